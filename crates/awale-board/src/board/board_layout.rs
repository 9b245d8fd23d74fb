//! Computes the place of each part of the board on the screen. The painters, the signs and the
//! mouse use the same layout, so they cannot disagree.
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

/// The smallest size of a board. Its pits are boxes that hold two digits, with the letters in their
/// frames.
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
    pub used_area: Rect,
    /// Whether the size and the theme allow a painted board.
    pub(super) is_painted: bool,
    /// The line for captions between the two rows, if the captions are not next to the letters. The
    /// counts are next to the letters then.
    pub(super) caption_line_y: Option<u16>,
    /// Columns from one pit to the next.
    pub(super) columns_per_pit: u16,
    pub(super) pits: [Rect; PITS],
    pub(super) stores: PerSeat<Rect>,
    /// The line for the marks of each row.
    pub(super) mark_line_ys: PerSeat<u16>,
    /// The line for the letters of each row.
    pub(super) letter_line_ys: PerSeat<u16>,
    /// The line for the counts of the pits of each row.
    pub pit_count_line_ys: PerSeat<u16>,
    /// The line for the count of each store.
    pub(super) store_count_line_ys: PerSeat<u16>,
}

/// The sizes from which a layout is computed, in cells.
struct BoardMeasures {
    columns_per_pit: u16,
    pit_width: u16,
    pit_height: u16,
    /// Empty columns at the right, so that the boxes are equally far from both stores. A painted
    /// board has its shadow there.
    empty_right_columns: u16,
    board_end_width: u16,
    store_width: u16,
    /// Rows between the marks and the letters: the rim of a painted board.
    rim_rows: u16,
    /// Rows for letters: 1, or 0 if they are in the frames.
    letter_rows: u16,
    /// Rows between the two rows of pits.
    rows_between_pit_rows: u16,
}

impl BoardMeasures {
    /// Computes the sizes of a painted board, which has round pits in a wide rim and the counts
    /// between the rows.
    fn for_painted_board(area_size: Size) -> BoardMeasures {
        // One line of counts per row, and a blank line between them if the pits leave room;
        // otherwise the digits would touch.
        let rows_between_pits = match area_size.height {
            ..MIN_BOARD_HEIGHT_WITH_RIM => 1,
            MIN_BOARD_HEIGHT_WITH_RIM..MIN_BOARD_HEIGHT_WITH_BLANK_LINE => 2,
            MIN_BOARD_HEIGHT_WITH_BLANK_LINE.. => 3,
        };
        let min_rim_rows = u16::from(area_size.height >= MIN_BOARD_HEIGHT_WITH_RIM);
        let rows_for_pits = area_size.height - 4 - 2 * min_rim_rows - rows_between_pits;
        let max_pit_height = rows_for_pits / 2;
        let columns_per_pit = pit_distance_columns(area_size)
            .min(3 * max_pit_height)
            .min(MAX_PIT_DISTANCE_COLUMNS);
        // A pit looks round if it has about half as many rows as columns. In a high window, first
        // the rims grow, then the pits become oval, then the distances grow.
        let fraction_rounded_up = |width: u16, of: u16, in_all: u16| (width * of).div_ceil(in_all);
        let (round_pit_height, oval_pit_height) = (
            fraction_rounded_up(columns_per_pit - 1, 11, 20),
            fraction_rounded_up(columns_per_pit - 1, 7, 10),
        );
        let round_pit_height = round_pit_height.min(max_pit_height);
        let mut spare_rows = rows_for_pits - 2 * round_pit_height;
        let mut take_spare_rows = |times: u16, max_rows: u16| {
            let taken_rows = max_rows.min(spare_rows / times);
            spare_rows -= times * taken_rows;
            taken_rows
        };
        let narrow_rim_rows = take_spare_rows(2, min_rim_rows * (columns_per_pit / 10));
        let pit_height =
            round_pit_height + take_spare_rows(2, oval_pit_height.saturating_sub(round_pit_height));
        let rim_rows = min_rim_rows
            + narrow_rim_rows
            + take_spare_rows(2, min_rim_rows * (columns_per_pit / 6) - narrow_rim_rows);
        let rows_between_pit_rows = rows_between_pits + take_spare_rows(1, columns_per_pit / 4);
        let board_end_width = ((area_size.width - 6 * columns_per_pit) / 2).min(columns_per_pit);
        let (pit_width, store_width) = (columns_per_pit - 1, board_end_width * 2 / 3);
        BoardMeasures {
            columns_per_pit,
            pit_width,
            pit_height,
            empty_right_columns: 0,
            board_end_width,
            store_width,
            rim_rows,
            letter_rows: 1,
            rows_between_pit_rows,
        }
    }

    /// Computes the sizes of a board of boxes with the counts inside. A store needs at least five
    /// columns: its frame, two digits and a gap.
    fn for_drawn_board(area_size: Size) -> BoardMeasures {
        let letter_rows = u16::from(area_size.height >= 10);
        let max_pit_height = (area_size.height - 2 - 2 * letter_rows) / 2;
        let columns_per_pit = pit_distance_columns(area_size)
            .max(4)
            .min((area_size.width - 10) / 6)
            .min(4 * max_pit_height)
            .min(MAX_PIT_DISTANCE_COLUMNS);
        let pit_height = max_pit_height.min(2 + (2 * columns_per_pit).div_ceil(3));
        let board_end_width =
            ((area_size.width - 6 * columns_per_pit) / 2).min(columns_per_pit.max(5));
        let gap = u16::from(columns_per_pit > 4);
        let (pit_width, store_width) = (columns_per_pit - gap, board_end_width - 1);
        BoardMeasures {
            columns_per_pit,
            pit_width,
            pit_height,
            empty_right_columns: gap,
            board_end_width,
            store_width,
            rim_rows: 0,
            letter_rows,
            rows_between_pit_rows: 0,
        }
    }

    fn board_size(&self) -> Size {
        let row_count = 2 * (1 + self.rim_rows + self.letter_rows + self.pit_height)
            + self.rows_between_pit_rows;
        Size::new(
            6 * self.columns_per_pit + 2 * self.board_end_width,
            row_count,
        )
    }
}

impl BoardLayout {
    /// Computes the layout of this view in `area`. Returns `None` if the area is too small.
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
        let used_area = area.centered(width.into(), height.into());
        // Lines are counted from the edge on the owner's side, so one rule serves both rows.
        let line_y = |seat: Seat, from_edge: u16| {
            if seat == view.bottom_seat {
                used_area.bottom() - 1 - from_edge
            } else {
                used_area.top() + from_edge
            }
        };
        let rows_before_pits = 1 + measures.rim_rows + measures.letter_rows;
        // In a wide rim the letters are in its middle.
        let letter_line_from_edge = rows_before_pits - measures.letter_rows - measures.rim_rows / 2;
        let pit_top = |seat: Seat| {
            if seat == view.bottom_seat {
                used_area.bottom() - rows_before_pits - measures.pit_height
            } else {
                used_area.top() + rows_before_pits
            }
        };
        let pit_area = |pit: Pit| {
            let x = used_area.left()
                + measures.board_end_width
                + pit_column(view, pit) * measures.columns_per_pit;
            let indent = (measures.columns_per_pit - measures.pit_width) / 2;
            Rect::new(
                x + indent,
                pit_top(pit.seat()),
                measures.pit_width,
                measures.pit_height,
            )
        };
        let store_area = |seat: Seat| {
            let indent = if is_painted {
                (measures.board_end_width - measures.store_width).div_ceil(2)
            } else {
                0
            };
            let columns_to_right_edge =
                measures.empty_right_columns + indent + measures.store_width;
            let x = if sows_rightwards(view, seat) {
                used_area.right() - columns_to_right_edge
            } else {
                used_area.left() + indent
            };
            Rect::new(
                x,
                used_area.top() + rows_before_pits,
                measures.store_width,
                height - 2 * rows_before_pits,
            )
        };
        let has_counts = !is_painted || measures.rim_rows > 0;
        let count_line_y = |seat: Seat| {
            if !has_counts {
                line_y(seat, letter_line_from_edge)
            } else if is_painted {
                line_y(seat, rows_before_pits + measures.pit_height)
            } else {
                pit_top(seat) + measures.pit_height - 2
            }
        };
        BoardLayout {
            used_area,
            is_painted,
            caption_line_y: (!has_counts)
                .then(|| line_y(view.bottom_seat, rows_before_pits + measures.pit_height)),
            columns_per_pit: measures.columns_per_pit,
            pits: std::array::from_fn(|i| Pit::new(i).map_or(Rect::ZERO, pit_area)),
            stores: PerSeat::from_fn(store_area),
            mark_line_ys: PerSeat::from_fn(|seat| line_y(seat, 0)),
            letter_line_ys: PerSeat::from_fn(|seat| line_y(seat, letter_line_from_edge)),
            pit_count_line_ys: PerSeat::from_fn(count_line_y),
            store_count_line_ys: PerSeat::from_fn(|seat| {
                line_y(
                    seat,
                    if is_painted {
                        letter_line_from_edge
                    } else {
                        rows_before_pits + 1
                    },
                )
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
        let pit_middles = self.pits.map(|pit| pit.left() + pit.width / 2);
        let leftmost_pit_middle = pit_middles.into_iter().min().unwrap_or(0);
        let rightmost_pit_middle = pit_middles.into_iter().max().unwrap_or(0);
        let mark_line_area = Rect {
            y: self.mark_line_ys[seat],
            height: 1,
            ..self.used_area
        };
        let left_area = Rect {
            width: (leftmost_pit_middle - self.used_area.left()).saturating_sub(2),
            ..mark_line_area
        };
        let x = rightmost_pit_middle + 3;
        let right_area = Rect {
            x,
            width: self.used_area.right().saturating_sub(x),
            ..mark_line_area
        };
        [left_area, right_area]
    }

    /// The line of the count of a pit or store.
    pub(super) fn count_line_y(&self, place: BoardPlace) -> u16 {
        match place {
            BoardPlace::Pit(pit) => self.pit_count_line_ys[pit.seat()],
            BoardPlace::Store(seat) => self.store_count_line_ys[seat],
        }
    }

    /// The clickable areas. The pits divide the width between the stores, each including its marks.
    /// Each store gets half of the remaining cells at its end.
    pub(super) fn click_zones(&self) -> impl Iterator<Item = (BoardPlace, Rect)> {
        let [upper_half, lower_half] = self.used_area.layout(&Layout::vertical([
            Constraint::Length(self.used_area.height / 2),
            Constraint::Fill(1),
        ]));
        let pits = Pit::all().map(move |pit| {
            let pit_area = self.pits[pit.index()];
            let board_half_of_pit = if pit_area.top() < lower_half.top() {
                upper_half
            } else {
                lower_half
            };
            let indent = (self.columns_per_pit - pit_area.width) / 2;
            (
                BoardPlace::Pit(pit),
                Rect {
                    x: pit_area.left() - indent,
                    width: self.columns_per_pit,
                    ..board_half_of_pit
                },
            )
        });
        let [left_half, right_half] = self.used_area.layout(&Layout::horizontal([
            Constraint::Length(self.used_area.width / 2 + 1),
            Constraint::Fill(1),
        ]));
        let is_south_right = self.stores.south.left() > self.stores.north.left();
        let [south_half, north_half] = if is_south_right {
            [right_half, left_half]
        } else {
            [left_half, right_half]
        };
        pits.chain([
            (BoardPlace::Store(Seat::South), south_half),
            (BoardPlace::Store(Seat::North), north_half),
        ])
    }
}

/// Whether a board in an area of this size can be painted.
pub(super) const fn has_room_for_painted_board(area_size: Size) -> bool {
    area_size.width >= MIN_PAINTED_BOARD_SIZE.width
        && area_size.height >= MIN_PAINTED_BOARD_SIZE.height
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

/// Columns from pit to pit. A store needs six tenths of this distance at each end of the board.
/// Both ends are equally wide, so an odd column would remain unused.
fn pit_distance_columns(area_size: Size) -> u16 {
    area_size.width / 2 * 5 / 18
}

/// The number of pits to the left of this one on the screen.
fn pit_column(view: &BoardView, pit: Pit) -> u16 {
    let column = to_cells(pit.column());
    if sows_rightwards(view, pit.seat()) {
        column
    } else {
        5 - column
    }
}

/// Whether the row of `seat` is sown from left to right. The store of `seat` follows its row, so it
/// is then at the right.
fn sows_rightwards(view: &BoardView, seat: Seat) -> bool {
    view.direction.sows_rightwards(seat, view.bottom_seat)
}
