//! Carries out the effects of a session. The club replaces the shell here: effects that would reach
//! the host's files or programs are refused or ignored.

use std::any::Any;
use std::net::IpAddr;
use std::sync::Arc;

use awale_app::app::{AppError, Effect, Event, GameFile, GameList, Job, JobId, JobNews, Notice};
use awale_page::wire::{BellReason, Wire};

use crate::club::door::HostDeskRequest;
use crate::club::protocol::{ClubUpdate, HostCommand, Person, Refusal, VisitorId, VisitorRequest};
use crate::desk::{export, people};
use crate::hub::Mailbox;
use crate::server::Server;

use super::VisitorSession;

/// The connections of a session to the rest of the club.
#[derive(Clone)]
pub struct ClubConnections {
    pub visitor: VisitorId,
    pub person: Person,
    /// Whether the visitor is a host of the club.
    pub is_host: bool,
    pub address: IpAddr,
    pub server: Arc<Server>,
    pub mailbox: Arc<Mailbox>,
}

impl ClubConnections {
    /// Sends a request to the club.
    pub(super) async fn send_request(&self, request: VisitorRequest) {
        self.server.hub.send_request(self.visitor, request).await;
    }

    /// Carries out effects, and the effects of the events that they cause immediately.
    pub(super) async fn carry_out_effects<W: Wire>(
        &self,
        visitor: &mut VisitorSession<W>,
        effects: Vec<Effect>,
    ) {
        let mut waiting = effects;
        while !waiting.is_empty() {
            let mut next = Vec::new();
            for effect in waiting {
                if let Some(event) = self.carry_out_effect(visitor, effect).await {
                    next.extend(visitor.view.handle_event(event));
                }
            }
            waiting = next;
        }
    }

    /// Carries out one effect. Returns the event that it causes immediately, if any.
    async fn carry_out_effect<W: Wire>(
        &self,
        visitor: &mut VisitorSession<W>,
        effect: Effect,
    ) -> Option<Event> {
        let is_guest = self.person.is_guest();
        let context = &mut visitor.view.app.context;
        match effect {
            Effect::Start(id, job) => return self.start_job(visitor, id, job),
            Effect::Stop(id) => self.server.pool.stop_job(self.visitor, id),
            Effect::HostMessage(message) => {
                if let Some((name, text)) = self.handle_screen_message(&*message).await {
                    visitor.view.wire().offer_file(&name, &text);
                }
            }
            Effect::Save { session, .. } if is_guest => {
                // The notice says that the game is saved, but the club stores no games of guests.
                // An event reports success, so that the session does not save again.
                context.notice = None;
                let game = GameFile("guest.toml".to_owned());
                return Some(Event::Saved { session, game });
            }
            Effect::ListGames | Effect::Rename { .. } if is_guest => {
                return Some(Event::GameList(GameList::default()));
            }
            Effect::RecordProgress(event) if is_guest => {
                // The progress of a guest lasts as long as the session.
                let mut progress = context.progress.clone();
                progress.add(&event);
                return Some(Event::Progress(progress));
            }
            Effect::ListGames => return Some(self.list_saved_games().await),
            Effect::Rename { .. } => {
                self.carry_out_member_effect(effect).await;
                return Some(self.list_saved_games().await);
            }
            Effect::Save { .. }
            | Effect::Open { .. }
            | Effect::Delete { .. }
            | Effect::SaveSettings(_)
            | Effect::ReadProgress
            | Effect::RecordProgress(_) => return self.carry_out_member_effect(effect).await,
            Effect::Copy(text) => visitor.view.wire().copy_to_clipboard(&text),
            Effect::Bell => visitor.view.wire().ring_bell(BellReason::Own, ""),
            Effect::Export(_) => {
                // Pictures would be files of the host, so the club makes a link instead.
                let Some(link) = context.exported_line.take() else {
                    let why = context.words.get("club-no-files");
                    return Some(Event::Trouble(AppError::Change(why)));
                };
                context.notice = Some(Notice::Copied(link.clone()));
                visitor.view.wire().copy_to_clipboard(&link);
            }
            Effect::Quit => visitor.is_leaving = true,
            // The next frame switches the mouse. Sessions use neither the endgame tables nor the
            // shell of the host.
            Effect::Mouse(_) | Effect::RequestTables(..) | Effect::Suspend => {}
        }
        None
    }

    /// Starts a job in the pool. Returns a failure if too many jobs wait.
    fn start_job<W: Wire>(
        &self,
        visitor: &VisitorSession<W>,
        id: JobId,
        job: Job,
    ) -> Option<Event> {
        let (pool, busy) = (
            &self.server.pool,
            visitor.view.app.context.words.get("club-refused-busy"),
        );
        let is_queued = pool.submit_job(self.visitor, id, job, &self.mailbox, &busy);
        self.server
            .hub
            .report_waiting_jobs(pool.waiting_job_count());
        (!is_queued).then_some(Event::Job(id, JobNews::Failed(busy)))
    }

    /// Handles a message of a screen. Returns the name and the text of a file for the visitor.
    async fn handle_screen_message(
        &self,
        message: &(dyn Any + Send + Sync),
    ) -> Option<(String, String)> {
        if let Some(request) = message.downcast_ref::<VisitorRequest>()
            && !matches!(request, VisitorRequest::Enter(_) | VisitorRequest::Leave)
        {
            self.send_request(request.clone()).await;
        }
        if !self.is_host {
            return None;
        }
        let done = if let Some(command) = message.downcast_ref::<HostCommand>() {
            let done = self.server.hub.run_host_command(command.clone()).await;
            done.map(|_| None)
        } else {
            self.handle_desk_request(message.downcast_ref()?).await
        };
        done.unwrap_or_else(|why| {
            self.mailbox.push_update(ClubUpdate::Refused(why));
            None
        })
    }

    /// Handles a request of a host. Returns the name and the text of a file for the host.
    async fn handle_desk_request(
        &self,
        request: &HostDeskRequest,
    ) -> Result<Option<(String, String)>, Refusal> {
        match request {
            HostDeskRequest::Ban(what) => {
                people::add_ban(&self.server, what, false).await?;
                Ok(None)
            }
            HostDeskRequest::Class { names, again } => {
                let report = people::make_class_members(&self.server, names, *again).await?;
                let cards = report.as_ref().ok();
                let sheet = cards.map(|cards| {
                    (
                        "class.html".to_owned(),
                        people::card_sheet(&self.server, cards),
                    )
                });
                self.mailbox
                    .push_update(ClubUpdate::Class(Arc::new(report)));
                Ok(sheet)
            }
            HostDeskRequest::Export(plan, what) => {
                let text = export::export_text(&self.server, plan, *what).await?;
                Ok(Some((what.file_name(plan.id), text)))
            }
        }
    }

    /// Carries out an effect on the data of a member.
    async fn carry_out_member_effect(&self, effect: Effect) -> Option<Event> {
        if self.person.is_guest() {
            return None;
        }
        let member = self.person.id;
        let max_games = self.server.settings.limits.saved_games;
        let done = self.server.hub.run_in_hub(move |store, _, now| {
            store.carry_out_member_effect(member, effect, max_games, now.wall)
        });
        done.await.unwrap_or_else(|error| {
            log::error!("{error}");
            Some(Event::Trouble(AppError::Disk))
        })
    }

    /// Returns the list of saved games. The session waits for it, so that one session never
    /// requests many lists at a time.
    async fn list_saved_games(&self) -> Event {
        let member = self.person.id;
        let games = self
            .server
            .hub
            .run_query(move |store| store.saved_games(member));
        games.await.map_or_else(
            |error| {
                log::error!("{error}");
                Event::Trouble(AppError::Disk)
            },
            |games| Event::GameList(games.into_iter().collect()),
        )
    }
}
