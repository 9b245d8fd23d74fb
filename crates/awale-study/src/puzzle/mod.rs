//! Puzzles: positions in which one move is the only good one, at every turn of the solver.
//!
//! A made puzzle is always proven. A puzzle from a game is proven if the tables or the search prove
//! its result; otherwise it claims the best move by an estimate with a margin, see [`PuzzleClaim`].
//!
//! | module | what it does |
//! | --- | --- |
//! | `maker` | tries random boards until one is a puzzle |
//! | `line_finder` | finds the longest line with one solution at each turn |
//! | `proof` | proves results if table values are only conventions |
//! | `grade` | grades how hard a made puzzle is |
//! | `own_game_search` | finds puzzles in the player's own games |
//! | `verify` | checks by search or table whether a position has one good move |
//! | `mined`, `collection` | read and write files of puzzles from games |

pub mod collection;
mod grade;
mod line_finder;
mod maker;
mod mined;
mod own_game_search;
mod proof;
mod verify;

use awale_rules::{Match, Pit, Position};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::{
    catalogue::{AnyGame, AnyMove, Variant, Wdl},
    exercise::{Exercise, Hint, TryResult},
    study::{Motifs, last_seed_place},
};

pub use grade::{MAX_RATING, MIN_RATING, RATING_STEP, depth_needed, finds_solution};
pub use line_finder::{south_final_lead, south_final_lead_from_gain};
pub use maker::PuzzleMaker;
pub use mined::MinedPuzzle;
pub use own_game_search::{
    BOARD_SEED_RANGE, MAX_PUZZLES_PER_GAME, MIN_LEGAL_MOVES, MIN_PLIES_BETWEEN_PUZZLES,
    OwnGameSearcher, PuzzleCandidate, game_from_position_name, motifs_from_position_name,
};
pub use proof::PuzzleProof;
pub use verify::{
    CONFIRMATION_MARGIN, MIN_SOLUTION_POINTS, PUZZLE_MARGIN, PuzzleVerifier, QUICK_SEARCH_MARGIN,
    VerificationMargin,
};

/// The proven bounds of a result, or of a lead in seeds. South reaches at least `lower` against any
/// play, and at most `upper` if North plays well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds<T> {
    /// The least that South can force.
    pub lower: T,
    /// The most that North must concede.
    pub upper: T,
}

impl<T: Copy + PartialEq> Bounds<T> {
    /// Creates the bounds of an exactly known value.
    pub const fn exactly(value: T) -> Bounds<T> {
        Bounds {
            lower: value,
            upper: value,
        }
    }

    /// Returns the exact value, if both bounds are equal.
    pub fn exact_value(self) -> Option<T> {
        (self.lower == self.upper).then_some(self.upper)
    }
}

impl Bounds<i32> {
    /// Converts bounds of South's lead in seeds to bounds of the result.
    #[must_use]
    pub fn result_bounds(self) -> Bounds<Wdl> {
        Bounds {
            lower: Wdl::from_lead(self.lower),
            upper: Wdl::from_lead(self.upper),
        }
    }
}

/// A puzzle. South is to move and must reach the best possible result, or find the best move by
/// estimate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The variant and its rules.
    pub variant: Variant,
    /// South's turns, at least one. Each follows North's answer to the turn before.
    pub turns: Vec<PuzzleTurn>,
    /// Where the puzzle comes from, with its difficulty.
    pub origin: PuzzleOrigin,
}

/// Where a puzzle comes from, with its difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PuzzleOrigin {
    /// Made from a random board with few seeds.
    #[serde(rename = "Made")]
    FromRandomBoard(PuzzleGrade),
    /// Found in a game.
    #[serde(rename = "Game")]
    FromGame {
        /// The themes of the puzzle.
        motifs: Motifs,
        /// The estimated rating: a player of this rating solves the puzzle in half of all tries.
        rating: u16,
    },
}

impl Puzzle {
    /// Creates a puzzle that was found in a game of `variant`.
    pub fn from_game(variant: Variant, mined_puzzle: MinedPuzzle) -> Puzzle {
        let MinedPuzzle {
            motifs,
            rating,
            turns,
        } = mined_puzzle;
        Puzzle {
            variant,
            turns,
            origin: PuzzleOrigin::FromGame { motifs, rating },
        }
    }

    /// Returns the first turns of the puzzle, as a file of puzzles holds them.
    pub fn to_mined(&self) -> MinedPuzzle {
        let mut turns = self.turns.clone();
        turns.truncate(mined::MAX_ENCODED_TURNS.into());
        if let Some(last_turn) = turns.last_mut() {
            last_turn.answer = None;
        }
        let (motifs, rating) = match self.origin {
            PuzzleOrigin::FromGame { motifs, rating } => (motifs, rating),
            PuzzleOrigin::FromRandomBoard(grade) => (Motifs::default(), grade.rating()),
        };
        MinedPuzzle {
            motifs,
            rating,
            turns,
        }
    }

    /// Returns the game up to the turn with this index, from 0.
    pub fn game_before_turn(&self, turn_index: usize) -> Match<AnyGame> {
        let mut game = Match::new(AnyGame::Awale(self.turns[0].position));
        for mv in self.turns[..turn_index]
            .iter()
            .flat_map(PuzzleTurn::solution_and_answer)
        {
            // Moves of a puzzle are legal, so errors cannot occur.
            let _ = game.play(AnyMove::Pit(mv));
        }
        game
    }

    /// Returns the index of the turn after `game`.
    pub fn turn_index_after(&self, game: &Match<AnyGame>) -> usize {
        // Each turn except the last one is two moves: the solution and North's answer.
        (game.moves().len() / 2).min(self.turns.len() - 1)
    }

    /// Returns the result to reach, if it is proven. Otherwise the goal is the best move by
    /// estimate.
    pub fn goal(&self) -> Option<Wdl> {
        self.turns[0].claim.proven_goal()
    }

    /// Returns the grade of a made puzzle, or `None` for a puzzle from a game.
    pub const fn grade(&self) -> Option<PuzzleGrade> {
        match self.origin {
            PuzzleOrigin::FromRandomBoard(grade) => Some(grade),
            PuzzleOrigin::FromGame { .. } => None,
        }
    }

    /// Returns the difficulty of a made puzzle, or `None` for a puzzle from a game.
    pub fn difficulty(&self) -> Option<Difficulty> {
        self.grade().map(|grade| grade.difficulty())
    }
}

impl Exercise for Puzzle {
    fn judge(&self, game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        let turn_index = self.turn_index_after(game);
        let turn = &self.turns[turn_index];
        let line = turn.solution_and_answer().map(AnyMove::Pit).collect();
        match turn.wrong_move(mv) {
            Some(wrong) => {
                let moves = [wrong.pit].into_iter().chain(wrong.refutation);
                TryResult::Wrong(moves.map(AnyMove::Pit).collect())
            }
            None if turn_index + 1 < self.turns.len() => TryResult::RightSoFar(line),
            None => TryResult::Solved(line),
        }
    }

    fn solution(&self, game: &Match<AnyGame>) -> Vec<AnyMove> {
        let turns = &self.turns[self.turn_index_after(game)..];
        turns
            .iter()
            .flat_map(PuzzleTurn::solution_and_answer)
            .map(AnyMove::Pit)
            .collect()
    }

    /// Hints first the idea, then where the last seed falls, then the move.
    fn hint(&self, game: &Match<AnyGame>, last_hint: Option<Hint>) -> Option<Hint> {
        let turn = &self.turns[self.turn_index_after(game)];
        let place = last_seed_place(&turn.position, turn.solution);
        Hint::next_hint(last_hint, place, AnyMove::Pit(turn.solution))
    }
}

/// The claim of a puzzle about the solution of a turn. Texts, hints and replies depend on the
/// claim, so that an estimate is never presented as certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleClaim {
    /// The solution wins, and every other move is proven not to win.
    OnlyWin,
    /// The solution draws, and every other move is proven to lose.
    OnlyDraw,
    /// The solution is the best move by the engine's estimate.
    #[strum(serialize = "best")]
    BestByEstimate {
        /// The smallest advantage over another move in seeds. `None` if another move has no
        /// estimate in seeds.
        #[serde(rename = "seeds")]
        seeds_better_than_other_moves: Option<u8>,
    },
}

impl PuzzleClaim {
    /// Returns the claim for a solution in `position` with `proven_result` (if any),
    /// given the losses of the other moves.
    pub fn of(
        position: &Position,
        proven_result: Option<Wdl>,
        wrong_moves: &[WrongMove],
    ) -> PuzzleClaim {
        let are_wrong_moves_proven_at_most = |upper: Wdl| {
            wrong_moves.iter().all(
                |wrong_move| matches!(wrong_move.loss, WrongMoveLoss::WorsensToResult(proven_result) if proven_result <= upper),
            )
        };
        let smallest_loss = wrong_moves
            .iter()
            .map(|wrong_move| wrong_move.loss.estimated_loss_seeds(position))
            .min()
            .flatten();
        match proven_result {
            Some(Wdl::Win) if are_wrong_moves_proven_at_most(Wdl::Draw) => PuzzleClaim::OnlyWin,
            Some(Wdl::Draw) if are_wrong_moves_proven_at_most(Wdl::Loss) => PuzzleClaim::OnlyDraw,
            _ => PuzzleClaim::BestByEstimate {
                seeds_better_than_other_moves: smallest_loss,
            },
        }
    }

    /// Returns true if the claim is proven.
    pub const fn is_proven(self) -> bool {
        matches!(self, PuzzleClaim::OnlyWin | PuzzleClaim::OnlyDraw)
    }

    /// Returns the advantage of the solution in seeds, if the claim is an estimate.
    pub const fn estimated_seeds_over_other_moves(self) -> Option<u8> {
        match self {
            PuzzleClaim::OnlyWin | PuzzleClaim::OnlyDraw => None,
            PuzzleClaim::BestByEstimate {
                seeds_better_than_other_moves: seeds,
            } => seeds,
        }
    }

    /// Returns the name in files and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the result to reach, if it is proven. Otherwise the goal is the best move by
    /// estimate.
    pub const fn proven_goal(self) -> Option<Wdl> {
        match self {
            PuzzleClaim::OnlyWin => Some(Wdl::Win),
            PuzzleClaim::OnlyDraw => Some(Wdl::Draw),
            PuzzleClaim::BestByEstimate { .. } => None,
        }
    }
}

/// Returns the themes of all turns of a puzzle.
pub fn motifs_of_turns(turns: &[PuzzleTurn]) -> Motifs {
    turns
        .iter()
        .map(|turn| Motifs::of_turn(&turn.position, turn.solution, turn.answer))
        .collect()
}

/// A turn of the solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleTurn {
    /// The position, with South to move.
    pub position: Position,
    /// The right move.
    pub solution: Pit,
    /// The claim about the solution.
    pub claim: PuzzleClaim,
    /// North's expected answer to the solution, or `None` in the last turn of a puzzle.
    pub answer: Option<Pit>,
    /// All other legal moves.
    #[serde(rename = "wrong")]
    pub wrong_moves: Vec<WrongMove>,
}

impl PuzzleTurn {
    /// Returns the loss and the refutation of a wrong move, or `None` for the solution.
    pub fn wrong_move(&self, mv: AnyMove) -> Option<WrongMove> {
        let is_same_move = |wrong: &&WrongMove| AnyMove::Pit(wrong.pit) == mv;
        self.wrong_moves.iter().find(is_same_move).copied()
    }

    /// Returns the solution, and North's answer if the puzzle continues.
    pub fn solution_and_answer(&self) -> impl Iterator<Item = Pit> + use<> {
        [Some(self.solution), self.answer].into_iter().flatten()
    }
}

/// A legal move that gives something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrongMove {
    /// The pit of the move.
    pub pit: Pit,
    /// The loss compared with the solution.
    pub loss: WrongMoveLoss,
    /// North's best answer, by proof or by search. `None` if the move ends the game, or if no
    /// answer is known.
    pub refutation: Option<Pit>,
}

/// The loss that a wrong move causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WrongMoveLoss {
    /// The proven result after the move, which is worse than after the solution.
    #[serde(rename = "ToResult")]
    WorsensToResult(Wdl),
    /// A number of seeds, by the engine's estimate.
    #[serde(rename = "Seeds")]
    EstimatedSeeds(u8),
}

impl WrongMoveLoss {
    /// Returns the loss of a move whose estimate is `loss_centiseeds` hundredths of a seed below
    /// the best move's, at least one seed. Returns `None` if the estimate is clearly higher, or
    /// lower by more than 255 seeds.
    pub fn by_estimate(loss_centiseeds: i32) -> Option<WrongMoveLoss> {
        u8::try_from((loss_centiseeds + 50) / 100)
            .ok()
            .map(|seeds| WrongMoveLoss::EstimatedSeeds(seeds.max(1)))
    }

    /// Returns the estimated loss of a wrong move in `position`, in seeds, or `None` if the loss is
    /// a proven result. The loss is limited to the seeds on the board and to those that the
    /// opponent needs to win.
    pub fn estimated_loss_seeds(self, position: &Position) -> Option<u8> {
        let WrongMoveLoss::EstimatedSeeds(seeds) = self else {
            return None;
        };
        let opponent_store = position.store(position.to_move().opponent());
        let seeds_opponent_needs_to_win = position
            .rules()
            .win_at
            .map_or(u8::MAX, |win_at| win_at.saturating_sub(opponent_store));
        Some(
            seeds
                .min(seeds_opponent_needs_to_win)
                .min(position.seeds_on_board()),
        )
    }
}

/// How hard a made puzzle is, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleGrade {
    /// The number of turns with more than one legal move.
    #[serde(rename = "turns")]
    pub turns_with_choice_count: u32,
    /// The smallest depth in plies from which alpha-beta finds the solution of every turn, or 9 if
    /// it fails with 8 plies.
    pub depth: u32,
    /// The number of turns that the fast player, which makes the largest capture, plays wrong. If
    /// nothing can be captured, it plays its first pit.
    #[serde(rename = "greedy_misses")]
    pub wrong_greedy_move_count: u32,
}

/// How hard a puzzle is, as a level.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Difficulty {
    /// The solver needs no counting.
    Easy,
    /// The solver has to count a few moves.
    Medium,
    /// The solver has to count deep, or several tempting moves are wrong.
    Hard,
}

impl Difficulty {
    /// All difficulties, the easiest first.
    pub const ALL: &[Difficulty] = Difficulty::VARIANTS;

    /// Returns the name in files and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the difficulty of a daily puzzle, which increases from Monday to Sunday.
    pub fn of_day(day: Date) -> Difficulty {
        match day.weekday().to_monday_zero_offset() {
            0..=1 => Difficulty::Easy,
            2..=4 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

/// Returns the seed of the daily puzzle, which is the same on every machine with the same version.
pub fn seed_of_day(day: Date, variant: &str) -> u64 {
    // The hash must never change, or the daily puzzle would change.
    awale_engine::fnv1a64(format!("{day} {variant}").as_bytes())
}
