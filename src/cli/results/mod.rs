//! `awale results`: prints wins, draws and losses as a table, or everything that *Progress* shows
//! as JSON.

mod json;

use std::io::{self, Write};

use awale_files::{self as files, MAX_SETTINGS_BYTES};
use awale_study::{
    insights::{Insights, motif_scores},
    progress::{self, Progress},
    rating,
    record::Record,
    study::results::{CountedGames, GameKindResults, PlayerResults, ScoreHistory},
};
use json::ResultsJson;

use crate::{
    keys::KeyLabel,
    shell::storage::GamesFolder,
    words::{Explain, Words, say},
};

use super::{
    CommandContext, CommandResult, output,
    table_layout::{ColumnLayout, TableLayout},
};

/// The width of a column of numbers.
const NUMBER_COLUMN_WIDTH: usize = 8;

pub(super) fn run_results(
    context: &CommandContext,
    prints_json: bool,
    counted_games: CountedGames,
) -> CommandResult {
    let words = &context.words;
    let games = GamesFolder::new(context.folders.games_folder()).list_all_games()?;
    let records: Vec<Record> = games.into_records();
    let results = PlayerResults::from_records(records.iter(), counted_games);
    let mut out = output::standard_output();
    if prints_json {
        let (insights, ratings_after_games) = (
            Insights::from_records(records.iter(), counted_games),
            rating::ratings_after_games(records.iter()),
        );
        let themes = motif_scores(&read_learning_progress(context), &context.variants);
        let results_json = ResultsJson {
            results: &results,
            ratings_after_games: &ratings_after_games,
            insights: &insights,
            themes: &themes,
        };
        writeln!(
            out,
            "{}",
            output::escaped_json_for_output(&format!("{:#}", results_json.to_json()))
        )?;
        return Ok(());
    }
    if results.is_empty() {
        let no_results_message = words.get("results-none");
        writeln!(
            out,
            "{}",
            output::wrap_text(&no_results_message, output::max_line_columns())
        )?;
        return Ok(());
    }
    let left_out_game_count = match counted_games {
        CountedGames::AllGames => 0,
        CountedGames::GamesWithoutHelp => results.total_against_computers.results_with_help.len(),
    };
    let mut names_and_histories = Vec::new();
    if !results.results_against_computers.is_empty() {
        names_and_histories.push((words.get("results-total"), &results.total_against_computers));
    }
    for group in &results.results_against_computers {
        add_group(
            &mut names_and_histories,
            words.game_name(&group.kind),
            group,
            words,
        );
    }
    for group in &results.results_between_humans {
        let title = say!(
            words,
            "results-together",
            game = words.game_name(&group.kind)
        );
        add_group(&mut names_and_histories, title, group, words);
    }
    let heading_message_ids = [
        "results-played",
        "results-won",
        "results-drawn",
        "results-lost",
        "results-percent",
    ];
    let headings = [String::new()]
        .into_iter()
        .chain(heading_message_ids.map(|id| words.get(id)))
        .collect();
    let row_cells = names_and_histories.into_iter().flat_map(|(name, score)| {
        let indent = " ".repeat(name.chars().take_while(|&letter| letter == ' ').count() + 2);
        let helped_history = ScoreHistory {
            counted_results: score.results_with_help.clone(),
            ..ScoreHistory::default()
        };
        let helped_row = (!score.results_with_help.is_empty()).then(|| {
            let indented_label = format!(
                "{indent}{}",
                words.get(KeyLabel::IncludeGamesWithHelp.message_id())
            );
            [indented_label]
                .into_iter()
                .chain(words.score_table_cells(&helped_history))
                .collect()
        });
        let main_row = [name]
            .into_iter()
            .chain(words.score_table_cells(score))
            .collect();
        [Some(main_row), helped_row].into_iter().flatten()
    });
    let table_rows: Vec<Vec<String>> = [headings].into_iter().chain(row_cells).collect();
    let columns = [ColumnLayout::LeftAligned(0)]
        .into_iter()
        .chain([ColumnLayout::RightAligned(NUMBER_COLUMN_WIDTH); 5]);
    let columns =
        TableLayout::new(2, columns).widened_to_fit(table_rows.iter().map(|row| &row[..1]));
    for row in &table_rows {
        writeln!(out, "{}", columns.format_row(row))?;
    }
    let helped_games_note = words.helped_and_unfinished_games(&results.total_against_computers);
    let left_out_games_note = (left_out_game_count > 0)
        .then(|| say!(words, "results-helped-option", games = left_out_game_count));
    let notes = [
        Some(helped_games_note).filter(|helped_games_note| !helped_games_note.is_empty()),
        left_out_games_note,
    ];
    for (number, note) in notes.into_iter().flatten().enumerate() {
        let gap = if number == 0 { "\n" } else { "" };
        writeln!(
            out,
            "{gap}{}",
            output::wrap_text(&note, output::max_line_columns())
        )?;
    }
    Ok(())
}

/// The player's progress in lessons and puzzles. A damaged file is reported and left as it is: the
/// results of the games do not depend on it.
fn read_learning_progress(context: &CommandContext) -> Progress {
    let (words, path) = (&context.words, context.folders.progress_file());
    let problem_text = match files::read_text(&path, MAX_SETTINGS_BYTES) {
        Ok(text) => match Progress::parse(&text) {
            Ok(progress) => return progress,
            Err(progress::ProgressFileError::UnsupportedVersion(_)) => {
                say!(words, "progress-later", file = path.display().to_string())
            }
            Err(progress::ProgressFileError::InvalidContent(what)) => {
                words.labeled(path.display(), what)
            }
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Progress::default(),
        Err(error) => words.labeled(path.display(), error.explain(words)),
    };
    output::eprint_line(say!(
        words,
        "error-progress-file-failed",
        what = problem_text
    ));
    Progress::default()
}

fn add_group<'a>(
    names_and_histories: &mut Vec<(String, &'a ScoreHistory)>,
    title: String,
    group: &'a GameKindResults,
    words: &Words,
) {
    names_and_histories.push((title, &group.score));
    names_and_histories.extend(group.opponent_scores.iter().map(|line| {
        let name = words.result_opponent_name(&line.opponent, |spec| words.player_text(&spec));
        (format!("  {name}"), &line.score)
    }));
}
