//! The loop: it waits on one channel, hands each event to the app, carries out what the app wants done, and draws.
//! Nothing wakes it up while nothing happens.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event;
use thiserror::Error;

use crate::app::{App, Clock, Desk, Effect, Event, GameFile, Trouble};
use crate::config::{self, Settings};
use crate::i18n::{Language, Words};
use crate::record::Record;
use crate::ui::{self, Stage};

use super::achievements::{Achievements, Found};
use super::builder::Builder;
use super::folders::Folders;
use super::input::Input;
use super::journal;
use super::lock;
use super::panics::{self, Place};
use super::puzzler::Puzzler;
use super::storage::{self, Games};
use super::student;
use super::terminal::{self, Screen};
use super::themes;
use super::thinker::Thinker;

/// What the program starts with.
#[derive(Debug)]
pub struct Start {
    /// The settings in force.
    pub settings: Settings,
    /// The language of the system.
    pub language: Language,
    /// Where settings and games are kept.
    pub folders: Folders,
    /// What everything random comes from.
    pub seed: u64,
    /// Tells the date and time.
    pub clock: Clock,
    /// A game to be looked at first.
    pub look_at: Option<Box<Record>>,
}

/// Why the full screen could not be shown.
#[derive(Debug, Error)]
pub enum Error {
    /// The program does not stand between a keyboard and a screen.
    #[error("the full screen needs a terminal; `awale plain` plays without one")]
    NoTerminal,
    /// The terminal, or the system, failed.
    #[error("the terminal failed: {0}")]
    Io(#[from] io::Error),
}

/// Plays in the full screen until the person leaves.
///
/// # Errors
/// When there is no terminal, or it fails.
pub fn run(start: Start) -> Result<(), Error> {
    if !terminal::is_there() {
        return Err(Error::NoTerminal);
    }
    // First of all: a signal between taking the terminal and listening would leave it as it is.
    let (inputs, received) = mpsc::channel();
    super::signals::watch(inputs.clone())?;
    let screen = Screen::take(start.settings.mouse)?;
    log::info!("settings {}, data {}", start.folders.config.display(), start.folders.data.display());
    log::info!("a window of {}", screen.size()?);
    let words = Words::new(start.settings.language.unwrap_or(start.language));
    let own = themes::read(&start.folders.themes(), &words);
    let own_names = own.themes.iter().map(|(name, _)| name.clone());
    let names: Vec<String> = config::THEMES.map(str::to_owned).into_iter().chain(own_names).collect();
    let unknown = themes::unknown(&start.settings.theme, &names, &words);
    // A broken theme that the settings name has been told already.
    let faults = if own.faults.is_empty() { unknown.into_iter().collect() } else { own.faults };
    let stage = Stage::new(ui::Abilities::of_environment(|name| std::env::var(name).ok())).with_themes(own.themes);
    let variants = start.settings.variants();
    let app = App::new(Desk::new(start.settings, names, start.language, start.seed, start.clock));
    let games = Games::new(start.folders.games()).knowing(variants);
    let mut shell = Shell {
        app,
        screen,
        stage,
        games,
        achievements: Achievements::new(start.folders.progress()),
        config: start.folders.config.clone(),
        inputs: inputs.clone(),
        thinker: None,
        student: None,
        puzzler: None,
        builder: Builder::new(start.folders.tables(), inputs.clone()),
        leaving: false,
    };
    shell.draw()?;
    super::hangup::watch(inputs.clone())?;
    thread::Builder::new().name("input".to_owned()).spawn(move || read_terminal(&inputs))?;
    shell.games.sweep();
    let first = shell.app.start();
    shell.carry_out_all(first)?;
    if !faults.is_empty() {
        shell.update(Event::Trouble(Trouble::Theme(faults.join("; "))))?;
    }
    if let Some(record) = start.look_at {
        shell.update(Event::LookAt(record))?;
    }
    shell.draw()?;
    shell.listen(&received)
}

/// Passes on what the terminal says, until it says nothing more.
fn read_terminal(inputs: &Sender<Input>) {
    loop {
        let input = event::read().map_or(Input::Gone, Input::Terminal);
        let last = matches!(input, Input::Gone);
        if inputs.send(input).is_err() || last {
            return;
        }
    }
}

/// Everything that the loop holds together.
struct Shell {
    app: App,
    screen: Screen,
    stage: Stage,
    games: Games,
    achievements: Achievements,
    config: PathBuf,
    inputs: Sender<Input>,
    /// Started when the first question comes.
    thinker: Option<Thinker>,
    /// Started when there is something to study.
    student: Option<student::Desk>,
    /// Started when the first puzzle is wanted.
    puzzler: Option<Puzzler>,
    builder: Builder,
    leaving: bool,
}

impl Shell {
    fn draw(&mut self) -> io::Result<()> {
        let Shell { app, screen, stage, .. } = self;
        screen.draw(|frame| {
            if matches!(app.screen(), crate::app::Screen::Play(_)) {
                panics::rehearse(Place::Drawing);
            }
            ui::draw(frame, app, stage);
        })
    }

    /// Lives until it is time to leave.
    fn listen(&mut self, received: &Receiver<Input>) -> Result<(), Error> {
        let mut ticking: Option<Instant> = None;
        while !self.leaving {
            let first = self.wait(received, ticking);
            // Time passes before anything else happens, so that a moving picture moves at its own pace.
            if let Some(since) = ticking.take() {
                self.update(Event::Tick(since.elapsed()))?;
            }
            let mut next = first;
            while let Some(input) = next {
                self.take_in(input)?;
                if self.leaving {
                    return Ok(());
                }
                next = received.try_recv().ok();
            }
            ticking = self.app.next_tick().map(|_| Instant::now());
            self.draw()?;
        }
        Ok(())
    }

    /// Waits for the next input, or, while something moves, for the next tick.
    fn wait(&self, received: &Receiver<Input>, ticking: Option<Instant>) -> Option<Input> {
        match (self.app.next_tick(), ticking) {
            (Some(due), Some(since)) => {
                let left = due.saturating_sub(since.elapsed()).max(Duration::from_millis(1));
                match received.recv_timeout(left) {
                    Ok(input) => Some(input),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => Some(Input::Gone),
                }
            }
            _ => Some(received.recv().unwrap_or(Input::Gone)),
        }
    }

    fn take_in(&mut self, input: Input) -> Result<(), Error> {
        match input {
            Input::App(event) => self.update(event)?,
            Input::Leave | Input::Gone => self.leaving = true,
            Input::Sleep => terminal::sleep()?,
            Input::Awake => self.screen.wake()?,
            Input::Terminal(event) => {
                let size = self.screen.size()?;
                if let Some(action) = ui::action(&event, &self.app, &self.stage, size) {
                    self.update(Event::Action(action))?;
                }
            }
        }
        Ok(())
    }

    fn update(&mut self, event: Event) -> Result<(), Error> {
        journal::note_event(&event);
        let effects = self.app.update(event);
        self.carry_out_all(effects)
    }

    fn carry_out_all(&mut self, effects: Vec<Effect>) -> Result<(), Error> {
        for effect in effects {
            if let Some(event) = self.carry_out(effect)? {
                self.update(event)?;
            }
        }
        Ok(())
    }

    /// Does what the app wants done. Returns what came of it, if anything did at once.
    fn carry_out(&mut self, effect: Effect) -> Result<Option<Event>, Error> {
        journal::note_effect(&effect);
        Ok(match effect {
            Effect::Think { question, spec, past, seed } => {
                let mut resources = self.app.desk.settings.resources();
                resources.tables.clone_from(&self.app.desk.tables);
                self.thinker()?.ask(question, spec, past, seed, resources);
                None
            }
            Effect::WantTables(rules) => {
                let tables = self.app.desk.settings.tables;
                if tables.automatic && tables.seeds > 0 {
                    self.builder.want(rules, tables.seeds as u8)?;
                }
                None
            }
            Effect::StopThinking => {
                if let Some(thinker) = &self.thinker {
                    thinker.stop();
                }
                None
            }
            Effect::Study { question, task } => {
                let tables = self.app.desk.tables.clone();
                self.student()?.ask(question, task, tables);
                None
            }
            Effect::StopStudying => {
                if let Some(student) = &self.student {
                    student.stop();
                }
                None
            }
            Effect::Save { session, file, record } => Some(match self.games.save(file, &record) {
                Ok(game) => Event::Saved { session, game },
                Err(failure) => Event::Trouble(Trouble::Save(failure.to_string())),
            }),
            Effect::ListGames => Some(self.list()),
            Effect::Open { file, to_replay } => Some(match self.read(&file) {
                Ok(record) => Event::Opened { file, record: Box::new(record), to_replay },
                Err(what) => Event::Trouble(Trouble::Open(what)),
            }),
            Effect::Rename { file, title } => Some(self.rename(file, title)),
            Effect::Delete { file } => Some(match self.games.delete(&file) {
                Ok(()) => self.list(),
                Err(failure) => Event::Trouble(Trouble::Change(failure.to_string())),
            }),
            Effect::SaveSettings(entries) => self.save_settings(&entries),
            Effect::Copy(text) => {
                self.screen.copy(&text)?;
                None
            }
            Effect::MakePuzzle { question, order } => {
                self.puzzler()?.make(question, order);
                None
            }
            Effect::StopPuzzle => {
                if let Some(puzzler) = &self.puzzler {
                    puzzler.stop();
                }
                None
            }
            Effect::ReadProgress => {
                let found = self.achievements.read(&self.app.desk.words);
                self.tell_progress(found)?
            }
            Effect::Remember(deed) => {
                let found = self.achievements.remember(&deed, &self.app.desk.words);
                self.tell_progress(found)?
            }
            Effect::Mouse(on) => {
                self.screen.set_mouse(on)?;
                None
            }
            Effect::Suspend => {
                terminal::sleep()?;
                None
            }
            Effect::Quit => {
                self.leaving = true;
                None
            }
        })
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

    fn thinker(&mut self) -> io::Result<&mut Thinker> {
        let thinker = match self.thinker.take() {
            Some(thinker) => thinker,
            None => Thinker::start(self.inputs.clone())?,
        };
        Ok(self.thinker.insert(thinker))
    }

    fn student(&mut self) -> io::Result<&mut student::Desk> {
        let student = match self.student.take() {
            Some(student) => student,
            None => student::Desk::start(self.inputs.clone())?,
        };
        Ok(self.student.insert(student))
    }

    fn puzzler(&mut self) -> io::Result<&mut Puzzler> {
        let puzzler = match self.puzzler.take() {
            Some(puzzler) => puzzler,
            None => Puzzler::start(self.inputs.clone())?,
        };
        Ok(self.puzzler.insert(puzzler))
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
        let written = std::fs::read_to_string(&self.config)
            .or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(String::new()) } else { Err(error) })
            .map_err(|error| format!("{}: {error}", self.config.display()))
            .and_then(|text| {
                let text = config::with_settings(&text, entries);
                storage::write_whole(&self.config, &text).map_err(|failure| failure.to_string())
            });
        written.err().map(|what| Event::Trouble(Trouble::Change(what)))
    }
}
