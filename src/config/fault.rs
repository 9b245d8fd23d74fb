//! What is wrong in a file of settings on the way to an error: its place, what stands there, what was probably meant.

use std::ops::Range;

use super::error::Problem;

/// The most letters of a wrong value that an error shows.
const SHOWN: usize = 40;

/// How far a misspelt name may be from the right one to be taken for it: 0 is another word, 1 the same.
const ALIKE: f64 = 0.75;

/// Something wrong, and where it stands.
pub(super) type Fault = (Range<usize>, Problem);

/// The line in which the byte `offset` of `text` stands, counted from one.
pub(super) fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// What stands in `text` at `span`, short enough for one line.
pub(super) fn shown(text: &str, span: Range<usize>) -> String {
    let found = text.get(span).unwrap_or_default();
    let short: String = found.lines().next().unwrap_or_default().chars().take(SHOWN).collect();
    if short.len() < found.len() { short + "…" } else { short }
}

/// The text without quotation marks that the line of `text` around the byte `offset` sets something to, if it does. What
/// the reader of TOML says of it (a number, a date or a boolean that is none) helps nobody.
pub(super) fn unquoted(text: &str, offset: usize) -> Option<String> {
    let line = text.lines().nth(line_of(text, offset) - 1)?;
    let (_, value) = line.split_once('=')?;
    let value = value.split('#').next().unwrap_or_default().trim();
    let is_text = value.starts_with(char::is_alphabetic) && !value.contains(['"', '\'']);
    let is_toml = matches!(value, "true" | "false" | "inf" | "nan");
    (is_text && !is_toml).then(|| shown(value, 0..value.len()))
}

/// The key among `known` that `key` was probably meant to be. What stands behind the section counts, since a key in the wrong
/// section is like all others there; where that is the same, the whole.
pub(super) fn nearest<'a>(key: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let alike = known.map(|other| {
        let names = strsim::jaro_winkler(name_of(key), name_of(other));
        (names, strsim::jaro_winkler(key, other), other)
    });
    let best = alike.max_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)))?;
    (best.0 >= ALIKE).then(|| best.2.to_owned())
}

/// What stands in a key behind its section.
fn name_of(key: &str) -> &str {
    key.rsplit_once('.').map_or(key, |(_, name)| name)
}
