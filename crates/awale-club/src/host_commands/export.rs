//! A tournament as text: its games, its tables as comma-separated values, and all tables as a page
//! to print.

use crate::{
    prelude::*,
    store::{Result, game_to_record},
    tournament_tables::{self, TableRows},
};

use awale_study::record::GameFormat as RecordFormat;
use awale_words::text::{csv_text, markup_escaped};

/// Returns a part of a tournament as the text of a file.
///
/// # Errors
/// If the games cannot be read.
pub async fn export_text(
    server: &Server,
    tournament: &ClubTournament,
    part: TournamentExport,
) -> Result<String> {
    let club_name = &server.settings.name;
    let words = Words::new(Language::English);
    Ok(match part {
        TournamentExport::PrintablePage => {
            let title = markup_escaped(&tournament.terms.title);
            let game_name = words.game_name(&tournament.terms.kind);
            let clock = tournament.terms.clock;
            let mut text = format!(
                "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{PAGE_STYLE}</style></head><body>\n<h1>{title}</h1>\n<p>{} &middot; {game_name} &middot; {clock}</p>\n",
                markup_escaped(club_name)
            );
            for what in [
                TournamentExport::Standings,
                TournamentExport::Pairings,
                TournamentExport::CrossTable,
            ] {
                let table = export_table(tournament, what, &words);
                let html_row = |tag: &str, row: &Vec<String>| {
                    format!(
                        "<tr>{}</tr>\n",
                        row.iter()
                            .map(|cell| format!("<{tag}>{}</{tag}>", markup_escaped(cell)))
                            .join("")
                    )
                };
                let rows: String = table[1..].iter().map(|row| html_row("td", row)).collect();
                // Writing to a string cannot fail.
                let _ = write!(
                    text,
                    "<h2>{}</h2>\n<table><thead>{}</thead><tbody>\n{rows}</tbody></table>\n",
                    words.get(tournament_tables::title_message_id(what)),
                    html_row("th", &table[0])
                );
            }
            text + "<p>" + &words.get("club-cross-about") + "</p>\n</body></html>\n"
        }
        TournamentExport::Games => {
            let id = tournament.id;
            let games = server
                .hub
                .run_query(move |store| store.games_of_tournament(id))
                .await?;
            let records = games.iter().filter(|game| game.is_over()).map(|game| {
                let mut record = game_to_record(game);
                let round_number = game.setup.tournament.map_or(0, |(_, round)| round + 1);
                record.header.title = Some(Label::from(tournament.terms.title.clone()));
                record.header.tags.extend(
                    [
                        ("Site", club_name.to_owned()),
                        ("Round", round_number.to_string()),
                    ]
                    .map(|(name, value)| (name.to_owned(), Label::from(value))),
                );
                record
            });
            records_text(&records.collect_vec())
        }
        table => csv_text(&export_table(tournament, table, &words)),
    })
}

/// Returns games in Oware Game Notation, and games of matches as TOML.
pub fn records_text(records: &[Record]) -> String {
    let ogn = |record| RecordFormat::Ogn.write(record);
    records
        .iter()
        .map(|record| ogn(record).unwrap_or_else(|_| record.to_toml()))
        .join("\n")
}

/// Returns the table of an exported part: the pairings or the cross table of all rounds, or the
/// standings.
fn export_table(tournament: &ClubTournament, part: TournamentExport, words: &Words) -> TableRows {
    match part {
        TournamentExport::Pairings => {
            // The pairs are sorted by round, because a correction can add a pair to an earlier
            // round.
            tournament_tables::pairings_table(
                tournament,
                &tournament
                    .pairs
                    .iter()
                    .sorted_by_key(|pair| pair.round)
                    .collect_vec(),
                words,
            )
        }
        TournamentExport::CrossTable => {
            tournament_tables::cross_table(tournament, 0..tournament.paired_round_count(), words)
        }
        _ => tournament_tables::standings_table(tournament, words),
    }
}

/// The style of the page: black on white, and no row is split between two sheets.
const PAGE_STYLE: &str = "body{font:11pt sans-serif;margin:2em;color:#000;background:#fff}\
    table{border-collapse:collapse;margin-bottom:1.5em}th,td{border:1px solid #999;padding:.2em .6em;\
    text-align:left}thead{display:table-header-group}tr{break-inside:avoid}h2{break-after:avoid}\
    @media print{body{margin:0}@page{margin:15mm}}";
