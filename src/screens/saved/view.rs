//! The list of saved games.

use crate::app::{Look, Ui};
use awale_rules::{Close, Outcome, Seat, Settlement};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Purpose, SavedGame, Session};
use crate::screens::Saved;
use crate::i18n::Words;
use crate::keys::{Command, Section};
use crate::record::{Record, rows_of, unknown_date};

use crate::theme::cells::cells;
use crate::widgets::chrome;
use crate::widgets::footer::footer;
use crate::widgets::keyed::keyed;
use crate::widgets::list::ListPart;
use crate::widgets::table;
use crate::widgets::table::Moment;
use crate::widgets::{beside, wording};

/// Lines of the panel that tells more of the chosen game.
const ABOUT: u16 = 5;

struct Places {
    list: Rect,
    about: Rect,
    /// The last position of the chosen game, where there is room.
    preview: Option<Rect>,
}

impl Places {
    fn of(area: Rect) -> Places {
        let (left, preview) = beside::columns(area, chrome::WIDEST_LIST);
        let left = left.centered_horizontally(Constraint::Max(chrome::WIDEST_LIST));
        let preview = preview.map(|preview| Rect { height: preview.height.min(beside::HIGHEST), ..preview });
        let [list, about] = left.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(ABOUT)]));
        Places { list, about, preview }
    }

    fn lines(&self, chosen: usize, total: usize) -> ListPart {
        ListPart::of(total, chosen, Block::bordered().inner(self.list))
    }
}

pub(crate) fn draw(saved: &Saved, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(saved, ui);
    let (theme, words) = (look.theme, look.words);
    let games: Vec<&SavedGame> = saved.games(look.context).collect();
    let places = Places::of(ui.body);
    let inner = chrome::panel(&title(saved, look), places.list, ui);
    if games.is_empty() {
        let none = if saved.is_narrowed() { "saved-none-found" } else { "saved-none" };
        ui.buffer.set_string(inner.x + 1, inner.y, words.get(none), theme.dim);
    }
    if saved.is_searching {
        let mut spans = vec![Span::styled(format!(" {} ", words.get("saved-search")), theme.dim)];
        spans.extend(chrome::typed(&saved.search, theme.accent, look));
        let bottom = places.list.bottom().saturating_sub(1);
        ui.buffer.set_line(places.list.x + 1, bottom, &Line::from(spans), inner.width);
    } else if !look.context.shelf.0.is_empty() {
        draw_how(places.list, ui);
    }
    // Between the results and the bar of a long list is a free column.
    let bar = u16::from(games.len() > usize::from(inner.height));
    let width = usize::from(inner.width.saturating_sub(3 + bar));
    let date = date_width(&games, look, width);
    let lines = places.lines(saved.chosen, games.len()).typed(saved.renaming.is_some());
    lines.draw(ui, |place| match saved.renaming.as_ref().filter(|_| place == saved.chosen) {
        Some(field) => {
            let label = words.with("saved-new-name", &[("name", "".into())]);
            let mut spans = vec![Span::styled(label, theme.selection)];
            spans.extend(chrome::typed(field, theme.accent, look));
            Line::from(spans)
        }
        None => Line::styled(line(games[place], look, width, date), theme.text),
    });
    let inner = chrome::panel("", places.about, ui);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    if let Some((text, style)) = saved.chosen(look.context).map(|game| about(game, look)) {
        Paragraph::new(Text::styled(text, style)).wrap(Wrap { trim: true }).render(inner, ui.buffer);
    }
    let shown = saved.chosen(look.context).and_then(|game| game.record.as_ref().ok());
    if let (Some(area), Some(session)) = (places.preview, shown.map(|record| Session::resume(record, None, 0))) {
        let played = session.game.referee.moves().len();
        table::draw_board(&Moment::still(&session, session.position(), played), area, ui);
    }
}

/// The keys that find a game, in the frame of the list. A click presses them.
fn draw_how(list: Rect, ui: &mut Ui<'_>) {
    const BETWEEN: &str = " · ";
    let look = ui.look;
    let how = [("saved-how-search", Command::Search), ("saved-how-filter", Command::Filter)];
    let how = how.map(|(id, command)| (keyed(id, &[("key", command)], look), command));
    let line = how.each_ref().map(|(text, _)| text.as_str()).join(BETWEEN);
    let y = list.bottom().saturating_sub(1);
    let mut x = list.right().saturating_sub(cells(line.width()) + 3);
    let style = look.theme.on_frame(look.theme.dim);
    ui.buffer.set_string(x, y, format!(" {line} "), style);
    x += 1;
    for (text, command) in how {
        let place = Rect { x, y, width: cells(text.width()), height: 1 };
        ui.click(place, Action::Command(command));
        x += place.width + cells(BETWEEN.width());
    }
}

/// How many games are shown, and which.
fn title(saved: &Saved, look: Look<'_>) -> String {
    let words = look.words;
    let mut parts = vec![words.with("saved-count", &[("games", saved.count().into())])];
    parts.extend(saved.filter.word().map(|id| words.get(id)));
    let search = saved.search.text().trim();
    if !search.is_empty() {
        parts.push(words.with("saved-found", &[("search", search.into())]));
    }
    parts.join(" · ")
}

/// Columns of a date with its time, of one without, and of its day and month alone.
const DATES: [usize; 3] = [16, 10, 5];

/// How much of the dates stands in the list: the time goes first, then the year, where names would be cut.
fn date_width(games: &[&SavedGame], look: Look<'_>, width: usize) -> usize {
    let words = look.words;
    let needs = |game: &&SavedGame| {
        game.record.as_ref().map_or(0, |record| what(record, words).width() + result(record, look).width() + 4)
    };
    let widest = games.iter().map(needs).max().unwrap_or(0);
    DATES.into_iter().find(|date| date + widest <= width).unwrap_or(DATES[2])
}

/// The title of a game, if it has one, and who played what.
fn what(record: &Record, words: &Words) -> String {
    let players = || {
        let [south, north] = Seat::BOTH.map(|seat| words.participant(&record.players[seat]));
        // The short name: the panel below tells the long one.
        format!("{south} - {north} · {}", words.short_game_name(&record.kind))
    };
    record.title.as_ref().map_or_else(players, |title| format!("{title} · {}", players()))
}

/// Date, game, players, result: as much as fits in `width`, with so many columns of the date.
fn line(game: &SavedGame, look: Look<'_>, width: usize, date_width: usize) -> String {
    let words = look.words;
    let Ok(record) = &game.record else {
        return chrome::fit(&format!("! {} · {}", game.file.0, words.get("saved-damaged")), width);
    };
    let date: String = if record.date == unknown_date() {
        format!("{:date_width$}", chrome::fit(&words.get("saved-no-date"), date_width))
    } else {
        // `2026-11-23T19:30`, of which the year goes last.
        let skipped = if date_width == DATES[2] { 5 } else { 0 };
        record.date.to_string().chars().skip(skipped).take(date_width).collect::<String>().replace('T', " ")
    };
    let result = result(record, look);
    let room = width.saturating_sub(date_width + 2 + 2 + result.width());
    let what = chrome::fit(&what(record, words), room);
    let padding = " ".repeat(room.saturating_sub(what.width()));
    format!("{date}  {what}{padding}  {result}")
}

/// `25-18`, who gave up, or how far the game is.
fn result(record: &Record, look: Look<'_>) -> String {
    let words = look.words;
    match record.result() {
        Some(Outcome { ending: Close::Settled(Settlement::Resignation(loser)), .. }) => {
            words.with("saved-resigned", &[("side", words.seat(loser).into())])
        }
        Some(Outcome { ending: Close::Settled(Settlement::TimeLoss(loser)), .. }) => {
            words.with("saved-out-of-time", &[("side", words.seat(loser).into())])
        }
        Some(verdict) => format!("{}-{}", verdict.tally.counts.south, verdict.tally.counts.north),
        None => words.with("saved-unfinished", &[("moves", rows_of(record.moves().len()).into())]),
    }
}

/// More of the chosen game: who played and how it ended, or what is wrong with the file.
fn about(game: &SavedGame, look: Look<'_>) -> (String, Style) {
    let (words, theme) = (look.words, look.theme);
    match &game.record {
        Err(error) => (words.record_error(&game.file.0, error), theme.error),
        Ok(record) => {
            let south = words.participant(&record.players.south);
            let north = words.participant(&record.players.north);
            let end = words.result(record.game(), &wording::names(&record.players));
            let end = end.unwrap_or_else(|| words.get("replay-unfinished"));
            (format!("{} · {south} - {north}\n{end}\n{}", words.game_name(&record.kind), game.file.0), theme.text)
        }
    }
}

/// The line at the top and the keys at the bottom.
fn draw_frame(saved: &Saved, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let title = match saved.purpose {
        Purpose::Open | Purpose::Continue => "menu-saved-games",
        Purpose::Replay => "menu-replay",
    };
    chrome::draw_title(&words.get(title), "", ui);
    let section = if saved.renaming.is_some() || saved.is_searching { Section::Typing } else { Section::Saved };
    let chosen = saved.chosen(look.context);
    let keys = footer(section, look, |label| match (label, chosen) {
        ("key-open" | "key-replay" | "key-rename" | "key-delete", None) => None,
        // A damaged game can only go, and a file of another program stays as it is.
        ("key-open" | "key-replay" | "key-rename", Some(game)) if game.record.is_err() => None,
        ("key-rename", Some(game)) if !game.file.is_ours() => None,
        (label, _) => Some(label),
    });
    chrome::draw_keys(&keys, ui);
}
