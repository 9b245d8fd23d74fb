//! [`GameFormat`]: the two file formats of games, TOML and OGN.

use std::path::Path;

use strum::{IntoStaticStr, VariantArray};

use crate::catalogue::Variant;

use super::{NotAwale, Record, RecordError};

/// A file format for games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum GameFormat {
    /// The program's own records, `.toml`.
    Toml,
    /// Oware Game Notation of other programs, `.ogn`.
    Ogn,
}

impl GameFormat {
    /// All formats, the program's own first.
    pub const ALL: &[GameFormat] = GameFormat::VARIANTS;

    /// Returns the file name extension, without its dot.
    pub fn extension(self) -> &'static str {
        self.into()
    }

    /// Returns the format of a file with this name, ignoring case.
    pub fn of(file_name: impl AsRef<Path>) -> Option<GameFormat> {
        let extension = file_name.as_ref().extension()?.to_str()?;
        GameFormat::ALL
            .iter()
            .copied()
            .find(|format| format.extension().eq_ignore_ascii_case(extension))
    }

    /// Reads all games of a file, at least one. For a game that cannot be read, returns its first
    /// error. The file may use the built-in variants and `variants`.
    pub fn read_all(self, text: &str, variants: &[Variant]) -> Vec<Result<Record, RecordError>> {
        match self {
            GameFormat::Toml => vec![Record::parse(text)],
            GameFormat::Ogn => Record::parse_all_ogn(text, variants),
        }
    }

    /// Reads all games of a text in an unknown format: a record, games in Oware Game Notation, or a
    /// position of the usual variant as one word.
    pub fn read_any_format(text: &str, variants: &[Variant]) -> Vec<Result<Record, RecordError>> {
        let is_format_field_line = |line: &str| line.starts_with("format =");
        if text.lines().any(is_format_field_line) {
            GameFormat::Toml.read_all(text, variants)
        } else if looks_like_position(text) {
            GameFormat::Ogn.read_all(&format!("[FEN \"{}\"]", text.trim()), variants)
        } else {
            GameFormat::Ogn.read_all(text, variants)
        }
    }

    /// Reads the only game of a file. The file may use the built-in variants and `variants`.
    ///
    /// # Errors
    ///
    /// Returns the first error with its line, or an error if the file has several games.
    pub fn read(self, text: &str, variants: &[Variant]) -> Result<Record, RecordError> {
        match self {
            GameFormat::Toml => Record::parse(text),
            GameFormat::Ogn => Record::parse_ogn(text, variants),
        }
    }

    /// Writes a game.
    ///
    /// # Errors
    ///
    /// Returns an error if this format cannot express the game.
    pub fn write(self, record: &Record) -> Result<String, NotAwale> {
        match self {
            GameFormat::Toml => Ok(record.to_toml()),
            GameFormat::Ogn => record.to_ogn(),
        }
    }
}

/// Returns true if a text looks like a position: one word with more than three hyphens.
pub fn looks_like_position(text: &str) -> bool {
    !text.contains('[') && text.split_whitespace().count() == 1 && text.matches('-').count() > 3
}
