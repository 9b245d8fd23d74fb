//! The tables of a tournament as cells, for all output formats.

use crate::tournament::{PlayerScore, Standing, TournamentGame, TournamentPlan};

use awale_study::words::{SignDisplay, Words};

/// The contents of a table's cells.
#[derive(Clone, Copy)]
pub(super) enum CellKind {
    /// Names in the second column, and numbers in all others.
    Numbers,
    Texts,
}

/// A table: its headings and rows.
pub(super) struct TextTable {
    pub kind: CellKind,
    pub head: Vec<String>,
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

fn points_text(points: f64, halves: HalfPointFormat) -> String {
    if let HalfPointFormat::Decimal = halves {
        return points.to_string();
    }
    let whole = points.floor();
    let is_half = points - whole > 0.25;
    match (is_half, whole > 0.0) {
        (true, true) => format!("{whole:.0}½"),
        (true, false) => "½".to_owned(),
        (false, _) => format!("{whole:.0}"),
    }
}

/// Returns the standing, best player first.
pub(super) fn standing_table(
    plan: &TournamentPlan,
    standing: &Standing,
    halves: HalfPointFormat,
    words: &Words,
) -> TextTable {
    let ids = [
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
    let row = |(place, score): (usize, &PlayerScore)| {
        let PlayerScore {
            player,
            wins,
            draws,
            losses,
            forfeits,
            faults,
            elo,
            used,
        } = score;
        let share = 100.0 * score.points() / f64::from(score.game_count().max(1));
        let decimal =
            |number: f64, decimals: usize| words.decimal(number, decimals, SignDisplay::Minus);
        vec![
            (place + 1).to_string(),
            plan.players[*player].name.clone(),
            score.game_count().to_string(),
            wins.to_string(),
            draws.to_string(),
            losses.to_string(),
            points_text(score.points(), halves),
            decimal(share, 1),
            // Adding 0 turns -0 into 0.
            elo.map_or_else(
                || "-".to_owned(),
                |elo| format!("{:.0}", elo.elo.round() + 0.0),
            ),
            elo.map_or_else(|| "-".to_owned(), |elo| format!("{:.0}", elo.margin)),
            decimal(used.ms as f64 / used.moves.max(1) as f64, 1),
            used.longest_ms.to_string(),
            decimal(used.cpu_ms as f64 / 1000.0, 2),
            forfeits.to_string(),
            faults.to_string(),
        ]
    };
    TextTable {
        kind: CellKind::Numbers,
        head: ids.map(|id| words.get(id)).into(),
        rows: standing.scores.iter().enumerate().map(row).collect(),
    }
}

/// Returns the points of each pair of players, in the order of the standing.
pub(super) fn cross_table(
    plan: &TournamentPlan,
    standing: &Standing,
    halves: HalfPointFormat,
    words: &Words,
) -> TextTable {
    let numbers = (1..=plan.players.len()).map(|number| number.to_string());
    let head = [words.get("tournament-rank"), words.get("match-player")]
        .into_iter()
        .chain(numbers)
        .collect();
    let cell = |one: usize, other: usize| match standing.cross[one][other] {
        _ if one == other => "×".to_owned(),
        (_, 0) => String::new(),
        (sum, _) => points_text(sum, halves),
    };
    let row = |(place, score): (usize, &PlayerScore)| {
        let cells = standing
            .scores
            .iter()
            .map(|other| cell(score.player, other.player));
        [
            (place + 1).to_string(),
            plan.players[score.player].name.clone(),
        ]
        .into_iter()
        .chain(cells)
        .collect()
    };
    TextTable {
        kind: CellKind::Numbers,
        head,
        rows: standing.scores.iter().enumerate().map(row).collect(),
    }
}

/// Returns the faults of each player by kind, with the first fault and its question.
pub(super) fn faults_table(
    plan: &TournamentPlan,
    games: &[&TournamentGame],
    words: &Words,
) -> TextTable {
    let ids = [
        "match-player",
        "tournament-faults",
        "tournament-first-fault",
        "tournament-asked",
    ];
    let row = |(number, player): (usize, &crate::tournament::TournamentPlayer)| {
        let of_player = games.iter().flat_map(|game| {
            game.faults
                .iter()
                .filter(move |fault| game.player_at(fault.seat) == number)
                .map(move |fault| (game.id, fault))
        });
        let mut kinds: Vec<(&str, usize)> = Vec::new();
        let mut first = None;
        for (game, fault) in of_player {
            first.get_or_insert((game, fault));
            match kinds.iter_mut().find(|(kind, _)| *kind == fault.kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((&fault.kind, 1)),
            }
        }
        let (game, fault) = first?;
        let kinds: Vec<String> = kinds
            .iter()
            .map(|(kind, count)| format!("{kind} {count}"))
            .collect();
        let values = [
            ("game", (game + 1).into()),
            ("move", (fault.ply + 1).into()),
            ("reason", fault.reason.as_str().into()),
        ];
        let first_fault = words.with("tournament-fault", &values);
        Some(vec![
            player.name.clone(),
            kinds.join(", "),
            first_fault,
            fault.asked.clone(),
        ])
    };
    TextTable {
        kind: CellKind::Texts,
        head: ids.map(|id| words.get(id)).into(),
        rows: plan.players.iter().enumerate().filter_map(row).collect(),
    }
}
