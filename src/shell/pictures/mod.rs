//! Writes pictures to files: in any format, and under a name that is not used yet.

use std::{
    io,
    path::{Path, PathBuf},
};

use awale_files::{self as files, PathError};

use crate::{
    app::{dated_file_stem, file_stem},
    config::Settings,
    pictures::{ExportedPicture, MAX_EXPORTED_MOVES, PictureFormat},
    words::Words,
};

mod film;

/// Makes the file of `picture` in this format. A recording has the look of `settings`.
///
/// # Errors
/// If the picture cannot be made, which would be a bug, or if it has no such format.
pub fn encode_picture_file(
    picture: &ExportedPicture,
    format: PictureFormat,
    settings: &Settings,
    words: &Words,
) -> io::Result<Vec<u8>> {
    let picture_text = match (picture, format) {
        (ExportedPicture::Game(game), PictureFormat::Gif) => return game.gif(),
        (ExportedPicture::Tree(tree), PictureFormat::Gif) => return tree.gif(words),
        (ExportedPicture::Game(game), PictureFormat::Svg) => game.svg(words),
        (ExportedPicture::Game(game), PictureFormat::AsciinemaCast) => {
            film::game_cast(game, settings, words.language())?
        }
        (ExportedPicture::Game(game), PictureFormat::Html) => game.html(words),
        (ExportedPicture::Tree(tree), PictureFormat::Svg) => tree.svg(words),
        (ExportedPicture::Tree(tree), PictureFormat::AsciinemaCast) => {
            film::tree_cast(tree, settings, words)?
        }
        (ExportedPicture::Tree(tree), PictureFormat::GraphvizDot) => tree.to_dot(words),
        (ExportedPicture::Tree(tree), PictureFormat::Text) => tree.to_text(words),
        (ExportedPicture::Game(_), PictureFormat::GraphvizDot | PictureFormat::Text)
        | (ExportedPicture::Tree(_), PictureFormat::Html) => {
            return Err(io::ErrorKind::Unsupported.into());
        }
    };
    Ok(picture_text.into_bytes())
}

/// The file name of a picture without extension, and its formats.
fn name_and_formats(picture: &ExportedPicture) -> (String, &'static [PictureFormat]) {
    match picture {
        ExportedPicture::Game(game)
            if (1..=MAX_EXPORTED_MOVES).contains(&game.record.moves().len()) =>
        {
            (file_stem(&game.record), &PictureFormat::GAME_FORMATS)
        }
        ExportedPicture::Game(game) => (file_stem(&game.record), &[PictureFormat::Svg]),
        ExportedPicture::Tree(tree) => (
            dated_file_stem(&tree.date, "tree"),
            &PictureFormat::TREE_FORMATS,
        ),
    }
}

/// A picture in each of its formats, finished but not written.
#[derive(Debug)]
pub struct PictureFiles {
    /// The file name to use if it is free.
    stem: String,
    /// The files; the first is a drawing.
    pub files: Vec<(PictureFormat, Vec<u8>)>,
    /// Messages about parts that the files leave out.
    omission_messages: Vec<String>,
}

/// The finished files of a picture, or the error.
pub type PictureResult = Result<PictureFiles, String>;

/// Makes a picture in each of its formats.
///
/// # Errors
/// If it cannot be made, which would be a bug.
pub(super) fn make_picture_files(
    picture: &ExportedPicture,
    settings: &Settings,
    words: &Words,
) -> io::Result<PictureFiles> {
    let (stem, formats) = name_and_formats(picture);
    let format_and_bytes = |&format| {
        Ok((
            format,
            encode_picture_file(picture, format, settings, words)?,
        ))
    };
    // All formats with nodes leave out the same nodes, and all formats with steps the same steps,
    // so one format of each group is enough.
    let one_format_per_omission_group = [PictureFormat::Gif, PictureFormat::Svg].into_iter();
    let omission_messages = one_format_per_omission_group
        .filter_map(|format| picture.omission_message(format, words))
        .collect();
    Ok(PictureFiles {
        stem,
        files: formats
            .iter()
            .map(format_and_bytes)
            .collect::<io::Result<_>>()?,
        omission_messages,
    })
}

/// A folder as messages show it, with `~` for the home folder, so that it fits a small window.
fn displayed_path(folder: &Path) -> String {
    let home_folder = etcetera::home_dir().ok();
    match home_folder
        .as_deref()
        .and_then(|home_folder| folder.strip_prefix(home_folder).ok())
    {
        Some(inside) => Path::new("~").join(inside).display().to_string(),
        None => folder.display().to_string(),
    }
}

/// Writes a picture into `folder` in each of its formats, under a name that is not used yet, unless
/// the same files are there. Returns the names, the folder and the omissions, as messages show
/// them.
///
/// # Errors
/// If the folder cannot be written to.
pub(super) fn write_files(folder: &Path, picture: &PictureFiles) -> Result<String, PathError> {
    let PictureFiles {
        stem,
        files: made,
        omission_messages: left_out,
    } = picture;
    files::make_folder(folder)?;
    let candidate_stems = (1..).map(|number| {
        if number == 1 {
            stem.clone()
        } else {
            format!("{stem}-{number}")
        }
    });
    let path_of = |stem: &str, format: PictureFormat| -> PathBuf {
        folder.join(format!("{stem}.{}", format.extension()))
    };
    // A picture that is already in a file needs no second one.
    let has_same_content = |path_of: &Path, file: &[u8]| {
        files::read(path_of, file.len() as u64).is_ok_and(|known| known == file)
    };
    let is_stem_free = |stem: &String| {
        made.iter().all(|(format, file)| {
            let path = path_of(stem, *format);
            !path.exists() || has_same_content(&path, file)
        })
    };
    let Some(stem) = candidate_stems.into_iter().find(is_stem_free) else {
        return Ok(String::new());
    };
    for (format, file) in made {
        let path = path_of(&stem, *format);
        // Another program may have taken the name a moment ago. Its file is not overwritten.
        if !has_same_content(&path, file) {
            files::write_new(&path, file)?;
        }
    }
    let other_extensions = made[1..].iter().fold(String::new(), |others, (format, _)| {
        others + " ." + format.extension()
    });
    let omissions_text = left_out
        .iter()
        .fold(String::new(), |all, part| all + "; " + part);
    Ok(format!(
        "{stem}.svg{other_extensions} ({}){omissions_text}",
        displayed_path(folder)
    ))
}
