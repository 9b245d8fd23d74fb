//! The mailbox of one visitor: updates and events that the session has not taken yet.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use awale_app::app::{Event, JobNews};
use tokio::sync::Notify;

use crate::club::order::{DisconnectReason, GameId, News};
use crate::club::tournament::TournamentId;
use crate::club::view::{GameView, LobbyView, TableView};

/// Maximum number of waiting updates, other than views, and of waiting events.
const MOST_NEWS: usize = 64;

/// Updates and events for one visitor. Of each view only the newest is stored, so a slow session
/// does not fill the memory.
#[derive(Debug, Default)]
pub struct Mailbox {
    inbox: Mutex<Inbox>,
    notify: Notify,
}

/// The content of a mailbox.
#[derive(Debug, Default)]
pub struct Inbox {
    pub lobby: Option<Arc<LobbyView>>,
    pub games: BTreeMap<GameId, Arc<GameView>>,
    pub tables: BTreeMap<TournamentId, Arc<TableView>>,
    /// Updates other than views, the oldest first.
    pub news: VecDeque<News>,
    pub events: VecDeque<Event>,
    /// The reason to disconnect the visitor, if the club has decided to.
    pub disconnect: Option<DisconnectReason>,
}

impl Mailbox {
    fn open(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn tell(&self, news: News) {
        let mut inbox = self.open();
        match news {
            News::Lobby(view) => inbox.lobby = Some(view),
            News::Game(view) => drop(inbox.games.insert(view.setup.id, view)),
            News::Table(view) => drop(inbox.tables.insert(view.line.id, view)),
            news => {
                if inbox.news.len() >= MOST_NEWS {
                    inbox.news.pop_front();
                }
                inbox.news.push_back(news);
            }
        }
        drop(inbox);
        self.notify.notify_one();
    }

    /// Adds an event. Only the newest report about the thoughts of a computer player is stored.
    pub fn put(&self, event: Event) {
        let mut inbox = self.open();
        let is_glimpse = |event: &Event| matches!(event, Event::Job(_, JobNews::Thinking(_)));
        if is_glimpse(&event) {
            inbox.events.retain(|event| !is_glimpse(event));
        }
        if inbox.events.len() >= MOST_NEWS {
            inbox.events.pop_front();
        }
        inbox.events.push_back(event);
        drop(inbox);
        self.notify.notify_one();
    }

    pub fn dismiss(&self, reason: DisconnectReason) {
        self.open().disconnect.get_or_insert(reason);
        self.notify.notify_one();
    }

    /// Removes and returns the content.
    #[must_use]
    pub fn take_now(&self) -> Inbox {
        std::mem::take(&mut *self.open())
    }

    /// Waits until the mailbox has content, then removes and returns it.
    pub async fn take(&self) -> Inbox {
        self.notify.notified().await;
        self.take_now()
    }
}
