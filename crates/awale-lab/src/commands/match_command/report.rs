//! Prints a finished match: the result, the cost of the moves, and unequal conditions.

use std::io::{self, Write};

use crate::{
    match_runner::{MatchPlan, MatchScore, MoveStatistics, Sprt, SprtDecision},
    words::PLAYER_MESSAGE_IDS,
};
use awale_words::text::escape_hidden_and_line_ends;

use awale_study::words::{Explain, Words, say};

use awale_cli::{
    output,
    table_layout::{ColumnLayout, TableLayout},
};

/// Prints the result of a match.
pub(super) fn print_match_result(
    score: &MatchScore,
    plan: &MatchPlan,
    words: &Words,
) -> io::Result<()> {
    let (entrants, variant) = (&plan.entrants, plan.kind.id());
    let mut out = output::standard_output();
    let names: [String; 2] = [0, 1]
        .map(|player| escape_hidden_and_line_ends(&entrants[player].to_string()).into_owned());
    let mean_plies_text = mean_text(score.ply_sum, score.game_count().into(), 1, words);
    writeln!(
        out,
        "{}\n",
        say!(
            words,
            "match-games",
            games = score.game_count(),
            variant,
            plies = mean_plies_text
        )
    )?;
    let match_result_headings = [
        "match-player",
        "match-wins",
        "match-draws",
        "match-losses",
        "match-points",
    ]
    .map(|id| words.get(id));
    let match_result_headings = match_result_headings
        .into_iter()
        .chain(["    %".to_owned(), "    Elo".to_owned()])
        .collect::<Vec<_>>();
    write_table(
        &mut out,
        &match_result_headings,
        &[0, 1].map(|player| match_result_row(score, player, &names[player], words)),
    )?;
    writeln!(out)?;
    let used_tables =
        [0, 1].map(|player| entrants[player].has_probed_tables(&score.move_statistics[player]));
    let cost_heading_ids = [
        "match-player",
        "match-moves",
        "match-positions",
        "match-depth",
        "match-time",
        "match-longest",
        "match-tables",
    ];
    let statistics_row = |player: usize| {
        move_statistics_row(
            &score.move_statistics[player],
            used_tables[player],
            &names[player],
            words,
        )
    };
    write_table(
        &mut out,
        &cost_heading_ids.map(|id| words.get(id)),
        &[0, 1].map(statistics_row),
    )?;
    if let [Some(first_used_tables), Some(second_used_tables)] = used_tables
        && first_used_tables != second_used_tables
    {
        let player_text = words.get(PLAYER_MESSAGE_IDS[usize::from(second_used_tables)]);
        writeln!(
            out,
            "{}",
            say!(words, "match-only-one-asked", who = player_text)
        )?;
    }
    if let Some(sprt) = &plan.sprt {
        writeln!(
            out,
            "\n{}",
            sprt_state_text(sprt, &plan.sprt_outcome_counts(score), words)
        )?;
    }
    for forfeit in &score.forfeits {
        writeln!(out, "{}", forfeit.explain(words))?;
    }
    Ok(())
}

/// Returns the state of the sequential test as text.
fn sprt_state_text(sprt: &Sprt, outcome_counts: &[u32], words: &Words) -> String {
    let elo_text = |elo: f64| words.decimal(elo, usize::from(elo.fract() != 0.0));
    say!(
        words,
        match sprt.sprt_decision(outcome_counts) {
            SprtDecision::HigherEloAccepted => "match-sprt-higher",
            SprtDecision::LowerEloAccepted => "match-sprt-lower",
            SprtDecision::Undecided => "match-sprt-open",
        },
        low = elo_text(sprt.elo0),
        high = elo_text(sprt.elo1),
        ratio = words.decimal(sprt.log_likelihood_ratio(outcome_counts), 2),
        bound = words.decimal(Sprt::decision_bound(), 2),
        outcomes = outcome_counts
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    )
}

/// Returns the row of results for a player: 0 for the first, 1 for the second.
fn match_result_row(score: &MatchScore, player: usize, name: &str, words: &Words) -> Vec<String> {
    let (win_count, loss_count, points_share, elo_sign) = if player == 0 {
        (score.win_count, score.loss_count, score.points_share(), 1.0)
    } else {
        (
            score.loss_count,
            score.win_count,
            1.0 - score.points_share(),
            -1.0,
        )
    };
    let elo_text = match score.elo_difference_and_margin() {
        // Adding 0.0 turns a result of -0 into 0, so that it is printed as `+0`.
        Some((elo, error)) => format!("{:+.0} ± {error:.0}", (elo_sign * elo).round() + 0.0),
        None => "-".to_owned(),
    };
    let points_text = words.decimal(points_share * f64::from(score.game_count()), 1);
    let percent_text = words.decimal(100.0 * points_share, 1);
    vec![
        name.to_owned(),
        win_count.to_string(),
        score.draw_count.to_string(),
        loss_count.to_string(),
        points_text,
        percent_text,
        elo_text,
    ]
}

/// Returns the row of costs for a player. `used_tables` is whether the player used endgame tables,
/// or `None` for players that cannot use them or do not report it.
fn move_statistics_row(
    move_statistics: &MoveStatistics,
    used_tables: Option<bool>,
    name: &str,
    words: &Words,
) -> Vec<String> {
    let mean_move_ms = move_statistics.total_time.as_secs_f64() * 1000.0
        / move_statistics.move_count.max(1) as f64;
    let longest_move_ms = move_statistics.longest_move_time.as_secs_f64() * 1000.0;
    vec![
        name.to_owned(),
        move_statistics.move_count.to_string(),
        mean_text(
            move_statistics.nodes,
            move_statistics.move_count_with_nodes,
            0,
            words,
        ),
        mean_text(
            move_statistics.depth_sum,
            move_statistics.move_count_with_depth,
            1,
            words,
        ),
        words.decimal(mean_move_ms, 2),
        words.decimal(longest_move_ms, 1),
        used_tables.map_or("-".to_owned(), |used_tables| {
            words.get(if used_tables { "match-yes" } else { "match-no" })
        }),
    ]
}

/// Prints a table. The first column is aligned left, the others right.
fn write_table(
    out: &mut impl Write,
    headings: &[String],
    rows: &[Vec<String>; 2],
) -> io::Result<()> {
    let columns = [ColumnLayout::LeftAligned(0)].into_iter().chain(
        headings
            .iter()
            .skip(1)
            .map(|_| ColumnLayout::RightAligned(0)),
    );
    let table_rows = [headings, &rows[0], &rows[1]];
    let columns = TableLayout::new(2, columns).widened_to_fit(table_rows);
    table_rows
        .into_iter()
        .try_for_each(|line| writeln!(out, "{}", columns.format_row(line)))
}

/// Returns `total / count` with this number of decimals, or a dash if `count` is 0.
fn mean_text(total: u64, count: u64, decimals: usize, words: &Words) -> String {
    if count == 0 {
        "-".to_owned()
    } else {
        words.decimal(total as f64 / count as f64, decimals)
    }
}
