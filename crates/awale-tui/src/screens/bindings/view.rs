//! Draws the list of commands with their keys, and a description of the chosen command.

use crate::{
    keys::{KeyUse, Keymap},
    prelude::*,
    screens::{KeyBindingsScreen, KeyRefusal},
    widgets::key_names,
};

/// Maximum width of the screen, in columns.
const MAX_SCREEN_WIDTH: u16 = 90;
const KEYS_COLUMN_WIDTH: usize = 12;
/// Height of the description with its frame, in lines.
const DESCRIPTION_HEIGHT: u16 = 6;
/// Height of the list with its frame, in lines.
const LIST_HEIGHT: u16 = to_cells(Command::ALL.len()) + 2;

pub(crate) fn draw(screen: &KeyBindingsScreen, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let title = words.get("setting-keys");
    chrome::draw_title(&title, "", ui);
    let area = ui
        .body
        .centered_horizontally(Constraint::Max(MAX_SCREEN_WIDTH));
    let list_height = LIST_HEIGHT.min(area.height.saturating_sub(DESCRIPTION_HEIGHT));
    let [list_area, description_area] = split_vertically(
        area,
        [Length(list_height), Constraint::Max(DESCRIPTION_HEIGHT)],
    );
    let inner = chrome::draw_panel(&title, list_area, ui);
    VisibleListPart::of(Command::ALL.len(), screen.chosen_index, inner).draw(ui, |place| {
        let command = Command::ALL[place];
        let keys = keys_text(command, &look.context.settings.keys, words);
        Line::from(vec![
            Span::styled(
                columns::left_aligned(keys, KEYS_COLUMN_WIDTH + 1),
                theme.key,
            ),
            Span::styled(words.get(command.explanation_message_id()), theme.text),
        ])
    });
    let inner = chrome::draw_text_panel("", description_area, ui);
    let style = if screen.refusal.is_some() {
        theme.warning
    } else {
        theme.text
    };
    chrome::draw_clipped_text(command_description(screen, look), inner, style, ui);
}

/// The text below the list: why a key was refused, a request to press a key, or the uses of the
/// command.
fn command_description(screen: &KeyBindingsScreen, look: DrawContext) -> String {
    let (words, command) = (look.words, screen.chosen_command());
    let prompt = screen.waits_for_key.then(|| {
        let what = words.get(command.explanation_message_id());
        say!(words, "bind-press", what)
    });
    let refusal_sentence = screen.refusal.map(|refused| refusal_text(refused, words));
    if refusal_sentence.is_some() || prompt.is_some() {
        return refusal_sentence
            .into_iter()
            .chain(prompt)
            .collect::<Vec<_>>()
            .join(" ");
    }
    let default_keys = keys_text(command, &Keymap::default(), words);
    let is_default = keys_text(command, &look.context.settings.keys, words) == default_keys;
    let default_keys_note = (!is_default).then(|| say!(words, "bind-usual", key = default_keys));
    command_uses(command, words)
        .into_iter()
        .chain(default_keys_note)
        .collect::<Vec<_>>()
        .join(" ")
}

fn refusal_text(refusal: KeyRefusal, words: &Words) -> String {
    let KeyRefusal::KeyTaken {
        key,
        current_use: by,
        section,
    } = refusal
    else {
        return words.get("bind-fixed");
    };
    let (message_id, command_explanation) = match by {
        KeyUse::Command(other) => ("bind-taken", words.get(other.explanation_message_id())),
        KeyUse::TypedCharacter => ("bind-typed", String::new()),
    };
    let screen = words.get(section.title_message_id());
    say!(
        words,
        message_id,
        key = key_names::key_name(words, key),
        screen,
        what = command_explanation
    )
}

/// Describes the command on each screen that has a key for it, without repetitions.
fn command_uses(command: Command, words: &Words) -> Vec<String> {
    let mut section_uses: Vec<(Section, &str)> = Vec::new();
    for &section in Section::ALL {
        let command_bindings = section
            .bindings()
            .iter()
            .filter(|binding| binding.command() == Some(command));
        for help in command_bindings.filter_map(|binding| binding.explanation_message_id) {
            if !section_uses.iter().any(|(_, before)| *before == help) {
                section_uses.push((section, help));
            }
        }
    }
    let use_text = |(section, help): (Section, &str)| {
        say!(
            words,
            "bind-use",
            screen = words.get(section.title_message_id()),
            what = words.get(help)
        )
    };
    section_uses.into_iter().map(use_text).collect()
}

/// Lists the keys of `command`.
fn keys_text(command: Command, keymap: &Keymap, words: &Words) -> String {
    let key_names: Vec<String> = keymap
        .keys(command)
        .into_iter()
        .map(|key| key_names::key_name(words, key))
        .collect();
    if key_names.is_empty() {
        words.get("bind-none")
    } else {
        key_names.join(" ")
    }
}
