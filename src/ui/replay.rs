//! Going through a game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{Animation, App, Replay};

use super::chrome::Chrome;
use super::stage::Stage;
use super::table::{self, Moment, Places};
use super::wording;

pub(super) fn draw(replay: &Replay, app: &App, stage: &mut Stage, area: Rect, buffer: &mut Buffer) {
    let places = Places::of(area);
    let moment = Moment {
        session: &replay.session,
        position: replay.position(),
        played: replay.shown,
        turned: replay.turned,
        chosen: replay.next_move(),
        frame: replay.animation.as_ref().map(Animation::frame),
        is_open: false,
        captions: None,
    };
    table::draw_board(&moment, places.board, app, stage, buffer);
    let (theme, words) = (stage.theme(), &app.desk.words);
    if let Some(history) = places.history {
        table::draw_history(&moment, history, app, theme, buffer);
    }
    let mut lines = Vec::new();
    let (referee, names) = (&replay.session.referee, wording::names(&replay.session.players));
    match (replay.next_move(), words.result(referee, &names)) {
        (Some(mv), _) => lines.push((words.preview(replay.position(), mv), theme.text)),
        (None, Some(result)) => {
            lines.push((result, theme.accent));
            lines.push((words.reason(referee).unwrap_or_default(), theme.text));
        }
        (None, None) => lines.push((words.get("replay-unfinished"), theme.text)),
    }
    if lines.len() < 2
        && let Some(value) = wording::table_value(words, app.desk.tables.as_deref(), replay.position())
    {
        lines.push((value, theme.dim));
    }
    if replay.playing {
        lines.truncate(1);
        lines.push((words.get("replay-playing"), theme.accent));
    }
    table::draw_remarks(&lines, places.remarks, buffer);
}

pub(super) fn draw_frame(replay: &Replay, app: &App, stage: &Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.desk.words;
    let title = format!("{} · {}", words.get("menu-replay"), words.game_name(&replay.session.kind));
    let place = words
        .with("replay-place", &[("shown", (replay.shown as u32).into()), ("moves", (replay.length() as u32).into())]);
    chrome.draw_title(&title, &place, stage.theme(), buffer);
    let keys = [
        ("←→", words.get("key-step")),
        ("Enter", words.get(if replay.playing { "key-pause" } else { "key-play-on" })),
        ("g", words.get("key-from-here")),
        ("t", words.get("key-tree")),
        ("v", words.get("key-turn")),
        ("?", words.get("key-help")),
        ("Esc", words.get("key-back")),
    ];
    chrome.draw_keys(&keys, words, stage.theme(), buffer);
}
