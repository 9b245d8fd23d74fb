//! Writes a game in Oware Game Notation.

use std::{collections::BTreeMap, fmt::Write as _};

use awale_rules::{Game, GameEnd, Position, Seat};

use crate::{
    catalogue::{AnyGame, AnyMove, GameKind, PlayerSpec, Variant},
    record::{DateTime, GameOrigin, Record, SowingDirection, result::ending_name},
    text::{Comment, Label},
};

use super::{
    result, rules,
    tags::{
        CLOCK_TAG, DATE_TAG, ORIGIN_TAG, PLAYED_WITH_HELP_TAG, SOWING_DIRECTION_TAG,
        TERMINATION_TAG, TIME_TAG, UNKNOWN_VALUE, YES_VALUE, is_tag_with_record_field,
        is_understood_tag_value, to_one_line,
    },
    written_line,
};

/// The maximum length of a line of moves in letters, as in PGN.
const MAX_LINE_LETTERS: usize = 79;

/// The tags of a game that is written on one line. Without these tags it would be read as another
/// game.
const TAGS_OF_ONE_LINE_GAMES: [&str; 10] = [
    "Variant",
    "South",
    "North",
    "FEN",
    "SouthPlayer",
    "NorthPlayer",
    SOWING_DIRECTION_TAG,
    TERMINATION_TAG,
    "VariantName",
    "Rules",
];

/// The name and the value of a tag.
type TagPair = (String, String);

/// The error for a game of matches, which cannot be written in Oware Game Notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAwale;

impl Record {
    /// Returns the game in Oware Game Notation. Names and titles are written on one line.
    ///
    /// # Errors
    ///
    /// Returns an error if this is a game of matches.
    pub fn to_ogn(&self) -> Result<String, NotAwale> {
        let (GameKind::Awale(variant), AnyGame::Awale(start)) = (&self.kind, self.start()) else {
            return Err(NotAwale);
        };
        let result = result::format_result(self.result().as_ref());
        let mut text = String::with_capacity(1024);
        for (name, value) in self.tag_pairs(variant, start, &result) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", format_tag(&name, &value));
        }
        text.push('\n');
        text += &wrap_words(&self.move_words(&result));
        Ok(text)
    }

    /// Returns the game on one line, for a message: in Oware Game Notation with moves, variations
    /// and comments, but only the tags that matter. A position of the usual variant without moves
    /// is written as in [`Position`]'s `Display`.
    ///
    /// # Errors
    ///
    /// Returns an error if this is a game of matches.
    pub fn to_line(&self) -> Result<String, NotAwale> {
        let (tags, words) = self.one_line_tags_and_words()?;
        let is_usual_variant = tags.iter().all(|(name, _)| name != "Variant");
        let has_only_start_position =
            self.has_only_moves() && self.moves().is_empty() && self.settlement().is_none();
        if let (true, AnyGame::Awale(start)) =
            (is_usual_variant && has_only_start_position, self.start())
        {
            return Ok(start.to_string());
        }
        let tags = tags.iter().map(|(name, value)| format_tag(name, value));
        Ok(tags.chain(words).collect::<Vec<_>>().join(" "))
    }

    /// Returns true if the game has neither comments nor variations.
    pub(crate) fn has_only_moves(&self) -> bool {
        self.header.comments.is_empty() && self.header.variations.is_empty()
    }

    /// Returns the tags that matter and the words of the moves, for a text of one line.
    pub(crate) fn one_line_tags_and_words(&self) -> Result<(Vec<TagPair>, Vec<String>), NotAwale> {
        let (GameKind::Awale(variant), AnyGame::Awale(start)) = (&self.kind, self.start()) else {
            return Err(NotAwale);
        };
        let result = result::format_result(self.result().as_ref());
        let is_usual_variant = Variant::built_in().first() == Some(variant);
        let is_tag_shown = |(name, value): &TagPair| {
            TAGS_OF_ONE_LINE_GAMES.contains(&name.as_str())
                && !(name == "Variant" && is_usual_variant)
                && *value != PlayerSpec::Human.to_string()
        };
        let mut tags = self.tag_pairs(variant, start, &result);
        tags.retain(is_tag_shown);
        let words = self.move_words(&result).into_iter();
        // A comment that ends its line becomes a comment in braces.
        let words = words.map(|word| match word.strip_prefix("; ") {
            Some(comment) => format!("{{{}}}", comment.trim_end().replace('}', ")")),
            None => word,
        });
        Ok((tags, words.collect()))
    }

    /// Returns all tags in order: the tags of every game, of this program, then of other programs.
    fn tag_pairs(
        &self,
        variant: &Variant,
        start: &Position,
        result: &str,
    ) -> Vec<(String, String)> {
        let value_or_unknown = |text: &str| {
            if text.is_empty() {
                UNKNOWN_VALUE.to_owned()
            } else {
                text.to_owned()
            }
        };
        let tag_value =
            |name: &str| value_or_unknown(self.header.tags.get(name).map_or("", Label::as_str));
        let date = self.header.date;
        let date_text = if date == DateTime::UNKNOWN && self.header.tags.contains_key(DATE_TAG) {
            tag_value(DATE_TAG)
        } else {
            date.day_text('.')
        };
        // A player without a name gets the specification of the player as name, because other
        // programs show only the name.
        let player_name = |seat: Seat| match self.players[seat].name.as_str() {
            "" => self.players[seat].spec.to_string(),
            name => name.to_owned(),
        };
        let mut tag_pairs: Vec<(&str, String)> = vec![
            ("Variant", variant.id.to_string()),
            (
                "Event",
                value_or_unknown(self.header.title.as_deref().unwrap_or_default()),
            ),
            ("Site", tag_value("Site")),
            (DATE_TAG, date_text),
            ("Round", tag_value("Round")),
            ("South", player_name(Seat::South)),
            ("North", player_name(Seat::North)),
            ("Result", result.to_owned()),
        ];
        if *start != Position::start(&variant.rules, Seat::South) {
            tag_pairs.push(("FEN", start.to_string()));
        }
        tag_pairs.extend(date.time_text().map(|time| (TIME_TAG, time)));
        for (seat, name) in [(Seat::South, "SouthPlayer"), (Seat::North, "NorthPlayer")] {
            let spec = self.players[seat].spec;
            if !spec.is_human() {
                tag_pairs.push((name, spec.to_string()));
            }
        }
        if self.sowing_direction == SowingDirection::Clockwise {
            tag_pairs.push((
                SOWING_DIRECTION_TAG,
                self.sowing_direction.name().to_owned(),
            ));
        }
        if let Some(outcome) = self
            .result()
            .filter(|verdict| matches!(verdict.ending, GameEnd::Settled(_)))
        {
            tag_pairs.push((TERMINATION_TAG, ending_name(&outcome).to_owned()));
        }
        if self.header.origin != GameOrigin::UsualStart {
            tag_pairs.push((ORIGIN_TAG, self.header.origin.name().to_owned()));
        }
        if self.header.is_helped {
            tag_pairs.push((PLAYED_WITH_HELP_TAG, YES_VALUE.to_owned()));
        }
        tag_pairs.extend(
            self.clocks
                .as_ref()
                .map(|clocks| (CLOCK_TAG, clocks.to_line())),
        );
        if !Variant::built_in().contains(variant) {
            tag_pairs.push(("VariantName", variant.name.to_string()));
            tag_pairs.push(("Rules", rules::format_rules(&variant.rules)));
        }
        let is_tag_written = |name: &str| {
            tag_pairs
                .iter()
                .any(|(written, _)| written.eq_ignore_ascii_case(name))
        };
        let other_tags: Vec<(String, String)> = (self.header.tags.iter())
            .filter(|(name, value)| {
                !is_tag_written(name)
                    && !is_tag_with_record_field(name)
                    && !is_understood_tag_value(name, value)
            })
            .map(|(name, value)| (name.clone(), value.to_string()))
            .collect();
        tag_pairs
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .chain(other_tags)
            .collect()
    }

    /// Returns the moves with their numbers, captures, comments and variations, then the result. A
    /// word that must end its line ends with a line break.
    fn move_words(&self, result: &str) -> Vec<String> {
        let mut words = Vec::with_capacity(2 * self.moves().len() + 1);
        words.extend(
            self.header
                .comments
                .get(&0)
                .into_iter()
                .flat_map(|comment| comment_words(comment)),
        );
        self.add_line_words(None, &mut words);
        words.push(result.to_owned());
        words
    }

    /// Returns a variation and all variations inside it, as OGN writes them between parentheses.
    pub fn variation_text(&self, number: usize) -> String {
        let mut words = Vec::new();
        self.add_line_words(Some(number), &mut words);
        words.join(" ").replace('\n', "")
    }

    /// Appends the moves of the game or of a variation, each followed by the variations that
    /// replace it. Unfinished lines are kept on a stack, because a text may nest thousands of
    /// variations.
    fn add_line_words(&self, variation_number: Option<usize>, words: &mut Vec<String>) {
        let mut open_lines = vec![self.line_to_write(variation_number)];
        if open_lines[0].moves.is_empty() {
            open_lines.extend(self.variations_leaving_line(variation_number, |after| after == 0));
        }
        // True if the next move must be written with a number, because the line was interrupted.
        let mut must_write_move_number = true;
        while let Some(line) = open_lines.last_mut() {
            let Some(&mv) = line.moves.get(line.written_move_count) else {
                open_lines.pop();
                if !open_lines.is_empty() {
                    match words.last_mut().filter(|word| !word.ends_with('\n')) {
                        Some(word) => word.push(')'),
                        None => words.push(")".to_owned()),
                    }
                    must_write_move_number = true;
                }
                continue;
            };
            let ply = line.ply + line.written_move_count;
            let opens_variation = line.written_move_count == 0 && line.is_in_parentheses;
            let parenthesis = if opens_variation { "(" } else { "" };
            match (
                ply.is_multiple_of(2),
                must_write_move_number || opens_variation,
            ) {
                (true, _) => words.push(format!("{parenthesis}{}.", ply / 2 + 1)),
                (false, true) => words.push(format!("{parenthesis}{}...", ply / 2 + 1)),
                (false, false) => {}
            }
            let before = line.position;
            let captured_seeds = if let AnyMove::Pit(pit) = mv {
                written_line::captured_seeds(&before, pit)
            } else {
                0
            };
            words.push(if captured_seeds > 0 {
                format!("{mv}+{captured_seeds}")
            } else {
                mv.to_string()
            });
            line.written_move_count += 1;
            words.extend(
                line.comments
                    .get(&line.written_move_count)
                    .into_iter()
                    .flat_map(|comment| comment_words(comment)),
            );
            must_write_move_number = false;
            if line.position.play(mv).is_err() {
                line.written_move_count = line.moves.len();
            }
            let (current_variation_number, written_move_count, is_line_finished) = (
                line.variation_number,
                line.written_move_count,
                line.written_move_count == line.moves.len(),
            );
            open_lines.extend(
                self.variations_leaving_line(current_variation_number, |after| {
                    after + 1 == written_move_count
                        || is_line_finished && after == written_move_count
                }),
            );
        }
    }

    /// Returns the variations that leave the line `parent_variation_index` after a number of moves
    /// for which `includes_variation_after` returns true, the first variation last.
    fn variations_leaving_line(
        &self,
        parent_variation_index: Option<usize>,
        includes_variation_after: impl Fn(usize) -> bool,
    ) -> Vec<LineToWrite<'_>> {
        (0..self.header.variations.len())
            .rev()
            .filter(|&number| {
                self.header.variations[number].parent_variation_index == parent_variation_index
                    && includes_variation_after(self.header.variations[number].moves_before)
            })
            .map(|number| LineToWrite {
                is_in_parentheses: true,
                ..self.line_to_write(Some(number))
            })
            .collect()
    }

    /// Returns a line before its first word is written: the game, or a variation with its first
    /// position.
    fn line_to_write(&self, variation_number: Option<usize>) -> LineToWrite<'_> {
        let parent_of_variation = |&variation_number: &usize| {
            self.header.variations[variation_number]
                .parent_variation_index
                .filter(|&of| of < variation_number)
        };
        let mut path: Vec<usize> =
            std::iter::successors(variation_number, parent_of_variation).collect();
        path.reverse();
        let main_line = LineToWrite {
            variation_number: None,
            moves: self.moves(),
            comments: &self.header.comments,
            ply: 0,
            written_move_count: 0,
            position: *self.start(),
            is_in_parentheses: false,
        };
        path.into_iter()
            .fold(main_line, |mut line, variation_number| {
                let variation = &self.header.variations[variation_number];
                for &mv in line.moves.iter().take(variation.moves_before) {
                    // An illegal move ends the line when it is written.
                    let _ = line.position.play(mv);
                }
                let ply = line.ply + variation.moves_before;
                LineToWrite {
                    variation_number: Some(variation_number),
                    moves: &variation.moves,
                    comments: &variation.comments,
                    ply,
                    ..line
                }
            })
    }
}

/// The state of a line of moves that is being written.
struct LineToWrite<'r> {
    variation_number: Option<usize>,
    moves: &'r [AnyMove],
    comments: &'r BTreeMap<usize, Comment>,
    /// The number of moves of the game before the first move of the line.
    ply: usize,
    /// The number of moves of the line that are already written.
    written_move_count: usize,
    position: AnyGame,
    is_in_parentheses: bool,
}

/// Returns a tag. Its value is escaped and put on one line.
pub(crate) fn format_tag(name: &str, value: &str) -> String {
    let escaped_value = to_one_line(value)
        .replace('\\', "\\\\")
        .replace('"', "\\\"");
    format!("[{name} \"{escaped_value}\"]")
}

/// Returns the words of a comment in braces. A comment that contains a closing brace is written
/// after `;` instead, and takes the rest of the line.
fn comment_words(comment: &str) -> Vec<String> {
    if comment.contains('}') {
        return vec![format!("; {comment}\n")];
    }
    format!("{{{comment}}}")
        .split(' ')
        .map(str::to_owned)
        .collect()
}

/// Joins the words with blanks into lines of at most [`MAX_LINE_LETTERS`] letters. A longer word
/// gets a line of its own.
fn wrap_words(words: &[String]) -> String {
    let mut text = String::new();
    let mut line_width = 0;
    for word in words {
        let blank_width = usize::from(line_width > 0);
        if line_width + blank_width + word.len() > MAX_LINE_LETTERS {
            text.push('\n');
            line_width = 0;
        } else if blank_width > 0 {
            text.push(' ');
            line_width += 1;
        }
        text += word;
        line_width = if word.ends_with('\n') {
            0
        } else {
            line_width + word.len()
        };
    }
    text.push('\n');
    text
}
