//! The board as a carved piece of wood with seeds lying in it, painted pixel by pixel.
//!
//! The empty board depends on the size and the theme only and is kept in a [`Cache`]; a frame copies it, lays the
//! seeds ([`seeds`]) and writes the cells and the text over them.

mod carving;
mod seeds;
mod shape;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use crate::awale::{PITS, Pit, Place};
use crate::game::PerSeat;
use crate::ui::canvas::{Canvas, Rgb};
use crate::ui::theme::Paint;

use super::plan::Plan;
use super::{BoardView, places, signs};
use shape::RoundBox;

/// What painting keeps from frame to frame. One serves one board on the screen; it may be dropped at any time.
#[derive(Debug, Default)]
pub struct Cache {
    key: Option<Key>,
    empty: Canvas,
    frame: Canvas,
}

/// All that the look of the empty board depends on.
#[derive(Debug, PartialEq)]
struct Key {
    body: Rect,
    pits: [Rect; PITS],
    stores: PerSeat<Rect>,
    paint: Paint,
    table: Rgb,
}

impl Cache {
    /// The empty board for this plan, copied to where a frame can be painted on it.
    fn fresh_frame(&mut self, plan: &Plan, paint: &Paint, table: Rgb) -> &mut Canvas {
        let key = Key { body: plan.body, pits: plan.pits, stores: plan.stores, paint: paint.clone(), table };
        if self.key.as_ref() != Some(&key) {
            self.empty = carving::carve(plan, paint, table);
            self.key = Some(key);
        }
        self.frame.copy_from(&self.empty);
        &mut self.frame
    }
}

/// Draws everything inside the lines of marks.
pub(super) fn draw(view: &BoardView, plan: &Plan, paint: &Paint, buffer: &mut Buffer, cache: &mut Cache) {
    let table = match view.theme.background.bg {
        Some(Color::Rgb(red, green, blue)) => Rgb([red, green, blue].map(f32::from)),
        _ => paint.shadow,
    };
    let canvas = cache.fresh_frame(plan, paint, table);
    for place in places() {
        let hollow = hollow(plan, place);
        match place {
            Place::Pit(pit) => seeds::in_pit(canvas, &hollow, pit.index(), view.pits[pit.index()], paint),
            Place::Store(seat) => seeds::in_store(canvas, &hollow, view.stores[seat], paint),
        }
        if view.motion.touches(place) {
            glow(canvas, &hollow, paint.glow);
        }
    }
    canvas.write(board(plan), buffer);
    text(view, plan, buffer);
}

/// The cells that the board covers: the body without the lines of marks.
fn board(plan: &Plan) -> Rect {
    Rect { y: plan.body.y + 1, height: plan.body.height - 2, ..plan.body }
}

/// The shape of a pit or a store, in pixels of the canvas.
fn hollow(plan: &Plan, place: Place) -> RoundBox {
    let (rect, board) = (plan.rect(place), board(plan));
    let left = f32::from(rect.left() - board.left());
    let top = 2.0 * f32::from(rect.top() - board.top());
    RoundBox::new(left, top, left + f32::from(rect.width), top + 2.0 * f32::from(rect.height))
}

/// Lights the rim of a hollow.
fn glow(canvas: &mut Canvas, hollow: &RoundBox, light: Rgb) {
    /// How far the light reaches to either side of the edge, in pixels.
    const REACH: f32 = 1.1;
    canvas.change(hollow.bounds(REACH), |x, y, under| {
        let distance = hollow.distance(x, y).abs();
        under.mix(light, (1.3 - distance / REACH).clamp(0.0, 1.0))
    });
}

/// Writes letters and counts over the painted cells.
fn text(view: &BoardView, plan: &Plan, buffer: &mut Buffer) {
    for pit in Pit::all() {
        for (x, text, style) in signs::label(view, plan, pit) {
            engrave(buffer, x, plan.letters[pit.seat()], &text, style);
        }
    }
    for place in places() {
        let (x, text, style) = signs::count(view, plan, place);
        engrave(buffer, x, plan.count_line(place), &text, style);
    }
}

/// Writes text whose background is what was painted there.
fn engrave(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    for (x, character) in (x..).zip(text.chars()) {
        if let Some(cell) = buffer.cell_mut((x, y)) {
            let ground = match (cell.fg, cell.bg) {
                (Color::Rgb(r, g, b), Color::Rgb(r2, g2, b2)) if cell.symbol() != " " => {
                    Color::Rgb(r.midpoint(r2), g.midpoint(g2), b.midpoint(b2))
                }
                (_, ground) => ground,
            };
            cell.set_char(character).set_style(Style::new().bg(ground).patch(style));
        }
    }
}
