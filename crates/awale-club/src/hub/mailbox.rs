//! The mailbox of one visitor: updates and events that the visit has not taken yet.

use crate::prelude::*;
use parking_lot::Mutex;
use tokio::sync::Notify;

/// Number of waiting updates, or of waiting events, from which the oldest one (not a view) makes
/// room for a new one.
const MAX_WAITING_UPDATES: usize = 64;

/// Updates and events for one visitor. A newer view of the lobby, a game or a tournament replaces
/// the older one, so a slow visit does not fill the memory.
#[derive(Debug, Default)]
pub struct Mailbox {
    inbox: Mutex<Inbox>,
    inbox_changed: Notify,
}

/// The content of a mailbox.
#[derive(Debug, Default)]
pub struct Inbox {
    /// The updates, the oldest first. A newer view is in the place of the older one.
    pub updates: VecDeque<ClubUpdate>,
    pub events: VecDeque<Event>,
    /// The reason to disconnect the visitor, if the club has decided to.
    pub disconnect_reason: Option<DisconnectReason>,
}

impl Mailbox {
    pub fn push_update(&self, update: ClubUpdate) {
        let mut inbox = self.inbox.lock();
        let updates = &mut inbox.updates;
        if let ClubUpdate::OpenBoard(view) = &update {
            // A board opens with this view, so earlier views of the game that wait are removed.
            let view_key = ClubUpdate::Game(Arc::clone(view)).view_key();
            updates.retain(|old| old.view_key() != view_key);
        }
        let view_key = update.view_key();
        if let Some(older_update) = updates
            .iter_mut()
            .find(|old| view_key.is_some() && old.view_key() == view_key)
        {
            *older_update = update;
        } else {
            if updates.len() >= MAX_WAITING_UPDATES {
                updates
                    .iter()
                    .position(|old| old.view_key().is_none())
                    .map(|place| updates.remove(place));
            }
            updates.push_back(update);
        }
        drop(inbox);
        self.inbox_changed.notify_one();
    }

    /// Adds an event. A progress report of a thinking computer player replaces the previous one. If
    /// too many events wait, the oldest is dropped.
    pub fn push_event(&self, event: Event) {
        let mut inbox = self.inbox.lock();
        let is_thinking_progress =
            |event: &Event| matches!(event, Event::Job(_, JobNews::Thinking(_)));
        if is_thinking_progress(&event) {
            inbox.events.retain(|event| !is_thinking_progress(event));
        }
        if inbox.events.len() >= MAX_WAITING_UPDATES {
            inbox.events.pop_front();
        }
        inbox.events.push_back(event);
        drop(inbox);
        self.inbox_changed.notify_one();
    }

    pub fn set_disconnect_reason(&self, reason: DisconnectReason) {
        self.inbox.lock().disconnect_reason.get_or_insert(reason);
        self.inbox_changed.notify_one();
    }

    /// Removes and returns the content of the mailbox.
    pub fn take_inbox(&self) -> Inbox {
        std::mem::take(&mut *self.inbox.lock())
    }

    /// Waits until something comes to the mailbox, then removes and returns the content.
    pub async fn wait_for_inbox(&self) -> Inbox {
        self.inbox_changed.notified().await;
        self.take_inbox()
    }
}
