//! The board as a piece of carved wood with seeds in it, painted pixel by pixel.
//!
//! The empty board depends only on the size and the theme. It is carved once, and the last few are
//! cached for all screens. A frame copies the empty board and adds the seeds; cells whose seeds and
//! hand did not change are reused from the last frame.

mod carving;
mod seeds;
mod shape;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use awale_rules::{PITS, PerSeat, Pit, Place};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use shape::RoundBox;

use crate::board::canvas::{Canvas, Picture};
use crate::theme::{Paint, Rgb};

use super::plan::Plan;
use super::{BoardView, Motion, places, signs};

/// The cache of one board on the screen. It may be dropped at any time.
#[derive(Debug, Default)]
pub struct Cache {
    ground: Option<Arc<Carved>>,
    contents: Option<Contents>,
    frame: Canvas,
    picture: Picture,
}

/// Everything that the look of the empty board depends on.
#[derive(Debug, PartialEq)]
struct Ground {
    body: Rect,
    pits: [Rect; PITS],
    stores: PerSeat<Rect>,
    paint: Paint,
    table: Rgb,
}

/// An empty board.
#[derive(Debug)]
struct Carved {
    ground: Ground,
    board: Canvas,
}

/// The empty boards that were drawn last, shared by all screens. In a club, many visitors have
/// windows of the same size.
static CARVED: Mutex<VecDeque<Arc<Carved>>> = Mutex::new(VecDeque::new());
/// The number of cached boards.
const CACHED: usize = 4;

/// Everything that the look of seeds, hand and captures depends on.
#[derive(Debug, PartialEq)]
struct Contents {
    pits: [u8; PITS],
    ghosts: [u8; PITS],
    stores: PerSeat<u8>,
    motion: Motion,
}

/// Draws everything between the two lines of marks.
pub(super) fn draw(
    view: &BoardView,
    plan: &Plan,
    paint: &Paint,
    buffer: &mut Buffer,
    cache: &mut Cache,
) {
    cache.paint_ground(view, plan, paint);
    cache.paint_contents(view, plan, paint);
    cache.picture.write(board(plan), buffer);
    text(view, plan, buffer);
}

impl Cache {
    /// Replaces the empty board if it is not the one drawn last.
    fn paint_ground(&mut self, view: &BoardView, plan: &Plan, paint: &Paint) {
        let table = view.theme.table(paint);
        let ground = Ground {
            body: plan.body,
            pits: plan.pits,
            stores: plan.stores,
            paint: paint.clone(),
            table,
        };
        if self
            .ground
            .as_ref()
            .is_none_or(|carved| carved.ground != ground)
        {
            self.ground = Some(carved(ground, plan));
            self.contents = None;
        }
    }

    /// Adds the seeds to the empty board unless they are already there.
    fn paint_contents(&mut self, view: &BoardView, plan: &Plan, paint: &Paint) {
        let contents = Contents {
            pits: view.pits,
            ghosts: view.ghosts,
            stores: view.stores,
            motion: view.motion,
        };
        if self.contents.as_ref() == Some(&contents) {
            return;
        }
        if let Some(carved) = &self.ground {
            self.frame.copy_from(&carved.board);
        }
        for place in places() {
            let hollow = hollow(plan, place);
            match place {
                Place::Pit(pit) => seeds::in_pit(
                    &mut self.frame,
                    &hollow,
                    pit.index(),
                    [view.seeds(place), view.ghosts_in(place)],
                    paint,
                ),
                Place::Store(_) => {
                    seeds::in_store(&mut self.frame, &hollow, view.seeds(place), paint);
                }
            }
            if view.motion.touches(place) {
                glow(&mut self.frame, &hollow, paint.glow);
            }
        }
        self.picture.show(&self.frame, paint);
        self.contents = Some(contents);
    }
}

/// The empty board with this look, from the cache or newly carved.
fn carved(ground: Ground, plan: &Plan) -> Arc<Carved> {
    let cache = || CARVED.lock().unwrap_or_else(PoisonError::into_inner);
    {
        let mut boards = cache();
        if let Some(carved) = boards
            .iter()
            .position(|carved| carved.ground == ground)
            .and_then(|at| boards.remove(at))
        {
            boards.push_front(Arc::clone(&carved));
            return carved;
        }
    }
    let board = carving::carve(plan, &ground.paint, ground.table);
    let carved = Arc::new(Carved { ground, board });
    let mut boards = cache();
    boards.truncate(CACHED - 1);
    boards.push_front(Arc::clone(&carved));
    carved
}

/// The cells of the board: the body without the two lines of marks.
fn board(plan: &Plan) -> Rect {
    Rect {
        y: plan.body.y + 1,
        height: plan.body.height - 2,
        ..plan.body
    }
}

/// The outline of a pit or store, in units of the canvas.
fn hollow(plan: &Plan, place: Place) -> RoundBox {
    let (rect, board) = (plan.rect(place), board(plan));
    let left = f32::from(rect.left() - board.left());
    let top = 2.0 * f32::from(rect.top() - board.top());
    RoundBox::new(
        left,
        top,
        left + f32::from(rect.width),
        top + 2.0 * f32::from(rect.height),
    )
}

/// Lights the rim of a hollow.
fn glow(canvas: &mut Canvas, hollow: &RoundBox, light: Rgb) {
    /// How far the light reaches on both sides of the edge, in pixels.
    const REACH: f32 = 0.95;
    canvas.change(hollow.bounds(REACH), |x, y, under| {
        let distance = hollow.distance(x, y).abs();
        under.mix(light, (1.2 - distance / REACH).clamp(0.0, 1.0))
    });
}

/// Writes letters and counts over the painted cells.
fn text(view: &BoardView, plan: &Plan, buffer: &mut Buffer) {
    for pit in Pit::all() {
        for (x, text, style) in signs::label(view, plan, pit) {
            engrave(buffer, x, plan.letters[pit.seat()], &text, style);
        }
        if let Some(line) = plan.captions {
            let (x, text, style) = signs::caption_between(view, plan, pit);
            engrave(buffer, x, line, &text, style);
        }
    }
    for place in places() {
        let (x, text, style) = signs::count(view, plan, place);
        engrave(buffer, x, plan.count_line(place), &text, style);
    }
}

/// Writes text whose background is the painted color of its cells.
fn engrave(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    for (x, character) in (x..).zip(text.chars()) {
        if let Some(cell) = buffer.cell_mut((x, y)) {
            let ground = if cell.symbol() == " " {
                cell.bg
            } else {
                between(cell.fg, cell.bg)
            };
            cell.set_char(character)
                .set_style(Style::new().bg(ground).patch(style));
        }
    }
}

/// The color halfway between two painted colors.
fn between(one: Color, other: Color) -> Color {
    match (one, other) {
        (Color::Rgb(red, green, blue), Color::Rgb(red2, green2, blue2)) => Color::Rgb(
            red.midpoint(red2),
            green.midpoint(green2),
            blue.midpoint(blue2),
        ),
        // There may be no color between them. Letters are dark, so the brighter one is better.
        _ => one,
    }
}
