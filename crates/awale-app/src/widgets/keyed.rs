//! Names of keys, and texts that name keys, as you have bound them.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthChar;

use crate::app::Look;
use crate::keys::{Command, Key};
use awale_study::words::{MessageValue, Words};

use awale_board::theme::glyphs::Charset;

/// Stands in a text for the key of a command without one. The text has other words for that.
pub const NONE: &str = "none";

/// The message `id`, in which each variable of `keys` is the first key of its command.
#[must_use]
pub fn keyed(id: &str, keys: &[(&'static str, Command)], look: Look<'_>) -> String {
    keyed_with(id, keys, &[], look)
}

/// As [`keyed`], with other values in it too.
#[must_use]
pub fn keyed_with(
    id: &str,
    keys: &[(&'static str, Command)],
    values: &[(&'static str, MessageValue<'_>)],
    look: Look<'_>,
) -> String {
    let key = |command| first_key(command, look).unwrap_or_else(|| NONE.to_owned());
    let keys = keys
        .iter()
        .map(|&(variable, command)| (variable, key(command).into()));
    look.words
        .with(id, &keys.chain(values.iter().cloned()).collect::<Vec<_>>())
}

/// The name of the first key of `command`; `None` if it has none.
#[must_use]
pub fn first_key(command: Command, look: Look<'_>) -> Option<String> {
    look.context
        .settings
        .keys
        .keys(command)
        .first()
        .map(|&key| name(look.words, key))
}

/// A line of a list, and in column `at` the key that opens it.
#[must_use]
pub fn line(text: String, at: usize, command: Option<Command>, look: Look<'_>) -> Line<'static> {
    let key = command.and_then(|command| first_key(command, look));
    let text = Span::styled(super::columns::left(text + " ", at), look.theme.text);
    let key = key.map(|key| Span::styled(key, look.theme.key));
    [Some(text), key].into_iter().flatten().collect()
}

/// The name of a key on the keyboards of the language.
pub fn name(words: &Words, key: Key) -> String {
    match key {
        Key::Char(' ') => words.get("key-name-space"),
        // A terminal cannot draw an accent without a letter: a circle takes the place of the letter.
        Key::Char(mark) if mark.width() == Some(0) => format!("◌{mark}"),
        Key::Char(letter) => letter.to_string(),
        Key::Ctrl(letter) => format!(
            "{}-{}",
            words.get("key-name-ctrl"),
            letter.to_ascii_uppercase()
        ),
        Key::Function(number) => format!("F{number}"),
    }
}

/// The names of fixed keys on the keyboards of the language; words in ASCII, where the arrow down
/// would look like the key v.
#[must_use]
pub fn fixed_name(look: Look<'_>, keys: &str) -> String {
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
        _ => match keys.strip_prefix("Ctrl-") {
            Some(letter) => format!("{}-{letter}", words.get("key-name-ctrl")),
            None => keys.to_owned(),
        },
    }
}
