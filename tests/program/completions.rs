//! Shell completions in real shells: checks the arguments after a user typed with the Tab key.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::support::is_installed;
use crate::terminal::Home;

/// A substitute for the program that prints its arguments. Some shells append a slash to a folder.
const STUB_PROGRAM: &str = r#"#!/bin/sh
printf '%s' "$NUMBER"
for word; do printf '<%s>' "${word%/}"; done
echo .
"#;

/// Each shell's name, its arguments to start without settings of the machine, and the command that
/// loads the script.
const SHELLS: [(&str, &[&str], &str); 3] = [
    ("bash", &["--norc", "--noprofile", "-i"], "source ../bash"),
    (
        "zsh",
        &["-f", "-i"],
        "autoload -U compinit; compinit -D; source ../zsh",
    ),
    ("fish", &["--no-config", "-i"], "source ../fish"),
];

/// Typed text and the resulting arguments, in a folder with one file, `with space.ogn`.
const FILE_COMPLETIONS: [(&str, &str); 39] = [
    ("open \t", "<open><with space.ogn>"),
    ("open w\t", "<open><with space.ogn>"),
    ("open with\\ s\t", "<open><with space.ogn>"),
    ("analyse \t", "<analyse><with space.ogn>"),
    ("export \t", "<export><with space.ogn>"),
    ("tree \t", "<tree><with space.ogn>"),
    ("rating \t\t", "<rating><with space.ogn><with space.ogn>"),
    ("plain mistakes \t", "<plain><mistakes><with space.ogn>"),
    ("convert \t", "<convert><with space.ogn>"),
    (
        "convert with\\ space.ogn \t",
        "<convert><with space.ogn><with space.ogn>",
    ),
    (
        "--language de open \t",
        "<--language><de><open><with space.ogn>",
    ),
    (
        "open --config x.toml \t",
        "<open><--config><x.toml><with space.ogn>",
    ),
    // Nothing is completed after the last argument.
    ("open with\\ space.ogn \t\t", "<open><with space.ogn>"),
    ("analyse with\\ space.ogn \t\t", "<analyse><with space.ogn>"),
    ("export with\\ space.ogn \t\t", "<export><with space.ogn>"),
    (
        "convert with\\ space.ogn b.toml \t\t",
        "<convert><with space.ogn><b.toml>",
    ),
    ("config \t\t", "<config>"),
    ("completions fish \t\t", "<completions><fish>"),
    ("theme wood \t\t", "<theme><wood>"),
    ("openings \t\t", "<openings>"),
    ("endgame list \t\t", "<endgame><list>"),
    ("plain puzzle new \t\t", "<plain><puzzle><new>"),
    ("open with\\ space.ogn 3 \t\t", "<open><with space.ogn><3>"),
    // `--print` takes a value in one command and none in another.
    (
        "tournament --print mar\t",
        "<tournament><--print><markdown>",
    ),
    ("tree --print \t", "<tree><--print><with space.ogn>"),
    // Values of options.
    ("--config \topen", "<--config><with space.ogn><open>"),
    ("open --log w\t", "<open><--log><with space.ogn>"),
    ("export --out w\t", "<export><--out><with space.ogn>"),
    ("--language d\tconfig", "<--language><de><config>"),
    ("config --language=d\t", "<config><--language=de>"),
    ("config --asc\t", "<config><--ascii>"),
    ("config --seed \t5", "<config><--seed><5>"),
    ("plain --variant awar\t", "<plain><--variant><awari>"),
    ("plain --north na\t", "<plain><--north><naive>"),
    (
        "plain --south character:kof\t",
        "<plain><--south><character:kofi>",
    ),
    // Completed here: the names of subcommands, and option values that come from a fixed list.
    ("endgame prob\t", "<endgame><probe>"),
    ("completions f\t", "<completions><fish>"),
    ("theme high\t", "<theme><high-contrast>"),
    ("match na\texp\t", "<match><naive><expert>"),
];

/// Typed text and the resulting arguments, in a folder with one folder, `my games`.
const FOLDER_COMPLETIONS: [(&str, &str); 4] = [
    ("--data \t config", "<--data><my games><config>"),
    ("tournament --bots \t", "<tournament><--bots><my games>"),
    ("match --save m\t", "<match><--save><my games>"),
    ("manual --folder m\t", "<manual><--folder><my games>"),
];

#[test]
fn the_tab_key_completes_files_and_values_correctly() {
    for (shell, args, read) in SHELLS {
        if !is_installed(shell) {
            continue;
        }
        let home = Home::new();
        let write_file = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
        write_file(shell, &home.output_of(&["completions", shell]));
        for folder in ["files", "folders/my games", "bin"] {
            fs::create_dir_all(home.path().join(folder)).unwrap();
        }
        write_file("files/with space.ogn", "");
        write_file("bin/awale", STUB_PROGRAM);
        let stub_path = home.path().join("bin/awale");
        fs::set_permissions(stub_path, fs::Permissions::from_mode(0o755)).unwrap();
        let mut terminal = home
            .launch()
            .with_program(&[&[shell][..], args].concat())
            .size(240, 40)
            .start();
        terminal.press("export PATH=\"$PWD/bin:$PATH\"; cd files\r");
        terminal.press(&format!("{read}; echo rea''dy\r"));
        terminal.wait_for_text("ready");
        let completion_after_option = [("--ascii; cd ../folders", "<--ascii>")];
        let typed_lines_and_words = FILE_COMPLETIONS
            .iter()
            .chain(&completion_after_option)
            .chain(&FOLDER_COMPLETIONS);
        for (number, (keys, words)) in typed_lines_and_words.enumerate() {
            terminal.press(&format!("export NUMBER={number}\r"));
            terminal.press(&format!("awale {keys}\r"));
            terminal.wait_until_screen(&format!("{shell}: {keys:?} is {words}"), |screen| {
                screen
                    .lines()
                    .any(|line| line == format!("{number}{words}."))
            });
        }
    }
}

#[test]
fn completion_of_an_argument_with_fixed_values_offers_only_these() {
    for (shell, args, read) in SHELLS {
        if !is_installed(shell) {
            continue;
        }
        let home = Home::new();
        let script = home.output_of(&["completions", shell]);
        fs::create_dir_all(home.path().join("files")).unwrap();
        fs::write(home.path().join(shell), script).unwrap();
        fs::write(home.path().join("files/stranger"), "").unwrap();
        for (keys, values, strange) in [
            ("awale completions ", &["elvish", "powershell"], "--config"),
            ("awale --language ", &["pt", "ca"], "--config"),
            ("awale theme ", &["terminal", "wood"], "stranger"),
        ] {
            let mut terminal = home
                .launch()
                .with_program(&[&[shell][..], args].concat())
                .size(240, 40)
                .start();
            terminal.press(&format!("cd files; {read}; echo rea''dy\r"));
            terminal.wait_for_text("ready");
            terminal.press("clear; echo em''pty\r");
            terminal.wait_for_text("empty");
            terminal.press(&format!("{keys}\t\t"));
            for value in values {
                terminal.wait_for_text(value);
            }
            let screen = terminal.screen();
            assert!(!screen.contains(strange), "{shell}: {keys}: {screen}");
        }
    }
}
