//! The session of one visitor: an `App` with its own state that draws into memory. [`Visitor`] uses
//! neither network nor system clock; [`run()`] drives it.

mod attention;
mod effects;
mod rate_limit;
mod run;

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_app::app::{Action, App, AppContext, Effect, Event, Outline, Part, Renderer, RowPress};
use awale_app::config::{AnimationSpeed, Settings, Welcome};
use awale_board::board::shown::{ShownBoard, colors};
use awale_board::theme::Abilities;
use awale_study::words::Language;
use awale_tui::screens;
use awale_tui::screens::decoder::Decoder;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use terminput::{Event as TerminalEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use crate::club::protocol::{DisconnectReason, GuestReason, Person, Update};
use crate::hub::Inbox;
use crate::line::{self, Reply};
use crate::public_url::PublicUrl;
use crate::screens::Lobby;
use crate::settings::Limits;
use crate::transport::{PageFrame, VisitorBackend, Wire};

use attention::Attention;
pub use effects::SessionLinks;
pub use rate_limit::Input;
pub use run::{CHUNK, MAX_INPUTS, run};

/// Minimum size of a window, in columns and rows. Smaller values are raised to it.
const MIN_SIZE: (u16, u16) = (1, 1);

/// Data about a visitor that the connection has found out before the session begins.
#[derive(Clone, Debug)]
pub struct Profile {
    pub person: Person,
    /// Whether the visitor is a host of the club.
    pub is_host: bool,
    /// The saved settings, as TOML; empty for a guest.
    pub settings: String,
    /// The language of the visitor's system or browser.
    pub language: Language,
    /// Colors and characters that the visitor's terminal supports.
    pub abilities: Abilities,
    /// The size of the window, in columns and rows.
    pub size: (u16, u16),
    /// The reason for which a visitor by ssh is a guest, shown in the lobby.
    pub guest: Option<GuestReason>,
    /// The address of the club's page, for links to send to others.
    pub page: PublicUrl,
}

/// The session of one visitor: the app, its terminal, and the decoder of the visitor's input.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is about something else"
)]
pub struct Visitor<W: Wire> {
    app: App,
    renderer: Renderer,
    terminal: Terminal<VisitorBackend<W>>,
    decoder: Decoder,
    area: Rect,
    max_size: (u16, u16),
    mouse: bool,
    attention: Attention,
    /// The title of the visitor's window; empty if it has its own.
    title: String,
    /// The time of the last tick; `None` while no animation runs.
    ticking: Option<Instant>,
    is_stale: bool,
    is_resized: bool,
    is_leaving: bool,
}

impl<W: Wire> Visitor<W> {
    /// Starts a session in the lobby. Settings that cannot be read are replaced by the defaults.
    ///
    /// # Errors
    /// If the first output fails.
    pub fn new(
        profile: Profile,
        mut wire: W,
        limits: &Limits,
        opened: Instant,
        seed: u64,
    ) -> io::Result<Visitor<W>> {
        let Profile {
            person,
            is_host,
            settings,
            language,
            abilities,
            size,
            guest,
            page,
        } = profile;
        let mut settings = Settings::parse(&settings, "settings").unwrap_or_default();
        // A computer player may be an external program, but sessions must not start programs of the
        // host.
        settings.setup.bot = String::default().into();
        // A person who joins a club has an account or a guest's name.
        if settings.setup.welcome == Welcome::Ask {
            settings.setup.welcome = Welcome::New;
        }
        let themes = awale_app::config::THEMES.map(str::to_owned).to_vec();
        if line::of(&mut wire).is_some() {
            // Moves are text, without animation and cursor.
            (settings.animation, settings.preview) = (AnimationSpeed::Off, false);
        }
        let mouse = settings.mouse;
        let context = AppContext::new(settings, themes, language, seed, crate::clock_rng::now);
        let max_size = (limits.columns, limits.rows);
        let area = area_of(size, max_size);
        wire.enter(area.as_size());
        wire.mouse(mouse);
        let canvas = VisitorBackend {
            wire,
            size: area.as_size(),
        };
        let terminal = Terminal::with_options(
            canvas,
            TerminalOptions {
                viewport: Viewport::Fixed(area),
            },
        )?;
        let mut renderer = Renderer::new(abilities);
        if W::NEEDS_OUTLINE {
            renderer = renderer.with_outline();
            renderer.leave_room(true);
        }
        Ok(Visitor {
            app: App::new(
                context,
                Lobby::new(person.clone(), is_host, opened, page).for_guest(guest),
                screens::menu::open,
            ),
            renderer,
            terminal,
            decoder: Decoder::default(),
            area,
            max_size,
            mouse,
            attention: Attention::new(person),
            title: String::new(),
            ticking: None,
            is_stale: true,
            is_resized: false,
            is_leaving: false,
        })
    }

    /// Returns the output side of the session.
    pub(super) fn wire(&mut self) -> &mut W {
        &mut self.terminal.backend_mut().wire
    }

    /// Returns the effects to do first.
    #[must_use]
    pub fn start(&self) -> Vec<Effect> {
        self.app.start()
    }

    #[must_use]
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Whether the visitor has left.
    #[must_use]
    pub const fn is_leaving(&self) -> bool {
        self.is_leaving
    }

    /// Whether something has changed since the last frame.
    #[must_use]
    pub const fn is_stale(&self) -> bool {
        self.is_stale
    }

    /// Handles bytes from a terminal. Returns the effects.
    pub fn feed(&mut self, bytes: &[u8]) -> Vec<Effect> {
        if let Some(lines) = line::of(self.wire()) {
            lines.feed(bytes);
            self.is_stale = true;
            return Vec::new();
        }
        let mut events = Vec::new();
        self.decoder.feed(bytes, &mut events);
        self.inputs(&events)
    }

    /// Returns the maximum time to wait for the rest of an incomplete escape sequence; `None` if no
    /// sequence is incomplete.
    #[must_use]
    pub fn escape_timeout(&self) -> Option<Duration> {
        self.decoder.escape_timeout()
    }

    /// Handles an incomplete escape sequence as single keys, because its rest has not come. Returns
    /// the effects.
    pub fn end_escape(&mut self) -> Vec<Effect> {
        let mut events = Vec::new();
        self.decoder.end_escape(&mut events);
        self.inputs(&events)
    }

    /// Handles the next typed line, if the visitor types lines and the last one is done. Returns the
    /// effects; `None` if there is no line.
    pub fn take_line(&mut self) -> Option<Vec<Effect>> {
        let line = line::of(self.wire())?.next_line()?;
        // A typed line is never a key that was meant for the screen before.
        let delay = self.app.input_delay();
        let mut effects = delay.map_or_else(Vec::new, |delay| self.update(Event::Tick(delay)));
        let Visitor { app, terminal, .. } = self;
        let lines = line::of(&mut terminal.backend_mut().wire)?;
        let actions = match lines.interpret(&line, app) {
            Reply::Act(action) => vec![action],
            Reply::Type(text) => vec![Action::EraseLine, Action::Paste(text), Action::Confirm],
            Reply::OpenAndType(open, text) => {
                vec![open, Action::Paste(text), Action::Confirm]
            }
            Reply::ActOn(row, action) => {
                let down = std::iter::repeat_n(Action::Down, row);
                [Action::Home]
                    .into_iter()
                    .chain(down)
                    .chain([action])
                    .collect()
            }
            Reply::Say(text) => {
                lines.print(&text);
                Vec::new()
            }
            Reply::Again => {
                lines.print_all();
                Vec::new()
            }
        };
        for action in actions {
            effects.extend(self.update(Event::Action(action)));
        }
        let asks_club = |effect: &Effect| matches!(effect, Effect::HostMessage(_));
        if effects.iter().any(asks_club) {
            line::of(self.wire())?.wait();
        }
        self.is_stale = true;
        Some(effects)
    }

    fn inputs(&mut self, events: &[TerminalEvent]) -> Vec<Effect> {
        events.iter().flat_map(|event| self.input(event)).collect()
    }

    /// Handles a key, a mouse event or pasted text. Returns the effects.
    pub fn input(&mut self, event: &TerminalEvent) -> Vec<Effect> {
        self.is_stale = true;
        // A suspended session could not be resumed.
        match screens::action(event, &self.app, &mut self.renderer) {
            Some(Action::Suspend) | None => Vec::new(),
            Some(action) => self.update(Event::Action(action)),
        }
    }

    /// Handles a press of a button of the last frame, if the next frame still has it. Returns the
    /// effects.
    pub fn press(&mut self, key: &str, what: &str) -> Vec<Effect> {
        // Each input is followed by a frame, even if it changes nothing, so that the page knows
        // that it was handled.
        self.is_stale = true;
        let buttons = self.outline().map(|outline| outline.buttons.iter());
        let mut buttons = buttons.into_iter().flatten();
        let button = buttons.find(|button| button.key == key && button.what == what);
        let action = button.map(|button| button.action.clone());
        action.map_or_else(Vec::new, |action| self.update(Event::Action(action)))
    }

    /// Handles a press of the row that is this part of the last frame, if the next frame still has
    /// it. Returns the effects.
    pub fn press_row(&mut self, part: usize, text: &str, press: RowPress) -> Vec<Effect> {
        self.is_stale = true;
        let part = self.outline().and_then(|outline| outline.parts.get(part));
        let action = match part {
            Some(Part::Row(row)) if row.text() == text => row.action(press),
            _ => None,
        };
        action.map_or_else(Vec::new, |action| self.update(Event::Action(action)))
    }

    /// The content of the last frame, if the wire needs it.
    #[must_use]
    pub fn outline(&self) -> Option<&Outline> {
        self.renderer.outline()
    }

    /// Handles a mouse event on a pit or store of the last frame's board, by its number. Pressing a
    /// button there is a whole click. Returns the effects.
    pub fn point(&mut self, number: usize, kind: MouseEventKind) -> Vec<Effect> {
        self.is_stale = true;
        let board = self.renderer.shown_board();
        let Some(at) = board.and_then(|board| board.cell_of(number)) else {
            return Vec::new();
        };
        let release = MouseEventKind::Up(MouseButton::Left);
        let is_press = matches!(kind, MouseEventKind::Down(_));
        let kinds = [Some(kind), is_press.then_some(release)];
        let event = |kind| {
            TerminalEvent::Mouse(MouseEvent {
                kind,
                column: at.x,
                row: at.y,
                modifiers: KeyModifiers::NONE,
            })
        };
        let events: Vec<TerminalEvent> = kinds.into_iter().flatten().map(event).collect();
        self.inputs(&events)
    }

    /// Changes the colors of the setting `auto`.
    pub fn prefer_light(&mut self, is_light: bool) {
        self.renderer.prefer_light(is_light);
        self.is_stale = true;
    }

    /// Changes the size of the window.
    pub fn resize(&mut self, size: (u16, u16)) {
        if line::of(self.wire()).is_some() {
            return;
        }
        let area = area_of(size, self.max_size);
        if area != self.area {
            self.area = area;
            (self.is_resized, self.is_stale) = (true, true);
        }
    }

    /// Handles the content of the mailbox. Returns the effects. The caller handles `disconnect`.
    pub fn on_inbox(&mut self, inbox: Inbox) -> Vec<Effect> {
        let call = self.attention.take(&inbox, &self.app.context.words);
        if let Some((kind, text)) = call.filter(|_| self.may_call()) {
            self.wire().call(kind, &text);
        }
        let Inbox {
            lobby,
            games,
            tournaments,
            updates,
            events,
            disconnect: _,
        } = inbox;
        if let Some(lines) = line::of(self.wire()) {
            lines.answered();
        }
        let message = |update: Update| Event::HostMessage(Arc::new(update));
        let views = lobby.map(Update::Lobby).into_iter();
        let views = views.chain(tournaments.into_values().map(Update::Tournament));
        let views = views.chain(games.into_values().map(Update::Game));
        let all: Vec<Event> = views.chain(updates).map(message).chain(events).collect();
        all.into_iter()
            .flat_map(|event| self.update(event))
            .collect()
    }

    /// Whether the visitor wants calls and titles. A page has a button for that instead.
    fn may_call(&self) -> bool {
        W::CAN_MUTE || self.app.context.settings.bell
    }

    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        self.is_stale = true;
        self.app.update(event)
    }

    /// Returns the time until the next tick; `None` while no animation runs.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        let since = self
            .ticking
            .map(|since| since.elapsed())
            .unwrap_or_default();
        self.app.next_tick().map(|due| due.saturating_sub(since))
    }

    /// Advances animations by the time since the last tick. Returns the effects.
    pub fn tick(&mut self) -> Vec<Effect> {
        match self.ticking.take() {
            Some(since) => self.update(Event::Tick(since.elapsed())),
            None => Vec::new(),
        }
    }

    /// Starts measuring the time of the next tick if an animation has begun.
    pub fn await_tick(&mut self) {
        if self.app.next_tick().is_none() {
            self.ticking = None;
        } else {
            self.ticking.get_or_insert_with(Instant::now);
        }
    }

    /// Draws a frame. Returns the bytes to send.
    ///
    /// # Errors
    /// If a cell cannot be written.
    pub fn draw(&mut self) -> io::Result<Vec<u8>> {
        self.is_stale = false;
        let mouse = self.app.context.settings.mouse;
        if mouse != self.mouse {
            self.mouse = mouse;
            self.wire().mouse(mouse);
        }
        let title = self.attention.title(&self.app.context.words);
        let title = if self.may_call() {
            title
        } else {
            String::new()
        };
        if title != self.title {
            self.wire().title(&title);
            self.title = title;
        }
        if std::mem::take(&mut self.is_resized) {
            let size = self.area.as_size();
            self.terminal.backend_mut().size = size;
            self.wire().clear_all(size);
            self.terminal.resize(self.area)?;
        }
        self.wire().begin();
        let Visitor {
            app,
            renderer,
            terminal,
            ..
        } = self;
        terminal.draw(|frame| screens::draw(frame, app, renderer))?;
        if let Some(lines) = renderer.take_scrollable() {
            app.scrollable(lines);
        }
        let wire = &mut terminal.backend_mut().wire;
        wire.end(renderer.outline(), &app.context.words);
        wire.show(&|| PageFrame {
            board: renderer
                .shown_board()
                .map(ShownBoard::json)
                .unwrap_or_default(),
            colors: colors(renderer.theme()),
            depth: app.screens().count() + usize::from(app.ask().is_some()),
            is_typing: app.is_typing(),
        });
        if self.app.seen() {
            self.ticking = None;
        }
        self.await_tick();
        Ok(self.wire().take())
    }

    /// Ends the output. Returns the last bytes, which contain the reason in the visitor's language.
    pub fn leave(&mut self, reason: DisconnectReason) -> Vec<u8> {
        let farewell = self.app.context.words.get(reason.message_id());
        if reason.is_final() {
            self.wire().forget();
        }
        self.wire().leave(&farewell);
        self.wire().take()
    }
}

fn area_of((columns, rows): (u16, u16), (max_columns, max_rows): (u16, u16)) -> Rect {
    Rect::new(
        0,
        0,
        columns.clamp(MIN_SIZE.0, max_columns.max(1)),
        rows.clamp(MIN_SIZE.1, max_rows.max(1)),
    )
}
