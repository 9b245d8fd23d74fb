//! The language of the program: the option wins over the settings, and these over the locale.

use crate::terminal::{CALM_SETTINGS, Home};

/// The output of `awale config` with this locale, these settings and these arguments.
fn config_output(locale: &str, settings: &str, args: &[&str]) -> String {
    let home = Home::with_settings(settings);
    let output = home
        .command()
        .env("LANG", locale)
        .arg("config")
        .args(args)
        .output()
        .expect("it starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("a text")
}

/// The line of the setting `language`.
fn language_line(config: &str) -> String {
    let line = config
        .lines()
        .find(|line| line.starts_with("language"))
        .expect("the language");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_language_option_overrides_settings_and_settings_override_the_locale() {
    let output_without_setting = config_output("fr_CA.UTF-8", "", &[]);
    assert!(
        output_without_setting.contains("# réglages")
            && language_line(&output_without_setting) == "language = \"auto\" # par défaut",
        "{output_without_setting}"
    );
    let output_with_setting = config_output("fr_CA.UTF-8", "language = \"en\"\n", &[]);
    assert!(
        output_with_setting.contains("# settings")
            && language_line(&output_with_setting).starts_with("language = \"en\" # /"),
        "{output_with_setting}"
    );
    let output_with_option =
        config_output("en_GB.UTF-8", "language = \"en\"\n", &["--language", "fr"]);
    assert!(
        output_with_option.contains("# réglages")
            && language_line(&output_with_option) == "language = \"fr\" # --language",
        "{output_with_option}"
    );
}

#[test]
fn messages_missing_in_a_language_are_displayed_in_english() {
    let home = Home::with_settings("");
    let output_in_locale = |locale: &str| {
        let mut command = home.command();
        command
            .env("LANG", locale)
            .args(["plain", "--south", "fast", "--north", "fast", "--seed", "1"]);
        String::from_utf8(command.output().expect("it starts").stdout).expect("a text")
    };
    for (locale, south) in [
        ("pt_BR.UTF-8", "Sul"),
        ("es_MX", "Sur"),
        ("de_AT.UTF-8", "Süd"),
        ("nl_NL.UTF-8", "South"),
    ] {
        let game_output = output_in_locale(locale);
        assert!(
            game_output.contains(south) && !game_output.contains("[plain"),
            "{locale}: {game_output}"
        );
    }
}

#[test]
fn the_error_for_an_unknown_language_names_the_available_ones() {
    let home = Home::with_settings("");
    let message = home.error_of(&["config", "--language", "xx"]);
    assert!(
        message.contains("“xx”. Choices: en, fr, es, pt, de, it, ca."),
        "{message}"
    );
    for args in [
        ["--language", "fr", "plain", "--nosuch"],
        ["plain", "--language=fr", "--nosuch", "--ascii"],
    ] {
        let message = home.error_of(&args);
        assert!(message.contains("il n'y a pas d'option"), "{message}");
    }
}

#[test]
fn a_language_option_is_not_saved() {
    let home = Home::with_settings(CALM_SETTINGS);
    let settings_before = home.settings_text();
    let mut terminal = home.launch().args(&["--language", "fr"]).start();
    terminal.wait_for_text("Réglages");
    terminal.quit();
    assert_eq!(home.settings_text(), settings_before);
}

fn french_home() -> Home {
    Home::with_settings("language = \"fr\"")
}

/// The French output and error output of a command that exits with this code.
fn french_output(home: &Home, args: &[&str], code: i32) -> String {
    let output = home.command().args(args).output().expect("it starts");
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    String::from_utf8([output.stdout, output.stderr].concat())
        .expect("a text")
        .replace('\u{a0}', " ")
}

#[test]
fn a_bare_command_prints_its_help_in_your_language() {
    let home = french_home();
    for command in ["endgame", "book"] {
        let page = french_output(&home, &[command], 2);
        assert!(
            page.contains("Usage : ") && page.contains("Commandes") && !page.contains("Options:"),
            "{page}"
        );
    }
}

#[test]
fn the_help_command_uses_the_chosen_language() {
    let home = french_home();
    assert_eq!(
        french_output(&home, &["help"], 0),
        french_output(&home, &["--help"], 0)
    );
    assert_eq!(
        french_output(&home, &["help", "match"], 0),
        french_output(&home, &["match", "--help"], 0)
    );
    assert_eq!(
        french_output(&home, &["help", "book", "build"], 0),
        french_output(&home, &["book", "build", "--help"], 0)
    );
    assert!(french_output(&home, &["perft", "--help"], 0).contains("--config <FICHIER>"));
}

#[test]
fn the_manual_is_in_the_chosen_language() {
    let home = french_home();
    let page = french_output(&home, &["manual"], 0);
    assert!(
        page.contains(".SH \"NOM\"") && page.contains("plein écran"),
        "{page}"
    );
    let english_page = french_output(&home, &["--language", "en", "manual"], 0);
    assert!(
        english_page.contains(".SH \"NAME\"")
            && english_page.contains("For all commands".to_uppercase().as_str()),
        "{english_page}"
    );
}

#[test]
fn a_second_usage_line_is_aligned_under_the_first() {
    let home = french_home();
    let page = french_output(&home, &["puzzle", "--help"], 0);
    let usage_columns: Vec<usize> = page
        .lines()
        .filter_map(|line| line.find("awale puzzle"))
        .collect();
    assert!(
        usage_columns.len() == 2 && usage_columns[0] == usage_columns[1],
        "{page}"
    );
}
