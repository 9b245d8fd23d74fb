//! The table of a tournament while it runs, drawn over and over on a terminal, and its file, written every few seconds.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use unicode_width::UnicodeWidthChar;

use crate::i18n::{Explain, Words};
use crate::text::escaped_line;
use crate::tournament::{FaultRecord, Follower, PlayedGames, Standing, StoredTournament, TournamentPlan};

use super::super::columns::{Column, Columns};
use super::super::output;
use super::tables;

/// How often the table is drawn at most.
const DRAWN_EVERY: Duration = Duration::from_millis(250);
/// How often the file is written at most. A program that is killed loses the games since.
const WRITTEN_EVERY: Duration = Duration::from_secs(2);
/// Columns of the standing that are shown: rank, name, games, points, per cent, forfeits.
const SHOWN: [usize; 6] = [0, 1, 2, 6, 7, 12];

/// The table that is drawn.
pub(super) struct Live<'a> {
    plan: &'a TournamentPlan,
    words: &'a Words,
    file: Option<PathBuf>,
    state: Mutex<Drawn>,
}

#[derive(Default)]
struct Drawn {
    at: Option<Instant>,
    written: Option<Instant>,
    /// Lines that stand on the terminal.
    lines: usize,
    has_failed: bool,
    has_ended: bool,
}

impl Live<'_> {
    pub(super) fn new<'a>(plan: &'a TournamentPlan, words: &'a Words, file: Option<PathBuf>) -> Live<'a> {
        Live { plan, words, file, state: Mutex::default() }
    }

    /// Takes the table away; nothing is drawn any more.
    pub(super) fn end(&self) {
        let mut drawn = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        drawn.clear();
        drawn.has_ended = true;
    }

    fn table(&self, progress: &PlayedGames) -> Vec<String> {
        let games: Vec<_> = progress.games().cloned().collect();
        let cells = tables::standing(self.plan, &Standing::of(self.plan, &games), self.words);
        let chosen = |row: &Vec<String>| SHOWN.map(|place| escaped_line(&row[place]).into_owned()).to_vec();
        let rows: Vec<Vec<String>> = [&cells.head].into_iter().chain(&cells.rows).map(chosen).collect();
        let right = |place| if place == 1 { Column::Left(0) } else { Column::Right(0) };
        let columns = Columns::new(2, (0..SHOWN.len()).map(right)).fitting(rows.iter().map(|row| &row[..]));
        let (width, height) = crossterm::terminal::size().unwrap_or((80, 24));
        let all = self.plan.expected_games().max(games.len());
        let done = format!("{} / {all}", games.len());
        let lines = rows.iter().map(|row| columns.line(row)).take(usize::from(height).saturating_sub(3));
        lines.chain([done]).map(|line| cut(&line, usize::from(width))).collect()
    }
}

impl Drawn {
    fn clear(&mut self) {
        if self.lines > 0 {
            output::draw(&format!("\x1b[{}F\x1b[J", self.lines));
        }
        self.lines = 0;
    }
}

impl Follower for Live<'_> {
    fn played(&self, progress: &PlayedGames) {
        let mut drawn = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = |last: Option<Instant>, every| last.is_none_or(|last| last.elapsed() >= every);
        if drawn.has_ended {
            return;
        }
        if let Some(file) = &self.file
            && is_due(drawn.written, WRITTEN_EVERY)
        {
            let written = StoredTournament::of(self.plan, progress).write(file);
            if let (Err(error), false) = (written, drawn.has_failed) {
                drawn.has_failed = true;
                drawn.clear();
                output::tell(format_args!("awale: {}", error.explain(self.words)));
            }
            drawn.written = Some(Instant::now());
        }
        if output::is_drawn() && is_due(drawn.at, DRAWN_EVERY) {
            let table = self.table(progress);
            drawn.clear();
            output::draw(&format!("{}\n", table.join("\n")));
            drawn.lines = table.len();
            drawn.at = Some(Instant::now());
        }
    }

    fn first_fault(&self, player: usize, game: usize, fault: &FaultRecord) {
        let values = [
            ("player", self.plan.players[player].name.as_str().into()),
            ("game", (game + 1).into()),
            ("reason", fault.reason.as_str().into()),
        ];
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clear();
        output::tell(format_args!("awale: {}", self.words.with("tournament-told-fault", &values)));
    }
}

/// The beginning of a line, as wide as a terminal.
fn cut(line: &str, width: usize) -> String {
    let mut used = 0;
    let fits = |letter: &char| {
        used += letter.width().unwrap_or(0);
        used <= width
    };
    line.chars().take_while(fits).collect()
}
