//! The form in which a host announces a tournament: title, game, time limit, and pairing system.

use awale_app::app::{
    Action, AppContext, Click, Effect, Offer, Offers, Screen, ScreenStatus, TextField, Transition,
    Typed, Ui,
};
use awale_app::keys::{KeyLabel, Keys, Section};
use awale_app::widgets::chrome;
use awale_app::widgets::form::Form;
use awale_app::widgets::line::{self, ListLine, ListScreen};
use awale_study::catalogue::Kind;
use awale_study::record::TimeControl;

use std::sync::Arc;

use crate::club::protocol::{HostCommand, Pace};
use crate::club::tournament::{Format, MAX_TITLE, TournamentPlan};

use super::{draw, form, offers, standings, terms};

/// The pairing systems that the form offers.
const FORMATS: [Format; 4] = [
    Format::RoundRobin,
    Format::Swiss(3),
    Format::Swiss(5),
    Format::Swiss(7),
];
/// The clock that is set at first, as an index into [`TimeControl::PRESETS`].
const DEFAULT_PACE: usize = 2;
/// Index of the line with the title.
const TITLE: usize = 0;

#[derive(Debug)]
pub struct TournamentForm {
    title: String,
    typed: Option<TextField>,
    kind: Kind,
    pace: TimeControl,
    format: Format,
    chosen: usize,
}

impl TournamentForm {
    /// Makes a form with the usual properties.
    #[must_use]
    pub fn new(context: &AppContext) -> TournamentForm {
        TournamentForm {
            title: context.words.get("club-tournament"),
            typed: None,
            kind: terms::kinds().swap_remove(0),
            pace: TimeControl::PRESETS[DEFAULT_PACE],
            format: FORMATS[0],
            chosen: TITLE,
        }
    }

    /// Announces the tournament. If its title is empty, the visitor must type one first.
    fn plan(&mut self, context: &mut AppContext) -> Transition {
        let Some(plan) =
            TournamentPlan::new(&self.title, self.format, self.kind.clone(), self.pace)
        else {
            return self.ask_title(context);
        };
        let plan = Arc::new(HostCommand::Announce(plan));
        context.effects.push(Effect::HostMessage(plan));
        Transition::Back
    }

    fn ask_title(&mut self, _context: &mut AppContext) -> Transition {
        self.chosen = TITLE;
        self.typed = Some(TextField::with_room(&self.title, MAX_TITLE));
        Transition::Stay
    }

    fn type_title(&mut self, action: &Action) -> bool {
        let Some(field) = &mut self.typed else {
            return false;
        };
        let typed = field.act(action);
        if typed == Typed::More {
            return true;
        }
        if typed == Typed::Done && !field.text().trim().is_empty() {
            field.text().trim().clone_into(&mut self.title);
        }
        self.typed = None;
        true
    }
}

impl ListScreen for TournamentForm {
    type Row = usize;

    fn cursor(&mut self) -> &mut usize {
        &mut self.chosen
    }

    /// Enter announces the tournament on all lines except the title.
    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, TournamentForm>> {
        let words = &context.words;
        let line = |row, label| {
            ListLine::<TournamentForm>::new(row, words.get(label)).opens(TournamentForm::plan)
        };
        vec![
            line(TITLE, "club-form-title")
                .value(self.title.clone())
                .typed(self.typed.as_ref())
                .opens(TournamentForm::ask_title),
            line(1, "club-form-game").choices(
                terms::kinds(),
                &self.kind,
                |kind| vec![words.short_game_name(&kind)],
                |form, kind, _| form.kind = kind,
            ),
            line(2, "club-form-time").choices(
                TimeControl::PRESETS,
                &self.pace,
                |pace| vec![terms::pace(Pace::Clock(pace), words)],
                |form, pace, _| form.pace = pace,
            ),
            line(3, "club-form-format").choices(
                FORMATS,
                &self.format,
                |format| vec![standings::format(format, words)],
                |form, format, _| form.format = format,
            ),
            line(4, "club-form-plan"),
        ]
    }
}

impl Screen for TournamentForm {
    fn section(&self) -> Section {
        if self.typed.is_some() {
            Section::Typing
        } else {
            Section::List
        }
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        match (&self.typed, self.chosen) {
            (Some(_), _) => Offers::typing(),
            (None, TITLE) => offers(KeyLabel::Rename).with(Keys::LEFT_RIGHT, Offer::Off),
            (None, _) => offers(KeyLabel::Announce),
        }
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::default().typing(self.typed.is_some())
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.type_title(action) {
            return Transition::Stay;
        }
        line::act(self, action, context, Click::Chooses)
            .unwrap_or_else(|| Transition::on_back(action))
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        chrome::draw_title(&words.get("club-hold"), "", ui);
        let form = Form {
            above_height: 3,
            ..form(words.get("club-tournament"), words.get("club-hold-about"))
        };
        draw(form, &self.lines(look.context), self.chosen, ui);
    }
}
