//! Which language the program speaks: the one asked for, else that of the settings, else that of the system.

use crate::terminal::{CALM, Home};

/// What `awale config` prints with this locale, these settings and these words on the command line.
fn config(locale: &str, settings: &str, args: &[&str]) -> String {
    let home = Home::with(settings);
    let output = home.command().env("LANG", locale).arg("config").args(args).output().expect("it starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("a text")
}

/// The line that tells of the language.
fn told(config: &str) -> String {
    let line = config.lines().find(|line| line.starts_with("language")).expect("the language");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_option_comes_before_the_settings_and_these_before_the_locale() {
    let system = config("fr_CA.UTF-8", "", &[]);
    assert!(system.contains("# réglages") && told(&system) == "language = \"auto\" # par défaut", "{system}");
    let set = config("fr_CA.UTF-8", "language = \"en\"\n", &[]);
    assert!(set.contains("# settings") && told(&set).starts_with("language = \"en\" # /"), "{set}");
    let asked = config("en_GB.UTF-8", "language = \"en\"\n", &["--language", "fr"]);
    assert!(asked.contains("# réglages") && told(&asked) == "language = \"fr\" # --language", "{asked}");
}

#[test]
fn a_language_without_words_of_its_own_for_something_says_it_in_english() {
    let home = Home::with("");
    let play = |locale: &str| {
        let mut command = home.command();
        command.env("LANG", locale).args(["plain", "--south", "fast", "--north", "fast", "--seed", "1"]);
        String::from_utf8(command.output().expect("it starts").stdout).expect("a text")
    };
    for (locale, south) in [("pt_BR.UTF-8", "Sul"), ("es_MX", "Sur"), ("de_AT.UTF-8", "Süd"), ("nl_NL.UTF-8", "South")]
    {
        let game = play(locale);
        assert!(game.contains(south) && !game.contains("[plain"), "{locale}: {game}");
    }
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are_and_errors_speak_the_one_asked_for() {
    let home = Home::with("");
    let told = home.refused(&["config", "--language", "xx"]);
    assert!(told.contains("“xx”. Choices: en, fr, es, pt, de, it, ca."), "{told}");
    for args in [["--language", "fr", "plain", "--nosuch"], ["plain", "--language=fr", "--nosuch", "--ascii"]] {
        let told = home.refused(&args);
        assert!(told.contains("il n'y a pas d'option"), "{told}");
    }
}

#[test]
fn a_language_asked_for_is_not_kept() {
    let home = Home::with(CALM);
    let before = home.settings();
    let mut terminal = home.launch().args(&["--language", "fr"]).start();
    terminal.sees("Réglages");
    terminal.quits();
    assert_eq!(home.settings(), before);
}
