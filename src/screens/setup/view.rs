//! The setup: the lines on top, what the chosen one is about below, and in a wide window the board of the game beside both.

use crate::i18n::say;
use crate::app::{Look, TextField, Ui};
use awale_rules::Seat;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::screens::{Row, Setup};
use crate::catalogue::Kind;
use crate::config::First;
use crate::i18n::{Explain, Words};
use crate::keys::Section;
use crate::players::{PlayerSpec, Strength};
use crate::record::{Direction, numbered};
use crate::theme::cells::cells;

use crate::widgets::beside;
use crate::widgets::chrome;
use crate::widgets::footer::{always, footer};
use crate::widgets::list;
use crate::widgets::list::ListPart;
use crate::screens::setup::{TypedWrong, beside as setup_beside};
use crate::widgets::wording;

/// Columns of the names of the lines.
const NAMES: usize = 22;

/// Lines of the description, with its frame: more where the rules of a game need them and the window has them.
const ABOUT: u16 = 14;
/// The fewest lines of it. The list scrolls before the description is an empty box.
const LEAST_ABOUT: u16 = 6;

/// The longest list of lines, that of two textbook players, with its frame. Every list begins where it does: lines come and
/// go below the cursor.
const LONGEST: u16 = 15;

/// The widest the list and the description are set.
const WIDEST: u16 = 90;

struct Places {
    list: Rect,
    about: Rect,
    /// The board, in a wide window.
    beside: Option<Rect>,
}

impl Places {
    /// The places in `area` for so many lines. `wanted`: how many lines the description takes at a width, with its frame.
    fn of(area: Rect, rows: usize, wanted: impl FnOnce(u16) -> u16) -> Places {
        let (left, right) = beside::columns(area, WIDEST);
        let area = left.centered_horizontally(Constraint::Max(WIDEST));
        let above = if area.height > LONGEST + ABOUT { chrome::above(area, LONGEST + ABOUT) } else { 0 };
        let room = area.height - above;
        let list = (cells(rows) + 2).min(room.saturating_sub(LEAST_ABOUT));
        let about = wanted(area.width).max(ABOUT).min(room - list);
        let [_, list, about, _] = area.layout(&Layout::vertical([
            Constraint::Length(above),
            Constraint::Length(list),
            Constraint::Length(about),
            Constraint::Fill(1),
        ]));
        Places { list, about, beside: right.map(|right| beside::from(list, right)) }
    }

    /// The lines inside the panel.
    fn lines(&self, chosen: usize, rows: usize) -> ListPart {
        ListPart::of(rows, chosen, ratatui::widgets::Block::bordered().inner(self.list))
    }
}

pub(crate) fn draw(setup: &Setup, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (_theme, words) = (look.theme, look.words);
    let rows = setup.rows();
    let pieces = about(setup, ui.body, look);
    let places = Places::of(ui.body, rows.len(), |width| wanted(&pieces, width));
    let chosen = rows.iter().position(|&row| row == setup.row).unwrap_or(0);
    let inner = chrome::panel(&words.get("setup-title"), places.list, ui);
    let lines = places.lines(chosen, rows.len()).typed(setup.editing.is_some());
    lines.draw(ui, |place| match setup.editing.as_ref().filter(|_| place == chosen) {
        Some(field) => typed_line(rows[place], field, inner.width, look),
        None => line(setup, rows[place], inner.width, look),
    });
    let title = match setup.row {
        Row::Game | Row::Start | Row::MaxTake | Row::First | Row::Begin => words.game_name(setup.kind()),
        // The lines that belong to a side are set in and begin with a small letter.
        Row::Level(seat)
        | Row::Character(seat)
        | Row::Depth(seat)
        | Row::Evaluation(seat)
        | Row::Bot(seat)
        | Row::Name(seat) => {
            format!("{} · {}", words.seat(seat), name(setup.row, words).trim())
        }
        row => name(row, words),
    };
    let inner = chrome::panel(&title, places.about, ui);
    let is_long = setup.about > 0 || wanted(&pieces, places.about.width) > places.about.height;
    let has_more = is_long && pieces.len() > 1;
    draw_frame(setup, has_more, ui);
    draw_about(pieces, setup.about, inner, ui);
    if let Some(area) = places.beside {
        beside::draw(&setup_beside::of(setup, look), area, ui);
    }
}

/// Draws the pieces of the description from the one with the number `first` on. Where more waits below marks
/// at the edge say so, and the keys for pages lead there.
fn draw_about(pieces: Vec<Line<'_>>, first: usize, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    // What stands beside the lines in a wide window is not among the pieces.
    let first = first.min(pieces.len().saturating_sub(1));
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    // Between the text and its bar is a free column.
    let whole: u16 = pieces.iter().map(|line| height_of(line, inner.width)).sum();
    let is_long = first > 0 || whole > inner.height;
    let inner = Rect { width: inner.width.saturating_sub(u16::from(is_long)), ..inner };
    let (total, mut shown, mut y) = (pieces.len(), first, inner.y);
    for line in pieces.into_iter().skip(first) {
        let height = height_of(&line, inner.width);
        let room = inner.bottom() - y;
        // The last one is shown as far as there is room; the keys for pages lead to it.
        if room == 0 {
            break;
        }
        let text = Paragraph::new(line).style(theme.text).wrap(Wrap { trim: true });
        text.render(Rect { y, height: height.min(room), ..inner }, ui.buffer);
        y += height.min(room);
        shown += usize::from(height <= room);
    }
    list::draw_bar(first..shown, total, area, ui);
}

/// Lines that the description takes at a width, with its frame.
fn wanted(pieces: &[Line<'_>], width: u16) -> u16 {
    2 + pieces.iter().map(|line| height_of(line, width - 4)).sum::<u16>()
}

/// Lines that a piece of the description takes at this width.
fn height_of(line: &Line<'_>, width: u16) -> u16 {
    chrome::wrapped_height(&Paragraph::new(line.clone()).wrap(Wrap { trim: true }), width).max(1)
}

/// What stands below the lines: the line that is chosen explained, or what sets the game apart. What is told beside them is left out.
fn about(setup: &Setup, body: Rect, look: Look<'_>) -> Vec<Line<'static>> {
    let is_wide = beside::columns(body, WIDEST).1.is_some();
    if is_wide && setup_beside::character(setup).is_some() && matches!(setup.row, Row::Character(_)) {
        return vec![Line::from(look.words.get("about-character"))];
    }
    if let Some(text) = about_line(setup, look) {
        return vec![Line::from(text)];
    }
    let mut lines = about_game(setup.kind(), look);
    if is_wide && lines.len() > 1 {
        lines.remove(0);
    }
    lines
}

/// The game in a line, and the rules in which the variants differ.
fn about_game(kind: &Kind, look: Look<'_>) -> Vec<Line<'static>> {
    let words = look.words;
    let mut lines = vec![Line::from(Span::styled(words.apart(kind), look.theme.accent))];
    if let Kind::Matches(rules) = kind {
        lines.push(Line::from(words.start_of_matches(*rules)));
    }
    for section in words.rules_apart(kind) {
        let title = Span::styled(format!("{}. ", section.title), look.theme.title);
        lines.push(Line::from(vec![title, Span::raw(section.paragraphs.join(" "))]));
    }
    lines
}

fn about_line(setup: &Setup, look: Look<'_>) -> Option<String> {
    let words = look.words;
    let player = |seat: Seat| match setup.chairs[seat].spec {
        PlayerSpec::Human => "about-human",
        PlayerSpec::Naive => "about-naive",
        PlayerSpec::Fast => "about-fast",
        PlayerSpec::Expert => "about-expert",
        PlayerSpec::Minimax(_) => "about-minimax",
        PlayerSpec::AlphaBeta(_) => "about-alphabeta",
        PlayerSpec::Mcts(_) => "about-mcts",
        PlayerSpec::Engine(_) => "about-engine",
        PlayerSpec::Character(_) => "about-character",
        PlayerSpec::Bot => "about-bot",
    };
    Some(match setup.row {
        Row::Player(seat) => words.get(player(seat)),
        Row::Level(seat) => match setup.chairs[seat].spec {
            PlayerSpec::Engine(Strength::Level(level)) => words.level(level),
            _ => words.get("about-engine"),
        },
        Row::Character(seat) => match setup.chairs[seat].spec {
            PlayerSpec::Character(character) => words.character(character),
            _ => words.get("about-character"),
        },
        Row::Depth(_) => words.get("about-depth"),
        Row::Evaluation(_) => words.get("about-evaluation"),
        Row::Playouts(_) => words.get("about-playouts"),
        Row::LeafValue(_) => words.get("about-leaf"),
        Row::Bot(_) => match &setup.refused {
            Some(TypedWrong::Command(unclosed)) => unclosed.explain(words),
            _ => words.get("about-bot"),
        },
        Row::Name(_) => words.get("about-name"),
        Row::Direction => words.get("about-direction"),
        Row::Clock => match &setup.refused {
            Some(TypedWrong::Clock(refused)) => say!(words, "clock-refused", text = refused.0.as_str()),
            _ => words.get("about-clock"),
        },
        Row::Series => words.get("about-series"),
        _ => return None,
    })
}

/// The name of a line.
fn name(row: Row, words: &Words) -> String {
    match row {
        Row::Begin => words.get("setup-begin"),
        Row::Game => words.get("setup-game"),
        Row::Start => words.get("setup-start"),
        Row::MaxTake => words.get("setup-max-take"),
        Row::Player(seat) => words.seat(seat),
        Row::Level(_) => format!("  {}", words.get("setup-strength")),
        Row::Character(_) => format!("  {}", words.get("setup-character")),
        Row::Depth(_) => format!("  {}", words.get("setup-depth")),
        Row::Evaluation(_) => format!("  {}", words.get("setup-evaluation")),
        Row::Playouts(_) => format!("  {}", words.get("setup-playouts")),
        Row::LeafValue(_) => format!("  {}", words.get("setup-leaf")),
        Row::Bot(_) => format!("  {}", words.get("setup-bot")),
        Row::Name(_) => format!("  {}", words.get("setup-name")),
        Row::First => words.get("setup-first"),
        Row::Direction => words.get("setup-direction"),
        Row::Clock => words.get("setup-clock"),
        Row::Series => words.get("setup-series"),
    }
}

/// The name of a line, with the blanks up to its value.
fn padded_name(row: Row, look: Look<'_>) -> Span<'static> {
    let name = name(row, look.words);
    let padding = " ".repeat(NAMES.saturating_sub(name.width()));
    Span::styled(format!("{name}{padding} "), look.theme.text)
}

/// The chosen line while its value is typed.
fn typed_line(row: Row, field: &TextField, width: u16, look: Look<'_>) -> Line<'static> {
    let name = padded_name(row, look).style(look.theme.selection);
    let mut typed = chrome::typed(field, look.theme.accent, look);
    chrome::keep_end(&mut typed, usize::from(width).saturating_sub(3 + NAMES + 1));
    [name].into_iter().chain(typed).collect()
}

fn line(setup: &Setup, row: Row, width: u16, look: Look<'_>) -> Line<'static> {
    let accent = look.theme.accent;
    if row == Row::Begin {
        return Line::styled(look.words.get("setup-begin"), accent);
    }
    // The free columns of a list, the name, and the arrows with their blanks.
    let room = usize::from(width).saturating_sub(3 + NAMES + 1 + 4);
    let (value, changes) = value(setup, row, room, look);
    let value = chrome::fit(&value, room);
    let value = if changes { chrome::between_arrows(&value, look) } else { value };
    Line::from(vec![padded_name(row, look), Span::styled(value, accent)])
}

/// The value of a line in so many columns, and whether arrows change it.
fn value(setup: &Setup, row: Row, room: usize, look: Look<'_>) -> (String, bool) {
    let words = look.words;
    let matches = |of: fn(&awale_rules::matches::HeapRules) -> u8| match setup.kind() {
        Kind::Matches(rules) => of(rules).to_string(),
        Kind::Awale(_) => String::new(),
    };
    let textbook = |seat: Seat| match setup.chairs[seat].spec {
        PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) => Some(textbook),
        _ => None,
    };
    let monte_carlo = |seat: Seat| match setup.chairs[seat].spec {
        PlayerSpec::Mcts(options) => Some(options),
        _ => None,
    };
    let value = match row {
        Row::Game => wording::game_name(words, setup.kind(), room),
        Row::Start => matches(awale_rules::matches::HeapRules::start),
        Row::MaxTake => matches(awale_rules::matches::HeapRules::max_take),
        Row::Player(seat) => words.player_kind(setup.chairs[seat].spec),
        Row::Level(seat) => match setup.chairs[seat].spec {
            PlayerSpec::Engine(strength) => words.strength(strength),
            _ => String::new(),
        },
        Row::Character(seat) => match setup.chairs[seat].spec {
            PlayerSpec::Character(character) => character.name().to_owned(),
            _ => String::new(),
        },
        Row::Depth(seat) => textbook(seat)
            .map(|textbook| say!(words, "plies", plies = u32::from(textbook.depth)))
            .unwrap_or_default(),
        Row::Evaluation(seat) => {
            textbook(seat).map(|textbook| words.evaluation(textbook.evaluation)).unwrap_or_default()
        }
        Row::Playouts(seat) => {
            monte_carlo(seat).map(|options| words.number(options.playouts.into())).unwrap_or_default()
        }
        Row::LeafValue(seat) => monte_carlo(seat).map(|options| words.leaf_value(options.leaf)).unwrap_or_default(),
        Row::Bot(_) => {
            let command = &setup.bot;
            return (if command.is_empty() { words.get("setup-no-bot") } else { command.to_string() }, false);
        }
        Row::Name(seat) => {
            let name = &setup.chairs[seat].name;
            return (if name.is_empty() { words.get("setup-no-name") } else { name.to_string() }, false);
        }
        Row::First => words.get(match setup.first() {
            First::South => "south",
            First::North => "north",
            First::Drawn => "setup-drawn",
        }),
        Row::Direction => words.get(match setup.direction {
            Direction::CounterClockwise => "direction-counter-clockwise",
            Direction::Clockwise => "direction-clockwise",
        }),
        Row::Clock => setup.clock.map_or_else(|| words.get("clock-off"), |control| words.clock(control)),
        Row::Series => match setup.best_of {
            None => words.get("setup-single"),
            Some(games) => say!(words, "series-best-of", games = u32::from(games)),
        },
        Row::Begin => String::new(),
    };
    (value, true)
}

/// The line at the top and the keys at the bottom.
fn draw_frame(setup: &Setup, has_more: bool, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let title = match setup.goes_on_from() {
        Some(referee) if referee.moves().is_empty() => words.get("setup-from-position"),
        Some(referee) => {
            let place = referee.moves().len() - 1;
            let last = numbered(place, &referee.moves()[place].to_string());
            say!(words, "setup-going-on", move = last)
        }
        None => words.get("menu-play"),
    };
    chrome::draw_title(&title, "", ui);
    let section = if setup.editing.is_some() { Section::Typing } else { Section::List };
    let keys = footer(section, look, |label| match (label, setup.row) {
        ("key-open", Row::Name(_)) => Some("key-type"),
        ("key-open", Row::Bot(_)) => Some("key-type-command"),
        ("key-open", Row::Clock) => Some("key-type-time"),
        ("key-open", Row::Player(seat) | Row::Character(seat))
            if matches!(setup.chairs[seat].spec, PlayerSpec::Character(_)) =>
        {
            Some("key-gallery")
        }
        ("key-open", _) => Some("key-begin"),
        // There is no room for both, and the lines are plain to see.
        ("key-scroll", _) => has_more.then_some(label),
        ("key-line", _) => (!has_more).then_some(label),
        ("key-change", _) => Some(label),
        (label, _) => always(label),
    });
    chrome::draw_keys(&keys, ui);
}
