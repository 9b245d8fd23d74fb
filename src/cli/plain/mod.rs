//! `awale plain`: the game line by line, for screen readers, pipes and scripts. No control sequences, nothing drawn over.

mod game;
mod text;

use std::error::Error;
use std::io::{self, IsTerminal};

use awale_rules::{Match, PerSeat, Position, Seat};
use clap::ValueEnum;

use crate::catalogue::{AnyGame, Kind};
use crate::i18n::Explain;
use crate::players::{Computer, PlayerSpec, Resources};
use crate::shell::{chance, drawn_seat};

use game::{Keeper, Plain};

use super::{CommandResult, Context, output};

/// What stands below the help.
const LINES: &str = "\
Lines to type:
  A to F, a to f  the pit to play (or its number from your left, 1 to 6)
  1, 2, 3         how many matches to take (with --matches)
  undo            takes the last move back; against the computer back to your own turn
  hint            tells the best move, and why it is good
  resign          gives the game up
  quit            ends the program; the game is kept, and the full screen can continue it
  ?               tells what can be typed";

/// What `awale plain` takes.
#[derive(Debug, clap::Args)]
#[command(after_help = LINES)]
pub struct Args {
    /// The awalé variant to play
    #[arg(long, value_name = "ID", default_value = "oware", conflicts_with = "matches")]
    variant: String,
    /// Play the 13 matches instead
    #[arg(long)]
    matches: bool,
    /// Who plays South: human, naive, fast, expert, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION], mcts:PLAYOUTS,
    /// engine:level=N or character:NAME
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    south: String,
    /// Who plays North
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    north: String,
    /// Who begins; without it chance decides in awalé, and South begins in the matches or where no terminal is read
    #[arg(long, value_name = "SEAT")]
    first: Option<First>,
    /// Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` moves before its last field
    #[arg(long, value_name = "POS", conflicts_with = "matches")]
    position: Option<String>,
}

impl Args {
    /// The game that the settings offer. A player who was chosen and does not play it stands by, as in the full screen.
    ///
    /// # Errors
    /// When there is no such variant.
    pub(super) fn of_settings(context: &Context) -> Result<Args, Box<dyn Error>> {
        let setup = &context.settings.setup;
        let matches = setup.game == Kind::Matches(context.settings.matches_rules()).id();
        let mut args = Args {
            variant: if matches { String::new() } else { setup.game.clone() },
            matches,
            south: String::new(),
            north: String::new(),
            first: None,
            position: None,
        };
        let kind = kind(context, &args)?;
        args.south = setup.south.fit_for(&kind).to_string();
        args.north = setup.north.fit_for(&kind).to_string();
        Ok(args)
    }
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum First {
    South,
    North,
    Random,
}

impl First {
    /// The seat, drawn by `seed` where chance decides.
    fn seat(self, seed: u64) -> Seat {
        match self {
            First::South => Seat::South,
            First::North => Seat::North,
            First::Random => drawn_seat(seed),
        }
    }
}

pub(super) fn run(context: &Context, args: &Args) -> CommandResult {
    // What is read from a pipe or a file must give the same game every time, so nothing is left to chance there.
    let by_hand = io::stdin().is_terminal();
    let seed = context.seed.unwrap_or_else(|| if by_hand { chance() } else { 0 });
    let kind = kind(context, args)?;
    let player = |text: &str| text.parse::<PlayerSpec>().map_err(|error| error.explain(&context.words));
    let players = PerSeat { south: player(&args.south)?, north: player(&args.north)? };
    for seat in Seat::BOTH {
        // A program of the user's own plays in the full screen, in matches and in tournaments.
        if !players[seat].plays(&kind) || players[seat] == PlayerSpec::Bot {
            return Err(context
                .words
                .with("plain-does-not-play", &[("player", players[seat].to_string().into())])
                .into());
        }
    }
    let start = match &args.position {
        Some(text) => {
            let position = context.position(&args.variant, Some(text))?;
            let to_move = args.first.map_or(position.to_move(), |first| first.seat(seed));
            let stores = PerSeat::from_fn(|seat| position.store(seat));
            AnyGame::Awale(Position::new(position.rules(), *position.pits(), stores, to_move)?)
        }
        None => kind.start(first(args, &kind, by_hand, seed)),
    };
    let resources = Resources {
        tables: match &kind {
            Kind::Awale(variant) if Seat::BOTH.iter().any(|&seat| players[seat].probes_tables()) => {
                context.tables(&variant.rules)
            }
            _ => None,
        },
        ..context.settings.resources()
    };
    let mut game = Plain {
        context,
        words: &context.words,
        referee: Match::new(start),
        players: PerSeat::from_fn(|seat| Computer::new(players[seat], seed, &resources)),
        humans: PerSeat::from_fn(|seat| players[seat].is_human()),
        record: Keeper::new(context, kind, players),
        is_kept: true,
    };
    game.play(&mut io::stdin().lock(), &mut output::out())
}

fn kind(context: &Context, args: &Args) -> Result<Kind, Box<dyn Error>> {
    if args.matches {
        return Ok(Kind::Matches(context.settings.matches_rules()));
    }
    Ok(Kind::Awale(context.variant(&args.variant)?.clone()))
}

fn first(args: &Args, kind: &Kind, by_hand: bool, seed: u64) -> Seat {
    let usual = if by_hand && matches!(kind, Kind::Awale(_)) { First::Random } else { First::South };
    args.first.unwrap_or(usual).seat(seed)
}
