//! The door of the club: it decides which people may come in at the moment, knows the bans, and has
//! the reasons why a visitor is only a guest. [`admission`](crate::admission) applies it to the
//! visitors.

use super::prelude::*;

/// Time for which the door stays open for a number of newcomers.
const NEWCOMER_ADMISSION_PERIOD: Duration = Duration::from_secs(3600);

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

/// The reason for which a visitor is a guest.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-guest-", serialize_all = "kebab-case")]
pub enum GuestReason {
    /// The client offered no key.
    NoKey,
    /// The key is of a kind or a length that the club does not accept.
    KeyKindNotAccepted,
    /// The client signs with RSA and SHA-1, which is insecure.
    Sha1Signature,
    /// The client sent no valid signature with the key.
    KeyWithoutValidSignature,
    /// The club cannot store new members, because writes fail.
    DiskWriteFails,
    /// The visitor has chosen on the page to be a guest.
    ChosenByVisitor,
}

/// The door of the club.
#[derive(Debug, Default)]
pub struct Door {
    pub settings: EntryAndChatSettings,
    /// The number of further new names that are admitted regardless of the limits of their
    /// addresses, and the time since the start of the club until which they are admitted.
    newcomer_allowance: (u32, Duration),
}

impl Door {
    /// Returns the reason for which the door is closed to a visitor, if it is.
    pub fn rejection_reason(
        &self,
        arriving_visitor: ArrivingVisitor,
        now: ClubTime,
    ) -> Option<DisconnectReason> {
        match (self.settings.entry_policy, arriving_visitor) {
            (EntryPolicy::Everybody, _)
            | (EntryPolicy::MembersOnly, ArrivingVisitor::Member)
            | (_, ArrivingVisitor::Host) => None,
            (EntryPolicy::MembersOnly, ArrivingVisitor::NewMember)
                if self.remaining_newcomer_count(now) > 0 =>
            {
                None
            }
            (EntryPolicy::MembersOnly, _) => Some(DisconnectReason::MembersOnly),
            (EntryPolicy::HostsOnly, _) => Some(DisconnectReason::ClosedByHost),
        }
    }

    /// Opens the door for this number of newcomers.
    pub fn allow_newcomers(&mut self, count: u32, now: ClubTime) {
        self.newcomer_allowance = (count, now.uptime + NEWCOMER_ADMISSION_PERIOD);
    }

    /// Returns the number of new names that may still come in because a host has opened the door.
    pub fn remaining_newcomer_count(&self, now: ClubTime) -> u32 {
        let (allowed_count, end_time) = self.newcomer_allowance;
        if now.uptime < end_time {
            allowed_count
        } else {
            0
        }
    }

    /// Counts a newcomer for whom a host has opened the door. Returns false if all that the host
    /// has allowed have come in, or the time for them is over.
    pub fn admit_newcomer(&mut self, now: ClubTime) -> bool {
        let remaining_newcomer_count = self.remaining_newcomer_count(now).checked_sub(1);
        self.newcomer_allowance.0 = remaining_newcomer_count.unwrap_or(0);
        remaining_newcomer_count.is_some()
    }
}
