//! Terminals without UTF-8 get ASCII, and so do users who ask for it.

use std::process::Output;

use crate::terminal::{CALM_SETTINGS, Home, key};

/// Environment variables and values of locales without UTF-8.
const LOCALES_WITHOUT_UTF8: [(&str, &str); 6] = [
    ("LC_ALL", "fr_FR.ISO-8859-1"),
    ("LC_ALL", "fr_FR@euro"),
    ("LC_CTYPE", "de_DE.ISO-8859-15"),
    ("LANG", "fr_FR.ISO-8859-1"),
    ("LC_ALL", "C"),
    ("LC_ALL", "POSIX"),
];

/// Commands that print names and symbols.
const PRINTING_COMMANDS: [&[&str]; 6] = [
    &["puzzle", "--daily"],
    &["openings"],
    &["config"],
    &["results"],
    &["compare", "--depth", "2"],
    &["--help"],
];

fn both_outputs(output: &Output) -> String {
    String::from_utf8([output.stdout.clone(), output.stderr.clone()].concat()).expect("a text")
}

#[test]
fn a_full_screen_in_another_locale_is_only_ascii() {
    for (variable, locale) in LOCALES_WITHOUT_UTF8 {
        let home = Home::with_settings(CALM_SETTINGS);
        let mut terminal = home
            .launch()
            .env(variable, locale)
            .env("COLORTERM", "truecolor")
            .start();
        terminal.wait_for_text(">");
        terminal.press("p");
        terminal.wait_until_screen("the board is there", |screen| screen.contains("====#"));
        terminal.press("?");
        terminal.wait_until_text_gone("====#");
        // Quit with Ctrl-C, because Esc followed by a letter would mean Alt with this letter.
        terminal.press(key::CTRL_C);
        let (status, bytes) = terminal.wait_for_exit();
        assert!(status.success(), "{status:?}");
        let text = String::from_utf8(bytes).expect("a text");
        let non_ascii_letters: String = text.chars().filter(|letter| !letter.is_ascii()).collect();
        assert_eq!(non_ascii_letters, "", "{variable}={locale}");
    }
}

#[test]
fn the_ascii_option_works_in_any_locale() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home
        .launch()
        .args(&["--ascii"])
        .env("LANG", "fr_FR.UTF-8")
        .start();
    terminal.wait_for_text("> ");
    let screen = terminal.screen();
    assert!(screen.is_ascii(), "{screen}");
    assert!(
        screen.contains("Quitter") && screen.contains("Reglages"),
        "letters lose their accents: {screen}"
    );
    terminal.quit();
}

#[test]
fn commands_in_another_locale_print_only_ascii() {
    let home = Home::with_settings("");
    for args in PRINTING_COMMANDS {
        for (variable, locale) in LOCALES_WITHOUT_UTF8 {
            let output = home
                .command()
                .env(variable, locale)
                .args(args)
                .output()
                .expect("it starts");
            assert!(output.status.success(), "{output:?}");
            assert!(
                both_outputs(&output).is_ascii(),
                "{args:?} {variable}={locale}: {}",
                both_outputs(&output)
            );
        }
        let output = home
            .command()
            .env("LANG", "fr_FR.UTF-8")
            .arg("--ascii")
            .args(args)
            .output()
            .expect("it starts");
        assert!(
            args == ["--help"] || both_outputs(&output).is_ascii(),
            "{args:?}: {}",
            both_outputs(&output)
        );
    }
    let refused_output = home
        .command()
        .env("LC_ALL", "fr_FR.ISO-8859-1")
        .args(["perft", "--dept", "1"])
        .output();
    let refused_text = both_outputs(&refused_output.expect("it starts"));
    assert!(
        refused_text.is_ascii() && refused_text.contains("--depth"),
        "{refused_text}"
    );
}

#[test]
fn line_mode_prints_only_ascii_unless_the_locale_is_utf_8() {
    let home = Home::with_settings("");
    let output_in_locale = |locale: &str, more: &[&str]| {
        let mut command = home.command();
        command
            .env("LANG", locale)
            .args(more)
            .args(["plain", "--south", "fast", "--north", "fast"]);
        both_outputs(
            &command
                .stdin(std::process::Stdio::null())
                .output()
                .expect("it starts"),
        )
    };
    assert!(!output_in_locale("fr_FR.UTF-8", &[]).is_ascii());
    for text in [
        output_in_locale("fr_FR.ISO-8859-1", &[]),
        output_in_locale("fr_FR.UTF-8", &["--ascii"]),
    ] {
        assert!(text.is_ascii(), "{text}");
        assert!(!text.contains('?'), "every sign has its like: {text}");
    }
}

#[test]
fn names_in_json_keep_letters_outside_ascii() {
    let home = Home::with_settings("");
    let record = "[Event \"Zoé\"]\n[South \"Zoé\"]\n[North \"Ama\"]\n[Result \"1-0\"]\n\n1. A a 2. B b 3. C c 4. D d 5. E e 6. F f 7. A a 8. B b 1-0\n";
    let file = home.path().join("game.ogn");
    std::fs::write(&file, record).expect("a file");
    let rating_json_in_locale = |locale: &str| {
        let mut command = home.command();
        command
            .env("LC_ALL", locale)
            .args(["rating", "--json"])
            .arg(&file);
        let output = command.output().expect("it starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("a text")
    };
    let (json_in_ascii, json_in_utf8) =
        (rating_json_in_locale("C"), rating_json_in_locale("C.UTF-8"));
    assert!(
        json_in_ascii.is_ascii() && !json_in_utf8.is_ascii(),
        "{json_in_ascii}{json_in_utf8}"
    );
    let parsed_json = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    assert_eq!(parsed_json(&json_in_ascii), parsed_json(&json_in_utf8));
}
