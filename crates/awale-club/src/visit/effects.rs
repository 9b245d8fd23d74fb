//! Carries out the effects of a visit. The club replaces the shell here: effects that would reach
//! the host's files or programs are refused or ignored.

use crate::{
    host_commands::{export, people_commands},
    prelude::*,
    screens::club,
};
use awale_app::app::GameList;

use super::visit_loop::VisitLoop;

// The functions take `&mut self`, because only an exclusive reference to an `App` can be sent to
// another thread.
impl<W: Wire> VisitLoop<W> {
    /// Reports an event of this visit to the club.
    pub async fn report_event(&mut self, event: VisitEvent) {
        self.server.hub.report_visit_event(self.id, event).await;
    }

    /// Carries out effects, and the effects of the events that they cause immediately.
    pub async fn carry_out_effects(&mut self, effects: Vec<Effect>) {
        let mut waiting_effects = VecDeque::from(effects);
        while let Some(effect) = waiting_effects.pop_front() {
            if let Some(event) = self.carry_out_effect(effect).await {
                waiting_effects.extend(self.visit.view.handle_event(event));
            }
        }
    }

    /// Carries out one effect. Returns the event that it causes immediately, if any.
    async fn carry_out_effect(&mut self, effect: Effect) -> Option<Event> {
        let is_guest = self.person.is_guest();
        let view = &mut self.visit.view;
        let context = &mut view.app.context;
        match effect {
            Effect::StartJob(id, job) => {
                let Server { pool, hub, .. } = &*self.server;
                let busy_message = context.words.get("club-refused-club-busy");
                let is_queued = pool.submit_job(self.id, id, job, &self.mailbox, &busy_message);
                hub.report_waiting_jobs(pool.waiting_job_count());
                let failure = JobFailure::Message(busy_message);
                return (!is_queued).then_some(Event::Job(id, JobNews::Failed(failure)));
            }
            Effect::StopJob(id) => self.server.pool.stop_job(self.id, id),
            Effect::ServerMessage(message) => match self.handle_screen_message(&*message).await {
                Ok(Some((name, text))) => self.visit.view.wire().offer_download(&name, &text),
                Ok(None) => {}
                Err(why) => self.mailbox.push_update(ClubUpdate::Refused(why)),
            },
            Effect::SaveGame { session_id, .. } if is_guest => {
                // The club stores no games of guests, so remove the notice that the game is saved.
                // Still report success to the app, because it would try to save again.
                context.notice = None;
                return Some(Event::GameSaved {
                    session_id,
                    file: GameFile("guest.toml".to_owned()),
                });
            }
            Effect::RecordLearningProgress(event) if is_guest => {
                // The progress of a guest lasts as long as the visit.
                let mut progress = context.learning_progress.clone();
                progress.add(&event);
                return Some(Event::LearningProgress(progress));
            }
            Effect::CopyToClipboard(text) => view.wire().copy_to_clipboard(&text),
            Effect::RingBell => view.wire().ring_bell(BellReason::ProgramBell, ""),
            Effect::ExportPictures(_) => {
                // Pictures would be files of the host, so the visitor gets a link instead, if there
                // is one.
                let Some(link) = context.exported_link_or_line.take() else {
                    return Some(Event::ErrorReported(AppError::ChangeFailed(
                        context.words.get("club-no-files"),
                    )));
                };
                context.notice = Some(Notice::Copied(link.clone()));
                view.wire().copy_to_clipboard(&link);
            }
            Effect::Quit => self.visit.is_leaving = true,
            // The next frame switches the mouse. Visits use neither the endgame tables nor the
            // shell of the host.
            Effect::SetMouse(_) | Effect::RequestTables(..) | Effect::Suspend => {}
            // All other effects concern data of the visitor.
            effect => return self.carry_out_member_effect(effect).await,
        }
        None
    }

    /// Handles a message of a screen. Returns the name and the text of a file for the visitor, if
    /// the message asks for one.
    async fn handle_screen_message(
        &mut self,
        message: &(dyn Any + Send + Sync),
    ) -> Result<Option<(String, String)>, Refusal> {
        let is_host = club(&self.visit.view.app.context).profile.is_host;
        let server = &self.server;
        match message.downcast_ref::<ScreenMessage>() {
            Some(ScreenMessage::Request(request)) => {
                server.hub.send_request(self.id, request.clone()).await;
            }
            Some(ScreenMessage::HostCommand(command)) if is_host => {
                server.hub.run_host_command(command.clone()).await?;
            }
            Some(ScreenMessage::HostDeskRequest(request)) if is_host => {
                return self.handle_desk_request(request).await;
            }
            _ => {}
        }
        Ok(None)
    }

    async fn handle_desk_request(
        &mut self,
        request: &HostDeskRequest,
    ) -> Result<Option<(String, String)>, Refusal> {
        let server = &self.server;
        Ok(match request {
            HostDeskRequest::Ban(what) => {
                people_commands::add_ban(server, what, false).await?;
                None
            }
            HostDeskRequest::MakeClass {
                names,
                renew_existing_cards: again,
            } => {
                let make_class_result =
                    people_commands::make_class_members(server, names, *again).await?;
                let cards = make_class_result.as_ref().ok();
                let card_sheet = cards.map(|cards| people_commands::card_sheet(server, cards));
                self.mailbox
                    .push_update(ClubUpdate::MakeClassResult(Arc::new(make_class_result)));
                card_sheet.map(|sheet| ("class.html".to_owned(), sheet))
            }
            HostDeskRequest::Export(tournament, what) => Some((
                what.file_name(tournament.id),
                export::export_text(server, tournament, *what).await?,
            )),
        })
    }

    /// Carries out an effect on the data of a member. The visit waits for a list of saved games,
    /// so that one visit never requests many lists at a time.
    async fn carry_out_member_effect(&mut self, effect: Effect) -> Option<Event> {
        let wants_list = matches!(effect, Effect::ListGames | Effect::RenameGame { .. });
        if self.person.is_guest() {
            return wants_list.then(|| Event::GameList(GameList::default()));
        }
        let hub = &self.server.hub;
        let member = self.person.id;
        let max_games = self.server.settings.limits.saved_games;
        let effect_result = hub.run_in_hub(move |store, _, now| {
            store.carry_out_member_effect(member, effect, max_games, now.unix_ms)
        });
        let mut effect_result = effect_result.await;
        if wants_list && effect_result.is_ok() {
            let games = hub.run_query(move |store| store.saved_games(member)).await;
            effect_result = games.map(|games| Some(Event::GameList(games.into_iter().collect())));
        }
        effect_result.unwrap_or_else(|error| {
            log::error!("{error}");
            Some(Event::ErrorReported(AppError::DiskNotResponding))
        })
    }
}
