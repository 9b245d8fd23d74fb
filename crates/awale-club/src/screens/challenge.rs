//! The form of a challenge: game, time limit, first player, rating, and delay for watchers.

use awale_app::app::{Action, AppContext, Click, Offers, Screen, Transition, Ui};
use awale_app::keys::{KeyLabel, Section};
use awale_app::widgets::chrome;
use awale_app::widgets::form::Form;
use awale_app::widgets::line::{self, ListLine, ListScreen};
use awale_study::record::TimeControl;
use awale_words::say;

use crate::club::protocol::{Begins, Challenge, Pace, Person, Request, Terms};
use crate::names::Name;

use super::{draw, form, offers, send, terms};

/// Days per move that the form offers.
const DAYS: [u8; 3] = [1, 3, 7];
/// Numbers of moves hidden from watchers that the form offers.
const DELAYS: [u8; 3] = [0, 4, 10];
const BEGINS: [Begins; 3] = [Begins::Drawn, Begins::Challenger, Begins::Opponent];

/// Index of the last line, which sends the challenge.
const SEND: usize = 5;

#[derive(Debug)]
pub struct ChallengeForm {
    challenge: Challenge,
    is_guest: bool,
    chosen: usize,
}

/// Returns the time limits that the form offers. Guests get no days per move, because they could
/// not return to the game after leaving.
fn paces(is_guest: bool) -> Vec<Pace> {
    let clocks = TimeControl::PRESETS.into_iter().map(Pace::Clock);
    let days = DAYS.into_iter().filter(|_| !is_guest).map(Pace::Days);
    [Pace::Free].into_iter().chain(clocks).chain(days).collect()
}

impl ChallengeForm {
    /// Makes a form for a challenge to the person `to`, or to everybody.
    #[must_use]
    pub fn new(to: Option<Name>, me: &Person, context: &AppContext) -> ChallengeForm {
        let (kinds, is_guest) = (terms::kinds(), me.is_guest());
        let last = &context.settings.setup.game;
        let kind = kinds.iter().find(|kind| kind.id() == last);
        let terms = Terms {
            kind: kind.unwrap_or(&kinds[0]).clone(),
            pace: paces(is_guest)
                .into_iter()
                .take(4)
                .next_back()
                .unwrap_or_default(),
            rated: !is_guest,
            delay: DELAYS[0],
        };
        ChallengeForm {
            challenge: Challenge {
                terms,
                begins: Begins::Drawn,
                to,
            },
            is_guest,
            chosen: SEND,
        }
    }

    fn send(&mut self, context: &mut AppContext) -> Transition {
        send(Request::Challenge(self.challenge.clone()), context);
        Transition::Back
    }
}

impl ListScreen for ChallengeForm {
    type Row = usize;

    fn cursor(&mut self) -> &mut usize {
        &mut self.chosen
    }

    /// Enter sends the challenge on all lines.
    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, ChallengeForm>> {
        let (words, terms) = (&context.words, &self.challenge.terms);
        let line = |row, label| {
            ListLine::<ChallengeForm>::new(row, words.get(label)).opens(ChallengeForm::send)
        };
        let rated: &[bool] = if self.is_guest {
            &[false]
        } else {
            &[false, true]
        };
        let rated_words = |rated| vec![words.get(if rated { "club-rated" } else { "club-casual" })];
        let begins = |begins| {
            vec![words.get(match begins {
                Begins::Drawn => "club-begins-drawn",
                Begins::Challenger => "club-begins-you",
                Begins::Opponent => "club-begins-other",
            })]
        };
        vec![
            line(0, "club-form-game").choices(
                terms::kinds(),
                &terms.kind,
                |kind| vec![words.short_game_name(&kind)],
                |form, kind, _| form.challenge.terms.kind = kind,
            ),
            line(1, "club-form-time").choices(
                paces(self.is_guest),
                &terms.pace,
                |pace| vec![terms::pace(pace, words)],
                |form, pace, _| form.challenge.terms.pace = pace,
            ),
            line(2, "club-form-begins").choices(
                BEGINS,
                &self.challenge.begins,
                begins,
                |form, begins, _| form.challenge.begins = begins,
            ),
            line(3, "club-form-rated").choices(
                rated,
                &terms.rated,
                rated_words,
                |form, rated, _| {
                    form.challenge.terms.rated = rated;
                },
            ),
            line(4, "club-form-delay").choices(
                DELAYS,
                &terms.delay,
                |delay| vec![say!(words, "club-delay", moves = delay)],
                |form, delay, _| form.challenge.terms.delay = delay,
            ),
            line(SEND, "club-form-send"),
        ]
    }
}

impl Screen for ChallengeForm {
    fn section(&self) -> Section {
        Section::List
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        offers(KeyLabel::Begin)
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        line::act(self, action, context, Click::Chooses)
            .unwrap_or_else(|| Transition::on_back(action))
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        chrome::draw_title(&words.get("club-new"), "", ui);
        let to = match &self.challenge.to {
            Some(name) => say!(words, "club-form-to", name = name.as_str()),
            None => words.get("club-form-to-all"),
        };
        let form = Form {
            above_height: 1,
            ..form(words.get("club-form"), to)
        };
        draw(form, &self.lines(look.context), self.chosen, ui);
    }
}
