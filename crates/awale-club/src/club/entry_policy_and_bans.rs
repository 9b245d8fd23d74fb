//! The door of the club: who may come in at the moment, and who is banned.

use super::prelude::*;

/// The visitors who may come in. A host types the text of a variant after the command `door`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, EnumString, IntoStaticStr, Deserialize, Serialize,
)]
#[strum(serialize_all = "lowercase")]
pub enum EntryPolicy {
    #[default]
    #[strum(serialize = "open")]
    #[serde(rename = "Open")]
    Everybody,
    /// Members come in; guests do not, and new names only if a host has admitted some newcomers.
    #[strum(serialize = "members")]
    #[serde(rename = "Members")]
    MembersOnly,
    /// Only hosts come in. Visitors who are in the club remain.
    #[strum(serialize = "closed")]
    #[serde(rename = "Closed")]
    HostsOnly,
}

/// The door of the club as it is stored: who may come in, and whether the visitors may chat.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
pub struct EntryAndChatSettings {
    pub entry_policy: EntryPolicy,
    /// Whether visitors may chat.
    pub is_chat_allowed: bool,
}

impl Default for EntryAndChatSettings {
    fn default() -> EntryAndChatSettings {
        EntryAndChatSettings {
            entry_policy: EntryPolicy::Everybody,
            is_chat_allowed: true,
        }
    }
}

/// A member, key, name or address that a host has banned from the club.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub enum EntryBan {
    /// The member, with all keys and links, under any name.
    #[serde(rename = "Member")]
    MemberWithId(PersonId),
    /// The fingerprint of a key.
    #[serde(rename = "Key")]
    KeyFingerprint(String),
    /// A name that no member has, in its form for comparisons.
    #[serde(rename = "Name")]
    FoldedName(String),
    /// Guests and new names from an address. Members still come in, because a school may have one
    /// address for everybody.
    #[serde(rename = "Address")]
    GuestsFromAddress(IpAddr),
}

/// A visitor at the door.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ArrivingVisitor {
    Guest,
    /// A visitor who wants to become a member.
    NewMember,
    Member,
    Host,
}

/// A request of a host that needs the store. Visits ignore it if their visitor is not a host.
#[derive(Clone, Debug)]
pub enum HostDeskRequest {
    /// Make a member and a card for each name. With `renew_existing_cards`, also new cards for
    /// existing members.
    MakeClass {
        names: Vec<String>,
        renew_existing_cards: bool,
    },
    /// Ban a member, a name, a key or an address.
    Ban(String),
    /// Export a part of a tournament.
    Export(Box<ClubTournament>, TournamentExport),
}

/// The reason for which a name of a class list cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-class-", serialize_all = "kebab-case")]
pub enum NameProblem {
    /// The name is empty, too long, or looks like a guest's.
    InvalidText,
    /// An earlier name in the list is the same or looks like it.
    DuplicateInList,
    /// A member already has the name, or a name that looks like it.
    TakenByMember,
    /// A host has the name.
    TakenByHost,
}

/// Names of a class list that cannot be used.
pub type NameProblems = Vec<(String, NameProblem)>;
/// The result of a class list. With a problem, no member was made.
pub type ClassListResult = Result<Vec<MemberCard>, NameProblems>;
