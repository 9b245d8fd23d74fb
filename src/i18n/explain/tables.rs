//! What is wrong with endgame tables, and why they could not be made.

use awale_engine::tables::{BadFile, BuildError, Flaw, MAX_SEEDS};

use crate::i18n::{Explain, Words};

impl Explain for BuildError {
    fn explain(&self, words: &Words) -> String {
        match self {
            BuildError::Stopped { finished } => words.with("tables-stopped", &[("seeds", (*finished).into())]),
            BuildError::Memory { seeds, needed, free } => words.with(
                "tables-memory",
                &[
                    ("seeds", (*seeds).into()),
                    ("needed", needed.div_ceil(1 << 20).into()),
                    ("free", (free >> 20).into()),
                ],
            ),
            BuildError::Disk { seeds, folder, needed, free } => words.with(
                "tables-disk",
                &[
                    ("seeds", (*seeds).into()),
                    ("needed", needed.div_ceil(1 << 20).into()),
                    ("folder", folder.display().to_string().into()),
                    ("free", (free >> 20).into()),
                ],
            ),
            BuildError::TooManySeeds(seeds) => {
                words.with("tables-too-many-seeds", &[("most", MAX_SEEDS.into()), ("seeds", (*seeds).into())])
            }
            BuildError::Io { path, error } => words.with(
                "tables-io",
                &[("file", path.display().to_string().into()), ("what", error.explain(words).into())],
            ),
            BuildError::Unusable(bad) => bad.explain(words),
        }
    }
}

impl Explain for BadFile {
    fn explain(&self, words: &Words) -> String {
        let flaw = self.flaw.explain(words);
        words.with("tables-bad-file", &[("file", self.path.display().to_string().into()), ("flaw", flaw.into())])
    }
}

impl Explain for Flaw {
    fn explain(&self, words: &Words) -> String {
        match self {
            Flaw::Unreadable(error) => words.with("tables-flaw-unreadable", &[("what", error.explain(words).into())]),
            Flaw::Size { found, expected } => {
                words.with("tables-flaw-size", &[("found", (*found).into()), ("expected", (*expected).into())])
            }
            Flaw::NotATable => words.get("tables-flaw-no-table"),
            Flaw::Version(version) => words.with("tables-flaw-version", &[("version", (*version).into())]),
            Flaw::AnotherLayer => words.get("tables-flaw-other-layer"),
            Flaw::Damaged(_) => words.get("tables-flaw-damaged"),
        }
    }
}
