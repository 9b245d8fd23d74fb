//! The two rows of pits and the two stores, as a widget.
//!
//! [`BoardView`] says everything that is to be seen. `plan` finds the place of each thing, for
//! drawing and for the mouse alike. Two painters fill the places: `painted` carves the board out of
//! wood, pixel by pixel, where the theme and the size allow; `drawn` uses lines and dots. What
//! stands *round* the pits (the cursor, the preview of a move, letters, counts) is the work of
//! `signs` for both.
//!
//! The cursor and the preview live on a line of their own outside each row of pits, in one style:
//! moving between two pits changes some forty cells and sends a few hundred bytes, where repainting
//! pits would send thousands.

pub mod canvas;
mod drawn;
pub mod grid;
pub mod matches;
mod painted;
pub mod plan;
mod preview;
mod signs;

use awale_rules::{PITS, PerSeat, Pit, Place, Seat};
use awale_study::record::Direction;
use plan::Plan;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;

use crate::theme::Theme;
use crate::theme::glyphs::Charset;

pub use painted::Cache;
pub use preview::{Preview, PreviewMark};

/// All that is to be seen of a board.
#[derive(Clone, Debug)]
pub struct BoardView<'a> {
    /// Seeds in the pits, in sowing order from A.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    pub below: Seat,
    /// Which way the seeds go round on the screen.
    pub direction: Direction,
    /// The pit or the store that the cursor is on.
    pub selected: Option<Place>,
    /// The pits that may be played.
    pub playable: [bool; PITS],
    /// What the chosen move would do.
    pub preview: Option<Preview>,
    /// The pit of the last move.
    pub last_move: Option<Pit>,
    pub motion: Motion,
    /// Whether each pit shows its letter.
    pub coordinates: bool,
    /// A short text by each pit, such as a move's value.
    pub captions: Option<&'a [Caption; PITS]>,
    pub theme: &'a Theme,
    pub charset: Charset,
}

/// A short text by a pit. Where it does not fit beside the letter with a blank between, the shorter
/// one stands there, and where that does not fit either, without the letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The text; best up to five characters.
    pub text: String,
    /// The same in three characters or less.
    pub short: String,
}

impl From<String> for Caption {
    /// A text that is short enough everywhere.
    fn from(text: String) -> Caption {
        Caption {
            short: text.clone(),
            text,
        }
    }
}

/// What a running animation touches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    /// Where the hand is: over the pit that was lifted, then over the place where a seed just fell.
    pub hand: Option<Hand>,
    /// The pits whose seeds are being captured.
    pub captured: [bool; PITS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub over: Place,
    pub seeds: u8,
}

impl Motion {
    /// Whether something happens at this place.
    fn touches(&self, place: Place) -> bool {
        self.hand.is_some_and(|hand| hand.over == place)
            || matches!(place, Place::Pit(pit) if self.captured[pit.index()])
    }
}

impl<'a> BoardView<'a> {
    /// A board with nothing going on.
    #[must_use]
    pub fn new(pits: [u8; PITS], stores: PerSeat<u8>, theme: &'a Theme) -> BoardView<'a> {
        BoardView {
            pits,
            stores,
            below: Seat::South,
            direction: Direction::default(),
            selected: None,
            playable: [false; PITS],
            preview: None,
            last_move: None,
            motion: Motion::default(),
            coordinates: true,
            captions: None,
            theme,
            charset: Charset::default(),
        }
    }

    /// The least area in which the board can be drawn.
    pub const LEAST: Size = plan::LEAST;

    /// The seeds at a place.
    #[must_use]
    pub fn seeds(&self, place: Place) -> u8 {
        match place {
            Place::Pit(pit) => self.pits[pit.index()],
            Place::Store(seat) => self.stores[seat],
        }
    }

    /// Draws the board, taking from `cache` what does not change and keeping it there.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, cache: &mut Cache) {
        let Some(plan) = Plan::new(area, self) else {
            return;
        };
        buffer.set_style(plan.body, self.theme.background);
        signs::round_the_board(self, &plan, buffer);
        match &self.theme.paint {
            Some(paint) if plan.is_painted => painted::draw(self, &plan, paint, buffer, cache),
            _ => drawn::draw(self, &plan, buffer),
        }
    }
}

/// All twelve pits and both stores.
fn places() -> impl Iterator<Item = Place> {
    Pit::all()
        .map(Place::Pit)
        .chain(Seat::BOTH.map(Place::Store))
}

/// Where each place lies on the screen, for a board drawn in `area`; the letters and marks by a pit
/// belong to it. Of two that lie one over the other, the first counts.
#[must_use]
pub fn zones(area: Rect, view: &BoardView) -> Vec<(Place, Rect)> {
    Plan::new(area, view).map_or_else(Vec::new, |plan| plan.zones().collect())
}

/// Draws without keeping anything, for a picture now and then; a running game uses
/// [`BoardView::draw`].
impl Widget for &BoardView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.draw(area, buffer, &mut Cache::default());
    }
}
