//! Commands in the form `ssh host COMMAND`. They run inside the club, without a shell.

use std::sync::Arc;

use awale_study::record::{Format as RecordFormat, Record};

use crate::club::protocol::{HostCommand, HostResult, Pace, Person};
use crate::club::tournament::{Format, TournamentId, TournamentPlan};
use crate::names::Name;
use crate::server::Server;
use crate::store::words::{kind_of_id, pace_of};

/// Maximum number of bytes of a command.
const MAX_COMMAND: usize = 200;

const HELP: &str = "\
games [NAME]     your games, or those of NAME, as Oware Game Notation (games that are no oware as TOML)
score NAME       how your games against NAME ended
link             a secret link to your name for a browser; those before stop working
tournaments      the tables of all tournaments as CSV
";

const HOST_HELP: &str = "\
tournament new GAME TIME round-robin|swiss:ROUNDS TITLE...
                 plan a tournament, such as: tournament new oware 5+3 swiss:5 Friday evening
tournament start NUMBER
ban NAME
";

const DISK_ERROR: &str = "the club cannot write to its disk now; see its log, and look again later";

/// The output of a command, and its exit status.
type CommandOutput = (String, u32);

fn success(text: impl Into<String>) -> CommandOutput {
    (text.into(), 0)
}

fn failure(text: impl Into<String>) -> CommandOutput {
    (text.into() + "\n", 1)
}

pub(super) async fn run(server: &Arc<Server>, person: &Person, command: &str) -> CommandOutput {
    let is_host = server.is_host(person).await;
    let help = || {
        if is_host {
            format!("{HELP}{HOST_HELP}")
        } else {
            HELP.to_owned()
        }
    };
    if command.len() > MAX_COMMAND {
        return (help(), 2);
    }
    let words: Vec<&str> = command.split_whitespace().collect();
    match words[..] {
        ["help"] => success(help()),
        ["games"] => games(server, person.name.clone()).await,
        ["games", name] => match Name::new(name) {
            Ok(name) => games(server, name).await,
            Err(error) => failure(error.to_string()),
        },
        ["link"] | ["score", _] if person.is_guest() => {
            failure("guests have no link and no score. Come with a key: ssh-keygen makes one")
        }
        ["score", name] => score(server, person, name).await,
        ["link"] => match server.new_link(person).await {
            Some(link) => success(link + "\n"),
            None => failure("no link now"),
        },
        ["tournaments"] => tournaments(server).await,
        ["tournament", "new", game, time, format, ref title @ ..] if is_host => {
            plan(server, game, time, format, &title.join(" ")).await
        }
        ["tournament", "start", number] if is_host => match number.parse::<TournamentId>() {
            Ok(number) => match server.hub.host_command(HostCommand::Start(number)).await {
                Some(HostResult::Done) => success(""),
                Some(HostResult::Disk) => failure(DISK_ERROR),
                Some(HostResult::TooFew) => failure(format!(
                    "tournament {number} needs two players who have joined"
                )),
                Some(_) => failure(format!(
                    "no tournament {number} waits to begin; `tournaments` lists all by number"
                )),
                None => failure("not now"),
            },
            Err(_) => failure("which? `tournaments` lists them by number"),
        },
        ["ban", name] if is_host => ban(server, name).await,
        _ => (help(), 2),
    }
}

/// Returns the games of a member as text with status 0, or the reason for a failure with status 1.
pub(crate) async fn games(server: &Arc<Server>, name: Name) -> CommandOutput {
    let text = |record: &Record| {
        RecordFormat::Ogn
            .write(record)
            .unwrap_or_else(|_| record.to_toml())
    };
    let texts = move |records: Vec<Record>| records.iter().map(text).collect::<Vec<_>>().join("\n");
    match server
        .hub
        .read(move |store| store.games_of(&name).map(texts))
        .await
    {
        Some(Ok(text)) => success(text),
        Some(Err(error)) => failure(error.to_string()),
        None => failure("not now"),
    }
}

async fn score(server: &Arc<Server>, person: &Person, other: &str) -> CommandOutput {
    let Ok(name) = Name::new(other) else {
        return failure(format!("no member {other}"));
    };
    let id = person.id;
    let found = server.hub.read(move |store| match store.member(&name)? {
        Some(member) => store.score_between(id, member.person.id).map(Some),
        None => Ok::<_, crate::store::Error>(None),
    });
    match found.await {
        Some(Ok(Some([won, drawn, lost]))) => {
            success(format!("{won} won, {drawn} drawn, {lost} lost\n"))
        }
        _ => failure(format!("no member {other}")),
    }
}

async fn tournaments(server: &Arc<Server>) -> CommandOutput {
    let table = |plan: &TournamentPlan| format!("# {} {}\n{}", plan.id, plan.name, plan.csv());
    let tables =
        move |plans: Vec<TournamentPlan>| plans.iter().map(table).collect::<Vec<_>>().join("\n");
    match server
        .hub
        .read(move |store| store.tournaments().map(tables))
        .await
    {
        Some(Ok(text)) => success(text),
        _ => failure("not now"),
    }
}

async fn plan(
    server: &Arc<Server>,
    game: &str,
    time: &str,
    format: &str,
    title: &str,
) -> CommandOutput {
    let Some(kind) = kind_of_id(game) else {
        return failure(format!("no game {game}"));
    };
    let Ok(Pace::Clock(clock)) = pace_of(time) else {
        return failure(format!("{time} is no clock; write one such as 5+3"));
    };
    let rounds = format
        .strip_prefix("swiss:")
        .and_then(|rounds| rounds.parse().ok())
        .filter(|&rounds| rounds > 0);
    let format = match (format, rounds) {
        ("round-robin", _) => Format::RoundRobin,
        (_, Some(rounds)) => Format::Swiss(rounds),
        _ => return failure("write round-robin or swiss:ROUNDS"),
    };
    let Some(plan) = TournamentPlan::new(title, format, kind, clock) else {
        return failure("a tournament has a title");
    };
    match server.hub.host_command(HostCommand::Announce(plan)).await {
        Some(HostResult::Announced(number)) => success(format!("tournament {number}\n")),
        Some(HostResult::Disk) => failure(DISK_ERROR),
        _ => failure("not now"),
    }
}

async fn ban(server: &Arc<Server>, other: &str) -> CommandOutput {
    let Ok(name) = Name::new(other) else {
        return failure(format!("no member {other}"));
    };
    match server
        .hub
        .call(move |store, _, _| store.member(&name))
        .await
    {
        Some(Ok(Some(member))) => {
            match server
                .hub
                .host_command(HostCommand::Ban(member.person.id))
                .await
            {
                Some(HostResult::Done) => success(""),
                Some(HostResult::Disk) => failure(DISK_ERROR),
                _ => failure("not now"),
            }
        }
        _ => failure(format!("no member {other}")),
    }
}
