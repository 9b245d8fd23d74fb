use awale_rules::matches_game::HeapRules;
use awale_rules::{AllowedValues, RuleField, RuleFields, RuleValue, Rules};
use awale_study::rating::Rating;

use awale::words::{Language, Words};
use awale_lab::words::with_last_error_line;

#[test]
fn the_verdict_on_a_heap_agrees_with_playing_it_out() {
    let words = Words::new(Language::English);
    for max in HeapRules::MAX_TAKE_RANGE {
        // The player who takes the last match loses, so with no matches left the side to move has
        // won.
        let mut mover_wins = vec![true];
        for left in 1..=*HeapRules::MATCHES_AT_START_RANGE.end() {
            let can_win = (1..=max.min(left)).any(|take| !mover_wins[usize::from(left - take)]);
            mover_wins.push(can_win);
            let sentence = words.who_wins_matches(HeapRules::new(left, max).expect("a game"));
            assert_eq!(
                sentence.contains("the first player"),
                can_win,
                "{left} {max}: {sentence}"
            );
        }
    }
}

#[test]
fn the_report_of_a_failed_bot_quotes_the_end_of_its_error_output() {
    let words = Words::new(Language::English);
    let message_with_error_output =
        |errors: &str| with_last_error_line("it ended".to_owned(), errors, &words);
    assert_eq!(message_with_error_output(" \n"), "it ended");
    assert_eq!(
        message_with_error_output("Traceback:\n  ValueError: \u{1b}[31mno\n\n"),
        "it ended; last line of its error output: “ValueError: \\u{1b}[31mno”"
    );
    assert!(
        message_with_error_output(&"x".repeat(2_000)).len() < 300,
        "a long line is cut"
    );
}

#[test]
fn a_rating_like_random_play_has_only_a_limit() {
    let (english, french) = (Words::new(Language::English), Words::new(Language::French));
    let rating_with_elo = |elo| Rating {
        elo,
        elo_deviation: 45.0,
        game_count: 9,
    };
    assert_eq!(
        english.rating_text(&rating_with_elo(-85.0)),
        "below\u{a0}100"
    );
    assert_eq!(
        french.rating_text(&rating_with_elo(99.4)),
        "inférieur à\u{a0}100"
    );
    assert_eq!(
        english.rating_text(&rating_with_elo(99.6)),
        "100\u{a0}±\u{a0}90"
    );
    let change = |now, before: Option<f64>| {
        english.rating_change(&rating_with_elo(now), before.map(rating_with_elo).as_ref())
    };
    assert_eq!(
        change(-20.0, Some(-85.0)),
        "below\u{a0}100",
        "the change says nothing"
    );
    assert_eq!(change(150.0, Some(-85.0)), "150\u{a0}±\u{a0}90");
    assert_eq!(change(150.0, None), "150\u{a0}±\u{a0}90");
    assert_eq!(change(1058.0, Some(1043.2)), "1043\u{a0}→\u{a0}1058");
}

#[test]
fn a_rating_is_a_number_only_after_enough_games() {
    let english = Words::new(Language::English);
    let rating_after = |game_count, margin: f64| Rating {
        elo: 133.0,
        elo_deviation: margin / 2.0,
        game_count,
    };
    let rating_after_first_game = rating_after(1, 208.0);
    assert_eq!(
        english.rating_text(&rating_after_first_game),
        "after 2 more rated games"
    );
    assert!(!rating_after_first_game.is_shown_as_number());
    let (early_rating, rating) = (rating_after(2, 495.0), rating_after(3, 495.0));
    assert_eq!(
        english.rating_text(&early_rating),
        "after 1 more rated game"
    );
    assert_eq!(english.rating_text(&rating), "133\u{a0}±\u{a0}495");
    assert_eq!(
        english.rating_and_level(&early_rating),
        "Your rating appears after 1 more rated game."
    );
    assert_eq!(
        english.rating_change(&rating, Some(&early_rating)),
        english.rating_text(&rating)
    );
}

#[test]
fn a_rating_below_level_1_is_not_compared_with_a_level() {
    let (english, french) = (Words::new(Language::English), Words::new(Language::French));
    let rating_with_elo = |elo| Rating {
        elo,
        elo_deviation: 45.0,
        game_count: 9,
    };
    let (rating_below_levels, rating_of_level) = (rating_with_elo(300.0), rating_with_elo(1180.0));
    assert_eq!(
        [&rating_below_levels, &rating_of_level]
            .map(|rating| english.equivalent_level_text(rating)),
        ["below level 1", "about level 4"]
    );
    assert_eq!(
        english.rating_and_level(&rating_below_levels),
        "Rating 300\u{a0}±\u{a0}90 (below level 1)"
    );
    assert_eq!(
        english.rating_and_level(&rating_of_level),
        "Rating 1180\u{a0}±\u{a0}90 (about level 4)"
    );
    assert_eq!(
        [&rating_below_levels, &rating_of_level].map(|rating| french.equivalent_level_text(rating)),
        ["sous le niveau 1", "environ niveau 4"]
    );
    assert!(
        french
            .rating_and_level(&rating_below_levels)
            .ends_with("(sous le niveau 1)")
    );
}

#[test]
fn the_rules_page_and_the_differences_mention_every_field() {
    let words = Words::new(Language::English);
    let base_rules = RuleFields {
        win_at: None,
        ..RuleFields::OWARE
    };
    for field in RuleField::ALL {
        let two_allowed_values = match field.allowed_values(&base_rules) {
            AllowedValues::Number(range) | AllowedValues::NumberOrNone(range) => [
                RuleValue::Number(*range.start()),
                RuleValue::Number(*range.end()),
            ],
            AllowedValues::Switch => [RuleValue::Switch(false), RuleValue::Switch(true)],
            AllowedValues::Words(names) => [RuleValue::Word(names[0]), RuleValue::Word(names[1])],
        };
        let [first_rules, second_rules] = two_allowed_values.map(|value| {
            let mut fields = base_rules;
            field.set(&mut fields, value).unwrap();
            Rules::new(fields).unwrap()
        });
        assert_ne!(
            words.awale_rules_page(&first_rules),
            words.awale_rules_page(&second_rules),
            "the page does not tell {}",
            field.name()
        );
        assert_ne!(
            words.differences_text(&first_rules),
            words.differences_text(&second_rules),
            "{}",
            field.name()
        );
    }
}
