//! The texts of analysis: values, hints, verdicts, marks and totals.

use std::fmt::Display;

use crate::{
    catalogue::GameKind,
    record::{Assessment, OnlyGoodMoveEvidence},
    study::{
        MoveMark, MoveTotals, MoveValue, PointThousandths, Verdict,
        tree::{
            ExerciseError, ExerciseErrorKind, MAX_BRANCHES_PER_NODE, MAX_LEAF_VALUE, MAX_PLIES,
            MAX_TREE_NODES,
        },
    },
    words::{Explain, Words, say},
};
use awale_engine::Score;
use awale_rules::Seat;

/// The cost in hundredths of a seed from which a move without a mark is explained, because so large
/// a cost usually means an inaccuracy.
const MIN_EXPLAINED_COST_CENTISEEDS: i32 = 100;
/// The cost in hundredths of a seed from which a move seems bad although its mark is good.
const MIN_SURPRISING_COST_CENTISEEDS: i32 = 200;

/// Converts hundredths of a seed to seeds, rounded to tenths as they are shown. The plural of the
/// noun depends on this number.
fn seeds_rounded_to_tenths(centiseeds: i32) -> f64 {
    (f64::from(centiseeds) / 10.0).round() / 10.0
}

impl Words {
    /// The smallest cost that is shown as a number of seeds, in hundredths of a seed, because
    /// tenths are shown.
    pub const MIN_SHOWN_COST_CENTISEEDS: i32 = 10;

    /// Formats hundredths of a seed in seeds: `2.3`.
    pub fn format_seeds(&self, centiseeds: i32) -> String {
        self.decimal(f64::from(centiseeds) / 100.0, 1)
    }

    /// Formats hundredths of a seed with the unit: `2.3 seeds`.
    pub fn format_seeds_with_unit(&self, centiseeds: i32) -> String {
        let value = self.format_seeds(centiseeds);
        say!(
            self,
            "seeds-decimal",
            value,
            count = seeds_rounded_to_tenths(centiseeds)
        )
    }

    /// Returns the value of a position where `mover` is to move: "North about 2.3 seeds ahead",
    /// "exact: North wins".
    pub fn score_text(&self, score: Score, mover: Seat) -> String {
        let lead = score.lead_centiseeds();
        let side = self.seat_name(if lead < 0 { mover.opponent() } else { mover });
        match score {
            Score::Proven(0) => self.get("value-proven-draw"),
            Score::Proven(_) => say!(self, "value-proven-win", side),
            Score::Table(0) => self.get("value-table-draw"),
            Score::Table(lead) => say!(self, "value-table", side, seeds = lead.unsigned_abs()),
            Score::Estimate(_) if seeds_rounded_to_tenths(lead) == 0.0 => self.get("value-even"),
            Score::Estimate(_) => {
                let seeds = self.format_seeds_with_unit(lead.abs());
                say!(self, "value-guess", side, seeds)
            }
        }
    }

    /// Returns the value of a move of `mover` as [`score_text`](Words::score_text) does, with "at
    /// least" if the seeds are only a limit.
    pub fn move_score_text(&self, value: &MoveValue, mover: Seat) -> String {
        match value.score {
            Score::Table(lead) if value.is_seed_limit => {
                let winner = if lead < 0 { mover.opponent() } else { mover };
                say!(
                    self,
                    "value-table-limit",
                    side = self.seat_name(winner),
                    seeds = lead.unsigned_abs()
                )
            }
            score => self.score_text(score, mover),
        }
    }

    /// Returns the verdict about a judged move: its mark as a word, and what it gave away. The mark
    /// follows from the winning chances, so a cost in seeds is always next to a cost in chances. If
    /// many seeds cost hardly any chances, the text says so.
    pub fn verdict_text(&self, assessment: &Assessment) -> String {
        let is_fault = MoveMark::from(assessment).is_fault();
        let seed_cost = Verdict::from(assessment).seed_cost_centiseeds();
        if !is_fault && seed_cost < MIN_EXPLAINED_COST_CENTISEEDS {
            return self.mark_of_assessment(assessment);
        }
        let is_harmless = !is_fault && seed_cost >= MIN_SURPRISING_COST_CENTISEEDS;
        self.verdict_message(
            if is_harmless {
                "study-verdict-harmless"
            } else {
                "study-verdict"
            },
            assessment,
        )
    }

    /// Returns the verdict about a judged move without what it gave away in seeds.
    pub fn brief_verdict_text(&self, assessment: &Assessment) -> String {
        if MoveMark::from(assessment).is_fault() {
            self.verdict_message("study-verdict-cost", assessment)
        } else {
            self.mark_of_assessment(assessment)
        }
    }

    fn verdict_message(&self, message_id: &str, assessment: &Assessment) -> String {
        say!(
            self,
            message_id,
            mark = self.mark_text(MoveMark::from(assessment)),
            chances = u64::from(assessment.cost / 10),
            gift = self.what_move_loses(assessment.into())
        )
    }

    /// Formats expected points as a percentage of a point: `12`. It is cut off, not rounded, as the
    /// limits of the marks are whole percents.
    pub fn cost_percent_text(&self, cost: PointThousandths) -> String {
        self.number(u64::from(cost / 10))
    }

    /// Formats a value for a column, seen by the side that moves: `+1.2` for an estimate, `=+3` for
    /// a table value, and a word for a proven result, because its lead is only a bound.
    pub fn value_text(&self, score: Score) -> String {
        match score {
            Score::Estimate(value) => self.signed_decimal(f64::from(value) / 100.0, 1),
            Score::Table(0) => "=0".to_owned(),
            Score::Table(lead) => format!("={lead:+}"),
            Score::Proven(lead) => self.get(match lead.signum() {
                1 => "value-won",
                0 => "value-drawn",
                _ => "value-lost",
            }),
        }
    }

    /// Formats the value of a move as [`value_text`](Words::value_text), seen by `viewer`. A limit
    /// of the seeds has another sign: `≥+3` for a win by at least three seeds, `≤-3` for a loss.
    pub fn move_value_text(&self, value: &MoveValue, viewer: Seat, mover: Seat) -> String {
        match value.score.seen_by(viewer, mover) {
            Score::Table(lead @ 1..) if value.is_seed_limit => format!("≥{lead:+}"),
            Score::Table(lead @ ..=-1) if value.is_seed_limit => format!("≤{lead}"),
            score => self.value_text(score),
        }
    }

    /// Returns a mark as a word.
    pub fn mark_text(&self, mark: MoveMark) -> String {
        self.get(&format!("mark-{mark}"))
    }

    /// Returns the mark of a judged move as a word. For an only good move, the text says if the
    /// mark depends on a table value.
    pub fn mark_of_assessment(&self, assessment: &Assessment) -> String {
        let mark = self.mark_text(MoveMark::from(assessment));
        if assessment.only_good_evidence == Some(OnlyGoodMoveEvidence::WithTableValues) {
            say!(self, "study-by-table", what = mark)
        } else {
            mark
        }
    }

    /// Formats an accuracy: `87 %`, or that too few moves count. An accuracy below 100 % is never
    /// shown as 100 %.
    pub fn accuracy_text(&self, accuracy: Option<f64>) -> String {
        let Some(accuracy) = accuracy else {
            return self.get("accuracy-few");
        };
        let max_percent = if accuracy < 100.0 { 99.0 } else { 100.0 };
        let percent = self.decimal(accuracy.min(max_percent), 0);
        say!(self, "results-share", percent)
    }

    /// Returns the totals of a side's moves in a game of this kind, in one line.
    pub fn totals_text(&self, kind: &GameKind, seat: Seat, totals: &MoveTotals) -> String {
        let mark_count = |mark| totals.count(mark);
        let message_id = match kind {
            GameKind::Awale(_) => "analyse-totals",
            GameKind::Matches(_) => "analyse-totals-matches",
        };
        say!(
            self,
            message_id,
            side = self.seat_name(seat),
            accuracy = self.accuracy_text(totals.accuracy()),
            counted = totals.undecided_move_count(),
            seeds = self.format_seeds_with_unit(totals.seed_cost_per_move_centiseeds()),
            only = mark_count(MoveMark::OnlyGood),
            good = totals.count(MoveMark::Best) + totals.count(MoveMark::Good),
            decided = mark_count(MoveMark::InDecidedPosition),
            inaccuracies = mark_count(MoveMark::Inaccuracy),
            mistakes = mark_count(MoveMark::Mistake),
            blunders = mark_count(MoveMark::Blunder),
            exact = totals.proven_move_count,
            kept = totals.proven_best_move_count
        )
    }

    /// Formats a line of play: "C d F a".
    pub fn line_text<M: Display>(&self, line: &[M]) -> String {
        line.iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    }
}

impl Explain for ExerciseError {
    fn explain(&self, words: &Words) -> String {
        let message_with_text = |id, text: &str| say!(words, id, text);
        let message_with_maximum = |id, most: usize| say!(words, id, most);
        let problem = match &self.problem {
            ExerciseErrorKind::EmptyText => words.get("exercise-nothing"),
            ExerciseErrorKind::NoBranches => words.get("exercise-no-branches"),
            ExerciseErrorKind::TextAfterTree(text) => message_with_text("exercise-behind", text),
            ExerciseErrorKind::UnclosedParenthesis => words.get("exercise-open"),
            ExerciseErrorKind::EmptyParentheses => words.get("exercise-empty"),
            ExerciseErrorKind::InvalidLeafValue(text) => {
                say!(words, "exercise-no-value", text, most = MAX_LEAF_VALUE)
            }
            ExerciseErrorKind::TooManyBranches => {
                message_with_maximum("exercise-branches", MAX_BRANCHES_PER_NODE)
            }
            ExerciseErrorKind::TooManyNodes => {
                message_with_maximum("exercise-nodes", MAX_TREE_NODES)
            }
            ExerciseErrorKind::TooManyPlies => {
                message_with_maximum("exercise-plies", MAX_PLIES as usize)
            }
        };
        say!(words, "exercise-line", line = self.line, problem)
    }
}
