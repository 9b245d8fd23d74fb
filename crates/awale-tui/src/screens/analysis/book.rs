//! The panel with openings: the book's value of each move, and the results of the player's own
//! games.

use std::{
    cmp::{Ordering, Reverse},
    sync::Arc,
};

use awale_engine::Score;
use awale_rules::PITS;
use awale_study::{
    openings::{BookEntry, BookValue, HalfSeeds, OpeningBook, OwnGamesScore, OwnScoresOfMove},
    progress::ProgressEvent,
    study::MoveValues,
};

use crate::{
    app::{Job, JobId, JobNews, StatisticsRequest},
    board::PitCaption,
    prelude::*,
    screens::{play::value_display, today},
};

use super::{AnalysisBoard, BoardRemark};

/// A column of the list: the message id of its heading, and its width.
type HeadingAndWidth = (&'static str, usize);

/// The book's value, the results of games in which the player made the move, and the number and the
/// points of games in which the opponent made it.
const BOOK_COLUMNS: [HeadingAndWidth; 8] = [
    ("openings-book", 6),
    ("openings-you", 7),
    ("result-letter-win", 5),
    ("result-letter-draw", 5),
    ("result-letter-loss", 5),
    ("openings-share", 5),
    ("openings-opponent", 12),
    ("openings-share", 5),
];

/// The opening book's data and the player's results for each legal move of a position.
#[derive(Debug)]
pub struct BookPanel {
    /// The book of this variant. `None` for variants with the user's own rules.
    pub book: Option<Arc<OpeningBook>>,
    position: Position,
    /// One row for each legal move, in the order of the pits from A to F.
    pub rows: Vec<OpeningRow>,
    /// The side for which values are shown.
    pub viewer: Seat,
    /// The answer that the player chose in this position.
    pub repertoire_answer: Option<AnyMove>,
    /// The running job that counts the player's own games.
    counting_job: Option<JobId>,
}

/// A legal move in a position of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRow {
    pub mv: AnyMove,
    /// The value of the move for the side that plays it, with its source. `None` if the book lacks
    /// it.
    pub book_entry: Option<BookEntry>,
    /// Results of the player's own games with this move.
    pub own_games: OwnScoresOfMove,
}

impl OpeningRow {
    /// The value of the move for the side that plays it.
    pub fn value(&self) -> Option<BookValue> {
        self.book_entry.map(|entry| entry.value)
    }
}

impl BookPanel {
    /// Returns the panel for a position after `ply` moves, and starts a job that counts own games.
    pub fn new(position: Position, ply: usize, context: &mut AppContext) -> BookPanel {
        let book = OpeningBook::built_in(position.rules());
        let entry_for_mover =
            |after: &Position| book.as_ref()?.entry(after).map(BookEntry::for_opponent);
        let new_row = |pit| {
            let book_entry = position.after(pit).ok().as_ref().and_then(entry_for_mover);
            OpeningRow {
                mv: AnyMove::Pit(pit),
                book_entry,
                own_games: OwnScoresOfMove::default(),
            }
        };
        let rows: Vec<OpeningRow> = position.moves().map(new_row).collect();
        let statistics_request = StatisticsRequest::OpeningScores { position, ply };
        let job = (!rows.is_empty()).then(|| {
            context.start_job(Job::ComputeStatistics(
                statistics_request,
                context.games.clone(),
            ))
        });
        BookPanel {
            book,
            position,
            rows,
            viewer: Seat::South,
            repertoire_answer: None,
            counting_job: job,
        }
    }

    /// Takes over the rows of `previous_panel` if its position is the same. The old counts stay
    /// visible until the new ones arrive.
    fn keep_rows_from(mut self, previous_panel: &BookPanel) -> BookPanel {
        if previous_panel.position == self.position {
            self.rows.clone_from(&previous_panel.rows);
        }
        self
    }

    /// Whether the book has a value for this move.
    pub(super) fn has_value_of(&self, mv: AnyMove) -> bool {
        self.rows
            .iter()
            .any(|row| row.mv == mv && row.book_entry.is_some())
    }

    /// The value of the best move. `None` if the book lacks some moves, because one of them may be
    /// better.
    pub fn best_value(&self) -> Option<BookValue> {
        if !self.book.as_ref()?.is_expanded(&self.position) {
            return None;
        }
        self.rows
            .iter()
            .filter_map(OpeningRow::value)
            .max_by_key(|value| value.sort_key())
    }

    /// Whether the move is one of the best according to the book.
    pub fn is_best(&self, row: &OpeningRow) -> bool {
        let rank = |value: BookValue| value.sort_key();
        self.best_value()
            .is_some_and(|best| row.value().map(rank) == Some(best.sort_key()))
    }

    /// The value of the position, if the book knows it. The size of a lead is always an estimate.
    pub(super) fn position_score(&self) -> Option<Score> {
        self.best_value()
            .map(|value| Score::Estimate(value.lead.centiseeds()))
    }

    /// The length of the best line in the book, in plies. 0 if the book has no value here.
    pub(super) fn best_line_plies(&self) -> u32 {
        let entries = self.rows.iter().filter_map(|row| row.book_entry);
        let best_entry = entries.max_by_key(|entry| entry.value.sort_key());
        best_entry.map_or(0, |entry| entry.best_line_plies.into())
    }

    /// The best move, if the book knows it.
    pub(super) fn best_move(&self) -> Option<AnyMove> {
        self.rows
            .iter()
            .find(|row| self.is_best(row))
            .map(|row| row.mv)
    }

    /// The sum of the player's own games over all moves.
    pub fn own_games_total(&self) -> OwnGamesScore {
        let add = |sum: OwnGamesScore, row: &OpeningRow| sum.plus(row.own_games.total_score());
        self.rows.iter().fold(OwnGamesScore::default(), add)
    }

    /// Takes the counts of own games from the job. They are indexed by the column of the pit.
    pub(super) fn on_game_counts(&mut self, job: JobId, news: &JobNews) {
        if self
            .counting_job
            .take_if(|counting| *counting == job)
            .is_none()
        {
            return;
        }
        let JobNews::OpeningScores(own) = news else {
            return;
        };
        for row in &mut self.rows {
            row.own_games = row
                .mv
                .as_pit()
                .map(|pit| own[pit.column()])
                .unwrap_or_default();
        }
    }

    /// Whether own games are still being counted.
    pub const fn is_counting_own_games(&self) -> bool {
        self.counting_job.is_some()
    }

    /// The lead for the viewer, in hundredths of a seed.
    fn viewer_lead_centiseeds(&self, value: BookValue) -> i32 {
        let mover_lead_centiseeds = value.lead.centiseeds();
        if self.viewer == self.position.to_move() {
            mover_lead_centiseeds
        } else {
            -mover_lead_centiseeds
        }
    }

    /// Formats the lead for the viewer in seeds, with its sign.
    fn lead_text(&self, value: BookValue, words: &Words) -> String {
        words.value_text(Score::Estimate(self.viewer_lead_centiseeds(value)))
    }

    /// The values to be drawn at the pits. `None` if the book has no value for any move.
    pub(super) fn value_captions(&self, words: &Words) -> Option<[PitCaption; PITS]> {
        let values: Vec<_> = self
            .rows
            .iter()
            .filter_map(|row| {
                let lead_centiseeds = self.viewer_lead_centiseeds(row.value()?);
                Some((row.mv, lead_centiseeds, self.is_best(row)))
            })
            .collect();
        (!values.is_empty()).then(|| value_display::estimate_captions(values.into_iter(), words))
    }

    /// Draws a table with values and own games, in which `scrolled_lines` rows are scrolled away. A
    /// click on a row plays its move.
    pub(super) fn draw(
        &self,
        chosen_move: Option<AnyMove>,
        scrolled_lines: u16,
        area: Rect,
        ui: &mut Ui,
    ) {
        let look @ DrawContext { theme, words, .. } = ui.look;
        if self.rows.is_empty() {
            ui.buffer.set_stringn(
                area.x + 1,
                area.y,
                words.get("board-over"),
                usize::from(area.width.saturating_sub(1)),
                theme.dim,
            );
            return;
        }
        let has_own_games = |row: &OpeningRow| row.own_games.total_score().game_count() > 0;
        let fits = self.rows.len() < usize::from(area.height);
        if !fits && !self.rows.iter().any(has_own_games) {
            return self.draw_values_in_columns(chosen_move, area, ui);
        }
        let headings = BOOK_COLUMNS
            .iter()
            .map(|(id, width)| (words.get(id), *width));
        ui.buffer.set_stringn(
            area.x + 2,
            area.y,
            columns::table_line("", 2, headings),
            usize::from(area.width.saturating_sub(3)),
            theme.dim,
        );
        let list_area = area_below_headings(area);
        let is_chosen = |row: &OpeningRow| chosen_move == Some(row.mv);
        let mut rows: Vec<&OpeningRow> = self.rows.iter().collect();
        let hidden_rows = to_cells(rows.len()).saturating_sub(list_area.height);
        // If some rows are hidden, the most important ones come first.
        if hidden_rows > 0 {
            let own_game_count = |row: &OpeningRow| row.own_games.total_score().game_count();
            let value = |row: &OpeningRow| row.value().map(BookValue::sort_key);
            rows.sort_by_key(|row| Reverse((is_chosen(row), value(row), own_game_count(row))));
            ui.set_scrollable_line_count(hidden_rows);
            ui.scroll_on_wheel(area, 1);
        }
        let middle_line = usize::from(scrolled_lines + list_area.height / 2);
        let visible_lines = VisibleListPart::of(rows.len(), middle_line, list_area);
        for (number, area) in visible_lines.visible_rows() {
            let text = self.line_text(rows[number], look);
            self.draw_row(rows[number], &text, chosen_move, area, ui);
        }
        visible_lines.draw_scroll_bar(ui);
    }

    /// Draws only the values, in several columns, so that all moves are visible in a small window.
    fn draw_values_in_columns(&self, chosen_move: Option<AnyMove>, area: Rect, ui: &mut Ui) {
        let words = ui.look.words;
        let height = area.height.max(1);
        let width = area.width / to_cells(self.rows.len()).div_ceil(height).max(1);
        for (index, row) in (0..).zip(&self.rows) {
            let cell = Rect {
                x: area.x + index / height * width,
                y: area.y + index % height,
                width,
                height: 1,
            };
            let value = row.value().map(|value| self.lead_text(value, words));
            let text = format!(
                "{} {:>6}",
                self.move_text(row, ui.look),
                value.unwrap_or_default()
            );
            self.draw_row(row, &text, chosen_move, cell, ui);
        }
    }

    /// Draws the line `text` of a move in its style. A click plays the move.
    fn draw_row(
        &self,
        row: &OpeningRow,
        text: &str,
        chosen_move: Option<AnyMove>,
        area: Rect,
        ui: &mut Ui,
    ) {
        let DrawContext { theme, charset, .. } = ui.look;
        let style = if self.is_best(row) {
            theme.good
        } else {
            theme.text
        };
        let choice_marker = if chosen_move == Some(row.mv) {
            charset.glyphs().right_arrow
        } else {
            " "
        };
        let text = format!("{choice_marker} {text}");
        ui.buffer
            .set_stringn(area.x, area.y, text, area.width.into(), style);
        if let Some(pit) = row.mv.as_pit() {
            ui.on_click(area, Action::ClickPit(pit));
        }
    }

    /// The move, with a star if it is the answer in the repertoire.
    fn move_text(&self, row: &OpeningRow, look: DrawContext) -> String {
        let is_answer = self.repertoire_answer == Some(row.mv);
        let answer_mark = if is_answer {
            look.charset.glyphs().earned_star
        } else {
            ""
        };
        format!("{}{answer_mark}", row.mv)
    }

    /// The line of a move: its value by the book, and the games in which it was made.
    fn line_text(&self, row: &OpeningRow, look: DrawContext) -> String {
        let lead_text = row.value().map(|value| self.lead_text(value, look.words));
        let [opponent_games, .., opponent_share] =
            game_cells(row.own_games.score_when_opponent_moved);
        let cells = std::iter::once(lead_text.unwrap_or_default())
            .chain(game_cells(row.own_games.score_when_player_moved))
            .chain([opponent_games, opponent_share]);
        let columns = BOOK_COLUMNS.iter().map(|(_, width)| *width);
        columns::table_line(&self.move_text(row, look), 2, cells.zip(columns))
    }

    /// The move that the engine prefers, in a sentence, if the book does not call it one of the
    /// best.
    fn engine_disagreement(&self, values: &MoveValues, words: &Words) -> Option<String> {
        let best_move = values.best().mv;
        self.best_value()?;
        let row = self.rows.iter().find(|row| row.mv == best_move)?;
        (!self.is_best(row)).then(|| {
            say!(words, "openings-engine", move = words.mark_letters_if_enabled(best_move), depth = values.depth)
        })
    }

    /// Returns remarks on the answer in the player's repertoire, on the chosen move, on a different
    /// opinion of the engine (`engine_values`) and on the player's games. A remark on the kind of
    /// value follows if there is no other, or if it fits beside a single one in `available_area`.
    pub(super) fn remarks(
        &self,
        chosen_move: Option<AnyMove>,
        engine_values: Option<&MoveValues>,
        available_area: Rect,
        look: DrawContext,
    ) -> Vec<(String, Style)> {
        let DrawContext { theme, words, .. } = look;
        let engine_remark =
            engine_values.and_then(|values| self.engine_disagreement(values, words));
        let described_row = chosen_move
            .or_else(|| self.best_move())
            .and_then(|mv| self.rows.iter().find(|row| row.mv == mv));
        let own_games = self.own_games_total();
        let own_games_remark =
            (own_games.game_count() > 0).then(|| (words.own_games(own_games), theme.text));
        let move_text = described_row
            .map(|row| describe_move(row, self, words))
            .filter(|text| !text.is_empty());
        let move_remark = move_text.map(|text| (text, theme.accent));
        let values_remark = (self.values_explanation(described_row, look), theme.dim);
        let answer_remark = self.repertoire_answer.map(|mv| {
            let text = say!(words, "openings-answer", move = words.mark_letters_if_enabled(mv));
            (text, theme.accent)
        });
        let mut remarks: Vec<(String, Style)> = answer_remark
            .into_iter()
            .chain(move_remark)
            .chain(engine_remark.map(|text| (text, theme.text)))
            .chain(own_games_remark)
            .collect();
        if remarks.is_empty()
            || remarks.len() < 2
                && values_remark.0.width() <= game_board::remark_columns(available_area.width)
        {
            remarks.push(values_remark);
        }
        remarks
    }

    fn values_explanation(&self, row: Option<&OpeningRow>, look: DrawContext) -> String {
        let words = look.words;
        let Some(book) = &self.book else {
            return words.get("openings-no-book");
        };
        match row.and_then(|row| row.book_entry) {
            Some(entry) if entry.value.is_proven => {
                let message_id = match entry.value.lead.cmp(&HalfSeeds::ZERO) {
                    Ordering::Greater => "openings-proven-win",
                    Ordering::Equal => "openings-proven-draw",
                    Ordering::Less => "openings-proven-loss",
                };
                say!(
                    words,
                    message_id,
                    side = words.seat_name(self.position.to_move())
                )
            }
            Some(entry) => {
                let message_id = if entry.best_line_plies == 0 {
                    "openings-value-searched"
                } else {
                    "openings-values"
                };
                let node_count = book
                    .effort()
                    .search_nodes_per_position
                    .min(book.effort().search_nodes_at_end_of_full_plies);
                say!(
                    words,
                    message_id,
                    side = words.seat_name(self.viewer),
                    nodes = words.number(node_count.into())
                )
            }
            None => message_with_keys_and_values(
                "openings-beyond",
                &[("key", Command::Values)],
                &[],
                look,
            ),
        }
    }
}

impl AnalysisBoard {
    pub(super) fn toggle_book(&mut self, context: &mut AppContext) {
        let was_shown = self.book.is_some();
        self.book = (!was_shown)
            .then(|| self.new_book_panel(context))
            .flatten()
            .map(Box::new);
        self.panel = if self.book.is_some() {
            super::BoardPanel::BookOrReview
        } else {
            super::BoardPanel::EngineLines
        };
        if self.book.is_some() {
            self.update_repertoire_answer(context);
            self.record_help(context);
        }
    }

    /// Marks the board as opened for the book: Back leaves the board instead of closing the book.
    pub(crate) fn keep_book_open(&mut self) {
        self.was_opened_with_book = self.book.is_some();
    }

    /// Whether Back closes the book instead of leaving the board.
    pub(super) const fn back_closes_book(&self) -> bool {
        self.book.is_some() && !self.was_opened_with_book
    }

    /// The book panel of the current node. `None` in the game of matches, which has no book.
    fn new_book_panel(&self, context: &mut AppContext) -> Option<BookPanel> {
        let node = self.current_node();
        let viewer = context.sessions[self.session].viewing_side();
        let panel = BookPanel::new(node.position.as_awale()?, node.ply, context);
        Some(BookPanel { viewer, ..panel })
    }

    /// The last move, with the id of the variant, the position before the move and the moves up to
    /// that position. `None` if no move was played, or if the game did not begin at the usual start
    /// position.
    fn last_move_as_repertoire_answer(
        &self,
        context: &AppContext,
    ) -> Option<(AnyMove, [String; 3])> {
        let kind = &context.sessions[self.session].game.kind;
        let has_usual_start = self.tree.node(0).position == kind.start(Seat::South);
        let moves = self.path_moves();
        let (&mv, moves_before) = moves.split_last().filter(|_| has_usual_start)?;
        let position_text = self
            .tree
            .node(self.current_node().parent)
            .position
            .as_awale()?
            .to_string();
        let line_text = moves_before.iter().map(ToString::to_string).collect();
        Some((mv, [kind.id().to_owned(), position_text, line_text]))
    }

    /// Whether the last move can become the player's answer.
    pub(super) fn can_choose_repertoire_answer(&self, context: &AppContext) -> bool {
        self.book.is_some() && self.last_move_as_repertoire_answer(context).is_some()
    }

    /// Makes the last move the player's answer in the position before it. If it already is, removes
    /// the answer.
    pub(super) fn toggle_repertoire_answer(&mut self, context: &mut AppContext) {
        let Some((mv, [variant_id, position_text, line_text])) =
            self.last_move_as_repertoire_answer(context)
        else {
            return;
        };
        let previous_answer = context
            .learning_progress
            .chosen_answer(&variant_id, &position_text);
        let is_removed =
            previous_answer.is_some_and(|previous_answer| previous_answer.answer == mv.to_string());
        if previous_answer.is_none() && context.learning_progress.has_max_answers(&variant_id) {
            self.remark = Some(BoardRemark::RepertoireFull);
            return;
        }
        self.remark = Some(if is_removed {
            BoardRemark::RepertoireAnswerRemoved(mv)
        } else {
            BoardRemark::RepertoireAnswerChosen(mv)
        });
        let day = today(context);
        context.record_learning_progress(ProgressEvent::RepertoireAnswerChosen {
            variant: variant_id,
            position: position_text,
            moves_to_position: line_text,
            answer_letter: (!is_removed).then(|| mv.to_string()),
            day,
        });
    }

    /// Looks up the player's answer in the current position.
    pub(super) fn update_repertoire_answer(&mut self, context: &AppContext) {
        let Some(book) = &mut self.book else { return };
        let variant_id = context.sessions[self.session].game.kind.id();
        let chosen_answer = context
            .learning_progress
            .chosen_answer(variant_id, &book.position.to_string());
        let is_repertoire_answer = |row: &&OpeningRow| {
            chosen_answer.is_some_and(|chosen_answer| chosen_answer.answer == row.mv.to_string())
        };
        book.repertoire_answer = book
            .rows
            .iter()
            .find(is_repertoire_answer)
            .map(|row| row.mv);
    }

    /// Updates the panel after another node was chosen or the saved games have changed.
    pub(super) fn refresh_book(&mut self, context: &mut AppContext) {
        let Some(previous_panel) = &self.book else {
            return;
        };
        let panel = self
            .new_book_panel(context)
            .map(|page| page.keep_rows_from(previous_panel));
        self.book = panel.map(Box::new);
        self.update_repertoire_answer(context);
    }

    /// Replaces an unplayed start with the start of the next variant.
    pub(super) fn show_start_of_next_variant(&mut self, context: &mut AppContext) {
        let game = &context.sessions[self.session].game;
        let GameKind::Awale(variant) = &game.kind else {
            return;
        };
        let is_unchanged_start =
            self.tree.node(0).children.is_empty() && game.unusual_start().is_none();
        let variants = context.settings.variants();
        let variant_index = variants
            .iter()
            .position(|known| known == variant)
            .filter(|_| is_unchanged_start);
        let Some(next_variant) = variant_index
            .map(|variant_index| variants[(variant_index + 1) % variants.len()].clone())
        else {
            return;
        };
        let (mut game, had_book) = (game.clone(), self.book.is_some());
        game.kind = GameKind::Awale(next_variant);
        let start: AnyGame = game.kind.start(game.to_move());
        game.referee = Match::new(start);
        self.stop_search(context);
        *self = AnalysisBoard {
            was_opened_with_book: self.was_opened_with_book,
            ..AnalysisBoard::at_start_of_game(game, self.is_turned, context)
        };
        if had_book {
            self.toggle_book(context);
        }
    }
}

/// The number of games, of wins, draws and losses, and the points in percent. All are empty if
/// there are no such games.
fn game_cells(games: OwnGamesScore) -> [String; 5] {
    let Some(points_percent) = games.points_percent() else {
        return Default::default();
    };
    [
        games.game_count().to_string(),
        games.won.to_string(),
        games.drawn.to_string(),
        games.lost.to_string(),
        points_percent.to_string(),
    ]
}

/// Describes the book's value of a move. The difference to the best move is left out if one of the
/// two values is proven, because a proven win has no exact lead.
pub fn describe_move(row: &OpeningRow, panel: &BookPanel, words: &Words) -> String {
    let Some(value) = row.value() else {
        return String::new();
    };
    let is_decided = |value: BookValue| value.sort_key().0 != 0;
    let best_moves: Vec<String> = panel
        .rows
        .iter()
        .filter(|row| panel.is_best(row))
        .map(|row| words.mark_letters_if_enabled(row.mv))
        .collect();
    let best_value = panel.best_value();
    let message_id = match best_value {
        None => "openings-worth",
        Some(best_value) if panel.is_best(row) => {
            match (is_decided(best_value), best_moves.len() > 1) {
                (true, true) => "openings-best-several-proven",
                (true, false) => "openings-best-proven",
                (false, true) => "openings-best-several",
                (false, false) => "openings-best",
            }
        }
        Some(best_value) if best_value.is_proven || value.is_proven => "openings-worse",
        Some(_) => "openings-loses",
    };
    let loss_centiseeds =
        best_value.map_or(0, |best| best.lead.centiseeds() - value.lead.centiseeds());
    say!(words, message_id, move = words.mark_letters_if_enabled(row.mv), value = panel.lead_text(value, words), side = words.seat_name(panel.viewer), seeds = words.format_seeds_with_unit(loss_centiseeds), better = best_moves.first().cloned().unwrap_or_default(), moves = words.list_with_and(&best_moves))
}
