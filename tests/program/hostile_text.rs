//! Hostile text that would control the terminal or mislead the reader: in games, settings, themes,
//! file names, arguments, and the output of foreign engines. The test runs every command of the
//! real program, and the full screen. The output must not contain control characters, bidirectional
//! controls, or characters of zero width.
//!
//! `cargo test --test program hostile_text` is the whole run.

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Stdio;

use crate::terminal::{Home, key};

/// Hostile texts, each with a name for its effect.
const HOSTILE_TEXTS: [(&str, &str); 26] = [
    ("writes the clipboard", "\u{1b}]52;c;ZXZpbA==\u{7}"),
    ("names the window", "\u{1b}]0;evil\u{1b}\\"),
    ("clears the screen", "\u{1b}[2J\u{1b}[H"),
    ("answers as if typed", "\u{1b}[6n\u{1b}P+q544e\u{1b}\\"),
    ("clears the screen in one byte's name", "\u{9b}2J"),
    ("an OSC in C1", "\u{9d}52;c;ZXZpbA==\u{9c}"),
    ("writes over the line", "good\revil"),
    ("takes letters back", "good\u{8}\u{8}\u{8}\u{8}evil"),
    ("rings", "\u{7}"),
    ("deletes", "\u{7f}"),
    ("turns the reading round", "Awa\u{202e}lived"),
    ("embeds", "\u{202a}a\u{202b}b\u{202d}c\u{202c}"),
    ("isolates", "\u{2066}a\u{2067}b\u{2068}c\u{2069}"),
    ("marks directions", "a\u{200e}b\u{200f}c\u{61c}d"),
    ("a name that looks like another", "Aw\u{200b}a"),
    ("joins what is not joined", "Aw\u{200c}a\u{200d}\u{2060}"),
    ("a soft hyphen", "A\u{ad}wa"),
    ("a byte order mark within", "A\u{feff}wa"),
    ("hides a text in tags", "a\u{e0041}\u{e0042}\u{e007f}"),
    ("hides a text in selectors", "a\u{fe01}\u{fe0f}\u{e0101}"),
    ("a selector alone", " \u{fe0f} "),
    ("fillers", "\u{3164}\u{115f}\u{1160}\u{ffa0}"),
    (
        "another line",
        "one\u{2028}two\u{2029}three\u{b}\u{c}\u{85}",
    ),
    (
        "invisible operators",
        "a\u{2061}\u{2062}\u{2063}\u{2064}\u{206a}\u{206f}",
    ),
    (
        "annotations and old formats",
        "a\u{fff9}b\u{fffa}c\u{fffb}\u{180e}\u{34f}\u{17b4}",
    ),
    ("a mark without a letter", "\u{301}\u{20dd}"),
];

/// Whether the program must never print this character.
fn is_forbidden_character(letter: char) -> bool {
    let ranges = [
        (0, 0x9),
        (0xb, 0x1f),
        (0x7f, 0x9f),
        (0xad, 0xad),
        (0x34f, 0x34f),
        (0x61c, 0x61c),
        (0x115f, 0x1160),
        (0x17b4, 0x17b5),
        (0x180b, 0x180f),
        (0x200b, 0x200f),
        (0x2028, 0x202e),
        (0x2060, 0x206f),
        (0x3164, 0x3164),
        (0xfe00, 0xfe0f),
        (0xfeff, 0xfeff),
        (0xffa0, 0xffa0),
        (0xfff9, 0xfffb),
        (0xe0000, 0xe0fff),
    ];
    ranges
        .iter()
        .any(|&(low, high)| (low..=high).contains(&u32::from(letter)))
}

/// The forbidden characters in `bytes`, and a note if a letter has more accents than any language
/// uses.
fn forbidden_characters(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let mut escaped_characters: Vec<String> = text
        .chars()
        .filter(|&letter| is_forbidden_character(letter))
        .map(|letter| letter.escape_unicode().to_string())
        .collect();
    if text.contains(&"\u{301}".repeat(40)) {
        escaped_characters.push("accents without end".to_owned());
    }
    escaped_characters
}

/// Runs commands and counts forbidden characters in their output.
struct ControlSequenceTest {
    home: Home,
    run_count: usize,
    leaks: Vec<String>,
}

impl ControlSequenceTest {
    fn with_settings(settings: &str) -> ControlSequenceTest {
        ControlSequenceTest {
            home: Home::with_settings(settings),
            run_count: 0,
            leaks: Vec::new(),
        }
    }

    /// Writes `text` to a file in the home folder.
    fn write_file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.home.data_folder().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("a file");
        path
    }

    /// Runs the program with `args` and `input`, and records forbidden characters in both outputs.
    /// Returns the standard output.
    fn run_and_check(&mut self, text_name: &str, args: &[&OsStr], input: &str) -> Vec<u8> {
        let mut command = self.home.command();
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        // The program may exit before it has read everything.
        let _ = child
            .stdin
            .take()
            .expect("an input")
            .write_all(input.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        self.run_count += 1;
        let bytes = [output.stdout, output.stderr].concat();
        let found = forbidden_characters(&bytes);
        if !found.is_empty() {
            self.leaks.push(format!("{text_name}: {args:?}: {found:?}"));
        }
        assert!(bytes.len() < 200_000, "{text_name}: {} bytes", bytes.len());
        bytes
    }

    #[track_caller]
    fn assert_no_control_sequences(&self, min_run_count: usize) {
        assert!(self.run_count >= min_run_count, "{} runs", self.run_count);
        assert!(
            self.leaks.is_empty(),
            "{} of {} runs:\n{}",
            self.leaks.len(),
            self.run_count,
            self.leaks.join("\n")
        );
    }
}

fn os_str(text: &str) -> &OsStr {
    OsStr::new(text)
}

/// A TOML string with every character escaped.
fn toml_text(text: &str) -> String {
    let letters = text
        .chars()
        .map(|letter| format!("\\U{:08X}", u32::from(letter)));
    format!("\"{}\"", letters.collect::<String>())
}

/// A finished game between two people in which every text field is `text`.
fn game_with_text(text: &str, moves: &str, extra_toml: &str) -> String {
    let text = toml_text(text);
    let rules = "seeds_per_pit = 4\nsow_stores = false\ngrand_slam = \"captures_nothing\"\nfeeding = \"required\"\n\
                 win_at = 25\nstop_at = \"none\"\nleftovers = \"own_rows\"\nrepetition = \"own_rows\"\n";
    format!(
        "format = 1\ntitle = {text}\ndate = 2026-11-21T09:30:00+01:00\ngame = \"awale\"\nfirst = \"south\"\n\
         start = \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"\nmoves = [{moves}]\n{extra_toml}\n\
         [south]\nname = {text}\nplayer = \"human\"\n[north]\nname = {text}\nplayer = \"human\"\n\
         [variant]\nid = {text}\nname = {text}\n{rules}\n\
         [result]\nwinner = \"south\"\nending = \"north-resigned\"\nsouth = 0\nnorth = 0\n\
         [tags]\nSite = {text}\nAnnotator = {text}\n"
    )
}

fn letter_with_many_accents() -> String {
    format!("A{}", "\u{301}".repeat(40_000))
}

fn hostile_texts() -> impl Iterator<Item = (&'static str, String)> {
    let text_with_long_letter = (
        "one letter with forty thousand accents",
        letter_with_many_accents(),
    );
    HOSTILE_TEXTS
        .into_iter()
        .map(|(what, text)| (what, text.to_owned()))
        .chain([text_with_long_letter])
}

#[test]
fn hostile_games_send_no_control_sequence_to_the_terminal() {
    let mut test = ControlSequenceTest::with_settings("");
    for (what, text) in hostile_texts() {
        let toml = test.write_file("a.toml", &game_with_text(&text, "\"A\"", ""));
        test.run_and_check(
            what,
            &[
                os_str("analyse"),
                toml.as_os_str(),
                os_str("--depth"),
                os_str("2"),
            ],
            "",
        );
        let json = test.run_and_check(
            what,
            &[
                os_str("analyse"),
                toml.as_os_str(),
                os_str("--depth"),
                os_str("2"),
                os_str("--json"),
            ],
            "",
        );
        assert!(
            json.starts_with(b"{"),
            "{what}: {}",
            String::from_utf8_lossy(&json)
        );
        test.run_and_check(
            what,
            &[
                os_str("convert"),
                toml.as_os_str(),
                os_str("-"),
                os_str("--to"),
                os_str("toml"),
            ],
            "",
        );
        test.run_and_check(
            what,
            &[
                os_str("convert"),
                toml.as_os_str(),
                os_str("-"),
                os_str("--to"),
                os_str("ogn"),
            ],
            "",
        );
        test.write_file("games/a.toml", &game_with_text(&text, "\"A\"", ""));
        test.run_and_check(what, &[os_str("results")], "");
    }
    test.assert_no_control_sequences(130);
}

#[test]
fn errors_about_hostile_games_send_no_control_sequence() {
    let mut test = ControlSequenceTest::with_settings("");
    for (what, text) in hostile_texts() {
        let quoted_text = toml_text(&text);
        let open_and_analyze = |test: &mut ControlSequenceTest, path: &PathBuf| {
            test.run_and_check(what, &[os_str("open"), path.as_os_str()], "");
            test.run_and_check(what, &[os_str("analyse"), path.as_os_str()], "");
        };
        let file_with_unknown_field = test.write_file(
            "b.toml",
            &game_with_text("x", "", &format!("{quoted_text} = 1")),
        );
        open_and_analyze(&mut test, &file_with_unknown_field);
        let file_with_invalid_move =
            test.write_file("c.toml", &game_with_text("x", &quoted_text, ""));
        open_and_analyze(&mut test, &file_with_invalid_move);
        let file_with_wrong_player = test.write_file(
            "d.toml",
            &game_with_text("x", "", "").replace("\"human\"", &quoted_text),
        );
        open_and_analyze(&mut test, &file_with_wrong_player);
        let file_that_is_not_toml = test.write_file(
            "e.toml",
            &format!("format = 1\n{text} = \"{text}\"\n= {text}"),
        );
        open_and_analyze(&mut test, &file_that_is_not_toml);
        for (name, ogn) in [
            ("f.ogn", format!("1. A {text} b")),
            ("g.ogn", format!("[Variant \"{text}x\"]\n\n1. A b *")),
            ("h.ogn", format!("[Rules \"{text}\"]\n\n1. A b *")),
            ("i.ogn", format!("[Result \"{text}-{text}\"]\n\n1. A b")),
            (
                "j.ogn",
                format!("[SouthPlayer \"{text}\"]\n[FEN \"{text}\"]\n\n1. A b *"),
            ),
        ] {
            let file = test.write_file(name, &ogn);
            test.run_and_check(
                what,
                &[
                    os_str("convert"),
                    file.as_os_str(),
                    os_str("-"),
                    os_str("--to"),
                    os_str("toml"),
                ],
                "",
            );
        }
    }
    test.assert_no_control_sequences(340);
}

#[test]
fn hostile_settings_and_themes_send_no_control_sequence_to_the_terminal() {
    let mut run_count = 0;
    for (what, text) in hostile_texts() {
        let quoted_text = toml_text(&text);
        for settings in [
            format!("[setup]\nsouth_name = {quoted_text}\nnorth_name = {quoted_text}\n"),
            format!("[[variant]]\nid = \"own\"\nname = {quoted_text}\n"),
            format!("[[variant]]\nid = {quoted_text}\n"),
            format!("{quoted_text} = 1\n"),
            format!("theme = {quoted_text}\n"),
            format!("language = {quoted_text}\n"),
            format!("[setup]\nsouth = {quoted_text}\n"),
            format!("pace_ms = {text}\n"),
        ] {
            let mut test = ControlSequenceTest::with_settings(&settings);
            test.run_and_check(what, &[os_str("config")], "");
            test.assert_no_control_sequences(1);
            run_count += test.run_count;
        }
        let mut test = ControlSequenceTest::with_settings("theme = \"mine\"\n");
        let themes = test.home.settings_file().with_file_name("themes");
        fs::create_dir_all(&themes).expect("a folder");
        fs::write(
            themes.join("mine.toml"),
            format!("{quoted_text} = {quoted_text}\n"),
        )
        .expect("a theme");
        test.run_and_check(what, &[os_str("config")], "");
        test.assert_no_control_sequences(1);
        run_count += test.run_count;
    }
    assert!(run_count >= 230, "{run_count}");
}

#[test]
fn hostile_arguments_send_no_control_sequence_to_the_terminal() {
    let mut test = ControlSequenceTest::with_settings("");
    for (what, text) in HOSTILE_TEXTS {
        let text = os_str(text);
        test.run_and_check(what, &[text], "");
        test.run_and_check(what, &[os_str("perft"), os_str("--depth"), text], "");
        test.run_and_check(what, &[os_str("perft"), os_str("--variant"), text], "");
        test.run_and_check(what, &[os_str("perft"), os_str("--position"), text], "");
        test.run_and_check(what, &[os_str("puzzle"), os_str("--difficulty"), text], "");
        test.run_and_check(what, &[os_str("open"), text], "");
        test.run_and_check(what, &[os_str("analyse"), text], "");
        test.run_and_check(what, &[os_str("convert"), text, text], "");
        test.run_and_check(what, &[os_str("--config"), text, os_str("config")], "");
        test.run_and_check(
            what,
            &[
                os_str("--log"),
                os_str("/"),
                os_str("--data"),
                text,
                os_str("config"),
            ],
            "",
        );
        test.run_and_check(what, &[os_str("plain"), os_str("--south"), text], "");
        test.run_and_check(
            what,
            &[
                os_str("endgame"),
                os_str("probe"),
                os_str("--position"),
                text,
            ],
            "",
        );
        test.run_and_check(
            what,
            &[
                os_str("match"),
                os_str("--games"),
                os_str("1"),
                os_str("--south"),
                text,
                os_str("--north"),
                text,
            ],
            "",
        );
    }
    test.assert_no_control_sequences(330);
}

#[test]
fn typed_or_piped_text_sends_no_control_sequence_to_the_terminal() {
    let mut test = ControlSequenceTest::with_settings("");
    for (what, text) in hostile_texts() {
        test.run_and_check(
            what,
            &[os_str("plain"), os_str("--north"), os_str("human")],
            &format!("{text}\nA\nquit\n"),
        );
        test.run_and_check(
            what,
            &[os_str("uci")],
            &format!(
                "{text}\nsetoption name {text} value {text}\nposition {text}\ngo {text}\nquit\n"
            ),
        );
        let log = test.home.data_folder().join("log.txt");
        let name = os_str("no-such-file");
        test.run_and_check(
            what,
            &[os_str("--log"), log.as_os_str(), os_str("open"), name],
            "",
        );
    }
    test.assert_no_control_sequences(75);
}

#[test]
#[cfg(unix)]
fn a_hostile_engine_sends_no_control_sequence_to_the_terminal() {
    let mut test = ControlSequenceTest::with_settings("");
    for (what, text) in hostile_texts().step_by(3) {
        let file = test.write_file("said.txt", &text.replace('\n', " "));
        let script = test.write_file(
            "engine.sh",
            &format!(
                "while read -r line; do case \"$line\" in\nuci) printf 'id name '; cat {0}; printf '\\nuciok\\n';;\n\
                 isready) echo readyok;;\ngo*) printf 'bestmove '; cat {0}; echo;;\nquit) exit;;\nesac; done\n",
                file.display()
            ),
        );
        let north = format!("uci:depth=1:sh {}", script.display());
        let output = test.run_and_check(
            what,
            &[
                os_str("match"),
                os_str("--games"),
                os_str("1"),
                os_str("--south"),
                os_str("fast"),
                os_str("--north"),
                os_str(&north),
            ],
            "",
        );
        assert!(
            String::from_utf8_lossy(&output).contains("forfeits"),
            "{what}: {}",
            String::from_utf8_lossy(&output)
        );
    }
    test.assert_no_control_sequences(9);
}

/// The bytes of a full-screen session without the control sequences for drawing.
fn without_drawing_sequences(bytes: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let mut remaining_text = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' && letters.next_if_eq(&'[').is_some() {
            // A control sequence: parameters, then a final character from `@` to `~`.
            while letters
                .next()
                .is_some_and(|letter| !('@'..='~').contains(&letter))
            {}
        } else if letter != '\r' {
            remaining_text.push(letter);
        }
    }
    remaining_text.into_bytes()
}

#[test]
fn the_full_screen_shows_no_hostile_text() {
    // With pictures, the program would ask the terminal for them, by an escape sequence.
    let home = Home::with_settings(&format!(
        "board = \"cells\"\ntables.automatic = false\nanimation = \"off\"\ntheme = {}\n[setup]\nsouth_name = {1}\nnorth = \"human\"\nnorth_name = {1}\n",
        toml_text("\u{1b}]52;c;ZXZpbA==\u{7}\u{202e}\u{200b}"),
        toml_text("S\u{202e}\u{200b}\u{e0041}\u{1b}[2J")
    ));
    fs::create_dir_all(home.games_folder()).expect("a folder");
    for (number, (_, text)) in hostile_texts().enumerate() {
        fs::write(
            home.games_folder().join(format!("{number:02}.toml")),
            game_with_text(&text, "\"A\"", ""),
        )
        .expect("a game");
        let damaged_game_text = format!("format = 1\n{} = 1\n", toml_text(&text));
        fs::write(
            home.games_folder()
                .join(format!("damaged-{number:02}.toml")),
            damaged_game_text,
        )
        .expect("a file");
        let name: String = text
            .chars()
            .filter(|letter| !matches!(letter, '/' | '\0'))
            .take(40)
            .collect();
        // Some file systems reject some of these names.
        let _ = fs::write(
            home.games_folder().join(format!("{name}.ogn")),
            format!("1. A {text}"),
        );
    }
    let mut terminal = home.launch().size(120, 40).start();
    terminal.wait_for_text("Quit");
    let mut screens = vec![terminal.screen()];
    for (door, line) in [
        ("Analyze", Some("Saved games")),
        ("Progress", None),
        ("Settings", None),
    ] {
        terminal.open_line(door);
        if let Some(line) = line {
            terminal.open_line(line);
        }
        terminal.wait_until_text_gone("Quit");
        for _ in 0..12 {
            terminal.press(key::DOWN);
            screens.push(terminal.screen());
        }
        terminal.press(key::ESC);
        if line.is_some() {
            terminal.wait_for_text("Search tree");
            terminal.press(key::ESC);
        }
        terminal.wait_for_text("Quit");
    }
    terminal.press("p");
    terminal.wait_for_text("Moves");
    screens.push(terminal.screen());
    terminal.press("\x03");
    let (_, bytes) = terminal.wait_for_exit();
    assert!(
        screens.len() > 20,
        "{} screens: {}",
        screens.len(),
        screens[0]
    );
    assert_eq!(
        forbidden_characters(screens.join("\n").as_bytes()),
        Vec::<String>::new()
    );
    assert_eq!(
        forbidden_characters(&without_drawing_sequences(&bytes)),
        Vec::<String>::new()
    );
}
