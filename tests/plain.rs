//! The line mode and the other commands, as a script or a screen reader uses them.

#[path = "support/terminal.rs"]
mod terminal;

use std::fs;
use std::io::{Read, Write};
use std::process::{Output, Stdio};

use awale::record::Record;
use terminal::Home;

/// What the program says to these words on its command line and this input.
fn run(home: &Home, args: &[&str], input: &[u8]) -> Output {
    let mut command = home.command();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("an input");
    // A program that has heard enough does not listen to the rest.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// What `awale plain` says; it must end well.
#[track_caller]
fn plain(args: &[&str], input: &str) -> String {
    let home = Home::new();
    let args: Vec<&str> = ["plain"].into_iter().chain(args.iter().copied()).collect();
    let output = run(&home, &args, input.as_bytes());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("a text")
}

fn last_line(text: &str) -> &str {
    text.trim_end().lines().next_back().expect("a line")
}

/// What a command that fails says about it.
#[track_caller]
fn failure(args: &[&str]) -> String {
    let output = run(&Home::new(), args, b"");
    assert!(!output.status.success(), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stderr).expect("a text")
}

const VARIANTS: [&str; 6] = ["oware", "awele", "awale", "abapa", "awale-26", "awari"];

#[test]
fn a_list_of_moves_gives_the_same_game_every_time() {
    let moves = "a\na\nA\nb\nB\n3\nc\n6\nf\nF\n";
    let first = plain(&[], moves);
    assert_eq!(first, plain(&[], moves));
    let second = plain(&["--north", "naive", "--first", "random"], moves);
    assert_eq!(second, plain(&["--north", "naive", "--first", "random"], moves));
}

#[test]
fn a_seed_makes_chance_repeat_itself() {
    let game = |seed| plain(&["--south", "naive", "--north", "naive", "--first", "random", "--seed", seed], "");
    assert_eq!(game("7"), game("7"));
    let games: Vec<String> = ["1", "2", "3", "4", "5", "6"].into_iter().map(game).collect();
    assert!(games.iter().any(|other| *other != games[0]), "another seed is another game");
}

#[test]
fn every_variant_is_played_to_its_end_and_the_last_line_is_the_result() {
    for variant in VARIANTS {
        for (south, north) in [("fast", "naive"), ("alphabeta:3", "fast"), ("naive", "minimax:2:seeds")] {
            let text = plain(&["--variant", variant, "--south", south, "--north", north], "");
            let last = last_line(&text);
            assert!(last.contains(" wins: ") || last.starts_with("A draw: "), "{variant}: {last}");
            assert!(last.contains("South ") && last.contains("North "), "{variant}: {last}");
            if last.contains(" wins: ") {
                assert!(last.starts_with("South (") || last.starts_with("North ("), "{variant}: {last}");
            }
        }
    }
}

#[test]
fn the_result_in_the_file_is_the_one_that_was_told() {
    let home = Home::new();
    let output = run(&home, &["plain", "--south", "fast", "--north", "naive", "--first", "north"], b"");
    let text = String::from_utf8(output.stdout).expect("a text");
    let [game] = &home.saved()[..] else { panic!("one game is kept") };
    let record = Record::parse(game).expect("a whole record");
    let counts = record.result().expect("a result").tally.counts;
    let told = format!("South {}, North {}.", counts.south, counts.north);
    assert!(last_line(&text).ends_with(&told), "{text}");
}

#[test]
fn no_control_sequence_is_sent() {
    for args in [&[][..], &["--matches"], &["--variant", "abapa"]] {
        let text = plain(args, "a\nzz\n\n1\n99\n");
        let controls: Vec<char> = text.chars().filter(|sign| sign.is_control() && *sign != '\n').collect();
        assert!(controls.is_empty(), "{controls:?}");
    }
}

#[test]
fn a_refused_move_is_told_and_the_same_player_chooses_again() {
    let text = plain(&["--position", "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S"], "A\nb\nx\n7\nB\n");
    let told: Vec<&str> = text.lines().filter(|line| line.contains(':') || line.contains(' ')).collect();
    let text = told.join("\n");
    assert!(text.contains("A is empty: there is nothing to sow."), "{text}");
    assert!(text.contains("b belongs to the other side. Your pits are A to F."), "{text}");
    assert!(text.contains("\"x\" is no pit."), "{text}");
    assert!(text.contains("\"7\" is no pit."), "{text}");
    assert_eq!(text.matches("South to move:").count(), 5, "once for each try\n{text}");
    assert_eq!(text.matches("North to move:").count(), 1, "{text}");
}

#[test]
fn starving_and_grand_slams_are_refused_with_their_reasons() {
    let text = plain(&["--position", "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S"], "A\nF\n");
    assert!(text.contains("The other side has no seeds, and A gives it none: play one that does."), "{text}");
    let text = plain(&["--variant", "awele", "--position", "1-0-0-0-0-1-1-0-0-0-0-0-22-23-S"], "F\n");
    assert!(text.contains("F would take all the seeds of the other side: not allowed here."), "{text}");
}

#[test]
fn the_matches_are_played_refused_and_won() {
    let text = plain(&["--matches"], "0\n4\nthree\n300\n3\n3\n3\n3\n2\n1\n");
    for told in [
        "Take one match at least.",
        "4 is too many: take 3 at most.",
        "\"three\" is no number. Write how many matches to take; ? tells more.",
        "2 is more than there are: only 1 match is left.",
    ] {
        assert!(text.contains(told), "{told}\n{text}");
    }
    assert!(last_line(&text).starts_with("North (human) wins."), "{text}");
    assert!(text.contains("South took the last match, and loses."), "{text}");
}

#[test]
fn the_expert_wins_from_where_it_can() {
    for seed in ["1", "2", "3", "4", "5"] {
        let args = ["--matches", "--south", "naive", "--north", "expert", "--first", "south", "--seed", seed];
        assert!(last_line(&plain(&args, "")).starts_with("North (expert) wins."), "13 is lost for who begins");
    }
}

#[test]
fn the_end_of_the_input_ends_it_cleanly_and_the_game_is_kept() {
    let home = Home::new();
    let output = run(&home, &["plain"], b"C\nD\n");
    assert!(output.status.success());
    assert!(last_line(&String::from_utf8_lossy(&output.stdout)).starts_with("End of input. The game is kept"));
    let record = Record::parse(&home.saved()[0]).expect("a whole record");
    assert_eq!(record.moves().len(), 1, "D is not North's");
    assert!(record.result().is_none());
    let home = Home::new();
    let output = run(&home, &["plain"], b"");
    assert!(output.status.success());
    assert!(home.saved().is_empty(), "nothing was played, nothing is kept");
}

#[test]
fn whatever_comes_in_it_neither_fails_nor_stops() {
    let mut input = b"\xff\xfe\x00\r\n\x1b[A\n\n   \n".to_vec();
    input.extend(vec![b'x'; 200_000]);
    input.extend(b"\nA\r\n  a  \nB");
    let home = Home::new();
    let output = run(&home, &["plain"], &input);
    assert!(output.status.success(), "{:?}", output.status);
    assert_eq!(Record::parse(&home.saved()[0]).expect("a whole record").moves().len(), 3);
}

#[test]
fn it_speaks_french() {
    let home = Home::new();
    let mut command = home.command();
    command.env("LANG", "fr_FR.UTF-8").args(["plain", "--south", "fast", "--north", "fast"]).stdin(Stdio::null());
    let output = command.output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(last_line(&text).contains("gagne") || last_line(&text).contains("Partie nulle"), "{text}");
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_says_so() {
    let home = Home::new();
    fs::create_dir_all(home.data()).expect("a folder");
    fs::write(home.games(), "in the way").expect("a file");
    let output = run(&home, &["plain", "--south", "fast", "--north", "fast"], b"");
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("Not saved"), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(last_line(&text).contains("South "), "{text}");
    let output = run(&home, &["plain"], b"A\n");
    assert!(output.status.success());
    assert!(
        last_line(&String::from_utf8_lossy(&output.stdout)).ends_with("The game could not be saved."),
        "{output:?}"
    );
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let home = Home::new();
    let mut command = home.command();
    command.args(["perft", "--depth", "4"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    drop(child.stdout.take());
    let mut words = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut words).expect("a text");
    assert_eq!(words, "");
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn the_places_of_files_stand_before_or_after_the_command() {
    let home = Home::new();
    let (config, data) = (home.data().join("mine.toml"), home.data().join("elsewhere"));
    fs::create_dir_all(home.data()).expect("a folder");
    fs::write(&config, "language = \"fr\"\n").expect("a file");
    let (config, data) = (config.to_str().expect("a path"), data.to_str().expect("a path"));
    for args in [
        ["--config", config, "--data", data, "plain"],
        ["plain", "--config", config, "--data", data],
        ["--data", data, "plain", "--config", config],
    ] {
        let output = run(&home, &args, b"A\n");
        assert!(output.status.success());
        assert!(String::from_utf8_lossy(&output.stdout).contains("Fin de l'entrée"), "{output:?}");
    }
    assert_eq!(fs::read_dir(home.data().join("elsewhere/games")).expect("a folder").count(), 3);
    assert!(home.saved().is_empty(), "the usual folder is left alone");
}

#[test]
fn what_makes_no_sense_is_explained() {
    assert!(failure(&["plain", "--variant", "chess"]).contains("oware"), "those there are, are named");
    assert!(failure(&["plain", "--south", "expert"]).contains("expert"));
    assert!(failure(&["plain", "--south", "minimax"]).contains("minimax:6"));
    assert!(failure(&["plain", "--south", "alphabeta:3:luck"]).contains("mobility"));
    assert!(failure(&["plain", "--position", "4-4"]).contains("15"));
    assert!(failure(&["plain", "--position", "9-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]).contains("48"));
    assert!(failure(&["plain", "--matches", "--variant", "oware"]).contains("--variant"));
    assert!(failure(&["plain", "--matches", "--position", "4-4"]).contains("--position"));
    assert!(failure(&["perft", "--depth", "0"]).contains('1'));
    assert!(failure(&["dance"]).contains("dance"));
    assert!(failure(&["--config", "/nowhere/at/all.toml", "plain"]).contains("/nowhere/at/all.toml"));
}

#[test]
fn help_and_version_are_there() {
    let home = Home::new();
    let help = run(&home, &["--help"], b"");
    let text = String::from_utf8_lossy(&help.stdout);
    assert!(help.status.success() && text.contains("plain") && text.contains("--data") && text.contains("--config"));
    let version = run(&home, &["--version"], b"");
    assert_eq!(String::from_utf8_lossy(&version.stdout).trim(), concat!("awale ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn perft_counts_a_line_for_each_first_move_and_the_total_last() {
    let home = Home::new();
    let output = run(&home, &["perft", "--depth", "3"], b"");
    let text = String::from_utf8(output.stdout).expect("a text");
    let lines: Vec<(&str, u64)> = text
        .lines()
        .map(|line| line.split_once(' ').expect("a name and a number"))
        .map(|(name, count)| (name, count.parse().expect("a number")))
        .collect();
    let (total, moves) = lines.split_last().expect("a total");
    assert_eq!(moves.iter().map(|(name, _)| *name).collect::<String>(), "ABCDEF");
    assert_eq!(*total, ("total", moves.iter().map(|(_, count)| count).sum()));
}

#[test]
fn what_can_be_typed_is_told_and_there_is_a_way_out() {
    let text = plain(&[], "?\nhelp\nx\nquit\nA\n");
    assert!(text.starts_with("Type ? to hear what can be typed, quit to leave."), "{text}");
    assert_eq!(text.matches("undo: takes the last move back").count(), 2, "{text}");
    assert!(text.contains("\"x\" is no pit.") && text.contains("; ? tells more."), "{text}");
    assert_eq!(last_line(&text), "No move was played.", "what follows quit is not read");
    assert_eq!(last_line(&plain(&[], "A\nQ\n")), "The game is kept and can be continued.");
    let matches = plain(&["--matches"], "?\n");
    assert!(matches.contains("a number: how many matches to take"), "{matches}");

    let home = Home::with("language = \"fr\"\n");
    let output = run(&home, &["plain"], "aide\nA\nannuler\nquitter\n".as_bytes());
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(text.contains("annuler\u{a0}: reprend le dernier coup"), "{text}");
    assert!(text.contains("aide ou\u{a0}?\u{a0}: dit ceci"), "{text}");
    assert!(text.contains("Coup repris."), "{text}");
    assert_eq!(last_line(&text), "La partie est gardée et peut être continuée.", "its file is there");
}

#[test]
fn a_move_is_taken_back_to_the_own_turn() {
    let home = Home::new();
    let output = run(&home, &["plain"], b"undo\nA\nb\nundo\nc\n");
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(text.contains("There is no move to take back."), "{text}");
    assert!(text.contains("Taken back."), "{text}");
    let record = Record::parse(&home.saved()[0]).expect("a whole record");
    assert_eq!(record.moves().iter().map(ToString::to_string).collect::<String>(), "Ac");

    let home = Home::new();
    run(&home, &["plain", "--north", "fast"], b"A\nB\nu\nu\nC\n");
    let record = Record::parse(&home.saved()[0]).expect("a whole record");
    assert_eq!(record.moves()[0].to_string(), "C", "both times the answer went back with the move");
    assert_eq!(record.moves().len(), 2);
}
