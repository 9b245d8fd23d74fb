//! `awale match`: other programs that misbehave, and matches that cannot be played or are broken off.

#[path = "support/terminal.rs"]
mod terminal;

use std::fs;

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
#[cfg(unix)]
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

#[cfg(target_os = "linux")]
mod what_a_program_has_started {
    use std::path::{Path, PathBuf};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::{Home, fs, match_against};

    /// An engine that has started another program and does not quit. It answers nonsense, or nothing if it is told to be silent.
    const STUBBORN: &str = r#"sleep 1000 &
echo $! > "$0.child"
trap '' INT TERM HUP
while :; do
    read -r line
    case $line in
        uci) echo uciok ;;
        isready) echo readyok ;;
        go*) [ "$1" = silent ] || echo bestmove z ;;
    esac
done
"#;

    /// Writes down that engine.
    fn stubborn(home: &Home) -> PathBuf {
        fs::create_dir_all(home.data()).expect("a folder");
        let engine = home.data().join("stubborn");
        fs::write(&engine, STUBBORN).expect("a file");
        engine
    }

    /// Waits until `come` has something.
    fn wait_for<T>(what: &str, come: impl Fn() -> Option<T>) -> T {
        let patience = Instant::now() + Duration::from_secs(30);
        loop {
            if let Some(there) = come() {
                return there;
            }
            assert!(Instant::now() < patience, "waited in vain: {what}");
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits until the program that `engine` has started has a number, and says it.
    fn child_of(engine: &Path) -> String {
        let file = engine.with_extension("child");
        wait_for("the engine starts a program", || {
            let number = fs::read_to_string(&file).ok()?;
            number.ends_with('\n').then(|| number.trim().to_owned())
        })
    }

    /// Waits until the program with this number runs no more. What nobody has waited for yet still has a name.
    fn ends(number: &str) {
        let status = format!("/proc/{number}/stat");
        wait_for("the other program ends", || {
            fs::read_to_string(&status).map_or(true, |about| about.contains(") Z")).then_some(())
        });
    }

    #[test]
    fn ends_with_it() {
        let home = Home::new();
        let engine = stubborn(&home);
        let played = home.printed(&match_against(&format!("uci:depth=2:sh {}", engine.display()), "oware"));
        assert!(played.contains("forfeits, it answered `bestmove z`"), "{played}");
        ends(&child_of(&engine));
    }

    #[test]
    fn ends_with_a_match_that_is_broken_off() {
        let home = Home::new();
        let engine = stubborn(&home);
        let north = format!("uci:depth=2:sh {} silent", engine.display());
        let mut terminal = home.launch().args(&match_against(&north, "oware")).start();
        let child = child_of(&engine);
        terminal.press("\x03");
        assert_eq!(terminal.leaves().0.exit_code(), 130);
        ends(&child);
    }
}
