//! A tournament as text: its games, its tables as comma-separated values, and all tables as a page
//! to print.

use std::fmt::Write as _;

use awale_study::record::{GameFormat as RecordFormat, Record};
use awale_study::words::{Language, Words};
use awale_words::text::{Label, markup_escaped};

use crate::club::{LiveGame, TournamentExport, TournamentPlan};
use crate::server::Server;
use crate::store::{Error, game_to_record};
use crate::tables::{self, TextTable};

/// Returns a part of a tournament.
///
/// # Errors
/// If the games cannot be read.
pub async fn export_text(
    server: &Server,
    plan: &TournamentPlan,
    part: TournamentExport,
) -> Result<String, Error> {
    let club = &server.settings.name;
    let words = Words::new(Language::English);
    Ok(match part {
        TournamentExport::Page => page_with_tables(plan, club, &words),
        TournamentExport::Games => {
            let id = plan.id;
            let found = server
                .hub
                .run_query(move |store| store.games_of_tournament(id));
            finished_games_text(plan, &found.await?, club)
        }
        table => table_to_csv(&export_table(plan, table, &words)),
    })
}

/// Returns games in Oware Game Notation, and games of matches as TOML.
pub fn records_text(records: &[Record]) -> String {
    records
        .iter()
        .map(|record| {
            RecordFormat::Ogn
                .write(record)
                .unwrap_or_else(|_| record.to_toml())
        })
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns the finished games of a tournament. `club` is the name of the club.
fn finished_games_text(plan: &TournamentPlan, games: &[LiveGame], club: &str) -> String {
    let records = games.iter().filter(|game| game.is_over()).map(|game| {
        let mut record = game_to_record(game);
        let round = game.setup.tournament.map_or(0, |(_, round)| round + 1);
        record.header.title = Some(Label::from(plan.terms.title.clone()));
        let tags = [("Site", club.to_owned()), ("Round", round.to_string())];
        let tags = tags.map(|(name, value)| (name.to_owned(), Label::from(value)));
        record.header.tags.extend(tags);
        record
    });
    records_text(&records.collect::<Vec<_>>())
}

/// Returns a table with all rounds.
fn export_table(plan: &TournamentPlan, part: TournamentExport, words: &Words) -> TextTable {
    match part {
        TournamentExport::Pairings => {
            let mut pairs: Vec<_> = plan.pairs.iter().collect();
            // The pairs are sorted by round, because a correction can add a pair to an earlier
            // round.
            pairs.sort_by_key(|pair| pair.round);
            tables::pairings_table(plan, &pairs, words)
        }
        TournamentExport::CrossTable => {
            tables::cross_table(plan, 0..plan.paired_round_count(), words)
        }
        _ => tables::standings_table(plan, words),
    }
}

/// Returns the standings of a tournament as comma-separated values.
pub(crate) fn standings_csv(plan: &TournamentPlan) -> String {
    let words = Words::new(Language::English);
    table_to_csv(&tables::standings_table(plan, &words))
}

/// Formats a table as comma-separated values.
fn table_to_csv(table: &TextTable) -> String {
    let cell = |text: &String| {
        // A spreadsheet would run a cell that begins with one of these characters as a formula.
        let formula_guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
            "'"
        } else {
            ""
        };
        let text = format!("{formula_guard}{text}");
        if text.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text
        }
    };
    table
        .iter()
        .map(|row| row.iter().map(cell).collect::<Vec<_>>().join(",") + "\n")
        .collect()
}

/// The style of the page: black on white, and no row is split between two sheets.
const PAGE_STYLE: &str = "body{font:11pt sans-serif;margin:2em;color:#000;background:#fff}\
    table{border-collapse:collapse;margin-bottom:1.5em}th,td{border:1px solid #999;padding:.2em .6em;\
    text-align:left}thead{display:table-header-group}tr{break-inside:avoid}h2{break-after:avoid}\
    @media print{body{margin:0}@page{margin:15mm}}";

/// Makes a page with all tables, for a browser or a printer. It needs no other files.
fn page_with_tables(plan: &TournamentPlan, club: &str, words: &Words) -> String {
    let title = markup_escaped(&plan.terms.title);
    let kind = words.game_name(&plan.terms.kind);
    let clock = plan.terms.clock;
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{PAGE_STYLE}</style></head><body>\n<h1>{title}</h1>\n<p>{} &middot; {kind} &middot; {clock}</p>\n",
        markup_escaped(club)
    );
    for what in [
        TournamentExport::Standings,
        TournamentExport::Pairings,
        TournamentExport::CrossTable,
    ] {
        let table = export_table(plan, what, words);
        let line = |tag: &str, row: &Vec<String>| {
            let cells = row
                .iter()
                .map(|cell| format!("<{tag}>{}</{tag}>", markup_escaped(cell)));
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = table[1..].iter().map(|row| line("td", row)).collect();
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "<h2>{}</h2>\n<table><thead>{}</thead><tbody>\n{rows}</tbody></table>\n",
            words.get(tables::title_id(what)),
            line("th", &table[0])
        );
    }
    text + "<p>" + &words.get("club-cross-about") + "</p>\n</body></html>\n"
}
