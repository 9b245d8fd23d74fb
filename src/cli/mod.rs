//! The command line: what can be asked of the program besides playing in the full screen.

mod bench;
mod duel;
mod perft;
mod uci;

use std::error::Error;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::awale::{Position, Variant};
use crate::game::Seat;

/// How a command ends: well, or with an error for the person at the keyboard.
pub type Outcome = Result<(), Box<dyn Error>>;

/// Play, learn and study the awalé family of games in a terminal.
#[derive(Debug, Parser)]
#[command(version, about, disable_help_subcommand = true)]
pub struct Cli {
    /// Settings to use instead of the user's own
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Folder for games and tables instead of the user's own
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// What to do; without a command the game opens in the full screen
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Count the lines of play from a position
    Perft(perft::Args),
    /// Do a fixed amount of work with the engine and measure it
    Bench(bench::Args),
    /// Let two players, or foreign engines, play many games
    Match(duel::Args),
    /// Let another program play with the engine, by the protocol of Oware engines
    Uci,
}

/// What the settings and the folders give to every command.
#[derive(Clone, Debug)]
pub struct Context {
    /// The built-in variants and those of the settings.
    pub variants: Vec<Variant>,
}

impl Context {
    /// The variant with this id.
    ///
    /// # Errors
    /// When there is none; the message names those there are.
    pub fn variant(&self, id: &str) -> Result<&Variant, Box<dyn Error>> {
        self.variants.iter().find(|variant| variant.id == id).ok_or_else(|| {
            let known: Vec<&str> = self.variants.iter().map(|variant| variant.id.as_str()).collect();
            format!("there is no variant `{id}`; there are {}", known.join(", ")).into()
        })
    }

    /// The position that a command starts from: the one given, or the start with South to move.
    ///
    /// # Errors
    /// When the variant is unknown or the position is none of its.
    pub fn position(&self, variant: &str, position: Option<&str>) -> Result<Position, Box<dyn Error>> {
        let rules = self.variant(variant)?.rules;
        match position {
            Some(text) => Ok(Position::parse(text, rules)?),
            None => Ok(Position::start(rules, Seat::South)),
        }
    }
}

/// Does what the command line asks for.
///
/// # Errors
/// Whatever went wrong, in words for the person who typed the command.
pub fn run(cli: Cli) -> Outcome {
    let context = Context { variants: Variant::built_in() };
    match cli.command {
        None => Ok(()),
        Some(Command::Perft(args)) => perft::run(&context, &args),
        Some(Command::Bench(args)) => bench::run(&context, &args),
        Some(Command::Match(args)) => duel::run(&context, &args),
        Some(Command::Uci) => uci::run(&context),
    }
}
