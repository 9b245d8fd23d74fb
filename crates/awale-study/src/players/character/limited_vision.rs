//! [`LimitedVision`]: the board as an inexperienced person sees it, who sees near moves best. A
//! move is more easily overlooked the later it comes in the line and the further it sows, most of
//! all if it goes round the board. A move that is overlooked far ahead is seen when it comes
//! nearer.
//!
//! The search is textbook alpha-beta over a game that lacks the overlooked moves.

use awale_engine::Stop;
use awale_rules::{
    FastBoard, FinalResult, Game, IllegalMove, Outcome, PITS, PerSeat, Pit, Position, ROW, Seat,
};

use crate::{
    catalogue::Evaluation,
    players::{
        ChosenMove, Player,
        alphabeta::{AlphaBeta, MoveOrdering},
        evaluation::Evaluate,
    },
};

use super::valued_move::{self, ValuedMove};

/// How well a weak character sees. The probabilities are in 256ths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LimitedVision {
    /// Search depth in plies.
    pub(super) depth: u32,
    /// Added probability to overlook a move for each ply that it lies ahead.
    pub(super) overlook_chance_per_ply: u16,
    /// Added probability to overlook a sowing that goes past the opponent's row.
    pub(super) overlook_chance_past_opponent: u16,
    /// Added probability to overlook a sowing of a full lap.
    pub(super) overlook_chance_full_lap: u16,
}

/// A position with only the moves that a character sees.
#[derive(Clone, Copy, Debug)]
struct VisibleGame {
    position: Position,
    vision: LimitedVision,
    seed: u64,
    /// The number of moves from the root of the search to this position.
    ply: u16,
}

impl LimitedVision {
    /// Returns the moves that the character sees in the last of the positions `positions_so_far`,
    /// with their values. If `stop` is set, the remaining moves are valued by what they capture.
    pub(super) fn valued_moves(
        self,
        positions_so_far: &[Position],
        seed: u64,
        stop: &Stop,
        visited_positions: &mut u64,
    ) -> Vec<ValuedMove> {
        let Some(&position) = positions_so_far.last() else {
            return Vec::new();
        };
        let visible_game = |position, ply| VisibleGame {
            position,
            vision: self,
            seed,
            ply,
        };
        let visible_root = visible_game(position, 0);
        let visible_moves: Vec<Pit> = visible_root.moves().collect();
        let mut search = AlphaBeta {
            depth: self.depth - 1,
            evaluation: Evaluation::Threats,
            ordering: MoveOrdering::GainsFirst,
        };
        let moves = valued_move::legal_moves(&position).into_iter();
        let moves = moves.filter(|(pit, _)| visible_moves.contains(pit));
        valued_move::valued_moves(positions_so_far, moves, |line| {
            if search.depth == 0 {
                return line.last().map(|after| Evaluation::Threats.evaluate(after));
            }
            let line_positions = line.into_iter();
            let visible_line: Vec<VisibleGame> = line_positions
                .map(|position| visible_game(position, 1))
                .collect();
            let chosen: ChosenMove<Pit> = search.choose(&visible_line, stop, &mut |_| ())?;
            *visited_positions += chosen.visited;
            chosen.value
        })
    }
}

impl VisibleGame {
    /// Returns true if the character overlooks the move from `pit`.
    fn overlooks(&self, pit: Pit) -> bool {
        let seeds = usize::from(self.position.seeds(pit));
        let added_overlook_chance = match seeds {
            PITS.. => self.vision.overlook_chance_full_lap,
            _ if pit.column() + seeds >= 2 * ROW => self.vision.overlook_chance_past_opponent,
            _ => 0,
        };
        let overlook_chance_in_256ths =
            self.vision.overlook_chance_per_ply * self.ply + added_overlook_chance;
        let hash =
            (FastBoard::of(&self.position).hash() ^ self.seed).wrapping_add(pit.index() as u64);
        // Multiplying by the golden ratio in 64 bits spreads similar numbers.
        u16::from(hash.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_be_bytes()[0])
            < overlook_chance_in_256ths
    }
}

/// Two visible games are equal if their positions are equal, even at different plies.
impl PartialEq for VisibleGame {
    fn eq(&self, other: &VisibleGame) -> bool {
        self.position == other.position
    }
}

impl Eq for VisibleGame {}

impl std::hash::Hash for VisibleGame {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.position.hash(state);
    }
}

/// The game without the overlooked moves. If all moves would be overlooked, the first one is seen.
impl Game for VisibleGame {
    type Move = Pit;
    type RefusalReason = IllegalMove;
    type Ending = awale_rules::Ending;

    fn to_move(&self) -> Seat {
        self.position.to_move()
    }

    fn moves(&self) -> impl Iterator<Item = Pit> + '_ {
        let legal_pits: Vec<Pit> = self.position.moves().collect();
        let mut visible_pits: Vec<Pit> = legal_pits
            .iter()
            .copied()
            .filter(|&pit| !self.overlooks(pit))
            .collect();
        if visible_pits.is_empty() {
            visible_pits.extend(legal_pits.first());
        }
        visible_pits.into_iter()
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

    fn collected_counts(&self) -> PerSeat<u32> {
        self.position.collected_counts()
    }

    fn result_when_agreed(&self) -> FinalResult {
        self.position.result_when_agreed()
    }

    fn result_when_repeated(&self) -> FinalResult {
        self.position.result_when_repeated()
    }

    fn net_gain(&self, pit: Pit) -> i32 {
        self.position.net_gain(pit)
    }

    fn repetition_barrier(&self) -> u32 {
        self.position.repetition_barrier()
    }
}

impl Evaluate<VisibleGame> for Evaluation {
    fn evaluate(&self, visible_game: &VisibleGame) -> i32 {
        self.evaluate(&visible_game.position)
    }
}
