//! Tests every reader with random texts and with damaged valid texts. The random seeds are fixed.
//! The targets in `fuzz/` run the same checks with new texts for any length of time.

use std::fs;
use std::path::Path;

use awale::config::DEFAULT_SETTINGS;
use awale_rules::{PerSeat, Position, Seat, Settlement};
use awale_study::catalogue::{GameKind, PlayerSpec, Variant};
use awale_study::link;
use awale_study::puzzle::{Puzzle, collection};
use awale_study::record::{GameOrigin, LinkGame, Participant, Record, SowingDirection};
use awale_words::text::Comment;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::{support, texts};

/// Number of texts of each kind for each reader.
const TEXTS_PER_READER: usize = 3000;

/// Letters that have a meaning for some reader, and some without any.
const RANDOM_LETTERS: &str =
    "\"\\[]{}();%$+-*/.=,#'!? \t\r\n0123456789AFafgSNxé½\u{0}\u{feff}\u{1b}😀";

/// Words for longer texts.
const RANDOM_WORDS: [&str; 33] = [
    "#show=",
    "#play=",
    "/id=",
    "%C3",
    "\n> ",
    "[Variant \"",
    "\"]\n",
    "[FEN \"",
    "[Result \"",
    "[Rules \"win_at=",
    "1. ",
    "A+2 ",
    " b",
    "25-19",
    "1/2-1/2",
    "{",
    "}",
    "(",
    ")",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    "format = 1\n",
    "[variant]\n",
    "[[variant]]\n",
    "moves = [",
    "\"\"\"",
    "0x",
    "1e9",
    "id = \"x\"\n",
    "seeds_per_pit = 6\n",
    "[Origin \"study\"]\n",
    "*\n\n[Event \"",
    "; ",
    "{ move = \"A\", comment = \"",
];

/// A random text of letters and words.
fn random_text(rng: &mut StdRng) -> String {
    let letters: Vec<char> = RANDOM_LETTERS.chars().collect();
    let mut text = String::new();
    for _ in 0..rng.random_range(0..60) {
        if rng.random_bool(0.5) {
            text.push(*letters.choose(rng).expect("a letter"));
        } else {
            text += RANDOM_WORDS.choose(rng).expect("a word");
        }
    }
    text
}

/// `text` with letters and pieces changed, removed, moved and repeated.
fn damaged_text(text: &str, rng: &mut StdRng) -> String {
    let letters: Vec<char> = RANDOM_LETTERS.chars().collect();
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..5) {
        let start_of_cut = rng.random_range(0..=text.len());
        let end_of_cut = (start_of_cut + rng.random_range(0..40)).min(text.len());
        match rng.random_range(0..4) {
            0 => text.insert(start_of_cut, *letters.choose(rng).expect("a letter")),
            1 => drop(text.drain(start_of_cut..end_of_cut)),
            2 => {
                let piece: Vec<char> = text[start_of_cut..end_of_cut].into();
                let insertion_index = rng.random_range(0..=text.len());
                text.splice(insertion_index..insertion_index, piece);
            }
            _ => {
                let random_word: Vec<char> =
                    RANDOM_WORDS.choose(rng).expect("a word").chars().collect();
                text.splice(start_of_cut..end_of_cut, random_word);
            }
        }
    }
    text.into_iter().collect()
}

/// Calls `check` with random texts, and with damaged texts from `valid_texts`.
fn check_random_and_damaged_texts(valid_texts: &[String], check: impl Fn(&str)) {
    let mut rng = StdRng::seed_from_u64(12);
    for text in valid_texts {
        check(text);
    }
    for _ in 0..TEXTS_PER_READER {
        check(&random_text(&mut rng));
        let text = valid_texts.choose(&mut rng).expect("a good text");
        check(&damaged_text(text, &mut rng));
    }
}

/// Written games of every variant, some of them finished.
fn sample_records() -> Vec<Record> {
    let mut records = Vec::new();
    for (seed, rules) in (0..).zip(support::many_rules()) {
        let kind = GameKind::Awale(Variant {
            id: "own".into(),
            name: "Own".into(),
            rules,
        });
        let mut game = support::random_game(
            kind.start(support::random_seat(seed)),
            10 + 9 * usize::try_from(seed).unwrap(),
            seed,
        );
        if seed % 3 == 0 {
            game.settle(Settlement::Resignation(Seat::South));
        }
        let players = PerSeat::from_fn(|_| Participant {
            name: "Awa".into(),
            spec: PlayerSpec::Human,
        });
        let date = "2026-11-21T09:30:00+01:00".parse().expect("a date");
        let mut record = Record::of(
            &game,
            kind,
            players,
            SowingDirection::Clockwise,
            date,
            Some("title".into()),
        );
        record.header.tags.insert("Site".to_owned(), "Dakar".into());
        if seed % 2 == 0 {
            record.header.is_helped = seed % 4 == 0;
            record.header.origin =
                GameOrigin::ALL[usize::try_from(seed).unwrap() / 2 % GameOrigin::ALL.len()];
            let comment = |text| Comment::new(text).expect("a comment");
            record.header.comments =
                [(0, comment("A quiet start.")), (3, comment("(or not) {"))].into();
        }
        records.push(record);
    }
    records
}

#[test]
fn any_text_is_read_as_a_position_or_refused() {
    let valid_texts: Vec<String> = support::random_awale_games(3, 50)
        .map(|game| game.position().to_string())
        .collect();
    check_random_and_damaged_texts(&valid_texts, texts::check_position);
    let huge_text = "4-".repeat(100_000);
    texts::check_position(&huge_text);
    for text in [
        "",
        "-",
        "99999999999999999999-4",
        "+4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "４-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    ] {
        assert!(
            Position::parse(text, &Variant::built_in()[0].rules).is_err(),
            "{text}"
        );
    }
}

#[test]
fn any_text_is_read_as_a_record_or_refused() {
    let valid_texts: Vec<String> = sample_records().iter().map(Record::to_toml).collect();
    check_random_and_damaged_texts(&valid_texts, texts::check_record);
}

#[test]
fn any_text_is_read_as_an_ogn_game_or_refused() {
    let valid_texts: Vec<String> = sample_records()
        .iter()
        .map(|record| record.to_ogn().expect("a game of awalé"))
        .collect();
    check_random_and_damaged_texts(&valid_texts, texts::check_ogn);
}

#[test]
fn any_text_is_read_as_a_link_or_refused() {
    let mut valid_texts = vec!["#puzzle=00401800".to_owned()];
    for mut record in sample_records() {
        valid_texts.extend(link::address_that_shows_record(
            "https://example.org/",
            &record,
        ));
        let (id, player_seat) = ("0F3A9C".into(), Seat::North);
        record.header.game_played_by_link = Some(LinkGame {
            id,
            own_seat: player_seat,
        });
        texts::check_record(&record.to_toml());
        valid_texts.extend(link::address_that_continues_game(
            "https://example.org/",
            &record,
        ));
    }
    for variant in Variant::built_in() {
        let mined_puzzle = collection::built_in(&variant)[0].clone();
        valid_texts.extend(link::address_that_opens_puzzle(
            "",
            &Puzzle::from_game(variant, mined_puzzle),
        ));
    }
    check_random_and_damaged_texts(&valid_texts, texts::check_link);
}

#[test]
fn any_text_is_read_as_settings_or_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/settings");
    let mut valid_texts = vec![DEFAULT_SETTINGS.to_owned()];
    for kind in ["good", "bad"] {
        let files = fs::read_dir(folder.join(kind)).expect("a folder");
        valid_texts.extend(
            files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text")),
        );
    }
    check_random_and_damaged_texts(&valid_texts, texts::check_settings);
}

#[test]
fn deeply_nested_tables_do_not_exhaust_the_stack() {
    for deep in [
        "[".repeat(100_000),
        "a = ".to_owned() + &"[".repeat(100_000),
        "a = ".to_owned() + &"{a=".repeat(100_000),
        "a.".repeat(100_000),
    ] {
        texts::check_record(&deep);
        texts::check_settings(&deep);
    }
}

#[test]
fn a_hostile_variant_id_cannot_name_a_file_elsewhere() {
    let mut record = sample_records().swap_remove(0);
    if let GameKind::Awale(variant) = &mut record.kind {
        variant.id = "../../\u{1b}[2Jetc/pass wd".into();
    }
    let home = tempfile::tempdir().expect("a folder");
    let games = awale::shell::storage::GamesFolder::new(home.path().join("games"));
    let file = games.save_game(None, &record).expect("it is saved");
    assert_eq!(file.0, "2026-11-21-093000---------2Jetc-pass-wd.toml");
    assert_eq!(
        games.read_game(&file).expect("it is read"),
        record.to_toml()
    );
}
