//! Changing a file of settings without disturbing what its owner wrote there: the new text is put where the reader found the old
//! one, and believed only when it reads as it was meant.

use std::ops::Range;

use toml::de::{DeString, DeTable, DeValue};
use toml::{Spanned, Value};

/// The text of a file of settings with each of `entries` (a key such as `setup.game`, and its value) set in it.
/// Comments, order and layout stay as they are.
///
/// A text that is not TOML is given back as it is: its owner is told of it when it is read, and nothing is lost. So is one
/// that holds something else under the key, such as a section of that name.
#[must_use]
pub fn with_settings(text: &str, entries: &[(&'static str, Value)]) -> String {
    let mut text = text.to_owned();
    for (key, value) in entries {
        let (section, name) = key.split_once('.').map_or(("", *key), |parts| parts);
        if let Some(edit) = Edit::of(&text, section, name, value) {
            let mut changed = text.clone();
            changed.replace_range(edit.place, &edit.text);
            if holds(&changed, section, name, value) {
                text = changed;
            }
        }
    }
    text
}

/// Whether `value` stands under this key as it is written.
fn holds(text: &str, section: &str, name: &str, value: &Value) -> bool {
    let Ok(root) = DeTable::parse(text) else { return false };
    let table = if section.is_empty() {
        Some(root.get_ref())
    } else {
        root.get_ref().get(section).and_then(|it| it.get_ref().as_table())
    };
    table.and_then(|table| table.get(name)).is_some_and(|found| text[found.span()] == value.to_string())
}

/// A change of a text: what stands in `place` becomes `text`.
struct Edit {
    place: Range<usize>,
    text: String,
}

impl Edit {
    /// The change that sets a field, if the text is TOML and has room for it.
    fn of(text: &str, section: &str, name: &str, value: &Value) -> Option<Edit> {
        let root = DeTable::parse(text).ok()?.into_inner();
        let line = format!("{name} = {value}");
        if section.is_empty() {
            let first = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
            let only_comments = if root.is_empty() { text.len() } else { first };
            return Some(
                set(&root, name, value).unwrap_or_else(|| add_line(text, end_of(&root), only_comments, &line)),
            );
        }
        let new_section = || {
            let gap = if root.is_empty() { "" } else { "\n" };
            add_line(text, None, text.len(), &format!("{gap}[{section}]\n{line}"))
        };
        let Some((key, spanned)) = root.get_key_value(section) else { return Some(new_section()) };
        let DeValue::Table(table) = spanned.get_ref() else { return None };
        let (whole, end) = (spanned.span(), end_of(table));
        let edit = set(table, name, value).unwrap_or_else(|| match form(text, key, spanned) {
            Form::Heading => add_line(text, Some(end.unwrap_or(whole.end)), 0, &line),
            Form::Inline => {
                let end = end.unwrap_or(whole.start + 1);
                let text = if table.is_empty() { format!(" {line} ") } else { format!(", {line}") };
                Edit { place: end..end, text }
            }
            Form::Dotted if end.is_some() => add_line(text, end, 0, &format!("{section}.{line}")),
            Form::Dotted => new_section(),
        });
        Some(edit)
    }
}

/// How a section is written.
enum Form {
    /// `[setup]`
    Heading,
    /// `setup = { ... }`
    Inline,
    /// `setup.game = ...`, or only by a section inside it
    Dotted,
}

fn form(text: &str, key: &Spanned<DeString<'_>>, section: &Spanned<DeValue<'_>>) -> Form {
    match text[section.span()].chars().next() {
        Some('{') => Form::Inline,
        Some('[') if is_headed(key, section) => Form::Heading,
        _ => Form::Dotted,
    }
}

/// Whether the name stands inside what the value covers, which is its heading then.
fn is_headed(key: &Spanned<DeString<'_>>, value: &Spanned<DeValue<'_>>) -> bool {
    value.span().start < key.span().start && key.span().end <= value.span().end
}

/// The change of a field that is there.
fn set(table: &DeTable<'_>, name: &str, value: &Value) -> Option<Edit> {
    table.get(name).map(|old| Edit { place: old.span(), text: value.to_string() })
}

/// Where the last value of a table ends that does not stand under a heading of its own.
fn end_of(table: &DeTable<'_>) -> Option<usize> {
    let ends = table.iter().filter(|(key, value)| !is_headed(key, value)).map(|(_, value)| match value.get_ref() {
        DeValue::Table(inner) => end_of(inner).unwrap_or(0).max(value.span().end),
        _ => value.span().end,
    });
    ends.max()
}

/// A new line below the one in which `after` lies, or at `otherwise`.
fn add_line(text: &str, after: Option<usize>, otherwise: usize, line: &str) -> Edit {
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let line = line.replace('\n', newline);
    let at = after.map_or(otherwise, |after| text[after..].find('\n').map_or(text.len(), |length| after + length + 1));
    let is_line_start = matches!(text[..at].chars().next_back(), None | Some('\n' | '\u{feff}'));
    let before = if is_line_start { "" } else { newline };
    Edit { place: at..at, text: format!("{before}{line}{newline}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sets `setup.game` and `theme`.
    fn changed(text: &str) -> String {
        with_settings(text, &[("setup.game", Value::from("abapa")), ("theme", Value::from("dark"))])
    }

    #[test]
    fn sections_are_changed_in_the_form_they_have() {
        for (before, after) in [
            ("setup = {}", "setup = { game = \"abapa\" }\ntheme = \"dark\"\n"),
            (
                "setup = { game = 'x', north = 'fast' }\n",
                "setup = { game = \"abapa\", north = 'fast' }\ntheme = \"dark\"\n",
            ),
            (
                "setup = { north = 'fast' } # c\n",
                "setup = { north = 'fast', game = \"abapa\" } # c\ntheme = \"dark\"\n",
            ),
            ("setup.north = 'fast' # c", "setup.north = 'fast' # c\nsetup.game = \"abapa\"\ntheme = \"dark\"\n"),
            ("[setup]", "theme = \"dark\"\n[setup]\ngame = \"abapa\"\n"),
            ("# Mine.\n[\"setup\"] # c\n", "theme = \"dark\"\n# Mine.\n[\"setup\"] # c\ngame = \"abapa\"\n"),
            (
                "[setup.more]\nx = 1\n\n[setup]\nlist = [\n 1,\n] # c\n\n[other]\n",
                "theme = \"dark\"\n[setup.more]\nx = 1\n\n[setup]\nlist = [\n 1,\n] # c\ngame = \"abapa\"\n\n[other]\n",
            ),
            ("[setup.more]\nx = 1", "theme = \"dark\"\n[setup.more]\nx = 1\n\n[setup]\ngame = \"abapa\"\n"),
            ("[[variant]]\nid = 'x'\n", "theme = \"dark\"\n[[variant]]\nid = 'x'\n\n[setup]\ngame = \"abapa\"\n"),
            ("theme = 'light'\r\n", "theme = \"dark\"\r\n\r\n[setup]\r\ngame = \"abapa\"\r\n"),
            ("\u{feff}[setup]\n", "\u{feff}theme = \"dark\"\n[setup]\ngame = \"abapa\"\n"),
        ] {
            assert_eq!(changed(before), after, "{before}");
        }
    }

    #[test]
    fn what_stands_under_the_key_as_something_else_is_left_alone() {
        for text in ["setup = 3\n[theme]\nx = 1\n", "[[setup]]\n[theme.x]\n", "[[theme]]\n[setup.game]\n"] {
            assert_eq!(changed(text), text);
        }
    }
}
