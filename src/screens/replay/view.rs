//! Going through a game.

use crate::i18n::say;
use crate::widgets::chrome;
use crate::app::{Look, Ui};
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{Animation, BetterLine};
use crate::screens::Replay;
use crate::keys::{Command, Section};
use crate::record::{numbered, rows_of};

use crate::widgets::footer::footer;
use crate::widgets::keyed::keyed_with;
use crate::widgets::sides::Moves;
use crate::widgets::table;
use crate::widgets::table::{Moment, Places};
use crate::screens::replay::analysis;
use crate::widgets::{moves, wording};

pub(crate) fn draw(replay: &Replay, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(replay, ui);
    let (area, told) = beside_comment(replay, ui.body, look);
    let comment = comment(replay, look);
    chrome::clipped_text(comment.as_str(), told, look.theme.text, ui);
    // Where there is no room for it, it takes a line of the remarks.
    let with_comment = |mut lines: Vec<(String, Style)>| {
        if told.height == 0 && !comment.is_empty() {
            lines.truncate(1);
            lines.push((comment.clone(), look.theme.text));
        }
        lines
    };
    let explained = replay.review.as_ref().map(|review| (review, analysis::Places::of(area)));
    let places =
        explained.as_ref().map_or_else(|| Places::of(area).with_sides(Moves::Stay), |(_, places)| places.table);
    let moment = Moment {
        clocks: places.clocks(),
        turned: replay.turned,
        chosen: replay.next_move(),
        frame: replay.animation.as_ref().map(Animation::frame),
        variation: replay.variation.as_ref().and_then(BetterLine::last_move),
        marks: replay.review.as_ref().map(analysis::marks).unwrap_or_default(),
        ..Moment::still(&replay.session, replay.position(), replay.shown())
    };
    table::draw_board(&moment, places.board, ui);
    if let Some(history) = places.history {
        moves::draw(&moment, history, ui);
        moves::point(&moment, history, ui);
    }
    if let Some(sides) = places.sides {
        sides.draw(&moment, ui);
    }
    if let Some((review, places)) = &explained {
        analysis::draw(replay, review, places, ui);
        let remarks = with_comment(analysis::remarks(replay, review, places.table.remarks, look));
        table::draw_remarks(&remarks, places.table.remarks, ui);
        return;
    }
    table::draw_remarks(&with_comment(remarks(replay, area.width, look)), places.remarks, ui);
}

/// Lines below the board that a game with comments keeps for them, so that the board stands still from move to move.
const COMMENT: u16 = 2;

/// The part of `body` for the game, and the lines below it for a comment: as many as it needs, as far as the board leaves room.
fn beside_comment(replay: &Replay, body: Rect, look: Look<'_>) -> (Rect, Rect) {
    let header = &replay.session.header;
    if header.comments.is_empty() && header.variations_left_out == 0 {
        return (body, Rect { height: 0, ..body });
    }
    let least = if replay.review.is_some() { analysis::LEAST } else { table::LEAST_BOARD + table::REMARKS };
    let text = comment(replay, look);
    let needed = chrome::wrapped_height(&Paragraph::new(text).wrap(Wrap { trim: true }), body.width.saturating_sub(2));
    let rows = needed.max(COMMENT).min(body.height.saturating_sub(least));
    let [area, told] = body.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(rows)]));
    (area, told.inner(Margin::new(1, 0)))
}

/// What people wrote about the position that is shown; before the first move also how many variations of the file are left out.
fn comment(replay: &Replay, look: Look<'_>) -> String {
    if replay.variation.is_some() {
        return String::new();
    }
    let header = &replay.session.header;
    let left_out = Some(header.variations_left_out).filter(|&count| count > 0 && replay.shown() == 0);
    let left_out = left_out.map(|count| say!(look.words, "variations-left-out", variations = count));
    let comment = header.comments.get(&replay.shown()).map(ToString::to_string);
    comment.into_iter().chain(left_out).collect::<Vec<String>>().join(" ")
}

/// What there is to say of a game that is not explained: the next move, or how it ended.
fn remarks(replay: &Replay, width: u16, look: Look<'_>) -> Vec<(String, Style)> {
    let (theme, words) = (look.theme, look.words);
    let mut lines = Vec::new();
    let (referee, names) = (&replay.session.game.referee, wording::names(&replay.session.players));
    match (replay.next_move(), words.result(referee, &names)) {
        (Some(mv), _) => lines.push((words.preview(replay.position(), mv), theme.text)),
        (None, Some(result)) => {
            let reason = words.reason(referee).unwrap_or_default();
            if reason.width() > table::room_of_remarks(width) {
                // Both lines are needed for it.
                return vec![(format!("{result} {reason}"), theme.accent)];
            }
            lines.extend([(result, theme.accent), (reason, theme.text)]);
        }
        (None, None) => lines.push((words.get("replay-unfinished"), theme.text)),
    }
    if !replay.session.may_study() {
        lines.truncate(1);
        lines.push((words.get("play-serious"), theme.dim));
    }
    if lines.len() < 2
        && let Some(value) = wording::table_value(
            words,
            look.context.tables.as_deref(),
            &replay.session.game.referee.past()[..=replay.shown()],
            replay.session.viewer(),
        )
    {
        lines.push((value, theme.dim));
    }
    if let Some(review) = replay.hidden_analysis() {
        lines.truncate(1);
        let running = analysis::running(review, words);
        let told = keyed_with("analysis-hidden", &[("key", Command::Analyse)], &[("running", running.into())], look);
        lines.push((told, theme.dim));
    }
    if replay.playing {
        lines.truncate(1);
        lines.push((words.get("replay-playing"), theme.accent));
    }
    lines
}

/// The line at the top and the keys at the bottom.
fn draw_frame(replay: &Replay, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let moves = say!(words, "moves", moves = rows_of(replay.length()));
    let place = match replay.shown().checked_sub(1) {
        None => words.get("replay-start"),
        Some(place) => numbered(place, &replay.session.game.referee.moves()[place].to_string()),
    };
    let place = format!("{place} · {moves}");
    let title = words.get("menu-replay");
    let game = chrome::game_name(&replay.session.game.kind, &format!("{title} · {place}"), ui);
    let title = format!("{title} · {game}");
    chrome::draw_title(&title, &place, ui);
    let keys = footer(Section::Replay, look, |label| match (&replay.review, label) {
        (None, "key-faults" | "key-better" | "key-to-game" | "key-learn") => None,
        // A serious game that goes on is neither studied nor taken up elsewhere.
        (_, "key-from-here" | "key-tree" | "key-analysis") if !replay.session.may_study() => None,
        (None, "key-play-on") if replay.playing => Some("key-pause"),
        (Some(review), label) => analysis::key_now(label, review, replay.variation.is_some()),
        (None, label) => Some(label),
    });
    chrome::draw_keys(&keys, ui);
}
