//! Texts that several screens show.

use awale_rules::{PerSeat, Seat};
use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind},
    record::{Participant, move_list_row},
    study::move_and_capture,
    words::{Words, say},
};
use awale_words::text::Label;
use unicode_width::UnicodeWidthStr;

use crate::{
    app::{DrawContext, Session, TableProgress},
    widgets::columns,
};

/// The names of both players. Empty for a player without a name.
pub fn player_names(players: &PerSeat<Participant>) -> PerSeat<Label> {
    players.clone().map(|participant| participant.name)
}

/// The name of a game, and its short form.
pub fn game_name_forms(words: &Words, kind: &GameKind) -> Vec<String> {
    vec![words.game_name(kind), words.brief_game_name(kind)]
}

/// The name of a game in this many columns: the full name if it fits, else its short form.
pub fn game_name(words: &Words, kind: &GameKind, available_columns: usize) -> String {
    columns::first_fitting_text(game_name_forms(words, kind), available_columns)
}

/// The name of a game with the score of its series, in this many columns.
pub fn game_name_with_series_score(
    session: &Session,
    available_columns: usize,
    look: DrawContext,
) -> String {
    let (words, kind) = (look.words, &session.game.kind);
    let Some(series_score) = look.context.series_score(session) else {
        return game_name(words, kind, available_columns);
    };
    let score_text = say!(
        words,
        "series-running",
        games = u32::from(series_score.series.best_of),
        score = words.series_points(&series_score)
    );
    // If there is little room, the score is more important than the name of the game.
    let game_name_forms = [words.game_name(kind), words.brief_game_name(kind)];
    game_name_forms
        .iter()
        .map(|name| format!("{score_text} · {name}"))
        .find(|both| both.width() <= available_columns)
        .unwrap_or(score_text)
}

/// The number of the next move, and the side to move.
pub fn move_number_and_side_to_move(words: &Words, session: &Session) -> String {
    let number = move_list_row(session.moves().len());
    let side = words.seat_name(session.to_move());
    say!(words, "play-move-number", number, side)
}

/// The names of both players in one line.
pub fn player_names_line(words: &Words, session: &Session) -> String {
    let PerSeat { south, north } = words.player_names(&session.players);
    format!("{south} – {north}")
}

/// A game in one line: its title, or the names of the players.
pub fn game_title_or_player_names(words: &Words, session: &Session) -> String {
    let players_text = || {
        format!(
            "{} · {}",
            player_names_line(words, session),
            words.game_name(&session.game.kind)
        )
    };
    session
        .header
        .title
        .as_ref()
        .map_or_else(players_text, ToString::to_string)
}

/// A side in one line: the seat, the name, and the kind of a computer that has a name.
pub fn side_and_player_text(words: &Words, session: &Session, side: Seat) -> String {
    let participant = &session.players[side];
    let seat_name = words.seat_name(side);
    let player_text = words.short_player_text(participant.spec);
    match words.player_name(&session.players, side) {
        Some(name) if name == seat_name => seat_name,
        Some(name) if participant.spec.is_human() || name == player_text => {
            format!("{seat_name} · {name}")
        }
        Some(name) => format!("{seat_name} · {name} ({player_text})"),
        None => seat_name,
    }
}

/// A variation with its captures. The last of the first `shown_move_count` moves, which is the last
/// move on the board, is in brackets: `C [d +3] F a`. `positions_before_moves` contains the
/// positions before the moves.
pub fn line_with_bracketed_move(
    line: &[AnyMove],
    positions_before_moves: &[AnyGame],
    shown_move_count: usize,
) -> String {
    let move_texts =
        line.iter()
            .zip(positions_before_moves)
            .enumerate()
            .map(|(place, (&mv, before))| {
                let mv = move_and_capture(before, mv);
                if place + 1 == shown_move_count {
                    format!("[{mv}]")
                } else {
                    mv
                }
            });
    move_texts.collect::<Vec<_>>().join(" ")
}

/// The progress of the endgame tables being built.
pub fn table_progress_text(words: &Words, progress: TableProgress) -> String {
    say!(words, "play-tables", percent = progress.percent)
}
