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
    what: String,
    limit: String,
    measured: String,
    is_met: bool,
}

impl Measurement {
    /// A figure that should be at most `limit`.
    pub fn with_limit(
        what: impl Into<String>,
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
            what: what.into(),
            limit: format!("{limit} {unit}"),
            measured: format!("{} {unit} {detail}", number(measured))
                .trim_end()
                .to_owned(),
            is_met: measured <= limit,
        }
    }

    /// A promise without a number, which is kept or not.
    pub fn without_limit(what: impl Into<String>, is_met: bool, detail: String) -> Measurement {
        Measurement {
            what: what.into(),
            limit: "none".to_owned(),
            measured: detail,
            is_met,
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
    let mut figures = speed::measure_speed();
    figures.extend(storm::measure_storms());
    figures.extend(rest::measure_idle_use(Duration::from_secs(seconds)));
    println!("| what | wanted at most | measured | |");
    println!("| --- | --- | --- | --- |");
    for Measurement {
        what,
        limit,
        measured,
        is_met,
    } in &figures
    {
        println!(
            "| {what} | {limit} | {measured} | {} |",
            if *is_met { "" } else { "missed" }
        );
    }
}
