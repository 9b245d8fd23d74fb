//! Measures how responsive the program is: runs the real binary in a pseudo-terminal. Run `cargo
//! bench --bench feel`.
//!
//! `-- --seconds N` measures N seconds of idle time in each screen instead of 30.
//! `docs/reliability.md` has the figures and explains them.

#[path = "../../tests/support/shell.rs"]
mod shell;
#[path = "../../tests/support/terminal.rs"]
mod terminal;

mod process;
mod rest;
mod speed;
mod storm;

use std::time::Duration;

/// A measurement and its limit.
pub struct Measurement {
    label: String,
    limit_text: String,
    measured_text: String,
    is_limit_met: bool,
}

impl Measurement {
    /// A figure that should be at most `limit_text`.
    pub fn with_limit(
        label: impl Into<String>,
        limit: f64,
        measured: f64,
        unit: &str,
        detail: &str,
    ) -> Measurement {
        let number = |number: f64| {
            if number < 10.0 && number != 0.0 {
                format!("{number:.2}")
            } else {
                format!("{number:.0}")
            }
        };
        Measurement {
            label: label.into(),
            limit_text: format!("{limit} {unit}"),
            measured_text: format!("{} {unit} {detail}", number(measured))
                .trim_end()
                .to_owned(),
            is_limit_met: measured <= limit,
        }
    }

    /// A promise without a number, which is kept or not.
    pub fn without_limit(label: impl Into<String>, is_met: bool, detail: String) -> Measurement {
        Measurement {
            label: label.into(),
            limit_text: "none".to_owned(),
            measured_text: detail,
            is_limit_met: is_met,
        }
    }
}

fn main() {
    let mut arguments = std::env::args()
        .skip_while(|argument| argument != "--seconds")
        .skip(1);
    let seconds = arguments
        .next()
        .map_or(30, |seconds| seconds.parse().expect("a number of seconds"));
    let mut measurements = speed::measure_speed();
    measurements.extend(storm::measure_storms());
    measurements.extend(rest::measure_idle_use(Duration::from_secs(seconds)));
    println!("| what | wanted at most | measured | |");
    println!("| --- | --- | --- | --- |");
    for Measurement {
        label: what,
        limit_text: limit,
        measured_text: measured,
        is_limit_met: is_met,
    } in &measurements
    {
        println!(
            "| {what} | {limit} | {measured} | {} |",
            if *is_met { "" } else { "missed" }
        );
    }
}
