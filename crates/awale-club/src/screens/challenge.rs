//! The form of a challenge: game, time limit, first player, rating, and delay for watchers.

use awale_study::record::TimeControl;
use strum::VariantArray;

use crate::club::terms::{game_kinds, kind_with_id};
use crate::settings::Limits;

use super::prelude::*;

/// Days per move that the form offers.
const DAYS_PER_MOVE_CHOICES: [u8; 3] = [1, 3, 7];
/// Numbers of moves hidden from watchers that the form offers.
const WATCHER_DELAY_CHOICES: [u8; 3] = [0, 4, 10];

#[derive(Debug)]
pub struct ChallengeForm {
    challenge: Challenge,
    is_guest: bool,
    /// Whether the game with this person is casual because of the limit of rated games.
    is_at_rated_limit: bool,
    limits: Limits,
    chosen: &'static str,
}

/// Returns the time limits that the form offers. Guests get no days per move, because they could
/// not return to the game after leaving.
fn offered_paces(is_guest: bool) -> Vec<Pace> {
    let clocks = TimeControl::PRESETS.into_iter().map(Pace::Clock);
    let days = DAYS_PER_MOVE_CHOICES
        .into_iter()
        .filter(|_| !is_guest)
        .map(Pace::Days);
    [Pace::Free].into_iter().chain(clocks).chain(days).collect()
}

impl ChallengeForm {
    /// Makes a form for a challenge to the person `to`, or to everybody.
    pub fn new(
        to: Option<&Person>,
        me: &Person,
        view: &LobbyView,
        context: &AppContext,
    ) -> ChallengeForm {
        let is_at_rated_limit = to.is_some_and(|to| view.is_at_rated_limit(me.id, to.id));
        let is_guest = me.is_guest();
        let kind = kind_with_id(&context.settings.setup.game);
        let terms = GameTerms {
            kind: kind.unwrap_or_else(|| game_kinds().swap_remove(0)),
            pace: offered_paces(is_guest)[3],
            rated: !is_guest && !is_at_rated_limit,
            delay: WATCHER_DELAY_CHOICES[0],
        };
        ChallengeForm {
            challenge: Challenge {
                terms,
                begins: WhoBegins::Drawn,
                to: to.map(|to| to.name.clone()),
                link: None,
            },
            is_guest,
            is_at_rated_limit,
            limits: view.limits,
            chosen: "club-form-send",
        }
    }

    fn send_challenge(&mut self, context: &mut AppContext) -> Transition {
        send_to_club(VisitorRequest::Challenge(self.challenge.clone()), context);
        Transition::Back
    }
}

impl ListScreen for ChallengeForm {
    type Row = &'static str;

    fn cursor(&mut self) -> &mut &'static str {
        &mut self.chosen
    }

    /// Enter sends the challenge on all lines.
    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, ChallengeForm>> {
        let (words, terms) = (&context.words, &self.challenge.terms);
        let line = |id| form_line(id, words).on_open(ChallengeForm::send_challenge);
        let rated: &[bool] = if self.is_guest || self.is_at_rated_limit {
            &[false]
        } else {
            &[false, true]
        };
        let rated_words = |rated| vec![words.get(if rated { "club-rated" } else { "club-casual" })];
        let begins = |begins: WhoBegins| vec![words.get(begins.into())];
        // A challenge that is not for one person is for everybody or for whoever has its link.
        let audience = line("club-form-for").with_choices(
            [None, Some(ChallengeLink::default())],
            &self.challenge.link,
            |link| {
                vec![words.get(match link {
                    Some(_) => "club-form-for-friend",
                    None => "club-form-for-all",
                })]
            },
            |form, link, _| {
                // A friend without an account can only play casual games.
                form.challenge.terms.rated = link.is_none() && !form.is_guest;
                form.challenge.link = link;
            },
        );
        let audience = self.challenge.to.is_none().then_some(audience);
        let lines = vec![
            line("club-form-game").with_choices(
                game_kinds(),
                &terms.kind,
                |kind| vec![words.short_game_name(&kind)],
                |form, kind, _| form.challenge.terms.kind = kind,
            ),
            line("club-form-time").with_choices(
                offered_paces(self.is_guest),
                &terms.pace,
                |pace| vec![terms::pace_text(pace, words)],
                |form, pace, _| form.challenge.terms.pace = pace,
            ),
            line("club-form-begins").with_choices(
                WhoBegins::VARIANTS,
                &self.challenge.begins,
                begins,
                |form, begins, _| form.challenge.begins = begins,
            ),
            line("club-form-rated").with_choices(
                rated,
                &terms.rated,
                rated_words,
                |form, rated, _| {
                    form.challenge.terms.rated = rated;
                },
            ),
            line("club-form-delay").with_choices(
                WATCHER_DELAY_CHOICES,
                &terms.delay,
                |delay| vec![say!(words, "club-delay", moves = delay)],
                |form, delay, _| form.challenge.terms.delay = delay,
            ),
        ];
        let send = line(match self.challenge.link {
            Some(_) => "club-form-link",
            None => "club-form-send",
        });
        audience.into_iter().chain(lines).chain([send]).collect()
    }
}

impl Screen for ChallengeForm {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        value_row_offers(KeyLabel::Begin)
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        list_line::act(self, action, context, ClickEffect::Chooses)
            .unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        chrome::draw_title(&words.get("club-new"), "", ui);
        let to = match &self.challenge.to {
            Some(name) => say!(words, "club-form-to", name = name.as_str()),
            None if self.challenge.link.is_some() => words.get("club-form-to-friend"),
            None => words.get("club-form-to-all"),
        };
        let about = if self.is_at_rated_limit {
            "club-unrated-limit"
        } else if self.challenge.terms.rated {
            "club-rated-about"
        } else {
            "club-casual-about"
        };
        let (moves, games) = (self.limits.rated_plies, self.limits.rated_per_pair);
        let about = say!(words, about, moves = moves, games = games);
        let form = Form {
            above_height: 1,
            below: vec![Line::styled(about, look.theme.dim)],
            ..form_with_text(words.get("club-form"), to)
        };
        draw_form(form, &self.lines(look.context), self.chosen, ui);
    }
}
