//! Pictures on the disk: in any format, and under a name that is free.

use std::io;
use std::path::{Path, PathBuf};

use awale_engine::files::{self, Failure, at};

use crate::config::Settings;
use crate::i18n::Words;
use crate::pictures::{Exhibit, MOST_MOVES, PictureFormat};

use super::film;
use super::storage::file_stem;

/// The file that `picture` is in this format. The look of a recording is that of `settings`.
///
/// # Errors
/// When it cannot be made, which is a bug.
pub fn picture_file(
    picture: &Exhibit,
    format: PictureFormat,
    settings: &Settings,
    words: &Words,
) -> io::Result<Vec<u8>> {
    Ok(match format {
        PictureFormat::Svg => picture.svg(words).into_bytes(),
        PictureFormat::Gif => picture.gif()?,
        PictureFormat::Cast => film::cast(picture, settings, words.language())?.into_bytes(),
        PictureFormat::Html => picture.html(words).into_bytes(),
    })
}

/// Writes a picture into `folder`, a game in each format, under a name that is free. Returns the names and the folder, as they
/// are told.
///
/// # Errors
/// When the folder cannot be written.
pub(super) fn keep(folder: &Path, picture: &Exhibit, settings: &Settings, words: &Words) -> Result<String, Failure> {
    let moves = picture.record.moves().len();
    let formats = if (1..=MOST_MOVES).contains(&moves) { &PictureFormat::ALL[..] } else { &[PictureFormat::Svg] };
    files::make_folder(folder)?;
    let stem = file_stem(&picture.record);
    let free = (1..).map(|number| if number == 1 { stem.clone() } else { format!("{stem}-{number}") });
    let path = |stem: &str, format: PictureFormat| -> PathBuf { folder.join(format!("{stem}.{}", format.extension())) };
    let is_free = |stem: &String| formats.iter().all(|&format| !path(stem, format).exists());
    let Some(stem) = free.into_iter().find(is_free) else { return Ok(String::new()) };
    for &format in formats {
        let path = path(&stem, format);
        let file = picture_file(picture, format, settings, words).map_err(at(&path))?;
        // Another program may have taken the name a moment ago: nothing is written over.
        files::write_new(&path, file)?;
    }
    let others = formats[1..].iter().fold(String::new(), |others, format| others + " ." + format.extension());
    Ok(format!("{stem}.svg{others} ({})", folder.display()))
}
