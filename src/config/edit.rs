//! Changing a file of settings without disturbing what its owner wrote there.

use std::cmp::Ordering;

use toml::de::{DeTable, DeValue};
use toml::{Spanned, Value};

/// The text of a file of settings with each of `entries` (a key such as `setup.game`, and its value) set in it.
/// Comments, order and layout stay as they are.
///
/// A text that is not TOML is given back as it is: its owner is told of it when it is read, and nothing is lost. So is one
/// where the key cannot be set, as something else has the name of its section.
#[must_use]
pub fn with_settings(text: &str, entries: &[(&'static str, Value)]) -> String {
    entries
        .iter()
        .fold(text.to_owned(), |text, (key, value)| with_setting(&text, key, &value.to_string()).unwrap_or(text))
}

/// The text with one value set, which has been read back; `None` where it cannot be set.
fn with_setting(text: &str, key: &str, value: &str) -> Option<String> {
    let document = DeTable::parse(text).ok()?.into_inner();
    let holds_it = |changed: &String| {
        let read = DeTable::parse(changed).ok();
        read.is_some_and(|read| find(read.get_ref(), key).is_some_and(|found| &changed[found.span()] == value))
    };
    let changed = match (find(&document, key), key.split_once('.')) {
        (Some(old), _) => [&text[..old.span().start], value, &text[old.span().end..]].concat(),
        (None, None) => with_field(text, &document, &format!("{key} = {value}")),
        (None, Some((section, name))) => in_section(text, &document, section, name, value)
            .unwrap_or_else(|| with_section(text, &document, section, name, value)),
    };
    Some(changed).filter(holds_it)
}

/// The value that `key` has.
fn find<'a, 't>(document: &'a DeTable<'t>, key: &str) -> Option<&'a Spanned<DeValue<'t>>> {
    match key.split_once('.') {
        None => document.get(key),
        Some((section, name)) => document.get(section)?.get_ref().as_table()?.get(name),
    }
}

/// Adds a field to those above the first section.
fn with_field(text: &str, document: &DeTable<'_>, field: &str) -> String {
    match last_value(document) {
        Some(end) => with_line(text, end, field),
        None if document.is_empty() => with_line(text, text.len(), field),
        None => {
            let (mark, rest) = text.split_at(text.len() - text.trim_start_matches('\u{feff}').len());
            [mark, field, newline(text), rest].concat()
        }
    }
}

/// Adds a field to the section, which has a heading, or braces, or stands before the names of its fields; `None` without any.
fn in_section(text: &str, document: &DeTable<'_>, section: &str, name: &str, value: &str) -> Option<String> {
    let found = document.get(section)?;
    let (place, fields) = (found.span(), found.get_ref().as_table()?);
    let last = last_value(fields);
    Some(match (text[place.clone()].chars().next()?, last) {
        ('{', None) => [&text[..place.start], &format!("{{ {name} = {value} }}"), &text[place.end..]].concat(),
        ('{', Some(last)) => [&text[..last], &format!(", {name} = {value}"), &text[last..]].concat(),
        ('[', last) => with_line(text, last.unwrap_or(place.end), &format!("{name} = {value}")),
        (_, last) => with_line(text, last?, &format!("{section}.{name} = {value}")),
    })
}

/// Adds a section at the end.
fn with_section(text: &str, document: &DeTable<'_>, section: &str, name: &str, value: &str) -> String {
    let newline = newline(text);
    let gap = if document.is_empty() { "" } else { newline };
    with_line(text, text.len(), &format!("{gap}[{section}]{newline}{name} = {value}"))
}

/// Where the last value of a table ends. Tables under headings of their own are left out: in those the heading, which holds
/// the name, is the place of the value.
fn last_value(table: &DeTable<'_>) -> Option<usize> {
    let end = |(name, value): (&Spanned<_>, &Spanned<DeValue<'_>>)| match name.span().start.cmp(&value.span().start) {
        Ordering::Less => Some(value.span().end),
        // A name in front of others, with dots between them.
        Ordering::Equal => value.get_ref().as_table().and_then(last_value),
        Ordering::Greater => None,
    };
    table.iter().filter_map(end).max()
}

/// Adds a line below the one in which the byte `place` stands.
fn with_line(text: &str, place: usize, line: &str) -> String {
    let newline = newline(text);
    let end = text[place..].find('\n').map_or(text.len(), |length| place + length + 1);
    let (before, after) = text.split_at(end);
    let gap = if before.is_empty() || before.ends_with('\n') { "" } else { newline };
    [before, gap, line, newline, after].concat()
}

/// How the lines of the text end.
fn newline(text: &str) -> &'static str {
    if text.contains("\r\n") { "\r\n" } else { "\n" }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use toml::Table;

    use super::*;

    fn with(text: &str, key: &'static str, value: impl Into<Value>) -> String {
        with_settings(text, &[(key, value.into())])
    }

    #[test]
    fn a_section_of_any_form_is_added_to() {
        for (before, after) in [
            ("setup.first = 1 # one\ntheme = 2\n", "setup.first = 1 # one\nsetup.game = 7\ntheme = 2\n"),
            ("setup = { first = 1 } # one\n", "setup = { first = 1, game = 7 } # one\n"),
            ("setup = {}\n", "setup = { game = 7 }\n"),
            ("[setup] # one\n# two\n[x]\n", "[setup] # one\ngame = 7\n# two\n[x]\n"),
            ("[setup]\na.b = [\n1,\n]\n\n[x]", "[setup]\na.b = [\n1,\n]\ngame = 7\n\n[x]"),
            ("[setup.deep]\na = 1", "[setup.deep]\na = 1\n\n[setup]\ngame = 7\n"),
            ("theme = 1\r\n[setup]\r\n", "theme = 1\r\n[setup]\r\ngame = 7\r\n"),
            ("\"setup\".'game' = \"\"\"\nlong\"\"\" # one", "\"setup\".'game' = 7 # one"),
            ("\u{feff}# one", "\u{feff}# one\n[setup]\ngame = 7\n"),
        ] {
            assert_eq!(with(before, "setup.game", 7), after);
        }
    }

    #[test]
    fn a_field_is_added_above_the_sections() {
        assert_eq!(with("\u{feff}[setup]\n", "theme", 7), "\u{feff}theme = 7\n[setup]\n");
        assert_eq!(with("a = [[1]]\n[[b]]\nc = 1", "theme", 7), "a = [[1]]\ntheme = 7\n[[b]]\nc = 1");
        assert_eq!(with("a.b = 1 # one", "theme", "dark"), "a.b = 1 # one\ntheme = \"dark\"\n");
    }

    #[test]
    fn what_has_the_name_of_a_section_or_a_field_stays() {
        for text in
            ["setup = 3", "[[setup]]\na = 1", "setup.game.x = 1", "[setup.game]\n", "a = 1\na = 2", "setup.x.game ="]
        {
            assert_eq!(with(text, "setup.game", 7), text);
        }
    }

    proptest! {
        /// The changed text holds what it held, the value, and every comment.
        #[test]
        fn nothing_but_the_value_changes(
            above in "(#[a-z =]{0,4}|)\n((a|b|\"c d\"|e\\.f|e\\.g) ?= ?(1|'x=y'|\\[1, [2]\\]|\\{ game = 1 \\}) {0,2}(#[a-z =\\[]{0,4})?\n){0,3}",
            setup in "|setup\\.(game|x|y) = 1 # one\n|setup = \\{( x = 'a'|game=1,y=2|)\\} # one\n",
            below in "(\n *\\[(setup|setup\\.deep|x|y)\\] *(# two)?\n#three\n(( *)(game|x|y|z\\.a) = [0-9](# four)?\n){0,2}){0,3}",
            key in prop::sample::select(vec!["theme", "a", "setup.game", "setup.new"]),
            ends in any::<(bool, bool)>(),
        ) {
            let mut text = [above, setup, below].concat();
            if ends.0 {
                text = text.trim_end().to_owned();
            }
            if ends.1 {
                text = text.replace('\n', "\r\n");
            }
            let changed = with(&text, key, "new");
            let Ok(mut expected) = text.parse::<Table>() else {
                prop_assert_eq!(changed, text);
                return Ok(());
            };
            let value = Value::from("new");
            match key.split_once('.') {
                None => drop(expected.insert(key.to_owned(), value)),
                Some((section, name)) => {
                    let table = expected.entry(section).or_insert(Value::Table(Table::new()));
                    table.as_table_mut().unwrap().insert(name.to_owned(), value);
                }
            }
            prop_assert_eq!(changed.parse::<Table>().unwrap(), expected, "{}\n-> {}", text, changed);
            for comment in text.lines().filter_map(|line| line.rsplit_once('#')) {
                prop_assert!(changed.contains(comment.1), "{}\n-> {}", text, changed);
            }
            prop_assert!(!text.contains("\r\n") || !changed.replace("\r\n", "").contains('\n'));
        }
    }
}
