//! Times on the command line: `100ms`, `2s`, `1.5s`, `3m`.

use std::time::Duration;

/// The longest time that can be asked for: a day.
const LONGEST: f64 = 86_400.0;

/// Reads a time.
///
/// # Errors
/// What it should look like.
pub(super) fn parse(text: &str) -> Result<Duration, String> {
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0)];
    let read = units.iter().find_map(|(unit, seconds)| {
        let number: f64 = text.strip_suffix(unit)?.trim().parse().ok()?;
        Some(number * seconds)
    });
    let read = read.filter(|seconds| (0.001..=LONGEST).contains(seconds));
    read.map(Duration::from_secs_f64).ok_or_else(|| "a time from 1ms to 1440m, such as 100ms, 2s or 1m".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_unit_and_bounds() {
        assert_eq!(parse("100ms"), Ok(Duration::from_millis(100)));
        assert_eq!(parse("1.5s"), Ok(Duration::from_millis(1500)));
        assert_eq!(parse("2m"), Ok(Duration::from_secs(120)));
        for wrong in ["", "100", "0ms", "-1s", "1h", "NaNs", "infs", "2000m"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
