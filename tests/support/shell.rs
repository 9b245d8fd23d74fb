//! A shell in memory for tests: it executes the app's effects without a terminal, threads or files,
//! and answers immediately or on demand.

#![allow(dead_code, reason = "each test uses its own part")]

mod shell_thinks;
pub mod shown;

use std::collections::BTreeMap;

use awale::app::{
    Action, App, AppContext, AppError, Effect, Event, GameFile, GameList, GameSearchRequest, Job,
    JobId, OpenPurpose, OpenRequest, PuzzleRequest, Renderer, ReusableJobState, SavedGame,
    TableProgress, TablesNews,
};
use awale::config::{Settings, theme_names, with_settings};
use awale::input;
use awale::keys::Key;
use awale::pictures::ExportedPicture;
use awale::screens::{self, AnalyseRow, CourseRow, EndChoice, MenuItem, SetupRow};
use awale::theme::{ColorDepth, TerminalAbilities, TerminalFont};
use awale::widgets::list_line::ListScreen;
use awale::words::Language;
use awale_engine::Stop;
use awale_study::catalogue::AnyGame;
use awale_study::players::PlayerSpec;
use awale_study::progress::Progress;
use awale_study::record::{DateTime, GameFormat, Record};
use awale_study::study::{AnalysisTask, Analyst};
use awale_words::text::{Label, letter_marks};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Size;
use shown::{ShownScreen, current_screen};
use terminput::{Event as TerminalEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// Checks that a text that leaves the program has no marked letters, which only screens replace.
fn assert_no_marked_letters(text: &str) {
    let is_marked = |sign| letter_marks::unmarked_letter(sign).is_some();
    // In the output of `Debug`, a marked letter is an escape such as `\u{100041}`.
    assert!(
        !text.contains(is_marked) && !text.contains("\\u{1000"),
        "{text}"
    );
}

/// A pending request to the computer for a move.
#[derive(Clone, Debug)]
pub struct MoveRequest {
    pub job: JobId,
    pub spec: PlayerSpec,
    pub past: Vec<AnyGame>,
}

/// Settings for a game of two people.
pub const TWO_HUMANS_SETTINGS: &str =
    "animation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n";
/// Settings for a game against a computer.
pub const AGAINST_COMPUTER_SETTINGS: &str =
    "animation = \"off\"\n[setup]\nnorth = \"alphabeta:4\"\nfirst = \"south\"\n";

/// The rows of a drawn screen as texts.
pub fn screen_lines(buffer: &Buffer) -> Vec<String> {
    let rows = buffer.content.chunks(buffer.area.width.into());
    rows.map(|row| row.iter().map(Cell::symbol).collect())
        .collect()
}

/// The program without a terminal, files and threads.
#[allow(
    clippy::struct_excessive_bools,
    reason = "what may go wrong, each by itself"
)]
pub struct Shell {
    pub app: App,
    pub renderer: Renderer,
    /// The texts of the saved games. The latest one is the last in `files_by_age`.
    pub disk: BTreeMap<GameFile, String>,
    files_by_age: Vec<GameFile>,
    /// The pending requests to the computer, newest last.
    pub requests: Vec<MoveRequest>,
    /// The number of times that the bell has rung.
    pub bell_count: usize,
    /// The text that was copied last.
    pub copied_text: Option<String>,
    /// The analysis tasks, newest last; [`Shell::run_analysis`] executes them.
    pub analysis_tasks: Vec<(JobId, AnalysisTask)>,
    /// The position whose lines are to be searched.
    pub line_analysis_task: Option<(JobId, AnalysisTask)>,
    analyst: Analyst,
    /// The text of the settings file.
    pub settings_text: String,
    /// Whether saving fails.
    pub is_disk_full: bool,
    /// Whether the disk is slow: finished writes are reported by [`Shell::finish_slow_writes`].
    pub is_disk_slow: bool,
    delayed_events: Vec<Event>,
    /// Whether the user presses keys during the pause in which a new screen ignores them.
    pub is_user_hasty: bool,
    /// Whether the app has quit.
    pub has_quit: bool,
    file_name_count: u32,
    /// The progress file.
    pub progress: Progress,
    /// The requested puzzle.
    pub puzzle_request: Option<(JobId, PuzzleRequest)>,
    /// The requested search of the player's own games for puzzles.
    pub game_search_request: Option<(JobId, GameSearchRequest)>,
}

/// Reads a game in the format of its file name.
fn parse_game(file: &GameFile, text: &str) -> Result<Record, awale_study::record::RecordError> {
    GameFormat::of(&file.0)
        .expect("a file of a game")
        .read(text, &[])
}

fn saved_games_of(file: &GameFile, text: &str) -> Vec<SavedGame> {
    SavedGame::saved_games_of_file(
        file,
        GameFormat::of(&file.0)
            .expect("a file of a game")
            .read_all(text, &[]),
    )
}

/// Runs a job immediately and returns its last result.
fn run_job(id: JobId, job: Job) -> Option<Event> {
    let mut last_event = None;
    let resources = Settings::default().engine_resources(1);
    job.run(
        &mut ReusableJobState::default(),
        &resources,
        &Stop::new(),
        &mut |news| {
            last_event = Some(Event::Job(id, news));
        },
    );
    last_event
}

/// The time of the tests' clock, which always shows noon of the same day.
pub fn noon() -> DateTime {
    "2026-11-21T12:00:00+01:00".parse().expect("a date")
}

impl Shell {
    /// The program after its start.
    pub fn new(settings: Settings, language: Language, depth: ColorDepth, seed: u64) -> Shell {
        let themes = theme_names().map(str::to_owned).collect();
        let app = screens::new_app(AppContext::new(settings, themes, language, seed, noon));
        let renderer = Renderer::new(TerminalAbilities {
            depth,
            font: TerminalFont::AllCharacters,
        });
        let mut shell = Shell::with_no_effects_executed(app, renderer);
        let start_effects = shell.app.start_effects();
        shell.execute_effects(start_effects);
        shell
    }

    /// The program in its initial state, before the effects of its start are executed.
    fn with_no_effects_executed(app: App, renderer: Renderer) -> Shell {
        Shell {
            app,
            renderer,
            disk: BTreeMap::new(),
            files_by_age: Vec::new(),
            requests: Vec::new(),
            analysis_tasks: Vec::new(),
            line_analysis_task: None,
            analyst: Analyst::new(1),
            settings_text: String::new(),
            bell_count: 0,
            copied_text: None,
            is_disk_full: false,
            is_disk_slow: false,
            delayed_events: Vec::new(),
            is_user_hasty: false,
            has_quit: false,
            file_name_count: 0,
            progress: Progress::default(),
            puzzle_request: None,
            game_search_request: None,
        }
    }

    /// The program with settings from a text.
    pub fn with_settings(settings: &str) -> Shell {
        let settings = Settings::parse(settings, "test").expect("good settings");
        Shell::new(settings, Language::English, ColorDepth::SixteenColors, 1)
    }

    /// Restarts the program; the files on the disk remain.
    pub fn restart(&mut self, seed: u64) {
        let themes = theme_names().map(str::to_owned).collect();
        let app = screens::new_app(AppContext::new(
            self.app.context.settings.clone(),
            themes,
            Language::English,
            seed,
            noon,
        ));
        let renderer = Renderer::new(TerminalAbilities {
            depth: ColorDepth::SixteenColors,
            font: TerminalFont::AllCharacters,
        });
        let previous_shell =
            std::mem::replace(self, Shell::with_no_effects_executed(app, renderer));
        self.renderer = previous_shell.renderer;
        self.disk = previous_shell.disk;
        self.files_by_age = previous_shell.files_by_age;
        self.settings_text = previous_shell.settings_text;
        self.file_name_count = previous_shell.file_name_count;
        self.progress = previous_shell.progress;
        let start_effects = self.app.start_effects();
        self.execute_effects(start_effects);
    }

    /// Reports all finished writes of a slow disk, and makes it fast again.
    pub fn finish_slow_writes(&mut self) {
        self.is_disk_slow = false;
        for event in std::mem::take(&mut self.delayed_events) {
            self.handle(event);
        }
    }

    /// Sends an event to the app and executes the effects.
    pub fn handle(&mut self, event: Event) {
        let effects = self.app.update(event);
        self.execute_effects(effects);
        if !self.is_user_hasty {
            self.wait_for_keys();
        }
    }

    /// Waits until a new screen accepts keys.
    fn wait_for_keys(&mut self) {
        self.app.on_frame_drawn();
        if let Some(delay) = self.app.input_delay() {
            let effects = self.app.update(Event::Tick(delay));
            self.execute_effects(effects);
        }
    }

    /// Sends an action of the user. A letter is mapped by the keys of the current screen.
    pub fn act(&mut self, action: Action) {
        let mapped_action = match action {
            Action::TypedChar(letter) => self.app.action_of_key(Key::Char(letter)),
            action => Some(action),
        };
        if let Some(action) = mapped_action {
            self.handle(Event::Action(action));
        }
    }

    /// Presses one key per letter, and Tab for a tab.
    pub fn press_keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.act(match key {
                '\t' => Action::Tab,
                key => Action::TypedChar(key),
            });
        }
    }

    /// The action of a click on a line of the menu.
    pub fn menu_line_action(item: MenuItem) -> Action {
        Action::ClickRow(
            MenuItem::ALL
                .iter()
                .position(|&line| line == item)
                .expect("a line of the menu"),
        )
    }

    /// Opens a line of the menu.
    pub fn open_menu_item(&mut self, item: MenuItem) {
        self.act(Shell::menu_line_action(item));
    }

    /// Opens the *Play* form with the cursor on this line.
    pub fn open_setup_at(&mut self, row: SetupRow) {
        self.open_menu_item(MenuItem::Play);
        self.move_to_setup_row(row);
    }

    /// Moves the cursor to a line of the *Play* form, and opens *More* if needed.
    pub fn move_to_setup_row(&mut self, target: SetupRow) {
        let line_of_row = |shell: &Shell, target| {
            let ShownScreen::Setup(setup) = current_screen(&shell.app) else {
                panic!("no setup: {:?}", current_screen(&shell.app))
            };
            let lines = setup.lines(&shell.app.context);
            lines.iter().position(|line| line.row == target)
        };
        if line_of_row(self, target).is_none() {
            self.move_to_setup_row(SetupRow::MoreRowsToggle);
            self.act(Action::Confirm);
        }
        let line_index = line_of_row(self, target).expect("a line of *Play*");
        self.act(Action::Home);
        (0..line_index).for_each(|_| self.act(Action::Down));
    }

    /// Opens a line of the analysis hub.
    pub fn open_analyse_row(&mut self, row: AnalyseRow) {
        self.open_menu_item(MenuItem::Analyse);
        let line = match current_screen(&self.app) {
            ShownScreen::AnalyseHub(hub) => {
                let lines = hub.lines(&self.app.context);
                lines.iter().position(|line| line.row == row)
            }
            _ => None,
        };
        self.act(Action::ClickRow(line.expect("a line of *Analyze*")));
    }

    /// Opens the results, from *Progress*.
    pub fn open_results(&mut self) {
        self.open_menu_item(MenuItem::Progress);
        self.act(Action::Right);
    }

    /// Opens a line of *Learn*.
    pub fn open_course_row(&mut self, target: CourseRow) {
        self.open_menu_item(MenuItem::Learn);
        let ShownScreen::CourseScreen(course) = current_screen(&self.app) else {
            panic!("no lessons")
        };
        let lines = course.lines(&self.app.context);
        let line = lines.iter().position(|line| line.row == target);
        drop(lines);
        let line_index = line.expect("a line of *Learn*");
        self.act(Action::ClickRow(line_index));
    }

    /// Sends actions one after the other.
    pub fn act_all<const N: usize>(&mut self, actions: [Action; N]) {
        for action in actions {
            self.act(action);
        }
    }

    /// Clicks in a window of this size. Returns whether the click had an action.
    pub fn click(&mut self, column: u16, row: u16, size: Size) -> bool {
        self.send_mouse_event(MouseEventKind::Down(MouseButton::Left), column, row, size)
    }

    /// The action that a mouse event has in the window that was drawn last. If pressing a button
    /// has none, the action of releasing it at the same place.
    pub fn mouse_action(&mut self, kind: MouseEventKind, column: u16, row: u16) -> Option<Action> {
        let mut action_of_event = |kind| {
            let event = TerminalEvent::Mouse(MouseEvent {
                kind,
                column,
                row,
                modifiers: KeyModifiers::NONE,
            });
            input::input_action(&event, &self.app, &mut self.renderer)
        };
        match kind {
            MouseEventKind::Down(button) => {
                action_of_event(kind).or_else(|| action_of_event(MouseEventKind::Up(button)))
            }
            kind => action_of_event(kind),
        }
    }

    /// Sends a mouse event in a window of this size. Returns whether it had an action.
    pub fn send_mouse_event(
        &mut self,
        kind: MouseEventKind,
        column: u16,
        row: u16,
        size: Size,
    ) -> bool {
        let _ = self.draw(size.width, size.height);
        let action = self.mouse_action(kind, column, row);
        let has_action = action.is_some();
        if let Some(action) = action {
            self.act(action);
        }
        has_action
    }

    /// Selects what to do after a game, and opens *More* if needed.
    pub fn choose_after_game(&mut self, choice: EndChoice) {
        for target in [choice, EndChoice::ShowMoreChoices, choice] {
            let ShownScreen::Over(over) = current_screen(&self.app) else {
                panic!("the game goes on: {:?}", current_screen(&self.app))
            };
            if let Some(row) = over.end_choices().iter().position(|&each| each == target) {
                self.act(Action::ClickRow(row));
                if target == choice {
                    return;
                }
            }
        }
        panic!("there is no {choice:?}");
    }

    /// Draws the screen in a window of this size.
    pub fn draw(&mut self, width: u16, height: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
        self.app.context.window_size = Size::new(width, height);
        terminal
            .draw(|frame| screens::draw(frame, &self.app, &mut self.renderer))
            .expect("a frame");
        if let Some(lines) = self.renderer.take_scrollable_line_count() {
            self.app.limit_scrolling(lines);
        }
        terminal.backend().buffer().clone()
    }

    /// The text of the screen in a window of this size, with a line break after each row.
    pub fn screen_text(&mut self, width: u16, height: u16) -> String {
        screen_lines(&self.draw(width, height)).join("\n") + "\n"
    }

    /// The words of the screen without the lines between panels, separated by single blanks.
    pub fn screen_words(&mut self, width: u16, height: u16) -> String {
        self.screen_text(width, height)
            .split(|letter: char| letter == '│' || letter.is_whitespace())
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn execute_effects(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Some(event) = self.answer_effect(effect) {
                self.handle(event);
            }
        }
    }

    fn answer_effect(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::StartJob(id, job) => {
                match job {
                    Job::Think {
                        spec,
                        positions_so_far: past,
                        ..
                    } => self.requests.push(MoveRequest {
                        job: id,
                        spec,
                        past,
                    }),
                    Job::Study(task @ AnalysisTask::SearchAllLines { .. }) => {
                        self.line_analysis_task = Some((id, task));
                    }
                    Job::Study(task) => self.analysis_tasks = vec![(id, task)],
                    Job::Puzzle(order) => self.puzzle_request = Some((id, order)),
                    Job::SearchOwnGame(order) => self.game_search_request = Some((id, order)),
                    Job::ComputeStatistics(..) => return run_job(id, job),
                }
                None
            }
            Effect::StopJob(id) => {
                self.analysis_tasks.retain(|(task, _)| *task != id);
                self.line_analysis_task.take_if(|(look, _)| *look == id);
                self.puzzle_request.take_if(|(order, _)| *order == id);
                self.game_search_request
                    .take_if(|(search, _)| *search == id);
                None
            }
            Effect::SaveGame {
                session_id: session,
                ..
            } if self.is_disk_full => Some(Event::ErrorReported(AppError::SaveFailed {
                session,
                reason: "the disk is full".to_owned(),
            })),
            Effect::SaveGame {
                session_id: session,
                file,
                record,
            } => {
                let saved_file = file.unwrap_or_else(|| {
                    self.file_name_count += 1;
                    GameFile(format!(
                        "2026-11-21-120000-{}-{}.toml",
                        record.kind.id(),
                        self.file_name_count
                    ))
                });
                self.write_game_file(saved_file.clone(), record.to_toml());
                let saved_event = Event::GameSaved {
                    session_id: session,
                    file: saved_file,
                };
                if self.is_disk_slow {
                    self.delayed_events.push(saved_event);
                    return None;
                }
                Some(saved_event)
            }
            Effect::ListGames => Some(Event::GameList(self.game_list())),
            Effect::OpenGame { file, purpose } => Some(self.opened_event(file, purpose)),
            Effect::RenameGame { file, title } => Some(match self.read_game(&file) {
                Ok(mut record) => {
                    record.header.title =
                        Some(Label::from(title)).filter(|title| !title.is_empty());
                    self.write_game_file(file, record.to_toml());
                    Event::GameList(self.game_list())
                }
                Err(what) => Event::ErrorReported(AppError::ChangeFailed(what)),
            }),
            Effect::RequestTables(..) => Some(Event::Tables(TablesNews::Building(TableProgress {
                layer: 12,
                last_layer: 15,
                percent: 16,
            }))),
            Effect::DeleteGame { file } => Some(match self.disk.remove(&file) {
                Some(_) => {
                    self.files_by_age.retain(|known| *known != file);
                    Event::GameList(self.game_list())
                }
                None => Event::ErrorReported(AppError::ChangeFailed("it is not there".to_owned())),
            }),
            Effect::SaveSettings(entries) => {
                self.settings_text = with_settings(&self.settings_text, &entries);
                assert_no_marked_letters(&self.settings_text);
                None
            }
            Effect::Quit => {
                self.has_quit = true;
                None
            }
            Effect::CopyToClipboard(text) => {
                assert_no_marked_letters(&text);
                self.copied_text = Some(text);
                None
            }
            Effect::RingBell => {
                self.bell_count += 1;
                None
            }
            Effect::ReadLearningProgress => Some(Event::LearningProgress(self.progress.clone())),
            Effect::RecordLearningProgress(deed) => {
                self.progress.add(&deed);
                Some(Event::LearningProgress(self.progress.clone()))
            }
            Effect::ExportPictures(picture) => {
                assert_no_marked_letters(&format!("{picture:?}"));
                let name = if let ExportedPicture::Game(game) = &picture {
                    game.record.kind.id()
                } else {
                    "tree"
                };
                Some(Event::PicturesExported(format!("{name}.svg (pictures)")))
            }
            Effect::SetMouse(_) | Effect::Suspend | Effect::ServerMessage(_) => None,
        }
    }

    /// The event with the contents of an opened file: one game, several games, or an error.
    fn opened_event(&self, file: GameFile, purpose: OpenPurpose) -> Event {
        let games = self
            .disk
            .get(&file)
            .map(|text| saved_games_of(&file, text))
            .unwrap_or_default();
        if games.len() > 1 {
            return Event::Open(OpenRequest::GamesOfFile(games, purpose));
        }
        match self.read_game(&file) {
            Ok(record) => Event::Open(OpenRequest::Game(file, Box::new(record), purpose)),
            Err(what) => Event::ErrorReported(AppError::OpenFailed(what)),
        }
    }

    /// Reads a game, or returns the error message.
    fn read_game(&self, file: &GameFile) -> Result<Record, String> {
        let text = self.disk.get(file).ok_or("it is not there")?;
        parse_game(file, text).map_err(|error| error.to_string())
    }

    /// Writes a file into the folder for games, valid or not.
    pub fn write_game_file(&mut self, file: GameFile, text: String) {
        assert_no_marked_letters(&text);
        self.files_by_age.retain(|known| *known != file);
        self.files_by_age.push(file.clone());
        self.disk.insert(file, text);
    }

    /// Deletes all games except the latest `count`, as another program could.
    pub fn keep_newest_games(&mut self, count: usize) {
        for file in self
            .files_by_age
            .drain(..self.files_by_age.len().saturating_sub(count))
        {
            self.disk.remove(&file);
        }
    }

    fn game_list(&self) -> GameList {
        let newest_first = self.files_by_age.iter().rev();
        newest_first
            .flat_map(|file| saved_games_of(file, &self.disk[file]))
            .collect()
    }

    /// Generates the requested puzzle.
    pub fn make_puzzle(&mut self) {
        let puzzle_request = self.puzzle_request.take();
        if let Some(puzzle_event) =
            puzzle_request.and_then(|(id, order)| run_job(id, Job::Puzzle(order)))
        {
            self.handle(puzzle_event);
        }
    }

    /// Reads the list of games again.
    pub fn reload_game_list(&mut self) {
        self.execute_effects(vec![Effect::ListGames]);
    }
}
