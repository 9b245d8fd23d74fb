//! Draws the list of commands with their keys, and a description of the chosen command.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;

use crate::app::{Look, Ui};
use crate::keys::{Command, Keymap, Section, Taken};
use crate::screens::{BindingStep, Bindings, KeyRefused};
use crate::theme::cells::cells;
use crate::widgets::list::ListPart;
use crate::widgets::{chrome, columns, keyed};
use crate::words::{Words, say};

/// Maximum width of the screen, in columns.
const WIDEST: u16 = 90;
const KEYS: usize = 12;
/// Height of the description with its frame, in lines.
const ABOUT: u16 = 6;
/// Height of the list with its frame, in lines.
const LIST: u16 = cells(Command::ALL.len()) + 2;

/// Returns the areas of the list and of the description.
fn places(area: Rect) -> [Rect; 2] {
    let area = area.centered_horizontally(Constraint::Max(WIDEST));
    let list = LIST.min(area.height.saturating_sub(ABOUT));
    area.layout(&Layout::vertical([
        Constraint::Length(list),
        Constraint::Max(ABOUT),
    ]))
}

fn lines(screen: &Bindings, area: Rect) -> ListPart {
    ListPart::of(
        Command::ALL.len(),
        screen.chosen,
        Block::bordered().inner(places(area)[0]),
    )
}

pub(crate) fn draw(screen: &Bindings, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let title = words.get("setting-keys");
    chrome::draw_title(&title, "", ui);
    let [list, about] = places(ui.body);
    chrome::panel(&title, list, ui);
    lines(screen, ui.body).draw(ui, |place| {
        let command = Command::ALL[place];
        let keys = keys_of(command, &look.context.settings.keys, words);
        Line::from(vec![
            Span::styled(columns::left(keys, KEYS + 1), theme.key),
            Span::styled(words.get(command.word()), theme.text),
        ])
    });
    let inner = chrome::text_panel("", about, ui);
    let style = if screen.refused.is_some() {
        theme.warning
    } else {
        theme.text
    };
    chrome::clipped_text(told(screen, look), inner, style, ui);
}

/// The text below the list: why a key was refused, a request to press a key, or the uses of the
/// command.
fn told(screen: &Bindings, look: Look<'_>) -> String {
    let (words, command) = (look.words, screen.command());
    let press = (screen.step == BindingStep::Press).then(|| {
        let what = words.get(command.word());
        say!(words, "bind-press", what = what)
    });
    let refused = screen.refused.map(|refused| why(refused, words));
    if refused.is_some() || press.is_some() {
        return refused
            .into_iter()
            .chain(press)
            .collect::<Vec<_>>()
            .join(" ");
    }
    let usual = keys_of(command, &Keymap::default(), words);
    let is_usual = keys_of(command, &look.context.settings.keys, words) == usual;
    let usual = (!is_usual).then(|| say!(words, "bind-usual", key = usual));
    uses(command, words)
        .into_iter()
        .chain(usual)
        .collect::<Vec<_>>()
        .join(" ")
}

fn why(refused: KeyRefused, words: &Words) -> String {
    let KeyRefused::Taken { key, by, section } = refused else {
        return words.get("bind-fixed");
    };
    let (id, what) = match by {
        Taken::By(other) => ("bind-taken", words.get(other.word())),
        Taken::Typed => ("bind-typed", String::new()),
    };
    let screen = words.get(section.word());
    say!(
        words,
        id,
        key = keyed::name(words, key),
        screen = screen,
        what = what
    )
}

/// Describes the command on each screen where it has a key, without repetitions.
fn uses(command: Command, words: &Words) -> Vec<String> {
    let mut told: Vec<(Section, &str)> = Vec::new();
    for &section in Section::ALL {
        let of_command = section
            .bindings()
            .iter()
            .filter(|binding| binding.command() == Some(command));
        for help in of_command.filter_map(|binding| binding.help) {
            if !told.iter().any(|(_, before)| *before == help) {
                told.push((section, help));
            }
        }
    }
    let line = |(section, help): (Section, &str)| {
        say!(
            words,
            "bind-use",
            screen = words.get(section.word()),
            what = words.get(help)
        )
    };
    told.into_iter().map(line).collect()
}

/// Lists the keys of `command`.
fn keys_of(command: Command, keymap: &Keymap, words: &Words) -> String {
    let names: Vec<String> = keymap
        .keys(command)
        .into_iter()
        .map(|key| keyed::name(words, key))
        .collect();
    if names.is_empty() {
        words.get("bind-none")
    } else {
        names.join(" ")
    }
}
