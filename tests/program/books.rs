//! Opening books: building, files, queries, and play from a book.

use std::collections::{HashSet, VecDeque};
use std::fs;
use std::time::Duration;

use awale_engine::{Stop, fnv1a64};
use awale_lab::match_runner::Entrant;
use awale_rules::{FastBoard, Position, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, Variant};
use awale_study::openings::{BookEffort, BookEntry, BookGrower, OpeningBook};
use awale_study::players::{BookUse, ComputerPlayer, EngineResources, Player};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::terminal::{AWALE_PATH, Home};

/// A small effort, so that the test books contain only the positions of the first two plies.
const SMALL_EFFORT: BookEffort = BookEffort {
    fully_expanded_plies: 2,
    max_table_seeds: 3,
    search_nodes_at_end_of_full_plies: 300,
    search_nodes_per_position: 200,
};

fn grow_book(variant: &Variant, batches: usize) -> BookGrower {
    let mut grower = BookGrower::new(&variant.rules, SMALL_EFFORT, &Stop::new()).expect("a book");
    (0..batches).for_each(|_| assert!(grower.expand_batch(&Stop::new())));
    grower
}

#[test]
fn shipped_books_value_all_positions_of_six_plies() {
    for variant in Variant::built_in() {
        let book = OpeningBook::built_in(&variant.rules).expect("a book");
        let (proven_count, full_plies) = book.proven_count_and_counts_by_ply();
        assert!(
            book.position_count() > 33_000 && book.expanded_position_count() > 6_000,
            "{}",
            variant.id
        );
        assert_eq!(
            (full_plies.iter().sum::<usize>(), full_plies[..3].to_vec()),
            (book.position_count(), vec![1, 6, 36])
        );
        assert!(proven_count < book.position_count());
        let start = Position::start(&variant.rules, Seat::South);
        let mut position = start;
        for ply in 0..6 {
            assert!(book.is_expanded(&position));
            let book_entries: Vec<_> = position
                .moves()
                .map(|pit| book.entry(&position.after(pit).expect("legal")))
                .collect();
            assert!(
                book_entries.iter().all(Option::is_some),
                "{} after {ply} plies",
                variant.id
            );
            let best_reply_value = book_entries
                .into_iter()
                .flatten()
                .map(|entry| entry.value.for_opponent().lead)
                .max()
                .expect("a move");
            let entry = book.entry(&position).expect("known");
            assert_eq!(
                entry.value.lead, best_reply_value,
                "{}: a position is worth its best move",
                variant.id
            );
            position = position
                .after(position.moves().last().expect("a move"))
                .expect("legal");
        }
        let best_lead_seeds = book.entry(&start).expect("known").value.lead.seeds();
        assert!(
            best_lead_seeds.abs() < 6.0,
            "{} begins with {best_lead_seeds}",
            variant.id
        );
        assert!(
            !book.best_moves(&start).is_empty(),
            "the engine plays from it"
        );
    }
}

#[test]
fn an_opening_book_round_trips_and_a_damaged_one_is_refused() {
    for variant in Variant::built_in() {
        let grower = grow_book(&variant, 12);
        let bytes = grower.to_bytes();
        let book_read_again =
            BookGrower::read(&bytes, &variant.rules, &Stop::new()).expect("a book");
        assert_eq!(
            (
                book_read_again.to_bytes(),
                book_read_again.position_count(),
                book_read_again.effort()
            ),
            (bytes.clone(), grower.position_count(), SMALL_EFFORT)
        );
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert!(
                OpeningBook::read(&damaged, &variant.rules).is_none(),
                "{} byte {place}",
                variant.id
            );
        }
        for length in 0..bytes.len() {
            assert!(OpeningBook::read(&bytes[..length], &variant.rules).is_none());
        }
        assert!(OpeningBook::read(&[&bytes[..], &[1]].concat(), &variant.rules).is_none());
    }
}

#[test]
fn an_opening_book_can_be_read_only_with_its_own_rules() {
    let variants = Variant::built_in();
    for book in &variants {
        let bytes = fs::read(format!(
            "crates/awale-study/assets/openings/{}.book",
            book.id
        ))
        .expect("a book that ships");
        for rules in &variants {
            let is_accepted = OpeningBook::read(&bytes, &rules.rules).is_some();
            assert_eq!(
                is_accepted,
                rules.id == book.id,
                "the book of {} by the rules of {}",
                book.id,
                rules.id
            );
        }
    }
}

/// A hash of all entries of a book, position by position in breadth-first order.
fn book_hash(book: &OpeningBook, start: Position) -> u64 {
    let (mut bytes, mut visited_boards) = (Vec::new(), HashSet::from([FastBoard::of(&start)]));
    let mut queue = VecDeque::from([start]);
    while let Some(position) = queue.pop_front() {
        let BookEntry {
            value,
            best_line_plies: plies,
        } = book.entry(&position).expect("a position of the book");
        let is_expanded = book.is_expanded(&position);
        bytes.extend([
            value.lead.half_seeds().to_le_bytes()[0],
            value.is_proven.into(),
            plies,
            is_expanded.into(),
        ]);
        let positions_after_moves = position
            .moves()
            .filter(|_| is_expanded)
            .map(|pit| position.after(pit).expect("legal"));
        queue.extend(
            positions_after_moves.filter(|after| visited_boards.insert(FastBoard::of(after))),
        );
    }
    assert_eq!(visited_boards.len(), book.position_count());
    fnv1a64(&bytes)
}

#[test]
fn shipped_books_have_the_same_entries_as_in_the_old_format() {
    // Hashes of the books in the previous format AWB2, computed by the program that could read it.
    let book_hashes = [
        ("oware", 0x3d54_7444_2b6e_ca11),
        ("awele", 0x0683_00d3_9280_7496),
        ("awale", 0x2fde_0b02_e9ab_9384),
        ("abapa", 0x3784_6db1_88cd_c339),
        ("awale-26", 0x8661_d0de_b771_caaf),
        ("awari", 0x4d2b_e20f_087c_b568),
    ];
    for (variant, (id, expected)) in Variant::built_in().iter().zip(book_hashes) {
        let book = OpeningBook::built_in(&variant.rules).expect("a book");
        assert_eq!(
            (
                variant.id.as_str(),
                book_hash(&book, Position::start(&variant.rules, Seat::South))
            ),
            (id, expected)
        );
    }
}

#[test]
fn random_book_data_with_a_valid_checksum_is_refused_or_read() {
    let variant = &Variant::built_in()[3];
    let bytes = grow_book(variant, 6).to_bytes();
    let mut rng = StdRng::seed_from_u64(7);
    let mut readable_count = 0;
    for _ in 0..2_000 {
        let mut bytes = bytes.clone();
        rng.fill(&mut bytes[30..]);
        let valid_checksum = fnv1a64(&[&bytes[..22], &bytes[30..]].concat());
        bytes[22..30].copy_from_slice(&valid_checksum.to_le_bytes());
        readable_count += usize::from(OpeningBook::read(&bytes, &variant.rules).is_some());
    }
    assert!(
        readable_count < 20,
        "{readable_count} of 2,000 are books of just so many codes and bytes"
    );
}

#[test]
fn book_files_with_impossible_efforts_are_refused() {
    let variant = &Variant::built_in()[0];
    for (place, most) in [
        (4, BookEffort::MAX_FULLY_EXPANDED_PLIES),
        (5, BookEffort::MAX_TABLE_SEEDS),
    ] {
        for (value, is_read) in [(most, true), (most + 1, false), (u8::MAX, false)] {
            let mut bytes = grow_book(variant, 1).to_bytes();
            bytes[place] = value;
            // The checksum at the end of the header covers all bytes before and after it.
            let sum = fnv1a64(&[&bytes[..22], &bytes[30..]].concat());
            bytes[22..30].copy_from_slice(&sum.to_le_bytes());
            assert_eq!(
                OpeningBook::read(&bytes, &variant.rules).is_some(),
                is_read,
                "byte {place} is {value}"
            );
        }
    }
}

#[test]
fn an_interrupted_and_resumed_book_has_the_same_bytes() {
    let variant = &Variant::built_in()[5];
    let uninterrupted_bytes = grow_book(variant, 20).to_bytes();
    assert_eq!(grow_book(variant, 20).to_bytes(), uninterrupted_bytes);
    let bytes_of_smaller_book = grow_book(variant, 9).to_bytes();
    let mut resumed_grower =
        BookGrower::read(&bytes_of_smaller_book, &variant.rules, &Stop::new()).expect("a book");
    let stop_signal = Stop::new();
    stop_signal.stop();
    assert!(
        resumed_grower.expand_batch(&stop_signal)
            && resumed_grower.to_bytes() == bytes_of_smaller_book,
        "what is interrupted is as if it had not begun"
    );
    (0..11).for_each(|_| assert!(resumed_grower.expand_batch(&Stop::new())));
    assert_eq!(resumed_grower.to_bytes(), uninterrupted_bytes);
}

#[test]
fn the_book_command_builds_extends_counts_and_queries_a_book() {
    let home = Home::new();
    let [whole_book_path, smaller_book_path] =
        ["whole", "part"].map(|name| home.path().join(name).display().to_string());
    let effort_args = [
        "--variant",
        "awari",
        "--full-plies",
        "2",
        "--full-nodes",
        "300",
        "--nodes",
        "200",
        "--table-seeds",
        "3",
    ];
    let build_book = |out: &str, positions| {
        let size_and_file_args = ["--positions", positions, "--out", out];
        home.output_of(
            &[
                &["book", "build"],
                &effort_args[..],
                &size_and_file_args[..],
            ]
            .concat(),
        )
    };
    assert!(build_book(&whole_book_path, "150").contains("positions"));
    build_book(&smaller_book_path, "60");
    let error_message = home.error_of(&[
        "book",
        "build",
        "--variant",
        "awari",
        "--nodes",
        "7",
        "--out",
        &smaller_book_path,
    ]);
    assert!(
        error_message.contains("different numbers"),
        "{error_message}"
    );
    home.output_of(&[
        "book",
        "extend",
        "--variant",
        "awari",
        "--positions",
        "150",
        &smaller_book_path,
    ]);
    assert_eq!(
        fs::read(&smaller_book_path).expect("a book"),
        fs::read(&whole_book_path).expect("a book")
    );
    let output = home.output_of(&[
        "book",
        "stats",
        "--variant",
        "awari",
        "--book",
        &smaller_book_path,
    ]);
    assert!(
        output.contains("expanded") && output.contains("1 6 36"),
        "{output}"
    );
    let probe_output = home.output_of(&[
        "book",
        "probe",
        "--variant",
        "awari",
        "--book",
        &smaller_book_path,
        "F",
    ]);
    assert!(
        probe_output
            .lines()
            .any(|line| line.starts_with("f ") && line.contains("estimate")),
        "{probe_output}"
    );
    assert!(
        home.output_of(&["book", "stats"]).contains("40,000")
            || home.output_of(&["book", "stats"]).contains("40000")
    );
    assert!(
        home.error_of(&["book", "probe", "--variant", "oware", "--book", "/dev/null"])
            .contains("/dev/null")
    );
    // A requested book that is already large enough is written too. A book for another game is not
    // overwritten.
    let small_book_path = home.path().join("small").display().to_string();
    assert!(build_book(&small_book_path, "1").contains("1 position"));
    assert!(
        home.output_of(&[
            "book",
            "stats",
            "--variant",
            "awari",
            "--book",
            &small_book_path
        ])
        .starts_with("Positions: 1 (")
    );
    let bytes_before = fs::read(&whole_book_path).expect("a book");
    let error_message = home.error_of(&["book", "extend", "--positions", "200", &whole_book_path]);
    assert!(
        error_message.contains("of this game")
            && fs::read(&whole_book_path).expect("a book") == bytes_before,
        "{error_message}"
    );
    fs::write(&smaller_book_path, b"AWB1 and nothing").expect("a file");
    assert!(
        home.error_of(&[
            "book",
            "extend",
            "--variant",
            "awari",
            "--positions",
            "9",
            &smaller_book_path
        ])
        .contains("damaged")
    );
}

#[test]
fn the_engine_plays_from_the_book_if_configured() {
    let rules = Variant::built_in()[0].rules;
    let start = Position::start(&rules, Seat::South);
    let book = OpeningBook::built_in(&rules).expect("a book");
    let best_book_moves = book.best_moves(&start);
    let resources = |book| EngineResources {
        hash_mb: 1,
        threads: 1,
        time_per_move: Duration::from_millis(20),
        tables: None,
        book,
    };
    let chosen_move = |seed, book| {
        let mut computer = ComputerPlayer::new(
            "engine:nodes=1000".parse().expect("a player"),
            seed,
            &resources(book),
        );
        computer
            .choose(&[AnyGame::Awale(start)], &Stop::new(), &mut |_| ())
            .expect("a move")
    };
    for seed in 0..20 {
        let chosen_with_book = chosen_move(seed, BookUse::BookAtEveryStrength);
        assert!(
            chosen_with_book.visited == 0
                && best_book_moves
                    .iter()
                    .any(|&pit| chosen_with_book.choice == AnyMove::Pit(pit))
        );
        assert_eq!(
            chosen_with_book.choice,
            chosen_move(seed, BookUse::BookAtEveryStrength).choice
        );
    }
    assert!(chosen_move(0, BookUse::NoBook).visited > 0);
    let entrant: Entrant = "engine:nodes=9,tables=on,book=on"
        .parse()
        .expect("an entrant");
    assert!(entrant.probes_tables() && entrant.to_string() == "engine:nodes=9,tables=on,book=on");
    assert!(
        "alphabeta:3,book=on".parse::<Entrant>().is_err()
            && "character:ama,book=on".parse::<Entrant>().is_err()
    );
}

#[test]
fn only_the_full_engine_plays_from_the_book() {
    let start = Position::start(&Variant::built_in()[0].rules, Seat::South);
    let resources = |book| EngineResources {
        hash_mb: 1,
        threads: 1,
        time_per_move: Duration::from_millis(20),
        tables: None,
        book,
    };
    let is_from_book = |player: &str, book| {
        let mut computer =
            ComputerPlayer::new(player.parse().expect("a player"), 1, &resources(book));
        computer
            .choose(&[AnyGame::Awale(start)], &Stop::new(), &mut |_| ())
            .expect("a move")
            .visited
            == 0
    };
    for (player, full, always) in [
        ("engine:level=10", true, true),
        ("engine:level=9", false, true),
        ("engine:level=1", false, true),
        ("engine:nodes=1000", true, true),
        ("alphabeta:2", false, false),
    ] {
        assert!(!is_from_book(player, BookUse::NoBook), "{player}");
        assert_eq!(
            is_from_book(player, BookUse::BookAtFullStrength),
            full,
            "{player}"
        );
        assert_eq!(
            is_from_book(player, BookUse::BookAtEveryStrength),
            always,
            "{player}"
        );
    }
    let book_use_in_settings = |own_book: &str| {
        awale::config::Settings::parse(own_book, "config.toml")
            .expect("settings")
            .engine_resources(1)
            .book
    };
    assert_eq!(book_use_in_settings(""), BookUse::NoBook);
    assert_eq!(
        book_use_in_settings("[engine]\nown_book = true\n"),
        BookUse::BookAtFullStrength
    );
}

#[test]
fn a_player_can_have_tables_and_book_in_either_order() {
    let entrant: Entrant = "engine:level=3,book=on,tables=on"
        .parse()
        .expect("an entrant");
    assert_eq!(entrant.to_string(), "engine:level=3,tables=on,book=on");
    assert!("fast,book=on,tables=on".parse::<Entrant>().is_err());
    assert!(
        "engine:level=3,book=on,book=on,tables=on"
            .parse::<Entrant>()
            .is_err()
    );
}

#[test]
#[cfg(unix)]
fn an_interrupted_book_build_prints_the_command_to_resume_it() {
    let home = Home::new();
    let book_path = home.path().join("my book");
    let book_path_text = book_path.display().to_string();
    let arguments = [
        "book",
        "build",
        "--positions",
        "5000000",
        "--out",
        &book_path_text,
    ];
    let mut terminal = home.launch().args(&arguments).size(400, 40).start();
    while !book_path.exists() {
        std::thread::yield_now();
    }
    terminal.send_signal("TERM");
    assert_eq!(terminal.wait_for_exit().0.exit_code(), 143);
    let screen = terminal.screen();
    let command = format!("{AWALE_PATH} book build --positions 5000000 --out '{book_path_text}'");
    assert!(screen.contains(&command), "{screen}");
}
