//! Games in Oware Game Notation: the program's own games are written and read without loss, games
//! of other programs are read, and errors are reported with their line.

use awale::words::{Language, Words};
use awale_rules::{Game, Match, PerSeat, Seat, Settlement, matches_game};
use awale_study::catalogue::{AnyGame, GameKind, PlayerSpec, Variant};
use awale_study::record::{
    ClockTimes, DateTime, GameFormat, GameOrigin, MAX_GAMES_READ, MAX_RECORD_BYTES, NotAwale,
    OmittedText, OmittedTextKind, Participant, Record, SowingDirection, StatisticsStatus,
    VariationTree,
};
use awale_words::text::Comment;
use proptest::prelude::*;

use crate::{support, texts};

pub(crate) fn game_record(kind: &GameKind, game: &Match<AnyGame>) -> Record {
    let players = PerSeat {
        south: Participant {
            name: "Awa \"la \\ main\"".into(),
            spec: PlayerSpec::Human,
        },
        north: Participant {
            name: "".into(),
            spec: "engine:level=3".parse().unwrap(),
        },
    };
    let date = "2026-11-21T09:30:00.5+01:00".parse().unwrap();
    let title = Some("[Rules \"x\"] {1. A} ; (".into());
    let mut record = Record::of(
        game,
        kind.clone(),
        players,
        SowingDirection::Clockwise,
        date,
        title,
    );
    let tags = [("Site", "Dakar"), ("Round", "3"), ("Annotator", "Kofi")];
    record.header.tags = tags
        .map(|(name, value)| (name.to_owned(), value.into()))
        .into_iter()
        .collect();
    record
}

/// Random games of the built-in variants and of user-defined rules: unfinished, finished, resigned
/// by either side, and ended by agreement.
fn random_games() -> Vec<(GameKind, Match<AnyGame>)> {
    let custom_kinds =
        support::many_rules()
            .into_iter()
            .skip(6)
            .enumerate()
            .map(|(number, rules)| Variant {
                id: format!("own-{number}").into(),
                name: format!("Own \"{number}\"").into(),
                rules,
            });
    let mut games = Vec::new();
    for kind in Variant::built_in()
        .into_iter()
        .chain(custom_kinds)
        .map(GameKind::Awale)
    {
        for seed in 0..20 {
            let mut game = support::random_game(
                kind.start(support::random_seat(seed)),
                12 * usize::try_from(seed).unwrap(),
                seed,
            );
            match seed % 5 {
                1 => game.settle(Settlement::Agreement),
                2 => game.settle(Settlement::Resignation(Seat::North)),
                3 => game.settle(Settlement::Resignation(Seat::South)),
                _ => {}
            }
            games.push((kind.clone(), game));
        }
    }
    games
}

fn parse_ogn(text: &str) -> Record {
    Record::parse_ogn(text, &[]).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn an_ogn_game_is_unchanged_after_writing_and_reading() {
    for (kind, game) in random_games() {
        let original_record = game_record(&kind, &game);
        let text = original_record.to_ogn().unwrap();
        let record_read_again = parse_ogn(&text);
        texts::assert_same_game(&original_record, &record_read_again, &text);
        assert_eq!(record_read_again.kind, kind);
        assert_eq!(record_read_again.header.title, original_record.header.title);
        assert_eq!(record_read_again.players, original_record.players);
        assert_eq!(record_read_again.header.tags, original_record.header.tags);
        assert_eq!(record_read_again.to_ogn().unwrap(), text);
        let record_from_toml = Record::parse(&record_read_again.to_toml()).unwrap();
        assert_eq!(
            record_from_toml.header.tags, original_record.header.tags,
            "the tags of others survive the program's own format too"
        );
        assert!(
            text.lines()
                .all(|line| line.starts_with('[') || line.len() < 80),
            "{text}"
        );
    }
}

/// Makes a record of `game` with these comments. The fields that decide whether a game is rated
/// vary with `number`.
fn record_with_comments(
    number: usize,
    comments: &[(usize, String)],
    kind: &GameKind,
    game: &Match<AnyGame>,
) -> Record {
    let mut original_record = game_record(kind, game);
    original_record.header.is_helped = number.is_multiple_of(2);
    original_record.header.origin = GameOrigin::ALL[number % GameOrigin::ALL.len()];
    original_record.clocks = number.is_multiple_of(3).then(|| ClockTimes {
        is_stopped: number.is_multiple_of(2),
        ..ClockTimes::new("5+3".parse().expect("a control"))
    });
    let game_length = original_record.moves().len();
    let comments = comments
        .iter()
        .filter_map(|(at, text)| Some((*at % (game_length + 1), Comment::new(text)?)));
    original_record.header.comments = comments.collect();
    original_record
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Comments, help, the start position and clock times are preserved by both formats.
    #[test]
    fn a_game_with_comments_is_unchanged_after_writing_and_reading_both_formats(
        number in 0_usize..120,
        comments in proptest::collection::vec((0_usize..40, "(\\PC|[ \n\t{}();%\\[\\]\"\\\\*+0-9A-Fa-f]|\u{301}){0,300}"), 0..8),
    ) {
        let games = random_games();
        let (kind, game) = &games[number % games.len()];
        let original_record = record_with_comments(number, &comments, kind, game);
        let ogn = original_record.to_ogn().expect("a game of awalé");
        let record_read_again = parse_ogn(&ogn);
        texts::assert_same_game(&original_record, &record_read_again, &ogn);
        let clock_state = |record: &Record| record.clocks.as_ref().map(|clocks| (clocks.control, clocks.remaining, clocks.is_stopped));
        prop_assert_eq!(clock_state(&record_read_again), clock_state(&original_record));
        prop_assert_eq!(record_read_again.to_ogn().expect("a game of awalé"), ogn);
        let toml = original_record.to_toml();
        let record_read_again = Record::parse(&toml).unwrap_or_else(|error| panic!("{error}\n{toml}"));
        texts::assert_same_game(&original_record, &record_read_again, &toml);
        prop_assert_eq!(record_read_again.clocks, original_record.clocks);
        prop_assert_eq!(record_read_again.header.tags, original_record.header.tags);
    }
}

#[test]
fn comments_and_variations_stay_with_their_moves() {
    let text = "; Club night\n[Event \"x\"]\n{Let us see} 1. A {good}{ and\n  quick } a (1... b {no} (1... c) 2. C) 2. B $1 ; {why?}\n(2. C d) * {end}";
    let record = parse_ogn(text);
    let comments: Vec<(usize, &str)> = record
        .header
        .comments
        .iter()
        .map(|(&at, comment)| (at, &**comment))
        .collect();
    assert_eq!(
        comments,
        [
            (0, "Club night Let us see"),
            (1, "good and quick"),
            (3, "{why?} end")
        ]
    );
    let annotation = OmittedText {
        kind: OmittedTextKind::MoveAnnotations,
        omitted_part_count: 1,
        line: 4,
        column: 46,
    };
    assert_eq!(record.header.omitted_texts, [annotation]);
    let ogn = record.to_ogn().unwrap();
    let expected_ogn = "\n{Club night Let us see} 1. A {good and quick} a (1... b {no} 2. C) (1... c) 2.\nB ; {why?} end\n(2. C d) *\n";
    assert!(ogn.ends_with(expected_ogn), "{ogn}");
    let toml = record.to_toml();
    let expected_toml_moves = "comment = \"Club night Let us see\"\nmoves = [\n  { move = \"A\", comment = \"good and quick\" }, \"a\",\n";
    assert!(toml.contains(expected_toml_moves), "{toml}");
    let expected_toml_variations =
        "[[variations]]\nafter = 1\nmoves = [\n  { move = \"b\", comment = \"no\" }, \"C\",\n]\n";
    assert!(toml.contains(expected_toml_variations), "{toml}");
    let record_read_again = Record::parse(&toml).unwrap();
    assert_eq!(
        (
            record_read_again.to_ogn().unwrap(),
            record_read_again.to_toml()
        ),
        (ogn, toml)
    );
}

#[test]
fn variations_of_the_first_move_are_written() {
    let record = parse_ogn("{Quiet} (1. A (1. B a) b) (1. C) *");
    assert_eq!(
        (
            record.moves().len(),
            record.header.variations.len(),
            record.header.omitted_texts.len()
        ),
        (0, 3, 0)
    );
    let ogn = record.to_ogn().unwrap();
    assert!(
        ogn.ends_with("\n{Quiet} (1. A b) (1. B a) (1. C) *\n"),
        "{ogn}"
    );
    texts::assert_same_game(&record, &self::parse_ogn(&ogn), &ogn);
}

#[test]
fn a_variation_that_cannot_be_played_is_counted_and_left_out() {
    let deep_variations = format!("{}(1... c){}", "(1... b ".repeat(30), ")".repeat(30));
    for (variation, left_out, preserved) in [
        ("(1... A)", 1, 0),
        ("(1... b (see below) 2. C)", 1, 1),
        ("()", 1, 0),
        ("(2. B b)", 0, 1),
        ("(3. B b)", 1, 0),
        ("(1... b 3. C)", 1, 0),
        ("(1... b C G)", 1, 0),
        ("(1... b+2 C)", 1, 0),
        ("(1. B 1-0)", 0, 1),
        (&deep_variations, 11, 1),
    ] {
        let record = parse_ogn(&format!("1. A a {variation}"));
        let counts = omitted_part_count(&record, OmittedTextKind::IllegalVariations);
        assert_eq!(
            (counts, record.header.variations.len()),
            (left_out, preserved),
            "{variation}"
        );
        assert_eq!(record.moves().len(), 2);
    }
}

/// The number of parts of this kind that were left out when the record was read.
fn omitted_part_count(record: &Record, kind: OmittedTextKind) -> usize {
    let left_out_parts = record.header.omitted_texts.iter();
    left_out_parts
        .filter(|left_out| left_out.kind == kind)
        .map(|left_out| left_out.omitted_part_count)
        .sum()
}

#[test]
fn a_variation_is_attached_at_its_move_number() {
    for (text, written) in [
        (
            "1. F f 2. E e (2. C c 3. B) 3. D *",
            "1. F f 2. E (2. C c 3. B) 2... e 3. D *",
        ),
        (
            "1. F f 2. E e 3. D (1... e 2. E (1... d)) *",
            "1. F f (1... e 2. E) (1... d) 2. E e 3. D *",
        ),
        ("1. F f 2. E (D e) *", "1. F f 2. E (2. D e) *"),
        ("1. F f 2. E (e C) *", "1. F f 2. E (2... e 3. C) *"),
        (
            "1. A {x} a ({y} 1. A b) (1. B {z} 1-0) *",
            "1. A {x y} (1. B {z 1-0}) 1... a (1... b) *",
        ),
    ] {
        let record = parse_ogn(text);
        assert!(record.header.omitted_texts.is_empty(), "{text}");
        let ogn = record.to_ogn().unwrap();
        assert!(ogn.ends_with(&format!("\n{written}\n")), "{ogn}");
    }
}

#[test]
fn digits_are_read_as_pits_if_unambiguous() {
    for (text, moves) in [
        ("1. 6 6 2. 5 5 *", "FfEe"),
        ("1. 3 4\n2. 2 6 1-0", "CdBf"),
        ("1...1 2. 3 3", "aCc"),
        ("1. 6 6 (1... 5 2. 4)", "Ff"),
        ("[FEN \"0-0-4-0-0-13-1-1-5-4-4-4-6-6-S\"] 1. 3+2 2", "Cb"),
        ("1 F f 2 E e", "FfEe"),
        ("1. F 2. f 3. E 4. e", "FfEe"),
    ] {
        let record = parse_ogn(text);
        let played_letters: String = record.moves().iter().map(ToString::to_string).collect();
        assert_eq!(
            (played_letters.as_str(), &*record.header.omitted_texts),
            (moves, &[][..]),
            "{text}"
        );
    }
}

#[test]
fn lines_of_an_email_around_a_game_are_reported() {
    let text = "From: awa@example.org\nDate: 26 Nov 2026\n\nHi Kofi,\nhere are our games:\n\n\
                [Event \"1\"]\n[South \"Awa\"]\n\n1. A b 2. C\n\nand the second one\n\n\
                [Event \"2\"]\n\n1. A b 1-0\n\nRegards,\nAda\n-- \n+33 6 12 34 56 78\n";
    let games = Record::parse_all_ogn(text, &[]);
    let games: Vec<&Record> = games.iter().map(|game| game.as_ref().unwrap()).collect();
    let errors: Vec<_> = games
        .iter()
        .map(|game| {
            (
                game.header.title.as_deref().unwrap_or_default(),
                game.moves().len(),
            )
        })
        .collect();
    assert_eq!(errors, [("1", 3), ("2", 2)]);
    let kinds_counts_and_lines: Vec<_> = games
        .iter()
        .flat_map(|game| &game.header.omitted_texts)
        .map(|left_out| (left_out.kind, left_out.omitted_part_count, left_out.line))
        .collect();
    assert_eq!(
        kinds_counts_and_lines,
        [
            (OmittedTextKind::LinesOutsideGames, 5, 1),
            (OmittedTextKind::LinesOutsideGames, 4, 18)
        ]
    );
    let error = Record::parse_ogn("Dear Awa,\nno game today", &[]).expect_err("it is no game");
    assert_eq!((error.line, error.column), (1, Some(1)), "{error}");
}

#[test]
fn a_comment_after_a_result_belongs_to_the_next_game() {
    let text = "[Event \"1\"]\n1. A b *\n\n;; about two\n{more}\n[Event \"2\"]\n1. B c 1-0\n{three}\n1. C *\n{end}";
    let games = Record::parse_all_ogn(text, &[]);
    let comments: Vec<Vec<(usize, &str)>> = games
        .iter()
        .map(|game| {
            let comments = &game.as_ref().unwrap().header.comments;
            comments
                .iter()
                .map(|(&at, comment)| (at, &**comment))
                .collect()
        })
        .collect();
    assert_eq!(
        comments,
        [
            vec![],
            vec![(0, "; about two more")],
            vec![(0, "three"), (1, "end")]
        ]
    );
}

#[test]
fn a_partial_date_is_preserved() {
    for (tags, date, written) in [
        (
            "[Date \"2019.05.??\"]",
            "2019-05-??",
            "[Date \"2019.05.??\"]",
        ),
        (
            "[Date \"????.12.01\"]",
            "????-12-01",
            "[Date \"????.12.01\"]",
        ),
        (
            "[Date \"2020.??.15\"]",
            "2020-??-15",
            "[Date \"2020.??.15\"]",
        ),
        ("[Date \"1993\"]", "1993-??-??", "[Date \"1993.??.??\"]"),
        (
            "[Date \"2019.05.12\"]",
            "2019-05-12",
            "[Date \"2019.05.12\"]",
        ),
        (
            "[Date \"12/05/2019\"]",
            "12/05/2019",
            "[Date \"12/05/2019\"]",
        ),
        (
            "[Date \"2019.02.30\"]",
            "2019.02.30",
            "[Date \"2019.02.30\"]",
        ),
        (
            "[date \"2019.05.12\"] [TIME \"9:30\"]",
            "2019-05-12",
            "[Time \"9:30\"]",
        ),
        ("[Time \"soon\"]", "", "[Time \"soon\"]"),
        (
            "[Date \"2019.05.12\"] [Time \"09:30:00+01:00\"]",
            "2019-05-12",
            "[Time \"09:30:00+01:00\"]",
        ),
    ] {
        let ogn = parse_ogn(&format!("{tags}\n1. A")).to_ogn().unwrap();
        assert!(ogn.contains(&format!("\n{written}\n")), "{tags}: {ogn}");
        let record = parse_ogn(&ogn);
        assert_eq!(record.date_text().unwrap_or_default(), date, "{tags}");
        let toml = record.to_toml();
        let record_read_again =
            Record::parse(&toml).unwrap_or_else(|error| panic!("{error}\n{toml}"));
        assert_eq!(
            record_read_again.to_ogn().as_deref(),
            Ok(ogn.as_str()),
            "{toml}"
        );
        assert_eq!(record_read_again.date_text(), record.date_text());
    }
}

#[test]
fn long_tags_and_comments_are_cut_and_reported() {
    for letters in [201, 5_000, 1 << 20] {
        let long_text = "x".repeat(letters);
        let record = parse_ogn(&format!(
            "[Event \"{long_text}\"]\n[Note \"{long_text}\"]\n1. A {{{}}}",
            "y ".repeat(9_000)
        ));
        assert_eq!(
            record.header.title.as_ref().map(|title| title.len()),
            Some(200)
        );
        assert_eq!(
            omitted_part_count(&record, OmittedTextKind::CutEndsOfLongTexts),
            3
        );
    }
}

#[test]
fn unknown_tags_are_preserved() {
    let tags = "[Annotator \"?\"]\n[Empty \"\"]\n[Sowing \"both ways\"]\n";
    let ogn = parse_ogn(&format!(
        "[Variant \"oware\"]\n[VariantName \"Ours\"]\n{tags}1. A"
    ))
    .to_ogn()
    .unwrap();
    for tag in tags.lines().chain(["[VariantName \"Ours\"]"]) {
        assert!(ogn.contains(tag), "{tag}: {ogn}");
    }
}

/// Removes or doubles each token of a game: either the text is refused, or the loss is reported, or
/// all its tokens are written again.
#[test]
fn every_dropped_token_is_reported() {
    let (mut refused_count, mut preserved_count) = (0, 0);
    for (number, (kind, game)) in random_games().iter().enumerate().step_by(7) {
        let comments = [(0, "quiet".to_owned()), (3, "good move".to_owned())];
        let mut original_record = record_with_comments(number, &comments, kind, game);
        original_record.header.title = Some("a title".into());
        let mut tree = VariationTree::of(game, &original_record.header.comments, &[]);
        let game_length = game.moves().len();
        for at in [0, game_length / 2, game_length] {
            let moves: Vec<_> = tree.node(at).position.moves().collect();
            moves
                .into_iter()
                .fold(at, |at, mv| tree.add(at, mv).unwrap_or(at));
        }
        (
            original_record.header.comments,
            original_record.header.variations,
        ) = tree.comments_and_variations(game_length);
        let ogn = original_record.to_ogn().unwrap();
        let (tags, move_text) = ogn.split_once("\n\n").unwrap();
        let tags: Vec<&str> = tags.lines().collect();
        for moves in [move_text.to_owned(), move_text.to_uppercase()] {
            let words: Vec<&str> = moves.split_whitespace().collect();
            let all_tokens: Vec<&str> = tags.iter().chain(&words).copied().collect();
            for (place, token) in all_tokens.iter().enumerate() {
                for times in [0, 2] {
                    let mut text = all_tokens.clone();
                    text.splice(place..=place, vec![*token; times]);
                    let text = text.join("\n");
                    let Ok(record) = Record::parse_ogn(&text, &[]) else {
                        refused_count += 1;
                        continue;
                    };
                    if record.header.omitted_texts.is_empty() {
                        preserved_count += 1;
                        assert_tags_and_tokens_written(&text, &record.to_ogn().unwrap());
                    }
                }
            }
        }
    }
    assert!(
        refused_count > 500 && preserved_count > 500,
        "{refused_count} {preserved_count}"
    );
}

/// Checks that `output` contains every tag of `text`, and every token of its moves equally often.
fn assert_tags_and_tokens_written(text: &str, output: &str) {
    let [tokens_of_text, mut tokens_of_output] = [text, output].map(|text| {
        let text = text.to_uppercase();
        // The braces of comments are removed, because two adjacent comments become one.
        let text = text.replace(['{', '}'], " ");
        text.lines()
            .flat_map(|line| {
                if line.starts_with('[') {
                    vec![line.to_owned()]
                } else {
                    line.split_whitespace().map(str::to_owned).collect()
                }
            })
            .collect::<Vec<String>>()
    });
    // The current score of an unfinished game looks like a result, but it is not one.
    let is_score = |token: &str| {
        let result_text = token
            .trim_start_matches("[RESULT \"")
            .trim_end_matches("\"]");
        let seed_counts = result_text.split_once('-');
        seed_counts.is_some_and(|(south, north)| {
            [south, north].iter().all(|side| side.parse::<u8>().is_ok())
        })
    };
    let is_output_finished = tokens_of_output.last().is_none_or(|last| last != "*");
    for token in tokens_of_text {
        if !is_output_finished && is_score(&token) {
            continue;
        }
        let token_index = tokens_of_output.iter().position(|other| *other == token);
        let token_index =
            token_index.unwrap_or_else(|| panic!("{token} is lost:\n{text}\n{output}"));
        if !token.starts_with('[') {
            tokens_of_output.remove(token_index);
        }
    }
}

#[test]
fn converting_a_game_never_makes_it_rated() {
    let (kind, game) = &random_games()[0];
    let counted_record = game_record(kind, game);
    assert_eq!(
        counted_record.statistics_status(),
        StatisticsStatus::CountsForRatingAndResults
    );
    for number in 0..6 {
        let original_record = record_with_comments(number, &[], kind, game);
        let record_read_again =
            Record::parse(&parse_ogn(&original_record.to_ogn().unwrap()).to_toml()).unwrap();
        assert_eq!(
            record_read_again.statistics_status(),
            original_record.statistics_status(),
            "{number}"
        );
    }
    let mut record_with_false_tags = counted_record.clone();
    let tags = [
        ("Origin", "Paris"),
        ("Helped", "by Kofi"),
        ("helped", "yes"),
        ("Termination", "agreement"),
    ];
    record_with_false_tags.header.tags = tags
        .map(|(name, value)| (name.to_owned(), value.into()))
        .into();
    let record_read_again = parse_ogn(&record_with_false_tags.to_ogn().unwrap());
    assert_eq!(
        (
            record_read_again.statistics_status(),
            record_read_again.settlement()
        ),
        (StatisticsStatus::CountsForRatingAndResults, None),
        "a tag of others is no word of ours"
    );
    assert_eq!(
        record_read_again
            .header
            .tags
            .get("Origin")
            .map(awale_words::text::Label::as_str),
        Some("Paris")
    );
}

#[test]
fn a_game_from_any_position_round_trips() {
    for game in support::random_awale_games(6, 40) {
        let rules = *game.position().rules();
        let kind = GameKind::Awale(Variant {
            id: "own".into(),
            name: "Own".into(),
            rules,
        });
        let mut game_from_position = Match::new(AnyGame::Awale(*game.position()));
        let first_move = game_from_position.position().moves().next();
        if let Some(mv) = first_move {
            game_from_position.play(mv).unwrap();
        }
        let original_record = game_record(&kind, &game_from_position);
        let text = original_record.to_ogn().unwrap();
        texts::assert_same_game(&original_record, &parse_ogn(&text), &text);
    }
}

#[test]
fn layout_and_annotations_do_not_change_a_game() {
    for (kind, game) in random_games() {
        let original_record = game_record(&kind, &game);
        let plain_ogn = original_record.to_ogn().unwrap();
        let lowercase_line = |line: &str| match line.split_once(' ') {
            Some((name, rest)) if line.starts_with('[') => {
                format!(" [ {}\t{rest}", name[1..].to_lowercase())
            }
            _ => format!(
                "{} {{ a comment\n( of two lines }} (1. A b (F+9)) $4 ; and a line",
                line.replace('+', " +")
            ),
        };
        let lowercase_lines: Vec<String> = plain_ogn.lines().map(lowercase_line).collect();
        let oddly_formatted_ogn = format!(
            "\u{feff}% for nobody\r\n{}",
            lowercase_lines.join("\r\n\r\n")
        );
        let mut record_of_odd_text = parse_ogn(&oddly_formatted_ogn);
        assert!(
            record_of_odd_text
                .header
                .comments
                .values()
                .all(|comment| comment.contains("a comment ( of two lines and a line")),
            "{oddly_formatted_ogn}"
        );
        record_of_odd_text.header.comments.clear();
        record_of_odd_text.header.variations.clear();
        texts::assert_same_game(&original_record, &record_of_odd_text, &oddly_formatted_ogn);
    }
}

/// A game as written by the program Aualé, plus a comment and a variation.
const AUALE_GAME: &str = r#"[Variant "Oware Abapa"]
[Event "?"]
[Site "Dakar"]
[Date "2019.??.??"]
[Round "?"]
[South "Awa"]
[North "?"]
[Result "*"]
[FEN "0-0-4-0-0-13-1-1-5-4-4-4-6-6-S"]

1. C+2 { takes the seeds of a } b 2. F! (2. D c 3. E) *
"#;

#[test]
fn in_ogn_a_computer_without_a_name_is_named_by_its_specification() {
    let record = parse_ogn("[SouthPlayer \"engine:level=3\"]\n\n1. A b *");
    let ogn = record.to_ogn().expect("it is awale");
    assert!(
        ogn.contains("[South \"engine:level=3\"]\n[North \"human\"]"),
        "{ogn}"
    );
    let record_read_again = parse_ogn(&ogn);
    assert_eq!(
        record_read_again.players, record.players,
        "no name is made of it"
    );
}

#[test]
fn a_game_of_another_program_is_read() {
    let record = parse_ogn(AUALE_GAME);
    assert_eq!(
        record.kind,
        GameKind::Awale(Variant::built_in().swap_remove(0))
    );
    assert_eq!(
        record
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>(),
        ["C", "b", "F"]
    );
    assert_eq!(record.header.title, None);
    assert_eq!(record.header.date.to_string(), "2019-??-??");
    assert_eq!(
        record.players.south,
        Participant {
            name: "Awa".into(),
            spec: PlayerSpec::Human
        }
    );
    assert_eq!(
        record.players.north,
        Participant {
            name: "".into(),
            spec: PlayerSpec::Human
        }
    );
    assert_eq!(
        record.header.tags.iter().collect::<Vec<_>>(),
        [(&"Site".to_owned(), &"Dakar".into())]
    );
    assert_eq!(record.result(), None);
}

#[test]
fn missing_fields_have_defaults() {
    let record_without_tags = parse_ogn("1. A a");
    assert_eq!(record_without_tags.kind.id(), "oware");
    assert_eq!(record_without_tags.start().to_move(), Seat::South);
    assert_eq!(record_without_tags.header.date, DateTime::UNKNOWN);
    assert!(
        record_without_tags
            .to_ogn()
            .unwrap()
            .contains("[Date \"????.??.??\"]")
    );
    assert_eq!(parse_ogn("").moves().len(), 0);
    assert_eq!(
        parse_ogn("1. a B").start().to_move(),
        Seat::North,
        "the first letter is North's"
    );
    assert_eq!(parse_ogn("[Variant \"AWALE-26\"]").kind.id(), "awale-26");
    assert_eq!(
        parse_ogn("[Variant \"Abapa, sown stores\"]").kind.id(),
        "abapa"
    );
    let custom_variant = Variant {
        id: "quick".into(),
        name: "Quick".into(),
        rules: support::many_rules()[7],
    };
    let record_of_custom_variant = Record::parse_ogn(
        "[Variant \"Quick\"] 1. A",
        std::slice::from_ref(&custom_variant),
    )
    .unwrap();
    assert_eq!(
        record_of_custom_variant.kind,
        GameKind::Awale(custom_variant)
    );
}

#[test]
fn pit_letters_in_one_case_belong_to_the_side_to_move() {
    let played_moves = |text: &str| {
        parse_ogn(text)
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect::<String>()
    };
    for text in [
        "1. F A 2. E B",
        "1. f a 2. e b",
        "1. F a 2. E b",
        "FaEb",
        "faeb",
    ] {
        assert_eq!(played_moves(text), "FaEb", "{text}");
    }
}

#[test]
fn in_ogn_the_result_alone_may_mark_the_end_of_a_game() {
    let settlement_in = |text: &str| parse_ogn(text).settlement();
    let resignation = |seat| Some(Settlement::Resignation(seat));
    assert_eq!(settlement_in("1. A a 1-0"), resignation(Seat::North));
    assert_eq!(
        settlement_in("[Result \"0-1\"] 1. A a"),
        resignation(Seat::South)
    );
    assert_eq!(
        settlement_in("[Result \"0-1\"] [Termination \"South-resigned\"] 1. A a"),
        resignation(Seat::South)
    );
    assert_eq!(
        settlement_in("[Termination \"agreement\u{1}\"]"),
        Some(Settlement::Agreement),
        "blanks mean nothing"
    );
    assert_eq!(
        settlement_in("[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"] 1/2-1/2"),
        Some(Settlement::Agreement)
    );
    assert_eq!(settlement_in("24-24"), Some(Settlement::Agreement));
    assert_eq!(
        settlement_in("[Result \"0-0\"] 1. A a"),
        None,
        "the score so far is no end"
    );
}

#[test]
fn in_ogn_the_last_capture_may_include_the_remaining_seeds() {
    // Some programs write as the last capture all seeds that the store gains at the end, including
    // the remaining ones.
    let mut checked_game_count = 0;
    for (kind, game) in random_games() {
        let (Some(game_outcome), Some(position_before_end)) =
            (game.outcome(), game.positions_so_far().iter().rev().nth(1))
        else {
            continue;
        };
        let mover = position_before_end.to_move();
        let gained_at_end = game_outcome.final_result.final_counts[mover]
            - position_before_end.collected_counts()[mover];
        let text = game_record(&kind, &game).to_ogn().unwrap();
        let (moves, result) = text.trim_end().rsplit_once(char::is_whitespace).unwrap();
        if game.settlement().is_some() || gained_at_end == 0 {
            continue;
        }
        let moves = moves
            .rsplit_once('+')
            .filter(|(_, end)| end.parse::<u8>().is_ok())
            .map_or(moves, |(moves, _)| moves);
        let text = format!("{moves}+{gained_at_end} {result}");
        assert_eq!(parse_ogn(&text).result(), Some(game_outcome), "{text}");
        checked_game_count += 1;
    }
    assert!(
        checked_game_count > 10,
        "{checked_game_count} games ended by the rules"
    );
}

#[test]
fn a_game_of_matches_cannot_be_written_as_ogn() {
    let kind = GameKind::Matches(matches_game::HeapRules::THIRTEEN_MATCHES_RULES);
    let game = Match::new(kind.start(Seat::South));
    assert_eq!(game_record(&kind, &game).to_ogn(), Err(NotAwale));
}

#[test]
fn ogn_errors_name_the_line_the_column_and_the_reason() {
    for (text, line, column, words) in [
        ("1. A a\n2. A", 2, 4, "move “2. A” is not allowed"),
        ("1. A a\r\n2. é", 2, 4, "“é” does not belong here"),
        (
            "1. A B 2. c",
            1,
            6,
            "move “1… B” is not allowed. Pit B belongs",
        ),
        ("1. A+3 a", 1, 5, "move “1. A” captures 0 seeds, not 3"),
        (
            "[FEN \"0-0-4-0-0-13-1-1-5-4-4-4-6-6-S\"]\n1. C+3",
            2,
            5,
            "move “1. C” captures 2 seeds, not 3",
        ),
        ("1. A +3 +3", 1, 9, "“+3” does not belong here"),
        ("1. A 1-0 a", 1, 10, "“a” does not belong here"),
        ("1. A 1-0 0-1", 1, 10, "“0-1” does not belong here"),
        ("1. A (B", 1, 6, "a variation in parentheses opens here"),
        ("1. A\n{ B", 2, 1, "a comment in braces opens here"),
        (
            "[Event \"x]\n1. A",
            1,
            8,
            "a text between quotation marks opens here",
        ),
        ("[Event x]", 1, 1, "a tag"),
        (
            "[Variant \"chess\"]",
            1,
            1,
            "No variant “chess”. Variants: oware, awele",
        ),
        (
            "[Rules \"win_at=lots\"]",
            1,
            1,
            "“win_at=lots” is not a rule",
        ),
        ("[Rules \"win_at=20\"]", 1, 1, "win_at is 20"),
        ("\n\n [FEN \"4-4\"]", 3, 2, "15 fields"),
        ("[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-1-S\"]", 1, 1, "49 seeds"),
        ("[SouthPlayer \"hal\"]", 1, 1, "“hal” is not a player"),
        ("[SouthPlayer \"expert\"]", 1, 1, "cannot play this game"),
        ("[Result \"won\"]", 1, 1, "“won” is not a result"),
        (
            "[Result \"25-19\"]\n1. A",
            1,
            1,
            "the tag Result says “25-19”, but the game is not over; the stores hold “0-0”",
        ),
        (
            "[Event \"x\"]\n[Result \"1-0\"]\n1. A 0-1",
            2,
            1,
            "the tag Result says “1-0”, but the result after the moves is “0-1”",
        ),
        (
            "[Result \"1-0\"]\n1. A *",
            1,
            1,
            "the tag Result says “1-0”, but the result after the moves is “*”",
        ),
        (
            "[Result \"*\"]\n1. A 1-0",
            1,
            1,
            "the tag Result says “*”, but the result after the moves is “1-0”",
        ),
        (
            "1. A 30-18",
            1,
            6,
            "the result after the moves is “30-18”, but the game is not over",
        ),
        (
            "[Result \"1-0\"]\n[Termination \"south-resigned\"]\n1. A",
            1,
            1,
            "the tag Result says “1-0”, but the tag Termination says “south-resigned”",
        ),
        (
            "[FEN \"0-0-0-0-0-0-2-0-0-0-0-1-25-20-N\"]\n[Result \"0-1\"]",
            2,
            1,
            "the tag Result says “0-1”, but the moves give “25-20”",
        ),
        (
            "[FEN \"0-0-0-0-0-0-2-0-0-0-0-1-25-20-N\"]\n[Termination \"south-resigned\"]",
            2,
            1,
            "the tag Termination says “south-resigned”, but the moves give “25-20”",
        ),
        ("[Result \"+0-0\"]", 1, 1, "“+0-0” is not a result"),
        ("1. a1 a2 2. b1 b2 *", 1, 4, "“a1” is not a move"),
        ("1 6 6 2 5 5 *", 1, 1, "“1” could be a pit"),
        ("6 6 5 5 *", 1, 1, "“6” could be a pit"),
        ("1. 7 6", 1, 4, "“7” could be a pit"),
        ("1. A 6", 1, 6, "“6” could be a pit"),
        ("1. 6 f", 1, 4, "“6” could be a pit"),
        ("1. F 2. E B", 1, 6, "the move number “2.” should be “1…”"),
        ("2. F f", 1, 1, "the move number “2.” should be “1.”"),
        ("1. F f 2. *", 1, 8, "“2.” does not belong here"),
        ("1. 1. F", 1, 1, "“1.” does not belong here"),
        ("1. F . f", 1, 6, "“.” does not belong here"),
        (
            "[South \"Awa\"]\n[south \"Kofi\"]",
            2,
            1,
            "there are two tags “south”",
        ),
        (
            "[FEN \"04-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]",
            1,
            1,
            "“04”, is not a number of seeds",
        ),
        (
            "1. A a *\n\n[Event \"2\"]",
            3,
            1,
            "a second game begins here",
        ),
    ] {
        let error = Record::parse_ogn(text, &[]).expect_err(text);
        assert!(error.problem.to_string().contains(words), "{text}: {error}");
        assert_eq!(
            (error.line, error.column),
            (line, Some(column)),
            "{text}: {error}"
        );
        for words in Language::ALL.map(Words::new) {
            let message = words.record_error("game.ogn", &error);
            assert!(
                message.starts_with("game.ogn, ")
                    && !message.contains("{$")
                    && !message.contains("[record"),
                "{message}"
            );
        }
    }
}

#[test]
fn a_text_with_several_games_returns_each_and_names_the_wrong_ones() {
    let text = "[Event \"1\"]\n\n1. A a *\n\n[Event \"2\"]\n1. A a 2. A *\n\n[Event \"3\"]\n1. G\n[Site x]\n\n[Event \"4\"]\n\n1. B 1-0\n\
                1. C *\n\n[Event \"6\"] 1. D";
    let games = Record::parse_all_ogn(text, &[]);
    let results: Vec<Result<_, _>> = games
        .iter()
        .map(|game| match game {
            Ok(record) => Ok((
                record.header.title.as_deref().unwrap_or("-").to_owned(),
                record.moves().len(),
            )),
            Err(error) => Err((error.line, error.column)),
        })
        .collect();
    let title_and_move_count = |title: &str, moves| Ok((title.to_owned(), moves));
    assert_eq!(
        results,
        [
            title_and_move_count("1", 2),
            Err((6, Some(11))),
            Err((9, Some(4))),
            Err((10, Some(1))),
            title_and_move_count("4", 1),
            title_and_move_count("-", 1),
            title_and_move_count("6", 1)
        ],
        "{games:?}"
    );
    assert_eq!(
        games[4].as_ref().unwrap().settlement(),
        Some(Settlement::Resignation(Seat::North))
    );
    assert_eq!(
        Record::parse_all_ogn("", &[]).len(),
        1,
        "a text without anything is a game without moves"
    );
    let records_with_open_comment =
        Record::parse_all_ogn("[Event \"1\"]\n1. A {\n\n[Event \"2\"]\n1. A", &[]);
    assert!(
        matches!(records_with_open_comment.as_slice(), [Err(_)]),
        "what follows may stand in the comment"
    );
}

#[test]
fn concatenated_games_are_read_without_loss() {
    let records: Vec<Record> = random_games()
        .iter()
        .map(|(kind, game)| game_record(kind, game))
        .collect();
    let texts: Vec<String> = records
        .iter()
        .map(|record| record.to_ogn().unwrap())
        .collect();
    let records_read_again = Record::parse_all_ogn(&texts.join("\n"), &[]);
    assert_eq!(records_read_again.len(), records.len());
    for ((before, after), text) in records.iter().zip(&records_read_again).zip(&texts) {
        texts::assert_same_game(before, after.as_ref().unwrap(), text);
    }
}

#[test]
fn a_file_of_too_many_games_is_read_quickly_up_to_its_limit() {
    let read_games = Record::parse_all_ogn(&"1.A A*".repeat(600_000), &[]);
    assert_eq!(read_games.len(), MAX_GAMES_READ + 1);
    let limit_error = read_games[MAX_GAMES_READ]
        .as_ref()
        .expect_err("there are too many");
    assert!(
        limit_error
            .to_string()
            .contains("too many games: at most 10000"),
        "{limit_error}"
    );
    assert_eq!(limit_error.column, Some(1 + 6 * MAX_GAMES_READ));
}

#[test]
fn a_text_that_is_too_long_gives_one_error_and_bad_games_are_limited_too() {
    let too_long_result = Record::parse_all_ogn(&"1. A a * ".repeat(MAX_RECORD_BYTES / 8), &[]);
    assert_eq!(too_long_result.len(), 1);
    assert!(
        too_long_result[0]
            .as_ref()
            .is_err_and(|error| error.to_string().contains("4194304")),
        "{:?}",
        too_long_result[0]
    );
    let results_of_broken_tags = Record::parse_all_ogn(&"\n\n[A".repeat(1 << 19), &[]);
    assert_eq!(results_of_broken_tags.len(), MAX_GAMES_READ + 1);
}

#[test]
fn huge_game_files_are_refused_at_once() {
    let one_mebibyte = 1 << 20;
    for text in [
        "(".repeat(one_mebibyte),
        format!(
            "1. A {}{}",
            "(".repeat(one_mebibyte),
            ")".repeat(one_mebibyte - 1)
        ),
        "[".repeat(one_mebibyte),
        "{(".repeat(one_mebibyte),
        "Ab".repeat(one_mebibyte),
        "[A \"".repeat(one_mebibyte),
        (0..1000)
            .map(|n| format!("[T{n} \"x\"]\n"))
            .collect::<Vec<_>>()
            .concat(),
        "1. ".repeat(2 * one_mebibyte),
        "+1 ".repeat(one_mebibyte),
    ] {
        let error = Record::parse_ogn(&text, &[]).expect_err("it is no game");
        assert!(error.to_string().len() < 200, "{error}");
    }
}

#[test]
fn the_file_name_extension_determines_the_format() {
    assert_eq!(GameFormat::of("a/game.ogn"), Some(GameFormat::Ogn));
    assert_eq!(GameFormat::of("GAME.OGN"), Some(GameFormat::Ogn));
    assert_eq!(GameFormat::of("x.toml"), Some(GameFormat::Toml));
    assert_eq!(GameFormat::of("ogn"), None);
    assert_eq!(GameFormat::of("-"), None);
}

#[test]
fn the_documented_ogn_examples_can_be_read() {
    let page = include_str!("../../docs/file-formats.md");
    let examples: Vec<&str> = page
        .split("```ogn\n")
        .skip(1)
        .map(|part| part.split("```").next().unwrap_or_default())
        .collect();
    assert_eq!(examples.len(), 2);
    let first_example = parse_ogn(examples[0]);
    assert_eq!(
        first_example.settlement(),
        Some(Settlement::Resignation(Seat::North))
    );
    assert_eq!(
        first_example.to_ogn().as_deref(),
        Ok(examples[0]),
        "this is how the program writes it"
    );
    let GameKind::Awale(variant) = parse_ogn(examples[1]).kind else {
        panic!("a game of awalé")
    };
    assert_eq!(
        (variant.id.as_str(), variant.rules.seeds_per_pit),
        ("three-seeds", 3)
    );
}
