//! Tests of the texts of errors, results and values, and of reading values from text.

use awale_rules::{
    Ending, FeedingRule, FinalResult, GameEnd, GrandSlamRule, IllegalBotMove, IllegalMove,
    InvalidPosition, LeftoversRule, Outcome, PITS, PerSeat, Pit, Position, PositionError, ROW,
    RefusedMove, RepetitionRule, RuleField, RuleFields, RuleValue, Rules, RulesError, Seat,
    Variant,
    matches_game::{HeapRules, HeapRulesError, IllegalTake, Take},
};

#[test]
fn illegal_moves_say_why() {
    for (reason, text) in [
        (IllegalMove::GameOver, "the game is over"),
        (
            IllegalMove::PitOfOpponent,
            "this pit belongs to the opponent",
        ),
        (IllegalMove::EmptyPit, "this pit is empty"),
        (
            IllegalMove::ForbiddenGrandSlam,
            "this would capture all the opponent's seeds",
        ),
        (
            IllegalMove::StarvesOpponent,
            "the opponent has no seeds, and this move gives none",
        ),
    ] {
        assert_eq!(reason.to_string(), text);
        assert_eq!(RefusedMove::Illegal(reason).to_string(), text);
    }
    let refused_move: RefusedMove<IllegalMove> = RefusedMove::GameOver;
    assert_eq!(refused_move.to_string(), "the game is over");
    let illegal_bot_move = IllegalBotMove {
        pit: Pit::of(Seat::North, 2),
        reason: IllegalMove::EmptyPit,
    };
    assert_eq!(
        illegal_bot_move.to_string(),
        "c is no legal move: this pit is empty"
    );
    for (reason, text) in [
        (IllegalTake::GameOver, "the game is over"),
        (
            IllegalTake::TakesNothing,
            "one match at least must be taken",
        ),
        (
            IllegalTake::AboveMaxTake { max_take: 3 },
            "3 matches at most may be taken",
        ),
        (
            IllegalTake::MoreThanMatchesLeft { matches_left: 2 },
            "only 2 left",
        ),
    ] {
        assert_eq!(reason.to_string(), text);
    }
    assert_eq!(Take(3).to_string(), "3");
}

#[test]
fn errors_of_rules_state_the_allowed_values() {
    let error_after_change = |change: fn(&mut RuleFields)| {
        let mut fields = RuleFields::OWARE;
        change(&mut fields);
        let error = Rules::new(fields).unwrap_err();
        (error, error.wrong_field().name(), error.to_string())
    };
    let (error, field, text) = error_after_change(|fields| fields.seeds_per_pit = 7);
    assert_eq!(
        (error, field),
        (RulesError::InvalidSeedsPerPit(7), "seeds_per_pit")
    );
    assert_eq!(
        text,
        "seeds_per_pit is 7, but a pit starts with 1 to 6 seeds"
    );
    let (_, field, text) = error_after_change(|fields| fields.win_at = Some(24));
    assert_eq!(field, "win_at");
    assert_eq!(
        text,
        "win_at is 24, but with 48 seeds it must be from 25 to 48"
    );
    let (_, field, text) = error_after_change(|fields| fields.stop_at = Some(48));
    assert_eq!(field, "stop_at");
    assert_eq!(
        text,
        "stop_at is 48, but with 48 seeds it must be from 0 to 47"
    );
    for (start, max_take, error, text) in [
        (
            41,
            3,
            HeapRulesError::InvalidMatchesAtStart(41),
            "start is 41, but a heap has from 1 to 40 matches",
        ),
        (
            13,
            0,
            HeapRulesError::InvalidMaxTake(0),
            "max_take is 0, but it must be from 1 to 9",
        ),
    ] {
        assert_eq!(HeapRules::new(start, max_take), Err(error));
        assert_eq!(error.to_string(), text);
    }
    let rules = HeapRules::new(40, 9).unwrap();
    assert_eq!((rules.matches_at_start(), rules.max_take()), (40, 9));
}

#[test]
fn errors_of_positions_name_the_wrong_field() {
    let parse_error = |text: &str| Position::parse(text, &Rules::OWARE).unwrap_err();
    for (text, error) in [
        (
            "4-4",
            "A position has 15 fields joined by “-” (pits, stores, S or N), not 2.",
        ),
        (
            "4-4-x-4-4-4-4-4-4-4-4-4-0-0-S",
            "Field 3 of the position, “x”, is not a number of seeds.",
        ),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-+1-S",
            "Field 14 of the position, “+1”, is not a number of seeds.",
        ),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-s",
            "A position ends with S or N, the side to move, not with “s”.",
        ),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
            "Pits and stores hold 49 seeds together, but this game has 48.",
        ),
    ] {
        assert_eq!(parse_error(text).to_string(), error, "{text}");
    }
    let invalid_position = InvalidPosition::WrongTotalSeeds {
        found_seeds: 0,
        expected_seeds: 48,
    };
    let position_without_seeds = "0-0-0-0-0-0-0-0-0-0-0-0-0-0-N";
    assert_eq!(
        parse_error(position_without_seeds),
        PositionError::InvalidPosition(invalid_position)
    );
    // An empty field is an error instead of a zero.
    assert!(matches!(
        parse_error("48--0-0-0-0-0-0-0-0-0-0-0-0-N"),
        PositionError::InvalidSeedCount {
            field_number: 2,
            ..
        }
    ));
    let north_to_move_text = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N";
    let position = Position::parse(north_to_move_text, &Rules::OWARE).unwrap();
    assert_eq!(
        (position.to_move(), position.to_string()),
        (Seat::North, north_to_move_text.to_owned())
    );
}

#[test]
fn the_text_of_a_result_names_the_winner() {
    let final_counts = PerSeat {
        south: 20,
        north: 28,
    };
    let outcome = |final_result| Outcome {
        final_result,
        ending: GameEnd::<Ending>::Repetition {
            first_occurrence: 0,
        },
    };
    let won_result = FinalResult::won_by_larger_count(final_counts);
    assert_eq!(won_result.winner, Some(Seat::North));
    assert_eq!(outcome(won_result).to_string(), "North wins 28 to 20");
    let resigned_result = FinalResult {
        final_counts,
        winner: Some(Seat::South),
    };
    assert_eq!(outcome(resigned_result).to_string(), "South wins 20 to 28");
    let drawn_result = FinalResult::won_by_larger_count(PerSeat {
        south: 24,
        north: 24,
    });
    assert_eq!(outcome(drawn_result).to_string(), "a draw, 24 to 24");
    assert_eq!(
        (
            final_counts.lead(Seat::South),
            final_counts.lead(Seat::North)
        ),
        (-8, 8)
    );
}

#[test]
fn pits_and_seats_have_their_names() {
    let letters: String = Pit::all().map(Pit::letter).collect();
    assert_eq!(letters, "ABCDEFabcdef");
    for (index, letter) in letters.chars().enumerate() {
        let pit = Pit::new(index).unwrap();
        assert_eq!(Pit::from_letter(letter), Some(pit));
        assert_eq!(pit, Pit::of(pit.seat(), pit.column()));
        assert_eq!((pit.index(), pit.column()), (index, index % ROW));
        let seat = if letter.is_uppercase() {
            Seat::South
        } else {
            Seat::North
        };
        assert_eq!(pit.seat(), seat);
        assert_eq!(pit.to_string(), letter.to_string());
        assert_eq!(format!("{pit:?}"), format!("Pit({letter})"));
    }
    assert_eq!(Pit::new(PITS), None);
    for letter in ['@', 'G', '`', 'g', '1'] {
        assert_eq!(Pit::from_letter(letter), None, "{letter}");
    }
    assert_eq!(Seat::BOTH.map(Seat::name), ["south", "north"]);
    assert_eq!(Seat::BOTH.map(|seat| seat.to_string()), ["South", "North"]);
}

#[test]
#[should_panic(expected = "a row has six pits")]
fn a_row_has_no_seventh_pit() {
    let _ = Pit::of(Seat::South, ROW);
}

#[test]
fn rules_have_the_names_that_settings_use() {
    assert_eq!(
        GrandSlamRule::ALL.map(GrandSlamRule::name),
        ["illegal", "captures_nothing"]
    );
    assert_eq!(
        FeedingRule::ALL.map(FeedingRule::name),
        ["required", "free"]
    );
    assert_eq!(
        LeftoversRule::ALL.map(LeftoversRule::name),
        ["own_rows", "mover"]
    );
    assert_eq!(
        RepetitionRule::ALL.map(RepetitionRule::name),
        ["own_rows", "shared"]
    );
    let names = RuleField::ALL.map(RuleField::name);
    assert_eq!(
        names,
        [
            "seeds_per_pit",
            "sow_stores",
            "grand_slam",
            "feeding",
            "win_at",
            "stop_at",
            "leftovers",
            "repetition"
        ]
    );
    assert_eq!(RuleField::from_name("win"), None);
    assert_eq!(Rules::default(), Rules::OWARE);
    let built_in_variants: Vec<Variant<String>> = Variant::built_in();
    let ids: Vec<&str> = built_in_variants
        .iter()
        .map(|variant| variant.id.as_str())
        .collect();
    assert_eq!(ids, Variant::BUILT_IN.map(|variant| variant.id));
    assert_eq!(
        ids,
        ["oware", "awele", "awale", "abapa", "awale-26", "awari"]
    );
    let parsed_values = ["7", "true", "none", "256"].map(RuleValue::parse);
    let expected_values = [
        RuleValue::Number(7),
        RuleValue::Switch(true),
        RuleValue::Word("none"),
        RuleValue::Word("256"),
    ];
    assert_eq!(parsed_values, expected_values);
}

#[test]
fn the_built_in_variants_have_the_documented_values() {
    for (id, values) in [
        (
            "oware",
            "4 false captures_nothing required 25 none own_rows own_rows",
        ),
        (
            "awele",
            "4 false illegal required none none own_rows shared",
        ),
        ("awale", "4 false illegal free 25 none own_rows shared"),
        (
            "abapa",
            "4 true captures_nothing required 25 none own_rows shared",
        ),
        (
            "awale-26",
            "4 false captures_nothing required 26 5 own_rows shared",
        ),
        ("awari", "4 false illegal required 25 none mover shared"),
    ] {
        let variant = Variant::BUILT_IN
            .into_iter()
            .find(|variant| variant.id == id)
            .unwrap();
        let field_texts = RuleField::ALL.map(|field| field.get(&variant.rules).to_string());
        assert_eq!(field_texts.join(" "), values, "{id}");
    }
}

#[test]
fn a_value_of_another_kind_is_refused_with_what_is_allowed() {
    for field in RuleField::ALL {
        let mut fields = RuleFields::OWARE;
        let allowed_values = field.allowed_values(&fields);
        for value in [RuleValue::Word("unknown"), RuleValue::Word("")] {
            assert_eq!(field.set(&mut fields, value), Err(allowed_values.clone()));
        }
        let number = field.set(&mut fields, RuleValue::Number(1));
        let set_switch_result = field.set(&mut fields, RuleValue::Switch(true));
        let takes_number = matches!(
            field,
            RuleField::SeedsPerPit | RuleField::WinAt | RuleField::StopAt
        );
        assert_eq!(number.is_ok(), takes_number, "{}", field.name());
        assert_eq!(set_switch_result.is_ok(), field == RuleField::SowStores);
    }
}
