//! Carries out the effects of the app: work goes to worker threads, files go to the writer,
//! everything else to the terminal. Threads answer through the channel of the event loop.

use std::{io, time::Duration};

use awale_rules::Rules;
use awale_study::catalogue::PlayerSpec;

use crate::{
    app::{
        AppError, Effect, Event, GAMES_LISTED_AT_START, GameFile, Job, MissingTablesMode,
        OpenPurpose,
    },
    words::Explain,
};

use super::{
    event_loop::{Error, Shell},
    logging,
    pictures::PictureResult,
    storage::{LoadedProgress, ProgressError},
    workers::{JobOrder, PictureOrder, TableFolder, WriteOrder, WriteReport, list_games},
};

/// The longest time for which the screen may freeze for the disk. Writing a file usually takes 0.3
/// to 30 ms.
const MAX_SCREEN_FREEZE: Duration = Duration::from_millis(250);

impl Shell {
    /// Carries out `effect`. Returns the resulting event if there is one immediately.
    pub(super) fn carry_out_effect(&mut self, effect: Effect) -> Result<Option<Event>, Error> {
        logging::log_effect(&effect);
        match effect {
            Effect::StartJob(id, job) => {
                let order = self.job_order(job);
                self.job_threads.start_job(id, order)?;
            }
            Effect::StopJob(id) => self.job_threads.stop_job(id),
            Effect::RequestTables(rules, mode) => self.request_tables(rules, mode)?,

            Effect::ListGames => return Ok(Some(self.start_listing()?)),
            Effect::OpenGame { file, purpose } => return Ok(Some(self.open_file(file, purpose)?)),
            Effect::ReadLearningProgress => {
                // Progress events that are not written yet are reported later through the channel.
                let _ = self.wait_for_writes()?;
                let loaded_progress = self.progress_file.read();
                return self.apply_learning_progress(loaded_progress);
            }
            Effect::SaveGame {
                session_id,
                file,
                record,
            } => self.writer.order_write(WriteOrder::SaveGame {
                session_id,
                file,
                record,
            }),
            Effect::RenameGame { file, title } => {
                self.writer
                    .order_write(WriteOrder::RenameGame { file, title });
            }
            Effect::DeleteGame { file } => self.writer.order_write(WriteOrder::DeleteGame(file)),
            Effect::SaveSettings(entries) => {
                self.writer.order_write(WriteOrder::WriteSettings(entries));
            }
            Effect::RecordLearningProgress(event) => {
                self.writer
                    .order_write(WriteOrder::AddLearningProgress(vec![event]));
            }

            Effect::ExportPictures(picture) => {
                let settings = Box::new(self.app.context.settings.clone());
                let language = self.app.context.words.language();
                self.picture_worker.order_picture(PictureOrder {
                    picture,
                    settings,
                    language,
                })?;
            }

            Effect::CopyToClipboard(text) => self.screen.copy_to_clipboard(&text)?,
            Effect::RingBell => self.screen.ring_bell()?,
            Effect::SetMouse(on) => self.screen.set_mouse(on)?,
            Effect::Suspend => self.suspend()?,
            Effect::Quit => self.must_end_loop = true,
            // The club has a host program that receives messages; this program has none.
            Effect::ServerMessage(_) => {}
        }
        Ok(None)
    }

    /// Adds the resources of the shell that the job needs.
    fn job_order(&mut self, job: Job) -> JobOrder {
        let context = &self.app.context;
        let mut resources = context
            .settings
            .engine_resources(crate::shell::core_count());
        resources.tables.clone_from(&context.tables);
        let mut game_kind_of_program = None;
        if let Job::Think {
            spec: PlayerSpec::ExternalProgram,
            seed,
            ..
        } = job
        {
            self.bot_game_id = Some(seed);
            game_kind_of_program = self
                .app
                .game_in_progress(seed)
                .map(|session| session.game.kind.clone());
        }
        JobOrder {
            job,
            resources,
            table_folder: TableFolder {
                folder: self.table_builder.folder().to_owned(),
                max_seeds: context.settings.tables.seeds,
            },
            bot_command: context.settings.setup.bot.to_string(),
            bot_game_kind: game_kind_of_program,
            language: context.words.language(),
        }
    }

    /// Writes a finished picture, or shows the error.
    pub(super) fn write_picture(&mut self, picture_result: PictureResult) -> Result<(), Error> {
        self.picture_worker.count_finished_picture();
        match picture_result {
            Ok(files) => self.writer.order_write(WriteOrder::WritePicture(files)),
            Err(what) => self.update(Event::ErrorReported(AppError::ChangeFailed(what)))?,
        }
        Ok(())
    }

    fn request_tables(&mut self, rules: Rules, mode: MissingTablesMode) -> io::Result<()> {
        let tables = self.app.context.settings.tables;
        let allowed_mode = if tables.automatic {
            mode
        } else {
            MissingTablesMode::OpenExistingTables
        };
        if tables.seeds > 0 {
            self.table_builder.request_tables(
                rules,
                tables.seeds,
                allowed_mode,
                self.app.context.words.language(),
            )?;
        }
        Ok(())
    }

    fn open_file(&mut self, file: GameFile, purpose: OpenPurpose) -> Result<Event, Error> {
        if !self.wait_for_writes()? {
            // The game may not be on the disk yet.
            return Ok(Event::ErrorReported(AppError::DiskNotResponding));
        }
        let words = &self.app.context.words;
        let game_text = match self.games_folder.read_game(&file) {
            Ok(text) => text,
            Err(failure) => {
                return Ok(Event::ErrorReported(AppError::OpenFailed(
                    failure.explain(words),
                )));
            }
        };
        let path = self.games_folder.game_path(&file).display().to_string();
        let event = Event::from_opened_file(
            file,
            &game_text,
            self.games_folder.custom_variants(),
            purpose,
        );
        Ok(event.unwrap_or_else(|error| {
            Event::ErrorReported(AppError::OpenFailed(words.record_error(&path, &error)))
        }))
    }

    /// Starts listing all games after pending writes, and returns the newest games immediately.
    fn start_listing(&mut self) -> Result<Event, Error> {
        self.must_list_again = !self.wait_for_writes()?;
        self.list_newest_games()
    }

    fn list_newest_games(&mut self) -> Result<Event, Error> {
        self.listing_job_id += 1;
        list_games(
            &mut self.game_lister,
            self.listing_job_id,
            self.games_folder.clone(),
        )?;
        Ok(
            match self.games_folder.list_newest_games(GAMES_LISTED_AT_START) {
                Ok(games) => Event::NewestGames(games),
                Err(failure) => Event::ErrorReported(AppError::OpenFailed(
                    failure.explain(&self.app.context.words),
                )),
            },
        )
    }

    /// Waits up to [`MAX_SCREEN_FREEZE`] until everything is on the disk. Handles the writer's
    /// reports. Returns whether everything is written.
    pub(super) fn wait_for_writes(&mut self) -> Result<bool, Error> {
        let is_everything_written = self.writer.wait_until_written(MAX_SCREEN_FREEZE);
        self.handle_writer_reports()?;
        Ok(is_everything_written)
    }

    /// Like [`wait_for_writes`](Shell::wait_for_writes), before you may leave a game. A game that
    /// is not on the disk by then counts as unsaved.
    pub(super) fn wait_for_saved_games(&mut self) -> Result<(), Error> {
        if !self.wait_for_writes()? {
            for session in self.writer.unwritten_games() {
                let reason = self.app.context.words.get("disk-silent");
                self.update(Event::ErrorReported(AppError::SaveFailed {
                    session,
                    reason,
                }))?;
            }
        }
        Ok(())
    }

    /// Handles the writer's reports. A saved game usually changes nothing on the screen.
    ///
    /// Handling a report may call this function again. Older reports are still handled first.
    pub(super) fn handle_writer_reports(&mut self) -> Result<(), Error> {
        self.writer_reports.extend(self.writer.take_write_reports());
        while let Some(report) = self.writer_reports.pop_front() {
            let has_no_problem =
                self.app.context.unsaved_sessions.is_empty() && self.app.context.error.is_none();
            self.needs_redraw |= !(has_no_problem
                && matches!(
                    report,
                    WriteReport::GameSaved {
                        save_result: Ok(_),
                        ..
                    }
                ));
            self.must_list_again |= matches!(
                report,
                WriteReport::GameRenamed(Ok(())) | WriteReport::GameDeleted(..)
            );
            if let Some(event) = self.event_of_report(report)? {
                self.update(event)?;
            }
        }
        if self.must_list_again && self.writer.wait_until_written(Duration::ZERO) {
            self.must_list_again = false;
            let event = self.list_newest_games()?;
            self.update(event)?;
        }
        Ok(())
    }

    fn event_of_report(&mut self, report: WriteReport) -> Result<Option<Event>, Error> {
        let failure_message = report.failure_message(&self.app.context.words);
        let app_error = match report {
            WriteReport::GameSaved {
                session_id,
                save_result: Ok(file),
            } => return Ok(Some(Event::GameSaved { session_id, file })),
            WriteReport::PictureWritten(Ok(files)) => {
                return Ok(Some(Event::PicturesExported(files)));
            }
            WriteReport::GameDeleted(file, Ok(())) => return Ok(Some(Event::GameDeleted(file))),
            WriteReport::GameRenamed(Ok(())) => return Ok(None),
            WriteReport::LearningProgressSaved(found) => {
                return self.apply_learning_progress(found.map(|found| *found));
            }
            WriteReport::FolderLocked(folder) => {
                Some(AppError::FolderLocked(folder.display().to_string()))
            }
            WriteReport::GameSaved {
                session_id: session,
                save_result: Err(_),
            } => failure_message.map(|reason| AppError::SaveFailed { session, reason }),
            WriteReport::PictureWritten(Err(_))
            | WriteReport::GameRenamed(Err(_))
            | WriteReport::GameDeleted(_, Err(_))
            | WriteReport::SettingsNotWritten(_)
            | WriteReport::WriterPanicked(_) => failure_message.map(AppError::ChangeFailed),
        };
        Ok(app_error.map(Event::ErrorReported))
    }

    /// Passes the progress to the app and returns the problem with its file, if there was one.
    fn apply_learning_progress(
        &mut self,
        load_result: Result<LoadedProgress, ProgressError>,
    ) -> Result<Option<Event>, Error> {
        let words = &self.app.context.words;
        let (progress, error_message) = match load_result {
            Ok(load_result) => {
                let damage_message = load_result.damage_message(words);
                (Some(load_result.progress), damage_message)
            }
            Err(unread) => (None, Some(unread.explain(words))),
        };
        if let Some(progress) = progress {
            self.update(Event::LearningProgress(progress))?;
        }
        Ok(error_message.map(|what| Event::ErrorReported(AppError::ProgressFileFailed(what))))
    }
}
