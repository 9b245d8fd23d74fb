//! [`PuzzleVerifier`]: checks whether a position has one good move. Each legal move is searched
//! separately, on one thread, with an empty transposition table and a fixed number of nodes, so
//! that the result is the same on every machine.
//!
//! The best move must be better than each other move by a [`VerificationMargin`] at the last two
//! depths to which both were searched. Results that are proven by the rules or by exact endgame
//! tables need no depth. A table value that is not proven makes no puzzle.

use std::sync::Arc;

use awale_engine::{
    Engine, Limits, Score, SearchMode, Stop,
    tables::{Exactness, TableRules, Tables},
};
use awale_rules::{Pit, Position, Rules};

use crate::{
    catalogue::{AnyMove, Wdl},
    players::move_to_front,
    study::{
        MoveValue, MoveValues, known_value,
        points_model::{PointThousandths, expected_points},
    },
};

use super::{PuzzleClaim, PuzzleTurn, WrongMove, WrongMoveLoss};

/// The minimum advantage of the best move over every other move, and the search effort for the
/// comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerificationMargin {
    /// The minimum advantage in expected points, in thousandths.
    pub min_advantage_points: PointThousandths,
    /// The minimum advantage in hundredths of a seed, if both values are estimates.
    pub min_advantage_centiseeds: i32,
    /// The number of nodes for each move.
    pub nodes_per_move: u64,
    /// The minimum search depth of each move in plies, unless its result is proven.
    pub min_depth: usize,
}

/// The margin of a puzzle: 0.15 expected points (more than the least that a mistake gives away) and
/// two seeds.
pub const PUZZLE_MARGIN: VerificationMargin = VerificationMargin {
    min_advantage_points: 150,
    min_advantage_centiseeds: 200,
    nodes_per_move: 60_000,
    min_depth: 8,
};

/// The margin that a puzzle from a game must keep in a second test: half as large, after ten times
/// the search.
pub const CONFIRMATION_MARGIN: VerificationMargin = VerificationMargin {
    min_advantage_points: 75,
    min_advantage_centiseeds: 100,
    nodes_per_move: 10 * PUZZLE_MARGIN.nodes_per_move,
    ..PUZZLE_MARGIN
};

/// Twice the margin of [`PUZZLE_MARGIN`], with the same search. A move that is worse by this much
/// is assumed not to catch up, so it is not searched again.
const NO_SECOND_SEARCH_MARGIN: VerificationMargin = VerificationMargin {
    min_advantage_points: 2 * PUZZLE_MARGIN.min_advantage_points,
    min_advantage_centiseeds: 2 * PUZZLE_MARGIN.min_advantage_centiseeds,
    ..PUZZLE_MARGIN
};

/// The margin of a quick search that decides which positions are worth the full search.
pub const QUICK_SEARCH_MARGIN: VerificationMargin = VerificationMargin {
    min_advantage_points: 90,
    min_advantage_centiseeds: 120,
    nodes_per_move: 3_000,
    min_depth: 2,
};

/// The minimum expected points of the solution, in thousandths, because a lost game makes no
/// puzzle.
pub const MIN_SOLUTION_POINTS: PointThousandths = 300;

/// The maximum number of seeds of the tables, which are built in memory in milliseconds.
const MAX_TABLE_SEEDS: u8 = 10;

/// Finds the only good move of a position.
#[derive(Debug)]
pub struct PuzzleVerifier {
    engine: Engine,
    tables: Option<Arc<Tables>>,
    /// Ends the running search. The result of a search that was stopped is not valid.
    stop: Stop,
}

/// A move and its value to the side that plays it.
struct SearchedMove {
    pit: Pit,
    /// The scores after one ply, two plies, and so on.
    scores_by_depth: Vec<Score>,
    /// The proven score, if there is one.
    proven_score: Option<Score>,
    /// The best answer, or `None` if the game is over.
    opponents_answer: Option<Pit>,
    /// The best line, beginning with the answer.
    line_after_move: Vec<Pit>,
}

impl SearchedMove {
    fn score_at(&self, depth: usize) -> Score {
        let searched_score = || {
            self.scores_by_depth
                .get(depth.clamp(1, self.scores_by_depth.len().max(1)) - 1)
                .copied()
        };
        self.proven_score
            .or_else(searched_score)
            .unwrap_or(Score::Table(0))
    }

    fn value_at(&self, depth: usize) -> MoveValue {
        let line = [self.pit]
            .into_iter()
            .chain(self.line_after_move.iter().copied());
        MoveValue::new(
            AnyMove::Pit(self.pit),
            self.score_at(depth),
            line.map(AnyMove::Pit).collect(),
        )
    }
}

impl PuzzleVerifier {
    /// Creates a verifier for games with `rules`. Returns `None` if `stop` was set. If it is set
    /// later, it ends every search immediately.
    pub fn new(rules: &Rules, stop: &Stop) -> Option<PuzzleVerifier> {
        let table_rules = TableRules::new(rules);
        let tables = match table_rules.reliability() {
            Exactness::Exact => Some(Arc::new(Tables::solve(
                table_rules,
                MAX_TABLE_SEEDS.min(rules.total_seeds()),
                1,
                stop,
            )?)),
            Exactness::ByConvention => None,
        };
        let mut engine = Engine::new(2, 1).with_search_mode(SearchMode::SelectiveWithGameHistory);
        engine.set_tables(tables.clone());
        Some(PuzzleVerifier {
            engine,
            tables,
            stop: stop.clone(),
        })
    }

    /// Returns the turn of the last position of `positions_so_far`: its only good move and the
    /// losses of the others. Returns `None` if fewer than two moves are legal, if no move is better
    /// by the margin, or if the best move has fewer than [`MIN_SOLUTION_POINTS`].
    pub fn find_puzzle_turn(
        &mut self,
        positions_so_far: &[Position],
        margin: &VerificationMargin,
    ) -> Option<PuzzleTurn> {
        let position = positions_so_far.last()?;
        let mut pits: Vec<Pit> = position.moves().collect();
        let guessed_best_move = self.best_by_short_search(positions_so_far, &pits)?;
        move_to_front(&mut pits, &guessed_best_move);
        let best = self.search_move(positions_so_far, guessed_best_move, margin);
        let seeds_left = position.seeds_on_board();
        let mut wrong_moves = Vec::new();
        for &pit in &pits[1..] {
            let other_move = self.search_move(positions_so_far, pit, margin);
            wrong_moves.push(WrongMove {
                pit,
                loss: loss_beyond_margin(&best, &other_move, seeds_left, margin)?,
                refutation: other_move.opponents_answer,
            });
        }
        wrong_moves.sort_by_key(|wrong_move| wrong_move.pit);
        let last_score = best.score_at(usize::MAX);
        if expected_points(last_score, seeds_left, 1) < MIN_SOLUTION_POINTS {
            return None;
        }
        let proven_result = match last_score {
            Score::Proven(lead) if lead < 0 => return None,
            Score::Proven(lead) => Some(Wdl::from_lead(lead)),
            _ => None,
        };
        let claim = PuzzleClaim::of(position, proven_result, &wrong_moves);
        Some(PuzzleTurn {
            position: *position,
            solution: guessed_best_move,
            claim,
            answer: best.opponents_answer,
            wrong_moves,
        })
    }

    /// Returns true if the solution of each turn is still the only good move by `margin`, after
    /// longer searches.
    pub fn confirms_turns(&mut self, turns: &[PuzzleTurn], margin: &VerificationMargin) -> bool {
        let mut positions_so_far = Vec::new();
        turns.iter().all(|turn| {
            positions_so_far.push(turn.position);
            let is_confirmed = self.confirms_turn(&positions_so_far, turn, margin);
            positions_so_far.extend(turn.position.after(turn.solution).ok());
            is_confirmed
        })
    }

    fn confirms_turn(
        &mut self,
        positions_so_far: &[Position],
        turn: &PuzzleTurn,
        margin: &VerificationMargin,
    ) -> bool {
        let seeds_left = turn.position.seeds_on_board();
        let [solution_in_short_search, solution_in_long_search] = [&PUZZLE_MARGIN, margin]
            .map(|margin| self.search_move(positions_so_far, turn.solution, margin));
        turn.wrong_moves.iter().all(|wrong| {
            loss_beyond_margin(
                &solution_in_short_search,
                &self.search_move(positions_so_far, wrong.pit, &PUZZLE_MARGIN),
                seeds_left,
                &NO_SECOND_SEARCH_MARGIN,
            )
            .is_some()
                || loss_beyond_margin(
                    &solution_in_long_search,
                    &self.search_move(positions_so_far, wrong.pit, margin),
                    seeds_left,
                    margin,
                )
                .is_some()
        })
    }

    /// Returns the best move of a short search, or `None` if fewer than two moves are legal. The
    /// move is only a guess: if it is wrong, the full searches of the other moves show that.
    fn best_by_short_search(&mut self, positions_so_far: &[Position], pits: &[Pit]) -> Option<Pit> {
        if pits.len() < 2 {
            return None;
        }
        self.engine.clear_hash();
        let search_result = self.engine.think(
            positions_so_far,
            &Limits::nodes(QUICK_SEARCH_MARGIN.nodes_per_move),
            &self.stop,
            &mut |_| (),
        )?;
        Some(search_result.best_move)
    }

    /// Searches the move from `pit`.
    fn search_move(
        &mut self,
        positions_so_far: &[Position],
        pit: Pit,
        margin: &VerificationMargin,
    ) -> SearchedMove {
        let mut positions_including_move = positions_so_far.to_vec();
        positions_including_move.extend(
            positions_so_far
                .last()
                .and_then(|position| position.after(pit).ok()),
        );
        let proven_score_for_opponent =
            known_value(&positions_including_move, self.tables.as_deref())
                .filter(|score| matches!(score, Score::Proven(_)));
        let mut scores_by_depth = Vec::new();
        self.engine.clear_hash();
        let limits = Limits::nodes(margin.nodes_per_move);
        let search_result = self.engine.think(
            &positions_including_move,
            &limits,
            &self.stop,
            &mut |info| {
                scores_by_depth.push(info.score.for_opponent());
            },
        );
        let score_proven_by_search = scores_by_depth
            .last()
            .copied()
            .filter(|score| matches!(score, Score::Proven(_)));
        let proven_score_for_mover = proven_score_for_opponent
            .map(Score::for_opponent)
            .or(score_proven_by_search);
        let opponents_answer = search_result
            .as_ref()
            .map(|search_result| search_result.best_move);
        SearchedMove {
            pit,
            scores_by_depth,
            proven_score: proven_score_for_mover,
            opponents_answer,
            line_after_move: search_result
                .map(|search_result| search_result.info.principal_variation)
                .unwrap_or_default(),
        }
    }

    /// Returns the values of all moves in the last of the positions `positions_so_far`, after
    /// `nodes_per_move` nodes per move, at the last two depths to which all were searched. Returns
    /// `None` if there is no legal move.
    pub fn values_at_last_two_depths(
        &mut self,
        positions_so_far: &[Position],
        nodes_per_move: u64,
    ) -> Option<[MoveValues; 2]> {
        let position = positions_so_far
            .last()
            .filter(|position| position.moves().next().is_some())?;
        let margin = VerificationMargin {
            nodes_per_move,
            ..PUZZLE_MARGIN
        };
        let searched_moves: Vec<SearchedMove> = position
            .moves()
            .map(|pit| self.search_move(positions_so_far, pit, &margin))
            .collect();
        let unproven_moves = searched_moves
            .iter()
            .filter(|searched_move| searched_move.proven_score.is_none());
        let common_depth = unproven_moves
            .map(|searched_move| searched_move.scores_by_depth.len())
            .min()
            .unwrap_or(2)
            .max(2);
        let values_at = |depth: usize| MoveValues {
            depth: u32::try_from(depth).unwrap_or(u32::MAX),
            seeds_left: position.seeds_on_board(),
            moves: searched_moves
                .iter()
                .map(|searched_move| searched_move.value_at(depth))
                .collect(),
            is_final: true,
        };
        Some([values_at(common_depth - 1), values_at(common_depth)])
    }
}

/// Returns what `other` gives away, or `None` if that is less than the margin, if a search did not
/// reach the minimum depth, or if a value is from tables that prove nothing.
fn loss_beyond_margin(
    best: &SearchedMove,
    other: &SearchedMove,
    seeds_left: u8,
    margin: &VerificationMargin,
) -> Option<WrongMoveLoss> {
    debug_assert_ne!(best.pit, other.pit, "a move is compared with the others");
    let unproven_moves = [best, other]
        .into_iter()
        .filter(|searched| searched.proven_score.is_none());
    let common_depth = unproven_moves
        .map(|searched| searched.scores_by_depth.len())
        .min();
    if common_depth.is_some_and(|depth| depth < margin.min_depth) {
        return None;
    }
    let last_common_depth = common_depth.unwrap_or(2);
    let is_ahead_at = |depth: usize| {
        let (best_score, other_score) = (best.score_at(depth), other.score_at(depth));
        let points_of_score =
            |score| expected_points(score, seeds_left, u32::try_from(depth).unwrap_or(u32::MAX));
        match (best_score, other_score) {
            (Score::Table(_), _) | (_, Score::Table(_)) => false,
            (Score::Proven(one), Score::Proven(another)) => one.signum() > another.signum(),
            (Score::Estimate(one), Score::Estimate(another))
                if one - another < margin.min_advantage_centiseeds =>
            {
                false
            }
            _ => {
                points_of_score(best_score)
                    >= points_of_score(other_score).saturating_add(margin.min_advantage_points)
            }
        }
    };
    if !(is_ahead_at(last_common_depth - 1) && is_ahead_at(last_common_depth)) {
        return None;
    }
    match (
        best.score_at(last_common_depth),
        other.score_at(last_common_depth),
    ) {
        (_, Score::Proven(lead)) => Some(WrongMoveLoss::WorsensToResult(Wdl::from_lead(lead))),
        (best, other) => {
            WrongMoveLoss::by_estimate(best.lead_centiseeds() - other.lead_centiseeds())
        }
    }
}
