//! [`ComputerPlayer`]: the player of any game that a [`PlayerSpec`] describes.

use std::sync::Arc;

use awale_engine::{Engine, Limits, Stop, tables::Tables};
use awale_rules::{Game, matches_game::Heap};

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
    kept_player: KeptPlayer,
}

/// The player of a [`PlayerSpec`] that is kept from one move to the next.
#[derive(Debug)]
enum KeptPlayer {
    Engine {
        engine_and_limits: Box<(Engine, Limits)>,
        uses_book: bool,
    },
    Character(Box<CharacterPlayer>),
    /// Other players keep nothing, and are created for each move.
    None,
}

impl ComputerPlayer {
    /// Creates the player that `spec` describes. All its random choices repeat with the same
    /// `seed`. Only the engine and the characters use `resources`.
    pub fn new(spec: PlayerSpec, seed: u64, resources: &EngineResources) -> Self {
        let kept_player = match spec {
            PlayerSpec::Engine(strength) => KeptPlayer::Engine {
                engine_and_limits: Box::new(engine_player::engine_with_limits(
                    strength, seed, resources,
                )),
                uses_book: match (strength, resources.book) {
                    (_, BookUse::NoBook) => false,
                    (EngineStrength::Level(level), BookUse::BookAtFullStrength) => {
                        level == *EngineStrength::LEVEL_RANGE.end()
                    }
                    (_, BookUse::BookAtFullStrength | BookUse::BookAtEveryStrength) => true,
                },
            },
            PlayerSpec::Character(character) => {
                KeptPlayer::Character(Box::new(CharacterPlayer::new(character, seed, resources)))
            }
            _ => KeptPlayer::None,
        };
        ComputerPlayer {
            spec,
            seed,
            kept_player,
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
        match &mut self.kept_player {
            KeptPlayer::Engine {
                engine_and_limits, ..
            } => engine_and_limits.0.set_tables(tables.cloned()),
            KeptPlayer::Character(character) => character.set_tables(tables),
            KeptPlayer::None => {}
        }
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

/// Returns a move from the opening book, or `None` if the book does not have the position.
fn book_move(positions_so_far: &[AnyGame], seed: u64) -> Option<ChosenMove<AnyMove>> {
    let position = positions_so_far.last()?.as_awale()?;
    let (pit, value) = openings::book_move(&position, seed)?;
    let value_in_centiseeds = Some(50 * i32::from(value.lead.half_seeds()));
    Some(ChosenMove {
        choice: AnyMove::Pit(pit),
        value: value_in_centiseeds,
        visited: 0,
        depth: None,
    })
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
        match &mut self.kept_player {
            KeptPlayer::Engine {
                engine_and_limits,
                uses_book,
            } => {
                let book_move = uses_book.then(|| book_move(positions_so_far, self.seed));
                return book_move.flatten().or_else(|| {
                    engine_player::think(engine_and_limits, positions_so_far, stop, report)
                });
            }
            KeptPlayer::Character(character) => {
                return character.choose(positions_so_far, stop, report);
            }
            KeptPlayer::None => {}
        }
        match positions_so_far.last()? {
            AnyGame::Awale(_) => choose_in_inner_game(
                textbook_player_of_any_game(self.spec, self.seed)?,
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
