//! Commands in the form `ssh host COMMAND`. They run inside the club, without a shell.

use crate::{
    host_commands::{self, CommandFailure, CommandOutput, export},
    prelude::*,
};

/// Maximum number of bytes of a command. A class list fits.
const MAX_COMMAND_BYTES: usize = 4000;

const SSH_COMMANDS_HELP: &str = "\
plain            the club line by line, for screen readers and simple terminals
games [NAME]     your games, or those of NAME, as Oware Game Notation (games that are no oware as TOML)
score NAME       how your games against NAME ended
join CODE        play the game of a link; with ssh -t on the full screen
link             a secret link to your name for a browser, and a short code; those before stop working
tournaments      the tables of all tournaments as CSV
";

/// Runs a command. Returns its output and its exit status.
pub async fn run_ssh_command(server: &Server, person: &Person, command: &str) -> (String, u32) {
    let is_host = server.is_host(person).await;
    let host_help = is_host
        .then(host_commands::host_commands_help)
        .unwrap_or_default();
    let help = format!("{SSH_COMMANDS_HELP}{host_help}");
    let words = command.split_whitespace().collect_vec();
    let result = match words[..] {
        _ if command.len() > MAX_COMMAND_BYTES => Err(CommandFailure::UnknownCommand),
        ["help"] => Ok(help.clone()),
        ["games"] => games_of_member_text(server, person.name.clone()).await,
        ["games", name] => match Name::new(name) {
            Ok(name) => games_of_member_text(server, name).await,
            Err(error) => Err(error.into()),
        },
        ["link"] | ["score", _] if person.is_guest() => {
            Err("guests have no link and no score. Come with a key: ssh-keygen makes one".into())
        }
        ["score", name] => score_against(server, person, name).await,
        ["join", _] => Err("the code of a link has 10 letters and digits".into()),
        ["link"] => match server.renew_card(person.name.clone()).await {
            Ok(Some(card)) => Ok(card.link_and_code()),
            Ok(None) => Err("no link now".into()),
            Err(error) => Err(error.into()),
        },
        ["tournaments"] => tournaments_csv(server).await,
        _ if is_host => host_commands::run_host_command(server, &words).await,
        _ => Err(CommandFailure::UnknownCommand),
    };
    host_commands::output_and_status(result, || help)
}

/// Returns the finished games of a member.
pub async fn games_of_member_text(server: &Server, name: Name) -> CommandOutput {
    Ok(export::records_text(
        &server
            .hub
            .run_query(move |store: &Store| store.finished_games_of(&name))
            .await?,
    ))
}

async fn score_against(server: &Server, person: &Person, opponent_name: &str) -> CommandOutput {
    let own_id = person.id;
    let opponent_id = server.member_with_name(opponent_name).await?.person.id;
    let [won_count, drawn_count, lost_count] = server
        .hub
        .run_query(move |store| store.score_between(own_id, opponent_id))
        .await?;
    Ok(format!(
        "{won_count} won, {drawn_count} drawn, {lost_count} lost\n"
    ))
}

/// Returns the standings of all tournaments as comma-separated values, each below the number and
/// the title of its tournament.
async fn tournaments_csv(server: &Server) -> CommandOutput {
    let mut tables = Vec::new();
    for tournament in server.hub.run_query(Store::tournaments).await? {
        let standings =
            export::export_text(server, &tournament, TournamentExport::Standings).await?;
        tables.push(format!(
            "# {} {}\n{standings}",
            tournament.id, tournament.terms.title
        ));
    }
    Ok(tables.join("\n"))
}
