//! Carries out the effects of the app: work goes to worker threads, files go to the writer,
//! everything else to the terminal. Threads answer through the channel of the event loop.

use std::io;
use std::time::Duration;

use awale_rules::Rules;
use awale_study::catalogue::PlayerSpec;

use crate::app::{AppError, Effect, Event, GameFile, Job, MissingTablesMode, OpenPurpose};
use crate::words::Explain;

use super::pictures::PictureResult;
use super::run::{Error, GAMES_BEFORE_FIRST_FRAME, Shell};
use super::storage::{LoadedProgress, ProgressError};
use super::workers::{
    JobOrder, PictureOrder, RenameError, TableFolder, WriteOrder, WriteReport, list_games,
};
use super::{logging, terminal};

/// The longest time for which the screen may freeze for the disk. Writing a file usually takes 0.3
/// to 30 ms.
const MAX_SCREEN_FREEZE: Duration = Duration::from_millis(250);

impl Shell {
    /// Carries out `effect`. Returns the resulting event if there is one immediately.
    pub(super) fn carry_out_effect(&mut self, effect: Effect) -> Result<Option<Event>, Error> {
        logging::log_effect(&effect);
        match effect {
            Effect::Start(id, job) => {
                let order = self.job_order(job);
                self.jobs.start_job(id, order)?;
            }
            Effect::Stop(id) => self.jobs.stop_job(id),
            Effect::RequestTables(rules, mode) => self.request_tables(rules, mode)?,

            Effect::ListGames => return Ok(Some(self.start_listing()?)),
            Effect::Open { file, purpose } => return Ok(Some(self.open_file(file, purpose)?)),
            Effect::ReadProgress => {
                // Events that are still to be written are sent later through the channel.
                let _ = self.wait_for_writes()?;
                let found = self.progress_file.read();
                return self.apply_progress(found);
            }
            Effect::Save {
                session,
                file,
                record,
            } => self.writer.order_write(WriteOrder::Game {
                session,
                file,
                record,
            }),
            Effect::Rename { file, title } => {
                self.writer.order_write(WriteOrder::Rename { file, title });
            }
            Effect::Delete { file } => self.writer.order_write(WriteOrder::Delete(file)),
            Effect::SaveSettings(entries) => self.writer.order_write(WriteOrder::Settings(entries)),
            Effect::RecordProgress(event) => {
                self.writer.order_write(WriteOrder::Progress(vec![event]));
            }

            Effect::Export(picture) => {
                let settings = Box::new(self.app.context.settings.clone());
                let language = self.app.context.words.language();
                self.pictures.order_picture(PictureOrder {
                    picture,
                    settings,
                    language,
                })?;
            }

            Effect::Copy(text) => self.screen.copy_to_clipboard(&text)?,
            Effect::Bell => self.screen.ring_bell()?,
            Effect::Mouse(on) => self.screen.set_mouse(on)?,
            Effect::Suspend => {
                if !self.wait_for_writes()? {
                    return Ok(Some(Event::Trouble(AppError::Disk)));
                }
                terminal::suspend_program()?;
            }
            Effect::Quit => self.is_leaving = true,
            // The club has a host program that receives messages; this program has none.
            Effect::HostMessage(_) => {}
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
        let mut kind = None;
        if let Job::Think {
            spec: PlayerSpec::Bot,
            seed,
            ..
        } = job
        {
            self.bot_game = Some(seed);
            kind = self
                .app
                .game_in_progress(seed)
                .map(|session| session.game.kind.clone());
        }
        JobOrder {
            job,
            resources,
            on_disk: TableFolder {
                folder: self.table_builder.folder().to_owned(),
                seeds: context.settings.tables.seeds,
            },
            bot: context.settings.setup.bot.to_string(),
            kind,
            language: context.words.language(),
        }
    }

    /// Writes a finished picture, or shows the error.
    pub(super) fn write_picture(&mut self, made: PictureResult) -> Result<(), Error> {
        self.pictures.count_finished_picture();
        match made {
            Ok(files) => self.writer.order_write(WriteOrder::Picture(files)),
            Err(what) => self.update(Event::Trouble(AppError::Change(what)))?,
        }
        Ok(())
    }

    fn request_tables(&mut self, rules: Rules, mode: MissingTablesMode) -> io::Result<()> {
        let tables = self.app.context.settings.tables;
        let mode = if tables.automatic {
            mode
        } else {
            MissingTablesMode::Open
        };
        if tables.seeds > 0 {
            self.table_builder.request_tables(
                rules,
                tables.seeds,
                mode,
                self.app.context.words.language(),
            )?;
        }
        Ok(())
    }

    fn open_file(&mut self, file: GameFile, purpose: OpenPurpose) -> Result<Event, Error> {
        if !self.wait_for_writes()? {
            // The game may not be written yet.
            return Ok(Event::Trouble(AppError::Disk));
        }
        let words = &self.app.context.words;
        let text = match self.games.read_game(&file) {
            Ok(text) => text,
            Err(failure) => return Ok(Event::Trouble(AppError::Open(failure.explain(words)))),
        };
        let path = self.games.game_path(&file).display().to_string();
        let opened = Event::from_opened_file(file, &text, self.games.custom_variants(), purpose);
        Ok(opened.unwrap_or_else(|error| {
            Event::Trouble(AppError::Open(words.record_error(&path, &error)))
        }))
    }

    /// Starts listing all games after pending writes, and returns the newest games immediately.
    fn start_listing(&mut self) -> Result<Event, Error> {
        self.must_list_again = !self.wait_for_writes()?;
        self.list_newest_games()
    }

    fn list_newest_games(&mut self) -> Result<Event, Error> {
        self.listing_job += 1;
        list_games(&mut self.game_lister, self.listing_job, self.games.clone())?;
        Ok(match self.games.list_newest(GAMES_BEFORE_FIRST_FRAME) {
            Ok(games) => Event::Newest(games),
            Err(failure) => {
                Event::Trouble(AppError::Open(failure.explain(&self.app.context.words)))
            }
        })
    }

    /// Waits up to [`MAX_SCREEN_FREEZE`] until everything is on the disk. Handles the writer's
    /// reports. Returns whether everything is written.
    pub(super) fn wait_for_writes(&mut self) -> Result<bool, Error> {
        let is_settled = self.writer.wait_until_written(MAX_SCREEN_FREEZE);
        self.handle_writer_reports()?;
        Ok(is_settled)
    }

    /// Like [`wait_for_writes`](Shell::wait_for_writes), before you may leave a game. A game that
    /// is not on the disk by then counts as unsaved.
    pub(super) fn wait_for_saved_games(&mut self) -> Result<(), Error> {
        if !self.wait_for_writes()? {
            for session in self.writer.unwritten_games() {
                let what = self.app.context.words.get("disk-silent");
                self.update(Event::Trouble(AppError::Save { session, what }))?;
            }
        }
        Ok(())
    }

    /// Handles the writer's reports. A saved game usually changes nothing on the screen.
    ///
    /// Handling a report may call this function again. Older reports are still handled first.
    pub(super) fn handle_writer_reports(&mut self) -> Result<(), Error> {
        self.writer_reports.extend(self.writer.take_write_reports());
        while let Some(written) = self.writer_reports.pop_front() {
            let is_calm = self.app.context.unsaved.is_empty() && self.app.context.error.is_none();
            self.needs_redraw |=
                !(is_calm && matches!(written, WriteReport::Game { saved: Ok(_), .. }));
            self.must_list_again |= matches!(
                written,
                WriteReport::Renamed(Ok(())) | WriteReport::Deleted(..)
            );
            if let Some(event) = self.event_of_report(written)? {
                self.update(event)?;
            }
        }
        if self.must_list_again && self.writer.wait_until_written(Duration::ZERO) {
            self.must_list_again = false;
            let newest = self.list_newest_games()?;
            self.update(newest)?;
        }
        Ok(())
    }

    fn event_of_report(&mut self, written: WriteReport) -> Result<Option<Event>, Error> {
        let trouble = match written {
            WriteReport::Game {
                session,
                saved: Ok(game),
            } => return Ok(Some(Event::Saved { session, game })),
            WriteReport::Game {
                session,
                saved: Err(failure),
            } => AppError::Save {
                session,
                what: failure.explain(&self.app.context.words),
            },
            WriteReport::Renamed(Ok(())) => return Ok(None),
            WriteReport::Picture(Ok(files)) => return Ok(Some(Event::Exported(files))),
            WriteReport::Deleted(file, Ok(())) => return Ok(Some(Event::Deleted(file))),
            WriteReport::Renamed(Err(RenameError::NoGame(path, error))) => AppError::Change(
                self.app
                    .context
                    .words
                    .record_error(&path.display().to_string(), &error),
            ),
            WriteReport::Renamed(Err(RenameError::Disk(failure)))
            | WriteReport::Picture(Err(failure))
            | WriteReport::Deleted(_, Err(failure))
            | WriteReport::SettingsFailed(failure) => {
                AppError::Change(failure.explain(&self.app.context.words))
            }
            WriteReport::Progress(found) => return self.apply_progress(found.map(|found| *found)),
            WriteReport::FolderLocked(folder) => {
                AppError::FolderLocked(folder.display().to_string())
            }
            WriteReport::Panicked(what) => AppError::Change(what),
        };
        Ok(Some(Event::Trouble(trouble)))
    }

    /// Passes the progress to the app and returns the problem with its file, if there was one.
    fn apply_progress(
        &mut self,
        found: Result<LoadedProgress, ProgressError>,
    ) -> Result<Option<Event>, Error> {
        let words = &self.app.context.words;
        let (progress, trouble) = match found {
            Ok(found) => {
                let trouble = found.damage_message(words);
                (Some(found.progress), trouble)
            }
            Err(unread) => (None, Some(unread.explain(words))),
        };
        if let Some(progress) = progress {
            self.update(Event::Progress(progress))?;
        }
        Ok(trouble.map(|what| Event::Trouble(AppError::Progress(what))))
    }
}
