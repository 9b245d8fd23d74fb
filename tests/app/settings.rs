//! The settings screen, and the bell that one of its settings turns on.

use awale::app::{Action, Effect, Event, MissingTablesMode, TableSpeed, TablesNews};
use awale::config::{SettingGroup, SettingRow, Settings};
use awale::keys::{Command, Key};
use awale::screens::{KeyBindingsScreen, KeyRefusal, MenuItem};
use awale::theme::ColorDepth;
use awale::words::Language;
use toml::Value;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

/// The settings screen with the cursor on the setting `key`.
fn shell_on_setting(key: &str, settings: &str) -> Shell {
    let mut shell = Shell::with_settings(settings);
    let row = SettingRow::ALL
        .iter()
        .position(|row| row.key == key)
        .expect("a line of the settings");
    shell.open_menu_item(MenuItem::Settings);
    shell.act(Action::ClickRow(row));
    shell
}

/// The text on the screen without frames.
fn text_without_frames(shell: &mut Shell) -> String {
    shell
        .screen_text(200, 60)
        .replace('│', " ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

fn setting_value(shell: &Shell, key: &str) -> Value {
    shell.app.context.settings.value(key).expect("a setting")
}

#[test]
fn the_settings_are_listed_in_groups_with_headings() {
    let mut groups: Vec<SettingGroup> = SettingRow::ALL.iter().map(|row| row.group).collect();
    groups.dedup();
    assert_eq!(
        groups,
        [
            SettingGroup::Game,
            SettingGroup::Screen,
            SettingGroup::Help,
            SettingGroup::Share,
            SettingGroup::Engine
        ]
    );
    let screen = shell_on_setting("bell", "").screen_text(200, 60);
    let heading_positions: Vec<usize> = [
        "Game",
        "Screen",
        "Help and analysis",
        "Sharing",
        "Engine, tables and keys",
    ]
    .iter()
    .map(|heading| {
        screen
            .find(&format!("│ {heading} "))
            .unwrap_or_else(|| panic!("{heading}\n{screen}"))
    })
    .collect();
    assert!(heading_positions.is_sorted(), "{screen}");
}

#[test]
fn the_address_of_the_page_for_links_is_typed_in_its_line() {
    let mut shell = shell_on_setting("share.page", "");
    assert!(text_without_frames(&mut shell).contains("Page for links off"));
    shell.act(Action::Confirm);
    shell.act(Action::Paste("https://example.org/awale/ ".to_owned()));
    shell.act(Action::Confirm);
    let page = "https://example.org/awale/";
    assert_eq!(setting_value(&shell, "share.page"), Value::from(page));
    assert!(
        shell.settings_text.contains(page),
        "{}",
        shell.settings_text
    );
    for (width, height) in [(60, 18), (80, 24), (200, 60)] {
        let drawn = shell.screen_text(width, height);
        assert!(drawn.contains("https://example.org"), "{drawn}");
    }
}

#[test]
fn a_player_name_typed_in_the_settings_is_saved() {
    let mut shell = shell_on_setting("confirm", "");
    shell.act_all([Action::Up, Action::Confirm]);
    shell.press_keys("Awa q");
    assert!(
        shell.screen_text(80, 24).contains("Awa q_"),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.act(Action::Confirm);
    assert_eq!(setting_value(&shell, "name"), Value::from("Awa q"));
    assert!(
        shell.settings_text.contains("name = \"Awa q\""),
        "{}",
        shell.settings_text
    );
    shell.act(Action::Confirm);
    shell.press_keys("Efua");
    shell.act(Action::Back);
    assert_eq!(
        setting_value(&shell, "name"),
        Value::from("Awa q"),
        "Esc keeps the old one"
    );
}

#[test]
fn the_list_of_themes_stays_visible_above_its_board() {
    let mut shell = shell_on_setting("theme", "");
    let screen = shell.screen_text(80, 36);
    for line in [
        "▸ Theme",
        "Language",
        "Sowing speed",
        "×2•",
        "painted wood needs 256",
    ] {
        assert!(screen.contains(line), "{line}\n{screen}");
    }
}

#[test]
fn the_preview_shows_what_a_setting_changes() {
    let cases = [
        ("study.values", "[study]\nvalues = true\n", "C+8"),
        ("study.bar", "[study]\nbar = true\n", "░"),
        ("study.danger", "[study]\ndanger = true\n", "b!"),
        ("study.hints", "", "Bestmove:F(Southabout10.4"),
        (
            "study.warning",
            "[study]\nwarning = true\n",
            "ThemoveAisabout",
        ),
        ("preview", "", "capturesbanda:+5"),
        ("ascii", "ascii = true\n", "x3"),
        ("theme", "", "×3"),
        ("name", "name = \"Efua\"\n", "╭Efua─"),
    ];
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut row_in_first_case = None;
        for (key, settings, expected) in cases {
            let screen = shell_on_setting(key, settings).screen_text(width, height);
            let text_without_spaces: String = screen
                .chars()
                .filter(|sign| !sign.is_whitespace() && *sign != '│')
                .collect();
            assert!(
                text_without_spaces.contains(expected),
                "{key} at {width}: {expected}\n{screen}"
            );
            // The number of seeds that the selected move gains is displayed below the store.
            let row = screen
                .lines()
                .position(|line| line.trim_end_matches(['│', '|', ' ']).ends_with("+5"));
            assert!(
                row.is_some() && row == *row_in_first_case.get_or_insert(row),
                "{key} at {width}\n{screen}"
            );
        }
        let few_tables_text =
            shell_on_setting("tables.seeds", "[tables]\nseeds = 6\n").screen_text(width, height);
        assert!(
            !few_tables_text.contains("+5"),
            "no game goes on there\n{few_tables_text}"
        );
    }
}

#[test]
fn the_table_setting_shows_remaining_time_and_space() {
    let mut shell = shell_on_setting("tables.seeds", "[tables]\nseeds = 24\n");
    assert!(
        text_without_frames(&mut shell).contains("Up to 706 MB more disk space."),
        "{}",
        text_without_frames(&mut shell)
    );
    shell.handle(Event::Tables(TablesNews::MeasuredSpeed(TableSpeed {
        layer: 18,
        boards_per_second: 2_000_000,
    })));
    let text = text_without_frames(&mut shell);
    assert!(
        text.contains("Up to 706 MB more disk space and, on this machine, 12 minutes"),
        "{text}"
    );
}

#[test]
fn a_larger_table_setting_names_existing_tables() {
    let mut shell = shell_on_setting("tables.seeds", "[tables]\nseeds = 5\n");
    let folder = tempfile::tempdir().expect("a folder");
    let rules = awale_rules::Rules::OWARE;
    let resources = awale_engine::tables::BuildResources {
        threads: 1,
        max_memory_bytes: None,
        max_uncompressed_seeds: 20,
    };
    awale_engine::tables::build_tables(
        &rules,
        6,
        folder.path(),
        resources,
        &awale_engine::Stop::new(),
        &mut |_| (),
    )
    .expect("tables");
    // Opens the tables up to the configured number of seeds, as the shell does.
    let opened_tables_event = |up_to| {
        let (tables, _) = awale_engine::tables::Tables::open(
            folder.path(),
            &rules,
            up_to,
            awale_engine::tables::CheckExtent::HeaderOnly,
        );
        Event::Tables(TablesNews::Ready(tables.into()))
    };
    shell.handle(opened_tables_event(5));
    assert!(text_without_frames(&mut shell).contains("All tables exist."));
    let effects = shell.app.update(Event::Action(Action::Right));
    assert!(
        effects.iter().any(|effect| matches!(
            effect,
            Effect::RequestTables(_, MissingTablesMode::OpenExistingTables)
        )),
        "{effects:?}"
    );
    assert_eq!(setting_value(&shell, "tables.seeds"), Value::from(6));
    shell.handle(opened_tables_event(6));
    assert!(text_without_frames(&mut shell).contains("All tables exist."));
    shell.act(Action::Right);
    assert!(
        text_without_frames(&mut shell).contains("Up to 1 MB more disk space."),
        "{}",
        text_without_frames(&mut shell)
    );
    let mut shell_without_automatic_tables =
        shell_on_setting("tables.seeds", "[tables]\nseeds = 24\nautomatic = false\n");
    let text = text_without_frames(&mut shell_without_automatic_tables);
    assert!(
        text.contains("Up to 706 MB are missing; awale endgame build makes them."),
        "{text}"
    );
    let mut shell_without_tables = shell_on_setting("tables.seeds", "[tables]\nseeds = 0\n");
    assert!(!text_without_frames(&mut shell_without_tables).contains(" MB "));
}

#[test]
fn a_number_setting_steps_through_its_values_and_is_saved() {
    let mut shell = shell_on_setting("engine.hash_mb", "[engine]\nhash_mb = 100\n");
    assert!(shell.screen_text(80, 24).contains("100\u{a0}MiB"));
    shell.act(Action::Right);
    assert_eq!(
        setting_value(&shell, "engine.hash_mb"),
        Value::from(128),
        "a value between two goes to the next"
    );
    assert!(
        shell.settings_text.contains("hash_mb = 128"),
        "{}",
        shell.settings_text
    );
    (0..20).for_each(|_| shell.act(Action::Right));
    assert_eq!(
        setting_value(&shell, "engine.hash_mb"),
        Value::from(4096),
        "the arrow stops at the last"
    );
    shell.act(Action::Confirm);
    assert_eq!(
        setting_value(&shell, "engine.hash_mb"),
        Value::from(16),
        "one key alone reaches every value"
    );
}

#[test]
fn a_setting_that_is_also_in_the_play_form_can_be_changed_in_the_settings() {
    let mut shell = shell_on_setting("sowing", "");
    shell.act(Action::Right);
    assert_eq!(setting_value(&shell, "sowing"), Value::from("clockwise"));
    assert!(
        shell.settings_text.contains("sowing = \"clockwise\""),
        "{}",
        shell.settings_text
    );
}

/// The screen of key bindings with the cursor on the line of `command`.
fn shell_on_key_binding(command: Command, settings: &str) -> Shell {
    let mut shell = shell_on_setting("language", settings);
    shell.act_all([Action::End, Action::Confirm]);
    let row = Command::ALL
        .iter()
        .position(|&one| one == command)
        .expect("a line");
    shell.act(Action::ClickRow(row));
    shell
}

fn bindings_screen(shell: &Shell) -> &KeyBindingsScreen {
    let ShownScreen::Bindings(screen) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    screen
}

fn keys_of_command(shell: &Shell, command: Command) -> Vec<Key> {
    shell.app.context.settings.keys.keys(command)
}

#[test]
fn a_command_gets_another_key_which_is_saved_and_serves_at_once() {
    let mut shell = shell_on_key_binding(
        Command::Undo,
        "animation = \"off\"\n[setup]\nsouth = \"human\"\nnorth = \"human\"\n",
    );
    shell.act(Action::Confirm);
    assert!(
        shell
            .screen_text(80, 24)
            .contains("Press the new key for: undo")
    );
    shell.press_keys("K");
    assert!(!bindings_screen(&shell).waits_for_key);
    assert_eq!(keys_of_command(&shell, Command::Undo), [Key::Char('K')]);
    assert!(
        shell.settings_text.contains("[keys]\nundo = \"K\""),
        "{}",
        shell.settings_text
    );
    let shown = shell.screen_text(80, 24);
    assert!(shown.contains("Default: u; Del restores it."), "{shown}");
    shell.act_all([Action::Back, Action::Back]);
    shell.press_keys("pA");
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
    assert_eq!(played_move_count(&shell), 1);
    shell.press_keys("K");
    assert_eq!(played_move_count(&shell), 0);
}

#[test]
fn a_key_in_use_is_refused_with_the_command_it_belongs_to() {
    let mut shell = shell_on_key_binding(Command::Undo, "");
    shell.act(Action::Confirm);
    shell.press_keys("m");
    let text = shell.screen_text(80, 24);
    assert!(
        text.contains("m is taken (While playing): make the computer move now."),
        "{text}"
    );
    assert!(text.contains("Press it again"), "{text}");
    shell.press_keys("B");
    assert!(
        shell
            .screen_text(80, 24)
            .contains("B already names a pit or a number (While playing)")
    );
    for action in [
        Action::Up,
        Action::Confirm,
        Action::Tab,
        Action::BindKey(Key::Ctrl('m')),
    ] {
        shell.act(action);
        assert_eq!(bindings_screen(&shell).refusal, Some(KeyRefusal::FixedKey));
    }
    assert!(
        shell
            .screen_text(80, 24)
            .contains("No command can have this key")
    );
    shell.press_keys("q");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Bindings(_)),
        "it is a key like any other here"
    );
    shell.act(Action::Back);
    assert_eq!(
        (
            bindings_screen(&shell).waits_for_key,
            bindings_screen(&shell).refusal
        ),
        (false, None)
    );
    assert_eq!(keys_of_command(&shell, Command::Undo), [Key::Char('u')]);
    assert!(
        !shell.settings_text.contains("undo"),
        "{}",
        shell.settings_text
    );
}

#[test]
fn pressing_a_taken_key_twice_binds_it_to_the_new_command() {
    let mut shell = shell_on_key_binding(Command::Left, "[keys]\nredo = [\"u\", \"ctrl-r\"]\n");
    shell.act(Action::Confirm);
    shell.press_keys("umu");
    assert!(
        bindings_screen(&shell).waits_for_key,
        "another key came between"
    );
    shell.press_keys("u");
    assert_eq!(
        (
            bindings_screen(&shell).waits_for_key,
            bindings_screen(&shell).refusal
        ),
        (false, None)
    );
    assert_eq!(
        (
            keys_of_command(&shell, Command::Left),
            keys_of_command(&shell, Command::Redo)
        ),
        (vec![Key::Char('u')], vec![Key::Ctrl('r')])
    );
    assert!(
        shell.settings_text.contains("redo = \"ctrl-r\"")
            && shell.settings_text.contains("left = \"u\""),
        "{}",
        shell.settings_text
    );
    shell.act(Action::Confirm);
    shell.press_keys("BB");
    assert!(
        bindings_screen(&shell).waits_for_key,
        "what is typed stays a pit"
    );
}

#[test]
fn default_keys_are_restored_unless_another_command_uses_them() {
    let mut shell = shell_on_key_binding(
        Command::Undo,
        "[keys]\nundo = \"z\"\nredo = [\"u\", \"ctrl-r\"]\n",
    );
    shell.act(Action::Delete);
    let text = shell.screen_text(80, 24);
    assert!(
        text.contains("u is taken (While playing): redo a move or a change."),
        "{text}"
    );
    shell.act_all([Action::Down, Action::Delete, Action::Up, Action::Delete]);
    assert_eq!(
        (
            keys_of_command(&shell, Command::Undo),
            keys_of_command(&shell, Command::Redo)
        ),
        (vec![Key::Char('u')], vec![Key::Char('U')])
    );
    assert!(
        shell.settings_text.contains("redo = \"U\"\nundo = \"u\""),
        "{}",
        shell.settings_text
    );
    assert!(!shell.screen_text(80, 24).contains("Default"));
}

#[test]
fn a_click_chooses_a_command_and_a_second_one_asks_for_its_key() {
    let mut shell = shell_on_key_binding(Command::Help, "");
    assert!(
        bindings_screen(&shell).waits_for_key,
        "the cursor was there"
    );
    shell.act(Action::ClickRow(1));
    assert_eq!(
        (
            bindings_screen(&shell).waits_for_key,
            bindings_screen(&shell).chosen_command()
        ),
        (false, Command::Quit)
    );
    shell.act_all([Action::ClickRow(1), Action::BindKey(Key::Function(10))]);
    assert_eq!(keys_of_command(&shell, Command::Quit), [Key::Function(10)]);
    assert!(
        shell.settings_text.contains("quit = \"f10\""),
        "{}",
        shell.settings_text
    );
}

#[test]
fn every_setting_has_a_preview_board_in_a_large_window() {
    // On the preview board, the sign of a capture is displayed above the pits.
    let shows_board =
        |shell: &mut Shell, width, height| shell.screen_text(width, height).contains("×2•");
    for key in ["theme", "mouse", "bell"] {
        let mut shell = shell_on_setting(key, "");
        for (width, height) in [(80, 24), (80, 32), (99, 60), (100, 24), (200, 60)] {
            assert!(
                shows_board(&mut shell, width, height),
                "{key} at {width}x{height}"
            );
        }
        for (width, height) in [(50, 18), (60, 18), (74, 24), (99, 23)] {
            assert!(
                !shows_board(&mut shell, width, height),
                "{key} at {width}x{height}"
            );
        }
    }
}

#[test]
fn windows_from_the_default_size_on_show_the_painted_board_of_the_game() {
    for (theme, is_painted) in [("wood", true), ("terminal", false)] {
        let settings = Settings::parse(&format!("theme = \"{theme}\"\n"), "test");
        let settings = settings.expect("good settings");
        let mut shell = Shell::new(settings, Language::English, ColorDepth::TrueColor, 1);
        shell.open_menu_item(MenuItem::Settings);
        for (width, height) in [(80, 24), (100, 30), (116, 30), (160, 45)] {
            let screen = shell.screen_text(width, height);
            assert_eq!(screen.contains('▀'), is_painted, "{theme}\n{screen}");
        }
    }
}

#[test]
fn the_settings_list_keeps_its_height_when_the_cursor_moves() {
    for (width, height) in [(60, 18), (80, 24), (80, 36), (120, 40)] {
        let mut shell = shell_on_setting("theme", "");
        shell.act(Action::Home);
        let frame_rows = |shell: &mut Shell| {
            let screen = shell.screen_text(width, height);
            let is_frame = |(_, line): &(usize, &str)| line.trim_start().starts_with(['╭', '╰']);
            screen
                .lines()
                .enumerate()
                .filter(is_frame)
                .map(|(row, _)| row)
                .collect::<Vec<usize>>()
        };
        let first_frame_rows = frame_rows(&mut shell);
        for row in 0..=SettingRow::ALL.len() {
            assert_eq!(
                frame_rows(&mut shell),
                first_frame_rows,
                "line {row} at {width}x{height}"
            );
            shell.act(Action::Down);
        }
    }
}

#[test]
fn a_number_setting_moves_to_the_next_step_and_stops_at_the_ends() {
    let current_pace_ms = |shell: &Shell| shell.app.context.settings.pace_ms;
    for (arrow, expected) in [(Action::Right, 1000), (Action::Left, 800)] {
        let mut shell = shell_on_setting("pace_ms", "pace_ms = 900\n");
        shell.act(arrow);
        assert_eq!(current_pace_ms(&shell), expected);
    }
    for (arrow, end, other) in [(Action::Right, 8000, 0), (Action::Left, 0, 100)] {
        let mut shell = shell_on_setting("pace_ms", &format!("pace_ms = {end}\n"));
        shell.act(arrow);
        assert_eq!(current_pace_ms(&shell), end, "an arrow key stops");
        shell.act(Action::Confirm);
        assert_eq!(current_pace_ms(&shell), other, "Enter goes round");
    }
}

#[test]
fn the_bell_rings_after_a_computers_move_and_at_the_end() {
    let bell_settings =
        "bell = true\nanimation = \"off\"\n[setup]\nnorth = \"alphabeta:4\"\nfirst = \"south\"\n";
    let mut shell = Shell::with_settings(bell_settings);
    shell.press_keys("pA");
    assert_eq!(shell.bell_count, 0, "the player's own move is silent");
    shell.answer_newest_request();
    assert_eq!(shell.bell_count, 1);
    let mut computer_move_count = 1;
    while matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
        shell.act(Action::Confirm);
        computer_move_count += usize::from(shell.answer_newest_request());
    }
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    assert!(
        [computer_move_count, computer_move_count + 1].contains(&shell.bell_count),
        "{} rings for {computer_move_count} moves and the end",
        shell.bell_count
    );
}

#[test]
fn the_bell_is_silent_while_two_computers_play_or_if_it_is_off() {
    let two_computers_settings = "bell = true\nanimation = \"off\"\npace_ms = 0\n[setup]\nsouth = \"naive\"\nnorth = \"fast\"\n";
    let without_bell_settings =
        "animation = \"off\"\n[setup]\nnorth = \"alphabeta:4\"\nfirst = \"south\"\n";
    for settings in [two_computers_settings, without_bell_settings] {
        let mut shell = Shell::with_settings(settings);
        shell.press_keys("p");
        while matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
            shell.act(Action::Confirm);
            shell.answer_newest_request();
        }
        assert_eq!(shell.bell_count, 0, "{settings}");
    }
}

#[test]
fn the_key_line_says_that_enter_changes_a_setting() {
    let screen = shell_on_setting("bell", "").screen_text(80, 24);
    let key_line = screen.lines().last().expect("a line of keys");
    assert!(key_line.contains("←→ Enter change"), "{key_line}");
}
