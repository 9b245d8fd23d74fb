//! `awale match`: other programs that misbehave, and matches that cannot be played or are broken off.

#[path = "support/terminal.rs"]
mod terminal;

use std::fs;
#[cfg(target_os = "linux")]
use std::thread;
#[cfg(target_os = "linux")]
use std::time::{Duration, Instant};

use terminal::Home;

/// A match of one game against `north`.
fn match_against<'a>(north: &'a str, variant: &'a str) -> [&'a str; 9] {
    ["match", "--games", "1", "--south", "fast", "--north", north, "--variant", variant]
}

#[test]
fn a_variant_that_the_other_program_does_not_know_is_found_out_before_the_first_game() {
    let home = Home::with("[[variant]]\nid = \"quick\"\nseeds_per_pit = 3\nwin_at = 19\n");
    let stranger = Home::new();
    let empty = stranger.data().join("empty.toml");
    fs::create_dir_all(stranger.data()).expect("a folder");
    fs::write(&empty, "").expect("a file");
    let program = env!("CARGO_BIN_EXE_awale");
    let north = format!("uci:depth=2:{program} --config {} uci", empty.display());
    let told = home.refused(&match_against(&north, "quick"));
    assert!(told.contains("does not know the variant `quick`, only oware, awele"), "{told}");
    assert!(told.contains("awale --config FILE uci"), "{told}");
    // The child finds the same settings in the same home, so it does know the variant.
    let north = format!("uci:depth=2:{program} uci");
    let played = home.printed(&match_against(&north, "quick"));
    assert!(played.starts_with("1 game of quick,") && !played.contains("forfeits"), "{played}");
}

#[test]
fn a_program_that_talks_without_end_forfeits() {
    let home = Home::new();
    let played = home.printed(&match_against("uci:depth=2:yes", "oware"));
    assert!(played.contains("forfeits") && played.contains("in the end `y`"), "{played}");
}

#[test]
fn a_match_without_an_opening_or_a_folder_of_its_own_is_refused() {
    let home = Home::new();
    let games = home.data().join("match");
    let folder = games.to_str().expect("a text");
    let endless = ["match", "--games", "2", "--south", "fast", "--north", "naive", "--opening-plies", "1000"];
    assert!(home.refused(&endless).contains("name fewer by `--opening-plies`"));
    let saved = ["match", "--games", "1", "--south", "fast", "--north", "naive", "--save", folder];
    home.printed(&saved);
    let first = fs::read_to_string(games.join("game-00001.toml")).expect("a game");
    assert!(home.refused(&saved).contains("holds the games of another match"));
    assert_eq!(fs::read_to_string(games.join("game-00001.toml")).expect("a game"), first);
}

#[test]
fn a_match_that_is_broken_off_tells_what_has_been_played() {
    let home = Home::new();
    let north = format!("uci:depth=1:{} uci", env!("CARGO_BIN_EXE_awale"));
    let arguments = ["match", "--games", "1000000", "--concurrency", "2", "--south", "fast", "--north", &north];
    let mut terminal = home.launch().args(&arguments).start();
    terminal.sees("/1000000  +");
    terminal.press("\x03");
    let (status, _) = terminal.leaves();
    let screen = terminal.screen();
    assert_eq!(status.exit_code(), 130, "{screen}");
    assert!(screen.contains(" of oware, ") && screen.contains("positions a move"), "{screen}");
    assert!(!screen.contains("forfeits"), "{screen}");
}

/// An engine that answers nonsense, does not quit, and has started another program.
#[cfg(target_os = "linux")]
const STUBBORN: &str = r#"sleep 1000 &
echo $! > "$0.child"
while read -r line; do
    case $line in
        uci) echo uciok ;;
        isready) echo readyok ;;
        go*) echo bestmove z ;;
    esac
done
wait
"#;

#[test]
#[cfg(target_os = "linux")]
fn what_a_program_has_started_ends_with_it() {
    let home = Home::new();
    fs::create_dir_all(home.data()).expect("a folder");
    let engine = home.data().join("stubborn");
    fs::write(&engine, STUBBORN).expect("a file");
    let north = format!("uci:depth=2:sh {}", engine.display());
    let played = home.printed(&match_against(&north, "oware"));
    assert!(played.contains("forfeits, it answered `bestmove z`"), "{played}");
    let child = fs::read_to_string(home.data().join("stubborn.child")).expect("a number");
    // It is told to end at once, and ends when it gets a processor. What nobody has waited for yet still has a name.
    let status = format!("/proc/{}/stat", child.trim());
    let runs = || fs::read_to_string(&status).is_ok_and(|about| !about.contains(") Z"));
    let patience = Instant::now() + Duration::from_secs(30);
    while runs() {
        assert!(Instant::now() < patience, "the other program still runs");
        thread::sleep(Duration::from_millis(1));
    }
}
