//! [`ComputerPlayer`]: the player of any game that a [`PlayerSpec`] describes.

use std::sync::Arc;

use awale_engine::{Engine, Limits, Stop, tables::Tables};
use awale_rules::{Game, Position, matches_game::Heap};

use crate::{
    catalogue::{AnyGame, AnyMove},
    openings,
};

use super::{
    AlphaBeta, BookUse, ChosenMove, EngineResources, EngineStrength, Evaluate, Evaluation,
    FastPlayer, MatchesGameExpert, Mcts, Minimax, MoveOrdering, NaivePlayer, Player, PlayerSpec,
    ReportThinking, ThinkingInfo, character::CharacterPlayer, engine_player,
};

/// A computer player of any game. The engine keeps its transposition table from one move to the
/// next.
#[derive(Debug)]
pub struct ComputerPlayer {
    spec: PlayerSpec,
    seed: u64,
    /// The engine with its limits, if `spec` names the engine.
    engine_and_limits: Option<(Engine, Limits)>,
    /// The character, if `spec` names one.
    character: Option<Box<CharacterPlayer>>,
    /// True if `spec` names the engine and the settings let it use the opening book.
    uses_book: bool,
}

impl ComputerPlayer {
    /// Creates the player that `spec` describes. All its random choices repeat with the same
    /// `seed`. Only the engine and the characters use `resources`.
    pub fn new(spec: PlayerSpec, seed: u64, resources: &EngineResources) -> Self {
        let engine_and_limits = match spec {
            PlayerSpec::Engine(strength) => {
                Some(engine_player::engine_with_limits(strength, seed, resources))
            }
            _ => None,
        };
        let character = match spec {
            PlayerSpec::Character(character) => {
                Some(Box::new(CharacterPlayer::new(character, seed, resources)))
            }
            _ => None,
        };
        let uses_book = match (spec, resources.book) {
            (PlayerSpec::Engine(EngineStrength::Level(level)), BookUse::BookAtFullStrength) => {
                level == *EngineStrength::LEVEL_RANGE.end()
            }
            (PlayerSpec::Engine(_), BookUse::BookAtFullStrength | BookUse::BookAtEveryStrength) => {
                true
            }
            _ => false,
        };
        ComputerPlayer {
            spec,
            seed,
            engine_and_limits,
            character,
            uses_book,
        }
    }

    /// Returns true if [`new`](ComputerPlayer::new) with these arguments and the same resources
    /// would create the same player.
    pub fn was_created_with(&self, spec: PlayerSpec, seed: u64) -> bool {
        self.spec == spec && self.seed == seed
    }

    /// Makes the engine or the character use these endgame tables from now on, and makes it forget
    /// what it found with other tables.
    pub fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        if let Some((engine, _)) = &mut self.engine_and_limits {
            engine.set_tables(tables.cloned());
        }
        if let Some(character) = &mut self.character {
            character.set_tables(tables);
        }
    }

    /// Returns a move from the opening book, if the engine uses the book and the book has the
    /// position.
    fn book_move(&self, positions_so_far: &[AnyGame]) -> Option<ChosenMove<AnyMove>> {
        let position = positions_so_far
            .last()?
            .as_awale()
            .filter(|_| self.uses_book)?;
        let (pit, value) = openings::book_move(&position, self.seed)?;
        let value_in_centiseeds = Some(50 * i32::from(value.lead.half_seeds()));
        Some(ChosenMove {
            choice: AnyMove::Pit(pit),
            value: value_in_centiseeds,
            visited: 0,
            depth: None,
        })
    }

    /// Returns the player for awalé if it is not the engine or a character. Returns `None` if
    /// `spec` describes no such player.
    fn textbook_player_of_awale(&self) -> Option<Box<dyn Player<Position>>> {
        textbook_player_of_any_game(self.spec, self.seed)
    }

    /// Returns the player for 13 matches, or `None` if `spec` describes no computer player of
    /// matches.
    fn textbook_player_of_matches(&self) -> Option<Box<dyn Player<Heap>>> {
        match self.spec {
            PlayerSpec::MatchesExpert => Some(Box::new(MatchesGameExpert)),
            spec => textbook_player_of_any_game(spec, self.seed),
        }
    }
}

/// Returns the player that `spec` describes if it can play every game: naive, fast, minimax,
/// alpha-beta or Monte Carlo.
fn textbook_player_of_any_game<G: Game>(spec: PlayerSpec, seed: u64) -> Option<Box<dyn Player<G>>>
where
    Evaluation: Evaluate<G>,
{
    Some(match spec {
        PlayerSpec::Naive => Box::new(NaivePlayer::new(seed)),
        PlayerSpec::Fast => Box::new(FastPlayer),
        PlayerSpec::Minimax(book) => Box::new(Minimax {
            depth: book.depth.into(),
            evaluation: book.evaluation,
        }),
        PlayerSpec::AlphaBeta(book) => Box::new(AlphaBeta {
            depth: book.depth.into(),
            evaluation: book.evaluation,
            ordering: MoveOrdering::default(),
        }),
        PlayerSpec::Mcts(options) => Box::new(Mcts { options, seed }),
        PlayerSpec::Human
        | PlayerSpec::MatchesExpert
        | PlayerSpec::Engine(_)
        | PlayerSpec::Character(_)
        | PlayerSpec::ExternalProgram => {
            return None;
        }
    })
}

/// Lets `player` choose in a game wrapped in [`AnyGame`]. `unwrap_position` unwraps the positions,
/// `wrap_move` wraps the moves.
fn choose_in_inner_game<G: Game>(
    mut player: Box<dyn Player<G>>,
    positions_so_far: &[AnyGame],
    unwrap_position: impl Fn(AnyGame) -> Option<G>,
    wrap_move: impl Fn(G::Move) -> AnyMove,
    stop: &Stop,
    report: ReportThinking<'_, AnyMove>,
) -> Option<ChosenMove<AnyMove>> {
    let positions_so_far: Vec<G> = positions_so_far
        .iter()
        .copied()
        .map(unwrap_position)
        .collect::<Option<_>>()?;
    let mut forward_report = |info: &ThinkingInfo<G::Move>| {
        let ThinkingInfo {
            depth,
            score,
            ref line,
            visited_positions: visited,
            positions_per_second: per_second,
        } = *info;
        let line = line.iter().copied().map(&wrap_move).collect();
        report(&ThinkingInfo {
            depth,
            score,
            line,
            visited_positions: visited,
            positions_per_second: per_second,
        });
    };
    let ChosenMove {
        choice,
        value,
        visited,
        depth,
    } = player.choose(&positions_so_far, stop, &mut forward_report)?;
    Some(ChosenMove {
        choice: wrap_move(choice),
        value,
        visited,
        depth,
    })
}

/// `choose` returns `None` if no move is legal, or if `spec` is a human, an external program or a
/// player of another game.
impl Player<AnyGame> for ComputerPlayer {
    fn choose(
        &mut self,
        positions_so_far: &[AnyGame],
        stop: &Stop,
        report: ReportThinking<'_, AnyMove>,
    ) -> Option<ChosenMove<AnyMove>> {
        if let Some(book_move) = self.book_move(positions_so_far) {
            return Some(book_move);
        }
        if let Some(engine_and_limits) = &mut self.engine_and_limits {
            return engine_player::think(engine_and_limits, positions_so_far, stop, report);
        }
        if let Some(character) = &mut self.character {
            return character.choose(positions_so_far, stop, report);
        }
        match positions_so_far.last()? {
            AnyGame::Awale(_) => choose_in_inner_game(
                self.textbook_player_of_awale()?,
                positions_so_far,
                AnyGame::as_awale,
                AnyMove::Pit,
                stop,
                report,
            ),
            AnyGame::Matches(_) => choose_in_inner_game(
                self.textbook_player_of_matches()?,
                positions_so_far,
                AnyGame::as_matches,
                AnyMove::Take,
                stop,
                report,
            ),
        }
    }
}
