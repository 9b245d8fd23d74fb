//! Sessions of a club in one thread, without a network: keys in, screens out. The fuzz target uses
//! this module too.

use std::num::NonZero;
use std::time::{Duration, Instant};

use awale_app::app::{Effect, Event, GameList};
use awale_board::theme::Abilities;
use awale_club::club::order::{HostCommand, News, Now, Order, Outcome, Person, VisitorId};
use awale_club::club::{Club, Memory};
use awale_club::hub::Mailbox;
use awale_club::names::Name;
use awale_club::session::{Profile, Visitor};
use awale_club::settings::Limits;
use awale_club::transport::Ansi;
use awale_study::words::Language;

/// A club with visitors 1, 2, 3 and so on.
pub struct Harness {
    pub club: Club,
    now: Now,
    opened: Instant,
    visitors: Vec<(Visitor<Ansi>, Mailbox, vt100::Parser)>,
}

impl Default for Harness {
    fn default() -> Harness {
        let now = Now {
            up: Duration::from_secs(1),
            wall: 1_700_000_000_000,
        };
        let club = Club::new("awalé".to_owned(), Limits::default(), Memory::default(), 1);
        Harness {
            club,
            now,
            opened: Instant::now(),
            visitors: Vec::new(),
        }
    }
}

impl Harness {
    /// Lets a visitor enter, with a window of this size.
    pub fn enter(&mut self, name: &str, language: Language, size: (u16, u16)) {
        let id = i64::try_from(self.visitors.len()).unwrap() + 1;
        let person = Person {
            id,
            name: Name::new(name).unwrap(),
        };
        let abilities =
            Abilities::of_environment(|name| (name == "TERM").then(|| "xterm-256color".to_owned()));
        // The first visitor is the host.
        let is_host = id == 1;
        let profile = Profile {
            person: person.clone(),
            is_host,
            settings: String::new(),
            language,
            abilities,
            size,
            guest: None,
        };
        let visitor =
            Visitor::new(profile, Ansi::default(), &Limits::default(), self.opened, 1).unwrap();
        let [columns, rows] = [size.0, size.1].map(|number| NonZero::new(number.max(1)).unwrap());
        self.visitors.push((
            visitor,
            Mailbox::default(),
            vt100::Parser::new(rows, columns, 0),
        ));
        let first = self.visitors.last().unwrap().0.start();
        self.order(id.try_into().unwrap(), Order::Come(person));
        self.carry_out(id.try_into().unwrap(), first);
    }

    /// Sends bytes of a terminal to a session.
    pub fn press(&mut self, visitor: VisitorId, bytes: &[u8]) {
        let effects = self.of(visitor).0.feed(bytes);
        self.carry_out(visitor, effects);
    }

    /// Ends an incomplete escape sequence, as a pause would.
    pub fn give_up(&mut self, visitor: VisitorId) {
        let effects = self.of(visitor).0.give_up();
        self.carry_out(visitor, effects);
    }

    /// Changes the size of a window.
    pub fn resize(&mut self, visitor: VisitorId, size: (u16, u16)) {
        self.of(visitor).0.resize(size);
    }

    /// Advances the time of the club by this number of milliseconds, and finishes animations.
    pub fn pass(&mut self, millis: u64) {
        self.now.up += Duration::from_millis(millis);
        self.now.wall += i64::try_from(millis).unwrap();
        let outcomes = self.club.pass(self.now);
        self.take(outcomes);
        for visitor in 1..=self.visitors.len() {
            let visitor = VisitorId::try_from(visitor).unwrap();
            let effects = self
                .of(visitor)
                .0
                .update(Event::Tick(Duration::from_millis(millis)));
            self.carry_out(visitor, effects);
        }
    }

    /// Returns the screen of a visitor as text.
    pub fn text(&mut self, visitor: VisitorId) -> String {
        let (visitor, _, screen) = self.of(visitor);
        let frame = visitor.draw().unwrap();
        screen.process(&frame);
        screen.screen().contents()
    }

    /// Sends a request of a visitor to the club.
    pub fn order(&mut self, visitor: VisitorId, order: Order) {
        let outcomes = self.club.update(self.now, visitor, order);
        self.take(outcomes);
    }

    /// Delivers the updates of the club to the sessions.
    pub fn take(&mut self, outcomes: Vec<Outcome>) {
        let mut told = Vec::new();
        for outcome in outcomes {
            if let Outcome::Tell(visitor, news) = outcome {
                self.of(visitor).1.tell(news);
                told.push(visitor);
            }
        }
        told.sort_unstable();
        told.dedup();
        for visitor in told {
            let (program, mailbox, _) = self.of(visitor);
            let inbox = mailbox.take_now();
            let effects = program.hear(inbox);
            self.carry_out(visitor, effects);
        }
    }

    fn carry_out(&mut self, visitor: VisitorId, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::HostMessage(order) => {
                    if let Some(order) = order.downcast_ref::<Order>() {
                        self.order(visitor, order.clone());
                    }
                    if let Some(command) = order.downcast_ref::<HostCommand>() {
                        let (decided, mut outcomes) = self.club.govern(self.now, command.clone());
                        outcomes.extend(
                            decided
                                .refusal()
                                .map(|why| Outcome::Tell(visitor, News::Refused(why))),
                        );
                        self.take(outcomes);
                    }
                }
                Effect::ListGames => {
                    let effects = self
                        .of(visitor)
                        .0
                        .update(Event::GameList(GameList::default()));
                    self.carry_out(visitor, effects);
                }
                _ => {}
            }
        }
    }

    fn of(&mut self, visitor: VisitorId) -> &mut (Visitor<Ansi>, Mailbox, vt100::Parser) {
        &mut self.visitors[usize::try_from(visitor).unwrap() - 1]
    }
}

/// Checks arbitrary bytes of a client: keys, changes of size, or garbage.
pub fn any_bytes(bytes: &[u8]) {
    let mut club = Harness::default();
    club.enter("ayo", Language::English, (80, 24));
    club.enter("kofi", Language::French, (60, 18));
    club.press(2, b"p");
    club.press(2, b"\r");
    club.pass(1000);
    let mut rest = bytes;
    while let [kind, length, more @ ..] = rest {
        let (now, later) = more.split_at(usize::from(*length).min(more.len()));
        match (kind % 8, now) {
            (0, [columns, rows, wide, high, ..]) => {
                club.resize(
                    1,
                    (
                        u16::from_le_bytes([*columns, *wide]),
                        u16::from_le_bytes([*rows, *high]),
                    ),
                );
            }
            (1, _) => club.give_up(1),
            (2, _) => club.pass(u64::from(*length) * 10),
            (3, keys) => club.press(2, keys),
            (_, keys) => club.press(1, keys),
        }
        rest = later;
    }
    let _ = (club.text(1), club.text(2));
}
