//! `awale analyse`: explains a saved game, as a table for people or as JSON for programs.

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use awale_engine::{Score, Stop};
use awale_rules::{Game, PerSeat, Seat};
use awale_study::{
    catalogue::{AnyGame, GameKind},
    players::EngineResources,
    record::{Analysis, Assessment, Record, move_list_row, move_number_text},
    study::{self, ANALYSIS_DEPTH, Analyst, MoveMark, MoveTotals, SearchEffort, Verdict},
};
use serde_json::{Value as Json, json};

use crate::words::{Words, say};

use super::{
    CommandContext, CommandResult, game_file, output,
    table_layout::{ColumnLayout, TableLayout},
};

/// The arguments of `awale analyse`.
#[derive(Debug, clap::Args)]
pub struct AnalyseArgs {
    /// The game, a `.toml` or `.ogn` file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    game_choice: game_file::GameChoice,
    /// Depth of the search for each move, in plies [default: the saved analysis, else 20]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=100))]
    depth: Option<u32>,
    /// Time for each move, in milliseconds
    #[arg(long, value_name = "MS", conflicts_with = "depth", value_parser = clap::value_parser!(u32).range(1..))]
    time: Option<u32>,
    /// Number of threads; the values do not depend on it [default: from the settings]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON, for other programs
    #[arg(long)]
    json: bool,
}

impl AnalyseArgs {
    /// The depth or time per move, if the command line names one.
    fn requested_effort(&self) -> Option<SearchEffort> {
        let time_limit = self.time.map(|millis| Duration::from_millis(millis.into()));
        // With a time limit, the depth is unlimited.
        let effort_with_time_limit = time_limit.map(|time| SearchEffort {
            depth: u32::MAX,
            time_limit: Some(time),
        });
        effort_with_time_limit.or(self.depth.map(|depth| SearchEffort {
            depth,
            time_limit: None,
        }))
    }
}

pub(super) fn run_analyse(context: &CommandContext, args: &AnalyseArgs) -> CommandResult {
    let record = game_file::read_games(context, &args.file)?
        .single_game(args.game_choice, &context.words)?;
    let analysis = saved_or_new_analysis(context, &record, args.requested_effort(), args.threads)?;
    let mut out = output::standard_output();
    if args.json {
        let json = format!("{:#}", analysis_json(&record, &analysis));
        writeln!(out, "{}", output::escaped_json_for_output(&json))?;
        return Ok(());
    }
    AnalysisTable {
        record: &record,
        analysis: &analysis,
        words: &context.words,
    }
    .write(&mut out)?;
    Ok(())
}

/// Returns the saved analysis of a game if it is deep enough and the command line asks for no
/// other. Otherwise analyzes the game now.
///
/// # Errors
/// If the analysis was interrupted, which cannot happen here.
pub(super) fn saved_or_new_analysis(
    context: &CommandContext,
    record: &Record,
    effort: Option<SearchEffort>,
    threads: Option<u16>,
) -> CommandResult<Analysis> {
    // A saved analysis may have been made for a rating. It is not deep enough to explain the game.
    if let Some(saved_analysis) = record
        .analysis
        .clone()
        .filter(|saved| effort.is_none() && study::is_deep_enough(saved))
    {
        return Ok(saved_analysis);
    }
    let effort = effort.unwrap_or(SearchEffort {
        depth: ANALYSIS_DEPTH,
        time_limit: None,
    });
    let new_analysis = make_analyst(context, record.start(), threads).review(
        record.clone_game().positions_so_far(),
        record.moves(),
        effort,
        &Stop::new(),
    );
    // Nothing stops the analysis, so it always finishes.
    new_analysis.ok_or_else(|| "the analysis came to no end".into())
}

/// An analyst for games with the rules of `game`, with the existing endgame tables.
pub(super) fn make_analyst(
    context: &CommandContext,
    game: &AnyGame,
    threads: Option<u16>,
) -> Analyst {
    let resources = make_engine_resources(context, game, threads);
    let mut analyst = Analyst::new(resources.threads);
    analyst.set_tables(resources.tables.as_ref());
    analyst
}

/// The threads and the endgame tables for analyzing games with the rules of `game`.
pub(super) fn make_engine_resources(
    context: &CommandContext,
    game: &AnyGame,
    threads: Option<u16>,
) -> EngineResources {
    let mut resources = context
        .settings
        .engine_resources(crate::shell::core_count());
    resources.threads = threads.map_or(resources.threads, usize::from);
    if let AnyGame::Awale(position) = game {
        let tables = context.open_tables(position.rules(), context.settings.tables.seeds);
        resources.tables = Some(Arc::new(tables));
    }
    resources
}

/// The smallest cost that is shown, in thousandths of a point, because costs are rounded to whole
/// percent.
const MIN_SHOWN_COST_THOUSANDTHS: u16 = 5;

/// The analysis of a game as a table for people.
struct AnalysisTable<'a> {
    record: &'a Record,
    analysis: &'a Analysis,
    words: &'a Words,
}

impl AnalysisTable<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let words = self.words;
        writeln!(out, "{}", words.game_name(&self.record.kind))?;
        if is_awale_game(self.record) {
            writeln!(
                out,
                "{}",
                say!(
                    words,
                    "analyse-effort",
                    plies = self.analysis.depth,
                    seeds = u32::from(self.analysis.max_table_seeds)
                )
            )?;
        }
        let side_name = words.seat_name(study::viewing_seat(&self.record.players));
        writeln!(out, "{}", say!(words, "analyse-for", side = side_name))?;
        writeln!(out)?;
        let (move_heading, value_heading) = (words.get("analyse-move"), words.get("analyse-value"));
        let loss_heading = if is_awale_game(self.record) {
            words.get("analyse-given")
        } else {
            String::new()
        };
        let (cost_heading, better_move_heading) =
            (words.get("analyse-cost"), words.get("analyse-better"));
        writeln!(
            out,
            "{}",
            table_columns().format_row(&[
                move_heading,
                value_heading,
                loss_heading,
                cost_heading,
                better_move_heading
            ])
        )?;
        for (number, assessment) in self.analysis.moves.iter().enumerate() {
            self.write_move(number, assessment, out)?;
        }
        writeln!(out)?;
        let move_totals = MoveTotals::of(&self.analysis.moves, self.record.start().to_move());
        for seat in Seat::BOTH {
            writeln!(
                out,
                "{}",
                words.totals_text(&self.record.kind, seat, &move_totals[seat])
            )?;
        }
        Ok(())
    }

    fn write_move(
        &self,
        move_index: usize,
        assessment: &Assessment,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let seat = mover_of_move(self.record, move_index);
        let verdict = Verdict::from(assessment);
        let mark = MoveMark::from(assessment);
        let played_move_text = format!(
            "{:>4} {} {} {}",
            move_number_text(move_index),
            self.words.seat_name(seat),
            assessment.played_move,
            mark.sign()
        );
        let loss_centiseeds = lost_centiseeds(self.record, verdict)
            .filter(|&loss| loss >= Words::MIN_SHOWN_COST_CENTISEEDS && mark.has_better_move());
        let seeds_lost_text = loss_centiseeds
            .map(|seeds_lost| self.words.format_seeds(seeds_lost))
            .unwrap_or_default();
        let cost_text = if mark.has_better_move() && verdict.cost >= MIN_SHOWN_COST_THOUSANDTHS {
            say!(
                self.words,
                "results-share",
                percent = self.words.cost_percent_text(verdict.cost)
            )
        } else {
            String::new()
        };
        let row_cells = [
            played_move_text,
            self.value_text(verdict.value, seat),
            seeds_lost_text,
            cost_text,
            self.better_move_text(assessment, seat),
        ];
        writeln!(out, "{}", table_columns().format_row(&row_cells))
    }

    fn better_move_text(&self, assessment: &Assessment, mover: Seat) -> String {
        if assessment.line.is_empty() || !MoveMark::from(assessment).has_better_move() {
            return String::new();
        }
        format!(
            "{} ({})",
            self.words.line_text(&assessment.line),
            self.value_text(assessment.best, mover)
        )
    }

    /// The value `score` of `mover`, from the point of view of the side that the table is for.
    fn value_text(&self, score: Score, mover: Seat) -> String {
        self.words
            .value_text(score.seen_by(study::viewing_seat(&self.record.players), mover))
    }
}

/// The columns: the move, its value, the seeds it lost, its cost, and the better move.
fn table_columns() -> TableLayout {
    TableLayout::new(
        1,
        [
            ColumnLayout::LeftAligned(18),
            ColumnLayout::RightAligned(8),
            ColumnLayout::RightAligned(14),
            ColumnLayout::RightAligned(6),
        ],
    )
}

/// The player of the move with this number, counted from zero.
fn mover_of_move(record: &Record, move_index: usize) -> Seat {
    let first_to_move = record.start().to_move();
    if move_index.is_multiple_of(2) {
        first_to_move
    } else {
        first_to_move.opponent()
    }
}

fn analysis_json(record: &Record, analysis: &Analysis) -> Json {
    let moves_json = analysis
        .moves
        .iter()
        .enumerate()
        .map(|(number, assessment)| {
            let verdict = Verdict::from(assessment);
            json!({
                "number": move_list_row(number),
                "side": mover_of_move(record, number).name(),
                "move": assessment.played_move.to_string(),
                "mark": MoveMark::from(assessment).name(),
                "value": value_in_json(verdict.value),
                "best": value_in_json(verdict.best),
                "given_away": lost_centiseeds(record, verdict).map(hundredths_to_seeds),
                "cost": thousandths_to_points(verdict.cost.into()),
                "stake": thousandths_to_points(assessment.points_at_stake.into()),
                "better": assessment.line.iter().map(ToString::to_string).collect::<Vec<_>>(),
            })
        });
    let move_totals = MoveTotals::of(&analysis.moves, record.start().to_move());
    json!({
        "game": record.kind.id(),
        "depth": analysis.depth,
        "tables": analysis.max_table_seeds,
        "moves": moves_json.collect::<Vec<_>>(),
        "totals": totals_in_json(record, &move_totals),
    })
}

/// The seeds that a move gives away, in hundredths; `None` for the game of matches, which has no
/// such count.
fn lost_centiseeds(record: &Record, verdict: Verdict) -> Option<i32> {
    is_awale_game(record).then(|| verdict.seed_cost_centiseeds())
}

fn is_awale_game(record: &Record) -> bool {
    matches!(record.kind, GameKind::Awale(_))
}

fn hundredths_to_seeds(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

/// Converts thousandths of a point to points.
fn thousandths_to_points(thousandths: u32) -> f64 {
    f64::from(thousandths) / 1000.0
}

fn totals_in_json(record: &Record, totals: &PerSeat<MoveTotals>) -> Json {
    let side_totals_json = |totals: &MoveTotals| {
        let mut marks_json = serde_json::Map::new();
        for &mark in MoveMark::ALL {
            marks_json.insert(mark.name().to_owned(), totals.count(mark).into());
        }
        json!({
            "moves": totals.move_count,
            "counted": totals.undecided_move_count(),
            "accuracy": totals.accuracy(),
            "given_away": is_awale_game(record).then(|| hundredths_to_seeds(totals.seed_cost_sum_centiseeds)),
            "cost": thousandths_to_points(totals.cost_sum),
            "marks": marks_json,
            "exact": totals.proven_move_count,
            "exact_best": totals.proven_best_move_count,
        })
    };
    json!({ "south": side_totals_json(&totals.south), "north": side_totals_json(&totals.north) })
}

/// A value in seeds for the side to move, with its kind of evidence. An exact value is a bound: the
/// winner gets at least this many seeds more, the loser at most this many fewer.
fn value_in_json(score: Score) -> Json {
    let score_kind = match score {
        Score::Estimate(_) => "estimate",
        Score::Table(_) => "table",
        Score::Proven(_) => "exact",
    };
    json!({ "seeds": hundredths_to_seeds(score.lead_centiseeds()), "kind": score_kind })
}
