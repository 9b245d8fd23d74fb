//! Demonstrations of the rules on the board: each position shows its rule in every game, and the
//! screen leads through them.

use awale::app::Action;
use awale::config::Settings;
use awale::screens::{CourseRow, RulesScreen};
use awale::theme::ColorDepth;
use awale::words::{Language, Words};
use awale_rules::{
    BoardPlace, Ending, FeedingRule, GameEnd, GrandSlamRule, IllegalMove, LeftoversRule, Pit,
    Position, RuleFields, Rules, Seat, SowingTrace,
};
use awale_study::catalogue::{AnyEnding, AnyGame, GameKind, Variant};
use awale_study::course::{DemonstratedRule, Demonstration, demonstrations};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::support;

fn demonstrations_of(rules: Rules) -> Vec<Demonstration> {
    demonstrations(&GameKind::Awale(Variant {
        id: "own".into(),
        name: "".into(),
        rules,
    }))
}

fn demonstration_of(rules: Rules, rule: DemonstratedRule) -> Option<Demonstration> {
    demonstrations_of(rules)
        .into_iter()
        .find(|demonstration| demonstration.rule == rule)
}

/// The position before the first move, the move, and its trace.
fn first_move(demonstration: &Demonstration) -> (Position, Pit, SowingTrace) {
    let (position, pit) = demonstration
        .first_position_and_pit()
        .expect("a move is played");
    (position, pit, position.trace(pit).expect("a legal move"))
}

fn game_end(demonstration: &Demonstration) -> Option<GameEnd<AnyEnding>> {
    demonstration.game.outcome().map(|outcome| outcome.ending)
}

/// Checks each rule by counting seeds, independently of the code that chooses the demonstrations.
#[expect(clippy::too_many_lines, reason = "one short check for each rule")]
fn check_demonstration(demonstration: &Demonstration, rules: Rules) {
    let label = format!("{rules:?} {:?}", demonstration.rule);
    if demonstration.rule == DemonstratedRule::GoalOfGame {
        assert_eq!(
            demonstration.game.position(),
            &AnyGame::Awale(Position::start(&rules, Seat::South)),
            "{label}"
        );
        return;
    }
    let (before, pit, trace) = first_move(demonstration);
    let after = trace.position_after;
    let seeds_sown_in_store = trace
        .sown_places()
        .filter(|&place| place == BoardPlace::Store(Seat::South))
        .count();
    let captured_seeds =
        usize::from(after.store(Seat::South) - before.store(Seat::South)) - seeds_sown_in_store;
    let last_place = trace.sown_places().last().expect("a seed is sown");
    let ends_in_north_row = matches!(last_place, BoardPlace::Pit(pit) if pit.seat() == Seat::North);
    let is_over = demonstration.game.outcome().is_some();
    let is_ended_by_rule =
        |expected| game_end(demonstration) == Some(GameEnd::ByRules(AnyEnding::Awale(expected)));
    match demonstration.rule {
        DemonstratedRule::GoalOfGame => {}
        DemonstratedRule::Sowing => assert!(
            !is_over && ends_in_north_row && captured_seeds == 0,
            "{label}"
        ),
        DemonstratedRule::SownStores => assert!(
            !is_over && last_place == BoardPlace::Store(Seat::South) && captured_seeds == 0,
            "{label}"
        ),
        DemonstratedRule::FullLap => {
            assert!(before.seeds(pit) >= 12 && after.seeds(pit) == 0, "{label}");
            assert!(
                Pit::all()
                    .filter(|&other| other != pit)
                    .all(|other| after.seeds(other) > 0),
                "{label}"
            );
        }
        DemonstratedRule::CaptureTwo => assert!(
            !is_over && ends_in_north_row && captured_seeds == 2 && trace.captures().count() == 1,
            "{label}"
        ),
        DemonstratedRule::CaptureThree => {
            assert!(
                !is_over
                    && ends_in_north_row
                    && captured_seeds == 3
                    && trace.captures().count() == 1,
                "{label}"
            );
        }
        DemonstratedRule::CaptureChain => assert!(
            !is_over && trace.captures().count() >= 2 && captured_seeds >= 4,
            "{label}"
        ),
        DemonstratedRule::CaptureChainStops => {
            let (last_captured_pit, _) = trace.captures().last().expect("a capture");
            let first_uncaptured_pit = Pit::of(Seat::North, last_captured_pit.column() - 1);
            assert!(
                ![0, 2, 3].contains(&after.seeds(first_uncaptured_pit)),
                "{label}"
            );
            let has_two_or_three =
                |column| [2, 3].contains(&after.seeds(Pit::of(Seat::North, column)));
            assert!(
                (0..first_uncaptured_pit.column()).any(has_two_or_three),
                "{label}: nothing behind it could be captured"
            );
        }
        DemonstratedRule::NoCaptureInOwnRow => {
            let BoardPlace::Pit(own) = last_place else {
                panic!("{label}: a store")
            };
            assert!(
                own.seat() == Seat::South
                    && [2, 3].contains(&after.seeds(own))
                    && captured_seeds == 0,
                "{label}"
            );
        }
        DemonstratedRule::GrandSlam if rules.grand_slam == GrandSlamRule::SlamCapturesNothing => {
            assert!(
                !is_over
                    && captured_seeds == 0
                    && trace.forgone_seeds() == after.seeds_in_row(Seat::North),
                "{label}"
            );
        }
        DemonstratedRule::GrandSlam => {
            let forbidden_pit = demonstration.forbidden_pit().expect("a grand slam");
            assert_eq!(
                before.check(forbidden_pit),
                Err(IllegalMove::ForbiddenGrandSlam),
                "{label}"
            );
            assert!(
                captured_seeds > 0 && after.seeds_in_row(Seat::North) > 0,
                "{label}"
            );
        }
        DemonstratedRule::Feeding if rules.feeding == FeedingRule::MustFeed => {
            assert!(
                before.seeds_in_row(Seat::North) == 0 && after.seeds_in_row(Seat::North) > 0,
                "{label}"
            );
            assert_eq!(before.moves().collect::<Vec<_>>(), [pit], "{label}");
        }
        DemonstratedRule::Feeding => {
            assert!(
                after.seeds_in_row(Seat::North) == 0
                    && is_ended_by_rule(Ending::NoLegalMove(Seat::North)),
                "{label}"
            );
        }
        DemonstratedRule::WinningStore => {
            assert!(
                is_ended_by_rule(Ending::StoreReached(Seat::South)),
                "{label}"
            );
            assert_eq!(
                Some(after.store(Seat::South)),
                rules.win_at,
                "{label}: the very number is reached"
            );
        }
        DemonstratedRule::FewSeedsLeft => {
            assert!(
                is_ended_by_rule(Ending::FewSeedsLeft)
                    && before.seeds_on_board() > rules.stop_at.unwrap(),
                "{label}"
            );
        }
        DemonstratedRule::NoLegalMove => {
            assert!(
                is_ended_by_rule(Ending::NoLegalMove(Seat::South)),
                "{label}"
            );
            let final_counts = demonstration
                .game
                .outcome()
                .unwrap()
                .final_result
                .final_counts;
            let seeds_taken_at_end = final_counts.south - u32::from(after.store(Seat::South));
            assert_eq!(
                seeds_taken_at_end,
                u32::from(after.seeds_on_board()),
                "{label}: all of it lies in South's row"
            );
        }
        DemonstratedRule::Repetition => {
            assert_eq!(
                demonstration.game.positions_so_far().first(),
                demonstration.game.positions_so_far().last(),
                "{label}"
            );
            assert_eq!(
                game_end(demonstration),
                Some(GameEnd::Repetition {
                    first_occurrence: 0
                }),
                "{label}"
            );
        }
    }
}

#[test]
fn every_demonstration_shows_its_rule_according_to_the_variant() {
    for rules in support::many_rules() {
        let all_demonstrations = demonstrations_of(rules);
        assert_eq!(all_demonstrations[0].rule, DemonstratedRule::GoalOfGame);
        for demonstration in &all_demonstrations {
            check_demonstration(demonstration, rules);
        }
    }
}

#[test]
fn the_built_in_games_show_every_rule_they_have() {
    for Variant { id, rules, .. } in Variant::built_in() {
        let expected_rules = DemonstratedRule::ALL
            .iter()
            .copied()
            .filter(|rule| match rule {
                DemonstratedRule::SownStores => rules.sow_stores,
                DemonstratedRule::WinningStore => rules.win_at.is_some(),
                DemonstratedRule::FewSeedsLeft => rules.stop_at.is_some(),
                DemonstratedRule::NoLegalMove => rules.feeding == FeedingRule::MustFeed,
                // In games that sow into stores, positions do not repeat within a few moves.
                DemonstratedRule::Repetition => !rules.sow_stores,
                _ => true,
            });
        let shown_rules = demonstrations_of(rules)
            .into_iter()
            .map(|demonstration| demonstration.rule);
        assert_eq!(
            shown_rules.collect::<Vec<_>>(),
            expected_rules.collect::<Vec<_>>(),
            "{id}"
        );
    }
}

#[test]
fn a_game_with_few_seeds_shows_as_many_rules_as_possible() {
    let rules = Rules::new(RuleFields {
        leftovers: LeftoversRule::EachTakesOwnRow,
        ..RuleFields::oware_with(1)
    })
    .unwrap();
    for rule in [
        DemonstratedRule::Sowing,
        DemonstratedRule::FullLap,
        DemonstratedRule::CaptureChain,
        DemonstratedRule::GrandSlam,
        DemonstratedRule::Repetition,
    ] {
        assert!(demonstration_of(rules, rule).is_some(), "{rule:?}");
    }
}

#[test]
fn every_demonstration_sentence_is_complete_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for rules in support::many_rules() {
            for demonstration in demonstrations_of(rules) {
                let sentence = words.demonstration_text(&demonstration);
                assert_eq!(
                    sentence.is_empty(),
                    demonstration.rule == DemonstratedRule::GoalOfGame,
                    "{:?}",
                    demonstration.rule
                );
                assert!(!sentence.contains(['{', '[', '$']), "{sentence}");
                // An empty value would leave two spaces, or a space before the period.
                assert!(
                    !sentence.contains("  ") && !sentence.contains(" ."),
                    "{sentence}"
                );
                assert!(sentence.chars().count() < 230, "{sentence}");
            }
        }
    }
}

// ---- The screen of the rules

fn shell_on_rules(settings: &str) -> Shell {
    let mut shell = Shell::new(
        Settings::parse(settings, "test").unwrap(),
        Language::English,
        ColorDepth::SixteenColors,
        3,
    );
    shell.open_course_row(CourseRow::Rules);
    shell
}

fn rules_pages(shell: &Shell) -> &RulesScreen {
    match current_screen(&shell.app) {
        ShownScreen::Rules(rules) => rules,
        other => panic!("no rules, but {other:?}"),
    }
}

fn displayed_rule(shell: &Shell) -> Option<DemonstratedRule> {
    rules_pages(shell)
        .demonstration()
        .map(|demonstration| demonstration.rule)
}

#[test]
fn arrow_keys_step_through_every_rule_and_back() {
    let mut shell = shell_on_rules("animation = \"off\"\n");
    let mut rules_on_the_way_forward = Vec::new();
    for _ in 0..60 {
        rules_on_the_way_forward.push((
            displayed_rule(&shell),
            rules_pages(&shell).scene.cursor.shown_move_count(),
        ));
        shell.act(Action::Right);
    }
    rules_on_the_way_forward.dedup();
    let demonstrations = demonstrations_of(Rules::OWARE);
    // The walk shows two frames per step (before and after the move), but only one for the start,
    // which has no move, and one for the text.
    assert_eq!(
        rules_on_the_way_forward.len(),
        2 * (demonstrations.len() - 1) + 2,
        "{rules_on_the_way_forward:?}"
    );
    assert_eq!(
        rules_on_the_way_forward.last().map(|(rule, _)| *rule),
        Some(None),
        "the text comes last"
    );
    let mut rules_on_the_way_back = Vec::new();
    for _ in 0..60 {
        rules_on_the_way_back.push((
            displayed_rule(&shell),
            rules_pages(&shell).scene.cursor.shown_move_count(),
        ));
        shell.act(Action::Left);
    }
    rules_on_the_way_back.dedup();
    rules_on_the_way_back.reverse();
    assert_eq!(rules_on_the_way_back, rules_on_the_way_forward);
}

#[test]
fn another_variant_shows_the_same_rule_with_its_own_example() {
    let mut shell = shell_on_rules("animation = \"off\"\n");
    while displayed_rule(&shell) != Some(DemonstratedRule::GrandSlam) {
        shell.act(Action::Right);
    }
    assert!(shell.screen_words(80, 24).contains("captures nothing"));
    shell.act(Action::Down);
    assert_eq!(
        (rules_pages(&shell).kind().id(), displayed_rule(&shell)),
        ("awele", Some(DemonstratedRule::GrandSlam))
    );
    assert!(shell.screen_words(120, 40).contains("not allowed"));
    shell.act_all([Action::Tab, Action::Up, Action::Up]);
    assert_eq!(
        (rules_pages(&shell).kind().id(), displayed_rule(&shell)),
        ("oware", Some(DemonstratedRule::GrandSlam))
    );
    shell.act_all([Action::End, Action::Tab]);
    assert_eq!(
        (rules_pages(&shell).kind().id(), displayed_rule(&shell)),
        ("awele", None),
        "the text of the next game"
    );
}

#[test]
fn a_move_is_animated_seed_by_seed_until_a_key_is_pressed() {
    let mut shell = shell_on_rules("animation = \"normal\"\n");
    shell.act_all([Action::Right, Action::Right]);
    assert_eq!(displayed_rule(&shell), Some(DemonstratedRule::Sowing));
    assert!(rules_pages(&shell).scene.animation.is_some());
    assert!(shell.app.next_tick().is_some());
    shell.act(Action::Right);
    assert!(
        rules_pages(&shell).scene.is_still()
            && displayed_rule(&shell) == Some(DemonstratedRule::Sowing)
    );
    assert_eq!(shell.app.next_tick(), None, "nothing moves any more");
    shell.act_all([Action::Left, Action::Right]);
    while let Some(tick) = shell.app.next_tick() {
        shell.handle(awale::app::Event::Tick(tick));
    }
    assert!(rules_pages(&shell).scene.is_still());
}

#[test]
fn the_text_of_a_rule_is_next_to_the_board_if_it_fits() {
    let mut shell = shell_on_rules("animation = \"off\"\n");
    assert!(shell.screen_words(200, 60).contains("Notation"));
    assert!(!shell.screen_words(80, 24).contains("Notation"));
    shell.act(Action::End);
    (0..10).for_each(|_| shell.act(Action::PageDown));
    assert!(
        shell
            .screen_words(80, 24)
            .contains("A position is written on one line")
    );
}

#[test]
fn the_rules_of_the_matches_show_a_heap() {
    let mut shell = shell_on_rules("animation = \"off\"\n");
    shell.act(Action::Up);
    assert_eq!(rules_pages(&shell).kind().id(), "matches");
    let text = shell.screen_words(120, 40);
    assert!(text.contains("Do not take the last match"), "{text}");
    shell.act_all([Action::Right, Action::End, Action::Left]);
    assert_eq!(rules_pages(&shell).number_and_total(), (1, 1));
}

#[test]
fn a_click_on_the_board_steps_through_the_rules() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.open_course_row(CourseRow::Rules);
    let size = ratatui::layout::Size {
        width: 80,
        height: 24,
    };
    assert!(shell.click(30, 10, size));
    assert_eq!(rules_pages(&shell).number_and_total().0, 2);
    assert!(shell.click(3, 10, size));
    assert_eq!(rules_pages(&shell).number_and_total().0, 1);
    assert!(
        !shell.click(78, 10, size),
        "the text beside it means nothing"
    );
}
