//! What a player has learnt and solved, as it is written down: TOML.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use jiff::civil::Date;
use toml::Value;

use super::practice::{ChapterProgress, Practice};
use super::{Begun, GlickoRating, OwnPuzzle, Progress, Solved, Training, Tried};

/// The format this program writes; it reads the earlier ones. A file of a later one is not touched.
pub(super) const FORMAT: u32 = 6;

/// The text as it grows: fields, then tables.
#[derive(Debug, Default)]
struct Text(String);

impl Text {
    /// Begins the table that these names lead to.
    fn table(&mut self, names: &[&str]) {
        let names: Vec<String> = names.iter().map(|name| key(name)).collect();
        self.line(format_args!("\n[{}]", names.join(".")));
    }

    /// A field of the table that was begun last.
    fn field(&mut self, name: &str, value: impl Into<Value>) {
        self.line(format_args!("{} = {}", key(name), value.into()));
    }

    fn rating(&mut self, rating: GlickoRating) {
        let GlickoRating { rating, deviation, volatility } = rating;
        self.field("rating", rating);
        self.field("deviation", deviation);
        self.field("volatility", volatility);
    }

    /// When a puzzle comes back, and how often it was solved since it was failed.
    fn returns(&mut self, returns: Option<(Date, u32)>) {
        if let Some((due, times)) = returns {
            self.field("due", due.to_string());
            self.field("times", times);
        }
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = writeln!(self.0, "{line}");
    }
}

/// The name of a field: between quotation marks where it holds more than letters, digits and dashes.
fn key(name: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if !name.is_empty() && name.chars().all(is_bare) {
        return name.to_owned();
    }
    let mut quoted = String::from('"');
    for letter in name.chars() {
        let _ = match letter {
            '"' | '\\' => write!(quoted, "\\{letter}"),
            _ if letter.is_control() => write!(quoted, "\\u{:04X}", u32::from(letter)),
            _ => write!(quoted, "{letter}"),
        };
    }
    quoted + "\""
}

/// A list of names.
fn list(names: &BTreeSet<String>) -> Value {
    Value::Array(names.iter().map(|name| Value::from(name.as_str())).collect())
}

impl Progress {
    /// The text of the file. A table without entries is left out.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = Text::default();
        text.field("format", FORMAT);
        text.field("run", self.run);
        text.field("best_run", self.best_run);
        text.field("searched", list(&self.own.searched));
        self.write_puzzles(&mut text);
        self.write_training(&mut text);
        self.write_practice(&mut text);
        self.write_tried(&mut text);
        text.0
    }

    /// Lessons, and puzzles made from a seed.
    fn write_puzzles(&self, text: &mut Text) {
        if !self.days.is_empty() {
            text.table(&["days"]);
        }
        for (day, variants) in &self.days {
            text.field(&day.to_string(), list(variants));
        }
        for (variant, &Begun { day, found, helped }) in &self.begun {
            text.table(&["begun", variant]);
            text.field("day", day.to_string());
            text.field("found", found);
            text.field("helped", helped);
        }
        if !self.lessons.is_empty() {
            text.table(&["lessons"]);
        }
        for (game, lessons) in &self.lessons {
            text.field(game, list(lessons));
        }
        for (variant, difficulties) in &self.solved {
            for (difficulty, &Solved { at_once, with_help }) in difficulties {
                text.table(&["solved", variant, difficulty]);
                text.field("at_once", at_once);
                text.field("with_help", with_help);
            }
        }
    }

    /// How the player does with puzzles from games.
    fn write_training(&self, text: &mut Text) {
        let Training { player, attempts, solved, storms, .. } = &self.training;
        text.table(&["training"]);
        text.rating(*player);
        text.field("attempts", *attempts);
        text.field("solved", *solved);
        if !storms.is_empty() {
            text.table(&["storms"]);
        }
        for (variant, &solved) in storms {
            text.field(variant, solved);
        }
    }

    fn write_practice(&self, text: &mut Text) {
        let Practice { chapters, drills } = &self.practice;
        for (variant, chapters) in chapters {
            for (chapter, ChapterProgress { at_once, with_help }) in chapters {
                text.table(&["chapters", variant, chapter]);
                text.field("at_once", list(at_once));
                text.field("with_help", list(with_help));
            }
        }
        for (variant, drills) in drills {
            text.table(&["drills", variant]);
            for (drill, &score) in drills {
                text.field(drill, score);
            }
        }
    }

    /// Puzzles from games that were tried, and positions of own games.
    fn write_tried(&self, text: &mut Text) {
        for (variant, tried) in &self.training.tried {
            for (puzzle, &Tried { rating, returns }) in tried {
                text.table(&["tried", variant, puzzle]);
                text.rating(rating);
                text.returns(returns);
            }
        }
        for (variant, puzzles) in &self.own.puzzles {
            for (name, OwnPuzzle { played, value, best, cost, line, refutation, returns, is_tried }) in puzzles {
                text.table(&["own", variant, name]);
                text.field("played", played.as_str());
                text.field("value", value.as_str());
                text.field("best", best.as_str());
                text.field("cost", *cost);
                text.field("line", line.as_str());
                text.field("refutation", refutation.as_str());
                text.returns(*returns);
                if *is_tried {
                    text.field("tried", true);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_with_everything_is_written_as_it_was_read() {
        let text = r#"format = 6
run = 1
best_run = 2
searched = ["2026-11-20-120000-oware.toml"]

[days]
2026-11-21 = ["abapa", "oware"]
2026-11-22 = ["oware"]

[begun.oware]
day = "2026-11-23"
found = 2
helped = true

[lessons]
abapa = ["laps"]
oware = ["capture", "laps"]

[solved.oware.easy]
at_once = 2
with_help = 1

[solved.oware.hard]
at_once = 0
with_help = 1

[training]
rating = 150000
deviation = 35000
volatility = 60000
attempts = 3
solved = 2

[storms]
awari = 12

[chapters.oware.reach]
at_once = ["1-0-S"]
with_help = []

[drills."my oware"]
last-2 = 21

[drills.oware]
last-2 = 21
last-3 = 4

[tried.oware.1-0-S]
rating = 150000
deviation = 35000
volatility = 60000
due = "2026-11-22"
times = 0

[tried.oware.2-0-S]
rating = 150000
deviation = 35000
volatility = 60000

[own.oware."one AbC"]
played = "A"
value = "-1.00"
best = "exact 3"
cost = 400
line = "F a"
refutation = ""
due = "2026-11-22"
times = 1
tried = true
"#;
        assert_eq!(Progress::parse(text).unwrap().to_toml(), text);
    }

    #[test]
    fn any_name_can_be_written_and_read() {
        for name in ["", "a b", "a\"b", "a'\"b", "a\\b", "a\nb\u{7f}\u{85}", "é", "a.b"] {
            let mut progress = Progress::default();
            progress.training.storms.insert(name.to_owned(), 3);
            assert_eq!(Progress::parse(&progress.to_toml()).unwrap(), progress, "{name:?}");
        }
    }
}
