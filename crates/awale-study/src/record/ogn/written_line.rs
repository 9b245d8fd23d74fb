//! A line of moves, in a game or a variation, with move numbers, comments and inner variations.

use std::collections::BTreeMap;

use awale_rules::{Game, MAX_MOVES, PerSeat, Pit, Seat};

use crate::{
    catalogue::{AnyGame, AnyMove},
    record::{LimitedThing, OmittedTextKind, RecordProblem, move_number_text},
    text::Comment,
};

use super::{OgnFault, lexer::Token};

/// A move as it is written.
pub(super) struct WrittenMove<'t> {
    pub offset: usize,
    pub text: &'t str,
    /// The column of the pit in its row.
    pit_column: usize,
    /// The seat of the row that the case of a letter names. It has a meaning only if both cases are
    /// used in the game. A digit names no row: it counts from the player's left, as on the screen.
    pub seat: Option<Seat>,
    /// The number of captured seeds in the text, with its position.
    pub written_capture: Option<(usize, u32)>,
}

impl WrittenMove<'_> {
    /// Returns the move of `seat` that is written here.
    pub(super) fn move_of(&self, seat: Seat, case_matters: bool) -> AnyMove {
        let seat = self.seat.filter(|_| case_matters).unwrap_or(seat);
        AnyMove::Pit(Pit::of(seat, self.pit_column))
    }
}

/// The number of a move as it is written.
pub(super) struct WrittenMoveNumber<'t> {
    offset: usize,
    digits: &'t str,
    move_number: i64,
    dot_count: usize,
    /// The number of moves of the line before this number.
    moves_in_line_before_number: i64,
}

impl WrittenMoveNumber<'_> {
    fn is_of_second_side(&self) -> bool {
        self.dot_count > 1
    }

    /// Returns how many moves of both sides come before the move by its number, from 0. The
    /// number counts moves or pairs of moves.
    fn moves_before(&self, counts_single_moves: bool) -> i64 {
        if counts_single_moves {
            self.move_number - 1
        } else {
            2 * (self.move_number - 1) + i64::from(self.is_of_second_side())
        }
    }
}

/// The meaning of a game's move numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MoveNumbering {
    /// True if the numbers count moves, not pairs of moves.
    counts_single_moves: bool,
    /// The number of moves before the first move of the game, according to the move numbers.
    claimed_moves_before_first: i64,
}

impl MoveNumbering {
    /// Returns the number of moves of the game before the first move of this line. `None` if the
    /// move numbers contradict each other, `Some(None)` if the line has no numbers.
    #[expect(clippy::option_option, reason = "no numbers is not a contradiction")]
    pub(super) fn moves_before_line(self, line: &WrittenLine) -> Option<Option<usize>> {
        let mut claimed_moves_before_line = line.numbers.iter().map(|number| {
            number.moves_before(self.counts_single_moves)
                - self.claimed_moves_before_first
                - number.moves_in_line_before_number
        });
        let Some(moves_before) = claimed_moves_before_line.next() else {
            return Some(None);
        };
        let are_consistent = claimed_moves_before_line.all(|other| other == moves_before);
        usize::try_from(moves_before)
            .ok()
            .filter(|_| are_consistent)
            .map(Some)
    }
}

/// A line of moves as it is written, with move numbers, comments and variations.
#[derive(Default)]
pub(super) struct WrittenLine<'t> {
    pub moves: Vec<WrittenMove<'t>>,
    pub numbers: Vec<WrittenMoveNumber<'t>>,
    /// The comments, by the number of moves before them.
    pub comments: BTreeMap<usize, Comment>,
    /// The variations, each with the number of moves before it and the position of its parenthesis.
    pub variations: Vec<(usize, usize, &'t str)>,
    /// The parts that records do not store, with their positions.
    pub omitted_parts: Vec<(OmittedTextKind, usize)>,
    /// The last token, if it was a number without dots, with its position. If a move follows, it
    /// was the number of that move; otherwise it was a move, from the pit with this number.
    pending_digits: Option<(usize, &'t str)>,
}

impl<'t> WrittenLine<'t> {
    /// Adds a token. Returns the token if it is a tag or a result, which this type does not store.
    pub(super) fn add_token(
        &mut self,
        offset: usize,
        token: Token<'t>,
    ) -> Result<Option<Token<'t>>, OgnFault> {
        if let Token::Move(letter) = token {
            if let Some((offset, digits)) = self.pending_digits.take() {
                if self
                    .numbers
                    .last()
                    .is_some_and(|last| self.lacks_move(last))
                {
                    return Err((offset, RecordProblem::AmbiguousDigits(digits.to_owned())));
                }
                self.add_number(offset, digits, 0)?;
            }
            let pit = letter.chars().next().and_then(Pit::from_letter);
            let pit = pit.ok_or_else(|| unexpected_text_fault(offset, letter))?;
            self.add_move(offset, letter, pit.column(), Some(pit.seat()))?;
            return Ok(None);
        }
        self.read_pending_digits()?;
        match token {
            Token::MoveNumber {
                digits,
                dot_count: 0,
            } => self.pending_digits = Some((offset, digits)),
            Token::MoveNumber { digits, dot_count } => {
                self.add_number(offset, digits, dot_count)?;
            }
            Token::CapturedSeedCount(seeds) => match self.moves.last_mut() {
                Some(WrittenMove {
                    written_capture: captured @ None,
                    ..
                }) => *captured = Some((offset, seeds)),
                _ => return Err(unexpected_text_fault(offset, &format!("+{seeds}"))),
            },
            Token::Comment(text) => self.add_comment(offset, text),
            Token::Variation(text) => self.variations.push((self.moves.len(), offset, text)),
            Token::Annotation => self
                .omitted_parts
                .push((OmittedTextKind::MoveAnnotations, offset)),
            Token::LineOutsideGame => self
                .omitted_parts
                .push((OmittedTextKind::LinesOutsideGames, offset)),
            Token::Move(_) | Token::Tag { .. } | Token::Result(_) => return Ok(Some(token)),
        }
        Ok(None)
    }

    /// Ends the line: digits at the end are a pit, and the last number must have a move.
    pub(super) fn end_line(&mut self) -> Result<(), OgnFault> {
        self.read_pending_digits()?;
        let last_number_without_move = self.numbers.last().filter(|number| self.lacks_move(number));
        last_number_without_move.map_or(Ok(()), |number| {
            let dots = ".".repeat(number.dot_count.min(3));
            Err(unexpected_text_fault(
                number.offset,
                &format!("{}{dots}", number.digits),
            ))
        })
    }

    fn lacks_move(&self, number: &WrittenMoveNumber) -> bool {
        usize::try_from(number.moves_in_line_before_number).is_ok_and(|ply| ply == self.moves.len())
    }

    /// Reads pending digits as a pit if the move numbers have dots. Otherwise the digits are
    /// ambiguous, which is an error.
    fn read_pending_digits(&mut self) -> Result<(), OgnFault> {
        let Some((offset, digits)) = self.pending_digits.take() else {
            return Ok(());
        };
        let have_move_numbers_dots =
            !self.numbers.is_empty() && self.numbers.iter().all(|number| number.dot_count > 0);
        match digits.as_bytes() {
            [digit @ b'1'..=b'6'] if have_move_numbers_dots => {
                self.add_move(offset, digits, usize::from(digit - b'1'), None)
            }
            _ => Err((offset, RecordProblem::AmbiguousDigits(digits.to_owned()))),
        }
    }

    fn add_number(
        &mut self,
        offset: usize,
        digits: &'t str,
        dot_count: usize,
    ) -> Result<(), OgnFault> {
        if self
            .numbers
            .last()
            .is_some_and(|last| self.lacks_move(last))
        {
            self.end_line()?;
        }
        let move_number: u32 = digits
            .parse()
            .map_err(|_| unexpected_text_fault(offset, digits))?;
        let moves_in_line_before_number = i64::try_from(self.moves.len()).unwrap_or(i64::MAX);
        self.numbers.push(WrittenMoveNumber {
            offset,
            digits,
            move_number: move_number.into(),
            dot_count,
            moves_in_line_before_number,
        });
        Ok(())
    }

    fn add_move(
        &mut self,
        offset: usize,
        text: &'t str,
        pit_column: usize,
        seat: Option<Seat>,
    ) -> Result<(), OgnFault> {
        if self.moves.len() >= MAX_MOVES {
            let (limited_thing, max_count) = (LimitedThing::MovesOfGame, MAX_MOVES);
            return Err((
                offset,
                RecordProblem::LimitExceeded {
                    limited_thing,
                    max_count,
                },
            ));
        }
        let first_move_has_seat = self.moves.first().map(|mv| mv.seat.is_some());
        if first_move_has_seat.is_some_and(|first| first != seat.is_some()) {
            return Err((offset, RecordProblem::AmbiguousDigits(text.to_owned())));
        }
        self.moves.push(WrittenMove {
            offset,
            text,
            pit_column,
            seat,
            written_capture: None,
        });
        Ok(())
    }

    /// Adds a comment after the comment that is already there.
    pub(super) fn add_comment(&mut self, offset: usize, text: &str) {
        let Some(comment) = Comment::new(text) else {
            return;
        };
        let word_count: usize = text.split_whitespace().count();
        let moves_before = self.moves.len();
        let earlier_comment = self.comments.get(&moves_before);
        let word_count = word_count + earlier_comment.map_or(0, |before| before.split(' ').count());
        let comment =
            earlier_comment.map_or(comment.clone(), |before| before.followed_by(&comment));
        if comment.split(' ').count() < word_count {
            self.omitted_parts
                .push((OmittedTextKind::CutEndsOfLongTexts, offset));
        }
        self.comments.insert(moves_before, comment);
    }

    /// Determines how to interpret the move numbers of this game. In a game from a position the
    /// move numbers may begin with any number, and then increase by one for each pair of moves.
    /// Some programs count every move. This is accepted only if the letters have both cases and
    /// every move has a number.
    pub(super) fn numbering(
        &self,
        starts_from_custom_position: bool,
        case_matters: bool,
    ) -> Result<MoveNumbering, OgnFault> {
        let Some(first_number) = self.numbers.first() else {
            return Ok(MoveNumbering::default());
        };
        let numbering_with = |counts_moves| {
            let claimed_moves_before_first =
                first_number.moves_before(counts_moves) - first_number.moves_in_line_before_number;
            let is_first_number_allowed = starts_from_custom_position
                || claimed_moves_before_first == 0
                || self.begins_with_north();
            MoveNumbering {
                counts_single_moves: counts_moves,
                claimed_moves_before_first: if is_first_number_allowed {
                    claimed_moves_before_first
                } else {
                    0
                },
            }
        };
        let find_wrong_number = |numbering: MoveNumbering| {
            let is_wrong = |number: &&WrittenMoveNumber<'_>| {
                number.moves_before(numbering.counts_single_moves)
                    != numbering.claimed_moves_before_first + number.moves_in_line_before_number
            };
            self.numbers.iter().find(is_wrong)
        };
        let (numbering_by_pairs, numbering_by_moves) =
            (numbering_with(false), numbering_with(true));
        match find_wrong_number(numbering_by_pairs) {
            None => Ok(numbering_by_pairs),
            Some(_)
                if case_matters
                    && self.numbers.len() == self.moves.len()
                    && find_wrong_number(numbering_by_moves).is_none() =>
            {
                Ok(numbering_by_moves)
            }
            Some(number) => {
                let move_index = usize::try_from(
                    numbering_by_pairs.claimed_moves_before_first
                        + number.moves_in_line_before_number,
                )
                .unwrap_or(0);
                let dots = if number.is_of_second_side() {
                    "…"
                } else {
                    "."
                };
                Err((
                    number.offset,
                    RecordProblem::WrongMoveNumber {
                        written_move_number: format!("{}{dots}", number.digits),
                        right_move_number: move_number_text(move_index),
                    },
                ))
            }
        }
    }

    /// Returns true if the first move has the number `1...`: North begins.
    pub(super) fn begins_with_north(&self) -> bool {
        self.numbers.first().is_some_and(|number| {
            number.moves_in_line_before_number == 0 && number.moves_before(false) == 1
        })
    }
}

pub(super) fn unexpected_text_fault(offset: usize, text: &str) -> OgnFault {
    (offset, RecordProblem::UnexpectedText(text.to_owned()))
}

/// Checks the number of captured seeds in the text, and returns the real number if it is wrong.
/// Some programs write the growth of the store, including seeds sown into it and the seeds of the
/// row at the end.
pub(super) fn check_captured_count(
    before: &AnyGame,
    mv: AnyMove,
    after: &AnyGame,
    final_counts: Option<PerSeat<u32>>,
    written_seeds: u32,
) -> Result<(), u32> {
    let seat = before.to_move();
    let captured = mv.as_pit().map_or(0, |pit| captured_seeds(before, pit));
    let store_growth =
        |counts: PerSeat<u32>| counts[seat].saturating_sub(before.collected_counts()[seat]);
    let is_written_seed_count_right =
        written_seeds == captured || written_seeds == store_growth(after.collected_counts());
    if is_written_seed_count_right || final_counts.map(store_growth) == Some(written_seeds) {
        Ok(())
    } else {
        Err(captured)
    }
}

/// Returns the number of seeds that the legal move from `pit` captures.
pub(super) fn captured_seeds(before: &AnyGame, pit: Pit) -> u32 {
    let AnyGame::Awale(position) = before else {
        return 0;
    };
    position.trace(pit).map_or(0, |trace| {
        trace.captures().map(|(_, seeds)| u32::from(seeds)).sum()
    })
}
