//! Writing a game.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use awale_rules::{Game, GameEnd, Position, Seat};

use crate::catalogue::{AnyGame, AnyMove, Kind, Variant};
use crate::record::result::ending_name;
use crate::record::{Direction, GameOrigin, Record, unknown_date};
use crate::text::{Comment, Label};

use super::tags::{
    CLOCK, DATE, HELPED, ORIGIN, SOWING, TERMINATION, TIME, UNKNOWN, YES, is_of_the_record,
    is_own_word, one_line,
};
use super::{line, result, rules};

/// The longest line of moves, in letters, as in PGN.
const LINE: usize = 79;

/// Only games of the awalé family can be written in Oware Game Notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAwale;

impl Record {
    /// The game in Oware Game Notation. Names and titles are written on one line.
    ///
    /// # Errors
    /// When it is a game of matches.
    pub fn to_ogn(&self) -> Result<String, NotAwale> {
        let (Kind::Awale(variant), AnyGame::Awale(start)) = (&self.kind, self.start()) else {
            return Err(NotAwale);
        };
        let result = result::written(self.result().as_ref());
        let mut text = String::with_capacity(1024);
        for (name, value) in self.tag_pairs(variant, start, &result) {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "[{name} \"{}\"]", escaped(&value));
        }
        text.push('\n');
        text += &lines(&self.move_words(&result));
        Ok(text)
    }

    /// All tags in their order: those that every game has, those of this program, those of other
    /// programs.
    fn tag_pairs(
        &self,
        variant: &Variant,
        start: &Position,
        result: &str,
    ) -> Vec<(String, String)> {
        let known = |text: &str| {
            if text.is_empty() {
                UNKNOWN.to_owned()
            } else {
                text.to_owned()
            }
        };
        let kept = |name: &str| known(self.header.tags.get(name).map_or("", Label::as_str));
        let date = self.header.date;
        let day = if date == unknown_date() && self.header.tags.contains_key(DATE) {
            kept(DATE)
        } else {
            date.day_text('.')
        };
        // Who has no name is called as commands call the player: other programs show that line
        // alone.
        let name = |seat: Seat| match self.players[seat].name.as_str() {
            "" => self.players[seat].spec.to_string(),
            name => name.to_owned(),
        };
        let mut pairs: Vec<(&str, String)> = vec![
            ("Variant", variant.id.to_string()),
            (
                "Event",
                known(self.header.title.as_deref().unwrap_or_default()),
            ),
            ("Site", kept("Site")),
            (DATE, day),
            ("Round", kept("Round")),
            ("South", name(Seat::South)),
            ("North", name(Seat::North)),
            ("Result", result.to_owned()),
        ];
        if *start != Position::start(&variant.rules, Seat::South) {
            pairs.push(("FEN", start.to_string()));
        }
        pairs.extend(date.time_text().map(|time| (TIME, time)));
        for (seat, name) in [(Seat::South, "SouthPlayer"), (Seat::North, "NorthPlayer")] {
            let spec = self.players[seat].spec;
            if !spec.is_human() {
                pairs.push((name, spec.to_string()));
            }
        }
        if self.sowing == Direction::Clockwise {
            pairs.push((SOWING, self.sowing.name().to_owned()));
        }
        if let Some(verdict) = self
            .result()
            .filter(|verdict| matches!(verdict.ending, GameEnd::Settled(_)))
        {
            pairs.push((TERMINATION, ending_name(&verdict).to_owned()));
        }
        if self.header.origin != GameOrigin::Start {
            pairs.push((ORIGIN, self.header.origin.name().to_owned()));
        }
        if self.header.is_helped {
            pairs.push((HELPED, YES.to_owned()));
        }
        pairs.extend(self.clocks.as_ref().map(|clocks| (CLOCK, clocks.line())));
        if !Variant::built_in().contains(variant) {
            pairs.push(("VariantName", variant.name.to_string()));
            pairs.push(("Rules", rules::written(&variant.rules)));
        }
        let is_written = |name: &str| {
            pairs
                .iter()
                .any(|(written, _)| written.eq_ignore_ascii_case(name))
        };
        let others: Vec<(String, String)> = (self.header.tags.iter())
            .filter(|(name, value)| {
                !is_written(name) && !is_of_the_record(name) && !is_own_word(name, value)
            })
            .map(|(name, value)| (name.clone(), value.to_string()))
            .collect();
        pairs
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .chain(others)
            .collect()
    }

    /// The moves with their numbers, captures, comments and variations, then the result. What ends
    /// a line ends with a line break.
    fn move_words(&self, result: &str) -> Vec<String> {
        let mut words = Vec::with_capacity(2 * self.moves().len() + 1);
        words.extend(
            self.header
                .comments
                .get(&0)
                .into_iter()
                .flat_map(|comment| comment_words(comment)),
        );
        self.line_words(None, &mut words);
        words.push(result.to_owned());
        words
    }

    /// A variation and those inside it, as it stands between parentheses.
    #[must_use]
    pub fn variation_text(&self, number: usize) -> String {
        let mut words = Vec::new();
        self.line_words(Some(number), &mut words);
        words.join(" ").replace('\n', "")
    }

    /// The moves of the game or of a variation, each with the variations that could stand in its
    /// place. Lines that are not done yet lie on a stack: a text may hold thousands, one in the
    /// other.
    fn line_words(&self, first: Option<usize>, words: &mut Vec<String>) {
        let mut open = vec![self.line(first)];
        if open[0].moves.is_empty() {
            open.extend(self.leaving(first, |after| after == 0));
        }
        // A number says where the next move stands, where that is not to be seen.
        let mut is_cut = true;
        while let Some(line) = open.last_mut() {
            let Some(&mv) = line.moves.get(line.at) else {
                open.pop();
                if !open.is_empty() {
                    match words.last_mut().filter(|word| !word.ends_with('\n')) {
                        Some(word) => word.push(')'),
                        None => words.push(")".to_owned()),
                    }
                    is_cut = true;
                }
                continue;
            };
            let ply = line.ply + line.at;
            let is_opening = line.at == 0 && line.is_inner;
            let opening = if is_opening { "(" } else { "" };
            match (ply.is_multiple_of(2), is_cut || is_opening) {
                (true, _) => words.push(format!("{opening}{}.", ply / 2 + 1)),
                (false, true) => words.push(format!("{opening}{}...", ply / 2 + 1)),
                (false, false) => {}
            }
            let before = line.position;
            let captured = if let AnyMove::Pit(pit) = mv {
                line::captures(&before, pit)
            } else {
                0
            };
            words.push(if captured > 0 {
                format!("{mv}+{captured}")
            } else {
                mv.to_string()
            });
            line.at += 1;
            words.extend(
                line.comments
                    .get(&line.at)
                    .into_iter()
                    .flat_map(|comment| comment_words(comment)),
            );
            is_cut = false;
            if line.position.play(mv).is_err() {
                line.at = line.moves.len();
            }
            let (of, at, is_last) = (line.number, line.at, line.at == line.moves.len());
            open.extend(self.leaving(of, |after| after + 1 == at || is_last && after == at));
        }
    }

    /// The variations that leave a line where `is_there` holds for the number of moves before them;
    /// the first one last.
    fn leaving(&self, of: Option<usize>, is_there: impl Fn(usize) -> bool) -> Vec<Line<'_>> {
        (0..self.header.variations.len())
            .rev()
            .filter(|&number| {
                self.header.variations[number].of == of
                    && is_there(self.header.variations[number].after)
            })
            .map(|number| Line {
                is_inner: true,
                ..self.line(Some(number))
            })
            .collect()
    }

    /// A line of which nothing is written yet: the game, or a variation with the position that it
    /// leaves.
    fn line(&self, number: Option<usize>) -> Line<'_> {
        let outer = |&number: &usize| self.header.variations[number].of.filter(|&of| of < number);
        let mut way: Vec<usize> = std::iter::successors(number, outer).collect();
        way.reverse();
        let game = Line {
            number: None,
            moves: self.moves(),
            comments: &self.header.comments,
            ply: 0,
            at: 0,
            position: *self.start(),
            is_inner: false,
        };
        way.into_iter().fold(game, |mut line, number| {
            let variation = &self.header.variations[number];
            for &mv in line.moves.iter().take(variation.after) {
                // What is not legal ends the line where it is written.
                let _ = line.position.play(mv);
            }
            let ply = line.ply + variation.after;
            Line {
                number: Some(number),
                moves: &variation.moves,
                comments: &variation.comments,
                ply,
                ..line
            }
        })
    }
}

/// A line that is being written.
struct Line<'r> {
    number: Option<usize>,
    moves: &'r [AnyMove],
    comments: &'r BTreeMap<usize, Comment>,
    /// How many moves of the game come before its first.
    ply: usize,
    /// Moves that are written.
    at: usize,
    position: AnyGame,
    is_inner: bool,
}

/// A value with what would end it early escaped, on one line.
fn escaped(value: &str) -> String {
    one_line(value).replace('\\', "\\\\").replace('"', "\\\"")
}

/// A comment in braces, word by word. One that holds a closing brace takes the rest of a line.
fn comment_words(comment: &str) -> Vec<String> {
    if comment.contains('}') {
        return vec![format!("; {comment}\n")];
    }
    format!("{{{comment}}}")
        .split(' ')
        .map(str::to_owned)
        .collect()
}

/// The words with blanks between them, in lines of [`LINE`] letters.
fn lines(words: &[String]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        let gap = usize::from(width > 0);
        if width + gap + word.len() > LINE {
            text.push('\n');
            width = 0;
        } else if gap > 0 {
            text.push(' ');
            width += 1;
        }
        text += word;
        width = if word.ends_with('\n') {
            0
        } else {
            width + word.len()
        };
    }
    text.push('\n');
    text
}
