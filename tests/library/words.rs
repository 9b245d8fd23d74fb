//! Sentences about the program's values in every language.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use awale::keys::{Command, Keymap};
use awale::words::{Explain, Language, Words};
use awale_engine::proof::{CertificateError, CheckError, CheckErrorReason};
use awale_engine::tables::{BadFile, BuildError, FileFlaw};
use awale_files::{FileError, SpecialFile, path_error_at};
use awale_rules::matches_game::{self, Heap, HeapRulesError, Take};
use awale_rules::{
    Game, InvalidPosition, Match, PITS, PerSeat, Pit, Position, PositionError, RefusedMove,
    RuleFields, Rules, RulesError, Seat, Settlement,
};
use awale_study::catalogue::{
    AnyGame, AnyMove, GameKind, Variant, position_with_final_stores, positions_with_final_stores,
};
use awale_study::players::{Evaluation, PlayerSpec};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use unicode_width::UnicodeWidthStr;

use crate::support;

/// Columns for a line in a window of 80 columns with a border and a space on each side.
const MAX_LINE_COLUMNS: usize = 76;

fn english_words() -> Words {
    Words::new(Language::English)
}

fn french_words() -> Words {
    Words::new(Language::French)
}

#[test]
fn plurals_follow_the_language() {
    let message = |words: &Words, seeds: u32| words.with("apart-seeds", &[("seeds", seeds.into())]);
    assert_eq!(
        [0, 1, 2].map(|n| message(&english_words(), n)),
        [
            "0 seeds in each pit",
            "1 seed in each pit",
            "2 seeds in each pit"
        ]
    );
    assert_eq!(
        [0, 1, 2].map(|n| message(&french_words(), n)),
        [
            "0 graine par case",
            "1 graine par case",
            "2 graines par case"
        ]
    );
}

#[test]
fn french_has_a_space_before_the_colon_between_a_label_and_a_text() {
    assert_eq!(
        english_words().labeled("a.toml", "not found"),
        "a.toml: not found"
    );
    assert_eq!(
        french_words().labeled("a.toml", "introuvable"),
        "a.toml\u{a0}: introuvable"
    );
    let file_error = path_error_at(Path::new("parties"))(io::ErrorKind::NotFound.into());
    assert_eq!(
        file_error.explain(&french_words()),
        "parties\u{a0}: fichier ou dossier introuvable"
    );
    let long_text = "x".repeat(5_000);
    assert!(
        french_words()
            .labeled(&long_text, &long_text)
            .ends_with(&long_text),
        "a text of the program is not cut"
    );
}

fn parse_position(text: &str) -> Position {
    Position::parse(text, &Variant::built_in()[0].rules).unwrap()
}

fn pit_move(letter: char) -> AnyMove {
    AnyMove::Pit(Pit::from_letter(letter).unwrap())
}

#[test]
fn a_move_is_described_before_it_is_played() {
    let game = AnyGame::Awale(parse_position("0-0-4-0-0-13-1-1-5-4-4-4-6-6-S"));
    assert_eq!(
        english_words().preview_text(&game, pit_move('C')),
        "C: sows D E F a, captures a: +2"
    );
    assert_eq!(
        english_words().preview_text(&game, pit_move('F')),
        "F: sows 13 seeds, the last in b, captures b and a: +6"
    );
    assert_eq!(
        english_words().preview_text(&game, pit_move('A')),
        "Pit A is empty: there is nothing to sow."
    );
    assert_eq!(
        french_words().preview_text(&game, pit_move('C')),
        "C\u{a0}: sème D E F a, prend a\u{a0}: +2"
    );
    let expected_refusal = "Pit b belongs to your opponent. Your pits are A to F.";
    assert_eq!(
        english_words().preview_text(&game, pit_move('b')),
        expected_refusal
    );
    let grand_slam_position = AnyGame::Awale(parse_position("1-0-0-0-0-1-1-0-0-0-0-0-23-22-S"));
    let expected = "F: sows a. Capturing everything scores nothing.";
    assert_eq!(
        english_words().preview_text(&grand_slam_position, pit_move('F')),
        expected
    );
    let heap = AnyGame::Matches(Heap::start(
        matches_game::HeapRules::THIRTEEN_MATCHES_RULES,
        Seat::South,
    ));
    assert_eq!(
        english_words().preview_text(&heap, AnyMove::Take(Take(1))),
        "Take 1 match: 12 will be left."
    );
    assert_eq!(
        french_words().preview_text(&heap, AnyMove::Take(Take(4))),
        "4, c'est trop\u{a0}: prenez-en 3 au plus."
    );
    assert_eq!(
        english_words().preview_text(&heap, pit_move('A')),
        "The move A is from another game."
    );
}

#[test]
fn a_result_names_the_winner_and_both_seed_counts() {
    let names = PerSeat {
        south: "Awa".into(),
        north: "".into(),
    };
    let mut game = Match::new(AnyGame::Awale(parse_position(
        "4-4-4-4-4-4-4-4-4-4-4-2-0-2-S",
    )));
    assert_eq!(english_words().result_text(&game, &names), None);
    game.settle(Settlement::Resignation(Seat::North));
    assert_eq!(
        english_words().result_text(&game, &names).unwrap(),
        "South (Awa) wins.",
        "seeds did not decide it"
    );
    assert_eq!(
        french_words().why_game_ended(&game).unwrap(),
        "Nord a abandonné."
    );
    game.undo();
    game.settle(Settlement::Agreement);
    assert_eq!(
        french_words().result_text(&game, &names).unwrap(),
        "Partie nulle\u{a0}: Sud 24, Nord 24."
    );
    let expected =
        "Ended by agreement: each side keeps its own seeds (South 0 + 24, North 2 + 22).";
    assert_eq!(english_words().why_game_ended(&game).unwrap(), expected);
}

#[test]
fn the_end_by_repetition_names_the_repeated_position() {
    let mut game = Match::new(AnyGame::Awale(parse_position(
        "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S",
    )));
    while game.outcome().is_none() {
        let mv = game.position().moves().next().unwrap();
        game.play(mv).unwrap();
    }
    let expected = "The position has repeated: each side keeps its own seeds (South 23 + 1, North 23 + 1). The board is as it was at the start.";
    assert_eq!(english_words().why_game_ended(&game).unwrap(), expected);
}

#[test]
fn the_rule_that_ended_a_game_fits_into_one_line_of_a_small_window() {
    let mut agreed_game = Match::new(AnyGame::Awale(parse_position(END_POSITIONS[0])));
    agreed_game.settle(Settlement::Agreement);
    let ended_games = END_POSITIONS.map(|text| {
        let mut game = Match::new(AnyGame::Awale(parse_position(text)));
        while game.outcome().is_none() {
            let mv = game.position().moves().next().unwrap();
            game.play(mv).unwrap();
        }
        game
    });
    for game in ended_games.iter().chain([&agreed_game]) {
        for language in Language::ALL {
            let reason = Words::new(language).why_game_ended(game).unwrap();
            let sentence = reason.split(". ").next().unwrap();
            let without_sums = sentence.split(" (").next().unwrap();
            assert!(without_sums.width() < 58, "{reason}");
        }
    }
}

/// Positions in which the first move or the first few moves end the game.
const END_POSITIONS: [&str; 3] = [
    "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S",
    "0-0-0-0-0-2-0-0-0-0-0-1-22-23-N",
    "0-3-0-0-0-0-0-0-0-0-0-2-21-22-N",
];

#[test]
fn a_board_shows_what_each_side_takes_in_the_end() {
    for text in END_POSITIONS {
        for variant in Variant::built_in() {
            let start = Position::parse(text, &variant.rules).expect("a position");
            let mut game = Match::new(AnyGame::Awale(start));
            while game.outcome().is_none() {
                let mv = game.position().moves().next().expect("the game goes on");
                game.play(mv).expect("legal");
            }
            let final_result = game.outcome().expect("it is over").final_result;
            let shown_position = position_with_final_stores(&game)
                .as_awale()
                .expect("a board");
            assert_eq!(
                shown_position.collected_counts(),
                final_result.final_counts,
                "{} {text}",
                variant.id
            );
            let played_position = game.position().as_awale().expect("a board");
            assert!(
                shown_position.seeds_on_board() == 0 || shown_position == played_position,
                "seeds that do not count stay where they are: {shown_position}"
            );
            let positions = positions_with_final_stores(&game);
            assert_eq!(positions.last(), Some(&position_with_final_stores(&game)));
            assert_eq!(positions.len(), game.positions_so_far().len());
        }
    }
    let finished_game = Match::new(AnyGame::Awale(parse_position(
        "0-3-0-0-0-0-0-0-0-0-0-0-22-23-N",
    )));
    assert_eq!(
        position_with_final_stores(&finished_game),
        *finished_game.position(),
        "no game"
    );
    let mut game = Match::new(AnyGame::Awale(parse_position(
        "1-2-0-0-0-0-1-0-0-0-0-0-22-22-S",
    )));
    game.settle(Settlement::Resignation(Seat::South));
    assert_eq!(
        position_with_final_stores(&game),
        *game.position(),
        "nothing is taken"
    );
    game.undo();
    game.settle(Settlement::Agreement);
    assert_eq!(
        position_with_final_stores(&game),
        AnyGame::Awale(parse_position("0-0-0-0-0-0-0-0-0-0-0-0-25-23-S"))
    );
}

#[test]
fn a_drawn_puzzle_says_why_it_is_a_draw() {
    let reason_of_draw =
        |text| english_words().why_drawn(&Match::new(AnyGame::Awale(parse_position(text))));
    assert_eq!(
        reason_of_draw("1-1-0-0-1-0-1-0-1-0-0-1-24-18-N"),
        "A draw: at the end of this line South leads by 6, and with best play North gains exactly that many more of the seeds still in the pits (6)."
    );
    assert!(
        reason_of_draw("1-1-0-0-1-0-1-0-1-0-0-1-20-22-N")
            .starts_with("A draw: at the end of this line North leads by 2")
    );
    assert!(
        reason_of_draw("1-1-0-0-1-0-1-0-1-0-0-1-21-21-N")
            .starts_with("A draw: at the end of this line the stores are level")
    );
    assert_eq!(
        reason_of_draw("0-0-0-0-0-0-0-0-0-0-0-0-24-24-N"),
        "A draw: South 24, North 24. North has no legal move: each side keeps its own seeds (South 24 + 0, North 24 + 0)."
    );
}

/// Checks that a text is not empty and contains no unknown id or missing value.
fn assert_complete_text(text: &str) {
    assert!(
        !text.is_empty() && !text.contains("{$") && !text.contains('[') && !text.contains('{'),
        "`{text}`"
    );
}

/// The built-in games and some user-defined ones.
fn sample_game_kinds() -> impl Iterator<Item = GameKind> {
    let built_in = Variant::built_in().into_iter();
    let rules = support::many_rules().into_iter();
    let custom_variants = rules.map(|rules| Variant {
        id: "own".into(),
        name: "My own".into(),
        rules,
    });
    let matches = [(13, 3), (1, 1), (40, 9)]
        .map(|(start, take)| GameKind::Matches(matches_game::HeapRules::new(start, take).unwrap()));
    built_in
        .chain(custom_variants)
        .map(GameKind::Awale)
        .chain(matches)
}

#[test]
fn every_game_has_a_name_a_summary_and_a_page_of_rules() {
    for words in Language::ALL.map(Words::new) {
        for kind in sample_game_kinds() {
            let name = words.game_name(&kind);
            let difference_text = words.game_differences(&kind);
            assert_complete_text(&name);
            assert_complete_text(&difference_text);
            if kind.id() != "own" {
                assert!(
                    difference_text.width() <= MAX_LINE_COLUMNS && name.width() <= MAX_LINE_COLUMNS,
                    "too long: {difference_text}"
                );
            }
            for section in words.rules_page(&kind) {
                assert_complete_text(&section.title);
                section
                    .paragraphs
                    .iter()
                    .for_each(|text| assert_complete_text(text));
            }
        }
    }
}

#[test]
fn a_custom_variant_is_described_by_its_differences() {
    let differences_of_custom_variant = |fields| {
        let rules = Rules::new(fields).unwrap();
        english_words().game_differences(&GameKind::Awale(Variant {
            id: "own".into(),
            name: "".into(),
            rules,
        }))
    };
    assert_eq!(
        differences_of_custom_variant(RuleFields::OWARE),
        "Played by the international rules."
    );
    assert_eq!(
        differences_of_custom_variant(RuleFields {
            seeds_per_pit: 3,
            win_at: Some(19),
            ..RuleFields::OWARE
        }),
        "3 seeds in each pit."
    );
    let expected = "The stores are sown too; played to the last seed; ends when 7 seeds are left.";
    assert_eq!(
        differences_of_custom_variant(RuleFields {
            sow_stores: true,
            win_at: None,
            stop_at: Some(7),
            ..RuleFields::OWARE
        }),
        expected
    );
}

#[test]
fn every_refused_move_ending_and_result_has_a_description() {
    for words in Language::ALL.map(Words::new) {
        let games_with_start = support::random_awale_games(8, 300)
            .map(|game| (AnyGame::Awale(game.positions_so_far()[0]), game));
        for (start, played) in games_with_start {
            let mut game = Match::new(start);
            for mv in played.moves() {
                for pit in Pit::all() {
                    let description = words.preview_text(game.position(), AnyMove::Pit(pit));
                    assert_complete_text(&description);
                    assert!(
                        description.width() <= MAX_LINE_COLUMNS,
                        "{} columns: {description}",
                        description.width()
                    );
                }
                game.play(AnyMove::Pit(*mv)).unwrap();
            }
            if game.outcome().is_some() {
                assert_complete_text(&words.why_game_ended(&game).unwrap());
                assert_complete_text(&words.result_text(&game, &PerSeat::default()).unwrap());
                assert_complete_text(&words.refusal_text(
                    Seat::South,
                    pit_move('A'),
                    &RefusedMove::GameOver,
                ));
            }
        }
    }
}

#[test]
fn every_player_has_a_description_and_wrong_specifications_are_explained() {
    for words in Language::ALL.map(Words::new) {
        for spec in [
            "human",
            "naive",
            "fast",
            "expert",
            "minimax:4",
            "alphabeta:8:mobility",
            "mcts:500",
            "mcts:9:captures",
        ] {
            assert_complete_text(&words.player_text(&spec.parse().unwrap()));
        }
        for evaluation in Evaluation::ALL {
            assert_complete_text(&words.evaluation_name(evaluation));
        }
        for wrong in [
            "hal",
            "minimax",
            "alphabeta:99",
            "alphabeta:8:guess",
            "naive:3",
            "mcts",
            "mcts:9:c=11",
            "mcts:9:luck",
        ] {
            assert_complete_text(&wrong.parse::<PlayerSpec>().unwrap_err().explain(&words));
        }
    }
}

#[test]
fn every_mistake_in_a_position_or_in_rules_is_explained() {
    let rules = Variant::built_in()[0].rules;
    for words in Language::ALL.map(Words::new) {
        for wrong in [
            "",
            "1-2-3",
            "x-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-W",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
        ] {
            assert_complete_text(&Position::parse(wrong, &rules).unwrap_err().explain(&words));
        }
        for fields in [
            RuleFields {
                seeds_per_pit: 9,
                ..RuleFields::OWARE
            },
            RuleFields {
                win_at: Some(20),
                ..RuleFields::OWARE
            },
            RuleFields {
                stop_at: Some(48),
                ..RuleFields::OWARE
            },
        ] {
            assert_complete_text(&Rules::new(fields).unwrap_err().explain(&words));
        }
        for (start, take) in [(0, 3), (13, 12)] {
            assert_complete_text(
                &matches_game::HeapRules::new(start, take)
                    .unwrap_err()
                    .explain(&words),
            );
        }
    }
    let message = Rules::new(RuleFields {
        win_at: Some(20),
        ..RuleFields::OWARE
    })
    .unwrap_err()
    .explain(&english_words());
    assert_eq!(
        message,
        "win_at is 20, but with 48 seeds it must be from 25 to 48"
    );
}

/// The text of a message as written, with `$` for each variable.
fn message_text(pattern: &Pattern<&str>) -> String {
    let element_text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => (*value).to_owned(),
        PatternElement::Placeable {
            expression: Expression::Inline(_),
        } => "$".to_owned(),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => variants
            .iter()
            .flat_map(|variant| ["\n".to_owned(), message_text(&variant.value)])
            .collect(),
    };
    pattern.elements.iter().map(element_text).collect()
}

/// The ordinary words of a language that look like the name of a key: a letter, or “space”.
fn words_like_key_names(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["space"],
        Language::German => &[],
        Language::French => &["y"],
        Language::Spanish => &["a", "e", "o", "u", "y"],
        Language::Portuguese => &["a", "e", "o", "O", "à", "é"],
        Language::Italian => &["a", "e", "i", "o", "è"],
        Language::Catalan => &["a", "e", "i", "o"],
    }
}

/// Users can bind any command to another key, so texts name keys only by variables.
#[test]
fn no_message_names_a_key_that_users_can_rebind() {
    // Exceptions, because letters also name pits: the letters of South and North in a position, of
    // results, of answers to questions, and words that are typed.
    let excepted_messages = [
        "position-fields",
        "position-side",
        "set-up-line-about",
        "confirm-yes-keys",
        "confirm-no-keys",
    ];
    let keymap = Keymap::default();
    let key_names = Command::ALL
        .iter()
        .flat_map(|&command| keymap.keys(command))
        .map(|key| key.to_string());
    let checked_key_names: BTreeSet<String> = key_names
        .filter(|key| !"abcdef".contains(key.as_str()))
        .collect();
    let mut messages_naming_keys = Vec::new();
    for language in Language::ALL {
        for entry in parser::parse(language.fluent_messages())
            .expect("files without mistakes")
            .body
        {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            if excepted_messages.contains(&id)
                || id.starts_with("result-letter-")
                || id.starts_with("plain-word-")
            {
                continue;
            }
            let text = message_text(&message.value.expect("a message has a text"));
            let words: Vec<&str> = text
                .split_whitespace()
                .map(|word| word.trim_matches([',', '.', ':', ';']))
                .collect();
            for (place, word) in words
                .iter()
                .enumerate()
                .filter(|(_, word)| checked_key_names.contains(**word))
            {
                let previous_word = place.checked_sub(1).map_or("", |before| words[before]);
                let is_seconds_unit = *word == "s" && previous_word.ends_with('$');
                let is_key_sign = matches!(*word, "+" | "-" | "?" | "/" | "=" | ">");
                if !is_seconds_unit
                    && !is_key_sign
                    && !words_like_key_names(language).contains(word)
                {
                    messages_naming_keys.push(format!("{language:?} {id}: {text}"));
                }
            }
        }
    }
    assert!(messages_naming_keys.is_empty(), "{messages_naming_keys:#?}");
}

#[test]
fn short_messages_have_the_right_words_in_english_and_french() {
    let speed_variables =
        |steps: u32| [("speed", steps.to_string().into()), ("steps", steps.into())];
    assert_eq!(
        english_words().with("tree-film-runs", &speed_variables(1)),
        "animation · 1 step/s"
    );
    assert_eq!(
        english_words().with("tree-film-runs", &speed_variables(4)),
        "animation · 4 steps/s"
    );
    assert_eq!(
        french_words().with("tree-film-runs", &speed_variables(4)),
        "film · 4 pas/s"
    );
    let score_variables = [
        ("mine", "0".into()),
        ("opponent", "alpha-beta".into()),
        ("theirs", "1".into()),
    ];
    assert_eq!(
        english_words().with("series-goes-on", &score_variables),
        "Match: you 0, alpha-beta 1."
    );
    assert_eq!(
        french_words()
            .with("series-goes-on", &score_variables)
            .replace('\u{a0}', " "),
        "Match : vous 0, alpha-beta 1."
    );
    assert_eq!(
        french_words().get("over-resigned-better"),
        "Vous avez abandonné alors que vous étiez mieux (estimation)."
    );
    assert!(
        french_words()
            .get("level-7")
            .contains("ne laisse passer aucune prise proche")
    );
    assert!(
        english_words()
            .get("strategy-reach-1")
            .starts_with("Each seed moves one pit on:")
    );
    assert!(
        english_words()
            .get("help-values")
            .contains("“=” marks a value from endgame tables")
    );
}

/// The crates below the messages have error texts of their own, which must equal the English
/// messages. Refused moves are skipped: their message names the move and the player, which the
/// error does not know.
#[test]
fn to_string_of_an_error_equals_its_english_message() {
    #[expect(
        clippy::needless_pass_by_value,
        reason = "each error is made for this call"
    )]
    fn error_texts<E: Explain + ToString>(error: E) -> [String; 2] {
        [error.in_english(), error.to_string()]
    }
    let (pits, version, total) = ([1; PITS], FileFlaw::UnknownVersion(7), 48);
    let texts_of_check_error = |reason| error_texts(CheckError { pits, reason });
    let too_high_claim = |is_missing| CheckErrorReason::ClaimTooHigh {
        claim: 3,
        guaranteed_net_gain: -2,
        is_board_missing: is_missing,
    };
    let special_file_texts = |special| error_texts(FileError::Special(special));
    let english_and_displayed_texts = [
        error_texts(PositionError::WrongFieldCount(2)),
        error_texts(PositionError::InvalidSeedCount {
            field_number: 3,
            field_text: "x".to_owned(),
        }),
        error_texts(PositionError::InvalidSideToMove("s".to_owned())),
        error_texts(PositionError::InvalidPosition(
            InvalidPosition::WrongTotalSeeds {
                found_seeds: 49,
                expected_seeds: 48,
            },
        )),
        error_texts(RulesError::InvalidSeedsPerPit(7)),
        error_texts(RulesError::InvalidWinAt {
            invalid_value: 20,
            total_seeds: total,
        }),
        error_texts(RulesError::InvalidStopAt {
            invalid_value: 50,
            total_seeds: total,
        }),
        error_texts(HeapRulesError::InvalidMatchesAtStart(0)),
        error_texts(HeapRulesError::InvalidMaxTake(0)),
        error_texts(FileError::TooLarge { max_bytes: 4 << 20 }),
        error_texts(FileError::NotUtf8 { line: 3, column: 7 }),
        special_file_texts(SpecialFile::Folder),
        special_file_texts(SpecialFile::Pipe),
        special_file_texts(SpecialFile::Socket),
        special_file_texts(SpecialFile::CharacterDevice),
        special_file_texts(SpecialFile::BlockDevice),
        special_file_texts(SpecialFile::OtherKind),
        error_texts(path_error_at(Path::new("a.toml"))(io::Error::other(
            "no room",
        ))),
        error_texts(BuildError::Stopped {
            last_finished_layer: 5,
        }),
        error_texts(BuildError::NotEnoughMemory {
            seeds: 30,
            needed_bytes: 5 << 30,
            free_bytes: 1 << 30,
        }),
        error_texts(BuildError::NotEnoughDisk {
            seeds: 30,
            folder: "tables".into(),
            needed_bytes: 5 << 30,
            free_bytes: 1 << 30,
        }),
        error_texts(BuildError::TooManySeeds(33)),
        error_texts(BuildError::Io {
            path: "a.tbl".into(),
            error: io::Error::other("no room"),
        }),
        error_texts(BuildError::UnusableFile(BadFile {
            path: "a.tbl".into(),
            flaw: version,
        })),
        error_texts(FileFlaw::Unreadable(io::Error::other("no room"))),
        error_texts(FileFlaw::WrongSize {
            found_bytes: 3,
            expected_bytes: 70_000,
        }),
        error_texts(FileFlaw::NotATable),
        error_texts(FileFlaw::WrongRulesOrLayer),
        error_texts(FileFlaw::Damaged("header")),
        error_texts(CertificateError::NotACertificate),
        error_texts(CertificateError::UnknownVersion(7)),
        error_texts(CertificateError::WrongChecksum),
        error_texts(CertificateError::InvalidFromByte(30)),
        texts_of_check_error(CheckErrorReason::UnusableTables),
        texts_of_check_error(CheckErrorReason::Stopped),
        texts_of_check_error(CheckErrorReason::TooManySeeds),
        texts_of_check_error(CheckErrorReason::IllegalMove),
        texts_of_check_error(too_high_claim(false)),
        texts_of_check_error(too_high_claim(true)),
        texts_of_check_error(CheckErrorReason::CyclePaysLessThanClaim),
    ];
    for [message, text] in english_and_displayed_texts {
        // A message keeps a number and its unit on one line by a no-break space.
        assert_eq!(message.replace('\u{a0}', " "), text);
    }
}
