//! A tournament that a host plans: what it is called, what is played, how fast, who meets whom.

use awale_app::app::{
    Action, AppContext, Click, Effect, ListStep, Look, Neighbor, Screen, ScreenStatus, TextField,
    Transition, Typed, Ui, list_step,
};
use awale_app::keys::Section;
use awale_app::widgets::chrome;
use awale_app::widgets::footer::{footer_of, usual_footer};
use awale_app::widgets::form::Form;
use awale_study::catalogue::Kind;
use awale_study::record::TimeControl;
use ratatui::text::Line;

use std::sync::Arc;

use crate::club::order::{HostCommand, Pace};
use crate::club::tournament::{Format, LONGEST_TITLE, Plan};

use super::{choice, form, keys, table, terms};

/// Who meets whom, as it is offered.
const FORMATS: [Format; 4] = [
    Format::RoundRobin,
    Format::Swiss(3),
    Format::Swiss(5),
    Format::Swiss(7),
];
/// The clock that is chosen first, by its place in [`TimeControl::PRESETS`].
const USUAL_PACE: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Title,
    Kind,
    Pace,
    Format,
    Plan,
}

const ROWS: [Row; 5] = [Row::Title, Row::Kind, Row::Pace, Row::Format, Row::Plan];

#[derive(Debug)]
pub struct TournamentForm {
    title: String,
    typed: Option<TextField>,
    kinds: Vec<Kind>,
    kind: usize,
    pace: usize,
    format: usize,
    chosen: usize,
}

impl TournamentForm {
    /// A tournament as it usually is.
    #[must_use]
    pub fn new(context: &AppContext) -> TournamentForm {
        let title = context.words.get("club-tournament");
        let kinds = terms::kinds();
        TournamentForm {
            title,
            typed: None,
            kinds,
            kind: 0,
            pace: USUAL_PACE,
            format: 0,
            chosen: 0,
        }
    }

    fn change(&mut self, toward: Neighbor) {
        match ROWS[self.chosen] {
            Row::Kind => self.kind = toward.around(self.kind, self.kinds.len()),
            Row::Pace => self.pace = toward.around(self.pace, TimeControl::PRESETS.len()),
            Row::Format => self.format = toward.around(self.format, FORMATS.len()),
            Row::Title | Row::Plan => {}
        }
    }

    /// What is planned; `None` where the title lacks letters.
    fn plan(&self) -> Option<Plan> {
        let kind = self.kinds[self.kind].clone();
        Plan::new(
            &self.title,
            FORMATS[self.format],
            kind,
            TimeControl::PRESETS[self.pace],
        )
    }

    fn ask_title(&mut self) {
        self.chosen = ROWS.iter().position(|&row| row == Row::Title).unwrap_or(0);
        self.typed = Some(TextField::with_room(&self.title, LONGEST_TITLE));
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

    fn row(&self, row: Row, look: Look<'_>) -> (String, Option<Line<'static>>) {
        let words = look.words;
        let (label, value) = match row {
            Row::Title => {
                let typed = self
                    .typed
                    .as_ref()
                    .map(|field| chrome::typed(field, look.theme.accent, look).into());
                return (
                    words.get("club-form-title"),
                    Some(typed.unwrap_or_else(|| self.title.clone().into())),
                );
            }
            Row::Kind => (
                "club-form-game",
                words.short_game_name(&self.kinds[self.kind]),
            ),
            Row::Pace => (
                "club-form-time",
                terms::pace(Pace::Clock(TimeControl::PRESETS[self.pace]), words),
            ),
            Row::Format => (
                "club-form-format",
                table::format(FORMATS[self.format], words),
            ),
            Row::Plan => return (words.get("club-form-plan"), None),
        };
        (words.get(label), Some(choice(&value, look)))
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

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::default().typing(self.typed.is_some())
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.type_title(action) {
            return Transition::Stay;
        }
        match list_step(action, &mut self.chosen, ROWS.len(), Click::Chooses) {
            Some(ListStep::Change(toward)) => self.change(toward),
            Some(ListStep::Confirm) => match self.plan() {
                Some(plan) if ROWS[self.chosen] != Row::Title => {
                    context
                        .effects
                        .push(Effect::HostMessage(Arc::new(HostCommand::Plan(plan))));
                    return Transition::Back;
                }
                _ => self.ask_title(),
            },
            Some(ListStep::Moved) | None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        let keys = match (&self.typed, ROWS[self.chosen]) {
            (Some(_), _) => usual_footer(Section::Typing, look),
            (None, Row::Title) => footer_of(
                Section::List,
                &[("key-line", "key-line"), ("key-open", "key-rename")],
                look,
            ),
            (None, _) => keys("key-announce", look),
        };
        chrome::draw_frame(&words.get("club-hold"), "", &keys, ui);
        let lines = ROWS.map(|row| self.row(row, look)).into();
        Form {
            above_height: 3,
            is_typed: self.typed.is_some(),
            chosen: self.chosen,
            ..form(
                words.get("club-tournament"),
                words.get("club-hold-about"),
                lines,
            )
        }
        .draw(ui);
    }
}
