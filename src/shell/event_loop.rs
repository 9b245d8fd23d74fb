//! The event loop. It waits on one channel, passes each event to the app, carries out the effects,
//! and draws. It sleeps while nothing happens.

use std::{
    collections::{HashMap, VecDeque},
    io,
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    time::{Duration, Instant},
};

use thiserror::Error;

use crate::{
    app::{
        Action, App, AppContext, AppError, Clock, Confirmation, Effect, Event,
        GAMES_LISTED_AT_START, GameFile, JobId, JobKind, OpenPurpose, OpenRequest, Renderer,
        Session, SessionId,
    },
    config::Settings,
    input::input_action,
    keys::Command,
    screens::{self, PlayScreen},
    theme::TerminalAbilities,
    words::{Language, Words, say},
};

use super::{
    input::{self, CaughtSignals, LoopInput, keyboard_lost_error},
    logging,
    pixels::PixelBoard,
    storage::{self, Folders, GamesFolder, ProgressFile},
    terminal::{self, FullScreen},
    workers::{
        FileWriter, JobThreads, PictureWorker, TableBuilder, Worker, WriteOrder, WriteReport,
        Writer,
    },
};
use awale_cli::thread::{TestPanicPoint, panic_if_requested};

/// Everything that the full screen needs to start.
#[derive(Debug)]
pub struct StartOptions {
    pub settings: Settings,
    /// The language of the system.
    pub system_language: Language,
    /// The folders of settings and games.
    pub folders: Folders,
    /// The abilities of the terminal.
    pub terminal_abilities: TerminalAbilities,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Returns the date and time.
    pub current_time: Clock,
    /// A game or a tree to open first.
    pub first_view: Option<FirstView>,
    /// Prints a line after the terminal was restored.
    pub print_line: fn(&str),
}

#[derive(Debug)]
pub enum FirstView {
    Open(OpenRequest),
    /// A saved game of the games folder. Its analysis is saved with it, as when you open it from
    /// the list.
    SavedGame(GameFile),
    /// A text with a link.
    Link(String),
}

/// The way the full screen ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum ExitReason {
    /// The player quit.
    Quit,
    /// A signal ended the program. Everything is saved; [`end_by_signal`](super::end_by_signal)
    /// sets the exit status.
    EndedBySignal(i32),
}

/// The reasons why the full screen cannot be shown or has failed.
#[derive(Debug, Error)]
pub enum Error {
    /// Input or output is not a terminal.
    #[error("the full screen needs a terminal; `awale plain` plays without one")]
    NoTerminal,
    /// Something could not be written before the program ended. The message is translated already.
    #[error("{0}")]
    DataNotWritten(String),
    /// The terminal or the system failed.
    #[error("the terminal failed: {0}")]
    Io(#[from] io::Error),
}

/// Runs the full screen until the player quits.
///
/// # Errors
/// If there is no terminal, or the terminal fails.
pub fn run(options: StartOptions) -> Result<ExitReason, Error> {
    if !terminal::is_terminal() {
        return Err(Error::NoTerminal);
    }
    // Signals are caught before the terminal is taken over. A signal in between would leave the
    // terminal in raw mode.
    let (input_sender, input_receiver) = mpsc::channel();
    let signals = CaughtSignals::catch_signals()?;
    let painter_input_sender = input_sender.clone();
    let pixel_board = PixelBoard::new(
        move |board| drop(painter_input_sender.send(LoopInput::EmptyBoardPainted(board))),
        |name| std::env::var(name).ok(),
    );
    let screen = FullScreen::take_over_terminal(options.settings.mouse, pixel_board)?;
    input::start_input_thread(input_sender.clone(), signals)?;
    log::info!(
        "settings {}, data {}",
        options.folders.settings_file.display(),
        options.folders.data_folder.display()
    );
    log::info!("a window of {}", screen.size()?);
    let words = Words::new(options.settings.language.unwrap_or(options.system_language));
    let themes = storage::available_themes(&options.folders, &options.settings, &words);
    let renderer = Renderer::new(options.terminal_abilities).with_themes(themes.custom_themes);
    let variants = options.settings.variants();
    let app = screens::new_app(AppContext::new(
        options.settings,
        themes.theme_names,
        options.system_language,
        options.seed,
        options.current_time,
    ));
    let games_folder = GamesFolder::new(options.folders.games_folder()).with_variants(variants);
    let progress_file = ProgressFile::new(options.folders.progress_file());
    let file_writer = FileWriter {
        games_folder: games_folder.clone(),
        progress_file: progress_file.clone(),
        settings_file: options.folders.settings_file.clone(),
        pictures_folder: options.folders.pictures_folder(),
        other_folders: vec![
            options.folders.data_folder.clone(),
            options.folders.tables_folder(),
        ],
        session_files: HashMap::new(),
    };
    let mut event_loop = Shell {
        app,
        screen,
        renderer,
        games_folder,
        progress_file,
        writer: Writer::new(file_writer, input_sender.clone()),
        picture_worker: PictureWorker::new(input_sender.clone()),
        job_threads: JobThreads::new(input_sender.clone()),
        bot_game_id: None,
        game_lister: Worker::new("lister", None, input_sender.clone()),
        table_builder: TableBuilder::new(options.folders.tables_folder(), input_sender),
        writer_reports: VecDeque::new(),
        listing_job_id: 0,
        must_list_again: false,
        must_end_loop: false,
        ending_signal: None,
        needs_redraw: true,
    };
    event_loop.read_newest_games()?;
    event_loop.draw()?;
    let start_effects = event_loop.app.start_effects();
    event_loop.carry_out_all_effects(start_effects)?;
    event_loop
        .writer
        .order_write(WriteOrder::RemoveTemporaryFiles);
    if !themes.theme_fault_messages.is_empty() {
        event_loop.update(Event::ErrorReported(AppError::BadTheme(
            themes.theme_fault_messages.join("; "),
        )))?;
    }
    match options.first_view {
        Some(FirstView::Open(request)) => event_loop.update(Event::Open(request))?,
        Some(FirstView::SavedGame(file)) => {
            event_loop.carry_out_all_effects(vec![Effect::OpenGame {
                file,
                purpose: OpenPurpose::ToAnalyze,
            }])?;
        }
        Some(FirstView::Link(text)) => event_loop.update(Event::Action(Action::Paste(text)))?,
        None => {}
    }
    let exit_result = event_loop
        .draw()
        .map_err(Error::from)
        .and_then(|()| event_loop.run_loop(&input_receiver));
    let unwritten_message = event_loop.finish(&input_receiver, options.print_line);
    match (exit_result, unwritten_message) {
        (Ok(ExitReason::Quit), Some(unwritten_message)) => {
            Err(Error::DataNotWritten(unwritten_message))
        }
        (exit_result, unwritten_message) => {
            if let Some(unwritten_message) = unwritten_message {
                (options.print_line)(&unwritten_message);
            }
            exit_result
        }
    }
}

/// The state of the event loop.
pub(super) struct Shell {
    pub(super) app: App,
    pub(super) screen: FullScreen,
    renderer: Renderer,
    pub(super) games_folder: GamesFolder,
    pub(super) progress_file: ProgressFile,
    pub(super) writer: Writer,
    pub(super) picture_worker: PictureWorker,
    pub(super) job_threads: JobThreads,
    /// The game in which the user's own bot plays.
    pub(super) bot_game_id: Option<SessionId>,
    pub(super) game_lister: Worker<()>,
    pub(super) table_builder: TableBuilder,
    /// Unhandled reports of the writer, the oldest first.
    pub(super) writer_reports: VecDeque<WriteReport>,
    /// The number of the last request to list the games.
    pub(super) listing_job_id: JobId,
    /// Whether to list the games again as soon as everything is on the disk.
    pub(super) must_list_again: bool,
    /// Whether the loop should end.
    pub(super) must_end_loop: bool,
    /// The signal that ends the program, if there is one.
    ending_signal: Option<i32>,
    /// Whether the last frame is out of date.
    pub(super) needs_redraw: bool,
}

/// The time that the disk may take at the end before the program says that it waits.
const DISK_NOTICE_DELAY: Duration = Duration::from_millis(500);

impl Shell {
    /// Reads the newest games for the first frame. Problems with the folder are reported when all
    /// games are listed.
    fn read_newest_games(&mut self) -> Result<(), Error> {
        self.games_folder
            .list_newest_games(GAMES_LISTED_AT_START)
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
            if app.visible_screen_as::<PlayScreen>().is_some() {
                panic_if_requested(TestPanicPoint::DrawingThread);
            }
            renderer.set_leaves_picture_room(leaves_room);
            app.context.window_size = frame.area().as_size();
            screens::draw(frame, app, renderer);
            renderer.picture_space().clone()
        })?;
        if let Some(max_scrolled_lines) = renderer.take_scrollable_line_count() {
            app.limit_scrolling(max_scrolled_lines);
        }
        Ok(())
    }

    /// Handles input until the program ends.
    fn run_loop(&mut self, receiver: &Receiver<LoopInput>) -> Result<ExitReason, Error> {
        let mut tick_start: Option<Instant> = None;
        while !self.must_end_loop {
            let first_input = self.wait_for_input(receiver, tick_start);
            self.needs_redraw |= tick_start.is_some();
            // Animations advance by the time of the wait before the input is handled, so that they
            // keep their speed.
            if let Some(wait_start) = tick_start.take() {
                self.update(Event::Tick(wait_start.elapsed()))?;
            }
            let mut next_input = first_input;
            while let Some(input) = next_input {
                self.handle_input(input)?;
                if self.must_end_loop {
                    return Ok(self.exit_reason());
                }
                next_input = receiver.try_recv().ok();
            }
            tick_start = self.app.next_tick().map(|_| Instant::now());
            if std::mem::take(&mut self.needs_redraw) {
                self.draw()?;
                if self.app.on_frame_drawn() {
                    // The delay begins after the frame, even if drawing took long.
                    tick_start = self.app.next_tick().map(|_| Instant::now());
                }
            }
        }
        Ok(self.exit_reason())
    }

    /// Restores the terminal, then waits for the disk. Returns a message about everything that
    /// could not be written and was not reported before.
    fn finish(self, receiver: &Receiver<LoopInput>, print_line: fn(&str)) -> Option<String> {
        let Shell {
            app,
            mut screen,
            mut writer,
            picture_worker: pictures,
            writer_reports: mut news,
            ending_signal: ended_by,
            ..
        } = self;
        let words = &app.context.words;
        await_terminal_replies(&mut screen.pixel_board, receiver);
        drop(screen);
        let mut picture_error = None;
        if pictures.is_busy() && ended_by.is_none() {
            print_line(&words.get("leaving-picture"));
            pictures.finish_all_pictures(receiver, |made| match made {
                Ok(files) => writer.order_write(WriteOrder::WritePicture(files)),
                Err(what) => picture_error = Some(what),
            });
        }
        if !writer.wait_until_written(DISK_NOTICE_DELAY) {
            print_line(&words.get("leaving-waits"));
        }
        let is_everything_written = writer.finish_writing(|| {
            receiver
                .try_iter()
                .any(|input| matches!(input, LoopInput::EndBySignal(_)))
        });
        news.extend(writer.take_write_reports());
        // Unsaved games were reported already, or the player chose to discard them.
        let are_unsaved_games_reported = !app.context.unsaved_sessions.is_empty();
        news.retain(|report| {
            let is_unsaved_game = matches!(report, WriteReport::GameSaved { save_result, .. } if save_result.is_err());
            !(is_unsaved_game && are_unsaved_games_reported)
        });
        let mut failure_messages = news
            .iter()
            .filter_map(|report| report.failure_message(words));
        let problem_text = if is_everything_written {
            failure_messages.next().or(picture_error)
        } else {
            Some(words.get("disk-silent"))
        };
        let is_in_progress = |game: &Session| {
            let has_moves = !game.game.referee.moves().is_empty();
            !game.is_over() && game.human_count() > 0 && has_moves
        };
        let is_saved = problem_text.is_none() && !are_unsaved_games_reported && ended_by.is_none();
        if is_saved && app.played_game().is_some_and(is_in_progress) {
            print_line(&words.get("leaving-saved"));
        }
        Some(say!(words, "leaving-unwritten", what = problem_text?))
    }

    fn exit_reason(&self) -> ExitReason {
        self.ending_signal
            .map_or(ExitReason::Quit, ExitReason::EndedBySignal)
    }

    /// Waits for the next input, or for the next tick while something moves.
    fn wait_for_input(
        &self,
        receiver: &Receiver<LoopInput>,
        tick_start: Option<Instant>,
    ) -> Option<LoopInput> {
        match (self.app.next_tick(), tick_start) {
            (Some(due), Some(since)) => {
                let time_left = due
                    .saturating_sub(since.elapsed())
                    .max(Duration::from_millis(1));
                match receiver.recv_timeout(time_left) {
                    Ok(input) => Some(input),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => {
                        Some(LoopInput::KeyboardLost(keyboard_lost_error()))
                    }
                }
            }
            _ => Some(
                receiver
                    .recv()
                    .unwrap_or_else(|_| LoopInput::KeyboardLost(keyboard_lost_error())),
            ),
        }
    }

    fn handle_input(&mut self, input: LoopInput) -> Result<(), Error> {
        self.needs_redraw |= !matches!(input, LoopInput::WriterReported);
        match input {
            LoopInput::AppEvent(event) => self.update(event)?,
            LoopInput::GamesListed(listing, event) if listing == self.listing_job_id => {
                self.update(event)?;
            }
            LoopInput::GamesListed(..) => {}
            LoopInput::WriterReported => self.handle_writer_reports()?,
            LoopInput::PictureFinished(made) => self.write_picture(made)?,
            LoopInput::TerminalReply(reply) => self.screen.pixel_board.on_reply(&reply),
            LoopInput::EmptyBoardPainted(wood) => self.screen.pixel_board.set_empty_board(wood),
            LoopInput::EndBySignal(signal) => {
                (self.must_end_loop, self.ending_signal) = (true, Some(signal));
            }
            LoopInput::KeyboardLost(error) => return Err(error.into()),
            LoopInput::SuspendRequested => self.suspend()?,
            LoopInput::Resumed => self.screen.take_over_terminal_again()?,
            LoopInput::Terminal(event) => {
                if let Some(action) = input_action(&event, &self.app, &mut self.renderer) {
                    self.act(action)?;
                }
            }
        }
        Ok(())
    }

    /// Suspends the program until it is resumed. If the disk does not respond, shows that instead,
    /// because moves would be lost if the suspended program were killed.
    pub(super) fn suspend(&mut self) -> Result<(), Error> {
        let start = Instant::now();
        if !self.wait_for_writes()? {
            return self.update(Event::ErrorReported(AppError::DiskNotResponding));
        }
        terminal::suspend_program()?;
        // Clocks continue while the program is suspended. Otherwise a player could think for free.
        if self.app.next_tick().is_some() {
            self.update(Event::Tick(start.elapsed()))?;
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
            self.wait_for_saved_games()?;
        }
        self.update(Event::Action(action))?;
        if matches!(
            self.app.confirmation(),
            Some(Confirmation::LeaveGameWithUnsavedMoves | Confirmation::QuitWithUnsavedMoves)
        ) {
            self.wait_for_saved_games()?;
        }
        Ok(())
    }

    pub(super) fn update(&mut self, event: Event) -> Result<(), Error> {
        logging::log_event(&event);
        let effects = self.app.update(event);
        self.carry_out_all_effects(effects)?;
        self.stop_bot_of_ended_game();
        Ok(())
    }

    /// Stops the user's own bot together with its game.
    fn stop_bot_of_ended_game(&mut self) {
        if self
            .bot_game_id
            .take_if(|seed| self.app.game_in_progress(*seed).is_none())
            .is_some()
        {
            self.job_threads.end_worker(JobKind::Think);
        }
    }

    fn carry_out_all_effects(&mut self, effects: Vec<Effect>) -> Result<(), Error> {
        for effect in effects {
            if let Some(event) = self.carry_out_effect(effect)? {
                self.update(event)?;
            }
        }
        Ok(())
    }
}

/// Waits a moment for replies of the terminal that are still to come. A shell would read them as
/// typed.
fn await_terminal_replies(pixel_board: &mut PixelBoard, receiver: &Receiver<LoopInput>) {
    const MAX_REPLY_WAIT: Duration = Duration::from_millis(50);
    let deadline = Instant::now() + MAX_REPLY_WAIT;
    while pixel_board.is_waiting_for_replies()
        && let Ok(input) = receiver.recv_timeout(deadline.saturating_duration_since(Instant::now()))
    {
        if let LoopInput::TerminalReply(reply) = input {
            pixel_board.on_reply(&reply);
        }
    }
}
