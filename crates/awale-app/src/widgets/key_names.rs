//! Names of keys, and texts that contain the names of the user's keys.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthChar;

use crate::{
    app::DrawContext,
    keys::{Command, Key},
};
use awale_study::words::{MessageValue, Words};

use awale_board::theme::glyphs::Charset;

/// The value that replaces the name of a key if the command has no key. Messages select another
/// text for this value.
pub const NO_KEY_WORD: &str = "none";

/// The message `message_id`, in which each variable of `keys` is replaced by the first key of its
/// command.
pub fn message_with_keys(
    message_id: &str,
    keys: &[(&'static str, Command)],
    look: DrawContext,
) -> String {
    message_with_keys_and_values(message_id, keys, &[], look)
}

/// The message `message_id`, with the keys as in [`message_with_keys`] and with other values.
pub fn message_with_keys_and_values(
    message_id: &str,
    keys: &[(&'static str, Command)],
    values: &[(&'static str, MessageValue)],
    look: DrawContext,
) -> String {
    let key_text = |command| match first_key_name(command, look) {
        None => NO_KEY_WORD.to_owned(),
        Some(name) if name.chars().count() == 1 => look.words.mark_letters_if_enabled(name),
        Some(name) => name,
    };
    let key_arguments = keys
        .iter()
        .map(|&(variable, command)| (variable, key_text(command).into()));
    look.words.with(
        message_id,
        &key_arguments
            .chain(values.iter().cloned())
            .collect::<Vec<_>>(),
    )
}

/// The name of the first key of `command`. `None` if it has no key.
pub fn first_key_name(command: Command, look: DrawContext) -> Option<String> {
    look.context
        .settings
        .keys
        .keys(command)
        .first()
        .map(|&key| key_name(look.words, key))
}

/// A line of a list. The key that opens the line is drawn in column `key_column`.
pub fn line_with_key(
    text: String,
    key_column: usize,
    command: Option<Command>,
    look: DrawContext,
) -> Line<'static> {
    let key_name = command.and_then(|command| first_key_name(command, look));
    let text = Span::styled(
        super::columns::left_aligned(text + " ", key_column),
        look.theme.text,
    );
    let key_span = key_name.map(|key| Span::styled(key, look.theme.key));
    [Some(text), key_span].into_iter().flatten().collect()
}

/// The name of a key on the usual keyboards of the language.
pub fn key_name(words: &Words, key: Key) -> String {
    match key {
        Key::Char(' ') => words.get("key-name-space"),
        // A terminal cannot draw an accent without a letter, so the accent is drawn on a circle.
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

/// The names of fixed keys on the usual keyboards of the language. In ASCII the arrows are words,
/// because a drawn arrow down would look like the key v.
pub fn fixed_key_names(look: DrawContext, keys: &str) -> String {
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
