//! Decides whether a visitor may come in, and under which name.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::club::Club;
use crate::club::door::Arrival;
use crate::club::protocol::{DisconnectReason, Now, Person};
use crate::names::Name;
use crate::quota::Quota;
use crate::secrets::{is_token, normalized_code};
use crate::server::Server;
use crate::store::{Error, Membership, Store};

/// The proof of identity, or the new name, with which a visitor asks to come in.
#[derive(Clone, Debug)]
pub enum Credentials {
    /// A name, and the fingerprint of a key with which the visitor has signed.
    Key(Name, String),
    /// A secret link or a code.
    Secret(String),
    /// A code for this name.
    Code(Name, String),
    /// A name to register, and the token of its new link.
    NewName(Name, String),
    /// The secret of a guest who was here before, if the visitor has one.
    Guest(Option<String>),
}

/// Guests with their secrets, in memory only, so that a guest whose connection was lost returns to
/// the same seat. The last visitors are at the end; the number is limited.
#[derive(Debug, Default)]
pub(crate) struct Guests(Mutex<Vec<(String, Person)>>);

impl Guests {
    fn lock(&self) -> MutexGuard<'_, Vec<(String, Person)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the guest with this secret.
    fn find(&self, secret: &str) -> Option<Person> {
        let code = normalized_code(secret);
        let secret = code.as_deref().unwrap_or(secret);
        let mut guests = self.lock();
        let place = guests.iter().position(|(known, _)| known == secret)?;
        let found = guests.remove(place);
        guests.push(found.clone());
        Some(found.1)
    }

    /// Whether a guest of this name has a code.
    pub fn has_code(&self, name: &str) -> bool {
        let has_code =
            |(secret, guest): &(String, Person)| guest.name.as_str() == name && !is_token(secret);
        self.lock().iter().any(has_code)
    }
}

impl Server {
    /// Makes a guest, who can return with this token or code.
    pub(crate) fn new_guest(&self, secret: &str) -> Person {
        let person = self.hub.new_guest();
        let secret = normalized_code(secret).unwrap_or_else(|| secret.to_owned());
        let mut guests = self.guests.lock();
        guests.push((secret, person.clone()));
        let over = guests
            .len()
            .saturating_sub(self.settings.limits.connections);
        guests.drain(..over);
        person
    }

    /// Finds out who a visitor is. `None` is a new guest.
    ///
    /// # Errors
    /// The reason to keep the visitor out.
    pub async fn admit(
        &self,
        credentials: Credentials,
        address: IpAddr,
    ) -> Result<Option<Person>, DisconnectReason> {
        let is_private = match &credentials {
            Credentials::NewName(..) => self.private.is_some(),
            Credentials::Guest(_) => self.private.is_some() || !self.settings.guests,
            _ => false,
        };
        if is_private {
            return Err(DisconnectReason::Private);
        }
        let (is_link, is_code) = match &credentials {
            Credentials::Secret(secret) => (is_token(secret), !is_token(secret)),
            Credentials::Code(..) => (false, true),
            Credentials::Guest(Some(secret)) => (false, !is_token(secret)),
            _ => (false, false),
        };
        if is_code && !self.wrong_codes.allows(address, false) {
            return Err(DisconnectReason::TooManyCodes);
        }
        let guest = match &credentials {
            Credentials::Guest(Some(secret)) => self.guests.find(secret),
            _ => None,
        };
        if is_code && guest.is_none() && matches!(credentials, Credentials::Guest(_)) {
            self.wrong_codes.allows(address, true);
            return Err(DisconnectReason::WrongCode);
        }
        let registers = matches!(credentials, Credentials::Key(..) | Credentials::NewName(..));
        let (names, max) = (
            Arc::clone(&self.new_names),
            self.settings.limits.names_per_key,
        );
        let admitted = self.hub.call(move |store, club, now| {
            Admission {
                store,
                club,
                now,
                names: &names,
                address,
            }
            .decide(credentials, max)
        });
        match admitted.await {
            Ok(Err(DisconnectReason::WrongLink)) if !is_link => {
                self.wrong_codes.allows(address, true);
                Err(DisconnectReason::WrongCode)
            }
            Ok(admitted) => admitted.map(|person| person.or(guest)),
            Err(Error::Closed) => Err(DisconnectReason::Later),
            Err(error) => {
                log::error!("a visitor from {address} cannot come in: {error}");
                Err(if registers {
                    DisconnectReason::Disk
                } else {
                    DisconnectReason::Later
                })
            }
        }
    }
}

/// The data for a decision about a visitor, which is made in the hub.
struct Admission<'a> {
    store: &'a mut Store,
    club: &'a mut Club,
    now: Now,
    names: &'a Quota,
    address: IpAddr,
}

/// The person who comes in, `None` for a new guest, or the reason to keep the visitor out. The
/// outer error is a failure of the store.
type Decision = Result<Result<Option<Person>, DisconnectReason>, Error>;

impl Admission<'_> {
    fn decide(mut self, credentials: Credentials, max_names: usize) -> Decision {
        match credentials {
            Credentials::Guest(_) => Ok(self.check_arrival(Arrival::Guest).map(|()| None)),
            Credentials::Key(name, key) => {
                if self.club.is_banned_key(&key) {
                    return Ok(Err(DisconnectReason::Banned));
                }
                if let Err(why) = self.check_name(&name)? {
                    return Ok(Err(why));
                }
                let found = self.store.enter(&name, &key, max_names, self.now.wall)?;
                Ok(check_membership(found))
            }
            Credentials::NewName(name, token) => {
                if self.store.member(&name)?.is_some() {
                    return Ok(Err(DisconnectReason::NameTaken));
                }
                if let Err(why) = self.check_name(&name)? {
                    return Ok(Err(why));
                }
                let made = self.store.enter_with_link(&name, &token, self.now.wall)?;
                Ok(made.map(Some).ok_or(DisconnectReason::NameTaken))
            }
            Credentials::Secret(secret) => self.by_secret(&secret, None),
            Credentials::Code(name, code) => self.by_secret(&code, Some(&name)),
        }
    }

    /// Admits the member with this secret. If a name is given, it must be the member's.
    fn by_secret(&mut self, secret: &str, name: Option<&Name>) -> Decision {
        let person = match self.store.member_by_link(secret)? {
            Membership::Own(person) => person,
            found => return Ok(check_membership(found)),
        };
        if name.is_some_and(|name| name.folded() != person.name.folded()) {
            return Ok(Err(DisconnectReason::WrongLink));
        }
        Ok(self.check_name(&person.name)?.map(|()| Some(person)))
    }

    /// Checks whether the owner of a name may come in, or a newcomer with a free name.
    fn check_name(&mut self, name: &Name) -> Result<Result<(), DisconnectReason>, Error> {
        let Some(member) = self.store.member(name)? else {
            return Ok(self.check_arrival(Arrival::New(name)).and_then(|()| {
                let may =
                    self.club.admit_newcomer(self.now) || self.names.allows(self.address, true);
                may.then_some(()).ok_or(DisconnectReason::TooManyNames)
            }));
        };
        let entrant = if member.is_host {
            Arrival::Host
        } else {
            Arrival::Member
        };
        Ok(self.check_arrival(entrant))
    }

    fn check_arrival(&self, entrant: Arrival<'_>) -> Result<(), DisconnectReason> {
        let bar = self.club.rejection_reason(entrant, self.address, self.now);
        bar.map_or(Ok(()), Err)
    }
}

fn check_membership(found: Membership) -> Result<Option<Person>, DisconnectReason> {
    Err(match found {
        Membership::Own(person) => return Ok(Some(person)),
        Membership::Taken => DisconnectReason::NameTaken,
        Membership::Banned => DisconnectReason::Banned,
        Membership::TooMany => DisconnectReason::TooMany,
        Membership::Unknown => DisconnectReason::WrongLink,
    })
}
