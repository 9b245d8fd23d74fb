//! Carries out the effects of the app: work goes to worker threads, files go to the writer,
//! everything else to the terminal. Threads answer through the channel of the event loop.

use std::io;
use std::time::Duration;

use awale_rules::Rules;
use awale_study::catalogue::PlayerSpec;

use crate::app::{Effect, Event, GameFile, Job, Purpose, TableMode, Trouble};
use crate::words::Explain;

use super::pictures::MadePicture;
use super::run::{Error, FIRST_GAMES, Shell};
use super::storage::{LoadedProgress, ProgressError};
use super::workers::{OnDisk, Order, PictureOrder, RenameError, WriteOrder, Written, list_games};
use super::{logging, terminal};

/// The longest time for which the screen may freeze for the disk. Writing a file usually takes 0.3
/// to 30 ms.
const MAX_FREEZE: Duration = Duration::from_millis(250);

impl Shell {
    /// Carries out `effect`. Returns the resulting event if there is one immediately.
    pub(super) fn carry_out(&mut self, effect: Effect) -> Result<Option<Event>, Error> {
        logging::note_effect(&effect);
        match effect {
            Effect::Start(id, job) => {
                let order = self.order(job);
                self.jobs.start(id, order)?;
            }
            Effect::Stop(id) => self.jobs.stop(id),
            Effect::RequestTables(rules, mode) => self.request_tables(rules, mode)?,

            Effect::ListGames => return Ok(Some(self.list()?)),
            Effect::Open { file, purpose } => return Ok(Some(self.open(file, purpose)?)),
            Effect::ReadProgress => {
                // Events that are still to be written are sent later through the channel.
                let _ = self.settle()?;
                let found = self.progress_file.read();
                return self.apply_progress(found);
            }
            Effect::Save {
                session,
                file,
                record,
            } => self.writer.order(WriteOrder::Game {
                session,
                file,
                record,
            }),
            Effect::Rename { file, title } => self.writer.order(WriteOrder::Rename { file, title }),
            Effect::Delete { file } => self.writer.order(WriteOrder::Delete(file)),
            Effect::SaveSettings(entries) => self.writer.order(WriteOrder::Settings(entries)),
            Effect::RecordProgress(event) => self.writer.order(WriteOrder::Progress(vec![event])),

            Effect::Export(picture) => {
                let settings = Box::new(self.app.context.settings.clone());
                let language = self.app.context.words.language();
                self.pictures.order(PictureOrder {
                    picture,
                    settings,
                    language,
                })?;
            }

            Effect::Copy(text) => self.screen.copy(&text)?,
            Effect::Bell => self.screen.ring()?,
            Effect::Mouse(on) => self.screen.set_mouse(on)?,
            Effect::Suspend => {
                if !self.settle()? {
                    return Ok(Some(Event::Trouble(Trouble::Disk)));
                }
                terminal::suspend()?;
            }
            Effect::Quit => self.leaving = true,
            // The club has a host program that receives messages; this program has none.
            Effect::HostMessage(_) => {}
        }
        Ok(None)
    }

    /// Adds the resources of the shell that the job needs.
    fn order(&mut self, job: Job) -> Order {
        let context = &self.app.context;
        let mut resources = context.settings.resources(crate::shell::cores());
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
                .playing(seed)
                .map(|session| session.game.kind.clone());
        }
        Order {
            job,
            resources,
            on_disk: OnDisk {
                folder: self.builder.folder().to_owned(),
                seeds: context.settings.tables.seeds,
            },
            bot: context.settings.setup.bot.to_string(),
            kind,
            language: context.words.language(),
        }
    }

    /// Writes a finished picture, or shows the error.
    pub(super) fn take_picture(&mut self, made: MadePicture) -> Result<(), Error> {
        self.pictures.note_made();
        match made {
            Ok(files) => self.writer.order(WriteOrder::Picture(files)),
            Err(what) => self.update(Event::Trouble(Trouble::Change(what)))?,
        }
        Ok(())
    }

    fn request_tables(&mut self, rules: Rules, mode: TableMode) -> io::Result<()> {
        let tables = self.app.context.settings.tables;
        let mode = if tables.automatic {
            mode
        } else {
            TableMode::Open
        };
        if tables.seeds > 0 {
            self.builder
                .request(rules, tables.seeds, mode, self.app.context.words.language())?;
        }
        Ok(())
    }

    fn open(&mut self, file: GameFile, purpose: Purpose) -> Result<Event, Error> {
        if !self.settle()? {
            // The game may not be written yet.
            return Ok(Event::Trouble(Trouble::Disk));
        }
        let words = &self.app.context.words;
        let text = match self.games.read(&file) {
            Ok(text) => text,
            Err(failure) => return Ok(Event::Trouble(Trouble::Open(failure.explain(words)))),
        };
        let path = self.games.path(&file).display().to_string();
        let opened = Event::opened(file, &text, self.games.variants(), purpose);
        Ok(opened.unwrap_or_else(|error| {
            Event::Trouble(Trouble::Open(words.record_error(&path, &error)))
        }))
    }

    /// Starts listing all games after pending writes, and returns the newest games immediately.
    fn list(&mut self) -> Result<Event, Error> {
        self.lists_again = !self.settle()?;
        self.list_now()
    }

    fn list_now(&mut self) -> Result<Event, Error> {
        self.listing += 1;
        list_games(&mut self.lister, self.listing, self.games.clone())?;
        Ok(match self.games.newest(FIRST_GAMES) {
            Ok(games) => Event::Newest(games),
            Err(failure) => Event::Trouble(Trouble::Open(failure.explain(&self.app.context.words))),
        })
    }

    /// Waits up to [`MAX_FREEZE`] until everything is on the disk. Handles the writer's reports.
    /// Returns whether everything is written.
    pub(super) fn settle(&mut self) -> Result<bool, Error> {
        let is_settled = self.writer.settle(MAX_FREEZE);
        self.handle_writer_reports()?;
        Ok(is_settled)
    }

    /// Like [`settle`](Shell::settle), before you may leave a game. A game that is not on the disk
    /// by then counts as unsaved.
    pub(super) fn settle_games(&mut self) -> Result<(), Error> {
        if !self.settle()? {
            for session in self.writer.unwritten_games() {
                let what = self.app.context.words.get("disk-silent");
                self.update(Event::Trouble(Trouble::Save { session, what }))?;
            }
        }
        Ok(())
    }

    /// Handles the writer's reports. A saved game usually changes nothing on the screen.
    ///
    /// Handling a report may call this function again. Older reports are still handled first.
    pub(super) fn handle_writer_reports(&mut self) -> Result<(), Error> {
        self.news.extend(self.writer.take_written());
        while let Some(written) = self.news.pop_front() {
            let is_calm = self.app.context.unsaved.is_empty() && self.app.context.trouble.is_none();
            self.is_stale |= !(is_calm && matches!(written, Written::Game { saved: Ok(_), .. }));
            self.lists_again |= matches!(written, Written::Renamed(Ok(())) | Written::Deleted(..));
            if let Some(event) = self.event_of(written)? {
                self.update(event)?;
            }
        }
        if self.lists_again && self.writer.settle(Duration::ZERO) {
            self.lists_again = false;
            let newest = self.list_now()?;
            self.update(newest)?;
        }
        Ok(())
    }

    fn event_of(&mut self, written: Written) -> Result<Option<Event>, Error> {
        let trouble = match written {
            Written::Game {
                session,
                saved: Ok(game),
            } => return Ok(Some(Event::Saved { session, game })),
            Written::Game {
                session,
                saved: Err(failure),
            } => Trouble::Save {
                session,
                what: failure.explain(&self.app.context.words),
            },
            Written::Renamed(Ok(())) => return Ok(None),
            Written::Picture(Ok(files)) => return Ok(Some(Event::Exported(files))),
            Written::Deleted(file, Ok(())) => return Ok(Some(Event::Deleted(file))),
            Written::Renamed(Err(RenameError::NoGame(path, error))) => Trouble::Change(
                self.app
                    .context
                    .words
                    .record_error(&path.display().to_string(), &error),
            ),
            Written::Renamed(Err(RenameError::Disk(failure)))
            | Written::Picture(Err(failure))
            | Written::Deleted(_, Err(failure))
            | Written::SettingsFailed(failure) => {
                Trouble::Change(failure.explain(&self.app.context.words))
            }
            Written::Progress(found) => return self.apply_progress(found.map(|found| *found)),
            Written::Held(folder) => Trouble::FolderLocked(folder.display().to_string()),
            Written::Panicked(what) => Trouble::Change(what),
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
                let trouble = found.explain(words);
                (Some(found.progress), trouble)
            }
            Err(unread) => (None, Some(unread.explain(words))),
        };
        if let Some(progress) = progress {
            self.update(Event::Progress(progress))?;
        }
        Ok(trouble.map(|what| Event::Trouble(Trouble::Progress(what))))
    }
}
