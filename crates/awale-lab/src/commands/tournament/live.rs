//! The table of a tournament while it runs, drawn over and over on a terminal, and its file,
//! written every few seconds.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError, TryLockError};
use std::time::{Duration, Instant};

use crate::tournament::{
    FaultRecord, Follower, PlayedGames, Standing, StoredTournament, TournamentGame, TournamentPlan,
};
use awale_words::text::escaped_line;
use unicode_width::UnicodeWidthChar;

use awale_study::words::{Explain, Words};

use super::tables::{self, Halves};
use awale_cli::columns::{Column, Columns};
use awale_cli::output;

/// How often the table is drawn at most.
const DRAWN_EVERY: Duration = Duration::from_millis(250);
/// How often the file is written at most. A program that is killed loses the games since.
const WRITTEN_EVERY: Duration = Duration::from_secs(2);
/// Both rest this many times as long as they take: of a large tournament neither is done at once.
const REST: u32 = 20;
/// Columns of the standing that are shown: rank, name, games, points, per cent, forfeits.
const SHOWN: [usize; 6] = [0, 1, 2, 6, 7, 13];

/// The table that is drawn.
pub(super) struct Live<'a> {
    plan: &'a TournamentPlan,
    words: &'a Words,
    file: Option<PathBuf>,
    state: Mutex<Drawn>,
}

#[derive(Default)]
struct Drawn {
    /// When the table is drawn, and the file written, again; `None`: at once.
    next_table: Option<Instant>,
    next_file: Option<Instant>,
    /// Lines that stand on the terminal.
    lines: usize,
    has_failed: bool,
    has_ended: bool,
}

impl Live<'_> {
    pub(super) fn new<'a>(
        plan: &'a TournamentPlan,
        words: &'a Words,
        file: Option<PathBuf>,
    ) -> Live<'a> {
        Live {
            plan,
            words,
            file,
            state: Mutex::default(),
        }
    }

    /// Removes the table and stops drawing.
    pub(super) fn end(&self) {
        let mut drawn = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        drawn.clear();
        drawn.has_ended = true;
    }

    fn table(&self, progress: &PlayedGames) -> Vec<String> {
        let games: Vec<&TournamentGame> = progress.games().collect();
        let cells = tables::standing(
            self.plan,
            &Standing::of(self.plan, &games),
            Halves::Sign,
            self.words,
        );
        let chosen = |row: &Vec<String>| {
            SHOWN
                .map(|place| escaped_line(&row[place]).into_owned())
                .to_vec()
        };
        let rows: Vec<Vec<String>> = [&cells.head]
            .into_iter()
            .chain(&cells.rows)
            .map(chosen)
            .collect();
        let right = |place| {
            if place == 1 {
                Column::Left(0)
            } else {
                Column::Right(0)
            }
        };
        let columns =
            Columns::new(2, (0..SHOWN.len()).map(right)).fitting(rows.iter().map(|row| &row[..]));
        let (width, height) = crossterm::terminal::size().unwrap_or((80, 24));
        let all = self.plan.expected_games().max(games.len());
        let done = format!("{} / {all}", games.len());
        let lines = rows
            .iter()
            .map(|row| columns.line(row))
            .take(usize::from(height).saturating_sub(3));
        lines
            .chain([done])
            .map(|line| cut(&line, usize::from(width)))
            .collect()
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
    fn played(&self, games: &dyn Fn() -> PlayedGames) {
        let mut drawn = match self.state.try_lock() {
            Ok(drawn) => drawn,
            Err(TryLockError::Poisoned(drawn)) => drawn.into_inner(),
            // Another thread does it.
            Err(TryLockError::WouldBlock) => return,
        };
        let is_due = |again: Option<Instant>| again.is_none_or(|again| Instant::now() >= again);
        let writes = self.file.as_ref().filter(|_| is_due(drawn.next_file));
        let draws = output::is_drawn() && is_due(drawn.next_table);
        if drawn.has_ended || writes.is_none() && !draws {
            return;
        }
        let progress = games();
        if let Some(file) = writes {
            let begun = Instant::now();
            let written = StoredTournament::of(self.plan, &progress).write(file);
            if let (Err(error), false) = (written, drawn.has_failed) {
                drawn.has_failed = true;
                drawn.clear();
                output::eprint_line(format_args!("awale: {}", error.explain(self.words)));
            }
            drawn.next_file = Some(after_rest(begun, WRITTEN_EVERY));
        }
        if draws {
            let begun = Instant::now();
            let table = self.table(&progress);
            drawn.clear();
            output::draw(&format!("{}\n", table.join("\n")));
            drawn.lines = table.len();
            drawn.next_table = Some(after_rest(begun, DRAWN_EVERY));
        }
    }

    fn first_fault(&self, player: usize, game: usize, fault: &FaultRecord) {
        let values = [
            ("player", self.plan.players[player].name.as_str().into()),
            ("game", (game + 1).into()),
            ("reason", fault.reason.as_str().into()),
        ];
        self.state
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
        output::eprint_line(format_args!(
            "awale: {}",
            self.words.with("tournament-told-fault", &values)
        ));
    }
}

/// When what was begun then is done again.
fn after_rest(begun: Instant, every: Duration) -> Instant {
    Instant::now() + every.max(begun.elapsed() * REST)
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
