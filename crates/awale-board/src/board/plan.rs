//! Computes the place of each part of the board on the screen. The painters, the signs and the
//! mouse use the same plan, so they cannot disagree.
//!
//! From top to bottom, the board has:
//!
//! 1. a line for marks,
//! 2. the upper row of pits with its letters above,
//! 3. the lower row of pits with its letters below,
//! 4. a line for marks.
//!
//! The stores are at the left and right ends, with their counts on their owner's side.

use awale_rules::{BoardPlace, PITS, PerSeat, Pit, Seat};
use ratatui::layout::{Constraint, Layout, Rect, Size};

use crate::theme::cells::to_cells;

use super::BoardView;

/// The smallest area: boxes that hold two digits, with the letters in their frames.
pub(super) const MIN_BOARD_SIZE: Size = Size::new(34, 8);
/// The smallest area of a painted board: pits of 6 by 6 pixels. In smaller pits four seeds are not
/// recognizable.
pub(super) const MIN_PAINTED_BOARD_SIZE: Size = Size::new(54, 11);
/// From this height on, a painted board has a rim outside the letters, and a line of counts for
/// each row of pits. In a lower one, the counts are next to the letters, and the captions are
/// between the rows.
const MIN_BOARD_HEIGHT_WITH_RIM: u16 = 14;
/// From this height on, a painted board has a blank line between the counts of its two rows.
const MIN_BOARD_HEIGHT_WITH_BLANK_LINE: u16 = 17;
/// The largest distance between pits. On a screen of 300 columns the board can still be seen at one
/// glance.
const MAX_PIT_DISTANCE_COLUMNS: u16 = 36;

/// The place of each part of the board, in cells of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayout {
    /// The part of the area that is used.
    pub body: Rect,
    /// Whether the size and the theme allow a painted board.
    pub(super) is_painted: bool,
    /// The line for captions between the two rows, if they are not next to the letters. The counts
    /// are next to the letters then.
    pub(super) captions: Option<u16>,
    /// Columns from one pit to the next.
    pub(super) pitch: u16,
    pub(super) pits: [Rect; PITS],
    pub(super) stores: PerSeat<Rect>,
    /// The line for the marks of each row.
    pub(super) marks: PerSeat<u16>,
    /// The line for the letters of each row.
    pub(super) letters: PerSeat<u16>,
    /// The line for the counts of the pits of each row.
    pub counts: PerSeat<u16>,
    /// The line for the count of each store.
    pub(super) store_counts: PerSeat<u16>,
}

/// The sizes from which a plan is computed, in cells.
struct BoardMeasures {
    pitch: u16,
    pit_width: u16,
    pit_height: u16,
    /// Empty columns at the right, so that the boxes are equally far from both stores. A painted
    /// board has its shadow there.
    slack: u16,
    end: u16,
    store_width: u16,
    /// Rows between the marks and the letters: the rim of a painted board.
    rim: u16,
    /// Rows for letters: 1, or 0 if they are in the frames.
    letters: u16,
    /// Rows between the two rows of pits.
    middle: u16,
}

impl BoardMeasures {
    /// Round pits in a wide rim; the counts are between the rows.
    fn for_painted_board(area: Size) -> BoardMeasures {
        // One line of counts per row, and a blank line between them if the pits leave room;
        // otherwise the digits would touch.
        let between = match area.height {
            ..MIN_BOARD_HEIGHT_WITH_RIM => 1,
            MIN_BOARD_HEIGHT_WITH_RIM..MIN_BOARD_HEIGHT_WITH_BLANK_LINE => 2,
            MIN_BOARD_HEIGHT_WITH_BLANK_LINE.. => 3,
        };
        let has_rim = u16::from(area.height >= MIN_BOARD_HEIGHT_WITH_RIM);
        let room = area.height - 4 - 2 * has_rim - between;
        let tallest = room / 2;
        let pitch = pit_distance_columns(area)
            .min(3 * tallest)
            .min(MAX_PIT_DISTANCE_COLUMNS);
        // A pit looks round if it has about half as many rows as columns. In a high window, first
        // the rims grow, then the pits become oval, then the distances grow.
        let share = |width: u16, of: u16, in_all: u16| (width * of).div_ceil(in_all);
        let (round, oval) = (share(pitch - 1, 11, 20), share(pitch - 1, 7, 10));
        let round = round.min(tallest);
        let mut spare = room - 2 * round;
        let mut take = |times: u16, most: u16| {
            let taken = most.min(spare / times);
            spare -= times * taken;
            taken
        };
        let narrow = take(2, has_rim * (pitch / 10));
        let pit_height = round + take(2, oval.saturating_sub(round));
        let rim = has_rim + narrow + take(2, has_rim * (pitch / 6) - narrow);
        let middle = between + take(1, pitch / 4);
        let end = ((area.width - 6 * pitch) / 2).min(pitch);
        let (pit_width, store_width) = (pitch - 1, end * 2 / 3);
        BoardMeasures {
            pitch,
            pit_width,
            pit_height,
            slack: 0,
            end,
            store_width,
            rim,
            letters: 1,
            middle,
        }
    }

    /// Boxes with the counts inside. A store needs at least five columns: its frame, two digits and
    /// a gap.
    fn for_drawn_board(area: Size) -> BoardMeasures {
        let letters = u16::from(area.height >= 10);
        let tallest = (area.height - 2 - 2 * letters) / 2;
        let pitch = pit_distance_columns(area)
            .max(4)
            .min((area.width - 10) / 6)
            .min(4 * tallest)
            .min(MAX_PIT_DISTANCE_COLUMNS);
        let pit_height = tallest.min(2 + (2 * pitch).div_ceil(3));
        let end = ((area.width - 6 * pitch) / 2).min(pitch.max(5));
        let gap = u16::from(pitch > 4);
        let (pit_width, store_width) = (pitch - gap, end - 1);
        BoardMeasures {
            pitch,
            pit_width,
            pit_height,
            slack: gap,
            end,
            store_width,
            rim: 0,
            letters,
            middle: 0,
        }
    }

    fn board_size(&self) -> Size {
        let rows = 2 * (1 + self.rim + self.letters + self.pit_height) + self.middle;
        Size::new(6 * self.pitch + 2 * self.end, rows)
    }
}

impl BoardLayout {
    /// The plan for this view in `area`, or `None` if the area is too small.
    pub fn new(area: Rect, view: &BoardView) -> Option<BoardLayout> {
        if area.width < MIN_BOARD_SIZE.width || area.height < MIN_BOARD_SIZE.height {
            return None;
        }
        let is_painted = BoardView::is_painted(view.theme, view.charset, area.as_size());
        let measures = if is_painted {
            BoardMeasures::for_painted_board(area.as_size())
        } else {
            BoardMeasures::for_drawn_board(area.as_size())
        };
        Some(BoardLayout::lay_out(area, view, &measures, is_painted))
    }

    fn lay_out(
        area: Rect,
        view: &BoardView,
        measures: &BoardMeasures,
        is_painted: bool,
    ) -> BoardLayout {
        let Size { width, height } = measures.board_size();
        let body = area.centered(width.into(), height.into());
        // Lines are counted from the edge on the owner's side, so one rule serves both rows.
        let line = |seat: Seat, from_edge: u16| {
            if seat == view.below {
                body.bottom() - 1 - from_edge
            } else {
                body.top() + from_edge
            }
        };
        let inner = 1 + measures.rim + measures.letters;
        // In a wide rim the letters are in its middle.
        let letters = inner - measures.letters - measures.rim / 2;
        let pit_top = |seat: Seat| {
            if seat == view.below {
                body.bottom() - inner - measures.pit_height
            } else {
                body.top() + inner
            }
        };
        let pit = |pit: Pit| {
            let x = body.left() + measures.end + pit_column(view, pit) * measures.pitch;
            let indent = (measures.pitch - measures.pit_width) / 2;
            Rect::new(
                x + indent,
                pit_top(pit.seat()),
                measures.pit_width,
                measures.pit_height,
            )
        };
        let store = |seat: Seat| {
            let indent = if is_painted {
                (measures.end - measures.store_width).div_ceil(2)
            } else {
                0
            };
            let from_right = measures.slack + indent + measures.store_width;
            let x = if sows_rightwards(view, seat) {
                body.right() - from_right
            } else {
                body.left() + indent
            };
            Rect::new(
                x,
                body.top() + inner,
                measures.store_width,
                height - 2 * inner,
            )
        };
        let has_counts = !is_painted || measures.rim > 0;
        let count = |seat: Seat| {
            if !has_counts {
                line(seat, letters)
            } else if is_painted {
                line(seat, inner + measures.pit_height)
            } else {
                pit_top(seat) + measures.pit_height - 2
            }
        };
        BoardLayout {
            body,
            is_painted,
            captions: (!has_counts).then(|| line(view.below, inner + measures.pit_height)),
            pitch: measures.pitch,
            pits: std::array::from_fn(|i| Pit::new(i).map_or(Rect::ZERO, pit)),
            stores: PerSeat::from_fn(store),
            marks: PerSeat::from_fn(|seat| line(seat, 0)),
            letters: PerSeat::from_fn(|seat| line(seat, letters)),
            counts: PerSeat::from_fn(count),
            store_counts: PerSeat::from_fn(|seat| {
                line(seat, if is_painted { letters } else { inner + 1 })
            }),
        }
    }

    /// The cells of a pit or store.
    pub(super) fn place_area(&self, place: BoardPlace) -> Rect {
        match place {
            BoardPlace::Pit(pit) => self.pits[pit.index()],
            BoardPlace::Store(seat) => self.stores[seat],
        }
    }

    /// The areas in the line of marks to the left and to the right of marks of three columns at the
    /// outermost pits.
    pub(super) fn areas_beside_marks(&self, seat: Seat) -> [Rect; 2] {
        let middles = self.pits.map(|pit| pit.left() + pit.width / 2);
        let first = middles.into_iter().min().unwrap_or(0);
        let last = middles.into_iter().max().unwrap_or(0);
        let line = Rect {
            y: self.marks[seat],
            height: 1,
            ..self.body
        };
        let left = Rect {
            width: (first - self.body.left()).saturating_sub(2),
            ..line
        };
        let x = last + 3;
        let right = Rect {
            x,
            width: self.body.right().saturating_sub(x),
            ..line
        };
        [left, right]
    }

    /// The line of the count of a pit or store.
    pub(super) fn count_line(&self, place: BoardPlace) -> u16 {
        match place {
            BoardPlace::Pit(pit) => self.counts[pit.seat()],
            BoardPlace::Store(seat) => self.store_counts[seat],
        }
    }

    /// The clickable areas. The pits divide the width between the stores, each including its marks.
    /// Each store gets half of the remaining cells at its end.
    pub(super) fn click_zones(&self) -> impl Iterator<Item = (BoardPlace, Rect)> {
        let [upper, lower] = self.body.layout(&Layout::vertical([
            Constraint::Length(self.body.height / 2),
            Constraint::Fill(1),
        ]));
        let pits = Pit::all().map(move |pit| {
            let place = self.pits[pit.index()];
            let row = if place.top() < lower.top() {
                upper
            } else {
                lower
            };
            let indent = (self.pitch - place.width) / 2;
            (
                BoardPlace::Pit(pit),
                Rect {
                    x: place.left() - indent,
                    width: self.pitch,
                    ..row
                },
            )
        });
        let [left, right] = self.body.layout(&Layout::horizontal([
            Constraint::Length(self.body.width / 2 + 1),
            Constraint::Fill(1),
        ]));
        let south_is_right = self.stores.south.left() > self.stores.north.left();
        let [south, north] = if south_is_right {
            [right, left]
        } else {
            [left, right]
        };
        pits.chain([
            (BoardPlace::Store(Seat::South), south),
            (BoardPlace::Store(Seat::North), north),
        ])
    }
}

/// Whether a board in an area of this size can be painted.
pub(super) const fn has_room_for_painted_board(area: Size) -> bool {
    area.width >= MIN_PAINTED_BOARD_SIZE.width && area.height >= MIN_PAINTED_BOARD_SIZE.height
}

/// The largest height that a painted board of this width uses.
pub(super) fn max_height_at_width(width: u16) -> u16 {
    /// Higher than any board.
    const UNLIMITED_HEIGHT: u16 = 200;
    let width = width.max(MIN_PAINTED_BOARD_SIZE.width);
    BoardMeasures::for_painted_board(Size::new(width, UNLIMITED_HEIGHT))
        .board_size()
        .height
}

/// Columns from pit to pit. A store needs six tenths of a pitch at each end. Both ends are equally
/// wide, so an odd column would remain unused.
fn pit_distance_columns(area: Size) -> u16 {
    area.width / 2 * 5 / 18
}

/// The number of pits to the left of this one on the screen.
fn pit_column(view: &BoardView, pit: Pit) -> u16 {
    let place = to_cells(pit.column());
    if sows_rightwards(view, pit.seat()) {
        place
    } else {
        5 - place
    }
}

/// Whether the row of `seat` is sown from left to right. The store of `seat` follows its row, so it
/// is then at the right.
fn sows_rightwards(view: &BoardView, seat: Seat) -> bool {
    view.direction.runs_rightwards(seat, view.below)
}
