//! `awale endgame build`: builds endgame tables, with a progress bar.

use std::{
    io,
    num::NonZero,
    thread::available_parallelism,
    time::{Duration, Instant},
};

use awale_engine::{
    Stop,
    tables::{self, BuildError, BuildProgress, BuildResources, MAX_SEEDS},
};
use awale_study::{
    catalogue::Variant,
    words::{Explain, Words, say},
};

use awale_app::app::MAX_UNCOMPRESSED_TABLE_SEEDS;
use awale_cli::{
    BackgroundPriority, CommandContext, CommandResult, interrupt, lower_priority, output,
    progress_bar::WorkProgressBar,
};

use super::EndgameBuildArgs;

pub(super) fn run_endgame_build(
    context: &CommandContext,
    args: &EndgameBuildArgs,
) -> CommandResult {
    let stop = Stop::new();
    stop_on_interrupt(&stop)?;
    let memory_bytes = args
        .memory
        .map(|megabytes| megabytes.saturating_mul(1 << 20));
    let resources = BuildResources {
        threads: thread_count(args.threads)?,
        max_memory_bytes: memory_bytes,
        max_uncompressed_seeds: MAX_UNCOMPRESSED_TABLE_SEEDS,
    };
    // Run at low priority, because a build takes long and the user may work on this machine.
    lower_priority(BackgroundPriority::Low);
    for variant in args.variant_args.chosen_variants(context)? {
        let max_seeds = args.seeds.min(variant.rules.total_seeds()).min(MAX_SEEDS);
        let mut display = BuildDisplay::new(variant, max_seeds, &context.words);
        let build_result = tables::build_tables(
            &variant.rules,
            max_seeds,
            &context.folders.tables_folder(),
            resources,
            &stop,
            &mut |progress| {
                display.show_progress(progress);
            },
        );
        drop(display);
        if let Err(stop_error @ BuildError::Stopped { .. }) = &build_result {
            let message = stop_error.explain(&context.words);
            output::eprint_message(message);
            interrupt::report_resume_command(&context.words, None);
            std::process::exit(1);
        }
        let tables = build_result.map_err(|error| error.explain(&context.words))?;
        output::print_line(say!(
            context.words,
            "tables-made",
            game = variant.id.as_str(),
            seeds = tables.max_seeds()
        ))?;
    }
    Ok(())
}

/// Returns the number of threads: the requested one, or one for each processor.
pub(super) fn thread_count(requested_threads: Option<u16>) -> io::Result<usize> {
    requested_threads.map_or_else(
        || available_parallelism().map(NonZero::get),
        |threads| Ok(threads.into()),
    )
}

/// Sets `stop` on the first interrupt. A second one ends the program immediately.
#[cfg(unix)]
pub(super) fn stop_on_interrupt(stop: &Stop) -> io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::flag;

    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_shutdown(signal, 128 + signal, stop.flag())?;
        flag::register(signal, stop.flag())?;
    }
    Ok(())
}

/// On systems other than Unix, an interrupt ends the program. Finished layers are already saved.
#[cfg(not(unix))]
pub(super) fn stop_on_interrupt(_: &Stop) -> io::Result<()> {
    Ok(())
}

/// Shows a build: a line for each finished layer, and a bar for the current one.
struct BuildDisplay<'a> {
    variant: &'a Variant,
    words: &'a Words,
    max_seeds: u8,
    start_time: Instant,
    layer_start_time: Instant,
    /// The progress bar. `None` until the missing layers have been counted.
    progress_bar: Option<WorkProgressBar>,
    /// Number of boards in the layers that this build has finished.
    finished_board_count: u64,
}

impl<'a> BuildDisplay<'a> {
    fn new(variant: &'a Variant, max_seeds: u8, words: &'a Words) -> BuildDisplay<'a> {
        let now = Instant::now();
        BuildDisplay {
            variant,
            words,
            max_seeds,
            start_time: now,
            layer_start_time: now,
            progress_bar: None,
            finished_board_count: 0,
        }
    }

    fn show_progress(&mut self, progress: BuildProgress) {
        match progress {
            BuildProgress::Planned {
                layer_seeds: layers,
                planned_memory_bytes: memory,
                max_disk_bytes: disk,
            } => {
                let _ = output::print_line(say!(
                    self.words,
                    "tables-planned",
                    game = self.variant.id.as_str(),
                    first = *layers.start(),
                    last = *layers.end(),
                    memory = memory.div_ceil(1 << 20),
                    disk = disk.div_ceil(1 << 20)
                ));
                self.progress_bar = Some(WorkProgressBar::new(
                    layers.map(tables::layer_board_count).sum(),
                    self.words,
                ));
            }
            BuildProgress::RebuildingLayer(bad) => {
                let message = say!(
                    self.words,
                    "tables-made-again",
                    what = bad.explain(self.words)
                );
                self.with_hidden_bar(|| output::eprint_message(message));
            }
            BuildProgress::SolvingLayer {
                seeds,
                finished_board_estimate: done,
                ..
            } => {
                let Some(progress_bar) = &self.progress_bar else {
                    return;
                };
                let done_board_count = self.finished_board_count + done;
                let rate_text = self
                    .words
                    .decimal(per_second(done_board_count, self.start_time.elapsed()), 1);
                progress_bar.show_work_name(&layer_label(
                    self.variant,
                    seeds,
                    self.max_seeds,
                    self.words,
                ));
                progress_bar.show_message_after_bar(say!(
                    self.words,
                    "tables-rate",
                    rate = rate_text
                ));
                progress_bar.set_done_steps(done_board_count);
            }
            BuildProgress::LayerFinished { seeds, board_count } => {
                let rate_text = per_second(board_count, self.layer_start_time.elapsed());
                let message = say!(
                    self.words,
                    "tables-layer",
                    game = self.variant.id.as_str(),
                    seeds,
                    boards = board_count,
                    rate = self.words.decimal(rate_text, 1)
                );
                // The build continues even if the output is closed.
                self.with_hidden_bar(|| output::print_line(message)).ok();
                self.finished_board_count += board_count;
                self.layer_start_time = Instant::now();
            }
        }
    }

    /// Calls `write`, which prints something, while the progress bar is hidden.
    fn with_hidden_bar<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.progress_bar {
            Some(bar) => bar.with_hidden_bar(write),
            None => write(),
        }
    }
}

/// Returns the label of a progress bar: the current layer and the last one.
pub(super) fn layer_label(variant: &Variant, seeds: u8, max_seeds: u8, words: &Words) -> String {
    say!(
        words,
        "tables-at-work",
        game = variant.id.as_str(),
        seeds,
        of = max_seeds
    )
}

fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / 1e6 / time.as_secs_f64().max(1e-3)
}
