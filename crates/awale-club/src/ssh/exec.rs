//! The commands of `ssh host COMMAND`: a few words, no shell.

use std::sync::Arc;

use awale_study::record::Format;

use crate::club::order::Person;
use crate::names::Name;
use crate::server::Club;

/// The longest command.
const LONGEST: usize = 200;

/// What there is.
const HELP: &str = "games [NAME]   your games, or those of NAME, in Oware Game Notation (those that are no oware as TOML)\n\
                    link           a secret link to your name for a browser; the ones before stop working\n\
                    tournaments    the tables of all tournaments as CSV\n";

/// Runs a command. Returns its output and its status.
pub(super) async fn run(club: &Arc<Club>, person: &Person, command: &str) -> (String, u32) {
    if command.len() > LONGEST {
        return (HELP.to_owned(), 2);
    }
    let words: Vec<&str> = command.split_whitespace().collect();
    match words[..] {
        ["games"] => games(club, person.name.clone()).await,
        ["games", name] => match Name::new(name) {
            Ok(name) => games(club, name).await,
            Err(error) => (format!("{error}\n"), 1),
        },
        ["link"] if !person.is_guest() => match club.new_link(person).await {
            Some(link) => (format!("{link}\n"), 0),
            None => ("no link now\n".to_owned(), 1),
        },
        ["tournaments"] => {
            let plans = club.hub.ask(|store, _, _| store.tournaments()).await;
            match plans {
                Some(Ok(plans)) => {
                    let table = |plan: &crate::club::tournament::Plan| format!("# {}\n{}", plan.name, plan.csv());
                    (plans.iter().map(table).collect::<Vec<_>>().join("\n"), 0)
                }
                _ => ("not now\n".to_owned(), 1),
            }
        }
        _ => (HELP.to_owned(), 2),
    }
}

async fn games(club: &Arc<Club>, name: Name) -> (String, u32) {
    match club.hub.ask(move |store, _, _| store.games_of(&name)).await {
        Some(Ok(records)) => {
            let text = |record| Format::Ogn.write(record).unwrap_or_else(|_| record.to_toml());
            (records.iter().map(text).collect::<Vec<_>>().join("\n"), 0)
        }
        Some(Err(error)) => (format!("{error}\n"), 1),
        None => ("not now\n".to_owned(), 1),
    }
}
