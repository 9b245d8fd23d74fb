//! The board of a game with its two sides, the list of moves next to it, and remarks below it.

use std::collections::BTreeSet;

use awale_rules::{
    BoardPlace, Game, PITS, PerSeat, Pit, Position, Seat,
    matches_game::{Heap, Take},
};
use awale_study::{
    catalogue::{AnyGame, AnyMove, PlayerSpec},
    study::{captures_of_moves, with_mover},
    words::{Words, say},
};
use ratatui::{
    layout::{Constraint, Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::{Block, Paragraph, Widget, Wrap},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    app::{
        Action, AnimationFrame, BoardTextOutline, ClockTextOutline, DrawContext, GhostLine,
        Session, Ui,
    },
    keys::Command,
    widgets::{
        areas, board_state::ClockPlace, chrome, clock, columns, faces::one_line_face,
        key_names::message_with_keys_and_values, player_panels, wording,
    },
};
use awale_board::{
    board::{
        self, AnimatedPlaces, BoardView, MovePreview, ShownBoard, SideLabel, SowingHand,
        matches::{self, MatchesView},
    },
    theme::cells::to_cells,
};

pub use crate::widgets::board_state::BoardState;

/// The width of the list of moves next to the board, in columns.
const MOVE_LIST_WIDTH: u16 = 20;

/// The minimum width of a window that shows the list of moves next to the board.
pub const MIN_WIDTH_WITH_MOVE_LIST: u16 = 78;

/// The minimum width of a window that also shows both sides next to the board.
const MIN_WIDTH_WITH_PLAYER_PANELS: u16 = 100;

/// The number of lines for remarks below the board. They stay free if there are no remarks.
pub const REMARKS_HEIGHT: u16 = 2;
/// The minimum height of a game that has a line for the last move above the other remarks, in rows:
/// without and with the panels of the players next to the board.
const MIN_HEIGHT_WITH_LAST_MOVE_LINE: u16 = 22;
const MIN_HEIGHT_WITH_LAST_MOVE_LINE_AND_PANELS: u16 = 28;
/// The width of the evaluation bar next to the board, in columns, in a narrow and in a wide window:
/// enough for its value.
pub const EVALUATION_BAR_WIDTHS: [u16; 2] = [4, 6];
/// The minimum height inside the frame of a board drawn with lines, so that its letters have lines
/// of their own. A board narrower than this width has a frame anyway, because the names of the
/// players do not fit elsewhere.
const MIN_FRAMED_BOARD_SIZE: Size = Size::new(46, 10);
/// The minimum height of the sides and moves below the board, instead of next to it.
const MIN_PANELS_BELOW_HEIGHT: u16 = 20;
/// The rows of choices at the end of a game, if there is no room for the list of moves next to the
/// board. The choices fill one column after the other.
pub const GAME_END_CHOICES_HEIGHT: u16 = 2;
/// The minimum width for three columns of choices below the board. The longest choice in English
/// and French takes 15 columns, and its mark and gap take three.
pub const MIN_WIDTH_FOR_THREE_CHOICE_COLUMNS: u16 = 54;

/// The maximum width of a name in the border of the board.
const MAX_NAME_WIDTH: usize = 44;

/// The areas of all parts of a game's screen.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameAreas {
    /// The panel with the board.
    pub board: Rect,
    /// The list of moves, if there is room.
    pub move_list: Option<Rect>,
    /// The areas of both sides, if there is room.
    pub player_panels: Option<player_panels::PlayerPanelAreas>,
    /// The evaluation bar of a game.
    pub evaluation_bar: Rect,
    pub remarks: Rect,
    /// The choices at the end of a game, if the list of moves is not next to the board.
    pub game_end_choices: Rect,
}

impl GameAreas {
    /// Divides `body` into the areas of a position.
    pub fn of(body: Rect) -> GameAreas {
        GameAreas::with_remark_lines(body, REMARKS_HEIGHT)
    }

    /// Divides `body` into the areas of a game. The area of the board is the same during the game,
    /// in the history and at the end, because the other parts have their own areas.
    pub fn of_game(body: Rect) -> GameAreas {
        let choices_height = if body.width < MIN_WIDTH_WITH_MOVE_LIST {
            GAME_END_CHOICES_HEIGHT
        } else {
            0
        };
        let [top_area, choices_area] = areas::split_vertically(
            body,
            [Constraint::Fill(1), Constraint::Length(choices_height)],
        );
        // Next to the panels of the players, what a character says takes no line below the board.
        let min_height = if body.width < MIN_WIDTH_WITH_PLAYER_PANELS {
            MIN_HEIGHT_WITH_LAST_MOVE_LINE
        } else {
            MIN_HEIGHT_WITH_LAST_MOVE_LINE_AND_PANELS
        };
        let remark_line_count = if body.height >= min_height {
            REMARKS_HEIGHT + 1
        } else {
            REMARKS_HEIGHT
        };
        let position_areas = GameAreas::with_remark_lines(top_area, remark_line_count);
        let [bar_area, board_area] =
            evaluation_bar_and_board_areas(position_areas.board, body.width);
        GameAreas {
            board: board_area,
            evaluation_bar: bar_area,
            game_end_choices: choices_area,
            ..position_areas
        }
    }

    /// Divides `body` into the areas of a position, with this many lines for remarks.
    pub fn with_remark_lines(body: Rect, remark_line_count: u16) -> GameAreas {
        let [top_area, remarks] = areas::split_vertically(
            body,
            [Constraint::Fill(1), Constraint::Length(remark_line_count)],
        );
        if body.width < MIN_WIDTH_WITH_MOVE_LIST {
            return GameAreas {
                board: top_area,
                remarks,
                ..GameAreas::default()
            };
        }
        // In a high window the board gets the whole width, and the moves are below it.
        let board_height =
            BoardView::max_height_at_width(body.width.saturating_sub(EVALUATION_BAR_WIDTHS[1] + 2))
                + 2;
        if top_area.height >= board_height + MIN_PANELS_BELOW_HEIGHT {
            let [board_area, remarks_area, move_list_area] = areas::split_vertically(
                body,
                [
                    Constraint::Length(board_height),
                    Constraint::Length(remark_line_count),
                    Constraint::Fill(1),
                ],
            );
            return GameAreas {
                board: board_area,
                move_list: Some(move_list_area),
                remarks: remarks_area,
                ..GameAreas::default()
            };
        }
        let move_list_width = (body.width / 4).clamp(MOVE_LIST_WIDTH, 2 * MOVE_LIST_WIDTH - 8);
        let [board_area, move_list_area] = areas::split_horizontally(
            top_area,
            [Constraint::Fill(1), Constraint::Length(move_list_width)],
        );
        GameAreas {
            board: board_area,
            move_list: Some(move_list_area),
            remarks,
            ..GameAreas::default()
        }
    }

    /// The place of the clocks.
    pub fn clock_place(&self) -> ClockPlace {
        if self.player_panels.is_some() {
            ClockPlace::BesideBoard
        } else {
            ClockPlace::BoardBorder
        }
    }

    /// Adds the areas for the two players, one above and one below the list of moves. Returns the
    /// areas unchanged if the window is narrow. The list keeps at least `min_list_height` lines.
    #[must_use]
    pub fn with_player_panels(
        self,
        min_list_height: u16,
        session: &Session,
        words: &Words,
    ) -> GameAreas {
        match self.move_list {
            Some(column) if self.remarks.width >= MIN_WIDTH_WITH_PLAYER_PANELS => {
                let (player_panels, move_list) = player_panels::PlayerPanelAreas::split_column(
                    column,
                    min_list_height,
                    session,
                    words,
                );
                GameAreas {
                    move_list,
                    player_panels,
                    ..self
                }
            }
            _ => self,
        }
    }
}

/// The areas of the evaluation bar and of the board next to it, in a window of `width` columns.
pub fn evaluation_bar_and_board_areas(area: Rect, width: u16) -> [Rect; 2] {
    let bar_width = EVALUATION_BAR_WIDTHS[usize::from(width >= MIN_WIDTH_WITH_PLAYER_PANELS)];
    areas::split_horizontally(area, [Constraint::Length(bar_width), Constraint::Fill(1)])
}

/// The view of the board, used to draw it and to find clicks.
fn board_view<'a>(
    state: &'a BoardState,
    position: &Position,
    look: DrawContext<'a>,
) -> BoardView<'a> {
    let stores = PerSeat::from_fn(|seat| position.store(seat));
    let mut view = BoardView::new(*position.pits(), stores, look.theme);
    view.bottom_seat = state.bottom_seat();
    view.direction = state.game.direction;
    view.shows_pit_letters = look.context.settings.coordinates;
    view.charset = look.charset;
    view.last_move_pit = state.last_move().and_then(AnyMove::as_pit);
    let chosen_pit = state.chosen_move.and_then(AnyMove::as_pit);
    if let Some(frame) = state.animation_frame {
        view.selected_place = chosen_pit.map(BoardPlace::Pit);
        view.contents.pits = frame.pits;
        view.contents.stores = frame.stores;
        view.contents.animated_places = animated_places(frame);
        return view;
    }
    if let Some(ghost_line) = state.ghost_line {
        if let AnyMove::Pit(pit) = ghost_line.mv() {
            view.show_move_as_ghosts(position, pit);
        }
        return view;
    }
    view.captions = state.captions.as_ref();
    view.endangered_pits.clone_from(&state.endangered_pits);
    view.selected_place = chosen_pit.map(BoardPlace::Pit);
    if state.marks_playable_pits {
        view.playable = playable_pits(position);
    }
    if look.context.settings.preview
        && !state.hides_move_result
        && let Some(Ok(trace)) = chosen_pit.map(|pit| position.trace(pit))
    {
        view.preview = Some(MovePreview::from_trace(&trace));
    }
    view
}

/// The pits that the other side could empty if it were to move now. The matchstick game has none.
pub fn pits_in_danger(game: &AnyGame) -> Vec<Pit> {
    let AnyGame::Awale(position) = game else {
        return Vec::new();
    };
    let positions_by_mover = Seat::BOTH.map(|mover| with_mover(position, mover));
    let capturable_pits = positions_by_mover
        .iter()
        .flat_map(captures_of_moves)
        .flat_map(|capture| capture.captured_pits);
    let capturable_pits: BTreeSet<Pit> = capturable_pits.collect();
    capturable_pits.into_iter().collect()
}

fn playable_pits(position: &Position) -> [bool; PITS] {
    let mut is_playable = [false; PITS];
    position
        .moves()
        .for_each(|pit| is_playable[pit.index()] = true);
    is_playable
}

fn animated_places(frame: &AnimationFrame) -> AnimatedPlaces {
    let mut captured_pits = [false; PITS];
    if let (true, BoardPlace::Pit(pit)) = (frame.is_capture, frame.changed_place) {
        captured_pits[pit.index()] = true;
    }
    let hand = (!frame.is_capture).then_some(SowingHand {
        place_under_hand: frame.changed_place,
        seeds: frame.seeds_in_hand,
    });
    AnimatedPlaces {
        hand,
        captured_pits,
    }
}

/// The area of a board inside its frame, or the whole `area` if the board has no frame. It has no
/// frame if only a board without a frame can be painted, or has separate lines for its letters.
pub fn inside_frame(area: Rect, look: DrawContext) -> Rect {
    let framed_area = Block::bordered().inner(area);
    let is_painted = |area: Rect| BoardView::is_painted(look.theme, look.charset, area.as_size());
    let keeps_frame = if is_painted(area) {
        is_painted(framed_area)
    } else {
        framed_area.height >= MIN_FRAMED_BOARD_SIZE.height
            || area.width < MIN_FRAMED_BOARD_SIZE.width
    };
    if keeps_frame { framed_area } else { area }
}

/// Draws the board in its frame. The frame shows both names and marks the side to move.
pub fn draw_board(state: &BoardState, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    ui.record_text_outline(|outline| {
        let bottom_and_top_seats = [state.bottom_seat(), state.bottom_seat().opponent()];
        let player_names = bottom_and_top_seats.map(|seat| side_name(state, seat, look.words));
        outline.board = Some(BoardTextOutline {
            players: player_names.into(),
            ..state.outline(look.words)
        });
        outline.clocks = clock_text_outlines(state, look);
    });
    let remaining_times = state
        .session
        .filter(|_| state.clock_place == ClockPlace::BoardBorder)
        .and_then(|session| session.remaining_after(state.played_move_count));
    let name_width = name_width_columns(state, area.width);
    let is_framed = inside_frame(area, look) != area;
    let labels = PerSeat::from_fn(|seat| {
        let [name_with_strength, name] = names_with_face(state, seat, look);
        let shows_strength = is_framed && name_with_strength.width() <= name_width;
        let name = if shows_strength {
            name_with_strength
        } else {
            name
        };
        let name = columns::cut_to_width(&name, name_width);
        let clock_label_of =
            |left| clock::clock_label(left, state.is_turn_of(seat), look, look.words);
        (name, remaining_times.map(|left| clock_label_of(left[seat])))
    });
    let seat_to_move = Seat::BOTH.into_iter().find(|&seat| state.is_turn_of(seat));
    match state.shown_position() {
        AnyGame::Awale(position) => {
            let view = board_view(state, &position, look);
            draw_framed_board(&view, labels, seat_to_move, area, ui);
        }
        AnyGame::Matches(heap) => {
            let framed_side_labels = side_labels(&labels, seat_to_move, look);
            let inner = draw_frame(labels, seat_to_move, state.bottom_seat(), area, ui);
            *ui.board_area = Some(area);
            if heap.matches_left() == 0 {
                draw_empty_heap(state, heap, inner, ui);
            } else {
                let view = heap_view(state, heap, look);
                draw_heap(&view, inner, ui);
                let take_counts = (1..=view.max_take.min(view.matches_left))
                    .filter(|_| state.marks_playable_pits);
                let game = AnyGame::Matches(heap);
                let takes_and_previews: Vec<String> = take_counts
                    .map(|take| {
                        look.words
                            .pit_and_preview_text(&game, AnyMove::Take(Take(take)))
                    })
                    .collect();
                let top_seat = state.bottom_seat().opponent();
                let shown_board =
                    ShownBoard::from_heap(&view, inner, &takes_and_previews, top_seat);
                ui.board_cache
                    .set_shown_board(shown_board, inner, ui.buffer);
                ui.board_cache.set_side_labels(framed_side_labels, true);
            }
        }
    }
}

/// Draws a board like [`draw_board`], but next to a list. The outline omits it.
pub fn draw_preview_board(state: &BoardState, area: Rect, ui: &mut Ui) {
    draw_board(state, area, ui);
    ui.record_text_outline(|outline| (outline.board, outline.clocks) = (None, Vec::new()));
}

/// The clocks for the outline, starting with the side at the bottom.
fn clock_text_outlines(state: &BoardState, look: DrawContext) -> Vec<ClockTextOutline> {
    let session = state.session;
    let clock_times = session
        .and_then(|session| Some((session, session.remaining_after(state.played_move_count)?)));
    clock_times.map_or_else(Vec::new, |(session, left)| {
        [state.bottom_seat(), state.bottom_seat().opponent()]
            .map(|seat| ClockTextOutline {
                name: wording::side_and_player_text(look.words, session, seat),
                time: clock::clock_text(left[seat], look.words),
                seconds: clock::seconds_rounded_up(left[seat]),
                is_running: state.is_turn_of(seat),
            })
            .into()
    })
}

/// The labels of both sides in the frame of a board: each has a name and, in a game with clocks, a
/// clock.
pub type FrameLabels = PerSeat<(String, Option<Line<'static>>)>;

/// Draws a board in its frame, or with the names next to the marks if there is no room for a frame.
pub fn draw_framed_board(
    view: &BoardView,
    labels: FrameLabels,
    seat_to_move: Option<Seat>,
    area: Rect,
    ui: &mut Ui,
) {
    let look = ui.look;
    *ui.board_area = Some(area);
    let inner = inside_frame(area, look);
    let is_framed = inner != area;
    view.draw(inner, ui.buffer, ui.board_cache);
    ui.board_cache
        .set_side_labels(side_labels(&labels, seat_to_move, look), is_framed);
    if is_framed {
        draw_frame(labels, seat_to_move, view.bottom_seat, area, ui);
        return;
    }
    for seat in Seat::BOTH {
        let Some([left_area, right_area]) = board::free_areas_beside_marks(area, view, seat) else {
            return;
        };
        // The store of a side has its marks at one end of the line, so the name is at the other
        // end.
        let (_, store_area) = board::click_zones(area, view)
            .into_iter()
            .find(|(place, _)| *place == BoardPlace::Store(seat))
            .unwrap_or((BoardPlace::Store(seat), area));
        let [name_area, clock_area] = if store_area.left() > area.left() {
            [left_area, right_area]
        } else {
            [right_area, left_area]
        };
        let (name, clock) = &labels[seat];
        let is_turn = seat_to_move == Some(seat);
        let max_text_width = name_area.width.into();
        let (turn_sign, short_name) = (
            look.charset.glyphs().right_arrow,
            look.words.seat_name(seat),
        );
        let label_forms = if is_turn {
            [
                format!("{turn_sign} {name}"),
                format!("{turn_sign} {short_name}"),
                format!("{turn_sign}{short_name}"),
            ]
        } else {
            [name.clone(), short_name.clone(), short_name]
        };
        let fitting_form = label_forms
            .iter()
            .find(|form| form.width() <= max_text_width);
        let name_text =
            columns::cut_to_width(fitting_form.unwrap_or(&label_forms[2]), max_text_width);
        let style = chrome::nameplate_span("", is_turn, look).style;
        Span::styled(name_text, style).render(name_area, ui.buffer);
        if let Some(clock) = clock {
            clock.render(clock_area, ui.buffer);
        }
    }
}

/// The labels of both sides for a client that draws the board itself.
fn side_labels(
    labels: &FrameLabels,
    seat_to_move: Option<Seat>,
    look: DrawContext,
) -> PerSeat<SideLabel> {
    PerSeat::from_fn(|seat| SideLabel {
        name: labels[seat].0.clone(),
        clock: labels[seat].1.as_ref().map(|clock| {
            let sign = look.charset.glyphs().right_arrow;
            clock.to_string().replace(sign, "").trim().to_owned()
        }),
        is_to_move: seat_to_move == Some(seat),
    })
}

/// Draws the frame of a board, and returns the area inside it.
fn draw_frame(
    labels: FrameLabels,
    seat_to_move: Option<Seat>,
    bottom_seat: Seat,
    area: Rect,
    ui: &mut Ui,
) -> Rect {
    let look = ui.look;
    let mut block = Block::bordered()
        .border_set(look.charset.glyphs().pit_border)
        .border_style(look.theme.border);
    for (seat, (name, clock)) in [(Seat::South, labels.south), (Seat::North, labels.north)] {
        let name = Line::from(chrome::nameplate_span(
            &name,
            seat_to_move == Some(seat),
            look,
        ));
        for label in [Some(name), clock].into_iter().flatten() {
            block = if seat == bottom_seat {
                block.title_bottom(label)
            } else {
                block.title_top(label)
            };
        }
    }
    let inner = block.inner(area);
    block.render(area, ui.buffer);
    inner
}

/// Draws the remaining matches, or only their number if there is no room.
pub fn draw_heap(heap_view: &MatchesView, area: Rect, ui: &mut Ui) {
    if heap_view.fits_in(area.as_size()) {
        return heap_view.render(area, ui.buffer);
    }
    let matches_left_line = Line::styled(
        say!(ui.words, "matches", matches = heap_view.matches_left),
        ui.theme.text,
    );
    matches_left_line
        .centered()
        .render(area.centered_vertically(Constraint::Length(1)), ui.buffer);
}

/// Draws how many matches each side took, after the last match was taken.
fn draw_empty_heap(state: &BoardState, heap: Heap, area: Rect, ui: &mut Ui) {
    let DrawContext { theme, words, .. } = ui.look;
    let mut lines = vec![
        Line::styled(words.get("matches-none-left"), theme.title),
        Line::default(),
    ];
    if let Some(outcome) = heap.outcome() {
        lines.extend(
            [state.bottom_seat(), state.bottom_seat().opponent()].map(|seat| {
                Line::styled(
                    say!(
                        words,
                        "matches-taken",
                        side = words.seat_name(seat),
                        matches = outcome.final_result.final_counts[seat]
                    ),
                    theme.text,
                )
            }),
        );
    }
    let centered_area = area.centered_vertically(Constraint::Length(to_cells(lines.len())));
    Paragraph::new(lines)
        .centered()
        .render(centered_area, ui.buffer);
}

/// The number of columns for a name in a frame of this width.
fn name_width_columns(state: &BoardState, width: u16) -> usize {
    // The columns for the corners, the blanks around the name, and the sign before the name. A
    // clock is in the same line as the name.
    let columns_beside_name = if state.session.is_some_and(Session::has_clocks) {
        6 + clock::MAX_CLOCK_WIDTH
    } else {
        6
    };
    usize::from(width.saturating_sub(columns_beside_name)).min(MAX_NAME_WIDTH)
}

fn side_name(state: &BoardState, seat: Seat, words: &Words) -> String {
    state.session.map_or_else(
        || words.seat_name(seat),
        |session| wording::side_and_player_text(words, session, seat),
    )
}

/// The name of a side with the face of a character: first with the strength of a computer on the
/// scale of ratings, if it is known, then without.
fn names_with_face(state: &BoardState, seat: Seat, look: DrawContext) -> [String; 2] {
    let name = side_name(state, seat, look.words);
    let Some(session) = state.session else {
        return [name.clone(), name];
    };
    let spec = session.players[seat].spec;
    let is_awale = matches!(session.position(), AnyGame::Awale(_));
    let strength = look.words.player_elo_text(&spec).filter(|_| is_awale);
    let name_with_strength = strength.map_or_else(|| name.clone(), |elo| format!("{name} ({elo})"));
    match spec {
        PlayerSpec::Character(character) => {
            let face = one_line_face(character);
            [name_with_strength, name].map(|name| format!("{name} {face}"))
        }
        _ => [name_with_strength, name],
    }
}

/// The view of the matches, used to draw them and to find clicks.
fn heap_view<'a>(state: &BoardState, heap: Heap, look: DrawContext<'a>) -> MatchesView<'a> {
    let theme = look.theme;
    let selected_match_count = match state.chosen_move {
        Some(AnyMove::Take(Take(count))) => count,
        _ => 0,
    };
    let (matches_at_start, max_take) = (heap.rules().matches_at_start(), heap.rules().max_take());
    MatchesView {
        matches_at_start,
        matches_left: heap.matches_left(),
        max_take,
        selected_match_count,
        theme,
        charset: look.charset,
    }
}

/// Makes clicks on the board, whose panel is `area`, select a move.
pub fn register_clicks(state: &BoardState, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    match state.position {
        AnyGame::Awale(position) => {
            let inner = inside_frame(area, look);
            for (place, zone) in board::click_zones(inner, &board_view(state, position, look)) {
                if let BoardPlace::Pit(pit) = place {
                    ui.on_click(zone, Action::ClickPit(pit));
                }
            }
        }
        AnyGame::Matches(heap) => {
            let inner = Block::bordered().inner(area);
            for (count, zone) in matches::click_zones(inner, &heap_view(state, *heap, look)) {
                ui.on_click(zone, Action::TakeMatches(count));
            }
        }
    }
}

/// The columns for remarks in an area of this width.
pub fn remark_columns(width: u16) -> usize {
    usize::from(width.saturating_sub(2))
}

/// The number of lines that all remarks need in an area of this width.
pub fn remarks_height(remarks: &[(String, Style)], width: u16) -> u16 {
    remarks
        .iter()
        .map(|(text, _)| text_height(Line::from(text.as_str()), width.saturating_sub(2)))
        .sum()
}

/// The remark while the board shows a line as ghosts.
pub fn ghost_remark(ghost_line: &GhostLine, look: DrawContext) -> (String, Style) {
    let (move_number, move_count) = ghost_line.number_and_total();
    let message_arguments = [
        ("number", move_number.into()),
        ("count", move_count.into()),
        (
            "preview",
            look.words
                .preview_text(&ghost_line.position_before, ghost_line.mv())
                .into(),
        ),
    ];
    let keys = [("key", Command::BestLine)];
    (
        message_with_keys_and_values("study-ghosts", &keys, &message_arguments, look),
        look.theme.accent,
    )
}

/// Whether all remarks fit in `area`.
pub fn remarks_fit(remarks: &[(String, Style)], area: Rect) -> bool {
    remarks_height(remarks, area.width) <= area.height
}

fn text_height(text: Line, width: u16) -> u16 {
    chrome::wrapped_height(&Paragraph::new(text).wrap(Wrap { trim: true }), width)
}

/// Draws remarks, starting with the newest. The newest one is always drawn, each other one only if
/// it fits completely.
pub fn draw_remarks(remarks: &[(String, Style)], area: Rect, ui: &mut Ui) {
    for (text, _) in remarks {
        // The outline also records the remarks for which there is no room.
        ui.record_text_outline(|outline| outline.add_paragraph(text));
    }
    draw_remarks_without_recording(remarks, area, ui);
}

/// Draws remarks like [`draw_remarks`], but does not record them in the outline.
pub fn draw_remarks_without_recording(remarks: &[(String, Style)], area: Rect, ui: &mut Ui) {
    ui.remarks_area = Some(area).filter(|area| area.width == ui.body.width);
    let mut remaining_area = areas::without_side_columns(area);
    for (text, style) in remarks {
        let height = text_height(Line::from(text.as_str()), remaining_area.width);
        if height <= remaining_area.height || remaining_area.height == area.height {
            chrome::draw_clipped_text_without_recording(
                text.as_str().into(),
                remaining_area,
                *style,
                ui,
            );
            let height = height.min(remaining_area.height);
            remaining_area = Rect {
                y: remaining_area.y + height,
                height: remaining_area.height - height,
                ..remaining_area
            };
        }
    }
}
