//! The form in which a host announces or changes a tournament.

use crate::screens::prelude::*;

use super::tournament_format_text;

/// The numbers of Swiss rounds that the form offers.
const ROUND_COUNT_CHOICES: [u32; 7] = [3, 4, 5, 6, 7, 9, 11];
/// The minutes for a first move that the form offers.
const FIRST_MOVE_MINUTE_CHOICES: [u8; 7] = [1, 2, 3, 5, 10, 15, 30];
/// The message id of the line with the title.
const TITLE_MESSAGE_ID: &str = "club-form-title";

#[derive(Debug)]
pub struct TournamentForm {
    cursor: ListCursor<RowId>,
    terms: TournamentTerms,
    /// The tournament to change; `None` to announce a new one.
    tournament: Option<ClubTournament>,
}

impl TournamentForm {
    /// Opens a form that changes a tournament, or announces a new one.
    pub fn open(tournament: Option<ClubTournament>, words: &Words) -> Transition {
        Transition::open(TournamentForm {
            cursor: ListCursor::at(RowId::MessageId(TITLE_MESSAGE_ID)),
            terms: tournament.as_ref().map_or_else(
                || TournamentTerms::new(words.get("club-tournament")),
                |tournament| tournament.terms.clone(),
            ),
            tournament,
        })
    }

    /// Announces or changes the tournament. If the terms are invalid, shows the reason and lets the
    /// host type another title.
    fn send_form(&mut self, context: &mut AppContext) -> Transition {
        let terms = match self.terms.clone().validated() {
            Ok(terms) => Box::new(terms),
            Err(why) => {
                context.show_message(why.into());
                self.cursor.row = self.cursor.initial_row;
                return self.type_title();
            }
        };
        let command = match &self.tournament {
            Some(tournament) => {
                HostCommand::Tournament(tournament.id, TournamentCommand::ChangeTerms(terms))
            }
            None => HostCommand::AnnounceTournament(terms),
        };
        send_to_club(command, context);
        Transition::Back
    }

    fn type_title(&mut self) -> Transition {
        self.cursor.begin_typing(&self.terms.title, MAX_TITLE_CHARS)
    }
}

impl ListPage for TournamentForm {
    type Row = RowId;

    list_cursor_in!(cursor);

    /// Enter sends the form on all lines except the title. The game and the time limit, which can
    /// no longer change once the tournament has begun, then have no line.
    fn page_lines<'a>(&'a self, _: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        let words = &context.words;
        let begun_tournament = self
            .tournament
            .as_ref()
            .filter(|tournament| tournament.is_begun);
        let enter_label = match self.tournament {
            Some(_) => KeyLabel::Save,
            None => KeyLabel::AnnounceTournament,
        };
        let form_line = |id| {
            message_line(id, words)
                .with_enter_label(enter_label)
                .on_open(TournamentForm::send_form)
        };
        let title_line = form_line(TITLE_MESSAGE_ID)
            .with_value(self.terms.title.clone())
            .with_enter_label(KeyLabel::Rename)
            .on_open(|form, _| form.type_title());
        let lines_before_begin = [
            field_line!(
                form_line("club-form-game"),
                self.terms.kind,
                game_kinds(),
                |kind| words.short_game_name(&kind)
            ),
            field_line!(
                form_line("club-form-time"),
                self.terms.clock,
                TimeControl::PRESETS,
                |clock: TimeControl| clock.to_string()
            ),
        ];
        let mut formats = vec![TournamentFormat::RoundRobin];
        formats.extend(ROUND_COUNT_CHOICES.map(TournamentFormat::Swiss));
        formats.retain(|format| {
            begun_tournament.is_none_or(|tournament| tournament.allows_format(*format))
        });
        let other_lines = [
            field_line!(
                form_line("club-form-format"),
                self.terms.format,
                formats,
                |format| tournament_format_text(format, words)
            ),
            field_line!(
                form_line("club-form-first-move"),
                self.terms.first_move_minutes,
                FIRST_MOVE_MINUTE_CHOICES,
                |minutes: u8| say!(words, "club-minutes", minutes)
            ),
            field_line!(
                form_line("club-form-next"),
                self.terms.next_round,
                RoundStartMode::VARIANTS,
                |next: RoundStartMode| words.get(next.into())
            ),
            field_line!(
                form_line("club-desk-chat"),
                self.terms.chat,
                [true, false],
                |on| on_off_value(on, words)
            ),
            form_line(match self.tournament {
                Some(_) => "club-form-change",
                None => "club-form-plan",
            }),
        ];
        chain!(
            [title_line],
            lines_before_begin
                .into_iter()
                .filter(|_| begun_tournament.is_none()),
            other_lines
        )
        .collect()
    }

    fn on_text(&mut self, text: String, _: &mut AppContext) {
        self.terms.title = text;
    }

    fn draw_title(&self, ui: &mut Ui) -> Option<Form> {
        let words = ui.words;
        chrome::draw_title(
            &words.get(match self.tournament {
                Some(_) => "club-part-change",
                None => "club-hold",
            }),
            "",
            ui,
        );
        Some(form_with_text(
            words.get("club-tournament"),
            words.get("club-hold-about"),
        ))
    }
}
