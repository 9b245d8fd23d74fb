//! The screen of a tournament. Its tabs are lists: taking part, the standings, the pairings, the
//! cross table and, for hosts, people to add, files to save, and the commands for one player.
//! Tables have column heads.

mod form;
mod tabs;

use awale_app::app::Neighbor;
use awale_board::theme::cells::to_cells;

use crate::screens::prelude::*;

pub use form::TournamentForm;
use tabs::{Tab, tournament_state_sentence};

/// Maximum width of the cross table, in columns: 20 rounds fit.
const MAX_CROSS_TABLE_WIDTH: u16 = 120;
/// Maximum width of the other lists, in columns.
const MAX_LIST_WIDTH: u16 = 68;
/// Columns of the frame, the mark and the scroll bar around a line.
const COLUMNS_AROUND_ROW: u16 = 8;

fn tournament_format_text(format: TournamentFormat, words: &Words) -> String {
    match format {
        TournamentFormat::RoundRobin => words.get("club-round-robin"),
        TournamentFormat::Swiss(rounds) => say!(words, "club-swiss", rounds),
    }
}

/// Returns the line of the lobby for a tournament.
pub fn tournament_line(tournament: &ClubTournament, me: PersonId, words: &Words) -> String {
    let message_id = if tournament.is_canceled {
        "club-tournament-canceled"
    } else if tournament.is_over() {
        "club-tournament-over"
    } else if tournament.is_between_rounds() {
        "club-tournament-waits"
    } else if tournament.is_begun {
        "club-tournament-on"
    } else if tournament.entrant(me).is_some() {
        "club-tournament-joined"
    } else {
        "club-tournament-open"
    };
    say!(
        words,
        message_id,
        name = tournament.terms.title.as_str(),
        format = tournament_format_text(tournament.terms.format, words),
        people = tournament.entrants.len(),
        round = tournament.paired_round_count()
    )
}

#[derive(Debug)]
pub struct TournamentScreen {
    cursor: ListCursor<RowId>,
    id: TournamentId,
    tab: Tab,
}

impl TournamentScreen {
    pub fn open(tournament: &ClubTournament, me: PersonId) -> Transition {
        let my_entrant = tournament.entrant(me);
        let tab = if !tournament.is_begun
            || tournament.is_between_rounds()
            || my_entrant.is_some_and(|my_entrant| my_entrant.is_withdrawn)
        {
            Tab::Participation
        } else if tournament.is_over() {
            Tab::Standings
        } else {
            Tab::Pairings
        };
        Transition::open(TournamentScreen {
            cursor: ListCursor::at(RowId::TableRowIndex(0)),
            id: tournament.id,
            tab,
        })
    }

    /// Returns the tournament. The visit keeps its last state even if the tournament was deleted.
    fn tournament<'a>(&self, context: &'a AppContext) -> &'a ClubTournament {
        &club(context).tournaments[&self.id]
    }

    fn show_tab(&mut self, tab: Tab) -> Transition {
        self.tab = tab;
        self.cursor.row = self.cursor.initial_row;
        Transition::Stay
    }
}

impl ListPage for TournamentScreen {
    type Row = RowId;

    list_cursor_in!(cursor);

    fn page_lines<'a>(&'a self, width: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        self.tab_content(width, context).lines
    }

    fn adjust_keys(&self, keys: AvailableKeys, context: &AppContext) -> AvailableKeys {
        let tournament = self.tournament(context);
        let is_waiting = !tournament.is_begun || tournament.is_between_rounds();
        // A host can begin the tournament or its next round.
        let begin_key_availability =
            if club(context).profile.is_host && is_waiting && !tournament.is_over() {
                KeyAvailability::AvailableAs(KeyLabel::BeginChosenItem)
            } else {
                KeyAvailability::Off
            };
        keys.with_availability(
            Keys::LEFT_RIGHT,
            KeyAvailability::AvailableAs(KeyLabel::ChangePage),
        )
        .with_availability(Keys::OfCommand(Command::Play), begin_key_availability)
    }

    fn act_on_page(&mut self, action: &Action, context: &mut AppContext) -> Option<Transition> {
        let tab = self.current_tab(context);
        if let Some(tab_direction) = Neighbor::from_arrow(action) {
            return Some(self.show_tab(tab_direction.neighbor_value(&self.tabs(context), tab)));
        }
        match action {
            Action::Command(Command::Play) => Some(send_to_club(
                HostCommand::Tournament(self.id, TournamentCommand::StartRound),
                context,
            )),
            Action::Back if matches!(tab, Tab::PlayerCommands(_)) => {
                Some(self.show_tab(Tab::Standings))
            }
            _ => None,
        }
    }

    fn draw_title(&self, ui: &mut Ui) -> Option<Form> {
        let look = ui.look;
        let context = ui.look.context;
        let words = look.words;
        let tournament = self.tournament(context);
        let tab_content =
            self.tab_content(Form::row_width(MAX_CROSS_TABLE_WIDTH, ui.body), context);
        chrome::draw_title(
            &tournament.terms.title,
            &tournament_format_text(tournament.terms.format, words),
            ui,
        );
        let mut lines_above = vec![Line::from(tournament_state_sentence(tournament, words))];
        if !tab_content.column_headings.is_empty() {
            // The headings are indented by two columns, because the list has a mark before each
            // row.
            lines_above.push(Line::styled(
                format!("  {}", tab_content.column_headings),
                look.theme.title,
            ));
        }
        let is_deleted = !club(context).lobby.tournament_ids.contains(&tournament.id);
        let text_below = if is_deleted {
            Line::styled(
                words.get(Refusal::NoLongerExists.into()),
                look.theme.warning,
            )
        } else {
            Line::from(tab_content.text_below)
        };
        Some(Form {
            // A longer cross table has a wider panel.
            max_width: MAX_LIST_WIDTH
                .max(to_cells(tab_content.column_headings.chars().count()) + COLUMNS_AROUND_ROW),
            keeps_text_above: true,
            headings: tab_content.row_indices_and_round_titles,
            text_below: Some(text_below)
                .filter(|line| line.width() > 0)
                .into_iter()
                .collect(),
            ..form_with_text(
                chrome::text_between_arrows(&tab_content.title, look),
                lines_above,
            )
        })
    }
}
