//! What waits for one visitor.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use awale_app::app::{Event, JobNews};
use tokio::sync::Notify;

use crate::club::order::{DisconnectReason, GameId, News};
use crate::club::tournament::TournamentId;
use crate::club::view::{GameView, LobbyView, TableView};

/// News other than views that wait for one visitor.
const MOST_NEWS: usize = 64;

/// What waits for one visitor. Only the newest of each view is kept, so nothing piles up.
#[derive(Debug, Default)]
pub struct Mailbox {
    inbox: Mutex<Inbox>,
    notify: Notify,
}

/// What was in a mailbox.
#[derive(Debug, Default)]
pub struct Inbox {
    pub lobby: Option<Arc<LobbyView>>,
    pub games: BTreeMap<GameId, Arc<GameView>>,
    pub tables: BTreeMap<TournamentId, Arc<TableView>>,
    /// Other news, the oldest first.
    pub news: VecDeque<News>,
    pub events: VecDeque<Event>,
    /// The visitor is to go.
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

    /// Puts an event in. Of what a computer looks at only the last is kept.
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

    /// Takes out what is in.
    #[must_use]
    pub fn take_now(&self) -> Inbox {
        std::mem::take(&mut *self.open())
    }

    /// Waits until something is in, and takes it out.
    pub async fn take(&self) -> Inbox {
        self.notify.notified().await;
        self.take_now()
    }
}
