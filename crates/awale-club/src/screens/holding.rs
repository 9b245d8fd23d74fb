//! A tournament that a host plans: what it is called, what is played, how fast, who meets whom.

use awale::app::{
    Action, AppContext, Click, Effect, ListStep, Neighbor, Screen, TextField, Transition, Typed, Ui, list_step,
};
use awale::keys::Section;
use awale::widgets::chrome;
use awale::widgets::footer::{footer_of, usual_footer};
use awale::widgets::form::Form;
use awale::words::Words;
use awale_study::catalogue::Kind;
use awale_study::record::TimeControl;
use ratatui::text::{Line, Span, Text};

use std::sync::Arc;

use crate::club::order::{Decree, Pace};
use crate::club::tournament::{Format, LONGEST_TITLE, Plan};

use super::{table, terms};

/// The widest that the form is set.
const WIDEST: u16 = 64;
/// Who meets whom, as it is offered.
const FORMATS: [Format; 4] = [Format::RoundRobin, Format::Swiss(3), Format::Swiss(5), Format::Swiss(7)];
/// Minutes and seconds that are offered first.
const USUAL_PACE: usize = 2;

/// The lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Title,
    Kind,
    Pace,
    Format,
    Plan,
}

const ROWS: [Row; 5] = [Row::Title, Row::Kind, Row::Pace, Row::Format, Row::Plan];

/// The form.
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
        TournamentForm { title, typed: None, kinds, kind: 0, pace: USUAL_PACE, format: 0, chosen: 0 }
    }

    fn change(&mut self, toward: Neighbor) {
        match ROWS[self.chosen] {
            Row::Kind => self.kind = toward.around(self.kind, self.kinds.len()),
            Row::Pace => self.pace = toward.around(self.pace, TimeControl::USUAL.len()),
            Row::Format => self.format = toward.around(self.format, FORMATS.len()),
            Row::Title | Row::Plan => {}
        }
    }

    fn type_title(&mut self, action: &Action) -> bool {
        let Some(field) = &mut self.typed else { return false };
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

    fn row(&self, row: Row, words: &Words) -> (String, Option<String>) {
        let (label, value) = match row {
            Row::Title => ("club-form-title", self.title.clone()),
            Row::Kind => ("club-form-game", words.short_game_name(&self.kinds[self.kind])),
            Row::Pace => ("club-form-time", terms::pace(Pace::Clock(TimeControl::USUAL[self.pace]), words)),
            Row::Format => ("club-form-format", table::format(FORMATS[self.format], words)),
            Row::Plan => return (words.get("club-form-plan"), None),
        };
        (words.get(label), Some(value))
    }
}

impl Screen for TournamentForm {
    fn section(&self) -> Section {
        if self.typed.is_some() { Section::Typing } else { Section::List }
    }

    fn is_typing(&self) -> bool {
        self.typed.is_some()
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.type_title(action) {
            return Transition::Stay;
        }
        match list_step(action, &mut self.chosen, ROWS.len(), Click::Chooses) {
            Some(ListStep::Change(toward)) => self.change(toward),
            Some(ListStep::Confirm) if ROWS[self.chosen] == Row::Title => {
                self.typed = Some(TextField::with_room(&self.title, LONGEST_TITLE));
            }
            Some(ListStep::Confirm) => {
                let pace = TimeControl::USUAL[self.pace];
                let plan = Plan::new(&self.title, FORMATS[self.format], self.kinds[self.kind].clone(), pace);
                context.effects.extend(plan.map(|plan| Effect::Outside(Arc::new(Decree::Plan(plan)))));
                return Transition::Back;
            }
            Some(ListStep::Moved) | None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        chrome::draw_title(&words.get("club-hold"), "", ui);
        let keys = match (&self.typed, ROWS[self.chosen]) {
            (Some(_), _) => usual_footer(Section::Typing, look),
            (None, Row::Title) => {
                footer_of(Section::List, &[("key-line", "key-line"), ("key-open", "key-rename")], look)
            }
            (None, _) => footer_of(
                Section::List,
                &[("key-line", "key-line"), ("key-change", "key-change"), ("key-open", "key-announce")],
                look,
            ),
        };
        chrome::draw_keys(&keys, ui);
        let texts = ROWS.map(|row| self.row(row, words));
        let labels = texts.iter().filter(|(_, value)| value.is_some()).map(|(label, _)| label.chars().count());
        let width = labels.max().unwrap_or(0);
        let rows = ROWS.iter().zip(texts).map(|(row, (label, value))| match (row, value, &self.typed) {
            (Row::Title, _, Some(field)) => {
                let label = Span::raw(format!("{label:width$}  "));
                [label].into_iter().chain(chrome::typed(field, look.theme.accent, look)).collect()
            }
            (Row::Title, Some(value), None) => Line::from(format!("{label:width$}  {value}")),
            (_, Some(value), _) => Line::from(format!("{label:width$}  {}", chrome::between_arrows(&value, look))),
            (_, None, _) => Line::from(label),
        });
        Form {
            widest: WIDEST,
            title: words.get("club-tournament"),
            above: Text::from(words.get("club-hold-about")),
            above_height: 3,
            rows: rows.collect(),
            is_typed: self.typed.is_some(),
            chosen: self.chosen,
            ..Form::default()
        }
        .draw(ui);
    }
}
