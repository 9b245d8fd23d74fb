//! The errors of the operating system for files. Common errors are translated, others are quoted.

use std::io::{Error, ErrorKind};

use awale_files::{FileError, PathError, SpecialFile};

use crate::words::{Explain, Words, say};

impl Explain for Error {
    fn explain(&self, words: &Words) -> String {
        if let Some(error) = self
            .get_ref()
            .and_then(|inner| inner.downcast_ref::<FileError>())
        {
            return error.explain(words);
        }
        let message_id = match self.kind() {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::PermissionDenied => "system-not-allowed",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::IsADirectory => "system-folder",
            ErrorKind::NotADirectory => "system-no-folder",
            ErrorKind::StorageFull => "system-full",
            ErrorKind::QuotaExceeded => "system-quota",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            _ => return self.to_string(),
        };
        words.get(message_id)
    }
}

impl Explain for FileError {
    fn explain(&self, words: &Words) -> String {
        let special_file_kind = match self {
            FileError::NotUtf8 { line, column } => {
                return say!(words, "system-not-utf8", line, column);
            }
            FileError::TooLarge { max_bytes } => {
                return say!(words, "system-too-large", size = (max_bytes >> 10));
            }
            FileError::Special(special) => words.get(match special {
                SpecialFile::Folder => "system-special-folder",
                SpecialFile::Pipe => "system-special-pipe",
                SpecialFile::Socket => "system-special-socket",
                SpecialFile::CharacterDevice => "system-special-character",
                SpecialFile::BlockDevice => "system-special-block",
                SpecialFile::OtherKind => "system-special",
            }),
        };
        say!(words, "system-not-regular", kind = special_file_kind)
    }
}

impl Explain for PathError {
    fn explain(&self, words: &Words) -> String {
        words.labeled(self.path.display(), self.source.explain(words))
    }
}
