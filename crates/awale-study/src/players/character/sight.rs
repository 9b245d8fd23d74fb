//! The board as an inexperienced person sees it: the nearer, the better. A move is overlooked the
//! more easily the later in the line it comes and the longer its way is, most of all where it goes
//! round the board. What is overlooked far away is seen when it comes near.
//!
//! The search is textbook alpha-beta over a game that lacks the moves which are overlooked.

use awale_engine::Stop;
use awale_rules::{
    FastBoard, Game, IllegalMove, Outcome, PITS, PerSeat, Pit, Position, ROW, Seat, Tally,
};

use crate::catalogue::Evaluation;
use crate::players::alphabeta::{AlphaBeta, Ordering};
use crate::players::evaluation::Evaluate;
use crate::players::{ChosenMove, Player};

use super::valued::{self, Valued};

/// How well a character sees: the chances are parts of 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Sight {
    /// How many plies deep it looks.
    pub(super) depth: u32,
    /// How much more easily it overlooks a move one ply later.
    pub(super) by_ply: u16,
    /// The same for a sowing that goes past the next row.
    pub(super) far: u16,
    /// The same for a sowing that goes round the board.
    pub(super) lap: u16,
}

/// A position in what a character sees.
#[derive(Clone, Copy, Debug)]
struct Seen {
    position: Position,
    sight: Sight,
    seed: u64,
    /// How many moves of the line lead here.
    ply: u16,
}

impl Sight {
    /// The legal moves in the last of the positions `past` with their values to a player that sees
    /// so well. When `stop` is given, the rest are worth what they capture.
    pub(super) fn values(
        self,
        past: &[Position],
        seed: u64,
        stop: &Stop,
        visited: &mut u64,
    ) -> Vec<Valued> {
        let Some(&position) = past.last() else {
            return Vec::new();
        };
        let seen = |position, ply| Seen {
            position,
            sight: self,
            seed,
            ply,
        };
        let here = seen(position, 0);
        let in_sight: Vec<Pit> = here.moves().collect();
        let search = AlphaBeta {
            depth: self.depth - 1,
            evaluation: Evaluation::Threats,
            ordering: Ordering::GainsFirst,
        };
        let mut all = Vec::new();
        for (pit, after) in valued::moves(&position)
            .into_iter()
            .filter(|(pit, _)| in_sight.contains(pit))
        {
            let value = match valued::with(past, after) {
                (_, Some(ended)) => -ended,
                (_, None) if search.depth == 0 => -Evaluation::Threats.evaluate(&after),
                (line, None) => {
                    let line: Vec<Seen> =
                        line.into_iter().map(|position| seen(position, 1)).collect();
                    let mut search = search;
                    let chosen: Option<ChosenMove<Pit>> = search.choose(&line, stop, &mut |_| ());
                    *visited += chosen.map_or(0, |chosen| chosen.visited);
                    chosen
                        .and_then(|chosen| chosen.value)
                        .map_or(100 * position.gain(pit), |value| -value)
                }
            };
            all.push(Valued { pit, after, value });
        }
        all
    }
}

impl Seen {
    /// Whether the move from `pit` is overlooked.
    fn overlooks(&self, pit: Pit) -> bool {
        let seeds = usize::from(self.position.seeds(pit));
        let way = match seeds {
            PITS.. => self.sight.lap,
            _ if pit.column() + seeds >= 2 * ROW => self.sight.far,
            _ => 0,
        };
        let chance = self.sight.by_ply * self.ply + way;
        let mixed =
            (FastBoard::of(&self.position).hash() ^ self.seed).wrapping_add(pit.index() as u64);
        // The golden ratio in 64 bits spreads what is close together.
        u16::from(mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_be_bytes()[0]) < chance
    }
}

/// Positions are the same whenever they come in the line.
impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        self.position == other.position
    }
}

impl Eq for Seen {}

impl std::hash::Hash for Seen {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.position.hash(state);
    }
}

/// The game of the position, without the moves that are overlooked. Where that would be all of
/// them, the first is seen.
impl Game for Seen {
    type Move = Pit;
    type Refusal = IllegalMove;
    type Ending = awale_rules::Ending;

    fn to_move(&self) -> Seat {
        self.position.to_move()
    }

    fn moves(&self) -> impl Iterator<Item = Pit> + '_ {
        let all: Vec<Pit> = self.position.moves().collect();
        let mut seen: Vec<Pit> = all
            .iter()
            .copied()
            .filter(|&pit| !self.overlooks(pit))
            .collect();
        if seen.is_empty() {
            seen.extend(all.first());
        }
        seen.into_iter()
    }

    fn check(&self, pit: Pit) -> Result<(), IllegalMove> {
        self.position.check(pit)
    }

    fn play_unchecked(&mut self, pit: Pit) {
        self.position.play_unchecked(pit);
        self.ply += 1;
    }

    fn outcome(&self) -> Option<Outcome<Self::Ending>> {
        self.position.outcome()
    }

    fn counts(&self) -> PerSeat<u32> {
        self.position.counts()
    }

    fn tally_when_agreed(&self) -> Tally {
        self.position.tally_when_agreed()
    }

    fn tally_when_repeated(&self) -> Tally {
        self.position.tally_when_repeated()
    }

    fn gain(&self, pit: Pit) -> i32 {
        self.position.gain(pit)
    }

    fn progress(&self) -> u32 {
        self.position.progress()
    }
}

impl Evaluate<Seen> for Evaluation {
    fn evaluate(&self, seen: &Seen) -> i32 {
        self.evaluate(&seen.position)
    }
}
