//! What each move gave away, by the usual analysis: one line of text for each game.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use awale_engine::Stop;

use awale::rating::DEPTH;
use awale::study::{Effort, Student};

use crate::Result;
use crate::play::{self, replayed};

/// A judged game: the number in the file of games, and cost and stake of each move.
pub struct Judged {
    pub number: usize,
    pub moves: Vec<(u16, u16)>,
}

/// Judges the first `count` games of the file.
pub fn judge(count: usize, games: &Path, file: &Path) -> Result<()> {
    let done = fs::read_to_string(file).map_or(0, |text| text.lines().count());
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    let mut student = Student::new(1);
    for (number, game) in play::read(games)?.iter().enumerate().take(count).skip(done) {
        let (past, played) = replayed(game);
        let effort = Effort { depth: DEPTH, time: None };
        let analysis = student.review(&past, &played, effort, &Stop::new()).ok_or("it was stopped")?;
        let moves: Vec<String> = analysis.moves.iter().map(|one| format!("{}/{}", one.cost, one.stake)).collect();
        writeln!(out, "{number} {}", moves.join(" "))?;
    }
    Ok(())
}

/// The judged games of a file.
pub fn read(file: &Path) -> Result<Vec<Judged>> {
    let text = fs::read_to_string(file)?;
    let one = |line: &str| {
        let mut words = line.split(' ');
        let number = words.next()?.parse().ok()?;
        let moves = words.filter(|word| !word.is_empty()).map(|word| {
            let (cost, stake) = word.split_once('/')?;
            Some((cost.parse().ok()?, stake.parse().ok()?))
        });
        Some(Judged { number, moves: moves.collect::<Option<_>>()? })
    };
    text.lines().map(|line| one(line).ok_or_else(|| format!("{}: {line}", file.display()).into())).collect()
}
