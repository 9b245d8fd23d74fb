//! A challenge that is made: what, how fast, who begins, whether it counts, to whom.

use awale_app::app::{
    Action, AppContext, Click, ListStep, Look, Neighbor, Screen, Transition, Ui, list_step,
};
use awale_app::keys::Section;
use awale_app::widgets::chrome;
use awale_app::widgets::form::Form;
use awale_study::catalogue::Kind;
use awale_study::record::TimeControl;
use awale_words::say;
use ratatui::text::Line;

use crate::club::order::{Begins, Challenge, Order, Pace, Person, Terms};
use crate::names::Name;

use super::{ask, choice, form, keys, terms};

/// Days for a move that are offered.
const DAYS: [u8; 3] = [1, 3, 7];
/// Moves that are kept from watchers, as they are offered.
const DELAYS: [u8; 3] = [0, 4, 10];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Kind,
    Pace,
    Begins,
    Rated,
    Delay,
    Send,
}

const ROWS: [Row; 6] = [
    Row::Kind,
    Row::Pace,
    Row::Begins,
    Row::Rated,
    Row::Delay,
    Row::Send,
];

#[derive(Debug)]
pub struct ChallengeForm {
    to: Option<Name>,
    is_guest: bool,
    kinds: Vec<Kind>,
    kind: usize,
    paces: Vec<Pace>,
    pace: usize,
    begins: usize,
    rated: bool,
    delay: usize,
    chosen: usize,
}

const BEGINS: [Begins; 3] = [Begins::Drawn, Begins::Challenger, Begins::Opponent];

impl ChallengeForm {
    /// A challenge to one visitor, or to all.
    #[must_use]
    pub fn new(to: Option<Name>, me: &Person, context: &AppContext) -> ChallengeForm {
        let kinds = terms::kinds();
        let is_guest = me.is_guest();
        let clocks = TimeControl::PRESETS.into_iter().map(Pace::Clock);
        let days = DAYS.into_iter().filter(|_| !is_guest).map(Pace::Days);
        let paces: Vec<Pace> = [Pace::Free].into_iter().chain(clocks).chain(days).collect();
        let last = &context.settings.setup.game;
        ChallengeForm {
            to,
            is_guest,
            kind: kinds.iter().position(|kind| kind.id() == last).unwrap_or(0),
            kinds,
            pace: paces.len().min(4) - 1,
            paces,
            begins: 0,
            rated: !is_guest,
            delay: 0,
            chosen: ROWS.len() - 1,
        }
    }

    fn change(&mut self, toward: Neighbor) {
        match ROWS[self.chosen] {
            Row::Kind => self.kind = toward.around(self.kind, self.kinds.len()),
            Row::Pace => self.pace = toward.around(self.pace, self.paces.len()),
            Row::Begins => self.begins = toward.around(self.begins, BEGINS.len()),
            Row::Rated if !self.is_guest => self.rated = !self.rated,
            Row::Delay => self.delay = toward.around(self.delay, DELAYS.len()),
            Row::Rated | Row::Send => {}
        }
    }

    fn challenge(&self) -> Challenge {
        Challenge {
            terms: Terms {
                kind: self.kinds[self.kind].clone(),
                pace: self.paces[self.pace],
                rated: self.rated,
                delay: DELAYS[self.delay],
            },
            begins: BEGINS[self.begins],
            to: self.to.clone(),
        }
    }

    fn row(&self, row: Row, look: Look<'_>) -> (String, Option<Line<'static>>) {
        let words = look.words;
        let (label, value) = match row {
            Row::Kind => (
                "club-form-game",
                words.short_game_name(&self.kinds[self.kind]),
            ),
            Row::Pace => ("club-form-time", terms::pace(self.paces[self.pace], words)),
            Row::Begins => {
                let id = match BEGINS[self.begins] {
                    Begins::Drawn => "club-begins-drawn",
                    Begins::Challenger => "club-begins-you",
                    Begins::Opponent => "club-begins-other",
                };
                ("club-form-begins", words.get(id))
            }
            Row::Rated => (
                "club-form-rated",
                words.get(if self.rated {
                    "club-rated"
                } else {
                    "club-casual"
                }),
            ),
            Row::Delay => (
                "club-form-delay",
                say!(words, "club-delay", moves = DELAYS[self.delay]),
            ),
            Row::Send => return (words.get("club-form-send"), None),
        };
        (words.get(label), Some(choice(&value, look)))
    }
}

impl Screen for ChallengeForm {
    fn section(&self) -> Section {
        Section::List
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match list_step(action, &mut self.chosen, ROWS.len(), Click::Chooses) {
            Some(ListStep::Change(toward)) => self.change(toward),
            Some(ListStep::Confirm) => {
                ask(Order::Challenge(self.challenge()), context);
                return Transition::Back;
            }
            Some(ListStep::Moved) | None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        chrome::draw_frame(&words.get("club-new"), "", &keys("key-begin", look), ui);
        let to = match &self.to {
            Some(name) => say!(words, "club-form-to", name = name.as_str()),
            None => words.get("club-form-to-all"),
        };
        let lines = ROWS.map(|row| self.row(row, look)).into();
        Form {
            above_height: 1,
            chosen: self.chosen,
            ..form(words.get("club-form"), to, lines)
        }
        .draw(ui);
    }
}
