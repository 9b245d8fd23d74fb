//! The file formats of games, by the ending of the file's name.

use std::path::Path;

use strum::{IntoStaticStr, VariantArray};

use crate::catalogue::Variant;

use super::{Error, NotAwale, Record};

/// How a game is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Format {
    /// The program's own records, `.toml`.
    Toml,
    /// The notation of other Oware programs, `.ogn`.
    Ogn,
}

impl Format {
    /// All formats, the program's own first.
    pub const ALL: &[Format] = Format::VARIANTS;

    /// The ending of the names of files, without its dot.
    #[must_use]
    pub fn ending(self) -> &'static str {
        self.into()
    }

    /// The format of a file of this name, ignoring case.
    #[must_use]
    pub fn of(name: impl AsRef<Path>) -> Option<Format> {
        let ending = name.as_ref().extension()?.to_str()?;
        Format::ALL
            .iter()
            .copied()
            .find(|format| format.ending().eq_ignore_ascii_case(ending))
    }

    /// Reads all games of a file: there is one at least, and in one that cannot be read is the
    /// first thing that is wrong. `variants` are those that a file may name besides the built-in
    /// ones.
    #[must_use]
    pub fn read_all(self, text: &str, variants: &[Variant]) -> Vec<Result<Record, Error>> {
        match self {
            Format::Toml => vec![Record::parse(text)],
            Format::Ogn => Record::parse_all_ogn(text, variants),
        }
    }

    /// Reads the only game of a file. `variants` are those that a file may name besides the
    /// built-in ones.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(self, text: &str, variants: &[Variant]) -> Result<Record, Error> {
        match self {
            Format::Toml => Record::parse(text),
            Format::Ogn => Record::parse_ogn(text, variants),
        }
    }

    /// Writes a game.
    ///
    /// # Errors
    /// When this format has no words for the game.
    pub fn write(self, record: &Record) -> Result<String, NotAwale> {
        match self {
            Format::Toml => Ok(record.to_toml()),
            Format::Ogn => record.to_ogn(),
        }
    }
}
