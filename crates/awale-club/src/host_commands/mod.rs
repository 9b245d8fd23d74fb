//! The desk: commands of hosts. They come by ssh (`ssh HOST tournament start 1`), or from the
//! program on the host's own machine (`awale-club tournament start 1`), which reaches the open club
//! through a listener that a file in its data folder names.

pub(crate) mod export;
mod local_listener;
pub(crate) mod people_commands;

use crate::{prelude::*, screens::tournament_line};
use std::num::NonZero;

use awale_words::text::fold_case_and_accents;

pub use local_listener::{LocalCommandListener, run_in_open_club};
pub use people_commands::MEMBERS_COMMANDS_HELP;

/// Returns the commands of hosts, for the output of `help`.
pub fn host_commands_help() -> String {
    [HOST_COMMANDS_HELP, people_commands::PEOPLE_COMMANDS_HELP].concat()
}

const HOST_COMMANDS_HELP: &str = "\
tournament list
tournament new GAME TIME round-robin|swiss:ROUNDS TITLE...
                 tournament a tournament, such as: tournament new oware 5+3 swiss:5 Friday evening
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

/// The exit status of a command on the machine of the club that needs confirmation.
pub const CONFIRMATION_NEEDED_STATUS: u32 = 3;

/// The reason for which a command of a host fails.
#[derive(Debug)]
pub enum CommandFailure {
    /// There is no such command.
    UnknownCommand,
    /// The command needs confirmation, by `yes` as its last word. Contains a warning.
    ConfirmationNeeded(String),
    ErrorMessage(String),
}

impl<E: Display> From<E> for CommandFailure {
    fn from(message: E) -> CommandFailure {
        CommandFailure::ErrorMessage(message.to_string())
    }
}

impl From<Refusal> for CommandFailure {
    fn from(refusal: Refusal) -> CommandFailure {
        CommandFailure::ErrorMessage(Words::new(Language::English).get(refusal.into()))
    }
}

/// The output of a command.
pub type CommandOutput = Result<String, CommandFailure>;

/// Returns what a command prints, and its exit status. An unknown command prints `help`.
pub fn output_and_status(result: CommandOutput, help: impl FnOnce() -> String) -> (String, u32) {
    match result {
        Ok(text) => (text, 0),
        Err(CommandFailure::UnknownCommand) => (help(), 2),
        Err(CommandFailure::ErrorMessage(why)) => (why + "\n", 1),
        Err(CommandFailure::ConfirmationNeeded(warning)) => (
            format!("{warning}\nTo do it, repeat the command with yes at the end.\n"),
            1,
        ),
    }
}

/// Runs a command of a host. The caller has checked that a host gave it.
///
/// # Errors
/// If there is no such command, or the command fails.
pub async fn run_host_command(server: &Server, words: &[&str]) -> CommandOutput {
    match *words {
        ["tournament"] => Ok(HOST_COMMANDS_HELP.to_owned()),
        ["tournament", ref words @ ..] => run_tournament_command(server, words).await,
        _ => people_commands::run_people_command(server, words).await,
    }
}

/// Runs a command that was given on the machine of the club. Returns its output and its exit
/// status. If the command needs confirmation, the output is a warning, and the status is
/// [`CONFIRMATION_NEEDED_STATUS`].
pub async fn run_local_command(server: &Server, words: &[String]) -> (String, u32) {
    let words = words.iter().map(String::as_str).collect_vec();
    let result = match words[..] {
        ["members", ref words @ ..] => people_commands::run_members_command(server, words).await,
        _ => run_host_command(server, &words).await,
    };
    if let Err(CommandFailure::ConfirmationNeeded(warning)) = result {
        return (warning, CONFIRMATION_NEEDED_STATUS);
    }
    output_and_status(result, || host_commands_help() + MEMBERS_COMMANDS_HELP)
}

async fn run_tournament_command(server: &Server, words: &[&str]) -> CommandOutput {
    let tournaments = server
        .hub
        .run_in_hub(|_, club, _| Ok(club.tournaments()))
        .await?;
    let (verb, id_text, arguments) = match *words {
        ["list"] => {
            let words = Words::new(Language::English);
            let line_of = |tournament| tournament_line(tournament, 0, &words);
            let lines = tournaments
                .iter()
                .map(|tournament| format!("{:3}  {}\n", tournament.id, line_of(tournament)));
            return Ok(lines.collect());
        }
        ["new", game, time, pairing, ref title @ ..] => {
            let mut terms = TournamentTerms::new(title.join(" "));
            for (name, value) in [("game", game), ("time", time), ("pairing", pairing)] {
                set_tournament_property(&mut terms, name, value)?;
            }
            return carry_out_host_command(
                server,
                HostCommand::AnnounceTournament(Box::new(terms)),
            )
            .await;
        }
        [verb, number, ref rest @ ..] => (verb, number, rest),
        _ => return Err(CommandFailure::UnknownCommand),
    };
    let tournament = tournaments
        .iter()
        .find(|tournament| tournament.id.to_string() == id_text);
    let tournament = tournament
        .ok_or_else(|| format!("no tournament {id_text}; `tournament list` lists all by number"))?;
    let command = match (verb, arguments) {
        ("export", [what]) => {
            return Ok(export::export_text(
                server,
                tournament,
                what.parse().map_err(|_| CommandFailure::UnknownCommand)?,
            )
            .await?);
        }
        ("start", []) => TournamentCommand::StartRound,
        ("cancel", []) => TournamentCommand::CancelTournament,
        ("delete", []) => TournamentCommand::DeleteTournament,
        ("change", [_, ..]) => {
            // The title comes last: it is the rest of the line after `title=`.
            let mut terms = tournament.terms.clone();
            for (place, word) in arguments.iter().enumerate() {
                let (name, value) = word
                    .split_once('=')
                    .ok_or_else(|| format!("write {word}=VALUE"))?;
                if name == "title" {
                    terms.title = [&[value], &arguments[place + 1..]].concat().join(" ");
                    break;
                }
                set_tournament_property(&mut terms, name, value)?;
            }
            TournamentCommand::ChangeTerms(Box::new(terms))
        }
        (verb @ ("add" | "withdraw" | "forfeit"), [name]) => {
            let person = find_person(server, tournament, name).await?;
            match verb {
                "add" => TournamentCommand::AddPlayer(person),
                "withdraw" => TournamentCommand::WithdrawPlayer(person.id),
                _ => TournamentCommand::ForfeitGame(person.id),
            }
        }
        ("result", [round, name, score]) => {
            let round_number: NonZero<u32> = parse_with_error(round, "{} is no round")?;
            TournamentCommand::CorrectResult {
                person: find_person(server, tournament, name).await?.id,
                round: round_number.get() - 1,
                player_result: parse_with_error(
                    score,
                    "write win, draw, loss or none after the name",
                )?,
            }
        }
        _ => return Err(CommandFailure::UnknownCommand),
    };
    carry_out_host_command(server, HostCommand::Tournament(tournament.id, command)).await
}

/// Carries out a command, and waits until its changes are written. The output is the number of a
/// new tournament, or empty.
async fn carry_out_host_command(server: &Server, command: HostCommand) -> CommandOutput {
    Ok(server
        .hub
        .run_host_command(command)
        .await?
        .map_or_else(String::new, |number| format!("tournament {number}\n")))
}

/// Reads a value. In the error message, `{}` is replaced by the text.
fn parse_with_error<T: FromStr>(text: &str, error_template: &str) -> Result<T, String> {
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
        "time" => terms.clock = parse_with_error(value, "{} is no clock; write one such as 5+3")?,
        "pairing" => {
            terms.format =
                parse_with_error(value, "{} is no pairing; write round-robin or swiss:ROUNDS")?;
        }
        "first-move" => {
            terms.first_move_minutes = value
                .parse()
                .ok()
                .filter(|minutes| (1..=60).contains(minutes))
                .ok_or("a first move has 1 to 60 minutes")?;
        }
        "next-round" => terms.next_round = parse_with_error(value, "write at-once, ready or host")?,
        "chat" => terms.chat = value == "on",
        "title" => value.clone_into(&mut terms.title),
        _ => return Err(format!("a tournament has no {name}; see help")),
    }
    Ok(())
}

/// Returns the player of a tournament, or another member or guest, with this name.
async fn find_person(
    server: &Server,
    tournament: &ClubTournament,
    name: &str,
) -> Result<Person, Refusal> {
    let folded_name = fold_case_and_accents(name);
    if let Some(player) = tournament
        .entrants
        .iter()
        .map(|entrant| &entrant.person)
        .find(|player| player.name.folded_form() == folded_name)
    {
        return Ok(player.clone());
    }
    match server.member_with_name(name).await {
        Ok(member) => Ok(member.person),
        Err(why) => server
            .hub
            .run_in_hub(move |_, club, _| Ok(club.person_with_name(&folded_name)))
            .await?
            .ok_or(why),
    }
}
