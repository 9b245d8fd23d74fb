//! Changing a file of settings without disturbing what its owner wrote there.

use toml::Value;
use toml_edit::{DocumentMut, Item, Table, TableLike};

/// The text of a file of settings with each of `entries` (a key such as `setup.game`, and its
/// value) set in it. Comments, order and layout stay as they are.
///
/// A text that is not TOML is given back as it is: reading it reports the error, and nothing is
/// lost. So is one where the key cannot be set, as something else has the name of its section.
#[must_use]
pub fn with_settings(text: &str, entries: &[(&'static str, Value)]) -> String {
    let body = text.trim_start_matches(MARK);
    let Ok(mut document) = body.parse::<DocumentMut>() else {
        return text.to_owned();
    };
    if entries
        .iter()
        .filter_map(|(key, value)| set(&mut document, key, value))
        .count()
        == 0
    {
        return text.to_owned();
    }
    let changed = document.to_string();
    let changed = if text.contains("\r\n") {
        changed.replace("\r\n", "\n").replace('\n', "\r\n")
    } else {
        changed
    };
    [&text[..text.len() - body.len()], &changed].concat()
}

/// The mark of byte order that some editors put before the text.
const MARK: char = '\u{feff}';

/// Sets one value. `None` where something else has its name or that of its section.
fn set(document: &mut DocumentMut, key: &str, value: &Value) -> Option<()> {
    let mut value: toml_edit::Value = value.to_string().parse().ok()?;
    let (section, name) = key
        .split_once('.')
        .map_or((None, key), |(section, name)| (Some(section), name));
    if section.map_or(document.is_empty(), |section| {
        !document.contains_key(section)
    }) {
        add_last(document, section);
    }
    let table: &mut dyn TableLike = match section {
        None => document.as_table_mut(),
        Some(section) => {
            let section = document.get_mut(section)?;
            let braces = section
                .as_inline_table_mut()
                .filter(|table| !table.contains_key(name));
            if let Some((_, last)) = braces.and_then(|table| table.iter_mut().last()) {
                // What stands before the brace: it goes behind a value that is added.
                value
                    .decor_mut()
                    .set_suffix(last.decor().suffix().cloned().unwrap_or_default());
                last.decor_mut().set_suffix("");
            }
            section.as_table_like_mut()?
        }
    };
    match table.get_mut(name) {
        Some(Item::Value(old)) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        Some(_) => return None,
        None => drop(table.insert(name, value.into())),
    }
    Some(())
}

/// Adds a section, or makes room for the first field, below all comments.
fn add_last(document: &mut DocumentMut, section: Option<&str>) {
    let mut above = document.trailing().as_str().unwrap_or_default().to_owned();
    document.set_trailing("");
    if !above.is_empty() && !above.ends_with('\n') {
        above.push('\n');
    }
    let Some(section) = section else {
        return document.decor_mut().set_prefix(above);
    };
    if !document.is_empty() {
        above.push('\n');
    }
    let mut table = Table::new();
    table.decor_mut().set_prefix(above);
    document.insert(section, table.into());
}
