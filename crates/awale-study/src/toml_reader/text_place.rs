//! [`TextPlace`]: line, column and field of a position in a text, and suggestions for misspelled
//! names.

use toml::de::{DeTable, DeValue};

use super::Span;

/// The maximum number of letters of an invalid value that an error shows.
const MAX_SHOWN_LETTERS: usize = 40;

/// The minimum similarity of a misspelled name to a suggestion. 0 is another word, 1 the same word.
const MIN_SIMILARITY: f64 = 0.75;

/// A position in a text, as it is reported to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The field, with the tables that contain it: `title.bold`. `None` if the position is not in a
    /// field.
    pub field: Option<String>,
}

impl TextPlace {
    /// Returns the line, column and field of the byte `offset` in `text`.
    pub fn of(text: &str, offset: usize) -> TextPlace {
        let text_before = text.get(..offset.min(text.len())).unwrap_or_default();
        let column = 1 + text_before
            .rsplit('\n')
            .next()
            .unwrap_or_default()
            .chars()
            .count();
        let field = DeTable::parse(text)
            .ok()
            .and_then(|table| field_at(table.get_ref(), offset));
        TextPlace {
            line: line_of(text, offset),
            column,
            field,
        }
    }
}

/// Returns the innermost field of `table` whose name or value contains the byte `offset`.
fn field_at(table: &DeTable, offset: usize) -> Option<String> {
    table.iter().find_map(|(key, value)| {
        let inner_field_name = match value.get_ref() {
            DeValue::Table(inner) => field_at(inner, offset),
            DeValue::Array(items) => items
                .iter()
                .filter_map(|item| item.get_ref().as_table())
                .find_map(|inner| field_at(inner, offset)),
            _ => None,
        };
        let name = key.get_ref();
        match inner_field_name {
            Some(inner_field_name) => Some(format!("{name}.{inner_field_name}")),
            None => (key.span().contains(&offset) || value.span().contains(&offset))
                .then(|| name.to_string()),
        }
    })
}

/// Returns the line of the byte `offset` in `text`, from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    let bytes_before = &text.as_bytes()[..offset.min(text.len())];
    bytes_before.split(|&byte| byte == b'\n').count()
}

/// Returns the first line of `text` at `span`, cut to a length that fits in an error.
pub fn first_line_of_span(text: &str, span: Span) -> String {
    let span_text = text.get(span).unwrap_or_default();
    let shortened: String = span_text
        .lines()
        .next()
        .unwrap_or_default()
        .chars()
        .take(MAX_SHOWN_LETTERS)
        .collect();
    if shortened.len() < span_text.len() {
        shortened + "…"
    } else {
        shortened
    }
}

/// A value without quotation marks that is not valid TOML. The parser's own message about such a
/// value (an invalid number, date or boolean) would be misleading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidUnquotedValue {
    /// The name of the field, without the tables that contain it.
    pub field_name: String,
    /// The value without quotation marks.
    pub text: String,
}

/// Returns the value without quotation marks on the line of the byte `offset`, if there is one.
pub(super) fn find_unquoted_value(text: &str, offset: usize) -> Option<InvalidUnquotedValue> {
    let line = text.lines().nth(line_of(text, offset) - 1)?;
    let (name, value) = line.split_once('=')?;
    let value = value.split('#').next().unwrap_or_default().trim();
    let looks_like_text = value.starts_with(char::is_alphabetic) && !value.contains(['"', '\'']);
    let is_toml_keyword = matches!(value, "true" | "false" | "inf" | "nan");
    (looks_like_text && !is_toml_keyword).then(|| InvalidUnquotedValue {
        field_name: last_part_of_key(name.trim()).to_owned(),
        text: first_line_of_span(value, 0..value.len()),
    })
}

/// Returns the name among `known` that is most similar to `key`, if it is similar enough. The part
/// after the section is compared first, because a key may be in the wrong section. If several are
/// equal, the whole name decides.
pub fn nearest_known_key<'a>(key: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let similarities = known.map(|other| {
        let name_similarity = strsim::jaro_winkler(last_part_of_key(key), last_part_of_key(other));
        (name_similarity, strsim::jaro_winkler(key, other), other)
    });
    let most_similar = similarities
        .max_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)))?;
    (most_similar.0 >= MIN_SIMILARITY).then(|| most_similar.2.to_owned())
}

/// Returns the part of a key after its section.
fn last_part_of_key(key: &str) -> &str {
    key.rsplit_once('.').map_or(key, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_toml_error_names_line_column_and_field() {
        let text = "title = { bold = 1 }\n\n[board]\nframe.fg = \"é\"  # x\n[[variant]]\nid = 3\n";
        let place_of = |what: &str| {
            let TextPlace {
                line,
                column,
                field,
            } = TextPlace::of(text, text.find(what).unwrap());
            (line, column, field.unwrap_or_default())
        };
        assert_eq!(place_of("1"), (1, 18, "title.bold".to_owned()));
        assert_eq!(place_of("bold"), (1, 11, "title.bold".to_owned()));
        assert_eq!(place_of("\"é\""), (4, 12, "board.frame.fg".to_owned()));
        assert_eq!(place_of("x"), (4, 19, String::new()));
        assert_eq!(place_of("3"), (6, 6, "variant.id".to_owned()));
        assert_eq!(
            TextPlace::of("a = = b", 4),
            TextPlace {
                line: 1,
                column: 5,
                field: None
            }
        );
    }

    #[test]
    fn nearest_finds_the_intended_key_for_a_misspelling() {
        let known_keys = || ["theme", "setup.north", "setup.north_name"].into_iter();
        assert_eq!(
            nearest_known_key("setup.nort", known_keys()).as_deref(),
            Some("setup.north")
        );
        assert_eq!(
            nearest_known_key("engine.north", known_keys()).as_deref(),
            Some("setup.north")
        );
        assert_eq!(nearest_known_key("clock", known_keys()), None);
    }
}
