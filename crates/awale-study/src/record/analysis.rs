//! The analysis of a saved game, move by move. It is saved with the game, so that the program need
//! not compute it again. It is valid only for a game with exactly these moves.

use std::fmt::{self, Write as _};

use crate::{
    catalogue::{AnyGame, AnyMove},
    toml_reader::whole_number_in,
};
use awale_engine::{MAX_DEPTH, Score};
use awale_rules::{Game, Match, Pit, matches_game::Take};
use serde::{Deserialize, Serialize};
use toml::de::DeValue;

use super::{
    ExpectedValue, NumberedMove, RecordProblem,
    fields::{Fault, Fields, field},
};

/// The values of all moves of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The moves in order of play.
    pub moves: Vec<Assessment>,
    /// The smallest search depth of any move, in plies.
    pub depth: u32,
    /// Maximum number of seeds of the endgame tables that were used, or 0 without tables.
    #[serde(rename = "tables")]
    pub max_table_seeds: u8,
}

/// The evidence that a move is the only good one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OnlyGoodMoveEvidence {
    /// The evidence is only proven results and estimates.
    WithoutTableValues,
    /// The evidence includes at least one value of an endgame table, which is not a proof.
    WithTableValues,
}

/// The value of one move, compared with the best move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assessment {
    /// The move that was played.
    pub played_move: AnyMove,
    /// The value of the played move to the side that played it.
    pub value: Score,
    /// The value of the best move. Equal to `value` if the played move was as good.
    pub best: Score,
    /// The best move and the moves after it. Empty if the played move was as good.
    pub line: Vec<AnyMove>,
    /// The expected points that the move gave away, in thousandths. A win is one point, a draw half
    /// a point.
    pub cost: u16,
    /// The average cost of a random legal move, in thousandths of a point, without noise. 0 if
    /// almost nothing could be lost.
    #[serde(rename = "stake")]
    pub points_at_stake: u16,
    /// The evidence that this was the only good one of several legal moves, and hard to find.
    /// `None` if the move was not the only good one.
    #[serde(rename = "only_good")]
    pub only_good_evidence: Option<OnlyGoodMoveEvidence>,
    /// For each legal move in natural order, its apparent cost at depths 2, 3, 4, 5, 7, 9, 11, 14
    /// and 17: the square root of the points, times 35. Empty if unknown.
    pub depth_costs: Vec<[u8; DEPTH_COUNT]>,
    /// For each legal move in natural order, how many of a few samples of each of the levels 1 to 7
    /// choose it. Empty if unknown.
    pub choice_counts: Vec<[u8; LEVEL_COUNT]>,
}

/// The number of depths in `depth_costs`.
pub const DEPTH_COUNT: usize = 9;
/// The number of levels in `choice_counts`.
pub const LEVEL_COUNT: usize = 7;
/// The numbers 0 to 35 are written as one digit or letter.
const DIGIT_RADIX: u32 = 36;
/// One point, in thousandths.
const THOUSANDTHS_PER_POINT: u16 = 1000;

impl Analysis {
    /// Returns true if this is an analysis of a game with these moves.
    pub fn belongs_to_game(&self, moves: &[AnyMove]) -> bool {
        self.moves.len() == moves.len()
            && self
                .moves
                .iter()
                .zip(moves)
                .all(|(assessed, mv)| assessed.played_move == *mv)
    }

    pub(super) fn write(&self, out: &mut String) -> fmt::Result {
        writeln!(
            out,
            "\n# What each move was worth to who played it, in seeds; and where one was better, what that was."
        )?;
        writeln!(
            out,
            "# Costs are thousandths of a point: what the move gave away, and what a move drawn at random would have."
        )?;
        writeln!(
            out,
            "[analysis]\ndepth = {}\ntables = {}\nmoves = [",
            self.depth, self.max_table_seeds
        )?;
        for Assessment {
            value,
            best,
            line,
            cost,
            points_at_stake: stake,
            only_good_evidence: only,
            depth_costs,
            choice_counts: choices,
            ..
        } in &self.moves
        {
            write!(
                out,
                "  {{ value = \"{value}\", cost = {cost}, stake = {stake}"
            )?;
            if let Some(evidence) = only {
                write!(out, ", only = true")?;
                if *evidence == OnlyGoodMoveEvidence::WithTableValues {
                    write!(out, ", by_table = true")?;
                }
            }
            if !line.is_empty() {
                let move_texts: Vec<String> = line.iter().map(ToString::to_string).collect();
                write!(
                    out,
                    ", best = \"{best}\", line = \"{}\"",
                    move_texts.join(" ")
                )?;
            }
            write_digit_rows(out, "seen", depth_costs)?;
            write_digit_rows(out, "choices", choices)?;
            writeln!(out, " }},")?;
        }
        writeln!(out, "]")
    }
}

/// Writes a field with rows of digits, if there are any rows.
fn write_digit_rows<const N: usize>(
    out: &mut String,
    field: &str,
    rows: &[[u8; N]],
) -> fmt::Result {
    if rows.is_empty() {
        return Ok(());
    }
    let to_digit = |number: &u8| char::from_digit(u32::from(*number), DIGIT_RADIX).unwrap_or('z');
    let rows: Vec<String> = rows
        .iter()
        .map(|row| row.iter().map(to_digit).collect())
        .collect();
    write!(out, ", {field} = \"{}\"", rows.join(" "))
}

/// Reads a field of rows, one row for each of `expected_row_count` legal moves. Returns no rows if
/// the field is missing.
fn read_digit_rows_of_moves<const N: usize>(
    fields: &mut Fields,
    field: &'static str,
    expected_row_count: usize,
) -> Result<Vec<[u8; N]>, Fault> {
    let Some((span, value)) = fields.take_any(field) else {
        return Ok(Vec::new());
    };
    value
        .as_str()
        .and_then(parse_digit_rows)
        .filter(|rows| rows.len() == expected_row_count)
        .ok_or_else(|| fields.invalid_value(field, span, ExpectedValue::DigitRows))
}

/// Parses rows of digits, which are separated by blanks.
fn parse_digit_rows<const N: usize>(text: &str) -> Option<Vec<[u8; N]>> {
    let parse_digits = |word: &str| {
        word.chars()
            .map(|digit| digit.to_digit(DIGIT_RADIX)?.try_into().ok())
            .collect::<Option<Vec<u8>>>()
    };
    text.split(' ')
        .map(|word| parse_digits(word)?.try_into().ok())
        .collect()
}

field!(Score, ExpectedValue::ScoreOfMove, value => value.as_str()?.parse().ok());

/// Reads the analysis of `game`, if the file has one. Returns an error if a line of the analysis is
/// illegal.
pub(super) fn read_analysis(
    file: &mut Fields,
    game: &Match<AnyGame>,
) -> Result<Option<Analysis>, Fault> {
    let Some(mut table) = file.take_optional_table("analysis")? else {
        return Ok(None);
    };
    let depth = table.take_value_converted("depth", ExpectedValue::PlyCount, |value| {
        whole_number_in(value, &(0..=MAX_DEPTH))
    })?;
    let max_table_seeds = table.take_value("tables")?;
    let (span, assessments) = table.take_list("moves", ExpectedValue::AssessmentList)?;
    table.check_empty()?;
    if assessments.len() != game.moves().len() {
        return Err((
            span,
            RecordProblem::WrongAnalysisLength {
                analyzed_move_count: assessments.len(),
                game_move_count: game.moves().len(),
            },
        ));
    }
    let numbered_assessments = assessments
        .into_iter()
        .zip(game.positions_so_far())
        .zip(game.moves())
        .zip(1..);
    let parsed_assessments = numbered_assessments.map(|(((value, before), &played), number)| {
        let span = value.span();
        let fields = file
            .table_from_value("moves", (span.clone(), value.into_inner()))
            .map_err(|_| file.invalid_value("moves", span, ExpectedValue::AssessmentList))?;
        read_assessment(fields, before, played, number)
    });
    Ok(Some(Analysis {
        moves: parsed_assessments.collect::<Result<_, _>>()?,
        depth,
        max_table_seeds,
    }))
}

fn read_assessment(
    mut fields: Fields,
    before: &AnyGame,
    played_move: AnyMove,
    number: usize,
) -> Result<Assessment, Fault> {
    let value: Score = fields.take_value("value")?;
    let read_points = |value: &DeValue<'_>| whole_number_in(value, &(0..=THOUSANDTHS_PER_POINT));
    let cost = fields.take_value_converted("cost", ExpectedValue::PointThousandths, read_points)?;
    let points_at_stake =
        fields.take_value_converted("stake", ExpectedValue::PointThousandths, read_points)?;
    let only_good_evidence = if fields.take_optional("only")?.unwrap_or(false) {
        let is_by_table = fields.take_optional("by_table")?.unwrap_or(false);
        Some(if is_by_table {
            OnlyGoodMoveEvidence::WithTableValues
        } else {
            OnlyGoodMoveEvidence::WithoutTableValues
        })
    } else {
        None
    };
    let best = fields.take_optional::<Score>("best")?;
    let line = if best.is_some() {
        let (span, text) = fields.take_value_spanned::<String>("line")?;
        read_move_line(&text, *before, played_move).ok_or((
            span,
            RecordProblem::IllegalAnalysisLine(NumberedMove { number, text }),
        ))?
    } else {
        Vec::new()
    };
    let move_count = before.moves().count();
    let depth_costs = read_digit_rows_of_moves(&mut fields, "seen", move_count)?;
    let choice_counts = read_digit_rows_of_moves(&mut fields, "choices", move_count)?;
    fields.check_empty()?;
    Ok(Assessment {
        played_move,
        value,
        best: best.unwrap_or(value),
        line,
        cost,
        points_at_stake,
        only_good_evidence,
        depth_costs,
        choice_counts,
    })
}

/// Parses the moves of a line that begins in `position` with another move than `played_move`.
/// Returns `None` if the line is not legal.
fn read_move_line(text: &str, mut position: AnyGame, played_move: AnyMove) -> Option<Vec<AnyMove>> {
    let mut line = Vec::new();
    for word in text.split_whitespace() {
        if line.len() >= MAX_DEPTH as usize {
            return None;
        }
        let mv = match position {
            AnyGame::Awale(_) => AnyMove::Pit(Pit::from_name(word)?),
            AnyGame::Matches(_) => AnyMove::Take(Take(word.parse().ok()?)),
        };
        position.play(mv).ok()?;
        line.push(mv);
    }
    line.first()
        .is_some_and(|first| *first != played_move)
        .then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_engine::InvalidScore;

    #[test]
    fn analysis_rows_must_have_the_right_number_of_digits() {
        assert_eq!(
            parse_digit_rows("00000000a 123456789"),
            Some(vec![
                [0, 0, 0, 0, 0, 0, 0, 0, 10],
                [1, 2, 3, 4, 5, 6, 7, 8, 9]
            ])
        );
        assert_eq!(
            parse_digit_rows("8846642 0420000"),
            Some(vec![[8, 8, 4, 6, 6, 4, 2], [0, 4, 2, 0, 0, 0, 0]])
        );
        for text in ["", "12345678", "1234567890", "12345678-"] {
            assert_eq!(parse_digit_rows::<DEPTH_COUNT>(text), None, "{text}");
        }
    }

    #[test]
    fn too_large_scores_are_refused() {
        for text in [
            "table -2147483648",
            "exact -2147483648",
            "-21474836.48",
            "table -73",
        ] {
            assert_eq!(text.parse::<Score>(), Err(InvalidScore), "{text}");
        }
        assert_eq!("table -72".parse(), Ok(Score::Table(-72)));
        assert_eq!(Score::Estimate(i32::MIN).to_string(), "-21474836.48");
    }
}
