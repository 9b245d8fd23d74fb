//! The form in which a host announces or changes a tournament.

use awale_study::record::TimeControl;
use strum::VariantArray;

use crate::club::terms::game_kinds;
use crate::club::tournament::{
    MAX_TITLE_CHARS, RoundStartMode, TournamentFormat, TournamentPlan, TournamentTerms,
};
use crate::screens::prelude::*;

use super::{format_text, send_tournament_command};

/// The numbers of Swiss rounds that the form offers.
const ROUND_CHOICES: [u32; 7] = [3, 4, 5, 6, 7, 9, 11];
/// The minutes for a first move that the form offers.
const FIRST_MOVE_MINUTE_CHOICES: [u8; 7] = [1, 2, 3, 5, 10, 15, 30];
/// The line with the title.
const TITLE_ROW: &str = "club-form-title";

#[derive(Debug)]
pub struct TournamentForm {
    terms: TournamentTerms,
    /// The tournament to change; `None` to announce a new one.
    plan: Option<TournamentPlan>,
    typed: Option<TextField>,
    chosen: &'static str,
    refused: Option<Refusal>,
}

impl TournamentForm {
    /// Makes a form for a new tournament, with default properties.
    pub fn new(context: &AppContext) -> TournamentForm {
        TournamentForm::of(
            TournamentTerms::new(context.words.get("club-tournament")),
            None,
        )
    }

    /// Makes a form that changes an existing tournament.
    pub fn for_existing(plan: &TournamentPlan) -> TournamentForm {
        TournamentForm::of(plan.terms.clone(), Some(plan.clone()))
    }

    const fn of(terms: TournamentTerms, plan: Option<TournamentPlan>) -> TournamentForm {
        TournamentForm {
            terms,
            plan,
            typed: None,
            chosen: TITLE_ROW,
            refused: None,
        }
    }

    /// Announces or changes the tournament. If its title is refused, the host must type another.
    fn send_form(&mut self, context: &mut AppContext) -> Transition {
        let terms = match self.terms.clone().validated() {
            Ok(terms) => Box::new(terms),
            Err(why) => {
                self.refused = Some(why);
                return self.ask_title(context);
            }
        };
        if let Some(plan) = &self.plan {
            send_tournament_command(plan, TournamentCommand::Change(terms), context);
        } else {
            send_to_club(HostCommand::Announce(terms), context);
        }
        Transition::Back
    }

    fn ask_title(&mut self, _context: &mut AppContext) -> Transition {
        self.chosen = TITLE_ROW;
        self.typed = Some(TextField::with_max_length(
            &self.terms.title,
            MAX_TITLE_CHARS,
        ));
        Transition::Stay
    }
}

impl ListScreen for TournamentForm {
    type Row = &'static str;

    fn cursor(&mut self) -> &mut &'static str {
        &mut self.chosen
    }

    /// Enter sends the form on all lines except the title. A property that can no longer change,
    /// because the tournament has begun, has no line.
    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, TournamentForm>> {
        let (words, terms) = (&context.words, &self.terms);
        let begun = self.plan.as_ref().filter(|plan| plan.is_begun);
        let line = |id| form_line(id, words).on_open(TournamentForm::send_form);
        let title = line(TITLE_ROW)
            .with_value(terms.title.clone())
            .with_text_field(self.typed.as_ref())
            .on_open(TournamentForm::ask_title);
        let fixed = [
            line("club-form-game").with_choices(
                game_kinds(),
                &terms.kind,
                |kind| vec![words.short_game_name(&kind)],
                |form, kind, _| form.terms.kind = kind,
            ),
            line("club-form-time").with_choices(
                TimeControl::PRESETS,
                &terms.clock,
                |pace| vec![pace.to_string()],
                |form, pace, _| form.terms.clock = pace,
            ),
        ];
        let mut formats = vec![TournamentFormat::RoundRobin];
        formats.extend(ROUND_CHOICES.map(TournamentFormat::Swiss));
        formats.retain(|format| begun.is_none_or(|plan| plan.allows_format(*format)));
        let others = [
            line("club-form-format").with_choices(
                formats,
                &terms.format,
                |pairing| vec![format_text(pairing, words)],
                |form, pairing, _| form.terms.format = pairing,
            ),
            line("club-form-first-move").with_choices(
                FIRST_MOVE_MINUTE_CHOICES,
                &terms.first_move,
                |minutes| vec![say!(words, "club-minutes", minutes = minutes)],
                |form, minutes, _| form.terms.first_move = minutes,
            ),
            line("club-form-next").with_choices(
                RoundStartMode::VARIANTS,
                &terms.next_round,
                |next| vec![words.get(next.into())],
                |form, next, _| form.terms.next_round = next,
            ),
            line("club-desk-chat").with_choices(
                [true, false],
                &terms.chat,
                |on| on_off_value(on, words),
                |form, chat, _| form.terms.chat = chat,
            ),
            line(match self.plan {
                Some(_) => "club-form-change",
                None => "club-form-plan",
            }),
        ];
        let fixed = fixed.into_iter().filter(|_| begun.is_none());
        [title].into_iter().chain(fixed).chain(others).collect()
    }
}

impl Screen for TournamentForm {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        match (&self.typed, self.chosen) {
            (Some(_), _) => AvailableKeys::for_typing(),
            (None, TITLE_ROW) => value_row_offers(KeyLabel::Rename)
                .with_availability(Keys::LEFT_RIGHT, KeyAvailability::Off),
            (None, _) if self.plan.is_some() => value_row_offers(KeyLabel::Save),
            (None, _) => value_row_offers(KeyLabel::Announce),
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if let Some(title) = take_typed_text(&mut self.typed, action) {
            self.refused = None;
            if !title.is_empty() {
                self.terms.title = title;
            }
            return Transition::Stay;
        }
        list_line::act(self, action, context, ClickEffect::Chooses)
            .unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        let title = words.get(match self.plan {
            Some(_) => "club-part-change",
            None => "club-hold",
        });
        chrome::draw_title(&title, "", ui);
        let about = words.get(self.refused.map_or("club-hold-about", Into::into));
        let form = Form {
            above_height: 3,
            ..form_with_text(words.get("club-tournament"), about)
        };
        draw_form(form, &self.lines(look.context), self.chosen, ui);
    }
}
