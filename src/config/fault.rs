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

/// The name among `known` that `name` was probably meant to be.
pub(super) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let alike = known.map(|candidate| (strsim::jaro_winkler(name, candidate), candidate));
    let best = alike.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
    (best.0 >= ALIKE).then(|| best.1.to_owned())
}
