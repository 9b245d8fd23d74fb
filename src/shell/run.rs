//! The event loop. It waits on one channel, passes each event to the app, carries out the effects,
//! and draws. It sleeps while nothing happens.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use awale_study::record::Record;
use thiserror::Error;

use crate::app::{
    Action, App, AppContext, Ask, Clock, Effect, Event, GameFile, JobId, JobKind, Purpose,
    Renderer, SavedGame, SessionId, Trouble,
};
use crate::config::Settings;
use crate::keys::Command;
use crate::pictures::TreeExhibit;
use crate::screens;
use crate::screens::Play;
use crate::theme::Abilities;
use crate::words::{Explain, Language, Words, say};

use super::input::{self, CaughtSignals, Input, gone};
use super::logging;
use super::pixels::PixelBoard;
use super::storage::{self, Folders, Games, ProgressFile};
use super::terminal::{self, FullScreen};
use super::workers::{
    Builder, FileWriter, Jobs, PictureWorker, RenameError, Worker, WriteOrder, Writer, Written,
};
use awale_cli::thread::{TestPanicPoint, rehearse};

/// Everything that the full screen needs to start.
#[derive(Debug)]
pub struct Start {
    pub settings: Settings,
    /// The language of the system.
    pub language: Language,
    /// The folders of settings and games.
    pub folders: Folders,
    /// The abilities of the terminal.
    pub abilities: Abilities,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Returns the date and time.
    pub clock: Clock,
    /// A game or a tree to open first.
    pub look_at: Option<ShownFirst>,
    /// Prints a line after the terminal was restored.
    pub tell: fn(&str),
}

#[derive(Debug)]
pub enum ShownFirst {
    /// A game from a file or the clipboard, which is never changed.
    Game(Box<Record>),
    /// The games of a file with several games.
    Collection(Vec<SavedGame>),
    Tree(Box<TreeExhibit>),
    /// A saved game of the games folder. Its analysis is saved with it, as when you open it from
    /// the list.
    Own(GameFile),
}

/// The way the full screen ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Ended {
    /// The player quit.
    Left,
    /// A signal ended the program. Everything is saved; [`end_by`](super::end_by) sets the exit
    /// status.
    Signal(i32),
}

/// The reasons why the full screen cannot be shown or has failed.
#[derive(Debug, Error)]
pub enum Error {
    /// Input or output is not a terminal.
    #[error("the full screen needs a terminal; `awale plain` plays without one")]
    NoTerminal,
    /// Something could not be written before the program ended. The message is translated already.
    #[error("{0}")]
    Unwritten(String),
    /// The terminal or the system failed.
    #[error("the terminal failed: {0}")]
    Io(#[from] io::Error),
}

/// Runs the full screen until the player quits.
///
/// # Errors
/// If there is no terminal, or the terminal fails.
pub fn run(start: Start) -> Result<Ended, Error> {
    if !terminal::is_there() {
        return Err(Error::NoTerminal);
    }
    // This comes first: a signal between taking the terminal and listening would leave it in raw
    // mode.
    let (inputs, received) = mpsc::channel();
    let signals = CaughtSignals::catch()?;
    let painted = inputs.clone();
    let pixels = PixelBoard::new(
        move |board| drop(painted.send(Input::Wood(board))),
        |name| std::env::var(name).ok(),
    );
    let screen = FullScreen::take(start.settings.mouse, pixels)?;
    input::listen(inputs.clone(), signals)?;
    log::info!(
        "settings {}, data {}",
        start.folders.config.display(),
        start.folders.data.display()
    );
    log::info!("a window of {}", screen.size()?);
    let words = Words::new(start.settings.language.unwrap_or(start.language));
    let themes = storage::available_themes(&start.folders, &start.settings, &words);
    let renderer = Renderer::new(start.abilities).with_themes(themes.own);
    let variants = start.settings.variants();
    let app = screens::start(AppContext::new(
        start.settings,
        themes.names,
        start.language,
        start.seed,
        start.clock,
    ));
    let games = Games::new(start.folders.games()).with_variants(variants);
    let progress_file = ProgressFile::new(start.folders.progress());
    let files = FileWriter {
        games: games.clone(),
        progress_file: progress_file.clone(),
        config: start.folders.config.clone(),
        pictures: start.folders.pictures(),
        folders: vec![start.folders.data.clone(), start.folders.tables()],
        kept: HashMap::new(),
    };
    let mut shell = Shell {
        app,
        screen,
        renderer,
        games,
        progress_file,
        writer: Writer::new(files, inputs.clone()),
        pictures: PictureWorker::new(inputs.clone()),
        jobs: Jobs::new(inputs.clone()),
        bot_game: None,
        lister: Worker::new("lister", None, inputs.clone()),
        builder: Builder::new(start.folders.tables(), inputs),
        news: VecDeque::new(),
        listing: 0,
        lists_again: false,
        leaving: false,
        ended_by: None,
        is_stale: true,
    };
    shell.read_newest_games()?;
    shell.draw()?;
    let first = shell.app.start();
    shell.carry_out_all(first)?;
    shell.writer.order(WriteOrder::TidyUp);
    if !themes.faults.is_empty() {
        shell.update(Event::Trouble(Trouble::Theme(themes.faults.join("; "))))?;
    }
    match start.look_at {
        Some(ShownFirst::Game(record)) => shell.update(Event::AnalyzeRecord(record))?,
        Some(ShownFirst::Collection(games)) => {
            shell.update(Event::OpenedMany {
                games,
                purpose: Purpose::Analyse,
            })?;
        }
        Some(ShownFirst::Tree(exhibit)) => shell.update(Event::ShowTree(exhibit))?,
        Some(ShownFirst::Own(file)) => {
            shell.carry_out_all(vec![Effect::Open {
                file,
                purpose: Purpose::Analyse,
            }])?;
        }
        None => {}
    }
    let ended = shell
        .draw()
        .map_err(Error::from)
        .and_then(|()| shell.run_loop(&received));
    let lost = shell.finish(&received, start.tell);
    match (ended, lost) {
        (Ok(Ended::Left), Some(lost)) => Err(Error::Unwritten(lost)),
        (ended, lost) => {
            if let Some(lost) = lost {
                (start.tell)(&lost);
            }
            ended
        }
    }
}

/// The state of the event loop.
pub(super) struct Shell {
    pub(super) app: App,
    pub(super) screen: FullScreen,
    renderer: Renderer,
    pub(super) games: Games,
    pub(super) progress_file: ProgressFile,
    pub(super) writer: Writer,
    pub(super) pictures: PictureWorker,
    pub(super) jobs: Jobs,
    /// The game in which the user's own bot plays.
    pub(super) bot_game: Option<SessionId>,
    pub(super) lister: Worker<()>,
    pub(super) builder: Builder,
    /// Unhandled reports of the writer, the oldest first.
    pub(super) news: VecDeque<Written>,
    /// The number of the last request to list the games.
    pub(super) listing: JobId,
    /// Whether to list the games again as soon as everything is on the disk.
    pub(super) lists_again: bool,
    /// Whether the loop should end.
    pub(super) leaving: bool,
    /// The signal that ends the program, if there is one.
    ended_by: Option<i32>,
    /// Whether the last frame is out of date.
    pub(super) is_stale: bool,
}

/// The time that the disk may take at the end before the program says that it waits.
const DISK_NOTICE_DELAY: Duration = Duration::from_millis(500);

/// The number of games that are read before the first frame, which takes 0.25 ms. They usually
/// include any game to continue, so that the menu does not change when all games are listed.
pub(super) const FIRST_GAMES: usize = 8;

impl Shell {
    /// Reads the newest games for the first frame. Problems with the folder are reported when all
    /// games are listed.
    fn read_newest_games(&mut self) -> Result<(), Error> {
        self.games
            .newest(FIRST_GAMES)
            .map_or(Ok(()), |games| self.update(Event::GameList(games)))
    }

    fn draw(&mut self) -> io::Result<()> {
        let Shell {
            app,
            screen,
            renderer,
            ..
        } = self;
        screen.draw(app.context.settings.board, |frame, leaves_room| {
            if app.shown::<Play>().is_some() {
                rehearse(TestPanicPoint::Drawing);
            }
            renderer.leave_room(leaves_room);
            screens::draw(frame, app, renderer);
            renderer.room().clone()
        })?;
        if let Some(lines) = renderer.take_scrollable() {
            app.scrollable(lines);
        }
        Ok(())
    }

    /// Handles input until the program ends.
    fn run_loop(&mut self, received: &Receiver<Input>) -> Result<Ended, Error> {
        let mut ticking: Option<Instant> = None;
        while !self.leaving {
            let first = self.wait(received, ticking);
            self.is_stale |= ticking.is_some();
            // Animations advance by the time of the wait before the input is handled, so that they
            // keep their speed.
            if let Some(since) = ticking.take() {
                self.update(Event::Tick(since.elapsed()))?;
            }
            let mut next = first;
            while let Some(input) = next {
                self.handle_input(input)?;
                if self.leaving {
                    return Ok(self.ended());
                }
                next = received.try_recv().ok();
            }
            ticking = self.app.next_tick().map(|_| Instant::now());
            if std::mem::take(&mut self.is_stale) {
                self.draw()?;
                if self.app.seen() {
                    // The delay begins after the frame, even if drawing took long.
                    ticking = self.app.next_tick().map(|_| Instant::now());
                }
            }
        }
        Ok(self.ended())
    }

    /// Restores the terminal, then waits for the disk. Returns a message about everything that
    /// could not be written and was not reported before.
    fn finish(self, received: &Receiver<Input>, tell: fn(&str)) -> Option<String> {
        let Shell {
            app,
            mut screen,
            mut writer,
            pictures,
            mut news,
            ended_by,
            ..
        } = self;
        let words = &app.context.words;
        await_replies(&mut screen.pixels, received);
        drop(screen);
        let mut not_made = None;
        if pictures.is_busy() && ended_by.is_none() {
            tell(&words.get("leaving-picture"));
            pictures.finish(received, |made| match made {
                Ok(files) => writer.order(WriteOrder::Picture(files)),
                Err(what) => not_made = Some(what),
            });
        }
        if !writer.settle(DISK_NOTICE_DELAY) {
            tell(&words.get("leaving-waits"));
        }
        let is_settled = writer.finish(|| {
            received
                .try_iter()
                .any(|input| matches!(input, Input::Leave(_)))
        });
        news.extend(writer.take_written());
        // Unsaved games were reported already, or the player chose to discard them.
        let games_reported = !app.context.unsaved.is_empty();
        let mut failures = news.into_iter().filter_map(|written| match written {
            Written::Game { saved: Err(_), .. } if games_reported => None,
            Written::Game {
                saved: Err(failure),
                ..
            }
            | Written::Deleted(_, Err(failure))
            | Written::SettingsFailed(failure)
            | Written::Picture(Err(failure))
            | Written::Renamed(Err(RenameError::Disk(failure))) => Some(failure.explain(words)),
            Written::Progress(Err(unread)) => Some(unread.explain(words)),
            Written::Panicked(what) => Some(what),
            _ => None,
        });
        let what = if is_settled {
            failures.next().or(not_made)?
        } else {
            words.get("disk-silent")
        };
        Some(say!(words, "leaving-unwritten", what = what))
    }

    fn ended(&self) -> Ended {
        self.ended_by.map_or(Ended::Left, Ended::Signal)
    }

    /// Waits for the next input, or for the next tick while something moves.
    fn wait(&self, received: &Receiver<Input>, ticking: Option<Instant>) -> Option<Input> {
        match (self.app.next_tick(), ticking) {
            (Some(due), Some(since)) => {
                let left = due
                    .saturating_sub(since.elapsed())
                    .max(Duration::from_millis(1));
                match received.recv_timeout(left) {
                    Ok(input) => Some(input),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => Some(Input::Gone(gone())),
                }
            }
            _ => Some(received.recv().unwrap_or_else(|_| Input::Gone(gone()))),
        }
    }

    fn handle_input(&mut self, input: Input) -> Result<(), Error> {
        self.is_stale |= !matches!(input, Input::Written);
        match input {
            Input::App(event) => self.update(event)?,
            Input::Listed(listing, event) if listing == self.listing => self.update(event)?,
            Input::Listed(..) => {}
            Input::Written => self.handle_writer_reports()?,
            Input::Picture(made) => self.take_picture(made)?,
            Input::Reply(reply) => self.screen.pixels.note(&reply),
            Input::Wood(wood) => self.screen.pixels.take_wood(wood),
            Input::Leave(signal) => (self.leaving, self.ended_by) = (true, Some(signal)),
            Input::Gone(error) => return Err(error.into()),
            Input::Sleep => {
                let _ = self.settle()?;
                let since = Instant::now();
                terminal::suspend()?;
                // Clocks continue while the program is suspended. Otherwise a player could think
                // for free.
                if self.app.next_tick().is_some() {
                    self.update(Event::Tick(since.elapsed()))?;
                }
            }
            Input::Awake => self.screen.wake()?,
            Input::Terminal(event) => {
                let _size = self.screen.size()?;
                if let Some(action) = screens::action(&event, &self.app, &mut self.renderer) {
                    self.act(action)?;
                }
            }
        }
        Ok(())
    }

    /// Passes `action` to the app. If it may leave a game, first waits until the last moves are
    /// saved or have failed. If the app then asks about unsaved moves, waits for the last attempt
    /// too.
    fn act(&mut self, action: Action) -> Result<(), Error> {
        if matches!(
            action,
            Action::Back | Action::Interrupt | Action::Command(Command::Quit)
        ) {
            self.settle_games()?;
        }
        self.update(Event::Action(action))?;
        if matches!(self.app.ask(), Some(Ask::LeaveUnsaved | Ask::QuitUnsaved)) {
            self.settle_games()?;
        }
        Ok(())
    }

    pub(super) fn update(&mut self, event: Event) -> Result<(), Error> {
        logging::note_event(&event);
        let effects = self.app.update(event);
        self.carry_out_all(effects)?;
        self.stop_bot_of_ended_game();
        Ok(())
    }

    /// Stops the user's own bot together with its game.
    fn stop_bot_of_ended_game(&mut self) {
        if self
            .bot_game
            .take_if(|seed| self.app.playing(*seed).is_none())
            .is_some()
        {
            self.jobs.end_worker(JobKind::Think);
        }
    }

    fn carry_out_all(&mut self, effects: Vec<Effect>) -> Result<(), Error> {
        for effect in effects {
            if let Some(event) = self.carry_out(effect)? {
                self.update(event)?;
            }
        }
        Ok(())
    }
}

/// Waits a moment for replies of the terminal that are still to come. A shell would read them as
/// typed.
fn await_replies(pixels: &mut PixelBoard, received: &Receiver<Input>) {
    const MAX_WAIT: Duration = Duration::from_millis(50);
    let end = Instant::now() + MAX_WAIT;
    while pixels.is_waiting()
        && let Ok(input) = received.recv_timeout(end.saturating_duration_since(Instant::now()))
    {
        if let Input::Reply(reply) = input {
            pixels.note(&reply);
        }
    }
}
