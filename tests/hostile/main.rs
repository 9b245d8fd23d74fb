//! Random users, computer answers, disks and window sizes: checks that the app keeps its invariants
//! whatever happens, in any order.
//!
//! Every step is a key, a click, a paste, a tick, an answer from the computer (in time, late, or
//! missing), a game that another program changed, or a new window size. The invariants are checked
//! after each step. Sometimes the screen is drawn at a random size. The same random keys reach new
//! screens, so a new screen needs no change here; a new kind of worker needs its answers in
//! [`UserSimulation::let_workers_answer`].
//!
//! A failure prints its seed and the last steps. Repeat or extend a run with
//! `AWALE_HOSTILE_SEED=7 AWALE_HOSTILE_STEPS=1000000 cargo test --release --test hostile`.

mod promises;
#[path = "../support/shell.rs"]
mod shell;
mod texts;

use std::collections::{HashSet, VecDeque};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex};
use std::thread::ScopedJoinHandle;
use std::time::Duration;

use awale::app::{
    Action, AppError, Confirmation, Event, GameFile, JobFailure, JobNews, TableProgress, TablesNews,
};
use awale::config::Settings;
use awale::input;
use awale::theme::ColorDepth;
use awale::words::Language;
use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables};
use awale_rules::RuleFields;
use awale_study::catalogue::AnyMove;
use promises::{check_game_invariants, check_saved_games, game_file_of, session_of};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use ratatui::layout::Size;
use shell::{MoveRequest, Shell};
use terminput::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind, ScrollDirection,
};
use texts::{CLIPBOARD_TEXTS, INITIAL_SETTINGS, TYPED_CHARACTERS};

use crate::shell::shown::{ShownScreen, current_screen, shown_screen};

/// Steps in one run. Each run starts the program once.
const STEPS_PER_RUN: u32 = 2_000;

/// Steps in the default test, which takes a few seconds.
const DEFAULT_STEPS: u32 = 120_000;

/// Minimum number of different screens that the default test must reach, of 19.
const MIN_VISITED_SCREENS: usize = 15;

/// Number of recent steps that a failure prints.
const MAX_TRAIL_STEPS: usize = 40;

/// The behavior of the simulated user in one run.
#[derive(Clone, Copy, Debug, PartialEq)]
enum UserBehavior {
    /// A user who plays: mostly selects and confirms.
    PlayGames,
    /// A user who walks through menus and lists.
    WanderThroughMenus,
    /// A user who presses keys of all kinds at random, mostly letters.
    TypeRandomKeys,
    /// A user of the mouse.
    UseMouse,
}

/// The behaviors from which one is chosen at random. A behavior that is listed twice is chosen
/// twice as often.
const WEIGHTED_BEHAVIORS: [UserBehavior; 5] = [
    UserBehavior::PlayGames,
    UserBehavior::PlayGames,
    UserBehavior::WanderThroughMenus,
    UserBehavior::TypeRandomKeys,
    UserBehavior::UseMouse,
];

/// The simulation of one run.
struct UserSimulation {
    rng: StdRng,
    shell: Shell,
    behavior: UserBehavior,
    size: Size,
    tables: Arc<Tables>,
    /// Requests for moves that were already answered or canceled.
    outdated_requests: Vec<MoveRequest>,
    last_steps: VecDeque<String>,
}

impl UserSimulation {
    fn new(seed: u64, tables: Arc<Tables>) -> UserSimulation {
        let mut rng = StdRng::seed_from_u64(seed);
        let initial_settings = INITIAL_SETTINGS.choose(&mut rng).expect("there are some");
        let language = *Language::ALL.choose(&mut rng).expect("seven");
        let depth = *[
            ColorDepth::Monochrome,
            ColorDepth::SixteenColors,
            ColorDepth::Indexed256,
            ColorDepth::TrueColor,
        ]
        .choose(&mut rng)
        .expect("four");
        let settings_in_force = Settings::parse(initial_settings, "test").expect("good settings");
        let mut shell = Shell::new(settings_in_force, language, depth, seed);
        (*initial_settings).clone_into(&mut shell.settings_text);
        let last_steps = VecDeque::from([format!(
            "settings {initial_settings:?}, {language:?}, {depth:?}"
        )]);
        UserSimulation {
            rng,
            shell,
            behavior: UserBehavior::PlayGames,
            size: Size::new(80, 24),
            tables,
            outdated_requests: Vec::new(),
            last_steps,
        }
    }

    fn random_step(&mut self) {
        if self.rng.random_ratio(1, 40) {
            self.behavior = *WEIGHTED_BEHAVIORS
                .choose(&mut self.rng)
                .expect("a behavior");
        }
        match self.rng.random_range(0..100) {
            0..72 => self.random_user_action(),
            72..84 => self.pass_random_time(),
            84..96 => self.let_workers_answer(),
            _ => self.change_disk_window_or_files(),
        }
        self.restart_after_quit();
        self.check_invariants();
    }

    fn record_step(&mut self, description: String) {
        if self.last_steps.len() == MAX_TRAIL_STEPS {
            self.last_steps.pop_front();
        }
        self.last_steps.push_back(description);
    }

    // ---- Random events

    fn random_user_action(&mut self) {
        let event = match (self.behavior, self.rng.random_range(0..100)) {
            (UserBehavior::UseMouse, 0..80) | (_, 0..3) => self.random_mouse_event(),
            (_, 98) => TerminalEvent::Paste(self.random_clipboard_text()),
            _ => TerminalEvent::Key(self.random_key()),
        };
        self.record_step(format!("{event:?}"));
        if let Some(action) = input::input_action(&event, &self.shell.app, &mut self.shell.renderer)
        {
            self.shell.act(action);
        }
    }

    fn random_key(&mut self) -> KeyEvent {
        use KeyCode::{
            Backspace, Char, Delete, Down, End, Enter, Esc, F, Home, Insert, Left, PageDown,
            PageUp, Right,
        };
        use KeyCode::{Menu, Tab, Up};
        let keys_of_all_kinds = [
            Up, Down, Left, Right, Home, End, PageUp, PageDown, Enter, Esc, Tab, Backspace, Delete,
        ];
        let frequent_keys: &[KeyCode] = match self.behavior {
            UserBehavior::PlayGames => &[
                Enter,
                Enter,
                Enter,
                Left,
                Right,
                Char('u'),
                Char('U'),
                Char('p'),
                Char('v'),
            ],
            UserBehavior::WanderThroughMenus => &[
                Up, Down, Down, Left, Right, Enter, Enter, Esc, PageDown, PageUp, Home, End,
            ],
            UserBehavior::TypeRandomKeys | UserBehavior::UseMouse => &[Insert, F(1), Menu],
        };
        let random_digit = self.rng.random_range(0..10);
        let code = match (self.behavior, random_digit) {
            (UserBehavior::PlayGames | UserBehavior::WanderThroughMenus, 0..=8)
            | (UserBehavior::TypeRandomKeys | UserBehavior::UseMouse, 9) => {
                *frequent_keys.choose(&mut self.rng).expect("a key")
            }
            (_, 0..4) => *keys_of_all_kinds.choose(&mut self.rng).expect("a key"),
            _ => Char(
                TYPED_CHARACTERS
                    .chars()
                    .collect::<Vec<_>>()
                    .choose(&mut self.rng)
                    .copied()
                    .expect("a letter"),
            ),
        };
        let modifiers = match self.rng.random_range(0..60) {
            0 => KeyModifiers::CTRL,
            1 => KeyModifiers::ALT,
            2 => KeyModifiers::SHIFT,
            _ => KeyModifiers::NONE,
        };
        KeyEvent::new(code).modifiers(modifiers)
    }

    fn random_mouse_event(&mut self) -> TerminalEvent {
        let buttons = [
            MouseButton::Left,
            MouseButton::Left,
            MouseButton::Right,
            MouseButton::Middle,
        ];
        let button = *buttons.choose(&mut self.rng).expect("a button");
        let kind = match self.rng.random_range(0..20) {
            0 => MouseEventKind::Scroll(ScrollDirection::Up),
            1 => MouseEventKind::Scroll(ScrollDirection::Down),
            2 => MouseEventKind::Drag(button),
            3 => MouseEventKind::Up(button),
            4 => MouseEventKind::Moved,
            _ => MouseEventKind::Down(button),
        };
        // Some clicks are outside the window, as if it had just become smaller.
        let (column, row) = (
            self.rng.random_range(0..self.size.width + 2),
            self.rng.random_range(0..self.size.height + 2),
        );
        TerminalEvent::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        })
    }

    fn random_clipboard_text(&mut self) -> String {
        let text = *CLIPBOARD_TEXTS.choose(&mut self.rng).expect("a text");
        if self.rng.random_ratio(1, 10) {
            text.repeat(500)
        } else {
            text.to_owned()
        }
    }

    fn pass_random_time(&mut self) {
        let elapsed_time = match self.rng.random_range(0..20) {
            0 => Duration::ZERO,
            // A tick as after the machine was suspended for 20 days.
            1 => Duration::from_secs(60 * 60 * 24 * 20),
            2 => Duration::from_secs(10),
            _ => Duration::from_millis(self.rng.random_range(1..400)),
        };
        self.record_step(format!("{elapsed_time:?} pass"));
        self.shell.handle(Event::Tick(elapsed_time));
    }

    /// Simulates the worker threads: their answers come in time, late, out of order, or broken.
    fn let_workers_answer(&mut self) {
        match self.rng.random_range(0..20) {
            0 => {
                self.record_step("a table comes".to_owned());
                let tables_news = match self.rng.random_range(0..3) {
                    0 => TablesNews::Building(TableProgress {
                        layer: 7,
                        last_layer: 15,
                        percent: 0,
                    }),
                    1 => TablesNews::Ready(Arc::clone(&self.tables)),
                    _ => TablesNews::BuildFailed("the disk is full".to_owned()),
                };
                self.shell.handle(Event::Tables(tables_news));
            }
            1 => {
                self.record_step("the thinking thread breaks down".to_owned());
                if let Some(request) = self.shell.requests.pop() {
                    let job = request.job;
                    self.outdated_requests.push(request);
                    self.shell.handle(Event::Job(
                        job,
                        JobNews::Failed(JobFailure::Message("index out of bounds".to_owned())),
                    ));
                }
            }
            2 => {
                self.record_step("an answer comes too late".to_owned());
                if let Some(request) = self.outdated_requests.choose(&mut self.rng).cloned() {
                    self.shell.answer_request(&request);
                }
            }
            3 => {
                self.record_step("the study breaks down".to_owned());
                if let Some((job, _)) = self.shell.analysis_tasks.pop() {
                    self.shell.handle(Event::Job(
                        job,
                        JobNews::Failed(JobFailure::Message("index out of bounds".to_owned())),
                    ));
                }
            }
            4 => {
                let is_found = self.rng.random_ratio(1, 4);
                self.record_step(format!("a puzzle is looked for, and found: {is_found}"));
                if is_found {
                    self.shell.make_puzzle();
                } else if let Some((job, _)) = self.shell.puzzle_request.take() {
                    self.shell.handle(Event::Job(
                        job,
                        JobNews::Failed(JobFailure::Message("no puzzle".to_owned())),
                    ));
                }
            }
            5..7 => {
                self.record_step("something is found out".to_owned());
                self.shell.run_analysis(1);
            }
            7..10 => {
                self.record_step("a glimpse".to_owned());
                self.shell.send_thinking_info();
            }
            _ => {
                self.record_step("an answer".to_owned());
                self.outdated_requests
                    .extend(self.shell.requests.last().cloned());
                self.shell.answer_newest_request();
            }
        }
        self.outdated_requests.truncate(64);
    }

    /// Changes the disk, the window, or the files of other programs.
    fn change_disk_window_or_files(&mut self) {
        let choice = self.rng.random_range(0..8);
        self.record_step(format!("the world changes ({choice})"));
        match choice {
            0 => self.shell.is_disk_full = !self.shell.is_disk_full,
            // Files are deleted. The program notices when it lists them again.
            1 => self.shell.keep_newest_games(1),
            2 => {
                let file = GameFile(format!("{}.toml", self.rng.random_range(0..3)));
                self.shell.write_game_file(
                    file,
                    CLIPBOARD_TEXTS
                        .choose(&mut self.rng)
                        .expect("a text")
                        .to_string(),
                );
            }
            3 => self.shell.reload_game_list(),
            4 => {
                let error_reason = "/home/awa/games: denied".to_owned();
                let save_error = |what| AppError::SaveFailed {
                    session: 7,
                    reason: what,
                };
                let error_kinds = [
                    save_error,
                    AppError::OpenFailed,
                    AppError::ChangeFailed,
                    AppError::AnalysisFailed,
                    AppError::TablesFailed,
                    AppError::BadTable,
                ];
                let error = error_kinds.choose(&mut self.rng).expect("a trouble")(error_reason);
                self.shell.handle(Event::ErrorReported(error));
            }
            _ => {
                self.size = Size::new(
                    self.rng.random_range(1..=160),
                    self.rng.random_range(1..=50),
                );
                if self.rng.random_ratio(1, 20) {
                    self.size = Size::new(
                        self.rng.random_range(1..=300),
                        self.rng.random_range(1..=100),
                    );
                }
            }
        }
    }

    /// A user who quit starts the program again: it reads the saved games and settings.
    fn restart_after_quit(&mut self) {
        if !self.shell.has_quit {
            return;
        }
        self.record_step("the program starts again".to_owned());
        let settings = Settings::parse(&self.shell.settings_text, "kept")
            .expect("what the program wrote, it reads");
        self.shell.app.context.settings = settings;
        self.shell.requests.clear();
        let seed = self.rng.random();
        self.shell.restart(seed);
    }

    // ---- Properties that must hold after each event

    fn check_invariants(&mut self) {
        let screens: Vec<ShownScreen<'_>> = {
            let app = &self.shell.app;
            app.screens()
                .map(|screen| shown_screen(screen, app))
                .collect()
        };
        assert!(
            matches!(screens[0], ShownScreen::Menu(_)),
            "everything is reached from the menu"
        );
        let menu_count = screens
            .iter()
            .filter(|screen| matches!(screen, ShownScreen::Menu(_)))
            .count();
        assert_eq!(menu_count, 1, "there is one menu");
        for session in screens.iter().copied().filter_map(session_of) {
            check_game_invariants(session);
        }
        let mut files: Vec<_> = screens.iter().copied().filter_map(game_file_of).collect();
        files.sort();
        assert!(
            files.windows(2).all(|two| two[0] != two[1]),
            "each game has a file of its own: {files:?}"
        );
        if let Some(ShownScreen::Play(play)) = screens.last()
            && let Some(pit) = play.chosen_move().and_then(AnyMove::as_pit)
        {
            assert_eq!(
                pit.seat(),
                play.session.to_move(),
                "the cursor is in the row of the side to move"
            );
        }
        if self.rng.random_ratio(1, 25) {
            self.check_drawing_is_repeatable();
        }
        if self.rng.random_ratio(1, 500) {
            self.check_escape_leads_to_menu();
        }
    }

    /// Checks that drawing the same state twice gives the same picture, at any size.
    fn check_drawing_is_repeatable(&mut self) {
        let Size { width, height } = self.size;
        let first_drawing = self.shell.draw(width, height);
        if self.rng.random_ratio(1, 8) {
            assert!(
                first_drawing == self.shell.draw(width, height),
                "{width}x{height}"
            );
        }
    }

    /// Checks that Esc leads back to the menu from any screen.
    fn check_escape_leads_to_menu(&mut self) {
        self.record_step("Esc as often as needed".to_owned());
        // While a game cannot be saved, leaving it needs a confirmation.
        self.shell.is_disk_full = false;
        let esc = TerminalEvent::Key(KeyEvent::new(KeyCode::Esc));
        // On each screen, Esc may first close a question, end a text input and stop an animation.
        let max_escapes = 4 * self.shell.app.screens().count();
        for _ in 0..max_escapes {
            // Leaving a game with running clocks needs a confirmation too.
            if self.shell.app.confirmation() == Some(Confirmation::LeaveGameWithRunningClocks) {
                self.shell.act(Action::Yes);
            } else if let Some(action) =
                input::input_action(&esc, &self.shell.app, &mut self.shell.renderer)
            {
                self.shell.act(action);
            }
        }
        assert!(
            matches!(current_screen(&self.shell.app), ShownScreen::Menu(_)),
            "{:?}",
            current_screen(&self.shell.app)
        );
        assert!(self.shell.app.confirmation().is_none() && !self.shell.app.is_typing());
    }
}

/// Runs this many steps. Returns the names of the screens that were shown.
fn run_simulation(seed: u64, steps: u32, tables: &Arc<Tables>) -> HashSet<&'static str> {
    let mut simulation = UserSimulation::new(seed, Arc::clone(tables));
    let mut visited_screens = HashSet::new();
    let mut step = 0;
    let run_result = catch_unwind(AssertUnwindSafe(|| {
        while step < steps {
            simulation.random_step();
            visited_screens.insert(current_screen(&simulation.shell.app).name());
            step += 1;
        }
        check_saved_games(&simulation.shell);
    }));
    if let Err(panic) = run_result {
        eprintln!("AWALE_HOSTILE_SEED={seed}, step {step}; the last steps:");
        for what in &simulation.last_steps {
            eprintln!("  {what}");
        }
        resume_unwind(panic);
    }
    visited_screens
}

fn number_from_env(name: &str) -> Option<u64> {
    std::env::var(name)
        .ok()
        .map(|value| value.parse().expect("a number"))
}

#[test]
fn the_invariants_of_the_app_hold_under_random_events() {
    let rules = awale_rules::Rules::new(RuleFields::OWARE).expect("no contradiction");
    let tables =
        Tables::solve(TableRules::new(&rules), 5, 1, &Stop::new()).expect("no stop was asked for");
    let tables = Arc::new(tables);
    let steps = number_from_env("AWALE_HOSTILE_STEPS")
        .map_or(DEFAULT_STEPS, |steps| steps.try_into().unwrap());
    let first_seed = number_from_env("AWALE_HOSTILE_SEED").unwrap_or(0);
    let seeds = Mutex::new(first_seed..first_seed + u64::from(steps.div_ceil(STEPS_PER_RUN)));
    let next_seed = || seeds.lock().unwrap().next();
    let run_until_no_seed_is_left = || {
        std::iter::from_fn(next_seed)
            .flat_map(|seed| run_simulation(seed, STEPS_PER_RUN.min(steps), &tables))
            .collect()
    };
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let visited_screens: HashSet<&str> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores)
            .map(|_| scope.spawn(run_until_no_seed_is_left))
            .collect();
        let screens_of_thread =
            |thread: ScopedJoinHandle<HashSet<_>>| thread.join().expect("its runs end");
        threads.into_iter().flat_map(screens_of_thread).collect()
    });
    assert!(
        steps < DEFAULT_STEPS || visited_screens.len() >= MIN_VISITED_SCREENS,
        "only {} screens were seen",
        visited_screens.len()
    );
}
