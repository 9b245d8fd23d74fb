//! Draws a game of the club.

use std::time::Duration;

use awale_app::app::{Animation, DrawContext, OutlinePart};
use awale_app::widgets::keyed::message_with_keys;
use awale_app::widgets::sides::MIN_MOVES_HEIGHT;
use awale_app::widgets::table::{self, BoardState, GameAreas};
use awale_app::widgets::{moves, wording};
use awale_rules::{PerSeat, Seat};
use awale_study::record::move_list_row;
use awale_words::text::Label;
use ratatui::style::Style;

use crate::screens::prelude::*;

use super::ClubGame;

/// Maximum number of lines of chat shown.
const MAX_CHAT_LINES_SHOWN: usize = 2;
/// Number of lines reserved below the board: two about the game, and two of chat.
const REMARK_ROWS: u16 = 4;

pub(super) fn draw_game(game: &ClubGame, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_title(game, ui);
    let remarks = remark_lines(game, look);
    let places = GameAreas::with_remark_lines(ui.body, REMARK_ROWS).with_sides(
        MIN_MOVES_HEIGHT,
        &game.session,
        look.words,
    );
    let state = BoardState {
        clocks: places.clock_place(),
        ..board_state(game)
    };
    table::draw_board(&state, places.board, ui);
    if let Some(sides) = places.sides {
        sides.draw(&state, ui);
    }
    if let Some(history) = places.history {
        moves::draw(&state, history, ui);
        moves::register_clicks(&state, history, ui);
    }
    table::register_clicks(&state, places.board, ui);
    if let Some(field) = &game.typed {
        ui.record_outline(|outline| outline.add_field(&look.words.get("club-say"), field));
    }
    let away = away_players(game);
    let countdown = countdown_line(game, look);
    ui.record_outline(|outline| {
        let time = countdown
            .iter()
            .map(|(text, _)| OutlinePart::Countdown(text.clone()));
        outline.parts.extend(time);
        for (text, _) in &remarks {
            outline.add_paragraph(text);
        }
        let name = |(seat, _): &(Seat, _)| game.view.setup.players[*seat].name.to_string();
        outline.away = away.iter().map(name).collect();
    });
    // The rows that change while somebody types, or with time, are not recorded as texts.
    let typed = game.typed.as_ref().map(|field| {
        let (before, after) = field.around_cursor();
        let text = format!("{} {before}_{after}", look.words.get("club-say"));
        (text, look.theme.accent)
    });
    let away = away.into_iter().map(|(seat, away)| {
        let name = game.view.setup.players[seat].name.as_str();
        let text = say!(look.words, "club-away", name = name, time = time_text(away));
        (text, look.theme.warning)
    });
    let above = typed.into_iter().chain(away);
    let remarks: Vec<_> = above.chain(remarks).chain(countdown).collect();
    table::draw_unrecorded_remarks(&remarks, places.remarks, ui);
}

fn board_state(game: &ClubGame) -> BoardState<'_> {
    let session = &game.session;
    if let Some(cursor) = game.cursor {
        let position = cursor.position(session.positions_so_far());
        return BoardState {
            is_turned: game.is_turned,
            ..BoardState::of_session(session, position, cursor.moves_shown())
        };
    }
    let is_open = game.is_my_turn() && game.animation.is_none();
    BoardState {
        is_turned: game.is_turned,
        chosen: is_open.then(|| game.move_cursor.chosen_move(session.position())),
        frame: game.animation.as_ref().map(Animation::frame),
        is_open,
        ..BoardState::of_session(session, session.position(), session.moves().len())
    }
}

/// Draws the title: the game on the left, the number of the move and of the watchers on the right.
fn draw_title(game: &ClubGame, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let session = &game.session;
    let number = move_list_row(session.moves().len());
    let mut right = say!(
        words,
        "play-move-number",
        number = number,
        side = words.seat_name(session.to_move())
    );
    if game.view.watchers > 0 {
        right = format!(
            "{right} · {}",
            say!(words, "club-watchers", count = game.view.watchers)
        );
    }
    let left = wording::game_in_series(session, chrome::remaining_title_columns(&right, ui), look);
    chrome::draw_title(&left, &right, ui);
}

/// Returns the lines below the board, with their styles.
fn remark_lines(game: &ClubGame, look: DrawContext<'_>) -> Vec<(String, Style)> {
    let (words, theme, view) = (look.words, look.theme, &game.view);
    let mut lines: Vec<(String, Style)> = Vec::new();
    lines.extend(game.remark.clone().map(|remark| (remark, theme.warning)));
    if view.is_aborted() {
        let name = view.setup.players[game.session.to_move()].name.as_str();
        lines.push((say!(words, "club-aborted", name = name), theme.accent));
    } else if view.is_over() {
        let names = PerSeat::from_fn(|seat| Label::from(view.setup.players[seat].name.as_str()));
        let result = words.result(&view.referee, &names).unwrap_or_default();
        let reason = words.why_game_ended(&view.referee).unwrap_or_default();
        lines.push((format!("{result} {reason}").trim().to_owned(), theme.accent));
    }
    if game.stalled.is_some() {
        lines.push((words.get("club-stalled"), theme.warning));
    }
    lines.extend(open_offer_lines(game, look));
    if view.hidden_moves > 0 {
        lines.push((
            say!(words, "club-hidden", moves = view.hidden_moves),
            theme.dim,
        ));
    }
    lines.extend(view.unrated.map(|(id, number)| {
        let text = say!(words, id, moves = number, games = number);
        (text, theme.dim)
    }));
    let chat = view.chat.iter().rev().take(MAX_CHAT_LINES_SHOWN).rev();
    lines.extend(chat.map(|line| (words.labeled(&line.from.name, &line.text), theme.text)));
    if lines.is_empty()
        && look.context.settings.preview
        && game.is_my_turn()
        && game.animation.is_none()
    {
        let position = game.session.position();
        lines.push((
            words.preview_text(position, game.move_cursor.chosen_move(position)),
            theme.text,
        ));
    }
    lines
}

/// Returns the time left for the next move, if the club ends the game without it.
fn countdown_line(game: &ClubGame, look: DrawContext<'_>) -> Option<(String, Style)> {
    let view = &game.view;
    let id = if matches!(view.setup.terms.pace, Pace::Days(_)) {
        "club-deadline"
    } else if view.setup.tournament.is_some() {
        "club-first-move-forfeit"
    } else {
        "club-first-move"
    };
    let name = view.setup.players[game.session.to_move()].name.as_str();
    let left = view.deadline?.saturating_sub(game.opened.elapsed());
    let text = say!(look.words, id, name = name, time = time_text(left));
    Some((text, look.theme.dim))
}

/// Returns the other players who are away, and for how long.
fn away_players(game: &ClubGame) -> Vec<(Seat, Duration)> {
    let since = |seat: Seat| {
        let since = game.view.away[seat].filter(|_| Some(seat) != game.visitor_seat())?;
        Some((seat, game.opened.elapsed().saturating_sub(since)))
    };
    let seats = Seat::BOTH.into_iter().filter(|_| !game.view.is_over());
    seats.filter_map(since).collect()
}

/// Returns the open offers of both players.
fn open_offer_lines(game: &ClubGame, look: DrawContext<'_>) -> Vec<(String, Style)> {
    let offers = game.view.offers;
    let open = [
        (offers.end, "club-offer-end", Command::OfferEnd),
        (offers.take_back, "club-offer-undo", Command::Undo),
        (offers.rematch, "club-offer-rematch", Command::Play),
    ];
    let open = open
        .into_iter()
        .filter_map(|(by, id, key)| Some((by?, id, key)));
    let line = |(by, id, key): (Seat, &str, Command)| {
        let name = game.view.setup.players[by].name.as_str();
        let text = say!(look.words, id, name = name);
        if Some(by.opponent()) != game.visitor_seat() {
            return (text, look.theme.dim);
        }
        let agree = message_with_keys("club-agree", &[("key", key)], look);
        (format!("{text} {agree}"), look.theme.accent)
    };
    open.map(line).collect()
}

/// Formats a time as seconds, minutes and seconds, or hours and minutes.
fn time_text(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..60 => format!("{seconds} s"),
        seconds @ 60..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}
