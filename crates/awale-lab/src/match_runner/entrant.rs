//! Players of a match: built-in players, other programs, and bots written in Rust.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use awale_engine::{Stop, tables::Tables};
use awale_rules::{Bot, Match};

use awale_study::{
    catalogue::{
        AnyGame, AnyMove, EngineStrength, GameKind, LINE_BOT_PREFIX, PlayerSpec, PlayerSpecError,
        ProgramCommand, UCI_ENGINE_PREFIX,
    },
    players::{BookUse, ComputerPlayer, EngineResources, Player},
};
use awale_words::text::join_command;

use super::{
    line_bot::{self, BotCommand, BotLimits, LineBot},
    move_choice::{Forfeit, MoveReport, MoveStatistics},
    uci_player::UciPlayer,
};

/// Suffix of a player's name that lets the player use endgame tables.
const TABLES_SUFFIX: &str = ",tables=on";

/// Suffix of an engine's name that lets the engine play from the opening book.
const BOOK_SUFFIX: &str = ",book=on";

/// Returns the resources of a built-in player in a match. It gets one thread, because two players
/// that think in several threads would slow each other down, and one second per move at the highest
/// level.
const fn engine_resources(tables: Option<Arc<Tables>>, book_use: BookUse) -> EngineResources {
    EngineResources {
        hash_mb: 64,
        threads: 1,
        time_per_move: Duration::from_secs(1),
        tables,
        book: book_use,
    }
}

/// A player of a match. Parse one from its name on the command line (`"engine:level=3".parse()`),
/// or make one from your own bot with [`Entrant::from_bot`].
#[derive(Clone)]
pub enum Entrant {
    /// A built-in player.
    BuiltIn {
        /// The player.
        spec: PlayerSpec,
        /// True if the engine or a character uses the endgame tables of the match.
        uses_tables: bool,
        /// True if the engine uses the built-in opening book.
        uses_book: bool,
    },
    /// Another program that speaks the UCI protocol for Oware.
    UciProgram {
        /// The limit of the search for each move.
        engine_strength: EngineStrength,
        /// The program and its arguments.
        command_words: Vec<String>,
    },
    /// A line bot: a program that answers a line with a move (docs/bots.md).
    LineBot(BotCommand),
    /// A bot that is a Rust function or type in this process.
    RustBot {
        /// The name of the bot in reports and in game records.
        name: String,
        /// Makes a new bot for each game.
        make_bot: MakeBot,
    },
}

/// A function that makes a bot for one game.
type MakeBot = Arc<dyn Fn() -> Box<dyn Bot + Send> + Send + Sync>;

impl fmt::Debug for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Entrant({self})")
    }
}

impl FromStr for Entrant {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<Entrant, PlayerSpecError> {
        if text.starts_with(LINE_BOT_PREFIX) || text.starts_with(UCI_ENGINE_PREFIX) {
            return Ok(match text.parse()? {
                ProgramCommand::LineBot(command_words) => Entrant::LineBot(BotCommand {
                    command_words,
                    folder: None,
                }),
                ProgramCommand::Uci(strength, command_words) => Entrant::UciProgram {
                    engine_strength: strength,
                    command_words,
                },
            });
        }
        // The two suffixes are allowed in either order.
        let mut spec_text = text;
        let ends_in_book = remove_suffix(&mut spec_text, BOOK_SUFFIX);
        let uses_tables = remove_suffix(&mut spec_text, TABLES_SUFFIX);
        let uses_book = ends_in_book || remove_suffix(&mut spec_text, BOOK_SUFFIX);
        let spec = spec_text.parse().map_err(|error| match error {
            PlayerSpecError::UnknownPlayer(text) => PlayerSpecError::UnknownMatchPlayer(text),
            other => other,
        })?;
        match spec {
            PlayerSpec::Human => Err(PlayerSpecError::HumanInMatch),
            PlayerSpec::ExternalProgram => Err(PlayerSpecError::LineBotWithoutCommand),
            _ if uses_tables && !spec.probes_tables() => Err(PlayerSpecError::TablesNotSupported),
            _ if uses_book && !matches!(spec, PlayerSpec::Engine(_)) => {
                Err(PlayerSpecError::BookNotSupported)
            }
            _ => Ok(Entrant::BuiltIn {
                spec,
                uses_tables,
                uses_book,
            }),
        }
    }
}

/// Removes `suffix` from the end of `text`. Returns whether it was there.
fn remove_suffix(text: &mut &str, suffix: &str) -> bool {
    let text_before_suffix = text.strip_suffix(suffix);
    *text = text_before_suffix.unwrap_or(text);
    text_before_suffix.is_some()
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Entrant::BuiltIn {
                spec,
                uses_tables,
                uses_book,
            } => {
                let tables_suffix = if *uses_tables { TABLES_SUFFIX } else { "" };
                let book_suffix = if *uses_book { BOOK_SUFFIX } else { "" };
                write!(f, "{spec}{tables_suffix}{book_suffix}")
            }
            Entrant::UciProgram {
                engine_strength: strength,
                command_words,
            } => {
                write!(f, "uci:{strength}:{}", join_command(command_words))
            }
            Entrant::LineBot(command) => {
                write!(
                    f,
                    "{LINE_BOT_PREFIX}{}",
                    join_command(&command.command_words)
                )
            }
            Entrant::RustBot { name, .. } => f.write_str(name),
        }
    }
}

impl Entrant {
    /// Makes a player from your own bot. `make_bot` is called for each game. The bot plays awalé
    /// only.
    pub fn from_bot(
        name: &str,
        make_bot: impl Fn() -> Box<dyn Bot + Send> + Send + Sync + 'static,
    ) -> Entrant {
        Entrant::RustBot {
            name: name.to_owned(),
            make_bot: Arc::new(make_bot),
        }
    }

    /// Returns whether the player can play games of this kind.
    pub fn can_play(&self, kind: &GameKind) -> bool {
        match self {
            Entrant::BuiltIn { spec, .. } => spec.plays(kind),
            Entrant::LineBot(_) => true,
            Entrant::UciProgram { .. } | Entrant::RustBot { .. } => {
                matches!(kind, GameKind::Awale(_))
            }
        }
    }

    /// Returns the built-in player, or `None` for programs and bots.
    pub fn built_in_player(&self) -> Option<PlayerSpec> {
        match self {
            Entrant::BuiltIn { spec, .. } => Some(*spec),
            Entrant::LineBot(_) | Entrant::UciProgram { .. } | Entrant::RustBot { .. } => None,
        }
    }

    /// Returns whether the player uses the endgame tables of the match.
    pub fn probes_tables(&self) -> bool {
        matches!(
            self,
            Entrant::BuiltIn {
                uses_tables: true,
                ..
            }
        )
    }

    /// Starts the player's program for a game of `kind`. Returns `None` for a player that runs in
    /// this process, and for a line bot whose program exists: it is started with the first
    /// question.
    pub(super) fn start_program(&self, kind: &GameKind) -> Option<Result<UciPlayer, Forfeit>> {
        match self {
            Entrant::UciProgram {
                engine_strength: strength,
                command_words,
            } => Some(UciPlayer::start(command_words, *strength, kind)),
            // The protocol of line bots has no greeting, so this only checks that the file exists.
            Entrant::LineBot(command) => line_bot::check_program_exists(command)
                .err()
                .map(|error| Err(Forfeit::CannotStart(Arc::new(error)))),
            Entrant::BuiltIn { .. } | Entrant::RustBot { .. } => None,
        }
    }

    /// Returns whether the player is a separate program, which may leave child processes. Only
    /// Linux can find these.
    #[cfg(target_os = "linux")]
    pub(super) fn is_separate_program(&self) -> bool {
        matches!(self, Entrant::UciProgram { .. } | Entrant::LineBot(_))
    }

    /// Returns whether the player used endgame tables, judged by the table lookups of its moves.
    /// `None` if the player cannot use tables or does not report lookups.
    pub fn has_probed_tables(&self, move_statistics: &MoveStatistics) -> Option<bool> {
        match self {
            Entrant::BuiltIn {
                spec, uses_tables, ..
            } => spec.probes_tables().then_some(*uses_tables),
            Entrant::LineBot(_) | Entrant::RustBot { .. } => None,
            Entrant::UciProgram { .. } => (move_statistics.move_count_with_table_hits > 0)
                .then_some(move_statistics.table_hits > 0),
        }
    }

    /// Makes the player of one game.
    pub(super) fn start_player(
        &self,
        kind: &GameKind,
        conditions: &GameConditions,
    ) -> Result<Contestant, Forfeit> {
        let GameConditions {
            tables,
            random_seed,
            bot_limits,
            ..
        } = *conditions;
        Ok(match *self {
            Entrant::BuiltIn {
                spec,
                uses_tables,
                uses_book,
            } => {
                let book_use = if uses_book {
                    BookUse::BookAtEveryStrength
                } else {
                    BookUse::NoBook
                };
                let resources = engine_resources(tables.filter(|_| uses_tables).cloned(), book_use);
                Contestant::BuiltIn(Box::new(ComputerPlayer::new(spec, random_seed, &resources)))
            }
            Entrant::UciProgram {
                engine_strength: strength,
                ref command_words,
            } => Contestant::UciProgram(UciPlayer::start(command_words, strength, kind)?),
            Entrant::LineBot(ref command) => Contestant::LineBot(Box::new(LineBot::new(
                command.clone(),
                bot_limits.clone(),
                random_seed,
            ))),
            Entrant::RustBot {
                make_bot: ref make, ..
            } => Contestant::RustBot {
                bot: make(),
                game: None,
            },
        })
    }
}

/// The conditions of a game, apart from its rules.
#[derive(Clone, Copy, Debug)]
pub struct GameConditions<'a> {
    /// The endgame tables for the players that use them.
    pub tables: Option<&'a Arc<Tables>>,
    /// The seed of all random choices in the game.
    pub random_seed: u64,
    /// Time and memory limits of line bots.
    pub bot_limits: &'a BotLimits,
    /// The consequence of a line bot's fault.
    pub on_fault: FaultConsequence,
}

/// The consequence of a line bot's fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FaultConsequence {
    #[default]
    /// The bot loses the game.
    LoseGame,
    /// A random legal move is played for the bot.
    RandomMove,
}

/// A player during one game.
pub(super) enum Contestant {
    BuiltIn(Box<ComputerPlayer>),
    UciProgram(UciPlayer),
    LineBot(Box<LineBot>),
    RustBot {
        bot: Box<dyn Bot + Send>,
        /// The game as the bot has seen it. The awalé match is converted once and then extended.
        game: Option<Match>,
    },
}

impl Contestant {
    /// Chooses a move in `game`, which must not be over.
    pub(super) fn choose(&mut self, game: &Match<AnyGame>) -> Result<MoveReport, Forfeit> {
        match self {
            Contestant::BuiltIn(computer) => {
                let chosen_move = computer
                    .choose(game.positions_so_far(), &Stop::new(), &mut |_| ())
                    .ok_or(Forfeit::NoMove)?;
                let nodes = (chosen_move.visited > 0).then_some(chosen_move.visited);
                Ok(MoveReport {
                    mv: chosen_move.choice,
                    nodes,
                    depth: chosen_move.depth,
                    table_hits: None,
                })
            }
            Contestant::UciProgram(program) => program.choose(game.positions_so_far()),
            Contestant::LineBot(bot) => bot.choose(game.positions_so_far()),
            Contestant::RustBot { bot, game: seen } => {
                let followed_match = catch_up_with_game(seen, game).ok_or(Forfeit::NoMove)?;
                Ok(MoveReport {
                    mv: AnyMove::Pit(bot.choose(followed_match)),
                    nodes: None,
                    depth: None,
                    table_hits: None,
                })
            }
        }
    }

    /// Returns the line bot, or `None` for other players.
    pub(super) fn line_bot(&self) -> Option<&LineBot> {
        if let Contestant::LineBot(bot) = self {
            Some(bot)
        } else {
            None
        }
    }

    /// Returns whether the player thinks in the calling thread, so that the thread's processor time
    /// is the player's.
    pub(super) const fn thinks_in_calling_thread(&self) -> bool {
        matches!(self, Contestant::BuiltIn(_) | Contestant::RustBot { .. })
    }
}

/// Adds the new moves of `game` to the match that a bot has seen. Returns `None` if `game` is not
/// awalé.
fn catch_up_with_game<'a>(
    followed_match: &'a mut Option<Match>,
    game: &Match<AnyGame>,
) -> Option<&'a Match> {
    if followed_match.is_none() {
        *followed_match = Some(Match::new(game.positions_so_far().first()?.as_awale()?));
    }
    let followed_match = followed_match.as_mut()?;
    for mv in &game.moves()[followed_match.moves().len()..] {
        followed_match.play(mv.as_pit()?).ok()?;
    }
    Some(followed_match)
}
