//! Commands of hosts about people: who may come in, bans, class lists, deleting members.

use std::collections::{BTreeSet, HashSet};
use std::fmt::{Display, Write as _};
use std::net::IpAddr;

use awale_study::words::{Language, Words};
use awale_words::say;
use awale_words::text::markup_escaped;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::club::Club;
use crate::club::door::{ClassListResult, EntryBan, NameProblem, NameProblems};
use crate::club::protocol::{HostCommand, PersonId, Refusal};
use crate::names::{InvalidName, Name};
use crate::secrets::MemberCard;
use crate::server::Server;
use crate::store::{Error, Member, Store};

use super::{CommandFailure, CommandResult, carry_out_host_command};

pub(super) const PEOPLE_COMMANDS_HELP: &str = "\
class NAME...    new members, each with a link and a code: prints a page to print and cut
class again NAME...
                 the same for members too; their earlier links and codes stop working
door             who may come in now
door open|members|closed
                 let in everyone, members only, or only hosts
door NUMBER      let in that many new names within an hour, from any address
chat on|off      allow chat, or not
ban WHAT [here]  keep out a member, a name, a key (SHA256:...) or an address. An address keeps out
                 guests and new names. With `here`, also the addresses where the member is now
unban WHAT       lift a ban
bans             list what is banned
delete NAME [yes]
                 tell what would be deleted; with `yes`, delete a member
";

/// The style of a sheet of cards. The cards are cut out along the dashed lines.
const CARD_SHEET_STYLE: &str = "body{font-family:sans-serif;margin:8mm;display:grid;grid-template-columns:1fr 1fr}\
h1{grid-column:1/-1;font-size:1rem}\
section{border:1px dashed #888;padding:4mm;display:grid;grid-template-columns:auto 1fr;gap:0 5mm;break-inside:avoid}\
section svg{grid-row:1/4;width:32mm;height:32mm}\
h2{margin:0;font-size:1.4rem;overflow-wrap:anywhere}p{margin:0;overflow-wrap:anywhere}\
code{font:bold 1.3rem monospace;white-space:nowrap}";

/// Runs a command about people.
pub(super) async fn run_people_command(server: &Server, words: &[&str]) -> CommandResult {
    match *words {
        ["class", "again", ref names @ ..] if !names.is_empty() => {
            run_class_command(server, names, true).await
        }
        ["class", ref names @ ..] if !names.is_empty() => {
            run_class_command(server, names, false).await
        }
        ["door"] => door_report(server).await,
        ["door", word] => match (word.parse(), word.parse()) {
            (Ok(entry), _) => carry_out_host_command(server, HostCommand::Entry(entry)).await,
            (_, Ok(count)) => carry_out_host_command(server, HostCommand::Newcomers(count)).await,
            _ => Err(CommandFailure::Unknown),
        },
        ["chat", word @ ("on" | "off")] => {
            carry_out_host_command(server, HostCommand::Chat(word == "on")).await
        }
        ["ban", what] => Ok(join_lines(add_ban(server, what, false).await?)),
        ["ban", what, "here"] => Ok(join_lines(add_ban(server, what, true).await?)),
        ["unban", what] => {
            let (ban, _) = ban_target(server, what).await?;
            carry_out_host_command(server, HostCommand::Unban(ban)).await
        }
        ["ban" | "bans"] => Ok(server.hub.run_query(list_bans).await?),
        ["delete", name] => {
            Err(deletion_warning(&server.member_with_name(name).await?.person.name).into())
        }
        ["delete", name, "yes"] => {
            let member = server.member_with_name(name).await?.person.id;
            let guest = server.hub.new_guest();
            carry_out_host_command(server, HostCommand::Delete(member, guest)).await
        }
        _ => Err(CommandFailure::Unknown),
    }
}

fn join_lines(texts: impl IntoIterator<Item = impl Display>) -> String {
    let lines = texts.into_iter().map(|text| format!("{text}\n"));
    lines.collect()
}

async fn door_report(server: &Server) -> CommandResult {
    let state = |_: &mut Store, club: &mut Club, now| {
        Ok((club.door_state(), club.remaining_newcomers(now)))
    };
    let (door, newcomers) = server.hub.run_in_hub(state).await?;
    let chat = if door.chat { "on" } else { "off" };
    Ok(format!(
        "door {}\nchat {chat}\nnewcomers {newcomers}\n",
        <&str>::from(door.entry)
    ))
}

/// Returns the ban for a word of a command, and the id of the member if the word names a member.
async fn ban_target(server: &Server, what: &str) -> Result<(EntryBan, Option<PersonId>), Refusal> {
    if what.starts_with("SHA256:") {
        return Ok((EntryBan::Key(what.to_owned()), None));
    }
    if let Ok(address) = what.parse() {
        return Ok((EntryBan::Address(address), None));
    }
    match server.member_with_name(what).await {
        Ok(Member { person, .. }) => Ok((EntryBan::Member(person.id), Some(person.id))),
        // Guests have no name that could be banned, only an address.
        Err(why) => Ok((
            EntryBan::Name(Name::new(what).map_err(|_| why)?.folded()),
            None,
        )),
    }
}

/// Bans a member, a name, a key or an address; with `here` also the addresses where the member is
/// now, which are returned.
///
/// # Errors
/// If the ban would keep out a host, or the club cannot do it now.
pub async fn add_ban(server: &Server, what: &str, here: bool) -> Result<BTreeSet<IpAddr>, Refusal> {
    let (ban, id) = ban_target(server, what).await?;
    let checked = ban.clone();
    let state = server.hub.run_in_hub(move |store, club, _| {
        let addresses = id.filter(|_| here).map(|id| club.addresses_of(id));
        Ok((
            store.would_ban_host(&checked)?,
            addresses.unwrap_or_default(),
        ))
    });
    let (is_host, addresses) = state.await?;
    if is_host {
        return Err(Refusal::IsHost);
    }
    let bans = addresses.iter().copied().map(EntryBan::Address);
    for ban in [ban].into_iter().chain(bans) {
        server.hub.run_host_command(HostCommand::Ban(ban)).await?;
    }
    Ok(addresses)
}

fn list_bans(store: &Store) -> Result<String, Error> {
    let members = store.members()?.into_iter();
    let members = members.filter(|member| member.is_banned);
    let members = members.map(|member| member.person.name.to_string());
    let others = store.bans()?.into_iter().filter_map(|ban| match ban {
        EntryBan::Member(_) => None,
        EntryBan::Key(what) | EntryBan::Name(what) => Some(what),
        EntryBan::Address(address) => Some(address.to_string()),
    });
    Ok(join_lines(members.chain(others)))
}

fn deletion_warning(name: &Name) -> String {
    format!(
        "This deletes {name} for good: name, keys, links, ratings, saved games, progress and chat. Unfinished games \
         are resigned.\nFinished games and tables of tournaments remain for the other players, with the name of a guest. \
         Backups keep everything.\nTo do it: delete {name} yes"
    )
}

/// Makes a name from a line of a class list: `Anna O'Neill` becomes `Anna-ONeill`.
fn name_from_line(line: &str) -> Result<Name, InvalidName> {
    let words = line.split_whitespace().map(|word| {
        let letters = word
            .chars()
            .filter(|&letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
        letters.collect::<String>()
    });
    let text = words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-");
    Name::new(&text)
}

/// Reads a class list, without empty lines.
fn names_from_lines(lines: &[String]) -> Result<Vec<Name>, NameProblems> {
    let (mut names, mut problems) = (Vec::new(), Vec::new());
    let mut forms = HashSet::new();
    for line in lines.iter().map(|line| line.trim()) {
        let problem = match name_from_line(line) {
            _ if line.is_empty() => continue,
            Err(_) => NameProblem::Invalid,
            Ok(name) => {
                let own: HashSet<String> = [name.folded()]
                    .into_iter()
                    .chain(name.lookalike_forms())
                    .collect();
                let is_new = forms.is_disjoint(&own);
                forms.extend(own);
                names.push(name);
                if is_new {
                    continue;
                }
                NameProblem::Twice
            }
        };
        problems.push((line.to_owned(), problem));
    }
    if problems.is_empty() {
        Ok(names)
    } else {
        Err(problems)
    }
}

async fn run_class_command(server: &Server, lines: &[&str], again: bool) -> CommandResult {
    let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    let cards = make_class_members(server, &lines, again).await?;
    let words = Words::new(Language::English);
    let line =
        |(name, problem): &(String, NameProblem)| say!(words, problem.into(), name = name.as_str());
    let text = |problems: NameProblems| problems.iter().map(line).collect::<Vec<_>>().join("\n");
    Ok(card_sheet(server, &cards.map_err(text)?))
}

/// Makes members and their cards. If any name cannot be used, makes none.
///
/// # Errors
/// If the club cannot do it now.
pub async fn make_class_members(
    server: &Server,
    lines: &[String],
    again: bool,
) -> Result<ClassListResult, Refusal> {
    let names = match names_from_lines(lines) {
        Ok(names) => names,
        Err(problems) => return Ok(Err(problems)),
    };
    let candidates = names.clone();
    let problems = server.hub.run_in_hub(move |store, _, _| {
        let mut problems = Vec::new();
        for name in candidates {
            let problem = match store.member_with_name(&name)? {
                Some(member) if member.is_host => NameProblem::Host,
                Some(_) if !again => NameProblem::Member,
                None if store.looks_like_member(&name)? => NameProblem::Member,
                _ => continue,
            };
            problems.push((name.to_string(), problem));
        }
        Ok(problems)
    });
    let problems = problems.await?;
    if !problems.is_empty() {
        return Ok(Err(problems));
    }
    let cards = server.renew_cards(names).await;
    cards.map(Ok).ok_or(Refusal::Disk)
}

/// Makes a page with the cards, to print and cut.
pub fn card_sheet(server: &Server, cards: &[MemberCard]) -> String {
    let mut page = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{0}</title>\n<style>{CARD_SHEET_STYLE}</style>\n<h1>{0}</h1>\n",
        markup_escaped(&server.settings.name)
    );
    for MemberCard { name, link, code } in cards {
        let image = QrCode::new(link).map_or_else(
            |_| String::new(),
            |qr| qr.render::<svg::Color<'_>>().quiet_zone(false).build(),
        );
        let image = image
            .split_once("?>")
            .map_or(image.as_str(), |(_, svg)| svg);
        // Writing to a string cannot fail.
        let _ = writeln!(
            page,
            "<section>{image}<h2>{}</h2><p>{}</p><code>{code}</code></section>",
            markup_escaped(name.as_str()),
            markup_escaped(&server.url.to_string()),
        );
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_list_is_read_as_names_or_refused_with_all_its_errors() {
        let lines = |lines: &[&str]| {
            lines
                .iter()
                .map(|&line| line.to_owned())
                .collect::<Vec<_>>()
        };
        let names = names_from_lines(&lines(&[
            "Anna O'Neill",
            "  Ben  ",
            "",
            "J. P. Z\u{fc}rcher",
        ]));
        let names: Vec<String> = names.expect("names").iter().map(Name::to_string).collect();
        assert_eq!(names, ["Anna-ONeill", "Ben", "J-P-Z\u{fc}rcher"]);
        let wrong = ["Ben", "ben", "Maximilian-Alexander", "guest-3", "\u{412}en"];
        let problems = names_from_lines(&lines(&wrong)).expect_err("four problems");
        let kinds: Vec<NameProblem> = problems.iter().map(|&(_, problem)| problem).collect();
        let (invalid, twice) = (NameProblem::Invalid, NameProblem::Twice);
        assert_eq!(kinds, [twice, invalid, invalid, twice]);
    }
}
