//! The desk: commands of hosts. They come by ssh (`ssh HOST tournament start 1`), or from the
//! program on the host's own machine (`awale-club tournament start 1`), which reaches the open club
//! through a listener that a file in its data folder names.

pub(crate) mod export;
pub mod people;
mod socket;

use std::sync::Arc;

use awale_study::catalogue::Kind;
use awale_study::record::TimeControl;
use awale_study::words::{Language, Words};
use awale_words::text::folded;

use crate::club::protocol::{HostCommand, HostResult, Person, Refusal, TournamentCommand};
use crate::club::tournament::{
    FIRST_MOVE, Format, MAX_ROUNDS, NextRound, TournamentPlan, TournamentTerms,
};
use crate::names::Name;
use crate::screens::tournament_line;
use crate::server::Server;
use crate::store::words::kind_of_id;

pub use socket::{Desk, ask};

/// Returns the commands, for the output of `help`.
#[must_use]
pub fn help() -> String {
    [HELP, people::HELP].concat()
}

const HELP: &str = "\
tournament list
tournament new GAME TIME round-robin|swiss:ROUNDS TITLE...
                 plan a tournament, such as: tournament new oware 5+3 swiss:5 Friday evening
tournament change NUMBER [game=GAME] [time=TIME] [pairing=PAIRING] [first-move=MINUTES]
                 [next-round=at-once|ready|host] [title=TITLE...]
tournament start NUMBER
                 begin it, or its next round
tournament add NUMBER NAME
                 let a player join late or return; missed rounds count 0 points
tournament withdraw NUMBER NAME
tournament forfeit NUMBER NAME
                 end the player's current game as lost
tournament result NUMBER ROUND NAME win|draw|loss|none
                 correct the result of a finished game; none: no points for either player
tournament cancel NUMBER
tournament delete NUMBER
tournament export NUMBER standings|pairings|cross-table|games|page
                 print tables as CSV, all games as OGN, or all tables as an HTML page to print
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
    let output = match *words {
        ["tournament"] => Ok(success(HELP)),
        ["tournament", ref words @ ..] => tournament(server, words).await?,
        _ => return people::run(server, words).await,
    };
    Some(output.unwrap_or_else(failure))
}

/// Runs a command about tournaments; `None` if there is no such command.
async fn tournament(server: &Arc<Server>, words: &[&str]) -> Option<Result<CommandOutput, String>> {
    let (verb, number, rest) = match *words {
        ["list"] => return Some(list(server).await),
        ["new", game, time, pairing, ref title @ ..] => {
            return Some(match new_terms(game, time, pairing, &title.join(" ")) {
                Ok(terms) => Ok(carry_out(server, HostCommand::Announce(Box::new(terms))).await),
                Err(why) => Err(why),
            });
        }
        [verb, number, ref rest @ ..] => (verb, number, rest),
        _ => return None,
    };
    let plans = server.hub.call(move |_, club, _| club.tournaments());
    let plans = plans.await.unwrap_or_default();
    let plan = plans.iter().find(|plan| plan.id.to_string() == number);
    let Some(plan) = plan else {
        let why = format!("no tournament {number}; `tournament list` lists all by number");
        return Some(Err(why));
    };
    let command = match (verb, rest) {
        ("export", [what]) => return export::run(server, plan, what).await.map(Ok),
        ("start", []) => Ok(TournamentCommand::Start),
        ("cancel", []) => Ok(TournamentCommand::Cancel),
        ("delete", []) => Ok(TournamentCommand::Delete),
        ("change", [_, ..]) => {
            changed(&plan.terms, rest).map(|terms| TournamentCommand::Change(Box::new(terms)))
        }
        ("add" | "withdraw" | "forfeit", [name]) => {
            let player = person(server, plan, name).await;
            player.map(|player| match verb {
                "add" => TournamentCommand::Add(player),
                "withdraw" => TournamentCommand::Withdraw(player.id),
                _ => TournamentCommand::Forfeit(player.id),
            })
        }
        ("result", [round, name, score]) => {
            match (
                person(server, plan, name).await,
                round.parse::<u32>(),
                score.parse(),
            ) {
                (Ok(person), Ok(round @ 1..), Ok(score)) => Ok(TournamentCommand::Correct {
                    person: person.id,
                    round: round - 1,
                    score,
                }),
                (Err(why), ..) => Err(why),
                (_, Ok(1..), _) => Err("write win, draw, loss or none after the name".to_owned()),
                _ => Err(format!("{round} is no round")),
            }
        }
        _ => return None,
    };
    Some(match command {
        Ok(command) => Ok(carry_out(server, HostCommand::Tournament(plan.id, command)).await),
        Err(why) => Err(why),
    })
}

async fn list(server: &Arc<Server>) -> Result<CommandOutput, String> {
    let words = Words::new(Language::English);
    let line =
        |plan: &TournamentPlan| format!("{:3}  {}\n", plan.id, tournament_line(plan, 0, &words));
    let plans = server.hub.call(|_, club, _| club.tournaments());
    let plans = plans.await.unwrap_or_default();
    Ok(success(plans.iter().map(line).collect::<String>()))
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

fn new_terms(
    game: &str,
    time: &str,
    pairing: &str,
    title: &str,
) -> Result<TournamentTerms, String> {
    Ok(TournamentTerms {
        title: title.to_owned(),
        format: format(pairing)?,
        kind: kind(game)?,
        clock: clock(time)?,
        first_move: FIRST_MOVE,
        next_round: NextRound::default(),
    })
}

fn kind(game: &str) -> Result<Kind, String> {
    kind_of_id(game).ok_or_else(|| format!("no game {game}"))
}

fn clock(time: &str) -> Result<TimeControl, String> {
    let clock = time.parse();
    clock.map_err(|_| format!("{time} is no clock; write one such as 5+3"))
}

fn format(pairing: &str) -> Result<Format, String> {
    let rounds = pairing.strip_prefix("swiss:");
    let rounds = rounds.and_then(|rounds| rounds.parse().ok());
    match (pairing, rounds) {
        ("round-robin", _) => Ok(Format::RoundRobin),
        (_, Some(rounds)) if (1..=MAX_ROUNDS).contains(&rounds) => Ok(Format::Swiss(rounds)),
        _ => Err(format!(
            "{pairing} is no pairing; write round-robin, or swiss:ROUNDS with 1 to {MAX_ROUNDS} rounds"
        )),
    }
}

/// Returns terms with changes such as `time=5+3`.
fn changed(terms: &TournamentTerms, words: &[&str]) -> Result<TournamentTerms, String> {
    let mut terms = terms.clone();
    for (place, word) in words.iter().enumerate() {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("write {word}=VALUE"))?;
        match name {
            "game" => terms.kind = kind(value)?,
            "time" => terms.clock = clock(value)?,
            "pairing" => terms.format = format(value)?,
            "first-move" => {
                let minutes = value
                    .parse()
                    .ok()
                    .filter(|minutes| (1..=60).contains(minutes));
                terms.first_move = minutes.ok_or("a first move has 1 to 60 minutes")?;
            }
            "next-round" => {
                let next = value.parse();
                terms.next_round = next.map_err(|_| "write at-once, ready or host")?;
            }
            // The title is the rest of the line.
            "title" => {
                let rest = &words[place + 1..];
                terms.title = [&[value], rest].concat().join(" ");
                break;
            }
            _ => return Err(format!("a tournament has no {name}; see help")),
        }
    }
    Ok(terms)
}

/// Returns the player of a tournament, or another member or guest, with this name.
async fn person(server: &Arc<Server>, plan: &TournamentPlan, text: &str) -> Result<Person, String> {
    let folded = folded(text);
    let mut players = plan.entrants.iter().map(|entrant| &entrant.person);
    if let Some(player) = players.find(|player| player.name.folded() == folded) {
        return Ok(player.clone());
    }
    let name = Name::new(text);
    let found = server.hub.call(move |store, club, _| {
        let member = name.ok().and_then(|name| store.member(&name).ok()?);
        let guest = || club.person_named(&folded);
        member.map(|member| member.person).or_else(guest)
    });
    let found = found.await.flatten();
    found.ok_or_else(|| format!("nobody here has the name {text}"))
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
