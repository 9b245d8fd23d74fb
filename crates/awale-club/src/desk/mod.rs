//! The desk: commands of hosts. They come by ssh (`ssh HOST tournament start 1`), or from the
//! program on the host's own machine (`awale-club tournament start 1`), which reaches the open club
//! through a listener that a file in its data folder names.

pub(crate) mod export;
pub(crate) mod people;
mod socket;

use std::num::NonZero;
use std::str::FromStr;

use awale_study::words::{Language, Words};
use awale_words::text::fold_case_and_accents;

use crate::club::{
    HostCommand, Person, Refusal, TournamentCommand, TournamentPlan, TournamentTerms, kind_with_id,
};
use crate::names::InvalidName;
use crate::screens::tournament_line;
use crate::server::Server;
use crate::store::Error;

pub use people::MEMBERS_COMMANDS_HELP;
pub use socket::{DeskListener, run_in_open_club};

/// Returns the commands of hosts, for the output of `help`.
pub fn host_commands_help() -> String {
    [HOST_COMMANDS_HELP, people::PEOPLE_COMMANDS_HELP].concat()
}

const HOST_COMMANDS_HELP: &str = "\
tournament list
tournament new GAME TIME round-robin|swiss:ROUNDS TITLE...
                 plan a tournament, such as: tournament new oware 5+3 swiss:5 Friday evening
tournament change NUMBER [game=GAME] [time=TIME] [pairing=PAIRING] [first-move=MINUTES]
                 [next-round=at-once|ready|host] [chat=on|off] [title=TITLE...]
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

/// The reason for which a command of a host fails.
#[derive(Debug, thiserror::Error)]
pub enum CommandFailure {
    #[error("there is no such command")]
    Unknown,
    #[error("{0}")]
    Store(#[from] Error),
    #[error("{0}")]
    Name(#[from] InvalidName),
    #[error("{0}")]
    Message(String),
}

impl From<String> for CommandFailure {
    fn from(why: String) -> CommandFailure {
        CommandFailure::Message(why)
    }
}

impl From<Refusal> for CommandFailure {
    fn from(why: Refusal) -> CommandFailure {
        CommandFailure::Message(Words::new(Language::English).get(why.into()))
    }
}

/// The output of a command.
pub type CommandResult = Result<String, CommandFailure>;

/// Returns what a command prints, and its exit status. An unknown command prints `help`.
pub fn output_and_status(result: CommandResult, help: impl FnOnce() -> String) -> (String, u32) {
    match result {
        Ok(text) => (text, 0),
        Err(CommandFailure::Unknown) => (help(), 2),
        Err(why) => (format!("{why}\n"), 1),
    }
}

/// Runs a command of a host. The caller has checked that a host gave it.
///
/// # Errors
/// If there is no such command, or the command fails.
pub async fn run_host_command(server: &Server, words: &[&str]) -> CommandResult {
    match *words {
        ["tournament"] => Ok(HOST_COMMANDS_HELP.to_owned()),
        ["tournament", ref words @ ..] => run_tournament_command(server, words).await,
        _ => people::run_people_command(server, words).await,
    }
}

/// Runs a command that was given on the machine of the club. Returns its output and its exit
/// status.
pub async fn run_local_command(server: &Server, words: &[String]) -> (String, u32) {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["members", ref words @ ..] => people::run_members_command(server, words).await,
        _ => run_host_command(server, &words).await,
    };
    output_and_status(result, || host_commands_help() + MEMBERS_COMMANDS_HELP)
}

async fn run_tournament_command(server: &Server, words: &[&str]) -> CommandResult {
    let plans = server
        .hub
        .run_in_hub(|_, club, _| Ok(club.tournaments()))
        .await?;
    let (verb, number, rest) = match *words {
        ["list"] => return Ok(list_tournaments(&plans)),
        ["new", game, time, pairing, ref title @ ..] => {
            let mut terms = TournamentTerms::new(title.join(" "));
            for (name, value) in [("game", game), ("time", time), ("pairing", pairing)] {
                set_tournament_property(&mut terms, name, value)?;
            }
            return carry_out_host_command(server, HostCommand::Announce(Box::new(terms))).await;
        }
        [verb, number, ref rest @ ..] => (verb, number, rest),
        _ => return Err(CommandFailure::Unknown),
    };
    let plan = plans.iter().find(|plan| plan.id.to_string() == number);
    let plan = plan
        .ok_or_else(|| format!("no tournament {number}; `tournament list` lists all by number"))?;
    let command = match (verb, rest) {
        ("export", [what]) => {
            let what = what.parse().map_err(|_| CommandFailure::Unknown)?;
            return Ok(export::export_text(server, plan, what).await?);
        }
        ("start", []) => TournamentCommand::Start,
        ("cancel", []) => TournamentCommand::Cancel,
        ("delete", []) => TournamentCommand::Delete,
        ("change", [_, ..]) => {
            TournamentCommand::Change(Box::new(parse_changed_terms(&plan.terms, rest)?))
        }
        (verb @ ("add" | "withdraw" | "forfeit"), [name]) => {
            let person = find_person(server, plan, name).await?;
            match verb {
                "add" => TournamentCommand::Add(person),
                "withdraw" => TournamentCommand::Withdraw(person.id),
                _ => TournamentCommand::ForfeitGame(person.id),
            }
        }
        ("result", [round, name, score]) => {
            let number: NonZero<u32> = parsed(round, "{} is no round")?;
            TournamentCommand::CorrectResult {
                person: find_person(server, plan, name).await?.id,
                round: number.get() - 1,
                score: parsed(score, "write win, draw, loss or none after the name")?,
            }
        }
        _ => return Err(CommandFailure::Unknown),
    };
    carry_out_host_command(server, HostCommand::Tournament(plan.id, command)).await
}

fn list_tournaments(plans: &[TournamentPlan]) -> String {
    let words = Words::new(Language::English);
    let line =
        |plan: &TournamentPlan| format!("{:3}  {}\n", plan.id, tournament_line(plan, 0, &words));
    plans.iter().map(line).collect()
}

/// Carries out a command. Its changes are written when this returns.
async fn carry_out_host_command(server: &Server, command: HostCommand) -> CommandResult {
    let announced = server.hub.run_host_command(command).await?;
    Ok(announced.map_or_else(String::new, |number| format!("tournament {number}\n")))
}

/// Reads a value. In the error message, `{}` is replaced by the text.
fn parsed<T: FromStr>(text: &str, error_template: &str) -> Result<T, String> {
    text.parse().map_err(|_| error_template.replace("{}", text))
}

/// Changes the property with this name, such as `time`.
fn set_tournament_property(
    terms: &mut TournamentTerms,
    name: &str,
    value: &str,
) -> Result<(), String> {
    match name {
        "game" => terms.kind = kind_with_id(value).ok_or_else(|| format!("no game {value}"))?,
        "time" => terms.clock = parsed(value, "{} is no clock; write one such as 5+3")?,
        "pairing" => {
            terms.format = parsed(value, "{} is no pairing; write round-robin or swiss:ROUNDS")?;
        }
        "first-move" => {
            let minutes = value
                .parse()
                .ok()
                .filter(|minutes| (1..=60).contains(minutes));
            terms.first_move = minutes.ok_or("a first move has 1 to 60 minutes")?;
        }
        "next-round" => terms.next_round = parsed(value, "write at-once, ready or host")?,
        "chat" => terms.chat = value == "on",
        "title" => value.clone_into(&mut terms.title),
        _ => return Err(format!("a tournament has no {name}; see help")),
    }
    Ok(())
}

/// Returns terms with changes such as `time=5+3`. A title is the rest of the line.
fn parse_changed_terms(
    terms: &TournamentTerms,
    changes: &[&str],
) -> Result<TournamentTerms, String> {
    let mut terms = terms.clone();
    for (place, word) in changes.iter().enumerate() {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("write {word}=VALUE"))?;
        if name == "title" {
            terms.title = [&[value], &changes[place + 1..]].concat().join(" ");
            break;
        }
        set_tournament_property(&mut terms, name, value)?;
    }
    Ok(terms)
}

/// Returns the player of a tournament, or another member or guest, with this name.
async fn find_person(
    server: &Server,
    plan: &TournamentPlan,
    name: &str,
) -> Result<Person, Refusal> {
    let folded = fold_case_and_accents(name);
    let mut players = plan.entrants.iter().map(|entrant| &entrant.person);
    if let Some(player) = players.find(|player| player.name.folded() == folded) {
        return Ok(player.clone());
    }
    match server.member_with_name(name).await {
        Ok(member) => Ok(member.person),
        Err(why) => {
            let guest = server
                .hub
                .run_in_hub(move |_, club, _| Ok(club.person_with_name(&folded)));
            guest.await?.ok_or(why)
        }
    }
}
