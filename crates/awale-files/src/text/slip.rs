//! Words that were mistyped.

/// Whether `typed` is `meant` with some slips of the keyboard: one wrong letter of three at most. `foo` is no `book`.
#[must_use]
pub fn is_slip(typed: &str, meant: &str) -> bool {
    let [typed, meant] = [typed, meant].map(|word| word.trim_start_matches('-'));
    strsim::osa_distance(typed, meant) * 3 <= typed.chars().count().max(meant.chars().count())
}

#[cfg(test)]
mod tests {
    use super::is_slip;

    #[test]
    fn a_slip_changes_few_letters() {
        for (typed, meant) in [("perf", "perft"), ("--dept", "--depth"), ("analyze", "analyse"), ("taem", "team")] {
            assert!(is_slip(typed, meant), "{typed} {meant}");
        }
        for (typed, meant) in [("foo", "book"), ("--x", "--out"), ("help", "theme")] {
            assert!(!is_slip(typed, meant), "{typed} {meant}");
        }
    }
}
