//! Puzzles: positions in which one move is the only good one, at every turn of the solver.
//!
//! A puzzle made here is always proven. One from a game is proven where tables reach, else it
//! claims the best move by an estimate with a margin. [`PuzzleClaim`] says which; these modules
//! find and prove it:
//!
//! | module | what it does |
//! | --- | --- |
//! | `maker` | tries random boards until one is a puzzle |
//! | `line` | the longest line in which each turn of the solver has one solution |
//! | `proof` | proves it where table values are conventions (a repetition pays own rows), from every position that can come |
//! | `grade` | how hard it is to see |
//! | `mine`, `own` | looks through games, and through yours |
//! | `verify` | whether a position of a game has one good move, by search or table |
//! | [`claims`] | proves and checks the claims that ship, by tables |
//! | `motif`, `rating` | what it is about, how strong a player finds it |
//! | `mined`, `collection` | the files of puzzles from games |

pub mod claims;
pub mod collection;
mod grade;
mod line;
mod maker;
mod mine;
mod mined;
mod motif;
mod own;
mod proof;
mod rating;
mod verify;

use awale_rules::{Match, Pit, Position};
use jiff::civil::Date;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::catalogue::{AnyGame, AnyMove, Variant, Wdl};
use crate::exercise::{Exercise, Hint, TryResult};

pub use maker::Maker;
pub use mine::{MOST_TURNS, Miner, SEEDS};
pub use mined::MinedPuzzle;
pub use motif::{Motif, Motifs};
pub use own::{FoundMove, Searcher, kept_game, kept_themes};
pub use proof::Proof;
pub use rating::{HIGHEST, LOWEST, Rater};
pub use verify::{CONFIRMED, LEAST, Margin, REQUIRED, Verifier};

/// What is certain about a position: South reaches at least `least` against any play, and never
/// more than `most`. A result, or a lead in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds<T> {
    /// What South can force.
    pub least: T,
    /// What North can hold it to.
    pub most: T,
}

impl<T: Copy + PartialEq> Bounds<T> {
    /// The bounds of a position of which all is certain.
    #[must_use]
    pub const fn exactly(value: T) -> Bounds<T> {
        Bounds {
            least: value,
            most: value,
        }
    }

    /// What South reaches, if that is known exactly.
    #[must_use]
    pub fn known(self) -> Option<T> {
        (self.least == self.most).then_some(self.most)
    }
}

impl Bounds<i32> {
    /// The results between which the game ends.
    #[must_use]
    pub fn results(self) -> Bounds<Wdl> {
        Bounds {
            least: Wdl::of_lead(self.least),
            most: Wdl::of_lead(self.most),
        }
    }
}

/// A puzzle. South is to move and has to reach what it can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The game it belongs to.
    pub variant: Variant,
    /// South's turns, one at least, each after North's answer to the one before.
    pub turns: Vec<Turn>,
    /// Where it comes from, and how hard it is.
    pub origin: PuzzleOrigin,
}

/// What the solver is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleGoal {
    /// A certain win.
    Win,
    /// A certain draw, where all else loses.
    Draw,
    /// The best that there is.
    Best,
}

impl PuzzleGoal {
    /// The certain result, where there is one.
    #[must_use]
    pub const fn result(self) -> Option<Wdl> {
        match self {
            PuzzleGoal::Win => Some(Wdl::Win),
            PuzzleGoal::Draw => Some(Wdl::Draw),
            PuzzleGoal::Best => None,
        }
    }
}

/// Where a puzzle comes from, and how hard it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOrigin {
    /// It was made from a random board with few seeds.
    Made(Grade),
    /// It was found in a game.
    Game {
        /// What it is about.
        motifs: Motifs,
        /// How strong a player finds it in half of the cases, as estimated.
        rating: u16,
    },
}

impl Puzzle {
    /// A puzzle that was found in a game of `variant`.
    #[must_use]
    pub fn of_game(variant: Variant, found: MinedPuzzle) -> Puzzle {
        let MinedPuzzle {
            motifs,
            rating,
            turns,
        } = found;
        Puzzle {
            variant,
            turns,
            origin: PuzzleOrigin::Game { motifs, rating },
        }
    }

    /// The game up to the turn with this number, counted from 0.
    #[must_use]
    pub fn game(&self, turn: usize) -> Match<AnyGame> {
        let mut game = Match::new(AnyGame::Awale(self.turns[0].position));
        for mv in self.turns[..turn].iter().flat_map(Turn::moves) {
            // The moves of a puzzle are legal.
            let _ = game.play(AnyMove::Pit(mv));
        }
        game
    }

    /// The number of the turn that follows `game`.
    #[must_use]
    pub fn turn_after(&self, game: &Match<AnyGame>) -> usize {
        // Each turn but the last is a move and an answer.
        (game.moves().len() / 2).min(self.turns.len() - 1)
    }

    /// What South is to reach.
    #[must_use]
    pub fn goal(&self) -> PuzzleGoal {
        self.turns[0].claim.goal()
    }

    /// How hard a made puzzle is.
    #[must_use]
    pub const fn grade(&self) -> Option<Grade> {
        match self.origin {
            PuzzleOrigin::Made(grade) => Some(grade),
            PuzzleOrigin::Game { .. } => None,
        }
    }

    /// How hard a made puzzle is, in a word.
    #[must_use]
    pub fn difficulty(&self) -> Option<Difficulty> {
        self.grade().map(|grade| grade.difficulty())
    }
}

impl Exercise for Puzzle {
    fn judge(&self, game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        let number = self.turn_after(game);
        let turn = &self.turns[number];
        let line = turn.moves().map(AnyMove::Pit).collect();
        match turn.wrong(mv) {
            Some(wrong) => {
                let moves = [wrong.pit].into_iter().chain(wrong.refutation);
                TryResult::Wrong(moves.map(AnyMove::Pit).collect())
            }
            None if number + 1 < self.turns.len() => TryResult::Next(line),
            None => TryResult::Right(line),
        }
    }

    fn solution(&self, game: &Match<AnyGame>) -> Vec<AnyMove> {
        let turns = &self.turns[self.turn_after(game)..];
        turns
            .iter()
            .flat_map(Turn::moves)
            .map(AnyMove::Pit)
            .collect()
    }

    /// First the idea, then where the last seed falls, then the move.
    fn hint(&self, game: &Match<AnyGame>, last: Option<Hint>) -> Option<Hint> {
        let turn = &self.turns[self.turn_after(game)];
        let place = turn.position.trace(turn.solution).ok();
        let place = place.and_then(|trace| trace.sown().last());
        Some(match (last, place) {
            (None, _) => Hint::Idea,
            (Some(Hint::Idea), Some(place)) => Hint::Last(place),
            _ => Hint::Move(AnyMove::Pit(turn.solution)),
        })
    }
}

/// What a puzzle says of the solution of a turn. The text, the hints and the replies follow from
/// it: nothing certain is said of an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleClaim {
    /// It wins, and every other move is proven not to win.
    OnlyWin,
    /// It holds the draw, and every other move is proven to lose.
    OnlyDraw,
    /// It is the best move, as the engine estimates.
    Best {
        /// By at least this many seeds; `None` where not every other move has an estimate in seeds.
        seeds: Option<u8>,
    },
}

impl PuzzleClaim {
    /// The claim for a solution in `position` that reaches `result`, where that is proven, among
    /// these other moves.
    #[must_use]
    pub fn of(position: &Position, result: Option<Wdl>, wrong: &[Wrong]) -> PuzzleClaim {
        let are_proven = |most: Wdl| {
            wrong
                .iter()
                .all(|wrong| matches!(wrong.loss, Loss::To(result) if result <= most))
        };
        let seeds = wrong
            .iter()
            .map(|wrong| wrong.loss.seeds(position))
            .min()
            .flatten();
        match result {
            Some(Wdl::Win) if are_proven(Wdl::Draw) => PuzzleClaim::OnlyWin,
            Some(Wdl::Draw) if are_proven(Wdl::Loss) => PuzzleClaim::OnlyDraw,
            _ => PuzzleClaim::Best { seeds },
        }
    }

    /// Whether it is proven.
    #[must_use]
    pub const fn is_certain(self) -> bool {
        matches!(self, PuzzleClaim::OnlyWin | PuzzleClaim::OnlyDraw)
    }

    /// The seeds by which the solution is the best move, where that is an estimate.
    #[must_use]
    pub const fn estimate(self) -> Option<u8> {
        match self {
            PuzzleClaim::OnlyWin | PuzzleClaim::OnlyDraw => None,
            PuzzleClaim::Best { seeds } => seeds,
        }
    }

    /// The name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What the solver is to reach.
    #[must_use]
    pub const fn goal(self) -> PuzzleGoal {
        match self {
            PuzzleClaim::OnlyWin => PuzzleGoal::Win,
            PuzzleClaim::OnlyDraw => PuzzleGoal::Draw,
            PuzzleClaim::Best { .. } => PuzzleGoal::Best,
        }
    }
}

/// A turn of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The position, South to move.
    pub position: Position,
    /// The right move.
    pub solution: Pit,
    /// What is said of it.
    pub claim: PuzzleClaim,
    /// North's answer to it, where the puzzle goes on.
    pub answer: Option<Pit>,
    /// All other legal moves.
    pub wrong: Vec<Wrong>,
}

impl Turn {
    /// The loss and the refutation of a wrong move; `None` for the solution.
    #[must_use]
    pub fn wrong(&self, mv: AnyMove) -> Option<Wrong> {
        let is_tried = |wrong: &&Wrong| AnyMove::Pit(wrong.pit) == mv;
        self.wrong.iter().find(is_tried).copied()
    }

    /// The solution, and North's answer where there is one.
    pub fn moves(&self) -> impl Iterator<Item = Pit> + use<> {
        [Some(self.solution), self.answer].into_iter().flatten()
    }
}

/// A legal move that gives away what could be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The move.
    pub pit: Pit,
    /// What it gives away.
    pub loss: Loss,
    /// North's answer that takes it; `None` where the move itself ends the game, or no one answer
    /// is proven to.
    pub refutation: Option<Pit>,
}

/// What a wrong move gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// This is the best that South can still reach, which is proven: less than before.
    To(Wdl),
    /// This many seeds, as far as the engine sees.
    Seeds(u8),
}

impl Loss {
    /// The cost of a move that is estimated to end this far behind the best one, in hundredths of a
    /// seed; `None` if it is ahead.
    #[must_use]
    pub fn by_estimate(hundredths: i32) -> Option<Loss> {
        u8::try_from((hundredths + 50) / 100)
            .ok()
            .map(|seeds| Loss::Seeds(seeds.max(1)))
    }

    /// The seeds that a wrong move in `position` costs, where they are estimated: no more than lie
    /// on the board or win the game.
    #[must_use]
    pub fn seeds(self, position: &Position) -> Option<u8> {
        let Loss::Seeds(seeds) = self else {
            return None;
        };
        let opponent = position.store(position.to_move().opponent());
        let to_win = position
            .rules()
            .win_at
            .map_or(u8::MAX, |win_at| win_at.saturating_sub(opponent));
        Some(seeds.min(to_win).min(position.on_board()))
    }
}

/// How hard a puzzle is to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// Turns at which there is something to choose.
    pub turns: u32,
    /// How deep alpha-beta has to look, in plies, to find the solution of every turn.
    pub depth: u32,
    /// At how many turns the player that takes the most it can goes wrong; where nothing can be
    /// taken it plays its first pit.
    pub greedy_misses: u32,
}

/// How hard a puzzle is, in a word.
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
)]
#[strum(serialize_all = "kebab-case")]
pub enum Difficulty {
    /// Found without counting, once you know what to look for.
    Easy,
    /// A few moves to count.
    Medium,
    /// Deep, and what tempts is wrong.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: &[Difficulty] = Difficulty::VARIANTS;

    /// The name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How hard the puzzle of a day is: harder from Monday to Sunday.
    #[must_use]
    pub fn of_day(day: Date) -> Difficulty {
        match day.weekday().to_monday_zero_offset() {
            0..=1 => Difficulty::Easy,
            2..=4 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

/// What the puzzle of a day comes from: the same on every machine with the same version.
#[must_use]
pub fn seed_of_day(day: Date, variant: &str) -> u64 {
    // Any hash that never changes would do.
    awale_engine::fnv1a64(format!("{day} {variant}").as_bytes())
}
