//! What the system says when a file cannot be read or written. What is common has words of its own; the rest is told as the
//! system tells it.

use std::io::{Error, ErrorKind};

use awale_engine::files::Failure;

use crate::i18n::{Explain, Words};

impl Explain for Error {
    fn explain(&self, words: &Words) -> String {
        let id = match self.kind() {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::PermissionDenied => "system-not-allowed",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::IsADirectory => "system-folder",
            ErrorKind::NotADirectory => "system-no-folder",
            ErrorKind::StorageFull => "system-full",
            ErrorKind::QuotaExceeded => "system-quota",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            ErrorKind::InvalidData => "system-no-text",
            _ => return self.to_string(),
        };
        words.get(id)
    }
}

impl Explain for Failure {
    fn explain(&self, words: &Words) -> String {
        format!("{}: {}", self.path.display(), self.source.explain(words))
    }
}
