//! A tournament as a web page, with all games to replay. The page is one file and loads nothing.

use crate::{
    match_runner::forfeit_title,
    tournament::{InconsistentGame, TournamentGame, replay},
};
use awale_rules::PerSeat;
use awale_study::{
    catalogue::{GameKind, positions_with_final_stores},
    words::{Explain, Words, say},
};
use awale_words::text::{escape_hidden_and_line_ends, markup_escaped};
use serde_json::{Value as Json, json};

use awale_board::pictures::page;

use super::{
    report::TournamentReport,
    tables::{self, HalfPointFormat},
};

const PAGE_TEMPLATE: &str = include_str!("../../../../../assets/pages/tournament.html");

/// Returns the page of a tournament.
///
/// # Errors
/// If a saved game contains an illegal move.
pub(super) fn tournament_page(report: &TournamentReport) -> Result<String, String> {
    let TournamentReport {
        plan,
        words,
        standing,
        ..
    } = report;
    let games = report.games.iter().filter(|game| game.is_played());
    let games_json = games
        .map(|game| game_json(game, &plan.kind, words))
        .collect::<Result<Vec<_>, _>>()?;
    let [standing_table, cross_table, faults_table] = [
        tables::standing_table(plan, standing, HalfPointFormat::Fraction, words),
        tables::cross_table(plan, standing, HalfPointFormat::Fraction, words),
        tables::faults_table(plan, &report.games, words),
    ];
    let title = say!(words, "tournament-title", variant = plan.kind.id());
    let page_json = json!({
        "title": title,
        "intro": report.intro_lines(),
        "method": report.elo_method_text(),
        "cross-title": words.get("tournament-cross"),
        "fault-title": words.get("tournament-wrong"),
        "games-title": words.get("tournament-all-games"),
        "filter-label": words.get("tournament-filter"),
        "all": words.get("tournament-everyone"),
        "south": words.get("south"),
        "north": words.get("north"),
        "kind": page::kind_name(&plan.kind),
        "head": standing_table.headings,
        "rows": standing_table.rows,
        "cross": { "head": cross_table.headings, "rows": cross_table.rows },
        "order": standing.scores.iter().map(|score| score.player).collect::<Vec<_>>(),
        "faults": { "head": faults_table.headings, "rows": faults_table.rows },
        "players": plan.players.iter().map(|player| escape_hidden_and_line_ends(&player.name).into_owned()).collect::<Vec<_>>(),
        "games": games_json,
    });
    let template_values = [
        ("title", markup_escaped(&title)),
        ("data", page::json_for_script(&page_json)),
    ];
    Ok(page::fill_template(PAGE_TEMPLATE, &template_values, words))
}

/// Returns a game as data for the page.
fn game_json(game: &TournamentGame, kind: &GameKind, words: &Words) -> Result<Json, String> {
    let replayed_game = replay(kind, game).map_err(|error| {
        InconsistentGame {
            id: game.id,
            reason: error.into(),
        }
        .explain(words)
    })?;
    let score_text = match game.points {
        points if points > 0.75 => "1 – 0",
        points if points > 0.25 => "½ – ½",
        _ => "0 – 1",
    };
    let ending_text = if let Some(fault) = game
        .faults
        .iter()
        .find(|fault| Some(fault.seat) == game.forfeit)
    {
        forfeit_title(fault.seat, &fault.reason, words)
    } else {
        let result_text = words
            .result_text(&replayed_game, &PerSeat::default())
            .unwrap_or_default();
        format!(
            "{result_text} {}",
            words.why_game_ended(&replayed_game).unwrap_or_default()
        )
    };
    let faults_json = game
        .faults
        .iter()
        .map(|fault| json!([fault.ply, fault.reason]));
    Ok(json!({
        "id": game.id + 1,
        "s": game.south_player,
        "n": game.north_player,
        "r": score_text,
        "e": ending_text,
        "m": game.moves_text,
        "p": positions_with_final_stores(&replayed_game).iter().map(page::packed_position).collect::<Vec<_>>(),
        "x": faults_json.collect::<Vec<_>>(),
    }))
}
