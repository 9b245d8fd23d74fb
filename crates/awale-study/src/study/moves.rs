//! [`MoveValues`]: the value of every move in a position. Each move is searched separately, with
//! the history of the game, to the same depth, and with its own empty transposition table. So a
//! value depends only on the game so far, the move and the depth. It is the same in a hint, next to
//! a pit, in an analysis, and when it is computed again.
//!
//! A move is not searched if its value is certain: the game is over, the tables have a fresh board,
//! or there is a proof.

use std::cmp::Ordering;

use awale_engine::{Engine, Limits, Score, SearchInfo, SearchResult, Stop, tables::Tables};
use awale_rules::{Pit, Position};
use serde::{Deserialize, Serialize};
use web_time::Instant;

use crate::{
    catalogue::AnyMove,
    record::{Assessment, DEPTH_COUNT, OnlyGoodMoveEvidence},
};

use super::{
    SearchEffort,
    known_values::{
        cannot_repeat, current_and_final_lead_by_table, known_value, table_line, value_at_end,
    },
    mark::{MIN_INACCURACY_COST, MoveMark},
    move_facts::positions_with_move,
    points_model::{NOISE_POINTS, POINTS_FOR_WIN, PointThousandths, expected_points},
    proof,
    score_order::{CENTISEEDS_PER_SEED, sort_key},
    verdict::{ValueEvidence, Verdict},
};

/// The first depth that is reported. Depth 1 would be only the static evaluation after each move.
const FIRST_REPORTED_DEPTH: u32 = 2;
/// Plies between one reported depth and the next. Values of even and odd depths are not comparable,
/// because one side has an extra move.
const REPORTED_DEPTH_STEP: u32 = 2;
/// The depths for which an analysis stores costs: what players see who search so far.
pub const COST_DEPTHS: [u32; DEPTH_COUNT] = [2, 3, 4, 5, 7, 9, 11, 14, 17];
/// The largest stored cost. Stored is the square root of a cost in points, times 35.
pub const MAX_STORED_COST: u8 = 35;

/// The maximum number of moves that are stored for a better line.
const MAX_LINE_MOVES: usize = 12;

/// The value of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveValue {
    /// The move.
    pub mv: AnyMove,
    /// The value to the side that plays the move.
    pub score: Score,
    /// The expected final lead in hundredths of a seed. The lead of a proven score may be only a
    /// bound.
    pub lead_centiseeds: i32,
    /// True if a table value is only a limit: a search has found a way to reach a board of the
    /// tables, and the winner may win by more with another one.
    #[serde(default)]
    pub is_seed_limit: bool,
    /// The best line that begins with the move, as far as it is known.
    pub line: Vec<AnyMove>,
    /// The result for the player of the move at the end of the line: 1 for a win, 0 for a draw, -1
    /// for a loss. `None` if neither the rules nor the tables know it.
    #[serde(rename = "line_result")]
    pub result_sign_at_line_end: Option<i32>,
}

impl MoveValue {
    /// Creates a value whose expected lead is the lead of its score.
    pub fn new(mv: AnyMove, score: Score, line: Vec<AnyMove>) -> MoveValue {
        MoveValue {
            mv,
            score,
            lead_centiseeds: score.lead_centiseeds(),
            is_seed_limit: false,
            line,
            result_sign_at_line_end: score.known_result_sign(),
        }
    }

    /// Compares two moves from their player's point of view: by the result, then by seeds.
    pub fn compare(&self, other: &MoveValue) -> Ordering {
        sort_key(self.score, self.lead_centiseeds)
            .cmp(&sort_key(other.score, other.lead_centiseeds))
    }
}

/// The values of all moves in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveValues {
    /// The search depth in plies. Values that are certain were not searched.
    pub depth: u32,
    /// The number of seeds on the board before the move.
    pub seeds_left: u8,
    /// The moves in natural order; never empty.
    pub moves: Vec<MoveValue>,
    /// True if the search is over and no deeper values follow.
    pub is_final: bool,
}

impl MoveValues {
    /// Returns the moves sorted for a list, the best first.
    pub fn ranked_moves(&self) -> Vec<&MoveValue> {
        let mut moves: Vec<&MoveValue> = self.moves.iter().collect();
        moves.sort_by(|one, other| other.compare(one));
        moves
    }

    /// Returns the best move, the first of equals.
    pub fn best(&self) -> &MoveValue {
        self.moves[1..].iter().fold(&self.moves[0], better_move)
    }

    /// Returns the second best move, or `None` if there is only one.
    pub fn second_best(&self) -> Option<&MoveValue> {
        let best = self.best().mv;
        self.moves
            .iter()
            .filter(|value| value.mv != best)
            .reduce(better_move)
    }

    /// Returns the evidence that every move loses, or `None` if that is not known.
    pub fn evidence_for_loss(&self) -> Option<ValueEvidence> {
        let scores = || self.moves.iter().map(|value| value.score);
        scores()
            .all(|score| score.known_result_sign() == Some(-1))
            .then(|| ValueEvidence::weakest_of(scores()))
    }

    /// Returns the value of `mv`, if it is one of the moves.
    pub fn of(&self, mv: AnyMove) -> Option<&MoveValue> {
        self.moves.iter().find(|value| value.mv == mv)
    }

    /// Returns the verdict about one of the moves. The move costs nothing if the best move is only
    /// an estimate, and its line ends no better than the line of this move by the rules or tables.
    /// A line that ends in a loss is never better.
    pub fn verdict(&self, move_value: &MoveValue) -> Verdict {
        let points = |score| expected_points(score, self.seeds_left, self.depth);
        let (best, score) = (self.best(), move_value.score);
        let counts_cost = best.score.known_result_sign().is_some()
            || best
                .result_sign_at_line_end
                .is_none_or(|result| result > move_value.result_sign_at_line_end.unwrap_or(-1));
        let cost = points(best.score).saturating_sub(points(score));
        Verdict {
            best: best.score,
            value: score,
            cost: if counts_cost { cost } else { 0 },
        }
    }

    /// Returns the average cost of a random move beyond the noise, in thousandths of a point.
    /// Returns 0 if less than an inaccuracy can be lost.
    fn average_cost_of_moves(&self) -> PointThousandths {
        if expected_points(self.best().score, self.seeds_left, self.depth) < MIN_INACCURACY_COST {
            return 0;
        }
        let costs = self
            .moves
            .iter()
            .map(|value| usize::from(self.verdict(value).cost.saturating_sub(NOISE_POINTS)));
        PointThousandths::try_from(costs.sum::<usize>() / self.moves.len())
            .unwrap_or(PointThousandths::MAX)
    }

    /// Returns the evidence that `mv` is the only good one of several legal moves, or `None` if it
    /// is not: every other move is a mistake or worse.
    fn only_good_evidence(&self, mv: AnyMove) -> Option<OnlyGoodMoveEvidence> {
        let mark_of = |value: &MoveValue| self.verdict(value).mark();
        let is_only_good = self.moves.len() > 1
            && self.moves.iter().all(|value| {
                if value.mv == mv {
                    !mark_of(value).is_fault()
                } else {
                    mark_of(value) >= MoveMark::Mistake
                }
            });
        let has_table_value = self
            .moves
            .iter()
            .any(|value| ValueEvidence::of(value.score) == ValueEvidence::Table);
        is_only_good.then_some(if has_table_value {
            OnlyGoodMoveEvidence::WithTableValues
        } else {
            OnlyGoodMoveEvidence::WithoutTableValues
        })
    }

    /// Returns the judgment of `mv`, or `None` if it is not one of the moves.
    pub(super) fn assess(&self, mv: AnyMove) -> Option<Assessment> {
        let (best, played_value) = (self.best(), self.of(mv)?);
        let verdict = self.verdict(played_value);
        // If the played move and the best move have the same certain result, no move was better.
        let is_best = !verdict.mark().has_better_move();
        let best = if is_best { played_value } else { best };
        let line = if is_best { &[] } else { best.line.as_slice() };
        Some(Assessment {
            played_move: mv,
            value: played_value.score,
            best: best.score,
            line: line.iter().copied().take(MAX_LINE_MOVES).collect(),
            cost: if is_best { 0 } else { verdict.cost },
            points_at_stake: self.average_cost_of_moves(),
            only_good_evidence: self.only_good_evidence(mv),
            depth_costs: Vec::new(),
            choice_counts: Vec::new(),
        })
    }
}

/// Returns the better of two moves, the first of equals. A move that wins immediately is better
/// than a win by more seeds later.
fn better_move<'v>(best: &'v MoveValue, next: &'v MoveValue) -> &'v MoveValue {
    let wins_immediately = |value: &MoveValue| {
        matches!(value.score, Score::Proven(lead) if lead > 0) && matches!(value.line[..], [_])
    };
    if wins_immediately(next)
        .cmp(&wins_immediately(best))
        .then(next.compare(best))
        .is_gt()
    {
        next
    } else {
        best
    }
}

/// The engine and the tables with which moves are valued.
pub(super) struct Analyzer<'a> {
    pub engine: &'a mut Engine,
    pub tables: Option<&'a Tables>,
    pub stop: &'a Stop,
}

/// A value of a move as it was found.
#[derive(Clone)]
struct PitValue {
    move_value: MoveValue,
    /// The value at each depth from 2 on. Empty if the engine was not needed.
    score_by_depth: Vec<Score>,
    /// True if the value is certain without the engine.
    is_certain: bool,
}

impl PitValue {
    fn new(pit: Pit, score: Score, line_after_move: impl IntoIterator<Item = Pit>) -> PitValue {
        let line = std::iter::once(pit)
            .chain(line_after_move)
            .map(AnyMove::Pit)
            .collect();
        PitValue {
            move_value: MoveValue::new(AnyMove::Pit(pit), score, line),
            score_by_depth: Vec::new(),
            is_certain: false,
        }
    }

    /// Notes whether `score_after_move`, which a search from `root` found after
    /// `positions_including_move`, only limits the seeds: the search began outside the tables and
    /// ended in them, and not all answers to the move are in the tables.
    fn with_seed_limit(
        mut self,
        score_after_move: Score,
        root: Option<&Position>,
        positions_including_move: &[Position],
        tables: Option<&Tables>,
    ) -> PitValue {
        let is_root_in_tables =
            (tables.zip(root)).is_some_and(|(tables, root)| tables.probe(root).is_some());
        self.move_value.is_seed_limit = matches!(score_after_move, Score::Table(_))
            && !is_root_in_tables
            && known_value(positions_including_move, tables) != Some(score_after_move);
        self
    }

    /// Adds the result at the end of the line that begins after `positions_so_far`.
    fn with_result_at_line_end(
        mut self,
        positions_so_far: &[Position],
        tables: Option<&Tables>,
    ) -> PitValue {
        let pits = self.move_value.line.iter().filter_map(|mv| mv.as_pit());
        let positions_to_line_end = pits.fold(positions_so_far.to_vec(), |positions, pit| {
            positions_with_move(&positions, pit)
        });
        let mover = positions_so_far.last().map(Position::to_move);
        let end_score_and_mover = known_value(&positions_to_line_end, tables)
            .zip(positions_to_line_end.last())
            .zip(mover);
        self.move_value.result_sign_at_line_end =
            end_score_and_mover.and_then(|((score, last), mover)| {
                score.seen_by(mover, last.to_move()).known_result_sign()
            });
        self
    }
}

/// Returns the found values of all moves in `position`.
fn move_values_from_pit_values(
    position: &Position,
    pit_values: &[Option<PitValue>],
    depth: u32,
    is_final: bool,
) -> MoveValues {
    let moves = pit_values
        .iter()
        .flatten()
        .map(|found_value| found_value.move_value.clone());
    MoveValues {
        depth,
        seeds_left: position.seeds_on_board(),
        moves: moves.collect(),
        is_final,
    }
}

impl Analyzer<'_> {
    /// Returns the last of the positions `positions_so_far` with its moves, and their values that
    /// are certain without the engine. Returns `None` if the game is over.
    #[expect(clippy::type_complexity, reason = "parts of one answer")]
    fn position_pits_and_certain_values<'p>(
        &self,
        positions_so_far: &'p [Position],
    ) -> Option<(&'p Position, Vec<Pit>, Vec<Option<PitValue>>)> {
        let position = positions_so_far
            .last()
            .filter(|position| position.outcome().is_none())?;
        let pits: Vec<Pit> = position.moves().collect();
        let certain_value_by_move = pits
            .iter()
            .map(|&pit| self.certain_value(positions_so_far, pit));
        let certain_value_by_move = certain_value_by_move.collect();
        Some((position, pits, certain_value_by_move))
    }

    /// Reports the values of all moves in the last of the positions `positions_so_far`, with
    /// increasing depth.
    pub(super) fn report_values(
        &mut self,
        positions_so_far: &[Position],
        effort: SearchEffort,
        report: &mut dyn FnMut(MoveValues),
    ) {
        let Some((position, pits, mut pit_values)) =
            self.position_pits_and_certain_values(positions_so_far)
        else {
            return;
        };
        let deadline = effort.time_limit.map(|time| Instant::now() + time);
        let max_depth = effort.depth.max(FIRST_REPORTED_DEPTH);
        let mut last_reported_values: Option<MoveValues> = None;
        for depth in (FIRST_REPORTED_DEPTH..max_depth)
            .step_by(REPORTED_DEPTH_STEP as usize)
            .chain([max_depth])
        {
            if !self.deepen_uncertain_moves(
                positions_so_far,
                &pits,
                &mut pit_values,
                depth,
                deadline,
            ) {
                // The time limit interrupted the search, so the last reported values are final.
                if let Some(values) = last_reported_values.filter(|_| !self.stop.is_stopped()) {
                    report(MoveValues {
                        is_final: true,
                        ..values
                    });
                }
                return;
            }
            let are_all_values_certain = pit_values
                .iter()
                .flatten()
                .all(|found_value| found_value.is_certain);
            let is_final = are_all_values_certain || depth >= max_depth;
            let values = move_values_from_pit_values(position, &pit_values, depth, is_final);
            report(values.clone());
            if is_final {
                return;
            }
            last_reported_values = Some(values);
        }
    }

    /// Returns the values of all moves in the last of the positions `positions_so_far`, without
    /// intermediate reports. Returns `None` if there is no move, or if the search was stopped. Also
    /// returns each move's costs at the [`COST_DEPTHS`]; these are empty with a time limit, or if
    /// nothing had to be searched.
    pub(super) fn final_move_values(
        &mut self,
        positions_so_far: &[Position],
        effort: SearchEffort,
    ) -> Option<(MoveValues, Vec<[u8; DEPTH_COUNT]>)> {
        if effort.time_limit.is_some() {
            let mut last_reported_values = None;
            self.report_values(positions_so_far, effort, &mut |values| {
                last_reported_values = Some(values);
            });
            return last_reported_values
                .filter(|_| !self.stop.is_stopped())
                .map(|values| (values, Vec::new()));
        }
        let (position, pits, mut pit_values) =
            self.position_pits_and_certain_values(positions_so_far)?;
        let depth = effort.depth.max(FIRST_REPORTED_DEPTH);
        let is_search_complete =
            self.deepen_uncertain_moves(positions_so_far, &pits, &mut pit_values, depth, None);
        is_search_complete.then(|| {
            let values = move_values_from_pit_values(position, &pit_values, depth, true);
            (
                values,
                costs_by_depth(&pit_values, position.seeds_on_board()),
            )
        })
    }

    /// Reports the values of all moves in the last of the positions `positions_so_far`, searched
    /// together with increasing depth. `lead_engine` maximizes the lead; it searches again where
    /// the values of the first search do not measure seeds.
    pub(super) fn report_values_from_one_search(
        &mut self,
        lead_engine: &mut Engine,
        positions_so_far: &[Position],
        effort: SearchEffort,
        report: &mut dyn FnMut(MoveValues),
    ) {
        let Some((position, pits, certain_values)) =
            self.position_pits_and_certain_values(positions_so_far)
        else {
            return;
        };
        if certain_values.iter().all(Option::is_some) {
            report(move_values_from_pit_values(
                position,
                &certain_values,
                0,
                true,
            ));
            return;
        }
        let tables = self.tables;
        let values_of_lines = |round: &[SearchInfo], is_final| {
            let pit_value_of = |pit: Pit| {
                let line_search_info = round
                    .iter()
                    .find(|info| info.principal_variation.first() == Some(&pit))?;
                let positions_including_move = positions_with_move(positions_so_far, pit);
                let score_after_move = line_search_info.score.for_opponent();
                let score = shown_score(score_after_move, &positions_including_move, tables);
                let line = line_search_info.principal_variation[1..].iter().copied();
                let pit_value = PitValue::new(pit, score.for_opponent(), line);
                let pit_value = pit_value.with_seed_limit(
                    score_after_move,
                    Some(position),
                    &positions_including_move,
                    tables,
                );
                Some(pit_value.with_result_at_line_end(positions_so_far, tables))
            };
            let pits_and_certain_values = pits.iter().zip(&certain_values);
            let pit_values: Vec<Option<PitValue>> = pits_and_certain_values
                .map(|(&pit, certain)| certain.clone().or_else(|| pit_value_of(pit)))
                .collect();
            let depth = round.iter().map(|info| info.depth).min().unwrap_or(0);
            move_values_from_pit_values(position, &pit_values, depth, is_final)
        };
        let limits = Limits {
            depth: effort.time_limit.is_none().then_some(effort.depth),
            hard_time: effort.time_limit,
            ..Limits::infinite()
        };
        let deadline = effort.time_limit.map(|time| Instant::now() + time);
        lead_engine.set_pv_line_count(pits.len());
        // Returns the lines, with the estimates replaced if they do not measure seeds.
        let mut lines_with_leads = |lines: &[SearchInfo], depth| {
            if !lines.iter().any(needs_lead_search) {
                return Some(lines.to_vec());
            }
            let limits = Limits {
                depth: Some(depth),
                hard_time: deadline.map(|at| at.saturating_duration_since(Instant::now())),
                ..Limits::infinite()
            };
            let lead_search_result =
                lead_engine.think(positions_so_far, &limits, self.stop, &mut |_| ())?;
            let lead_engine_lines = all_lines(lead_search_result);
            // The first line of a move counts, so a known result stays.
            let lines_with_known_result = lines.iter().filter(|info| info.score.has_known_result());
            let is_complete = lead_engine_lines.iter().all(|info| info.depth >= depth);
            is_complete.then(|| {
                lines_with_known_result
                    .chain(&lead_engine_lines)
                    .cloned()
                    .collect()
            })
        };
        let mut lines: Vec<SearchInfo> = Vec::new();
        let mut last_round_values = None;
        self.engine.set_pv_line_count(pits.len());
        let mut on_info = |info: &SearchInfo| {
            if info.rank == 1 {
                lines.clear();
            }
            lines.push(info.clone());
            if lines.len() == pits.len()
                && info.depth >= FIRST_REPORTED_DEPTH
                && let Some(lines) = lines_with_leads(&lines, info.depth)
            {
                last_round_values = Some(values_of_lines(&lines, true));
                report(values_of_lines(&lines, false));
            }
        };
        let search_result = self
            .engine
            .think(positions_so_far, &limits, self.stop, &mut on_info);
        if let Some(search_result) = search_result.filter(|_| !self.stop.is_stopped()) {
            let lines = all_lines(search_result);
            let are_values_in_seeds = !lines.iter().any(needs_lead_search);
            let values = last_round_values
                .filter(|_| !are_values_in_seeds)
                .unwrap_or_else(|| values_of_lines(&lines, true));
            if !values.moves.is_empty() {
                report(values);
            }
        }
    }

    /// Searches every move that is not certain to `depth` plies. Returns false if the search was
    /// interrupted; then nothing changes.
    fn deepen_uncertain_moves(
        &mut self,
        positions_so_far: &[Position],
        pits: &[Pit],
        pit_values: &mut Vec<Option<PitValue>>,
        depth: u32,
        deadline: Option<Instant>,
    ) -> bool {
        let mut deeper_values = pit_values.clone();
        for (value, &pit) in deeper_values.iter_mut().zip(pits) {
            if value.as_ref().is_none_or(|value| !value.is_certain) {
                let Some(pit_value) = self.search_move_from(positions_so_far, pit, depth, deadline)
                else {
                    return false;
                };
                *value = Some(pit_value);
            }
        }
        *pit_values = deeper_values;
        true
    }

    /// Returns the value of the move from `pit`, if it is certain without the engine.
    fn certain_value(&self, positions_so_far: &[Position], pit: Pit) -> Option<PitValue> {
        let positions_including_move = positions_with_move(positions_so_far, pit);
        let (score, is_table_line_valid) =
            match known_value(&positions_including_move, self.tables)? {
                score @ Score::Proven(_) => (score, true),
                score if cannot_repeat(&positions_including_move) => (score, true),
                // If the history changes the result that the tables have, the line of the tables is
                // not valid.
                _ => {
                    let proven_result_sign =
                        proof::proven_result(&positions_including_move, self.tables?, self.stop)?;
                    (Score::Proven(proven_result_sign), false)
                }
            };
        let current_and_final_lead = self
            .tables
            .filter(|_| value_at_end(&positions_including_move).is_none())
            .and_then(|tables| {
                current_and_final_lead_by_table(positions_including_move.last()?, tables)
            });
        let tables_for_line = self.tables.filter(|_| is_table_line_valid);
        let line_by_tables =
            tables_for_line.map(|tables| table_line(&positions_including_move, tables));
        let mut pit_value = PitValue::new(
            pit,
            score.for_opponent(),
            line_by_tables.unwrap_or_default(),
        );
        if let Some((_, final_lead_seeds)) = current_and_final_lead {
            pit_value.move_value.lead_centiseeds = -CENTISEEDS_PER_SEED * final_lead_seeds;
        }
        pit_value.is_certain = true;
        Some(pit_value)
    }

    /// Returns the value of the move from `pit`, searched to `depth` plies, or `None` if the search
    /// was interrupted.
    fn search_move_from(
        &mut self,
        positions_so_far: &[Position],
        pit: Pit,
        depth: u32,
        deadline: Option<Instant>,
    ) -> Option<PitValue> {
        let depth_after_move = depth.saturating_sub(1).max(1);
        let limits = Limits {
            depth: Some(depth_after_move),
            hard_time: deadline.map(|deadline| deadline.saturating_duration_since(Instant::now())),
            ..Limits::infinite()
        };
        let positions_including_move = positions_with_move(positions_so_far, pit);
        self.engine.clear_hash();
        let mut score_by_depth = Vec::new();
        let mut search = |engine: &mut Engine| {
            score_by_depth.clear();
            let mut report = |info: &SearchInfo| score_by_depth.push(info.score.for_opponent());
            let search_result =
                engine.think(&positions_including_move, &limits, self.stop, &mut report)?;
            let has_reached_depth =
                search_result.info.depth >= depth_after_move && !self.stop.is_stopped();
            has_reached_depth.then_some(search_result.info)
        };
        let mut info = search(self.engine)?;
        if needs_lead_search(&info) {
            self.engine.set_maximizes_lead(true);
            let lead_search_info = search(self.engine);
            self.engine.set_maximizes_lead(false);
            info = lead_search_info?;
        }
        let score = shown_score(info.score, &positions_including_move, self.tables).for_opponent();
        let pit_value = PitValue::new(pit, score, info.principal_variation).with_seed_limit(
            info.score,
            positions_including_move.last(),
            &positions_including_move,
            self.tables,
        );
        Some(PitValue {
            score_by_depth,
            ..pit_value.with_result_at_line_end(positions_so_far, self.tables)
        })
    }
}

/// Returns true if a search for the lead must follow this search for the result. An estimate does
/// not measure seeds if some lines ended in the tables: a side that loses by the tables prefers a
/// line without a table value, even if this line gives away seeds.
fn needs_lead_search(info: &SearchInfo) -> bool {
    info.endgame_table_hits > 0 && matches!(info.score, Score::Estimate(_))
}

/// Returns all lines of a search, the best first.
fn all_lines(result: SearchResult) -> Vec<SearchInfo> {
    std::iter::once(result.info)
        .chain(result.other_lines)
        .collect()
}

/// Returns the score of a search after the positions `positions_including_move`, for the side to
/// move there, as it is shown. If the tables have the last board, the search used them, so an
/// estimate becomes a table value: the lead rounded to whole seeds. Any other estimate is limited
/// to the final leads that are possible, because a side gains at most the seeds on the board.
fn shown_score(
    score: Score,
    positions_including_move: &[Position],
    tables: Option<&Tables>,
) -> Score {
    let (Score::Estimate(estimate), Some(position)) = (score, positions_including_move.last())
    else {
        return score;
    };
    if known_value(positions_including_move, tables).is_some() {
        let half_seed = estimate.signum() * CENTISEEDS_PER_SEED / 2;
        return Score::Table((estimate + half_seed) / CENTISEEDS_PER_SEED);
    }
    let lead = position.lead(position.to_move());
    let seeds_left = i32::from(position.seeds_on_board());
    let [lowest, highest] =
        [lead - seeds_left, lead + seeds_left].map(|seeds| CENTISEEDS_PER_SEED * seeds);
    Score::Estimate(estimate.clamp(lowest, highest))
}

/// Returns, for each move and each of the [`COST_DEPTHS`], how much worse the move is than the best
/// one at that depth, from 0 to [`MAX_STORED_COST`]. The square root distinguishes small costs. A
/// search that ended early has the same result at greater depths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to MAX_STORED_COST"
)]
fn costs_by_depth(pit_values: &[Option<PitValue>], seeds_left: u8) -> Vec<[u8; DEPTH_COUNT]> {
    let mut costs_of_moves = vec![[0; DEPTH_COUNT]; pit_values.len()];
    if pit_values
        .iter()
        .flatten()
        .all(|found_value| found_value.score_by_depth.is_empty())
    {
        return Vec::new();
    }
    for (column, depth) in COST_DEPTHS.into_iter().enumerate() {
        let points_at_depth = |found: &PitValue| {
            let last_index = found.score_by_depth.len().checked_sub(1);
            let score = last_index.map_or(found.move_value.score, |last_index| {
                found.score_by_depth[last_index.min(depth as usize - 2)]
            });
            expected_points(score, seeds_left, depth)
        };
        let points_of_moves: Vec<PointThousandths> = pit_values
            .iter()
            .map(|found_value| found_value.as_ref().map_or(0, points_at_depth))
            .collect();
        let best_points = points_of_moves.iter().copied().max().unwrap_or(0);
        for (row, points_of_moves) in costs_of_moves.iter_mut().zip(points_of_moves) {
            let cost = f64::from(best_points - points_of_moves) / f64::from(POINTS_FOR_WIN);
            row[column] = (cost.sqrt() * f64::from(MAX_STORED_COST)).round() as u8;
        }
    }
    costs_of_moves
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use awale_engine::tables::TableRules;
    use awale_rules::{PITS, PerSeat, ROW, Rules, Seat};

    use super::*;
    use crate::{
        catalogue::AnyGame,
        study::{AnalysisReport, AnalysisTask, Analyst},
        words::{Language, Words},
    };

    #[test]
    fn a_line_that_ends_in_the_tables_only_limits_the_seeds() {
        let rules = Rules::OWARE;
        let tables = |max_seeds| {
            let tables = Tables::solve(TableRules::new(&rules), max_seeds, 1, &Stop::new());
            Arc::new(tables.expect("no stop"))
        };
        let all_tables = tables(7);
        let mut analyst = Analyst::new(1);
        analyst.set_tables(Some(&tables(4)));
        let words = Words::new(Language::English);
        let mut limit_count = 0;
        for number in 0..120_usize {
            let mut pits = [0; PITS];
            for seed in 0..7 {
                pits[(number * (seed + 3) + seed * seed + number / ROW) % PITS] += 1;
            }
            let stores = PerSeat {
                south: 20,
                north: 21,
            };
            let Ok(position) = Position::new(&rules, pits, stores, Seat::South) else {
                continue;
            };
            let task = AnalysisTask::SearchEachMove {
                positions_so_far: vec![AnyGame::Awale(position)],
                effort: SearchEffort {
                    depth: 8,
                    time_limit: None,
                },
            };
            let mut found_values = Vec::new();
            analyst.run(&task, &Stop::new(), &mut |news| {
                if let AnalysisReport::Values(values) = news {
                    found_values.extend(values.moves);
                }
            });
            for value in found_values.iter().filter(|value| value.is_seed_limit) {
                let after = (value.mv.as_pit())
                    .and_then(|pit| position.after(pit).ok())
                    .expect("a legal move");
                let lead = current_and_final_lead_by_table(&after, &all_tables)
                    .map(|(_, final_lead)| -final_lead)
                    .expect("at most seven seeds");
                let Score::Table(limit) = value.score else {
                    panic!("{value:?}")
                };
                assert!(
                    limit.signum() == lead.signum() && limit.abs() <= lead.abs(),
                    "{position} {value:?}: {lead}"
                );
                let sign = if limit > 0 { '≥' } else { '≤' };
                assert_eq!(
                    words.move_value_text(value, Seat::South, Seat::South),
                    format!("{sign}{limit:+}")
                );
                let text = words.move_score_text(value, Seat::South);
                assert!(text.contains("at least"), "{text}");
                limit_count += 1;
            }
        }
        assert!(limit_count > 4, "{limit_count}");
    }
}
