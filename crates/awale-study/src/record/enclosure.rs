//! The parts of a text with an opening and a closing mark.

use strum::IntoStaticStr;

/// A part of a text with an opening and a closing mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "record-unclosed-", serialize_all = "kebab-case")]
pub enum Enclosure {
    /// A comment `{…}`.
    Comment,
    /// A variation `(…)`.
    Variation,
    /// A tag `[Name "value"]`.
    Tag,
    /// The text between the quotation marks of a tag.
    #[strum(serialize = "value")]
    TagValueQuotes,
}
