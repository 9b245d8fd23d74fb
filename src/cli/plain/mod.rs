//! `awale plain`: plays line by line, for screen readers, pipes and scripts, without control
//! sequences and without drawing over earlier output.

mod command_lines;
mod game;
mod reading_pages;
mod study;
mod task_runner;

use std::{
    cell::LazyCell,
    io::{self, BufRead, IsTerminal, Write},
};

use awale_rules::{PerSeat, Position, Seat};
use awale_study::{
    catalogue::{AnyGame, GameKind},
    players::{ComputerPlayer, EngineResources, PlayerSpec},
    rating,
    record::{Participant, Record, SowingDirection, TimeControl},
};
use awale_words::text::Label;
use clap::builder::TypedValueParser;
use game::PlainGame;

use crate::{
    app::{GameState, PositionStudy, Session},
    config::{FirstToMove, LastSetup},
    shell::{self, local_time, random_seat, random_seed, storage::GamesFolder},
    words::{Explain, Words, say},
};

use super::{
    CommandContext, CommandResult,
    option_value::{ExpectedOptionValue, parser_of_names},
    output,
};

/// The text at the end of the help.
const AFTER_HELP: &str = "\
Lines to type:
  A to F, a to f  the pit to play (or its number from your left, 1 to 6)
  1, 2, 3         how many matches to take (with --matches)
  undo            undo the last move; against the computer, back to your own turn
  hint            get the next hint
  board, moves    show the board, or the moves so far
  end?            offer to end the game as it stands
  resign          give up the game
  clock           show the time that both sides have left (with --clock)
  analyze         explain a finished game; mistakes: find better moves in it
  quit            leave; the game is saved, and the full screen can continue it
  ?               list the commands

At a terminal you edit the line as in a shell; up and down bring back earlier lines.";

/// The arguments of `awale plain`.
///
/// Options that are not given have the values chosen last in the full screen, if input comes from a
/// terminal. Otherwise two humans play `oware`.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = AFTER_HELP, args_conflicts_with_subcommands = true)]
pub struct PlainArgs {
    #[command(subcommand)]
    study_command: Option<study::StudyCommand>,
    /// Draw the board instead of describing it
    #[arg(long, global = true)]
    drawn: bool,
    /// The awalé variant [default: the one chosen last; oware in a pipe]
    #[arg(long, value_name = "ID", conflicts_with = "matches")]
    variant: Option<String>,
    /// Play the 13 matches instead
    #[arg(long)]
    matches: bool,
    /// Who plays South: human, naive, fast, expert, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION],
    /// mcts:PLAYOUTS, engine:level=N or character:NAME [default: the one chosen last; human in a
    /// pipe]
    #[arg(long, value_name = "PLAYER")]
    south: Option<String>,
    /// Who plays North
    #[arg(long, value_name = "PLAYER")]
    north: Option<String>,
    /// Who begins [default: as chosen last, at first random; South in a pipe]
    #[arg(long, value_name = "SIDE", value_parser = first_side_parser())]
    first: Option<FirstToMove>,
    /// Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` overrides its last field
    #[arg(long, value_name = "POSITION", conflicts_with = "matches")]
    position: Option<String>,
    /// A clock for each player: minutes + seconds per move, such as 5+3; then there are no undo and
    /// no hints
    #[arg(long, value_name = "TIME", value_parser = parse_time_control)]
    clock: Option<TimeControl>,
}

fn parse_time_control(text: &str) -> Result<TimeControl, ExpectedOptionValue> {
    text.parse().map_err(|_| ExpectedOptionValue::TimeControl)
}

impl PlainArgs {
    /// The player on this seat. If the player chosen in the full screen cannot play this game, the
    /// full screen's replacement is used.
    fn resolve_player(
        &self,
        seat: Seat,
        kind: &GameKind,
        context: &CommandContext,
        is_interactive: bool,
    ) -> CommandResult<PlayerSpec> {
        let (named_player, setup_player) = match seat {
            Seat::South => (&self.south, context.settings.setup.south),
            Seat::North => (&self.north, context.settings.setup.north),
        };
        let Some(named_player) = named_player else {
            let proposed_player =
                (seat == Seat::North && self.south.is_none()).then(|| proposed_opponent(context));
            let chosen_player = proposed_player
                .flatten()
                .unwrap_or(setup_player)
                .or_fast_player(kind);
            return Ok(match chosen_player {
                _ if !is_interactive => PlayerSpec::Human,
                PlayerSpec::ExternalProgram => PlayerSpec::Fast,
                chosen_player => chosen_player,
            });
        };
        let player_spec = named_player
            .parse::<PlayerSpec>()
            .map_err(|error| error.explain(&context.words))?;
        // The user's own bot plays only in the full screen, in matches and in tournaments.
        if !player_spec.plays(kind) || player_spec == PlayerSpec::ExternalProgram {
            return Err(say!(
                context.words,
                "plain-does-not-play",
                player = player_spec.to_string()
            )
            .into());
        }
        Ok(player_spec)
    }

    /// The game to play.
    fn game_kind(&self, context: &CommandContext, is_interactive: bool) -> CommandResult<GameKind> {
        let matchstick_game = GameKind::Matches(context.settings.matchstick_rules());
        let default_id = if is_interactive && self.position.is_none() {
            &context.settings.setup.game
        } else {
            "oware"
        };
        let game_id = self.variant.as_deref().unwrap_or(default_id);
        if self.matches || self.variant.is_none() && game_id == matchstick_game.id() {
            return Ok(matchstick_game);
        }
        Ok(GameKind::Awale(context.variant(game_id)?.clone()))
    }
}

/// Parses the side that begins.
fn first_side_parser() -> impl TypedValueParser<Value = FirstToMove> {
    parser_of_names(FirstToMove::ALL.iter().copied(), |first| match first {
        FirstToMove::Random => "random",
        seat => seat.name(),
    })
}

pub(super) fn run_plain(context: &CommandContext, args: &PlainArgs) -> CommandResult {
    if let Some(study_command) = &args.study_command {
        return study::run_study_command(context, study_command, args.drawn);
    }
    // Input from a pipe or a file must give the same game every time, so nothing is random.
    let is_interactive = io::stdin().is_terminal();
    let seed = context
        .random_seed
        .unwrap_or_else(|| if is_interactive { random_seed() } else { 0 });
    let kind = args.game_kind(context, is_interactive)?;
    let player_of_seat = |seat| args.resolve_player(seat, &kind, context, is_interactive);
    let players = PerSeat {
        south: player_of_seat(Seat::South)?,
        north: player_of_seat(Seat::North)?,
    };
    let start_position = match &args.position {
        Some(text) => {
            let position = context.start_position(kind.id(), Some(text))?;
            let to_move = args
                .first
                .map_or(position.to_move(), |first| seat_to_move_first(first, seed));
            let stores = PerSeat::from_fn(|seat| position.store(seat));
            AnyGame::Awale(Position::new(
                position.rules(),
                *position.pits(),
                stores,
                to_move,
            )?)
        }
        None => kind.start(first_seat(
            args,
            &kind,
            &context.settings.setup,
            is_interactive,
            seed,
        )),
    };
    let resources = EngineResources {
        tables: match &kind {
            GameKind::Awale(variant)
                if Seat::BOTH.iter().any(|&seat| players[seat].probes_tables()) =>
            {
                context.existing_tables(&variant.rules)
            }
            _ => None,
        },
        ..context
            .settings
            .engine_resources(crate::shell::core_count())
    };
    let named_participants = participants(players, &context.settings.name);
    // Without `--south` and `--north`, a message explains how to choose another opponent.
    let opponent_note = (args.south.is_none() && args.north.is_none())
        .then(|| players_and_options_message(&named_participants, &kind, &context.words));
    let start = GameState::new(kind, SowingDirection::CounterClockwise, start_position);
    let session = Session::with_date_and_seed(start, named_participants, local_time(), seed);
    let games_folder = GamesFolder::new(context.folders.games_folder());
    games_folder.remove_temporary_files();
    let mut game = PlainGame {
        context,
        words: &context.words,
        session: session.with_clocks(args.clock),
        computers: PerSeat::from_fn(|seat| ComputerPlayer::new(players[seat], seed, &resources)),
        games_folder,
        draws_board: args.drawn,
        has_terminal: is_interactive,
        is_game_saved: true,
        position_study: PositionStudy::default(),
        help_to_confirm: None,
    };
    let mut out = output::LineWrappingWriter::default();
    if let Some(opponent_note) = opponent_note {
        writeln!(out, "{opponent_note}")?;
    }
    if game.session.has_teacher() {
        for message_id in ["play-lesson-begins", "plain-new-player"] {
            writeln!(out, "{}", context.words.get(message_id))?;
        }
    }
    game.play_to_end(&mut input_lines()?, &mut out)
}

/// The opponent that the program proposes until the user has chosen one, as on the full screen.
fn proposed_opponent(context: &CommandContext) -> Option<PlayerSpec> {
    let saved_games = LazyCell::new(|| {
        let games_folder = GamesFolder::new(context.folders.games_folder());
        games_folder.list_all_games().unwrap_or_default()
    });
    context.settings.proposed_opponent(
        || {
            Some(
                rating::ratings_after_games(saved_games.records())
                    .pop()?
                    .rating
                    .elo,
            )
        },
        || (saved_games.records()).any(Record::is_won_by_player),
    )
}

/// The players of a game. The only human, or South of two, has the name in the settings.
fn participants(players: PerSeat<PlayerSpec>, name: &Label) -> PerSeat<Participant> {
    let user_seat = Seat::BOTH
        .into_iter()
        .find(|&seat| players[seat].is_human());
    PerSeat::from_fn(|seat| {
        let player_name = if user_seat == Some(seat) {
            name.clone()
        } else {
            Label::new()
        };
        Participant {
            name: player_name,
            spec: players[seat],
        }
    })
}

/// The lines of the input. At a terminal that supports it, a line editor reads them.
fn input_lines() -> io::Result<Box<dyn BufRead>> {
    #[cfg(unix)]
    if shell::can_draw_full_screen() {
        return Ok(Box::new(shell::LineEditor::new()?));
    }
    Ok(Box::new(io::stdin().lock()))
}

/// A message that names the players and the option to choose others, for a command line that names
/// none.
fn players_and_options_message(
    players: &PerSeat<Participant>,
    kind: &GameKind,
    words: &Words,
) -> String {
    let player_options = if matches!(kind, GameKind::Awale(_)) {
        "--north character:nana"
    } else {
        "--matches --north expert"
    };
    let example_command = format!("awale plain {player_options}");
    if Seat::BOTH.iter().all(|&seat| players[seat].spec.is_human()) {
        return say!(words, "plain-both-human", command = example_command);
    }
    let names = words.player_names(players);
    let names_with_sides = PerSeat::from_fn(|seat| words.side_with_player_name(seat, &names[seat]));
    say!(
        words,
        "plain-players",
        south = names_with_sides.south,
        north = names_with_sides.north
    )
}

fn first_seat(
    args: &PlainArgs,
    kind: &GameKind,
    setup: &LastSetup,
    is_interactive: bool,
    seed: u64,
) -> Seat {
    let default_first = if is_interactive {
        setup.first_to_move(kind)
    } else {
        FirstToMove::South
    };
    seat_to_move_first(args.first.unwrap_or(default_first), seed)
}

/// The seat that begins. A random seat is drawn with `seed`.
fn seat_to_move_first(first: FirstToMove, seed: u64) -> Seat {
    match first {
        FirstToMove::South => Seat::South,
        FirstToMove::North => Seat::North,
        FirstToMove::Random => random_seat(seed),
    }
}
