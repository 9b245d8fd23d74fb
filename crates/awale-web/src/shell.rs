//! [`Shell`]: runs the app, carries out its effects, and draws it to the page.

use std::io;
use std::time::Duration;

use awale_app::app::{AppContext, Effect, Event, Job, JobState, Renderer};
use awale_app::config::{Settings, THEMES};
use awale_board::theme::{Abilities, Depth, Font};
use awale_page::files::{self, OwnParts};
use awale_page::message::{Hello, PageInput};
use awale_page::page_wire::PageWire;
use awale_page::view::View;
use awale_page::wire::{CallKind, Wire};
use awale_study::words::{Language, Words};
use awale_tui::screens;

use crate::clock;

/// Maximum size of the screen, in columns and rows.
const MAX_SIZE: (u16, u16) = (240, 100);

/// The parts of the page that only this page has.
const OWN_PARTS: OwnParts = OwnParts {
    door: "",
    foot: "",
    dialogs: "",
};

/// Returns the page in the language of a locale, such as `fr-CA`.
#[must_use]
pub fn page(locale: &str) -> String {
    let language = Language::of_locale(locale).unwrap_or_default();
    files::page(&Words::new(language), OWN_PARTS)
}

/// The app, and everything that it needs from the browser.
pub struct Shell {
    view: View<PageWire>,
    jobs: JobState,
    is_leaving: bool,
}

impl Shell {
    /// Starts the app. `seed` initializes all random numbers.
    ///
    /// # Errors
    /// If the first output fails.
    pub fn new(hello: &Hello, seed: u64) -> io::Result<Shell> {
        let language = Language::of_locale(&hello.language).unwrap_or_default();
        let themes = THEMES.map(str::to_owned).to_vec();
        let context = AppContext::new(Settings::default(), themes, language, seed, clock::now);
        let abilities = Abilities {
            depth: Depth::True,
            font: Font::Large,
        };
        let app = screens::start(context);
        let size = (hello.columns, hello.rows);
        let view = View::new(
            app,
            Renderer::new(abilities),
            PageWire::default(),
            size,
            MAX_SIZE,
        )?;
        let mut shell = Shell {
            view,
            jobs: JobState::default(),
            is_leaving: false,
        };
        shell.view.prefer_light(hello.light);
        let first = shell.view.app.start();
        shell.carry_out(first);
        Ok(shell)
    }

    /// Handles input of the page.
    pub fn handle(&mut self, input: PageInput) {
        let mut effects = if input.is_activity() {
            self.view.tick()
        } else {
            Vec::new()
        };
        effects.extend(self.view.handle(input));
        self.carry_out(effects);
    }

    /// Advances animations and clocks by the time since the last tick.
    pub fn tick(&mut self) {
        let effects = self.view.tick();
        self.carry_out(effects);
    }

    /// Returns the time until the next tick; `None` while nothing moves.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.view.next_tick()
    }

    /// Draws a frame, if something has changed. Returns the bytes for the page.
    ///
    /// # Errors
    /// If a cell cannot be written.
    pub fn draw(&mut self) -> io::Result<Vec<u8>> {
        self.view.await_tick();
        if self.is_leaving {
            self.view.wire().leave("");
            return Ok(self.view.wire().take());
        }
        if !self.view.is_stale() {
            return Ok(Vec::new());
        }
        self.view.draw("Awalé".to_owned())
    }

    /// Carries out effects, and the effects of the events that they cause immediately.
    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut waiting = effects;
        while !waiting.is_empty() {
            let mut next = Vec::new();
            for effect in waiting {
                for event in self.carry_out_one(effect) {
                    next.extend(self.view.update(event));
                }
            }
            waiting = next;
        }
    }

    /// Carries out one effect. Returns the events that it causes immediately.
    fn carry_out_one(&mut self, effect: Effect) -> Vec<Event> {
        match effect {
            Effect::Start(id, job) => return self.run(job, |news| Event::Job(id, news)),
            Effect::Copy(text) => self.view.wire().copy(&text),
            Effect::Bell => self.view.wire().call(CallKind::Own, ""),
            Effect::Quit => self.is_leaving = true,
            _ => {}
        }
        Vec::new()
    }

    fn run(&mut self, job: Job, event: impl Fn(awale_app::app::JobNews) -> Event) -> Vec<Event> {
        let resources = self.view.app.context.settings.resources(1);
        let mut events = Vec::new();
        let stop = Default::default();
        job.run(&mut self.jobs, &resources, &stop, &mut |news| {
            events.push(event(news));
        });
        events
    }
}
