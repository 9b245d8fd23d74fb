//! The table of keys is what the documents say, what the screens show, and what the user's `[keys]` change.

#[path = "support/shell.rs"]
mod shell;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use awale::app::{Action, Ask, Screen};
use awale::config::Settings;
use awale::i18n::{Language, Words};
use awale::keys::{Binding, Command, Keymap, Keys, Section};
use awale::ui::theme::Depth;
use ratatui::buffer::Cell;

use shell::Shell;

const TWO_HUMANS: &str = "animation = \"off\"\n[setup]\nsouth = \"human\"\nnorth = \"human\"\nfirst = \"south\"\n";

/// What stands on the screen, in a window that is high enough for the list of all keys.
fn text(shell: &mut Shell) -> String {
    let buffer = shell.draw(80, 120);
    let rows = buffer.content.chunks(80);
    rows.map(|row| row.iter().map(Cell::symbol).collect::<String>() + "\n").collect()
}

/// The part of `docs/keys.md` that the table makes.
fn documented() -> String {
    let words = Words::new(Language::English);
    let keymap = Keymap::default();
    let mut text = String::new();
    for section in Section::LISTED {
        let _ = write!(
            text,
            "\n## {}\n\n| key | does | name in `[keys]` |\n| --- | --- | --- |\n",
            words.get(section.word())
        );
        let mut rows: Vec<(Vec<String>, String, Vec<&str>)> = Vec::new();
        for binding in section.listed() {
            let what = words.get(binding.help.expect("a listed line says what it does"));
            let (keys, name) = match binding.keys {
                Keys::Fixed(keys) => (vec![keys.to_owned()], None),
                Keys::Of(command, _) => {
                    (keymap.keys(command).iter().map(|key| format!("`{key}`")).collect(), Some(command.name()))
                }
            };
            match rows.last_mut().filter(|(_, before, _)| *before == what) {
                Some((before, _, names)) => {
                    before.extend(keys);
                    names.extend(name);
                }
                None => rows.push((keys, what, name.into_iter().collect())),
            }
        }
        for (keys, what, names) in rows {
            let names: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
            let _ = writeln!(text, "| {} | {what} | {} |", keys.join(" "), names.join(", "));
        }
    }
    text
}

fn file(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("a document")
}

/// `AWALE_WRITE_DOCS=1 cargo test --test keys` writes the tables anew.
#[test]
fn the_document_holds_the_table() {
    let (path, old) = (Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/keys.md"), file("docs/keys.md"));
    let start = old.find("\n## ").unwrap_or(old.len());
    if std::env::var_os("AWALE_WRITE_DOCS").is_some() {
        fs::write(path, format!("{}{}", &old[..start], documented())).expect("the document can be written");
        return;
    }
    assert_eq!(&old[start..], documented(), "AWALE_WRITE_DOCS=1 cargo test --test keys writes it anew");
    let listed: BTreeSet<Command> =
        Section::LISTED.into_iter().flat_map(Section::listed).filter_map(Binding::command).collect();
    let silent: Vec<_> = Command::ALL.iter().filter(|command| !listed.contains(command)).collect();
    assert!(silent.is_empty(), "in no list of keys: {silent:?}");
}

/// The keys in backquotes of a line of a table.
fn quoted(line: &str) -> impl Iterator<Item = char> {
    let keys = line.split('|').nth(1).unwrap_or_default();
    let names = keys.split('`').skip(1).step_by(2);
    names.filter_map(|name| Some(name.chars().next()?).filter(|_| name.chars().count() == 1))
}

#[test]
fn the_readme_names_the_keys_of_a_game_and_no_others() {
    let readme = file("README.md");
    let table =
        readme.split("| key | does |").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("its table of keys");
    let named: BTreeSet<char> = table.lines().flat_map(quoted).collect();
    let keymap = Keymap::default();
    let commands = [Section::Play, Section::Watch].into_iter().flat_map(Section::bindings).filter_map(Binding::command);
    let mut wanted: BTreeSet<Command> = commands.collect();
    wanted.extend([Command::Help, Command::Quit, Command::Left, Command::Right]);
    let letter = |command: &Command| keymap.keys(*command)[0].to_string().parse::<char>().expect("one letter");
    let wanted: BTreeSet<char> = wanted.iter().map(letter).collect();
    let typed: BTreeSet<char> = Section::Play.typed().chars().collect();
    let missing: Vec<_> = wanted.difference(&named).collect();
    assert!(missing.is_empty(), "the README is silent about {missing:?}");
    let unknown: Vec<_> = named.iter().filter(|key| !wanted.contains(key) && !typed.contains(key)).collect();
    assert!(unknown.is_empty(), "the README tells of {unknown:?}");
}

#[test]
fn every_word_of_the_table_is_there_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for section in Section::ALL {
            for binding in section.bindings() {
                for id in binding.help.into_iter().chain(binding.footer.map(|footer| footer.label)) {
                    assert_ne!(words.get(id), format!("[{id}]"), "{language:?}");
                }
            }
        }
    }
}

#[test]
fn a_key_of_ones_own_serves_the_game_the_list_of_keys_and_the_last_line() {
    let mut shell =
        Shell::with(&format!("{TWO_HUMANS}[keys]\nundo = \"z\"\nredo = [\"u\", \"ctrl-r\"]\nhelp = \"f1\"\n"));
    shell.keys("pAa");
    let played = |shell: &Shell| shell.app.shown_game().expect("a game").referee.moves().len();
    assert_eq!(played(&shell), 2);
    shell.keys("zz");
    assert_eq!(played(&shell), 0, "z takes back");
    shell.keys("u");
    assert_eq!(played(&shell), 1, "u plays again");
    shell.keys("U");
    assert_eq!(played(&shell), 1, "U means nothing any more");
    let last = text(&mut shell).lines().last().expect("the line of keys").to_owned();
    assert!(last.contains("z undo"), "{last}");
    assert!(last.contains("F1 more"), "{last}");
    shell.keys("?");
    assert!(!matches!(shell.app.screen(), Screen::Help(_)));
    shell.act(Action::Command(Command::Help));
    let help = text(&mut shell);
    assert!(help.contains("z u Ctrl-R "), "{help}");
}

#[test]
fn a_command_without_a_key_is_listed_nowhere() {
    let mut shell = Shell::with("[keys]\nquit = []\nplay_at_once = []\n");
    let last = text(&mut shell).lines().last().expect("the line of keys").to_owned();
    assert!(!last.contains("quit") && !last.contains("play at once"), "{last}");
    shell.keys("qp");
    assert!(matches!(shell.app.screen(), Screen::Menu(_)) && !shell.has_quit);
}

#[test]
fn a_question_is_answered_in_the_language_of_the_screen() {
    for (language, yes, no) in [(Language::English, "yY", "nN"), (Language::French, "oOyY", "nN")] {
        for answer in yes.chars().chain(no.chars()).chain(['x', '1', '?']) {
            let settings = Settings::parse(TWO_HUMANS, "test").expect("good settings");
            let mut shell = Shell::new(settings, language, Depth::Sixteen, 1);
            shell.keys("pr");
            assert_eq!(shell.app.ask(), Some(Ask::Resign));
            shell.act(Action::Key(answer));
            let is_answered = yes.contains(answer) || no.contains(answer);
            assert_eq!(shell.app.ask().is_none(), is_answered, "{language:?} {answer}");
            assert_eq!(matches!(shell.app.screen(), Screen::Over(_)), yes.contains(answer), "{language:?} {answer}");
        }
    }
}
