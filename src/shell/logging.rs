//! The log file of `--log` and its entries.

use std::{io, path::Path};

use awale_words::text::escape_hidden;

use crate::app::{Effect, Event, Job, JobNews, OpenRequest, TablesNews};

use super::clock_rng::local_time;

/// Starts logging to the end of `file`, with one line per entry: time, level, thread, text. Panics
/// of all threads are included, with their source location.
///
/// # Errors
/// If the file cannot be written or is not a regular file, or if a log was started already.
pub fn start_log(file: &Path) -> io::Result<()> {
    fern::Dispatch::new()
        .level(log::LevelFilter::Off)
        .level_for(env!("CARGO_CRATE_NAME"), log::LevelFilter::Debug)
        .format(|out, message, record| {
            let current_thread = std::thread::current();
            let (time, name) = (local_time(), current_thread.name().unwrap_or("?"));
            let message = message.to_string();
            out.finish(format_args!(
                "{time} {:5} {name}: {}",
                record.level(),
                escape_hidden(&message)
            ));
        })
        .chain(awale_files::open_for_appending(file)?)
        .apply()
        .map_err(io::Error::other)?;
    let previous_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        log::error!("{panic}");
        previous_hook(panic);
    }));
    log::info!(
        "awale {} on {} {}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    Ok(())
}

/// Logs failures, and changes that come from outside.
pub(super) fn log_event(event: &Event) {
    match event {
        Event::ErrorReported(error) => log::error!("{error:?}"),
        Event::Job(id, JobNews::Failed(failure)) => log::error!("job {id} failed: {failure:?}"),
        Event::Job(id, JobNews::Chosen(chosen)) => log::debug!("job {id}: {chosen:?}"),
        Event::Job(id, JobNews::Found(found)) => log::debug!("job {id}: {found:?}"),
        Event::Job(id, news) if news.is_last_result_of_job() => log::debug!("job {id} is done"),
        Event::Tables(TablesNews::BuildFailed(what)) => log::error!("no tables: {what}"),
        Event::Tables(TablesNews::Building(at)) => {
            log::debug!(
                "tables: {} of {}, {} %",
                at.layer,
                at.last_layer,
                at.percent
            );
        }
        Event::Tables(TablesNews::MeasuredSpeed(speed)) => log::debug!("tables: {speed:?}"),
        Event::Tables(TablesNews::Ready(_)) => log::info!("the tables are there"),
        Event::GameSaved { file: game, .. } => log::debug!("saved {}", game.0),
        Event::NewestGames(games) => log::debug!("the {} games changed last", games.0.len()),
        Event::GameDeleted(file) => log::info!("deleted {}", file.0),
        Event::GameList(games) => log::debug!("{} saved games", games.0.len()),
        Event::PicturesExported(files) => log::info!("exported {files}"),
        Event::Open(OpenRequest::Game(file, ..)) => log::info!("opened {}", file.0),
        Event::Open(OpenRequest::GamesOfFile(games, _)) => {
            log::info!("opened a file with {} games", games.len());
        }
        Event::Open(OpenRequest::AnalyzeRecord { record, .. }) => {
            log::info!("looks at a game of {} moves", record.moves().len());
        }
        Event::Open(OpenRequest::Tree(_)) => log::info!("looks at a tree"),
        Event::Open(_)
        | Event::Job(..)
        | Event::LearningProgress(_)
        | Event::Action(_)
        | Event::Tick(_)
        | Event::ServerMessage(_) => {}
    }
}

/// Logs effects that can fail.
pub(super) fn log_effect(effect: &Effect) {
    match effect {
        Effect::StartJob(id, job) => match job {
            Job::Think {
                spec,
                positions_so_far,
                ..
            } => {
                log::debug!(
                    "job {id}: {spec} thinks after {} moves",
                    positions_so_far.len() - 1
                );
            }
            Job::Puzzle(order) => log::debug!("job {id}: {order:?}"),
            Job::SearchOwnGame(order) => {
                log::debug!("job {id}: search {} moves", order.played_pits.len());
            }
            Job::ComputeStatistics(_, games) => {
                log::debug!("job {id}: count {} games", games.0.len());
            }
            Job::Study(_) => log::debug!("job {id}: {:?}", job.kind()),
        },
        Effect::OpenGame { .. } | Effect::RenameGame { .. } | Effect::DeleteGame { .. } => {
            log::debug!("{effect:?}");
        }
        Effect::SaveSettings(entries) => log::debug!("settings: {entries:?}"),
        Effect::RecordLearningProgress(event) => log::debug!("{event:?}"),
        Effect::Suspend => log::info!("sleeps"),
        Effect::Quit => log::info!("leaves"),
        _ => {}
    }
}
