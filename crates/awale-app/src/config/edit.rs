//! Changes values in a settings file and preserves the rest of its text.

use toml::Value;
use toml_edit::{DocumentMut, Item, Table, TableLike};

/// Sets each of `keys_and_values` (a key such as `setup.game`, and its value) in the text of a
/// settings file. Comments, order and layout are preserved.
///
/// Returns the text unchanged if it is not valid TOML; reading it reports the error. Also unchanged
/// if a key cannot be set, because its section's name is used for something else.
pub fn with_settings(text: &str, keys_and_values: &[(&'static str, Value)]) -> String {
    let body = text.trim_start_matches(BYTE_ORDER_MARK);
    let Ok(mut document) = body.parse::<DocumentMut>() else {
        return text.to_owned();
    };
    if keys_and_values
        .iter()
        .filter_map(|(key, value)| set_value(&mut document, key, value))
        .count()
        == 0
    {
        return text.to_owned();
    }
    let changed_text = document.to_string();
    let changed_text = if text.contains("\r\n") {
        changed_text.replace("\r\n", "\n").replace('\n', "\r\n")
    } else {
        changed_text
    };
    [&text[..text.len() - body.len()], &changed_text].concat()
}

/// The byte order mark that some editors put at the start of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Sets one value. `None` if its name, or the name of its section, is used for something else.
fn set_value(document: &mut DocumentMut, key: &str, value: &Value) -> Option<()> {
    let mut toml_value: toml_edit::Value = value.to_string().parse().ok()?;
    let (section, name) = key
        .split_once('.')
        .map_or((None, key), |(section, name)| (Some(section), name));
    if section.map_or(document.is_empty(), |section| {
        !document.contains_key(section)
    }) {
        append_section(document, section);
    }
    let table: &mut dyn TableLike = match section {
        None => document.as_table_mut(),
        Some(section) => {
            let section = document.get_mut(section)?;
            let inline_table = section
                .as_inline_table_mut()
                .filter(|table| !table.contains_key(name));
            if let Some((_, last_value)) = inline_table.and_then(|table| table.iter_mut().last()) {
                // Move the blanks before the closing brace after the new last value.
                toml_value
                    .decor_mut()
                    .set_suffix(last_value.decor().suffix().cloned().unwrap_or_default());
                last_value.decor_mut().set_suffix("");
            }
            section.as_table_like_mut()?
        }
    };
    match table.get_mut(name) {
        Some(Item::Value(old)) => {
            *toml_value.decor_mut() = old.decor().clone();
            *old = toml_value;
        }
        Some(_) => return None,
        None => drop(table.insert(name, toml_value.into())),
    }
    Some(())
}

/// Adds a section at the end, after all comments. Without a section, keeps the comments above the
/// first field.
fn append_section(document: &mut DocumentMut, section: Option<&str>) {
    let mut comments_above = document.trailing().as_str().unwrap_or_default().to_owned();
    document.set_trailing("");
    if !comments_above.is_empty() && !comments_above.ends_with('\n') {
        comments_above.push('\n');
    }
    let Some(section) = section else {
        return document.decor_mut().set_prefix(comments_above);
    };
    if !document.is_empty() {
        comments_above.push('\n');
    }
    let mut table = Table::new();
    table.decor_mut().set_prefix(comments_above);
    document.insert(section, table.into());
}
