//! Draws the table of a running tournament on a terminal, and saves the tournament every few
//! seconds.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use crate::tournament::{
    FaultRecord, PlayedGames, Standing, StoredTournament, TournamentGame, TournamentObserver,
    TournamentPlan,
};
use awale_words::text::escape_hidden_and_line_ends;
use parking_lot::Mutex;
use unicode_width::UnicodeWidthChar;

use awale_study::words::{Explain, Words, say};

use super::tables::{self, HalfPointFormat};
use awale_cli::{
    output,
    table_layout::{ColumnLayout, TableLayout},
};

/// Minimum time between two drawings of the table.
const MIN_REDRAW_INTERVAL: Duration = Duration::from_millis(250);
/// Minimum time between two saves. A program that is killed loses the games since the last save.
const MIN_SAVE_INTERVAL: Duration = Duration::from_secs(2);
/// After a drawing or a save, pause for this many times its duration, because both take long in a
/// large tournament.
const PAUSE_TIME_PER_WORK_TIME: u32 = 20;
/// Columns of the standing on the terminal: rank, name, games, points, percent, forfeits.
const SHOWN_STANDING_COLUMNS: [usize; 6] = [0, 1, 2, 6, 7, 13];

/// Draws the table of a running tournament on the terminal, and saves the tournament's file.
pub(super) struct LiveTable<'a> {
    plan: &'a TournamentPlan,
    words: &'a Words,
    state_file: Option<PathBuf>,
    drawing_state: Mutex<LiveTableState>,
}

#[derive(Default)]
struct LiveTableState {
    /// The time at which the table is drawn next; `None` for immediately.
    next_draw_time: Option<Instant>,
    /// The time at which the file is saved next; `None` for immediately.
    next_save_time: Option<Instant>,
    /// Number of lines of the table on the terminal.
    drawn_line_count: usize,
    has_save_failed: bool,
    is_drawing_stopped: bool,
}

impl LiveTable<'_> {
    pub(super) fn new<'a>(
        plan: &'a TournamentPlan,
        words: &'a Words,
        state_file: Option<PathBuf>,
    ) -> LiveTable<'a> {
        LiveTable {
            plan,
            words,
            state_file,
            drawing_state: Mutex::default(),
        }
    }

    /// Removes the table and stops drawing.
    pub(super) fn clear_table_and_stop_drawing(&self) {
        let mut drawing_state = self.drawing_state.lock();
        drawing_state.clear_table();
        drawing_state.is_drawing_stopped = true;
    }

    fn table_lines(&self, played_games: &PlayedGames) -> Vec<String> {
        let games: Vec<&TournamentGame> = played_games.games().collect();
        let standing_table = tables::standing_table(
            self.plan,
            &Standing::from_games(self.plan, &games),
            HalfPointFormat::Fraction,
            self.words,
        );
        let shown_cells = |row: &Vec<String>| {
            SHOWN_STANDING_COLUMNS
                .map(|place| escape_hidden_and_line_ends(&row[place]).into_owned())
                .to_vec()
        };
        let rows: Vec<Vec<String>> = [&standing_table.headings]
            .into_iter()
            .chain(&standing_table.rows)
            .map(shown_cells)
            .collect();
        let column_with_alignment = |place| {
            if place == 1 {
                ColumnLayout::LeftAligned(0)
            } else {
                ColumnLayout::RightAligned(0)
            }
        };
        let columns = TableLayout::new(
            2,
            (0..SHOWN_STANDING_COLUMNS.len()).map(column_with_alignment),
        )
        .widened_to_fit(rows.iter().map(|row| &row[..]));
        let (width, height) = crossterm::terminal::size().unwrap_or((80, 24));
        let all_game_count = self.plan.expected_game_count().max(games.len());
        let done_text = format!("{} / {all_game_count}", games.len());
        let lines = rows
            .iter()
            .map(|row| columns.format_row(row))
            .take(usize::from(height).saturating_sub(3));
        lines
            .chain([done_text])
            .map(|line| truncate_line(&line, usize::from(width)))
            .collect()
    }
}

impl LiveTableState {
    fn clear_table(&mut self) {
        if self.drawn_line_count > 0 {
            output::draw_on_stderr(&format!("\x1b[{}F\x1b[J", self.drawn_line_count));
        }
        self.drawn_line_count = 0;
    }
}

impl TournamentObserver for LiveTable<'_> {
    fn on_game_played(&self, get_games: &dyn Fn() -> PlayedGames) {
        let Some(mut drawing_state) = self.drawing_state.try_lock() else {
            // Another thread is already drawing the table.
            return;
        };
        let is_due = |again: Option<Instant>| again.is_none_or(|again| Instant::now() >= again);
        let file_to_save = self
            .state_file
            .as_ref()
            .filter(|_| is_due(drawing_state.next_save_time));
        let should_draw = output::can_redraw_stderr() && is_due(drawing_state.next_draw_time);
        if drawing_state.is_drawing_stopped || file_to_save.is_none() && !should_draw {
            return;
        }
        let played_games = get_games();
        if let Some(file) = file_to_save {
            let start_time = Instant::now();
            let save_result = StoredTournament::from_progress(self.plan, &played_games).write(file);
            if let (Err(error), false) = (save_result, drawing_state.has_save_failed) {
                drawing_state.has_save_failed = true;
                drawing_state.clear_table();
                output::eprint_message(error.explain(self.words));
            }
            drawing_state.next_save_time = Some(next_run_time(start_time, MIN_SAVE_INTERVAL));
        }
        if should_draw {
            let start_time = Instant::now();
            let table_lines = self.table_lines(&played_games);
            drawing_state.clear_table();
            output::draw_on_stderr(&format!("{}\n", table_lines.join("\n")));
            drawing_state.drawn_line_count = table_lines.len();
            drawing_state.next_draw_time = Some(next_run_time(start_time, MIN_REDRAW_INTERVAL));
        }
    }

    fn on_first_fault(&self, player: usize, game_id: usize, fault: &FaultRecord) {
        self.drawing_state.lock().clear_table();
        output::eprint_message(say!(
            self.words,
            "tournament-told-fault",
            player = self.plan.players[player].name.as_str(),
            game = game_id + 1,
            reason = fault.reason.as_str()
        ));
    }
}

/// Returns the earliest time at which work that began at `start_time` and ends now may be done
/// again.
fn next_run_time(start_time: Instant, min_interval: Duration) -> Instant {
    Instant::now() + min_interval.max(start_time.elapsed() * PAUSE_TIME_PER_WORK_TIME)
}

/// Shortens a line to `width` columns of the terminal.
fn truncate_line(line: &str, width: usize) -> String {
    let mut used_width = 0;
    let fits_in_width = |letter: &char| {
        used_width += letter.width().unwrap_or(0);
        used_width <= width
    };
    line.chars().take_while(fits_in_width).collect()
}
