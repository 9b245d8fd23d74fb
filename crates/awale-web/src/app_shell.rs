//! [`AppShell`]: runs the app, carries out its effects, and draws it to the page.

use std::{io, time::Duration};

use awale_app::{
    app::{
        AppContext, Effect, Event, Job, JobId, MissingTablesMode, Renderer, ReusableJobState,
        TablesNews, dated_file_stem, file_stem,
    },
    config::theme_names,
};
use awale_board::{
    pictures::ExportedPicture,
    theme::{ColorDepth, TerminalAbilities, TerminalFont},
};
use awale_engine::Stop;
use awale_page::{
    files::{self, PageParts},
    message::{HelloMessage, PageInput},
    page_wire::PageWire,
    view::AppView,
    wire::{BellReason, Wire},
};
use awale_study::words::{Language, Words, say};
use awale_tui::screens;

use crate::{
    clock,
    jobs::{WorkerJobs, WorkerOrder},
    storage::{Storage, StorageOrder, StoredFile},
};

/// Maximum size of the screen, in columns and rows.
const MAX_SCREEN_SIZE: (u16, u16) = (240, 100);

/// The parts of the page without a server that the club's page does not have.
const BROWSER_PAGE_PARTS: PageParts = PageParts {
    entrance_html: "",
    footer_html: include_str!("../assets/foot.html"),
    dialogs_html: include_str!("../assets/dialogs.html"),
};

/// Returns the page in the language of a locale, such as `fr-CA`.
pub fn page_html(locale: &str) -> String {
    let language = Language::from_locale(locale).unwrap_or_default();
    files::page_html(&Words::new(language), BROWSER_PAGE_PARTS)
}

/// The app, and everything that it needs from the browser.
pub struct AppShell {
    view: AppView<PageWire>,
    storage: Storage,
    jobs: WorkerJobs,
    has_quit: bool,
}

impl AppShell {
    /// Starts the app with the files that the browser has stored. `seed` initializes all random
    /// numbers. `address` is the address of the page, for links.
    ///
    /// # Errors
    /// If the first output fails.
    pub fn new(
        hello: &HelloMessage,
        seed: u64,
        files: Vec<StoredFile>,
        address: &str,
    ) -> io::Result<AppShell> {
        let language = Language::from_locale(&hello.language).unwrap_or_default();
        let themes = theme_names().map(str::to_owned).collect();
        let mut storage = Storage::new(files);
        let (mut settings, settings_error_event) = storage.read_settings(language);
        address.clone_into(&mut settings.share.page);
        let context = AppContext::new(settings, themes, language, seed, clock::now);
        let abilities = TerminalAbilities {
            depth: ColorDepth::TrueColor,
            font: TerminalFont::AllCharacters,
        };
        let app = screens::new_app(context);
        let size = (hello.columns, hello.rows);
        let view = AppView::new(
            app,
            Renderer::new(abilities),
            PageWire::default(),
            size,
            MAX_SCREEN_SIZE,
        );
        let mut shell = AppShell {
            view,
            storage,
            jobs: WorkerJobs::default(),
            has_quit: false,
        };
        shell.view.set_light_theme_preferred(hello.light);
        let mut start_effects = shell.view.app.start_effects();
        start_effects.extend(
            settings_error_event
                .into_iter()
                .flat_map(|event| shell.view.handle_event(event)),
        );
        shell.carry_out_effects(start_effects);
        Ok(shell)
    }

    /// Handles input of the page.
    pub fn handle_input(&mut self, input: PageInput) {
        let mut effects = if input.is_from_person() {
            self.view.tick()
        } else {
            Vec::new()
        };
        effects.extend(self.view.handle_input(input));
        self.carry_out_effects(effects);
    }

    /// Advances animations and clocks by the time since the last tick.
    pub fn tick(&mut self) {
        let effects = self.view.tick();
        self.carry_out_effects(effects);
    }

    /// Returns the orders for the browser's storage, the oldest first.
    pub fn take_storage_orders(&mut self) -> Vec<StorageOrder> {
        self.storage.take_orders()
    }

    /// Handles the answer of the browser's storage to an order. A failure has the browser's name
    /// for it.
    pub fn acknowledge_order(&mut self, id: u32, failure: Option<&str>) {
        let words = &self.view.app.context.words;
        let failure_message = failure.map(|what| say!(words, "storage-failed", what));
        if let Some(event) = self.storage.acknowledge_order(id, failure_message) {
            self.handle_event(event);
        }
    }

    /// Returns the orders for the workers of jobs, the oldest first.
    pub fn take_worker_orders(&mut self) -> Vec<WorkerOrder> {
        self.jobs.take_worker_orders()
    }

    /// Handles a message about a job, which its web worker has sent.
    pub fn handle_job_news(&mut self, news_json: &str) {
        if let Some((id, news)) = self.jobs.parse_news(news_json) {
            self.handle_event(Event::Job(id, news));
        }
    }

    /// Handles the failure of the web worker with this name, which has ended.
    pub fn on_worker_failure(&mut self, worker_name: &str, reason: &str) {
        if let Some((id, news)) = self.jobs.on_worker_failure(worker_name, reason) {
            self.handle_event(Event::Job(id, news));
        }
    }

    /// Uses the endgame tables that a worker has read or made.
    pub fn use_tables_from_files(&mut self, rules_json: &str, layer_files: Vec<Vec<u8>>) {
        if let Some(tables) = self.jobs.use_tables_from_files(rules_json, layer_files) {
            self.handle_event(Event::Tables(TablesNews::Ready(tables)));
        }
    }

    fn handle_event(&mut self, event: Event) {
        let effects = self.view.handle_event(event);
        self.carry_out_effects(effects);
    }

    /// Whether [`list_more_games`](AppShell::list_more_games) has work to do, because the app has
    /// requested a list.
    pub const fn is_listing_games(&self) -> bool {
        self.storage.is_listing_games()
    }

    /// Reads some more of the saved games.
    pub fn list_more_games(&mut self) {
        if let Some(event) = self.storage.list_more_games() {
            self.handle_event(event);
        }
    }

    /// Makes a backup of everything that the browser has stored.
    pub fn make_backup(&self) -> String {
        self.storage.make_backup()
    }

    /// Loads a backup. Returns a report for the user. The app must start again afterwards.
    ///
    /// # Errors
    /// Returns a text for the user if the backup is damaged.
    pub fn load_backup(
        &mut self,
        backup_text: &str,
        loads_settings: bool,
    ) -> Result<String, String> {
        let words = &self.view.app.context.words;
        self.storage.load_backup(backup_text, loads_settings, words)
    }

    /// Returns the time until the next tick; `None` while no animation and no clock runs.
    pub fn next_tick(&self) -> Option<Duration> {
        self.view.next_tick()
    }

    /// Draws a frame, if something has changed. Returns the bytes for the page.
    pub fn draw_frame(&mut self) -> Vec<u8> {
        self.view.schedule_tick();
        if self.has_quit {
            self.view.wire().end_output("");
            return self.view.wire().take_bytes();
        }
        if !self.view.needs_frame() {
            return Vec::new();
        }
        self.view.draw_frame("Awalé".to_owned())
    }

    /// Carries out effects, and the effects of the events that they cause immediately.
    fn carry_out_effects(&mut self, effects: Vec<Effect>) {
        let mut pending_effects = effects;
        while !pending_effects.is_empty() {
            let mut next_effects = Vec::new();
            for effect in pending_effects {
                for event in self.carry_out_effect(effect) {
                    next_effects.extend(self.view.handle_event(event));
                }
            }
            pending_effects = next_effects;
        }
    }

    /// Carries out one effect. Returns the events that it causes immediately.
    fn carry_out_effect(&mut self, effect: Effect) -> Vec<Event> {
        let words = &self.view.app.context.words;
        let effect = match self.storage.carry_out_file_effect(effect, words) {
            Ok(events) => return events,
            Err(other) => other,
        };
        let settings = &self.view.app.context.settings;
        match effect {
            // A job of this kind contains all listed games. Counting is quick, so the job runs here
            // instead of sending the games to a worker.
            Effect::StartJob(id, job @ Job::ComputeStatistics(..)) => {
                return self.count_saved_games(id, job);
            }
            Effect::StartJob(id, job) => {
                self.jobs.start_job(id, job, &settings.engine_resources(1));
            }
            Effect::StopJob(id) => {
                let news = self.jobs.stop_job(id, &settings.engine_resources(1));
                return news.into_iter().map(|news| Event::Job(id, news)).collect();
            }
            Effect::RequestTables(rules, mode) => {
                let (max_seeds, makes_missing_layers) =
                    (settings.tables.seeds, settings.tables.automatic);
                let makes_missing_layers =
                    makes_missing_layers && mode == MissingTablesMode::BuildMissingTables;
                let tables = self
                    .jobs
                    .request_tables(&rules, max_seeds, makes_missing_layers);
                let ready_event = tables.map(|tables| Event::Tables(TablesNews::Ready(tables)));
                return ready_event.into_iter().collect();
            }
            Effect::ExportPictures(picture) => return vec![self.export_picture(&picture)],
            Effect::CopyToClipboard(text) => self.view.wire().copy_to_clipboard(&text),
            Effect::RingBell => self.view.wire().ring_bell(BellReason::ProgramBell, ""),
            Effect::Quit => self.has_quit = true,
            _ => {}
        }
        Vec::new()
    }

    /// Saves a picture as a file. Browsers ask about each file, so there is only one format.
    fn export_picture(&mut self, picture: &ExportedPicture) -> Event {
        let words = &self.view.app.context.words;
        let (stem_of_file_name, svg) = match picture {
            ExportedPicture::Game(game) => (file_stem(&game.record), game.svg(words)),
            ExportedPicture::Tree(tree) => (dated_file_stem(&tree.date, "tree"), tree.svg(words)),
        };
        let name = format!("{stem_of_file_name}.svg");
        self.view.wire().offer_download(&name, &svg);
        Event::PicturesExported(name)
    }

    /// Runs a job that counts saved games.
    fn count_saved_games(&self, id: JobId, job: Job) -> Vec<Event> {
        let resources = self.view.app.context.settings.engine_resources(1);
        let (mut state, stop, mut events) = (ReusableJobState::default(), Stop::new(), Vec::new());
        job.run(&mut state, &resources, &stop, &mut |news| {
            events.push(Event::Job(id, news));
        });
        events
    }
}
