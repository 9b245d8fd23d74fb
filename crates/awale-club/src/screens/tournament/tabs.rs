//! The tabs of the tournament's screen: their lines, their column heads, and what Enter does.

use std::cmp::Reverse;

use awale_app::widgets::columns;
use strum::VariantArray;

use crate::club::tournament::{
    PlayerResult, RoundStartMode, TournamentExport, TournamentPair, TournamentPlan,
};
use crate::screens::prelude::*;
use crate::tables::{self, TextTable};

use super::TournamentScreen;

/// Width of a name, in columns, for a left-aligned column.
const NAME_COLUMN_WIDTH: isize = -16;
/// Widths of the columns of the standings. Negative numbers are left-aligned columns.
const STANDINGS_COLUMN_WIDTHS: [isize; 6] = [3, NAME_COLUMN_WIDTH, 6, 5, 6, 0];
/// Widths of South, North and the result.
const PAIRINGS_COLUMN_WIDTHS: [isize; 3] = [NAME_COLUMN_WIDTH, NAME_COLUMN_WIDTH, 0];
/// Width of a round in the cross table, and of the other columns together, with their gaps.
const ROUND_COLUMN_WIDTH: usize = 4;
const OTHER_COLUMNS_WIDTH: usize = 3 + 17 + 7;
/// Number of rounds of the cross table that are shown at a time, so that they fit in the smallest
/// window.
const MAX_ROUNDS_SHOWN: u32 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TournamentTab {
    /// The lines to take part, and for hosts to direct the tournament.
    Participation,
    Standings,
    Pairings,
    /// The cross table, starting with this round, counted from 0.
    Cross(u32),
    /// The people whom a host can add.
    Add,
    /// The files that a host can save.
    Export,
    /// The commands of a host for one player, opened from another tab.
    Player(PersonId),
}

/// The action of a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum RowAction {
    Send(VisitorRequest),
    Direct(TournamentCommand),
    /// Opens the form of the tournament.
    Change,
    Export(TournamentExport),
    Open(TournamentTab),
}

impl RowAction {
    /// The message id of the question to ask first, if the action cannot be undone.
    pub(super) fn question_id(&self, plan: &TournamentPlan) -> Option<&'static str> {
        match self {
            RowAction::Send(VisitorRequest::LeaveTournament(_)) if plan.is_begun => {
                Some("club-ask-withdraw")
            }
            RowAction::Direct(TournamentCommand::Cancel) => Some("club-ask-cancel"),
            RowAction::Direct(TournamentCommand::Delete) => Some("club-ask-delete"),
            _ => None,
        }
    }
}

/// The content of a tab.
#[derive(Default)]
pub(super) struct TabRows {
    pub heads: String,
    pub rows: Vec<(String, Option<RowAction>)>,
    /// The rounds of the pairings: for each, the row below it and its title.
    pub headings: Vec<(usize, String)>,
    pub below: Option<String>,
}

/// Formats a row of a table.
fn aligned_row(cells: &[String], widths: &[isize]) -> String {
    let cells = cells.iter().zip(widths).map(|(cell, &width)| {
        let room = width.unsigned_abs();
        if width > 0 {
            columns::right_aligned(cell, room)
        } else {
            columns::left_aligned(cell, room)
        }
    });
    cells.collect::<Vec<_>>().join(" ")
}

impl TabRows {
    /// Makes the content from a table and the actions of its rows.
    fn of(
        table: &TextTable,
        widths: &[isize],
        acts: impl Iterator<Item = Option<RowAction>>,
    ) -> TabRows {
        let lines = table.iter().map(|row| aligned_row(row, widths));
        let mut lines = lines.collect::<Vec<_>>().into_iter();
        TabRows {
            heads: lines.next().unwrap_or_default(),
            rows: lines.zip(acts).collect(),
            ..TabRows::default()
        }
    }
}

impl TournamentScreen {
    pub(super) fn tabs(&self) -> Vec<TournamentTab> {
        let rounds = 0..self.plan.paired_round_count().max(1);
        let cross = rounds
            .step_by(MAX_ROUNDS_SHOWN as usize)
            .map(TournamentTab::Cross);
        let mut tabs = vec![
            TournamentTab::Participation,
            TournamentTab::Standings,
            TournamentTab::Pairings,
        ];
        tabs.extend(cross);
        tabs.extend((self.is_host && !self.plan.is_canceled).then_some(TournamentTab::Add));
        tabs.extend(self.is_host.then_some(TournamentTab::Export));
        tabs
    }

    /// Returns the title of the current tab.
    pub(super) fn tab_title(&self, words: &Words) -> String {
        words.get(match self.tab {
            TournamentTab::Participation => "club-tournament",
            TournamentTab::Standings => "club-tab-standings",
            TournamentTab::Pairings => "club-tab-pairings",
            TournamentTab::Cross(_) => "club-tab-cross",
            TournamentTab::Add => "club-tab-add",
            TournamentTab::Export => "club-tab-export",
            TournamentTab::Player(player) => return self.plan.name_of(player).to_owned(),
        })
    }

    /// Returns the state of the tournament in one sentence.
    pub(super) fn state_sentence(&self, words: &Words) -> String {
        let plan = &self.plan;
        let is_by_ready = plan.terms.next_round == RoundStartMode::Ready;
        let id = if plan.is_canceled {
            "club-state-canceled"
        } else if plan.is_over() {
            "club-state-over"
        } else if !plan.is_begun {
            "club-state-open"
        } else if !plan.is_round_over() {
            "club-state-on"
        } else if is_by_ready {
            "club-state-ready"
        } else {
            "club-state-host"
        };
        say!(
            words,
            id,
            people = plan.entrants.len(),
            round = plan.paired_round_count(),
            rounds = plan.round_count(),
            games = plan
                .pairs
                .iter()
                .filter(|pair| pair.points.is_none())
                .count(),
            ready = plan
                .active_entrants()
                .filter(|entrant| entrant.is_ready)
                .count(),
            active = plan.active_entrants().count()
        )
    }

    /// Returns the content of the current tab, in lines of `width` columns.
    pub(super) fn tab_rows(&self, words: &Words, width: usize) -> TabRows {
        match self.tab {
            TournamentTab::Participation => self.participation_rows(words),
            TournamentTab::Standings => self.standings_rows(words),
            TournamentTab::Pairings => self.pairings_rows(words),
            TournamentTab::Cross(first) => self.cross_table_rows(first, words, width),
            TournamentTab::Add => self.addable_people_rows(words),
            TournamentTab::Export => self.export_rows(words),
            TournamentTab::Player(player) => self.player_command_rows(player, words),
        }
    }

    fn participation_rows(&self, words: &Words) -> TabRows {
        let plan = &self.plan;
        let me = plan.entrant(self.me.id);
        let (is_over, is_begun) = (plan.is_over(), plan.is_begun);
        let is_ready = me.is_some_and(|me| me.is_ready)
            || plan.terms.next_round != RoundStartMode::Ready
            || plan.current_game_of(self.me.id).is_some();
        let join = || RowAction::Send(VisitorRequest::Join(plan.id));
        let leave = || RowAction::Send(VisitorRequest::LeaveTournament(plan.id));
        let ready = || RowAction::Send(VisitorRequest::Ready(plan.id));
        let begin = || RowAction::Direct(TournamentCommand::Start);
        let cancel = RowAction::Direct(TournamentCommand::Cancel);
        let delete = RowAction::Direct(TournamentCommand::Delete);
        let own = match me {
            _ if is_over => vec![],
            None if is_begun && self.is_host => vec![],
            None if is_begun => vec![("club-part-none", None)],
            None => vec![("club-part-join", Some(join()))],
            Some(_) if !is_begun => vec![("club-part-leave", Some(leave()))],
            Some(me) if me.is_withdrawn => vec![("club-part-return", Some(join()))],
            Some(_) if is_ready => vec![("club-part-withdraw", Some(leave()))],
            Some(_) => vec![
                ("club-part-ready", Some(ready())),
                ("club-part-withdraw", Some(leave())),
            ],
        };
        let hosts = [
            (!is_begun, "club-part-begin", begin()),
            (plan.is_between_rounds(), "club-part-next", begin()),
            (!is_over, "club-part-change", RowAction::Change),
            (is_begun && !is_over, "club-part-cancel", cancel),
            (!is_begun || is_over, "club-part-delete", delete),
        ];
        let hosts = hosts
            .into_iter()
            .filter(|(is_offered, ..)| self.is_host && *is_offered);
        let hosts = hosts.map(|(_, id, act)| (id, Some(act)));
        let rows = own.into_iter().chain(hosts);
        let about = say!(
            words,
            "club-part-terms",
            game = terms::game_and_pace_text(&plan.terms.game_terms(false), words),
            minutes = plan.terms.first_move,
            next = words.get(plan.terms.next_round.into())
        );
        TabRows {
            rows: rows.map(|(id, act)| (words.get(id), act)).collect(),
            below: Some(about),
            ..TabRows::default()
        }
    }

    /// Returns the action of Enter on a player.
    fn open_player_action(&self, player: PersonId) -> Option<RowAction> {
        self.is_host
            .then_some(RowAction::Open(TournamentTab::Player(player)))
    }

    fn standings_rows(&self, words: &Words) -> TabRows {
        let ranks = self.plan.players_by_rank();
        let acts = ranks
            .iter()
            .map(|entrant| self.open_player_action(entrant.person.id));
        TabRows::of(
            &tables::standings_table(&self.plan, words),
            &STANDINGS_COLUMN_WIDTHS,
            acts,
        )
    }

    fn pairings_rows(&self, words: &Words) -> TabRows {
        let mut pairs: Vec<&TournamentPair> = self.plan.pairs.iter().collect();
        pairs.sort_by_key(|pair| Reverse(pair.round));
        let act = |pair: &&TournamentPair| match pair.game.filter(|_| pair.points.is_none()) {
            Some(game) => Some(RowAction::Send(VisitorRequest::Game(
                game,
                GameRequest::Watch,
            ))),
            None => self.open_player_action(pair.players.0),
        };
        let table = tables::pairings_table(&self.plan, &pairs, words);
        let is_first = |place: &usize| *place == 0 || pairs[place - 1].round != pairs[*place].round;
        let firsts = (0..pairs.len()).filter(is_first);
        let title = |place: usize| say!(words, "club-round", round = pairs[place].round + 1);
        TabRows {
            headings: firsts.map(|place| (place, title(place))).collect(),
            ..TabRows::of(&table, &PAIRINGS_COLUMN_WIDTHS, pairs.iter().map(act))
        }
    }

    fn cross_table_rows(&self, first: u32, words: &Words, width: usize) -> TabRows {
        let room = u32::try_from(width.saturating_sub(OTHER_COLUMNS_WIDTH) / ROUND_COLUMN_WIDTH)
            .unwrap_or(u32::MAX);
        let last = self.plan.paired_round_count();
        let rounds = first..last.min(first.saturating_add(room));
        let ranks = self.plan.players_by_rank();
        let acts = ranks
            .iter()
            .map(|entrant| self.open_player_action(entrant.person.id));
        let widths = [vec![3, NAME_COLUMN_WIDTH], vec![3; rounds.len()], vec![6]].concat();
        let table = tables::cross_table(&self.plan, rounds, words);
        TabRows {
            below: Some(words.get("club-cross-about")),
            ..TabRows::of(&table, &widths, acts)
        }
    }

    /// Returns the commands for a player. Enter on a result changes it to the next possible one.
    fn player_command_rows(&self, player: PersonId, words: &Words) -> TabRows {
        let plan = &self.plan;
        let mut rows = Vec::new();
        if let Some(entrant) = plan.entrant(player) {
            rows.push(if entrant.is_withdrawn {
                let add = TournamentCommand::Add(entrant.person.clone());
                ("club-player-return", add)
            } else {
                ("club-player-withdraw", TournamentCommand::Withdraw(player))
            });
        }
        if plan.current_game_of(player).is_some() {
            rows.push(("club-player-forfeit", TournamentCommand::Forfeit(player)));
        }
        let rows = rows.into_iter();
        let rows = rows.map(|(id, command)| (words.get(id), command));
        let result = |round: u32| {
            let (other, points) = plan.round_of(player, round).unwrap_or((None, Some((0, 0))));
            let points = points?;
            let mut all = PlayerResult::VARIANTS.to_vec();
            all.retain(|score| other.is_some() || *score != PlayerResult::Loss);
            let is_now = |score: &PlayerResult| {
                let (own, others) = score.half_points();
                own == points.0 && (other.is_none() || others == points.1)
            };
            let now = all.iter().position(is_now).unwrap_or(0);
            let command = TournamentCommand::Correct {
                person: player,
                round,
                score: all[(now + 1) % all.len()],
            };
            let result = other.map_or_else(
                || words.half_points(points.0 as usize),
                |_| tables::result_text(points, words),
            );
            let name = other.map_or("", |other| plan.name_of(other));
            let round = say!(words, "club-round", round = round + 1);
            Some((
                aligned_row(
                    &[round, name.to_owned(), result],
                    &[-12, NAME_COLUMN_WIDTH, 0],
                ),
                command,
            ))
        };
        let results = (0..plan.paired_round_count()).filter_map(result);
        let rows = rows.chain(results);
        let rows = rows.map(|(text, command)| (text, Some(RowAction::Direct(command))));
        TabRows {
            rows: rows.collect(),
            below: Some(words.get("club-player-about")),
            ..TabRows::default()
        }
    }

    fn export_rows(&self, words: &Words) -> TabRows {
        let table = |id| format!("{} (CSV)", words.get(id));
        let row = |&export: &TournamentExport| {
            let label = match export {
                TournamentExport::Page => words.get("club-export-page"),
                TournamentExport::Games => words.get("club-export-games"),
                TournamentExport::Standings => table("club-tab-standings"),
                TournamentExport::Pairings => table("club-tab-pairings"),
                TournamentExport::CrossTable => table("club-tab-cross"),
            };
            (label, Some(RowAction::Export(export)))
        };
        let below = TournamentExport::VARIANTS.get(self.chosen).map(|part| {
            let number = self.plan.id;
            say!(
                words,
                "club-export",
                ssh = self.ssh.as_str(),
                number = number,
                part = <&str>::from(part),
                file = part.file_name(number).as_str()
            )
        });
        TabRows {
            rows: TournamentExport::VARIANTS.iter().map(row).collect(),
            below,
            ..TabRows::default()
        }
    }

    fn addable_people_rows(&self, words: &Words) -> TabRows {
        let is_active = |id: PersonId| {
            self.plan
                .active_entrants()
                .any(|there| there.person.id == id)
        };
        let people = self.lobby.people.iter().map(|line| &line.person);
        let row = |person: &Person| {
            let add = RowAction::Direct(TournamentCommand::Add(person.clone()));
            (person.name.to_string(), Some(add))
        };
        let addable = people.filter(|person| !is_active(person.id));
        let mut rows: Vec<_> = addable.map(row).collect();
        if rows.is_empty() {
            rows.push((words.get("club-add-none"), None));
        }
        TabRows {
            rows,
            below: Some(words.get("club-add-about")),
            ..TabRows::default()
        }
    }
}
