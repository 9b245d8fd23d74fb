//! The openings: the board, the list of moves beside it, and what the values are below.

use crate::i18n::say;
use crate::app::{Look, Ui};
use std::cmp::Ordering;

use awale_rules::PITS;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr;

use crate::screens::{OpeningRow, OpeningsScreen};
use crate::catalogue::AnyMove;
use crate::i18n::{Sign, Words};
use crate::keys::{Command, Section};
use crate::openings::{BookValue, HalfSeeds, OwnScore};

use crate::board::Caption;
use crate::widgets::chrome;
use crate::widgets::footer::footer;
use crate::widgets::keyed::keyed_with;
use crate::widgets::list::ListPart;
use crate::widgets::table;
use crate::widgets::table::Moment;

/// Lines below: the chosen move, the player's own games here, what the values are.
const REMARKS: u16 = 4;
/// Columns of the list with its frame: the move, its value, games, points. In the smallest window the board has what is left.
const NARROW: u16 = 24;
/// The same with won, drawn and lost games in columns of their own.
const WIDE: u16 = 46;
/// The least width at which the list is the wide one: the board keeps as much as in play.
const WITH_WIDE: u16 = 100;

/// The least width of the board at which a value stands whole beside the letter of its pit.
const WITH_VALUES: u16 = 54;

/// A column of the list: the id of its name, and its cells.
type Column = (&'static str, usize);

const VALUE: Column = ("tree-column-value", 7);
const NARROW_COLUMNS: [Column; 2] = [("openings-games", 6), ("openings-share", 5)];
const WIDE_COLUMNS: [Column; 5] = [
    ("openings-games", 9),
    ("result-letter-win", 5),
    ("result-letter-draw", 5),
    ("result-letter-loss", 5),
    ("openings-share", 8),
];

struct Places {
    board: Rect,
    list: Rect,
    remarks: Rect,
}

impl Places {
    fn of(body: Rect) -> Places {
        let [top, remarks] = body.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(REMARKS)]));
        let width = if body.width < WITH_WIDE { NARROW } else { WIDE };
        let [board, list] = top.layout(&Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]));
        Places { board, list, remarks }
    }

    /// The moves below the names of the columns.
    fn lines(&self, screen: &OpeningsScreen) -> ListPart {
        let inner = Block::bordered().inner(self.list);
        let inner = Rect { y: inner.y + 1, height: inner.height.saturating_sub(1), ..inner };
        ListPart::of(screen.rows.len(), screen.chosen, inner)
    }

    fn is_wide(&self) -> bool {
        self.list.width == WIDE
    }
}

pub(crate) fn draw(screen: &OpeningsScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(screen, ui);
    let places = Places::of(ui.body);
    let moment = moment(screen, places.board.width, look);
    table::draw_board(&moment, places.board, ui);
    table::point(&moment, places.board, ui);
    draw_list(screen, &places, ui);
    table::draw_remarks(&remarks(screen, look), places.remarks, ui);
}

/// The position as it is drawn on a board so wide: with the values by the pits, where they stand whole.
fn moment<'a>(screen: &'a OpeningsScreen, width: u16, look: Look<'a>) -> Moment<'a> {
    let mut captions: [Caption; PITS] = std::array::from_fn(|_| Caption::default());
    for row in &screen.rows {
        if let (Some(pit), Some(value)) = (row.mv.pit(), row.value()) {
            captions[pit.index()] = seeds(value.lead, look.words).into();
        }
    }
    let played = screen.game.referee.moves().len();
    Moment {
        turned: screen.turned,
        chosen: screen.row().map(|row| row.mv),
        is_open: true,
        captions: (width >= WITH_VALUES).then_some(captions),
        ..Moment::without_players(&screen.game, screen.game.position(), played)
    }
}

fn draw_list(screen: &OpeningsScreen, places: &Places, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let moves = screen.game.referee.moves();
    let title = if moves.is_empty() { words.get("openings-start") } else { moves_in_a_line(moves, places.list.width) };
    let panel = chrome::panel(&title, places.list, ui);
    let columns: &[Column] = if places.is_wide() { &WIDE_COLUMNS } else { &NARROW_COLUMNS };
    let heads = std::iter::once(&VALUE).chain(columns).map(|(id, width)| (words.get(id), *width));
    ui.buffer.set_stringn(panel.x + 2, panel.y, line("", heads), usize::from(panel.width.saturating_sub(3)), theme.dim);
    places.lines(screen).draw(ui, |place| {
        let row = &screen.rows[place];
        let style = if screen.is_best(row) { theme.good } else { theme.text };
        let value = row.value().map(|value| seeds(value.lead, words)).unwrap_or_default();
        let figures = figures(row.own, places.is_wide());
        let cells = std::iter::once(value).chain(figures).zip(std::iter::once(&VALUE).chain(columns));
        let cells = cells.map(|(text, (_, width))| (text, *width));
        Line::styled(line(&row.mv.to_string(), cells), style)
    });
}

/// The moves up to here, the last ones where there is no room for all.
fn moves_in_a_line(moves: &[AnyMove], width: u16) -> String {
    let room = usize::from(width.saturating_sub(8)) / 2;
    let shown = &moves[moves.len().saturating_sub(room)..];
    let line: Vec<String> = shown.iter().map(ToString::to_string).collect();
    let more = if shown.len() < moves.len() { "… " } else { "" };
    format!("{more}{}", line.join(" "))
}

/// A line of the list: the move, and texts at the right of their columns.
fn line(mv: &str, texts: impl Iterator<Item = (String, usize)>) -> String {
    texts.fold(format!("{mv:<1}"), |line, (text, width)| {
        format!("{line}{}{text}", " ".repeat(width.saturating_sub(text.width())))
    })
}

/// The player's own games with a move: nothing where there are none.
fn figures(own: OwnScore, is_wide: bool) -> Vec<String> {
    let share = own.percent().map(|percent| percent.to_string());
    let counts: &[usize] = if is_wide { &[own.played(), own.won, own.drawn, own.lost] } else { &[own.played()] };
    let counts = counts.iter().map(|count| if own.played() > 0 { count.to_string() } else { String::new() });
    counts.chain([share.unwrap_or_default()]).collect()
}

/// A value in seeds, with its sign.
fn seeds(value: HalfSeeds, words: &Words) -> String {
    words.decimal(value.seeds(), 1, Sign::Both)
}

/// What there is to say of the chosen move, of the player's games, and of the values.
fn remarks(screen: &OpeningsScreen, look: Look<'_>) -> Vec<(String, Style)> {
    let (theme, words) = (look.theme, look.words);
    let about_move = screen.row().map(|row| about(row, screen, words)).unwrap_or_default();
    let own = screen.own();
    let about_own = match own.played() {
        0 if screen.is_counting() => words.get("results-counting"),
        0 if screen.game.referee.moves().is_empty() => words.get("openings-own-none"),
        0 => words.get("openings-own-none-here"),
        _ => say!(words, "openings-own", games = own.played(), won = own.won, drawn = own.drawn, lost = own.lost),
    };
    let about_values = match &screen.book {
        None => words.get("openings-no-book"),
        Some(book) => match screen.row().and_then(|row| row.entry) {
            Some(entry) if entry.value.is_proven => {
                let id = match entry.value.lead.cmp(&HalfSeeds::NONE) {
                    Ordering::Greater => "openings-proven-win",
                    Ordering::Equal => "openings-proven-draw",
                    Ordering::Less => "openings-proven-loss",
                };
                say!(words, id, side = words.seat(screen.game.to_move()))
            }
            Some(entry) => {
                let id = if entry.plies == 0 { "openings-value-searched" } else { "openings-values" };
                let nodes = book.effort().nodes.min(book.effort().full_nodes);
                say!(words, id, side = words.seat(screen.game.to_move()), plies = u32::from(entry.plies), nodes = words.number(nodes.into()))
            }
            None => keyed_with("openings-beyond", &[("key", Command::Analyse)], &[], look),
        },
    };
    vec![(about_move, theme.accent), (about_own, theme.text), (about_values, theme.dim)]
}

/// What the book says of a move. Where one of two values is proven, their difference says nothing.
fn about(row: &OpeningRow, screen: &OpeningsScreen, words: &Words) -> String {
    let Some(value) = row.value() else { return String::new() };
    let is_decided = |value: BookValue| value.rank().0 != 0;
    let bests: Vec<String> =
        screen.rows.iter().filter(|row| screen.is_best(row)).map(|row| row.mv.to_string()).collect();
    let best = screen.best();
    let id = match best {
        None => "openings-worth",
        Some(best) if screen.is_best(row) => match (is_decided(best), bests.len() > 1) {
            (true, true) => "openings-best-several-proven",
            (true, false) => "openings-best-proven",
            (false, true) => "openings-best-several",
            (false, false) => "openings-best",
        },
        Some(best) if best.is_proven || value.is_proven => "openings-worse",
        Some(_) => "openings-loses",
    };
    let lost = best.map_or(0, |best| best.lead.centiseeds() - value.lead.centiseeds());
    say!(words, id, move = row.mv.to_string(), value = seeds(value.lead, words), side = words.seat(screen.game.to_move()), seeds = words.tenths_of_seeds(lost), better = bests.first().cloned().unwrap_or_default(), moves = words.list(&bests))
}

/// The line at the top and the keys at the bottom.
fn draw_frame(screen: &OpeningsScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let title = words.get("menu-openings");
    chrome::draw_title(&title, &chrome::game_name(&screen.game.kind, &title, ui), ui);
    let is_start = screen.game.referee.moves().is_empty();
    let keys =
        footer(Section::Openings, look, |label| Some(label).filter(|&label| !is_start || label != "key-opening-back"));
    chrome::draw_keys(&keys, ui);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::AppContext;
    use crate::config::Settings;
    use crate::i18n::Language;
    use crate::openings::BookEntry;
    use crate::record::unknown_date;

    /// What is said of the first of two moves at the start, with these values.
    fn said(first: BookValue, second: BookValue) -> String {
        let mut context = AppContext::new(Settings::default(), Vec::new(), Language::English, 0, unknown_date);
        let mut screen = OpeningsScreen::new(&mut context);
        screen.rows.truncate(2);
        for (row, value) in screen.rows.iter_mut().zip([first, second]) {
            row.entry = Some(BookEntry { value, plies: 0 });
        }
        about(&screen.rows[0], &screen, &context.words)
    }

    #[test]
    fn a_proven_value_is_ranked_by_who_wins_and_no_difference_is_told() {
        let (estimate, proven) = (BookValue::estimate, BookValue::proven);
        assert_eq!(said(estimate(-300), proven(-1)), "A is the best move by these estimates: -3.0 for South");
        assert_eq!(said(proven(-1), estimate(-300)), "A is worth -1.0 to South; B is better");
        assert_eq!(said(proven(1), estimate(800)), "A is the best move: +1.0 for South by estimate, its result proven");
        assert_eq!(said(estimate(800), proven(1)), "A is worth +8.0 to South; B is better");
        assert_eq!(said(estimate(100), estimate(250)), "A gives away 1.5 seeds by these estimates");
        assert_eq!(
            said(estimate(-150), estimate(-150)),
            "A and B are the best moves by these estimates: -1.5 for South"
        );
        assert_eq!(said(proven(2), proven(2)), "A and B are the best moves: +2.0 for South by estimate, their result proven");
        assert_eq!(said(proven(0), proven(-2)), "A is the best move by these estimates: 0.0 for South");
    }
}
