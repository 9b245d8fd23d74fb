//! What the app wants done, done: work goes to the threads, games and settings to the disk, the rest to the terminal.
//! What comes of it at once is returned; the threads answer through the channel that the loop waits on.

use std::io;

use crate::app::{Effect, Event, GameFile, Trouble};
use crate::awale::Rules;
use crate::config;
use crate::record::Record;

use super::achievements::Found;
use super::run::{Error, Shell};
use super::student::Task;
use super::thinker::Asked;
use super::{found, journal, lock, storage, terminal};

impl Shell {
    /// Carries out `effect`. Returns what came of it, if anything did at once.
    pub(super) fn carry_out(&mut self, effect: Effect) -> Result<Option<Event>, Error> {
        journal::note_effect(&effect);
        match effect {
            Effect::Think { question, spec, past, seed } => {
                let mut resources = self.app.desk.settings.resources();
                resources.tables.clone_from(&self.app.desk.tables);
                self.thinker.order(question, Asked { spec, past, seed, resources })?;
            }
            Effect::StopThinking => self.thinker.stop(),
            Effect::Study { question, task } => {
                let tables = self.app.desk.tables.clone();
                self.student.order(question, Task { task, tables })?;
            }
            Effect::StopStudying => self.student.stop(),
            Effect::MakePuzzle { question, order } => self.puzzler.order(question, order)?,
            Effect::StopPuzzle => self.puzzler.stop(),
            Effect::WantTables(rules) => self.want_tables(rules)?,

            Effect::ListGames => return Ok(Some(self.list())),
            Effect::Save { session, file, record } => return Ok(Some(self.save(session, file, &record))),
            Effect::Open { file, to_replay } => return Ok(Some(self.open(file, to_replay))),
            Effect::Rename { file, title } => return Ok(Some(self.rename(file, title))),
            Effect::Delete { file } => return Ok(Some(self.delete(&file))),
            Effect::SaveSettings(entries) => return Ok(self.save_settings(&entries)),
            Effect::ReadProgress => {
                let found = self.achievements.read(&self.app.desk.words);
                return self.tell_progress(found);
            }
            Effect::Remember(deed) => {
                let found = self.achievements.remember(&deed, &self.app.desk.words);
                return self.tell_progress(found);
            }

            Effect::Copy(text) => self.screen.copy(&text)?,
            Effect::Mouse(on) => self.screen.set_mouse(on)?,
            Effect::Suspend => terminal::sleep()?,
            Effect::Quit => self.leaving = true,
        }
        Ok(None)
    }

    fn want_tables(&mut self, rules: Rules) -> io::Result<()> {
        let tables = self.app.desk.settings.tables;
        if tables.automatic && tables.seeds > 0 {
            self.builder.want(rules, tables.seeds as u8)?;
        }
        Ok(())
    }

    fn save(&self, session: u64, file: Option<GameFile>, record: &Record) -> Event {
        match self.games.save(file, record) {
            Ok(game) => Event::Saved { session, game },
            Err(failure) => Event::Trouble(Trouble::Save(failure.to_string())),
        }
    }

    fn open(&self, file: GameFile, to_replay: bool) -> Event {
        match self.read(&file) {
            Ok(record) => Event::Opened { file, record: Box::new(record), to_replay },
            Err(what) => Event::Trouble(Trouble::Open(what)),
        }
    }

    fn delete(&self, file: &GameFile) -> Event {
        match self.games.delete(file) {
            Ok(()) => self.list(),
            Err(failure) => Event::Trouble(Trouble::Change(failure.to_string())),
        }
    }

    fn list(&self) -> Event {
        match self.games.list() {
            Ok(shelf) => Event::Shelf(shelf),
            Err(failure) => Event::Trouble(Trouble::Open(failure.to_string())),
        }
    }

    /// Reads a game, or says why it cannot be read.
    fn read(&self, file: &GameFile) -> Result<Record, String> {
        let text = self.games.read(file).map_err(|failure| failure.to_string())?;
        let path = self.games.path(file);
        let words = &self.app.desk.words;
        self.games.parse(file, &text).map_err(|error| words.record_error(&path.display().to_string(), &error))
    }

    fn rename(&self, file: GameFile, title: String) -> Event {
        let renamed = self.read(&file).and_then(|mut record| {
            record.title = Some(title).filter(|title| !title.is_empty());
            self.games.save(Some(file), &record).map_err(|failure| failure.to_string())
        });
        match renamed {
            Ok(_) => self.list(),
            Err(what) => Event::Trouble(Trouble::Change(what)),
        }
    }

    /// Writes settings into the user's file, and leaves everything else there as it is: what another program has
    /// changed there in the meantime stays changed.
    fn save_settings(&self, entries: &[(&'static str, toml::Value)]) -> Option<Event> {
        let _held = self.config.parent().and_then(lock::briefly);
        let written = found::read_text(&self.config)
            .or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(String::new()) } else { Err(error) })
            .map_err(|error| format!("{}: {error}", self.config.display()))
            .and_then(|text| {
                let text = config::with_settings(&text, entries);
                storage::write_whole(&self.config, &text).map_err(|failure| failure.to_string())
            });
        written.err().map(|what| Event::Trouble(Trouble::Change(what)))
    }

    /// Tells what was learnt and solved, and what was wrong with its file.
    fn tell_progress(&mut self, found: Result<Found, String>) -> Result<Option<Event>, Error> {
        let trouble = match found {
            Ok(Found { progress, trouble }) => {
                self.update(Event::Progress(progress))?;
                trouble
            }
            Err(what) => Some(what),
        };
        Ok(trouble.map(|what| Event::Trouble(Trouble::Progress(what))))
    }
}
