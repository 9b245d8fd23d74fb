//! `awale results`: what was won, drawn and lost, as a table.

use std::io::Write;

use crate::i18n::Words;
use crate::record::Record;
use crate::shell::storage::Games;
use crate::study::results::{Group, Opponent, Results, ScoreHistory};

use super::columns::{Column, Columns};
use super::{CommandResult, Context, output};

/// Columns of the numbers.
const NUMBER: usize = 8;

pub(super) fn run(context: &Context) -> CommandResult {
    let words = &context.words;
    let shelf = Games::new(context.folders.games()).list()?;
    let records: Vec<Record> = shelf.0.into_iter().filter_map(|game| game.record.ok()).collect();
    let results = Results::of(records.iter());
    let mut out = output::out();
    if results.is_empty() {
        writeln!(out, "{}", words.get("results-none"))?;
        return Ok(());
    }
    let mut rows = Vec::new();
    if !results.alone.is_empty() {
        rows.push((words.get("results-total"), &results.total));
    }
    for group in &results.alone {
        add(&mut rows, words.game_name(&group.kind), group, words);
    }
    for group in &results.together {
        let title = words.with("results-together", &[("game", words.game_name(&group.kind).into())]);
        add(&mut rows, title, group, words);
    }
    let heads = ["results-played", "results-won", "results-drawn", "results-lost", "results-percent"];
    let heads = [String::new()].into_iter().chain(heads.map(|id| words.get(id))).collect();
    let rows = rows.into_iter().map(|(name, score)| [name].into_iter().chain(words.figures(score)).collect());
    let rows: Vec<Vec<String>> = [heads].into_iter().chain(rows).collect();
    let columns = [Column::Left(0)].into_iter().chain([Column::Right(NUMBER); 5]);
    let columns = Columns::new(2, columns).fitting(rows.iter().map(|row| &row[..1]));
    for row in &rows {
        writeln!(out, "{}", columns.line(row))?;
    }
    Ok(())
}

fn add<'a>(rows: &mut Vec<(String, &'a ScoreHistory)>, title: String, group: &'a Group, words: &Words) {
    rows.push((title, &group.score));
    rows.extend(group.lines.iter().map(|line| (format!("  {}", opponent(&line.opponent, words)), &line.score)));
}

fn opponent(opponent: &Opponent, words: &Words) -> String {
    match opponent {
        Opponent::Computer(spec) => words.player(spec),
        Opponent::Humans(names) => words.pair(names),
    }
}
