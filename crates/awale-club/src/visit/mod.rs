//! A visit: an `App` with its own state that draws into memory.
//! [`Visit`] does no input and output itself; [`run_visit`] drives it.

mod bells_and_titles;
mod effects;
mod rate_limit;
mod visit_loop;

use crate::{
    hub::Inbox,
    line_mode::{self, LineWire},
    prelude::*,
    screens::{ClubState, LobbyScreen, club},
};
use awale_app::{
    app::Renderer,
    config::{AnimationSpeed, NewUserAnswer, Settings},
};
use awale_page::view::AppView;
use awale_tui::{input::InputDecoder, screens};
use terminput::Event as TerminalEvent;

pub use crate::profile::VisitorProfile;
pub use rate_limit::VisitInput;
pub use visit_loop::{INPUT_CHUNK_BYTES, MAX_WAITING_INPUTS, run_visit};

/// A view, and the decoder of the visitor's input.
pub struct Visit<W: Wire> {
    pub view: AppView<W>,
    decoder: InputDecoder,
    is_leaving: bool,
}

impl<W: Wire> Visit<W> {
    /// Starts a visit in the lobby. Settings that cannot be read are replaced by the defaults.
    pub fn new(
        profile: VisitorProfile,
        mut wire: W,
        limits: &ClubLimits,
        club_opened_at: Instant,
        seed: u64,
    ) -> Visit<W> {
        let mut settings = Settings::parse(&profile.settings_toml, "settings").unwrap_or_default();
        // A computer player may be an external program, but visits must not start programs of the
        // host.
        settings.setup.bot = String::default().into();
        settings.share.page = profile.page_url.to_string();
        // A person who joins a club has an account or a guest's name, so the welcome need not ask.
        if settings.setup.welcome == NewUserAnswer::NotAnswered {
            settings.setup.welcome = NewUserAnswer::NewToGame;
        }
        if line_mode::as_line_wire(&mut wire).is_some() {
            // Moves are text, without animation and cursor.
            settings.animation = AnimationSpeed::Off;
            settings.preview = false;
        }
        let mut context = AppContext::new(
            settings,
            awale_app::config::theme_names()
                .map(str::to_owned)
                .collect(),
            profile.system_language,
            seed,
            awale_cli::local_time,
        );
        let size = profile.window_size;
        let is_light = profile.prefers_light_colors;
        let renderer = Renderer::new(profile.abilities);
        context.server_state = Box::new(ClubState::new(profile, club_opened_at));
        let mut view = AppView::new(
            App::new(context, LobbyScreen::default(), screens::menu::open_request),
            renderer,
            wire,
            size,
            (limits.columns, limits.rows),
        );
        view.set_light_theme_preferred(is_light);
        Visit {
            view,
            decoder: InputDecoder::default(),
            is_leaving: false,
        }
    }

    /// Handles bytes from a terminal. Returns the effects.
    pub fn feed_bytes(&mut self, bytes: &[u8]) -> Vec<Effect> {
        if let Some(line_wire) = self.line_wire() {
            line_wire.feed_bytes(bytes);
            self.view.request_frame();
            return Vec::new();
        }
        let mut keys = Vec::new();
        self.decoder.decode_bytes(bytes, &mut keys);
        self.handle_keys(&keys)
    }

    /// Handles an incomplete escape sequence as single keys, because its rest has not come. Returns
    /// the effects.
    pub fn end_escape_sequence(&mut self) -> Vec<Effect> {
        let mut keys = Vec::new();
        self.decoder.finish_pending_input(&mut keys);
        self.handle_keys(&keys)
    }

    fn handle_keys(&mut self, keys: &[TerminalEvent]) -> Vec<Effect> {
        let view = &mut self.view;
        keys.iter()
            .flat_map(|key| view.handle_terminal_event(key))
            .collect()
    }

    /// Returns the wire that prints lines, if the visitor types lines instead of keys.
    fn line_wire(&mut self) -> Option<&mut LineWire> {
        line_mode::as_line_wire(self.view.wire())
    }

    /// Handles the next typed line, if the visitor types lines and the last one is done. Returns
    /// the effects; `None` if there is no line.
    pub fn handle_next_line(&mut self) -> Option<Vec<Effect>> {
        let line = self.line_wire()?.next_line()?;
        // A screen ignores keys at first, because a player may still press one for the last screen.
        // Lines are typed on purpose, so the delay ends here.
        let input_delay = self.view.app.input_delay();
        let mut effects =
            input_delay.map_or_else(Vec::new, |delay| self.view.handle_event(Event::Tick(delay)));
        let (app, wire) = self.view.app_and_wire();
        let line_wire = line_mode::as_line_wire(wire)?;
        let actions = line_wire.interpret_line(&line, app).unwrap_or_else(|text| {
            line_wire.print(&text);
            Vec::new()
        });
        for action in actions {
            effects.extend(self.view.handle_event(Event::Action(action)));
        }
        if effects
            .iter()
            .any(|effect| matches!(effect, Effect::ServerMessage(_)))
        {
            self.line_wire()?.begin_wait_for_club();
        }
        self.view.request_frame();
        Some(effects)
    }

    /// Handles input of a page, or a new size of a terminal. Returns the effects.
    pub fn handle_input(&mut self, input: PageInput) -> Vec<Effect> {
        // A visit line by line has a fixed window size, so a new size is ignored.
        if matches!(input, PageInput::Resize(..)) && self.line_wire().is_some() {
            return Vec::new();
        }
        self.view.handle_input(input)
    }

    /// Handles the content of the mailbox. Returns the effects. The caller handles
    /// `disconnect_reason`.
    pub fn on_inbox(&mut self, inbox: Inbox) -> Vec<Effect> {
        if let Some(line_wire) = self.line_wire() {
            line_wire.end_wait_for_club();
        }
        let mut effects = Vec::new();
        let mut latest_bell_reason_and_text = None;
        for update in inbox.updates {
            let context = &self.view.app.context;
            latest_bell_reason_and_text = club(context)
                .bell_reason_and_text(&update, &context.words)
                .or(latest_bell_reason_and_text);
            effects.extend(
                self.view
                    .handle_event(Event::ServerMessage(Arc::new(update))),
            );
        }
        if let Some((bell_reason, text)) =
            latest_bell_reason_and_text.filter(|_| self.wants_bell_and_titles())
        {
            self.view.wire().ring_bell(bell_reason, &text);
        }
        for event in inbox.events {
            effects.extend(self.view.handle_event(event));
        }
        effects
    }

    /// Whether calls and titles are sent: always to a client that can mute them itself, such as a
    /// page; to others, if the visitor's setting says so.
    fn wants_bell_and_titles(&self) -> bool {
        W::CLIENT_CAN_MUTE || self.view.app.context.settings.bell
    }

    /// Draws a frame. Returns the bytes to send.
    pub fn draw_frame(&mut self) -> Vec<u8> {
        let context = &self.view.app.context;
        let title = self
            .wants_bell_and_titles()
            .then(|| club(context).window_title(&context.words));
        self.view.draw_frame(title.unwrap_or_default())
    }

    /// Ends the output. Returns the last bytes, which contain the reason in the visitor's language.
    pub fn end_output(&mut self, reason: DisconnectReason) -> Vec<u8> {
        let farewell = self.view.app.context.words.get(reason.into());
        if reason.forgets_secret() {
            self.view.wire().delete_stored_secret();
        }
        self.view.wire().end_output(&farewell);
        self.view.wire().take_bytes()
    }
}
