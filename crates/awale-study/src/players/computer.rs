//! The player that a specification names, for any game.

use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_engine::{Engine, Limits, Stop};
use awale_rules::matches::Heap;
use awale_rules::{Game, Position};

use crate::catalogue::{AnyGame, AnyMove};
use crate::openings;

use super::character::CharacterPlayer;
use super::{
    AlphaBeta, BookUse, ChosenMove, Evaluate, Evaluation, Expert, Fast, Mcts, Minimax, Naive,
    Ordering, Player, PlayerSpec, Report, Resources, Strength, ThinkingInfo, strong,
};

/// A player of any game that is not a human. The engine keeps what it has learned from one move to
/// the next.
#[derive(Debug)]
pub struct Computer {
    spec: PlayerSpec,
    seed: u64,
    /// The engine with its limits, if it is that.
    engine: Option<(Engine, Limits)>,
    /// The character, if it is one.
    character: Option<Box<CharacterPlayer>>,
    /// Whether it is the engine and may play its first moves from the book.
    plays_book: bool,
}

impl Computer {
    /// The player that `spec` names; everything random in it repeats itself with the same `seed`.
    /// Only the engine and the characters use `resources`.
    #[must_use]
    pub fn new(spec: PlayerSpec, seed: u64, resources: &Resources) -> Self {
        let engine = match spec {
            PlayerSpec::Engine(strength) => Some(strong::engine(strength, seed, resources)),
            _ => None,
        };
        let character = match spec {
            PlayerSpec::Character(character) => {
                Some(Box::new(CharacterPlayer::new(character, seed, resources)))
            }
            _ => None,
        };
        let plays_book = match (spec, resources.book) {
            (PlayerSpec::Engine(Strength::Level(level)), BookUse::AtFullStrength) => {
                level == *Strength::LEVELS.end()
            }
            (PlayerSpec::Engine(_), BookUse::AtFullStrength | BookUse::On) => true,
            _ => false,
        };
        Computer {
            spec,
            seed,
            engine,
            character,
            plays_book,
        }
    }

    /// Whether it is the player that [`new`](Computer::new) makes with these arguments.
    #[must_use]
    pub fn is(&self, spec: PlayerSpec, seed: u64) -> bool {
        self.spec == spec && self.seed == seed
    }

    /// Uses these endgame tables from now on, if it is the engine or a character. What it remembers
    /// was found with others and is forgotten.
    pub fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        if let Some((engine, _)) = &mut self.engine {
            engine.set_tables(tables.cloned());
        }
        if let Some(character) = &mut self.character {
            character.set_tables(tables);
        }
    }

    /// A move out of the book, if the engine plays from it and the position is there.
    fn book_move(&self, past: &[AnyGame]) -> Option<ChosenMove<AnyMove>> {
        let position = past.last()?.awale().filter(|_| self.plays_book)?;
        let (pit, value) = openings::book_move(&position, self.seed)?;
        let value = Some(50 * i32::from(value.lead.halves()));
        Some(ChosenMove {
            choice: AnyMove::Pit(pit),
            value,
            visited: 0,
            depth: None,
        })
    }

    /// The player for awalé, if it is one that is no engine.
    fn of_awale(&self) -> Option<Box<dyn Player<Position>>> {
        of_any_game(self.spec, self.seed)
    }

    /// The player for matches, if it is one.
    fn of_matches(&self) -> Option<Box<dyn Player<Heap>>> {
        match self.spec {
            PlayerSpec::Expert => Some(Box::new(Expert)),
            spec => of_any_game(spec, self.seed),
        }
    }
}

/// The player that `spec` names, if it is one that plays any game.
fn of_any_game<G: Game>(spec: PlayerSpec, seed: u64) -> Option<Box<dyn Player<G>>>
where
    Evaluation: Evaluate<G>,
{
    Some(match spec {
        PlayerSpec::Naive => Box::new(Naive::new(seed)),
        PlayerSpec::Fast => Box::new(Fast),
        PlayerSpec::Minimax(book) => Box::new(Minimax {
            depth: book.depth.into(),
            evaluation: book.evaluation,
        }),
        PlayerSpec::AlphaBeta(book) => Box::new(AlphaBeta {
            depth: book.depth.into(),
            evaluation: book.evaluation,
            ordering: Ordering::default(),
        }),
        PlayerSpec::Mcts(options) => Box::new(Mcts { options, seed }),
        PlayerSpec::Human
        | PlayerSpec::Expert
        | PlayerSpec::Engine(_)
        | PlayerSpec::Character(_)
        | PlayerSpec::Bot => {
            return None;
        }
    })
}

/// Asks `player`, whose game is wrapped in [`AnyGame`]: `open` takes the game out, `wrap` puts a
/// move back in.
fn ask<G: Game>(
    mut player: Box<dyn Player<G>>,
    past: &[AnyGame],
    open: impl Fn(AnyGame) -> Option<G>,
    wrap: impl Fn(G::Move) -> AnyMove,
    stop: &Stop,
    report: Report<'_, AnyMove>,
) -> Option<ChosenMove<AnyMove>> {
    let past: Vec<G> = past.iter().copied().map(open).collect::<Option<_>>()?;
    let mut pass_on = |info: &ThinkingInfo<G::Move>| {
        let ThinkingInfo {
            depth,
            score,
            ref line,
            visited,
            per_second,
        } = *info;
        let line = line.iter().copied().map(&wrap).collect();
        report(&ThinkingInfo {
            depth,
            score,
            line,
            visited,
            per_second,
        });
    };
    let ChosenMove {
        choice,
        value,
        visited,
        depth,
    } = player.choose(&past, stop, &mut pass_on)?;
    Some(ChosenMove {
        choice: wrap(choice),
        value,
        visited,
        depth,
    })
}

/// A human, or a player of another game, has no answer.
impl Player<AnyGame> for Computer {
    fn choose(
        &mut self,
        past: &[AnyGame],
        stop: &Stop,
        report: Report<'_, AnyMove>,
    ) -> Option<ChosenMove<AnyMove>> {
        if let Some(found) = self.book_move(past) {
            return Some(found);
        }
        if let Some(engine) = &mut self.engine {
            return strong::think(engine, past, stop, report);
        }
        if let Some(character) = &mut self.character {
            return character.choose(past, stop, report);
        }
        match past.last()? {
            AnyGame::Awale(_) => ask(
                self.of_awale()?,
                past,
                AnyGame::awale,
                AnyMove::Pit,
                stop,
                report,
            ),
            AnyGame::Matches(_) => ask(
                self.of_matches()?,
                past,
                AnyGame::matches,
                AnyMove::Take,
                stop,
                report,
            ),
        }
    }
}
