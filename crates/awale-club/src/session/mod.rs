//! The session of one visitor: an `App` with its own state that draws into memory.
//! [`VisitorSession`] uses neither network nor system clock; [`run_session`] drives it.

mod attention;
mod effects;
mod rate_limit;
mod run;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use awale_app::app::{App, AppContext, Effect, Event, Renderer};
use awale_app::config::{AnimationSpeed, NewUserAnswer, Settings};
use awale_board::theme::TerminalAbilities;
use awale_page::message::PageInput;
use awale_page::view::AppView;
use awale_page::wire::Wire;
use awale_study::words::Language;
use awale_tui::screens;
use awale_tui::screens::decoder::InputDecoder;
use terminput::Event as TerminalEvent;

use crate::club::protocol::{ClubUpdate, DisconnectReason, GuestReason, Person};
use crate::hub::Inbox;
use crate::line::{self, LineWire};
use crate::public_url::PublicUrl;
use crate::screens::{ClubState, Lobby};
use crate::server::Server;
use crate::settings::Limits;

use attention::AttentionState;
pub use rate_limit::SessionInput;
pub use run::{INPUT_CHUNK_BYTES, MAX_WAITING_INPUTS, run_session};

/// Data about a visitor that the connection has found out before the session begins.
#[derive(Clone, Debug)]
pub struct VisitorProfile {
    pub person: Person,
    /// Whether the visitor is a host of the club.
    pub is_host: bool,
    /// The saved settings, as TOML; empty for a guest.
    pub settings: String,
    /// The language of the visitor's system or browser.
    pub language: Language,
    /// Colors and characters that the visitor's terminal supports.
    pub abilities: TerminalAbilities,
    /// The size of the window, in columns and rows.
    pub size: (u16, u16),
    /// The reason for which a visitor by ssh is a guest, shown in the lobby.
    pub guest: Option<GuestReason>,
    /// The code with which a guest by ssh returns after a lost connection.
    pub code: Option<String>,
    /// The address of the club's page, for links to send to others.
    pub page: PublicUrl,
    /// The command that connects to the club, with `NAME` for the name of the visitor.
    pub ssh: String,
    /// Whether the visitor's browser asks for light colors.
    pub is_light: bool,
}

/// The session of one visitor: a view, and the decoder of the visitor's input.
pub struct VisitorSession<W: Wire> {
    pub view: AppView<W>,
    decoder: InputDecoder,
    attention: AttentionState,
    is_leaving: bool,
}

impl VisitorProfile {
    /// Finds out the settings and the rights of a person who comes in.
    pub async fn of(
        server: &Server,
        person: Person,
        language: Language,
        abilities: TerminalAbilities,
        size: (u16, u16),
    ) -> VisitorProfile {
        VisitorProfile {
            is_host: server.is_host(&person).await,
            settings: server.settings_of(&person).await,
            person,
            language,
            abilities,
            size,
            guest: None,
            code: None,
            page: server.url.clone(),
            ssh: server.ssh.clone(),
            is_light: false,
        }
    }
}

impl<W: Wire> VisitorSession<W> {
    /// Starts a session in the lobby. Settings that cannot be read are replaced by the defaults.
    pub fn new(
        profile: VisitorProfile,
        mut wire: W,
        limits: &Limits,
        opened: Instant,
        seed: u64,
    ) -> VisitorSession<W> {
        let mut settings = Settings::parse(&profile.settings, "settings").unwrap_or_default();
        // A computer player may be an external program, but sessions must not start programs of the
        // host.
        settings.setup.bot = String::default().into();
        settings.share.page = profile.page.to_string();
        // A person who joins a club has an account or a guest's name.
        if settings.setup.welcome == NewUserAnswer::Ask {
            settings.setup.welcome = NewUserAnswer::New;
        }
        let themes = awale_app::config::THEME_NAMES.map(str::to_owned).to_vec();
        if line::as_line_wire(&mut wire).is_some() {
            // Moves are text, without animation and cursor.
            (settings.animation, settings.preview) = (AnimationSpeed::Off, false);
        }
        let mut context = AppContext::new(
            settings,
            themes,
            profile.language,
            seed,
            awale_cli::local_time,
        );
        let person = profile.person;
        context.host = Box::new(ClubState {
            me: person.clone(),
            is_host: profile.is_host,
            opened,
            page: profile.page,
            ssh: profile.ssh,
            lobby: Arc::default(),
            tournaments: BTreeMap::new(),
            stalled: None,
        });
        let lobby = Lobby::new(profile.guest, profile.code);
        let app = App::new(context, lobby, screens::menu::open_request);
        let renderer = Renderer::new(profile.abilities);
        let max_size = (limits.columns, limits.rows);
        let mut view = AppView::new(app, renderer, wire, profile.size, max_size);
        view.set_light_theme_preferred(profile.is_light);
        VisitorSession {
            view,
            decoder: InputDecoder::default(),
            attention: AttentionState::new(person),
            is_leaving: false,
        }
    }

    /// Handles bytes from a terminal. Returns the effects.
    pub fn feed_bytes(&mut self, bytes: &[u8]) -> Vec<Effect> {
        if let Some(lines) = self.line_wire() {
            lines.feed_bytes(bytes);
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

    /// Returns the output side, if the visitor types lines instead of keys.
    fn line_wire(&mut self) -> Option<&mut LineWire> {
        line::as_line_wire(self.view.wire())
    }

    /// Handles the next typed line, if the visitor types lines and the last one is done. Returns the
    /// effects; `None` if there is no line.
    pub fn handle_next_line(&mut self) -> Option<Vec<Effect>> {
        let line = self.line_wire()?.next_line()?;
        // A screen ignores keys at first, because a player may still press one for the last screen.
        // Lines are typed on purpose, so the delay ends here.
        let delay = self.view.app.input_delay();
        let mut effects =
            delay.map_or_else(Vec::new, |delay| self.view.handle_event(Event::Tick(delay)));
        let (app, wire) = self.view.app_and_wire();
        let lines = line::as_line_wire(wire)?;
        let actions = lines.interpret_line(&line, app).unwrap_or_else(|text| {
            lines.print(&text);
            Vec::new()
        });
        for action in actions {
            effects.extend(self.view.handle_event(Event::Action(action)));
        }
        let asks_club = |effect: &Effect| matches!(effect, Effect::HostMessage(_));
        if effects.iter().any(asks_club) {
            self.line_wire()?.begin_wait_for_club();
        }
        self.view.request_frame();
        Some(effects)
    }

    /// Handles input of a page, or a new size of a terminal. Returns the effects.
    pub fn handle_input(&mut self, input: PageInput) -> Vec<Effect> {
        // Lines have a window of their own.
        if matches!(input, PageInput::Resize(..)) && self.line_wire().is_some() {
            return Vec::new();
        }
        self.view.handle_input(input)
    }

    /// Handles the content of the mailbox. Returns the effects. The caller handles `disconnect`.
    pub fn on_inbox(&mut self, inbox: Inbox) -> Vec<Effect> {
        let call = self
            .attention
            .on_inbox(&inbox, &self.view.app.context.words);
        if let Some((kind, text)) = call.filter(|_| self.wants_bell_and_titles()) {
            self.view.wire().ring_bell(kind, &text);
        }
        if let Some(lines) = self.line_wire() {
            lines.end_wait_for_club();
        }
        let views = inbox.lobby.map(ClubUpdate::Lobby).into_iter();
        let views = views.chain(inbox.tournaments.into_values().map(ClubUpdate::Tournament));
        let updates = views
            .chain(inbox.games.into_values().map(ClubUpdate::Game))
            .chain(inbox.updates);
        let messages = updates.map(|update| Event::HostMessage(Arc::new(update)));
        messages
            .chain(inbox.events)
            .flat_map(|event| self.view.handle_event(event))
            .collect()
    }

    /// Whether the visitor wants calls and titles. A page has a button for that instead.
    fn wants_bell_and_titles(&self) -> bool {
        W::CLIENT_CAN_MUTE || self.view.app.context.settings.bell
    }

    /// Draws a frame. Returns the bytes to send.
    pub fn draw_frame(&mut self) -> Vec<u8> {
        let title = if self.wants_bell_and_titles() {
            self.attention.window_title(&self.view.app.context.words)
        } else {
            String::new()
        };
        self.view.draw_frame(title)
    }

    /// Ends the output. Returns the last bytes, which contain the reason in the visitor's language.
    pub fn end_output(&mut self, reason: DisconnectReason) -> Vec<u8> {
        let farewell = self.view.app.context.words.get(reason.into());
        if reason.forgets_secret() {
            self.view.wire().delete_stored_secret();
        }
        self.view.wire().end_session(&farewell);
        self.view.wire().take_bytes()
    }
}
