//! [`Sessions`]: the games on all screens, each once, however many screens show it.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use super::Session;

/// Identifies a game: the seed of its random numbers. No two games share one.
pub type SessionId = u64;

/// The games on the screens. A screen holds the id of its game; a game that no screen shows any
/// more is dropped after the event that closed its screen.
#[derive(Debug, Default)]
pub struct Sessions(BTreeMap<SessionId, Session>);

impl Sessions {
    pub fn add(&mut self, session: Session) -> SessionId {
        let id = session.seed;
        self.0.insert(id, session);
        id
    }

    #[must_use]
    pub fn get(&self, id: SessionId) -> Option<&Session> {
        self.0.get(&id)
    }

    pub fn get_mut(&mut self, id: SessionId) -> Option<&mut Session> {
        self.0.get_mut(&id)
    }

    /// Drops the games that are not among `shown`.
    pub(super) fn keep(&mut self, shown: &[SessionId]) {
        self.0.retain(|id, _| shown.contains(id));
    }
}

impl Index<SessionId> for Sessions {
    type Output = Session;

    fn index(&self, id: SessionId) -> &Session {
        &self.0[&id]
    }
}

impl IndexMut<SessionId> for Sessions {
    fn index_mut(&mut self, id: SessionId) -> &mut Session {
        self.0.get_mut(&id).expect("a screen shows this game")
    }
}
