//! Checks that the output for any input, in English and in French, contains no control sequence.

use std::process::Stdio;

use awale_study::record::Record;

use super::terminal::Home;
use super::{last_line, run_plain, run_program};

#[test]
fn the_line_mode_sends_no_control_sequence() {
    for args in [&[][..], &["--matches"], &["--variant", "abapa"]] {
        let text = run_plain(args, "a\nzz\n\n1\n99\n");
        let control_characters: Vec<char> = text
            .chars()
            .filter(|sign| sign.is_control() && *sign != '\n')
            .collect();
        assert!(control_characters.is_empty(), "{control_characters:?}");
    }
}

#[test]
fn no_input_makes_the_line_mode_fail_or_hang() {
    let mut input = b"\xff\xfe\x00\r\n\x1b[A\n\n   \n".to_vec();
    input.extend(vec![b'x'; 200_000]);
    input.extend(b"\nA\r\n  a  \nB");
    let home = Home::new();
    let output = run_program(&home, &["plain"], &input);
    assert!(output.status.success(), "{:?}", output.status);
    assert_eq!(
        Record::parse(&home.saved_games()[0])
            .expect("a whole record")
            .moves()
            .len(),
        3
    );
}

#[test]
fn the_line_mode_prints_french_in_a_french_locale() {
    let home = Home::new();
    let mut command = home.command();
    command
        .env("LANG", "fr_FR.UTF-8")
        .args(["plain", "--south", "fast", "--north", "fast"])
        .stdin(Stdio::null());
    let output = command.output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(
        last_line(&text).contains("gagne") || last_line(&text).contains("Partie nulle"),
        "{text}"
    );
}

#[test]
fn help_lists_commands_and_a_way_out() {
    let text = run_plain(&[], "?\nhelp\nx\nquit\nA\n");
    assert!(
        text.contains("\nType ? for the list of commands, “quit” to leave.\n"),
        "{text}"
    );
    assert_eq!(
        text.matches("undo: undo the last move").count(),
        2,
        "{text}"
    );
    assert!(
        text.contains("“x” is not a pit.") && text.contains("; ? lists the commands."),
        "{text}"
    );
    assert_eq!(
        last_line(&text),
        "No move was played.",
        "what follows quit is not read"
    );
    assert_eq!(
        last_line(&run_plain(&[], "A\nQ\n")),
        "The game is saved and can be continued."
    );
    let output_for_matches = run_plain(&["--matches"], "?\n");
    assert!(
        output_for_matches.contains("a number: take that many matches"),
        "{output_for_matches}"
    );

    let home = Home::with_settings("language = \"fr\"\n");
    let output = run_program(&home, &["plain"], "aide\nA\nannuler\nquitter\n".as_bytes());
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(
        text.contains("annuler\u{a0}: annuler le dernier coup"),
        "{text}"
    );
    assert!(
        text.contains("aide ou\u{a0}?\u{a0}: afficher cette liste"),
        "{text}"
    );
    assert!(text.contains("Coup annulé."), "{text}");
    assert_eq!(
        last_line(&text),
        "Aucun coup n'a été joué.",
        "the only one was taken back"
    );
}

#[test]
fn a_game_of_two_humans_explains_how_to_choose_an_opponent() {
    for (args, command) in [
        (&[][..], "awale plain --north character:nana"),
        (&["--matches"], "awale plain --matches --north expert"),
    ] {
        let text = run_plain(args, "");
        assert!(text.starts_with(&format!(
            "You play both sides. To play against the computer, quit and type: {command}\n"
        )));
    }
    assert!(
        !run_plain(&["--south", "human"], "").contains("both sides"),
        "who is named needs no word"
    );
}

#[test]
fn a_new_player_meets_the_teacher_and_reads_how_to_choose_another() {
    let home = Home::new();
    let mut terminal = home.launch().args(&["plain"]).size(60, 30).start();
    terminal.wait_for_text("South (You) against North (Nana Esi).");
    terminal.wait_for_text("awale plain --north PLAYER");
    terminal.press("quit\n");
    assert!(terminal.wait_for_exit().0.success());
}

#[test]
fn arrow_keys_without_effect_get_a_message_and_long_lines_are_wrapped() {
    assert!(run_plain(&[], "\x1b[A\n").contains("Arrow and function keys do nothing here."));
    for (language, part) in [("en", "Arrow and function keys"), ("fr", "Les flèches")] {
        let home = Home::with_settings(&format!("language = \"{language}\"\n"));
        let mut terminal = home
            .launch()
            .args(&["plain", "--north", "human"])
            .env("TERM", "dumb")
            .size(50, 30)
            .start();
        terminal.wait_for_text("A");
        terminal.press("\x1b[D\n");
        terminal.wait_for_text(part);
        terminal.press("zz\n?\nquit\n");
        let text = String::from_utf8(terminal.wait_for_exit().1).expect("text");
        let too_wide_line = text
            .lines()
            .find(|line| line.trim_end().chars().count() > 50);
        assert_eq!(too_wide_line, None, "{text}");
    }
}

#[test]
fn hints_come_in_steps_and_the_last_names_the_move_and_its_reason() {
    let position_args = ["--position", "0-0-0-0-0-2-2-1-5-5-5-5-12-11-S"];
    let text = run_plain(&position_args, "hint\nhint\nhint\nhint\nF\n");
    let hint_texts = [
        "Best move: F (",
        "The last seed of the right move lands in pit b.",
    ];
    let line_count_with = |part: &str| text.lines().filter(|line| line.contains(part)).count();
    assert_eq!(hint_texts.map(line_count_with), [2, 1], "{text}");
    let hint = text.lines().find(|line| line.contains(hint_texts[0]));
    assert!(
        hint.is_some_and(|hint| hint.contains("captures 5 from pits b and a.")),
        "{text}"
    );
    let first_hint_text = run_plain(&position_args, "hint\nF\n");
    assert!(
        !first_hint_text.contains("Best move: "),
        "the first hint names no move: {first_hint_text}"
    );
    let home_without_hints = Home::with_settings("[study]\nhints = false\n");
    let message = String::from_utf8(run_program(&home_without_hints, &["plain"], b"hint\n").stdout)
        .expect("a text");
    assert!(
        message.contains("Hints are turned off in the settings."),
        "{message}"
    );
    // There is nothing to look at on a heap, so the first hint is the move.
    let output_for_matches = run_plain(&["--matches"], "hint\n");
    assert!(
        output_for_matches.contains("Best move: "),
        "{output_for_matches}"
    );
}

#[test]
fn the_teacher_warns_of_a_bad_move_and_enter_plays_it() {
    // F takes five seeds, E takes none.
    let start = "0-0-0-0-1-2-2-1-5-5-5-5-12-10-S";
    let output_against = |north, typed| {
        let args = ["--south", "human", "--north", north, "--position", start];
        run_plain(&args, typed)
    };
    let lesson_notice = "A teaching game, not rated: Nana Esi warns you before a bad move.";
    let warning_start = "“Wait: the move E is about";
    let played_move_text = "South sowed 1 seed from E";
    for typed in ["E\n\n", "E\nE\n", "E\nboard\nE\n"] {
        let text = output_against("character:nana", typed);
        assert!(text.contains(lesson_notice), "{text}");
        assert_eq!(text.matches(warning_start).count(), 1, "{text}");
        assert_eq!(text.matches(played_move_text).count(), 1, "{text}");
    }
    let text = output_against("character:nana", "E\nquit\n");
    assert!(
        text.contains(warning_start) && !text.contains(played_move_text),
        "{text}"
    );
    let text = output_against("naive", "E\n");
    assert!(
        !text.contains(lesson_notice) && !text.contains(warning_start),
        "{text}"
    );
    assert!(text.contains(played_move_text), "{text}");
}

#[test]
fn the_setting_warns_of_a_bad_move_in_a_game_without_the_teacher() {
    let home = Home::with_settings("[study]\nwarning = true\n");
    // F takes five seeds, E takes none.
    let start = "0-0-0-0-1-2-2-1-5-5-5-5-12-10-S";
    let args = ["plain", "--north", "naive", "--position", start];
    let text = String::from_utf8(run_program(&home, &args, b"E\n\n").stdout).expect("a text");
    assert_eq!(text.matches("The move E ").count(), 1, "{text}");
    assert_eq!(
        text.matches("South sowed 1 seed from E").count(),
        1,
        "{text}"
    );
}

#[test]
fn a_player_may_resign() {
    let home = Home::with_settings("language = \"fr\"\n");
    let text = String::from_utf8(run_program(&home, &["plain"], b"A\nabandonner\nb\n").stdout)
        .expect("a text");
    assert_eq!(last_line(&text), "Sud gagne.");
    let record = Record::parse(&home.saved_games()[0]).expect("a whole record");
    assert_eq!(
        (record.moves().len(), record.result().is_some()),
        (1, true),
        "what follows is not read"
    );
}
