//! Times on the command line.

use std::time::Duration;

use awale_files::text::time;

/// Reads a time.
///
/// # Errors
/// What it should look like.
pub(super) fn parse(text: &str) -> Result<Duration, String> {
    time(text).ok_or_else(|| "a time from 1ms to 1440m, such as 100ms, 2s or 1m".to_owned())
}
