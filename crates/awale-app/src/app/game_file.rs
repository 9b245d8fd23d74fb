//! [`GameFile`]: the name of a saved game's file. The file may be on a disk, in a database or in a
//! browser.

use awale_study::{
    catalogue::Variant,
    record::{self, DateTime, GameFormat, Record},
};
use awale_words::text::Label;

/// The maximum length of a variant's id in a file name. File systems allow about 200 letters in a
/// name.
const MAX_VARIANT_ID_LETTERS: usize = 64;

/// The name of a saved game's file, without its folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameFile(pub String);

impl GameFile {
    /// The possible files of a new game with the name `stem`, without extension: `STEM.toml`,
    /// `STEM-2.toml` and so on. The first unused one is its file.
    pub fn candidate_names(stem: &str) -> impl Iterator<Item = GameFile> {
        let first_candidate = GameFile(format!("{stem}.toml"));
        let numbered_candidates =
            (2_u64..).map(move |number| GameFile(format!("{stem}-{number}.toml")));
        std::iter::once(first_candidate).chain(numbered_candidates)
    }

    /// Whether this program has created the file. A file of another program is never changed:
    /// playing on from it creates a new game.
    pub fn is_created_by_program(&self) -> bool {
        GameFormat::of(&self.0) == Some(GameFormat::Toml)
    }

    /// Parses all games in the text of the file, in the format of its extension. The list of
    /// results is never empty.
    pub fn parse_all(
        &self,
        text: &str,
        variants: &[Variant],
    ) -> Vec<Result<Record, record::RecordError>> {
        self.format().read_all(text, variants)
    }

    /// Parses the only game in the text of the file, and gives it another title. An empty title
    /// removes it.
    ///
    /// # Errors
    /// Returns the first error in the text.
    pub fn parse_and_retitle(
        &self,
        text: &str,
        title: String,
        variants: &[Variant],
    ) -> Result<Record, record::RecordError> {
        let mut record = self.format().read(text, variants)?;
        record.header.title = Some(Label::from(title)).filter(|title| !title.is_empty());
        Ok(record)
    }

    fn format(&self) -> GameFormat {
        GameFormat::of(&self.0).unwrap_or(GameFormat::Toml)
    }
}

/// The file name without extension, such as `2026-11-21-153000-oware`. Sorting by name also sorts
/// by date.
pub fn file_stem(record: &Record) -> String {
    dated_file_stem(&record.header.date, record.kind.id())
}

/// A file name without extension, made from a date and an id, as in [`file_stem`].
pub fn dated_file_stem(date: &DateTime, game_id: &str) -> String {
    // File names must not contain a question mark.
    let date_text = date.to_string().replace('?', "x");
    let date_part: String = date_text
        .chars()
        .take(19)
        .filter(|&character| character != ':')
        .collect();
    // The variant's id may be from a file of another program. It must not contain a path to another
    // folder.
    let safe_game_id = game_id.replace(
        |letter: char| !letter.is_ascii_alphanumeric() && letter != '-',
        "-",
    );
    format!(
        "{}-{}",
        date_part.replace(['T', ' '], "-"),
        safe_game_id
            .chars()
            .take(MAX_VARIANT_ID_LETTERS)
            .collect::<String>()
    )
}
