//! The tables of a tournament as cells, for all output formats.

use crate::tournament::{PlayerScore, Standing, TournamentGame, TournamentPlan};

use awale_study::words::{Words, say};

/// The contents of a table's cells.
#[derive(Clone, Copy)]
pub(super) enum CellKind {
    /// Names in the second column, and numbers in all others.
    NamesAndNumbers,
    Texts,
}

/// A table: its headings and rows.
pub(super) struct TextTable {
    pub cell_kind: CellKind,
    pub headings: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// The format of half points.
#[derive(Clone, Copy)]
pub(super) enum HalfPointFormat {
    /// For people: `3½`.
    Fraction,
    /// For spreadsheets: `3.5`.
    Decimal,
}

fn points_text(points: f64, half_point_format: HalfPointFormat) -> String {
    if let HalfPointFormat::Decimal = half_point_format {
        return points.to_string();
    }
    let whole_points = points.floor();
    let has_half_point = points - whole_points > 0.25;
    match (has_half_point, whole_points > 0.0) {
        (true, true) => format!("{whole_points:.0}½"),
        (true, false) => "½".to_owned(),
        (false, _) => format!("{whole_points:.0}"),
    }
}

/// Returns the standing, best player first.
pub(super) fn standing_table(
    plan: &TournamentPlan,
    standing: &Standing,
    half_point_format: HalfPointFormat,
    words: &Words,
) -> TextTable {
    let heading_ids = [
        "tournament-rank",
        "match-player",
        "tournament-games",
        "match-wins",
        "match-draws",
        "match-losses",
        "match-points",
        "tournament-percent",
        "tournament-elo",
        "tournament-margin",
        "match-time",
        "match-longest",
        "tournament-cpu",
        "tournament-forfeits",
        "tournament-faults",
    ];
    let player_row = |(place, score): (usize, &PlayerScore)| {
        let PlayerScore {
            player,
            wins,
            draws,
            losses,
            forfeit_count: forfeits,
            fault_count: faults,
            elo_estimate,
            time_used: used,
        } = score;
        let points_percentage = 100.0 * score.points() / f64::from(score.game_count().max(1));
        let decimal_text = |number: f64, decimals: usize| words.decimal(number, decimals);
        vec![
            (place + 1).to_string(),
            plan.players[*player].name.clone(),
            score.game_count().to_string(),
            wins.to_string(),
            draws.to_string(),
            losses.to_string(),
            points_text(score.points(), half_point_format),
            decimal_text(points_percentage, 1),
            // Adding 0.0 turns a result of -0 into 0, so that it is not printed with a minus sign.
            elo_estimate.map_or_else(
                || "-".to_owned(),
                |elo_estimate| format!("{:.0}", elo_estimate.elo.round() + 0.0),
            ),
            elo_estimate.map_or_else(
                || "-".to_owned(),
                |elo_estimate| format!("{:.0}", elo_estimate.margin),
            ),
            decimal_text(
                used.total_ms as f64 / used.requested_move_count.max(1) as f64,
                1,
            ),
            used.longest_ms.to_string(),
            decimal_text(used.cpu_ms as f64 / 1000.0, 2),
            forfeits.to_string(),
            faults.to_string(),
        ]
    };
    TextTable {
        cell_kind: CellKind::NamesAndNumbers,
        headings: heading_ids.map(|id| words.get(id)).into(),
        rows: standing.scores.iter().enumerate().map(player_row).collect(),
    }
}

/// Returns the points of each pair of players, in the order of the standing.
pub(super) fn cross_table(
    plan: &TournamentPlan,
    standing: &Standing,
    half_point_format: HalfPointFormat,
    words: &Words,
) -> TextTable {
    let player_numbers = (1..=plan.players.len()).map(|number| number.to_string());
    let headings = [words.get("tournament-rank"), words.get("match-player")]
        .into_iter()
        .chain(player_numbers)
        .collect();
    let cell_text = |one: usize, other: usize| match standing.cross_table[one][other] {
        _ if one == other => "×".to_owned(),
        (_, 0) => String::new(),
        (sum, _) => points_text(sum, half_point_format),
    };
    let player_row = |(place, score): (usize, &PlayerScore)| {
        let cross_table_cells = standing
            .scores
            .iter()
            .map(|other| cell_text(score.player, other.player));
        [
            (place + 1).to_string(),
            plan.players[score.player].name.clone(),
        ]
        .into_iter()
        .chain(cross_table_cells)
        .collect()
    };
    TextTable {
        cell_kind: CellKind::NamesAndNumbers,
        headings,
        rows: standing.scores.iter().enumerate().map(player_row).collect(),
    }
}

/// Returns the faults of each player by kind, with the first fault and its question.
pub(super) fn faults_table(
    plan: &TournamentPlan,
    games: &[&TournamentGame],
    words: &Words,
) -> TextTable {
    let heading_ids = [
        "match-player",
        "tournament-faults",
        "tournament-first-fault",
        "tournament-asked",
    ];
    let player_row = |(number, player): (usize, &crate::tournament::TournamentPlayer)| {
        let faults_of_player = games.iter().flat_map(|game| {
            game.faults
                .iter()
                .filter(move |fault| game.player_index_at_seat(fault.seat) == number)
                .map(move |fault| (game.id, fault))
        });
        let mut fault_kind_counts: Vec<(&str, usize)> = Vec::new();
        let mut first_game_and_fault = None;
        for (game, fault) in faults_of_player {
            first_game_and_fault.get_or_insert((game, fault));
            match fault_kind_counts
                .iter_mut()
                .find(|(kind, _)| *kind == fault.fault_kind)
            {
                Some((_, count)) => *count += 1,
                None => fault_kind_counts.push((&fault.fault_kind, 1)),
            }
        }
        let (game, fault) = first_game_and_fault?;
        let fault_kind_count_texts: Vec<String> = fault_kind_counts
            .iter()
            .map(|(kind, count)| format!("{kind} {count}"))
            .collect();
        let first_fault = say!(
            words,
            "tournament-fault",
            game = game + 1,
            move = fault.ply + 1,
            reason = fault.reason.as_str(),
        );
        Some(vec![
            player.name.clone(),
            fault_kind_count_texts.join(", "),
            first_fault,
            fault.question.clone(),
        ])
    };
    TextTable {
        cell_kind: CellKind::Texts,
        headings: heading_ids.map(|id| words.get(id)).into(),
        rows: plan
            .players
            .iter()
            .enumerate()
            .filter_map(player_row)
            .collect(),
    }
}
