//! The screen of a tournament. Its tabs are the lines to take part, the standings, the pairings, the
//! cross table and, for hosts, the people who can be added. Each tab is a list with column heads.

mod form;
mod tabs;

use awale_app::app::{Confirmation, ListStep, Neighbor, list_step};
use awale_board::theme::cells::to_cells;

use crate::club::door::HostDeskRequest;
use crate::club::tournament::{TournamentFormat, TournamentPlan};
use crate::screens::prelude::*;

pub use form::TournamentForm;
use tabs::{RowAction, TournamentTab};

/// Maximum width of the cross table, in columns: 20 rounds fit.
const MAX_CROSS_TABLE_WIDTH: u16 = 120;
/// Maximum width of the other lists, in columns.
const MAX_LIST_WIDTH: u16 = 68;
/// Columns of the frame, the mark and the scroll bar around a line.
const COLUMNS_AROUND_ROW: u16 = 8;

/// Sends a command of a host for a tournament.
fn send_tournament_command(
    plan: &TournamentPlan,
    command: TournamentCommand,
    context: &mut AppContext,
) {
    send_to_club(HostCommand::Tournament(plan.id, command), context);
}

fn format_text(format: TournamentFormat, words: &Words) -> String {
    match format {
        TournamentFormat::RoundRobin => words.get("club-round-robin"),
        TournamentFormat::Swiss(rounds) => say!(words, "club-swiss", rounds = rounds),
    }
}

/// Returns the line of the lobby for a tournament.
pub(crate) fn lobby_line_text(plan: &TournamentPlan, me: PersonId, words: &Words) -> String {
    let id = if plan.is_canceled {
        "club-tournament-canceled"
    } else if plan.is_over() {
        "club-tournament-over"
    } else if plan.is_between_rounds() {
        "club-tournament-waits"
    } else if plan.is_begun {
        "club-tournament-on"
    } else if plan.entrant(me).is_some() {
        "club-tournament-joined"
    } else {
        "club-tournament-open"
    };
    say!(
        words,
        id,
        name = plan.terms.title.as_str(),
        format = format_text(plan.terms.format, words),
        people = plan.entrants.len(),
        round = plan.paired_round_count()
    )
}

#[derive(Debug)]
pub struct TournamentScreen {
    plan: Arc<TournamentPlan>,
    me: Person,
    is_host: bool,
    /// The lobby, for the people whom a host can add.
    lobby: Arc<LobbyView>,
    /// The command by which this visitor connects to the club.
    ssh: String,
    tab: TournamentTab,
    chosen: usize,
    refused: Option<Refusal>,
    is_deleted: bool,
}

impl TournamentScreen {
    pub fn new(
        plan: Arc<TournamentPlan>,
        me: Person,
        is_host: bool,
        lobby: Arc<LobbyView>,
        ssh: String,
    ) -> TournamentScreen {
        let is_out = plan.entrant(me.id).is_some_and(|me| me.is_withdrawn);
        let tab = if !plan.is_begun || plan.is_between_rounds() || is_out {
            TournamentTab::Participation
        } else if plan.is_over() {
            TournamentTab::Standings
        } else {
            TournamentTab::Pairings
        };
        TournamentScreen {
            plan,
            me,
            is_host,
            lobby,
            ssh,
            tab,
            chosen: 0,
            refused: None,
            is_deleted: false,
        }
    }

    fn chosen_action(&self, words: &Words) -> Option<RowAction> {
        let mut rows = self.tab_rows(words, MAX_CROSS_TABLE_WIDTH.into()).rows;
        (self.chosen < rows.len()).then(|| rows.swap_remove(self.chosen).1)?
    }

    fn carry_out_row_action(&mut self, act: RowAction, context: &mut AppContext) -> Transition {
        match act {
            RowAction::Send(request) => send_to_club(request, context),
            RowAction::Direct(command) => send_tournament_command(&self.plan, command, context),
            RowAction::Export(what) => {
                let plan = Box::new((*self.plan).clone());
                send_to_club(HostDeskRequest::Export(plan, what), context);
            }
            RowAction::Change => return Transition::open(TournamentForm::for_existing(&self.plan)),
            RowAction::Open(tab) => (self.tab, self.chosen) = (tab, 0),
        }
        Transition::Stay
    }

    /// Whether the host can begin the tournament or its next round.
    fn can_begin_round(&self) -> bool {
        self.is_host
            && (!self.plan.is_begun || self.plan.is_between_rounds())
            && !self.plan.is_over()
    }
}

impl Screen for TournamentScreen {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        let acts = self.chosen_action(&context.words).is_some();
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN => KeyAvailability::Usual,
            Keys::LEFT_RIGHT => KeyAvailability::Shown(KeyLabel::Page),
            Keys::ENTER if acts => KeyAvailability::Usual,
            Keys::Of(Command::Play) if self.can_begin_round() => {
                KeyAvailability::Shown(KeyLabel::Begin)
            }
            _ => KeyAvailability::Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.refused = None;
        if *action == Action::Command(Command::Play) && self.can_begin_round() {
            send_tournament_command(&self.plan, TournamentCommand::Start, context);
            return Transition::Stay;
        }
        if let Some(toward) = Neighbor::from_arrow(action) {
            self.tab = toward.of(&self.tabs(), self.tab);
            self.chosen = 0;
            return Transition::Stay;
        }
        let count = self
            .tab_rows(&context.words, MAX_CROSS_TABLE_WIDTH.into())
            .rows
            .len();
        match list_step(action, &mut self.chosen, count, ClickEffect::Chooses) {
            Some(ListStep::Confirm) => match self.chosen_action(&context.words) {
                Some(act) => self.carry_out_row_action(act, context),
                None => Transition::Stay,
            },
            Some(_) => Transition::Stay,
            None if *action == Action::Back && matches!(self.tab, TournamentTab::Player(_)) => {
                (self.tab, self.chosen) = (TournamentTab::Standings, 0);
                Transition::Stay
            }
            None => Transition::back_if_closing(action),
        }
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Confirmed(Confirmation::Host(_)) => {
                if let Some(act) = self.chosen_action(&context.words) {
                    return self.carry_out_row_action(act, context);
                }
            }
            ScreenEvent::Received(event) => match club_update_of(event) {
                Some(ClubUpdate::Tournament(plan)) if plan.id == self.plan.id => {
                    self.plan = Arc::clone(plan);
                    let is_gone = match self.tab {
                        TournamentTab::Player(player) => self.plan.entrant(player).is_none(),
                        tab => !self.tabs().contains(&tab),
                    };
                    if is_gone {
                        self.tab = TournamentTab::Standings;
                    }
                }
                Some(ClubUpdate::Refused(why)) => self.refused = Some(*why),
                Some(ClubUpdate::Lobby(view)) => {
                    self.is_deleted = !view.tournaments.contains(&self.plan.id);
                    self.lobby = Arc::clone(view);
                }
                _ => {}
            },
            _ => {}
        }
        let count = self
            .tab_rows(&context.words, MAX_CROSS_TABLE_WIDTH.into())
            .rows
            .len();
        self.chosen = self.chosen.min(count.saturating_sub(1));
        Transition::Stay
    }

    fn confirmation(&self, action: &Action, context: &AppContext) -> Option<Confirmation> {
        let confirms = match action {
            Action::Confirm => true,
            Action::Row(row) => *row == self.chosen,
            _ => false,
        };
        let act = confirms
            .then(|| self.chosen_action(&context.words))
            .flatten()?;
        act.question_id(&self.plan).map(Confirmation::Host)
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        let tab = self.tab_rows(words, Form::row_width(MAX_CROSS_TABLE_WIDTH, ui.body));
        // A longer cross table has a wider panel.
        let widest = MAX_LIST_WIDTH.max(to_cells(tab.heads.chars().count()) + COLUMNS_AROUND_ROW);
        let pairing = format_text(self.plan.terms.format, words);
        chrome::draw_title(&self.plan.terms.title, &pairing, ui);
        let mut above = vec![Line::from(self.state_sentence(words))];
        if !tab.heads.is_empty() {
            // The list has a mark before each row.
            let heads = format!("  {}", tab.heads);
            above.push(Line::styled(heads, look.theme.title));
        }
        let refused = if self.is_deleted {
            Some(Refusal::Gone)
        } else {
            self.refused
        };
        let below = match refused {
            Some(why) => vec![super::refusal_line(why, look)],
            None => tab.below.into_iter().map(Line::from).collect(),
        };
        let above = Text::from(above);
        Form {
            widest,
            title: chrome::between_arrows(&self.tab_title(words), look),
            above_height: Form::lines_above(&above, widest, ui.body),
            above,
            keeps_above: true,
            rows: tab
                .rows
                .into_iter()
                .map(|(row, _)| Line::from(row))
                .collect(),
            headings: tab.headings,
            chosen: self.chosen,
            below,
            ..Form::default()
        }
        .draw(ui);
    }
}
