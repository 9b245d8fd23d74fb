//! Hints that were once false or empty, and the sentence for each kind of reason.

use awale_engine::Score;
use awale_rules::{Game, Pit, Position, Seat, matches_game};

use awale::words::{Language, Words};
use awale_study::catalogue::{AnyGame, AnyMove, GameKind, Variant};
use awale_study::exercise::Hint;
use awale_study::study::{
    Analyst, MoveValue, MoveValues, Reason, ValueEvidence, Verdict, double_threat, effects_of_move,
    last_seed_place, reasons_for_best_move,
};

use super::last_reported_values;

fn parse_position(variant: &str, text: &str) -> AnyGame {
    let variant = Variant::built_in()
        .into_iter()
        .find(|known| known.id == variant)
        .expect("a variant");
    AnyGame::Awale(Position::parse(text, &variant.rules).expect("a position"))
}

fn english_words() -> Words {
    Words::new(Language::English)
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).expect("a pit")
}

/// The reasons for `letter` as a sentence, played in the last position of `past`.
fn reasons_for(past: &[AnyGame], letter: char) -> String {
    let mover = past.last().expect("a position").to_move();
    english_words().reasons_text(&effects_of_move(past, AnyMove::Pit(pit(letter))), mover)
}

fn hint_sentence(past: &[AnyGame], values: &MoveValues) -> String {
    english_words().reasons_text(
        &reasons_for_best_move(past, values),
        past.last().expect("a position").to_move(),
    )
}

/// Values of the moves of `game` in their order, with these scores.
fn move_values(game: &AnyGame, scores: &[Score]) -> MoveValues {
    let moves = game
        .moves()
        .zip(scores)
        .map(|(mv, &score)| MoveValue::new(mv, score, vec![mv]));
    MoveValues {
        depth: 8,
        seeds_left: 48,
        moves: moves.collect(),
        is_final: true,
    }
}

#[test]
fn estimates_never_claim_that_a_move_does_not_lose() {
    for (variant, text) in [
        ("awele", "1-2-0-3-1-2-2-2-2-1-2-1-18-11-N"),
        ("awari", "0-3-4-3-2-2-0-0-1-1-3-2-15-12-N"),
    ] {
        let past = [parse_position(variant, text)];
        for depth in 2..=10 {
            let values = last_reported_values(&mut Analyst::new(1), &past, depth).expect("values");
            let sentence = hint_sentence(&past, &values);
            let is_certain = matches!(values.best().score, Score::Proven(0..));
            assert!(
                is_certain || !sentence.contains("does not lose"),
                "{variant}, {depth} plies: {sentence}"
            );
        }
    }
}

#[test]
fn a_proven_win_ranks_above_a_larger_estimate() {
    let game = parse_position("oware", "0-0-0-0-1-1-1-0-0-0-0-1-24-20-S");
    let mut values = move_values(&game, &[Score::Proven(8), Score::Proven(6)]);
    values.moves[0].line.extend(game.moves().take(1));
    let text = english_words()
        .hint_text_versions(std::slice::from_ref(&game), &values)
        .swap_remove(0);
    assert!(
        text.starts_with("Best move: F (exact: South wins). It ") && text.contains("26"),
        "{text}"
    );
}

#[test]
fn hints_about_different_results_name_their_source() {
    let game = parse_position("oware", "1-1-0-0-0-0-0-1-0-1-0-0-22-22-S");
    let (as_estimate, as_table_value, as_proven_value) =
        (Score::Estimate, Score::Table, Score::Proven);
    let cases = [
        (
            [as_estimate(30), as_proven_value(-1)],
            "is the only move that is not proven to lose",
        ),
        (
            [as_estimate(30), as_table_value(-1)],
            "is the only move that the endgame table does not show as lost",
        ),
        (
            [as_estimate(-900), as_table_value(-1)],
            "probably loses too, but every other move loses by the endgame table",
        ),
        (
            [as_table_value(-8), as_table_value(-10)],
            "loses by the smallest margin in the endgame table",
        ),
        (
            [as_proven_value(0), as_proven_value(-1)],
            "is the only move that does not lose",
        ),
        (
            [as_proven_value(0), as_table_value(-1)],
            "is the only move that does not lose by the endgame table",
        ),
        (
            [as_proven_value(1), as_proven_value(0)],
            "is the only move that wins",
        ),
        (
            [as_table_value(1), as_proven_value(0)],
            "is the only winning move by the endgame table",
        ),
        (
            [as_proven_value(1), as_estimate(300)],
            "is the only move proven to win",
        ),
        (
            [as_table_value(1), as_estimate(300)],
            "is the only move with a win in the endgame table",
        ),
        (
            [as_estimate(250), as_estimate(100)],
            "is about 1.5 seeds better than the second-best move",
        ),
    ];
    for (scores, words) in cases {
        let text = hint_sentence(&[game], &move_values(&game, &scores));
        assert!(text.contains(words), "{scores:?}: {text}");
    }
    for scores in [
        [as_estimate(30), as_estimate(-900)],
        [as_proven_value(0), as_estimate(-50)],
        [as_table_value(2), as_table_value(2)],
    ] {
        let text = hint_sentence(&[game], &move_values(&game, &scores));
        assert!(!text.contains("is the only"), "{scores:?}: {text}");
    }
}

/// The first hint and the hint with the move, if the moves have these scores.
fn first_and_last_hint(game: &AnyGame, scores: &[Score]) -> [String; 2] {
    let (words, values) = (english_words(), move_values(game, scores));
    let first = words
        .hint_without_move(game, &values, Hint::Idea)
        .expect("a first hint");
    let last = words.hint_text_versions(&[*game], &values).swap_remove(0);
    [first, last]
}

#[test]
fn hints_in_a_lost_position_say_so_and_name_the_smallest_loss() {
    let game = parse_position("oware", "1-1-0-0-0-0-0-1-0-1-0-0-22-22-S");
    let [first, last] = first_and_last_hint(&game, &[Score::Table(-8), Score::Table(-10)]);
    assert!(
        first.starts_with("Every move loses by the endgame table. "),
        "{first}"
    );
    assert!(
        last.starts_with(
            "Every move loses by the endgame table. Best move: A (endgame table: North wins by 8 \
             seeds). It loses by the smallest margin in the endgame table. Second best: B"
        ),
        "{last}"
    );
    let [first, last] = first_and_last_hint(&game, &[Score::Proven(-1), Score::Proven(-1)]);
    assert!(first.starts_with("Every move loses. "), "{first}");
    assert!(!last.contains("like every other move"), "{last}");
}

#[test]
fn a_first_hint_without_a_visible_reason_names_candidates() {
    let game = GameKind::Awale(Variant::built_in().swap_remove(0)).start(Seat::South);
    let scores = [-120, 10, -120, -120, 30, 20].map(Score::Estimate);
    let [first, _] = first_and_last_hint(&game, &scores);
    assert_eq!(
        first,
        "Compare pits B, E and F: the best move is one of them."
    );
}

/// Words for certainty in the seven languages.
const CERTAIN_WORDS: [&str; 14] = [
    "certain",
    "certaine",
    "surely",
    "sûr",
    "seguro",
    "segura",
    "seguramente",
    "certo",
    "certa",
    "sicher",
    "gewiss",
    "sicuro",
    "segur",
    "cert",
];

/// Whether `text` names an endgame table as its source, in one of the languages.
fn names_a_table(text: &str) -> bool {
    let text = text.to_lowercase();
    ["table", "tabla", "tabela", "tabel", "taula"]
        .iter()
        .any(|word| text.contains(word))
}

/// The sentence for the loss of a move with this value if the best move has the value `best`.
fn loss_sentence(words: &Words, best: Score, value: Score) -> String {
    let cost = 0;
    words.what_move_loses(Verdict { best, value, cost })
}

#[test]
fn table_values_are_never_called_certain() {
    let (as_estimate, as_table_value, as_proven_value) =
        (Score::Estimate, Score::Table, Score::Proven);
    for language in Language::ALL {
        let words = Words::new(language);
        for (best, played) in [
            (as_table_value(2), as_table_value(-1)),
            (as_table_value(0), as_proven_value(-1)),
            (as_table_value(1), as_estimate(-200)),
            (as_estimate(5), as_table_value(-3)),
        ] {
            let sentence = loss_sentence(&words, best, played);
            let is_certain = sentence
                .split(' ')
                .any(|word| CERTAIN_WORDS.contains(&word));
            assert!(names_a_table(&sentence) && !is_certain, "{sentence}");
        }
        assert!(!names_a_table(&loss_sentence(
            &words,
            as_proven_value(1),
            as_proven_value(-1)
        )));
        for reason in [
            Reason::OnlyWinningMove(ValueEvidence::Table),
            Reason::OnlyKnownWinningMove(ValueEvidence::Table),
            Reason::OnlyDrawingMove(ValueEvidence::Table),
            Reason::AllOtherMovesLose {
                evidence: ValueEvidence::Table,
                is_nearly_lost: false,
            },
            Reason::AllOtherMovesLose {
                evidence: ValueEvidence::Table,
                is_nearly_lost: true,
            },
            Reason::LosesByFewestSeeds,
            Reason::KeepsResult {
                result_sign: 1,
                evidence: ValueEvidence::Table,
            },
            Reason::KeepsResult {
                result_sign: 0,
                evidence: ValueEvidence::Table,
            },
            Reason::KeepsResult {
                result_sign: -1,
                evidence: ValueEvidence::Table,
            },
        ] {
            let text = words.reasons_text(std::slice::from_ref(&reason), Seat::South);
            assert!(names_a_table(&text), "{reason:?}: {text}");
        }
    }
}

#[test]
fn the_end_of_a_game_has_cause_and_result() {
    let text = reasons_for(
        &[parse_position("oware", "0-1-0-0-1-2-1-1-0-0-0-1-21-20-S")],
        'F',
    );
    assert!(
        text.ends_with("ends the game with 25 seeds in South's store: South wins 25 to 20"),
        "{text}"
    );
    let text = reasons_for(
        &[parse_position(
            "awale-26",
            "0-0-0-0-0-2-1-1-2-0-1-1-20-20-S",
        )],
        'F',
    );
    assert!(
        text.ends_with(
            "ends the game with too few seeds left in the pits to go on: South wins 24 to 20"
        ),
        "{text}"
    );
    let text = reasons_for(
        &[parse_position("awale", "1-0-0-0-1-0-0-0-0-0-0-0-23-23-S")],
        'A',
    );
    assert!(
        text.ends_with("ends the game, as North has no legal move: South wins 25 to 23"),
        "{text}"
    );
}

#[test]
fn ending_the_game_by_repetition_is_the_first_reason() {
    let start = parse_position("awale", "1-0-0-0-0-1-0-0-0-0-0-1-22-23-S");
    let mut past = vec![start];
    let AnyGame::Awale(mut repeated) = start else {
        panic!("awalé")
    };
    repeated.play_unchecked(pit('A'));
    // The position after the move A is inserted as an earlier position of the game.
    past.insert(0, AnyGame::Awale(repeated));
    let text = reasons_for(&past, 'A');
    assert!(
        text.starts_with("ends the game by repeating an earlier position: North wins"),
        "{text}"
    );
}

#[test]
fn a_threat_counts_the_captures_of_one_move_and_is_a_correct_sentence() {
    // B threatens c with D. The threat counts the captures of one move only.
    let game = parse_position("oware", "0-3-0-5-1-0-4-0-1-1-4-4-12-13-S");
    let threat = effects_of_move(&[game], AnyMove::Pit(pit('B')))
        .into_iter()
        .find_map(|reason| match reason {
            Reason::ThreatensCapture {
                seeds,
                pits,
                threatening_pit: with,
            } => Some((seeds, pits, with)),
            _ => None,
        });
    let AnyGame::Awale(now) = game else {
        panic!("awalé")
    };
    let (seeds, pits, pit_of_threat) = threat.expect("a threat");
    let mut position_after = now;
    position_after.play_unchecked(pit('B'));
    let stores = awale_rules::PerSeat::from_fn(|seat| position_after.store(seat));
    let position_with_second_move = Position::new(
        position_after.rules(),
        *position_after.pits(),
        stores,
        Seat::South,
    )
    .expect("all seeds");
    let trace = position_with_second_move
        .trace(pit_of_threat)
        .expect("a legal move");
    assert_eq!(
        trace.captures().map(|(pit, _)| pit).collect::<Vec<_>>(),
        pits
    );
    assert_eq!(trace.captures().map(|(_, taken)| taken).sum::<u8>(), seeds);
    // The move feeds an empty row, and the sentence continues without an extra comma.
    let text = reasons_for(
        &[parse_position("oware", "1-0-0-0-2-1-0-0-0-0-0-0-22-22-S")],
        'E',
    );
    assert!(
        text.starts_with(
            "gives seeds to North as the rules require and leaves North only the move a"
        ),
        "{text}"
    );
}

#[test]
fn taking_the_last_match_is_not_called_prolonging_the_game() {
    let kind = GameKind::Matches(matches_game::HeapRules::new(1, 3).expect("a game"));
    let game = kind.start(Seat::South);
    let found_reasons = effects_of_move(&[game], AnyMove::Take(matches_game::Take(1)));
    assert_eq!(found_reasons, [Reason::TakesLastMatch]);
    for (left, take, reason) in [
        (5, 1, Reason::TakesSingleMatch),
        (
            6,
            1,
            Reason::LeavesLostHeap {
                seat: Seat::North,
                matches_left: 5,
            },
        ),
        (
            4,
            3,
            Reason::LeavesLostHeap {
                seat: Seat::North,
                matches_left: 1,
            },
        ),
    ] {
        let game = GameKind::Matches(matches_game::HeapRules::new(left, 3).expect("a game"))
            .start(Seat::South);
        assert_eq!(
            effects_of_move(&[game], AnyMove::Take(matches_game::Take(take))),
            [reason]
        );
    }
}

#[test]
fn the_first_lesson_does_not_mention_a_row_that_was_not_reached() {
    let text = english_words().get("course-sow-first-done");
    assert!(!text.contains("fell"), "{text}");
    let text = Words::new(Language::French).get("course-sow-first-done");
    assert!(!text.starts_with("Une graine par place"), "{text}");
}

#[test]
fn a_number_of_seeds_that_a_move_gives_away_is_called_an_estimate() {
    let scores = [-900, -8, 0, 5, 120, 900]
        .map(Score::Estimate)
        .into_iter()
        .chain([-3, 0, 3].map(Score::Proven));
    let scores: Vec<Score> = scores.chain([-3, 0, 3].map(Score::Table)).collect();
    for (language, estimate) in [
        (Language::English, "by estimate"),
        (Language::French, "selon l'estimation"),
    ] {
        let words = Words::new(language);
        for (&best, &played) in scores
            .iter()
            .flat_map(|best| scores.iter().map(move |played| (best, played)))
        {
            let sentence = loss_sentence(&words, best, played);
            let names_a_number = sentence.contains(|letter: char| letter.is_ascii_digit());
            assert!(
                !names_a_number || sentence.contains(estimate),
                "{best:?} {played:?}: {sentence}"
            );
            let is_proven = matches!((best, played), (Score::Proven(_), Score::Proven(_)));
            assert!(
                !(is_proven && best.lead_centiseeds() > played.lead_centiseeds() && names_a_number),
                "{best:?} {played:?}: {sentence}"
            );
        }
    }
    assert_eq!(
        loss_sentence(&english_words(), Score::Estimate(390), Score::Estimate(208)),
        "is about 1.8 seeds worse, by estimate"
    );
    assert_eq!(
        loss_sentence(
            &Words::new(Language::French),
            Score::Estimate(390),
            Score::Estimate(208)
        ),
        "vaut environ 1,8 graine de moins, selon l'estimation"
    );
    assert_eq!(
        loss_sentence(&english_words(), Score::Proven(3), Score::Proven(-3)),
        "loses a won game"
    );
}

#[test]
fn a_value_says_in_words_who_is_ahead_and_how_certain_that_is() {
    let cases = [
        (Score::Estimate(150), "South about 1.5 seeds ahead"),
        (Score::Estimate(-230), "North about 2.3 seeds ahead"),
        (Score::Estimate(-104), "North about 1.0 seeds ahead"),
        (Score::Estimate(4), "about even"),
        (Score::Table(0), "endgame table: a draw"),
        (Score::Table(-3), "endgame table: North wins by 3 seeds"),
        (Score::Table(1), "endgame table: South wins by 1 seed"),
        (Score::Proven(-7), "exact: North wins"),
    ];
    for (score, expected) in cases {
        assert_eq!(
            english_words().score_text(score, Seat::South),
            expected,
            "{score:?}"
        );
    }
    assert_eq!(
        english_words().score_text(Score::Estimate(150), Seat::North),
        "North about 1.5 seeds ahead"
    );
    let words = Words::new(Language::French);
    assert_eq!(
        words.score_text(Score::Estimate(-150), Seat::South),
        "Nord a environ 1,5 graine d'avance"
    );
}

#[test]
fn a_capture_by_the_opponent_is_not_a_reason_for_the_best_move() {
    // In the best line f captures two seeds, as estimated. This loss is not a reason for the move,
    // so the next reason is given.
    let game = parse_position("oware", "0-0-0-2-0-1-0-0-0-0-1-5-20-19-S");
    let mut worse_values = move_values(&game, &[Score::Estimate(-100), Score::Estimate(-110)]);
    worse_values.moves[0].line = ['D', 'f'].map(|letter| AnyMove::Pit(pit(letter))).to_vec();
    let found_reasons = reasons_for_best_move(&[game], &worse_values);
    assert!(
        found_reasons
            .iter()
            .all(|reason| !matches!(reason, Reason::GainsSeeds { .. })),
        "{found_reasons:?}"
    );
    assert!(
        !hint_sentence(&[game], &worse_values).contains("loses"),
        "{}",
        hint_sentence(&[game], &worse_values)
    );
}

#[test]
fn a_hint_names_only_reasons_that_the_player_can_see_or_count() {
    let game = GameKind::Awale(Variant::built_in().swap_remove(0)).start(Seat::South);
    let values = |lead| {
        let mut scores = [-20; 6];
        scores[4] = lead;
        move_values(&game, &scores.map(Score::Estimate))
    };
    assert_eq!(
        hint_sentence(&[game], &values(130)),
        "is about 1.5 seeds better than the second-best move"
    );
    let hints = english_words().hint_text_versions(&[game], &values(0));
    assert_eq!(hints[0], "Best move: E (about even). Second best: A.");
    // F would give North a third pit to play.
    let game = parse_position("oware", "3-0-0-0-0-1-0-3-0-0-1-0-20-20-S");
    assert_eq!(
        hint_sentence(&[game], &move_values(&game, &[20, 10].map(Score::Estimate))),
        "leaves North only 2 moves"
    );
}

#[test]
fn a_first_hint_does_not_compare_two_legal_moves() {
    let game = parse_position("oware", "4-0-0-0-0-6-4-4-4-4-4-4-7-7-S");
    let AnyGame::Awale(position) = game else {
        panic!("awalé")
    };
    let values = move_values(&game, &[30, 10].map(Score::Estimate));
    let hint = Hint::next_hint_in_game(None, &game, &values);
    let place = last_seed_place(&position, pit('A')).expect("a legal move");
    assert_eq!(hint, Some(Hint::LastSeedPlace(place)));
    assert_eq!(
        Hint::next_hint_in_game(hint, &game, &values),
        Some(Hint::Move(AnyMove::Pit(pit('A'))))
    );
}

#[test]
fn near_the_end_the_teacher_says_what_the_player_needs() {
    let goal = |position: &str| {
        let AnyGame::Awale(position) = parse_position("oware", position) else {
            panic!("awalé")
        };
        english_words().goal_near_end(&position, None)
    };
    let needs_two_seeds = goal("1-0-0-0-0-0-5-0-0-0-3-0-23-16-S");
    assert_eq!(
        needs_two_seeds.as_deref(),
        Some("“You have 23: 2 seeds more, and you win.”")
    );
    let row_is_enough = goal("2-0-0-0-0-0-0-0-0-0-1-0-24-21-S").unwrap_or_default();
    assert!(
        row_is_enough.contains("your row counts too"),
        "{row_is_enough}"
    );
    assert_eq!(goal("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), None);
    assert_eq!(
        goal("1-0-0-0-0-0-1-0-0-0-0-0-22-24-S").as_deref(),
        Some("“You have 22: 2 seeds more, and it is a draw.”")
    );
    assert_eq!(goal("1-0-0-0-0-0-1-0-0-0-0-0-21-25-S"), None);
}

#[test]
fn the_teacher_names_no_goal_that_the_values_exclude() {
    let game = parse_position("oware", "1-0-0-0-0-0-5-0-0-0-3-0-23-16-S");
    let AnyGame::Awale(position) = game else {
        panic!("awalé")
    };
    let goal = |score| {
        let values = move_values(&game, &[score]);
        english_words().goal_near_end(&position, Some(&values))
    };
    assert_eq!(goal(Score::Table(-2)), None);
    assert_eq!(
        goal(Score::Table(0)).as_deref(),
        Some("“You have 23: 1 seed more, and it is a draw.”")
    );
}

#[test]
fn both_threats_of_a_move_with_two_threats_are_named() {
    let game = parse_position("oware", "0-0-2-4-5-0-0-0-1-0-1-0-17-18-S");
    let both_threats = double_threat(&[game], AnyMove::Pit(pit('C')));
    assert_eq!(
        english_words().reasons_text(&both_threats, Seat::South),
        "threatens to take 2 seeds from pit c with pit D and threatens to take 2 seeds from pit e \
         with pit E"
    );
    let single_threat_position = parse_position("oware", "0-0-1-4-5-0-0-0-1-0-1-0-18-18-S");
    assert!(double_threat(&[single_threat_position], AnyMove::Pit(pit('C'))).is_empty());
}
