//! The errors of endgame tables and their construction.

use awale_engine::tables::{BadFile, BuildError, FileFlaw, MAX_SEEDS};

use crate::words::{Explain, Words, say};

impl Explain for BuildError {
    fn explain(&self, words: &Words) -> String {
        match self {
            BuildError::Stopped {
                last_finished_layer: finished,
            } => say!(words, "tables-stopped", seeds = finished),
            BuildError::NotEnoughMemory {
                seeds,
                needed_bytes: needed,
                free_bytes: free,
            } => {
                say!(
                    words,
                    "tables-memory",
                    seeds,
                    needed = needed.div_ceil(1 << 20),
                    free = (free >> 20)
                )
            }
            BuildError::NotEnoughDisk {
                seeds,
                folder,
                needed_bytes: needed,
                free_bytes: free,
            } => say!(
                words,
                "tables-disk",
                seeds,
                needed = needed.div_ceil(1 << 20),
                folder = folder.display().to_string(),
                free = (free >> 20)
            ),
            BuildError::TooManySeeds(seeds) => {
                say!(words, "tables-too-many-seeds", most = MAX_SEEDS, seeds)
            }
            BuildError::Io { path, error } => {
                say!(
                    words,
                    "tables-io",
                    file = path.display().to_string(),
                    what = error.explain(words)
                )
            }
            BuildError::UnusableFile(bad) => bad.explain(words),
        }
    }
}

impl Explain for BadFile {
    fn explain(&self, words: &Words) -> String {
        let flaw = self.flaw.explain(words);
        say!(
            words,
            "tables-bad-file",
            file = self.path.display().to_string(),
            flaw
        )
    }
}

impl Explain for FileFlaw {
    fn explain(&self, words: &Words) -> String {
        match self {
            FileFlaw::Unreadable(error) => {
                say!(words, "tables-flaw-unreadable", what = error.explain(words))
            }
            FileFlaw::WrongSize {
                found_bytes: found,
                expected_bytes: expected,
            } => {
                say!(words, "tables-flaw-size", found, expected)
            }
            FileFlaw::NotATable => words.get("tables-flaw-no-table"),
            FileFlaw::UnknownVersion(version) => say!(words, "tables-flaw-version", version),
            FileFlaw::WrongRulesOrLayer => words.get("tables-flaw-other-layer"),
            FileFlaw::Damaged(_) => words.get("tables-flaw-damaged"),
        }
    }
}
