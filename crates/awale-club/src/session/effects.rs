//! Carries out the effects of a session. The club replaces the shell here: effects that would reach
//! the host's files or programs are refused or ignored.

use std::any::Any;
use std::net::IpAddr;
use std::sync::Arc;

use awale_app::app::{
    Effect, Event, GameFile, GameList, Job, JobId, JobNews, Notice, SessionId, Trouble, file_stem,
};
use awale_board::pictures::SharedPicture;
use awale_page::wire::{CallKind, Wire};
use awale_study::record::Record;

use crate::club::door::{ClassReport, DeskRequest};
use crate::club::protocol::{
    HostCommand, HostResult, MemberData, Person, Refusal, Request, Update, VisitorId,
};
use crate::desk::people;
use crate::hub::{Hub, Mailbox};
use crate::pool::Pool;
use crate::public_url::PublicUrl;
use crate::server::Server;
use crate::settings::Limits;

use super::Visitor;

/// The connections of a session to the rest of the club.
#[derive(Clone)]
pub struct SessionLinks {
    pub visitor: VisitorId,
    pub person: Person,
    /// Whether the visitor is a host of the club.
    pub is_host: bool,
    pub address: IpAddr,
    pub server: Arc<Server>,
    pub hub: Hub,
    pub pool: Pool,
    pub mailbox: Arc<Mailbox>,
    pub limits: Limits,
    /// The address of the club's page.
    pub page: PublicUrl,
}

impl SessionLinks {
    /// The connections of a new session.
    #[must_use]
    pub fn new(
        server: &Arc<Server>,
        person: Person,
        is_host: bool,
        address: IpAddr,
    ) -> SessionLinks {
        SessionLinks {
            visitor: server.hub.next_visitor(),
            person,
            is_host,
            address,
            server: Arc::clone(server),
            hub: server.hub.clone(),
            pool: server.pool.clone(),
            mailbox: Arc::new(Mailbox::default()),
            limits: server.settings.limits,
            page: server.url.clone(),
        }
    }

    /// Carries out effects, and the effects of the events that they cause immediately.
    pub(super) async fn carry_out<W: Wire>(&self, visitor: &mut Visitor<W>, effects: Vec<Effect>) {
        let mut waiting = effects;
        while !waiting.is_empty() {
            let mut next = Vec::new();
            for effect in waiting {
                if let Some(event) = self.carry_out_one(visitor, effect).await {
                    next.extend(visitor.view.update(event));
                }
            }
            waiting = next;
        }
    }

    /// Carries out one effect. Returns the event that it causes immediately, if any.
    async fn carry_out_one<W: Wire>(
        &self,
        visitor: &mut Visitor<W>,
        effect: Effect,
    ) -> Option<Event> {
        let no_files = |visitor: &Visitor<W>| visitor.view.app.context.words.get("club-no-files");
        match effect {
            Effect::Start(id, job) => return self.start(visitor, id, job),
            Effect::Stop(id) => self.pool.stop(self.visitor, id),
            Effect::HostMessage(message) => {
                if let Some(cards) = self.receive(&*message).await {
                    visitor.view.wire().file("class.html", &cards);
                }
            }
            Effect::Save {
                session,
                file,
                record,
            } => {
                if self.person.is_guest() {
                    // The notice says that the game is saved, but the club stores no games of
                    // guests.
                    visitor.view.app.context.notice = None;
                }
                return self.save(session, file, &record).await;
            }
            Effect::ListGames | Effect::Rename { .. } if self.person.is_guest() => {
                return Some(Event::GameList(GameList::default()));
            }
            Effect::ListGames => return Some(self.list().await),
            Effect::Open { file, purpose } => {
                self.member_data(MemberData::Open(file, purpose)).await;
            }
            Effect::Rename { file, title } => {
                self.member_data(MemberData::Rename(file, title)).await;
                return Some(self.list().await);
            }
            Effect::Delete { file } => self.member_data(MemberData::Delete(file)).await,
            Effect::SaveSettings(entries) => self.member_data(MemberData::Settings(entries)).await,
            Effect::ReadProgress => self.member_data(MemberData::ReadProgress).await,
            Effect::RecordProgress(event) if self.person.is_guest() => {
                // The progress of a guest lasts as long as the session.
                let mut progress = visitor.view.app.context.progress.clone();
                progress.add(&event);
                return Some(Event::Progress(progress));
            }
            Effect::RecordProgress(event) => {
                self.member_data(MemberData::RecordProgress(event)).await;
            }
            Effect::Copy(text) => visitor.view.wire().copy(&text),
            Effect::Bell => visitor.view.wire().call(CallKind::Own, ""),
            Effect::Export(SharedPicture::Game(game)) if game.record.to_line().is_ok() => {
                // Pictures would be files of the host, so the club makes a link instead.
                let link = self
                    .page
                    .shared_link(&game.record.to_line().unwrap_or_default());
                visitor.view.wire().copy(&link);
                visitor.view.app.context.notice = Some(Notice::Copied(link));
            }
            Effect::Export(_) => return Some(Event::Trouble(Trouble::Change(no_files(visitor)))),
            Effect::Quit => visitor.is_leaving = true,
            // The next frame switches the mouse. Sessions use neither the endgame tables nor the
            // shell of the host.
            Effect::Mouse(_) | Effect::RequestTables(..) | Effect::Suspend => {}
        }
        None
    }

    /// Starts a job in the pool. Returns a failure if too many jobs wait.
    fn start<W: Wire>(&self, visitor: &Visitor<W>, id: JobId, job: Job) -> Option<Event> {
        let busy = visitor.view.app.context.words.get("club-refused-busy");
        let is_queued = self
            .pool
            .submit(self.visitor, id, job, &self.mailbox, &busy);
        self.hub.note_load(self.pool.load());
        (!is_queued).then_some(Event::Job(id, JobNews::Failed(busy)))
    }

    /// Handles a message of a screen. Returns the sheet with the cards of a class list.
    async fn receive(&self, message: &(dyn Any + Send + Sync)) -> Option<String> {
        if let Some(request) = message.downcast_ref::<Request>()
            && !matches!(request, Request::Enter(_) | Request::Leave)
        {
            self.hub.request(self.visitor, request.clone()).await;
        }
        if let Some(command) = message.downcast_ref::<HostCommand>()
            && self.is_host
        {
            // The hub sends no result while the club closes.
            let decided = self.hub.host_command(command.clone()).await;
            if let Some(why) = decided.map_or(Some(Refusal::Busy), HostResult::refusal) {
                self.mailbox.push_update(Update::Refused(why));
            }
        }
        let done = match message
            .downcast_ref::<DeskRequest>()
            .filter(|_| self.is_host)?
        {
            DeskRequest::Ban(what) => {
                let banned = people::ban_target(&self.server, what, false).await;
                banned.map(|_| None)
            }
            DeskRequest::Class { names, again } => {
                let made = people::make_class(&self.server, names, *again).await;
                made.map(Some)
            }
        };
        match done {
            Ok(None) => None,
            Ok(Some(report)) => {
                let sheet = match &report {
                    ClassReport::Cards(cards) => Some(people::sheet(&self.server, cards)),
                    ClassReport::Problems(_) => None,
                };
                self.mailbox.push_update(Update::Class(Arc::new(report)));
                sheet
            }
            Err(why) => {
                self.mailbox.push_update(Update::Refused(why));
                None
            }
        }
    }

    async fn member_data(&self, data: MemberData) {
        if !self.person.is_guest() {
            self.hub
                .member_data(self.visitor, self.person.clone(), data)
                .await;
        }
    }

    /// Returns the list of saved games. The session waits for it, so that one session never
    /// requests many lists at a time.
    async fn list(&self) -> Event {
        let member = self.person.id;
        // The hub handles requests in order: after its reply, earlier changes are done.
        self.hub.call(|_, _, _| ()).await;
        match self.hub.read(move |store| store.saved_games(member)).await {
            Some(Ok(games)) => Event::GameList(games.into_iter().collect()),
            Some(Err(error)) => {
                log::error!("{error}");
                Event::Trouble(Trouble::Disk)
            }
            None => Event::Trouble(Trouble::Disk),
        }
    }

    async fn save(
        &self,
        session: SessionId,
        file: Option<GameFile>,
        record: &Record,
    ) -> Option<Event> {
        if self.person.is_guest() {
            // Report success, so that the session does not save again.
            return Some(Event::Saved {
                session,
                game: GameFile("guest.toml".to_owned()),
            });
        }
        self.member_data(MemberData::Save {
            session,
            file,
            stem: file_stem(record),
            text: record.to_toml(),
        })
        .await;
        None
    }
}
