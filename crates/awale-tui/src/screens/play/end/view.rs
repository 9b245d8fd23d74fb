//! Draws the end of a game: the last position, the result and the choices.

use std::cmp::Reverse;

use awale_rules::{Game, GameEnd, PerSeat, Seat, Settlement};
use awale_study::catalogue::AnyGame;
use awale_study::record::numbered;
use awale_study::study::{Mark, Totals};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Advantage, Look, Session, Ui, ended_while_ahead};
use crate::screens::analysis::curve;
use crate::screens::play::{Play, values};
use crate::theme::cells::cells;
use crate::widgets::sides::Moves;
use crate::widgets::table::BoardState;
use crate::widgets::{chrome, list, moves, table, wording};
use crate::words::{Words, say};

use super::{End, unrated_message};

/// The layout. The board stays visible. In a wide window the choices replace the lower part of the
/// list of moves; otherwise they are columns below the board.
struct EndAreas {
    table: table::GameAreas,
    choices: Rect,
    /// Whether the choices are to the right of the board.
    is_beside: bool,
}

/// Minimum rows for the list of moves above the choices, with its frame.
const MIN_MOVES_ROWS: u16 = 3;
/// Rows above the choices that are reserved for the rating and the accuracy, which are calculated
/// in the background.
const REMARK_ROWS: usize = 7;

impl EndAreas {
    /// Lays out `area`. In a wide window, `remark_rows` rows for remarks are above the choices.
    fn of(
        area: Rect,
        (session, choices): (&Session, usize),
        remark_rows: u16,
        words: &Words,
    ) -> EndAreas {
        let table = table::GameAreas::of_game(area);
        let Some(side) = table.history else {
            return EndAreas {
                choices: table.choices,
                table,
                is_beside: false,
            };
        };
        let height = cells(choices) + 2 + remark_rows;
        let [history, choices] = side.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(height),
        ]));
        let table = table::GameAreas {
            history: Some(history),
            ..table
        };
        let table = table.with_sides(Moves::Go, session, words);
        EndAreas {
            table,
            choices,
            is_beside: true,
        }
    }

    /// The index and the row of each visible choice. A narrow window shows only as many choices as
    /// fit, including the one at index `chosen`.
    fn lines(&self, choices: usize, chosen: usize) -> Vec<(usize, Rect)> {
        if self.is_beside {
            let inner = Block::bordered().inner(self.choices);
            return (0..)
                .zip(
                    inner
                        .rows()
                        .skip(usize::from(inner.height).saturating_sub(choices)),
                )
                .collect();
        }
        let columns = if self.choices.width < table::MIN_WIDTH_WITH_THREE_COLUMNS {
            2
        } else {
            3
        };
        let columns = Layout::horizontal((0..columns).map(|_| Constraint::Fill(1)));
        let areas: Vec<Rect> = columns
            .split(self.choices)
            .iter()
            .flat_map(|column| column.rows())
            .collect();
        let first = chosen / areas.len().max(1) * areas.len();
        (first..choices).zip(areas).collect()
    }
}

pub(crate) fn draw(play: &Play, end: &End, ui: &mut Ui<'_>) {
    let look = ui.look;
    let session = &look.context.sessions[play.session];
    draw_title(session, ui);
    let choices = end.choices(session);
    let side = table::GameAreas::of_game(ui.body).history;
    let room = side.map_or(ui.body, without_first_column);
    let extra = extra_remarks(session, end, look, room.width.saturating_sub(2).into());
    let max_rows = room
        .height
        .saturating_sub(cells(choices.len()) + 2 + MIN_MOVES_ROWS);
    let remarks = fitting(
        &extra,
        Rect {
            height: max_rows,
            ..room
        },
    );
    // Reserve the rows for the rating and the accuracy now, because both arrive later.
    let reserved = if has_late_remarks(session) {
        cells(REMARK_ROWS).min(max_rows)
    } else {
        0
    };
    let height = cells(wrapped_rows(remarks, room.width)).max(reserved);
    let areas = EndAreas::of(ui.body, (session, choices.len()), height, look.words);
    let state = BoardState {
        clocks: areas.table.clocks(),
        ..board_state(session, play.turned)
    };
    table::draw_board(&state, areas.table.board, ui);
    if look.context.settings.study.bar {
        values::draw_bar(
            values::result(&session.game.referee),
            (session.viewer(), state.below()),
            areas.table.bar,
            ui,
        );
    }
    let (theme, words) = (look.theme, look.words);
    if let Some(sides) = areas.table.sides {
        sides.draw(&state, ui);
    }
    if let Some(history) = areas.table.history {
        moves::draw(&state, history, ui);
        moves::register_clicks(&state, history, ui);
    }
    if areas.is_beside {
        let inner = chrome::panel(&words.get("over-title"), areas.choices, ui);
        let text: Vec<Line<'_>> = remarks
            .iter()
            .map(|line| Line::styled(line.as_str(), theme.text))
            .collect();
        Paragraph::new(text).wrap(Wrap { trim: true }).render(
            Rect {
                height,
                ..without_first_column(inner)
            },
            ui.buffer,
        );
    }
    for (place, line) in areas.lines(choices.len(), end.chosen) {
        // Keys do nothing for a moment after the panel opens by itself. Until then, no choice is
        // highlighted.
        let chosen = place == end.chosen && !look.ignores_keys;
        let style = if chosen { theme.selection } else { theme.text };
        let words = Line::from(Span::styled(words.get(choices[place].word()), style));
        list::draw_line(&words, chosen, line, ui);
        ui.click(line, Action::Row(place));
    }
    ui.scroll_wheel(ui.body, 1);
    let (headline, reason) = (headline(session, words), reason(session, look));
    let accent = theme.accent.add_modifier(Modifier::BOLD);
    let lines = match (areas.is_beside, end.shows_rest()) {
        (true, _) => {
            let apart = vec![(headline, accent), (reason, theme.text)];
            let joined = |apart: &[(String, Style)]| {
                vec![(format!("{} {}", apart[0].0, apart[1].0), accent)]
            };
            if table::remarks_fit(&apart, areas.table.remarks) {
                apart
            } else {
                joined(&apart)
            }
        }
        // In a narrow window the title contains the result, and the remarks appear at the bottom.
        // *More* shows the remarks that had no room.
        (false, false) => {
            let mut sentences = reason
                .split_inclusive(". ")
                .map(|sentence| sentence.trim().to_owned());
            let first = sentences.next();
            first
                .into_iter()
                .chain(extra.into_iter().rev())
                .chain(sentences)
                .map(|line| (line, theme.text))
                .collect()
        }
        (false, true) => extra.into_iter().map(|line| (line, theme.text)).collect(),
    };
    table::draw_remarks(&lines, areas.table.remarks, ui);
}

/// Leaves the first column empty.
fn without_first_column(area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(1),
        ..area
    }
}

/// Whether the panel shows a rating or the accuracy, possibly only after a calculation.
fn has_late_remarks(session: &Session) -> bool {
    session.only_human().is_some() && matches!(session.position(), AnyGame::Awale(_))
}

/// The remarks about the series, the rating and the accuracy. The last one is shortened if it
/// exceeds `room` columns.
fn extra_remarks(session: &Session, end: &End, look: Look<'_>, room: usize) -> Vec<String> {
    let words = look.words;
    let rating = match &end.rated.rating {
        Some((now, before)) => Some(words.rating_after(now, before.as_ref())),
        None => unrated_message(session).map(|word| match &end.rated.with_help {
            Some(score) => format!("{} {}", words.get(word), words.helped_so_far(score)),
            None => words.get(word),
        }),
    };
    let series = end.series.as_ref().map(|score| words.series_after(score));
    [series, rating, accuracy_remark(session, look, room)]
        .into_iter()
        .flatten()
        .collect()
}

/// The longest prefix of `lines` that fits into `area` after wrapping.
fn fitting(lines: &[String], area: Rect) -> &[String] {
    let fits =
        |count: &usize| wrapped_rows(&lines[..*count], area.width) <= usize::from(area.height);
    &lines[..(0..=lines.len()).rev().find(fits).unwrap_or(0)]
}

/// The number of rows of the remarks after wrapping.
fn wrapped_rows(remarks: &[String], width: u16) -> usize {
    let room = table::room_of_remarks(width);
    let paragraph = |text: &String| {
        Paragraph::new(text.as_str())
            .wrap(Wrap { trim: true })
            .line_count(cells(room))
    };
    remarks.iter().map(paragraph).sum()
}

/// The result from the point of view of the only human player. Without one, a sentence that names
/// the winner.
fn headline(session: &Session, words: &Words) -> String {
    let referee = &session.game.referee;
    let (Some(outcome), Some(own)) = (referee.outcome(), session.only_human()) else {
        return words
            .result(referee, &wording::names(&session.players))
            .unwrap_or_default();
    };
    // In a matches game the number of taken matches does not decide.
    let is_counted = matches!(session.position(), AnyGame::Awale(_));
    // After a resignation or a loss on time the captured seeds do not decide.
    let is_counted = is_counted
        && !matches!(
            outcome.ending,
            GameEnd::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_))
        );
    let id = match outcome.tally.winner {
        Some(winner) if !is_counted => {
            return words.get(if winner == own {
                "over-you-won"
            } else {
                "over-you-lost"
            });
        }
        Some(winner) if winner == own => "over-won",
        Some(_) => "over-lost",
        None if !is_counted => {
            return words
                .result(referee, &wording::names(&session.players))
                .unwrap_or_default();
        }
        None => "over-drawn",
    };
    let counts = outcome.tally.counts;
    say!(words, id, own = counts[own], other = counts[own.opponent()])
}

/// The reason why the game ended. If the only human player resigned, it addresses that player.
fn reason(session: &Session, look: Look<'_>) -> String {
    let words = look.words;
    let reason = words.reason(&session.game.referee).unwrap_or_default();
    let Some(own) = session.only_human() else {
        return reason;
    };
    let ended_while_ahead = advantage_at_end(session, look);
    let ending = session.game.referee.outcome().map(|outcome| outcome.ending);
    let has_resigned =
        matches!(ending, Some(GameEnd::Settled(Settlement::Resignation(loser))) if loser == own);
    match (has_resigned, ended_while_ahead) {
        (true, Some(Advantage::Won)) => words.get("over-resigned-won"),
        (true, Some(Advantage::Better)) => words.get("over-resigned-better"),
        (true, None) => words.get("over-resigned"),
        (false, Some(Advantage::Won)) => format!("{reason} {}", words.get("over-agreed-won")),
        (false, Some(Advantage::Better)) => format!("{reason} {}", words.get("over-agreed-better")),
        (false, None) => reason,
    }
}

/// The advantage that the only human player gave up by resigning or agreeing to a draw.
fn advantage_at_end(session: &Session, look: Look<'_>) -> Option<Advantage> {
    let moves = session
        .analysis()
        .map_or(&[][..], |analysis| &analysis.moves);
    ended_while_ahead(session, moves, look.context.tables.as_deref())
        .map(|(_, advantage)| advantage)
}

/// The statistics of both sides' moves. `None` before any move is judged.
fn totals(session: &Session) -> Option<PerSeat<Totals>> {
    let analysis = session
        .analysis()
        .filter(|_| matches!(session.position(), AnyGame::Awale(_)))?;
    let totals = Totals::of(&analysis.moves, session.game.referee.past()[0].to_move());
    Seat::BOTH
        .into_iter()
        .any(|seat| totals[seat].moves > 0)
        .then_some(totals)
}

/// The accuracy of both sides and the turning point of the game. If both sides do not fit into
/// `room` columns, only the side of [`Session::viewer`].
fn accuracy_remark(session: &Session, look: Look<'_>, room: usize) -> Option<String> {
    let both = accuracy_of(session, look, &Seat::BOTH)?;
    if both.width() <= room {
        return Some(both);
    }
    accuracy_of(session, look, &[session.viewer()]).or(Some(both))
}

/// The accuracy of `sides` and the turning point. If a player gave up a better position, that
/// decided the game, so no turning point is named.
fn accuracy_of(session: &Session, look: Look<'_>, sides: &[Seat]) -> Option<String> {
    let words = look.words;
    let (analysis, totals) = (session.analysis()?, totals(session)?);
    // A side with very few moves has no accuracy.
    let accuracy = |seat: Seat| {
        let accuracy = totals[seat].accuracy().filter(|_| sides.contains(&seat));
        accuracy.map(|accuracy| words.accuracy(Some(accuracy)))
    };
    let [of_both, of_one] = match session.explanation() {
        Some(_) => ["over-accuracy-analysed", "over-accuracy-analysed-one"],
        None => ["over-accuracy", "over-accuracy-one"],
    };
    let accuracy = match (accuracy(Seat::South), accuracy(Seat::North)) {
        (Some(south), Some(north)) => Some(say!(words, of_both, south = south, north = north)),
        (south, north) => south
            .map(|south| (Seat::South, south))
            .or(north.map(|north| (Seat::North, north)))
            .map(|(side, accuracy)| {
                words.with(
                    of_one,
                    &[
                        ("side", words.seat(side).into()),
                        ("accuracy", accuracy.into()),
                    ],
                )
            }),
    };
    let worst = analysis
        .moves
        .iter()
        .enumerate()
        .max_by_key(|(number, assessment)| (assessment.cost, Reverse(*number)));
    let worst = worst.filter(|(_, assessment)| Mark::from(*assessment) >= Mark::Mistake);
    let Some((number, assessment)) = worst.filter(|_| advantage_at_end(session, look).is_none())
    else {
        return accuracy;
    };
    // No-break spaces keep the move and its sign in one row.
    let mv = format!(
        "{} {}",
        numbered(number, &assessment.played.to_string()),
        Mark::from(assessment).sign()
    );
    let mv = mv.replace(' ', "\u{a0}");
    let turning = if session.explanation().is_some() {
        "over-turning-point"
    } else {
        "over-turning-point-first"
    };
    let turning = say!(words, turning, move = words.letters(mv));
    Some(accuracy.map_or_else(
        || turning.clone(),
        |accuracy| format!("{accuracy} {turning}"),
    ))
}

fn board_state(session: &Session, turned: bool) -> BoardState<'_> {
    let marks = curve::marks_of(session);
    let played = session.game.referee.moves().len();
    BoardState {
        turned,
        marks,
        ..BoardState::still(session, session.position(), played)
    }
}

/// Draws the title line of the screen.
fn draw_title(session: &Session, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let is_narrow = table::GameAreas::of_game(ui.body).history.is_none();
    let title = if is_narrow {
        headline(session, words)
    } else {
        words.get("over-title")
    };
    let game = wording::game_in_series(session, chrome::title_room(&title, ui), look);
    chrome::draw_title(&game, &title, ui);
}
