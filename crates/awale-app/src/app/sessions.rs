//! [`Sessions`]: the games of all open screens. Several screens can share one game.

use std::{
    collections::BTreeMap,
    ops::{Index, IndexMut},
};

use super::{Session, SessionId};

/// The games of the open screens. A screen stores the id of its game. When the last screen of a
/// game is closed, the game is dropped after that event.
#[derive(Debug, Default)]
pub struct Sessions(pub(super) BTreeMap<SessionId, Session>);

impl Sessions {
    pub fn add(&mut self, session: Session) -> SessionId {
        let id = session.seed;
        self.0.insert(id, session);
        id
    }

    pub fn get(&self, id: SessionId) -> Option<&Session> {
        self.0.get(&id)
    }

    pub fn get_mut(&mut self, id: SessionId) -> Option<&mut Session> {
        self.0.get_mut(&id)
    }

    /// Drops the games that are not in `shown_sessions`.
    pub(super) fn retain_sessions(&mut self, shown_sessions: &[SessionId]) {
        self.0.retain(|id, _| shown_sessions.contains(id));
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
