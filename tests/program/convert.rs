//! `awale convert` and `awale open`, as a script uses them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use awale_study::record::Record;

use crate::terminal;
use crate::terminal::Home;

const OGN_GAME: &str = "[Variant \"oware\"]\n[South \"Awa\"]\n\n1. A a 2. B *\n";

/// The output of the program for these arguments and this input.
fn run_program(home: &Home, args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut command = home.command();
    command.current_dir(work_folder(home)).args(args);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // The program may exit without reading its input.
    let _ = child
        .stdin
        .take()
        .expect("an input")
        .write_all(input.as_ref());
    child.wait_with_output().expect("it ends")
}

/// A folder to work in.
fn work_folder(home: &Home) -> PathBuf {
    let folder = home.data_folder();
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[track_caller]
fn successful_output(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("a text")
}

#[track_caller]
fn assert_failure(output: &Output, expected_message: &str) {
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        !output.status.success() && output.stdout.is_empty(),
        "{output:?}"
    );
    assert!(message.contains(expected_message), "{message}");
}

fn read_text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).expect("a text")
}

#[test]
fn a_game_converted_to_the_other_format_and_back_is_unchanged() {
    let home = Home::new();
    let path_of = |name: &str| work_folder(&home).join(name);
    fs::write(path_of("a.ogn"), OGN_GAME).expect("a file");
    assert_eq!(
        successful_output(&run_program(&home, &["convert", "a.ogn", "b.toml"], "")),
        ""
    );
    let record = Record::parse(&read_text(path_of("b.toml"))).expect("a record");
    assert_eq!(record.players.south.name, "Awa");
    assert_eq!(record.moves().len(), 3);
    successful_output(&run_program(&home, &["convert", "b.toml", "c.OGN"], ""));
    assert_eq!(
        read_text(path_of("c.OGN")),
        record.to_ogn().expect("a game of awalé")
    );
    assert!(read_text(path_of("c.OGN")).ends_with("\n1. A a 2. B *\n"));
}

/// Three games; the second one is invalid.
const THREE_OGN_GAMES: &str = "[Event \"First\"]\n[Date \"2026.11.21\"]\n[South \"Awa\"]\n\n1. A a 2. B *\n\n[Event \"Second\"]\n\n1. A a 2. A *\n\n\
    [Event \"Third\"]\n[North \"Kofi\"]\n\n1. C 0-1\n";

#[test]
fn converting_a_file_with_several_games_writes_one_file_for_each_into_a_folder() {
    let home = Home::new();
    let path_of = |name: &str| work_folder(&home).join(name);
    fs::write(path_of("club.ogn"), THREE_OGN_GAMES).expect("a file");
    let output = run_program(&home, &["convert", "club.ogn", "games"], "");
    let error_output = String::from_utf8_lossy(&output.stderr);
    assert!(
        !output.status.success() && error_output.contains("club.ogn, line 9, column 11"),
        "{error_output}"
    );
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "2 games written to games\n"
    );
    let titles_of_games = ["games/club-1.toml", "games/club-3.toml"].map(|name| {
        Record::parse(&read_text(path_of(name)))
            .expect("a record")
            .header
            .title
            .map(|title| title.as_str().to_owned())
    });
    assert_eq!(
        titles_of_games,
        [Some("First".to_owned()), Some("Third".to_owned())]
    );
    assert_failure(
        &run_program(&home, &["convert", "club.ogn", "games"], ""),
        "club-1.toml already exists",
    );
    // `--game` converts one of them to any output. Without it, all readable games go into one file.
    successful_output(&run_program(
        &home,
        &["convert", "club.ogn", "third.toml", "--game", "3"],
        "",
    ));
    assert!(read_text(path_of("third.toml")).contains("Kofi"));
    successful_output(&run_program(
        &home,
        &["convert", "club.ogn", "new/", "--game", "1", "--to", "ogn"],
        "",
    ));
    assert!(read_text(path_of("new/club.ogn")).contains("Awa"));
    successful_output(&run_program(&home, &["convert", "club.ogn", "all.ogn"], ""));
    assert_eq!(read_text(path_of("all.ogn")).matches("[Event").count(), 2);
    assert_failure(
        &run_program(&home, &["convert", "club.ogn", "one.toml"], ""),
        "club.ogn holds 3 games",
    );
    assert_failure(
        &run_program(
            &home,
            &["convert", "club.ogn", "one.toml", "--game", "4"],
            "",
        ),
        "has no game 4",
    );
}

#[test]
fn commands_can_list_select_or_use_all_games_of_a_file() {
    let home = Home::new();
    fs::write(work_folder(&home).join("club.ogn"), THREE_OGN_GAMES).expect("a file");
    let list = successful_output(&run_program(&home, &["open", "club.ogn"], ""));
    let lines: Vec<&str> = list.lines().map(str::trim).collect();
    let [first_line, second_line, third_line] = lines[..] else {
        panic!("{list}")
    };
    assert!(
        first_line.starts_with("1  2026-11-21  First · Awa – ")
            && first_line.ends_with("after 2 moves"),
        "{list}"
    );
    assert!(
        second_line.starts_with('2') && second_line.contains("line 9, column 11"),
        "{list}"
    );
    assert!(
        third_line.contains("Kofi") && third_line.ends_with("South resigned"),
        "{list}"
    );
    assert_failure(
        &run_program(&home, &["open", "club.ogn", "3"], ""),
        "needs a terminal",
    );
    assert_failure(
        &run_program(&home, &["open", "club.ogn", "2"], ""),
        "line 9, column 11",
    );
    for command in ["analyse", "export"] {
        let command_words = |more: &[&'static str]| [&[command, "club.ogn"], more].concat();
        let options: &[&str] = if command == "export" {
            &["--html"]
        } else {
            &["--depth", "2"]
        };
        assert_failure(
            &run_program(&home, &command_words(options), ""),
            "club.ogn holds 3 games; choose one with --game NUMBER",
        );
        successful_output(&run_program(
            &home,
            &command_words(&[options, &["--game", "1"]].concat()),
            "",
        ));
    }
    let output = run_program(&home, &["rating", "club.ogn"], "");
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("game 2 is left out: club.ogn, line 9"),
        "{output:?}"
    );
    successful_output(&output);
}

#[test]
fn comments_and_variations_convert_and_losses_are_reported() {
    let home = Home::new();
    let at = |name: &str| work_folder(&home).join(name);
    fs::write(
        at("a.ogn"),
        "1. A {A \x1b[2J quiet start} (1. C d (1... c)) (1. see (below)) a *\n",
    )
    .expect("a file");
    let output = run_program(&home, &["convert", "a.ogn", "b.toml"], "");
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("2 variations cannot be read"),
        "{output:?}"
    );
    assert!(
        read_text(at("b.toml")).contains("{ move = \"A\", comment = \"A [2J quiet start\" }"),
        "{}",
        read_text(at("b.toml"))
    );
    let output_of_conversion_back = run_program(&home, &["convert", "b.toml", "c.ogn"], "");
    assert!(
        output_of_conversion_back.stderr.is_empty(),
        "{output_of_conversion_back:?}"
    );
    assert!(
        read_text(at("c.ogn")).ends_with("1. A {A [2J quiet start} (1. C d (1... c)) 1... a *\n"),
        "{}",
        read_text(at("c.ogn"))
    );
    let output_for_two_losses = run_program(&home, &["convert", "a.ogn", "folder/"], "");
    assert!(
        String::from_utf8_lossy(&output_for_two_losses.stderr)
            .contains("2 variations cannot be read"),
        "{output_for_two_losses:?}"
    );
}

/// The text of the standard error.
fn error_text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn every_command_reports_the_parts_of_a_game_that_are_lost() {
    let home = Home::new();
    let at = |name: &str| work_folder(&home).join(name);
    let email_with_game =
        "Hi Awa, our game:\n\n1. F f! 2. E e (2. C c 3. B) 3. D (9. A) *\n\nRegards,\nKofi\n";
    fs::write(at("mail.ogn"), email_with_game).expect("a file");
    let expected_errors = [
        "mail.ogn, line 1, column 1: 3 lines belong to no game",
        "mail.ogn, line 3, column 7: 1 annotation (!?, $4) is left out",
        "mail.ogn, line 3, column 35: 1 variation cannot be read or played here",
    ];
    for args in [
        &["convert", "mail.ogn", "a.ogn"][..],
        &["convert", "mail.ogn", "folder/"],
        &["export", "mail.ogn", "--svg", "--out", "a.svg"],
        &["analyse", "mail.ogn", "--depth", "2"],
        &["rating", "mail.ogn"],
    ] {
        let output = run_program(&home, args, "");
        successful_output(&output);
        for line in expected_errors {
            assert!(error_text(&output).contains(line), "{args:?}: {output:?}");
        }
    }
    let ogn = read_text(at("a.ogn"));
    assert!(ogn.ends_with("2. E (2. C c 3. B) 2... e 3. D *\n"), "{ogn}");
}

#[test]
fn a_game_that_could_be_misread_is_refused_by_every_command() {
    let home = Home::new();
    let at = |name: &str| work_folder(&home).join(name);
    for (game, place) in [
        (
            "1. a1 a2 2. b1 b2 *\n",
            "line 1, column 4: “a1” is not a move",
        ),
        ("6 6 5 5 *\n", "line 1, column 1: “6” could be a pit"),
        (
            "1. F 2. E B *\n",
            "line 1, column 6: the move number “2.” should be “1…”",
        ),
        (
            "[Result \"1-0\"]\n\n1. A 0-1\n",
            "line 1, column 1: the tag Result says “1-0”, but the result after the moves is “0-1”",
        ),
        (
            "[Result \"25-19\"]\n\n1. A\n",
            "the tag Result says “25-19”, but the game is not over; the stores hold “0-0”",
        ),
    ] {
        fs::write(at("bad.ogn"), game).expect("a file");
        for args in [
            &["convert", "bad.ogn", "a.toml"][..],
            &["export", "bad.ogn", "--svg", "--out", "a.svg"],
            &["analyse", "bad.ogn"],
            &["open", "bad.ogn"],
            &["rating", "bad.ogn"],
        ] {
            assert_failure(&run_program(&home, args, ""), place);
        }
    }
}

#[test]
fn dates_and_encodings_of_other_programs_are_preserved() {
    let home = Home::new();
    let at = |name: &str| work_folder(&home).join(name);
    for date in ["2019.05.??", "????.12.01", "2020.??.15", "12/05/2019"] {
        let ogn = format!("[South \"Éloïse\"]\n[Date \"{date}\"]\n\n1. A b *\n");
        let utf_16_bytes = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            let text = format!("\u{feff}{ogn}");
            text.encode_utf16().flat_map(bytes).collect()
        };
        let latin_1_bytes: Vec<u8> = ogn
            .chars()
            .map(|letter| u8::try_from(letter).expect("a letter of Latin-1"))
            .collect();
        let encoding_note = "a.ogn, line 1, column 9: this is not UTF-8";
        for (bytes, expected) in [
            (ogn.clone().into_bytes(), ""),
            (utf_16_bytes(u16::to_le_bytes), ""),
            (utf_16_bytes(u16::to_be_bytes), ""),
            (latin_1_bytes, encoding_note),
        ] {
            fs::write(at("a.ogn"), bytes).expect("a file");
            let output = run_program(&home, &["convert", "a.ogn", "b.toml", "--force"], "");
            successful_output(&output);
            assert!(error_text(&output).contains(expected), "{output:?}");
            assert_eq!(
                error_text(&output).is_empty(),
                expected.is_empty(),
                "{output:?}"
            );
            successful_output(&run_program(
                &home,
                &["convert", "b.toml", "c.ogn", "--force"],
                "",
            ));
            let ogn_after_conversion_back = read_text(at("c.ogn"));
            for tag in ["[South \"Éloïse\"]", &format!("[Date \"{date}\"]")] {
                assert!(
                    ogn_after_conversion_back.contains(tag),
                    "{ogn_after_conversion_back}"
                );
            }
        }
    }
}

#[test]
fn a_file_is_overwritten_only_with_force() {
    let home = Home::new();
    let at = |name: &str| work_folder(&home).join(name);
    fs::write(at("a.ogn"), OGN_GAME).expect("a file");
    fs::write(at("b.toml"), "mine").expect("a file");
    assert_failure(
        &run_program(&home, &["convert", "a.ogn", "b.toml"], ""),
        "b.toml already exists; --force overwrites it",
    );
    assert_eq!(read_text(at("b.toml")), "mine");
    successful_output(&run_program(
        &home,
        &["convert", "a.ogn", "b.toml", "--force"],
        "",
    ));
    assert!(Record::parse(&read_text(at("b.toml"))).is_ok());
    assert_eq!(
        fs::read_dir(work_folder(&home)).expect("a folder").count(),
        2,
        "nothing is left behind"
    );
}

#[test]
fn the_error_for_a_missing_folder_does_not_name_the_temporary_file() {
    let home = Home::new();
    fs::write(work_folder(&home).join("a.ogn"), OGN_GAME).expect("a file");
    let output = run_program(&home, &["convert", "a.ogn", "nowhere/b.toml"], "");
    assert_failure(&output, "nowhere: No such file");
    assert!(
        !String::from_utf8_lossy(&output.stderr).contains(".awale-"),
        "{output:?}"
    );
}

#[test]
fn a_hyphen_means_standard_input_and_output() {
    let home = Home::new();
    let toml = successful_output(&run_program(
        &home,
        &["convert", "-", "-", "--from", "ogn", "--to", "toml"],
        OGN_GAME,
    ));
    assert!(Record::parse(&toml).is_ok(), "{toml}");
    let ogn = successful_output(&run_program(
        &home,
        &["convert", "-", "-", "--from=toml", "--to=ogn"],
        &toml,
    ));
    assert!(ogn.contains("[South \"Awa\"]"), "{ogn}");
    let drawing = successful_output(&run_program(&home, &["export", "-", "--svg"], &ogn));
    assert!(
        drawing.contains("<svg") && drawing.contains("Awa"),
        "{drawing}"
    );
    assert!(!work_folder(&home).join("-.svg").exists());
    assert_failure(
        &run_program(&home, &["convert", "-", "x.ogn"], ""),
        "“-” does not show its format",
    );
    assert_failure(
        &run_program(&home, &["convert", "-", "-", "--from", "ogn"], OGN_GAME),
        "“-” does not show the format to write",
    );
}

#[test]
fn a_failed_conversion_names_file_line_and_column() {
    let home = Home::new();
    let at = |name: &str| work_folder(&home).join(name);
    fs::write(at("bad.ogn"), "1. A a\n2. A").expect("a file");
    assert_failure(
        &run_program(&home, &["convert", "bad.ogn", "x.toml"], ""),
        "bad.ogn, line 2, column 4: move “2. A” is not allowed. Pit A is empty",
    );
    assert!(!at("x.toml").exists());
    assert_failure(
        &run_program(&home, &["convert", "none.ogn", "x.toml"], ""),
        "none.ogn: ",
    );
    fs::write(at("bad.txt"), "1. A a\n").expect("a file");
    assert_failure(
        &run_program(&home, &["convert", "bad.txt", "x.toml"], ""),
        "“bad.txt” does not show its format",
    );
    successful_output(&run_program(
        &home,
        &["plain", "--matches", "--north", "naive", "--south", "naive"],
        "",
    ));
    let games = fs::read_dir(home.games_folder()).expect("a folder");
    let game = games
        .map(|entry| entry.expect("an entry").path())
        .next()
        .expect("a game")
        .display()
        .to_string();
    assert_failure(
        &run_program(&home, &["convert", &game, "x.ogn"], ""),
        "only games of the awalé family",
    );
}

#[test]
fn a_file_without_a_game_is_not_opened() {
    let home = Home::new();
    fs::write(work_folder(&home).join("bad.ogn"), "{").expect("a file");
    assert_failure(
        &run_program(&home, &["open", "bad.ogn"], ""),
        "bad.ogn, line 1, column 1: a comment in braces opens here",
    );
    fs::write(work_folder(&home).join("good.ogn"), OGN_GAME).expect("a file");
    assert_failure(
        &run_program(&home, &["open", "good.ogn"], ""),
        "needs a terminal",
    );
}

#[test]
fn settings_that_are_not_utf8_are_refused_with_the_place() {
    let home = Home::new();
    fs::create_dir_all(home.settings_file().parent().expect("a folder")).expect("a folder");
    fs::write(
        home.settings_file(),
        b"theme = \"dark\"\n\n[setup]\n# \xc3\xa9t\xe9\n",
    )
    .expect("settings");
    assert_failure(
        &run_program(&home, &["config"], ""),
        "config.toml: line 4, column 5 is not UTF-8",
    );
}

#[test]
fn games_in_windows_1252_are_read_from_a_file_and_from_a_pipe() {
    let home = Home::new();
    let game = b"[South \"Andr\xe9\"]\n\n1. A a *\n";
    fs::write(work_folder(&home).join("a.ogn"), game).expect("a file");
    successful_output(&run_program(&home, &["convert", "a.ogn", "b.toml"], ""));
    successful_output(&run_program(
        &home,
        &["convert", "-", "c.toml", "--from", "ogn"],
        game,
    ));
    for name in ["b.toml", "c.toml"] {
        assert!(
            read_text(work_folder(&home).join(name)).contains("name = \"André\""),
            "{name}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_device_is_never_written_over() {
    let home = Home::new();
    fs::write(work_folder(&home).join("a.ogn"), OGN_GAME).expect("a file");
    assert_failure(
        &run_program(
            &home,
            &["convert", "a.ogn", "/dev/null", "--to", "toml", "--force"],
            "",
        ),
        "a character device",
    );
    assert!(!fs::metadata("/dev/null").expect("it is there").is_file());
    fs::create_dir(work_folder(&home).join("folder.toml")).expect("a folder");
    assert_failure(
        &run_program(&home, &["convert", "a.ogn", "folder.toml", "--force"], ""),
        "a folder, not a regular file",
    );
}

#[cfg(unix)]
#[test]
fn overwriting_keeps_mode_and_links() {
    use std::os::unix::fs::PermissionsExt;

    let home = Home::new();
    let at = |name: &str| work_folder(&home).join(name);
    fs::write(at("a.ogn"), OGN_GAME).expect("a file");
    fs::write(at("b.toml"), "old").expect("a file");
    fs::set_permissions(at("b.toml"), fs::Permissions::from_mode(0o640)).expect("a mode");
    successful_output(&run_program(
        &home,
        &["convert", "a.ogn", "b.toml", "--force"],
        "",
    ));
    assert_eq!(
        fs::metadata(at("b.toml"))
            .expect("a file")
            .permissions()
            .mode()
            & 0o777,
        0o640
    );
    fs::hard_link(at("b.toml"), at("c.toml")).expect("another name");
    fs::write(at("b.toml"), "old").expect("a file");
    successful_output(&run_program(
        &home,
        &["convert", "a.ogn", "b.toml", "--force"],
        "",
    ));
    assert_eq!(read_text(at("c.toml")), read_text(at("b.toml")));
    Record::parse(&read_text(at("c.toml"))).expect("a record");
}

#[cfg(unix)]
#[test]
fn infinite_files_are_refused_with_their_name() {
    let home = Home::new();
    let assert_endless_refused =
        |args: &[&str], words: &str| assert_failure(&run_program(&home, args, ""), words);
    assert_endless_refused(
        &["convert", "/dev/zero", "b.ogn", "--from", "toml"],
        "/dev/zero: a character device",
    );
    assert_endless_refused(
        &["config", "--config", "/dev/zero"],
        "/dev/zero: a character device",
    );
    let sparse_file = work_folder(&home).join("sparse.toml");
    fs::File::create(&sparse_file)
        .and_then(|file| file.set_len(1 << 30))
        .expect("a file");
    for args in [
        &["analyse", "sparse.toml"][..],
        &["convert", "sparse.toml", "b.ogn"],
        &["config", "--config", "sparse.toml"],
    ] {
        assert_endless_refused(args, "sparse.toml: larger than");
    }
    let mut plain_command = home.command();
    plain_command
        .args(["plain", "--matches", "--south", "fast", "--north", "fast"])
        .env("TZ", "/dev/zero");
    assert!(plain_command.output().expect("it runs").status.success());
}

#[test]
fn settings_and_games_can_be_read_from_pipes() {
    let _home = Home::new();
    let mut shell = std::process::Command::new("bash");
    shell.args(["-c", "\"$0\" convert --config <(echo 'ascii = true') <(printf '%s' \"$1\") - --from ogn --to toml"]);
    let output = shell
        .args([terminal::AWALE_PATH, OGN_GAME])
        .output()
        .expect("bash is there");
    Record::parse(&successful_output(&output)).expect("a record");
}

#[test]
#[cfg(unix)]
fn special_files_are_named_in_the_language_of_the_user() {
    let home = Home::new();
    let output = home
        .command()
        .env("LANG", "fr_FR.UTF-8")
        .args(["--config", "/dev/zero", "config"])
        .output()
        .expect("it starts");
    let message = String::from_utf8_lossy(&output.stderr);
    let message = message.replace('\u{a0}', " ");
    assert!(
        message.contains("/dev/zero : un périphérique de caractères, pas un fichier ordinaire"),
        "{message}"
    );
}

#[test]
fn the_error_for_a_missing_file_names_it_with_any_extension() {
    let home = Home::new();
    for args in [
        &["export", "nothing", "--svg"][..],
        &["rating", "nothing"],
        &["analyse", "nothing.txt"],
    ] {
        assert_failure(&run_program(&home, args, ""), "no such file or folder");
    }
    fs::write(work_folder(&home).join("game.txt"), OGN_GAME).expect("a file");
    assert_failure(
        &run_program(&home, &["rating", "game.txt"], ""),
        "does not end in .toml or .ogn",
    );
    assert_failure(
        &run_program(&home, &["analyse", "-"], "hello there"),
        "-, line 1, column 1: “hello” does not belong here",
    );
}
