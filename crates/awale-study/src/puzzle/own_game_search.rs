//! [`OwnGameSearcher`]: finds positions with one good move and a reason in the player's own games.
//! The margins are the same as for built-in puzzles (`verify`), but the game's history counts.

use awale_engine::Stop;
use awale_rules::{Match, Pit, Position, Rules, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    catalogue::{AnyGame, AnyMove, play_pit_letters},
    progress::OwnPuzzle,
    record::Assessment,
    study::{Motifs, MoveMark},
};

use super::verify::{PUZZLE_MARGIN, PuzzleVerifier, QUICK_SEARCH_MARGIN};

/// The allowed numbers of seeds on the board of a puzzle.
pub const BOARD_SEED_RANGE: std::ops::RangeInclusive<u8> = 8..=44;
/// The minimum number of legal moves in the first turn.
pub const MIN_LEGAL_MOVES: usize = 3;
/// The maximum number of puzzles from one game.
pub const MAX_PUZZLES_PER_GAME: usize = 3;
/// The minimum number of plies between two puzzles of one game. Nearer puzzles would be too
/// similar.
pub const MIN_PLIES_BETWEEN_PUZZLES: usize = 5;

/// A move of a game that can become a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleCandidate {
    /// The index of the move in the game, from 0.
    #[serde(rename = "number")]
    pub move_index: usize,
    /// The value of the move, and the best line, which may begin with the same move.
    pub assessment: Assessment,
    /// The played move and the best play after it.
    pub refutation: Vec<AnyMove>,
}

/// Returns the game up to the position with this name: a start position and the moves after it.
/// Returns `None` if the name is not valid for these rules.
pub fn game_from_position_name(name: &str, rules: &Rules) -> Option<Match<AnyGame>> {
    let (start, moves) = name.split_once(' ')?;
    let mut game = Match::new(AnyGame::Awale(Position::parse(start, rules).ok()?));
    play_pit_letters(&mut game, moves)?;
    Some(game)
}

/// Returns the themes of the position with this name. Returns `None` if the name is not valid for
/// these rules, if the game is over there, or if the stored line is empty.
pub fn motifs_from_position_name(name: &str, puzzle: &OwnPuzzle, rules: &Rules) -> Option<Motifs> {
    let position = game_from_position_name(name, rules)?
        .unfinished_position()?
        .as_awale()?;
    let mut line = puzzle.best_line.chars().map_while(Pit::from_letter);
    Some(Motifs::of_turn(&position, line.next()?, line.next()))
}

/// Searches games with the same rules.
#[derive(Debug)]
pub struct OwnGameSearcher {
    verifier: PuzzleVerifier,
    stop: Stop,
}

impl OwnGameSearcher {
    /// Creates a searcher for games with `rules`. Returns `None` if `stop` was set.
    pub fn new(rules: &Rules, stop: &Stop) -> Option<OwnGameSearcher> {
        Some(OwnGameSearcher {
            verifier: PuzzleVerifier::new(rules, stop)?,
            stop: stop.clone(),
        })
    }

    /// Returns the puzzles of `seat` in a game: positions with one good move that was found or
    /// clearly missed, at most [`MAX_PUZZLES_PER_GAME`], and not close to each other.
    /// `played_pits` are the moves of the game. Returns `None` if the work was stopped.
    pub fn search(
        &mut self,
        positions_so_far: &[Position],
        played_pits: &[Pit],
        seat: Seat,
    ) -> Option<Vec<PuzzleCandidate>> {
        let mut puzzle_candidates: Vec<PuzzleCandidate> = Vec::new();
        for (number, &played_pit) in played_pits.iter().enumerate() {
            let Some(positions_so_far) = positions_so_far.get(..=number) else {
                break;
            };
            let is_far_enough = puzzle_candidates
                .last()
                .is_none_or(|last| number >= last.move_index + MIN_PLIES_BETWEEN_PUZZLES);
            if positions_so_far[number].to_move() == seat
                && is_far_enough
                && puzzle_candidates.len() < MAX_PUZZLES_PER_GAME
            {
                puzzle_candidates.extend(self.find_candidate(positions_so_far, played_pit, number));
            }
            if self.stop.is_stopped() {
                return None;
            }
        }
        Some(puzzle_candidates)
    }

    fn find_candidate(
        &mut self,
        positions_so_far: &[Position],
        played_pit: Pit,
        move_index: usize,
    ) -> Option<PuzzleCandidate> {
        let position = positions_so_far.last()?;
        if !BOARD_SEED_RANGE.contains(&position.seeds_on_board())
            || position.moves().count() < MIN_LEGAL_MOVES
        {
            return None;
        }
        self.verifier
            .find_puzzle_turn(positions_so_far, &QUICK_SEARCH_MARGIN)?;
        let turn = self
            .verifier
            .find_puzzle_turn(positions_so_far, &PUZZLE_MARGIN)?;
        if !Motifs::of_turn(position, turn.solution, turn.answer).explains_move() {
            return None;
        }
        let [_, deepest_values] = self
            .verifier
            .values_at_last_two_depths(positions_so_far, PUZZLE_MARGIN.nodes_per_move)?;
        let (best_value, played_value) = (
            deepest_values.best(),
            deepest_values.of(AnyMove::Pit(played_pit))?,
        );
        let verdict = deepest_values.verdict(played_value);
        // The played move is the one good move, or it is a mistake. The margin of a puzzle is wider
        // than the limit of a mistake.
        let is_clear_puzzle = best_value.mv == AnyMove::Pit(turn.solution)
            && (played_value.mv == best_value.mv || verdict.mark() >= MoveMark::Mistake);
        is_clear_puzzle.then(|| PuzzleCandidate {
            move_index,
            assessment: Assessment {
                played_move: played_value.mv,
                value: played_value.score,
                best: best_value.score,
                line: best_value.line.clone(),
                cost: verdict.cost,
                points_at_stake: 0,
                only_good_evidence: None,
                depth_costs: Vec::new(),
                choice_counts: Vec::new(),
            },
            refutation: played_value.line.clone(),
        })
    }
}
