//! Commands of hosts about people: who may come in, bans, class lists, deleting members.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Write as _;
use std::net::IpAddr;

use awale_study::words::{Language, Words};
use awale_words::say;
use awale_words::text::markup_escaped;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::club::door::{Ban, ClassReport, Door, NameProblem};
use crate::club::protocol::{HostCommand, HostResult, PersonId, Refusal};
use crate::names::{InvalidName, Name};
use crate::secrets::Card;
use crate::server::Server;
use crate::store::{Error, Store};

use super::{CommandOutput, carry_out, failure, member, refused, success};

pub(super) const HELP: &str = "\
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
const SHEET_STYLE: &str = "body{font-family:sans-serif;margin:8mm;display:grid;grid-template-columns:1fr 1fr}\
h1{grid-column:1/-1;font-size:1rem}\
section{border:1px dashed #888;padding:4mm;display:grid;grid-template-columns:auto 1fr;gap:0 5mm;break-inside:avoid}\
section svg{grid-row:1/4;width:32mm;height:32mm}\
h2{margin:0;font-size:1.4rem;overflow-wrap:anywhere}p{margin:0;overflow-wrap:anywhere}\
code{font:bold 1.3rem monospace;white-space:nowrap}";

pub(super) async fn run(server: &Server, words: &[&str]) -> Option<CommandOutput> {
    Some(match *words {
        ["class", "again", ref names @ ..] if !names.is_empty() => class(server, names, true).await,
        ["class", ref names @ ..] if !names.is_empty() => class(server, names, false).await,
        ["door"] => door(server).await,
        ["door", word] => match (word.parse(), word.parse()) {
            (Ok(entry), _) => set_door(server, |door| Door { entry, ..door }).await,
            (_, Ok(count)) => carry_out(server, HostCommand::Newcomers(count)).await,
            _ => return None,
        },
        ["chat", word @ ("on" | "off")] => {
            let chat = word == "on";
            set_door(server, |door| Door { chat, ..door }).await
        }
        ["ban", what] => ban(server, what, false).await,
        ["ban", what, "here"] => ban(server, what, true).await,
        ["unban", what] => match target(server, what).await {
            Ok((ban, _)) => carry_out(server, HostCommand::Unban(ban)).await,
            Err(why) => refused(why),
        },
        ["bans"] => bans(server).await,
        ["delete", name] => delete(server, name, false).await,
        ["delete", name, "yes"] => delete(server, name, true).await,
        _ => return None,
    })
}

async fn door(server: &Server) -> CommandOutput {
    let state = server
        .hub
        .call(|_, club, now| (club.door(), club.newcomers(now)));
    let Some((door, newcomers)) = state.await else {
        return failure("not now");
    };
    let chat = if door.chat { "on" } else { "off" };
    success(format!(
        "door {}\nchat {chat}\nnewcomers {newcomers}\n",
        <&str>::from(door.entry)
    ))
}

async fn set_door(server: &Server, change: impl FnOnce(Door) -> Door) -> CommandOutput {
    match server.hub.call(|_, club, _| club.door()).await {
        Some(door) => carry_out(server, HostCommand::Door(change(door))).await,
        None => failure("not now"),
    }
}

/// Returns the ban for a word of a command, and the id of the member, if it is one.
async fn target(server: &Server, what: &str) -> Result<(Ban, Option<PersonId>), Refusal> {
    if what.starts_with("SHA256:") {
        return Ok((Ban::Key(what.to_owned()), None));
    }
    if let Ok(address) = what.parse() {
        return Ok((Ban::Address(address), None));
    }
    // Guests have no name that could be banned, only an address.
    let name = Name::new(what).map_err(|_| Refusal::Nobody)?;
    Ok(match member(server, what).await {
        Ok(id) => (Ban::Member(id), Some(id)),
        Err(_) => (Ban::Name(name.folded()), None),
    })
}

async fn ban(server: &Server, what: &str, here: bool) -> CommandOutput {
    match ban_target(server, what, here).await {
        Ok(addresses) => success(
            addresses
                .iter()
                .fold(String::new(), |text, address| format!("{text}{address}\n")),
        ),
        Err(why) => refused(why),
    }
}

/// Bans a member, a name, a key or an address; with `here` also the addresses where the member is
/// now, which are returned.
///
/// # Errors
/// If the ban would keep out a host, or the club cannot do it now.
pub async fn ban_target(
    server: &Server,
    what: &str,
    here: bool,
) -> Result<BTreeSet<IpAddr>, Refusal> {
    let (ban, id) = target(server, what).await?;
    let checked = ban.clone();
    let state = server.hub.call(move |store, club, _| {
        let addresses = id.filter(|_| here).map(|id| club.addresses_of(id));
        let is_host = store.is_of_host(&checked)?;
        Ok::<_, Error>((is_host, addresses.unwrap_or_default()))
    });
    let addresses = match state.await {
        Some(Ok((true, _))) => return Err(Refusal::IsHost),
        Some(Ok((false, addresses))) => addresses,
        _ => return Err(Refusal::Busy),
    };
    let bans = addresses.iter().copied().map(Ban::Address);
    for ban in [ban].into_iter().chain(bans) {
        let done = server.hub.host_command(HostCommand::Ban(ban)).await;
        match done.map(HostResult::refusal) {
            Some(None) => {}
            Some(Some(why)) => return Err(why),
            None => return Err(Refusal::Busy),
        }
    }
    Ok(addresses)
}

async fn bans(server: &Server) -> CommandOutput {
    let list = |store: &Store| {
        let members = store.members()?.into_iter();
        let members = members.filter(|member| member.is_banned);
        let members = members.map(|member| member.person.name.to_string());
        let others = store.bans()?.into_iter().map(|ban| match ban {
            Ban::Member(id) => id.to_string(),
            Ban::Key(what) | Ban::Name(what) => what,
            Ban::Address(address) => address.to_string(),
        });
        let lines = members.chain(others).map(|what| what + "\n");
        Ok::<_, Error>(lines.collect::<String>())
    };
    match server.hub.read(list).await {
        Some(Ok(text)) => success(text),
        _ => failure("not now"),
    }
}

async fn delete(server: &Server, name: &str, is_sure: bool) -> CommandOutput {
    let id = match member(server, name).await {
        Ok(id) => id,
        Err(why) => return failure(why),
    };
    if !is_sure {
        return failure(format!(
            "This deletes {name} for good: name, keys, links, ratings, saved games, progress and chat. Unfinished games \
             are resigned.\nFinished games and tables of tournaments remain for the other players, with the name of a guest. \
             Backups keep everything.\nTo do it: delete {name} yes"
        ));
    }
    let guest = server.hub.new_guest();
    carry_out(server, HostCommand::Delete(id, guest)).await
}

/// Makes a name from a line of a class list: `Anna O'Neill` becomes `Anna-ONeill`.
fn name_of(line: &str) -> Result<Name, InvalidName> {
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
fn names_of(lines: &[String]) -> Result<Vec<Name>, Vec<(String, NameProblem)>> {
    let (mut names, mut problems) = (Vec::new(), Vec::new());
    let mut forms = HashSet::new();
    for line in lines.iter().map(|line| line.trim()) {
        let problem = match name_of(line) {
            _ if line.is_empty() => continue,
            Err(_) => NameProblem::Invalid,
            Ok(name) => {
                let own: HashSet<String> =
                    [name.folded()].into_iter().chain(name.looks()).collect();
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

async fn class(server: &Server, lines: &[&str], again: bool) -> CommandOutput {
    let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    match make_class(server, &lines, again).await {
        Ok(ClassReport::Cards(cards)) => success(sheet(server, &cards)),
        Ok(ClassReport::Problems(problems)) => {
            let words = Words::new(Language::English);
            let line = |(name, problem): &(String, NameProblem)| {
                say!(words, problem.message_id(), name = name.as_str())
            };
            failure(problems.iter().map(line).collect::<Vec<_>>().join("\n"))
        }
        Err(why) => refused(why),
    }
}

/// Makes members and their cards. If any name cannot be used, makes none.
///
/// # Errors
/// If the club cannot do it now.
pub async fn make_class(
    server: &Server,
    lines: &[String],
    again: bool,
) -> Result<ClassReport, Refusal> {
    let names = match names_of(lines) {
        Ok(names) => names,
        Err(problems) => return Ok(ClassReport::Problems(problems)),
    };
    let candidates = names.clone();
    let problems = server.hub.call(move |store, _, _| {
        let mut problems = Vec::new();
        for name in candidates {
            let problem = match store.member(&name)? {
                Some(member) if member.is_host => NameProblem::Host,
                Some(_) if !again => NameProblem::Member,
                None if store.looks_like_member(&name)? => NameProblem::Member,
                _ => continue,
            };
            problems.push((name.to_string(), problem));
        }
        Ok::<_, Error>(problems)
    });
    match problems.await {
        Some(Ok(problems)) if problems.is_empty() => {}
        Some(Ok(problems)) => return Ok(ClassReport::Problems(problems)),
        _ => return Err(Refusal::Busy),
    }
    let cards = server.new_cards(names).await;
    cards.map(ClassReport::Cards).ok_or(Refusal::Disk)
}

/// Makes a page with the cards, to print and cut.
#[must_use]
pub fn sheet(server: &Server, cards: &[Card]) -> String {
    let mut page = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{0}</title>\n<style>{SHEET_STYLE}</style>\n<h1>{0}</h1>\n",
        markup_escaped(&server.settings.name)
    );
    for Card { name, link, code } in cards {
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
    fn a_class_list_gives_names_or_everything_that_is_wrong() {
        let lines = |lines: &[&str]| {
            lines
                .iter()
                .map(|&line| line.to_owned())
                .collect::<Vec<_>>()
        };
        let names = names_of(&lines(&[
            "Anna O'Neill",
            "  Ben  ",
            "",
            "J. P. Z\u{fc}rcher",
        ]));
        let names: Vec<String> = names.expect("names").iter().map(Name::to_string).collect();
        assert_eq!(names, ["Anna-ONeill", "Ben", "J-P-Z\u{fc}rcher"]);
        let wrong = ["Ben", "ben", "Maximilian-Alexander", "guest-3", "\u{412}en"];
        let problems = names_of(&lines(&wrong)).expect_err("four problems");
        let kinds: Vec<NameProblem> = problems.iter().map(|&(_, problem)| problem).collect();
        let (invalid, twice) = (NameProblem::Invalid, NameProblem::Twice);
        assert_eq!(kinds, [twice, invalid, invalid, twice]);
    }
}
