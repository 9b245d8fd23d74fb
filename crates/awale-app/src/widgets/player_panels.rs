//! The two sides of a game next to the board, if there is room: name, clock, captured seeds, and
//! the number of seeds that wins.

use awale_rules::{Game, PerSeat, Seat};
use awale_study::{
    catalogue::{AnyGame, PlayerSpec},
    words::{Words, say},
};
use ratatui::{
    layout::{Constraint, Rect},
    style::{Modifier, Style},
    widgets::{Paragraph, Wrap},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    app::{DrawContext, Session, Ui},
    widgets::{
        areas::{split_vertically, without_side_columns},
        board_state::BoardState,
        chrome, clock, columns,
        faces::{self, face_lines},
    },
};
use awale_board::theme::{cells::to_cells, glyphs::Charset};

/// The height of a side with its border, in lines: name, captured seeds, progress toward the win.
const SMALL_PLAYER_PANEL_HEIGHT: u16 = 5;
/// The height of a side with large digits, in lines.
const LARGE_PLAYER_PANEL_HEIGHT: u16 = 7;
/// The lines for the face and the words of a character.
const SPEECH_HEIGHT: u16 = 4;
/// The minimum width of a window with room for the words of a character in its side.
const MIN_WINDOW_WIDTH_WITH_SPEECH: u16 = 112;
/// The minimum height of the list of moves between sides that have room for words.
const MIN_MOVE_LIST_HEIGHT_WITH_SPEECH: u16 = 8;
/// The maximum height of a name, in lines.
const MAX_NAME_HEIGHT: u16 = 3;
/// The columns of the border and of the blanks inside it.
const FRAME_AND_BLANKS_WIDTH: u16 = 4;
/// The width of a clock, `10:00:00`, with the blank before it.
const CLOCK_WIDTH: u16 = 9;
/// The minimum height of the list of moves with its border, in lines: one line of moves.
pub const MIN_MOVE_LIST_HEIGHT: u16 = 3;
const LARGE_DIGIT_ROWS: u16 = 3;
/// Large digits made of half blocks, row by row.
#[rustfmt::skip]
const LARGE_DIGITS: [[&str; LARGE_DIGIT_ROWS as usize]; 10] = [
    ["█▀█", "█ █", "▀▀▀"], ["▄█ ", " █ ", "▀▀▀"], ["▀▀█", "█▀▀", "▀▀▀"], ["▀▀█", " ▀█", "▀▀▀"], ["█ █", "▀▀█", "  ▀"],
    ["█▀▀", "▀▀█", "▀▀▀"], ["█▀▀", "█▀█", "▀▀▀"], ["▀▀█", "  █", "  ▀"], ["█▀█", "█▀█", "▀▀▀"], ["█▀█", "▀▀█", "▀▀▀"],
];
/// The width of a large digit, with the gap on its right.
const LARGE_DIGIT_WIDTH: u16 = 4;

/// The areas of both sides in a column next to the board.
#[derive(Clone, Copy, Debug)]
pub struct PlayerPanelAreas {
    /// The area of the side at the top of the board.
    top_panel_area: Rect,
    /// The area of the side at the bottom of the board.
    bottom_panel_area: Rect,
    /// The number of rows of the longer name.
    name_row_count: u16,
    /// Whether a name leaves no room for the clock on its right.
    is_clock_below_name: bool,
    /// The lines for the face and the words of a character. 0 if there is no room or no character.
    speech_height: u16,
}

impl PlayerPanelAreas {
    /// Whether the sides have room for the words of a character.
    pub const fn has_room_for_speech(&self) -> bool {
        self.speech_height > 0
    }

    /// Divides `column` between the two sides and the list of moves. Returns no sides if there is
    /// no room for them next to a list of `min_list_height` lines, and no list if not one of its
    /// lines fits. If there is enough room, a long name gets more rows; after that, the digits get
    /// large.
    pub fn split_column(
        column: Rect,
        min_list_height: u16,
        session: &Session,
        words: &Words,
    ) -> (Option<PlayerPanelAreas>, Option<Rect>) {
        let (name_row_count, is_clock_below_name) =
            name_row_count_and_clock_conflict(session, column.width, words);
        let has_character = Seat::BOTH
            .iter()
            .any(|&seat| matches!(session.players[seat].spec, PlayerSpec::Character(_)));
        let height_with_speech =
            2 * (LARGE_PLAYER_PANEL_HEIGHT + name_row_count - 1 + SPEECH_HEIGHT);
        let has_room_for_speech = column.width >= MIN_WINDOW_WIDTH_WITH_SPEECH / 4
            && column.height >= height_with_speech + MIN_MOVE_LIST_HEIGHT_WITH_SPEECH;
        let speech_height = if has_character && has_room_for_speech {
            SPEECH_HEIGHT
        } else {
            0
        };
        let heights_and_name_row_counts = [
            (LARGE_PLAYER_PANEL_HEIGHT, name_row_count),
            (SMALL_PLAYER_PANEL_HEIGHT, name_row_count),
            (LARGE_PLAYER_PANEL_HEIGHT, 1),
            (SMALL_PLAYER_PANEL_HEIGHT, 1),
        ];
        let fit_in_column = |(height, rows): &(u16, u16)| {
            2 * (height + rows - 1) + min_list_height <= column.height
        };
        let Some((panel_height, name_row_count)) =
            heights_and_name_row_counts.into_iter().find(fit_in_column)
        else {
            return (None, Some(column));
        };
        let player_panel_height =
            Constraint::Length(panel_height + name_row_count - 1 + speech_height);
        let [top_panel_area, list_area, bottom_panel_area] = split_vertically(
            column,
            [
                player_panel_height,
                Constraint::Fill(1),
                player_panel_height,
            ],
        );
        (
            Some(PlayerPanelAreas {
                top_panel_area,
                bottom_panel_area,
                name_row_count,
                is_clock_below_name,
                speech_height,
            }),
            Some(list_area).filter(|list_area| list_area.height >= MIN_MOVE_LIST_HEIGHT),
        )
    }

    /// Draws both sides in their current state.
    pub fn draw(&self, state: &BoardState, ui: &mut Ui) {
        let look = ui.look;
        let Some(session) = state.session else { return };
        let bottom_seat = state.bottom_seat();
        let series_score_and_own_seat = look
            .context
            .series_score(session)
            .zip(session.only_human_seat());
        for (seat, area) in [
            (bottom_seat.opponent(), self.top_panel_area),
            (bottom_seat, self.bottom_panel_area),
        ] {
            let points_text = series_score_and_own_seat.as_ref().map(|(score, own)| {
                let (own_half_points, other_half_points) = score.own_and_opponent_half_points();
                look.words.half_points_text(if seat == *own {
                    own_half_points
                } else {
                    other_half_points
                })
            });
            PlayerPanel {
                state,
                session,
                seat,
                series_points: points_text,
                look,
            }
            .draw(area, self, ui);
        }
    }
}

/// The rows of the longer name in a column of this width, and whether a name leaves no room for the
/// clock on its right.
fn name_row_count_and_clock_conflict(
    session: &Session,
    column_width: u16,
    words: &Words,
) -> (u16, bool) {
    let text_width = column_width.saturating_sub(FRAME_AND_BLANKS_WIDTH);
    let player_names = words.player_names(&session.players);
    let player_names = [player_names.south, player_names.north];
    let [south_row_count, north_row_count] = player_names.each_ref().map(|name| {
        let paragraph = Paragraph::new(name.as_str()).wrap(Wrap { trim: true });
        chrome::wrapped_height(&paragraph, text_width).clamp(1, MAX_NAME_HEIGHT)
    });
    // The room must not depend on the time that the clock shows.
    let name_width = text_width.saturating_sub(if session.has_clocks() { CLOCK_WIDTH } else { 0 });
    let lacks_room_for_clock = player_names
        .iter()
        .any(|name| to_cells(name.width()) > name_width);
    (south_row_count.max(north_row_count), lacks_room_for_clock)
}

/// A side with everything that is needed to draw it.
struct PlayerPanel<'s> {
    state: &'s BoardState<'s>,
    session: &'s Session,
    seat: Seat,
    /// The side's points in the match of several games.
    series_points: Option<String>,
    look: DrawContext<'s>,
}

impl PlayerPanel<'_> {
    fn draw(&self, area: Rect, areas: &PlayerPanelAreas, ui: &mut Ui) {
        let look = ui.look;
        let words = look.words;
        let is_turn = self.state.is_turn_of(self.seat);
        let inner = chrome::draw_panel("", area, ui);
        let seat_span = chrome::nameplate_span(&words.seat_name(self.seat), is_turn, look);
        ui.buffer
            .set_span(area.x + 1, area.y, &seat_span, inner.width);
        if let Some(points) = &self.series_points {
            let points_label = format!(" {} ", say!(words, "side-match", points = points.as_str()));
            let x = area
                .right()
                .saturating_sub(to_cells(points_label.width()) + 1);
            ui.buffer.set_string(
                x,
                area.y,
                points_label,
                self.look.theme.without_frame_color(self.look.theme.text),
            );
        }
        let inner = without_side_columns(inner);
        let row_heights = [
            Constraint::Length(areas.name_row_count),
            Constraint::Length(areas.speech_height),
            Constraint::Fill(1),
            Constraint::Length(1),
        ];
        let [name_area, speech_area, captured_area, progress_bar_area] =
            split_vertically(inner, row_heights);
        self.draw_name(name_area, ui);
        self.draw_speech(speech_area, ui);
        let clock_area = match self.state.position {
            _ if !areas.is_clock_below_name => name_area,
            AnyGame::Awale(_) => captured_area,
            AnyGame::Matches(_) => progress_bar_area,
        };
        match self.state.shown_position() {
            AnyGame::Awale(position) => {
                let total_seeds = position.store(Seat::South)
                    + position.store(Seat::North)
                    + position.seeds_on_board();
                let winning_seeds = position.rules().win_at.unwrap_or(total_seeds / 2 + 1);
                let stores = self.state.animation_frame.map_or_else(
                    || PerSeat::from_fn(|seat| position.store(seat)),
                    |frame| frame.stores,
                );
                self.draw_captured(stores[self.seat], winning_seeds, captured_area, ui);
                columns::draw_filled_bar(
                    (f64::from(stores[self.seat]) / f64::from(winning_seeds.max(1))).min(1.0),
                    progress_bar_area,
                    ui,
                );
            }
            AnyGame::Matches(_) => {
                let positions_so_far =
                    &self.state.game.positions_so_far()[..=self.state.played_move_count];
                let taken_matches = positions_so_far
                    .windows(2)
                    .filter(|pair| pair[0].to_move() == self.seat)
                    .filter_map(|pair| match pair {
                        [AnyGame::Matches(before), AnyGame::Matches(after)] => {
                            Some(before.matches_left() - after.matches_left())
                        }
                        _ => None,
                    });
                let taken_text = say!(words, "side-took", matches = taken_matches.sum::<u8>());
                ui.buffer.set_string(
                    captured_area.x,
                    captured_area.y,
                    taken_text,
                    self.look.theme.text,
                );
            }
        }
        self.draw_clock(clock_area, ui);
    }

    /// Draws the face of a character, and its words to the right.
    fn draw_speech(&self, area: Rect, ui: &mut Ui) {
        let PlayerSpec::Character(character) = self.session.players[self.seat].spec else {
            return;
        };
        let theme = self.look.theme;
        for (line, row) in face_lines(character).into_iter().zip(area.rows()) {
            ui.buffer.set_string(row.x, row.y, line, theme.accent);
        }
        let speech_text_area = Rect {
            x: area.x + faces::FACE_WIDTH + 1,
            width: area.width.saturating_sub(faces::FACE_WIDTH + 1),
            ..area
        };
        if let Some((_, text)) = self
            .state
            .speech
            .as_ref()
            .filter(|(seat, _)| *seat == self.seat)
        {
            chrome::draw_clipped_text(text.as_str(), speech_text_area, theme.title, ui);
        }
    }

    fn draw_name(&self, area: Rect, ui: &mut Ui) {
        let name = &self.look.words.player_names(&self.session.players)[self.seat];
        let style = self.turn_style();
        if area.height == 1 {
            ui.buffer.set_string(
                area.x,
                area.y,
                columns::cut_to_width(name, area.width.into()),
                style,
            );
        } else {
            // The outline already contains the names, with the clocks and the moves.
            chrome::draw_clipped_text_without_recording(name.as_str().into(), area, style, ui);
        }
    }

    /// Draws the clock at the right end of the first row of `area`.
    fn draw_clock(&self, area: Rect, ui: &mut Ui) {
        let Some(estimated_time_left) = self
            .session
            .remaining_after(self.state.played_move_count)
            .map(|left| left[self.seat])
        else {
            return;
        };
        let clock_text = clock::clock_text(estimated_time_left, self.look.words);
        let style = if clock::is_time_short(estimated_time_left) {
            self.look.theme.error
        } else {
            self.turn_style()
        };
        ui.buffer.set_string(
            area.right().saturating_sub(to_cells(clock_text.width())),
            area.y,
            clock_text,
            style,
        );
    }

    fn turn_style(&self) -> Style {
        if self.state.is_turn_of(self.seat) {
            self.look.theme.accent
        } else {
            self.look.theme.text
        }
    }

    /// Draws the captured seeds, with large digits if there is room. Until the side has won, also
    /// draws the number of seeds that wins.
    fn draw_captured(&self, captured_seeds: u8, winning_seeds: u8, area: Rect, ui: &mut Ui) {
        let of_winning_seeds_text = if captured_seeds < winning_seeds {
            say!(self.look.words, "side-of", enough = winning_seeds)
        } else {
            String::new()
        };
        let style = self.look.theme.accent.add_modifier(Modifier::BOLD);
        let captured_text = captured_seeds.to_string();
        if area.height < LARGE_DIGIT_ROWS || self.look.charset == Charset::Ascii {
            let y = area.y + area.height / 2;
            ui.buffer.set_string(area.x, y, &captured_text, style);
            ui.buffer.set_string(
                area.x + to_cells(captured_text.width()) + 1,
                y,
                of_winning_seeds_text,
                self.look.theme.dim,
            );
            return;
        }
        for (place, digit) in captured_text.bytes().enumerate() {
            for (y, row) in (area.y..).zip(LARGE_DIGITS[usize::from(digit - b'0')]) {
                ui.buffer.set_string(
                    area.x + to_cells(place) * LARGE_DIGIT_WIDTH,
                    y,
                    row,
                    self.look.theme.accent,
                );
            }
        }
        ui.buffer.set_string(
            area.x + to_cells(captured_text.len()) * LARGE_DIGIT_WIDTH,
            area.y + 1,
            of_winning_seeds_text,
            self.look.theme.dim,
        );
    }
}
