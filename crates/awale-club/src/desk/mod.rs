//! The desk: commands of hosts. They come by ssh (`ssh HOST tournament start 1`), or from the
//! program on the host's own machine (`awale-club tournament start 1`), which reaches the open club
//! through a listener that a file in its data folder names.

pub mod people;
mod socket;

use std::sync::Arc;

use awale_study::words::{Language, Words};

use crate::club::protocol::{HostCommand, HostResult, Pace, Refusal};
use crate::club::tournament::{Format, TournamentPlan};
use crate::names::Name;
use crate::server::Server;
use crate::store::words::{kind_of_id, pace_of};

pub use socket::{Desk, ask};

/// Returns the commands, for the output of `help`.
#[must_use]
pub fn help() -> String {
    [HELP, people::HELP].concat()
}

const HELP: &str = "\
tournament new GAME TIME round-robin|swiss:ROUNDS TITLE...
                 plan a tournament, such as: tournament new oware 5+3 swiss:5 Friday evening
tournament start NUMBER
";

/// The output of a command, and its exit status.
pub type CommandOutput = (String, u32);

pub(crate) fn success(text: impl Into<String>) -> CommandOutput {
    (text.into(), 0)
}

pub(crate) fn failure(text: impl Into<String>) -> CommandOutput {
    (text.into() + "\n", 1)
}

fn refused(why: Refusal) -> CommandOutput {
    failure(Words::new(Language::English).get(why.message_id()))
}

/// Runs a command of a host; `None` if there is no such command. The caller has checked that a host
/// gave it.
pub async fn run(server: &Arc<Server>, words: &[&str]) -> Option<CommandOutput> {
    Some(match *words {
        ["tournament", "new", game, time, format, ref title @ ..] => {
            match plan(game, time, format, &title.join(" ")) {
                Ok(plan) => carry_out(server, HostCommand::Announce(plan)).await,
                Err(why) => failure(why),
            }
        }
        ["tournament", "start", number] => match number.parse() {
            Ok(number) => carry_out(server, HostCommand::Start(number)).await,
            Err(_) => failure("which? `tournaments` lists them by number"),
        },
        _ => return people::run(server, words).await,
    })
}

/// Carries out a command. Its changes are written when this returns.
async fn carry_out(server: &Server, command: HostCommand) -> CommandOutput {
    match server.hub.host_command(command).await {
        Some(HostResult::Done) => success(""),
        Some(HostResult::Announced(number)) => success(format!("tournament {number}\n")),
        Some(HostResult::Refused(why)) => refused(why),
        None => refused(Refusal::Busy),
    }
}

fn plan(game: &str, time: &str, format: &str, title: &str) -> Result<TournamentPlan, String> {
    let kind = kind_of_id(game).ok_or_else(|| format!("no game {game}"))?;
    let Ok(Pace::Clock(clock)) = pace_of(time) else {
        return Err(format!("{time} is no clock; write one such as 5+3"));
    };
    let rounds = format
        .strip_prefix("swiss:")
        .and_then(|rounds| rounds.parse().ok())
        .filter(|&rounds| rounds > 0);
    let format = match (format, rounds) {
        ("round-robin", _) => Format::RoundRobin,
        (_, Some(rounds)) => Format::Swiss(rounds),
        _ => return Err("write round-robin or swiss:ROUNDS".to_owned()),
    };
    TournamentPlan::new(title, format, kind, clock)
        .ok_or_else(|| "a tournament has a title".to_owned())
}

/// Returns the id of the member with this name.
async fn member(server: &Server, name: &str) -> Result<i64, String> {
    let nobody = || format!("no member {name}");
    let name = Name::new(name).map_err(|_| nobody())?;
    let found = server.hub.call(move |store, _, _| store.member(&name));
    match found.await {
        Some(Ok(Some(member))) => Ok(member.person.id),
        _ => Err(nobody()),
    }
}
