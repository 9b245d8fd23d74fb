//! Record files: a written game can be read, and errors in a file are explained.

use awale::words::{Language, Words};
use awale_rules::{Match, PerSeat, Seat, Settlement, matches_game};
use awale_study::catalogue::{AnyGame, GameKind, PlayerSpec, Variant};
use awale_study::record::{Participant, Record, RecordProblem, SowingDirection};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::support;

fn two_participants() -> PerSeat<Participant> {
    PerSeat {
        south: Participant {
            name: "Awa \"la main\"".into(),
            spec: PlayerSpec::Human,
        },
        north: Participant {
            name: "".into(),
            spec: "alphabeta:8:mobility".parse().unwrap(),
        },
    }
}

fn game_record(game: &Match<AnyGame>, kind: &GameKind) -> Record {
    let date = "2026-11-21T09:30:00+01:00".parse().unwrap();
    Record::of(
        game,
        kind.clone(),
        two_participants(),
        SowingDirection::Clockwise,
        date,
        Some("a # title = \"x\"\n".into()),
    )
}

/// Random games of all kinds, some of them resigned or ended by agreement.
fn random_games() -> Vec<(GameKind, Match<AnyGame>)> {
    let custom_kinds = support::many_rules()
        .into_iter()
        .enumerate()
        .map(|(number, rules)| {
            GameKind::Awale(Variant {
                id: format!("own-{number}").into(),
                name: format!("Own {number}").into(),
                rules,
            })
        });
    let kinds: Vec<GameKind> = custom_kinds
        .chain([(13, 3), (1, 1), (40, 9)].map(|(start, take)| {
            GameKind::Matches(matches_game::HeapRules::new(start, take).unwrap())
        }))
        .collect();
    let mut games = Vec::new();
    for kind in kinds {
        for seed in 0..12 {
            let mut game = support::random_game(
                kind.start(support::random_seat(seed)),
                8 * usize::try_from(seed).unwrap(),
                seed,
            );
            match seed % 4 {
                1 => game.settle(Settlement::Agreement),
                2 => game.settle(Settlement::Resignation(Seat::North)),
                _ => {}
            }
            games.push((kind.clone(), game));
        }
    }
    games
}

#[test]
fn records_round_trip() {
    for (kind, game) in random_games() {
        let record = game_record(&game, &kind);
        let text = record.to_toml();
        let record_read_again =
            Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record_read_again.kind, kind);
        assert_eq!(record_read_again.header.title, record.header.title);
        assert_eq!(record_read_again.header.date, record.header.date);
        assert_eq!(record_read_again.sowing_direction, record.sowing_direction);
        assert_eq!(record_read_again.players, record.players);
        assert_eq!(
            record_read_again.clone_game().positions_so_far(),
            game.positions_so_far()
        );
        assert_eq!(record_read_again.moves(), game.moves());
        assert_eq!(record_read_again.result(), game.outcome());
        assert_eq!(record_read_again.to_toml(), text);
    }
}

#[test]
fn a_truncated_record_is_never_read_as_another_game() {
    // The fourth to seventh game of each kind: settled, finished and unfinished, with about thirty
    // moves.
    for (kind, game) in random_games()
        .into_iter()
        .enumerate()
        .filter(|(at, _)| (3..7).contains(&(at % 12)))
        .map(|(_, game)| game)
    {
        let text = game_record(&game, &kind).to_toml();
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            // A truncated text is an error or, if only its last lines are missing, a record of the
            // same moves.
            if let Ok(record) = Record::parse(&text[..end]) {
                assert_eq!(record.moves(), game.moves(), "cut at {end}:\n{text}");
            }
        }
    }
}

/// Checks that `text` gives an error with a message in every language, or a record that can be
/// written and read again.
fn assert_read_or_explained(text: &str, words_of_languages: &[Words]) {
    match Record::parse(text) {
        Err(error) => {
            assert!(
                (1..=text.lines().count() + 1).contains(&error.line),
                "{error}\n{text}"
            );
            for words in words_of_languages {
                let message = words.record_error("game.toml", &error);
                assert!(
                    message.starts_with("game.toml, ") && !message.contains("{$"),
                    "{message}"
                );
            }
        }
        Ok(record) => {
            let record_read_again =
                Record::parse(&record.to_toml()).expect("what was read can be written and read");
            assert_eq!(
                record_read_again.clone_game().positions_so_far(),
                record.clone_game().positions_so_far()
            );
            assert_eq!(record_read_again.result(), record.result());
        }
    }
}

#[test]
fn a_damaged_record_is_read_or_explained() {
    let languages = Language::ALL.map(Words::new);
    let mut rng = StdRng::seed_from_u64(7);
    let replacement_characters: Vec<char> = "\"\\[]={},.#-+09AFafSN é\n\t\u{0}".chars().collect();
    for (kind, game) in random_games() {
        let text: Vec<char> = game_record(&game, &kind).to_toml().chars().collect();
        for _ in 0..40 {
            let mut damaged_letters = text.clone();
            for _ in 0..rng.random_range(1..4) {
                let damaged_index = rng.random_range(0..damaged_letters.len());
                match rng.random_range(0..3) {
                    0 => {
                        damaged_letters[damaged_index] = replacement_characters
                            [rng.random_range(0..replacement_characters.len())];
                    }
                    1 => damaged_letters.insert(
                        damaged_index,
                        replacement_characters[rng.random_range(0..replacement_characters.len())],
                    ),
                    _ => {
                        drop(
                            damaged_letters.drain(
                                damaged_index
                                    ..(damaged_index + rng.random_range(1..30))
                                        .min(damaged_letters.len()),
                            ),
                        );
                    }
                }
            }
            assert_read_or_explained(&String::from_iter(damaged_letters), &languages);
        }
    }
}

#[test]
fn a_record_with_lines_lost_or_out_of_order_is_read_or_explained() {
    let languages = Language::ALL.map(Words::new);
    let lines: Vec<&str> = VALID_RECORD.lines().collect();
    for one in 0..lines.len() {
        let mut remaining_lines = lines.clone();
        remaining_lines.remove(one);
        assert_read_or_explained(&remaining_lines.join("\n"), &languages);
        for other in 0..lines.len() {
            let mut swapped_lines = lines.clone();
            swapped_lines.swap(one, other);
            assert_read_or_explained(&swapped_lines.join("\n"), &languages);
        }
    }
}

/// A short valid record, to be damaged.
const VALID_RECORD: &str = r#"format = 1
date = 2026-11-21T09:30:00+01:00
game = "awale"
sowing = "counter-clockwise"
first = "south"
start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"
moves = [
  "C", "d",
  "F", "a",
]

[south]
name = "Awa"
player = "human"

[north]
player = "naive"

[variant]
id = "oware"
name = "Oware"
seeds_per_pit = 4
sow_stores = false
grand_slam = "captures_nothing"
feeding = "required"
win_at = 25
stop_at = "none"
leftovers = "own_rows"
repetition = "own_rows"
"#;

#[test]
fn record_errors_name_the_line_and_the_reason() {
    assert!(
        Record::parse(VALID_RECORD).is_ok(),
        "{:?}",
        Record::parse(VALID_RECORD).err()
    );
    let line_and_message = |from: &str, to: &str| {
        assert!(VALID_RECORD.contains(from));
        let error = Record::parse(&VALID_RECORD.replace(from, to)).expect_err(to);
        (error.line, error.to_string())
    };
    let cases = [
        ("format = 1", "format = 2", 1, "format 2"),
        ("format = 1", "", 1, "“format” is missing"),
        (
            "date = 2026-11-21T09:30:00+01:00",
            "date = 5",
            2,
            "date and time",
        ),
        ("\"awale\"", "\"chess\"", 3, "\"awale\" or \"matches\""),
        (
            "\"F\", \"a\"",
            "\"F\", \"F\"",
            9,
            "move “2… F” is not allowed. Pit F belongs to your opponent",
        ),
        (
            "\"F\", \"a\"",
            "\"F\", \"x\"",
            9,
            "move “2… x” is not a move",
        ),
        ("\"C\", \"d\"", "7, \"d\"", 8, "move “1.” is not a move"),
        ("4-0-0-S", "4-0-1-S", 6, "49 seeds"),
        ("first = \"south\"", "first = \"north\"", 6, "is to move"),
        ("player = \"naive\"", "player = \"deep\"", 17, "“deep”"),
        (
            "player = \"naive\"",
            "player = \"expert\"",
            17,
            "“expert” cannot play this game",
        ),
        ("format = 1", "format = 0", 1, "at least 1"),
        ("T09:30:00+01:00", "", 2, "date and time"),
        ("+01:00", "", 2, "date and time"),
        ("win_at = 25", "win_at = 20", 26, "win_at is 20"),
        (
            "seeds_per_pit = 4",
            "seeds_per_pit = 200",
            22,
            "seeds_per_pit is 200",
        ),
        (
            "repetition = \"own_rows\"\n",
            "",
            19,
            "“repetition” is missing",
        ),
        (
            "repetition =",
            "moves = 1\nrepetition =",
            29,
            "“moves” is not a field",
        ),
        (
            "win_at = 25",
            "win_at = \"never\"",
            26,
            "“win_at” must be a number of seeds or \"none\"",
        ),
        ("sowing", "sewing", 4, "“sewing” is not a field"),
    ];
    for (from, to, line, words) in cases {
        let (line_number, message) = line_and_message(from, to);
        assert!(message.contains(words), "{to}: {message}");
        assert_eq!(line_number, line, "{to}: {message}");
    }
}

#[test]
fn the_result_of_a_record_must_agree_with_its_moves() {
    let record_with_result =
        |result: &str| Record::parse(&format!("{VALID_RECORD}\n[result]\n{result}"));
    let resignation_result =
        "winner = \"north\"\nending = \"south-resigned\"\nsouth = 0\nnorth = 0\n";
    assert_eq!(
        record_with_result(resignation_result).unwrap().settlement(),
        Some(Settlement::Resignation(Seat::South))
    );
    for wrong in [
        resignation_result.replace("winner = \"north\"", "winner = \"south\""),
        resignation_result.replace("north = 0", "north = 1"),
        resignation_result.replace("south-resigned", "win_at"),
    ] {
        assert!(
            matches!(
                record_with_result(&wrong).unwrap_err().problem,
                RecordProblem::ResultMismatch { .. } | RecordProblem::ResultBeforeGameEnd
            ),
            "{wrong}"
        );
    }
}

#[test]
fn the_documented_example_is_a_valid_record() {
    let page = include_str!("../../docs/file-formats.md");
    let example = page
        .split("```toml\n")
        .map(|part| part.split("```").next().unwrap());
    let example = example
        .into_iter()
        .find(|part| part.starts_with("format = 1"))
        .unwrap();
    let record = Record::parse(example).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        record.settlement(),
        Some(Settlement::Resignation(Seat::North))
    );
}

#[test]
fn a_specification_used_as_a_name_is_displayed_in_words() {
    let words = Words::new(Language::English);
    let shown_name = |name: &str| {
        words.participant_text(&Participant {
            name: name.into(),
            spec: "minimax:3:threats".parse().expect("a player"),
        })
    };
    assert_eq!(shown_name("minimax:3:threats"), shown_name(""));
    assert!(
        !shown_name("minimax:3:threats").contains(':'),
        "{}",
        shown_name("minimax:3:threats")
    );
    assert_eq!(shown_name("Awa"), "Awa");
}
