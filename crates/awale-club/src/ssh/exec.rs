//! Commands in the form `ssh host COMMAND`. They run inside the club, without a shell.

use std::sync::Arc;

use awale_study::record::Record;

use crate::club::protocol::Person;
use crate::club::tournament::TournamentPlan;
use crate::desk::{self, CommandOutput, export, failure, success};
use crate::names::Name;
use crate::server::Server;

/// Maximum number of bytes of a command. A class list fits.
const MAX_COMMAND: usize = 4000;

const HELP: &str = "\
plain            the club line by line, for screen readers and simple terminals
games [NAME]     your games, or those of NAME, as Oware Game Notation (games that are no oware as TOML)
score NAME       how your games against NAME ended
join CODE        play the game of a link; with ssh -t on the full screen
link             a secret link to your name for a browser, and a short code; those before stop working
tournaments      the tables of all tournaments as CSV
";

pub(super) async fn run(server: &Arc<Server>, person: &Person, command: &str) -> CommandOutput {
    let is_host = server.is_host(person).await;
    let help = || {
        if is_host {
            format!("{HELP}{}", desk::help())
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
        ["join", _] => failure("the code of a link has 10 letters and digits"),
        ["link"] => match server.new_card(person.name.clone()).await {
            Some(card) => success(format!("{}\ncode {}\n", card.link, card.code)),
            None => failure("no link now"),
        },
        ["tournaments"] => tournaments(server).await,
        _ if is_host => desk::run(server, &words)
            .await
            .unwrap_or_else(|| (help(), 2)),
        _ => (help(), 2),
    }
}

/// Returns the games of a member as text with status 0, or the reason for a failure with status 1.
pub(crate) async fn games(server: &Arc<Server>, name: Name) -> CommandOutput {
    let texts = |records: Vec<Record>| export::written(&records);
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
    let table = |plan: &TournamentPlan| {
        let standings = export::standings(plan);
        format!("# {} {}\n{standings}", plan.id, plan.terms.title)
    };
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
