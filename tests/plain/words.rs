//! What is typed and what is said: whatever comes in, in both languages, without a control sequence.

use std::process::Stdio;

use awale::record::Record;

use super::terminal::Home;
use super::{last_line, plain, run};

#[test]
fn no_control_sequence_is_sent() {
    for args in [&[][..], &["--matches"], &["--variant", "abapa"]] {
        let text = plain(args, "a\nzz\n\n1\n99\n");
        let controls: Vec<char> = text.chars().filter(|sign| sign.is_control() && *sign != '\n').collect();
        assert!(controls.is_empty(), "{controls:?}");
    }
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
    assert_eq!(last_line(&text), "Aucun coup n'a été joué.", "the only one was taken back");
}
