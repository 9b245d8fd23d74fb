//! Reading times as people type them: `100ms`, `2s`, `1.5s`, `3m`.

use std::time::Duration;

/// The maximum time in seconds: one day.
const MAX_PARSED_SECONDS: f64 = 86_400.0;

/// Reads a time from a millisecond to a day. `None` if `text` is not such a time.
pub fn parse_time(text: &str) -> Option<Duration> {
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0)];
    let duration_in_seconds = units.iter().find_map(|(unit, seconds)| {
        let number: f64 = text.strip_suffix(unit)?.trim().parse().ok()?;
        Some(number * seconds)
    });
    duration_in_seconds
        .filter(|seconds| (0.001..=MAX_PARSED_SECONDS).contains(seconds))
        .map(Duration::from_secs_f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_parsed_only_with_a_unit_and_within_limits() {
        assert_eq!(parse_time("100ms"), Some(Duration::from_millis(100)));
        assert_eq!(parse_time("1.5s"), Some(Duration::from_millis(1500)));
        assert_eq!(parse_time("2m"), Some(Duration::from_secs(120)));
        for wrong in ["", "100", "0ms", "-1s", "1h", "NaNs", "infs", "2000m"] {
            assert_eq!(parse_time(wrong), None, "{wrong}");
        }
    }
}
