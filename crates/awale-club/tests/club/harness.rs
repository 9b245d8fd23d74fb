//! Visits of a club in one thread, without a network: keys in, screens out. The fuzz target uses
//! this module too.

use std::{
    net::Ipv4Addr,
    num::NonZero,
    time::{Duration, Instant},
};

use awale_app::app::{Effect, Event, GameList};
use awale_board::theme::TerminalAbilities;
use awale_club::{
    ansi_terminal::AnsiTerminal,
    club::{
        Club, ClubEffect, ClubSnapshot, ClubTime, ClubUpdate, DisconnectReason, HostCommand,
        Person, ScreenMessage, VisitorId, VisitorRequest,
    },
    hub::Mailbox,
    names::Name,
    settings::ClubLimits,
    visit::{Visit, VisitorProfile},
};
use awale_page::message::PageInput;
use awale_study::words::Language;

/// A club with visitors 1, 2, 3 and so on.
pub struct Harness {
    pub club: Club,
    now: ClubTime,
    club_opened_at: Instant,
    visitors: Vec<(Visit<AnsiTerminal>, Mailbox, vt100::Parser)>,
}

impl Default for Harness {
    fn default() -> Harness {
        Harness::with_limits(ClubLimits::default())
    }
}

impl Harness {
    pub fn with_limits(limits: ClubLimits) -> Harness {
        let now = ClubTime {
            uptime: Duration::from_secs(1),
            unix_ms: 1_700_000_000_000,
        };
        let club = Club::new("awalé".to_owned(), limits, ClubSnapshot::default(), 1);
        Harness {
            club,
            now,
            club_opened_at: Instant::now(),
            visitors: Vec::new(),
        }
    }

    /// Lets a visitor enter, with a window of this size.
    pub fn add_visitor(&mut self, name: &str, language: Language, size: (u16, u16)) {
        self.enter_with_settings(name, language, size, "");
    }

    /// Lets a visitor enter who has saved these settings.
    pub fn enter_with_settings(
        &mut self,
        name: &str,
        system_language: Language,
        size: (u16, u16),
        settings_toml: &str,
    ) {
        let id = i64::try_from(self.visitors.len()).unwrap() + 1;
        let person = Person {
            id,
            name: Name::new(name).unwrap(),
        };
        let abilities = TerminalAbilities::from_environment(|name| {
            (name == "TERM").then(|| "xterm-256color".to_owned())
        });
        // The first visitor is the host.
        let is_host = id == 1;
        let profile = VisitorProfile {
            person: person.clone(),
            is_host,
            settings_toml: settings_toml.to_owned(),
            system_language,
            abilities,
            window_size: size,
            guest_reason: None,
            guest_code: None,
            page_url: "https://club.example.org".parse().unwrap(),
            ssh_command: "ssh -p 2222 NAME@club.example.org".to_owned(),
            prefers_light_colors: false,
        };
        let visit = Visit::new(
            profile,
            AnsiTerminal::for_terminal("xterm"),
            &ClubLimits::default(),
            self.club_opened_at,
            1,
        );
        let [columns, rows] = [size.0, size.1].map(|number| NonZero::new(number.max(1)).unwrap());
        self.visitors.push((
            visit,
            Mailbox::default(),
            vt100::Parser::new(rows, columns, 0),
        ));
        let start_effects = self.visitors.last().unwrap().0.view.app.start_effects();
        let visitor = id.try_into().unwrap();
        let address = Ipv4Addr::LOCALHOST.into();
        self.club
            .let_visitor_in(self.now, visitor, &person, address);
        self.deliver_updates();
        self.carry_out_effects(id.try_into().unwrap(), start_effects);
    }

    /// Sends bytes of a terminal to a visit.
    pub fn press_keys(&mut self, visitor: VisitorId, bytes: &[u8]) {
        let effects = self
            .visit_mailbox_and_screen_mut(visitor)
            .0
            .feed_bytes(bytes);
        self.carry_out_effects(visitor, effects);
    }

    /// Ends an incomplete escape sequence, as a pause would.
    pub fn end_escape_sequence(&mut self, visitor: VisitorId) {
        let effects = self
            .visit_mailbox_and_screen_mut(visitor)
            .0
            .end_escape_sequence();
        self.carry_out_effects(visitor, effects);
    }

    /// Changes the size of a window.
    pub fn resize(&mut self, visitor: VisitorId, size: (u16, u16)) {
        self.visit_mailbox_and_screen_mut(visitor)
            .0
            .handle_input(PageInput::Resize(size.0, size.1));
    }

    /// Advances the time of the club, and of the animations of all visits, by this number of
    /// milliseconds.
    pub fn advance_clock(&mut self, millis: u64) {
        self.now.uptime += Duration::from_millis(millis);
        self.now.unix_ms += i64::try_from(millis).unwrap();
        self.club.tick(self.now);
        self.deliver_updates();
        for visitor in 1..=self.visitors.len() {
            let visitor = VisitorId::try_from(visitor).unwrap();
            let effects = self
                .visit_mailbox_and_screen_mut(visitor)
                .0
                .view
                .handle_event(Event::Tick(Duration::from_millis(millis)));
            self.carry_out_effects(visitor, effects);
        }
    }

    /// Draws a frame of a visitor. Returns its bytes as text.
    pub fn draw_frame(&mut self, visitor: VisitorId) -> String {
        let (visit, _, screen) = self.visit_mailbox_and_screen_mut(visitor);
        let frame = visit.draw_frame();
        screen.process(&frame);
        String::from_utf8(frame).unwrap()
    }

    /// Returns the screen of a visitor as text.
    pub fn screen_text(&mut self, visitor: VisitorId) -> String {
        self.draw_frame(visitor);
        self.visit_mailbox_and_screen_mut(visitor)
            .2
            .screen()
            .contents()
    }

    /// Ends the output of a visitor. Returns the last bytes as text.
    pub fn end_output(&mut self, visitor: VisitorId) -> String {
        String::from_utf8(
            self.visit_mailbox_and_screen_mut(visitor)
                .0
                .end_output(DisconnectReason::VisitorLeft),
        )
        .unwrap()
    }

    /// Sends a request of a visitor to the club.
    pub fn send_request(&mut self, visitor: VisitorId, request: VisitorRequest) {
        self.club.handle_request(self.now, visitor, request);
        self.deliver_updates();
    }

    /// Gives a command of a host to the club.
    pub fn send_host_command(&mut self, command: HostCommand) {
        let _ = self.club.handle_host_command(self.now, command);
        self.deliver_updates();
    }

    /// Delivers the updates of the club to the visits.
    pub fn deliver_updates(&mut self) {
        let mut receivers = Vec::new();
        for effect in self.club.take_effects() {
            if let ClubEffect::SendUpdate(visitor, update) = effect {
                self.visit_mailbox_and_screen_mut(visitor)
                    .1
                    .push_update(update);
                receivers.push(visitor);
            }
        }
        receivers.sort_unstable();
        receivers.dedup();
        for visitor in receivers {
            let (visit, mailbox, _) = self.visit_mailbox_and_screen_mut(visitor);
            let inbox = mailbox.take_inbox();
            let effects = visit.on_inbox(inbox);
            self.carry_out_effects(visitor, effects);
        }
    }

    fn carry_out_effects(&mut self, visitor: VisitorId, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::ServerMessage(request) => match request.downcast_ref().cloned() {
                    Some(ScreenMessage::Request(request)) => {
                        self.send_request(visitor, request);
                    }
                    Some(ScreenMessage::HostCommand(command)) => {
                        let host_result = self.club.handle_host_command(self.now, command);
                        if let Err(why) = host_result {
                            self.club.send_update(visitor, ClubUpdate::Refused(why));
                        }
                        self.deliver_updates();
                    }
                    _ => {}
                },
                Effect::ListGames => {
                    let effects = self
                        .visit_mailbox_and_screen_mut(visitor)
                        .0
                        .view
                        .handle_event(Event::GameList(GameList::default()));
                    self.carry_out_effects(visitor, effects);
                }
                _ => {}
            }
        }
    }

    fn visit_mailbox_and_screen_mut(
        &mut self,
        visitor: VisitorId,
    ) -> &mut (Visit<AnsiTerminal>, Mailbox, vt100::Parser) {
        &mut self.visitors[usize::try_from(visitor).unwrap() - 1]
    }
}

/// Feeds arbitrary bytes to two visits, as keys, changes of size and passing time. Nothing may
/// panic.
pub fn check_arbitrary_bytes(bytes: &[u8]) {
    let mut club = Harness::default();
    club.add_visitor("ayo", Language::English, (80, 24));
    club.add_visitor("kofi", Language::French, (60, 18));
    club.press_keys(2, b"p");
    club.press_keys(2, b"\r");
    club.advance_clock(1000);
    let mut remaining_bytes = bytes;
    while let [input_kind, length, payload_and_rest @ ..] = remaining_bytes {
        let (payload, bytes_after_payload) =
            payload_and_rest.split_at(usize::from(*length).min(payload_and_rest.len()));
        match (input_kind % 8, payload) {
            (0, [columns, rows, wide, high, ..]) => {
                club.resize(
                    1,
                    (
                        u16::from_le_bytes([*columns, *wide]),
                        u16::from_le_bytes([*rows, *high]),
                    ),
                );
            }
            (1, _) => club.end_escape_sequence(1),
            (2, _) => club.advance_clock(u64::from(*length) * 10),
            (3, keys) => club.press_keys(2, keys),
            (_, keys) => club.press_keys(1, keys),
        }
        remaining_bytes = bytes_after_payload;
    }
    let _ = (club.screen_text(1), club.screen_text(2));
}
