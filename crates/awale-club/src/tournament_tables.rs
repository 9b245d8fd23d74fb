//! The tables of a tournament, for screens and exports.

use crate::prelude::*;
use std::ops::Range;

/// Rows of cells. The first row has the heads of the columns.
pub type TableRows = Vec<Vec<String>>;

/// Returns the message id of the title of an exported part.
pub const fn title_message_id(exported_part: TournamentExport) -> &'static str {
    match exported_part {
        TournamentExport::PrintablePage => "club-export-page",
        TournamentExport::Games => "club-export-games",
        TournamentExport::Standings => "club-tab-standings",
        TournamentExport::Pairings => "club-tab-pairings",
        TournamentExport::CrossTable => "club-tab-cross",
    }
}

/// Formats the points of South and North, given in half points, for example `1 - 0`.
pub fn result_text((one, other): (u32, u32), words: &Words) -> String {
    let [south_points, north_points] =
        [one, other].map(|halves| words.half_points_text(halves as usize));
    format!("{south_points} - {north_points}")
}

/// Returns the table of standings: for each player in order of rank, the rank, name, points,
/// tie-break, number of games and state.
pub fn standings_table(tournament: &ClubTournament, words: &Words) -> TableRows {
    let standings_row = |(rank, entrant): (u32, &TournamentEntrant)| {
        let person_id = entrant.person.id;
        vec![
            rank.to_string(),
            entrant.person.name.to_string(),
            words.half_points_text(tournament.half_points_of(person_id) as usize),
            words.half_points_text(tournament.tie_break_half_points_of(person_id) as usize),
            tournament
                .half_points_and_opponents_of(person_id)
                .filter(|(_, other)| other.is_some())
                .count()
                .to_string(),
            match (entrant.is_withdrawn, entrant.is_ready) {
                (true, _) => words.get("club-withdrawn"),
                (false, true) => words.get("club-ready"),
                (false, false) => String::new(),
            },
        ]
    };
    chain!(
        [vec![
            "#".to_owned(),
            words.get("club-head-player"),
            words.get("club-head-points"),
            words.get("club-head-tie"),
            words.get("club-head-games"),
            String::new(),
        ]],
        (1..).zip(tournament.players_by_rank()).map(standings_row)
    )
    .collect()
}

/// Returns a table of pairs with the columns South, North, result and round.
pub fn pairings_table(
    tournament: &ClubTournament,
    pairs: &[&TournamentPair],
    words: &Words,
) -> TableRows {
    let pairing_row = |pair: &&TournamentPair| {
        let (south, north) = pair.players;
        vec![
            tournament.name_of(south).to_owned(),
            north
                .map_or("", |north| tournament.name_of(north))
                .to_owned(),
            match (north, pair.points) {
                (None, _) => words.get("club-sits-out"),
                (Some(_), None) => words.get("club-plays"),
                (Some(_), Some(points)) => result_text(points, words),
            },
            (pair.round + 1).to_string(),
        ]
    };
    chain!(
        [vec![
            words.seat_name(Seat::South),
            words.seat_name(Seat::North),
            words.get("club-head-result"),
            words.get("club-head-round"),
        ]],
        pairs.iter().map(pairing_row)
    )
    .collect()
}

/// Returns the cross table of some rounds: for each player by rank, the rank, name, rounds and
/// points. In a round, `12+` is a win against the player of rank 12, `12=` a draw, `12-` no points,
/// `12` an unfinished game, and `b` for the rank means that the player sat out.
pub fn cross_table(tournament: &ClubTournament, rounds: Range<u32>, words: &Words) -> TableRows {
    let players_by_rank = tournament.players_by_rank();
    let round_cell = |entrant: &TournamentEntrant, round: u32| {
        let Some((opponent, points)) = tournament.round_of(entrant.person.id, round) else {
            return String::new();
        };
        let opponent_rank_index = players_by_rank
            .iter()
            .position(|there| Some(there.person.id) == opponent);
        opponent_rank_index.map_or_else(
            || "b".to_owned(),
            |opponent_rank_index| (opponent_rank_index + 1).to_string(),
        ) + match points {
            None => "",
            Some((own, others)) if own > others => "+",
            Some((1.., _)) => "=",
            Some(_) => "-",
        }
    };
    let cross_table_row = |(place, entrant): (usize, &&TournamentEntrant)| {
        let mut cells = vec![(place + 1).to_string(), entrant.person.name.to_string()];
        cells.extend(rounds.clone().map(|round| round_cell(entrant, round)));
        cells.push(words.half_points_text(tournament.half_points_of(entrant.person.id) as usize));
        cells
    };
    let mut headings = vec!["#".to_owned(), words.get("club-head-player")];
    headings.extend(rounds.clone().map(|round| (round + 1).to_string()));
    headings.push(words.get("club-head-points"));
    [headings]
        .into_iter()
        .chain(players_by_rank.iter().enumerate().map(cross_table_row))
        .collect()
}
