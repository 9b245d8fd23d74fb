//! The *Play* form: sides, opponents, names, and the choices that are remembered.

use awale::app::Action;
use awale::screens::{GalleryEntry, GameSetup, HumanSide, MenuItem, SetupRow};
use awale::widgets::list_line::ListScreen;
use awale_rules::Seat;
use awale_study::catalogue::PlayerSpec;

use crate::session;
use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

fn setup_screen(shell: &Shell) -> &GameSetup {
    match current_screen(&shell.app) {
        ShownScreen::Setup(setup) => setup,
        other => panic!("no setup: {other:?}"),
    }
}

fn player_specs(shell: &Shell) -> [String; 2] {
    let players = &session(shell).expect("a game").players;
    [
        players.south.spec.to_string(),
        players.north.spec.to_string(),
    ]
}

/// Opens the choices of a line and selects the one with index `choice_index`.
fn select_choice(shell: &mut Shell, row: SetupRow, choice_index: usize) {
    shell.move_to_setup_row(row);
    shell.act_all([Action::Confirm, Action::Home]);
    (0..choice_index).for_each(|_| shell.act(Action::Down));
    shell.act(Action::Confirm);
}

/// The opponents in the open gallery.
fn gallery_entries(shell: &Shell) -> &[GalleryEntry] {
    &setup_screen(shell)
        .choice_list
        .as_ref()
        .expect("the gallery")
        .gallery
}

/// Opens the gallery and selects the first opponent that matches `is_wanted`.
fn choose_opponent(shell: &mut Shell, is_wanted: impl Fn(&GalleryEntry) -> bool) {
    let row = SetupRow::Opponent(Seat::North);
    shell.move_to_setup_row(row);
    shell.act(Action::Confirm);
    let opponent_index = gallery_entries(shell).iter().position(is_wanted);
    shell.act(Action::Back);
    select_choice(shell, row, opponent_index.expect("an opponent"));
}

/// The rows of the form.
fn form_rows(shell: &Shell) -> Vec<SetupRow> {
    let lines = setup_screen(shell).lines(&shell.app.context);
    lines.iter().map(|line| line.row).collect()
}

/// Six finished games of a person against level 6, three won and three lost, so that the person's
/// rating is near the one of level 6.
fn shell_with_rated_games() -> Shell {
    use awale::app::GameFile;
    use awale_rules::{Match, PerSeat, Settlement};
    use awale_study::catalogue::{AnyMove, GameKind, Variant};
    use awale_study::record::{Participant, Record, SowingDirection};
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    for number in 0..6 {
        let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
        let mut game = Match::new(kind.start(Seat::South));
        for pit in "CcDdEeFfAa"
            .chars()
            .filter_map(awale_rules::Pit::from_letter)
        {
            game.play(AnyMove::Pit(pit)).expect("legal");
        }
        game.settle(Settlement::Resignation(if number % 2 == 0 {
            Seat::South
        } else {
            Seat::North
        }));
        let participant = |spec: &str| Participant {
            name: "".into(),
            spec: spec.parse().expect("a player"),
        };
        let players = PerSeat {
            south: participant("human"),
            north: participant("engine:level=6"),
        };
        let date = format!("2026-11-{:02}T12:00:00+01:00", 1 + number)
            .parse()
            .expect("a date");
        let record = Record::of(&game, kind, players, SowingDirection::Clockwise, date, None);
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    shell
}

#[test]
fn enter_twice_plays_the_last_choice() {
    let mut shell =
        Shell::with_settings("animation = \"off\"\n[setup]\nnorth = \"engine:level=5\"\n");
    shell.open_menu_item(MenuItem::Play);
    assert_eq!(setup_screen(&shell).row, SetupRow::StartGame);
    shell.act(Action::Confirm);
    assert_eq!(player_specs(&shell), ["human", "engine:level=5"]);
}

#[test]
fn the_play_form_has_six_lines_and_others_under_more() {
    let mut shell = Shell::with_settings("");
    shell.open_menu_item(MenuItem::Play);
    let expected_first_rows = [
        SetupRow::Game,
        SetupRow::HumanSide,
        SetupRow::Opponent(Seat::North),
        SetupRow::Clock,
        SetupRow::StartGame,
        SetupRow::MoreRowsToggle,
    ];
    assert_eq!(form_rows(&shell), expected_first_rows);
    shell.move_to_setup_row(SetupRow::MoreRowsToggle);
    shell.act(Action::Confirm);
    let all_rows = form_rows(&shell);
    assert_eq!(all_rows[..expected_first_rows.len()], expected_first_rows);
    for row in [
        SetupRow::PlayerName(Seat::South),
        SetupRow::PlayerName(Seat::North),
        SetupRow::FirstToMove,
        SetupRow::StartPosition,
        SetupRow::Series,
    ] {
        assert!(
            all_rows[expected_first_rows.len()..].contains(&row),
            "{row:?}"
        );
    }
    shell.act(Action::Confirm);
    assert_eq!(form_rows(&shell), expected_first_rows);
}

#[test]
fn the_opponent_gets_the_side_that_the_user_did_not_choose() {
    let mut shell = Shell::with_settings("animation = \"off\"\n[setup]\nnorth = \"alphabeta:4\"\n");
    shell.open_setup_at(SetupRow::HumanSide);
    let mut sides_and_specs = Vec::new();
    for _ in HumanSide::ALL {
        let form = setup_screen(&shell);
        let specs = Seat::BOTH.map(|seat| form.slots[seat].spec.to_string());
        sides_and_specs.push((
            form.human_side(),
            specs.map(|spec| spec.starts_with("human")),
        ));
        shell.act(Action::Right);
    }
    let expected_sides_and_humans = [
        (HumanSide::South, [true, false]),
        (HumanSide::North, [false, true]),
        (HumanSide::RandomSide, [false, true]),
        (HumanSide::BothSides, [true, true]),
        (HumanSide::NeitherSide, [false, false]),
        (HumanSide::LinkGame, [true, true]),
    ];
    assert_eq!(sides_and_specs, expected_sides_and_humans);
    assert_eq!(
        setup_screen(&shell).human_side(),
        HumanSide::South,
        "it goes round"
    );
    assert_eq!(
        setup_screen(&shell).slots.north.spec.to_string(),
        "alphabeta:4:threats",
        "nobody was forgotten"
    );
}

#[test]
fn a_random_side_is_saved_and_both_sides_occur() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\nconfirm = false\n[setup]\nnorth = \"engine:level=2\"\n",
    );
    shell.open_menu_item(MenuItem::Play);
    let random_side_index = HumanSide::ALL
        .iter()
        .position(|&side| side == HumanSide::RandomSide);
    select_choice(
        &mut shell,
        SetupRow::HumanSide,
        random_side_index.expect("a side"),
    );
    shell.move_to_setup_row(SetupRow::StartGame);
    shell.act(Action::Confirm);
    assert!(
        shell.settings_text.contains("draw_sides = true"),
        "{}",
        shell.settings_text
    );
    let mut sides = Vec::new();
    for _ in 0..20 {
        sides.push(
            session(&shell)
                .expect("a game")
                .only_human_seat()
                .expect("a person"),
        );
        shell.act(Action::Back);
        shell.open_menu_item(MenuItem::Play);
        assert_eq!(setup_screen(&shell).human_side(), HumanSide::RandomSide);
        shell.act(Action::Confirm);
    }
    assert!(
        Seat::BOTH.iter().all(|seat| sides.contains(seat)),
        "{sides:?}"
    );
}

#[test]
fn a_setup_saved_by_an_earlier_version_keeps_its_side() {
    for (text, you) in [
        ("south = \"human\"\nnorth = \"fast\"\n", HumanSide::South),
        ("south = \"fast\"\nnorth = \"human\"\n", HumanSide::North),
        (
            "south = \"human\"\nnorth = \"human\"\n",
            HumanSide::BothSides,
        ),
        (
            "south = \"naive\"\nnorth = \"fast\"\n",
            HumanSide::NeitherSide,
        ),
    ] {
        let mut shell = Shell::with_settings(&format!("[setup]\n{text}south_name = \"Awa\"\n"));
        shell.open_menu_item(MenuItem::Play);
        assert_eq!(
            (
                setup_screen(&shell).human_side(),
                setup_screen(&shell).slots.south.name.as_str()
            ),
            (you, "Awa"),
            "{text}"
        );
    }
}

#[test]
fn the_gallery_opens_at_the_chosen_opponent() {
    let mut shell = shell_with_rated_games();
    shell.open_setup_at(SetupRow::Opponent(Seat::North));
    shell.act_all([Action::Right, Action::Right]);
    let opponent_before = setup_screen(&shell).slots.north.spec;
    shell.act(Action::Confirm);
    let opened_choices = setup_screen(&shell)
        .choice_list
        .clone()
        .expect("the gallery");
    let opponents = &opened_choices.gallery;
    assert_eq!(
        opponents[opened_choices.chosen_index].player_spec(),
        Some(opponent_before)
    );
    let specs: Vec<String> = opponents
        .iter()
        .filter_map(|opponent| Some(opponent.player_spec()?.to_string()))
        .collect();
    for expected in [
        "engine:level=1",
        "engine:level=10",
        "character:nana",
        "naive",
        "minimax:6:threats",
        "human",
    ] {
        assert!(
            specs.iter().any(|spec| spec == expected),
            "{expected} in {specs:?}"
        );
    }
    let text = shell.screen_text(120, 40);
    assert!(
        text.contains("Your expected score: ") && text.contains("Your rating "),
        "{text}"
    );
    shell.act(Action::Back);
    assert_eq!(
        setup_screen(&shell).slots.north.spec,
        opponent_before,
        "Esc changes nothing"
    );
}

#[test]
fn estimated_strengths_are_marked_as_such() {
    let mut shell = Shell::with_settings("");
    shell.open_setup_at(SetupRow::Opponent(Seat::North));
    shell.act(Action::Confirm);
    let text = shell.screen_text(120, 60);
    let text_from = |start: &str| {
        let line = text
            .lines()
            .find(|line| line.contains(start))
            .unwrap_or_else(|| panic!("{start}\n{text}"));
        line[line.find(start).expect("it")..]
            .chars()
            .take(42)
            .collect::<String>()
    };
    // The list shows only the number; the margin is in the description.
    let level_1_line = text_from("level 1 ");
    assert!(
        level_1_line.contains("446") && !level_1_line.contains('±'),
        "{text}"
    );
    assert!(text_from("level 10 ").contains("about 2400"), "{text}");
    assert!(text_from("alpha-beta, 6").contains("1199"), "{text}");
    assert!(text_from("minimax, 6").contains("about 1200"), "{text}");
    assert!(
        !text.contains("Your expected score"),
        "without a rating there is none"
    );
    // Monte Carlo has no rating for a number of playouts that was never measured.
    choose_tenfold_playouts(&mut shell);
    let text = shell.screen_text(120, 60);
    assert!(text.contains("Rating not known."), "{text}");
}

/// Selects Monte Carlo and multiplies its number of playouts by ten.
fn choose_tenfold_playouts(shell: &mut Shell) {
    let is_mcts =
        |opponent: &GalleryEntry| matches!(opponent.player_spec(), Some(PlayerSpec::Mcts(_)));
    let opponent_index = gallery_entries(shell)
        .iter()
        .position(is_mcts)
        .expect("Monte Carlo");
    shell.act(Action::Home);
    (0..opponent_index).for_each(|_| shell.act(Action::Down));
    shell.act(Action::Right);
}

#[test]
fn a_textbook_player_is_selected_with_its_adjusted_parameter() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.open_setup_at(SetupRow::Opponent(Seat::North));
    shell.act(Action::Confirm);
    choose_tenfold_playouts(&mut shell);
    shell.act_all([Action::Confirm, Action::Confirm]);
    assert_eq!(player_specs(&shell)[1], "mcts:100000:c=1.4:chance");
}

#[test]
fn the_opponent_can_be_changed_from_a_person_to_a_computer() {
    let mut shell = Shell::with_settings("animation = \"off\"\nname = \"Awa\"\n");
    shell.open_menu_item(MenuItem::Play);
    choose_opponent(&mut shell, |opponent| {
        opponent.player_spec() == Some(PlayerSpec::Human)
    });
    assert_eq!(setup_screen(&shell).human_side(), HumanSide::BothSides);
    choose_opponent(&mut shell, |opponent| {
        opponent
            .player_spec()
            .is_some_and(|spec| spec.to_string() == "character:ama")
    });
    assert_eq!(setup_screen(&shell).human_side(), HumanSide::South);
    shell.act(Action::Confirm);
    assert_eq!(player_specs(&shell), ["human", "character:ama"]);
}

#[test]
fn player_name_is_displayed_on_either_side() {
    for (south, north, names) in [
        ("human", "fast", ["Awa", ""]),
        ("fast", "human", ["", "Awa"]),
        ("human", "human", ["Awa", ""]),
    ] {
        let settings = format!(
            "animation = \"off\"\nname = \"Awa\"\n[setup]\nsouth = \"{south}\"\nnorth = \"{north}\"\n"
        );
        let mut shell = Shell::with_settings(&settings);
        shell.press_keys("p");
        let players = &session(&shell).expect("a game").record().players;
        assert_eq!(
            [players.south.name.as_str(), players.north.name.as_str()],
            names
        );
    }
}

#[test]
fn a_name_for_one_game_takes_the_place_of_the_usual_one() {
    let mut shell = Shell::with_settings("animation = \"off\"\nname = \"Awa\"\n");
    shell.open_setup_at(SetupRow::PlayerName(Seat::South));
    assert!(
        shell.screen_text(80, 24).contains("Awa"),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.act(Action::Confirm);
    shell.press_keys("Efua");
    shell.act(Action::Confirm);
    shell.move_to_setup_row(SetupRow::StartGame);
    shell.act(Action::Confirm);
    assert_eq!(session(&shell).expect("a game").players.south.name, "Efua");
    assert_eq!(shell.app.context.settings.name, "Awa");
}

#[test]
fn programs_in_the_settings_are_listed_by_name_and_played_by_their_command() {
    let settings =
        "animation = \"off\"\n[programs]\nSower = \"python3 sower.py\"\nOther = \"./other\"\n";
    let mut shell = Shell::with_settings(settings);
    shell.open_menu_item(MenuItem::Play);
    choose_opponent(
        &mut shell,
        |opponent| matches!(opponent, GalleryEntry::Program(name, _) if name == "Sower"),
    );
    shell.act(Action::Confirm);
    assert_eq!(player_specs(&shell)[1], "bot");
    assert_eq!(session(&shell).expect("a game").players.north.name, "Sower");
    assert_eq!(shell.app.context.settings.setup.bot, "python3 sower.py");
}

#[test]
fn escape_closes_a_list_of_choices_and_enter_confirms_a_choice() {
    let mut shell = Shell::with_settings("");
    shell.open_setup_at(SetupRow::Clock);
    shell.act_all([Action::Confirm, Action::Down]);
    assert!(setup_screen(&shell).choice_list.is_some());
    shell.act(Action::Back);
    assert_eq!(setup_screen(&shell).clock, None);
    shell.act_all([Action::Confirm, Action::Down, Action::Confirm]);
    assert!(setup_screen(&shell).clock.is_some() && setup_screen(&shell).row == SetupRow::Clock);
    shell.move_to_setup_row(SetupRow::Game);
    shell.act_all([Action::Confirm, Action::End]);
    assert!(shell.screen_text(80, 24).contains("The 13 matches"));
    shell.act(Action::Confirm);
    assert_eq!(setup_screen(&shell).kind().id(), "matches");
    shell.move_to_setup_row(SetupRow::Opponent(Seat::North));
    shell.act(Action::Confirm);
    assert!(gallery_entries(&shell).iter().all(|opponent| {
        opponent
            .player_spec()
            .is_none_or(|spec| spec.plays(setup_screen(&shell).kind()))
    }));
    assert!(
        gallery_entries(&shell)
            .iter()
            .any(|opponent| opponent.player_spec() == Some(PlayerSpec::MatchesExpert))
    );
}

#[test]
fn choosing_another_game_in_the_play_form_ends_the_match_of_several_games() {
    let mut shell = Shell::with_settings("[setup]\nbest_of = 5\n");
    shell.open_setup_at(SetupRow::Game);
    select_choice(&mut shell, SetupRow::Game, 0);
    assert_eq!(setup_screen(&shell).best_of, Some(5), "the same game");
    select_choice(&mut shell, SetupRow::Game, 1);
    assert_eq!(setup_screen(&shell).best_of, None);
}

#[test]
fn the_fast_player_is_described_for_the_game_that_it_plays() {
    for (game, text) in [
        ("oware", "Captures as much"),
        ("matches", "Takes as many matches"),
    ] {
        let setup = format!("[setup]\ngame = \"{game}\"\nnorth = \"fast\"\n");
        let mut shell = Shell::with_settings(&setup);
        shell.open_setup_at(SetupRow::Opponent(Seat::North));
        shell.act(Action::Confirm);
        let screen = shell.screen_text(120, 40);
        assert!(screen.contains(text), "{screen}");
    }
}
