//! Decides whether a visitor may come in, and under which name.

use std::net::IpAddr;
use std::sync::Arc;

use crate::club::Club;
use crate::club::door::ArrivingVisitor;
use crate::club::protocol::{ClubTime, DisconnectReason, Person};
use crate::names::Name;
use crate::quota::AddressQuota;
use crate::secrets::{is_token, normalized_code};
use crate::server::Server;
use crate::store::{Error, Store};

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

impl Server {
    /// Makes a guest. This token or code lets the guest return.
    pub(crate) fn new_guest(&self, secret: &str) -> Person {
        let person = self.hub.new_guest();
        self.remember_guest(secret, &person);
        person
    }

    /// Lets a guest return with this token or code. If there are too many guests, the one whose
    /// session began first is forgotten.
    pub(crate) fn remember_guest(&self, secret: &str, person: &Person) {
        let secret = normalized_code(secret).unwrap_or_else(|| secret.to_owned());
        let mut guests = self.guests.lock();
        guests.retain(|(known, _)| *known != secret);
        guests.push((secret, person.clone()));
        let over = guests
            .len()
            .saturating_sub(self.settings.limits.connections);
        guests.drain(..over);
    }

    /// Returns the guest with this token or code.
    fn returning_guest(&self, secret: &str) -> Option<Person> {
        let code = normalized_code(secret);
        let secret = code.as_deref().unwrap_or(secret);
        let mut guests = self.guests.lock();
        let place = guests.iter().position(|(known, _)| known == secret)?;
        let found = guests.remove(place);
        guests.push(found.clone());
        Some(found.1)
    }

    /// Whether a guest of this name has a code.
    pub(crate) fn has_guest_code(&self, name: &str) -> bool {
        let guests = self.guests.lock();
        let mut guests = guests.iter();
        guests.any(|(secret, guest)| guest.name.as_str() == name && !is_token(secret))
    }

    /// Finds out who a visitor is. `None` is a new guest.
    ///
    /// # Errors
    /// The reason to keep the visitor out.
    pub async fn admit_visitor(
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
        let is_code = match &credentials {
            Credentials::Secret(secret) | Credentials::Guest(Some(secret)) => !is_token(secret),
            Credentials::Code(..) => true,
            _ => false,
        };
        if is_code && !self.wrong_codes.allows_event(address, false) {
            return Err(DisconnectReason::TooManyCodes);
        }
        let guest = match &credentials {
            Credentials::Guest(Some(secret)) => self.returning_guest(secret),
            _ => None,
        };
        if is_code && guest.is_none() && matches!(credentials, Credentials::Guest(_)) {
            self.wrong_codes.allows_event(address, true);
            return Err(DisconnectReason::WrongCode);
        }
        let registers = matches!(credentials, Credentials::Key(..) | Credentials::NewName(..));
        let (names, max) = (
            Arc::clone(&self.new_names),
            self.settings.limits.names_per_key,
        );
        let admitted = self.hub.run_in_hub(move |store, club, now| {
            AdmissionData {
                store,
                club,
                now,
                names: &names,
                address,
            }
            .decide_admission(credentials, max)
        });
        match admitted.await {
            Ok(person) => Ok(person.or(guest)),
            Err(Error::Rejected(DisconnectReason::WrongLink)) if is_code => {
                self.wrong_codes.allows_event(address, true);
                Err(DisconnectReason::WrongCode)
            }
            Err(Error::Rejected(why)) => Err(why),
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
struct AdmissionData<'a> {
    store: &'a mut Store,
    club: &'a mut Club,
    now: ClubTime,
    names: &'a AddressQuota,
    address: IpAddr,
}

impl AdmissionData<'_> {
    fn decide_admission(
        mut self,
        credentials: Credentials,
        max_names: usize,
    ) -> Result<Option<Person>, Error> {
        match credentials {
            Credentials::Guest(_) => {
                self.check_arrival(ArrivingVisitor::Guest)?;
                Ok(None)
            }
            Credentials::Key(name, key) => {
                if self.club.is_banned_key(&key) {
                    return Err(DisconnectReason::Banned.into());
                }
                self.check_name(&name)?;
                let person = self
                    .store
                    .log_in_with_key(&name, &key, max_names, self.now.wall)?;
                Ok(Some(person))
            }
            Credentials::NewName(name, token) => {
                if self.store.member_with_name(&name)?.is_some() {
                    return Err(DisconnectReason::NameTaken.into());
                }
                self.check_name(&name)?;
                let made = self
                    .store
                    .register_with_link(&name, &token, self.now.wall)?;
                Ok(Some(made.ok_or(DisconnectReason::NameTaken)?))
            }
            Credentials::Secret(secret) => self.member_by_secret(&secret, None),
            Credentials::Code(name, code) => self.member_by_secret(&code, Some(&name)),
        }
    }

    /// Admits the member with this secret. If a name is given, it must be the member's.
    fn member_by_secret(
        &mut self,
        secret: &str,
        name: Option<&Name>,
    ) -> Result<Option<Person>, Error> {
        let person = self.store.member_by_secret(secret)?;
        if name.is_some_and(|name| name.folded() != person.name.folded()) {
            return Err(DisconnectReason::WrongLink.into());
        }
        self.check_name(&person.name)?;
        Ok(Some(person))
    }

    /// Checks whether the owner of a name may come in, or a newcomer with a free name.
    fn check_name(&mut self, name: &Name) -> Result<(), Error> {
        let member = self.store.member_with_name(name)?;
        self.check_arrival(match &member {
            None => ArrivingVisitor::New(name),
            Some(member) if member.is_host => ArrivingVisitor::Host,
            Some(_) => ArrivingVisitor::Member,
        })?;
        let may = member.is_some()
            || self.club.admit_newcomer(self.now)
            || self.names.allows_event(self.address, true);
        Ok(may.then_some(()).ok_or(DisconnectReason::TooManyNames)?)
    }

    fn check_arrival(&self, entrant: ArrivingVisitor<'_>) -> Result<(), DisconnectReason> {
        let bar = self.club.rejection_reason(entrant, self.address, self.now);
        bar.map_or(Ok(()), Err)
    }
}
