//! The player that a specification names, for any game.

use crate::awale::Position;
use crate::catalogue::{AnyGame, AnyMove};
use crate::game::Game;
use crate::matches::Heap;
use crate::stop::Stop;

use super::{AlphaBeta, Expert, Fast, Glimpse, Minimax, Naive, Ordering, Player, PlayerSpec, Report, Thought};

/// A player of any game that is not a human. It may keep what it has learnt from one move to the next.
#[derive(Clone, Debug)]
pub struct Computer {
    spec: PlayerSpec,
    seed: u64,
}

impl Computer {
    /// The player that `spec` names; everything random in it repeats itself with the same `seed`.
    #[must_use]
    pub const fn new(spec: PlayerSpec, seed: u64) -> Self {
        Computer { spec, seed }
    }

    /// The player for awalé, if it is one.
    fn of_awale(&self) -> Option<Box<dyn Player<Position>>> {
        Some(match self.spec {
            PlayerSpec::Human | PlayerSpec::Expert | PlayerSpec::Engine(_) => return None,
            PlayerSpec::Naive => Box::new(Naive::new(self.seed)),
            PlayerSpec::Fast => Box::new(Fast),
            PlayerSpec::Minimax(book) => Box::new(Minimax { depth: book.depth.into(), judge: book.evaluation }),
            PlayerSpec::AlphaBeta(book) => {
                Box::new(AlphaBeta { depth: book.depth.into(), judge: book.evaluation, ordering: Ordering::default() })
            }
        })
    }

    /// The player for matches, if it is one.
    fn of_matches(&self) -> Option<Box<dyn Player<Heap>>> {
        Some(match self.spec {
            PlayerSpec::Human | PlayerSpec::Engine(_) => return None,
            PlayerSpec::Expert => Box::new(Expert),
            PlayerSpec::Naive => Box::new(Naive::new(self.seed)),
            PlayerSpec::Fast => Box::new(Fast),
            PlayerSpec::Minimax(book) => Box::new(Minimax { depth: book.depth.into(), judge: book.evaluation }),
            PlayerSpec::AlphaBeta(book) => {
                Box::new(AlphaBeta { depth: book.depth.into(), judge: book.evaluation, ordering: Ordering::default() })
            }
        })
    }
}

/// Asks `player`, whose game is wrapped in [`AnyGame`]: `open` takes the game out, `wrap` puts a move back in.
fn ask<G: Game>(
    mut player: Box<dyn Player<G>>,
    past: &[AnyGame],
    open: impl Fn(&AnyGame) -> Option<G>,
    wrap: impl Fn(G::Move) -> AnyMove,
    stop: &Stop,
    report: Report<'_, AnyMove>,
) -> Option<Thought<AnyMove>> {
    let past: Vec<G> = past.iter().map(open).collect::<Option<_>>()?;
    let mut pass_on = |glimpse: &Glimpse<G::Move>| {
        let Glimpse { depth, value, ref line, visited } = *glimpse;
        report(&Glimpse { depth, value, line: line.iter().copied().map(&wrap).collect(), visited });
    };
    let Thought { choice, value, visited } = player.choose(&past, stop, &mut pass_on)?;
    Some(Thought { choice: wrap(choice), value, visited })
}

/// A human, the engine (which has a room of its own), or a player of another game, has no answer.
impl Player<AnyGame> for Computer {
    fn choose(&mut self, past: &[AnyGame], stop: &Stop, report: Report<'_, AnyMove>) -> Option<Thought<AnyMove>> {
        match past.last()? {
            AnyGame::Awale(_) => {
                let open = |game: &AnyGame| if let AnyGame::Awale(position) = game { Some(*position) } else { None };
                ask(self.of_awale()?, past, open, AnyMove::Pit, stop, report)
            }
            AnyGame::Matches(_) => {
                let open = |game: &AnyGame| if let AnyGame::Matches(heap) = game { Some(*heap) } else { None };
                ask(self.of_matches()?, past, open, AnyMove::Take, stop, report)
            }
        }
    }
}
