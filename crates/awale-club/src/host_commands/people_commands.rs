//! Commands of hosts about people: who may come in, chat, bans, class lists, members.

use crate::{prelude::*, store::Result};

use awale_words::text::markup_escaped;
use qrcode::{QrCode, render::svg};

use super::{CommandFailure, CommandOutput, carry_out_host_command};

pub const PEOPLE_COMMANDS_HELP: &str = "\
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

/// The help for commands that change members. These commands do not come by ssh.
pub const MEMBERS_COMMANDS_HELP: &str = "\
members [list]   list all members
members rename NAME NEW
                 give a member another name
members host [--off] NAME
                 make a member a host, who directs the club; --off: no longer
members link NAME
                 a new secret link and a new code; those before stop working.
                 A free name becomes a new member
members key NAME KEY
                 add a public key: a line as in `id_ed25519.pub`
";

/// The style of a sheet of cards. The cards are cut out along the dashed lines.
const CARD_SHEET_STYLE: &str = "body{font-family:sans-serif;margin:8mm;display:grid;grid-template-columns:1fr 1fr}\
h1{grid-column:1/-1;font-size:1rem}\
section{border:1px dashed #888;padding:4mm;display:grid;grid-template-columns:auto 1fr;gap:0 5mm;break-inside:avoid}\
section svg{grid-row:1/4;width:32mm;height:32mm}\
h2{margin:0;font-size:1.4rem;overflow-wrap:anywhere}p{margin:0;overflow-wrap:anywhere}\
code{font:bold 1.3rem monospace;white-space:nowrap}";

/// Runs a command about people, the door or the chat.
pub async fn run_people_command(server: &Server, words: &[&str]) -> CommandOutput {
    let command = match *words {
        ["class", "again", _, ..] => return run_class_command(server, &words[2..], true).await,
        ["class", _, ..] => return run_class_command(server, &words[1..], false).await,
        ["door"] => {
            let (door, remaining_newcomer_count) = server
                .hub
                .run_in_hub(|_, club, now| {
                    Ok((club.door.settings, club.door.remaining_newcomer_count(now)))
                })
                .await?;
            let chat = if door.is_chat_allowed { "on" } else { "off" };
            let entry = <&str>::from(door.entry_policy);
            return Ok(format!(
                "door {entry}\nchat {chat}\nnewcomers {remaining_newcomer_count}\n"
            ));
        }
        ["door", word] => match (word.parse(), word.parse()) {
            (Ok(entry), _) => HostCommand::SetEntryPolicy(entry),
            (_, Ok(count)) => HostCommand::AdmitNewcomers(count),
            _ => return Err(CommandFailure::UnknownCommand),
        },
        ["chat", word @ ("on" | "off")] => HostCommand::SetChatAllowed(word == "on"),
        ["ban", what] => return Ok(join_lines(add_ban(server, what, false).await?)),
        ["ban", what, "here"] => return Ok(join_lines(add_ban(server, what, true).await?)),
        ["unban", what] => HostCommand::Unban(parse_ban(server, what).await?),
        ["ban" | "bans"] => {
            return Ok(server
                .hub
                .run_query(|store| {
                    let members = store
                        .members()?
                        .into_iter()
                        .filter(|member| member.is_banned)
                        .map(|member| member.person.name.to_string());
                    Ok(join_lines(members.chain(
                        store.items()?.into_iter().filter_map(|item| match item {
                            StoredItem::Ban(
                                EntryBan::KeyFingerprint(what) | EntryBan::FoldedName(what),
                            ) => Some(what),
                            StoredItem::Ban(EntryBan::GuestsFromAddress(address)) => {
                                Some(address.to_string())
                            }
                            _ => None,
                        }),
                    )))
                })
                .await?);
        }
        ["delete", name, ref yes @ ..] => {
            let member = server.member_with_name(name).await?.person;
            match yes {
                ["yes"] => HostCommand::DeleteMember(member.id, server.hub.new_guest()),
                [] => {
                    let name = &member.name;
                    return Err(CommandFailure::ConfirmationNeeded(format!(
                        "This deletes {name} for good: name, keys, links, ratings, saved games, progress and chat. \
                         Unfinished games are resigned.\nFinished games and tables of tournaments remain for the other \
                         players, with the name of a guest. Backups keep everything."
                    )));
                }
                _ => return Err(CommandFailure::UnknownCommand),
            }
        }
        _ => return Err(CommandFailure::UnknownCommand),
    };
    carry_out_host_command(server, command).await
}

/// Runs a command that lists or changes members.
pub async fn run_members_command(server: &Server, words: &[&str]) -> CommandOutput {
    if let ["link", name] = *words {
        return Ok(server
            .renew_card(Name::new(name)?)
            .await?
            .ok_or_else(|| format!("{name} looks like the name of another member"))?
            .link_and_code());
    }
    let words = words.iter().map(|&word| word.to_owned()).collect_vec();
    server
        .hub
        .run_in_hub(move |store: &mut Store, club: &mut Club, now| {
            let words = words.iter().map(String::as_str).collect_vec();
            Ok(list_or_change_members(store, club, now, &words))
        })
        .await?
}

fn list_or_change_members(
    store: &mut Store,
    club: &mut Club,
    now: ClubTime,
    words: &[&str],
) -> CommandOutput {
    let member_id = |store: &Store, name: &str| -> Result<PersonId, CommandFailure> {
        Ok(store
            .member_with_name(&Name::new(name)?)?
            .ok_or(Refusal::NobodyWithName)?
            .person
            .id)
    };
    match *words {
        [] | ["list"] => {
            return Ok(join_lines(store.members()?.iter().map(|member| {
                let Member {
                    key_count: keys,
                    link_count: links,
                    ..
                } = member;
                let name = &member.person.name;
                let host = if member.is_host { "  host" } else { "" };
                let banned = if member.is_banned { "  banned" } else { "" };
                format!("{name:16}  {keys} keys  {links} links{host}{banned}")
            })));
        }
        ["rename", name, new] => {
            let id = member_id(store, name)?;
            let name = Name::new(new)?;
            if !store.rename_member(id, &name)? {
                return Err(format!(
                    "{new} belongs to another member, or looks like the name of one"
                )
                .into());
            }
            club.set_member_name(now, &Person { id, name });
        }
        ["host", name] => store.set_host(member_id(store, name)?, true)?,
        ["host", "--off", name] | ["host", name, "--off"] => {
            store.set_host(member_id(store, name)?, false)?;
        }
        ["key", name, key] => {
            store.add_key(
                member_id(store, name)?,
                &fingerprint(&PublicKey::from_openssh(key)?),
            )?;
        }
        _ => return Err(CommandFailure::UnknownCommand),
    }
    Ok(String::new())
}

fn join_lines(texts: impl IntoIterator<Item = impl Display>) -> String {
    texts.into_iter().map(|text| format!("{text}\n")).join("")
}

/// Returns the ban that the word of a command names: a fingerprint, an address, a member or a name.
async fn parse_ban(server: &Server, target: &str) -> Result<EntryBan, Refusal> {
    if target.starts_with("SHA256:") {
        return Ok(EntryBan::KeyFingerprint(target.to_owned()));
    }
    if let Ok(address) = target.parse() {
        return Ok(EntryBan::GuestsFromAddress(address));
    }
    match server.member_with_name(target).await {
        Ok(member) => Ok(EntryBan::MemberWithId(member.person.id)),
        // Guests have no name that could be banned, only an address.
        Err(why) => Ok(EntryBan::FoldedName(
            Name::new(target).map_err(|_| why)?.folded_form(),
        )),
    }
}

/// Bans a member, a name, a key or an address; with `includes_current_addresses` also the addresses
/// where the member is now, which are returned.
///
/// # Errors
/// If the ban would keep out a host, or the club cannot do it now.
pub async fn add_ban(
    server: &Server,
    target: &str,
    includes_current_addresses: bool,
) -> Result<BTreeSet<IpAddr>, Refusal> {
    let ban = parse_ban(server, target).await?;
    let checked_ban = ban.clone();
    let host_and_addresses_query = server.hub.run_in_hub(move |store, club, _| {
        let addresses = match checked_ban {
            EntryBan::MemberWithId(id) if includes_current_addresses => club.addresses_of(id),
            _ => BTreeSet::new(),
        };
        Ok((store.would_ban_host(&checked_ban)?, addresses))
    });
    let (is_host, member_addresses_to_ban) = host_and_addresses_query.await?;
    if is_host {
        return Err(Refusal::HostCannotBeBanned);
    }
    for ban in [ban].into_iter().chain(
        member_addresses_to_ban
            .iter()
            .copied()
            .map(EntryBan::GuestsFromAddress),
    ) {
        server.hub.run_host_command(HostCommand::Ban(ban)).await?;
    }
    Ok(member_addresses_to_ban)
}

/// Reads the names of a class list, which may have empty lines. If `allows_existing_members` is
/// true, names of members who are not hosts are allowed too.
fn parse_class_list(
    store: &Store,
    lines: &[String],
    allows_existing_members: bool,
) -> Result<Result<Vec<Name>, NameProblems>> {
    let mut names = Vec::new();
    let mut problems = Vec::new();
    let mut forms_of_earlier_names = HashSet::new();
    for line in lines
        .iter()
        .map(|line| line.trim())
        .filter(|line| !line.is_empty())
    {
        // `Anna O'Neill` becomes `Anna-ONeill`.
        let words = line.split_whitespace().map(|word| {
            word.replace(
                |letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_',
                "",
            )
        });
        let problem = if let Ok(name) = Name::new(&words.filter(|word| !word.is_empty()).join("-"))
        {
            let forms_of_name = [name.folded_form()]
                .into_iter()
                .chain(name.lookalike_forms());
            let forms_of_name: HashSet<String> = forms_of_name.collect();
            let is_first_occurrence = forms_of_earlier_names.is_disjoint(&forms_of_name);
            forms_of_earlier_names.extend(forms_of_name);
            match store.member_with_name(&name)? {
                _ if !is_first_occurrence => NameProblem::DuplicateInList,
                Some(member) if member.is_host => NameProblem::TakenByHost,
                Some(_) if !allows_existing_members => NameProblem::TakenByMember,
                None if store.looks_like_member(&name)? => NameProblem::TakenByMember,
                _ => {
                    names.push(name);
                    continue;
                }
            }
        } else {
            NameProblem::InvalidText
        };
        problems.push((line.to_owned(), problem));
    }
    Ok(problems.is_empty().then_some(names).ok_or(problems))
}

async fn run_class_command(
    server: &Server,
    lines: &[&str],
    renew_existing_cards: bool,
) -> CommandOutput {
    let owned_lines = lines.iter().map(|&line| line.to_owned()).collect_vec();
    match make_class_members(server, &owned_lines, renew_existing_cards).await? {
        Ok(cards) => Ok(card_sheet(server, &cards)),
        Err(problems) => {
            let words = Words::new(Language::English);
            Err(problems
                .into_iter()
                .map(|(name, problem)| say!(words, problem.into(), name))
                .format("\n")
                .into())
        }
    }
}

/// Makes members and their cards. If any name cannot be used, makes none.
///
/// # Errors
/// If the club cannot do it now.
pub async fn make_class_members(
    server: &Server,
    lines: &[String],
    renew_existing_cards: bool,
) -> Result<ClassListResult, Refusal> {
    let lines = lines.to_vec();
    let names = match server
        .hub
        .run_in_hub(move |store, _, _| parse_class_list(store, &lines, renew_existing_cards))
        .await?
    {
        Ok(names) => names,
        Err(problems) => return Ok(Err(problems)),
    };
    server
        .renew_cards(names)
        .await
        .map_err(|error| {
            log::error!("{error}");
            Refusal::DiskWriteFails
        })?
        .map(Ok)
        .ok_or(Refusal::DiskWriteFails)
}

/// Makes a page with the cards, to print and cut.
pub fn card_sheet(server: &Server, cards: &[MemberCard]) -> String {
    let mut page_html = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{0}</title>\n<style>{CARD_SHEET_STYLE}</style>\n<h1>{0}</h1>\n",
        markup_escaped(&server.settings.name)
    );
    for MemberCard { name, link, code } in cards {
        let qr_code_svg = QrCode::new(link).map_or_else(
            |_| String::new(),
            |qr| qr.render::<svg::Color<'_>>().quiet_zone(false).build(),
        );
        let qr_code_svg = qr_code_svg
            .split_once("?>")
            .map_or(qr_code_svg.as_str(), |(_, svg)| svg);
        // Writing to a string cannot fail.
        let _ = writeln!(
            page_html,
            "<section>{qr_code_svg}<h2>{}</h2><p>{}</p><code>{code}</code></section>",
            markup_escaped(name.as_str()),
            markup_escaped(&server.page_url.to_string()),
        );
    }
    page_html
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_class_list_is_read_as_names_or_refused_with_all_its_errors() {
        let owned_lines = |lines: &[&str]| {
            lines
                .iter()
                .map(|&line| line.to_owned())
                .collect::<Vec<_>>()
        };
        let store = Store::open(Path::new(":memory:")).expect("a store");
        let parse_list =
            |texts: &[&str]| parse_class_list(&store, &owned_lines(texts), false).expect("read");
        let names = parse_list(&["Anna O'Neill", "  Ben  ", "", "J. P. Z\u{fc}rcher"]);
        let names: Vec<String> = names.expect("names").iter().map(Name::to_string).collect();
        assert_eq!(names, ["Anna-ONeill", "Ben", "J-P-Z\u{fc}rcher"]);
        let invalid_lines = ["Ben", "ben", "Maximilian-Alexander", "guest-3", "\u{412}en"];
        let problems = parse_list(&invalid_lines).expect_err("four problems");
        let problem_kinds: Vec<NameProblem> =
            problems.iter().map(|&(_, problem)| problem).collect();
        let (invalid, twice) = (NameProblem::InvalidText, NameProblem::DuplicateInList);
        assert_eq!(problem_kinds, [twice, invalid, invalid, twice]);
    }
}
