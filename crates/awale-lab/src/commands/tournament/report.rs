//! A tournament as text, Markdown, CSV and JSON.

use crate::{
    match_runner::Sandbox,
    tournament::{PairingSystem, PlayedGames, Standing, TournamentGame, TournamentPlan},
};
use awale_words::text::{csv_text, escape_hidden_and_line_ends};
use serde_json::{Value as Json, json};
use unicode_width::UnicodeWidthStr;

use awale_study::words::{Language, Words, say};

use super::tables::{self, CellKind, HalfPointFormat, TextTable};
use awale_cli::{
    output::wrap_text,
    table_layout::{ColumnLayout, TableLayout},
};

/// The report of a finished or running tournament in one language.
pub(super) struct TournamentReport<'a> {
    pub plan: &'a TournamentPlan,
    pub games: Vec<&'a TournamentGame>,
    pub standing: Standing,
    pub words: &'a Words,
}

impl<'a> TournamentReport<'a> {
    pub(super) fn new(
        plan: &'a TournamentPlan,
        progress: &'a PlayedGames,
        words: &'a Words,
    ) -> TournamentReport<'a> {
        let games: Vec<&TournamentGame> = progress.games().collect();
        let standing = Standing::from_games(plan, &games);
        TournamentReport {
            plan,
            games,
            standing,
            words,
        }
    }

    /// Returns the numbers of players and games, and the rules.
    pub(super) fn intro_lines(&self) -> Vec<String> {
        let (plan, words) = (self.plan, self.words);
        let seconds_text = |time: std::time::Duration| words.decimal(time.as_secs_f64(), 2);
        let pairing_text = match plan.pairing {
            PairingSystem::RoundRobin => words.get("tournament-round-robin"),
            PairingSystem::Gauntlet => words.get("tournament-gauntlet"),
            PairingSystem::KnockOut => words.get("tournament-knock-out"),
            PairingSystem::Swiss { .. } => words.get("tournament-swiss"),
        };
        let sandbox_message_id = match plan.bot_limits.sandbox {
            Sandbox::Bubblewrap => "tournament-sandboxed",
            Sandbox::LimitsOnly => "tournament-limits-only",
        };
        let mut lines = vec![say!(
            words,
            "tournament-intro",
            players = plan.players.len(),
            games = self.games.len(),
            variant = plan.kind.id(),
            pairing = pairing_text,
            plies = plan.opening_plies,
            seed = plan.random_seed.to_string()
        )];
        if plan
            .players
            .iter()
            .any(|player| matches!(player.entrant, crate::match_runner::Entrant::LineBot(_)))
        {
            lines.push(format!(
                "{} {}",
                say!(
                    words,
                    "tournament-terms",
                    time = seconds_text(plan.bot_limits.move_time),
                    grace = seconds_text(plan.bot_limits.grace_time),
                    start = seconds_text(plan.bot_limits.first_move_allowance),
                    memory = plan.bot_limits.memory_mb
                ),
                words.get(sandbox_message_id)
            ));
        }
        lines
    }

    /// Returns a description of the Elo estimate.
    pub(super) fn elo_method_text(&self) -> String {
        say!(
            self.words,
            "tournament-method",
            anchors = self.standing.elo_anchor_count
        )
    }

    /// Returns the three tables with their titles.
    fn titled_tables(&self) -> [(Option<String>, TextTable); 3] {
        let TournamentReport {
            plan,
            games,
            standing,
            words,
        } = self;
        [
            (
                None,
                tables::standing_table(plan, standing, HalfPointFormat::Fraction, words),
            ),
            (
                Some(words.get("tournament-cross")),
                tables::cross_table(plan, standing, HalfPointFormat::Fraction, words),
            ),
            (
                Some(words.get("tournament-wrong")),
                tables::faults_table(plan, games, words),
            ),
        ]
    }

    /// Returns the report as text of this width in columns.
    pub(super) fn to_text(&self, width: usize) -> String {
        let mut lines: Vec<String> = self
            .intro_lines()
            .iter()
            .map(|line| wrap_text(line, width))
            .collect();
        for (title, cells) in self
            .titled_tables()
            .into_iter()
            .filter(|(_, cells)| !cells.rows.is_empty())
        {
            lines.extend(title.map(|title| format!("\n{title}")));
            let escaped_row = |row: &Vec<String>| {
                row.iter()
                    .map(|cell| escape_hidden_and_line_ends(cell).into_owned())
                    .collect()
            };
            let rows: Vec<Vec<String>> = [&cells.headings]
                .into_iter()
                .chain(&cells.rows)
                .map(escaped_row)
                .collect();
            match cells.cell_kind {
                CellKind::NamesAndNumbers => lines.extend(wrapped_table(&rows, width)),
                CellKind::Texts => {
                    let columns = rows[0].iter().map(|_| ColumnLayout::LeftAligned(0));
                    let columns = TableLayout::new(2, columns)
                        .widened_to_fit(rows.iter().map(|row| &row[..]));
                    lines.push(String::new());
                    lines.extend(
                        rows.iter()
                            .map(|row| wrap_text(&columns.format_row(row), width)),
                    );
                }
            }
        }
        format!(
            "{}\n\n{}\n",
            lines.join("\n"),
            wrap_text(&self.elo_method_text(), width)
        )
    }

    pub(super) fn to_markdown(&self) -> String {
        let markdown_cell = |cell: &String| markdown_escaped(&escape_hidden_and_line_ends(cell));
        let mut lines = self.intro_lines();
        for (title, cells) in self
            .titled_tables()
            .into_iter()
            .filter(|(_, cells)| !cells.rows.is_empty())
        {
            lines.extend(title.map(|title| format!("\n## {title}")));
            let separator_cell = |place| match cells.cell_kind {
                CellKind::NamesAndNumbers if place != 1 => "---:",
                CellKind::NamesAndNumbers | CellKind::Texts => "---",
            };
            let markdown_row = |row: &Vec<String>| {
                format!(
                    "| {} |",
                    row.iter()
                        .map(markdown_cell)
                        .collect::<Vec<_>>()
                        .join(" | ")
                )
            };
            let separator_cells: Vec<&str> =
                (0..cells.headings.len()).map(separator_cell).collect();
            lines.extend([
                String::new(),
                markdown_row(&cells.headings),
                format!("| {} |", separator_cells.join(" | ")),
            ]);
            lines.extend(cells.rows.iter().map(markdown_row));
        }
        format!("{}\n\n{}\n", lines.join("\n"), self.elo_method_text())
    }

    /// Returns the standing as CSV for spreadsheets, with English headings and decimal points.
    pub(super) fn standing_csv(&self) -> String {
        table_csv(&tables::standing_table(
            self.plan,
            &self.standing,
            HalfPointFormat::Decimal,
            &Words::new(Language::English),
        ))
    }

    /// Returns the cross-table as CSV for spreadsheets, with English headings and decimal points.
    pub(super) fn cross_table_csv(&self) -> String {
        table_csv(&tables::cross_table(
            self.plan,
            &self.standing,
            HalfPointFormat::Decimal,
            &Words::new(Language::English),
        ))
    }

    /// Returns the standing as JSON for other programs. Names of fields are stable; new fields may
    /// be added.
    pub(super) fn standing_json(&self) -> Json {
        let TournamentReport {
            plan,
            standing,
            games,
            ..
        } = self;
        let player_json = |(place, score): (usize, &crate::tournament::PlayerScore)| {
            json!({
                "rank": place + 1,
                "name": plan.players[score.player].name,
                "player": plan.players[score.player].entrant.to_string(),
                "games": score.game_count(),
                "won": score.wins,
                "drawn": score.draws,
                "lost": score.losses,
                "points": score.points(),
                "elo": score.elo_estimate.map(|elo| elo.elo),
                "margin": score.elo_estimate.map(|elo| elo.margin),
                "moves": score.time_used.requested_move_count,
                "ms": score.time_used.total_ms,
                "longest_ms": score.time_used.longest_ms,
                "cpu_ms": score.time_used.cpu_ms,
                "forfeits": score.forfeit_count,
                "faults": score.fault_count,
                "against": standing.scores.iter().map(|other| {
                    let (points, game_count) = standing.cross_table[score.player][other.player];
                    json!({ "name": plan.players[other.player].name, "points": points, "games": game_count })
                }).collect::<Vec<_>>(),
            })
        };
        json!({
            "variant": plan.kind.id(),
            "pairing": plan.pairing.name(),
            "seed": plan.random_seed,
            "games": games.len(),
            "elo_anchors": standing.elo_anchor_count,
            "players": standing.scores.iter().enumerate().map(player_json).collect::<Vec<_>>(),
        })
    }
}

/// Returns the lines of a table, after an empty line. Columns that do not fit into `width` continue
/// in a further table below, which repeats rank and name.
fn wrapped_table(rows: &[Vec<String>], width: usize) -> Vec<String> {
    const COLUMN_GAP: usize = 2;
    let column_width = |place: usize| rows.iter().map(|row| row[place].width()).max().unwrap_or(0);
    let first_columns_width = (0..2)
        .map(|place| column_width(place) + COLUMN_GAP)
        .sum::<usize>()
        - COLUMN_GAP;
    let mut column_groups = vec![vec![0, 1]];
    let mut used_width = first_columns_width;
    for place in 2..rows[0].len() {
        let added_width = COLUMN_GAP + column_width(place);
        match column_groups.last_mut() {
            Some(part) if used_width + added_width <= width || part.len() == 2 => part.push(place),
            _ => {
                column_groups.push(vec![0, 1, place]);
                used_width = first_columns_width;
            }
        }
        used_width += added_width;
    }
    let mut lines = Vec::new();
    for part in column_groups {
        let rows: Vec<Vec<String>> = rows
            .iter()
            .map(|row| part.iter().map(|&place| row[place].clone()).collect())
            .collect();
        let column_alignment = |&place: &usize| {
            if place == 1 {
                ColumnLayout::LeftAligned(0)
            } else {
                ColumnLayout::RightAligned(0)
            }
        };
        let columns = TableLayout::new(COLUMN_GAP, part.iter().map(column_alignment))
            .widened_to_fit(rows.iter().map(|row| &row[..]));
        lines.push(String::new());
        lines.extend(rows.iter().map(|row| columns.format_row(row)));
    }
    lines
}

/// Escapes text for a Markdown table, so that it contains no links, images, code or emphasis.
fn markdown_escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '|' | '~' | '[' | ']' | '!' | '*' | '_' | '`' => out.extend(['\\', letter]),
            _ => out.push(letter),
        }
    }
    out
}

/// Returns a table as comma-separated values.
fn table_csv(table: &TextTable) -> String {
    csv_text([&table.headings].into_iter().chain(&table.rows))
}
