//! Finds out who a visitor is, and lets the visitor in if the [`Door`] is open for them.

use crate::{
    prelude::*,
    quota::AddressQuota,
    secrets::{is_token, normalized_code},
    store::{AdmissionError, Error},
};

/// The proof of identity, if any, or the new name, with which a visitor asks to come in.
#[derive(Debug)]
pub enum Credentials {
    /// A name, and the fingerprint of a key with which the visitor has signed.
    NameAndKeyFingerprint(Name, String),
    /// The token of a secret link or a code, and the name of the member if the visitor has given
    /// one.
    MemberSecret(Option<Name>, String),
    /// A name to register, and the token of its new link.
    NewNameAndLinkToken(Name, String),
    /// The token or code of a guest who was here before; `None` for a new guest.
    GuestSecret(Option<String>),
}

impl Server {
    /// Admits a visitor, and makes a guest of one whom the club does not know. Returns the person
    /// and, for a guest, the token or code to return with, which `new_secret` makes for a new
    /// guest. If too many guests are remembered, forgets the one who came in longest ago.
    ///
    /// # Errors
    /// The reason to keep the visitor out.
    pub(crate) async fn admit_or_make_guest(
        &self,
        credentials: Credentials,
        address: IpAddr,
        new_secret: fn() -> Option<String>,
    ) -> Result<(Person, Option<String>), DisconnectReason> {
        let known_secret = match &credentials {
            Credentials::GuestSecret(secret) => secret.clone(),
            _ => None,
        };
        if let Some(person) = self.admit_visitor(credentials, address).await? {
            return Ok((person, known_secret));
        }
        let secret = new_secret().ok_or(DisconnectReason::TryLater)?;
        let person = self.hub.new_guest();
        let normalized_secret = normalized_code(&secret).unwrap_or_else(|| secret.clone());
        let mut guests = self.guests_with_secrets.lock();
        guests.push((normalized_secret, person.clone()));
        let excess_guest_count = guests
            .len()
            .saturating_sub(self.settings.limits.connections);
        guests.drain(..excess_guest_count);
        Ok((person, Some(secret)))
    }

    /// Returns the guest with this token or code, and moves the guest to the end of the list, from
    /// whose beginning guests are forgotten.
    fn returning_guest(&self, secret: &str) -> Option<Person> {
        let code = normalized_code(secret);
        let secret = code.as_deref().unwrap_or(secret);
        let mut guests = self.guests_with_secrets.lock();
        let guest_index = guests.iter().position(|(known, _)| known == secret)?;
        let secret_and_guest = guests.remove(guest_index);
        guests.push(secret_and_guest.clone());
        Some(secret_and_guest.1)
    }

    /// Whether a guest of this name has a code.
    pub(crate) fn has_guest_code(&self, name: &str) -> bool {
        let guests = self.guests_with_secrets.lock();
        guests
            .iter()
            .any(|(secret, guest)| guest.name.as_str() == name && !is_token(secret))
    }

    /// Finds out who a visitor is, and registers a new name. `None` is a new guest.
    ///
    /// # Errors
    /// The reason to keep the visitor out.
    pub async fn admit_visitor(
        &self,
        credentials: Credentials,
        address: IpAddr,
    ) -> Result<Option<Person>, DisconnectReason> {
        let (are_credentials_refused, secret) = match &credentials {
            Credentials::NameAndKeyFingerprint(..) => (false, None),
            Credentials::MemberSecret(_, secret) => (false, Some(secret)),
            Credentials::NewNameAndLinkToken(..) => (self.member_fingerprints.is_some(), None),
            Credentials::GuestSecret(secret) => (
                self.member_fingerprints.is_some() || !self.settings.guests,
                secret.as_ref(),
            ),
        };
        if are_credentials_refused {
            return Err(DisconnectReason::PrivateClub);
        }
        let is_code = secret.is_some_and(|secret| !is_token(secret));
        if is_code && !self.wrong_code_quota.allows_event(address, false) {
            return Err(DisconnectReason::TooManyWrongCodes);
        }
        let is_guest = matches!(credentials, Credentials::GuestSecret(_));
        let guest = secret
            .filter(|_| is_guest)
            .and_then(|secret| self.returning_guest(secret));
        let may_register = secret.is_none() && !is_guest;
        let name_quota = Arc::clone(&self.new_name_quota);
        let max_names_per_key = self.settings.limits.names_per_key;
        let admission_query = self.hub.run_in_hub(move |store, club, now| {
            Ok(decide_admission(
                store,
                club,
                now,
                credentials,
                (address, &name_quota),
                max_names_per_key,
            ))
        });
        let admission_result = if is_code && is_guest && guest.is_none() {
            Err(DisconnectReason::WrongLink.into())
        } else {
            admission_query
                .await
                .unwrap_or_else(|error| Err(error.into()))
        };
        match admission_result {
            Ok(person) => Ok(person.or(guest)),
            Err(AdmissionError::VisitorRejected(DisconnectReason::WrongLink)) if is_code => {
                self.wrong_code_quota.allows_event(address, true);
                Err(DisconnectReason::WrongCode)
            }
            Err(AdmissionError::VisitorRejected(why)) => Err(why),
            Err(AdmissionError::StoreFailed(Error::ClubClosed)) => Err(DisconnectReason::TryLater),
            Err(AdmissionError::StoreFailed(error)) => {
                log::error!("a visitor from {address} cannot come in: {error}");
                Err(if may_register {
                    DisconnectReason::DiskWriteFails
                } else {
                    DisconnectReason::TryLater
                })
            }
        }
    }
}

/// Decides about a visitor, in the hub. Returns the member, or `None` for a guest. A name that no
/// member has is registered for the key or the token.
fn decide_admission(
    store: &mut Store,
    club: &mut Club,
    now: ClubTime,
    credentials: Credentials,
    (address, names): (IpAddr, &AddressQuota),
    max_names_per_key: usize,
) -> Result<Option<Person>, AdmissionError> {
    let (name, member) = match &credentials {
        Credentials::GuestSecret(_) => (None, None),
        Credentials::NameAndKeyFingerprint(name, _) | Credentials::NewNameAndLinkToken(name, _) => {
            (Some(name), store.member_with_name(name)?)
        }
        Credentials::MemberSecret(name, secret) => {
            let member = store
                .member_by_secret(secret)?
                .ok_or(DisconnectReason::WrongLink)?;
            let folded_name = member.person.name.folded_form();
            if name
                .as_ref()
                .is_some_and(|name| name.folded_form() != folded_name)
            {
                Err(DisconnectReason::WrongLink)?;
            }
            (None, Some(member))
        }
    };
    let (arriving_visitor, mut possible_bans) = match (&member, name) {
        (Some(_), Some(_)) if matches!(credentials, Credentials::NewNameAndLinkToken(..)) => {
            Err(DisconnectReason::NameTaken)?
        }
        (Some(member), _) => (
            if member.is_host {
                ArrivingVisitor::Host
            } else {
                ArrivingVisitor::Member
            },
            vec![EntryBan::MemberWithId(member.person.id)],
        ),
        (None, Some(name)) => (
            ArrivingVisitor::NewMember,
            vec![
                EntryBan::GuestsFromAddress(address),
                EntryBan::FoldedName(name.folded_form()),
            ],
        ),
        (None, None) => (
            ArrivingVisitor::Guest,
            vec![EntryBan::GuestsFromAddress(address)],
        ),
    };
    if let Credentials::NameAndKeyFingerprint(_, key) = &credentials {
        possible_bans.push(EntryBan::KeyFingerprint(key.clone()));
    }
    for ban in possible_bans {
        if store.has_ban(&ban)? {
            Err(DisconnectReason::Banned)?;
        }
    }
    if let Some(why) = club.door.rejection_reason(arriving_visitor, now) {
        Err(why)?;
    }
    let is_new = arriving_visitor == ArrivingVisitor::NewMember;
    if is_new && !club.door.admit_newcomer(now) && !names.allows_event(address, true) {
        Err(DisconnectReason::TooManyNewNames)?;
    }
    let person = match credentials {
        Credentials::GuestSecret(_) => return Ok(None),
        Credentials::MemberSecret(..) => member.map(|member| member.person),
        Credentials::NameAndKeyFingerprint(name, key) => {
            Some(store.log_in_with_key(&name, &key, max_names_per_key, now.unix_ms)?)
        }
        Credentials::NewNameAndLinkToken(name, token) => {
            store.register_with_link(&name, &token, now.unix_ms)?
        }
    };
    Ok(Some(person.ok_or(DisconnectReason::NameTaken)?))
}
