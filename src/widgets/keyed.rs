//! What keys are called, and texts that name keys: as the user has bound them.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::app::Look;
use crate::keys::{Command, Key};
use crate::words::{MessageValue, Words};

use crate::theme::glyphs::Charset;

/// What stands in a text for the key of a command that the user has bound to none. The text has other words for that.
pub(crate) const NONE: &str = "none";

/// The message `id`, in which each variable of `keys` is the first key of its command.
pub(crate) fn keyed(id: &str, keys: &[(&'static str, Command)], look: Look<'_>) -> String {
    keyed_with(id, keys, &[], look)
}

/// As [`keyed`], with other values in it too.
pub(crate) fn keyed_with(
    id: &str,
    keys: &[(&'static str, Command)],
    values: &[(&'static str, MessageValue<'_>)],
    look: Look<'_>,
) -> String {
    let key = |command| first_key(command, look).unwrap_or_else(|| NONE.to_owned());
    let keys = keys.iter().map(|&(variable, command)| (variable, key(command).into()));
    look.words.with(id, &keys.chain(values.iter().cloned()).collect::<Vec<_>>())
}

/// What the first key of `command` is called; `None` where the user has bound it to none.
pub(crate) fn first_key(command: Command, look: Look<'_>) -> Option<String> {
    look.context.settings.keys.keys(command).first().map(|&key| name(look.words, key))
}

/// A line of a list of ways, and behind it, from the column `at` on, the key that opens it.
pub(crate) fn line(text: String, at: usize, command: Option<Command>, look: Look<'_>) -> Line<'static> {
    let key = command.and_then(|command| first_key(command, look));
    let gap = " ".repeat(at.saturating_sub(text.width()).max(1));
    let text = Span::styled(text, look.theme.text);
    Line::from_iter(key.map_or(vec![text.clone()], |key| vec![text, gap.into(), Span::styled(key, look.theme.key)]))
}

/// What a key is called on the keyboards of the language.
pub(crate) fn name(words: &Words, key: Key) -> String {
    match key {
        Key::Char(' ') => words.get("key-name-space"),
        Key::Char(letter) => letter.to_string(),
        Key::Ctrl(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
        Key::Function(number) => format!("F{number}"),
    }
}

/// What fixed keys are called on the keyboards of the language. Where only ASCII can be drawn the arrow down would look like the
/// letter v, which is another key.
pub(crate) fn fixed_name(look: Look<'_>, keys: &str) -> String {
    let words = look.words;
    let is_ascii = look.charset == Charset::Ascii;
    match keys {
        "↑" if is_ascii => words.get("key-name-up"),
        "↓" if is_ascii => words.get("key-name-down"),
        "Enter" => words.get("key-name-enter"),
        "Esc" => words.get("key-name-esc"),
        "Del" => words.get("key-name-delete"),
        "Home End" => words.get("key-name-home-end"),
        "PgUp PgDn" => words.get("key-name-pages"),
        _ => keys.to_owned(),
    }
}
