//! The guests who can return to the club.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::club::protocol::Person;
use crate::secrets::{is_token, normalized_code};

/// Guests with their secrets, in memory only, so that a guest whose connection was lost returns to
/// the same seat. The last visitors are at the end; the number is limited.
#[derive(Debug, Default)]
pub(crate) struct Guests(Mutex<Vec<(String, Person)>>);

impl Guests {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Vec<(String, Person)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the guest with this secret.
    pub(crate) fn find(&self, secret: &str) -> Option<Person> {
        let code = normalized_code(secret);
        let secret = code.as_deref().unwrap_or(secret);
        let mut guests = self.lock();
        let place = guests.iter().position(|(known, _)| known == secret)?;
        let found = guests.remove(place);
        guests.push(found.clone());
        Some(found.1)
    }

    /// Whether a guest of this name has a code.
    pub(crate) fn has_code(&self, name: &str) -> bool {
        let has_code =
            |(secret, guest): &(String, Person)| guest.name.as_str() == name && !is_token(secret);
        self.lock().iter().any(has_code)
    }
}
