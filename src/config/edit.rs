//! Changing a file of settings without disturbing what its owner wrote there.

use toml::Value;
use toml_edit::{DocumentMut, Item, TableLike};

/// The text of a file of settings with each of `entries` (a key such as `setup.game`, and its value) set in it.
/// Comments, order and layout stay as they are.
///
/// A text that is not TOML is given back as it is: its owner is told of it when it is read, and nothing is lost.
#[must_use]
pub fn with_settings(text: &str, entries: &[(&'static str, Value)]) -> String {
    let Ok(mut document) = text.parse::<DocumentMut>() else { return text.to_owned() };
    for (key, value) in entries {
        // A value that was made in this program is always written as TOML reads it.
        if let Ok(value) = value.to_string().parse::<toml_edit::Value>() {
            set(&mut document, key, value);
        }
    }
    document.to_string()
}

fn set(document: &mut DocumentMut, key: &str, value: toml_edit::Value) {
    let (section, name) = key.split_once('.').map_or((None, key), |(section, name)| (Some(section), name));
    keep_comments_above(document);
    let table: Option<&mut dyn TableLike> = match section {
        None => Some(document.as_table_mut()),
        Some(section) => document.entry(section).or_insert_with(toml_edit::table).as_table_like_mut(),
    };
    let Some(table) = table else { return };
    match table.get_mut(name).and_then(Item::as_value_mut) {
        Some(old) => {
            let decor = old.decor().clone();
            *old = value;
            *old.decor_mut() = decor;
        }
        None => {
            table.insert(name, Item::Value(value));
        }
    }
}

/// In a file of nothing but comments they stand behind the last value, of which there is none: what is added would come
/// above them. They become the beginning of the first line instead.
fn keep_comments_above(document: &mut DocumentMut) {
    if !document.as_table().is_empty() {
        return;
    }
    let comments = document.trailing().as_str().unwrap_or_default().to_owned();
    document.set_trailing("");
    document.as_table_mut().decor_mut().set_prefix(comments);
}
