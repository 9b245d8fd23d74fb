//! Draws a game of the club.

use awale_app::{
    app::{Animation, DrawContext},
    widgets::{
        game_board::{self, BoardState, GameAreas},
        key_names::message_with_keys,
        player_panels::MIN_MOVE_LIST_HEIGHT,
        wording,
    },
};
use ratatui::style::Style;

use crate::screens::prelude::*;

use super::ClubGameScreen;

/// Maximum number of lines of chat shown.
const MAX_CHAT_LINES_SHOWN: usize = 2;
/// Number of lines reserved below the board: two about the game, and two of chat.
const REMARK_ROWS: u16 = 4;

/// A text below the board, with its style.
type Remark = (String, Style);

pub fn draw(game: &ClubGameScreen, ui: &mut Ui) {
    let look = ui.look;
    draw_title(game, ui);
    let areas = GameAreas::with_remark_lines(ui.body, REMARK_ROWS).with_player_panels(
        MIN_MOVE_LIST_HEIGHT,
        &game.game_session,
        look.words,
    );
    let state = BoardState {
        clock_place: areas.clock_place(),
        ..board_state(game)
    };
    game_board::draw_board(&state, areas.board, ui);
    areas.draw_player_panels_and_moves(&state, ui);
    game_board::register_clicks(&state, areas.board, ui);
    let remarks = remarks(game, look);
    // The players of an unfinished game, other than this visitor, who are away, and for how long.
    let absent_players_and_times = Seat::BOTH
        .into_iter()
        .filter(|&seat| !game.view.is_over() && Some(seat) != game.visitor_seat())
        .filter_map(|seat| {
            Some((
                game.player_name(seat),
                club(look.context)
                    .now()
                    .saturating_sub(game.view.away_since[seat]?),
            ))
        })
        .collect_vec();
    let countdown_remark = countdown_remark(game, look);
    let chat_label = look.words.get("club-say");
    ui.record_text_outline(|outline| {
        if let Some(field) = &game.chat_field {
            outline.add_field(&chat_label, field);
        }
        outline.parts.extend(
            countdown_remark
                .iter()
                .map(|(text, _)| TextOutlinePart::Countdown(text.clone())),
        );
        for (text, _) in &remarks {
            outline.add_paragraph(text);
        }
        outline.away_players = absent_players_and_times
            .iter()
            .map(|(name, _)| (*name).to_owned())
            .collect();
    });
    // The rows that change while somebody types, or with time, are not recorded as texts.
    let typed_remark = game.chat_field.as_ref().map(|field| {
        let (text_before_cursor, text_after_cursor) = field.text_around_cursor();
        (
            format!("{chat_label} {text_before_cursor}_{text_after_cursor}"),
            look.theme.accent,
        )
    });
    game_board::draw_remarks_without_recording(
        &chain!(
            typed_remark,
            absent_players_and_times
                .into_iter()
                .map(|(name, absent_players_and_times)| {
                    (
                        say!(
                            look.words,
                            "club-away",
                            name,
                            time = time_text(absent_players_and_times)
                        ),
                        look.theme.warning,
                    )
                }),
            remarks,
            countdown_remark
        )
        .collect_vec(),
        areas.remarks,
        ui,
    );
}

/// Whether the visitor chooses a move now.
fn is_choosing_move(game: &ClubGameScreen) -> bool {
    game.shows_my_turn() && game.animation.is_none()
}

fn board_state(game: &ClubGameScreen) -> BoardState<'_> {
    let session = &game.game_session;
    let shown_cursor = game
        .history_cursor
        .unwrap_or(HistoryCursor::after_moves(session.moves().len()));
    let is_choosing = is_choosing_move(game);
    BoardState {
        is_turned: game.is_board_turned,
        chosen_move: is_choosing.then(|| game.move_cursor.chosen_move(session.position())),
        animation_frame: game
            .animation
            .as_ref()
            .filter(|_| game.history_cursor.is_none())
            .map(Animation::frame),
        marks_playable_pits: is_choosing,
        ..BoardState::of_session(
            session,
            shown_cursor.position(session.positions_so_far()),
            shown_cursor.shown_move_count(),
        )
    }
}

/// Draws the title: the game on the left; the number of the move, the side to move and the number
/// of watchers on the right.
fn draw_title(game: &ClubGameScreen, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let session = &game.game_session;
    let watcher_count = game.view.watcher_count;
    let mut right_title = wording::move_number_and_side_to_move(words, session);
    if watcher_count > 0 {
        let watchers_text = say!(words, "club-watchers", count = watcher_count);
        right_title = format!("{right_title} · {watchers_text}");
    }
    chrome::draw_title(
        &wording::game_name_with_series_score(
            session,
            chrome::remaining_title_columns(&right_title, ui),
            look,
        ),
        &right_title,
        ui,
    );
}

/// Returns the texts below the board that do not change with time.
fn remarks(game: &ClubGameScreen, look: DrawContext) -> Vec<Remark> {
    let words = look.words;
    let theme = look.theme;
    let view = &game.view;
    let mut remarks = Vec::new();
    let mut add_remark = |text, style| remarks.push((text, style));
    if view.is_aborted() {
        add_remark(
            say!(
                words,
                "club-aborted",
                name = game.player_name(game.game_session.to_move())
            ),
            theme.accent,
        );
    } else if view.is_over() {
        let names = PerSeat::from_fn(|seat| Label::from(game.player_name(seat)));
        let result = words.result_text(&view.referee, &names).unwrap_or_default();
        let end_reason = words.why_game_ended(&view.referee).unwrap_or_default();
        add_remark(
            format!("{result} {end_reason}").trim().to_owned(),
            theme.accent,
        );
    }
    if let Some(pause_reason) = club(look.context).pause_reason(words) {
        add_remark(pause_reason, theme.warning);
    }
    for (by, id, command) in game.offers() {
        let text = say!(words, id, name = game.player_name(by));
        if Some(by.opponent()) == game.visitor_seat() {
            let agree_text = message_with_keys("club-agree", &[("key", command)], look);
            add_remark(format!("{text} {agree_text}"), theme.accent);
        } else {
            add_remark(text, theme.dim);
        }
    }
    if view.hidden_move_count > 0 {
        add_remark(
            say!(words, "club-hidden", moves = view.hidden_move_count),
            theme.dim,
        );
    }
    if let Some((message_id, count_in_message)) = view.unrated_reason {
        add_remark(
            say!(
                words,
                message_id,
                moves = count_in_message,
                games = count_in_message
            ),
            theme.dim,
        );
    }
    for line in view
        .chat_lines
        .iter()
        .rev()
        .take(MAX_CHAT_LINES_SHOWN)
        .rev()
    {
        add_remark(words.labeled(&line.from.name, &line.text), theme.text);
    }
    if remarks.is_empty() && look.context.settings.preview && is_choosing_move(game) {
        let position = game.game_session.position();
        remarks.push((
            words.preview_text(position, game.move_cursor.chosen_move(position)),
            theme.text,
        ));
    }
    remarks
}

/// Returns the countdown for the next move, if the club ends the game when no move is made in time.
fn countdown_remark(game: &ClubGameScreen, look: DrawContext) -> Option<Remark> {
    let setup = &game.view.setup;
    let message_id = if setup.terms.pace.has_days_per_move() {
        "club-deadline"
    } else if setup.tournament.is_some() {
        "club-first-move-forfeit"
    } else {
        "club-first-move"
    };
    Some((
        say!(
            look.words,
            message_id,
            name = game.player_name(game.game_session.to_move()),
            time = time_text(
                game.view
                    .move_deadline?
                    .saturating_sub(club(look.context).now())
            )
        ),
        look.theme.dim,
    ))
}

/// Formats a time as seconds, minutes and seconds, or hours and minutes.
fn time_text(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..60 => format!("{seconds} s"),
        seconds @ 60..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}
