//! The two rows of pits and the two stores, as a widget.
//!
//! [`BoardView`] holds everything that is visible. `board_layout` computes the place of each part,
//! both for drawing and for the mouse. Two painters fill the pits and stores: `painted_board` draws
//! carved wood pixel by pixel if the theme and the size allow it, and `drawn_board` uses lines and
//! dots. `signs` draws the rest for both painters: the cursor, the preview of a move, letters and
//! counts.
//!
//! The cursor and the preview have a line of their own outside each row of pits, in one style. So
//! moving the cursor changes about forty cells and sends a few hundred bytes. Repainting pits would
//! send thousands of bytes.

pub mod canvas;
mod drawn_board;
pub mod grid;
pub mod matches;

pub mod board_layout;
mod painted_board;
mod preview;
pub mod shown_board;
mod signs;

use awale_rules::{BoardPlace, PITS, PerSeat, Pit, Position, Seat};
use awale_study::record::SowingDirection;
use board_layout::BoardLayout;
use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    widgets::Widget,
};

use crate::theme::{Theme, glyphs::Charset};

pub use painted_board::{BoardCache, BoardPicture, PictureSpace, RgbPixels, is_blank_for_picture};
pub use preview::{MovePreview, PreviewEffect};
pub use shown_board::{ShownBoard, SideLabel};

/// The seeds on a board, and the places that an animation changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardContents {
    /// Seeds in the pits, in sowing order from A.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    /// How many of the seeds in each pit are drawn as ghosts, because they are not really there.
    pub ghost_seed_counts: [u8; PITS],
    pub animated_places: AnimatedPlaces,
}

impl BoardContents {
    /// The seeds in a pit or store.
    pub fn seeds(&self, place: BoardPlace) -> u8 {
        match place {
            BoardPlace::Pit(pit) => self.pits[pit.index()],
            BoardPlace::Store(seat) => self.stores[seat],
        }
    }

    /// The ghosts in a pit or store.
    fn ghost_seeds(&self, place: BoardPlace) -> u8 {
        match place {
            BoardPlace::Pit(pit) => self.ghost_seed_counts[pit.index()],
            BoardPlace::Store(_) => 0,
        }
    }
}

/// Everything that is visible of a board.
#[derive(Clone, Debug)]
pub struct BoardView<'a> {
    pub contents: BoardContents,
    pub bottom_seat: Seat,
    /// The direction of sowing on the screen.
    pub direction: SowingDirection,
    /// The pit or store under the cursor.
    pub selected_place: Option<BoardPlace>,
    /// The pits that may be played.
    pub playable: [bool; PITS],
    /// The effect of the chosen move.
    pub preview: Option<MovePreview>,
    /// The pit of the last move.
    pub last_move_pit: Option<Pit>,
    /// Whether the letters of the pits are shown.
    pub shows_pit_letters: bool,
    /// The pits that are marked as in danger.
    pub endangered_pits: Vec<Pit>,
    /// A short text next to each pit, such as the value of its move.
    pub captions: Option<&'a [PitCaption; PITS]>,
    pub theme: &'a Theme,
    pub charset: Charset,
}

/// A short text next to a pit. If it does not fit next to the pit's letter with a blank between
/// them, the shorter form is used. If that does not fit either, the letter is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PitCaption {
    /// The text, best at most five characters.
    pub text: String,
    /// A shorter text, of at most three characters, for small boards.
    pub short_text: String,
    /// Whether the text is bold and underlined.
    pub is_best: bool,
}

impl From<String> for PitCaption {
    /// Uses one text for both forms.
    fn from(text: String) -> PitCaption {
        PitCaption {
            short_text: text.clone(),
            text,
            is_best: false,
        }
    }
}

/// The pits and stores that a running animation changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnimatedPlaces {
    /// Where the hand is: over the pit that was lifted, then over the place where a seed just fell.
    pub hand: Option<SowingHand>,
    /// The pits whose seeds are being captured.
    pub captured_pits: [bool; PITS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SowingHand {
    pub place_under_hand: BoardPlace,
    pub seeds: u8,
}

impl AnimatedPlaces {
    /// Whether the animation changes this pit or store.
    fn is_place_animated(&self, place: BoardPlace) -> bool {
        self.hand.is_some_and(|hand| hand.place_under_hand == place)
            || matches!(place, BoardPlace::Pit(pit) if self.captured_pits[pit.index()])
    }
}

impl<'a> BoardView<'a> {
    /// A board without cursor, preview or animation.
    pub fn new(pits: [u8; PITS], stores: PerSeat<u8>, theme: &'a Theme) -> BoardView<'a> {
        BoardView {
            contents: BoardContents {
                pits,
                stores,
                ..BoardContents::default()
            },
            bottom_seat: Seat::South,
            direction: SowingDirection::default(),
            selected_place: None,
            playable: [false; PITS],
            preview: None,
            last_move_pit: None,
            shows_pit_letters: true,
            endangered_pits: Vec::new(),
            captions: None,
            theme,
            charset: Charset::default(),
        }
    }

    /// The smallest area in which the board can be drawn.
    pub const MIN_SIZE: Size = board_layout::MIN_BOARD_SIZE;
    /// The smallest area in which the board can be painted.
    pub const MIN_PAINTED_SIZE: Size = board_layout::MIN_PAINTED_BOARD_SIZE;

    /// Whether a board in an area of this size is painted, with these colors and characters.
    pub fn is_painted(theme: &Theme, charset: Charset, size: Size) -> bool {
        theme.paint.is_some()
            && charset == Charset::Unicode
            && board_layout::has_room_for_painted_board(size)
    }

    /// The largest height that a board of this width uses.
    pub fn max_height_at_width(width: u16) -> u16 {
        board_layout::max_height_at_width(width)
    }

    /// Shows the legal move from `pit` in `position` without playing it: the sown seeds are ghosts,
    /// and marks show the captures.
    pub fn show_move_as_ghosts(&mut self, position: &Position, pit: Pit) {
        let Ok(trace) = position.trace(pit) else {
            return;
        };
        self.selected_place = Some(BoardPlace::Pit(pit));
        self.preview = Some(MovePreview::from_trace(&trace));
        let contents = &mut self.contents;
        contents.pits[pit.index()] = 0;
        for place in trace.sown_places() {
            if let BoardPlace::Pit(pit) = place {
                contents.pits[pit.index()] += 1;
                contents.ghost_seed_counts[pit.index()] += 1;
            }
        }
    }

    /// Draws the board. `cache` holds the parts that did not change since the last frame.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, cache: &mut BoardCache) {
        let Some(board_layout) = BoardLayout::new(area, self) else {
            return;
        };
        buffer.set_style(board_layout.used_area, self.theme.background);
        signs::draw_marks(self, &board_layout, buffer);
        match &self.theme.paint {
            Some(paint) if board_layout.is_painted => {
                painted_board::draw(self, &board_layout, paint, buffer, cache);
            }
            _ => drawn_board::draw(self, &board_layout, buffer),
        }
        let shown_board = ShownBoard::from_view(self, &board_layout);
        cache.set_shown_board(
            shown_board,
            painted_board::board_area(&board_layout),
            buffer,
        );
    }
}

/// All twelve pits and both stores.
fn all_places() -> impl Iterator<Item = BoardPlace> {
    Pit::all()
        .map(BoardPlace::Pit)
        .chain(Seat::BOTH.map(BoardPlace::Store))
}

/// The clickable area of each pit and store on a board drawn in `area`, including its letters and
/// marks. If two areas overlap, the first one wins.
pub fn click_zones(area: Rect, view: &BoardView) -> Vec<(BoardPlace, Rect)> {
    BoardLayout::new(area, view).map_or_else(Vec::new, |plan| plan.click_zones().collect())
}

/// The free areas at the left and the right end of the marks of `seat`, a column away from them.
pub fn free_areas_beside_marks(area: Rect, view: &BoardView, seat: Seat) -> Option<[Rect; 2]> {
    BoardLayout::new(area, view).map(|plan| plan.areas_beside_marks(seat))
}

/// Draws without a cache, for an occasional picture. A running game uses [`BoardView::draw`].
impl Widget for &BoardView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        self.draw(area, buffer, &mut BoardCache::default());
    }
}
