//! The commands for installing the program and for reporting trouble with it.

use std::fs;
use std::path::Path;

use awale::config::Settings;

use crate::terminal::Home;

/// Settings that differ from the defaults in the second line and by a variant.
const CUSTOM_SETTINGS: &str = r#"
theme = "dark"

[engine]
time_ms = 250

[[variant]]
id = "small"
name = "Six \"small\" pits"
seeds_per_pit = 2
stop_at = 3
"#;

#[test]
fn settings_are_printed_with_origin_and_can_be_read_again() {
    let home = Home::with_settings(CUSTOM_SETTINGS);
    let output = home.output_of(&["config"]);
    let settings_read_again = Settings::parse(&output, "what was told").expect("settings");
    let original_settings = Settings::parse(CUSTOM_SETTINGS, "own").expect("settings");
    assert_eq!(settings_read_again.variants(), original_settings.variants());
    let setting_values = |settings: &Settings| {
        settings
            .entries()
            .into_iter()
            .map(|entry| entry.value)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        setting_values(&settings_read_again),
        setting_values(&original_settings)
    );

    let file = home.settings_file().display().to_string();
    let line_starting_with = |start: &str| {
        output
            .lines()
            .find(|line| line.starts_with(start))
            .expect("the field is told")
    };
    assert!(
        line_starting_with("theme = \"dark\"").ends_with(&format!("# {file}, line 2")),
        "{output}"
    );
    assert!(
        line_starting_with("time_ms = 250").ends_with(&format!("# {file}, line 5")),
        "{output}"
    );
    assert!(
        line_starting_with("preview =").ends_with("# default"),
        "{output}"
    );
    assert!(
        output.contains(&home.games_folder().display().to_string()),
        "{output}"
    );
}

#[test]
fn a_missing_settings_file_is_mentioned_in_the_output() {
    let home = Home::new();
    let output = home.output_of(&["config"]);
    let first_line = output.lines().next().expect("a line");
    assert!(
        first_line.contains(&home.settings_file().display().to_string()),
        "{output}"
    );
    assert!(first_line.ends_with("(not found; not needed)"), "{output}");
}

#[test]
fn manual_and_completions_know_every_command_and_need_no_valid_settings() {
    let home = Home::with_settings("theme = 7");
    let commands = [
        "plain",
        "perft",
        "endgame",
        "bench",
        "match",
        "uci",
        "config",
        "completions",
        "manual",
    ];
    let manual = home.output_of(&["manual"]);
    assert!(manual.contains(".TH awale 1"), "{manual}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = home.output_of(&["completions", shell]);
        for command in commands {
            assert!(
                script.contains(command),
                "{shell} does not hear of {command}"
            );
            assert!(
                manual.contains(&format!("awale\\-{command}(1)")),
                "the manual says nothing of {command}"
            );
        }
    }

    let folder = home.data_folder().join("man");
    home.output_of(&["manual", "--folder", &folder.display().to_string()]);
    for command in commands {
        let manual_page =
            fs::read_to_string(folder.join(format!("awale-{command}.1"))).expect("a page");
        assert!(
            manual_page.contains(".SH \"OPTIONS\""),
            "{command}: {manual_page}"
        );
    }
}

#[test]
fn perft_refuses_a_depth_that_would_use_up_the_stack() {
    let home = Home::new();
    assert!(
        home.error_of(&["perft", "--depth", "4000000000"])
            .contains("from 1 to 1000")
    );
}

#[test]
fn a_wrong_option_gets_a_suggestion_in_both_languages() {
    let english = Home::new();
    let french = Home::with_settings("language = \"fr\"");
    let error_of =
        |home: &Home, arguments: &[&str]| home.error_of(arguments).replace('\u{a0}', " ");
    let cases: [(&[&str], &str, &str); 9] = [
        (
            &["perft", "--dept", "1"],
            "there is no option “--dept”",
            "il n'y a pas d'option « --dept »",
        ),
        (
            &["match", "--games", "x"],
            "“--games <N>” takes a whole number, not “x”",
            "demande un nombre entier, pas « x »",
        ),
        (
            &["perf"],
            "there is no command “perf”",
            "il n'y a pas de commande « perf »",
        ),
        (
            &["perft"],
            "missing: “--depth <N>”",
            "il manque « --depth <N> »",
        ),
        (
            &["perft", "--depth"],
            "“--depth <N>” needs a value",
            "« --depth <N> » demande une valeur",
        ),
        (
            &["perft", "--depth", "0"],
            "must be a number from 1 to 1000, not 0",
            "doit être un nombre de 1 à 1000, et non 0",
        ),
        (
            &["endgame", "remove", "--all", "--variant", "oware"],
            "cannot be used with",
            "est incompatible avec",
        ),
        (
            &["puzzle", "--daily", "3"],
            "another day use “--day 2026-11-21”",
            "pour un autre jour : « --day 2026-11-21 »",
        ),
        (
            &["results", "extra"],
            "unexpected “extra”",
            "« extra » est de trop",
        ),
    ];
    for (arguments, in_english, in_french) in cases {
        let (english_error, french_error) =
            (error_of(&english, arguments), error_of(&french, arguments));
        assert!(
            english_error.starts_with("error: ") && english_error.contains(in_english),
            "{english_error}"
        );
        assert!(
            french_error.starts_with("erreur : ") && french_error.contains(in_french),
            "{french_error}"
        );
    }
    assert!(error_of(&english, &["perft", "--dept", "1"]).contains("did you mean “--depth”?"));
    assert!(
        !error_of(&english, &["foo"]).contains("did you mean"),
        "foo is no book"
    );
    assert!(error_of(&french, &["perft"]).contains("Usage : awale perft"));
    assert!(
        !error_of(&english, &["perft", "--\u{1b}[2J"]).contains('\u{1b}'),
        "nothing that a terminal obeys"
    );
}

#[test]
fn the_log_file_records_the_run_of_the_program() {
    let home = Home::new();
    let file = home.data_folder().join("trouble.log");
    fs::create_dir_all(home.data_folder()).expect("a folder");
    let mut terminal = home
        .launch()
        .args(&["--log", &file.display().to_string()])
        .start();
    terminal.wait_for_text("Quit");
    terminal.quit();
    let log = fs::read_to_string(&file).expect("a log");
    for what in [
        concat!("awale ", env!("CARGO_PKG_VERSION")),
        "a window of 80x24",
        "0 saved games",
        "leaves",
    ] {
        assert!(log.contains(what), "{what}: {log}");
    }
}

#[test]
fn the_error_for_a_log_file_that_cannot_be_written_names_it() {
    let home = Home::new();
    let output = home
        .command()
        .args(["--log", "/no/such/folder/log", "perft", "--depth", "1"])
        .output()
        .unwrap();
    assert!(!output.status.success());
    let error_output = String::from_utf8(output.stderr).expect("a text");
    assert!(
        error_output.contains("/no/such/folder/log"),
        "{error_output}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_log_cannot_be_written_to_a_special_file() {
    use rustix::fs::{CWD, FileType, Mode, mknodat};

    let home = Home::new();
    let pipe = home.path().join("pipe");
    mknodat(CWD, &pipe, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).expect("a named pipe");
    let socket = home.path().join("socket");
    let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
    for (path, kind) in [
        (pipe.as_path(), "a named pipe"),
        (&socket, "a socket"),
        (home.path(), "a folder"),
        (Path::new("/dev/null"), "a character device"),
    ] {
        let path = path.display().to_string();
        let message = home.error_of(&["--log", &path, "perft", "--depth", "1"]);
        assert!(
            message.contains(&path) && message.contains(kind),
            "{message}"
        );
    }
}

#[test]
fn commands_recommended_in_messages_exist() {
    let home = Home::new();
    let file = home.path().join("bench.txt");
    fs::write(&file, "1. A a\n").expect("a file");
    let file = file.display().to_string();
    for command in ["analyse", "open"] {
        let message = home.error_of(&[command, &file]);
        assert!(
            message.contains(".toml or .ogn; awale convert --from"),
            "{message}"
        );
    }
    assert!(
        home.error_of(&["convert", &file, "bench.ogn"])
            .contains("--from toml")
    );
    let probe_command = [
        "endgame",
        "probe",
        "--position",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    ];
    let message = home.error_of(&probe_command);
    assert!(
        message.contains("no tables reach beyond 32") && !message.contains("build"),
        "{message}"
    );
    let error_for_few_seeds = home.error_of(&[
        "endgame",
        "probe",
        "--position",
        "0-0-0-0-1-2-1-0-0-0-0-0-22-22-S",
    ]);
    assert!(
        error_for_few_seeds.contains("awale endgame build --variant oware --seeds 4"),
        "{error_for_few_seeds}"
    );
}

#[test]
fn help_separates_global_options_and_names_foreign_engines() {
    let home = Home::new();
    for command in [
        &["plain", "--help"][..],
        &["match", "--help"],
        &["endgame", "build", "--help"],
    ] {
        let help = home.output_of(command);
        let (help_of_own_options, global_options_help) =
            help.split_once("For all commands:").expect("a heading");
        for option in ["--config", "--data", "--log"] {
            assert!(
                !help_of_own_options.contains(&format!("{option} <"))
                    && global_options_help.contains(option),
                "{help}"
            );
        }
    }
    assert!(
        home.output_of(&["endgame", "build", "--help"])
            .contains("at most 32")
    );
    for paper in [
        home.output_of(&["match", "--help"]),
        home.error_of(&[
            "match",
            "--games",
            "1",
            "--south",
            "fast",
            "--north",
            "awale uci",
        ]),
    ] {
        assert!(paper.contains("uci:LIMIT:COMMAND"), "{paper}");
    }
    let help = home.output_of(&["plain", "--help"]);
    assert!(help.contains("undo") && help.contains("quit"), "{help}");
}

#[test]
fn the_error_for_an_unknown_theme_names_its_line_and_the_available_ones() {
    let home = Home::with_settings("# mine\ntheme = \"nope\"\n");
    let output = home.command().arg("config").output().expect("it starts");
    let message = String::from_utf8(output.stderr).expect("a text");
    let place_and_reason = format!(
        "{}, line 2: No theme “nope”",
        home.settings_file().display()
    );
    assert!(
        message.contains(&place_and_reason) && message.contains("wood"),
        "{message}"
    );
    let themes = home.settings_file().with_file_name("themes");
    fs::create_dir_all(&themes).expect("a folder");
    fs::write(
        themes.join("nope.toml"),
        include_str!("../../assets/themes/dark.toml"),
    )
    .expect("a file");
    let output = home.command().arg("config").output().expect("it starts");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}

#[test]
fn file_errors_are_in_the_language_of_the_player() {
    let error_of = |language: &str, name: &str| {
        let home = Home::with_settings(&format!("language = \"{language}\"\n"));
        let output = home
            .command()
            .arg("analyse")
            .arg(home.data_folder().join(name))
            .output()
            .expect("it runs");
        assert!(!output.status.success());
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(error_of("fr", "missing.toml").contains("fichier ou dossier introuvable"));
    assert!(error_of("en", "missing.toml").contains("no such file or folder"));
}

#[test]
fn a_built_in_theme_prints_its_file_and_can_be_copied() {
    let home = Home::with_settings("theme = \"mine\"\n");
    let names = home.output_of(&["theme"]);
    assert_eq!(names.lines().count(), 6, "{names}");
    for name in names.lines() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/themes/{name}.toml"));
        assert_eq!(
            home.output_of(&["theme", name]),
            fs::read_to_string(file).expect("a theme"),
            "{name}"
        );
    }
    let themes = home.settings_file().with_file_name("themes");
    fs::create_dir_all(&themes).expect("a folder");
    fs::write(themes.join("mine.toml"), home.output_of(&["theme", "wood"])).expect("a file");
    let output = home.command().arg("config").output().expect("it starts");
    assert!(output.stderr.is_empty(), "{output:?}");
    let error_message = home.error_of(&["theme", "nope"]);
    assert!(
        error_message.contains("there is no theme “nope”. Themes: wood, dark")
            && names.lines().all(|name| error_message.contains(name)),
        "{error_message}"
    );
}
