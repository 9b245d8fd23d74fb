//! The tabs of the tournament's screen: their lines, their column heads, and what Enter does.

use std::cmp::Reverse;

use awale_app::widgets::columns;

use crate::{
    screens::prelude::*,
    tournament_tables::{self, TableRows},
};

use super::{TournamentForm, TournamentScreen};

/// Width of the column of names. It is negative, because the column is left-aligned.
const NAME_COLUMN_WIDTH: isize = -16;
/// Widths of the columns of the standings. Negative numbers are left-aligned columns.
const STANDINGS_COLUMN_WIDTHS: [isize; 6] = [3, NAME_COLUMN_WIDTH, 6, 5, 6, 0];
/// Widths of the columns South, North and result.
const PAIRINGS_COLUMN_WIDTHS: [isize; 3] = [NAME_COLUMN_WIDTH, NAME_COLUMN_WIDTH, 0];
/// Width of the column of one round in the cross table, with its gap.
const ROUND_COLUMN_WIDTH: usize = 4;
/// Width of all other columns of the cross table together.
const NON_ROUND_COLUMNS_WIDTH: usize = 3 + 17 + 7;
/// Number of rounds from the start of one tab of the cross table to the start of the next. These
/// rounds fit in the smallest window; a wider window shows more.
const MAX_ROUNDS_SHOWN: u32 = 6;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tab {
    /// The lines to take part, and for hosts to direct the tournament.
    Participation,
    Standings,
    Pairings,
    /// The cross table, starting with this round, counted from 0.
    CrossTableFromRound(u32),
    /// The people whom a host can add.
    AddablePeople,
    /// The files that a host can save.
    Export,
    /// The commands of a host for one player, opened from another tab.
    PlayerCommands(PersonId),
}

/// The content of a tab.
#[derive(Default)]
pub struct TabContent {
    pub title: String,
    pub column_headings: String,
    pub lines: Vec<TabLine>,
    /// The titles of the rounds in the pairings, each with the index of the row below it.
    pub row_indices_and_round_titles: Vec<(usize, String)>,
    /// The text below the lines.
    pub text_below: String,
}

type TabLine = ListLine<'static, TournamentScreen>;

/// Formats a row of a table.
fn aligned_row(cells: &[String], widths: &[isize]) -> String {
    cells
        .iter()
        .zip(widths)
        .map(|(cell, &width)| {
            let column_width = width.unsigned_abs();
            if width > 0 {
                columns::right_aligned(cell, column_width)
            } else {
                columns::left_aligned(cell, column_width)
            }
        })
        .collect_vec()
        .join(" ")
}

impl TabContent {
    fn from_lines(
        title: &str,
        lines: impl IntoIterator<Item = TabLine>,
        text_below: String,
    ) -> TabContent {
        TabContent {
            title: title.to_owned(),
            lines: lines.into_iter().collect(),
            text_below,
            ..TabContent::default()
        }
    }

    /// Makes the content of a tab from a table, whose first row has the headings. `make_line` makes
    /// a line from the index and the text of another row, counted from 0.
    fn from_table(
        title: String,
        table: &TableRows,
        widths: &[isize],
        make_line: impl Fn(usize, String) -> TabLine,
    ) -> TabContent {
        let mut row_texts = table.iter().map(|row| aligned_row(row, widths));
        TabContent {
            title,
            column_headings: row_texts.next().unwrap_or_default(),
            lines: row_texts
                .enumerate()
                .map(|(place, text)| make_line(place, text))
                .collect(),
            ..TabContent::default()
        }
    }
}

/// Returns the state of the tournament in one sentence.
pub fn tournament_state_sentence(tournament: &ClubTournament, words: &Words) -> String {
    let waits_for_ready_players = tournament.terms.next_round == RoundStartMode::Ready;
    let message_id = if tournament.is_canceled {
        "club-state-canceled"
    } else if tournament.is_over() {
        "club-state-over"
    } else if !tournament.is_begun {
        "club-state-open"
    } else if !tournament.is_round_over() {
        "club-state-on"
    } else if waits_for_ready_players {
        "club-state-ready"
    } else {
        "club-state-host"
    };
    let unfinished_pairs = tournament.pairs.iter().filter(|pair| pair.points.is_none());
    say!(
        words,
        message_id,
        people = tournament.entrants.len(),
        round = tournament.paired_round_count(),
        rounds = tournament.round_count(),
        games = unfinished_pairs.count(),
        ready = tournament
            .active_entrants()
            .filter(|entrant| entrant.is_ready)
            .count(),
        active = tournament.active_entrants().count()
    )
}

impl TournamentScreen {
    pub fn tabs(&self, context: &AppContext) -> Vec<Tab> {
        let tournament = self.tournament(context);
        let cross_table_tabs = (0..tournament.paired_round_count().max(1))
            .step_by(MAX_ROUNDS_SHOWN as usize)
            .map(Tab::CrossTableFromRound);
        let mut tabs = vec![Tab::Participation, Tab::Standings, Tab::Pairings];
        tabs.extend(cross_table_tabs);
        if club(context).profile.is_host {
            tabs.extend((!tournament.is_canceled).then_some(Tab::AddablePeople));
            tabs.push(Tab::Export);
        }
        tabs
    }

    /// Returns the current tab, or the standings if that tab no longer exists.
    pub fn current_tab(&self, context: &AppContext) -> Tab {
        let tab_exists = match self.tab {
            Tab::PlayerCommands(player) => self.tournament(context).entrant(player).is_some(),
            tab => self.tabs(context).contains(&tab),
        };
        if tab_exists { self.tab } else { Tab::Standings }
    }

    /// Returns the content of the current tab. The cross table shows as many rounds as fit into
    /// `width` columns.
    pub fn tab_content(&self, width: usize, context: &AppContext) -> TabContent {
        match self.current_tab(context) {
            Tab::Participation => self.participation_tab(context),
            Tab::Standings => self.tab_content_by_rank(
                "club-tab-standings",
                &tournament_tables::standings_table(self.tournament(context), &context.words),
                &STANDINGS_COLUMN_WIDTHS,
                context,
            ),
            Tab::Pairings => self.pairings_tab(context),
            Tab::CrossTableFromRound(first_round) => {
                let max_rounds_in_width = u32::try_from(
                    width.saturating_sub(NON_ROUND_COLUMNS_WIDTH) / ROUND_COLUMN_WIDTH,
                )
                .unwrap_or(u32::MAX);
                let rounds = first_round
                    ..self
                        .tournament(context)
                        .paired_round_count()
                        .min(first_round.saturating_add(max_rounds_in_width));
                TabContent {
                    text_below: context.words.get("club-cross-about"),
                    ..self.tab_content_by_rank(
                        "club-tab-cross",
                        &tournament_tables::cross_table(
                            self.tournament(context),
                            rounds.clone(),
                            &context.words,
                        ),
                        &[vec![3, NAME_COLUMN_WIDTH], vec![3; rounds.len()], vec![6]].concat(),
                        context,
                    )
                }
            }
            Tab::AddablePeople => self.addable_people_tab(context),
            Tab::Export => self.export_tab(context),
            Tab::PlayerCommands(player) => self.player_tab(player, context),
        }
    }

    /// Makes Enter on a line send a host's command for the tournament.
    fn with_tournament_command(&self, line: TabLine, command: TournamentCommand) -> TabLine {
        with_message_on_open(line, HostCommand::Tournament(self.id, command))
    }

    fn participation_tab(&self, context: &AppContext) -> TabContent {
        let tournament = self.tournament(context);
        let words = &context.words;
        let club = club(context);
        let entrant = tournament.entrant(club.me.id);
        let is_new = entrant.is_none();
        let has_withdrawn = entrant.is_some_and(|me| me.is_withdrawn);
        let is_playing = !is_new && !has_withdrawn;
        let can_become_ready = tournament.terms.next_round == RoundStartMode::Ready
            && entrant.is_some_and(|me| !me.is_ready)
            && tournament.current_game_of(club.me.id).is_none();
        let request_line = |id, request| with_message_on_open(message_line(id, words), request);
        let join_line = |id| request_line(id, VisitorRequest::JoinTournament(tournament.id));
        let leave_line = |id| request_line(id, VisitorRequest::LeaveTournament(tournament.id));
        let command_line =
            |id, command| self.with_tournament_command(message_line(id, words), command);
        let begin_line = |id| command_line(id, TournamentCommand::StartRound);
        let change_terms_line = message_line("club-part-change", words).on_open(
            |screen: &mut TournamentScreen, context| {
                TournamentForm::open(Some(screen.tournament(context).clone()), &context.words)
            },
        );
        let is_unfinished = !tournament.is_over();
        let is_host = club.profile.is_host;
        let waits_to_begin = is_unfinished && !tournament.is_begun;
        let is_running = is_unfinished && tournament.is_begun;
        let lines = [
            (
                is_running && is_new && !is_host,
                message_line("club-part-none", words),
            ),
            (waits_to_begin && is_new, join_line("club-part-join")),
            (waits_to_begin && !is_new, leave_line("club-part-leave")),
            (is_running && has_withdrawn, join_line("club-part-return")),
            (
                is_running && is_playing && can_become_ready,
                request_line(
                    "club-part-ready",
                    VisitorRequest::ReadyForRound(tournament.id),
                ),
            ),
            (
                is_running && is_playing,
                leave_line("club-part-withdraw").with_question("club-ask-withdraw"),
            ),
            (is_host && waits_to_begin, begin_line("club-part-begin")),
            (
                is_host && tournament.is_between_rounds(),
                begin_line("club-part-next"),
            ),
            (is_host && is_unfinished, change_terms_line),
            (
                is_host && is_running,
                command_line("club-part-cancel", TournamentCommand::CancelTournament)
                    .with_question("club-ask-cancel"),
            ),
            (
                is_host && !is_running,
                command_line("club-part-delete", TournamentCommand::DeleteTournament)
                    .with_question("club-ask-delete"),
            ),
        ];
        TabContent::from_lines(
            &words.get("club-tournament"),
            lines
                .into_iter()
                .filter_map(|(is_offered, line)| is_offered.then_some(line)),
            say!(
                words,
                "club-part-terms",
                game = terms_texts::game_and_pace_text(&tournament.terms.game_terms(false), words),
                minutes = tournament.terms.first_move_minutes,
                next = words.get(tournament.terms.next_round.into())
            ),
        )
    }

    /// Makes Enter on a line open the commands for a player, if the visitor is a host.
    fn with_player_commands_on_open(
        line: TabLine,
        player: PersonId,
        context: &AppContext,
    ) -> TabLine {
        if !club(context).profile.is_host {
            return line;
        }
        line.on_open(move |screen: &mut TournamentScreen, _| {
            screen.show_tab(Tab::PlayerCommands(player))
        })
    }

    /// Makes a tab from a table of all players in order of their rank.
    fn tab_content_by_rank(
        &self,
        title_message_id: &str,
        table: &TableRows,
        widths: &[isize],
        context: &AppContext,
    ) -> TabContent {
        let ranked_entrants = self.tournament(context).players_by_rank();
        TabContent::from_table(
            context.words.get(title_message_id),
            table,
            widths,
            |place, text| {
                let player = ranked_entrants[place].person.id;
                TournamentScreen::with_player_commands_on_open(
                    ListLine::new(RowId::Person(player), text),
                    player,
                    context,
                )
            },
        )
    }

    fn pairings_tab(&self, context: &AppContext) -> TabContent {
        let tournament = self.tournament(context);
        let words = &context.words;
        let pairs = tournament.pairs.iter();
        let pairs = pairs
            .sorted_by_key(|pair| Reverse(pair.round))
            .collect_vec();
        let table = tournament_tables::pairings_table(tournament, &pairs, words);
        let tab_content = TabContent::from_table(
            words.get("club-tab-pairings"),
            &table,
            &PAIRINGS_COLUMN_WIDTHS,
            |place, text| {
                let line = ListLine::new(RowId::TableRowIndex(place), text);
                let pair = pairs[place];
                match pair.game.filter(|_| pair.points.is_none()) {
                    Some(game) => with_message_on_open(
                        line,
                        VisitorRequest::Game(game, GameRequest::OpenBoard),
                    ),
                    None => TournamentScreen::with_player_commands_on_open(
                        line,
                        pair.players.0,
                        context,
                    ),
                }
            },
        );
        let first_pair_indices_of_rounds = (0..pairs.len())
            .filter(|place| *place == 0 || pairs[place - 1].round != pairs[*place].round);
        let round_title = |place: usize| say!(words, "club-round", round = pairs[place].round + 1);
        TabContent {
            row_indices_and_round_titles: first_pair_indices_of_rounds
                .map(|place| (place, round_title(place)))
                .collect(),
            ..tab_content
        }
    }

    /// Returns the commands for a player. Enter on a result changes it to the next possible one.
    fn player_tab(&self, player: PersonId, context: &AppContext) -> TabContent {
        let tournament = self.tournament(context);
        let words = &context.words;
        let command_line =
            |id, command| self.with_tournament_command(message_line(id, words), command);
        let return_or_withdraw_line = tournament.entrant(player).map(|entrant| {
            if entrant.is_withdrawn {
                command_line(
                    "club-player-return",
                    TournamentCommand::AddPlayer(entrant.person.clone()),
                )
            } else {
                command_line(
                    "club-player-withdraw",
                    TournamentCommand::WithdrawPlayer(player),
                )
            }
        });
        let result_line = |round: u32| {
            let (opponent, points) = tournament
                .round_of(player, round)
                .unwrap_or((None, Some((0, 0))));
            let points = points?;
            let mut possible_results = PlayerResult::VARIANTS.to_vec();
            possible_results.retain(|score| opponent.is_some() || *score != PlayerResult::Loss);
            let command = TournamentCommand::CorrectResult {
                person: player,
                round,
                player_result: possible_results[(possible_results
                    .iter()
                    .position(|score| {
                        let (own_half_points, opponent_half_points) = score.half_points();
                        own_half_points == points.0
                            && (opponent.is_none() || opponent_half_points == points.1)
                    })
                    .unwrap_or(0)
                    + 1)
                    % possible_results.len()],
            };
            let text = aligned_row(
                &[
                    say!(words, "club-round", round = round + 1),
                    opponent
                        .map_or("", |other| tournament.name_of(other))
                        .to_owned(),
                    opponent.map_or_else(
                        || words.half_points_text(points.0 as usize),
                        |_| tournament_tables::result_text(points, words),
                    ),
                ],
                &[-12, NAME_COLUMN_WIDTH, 0],
            );
            Some(self.with_tournament_command(
                ListLine::new(RowId::TableRowIndex(round as usize), text),
                command,
            ))
        };
        let lines = chain!(
            return_or_withdraw_line,
            tournament.current_game_of(player).map(|_| {
                command_line(
                    "club-player-forfeit",
                    TournamentCommand::ForfeitGame(player),
                )
            }),
            (0..tournament.paired_round_count()).filter_map(result_line)
        );
        TabContent::from_lines(
            tournament.name_of(player),
            lines,
            words.get("club-player-about"),
        )
    }

    fn export_tab(&self, context: &AppContext) -> TabContent {
        let tournament = self.tournament(context);
        let words = &context.words;
        let export_line = |(place, &export): (usize, &TournamentExport)| {
            let title = words.get(tournament_tables::title_message_id(export));
            let line = ListLine::new(
                RowId::TableRowIndex(place),
                match export {
                    TournamentExport::PrintablePage | TournamentExport::Games => title,
                    _ => title + " (CSV)",
                },
            );
            with_message_on_open(
                line,
                HostDeskRequest::Export(Box::new(tournament.clone()), export),
            )
        };
        let export_hint = (match self.cursor.row {
            RowId::TableRowIndex(place) => TournamentExport::VARIANTS.get(place),
            _ => None,
        })
        .map(|part| {
            say!(
                words,
                "club-export",
                ssh = club(context).ssh_command(),
                number = tournament.id,
                part = <&str>::from(part),
                file = part.file_name(tournament.id).as_str()
            )
        });
        TabContent::from_lines(
            &words.get("club-tab-export"),
            TournamentExport::VARIANTS
                .iter()
                .enumerate()
                .map(export_line),
            export_hint.unwrap_or_default(),
        )
    }

    fn addable_people_tab(&self, context: &AppContext) -> TabContent {
        let tournament = self.tournament(context);
        let words = &context.words;
        let people = club(context).lobby.people.iter().map(|line| &line.person);
        let mut lines = people
            .filter(|person| {
                tournament
                    .active_entrants()
                    .all(|there| there.person.id != person.id)
            })
            .map(|person| {
                self.with_tournament_command(
                    ListLine::new(RowId::Person(person.id), person.name.to_string()),
                    TournamentCommand::AddPlayer(person.clone()),
                )
            })
            .collect_vec();
        if lines.is_empty() {
            lines.push(message_line("club-add-none", words));
        }
        TabContent::from_lines(
            &words.get("club-tab-add"),
            lines,
            words.get("club-add-about"),
        )
    }
}
