//! Pictures on the disk: in any format, and under a name that is free.

use std::io;
use std::path::{Path, PathBuf};

use awale_engine::files::{self, Failure, at};

use crate::config::Settings;
use crate::i18n::Words;
use crate::pictures::{MOST_MOVES, PictureFormat, SharedPicture};

use super::film;
use super::storage::{dated_stem, file_stem};

/// The file that `picture` is in this format. The look of a recording is that of `settings`.
///
/// # Errors
/// When it cannot be made, which is a bug, or the format is none of its.
pub fn picture_file(
    picture: &SharedPicture,
    format: PictureFormat,
    settings: &Settings,
    words: &Words,
) -> io::Result<Vec<u8>> {
    let text = match (picture, format) {
        (SharedPicture::Game(game), PictureFormat::Gif) => return game.gif(),
        (SharedPicture::Tree(tree), PictureFormat::Gif) => return tree.gif(words),
        (SharedPicture::Game(game), PictureFormat::Svg) => game.svg(words),
        (SharedPicture::Game(game), PictureFormat::Cast) => film::cast(game, settings, words.language())?,
        (SharedPicture::Game(game), PictureFormat::Html) => game.html(words),
        (SharedPicture::Tree(tree), PictureFormat::Svg) => tree.svg(words),
        (SharedPicture::Tree(tree), PictureFormat::Cast) => film::tree_cast(tree, settings, words)?,
        (SharedPicture::Tree(tree), PictureFormat::Dot) => tree.dot(words),
        (SharedPicture::Tree(tree), PictureFormat::Text) => tree.text(words),
        (SharedPicture::Game(_), PictureFormat::Dot | PictureFormat::Text)
        | (SharedPicture::Tree(_), PictureFormat::Html) => {
            return Err(io::ErrorKind::Unsupported.into());
        }
    };
    Ok(text.into_bytes())
}

/// What a picture is called, and its formats.
fn name_and_formats(picture: &SharedPicture) -> (String, &'static [PictureFormat]) {
    match picture {
        SharedPicture::Game(game) if (1..=MOST_MOVES).contains(&game.record.moves().len()) => {
            (file_stem(&game.record), &PictureFormat::GAME)
        }
        SharedPicture::Game(game) => (file_stem(&game.record), &[PictureFormat::Svg]),
        SharedPicture::Tree(tree) => (dated_stem(&tree.date, "tree"), &PictureFormat::TREE),
    }
}

/// Writes a picture into `folder`, in each of its formats, under a name that is free. Returns the names and the folder, as they
/// are told.
///
/// # Errors
/// When the folder cannot be written.
pub(super) fn keep(
    folder: &Path,
    picture: &SharedPicture,
    settings: &Settings,
    words: &Words,
) -> Result<String, Failure> {
    let (stem, formats) = name_and_formats(picture);
    files::make_folder(folder)?;
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
