//! Checks that the documents and screens agree with the table of keys, including the user's changes
//! in `[keys]`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use awale::app::{Action, Confirmation, Event, JobFailure, JobNews};
use awale::config::{SettingRow, Settings};
use awale::keys::{Binding, Command, Key, Keymap, Keys, Section};
use awale::screens::{AnalyseRow, EndChoice, MenuItem};
use awale::theme::ColorDepth;
use awale::words::{Language, Words};
use ratatui::buffer::Cell;

use crate::shell::shown::{ShownScreen, current_screen};
use crate::shell::{Shell, TWO_HUMANS_SETTINGS};

/// The generated table in `docs/keys.md`: each command with its default key and its name in
/// `[keys]`.
fn generated_key_table() -> String {
    let words = Words::new(Language::English);
    let mut lines: Vec<String> = Vec::new();
    for &command in Command::ALL {
        let key = command.default_key().expect("a key");
        lines.push(format!(
            "| `{key}` | {} | `{}` |\n",
            words.get(command.explanation_message_id()),
            command.name()
        ));
    }
    lines.sort_by_key(|line| line.to_lowercase());
    format!(
        "\n## Letters and symbols\n\n| key | does | name in `[keys]` |\n| --- | --- | --- |\n{}",
        lines.concat()
    )
}

fn read_document(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("a document")
}

/// `AWALE_WRITE_DOCS=1 cargo test --test full_screen keys` writes the table.
#[test]
fn the_keys_document_contains_the_key_table() {
    let (path, current_document) = (
        Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/keys.md"),
        read_document("docs/keys.md"),
    );
    let heading_offset = current_document
        .find("\n## Letters and symbols")
        .unwrap_or(current_document.len());
    if std::env::var_os("AWALE_WRITE_DOCS").is_some() {
        fs::write(
            path,
            format!(
                "{}{}",
                &current_document[..heading_offset],
                generated_key_table()
            ),
        )
        .expect("the document can be written");
        return;
    }
    assert_eq!(
        &current_document[heading_offset..],
        generated_key_table(),
        "AWALE_WRITE_DOCS=1 cargo test --test full_screen keys writes it"
    );
    let listed_commands: BTreeSet<Command> = Section::LISTED_SECTIONS
        .into_iter()
        .flat_map(Section::listed_bindings)
        .filter_map(Binding::command)
        .collect();
    let unlisted_commands: Vec<_> = Command::ALL
        .iter()
        .filter(|command| !listed_commands.contains(command))
        .collect();
    assert!(
        unlisted_commands.is_empty(),
        "in no list of keys: {unlisted_commands:?}"
    );
}

/// The single keys in backquotes in a text.
fn quoted_keys(text: &str) -> impl Iterator<Item = char> {
    let names = text.split('`').skip(1).step_by(2);
    names.filter_map(|name| Some(name.chars().next()?).filter(|_| name.chars().count() == 1))
}

#[test]
fn the_readme_and_the_language_pages_name_only_keys_of_a_game() {
    let keymap = Keymap::default();
    let commands = [Section::Play, Section::Everywhere]
        .into_iter()
        .flat_map(Section::bindings)
        .filter_map(Binding::command);
    let mut known_keys: BTreeSet<char> = Section::Play.typeable_characters().chars().collect();
    known_keys.extend(
        commands.filter_map(|command| keymap.keys(command)[0].to_string().parse::<char>().ok()),
    );
    let pages = Language::ALL
        .into_iter()
        .filter(|&language| language != Language::English)
        .map(|language| format!("docs/languages/{}.md", language.code()));
    for page in pages.chain(["README.md".to_owned()]) {
        let text = read_document(&page);
        let named_keys: BTreeSet<char> = quoted_keys(&text.replace("```", "")).collect();
        assert!(
            named_keys.is_superset(&BTreeSet::from(['i', 'u', '?'])),
            "{page}"
        );
        let unknown_keys: Vec<_> = named_keys.difference(&known_keys).collect();
        assert!(unknown_keys.is_empty(), "{page} names {unknown_keys:?}");
    }
}

#[test]
fn every_message_of_the_key_table_exists_in_all_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for &section in Section::ALL {
            for binding in section.bindings() {
                for id in binding
                    .explanation_message_id
                    .into_iter()
                    .chain(binding.footer_entry.map(|footer| footer.label.message_id()))
                {
                    assert_ne!(words.get(id), format!("[{id}]"), "{language:?}");
                }
            }
        }
    }
}

#[test]
fn a_rebound_key_works_in_the_game_and_is_shown_in_help_and_footer() {
    let mut shell = Shell::with_settings(&format!(
        "{TWO_HUMANS_SETTINGS}[keys]\nundo = \"K\"\nredo = [\"u\", \"ctrl-r\"]\nhelp = \"f1\"\n"
    ));
    shell.press_keys("pAA");
    let played_move_count = |shell: &Shell| {
        shell
            .app
            .shown_game()
            .expect("a game")
            .game
            .referee
            .moves()
            .len()
    };
    assert_eq!(played_move_count(&shell), 2);
    shell.press_keys("KK");
    assert_eq!(played_move_count(&shell), 0, "K takes back");
    shell.press_keys("u");
    assert_eq!(played_move_count(&shell), 1, "u plays again");
    shell.press_keys("U");
    assert_eq!(played_move_count(&shell), 1, "U means nothing any more");
    let key_line = shell
        .screen_text(80, 120)
        .lines()
        .last()
        .expect("the line of keys")
        .to_owned();
    assert!(key_line.contains("K undo"), "{key_line}");
    assert!(key_line.contains("F1 more"), "{key_line}");
    shell.press_keys("?");
    assert!(!matches!(current_screen(&shell.app), ShownScreen::Help(_)));
    shell.act(Action::Command(Command::Help));
    let help = shell.screen_text(80, 120);
    assert!(help.contains("K u Ctrl-R "), "{help}");
}

#[test]
fn key_bindings_are_read_from_a_settings_file() {
    let text = "[keys]\nhint = \"z\"\nanalyse = [\"V\", \"ctrl-v\"]\nresign = \"m\"\n";
    let keymap = Settings::parse(text, "test").expect("good settings").keys;
    assert_eq!(
        keymap.keys(Command::Analyse),
        [Key::Char('V'), Key::Ctrl('v')]
    );
    let error = Settings::parse("[keys]\nnew_game = \"V\"\n", "test").expect_err("no command");
    assert!(error.to_string().contains("keys.new_game"), "{error}");
    assert_eq!(
        keymap.command(Section::Play, Key::Char('z')),
        Some(Command::Hint)
    );
    assert_eq!(
        keymap.keys(Command::MoveNow),
        [],
        "what the user binds takes a usual key from its command"
    );
}

#[test]
fn a_command_without_a_key_is_listed_nowhere() {
    let mut shell = Shell::with_settings("[keys]\nquit = []\nplay = []\n");
    let key_line = shell
        .screen_text(80, 120)
        .lines()
        .last()
        .expect("the line of keys")
        .to_owned();
    assert!(
        !key_line.contains("quit") && !key_line.contains("play now"),
        "{key_line}"
    );
    shell.press_keys("q");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Menu(_)) && !shell.has_quit);
    // In the menu, an unused letter runs the command of the letter in the other case.
    shell.press_keys("p");
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Results(_)
    ));
}

#[test]
fn a_question_is_answered_in_the_language_of_the_screen() {
    for (language, yes, no) in [
        (Language::English, "yY", "nN"),
        (Language::French, "oOyY", "nN"),
    ] {
        for answer in yes.chars().chain(no.chars()).chain(['x', '1', '?']) {
            let settings = Settings::parse(TWO_HUMANS_SETTINGS, "test").expect("good settings");
            let mut shell = Shell::new(settings, language, ColorDepth::SixteenColors, 1);
            shell.press_keys("pr");
            assert_eq!(shell.app.confirmation(), Some(Confirmation::Resign));
            shell.act(Action::TypedChar(answer));
            let is_answered = yes.contains(answer) || no.contains(answer);
            assert_eq!(
                shell.app.confirmation().is_none(),
                is_answered,
                "{language:?} {answer}"
            );
            assert_eq!(
                matches!(current_screen(&shell.app), ShownScreen::Over(_)),
                yes.contains(answer),
                "{language:?} {answer}"
            );
        }
    }
}

#[test]
fn a_move_key_never_ends_the_game() {
    for (key, question) in [
        ("r", Confirmation::Resign),
        ("o", Confirmation::EndByAgreement),
    ] {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        shell.press_keys("pA");
        shell.press_keys(key);
        let drawn = shell.screen_text(80, 120);
        assert!(
            !drawn.contains("Enter yes") && drawn.contains("[Y]es"),
            "{drawn}"
        );
        assert_eq!(shell.app.confirmation(), Some(question));
        shell.act_all([Action::Confirm, Action::Command(Command::Confirm)]);
        assert!(matches!(current_screen(&shell.app), ShownScreen::Play(_)));
        shell.press_keys(key);
        shell.press_keys("y");
        assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    }
}

/// The texts of the screens that name keys, with these settings. Line breaks and frames become
/// spaces.
fn texts_that_name_keys(keys_settings: &str, language: Language) -> Vec<String> {
    let shell_with_bound_keys = |settings: &str| {
        let settings =
            Settings::parse(&format!("{settings}{keys_settings}"), "test").expect("good settings");
        let mut shell = Shell::new(settings, language, ColorDepth::SixteenColors, 1);
        shell.act(Action::Command(Command::Help));
        shell.act(Action::Back);
        shell
    };
    let against_computer_settings =
        "[setup]\nsouth = \"human\"\nnorth = \"engine:level=1\"\nfirst = \"south\"\n";
    let two_computers_settings =
        "[setup]\nsouth = \"naive\"\nnorth = \"naive\"\nfirst = \"south\"\n";
    let mut texts = Vec::new();
    let mut add_screen_text = |mut shell: Shell| {
        let text = shell.screen_text(80, 120).replace('│', " ");
        texts.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
    };

    add_screen_text(shell_with_bound_keys("[setup]\nwelcome = \"new\"\n"));
    let mut shell_on_learn = shell_with_bound_keys("");
    shell_on_learn.open_menu_item(MenuItem::Learn);
    add_screen_text(shell_on_learn);
    let rows_with_command = SettingRow::ALL
        .iter()
        .enumerate()
        .filter(|(_, row)| row.command.is_some());
    for (line, _) in rows_with_command {
        let mut shell_on_settings = shell_with_bound_keys("");
        shell_on_settings.open_menu_item(MenuItem::Settings);
        shell_on_settings.act(Action::ClickRow(line));
        add_screen_text(shell_on_settings);
    }
    let mut shell_watching_computers = shell_with_bound_keys(two_computers_settings);
    shell_watching_computers.act_all([
        Action::Command(Command::Play),
        Action::Command(Command::Run),
    ]);
    add_screen_text(shell_watching_computers);
    let mut shell_waiting_for_computer = shell_with_bound_keys(against_computer_settings);
    shell_waiting_for_computer.act(Action::Command(Command::Play));
    shell_waiting_for_computer.press_keys("AA");
    add_screen_text(shell_waiting_for_computer);
    let mut shell_with_failed_computer = shell_with_bound_keys(against_computer_settings);
    shell_with_failed_computer.act(Action::Command(Command::Play));
    shell_with_failed_computer.press_keys("A");
    let job = shell_with_failed_computer
        .requests
        .pop()
        .expect("a question")
        .job;
    shell_with_failed_computer.handle(Event::Job(
        job,
        JobNews::Failed(JobFailure::Message("index out of bounds".to_owned())),
    ));
    add_screen_text(shell_with_failed_computer);
    let mut shell_at_earlier_position = shell_with_bound_keys(TWO_HUMANS_SETTINGS);
    shell_at_earlier_position.act(Action::Command(Command::Play));
    shell_at_earlier_position.press_keys("AA");
    shell_at_earlier_position.act(Action::Tab);
    add_screen_text(shell_at_earlier_position);
    let mut shell_with_question = shell_with_bound_keys(TWO_HUMANS_SETTINGS);
    shell_with_question.act_all([
        Action::Command(Command::Play),
        Action::Command(Command::Resign),
    ]);
    add_screen_text(shell_with_question);
    add_screen_text({
        let mut shell_with_valid_position = shell_with_bound_keys("");
        shell_with_valid_position.open_analyse_row(AnalyseRow::PositionSetup);
        shell_with_valid_position
    });
    // Positions with a wrong number of seeds: one seed too many in a store, and one missing in a
    // pit.
    for (place, command) in [
        (Action::Home, Command::More),
        (Action::Right, Command::Less),
    ] {
        let mut shell_with_wrong_seed_count = shell_with_bound_keys("");
        shell_with_wrong_seed_count.open_analyse_row(AnalyseRow::PositionSetup);
        shell_with_wrong_seed_count.act_all([place, Action::Command(command)]);
        add_screen_text(shell_with_wrong_seed_count);
    }
    let mut shell_on_analysis_board = shell_with_bound_keys(TWO_HUMANS_SETTINGS);
    shell_on_analysis_board.act(Action::Command(Command::Play));
    shell_on_analysis_board.press_keys("AA");
    shell_on_analysis_board.act_all([Action::Command(Command::OfferEnd), Action::Yes]);
    shell_on_analysis_board.choose_after_game(EndChoice::Analyse);
    shell_on_analysis_board.act(Action::Home);
    add_screen_text(shell_on_analysis_board);
    texts
}

/// Rebinds the commands that texts name.
const REBOUND_KEYS_SETTINGS: &str = "[keys]\nplay = \"f2\"\nhint = \"f3\"\nvalues = \"f4\"\nbar = \"f5\"\nrun = \"f6\"\n\
    move_now = \"f7\"\nundo = \"f8\"\nredo = \"f9\"\nconfirm = \"ctrl-y\"\nquit = \"ctrl-q\"\nanalyse = \"f10\"\n\
    copy = \"f11\"\nbalance = \"f12\"\nnext = \"ctrl-n\"\n";

#[test]
fn texts_name_the_keys_that_the_user_has_bound() {
    let texts_in_language =
        |language| texts_that_name_keys(REBOUND_KEYS_SETTINGS, language).concat();
    let english = texts_in_language(Language::English);
    for text in [
        "F2 starts a game",
        "F3 gives a hint",
        "Let F3 show the best move",
        "F4 shows or hides it",
        "F5 shows or hides it",
        "Paused. F6 or Enter resumes.",
        "F7 makes it move now. F8 undoes your move.",
        ": index out of bounds. F7 tries again. F8 undoes your move.",
        "F9 goes forward again.",
        "[Y]es [N]o",
        "Enter analyzes the position, F2 plays from here.",
        "1 seed too many: F12 takes it out",
        "1 seed is missing: F12 puts it",
        "Ctrl-N goes to the next mistake",
    ] {
        assert!(english.contains(text), "{text}\n{english}");
    }
    let french = texts_in_language(Language::French);
    for text in [
        "F2 lance une partie",
        "F3 donne un indice",
        "Permettre à F3",
        "F4 l'affiche",
        "F5 l'affiche",
        "F6 ou Entrée pour continuer.",
        "F7 le fait jouer. F8 annule votre coup.",
        " : index out of bounds. F7 relance la réflexion. F8 annule votre coup.",
        "F9 avance de nouveau.",
        "[O]ui [N]on",
        "Entrée analyse la position, F2 la joue.",
        "1 graine de trop : F12 la retire",
        "1 graine : F12 la met",
        "Ctrl-N va à l'erreur suivante",
    ] {
        assert!(french.contains(text), "{text}\n{french}");
    }
}

#[test]
fn texts_are_correct_without_a_key_for_an_unbound_command() {
    let commands = REBOUND_KEYS_SETTINGS
        .lines()
        .skip(1)
        .filter_map(|line| line.split(' ').next());
    let unbound = commands.fold("[keys]\n".to_owned(), |keys, command| {
        keys + command + " = []\n"
    });
    for language in Language::ALL {
        for text in texts_that_name_keys(&unbound, language) {
            assert!(!text.contains("none ") && !text.contains("{$"), "{text}");
        }
    }
    let english = texts_that_name_keys(&unbound, Language::English).concat();
    for text in [
        "undone.",
        "out of bounds. Enter tries again.",
        "Paused. Enter resumes.",
        "seed is missing.",
        "Enter analyzes the position.",
        "[Y]es [N]o",
    ] {
        assert!(english.contains(text), "{text}\n{english}");
    }
}

/// The single keys in a line of the list of keys.
fn single_keys(keys: Keys) -> Vec<String> {
    let Keys::Fixed(keys) = keys else {
        let Keys::OfCommand(command) = keys else {
            return Vec::new();
        };
        return command.default_key().iter().map(Key::to_string).collect();
    };
    let keys_of_range = |keys: &str| match keys.chars().collect::<Vec<_>>()[..] {
        [first, '-', last] => (first..=last).map(String::from).collect(),
        _ => vec![keys.to_owned()],
    };
    keys.split(' ').flat_map(keys_of_range).collect()
}

#[test]
fn no_key_is_listed_twice_with_two_meanings_on_a_screen() {
    // The list of keys also explains symbols on the board, which are no keys.
    let board_symbol_messages = ["help-marks", "help-preview", "help-values-signs"];
    for section in Section::LISTED_SECTIONS {
        let mut message_of_key = BTreeMap::new();
        let everywhere = Section::Everywhere
            .listed_bindings()
            .filter(|_| section != Section::Everywhere);
        for binding in section.listed_bindings().chain(everywhere) {
            let help_message = binding.explanation_message_id.expect("a listed line");
            for key in single_keys(binding.keys)
                .into_iter()
                .filter(|_| !board_symbol_messages.contains(&help_message))
            {
                let first_message = *message_of_key.entry(key.clone()).or_insert(help_message);
                assert_eq!(first_message, help_message, "{section:?}: {key}");
            }
        }
    }
}

#[test]
fn the_key_line_offers_sharing_after_a_game() {
    for language in Language::ALL {
        let settings = Settings::parse(TWO_HUMANS_SETTINGS, "test").expect("good settings");
        let mut shell = Shell::new(settings, language, ColorDepth::SixteenColors, 1);
        let share_key_and_label = format!("e {}", Words::new(language).get("key-share"));
        let offers_sharing = |shell: &mut Shell| {
            let buffer = shell.draw(80, 24);
            let key_line: String = buffer.content[23 * 80..].iter().map(Cell::symbol).collect();
            assert!(
                key_line.contains(&share_key_and_label),
                "{language:?} {share_key_and_label}\n{key_line}"
            );
        };
        shell.press_keys("pABr");
        shell.act(Action::Yes);
        assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
        offers_sharing(&mut shell);
        shell.press_keys("a");
        assert!(matches!(
            current_screen(&shell.app),
            ShownScreen::Analysis(_)
        ));
        offers_sharing(&mut shell);
    }
}
