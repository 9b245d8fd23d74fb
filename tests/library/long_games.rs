//! Games of the maximum length are read and written; longer ones are refused with an error.

use std::collections::HashSet;
use std::fs;

use awale_engine::Stop;
use awale_rules::{
    Game, GameEnd, MAX_MOVES, Match, PerSeat, Pit, Position, RefusedMove, Rules, Seat, Settlement,
};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use awale::app::GameFile;
use awale::shell::storage::GamesFolder;
use awale_study::catalogue::{AnyGame, AnyMove, GameKind, PlayerSpec, Variant};
use awale_study::record::{
    DateTime, GameFormat, LimitedThing, MAX_RECORD_BYTES, MAX_TAGS, Participant, Record,
    RecordProblem, SowingDirection,
};

fn endless_rules() -> Rules {
    Rules::new(awale_rules::RuleFields {
        win_at: None,
        ..awale_rules::RuleFields::OWARE
    })
    .expect("rules")
}

/// Finds `count` moves that capture nothing and never repeat a position.
fn endless_moves(count: usize) -> Vec<Pit> {
    let mut rng = StdRng::seed_from_u64(7);
    let start = Position::start(&endless_rules(), Seat::South);
    let (mut positions_so_far, mut visited_positions, mut moves) =
        (vec![start], HashSet::from([start]), Vec::new());
    while moves.len() < count {
        let position = *positions_so_far.last().expect("a position");
        let mut legal_moves: Vec<Pit> = position.moves().collect();
        legal_moves.shuffle(&mut rng);
        let next_move_and_position = legal_moves.into_iter().find_map(|mv| {
            let mut after = position;
            after.play_unchecked(mv);
            let continues_endlessly = after.repetition_barrier() == 0
                && after.outcome().is_none()
                && visited_positions.insert(after);
            continues_endlessly.then_some((mv, after))
        });
        if let Some((mv, after)) = next_move_and_position {
            moves.push(mv);
            positions_so_far.push(after);
        } else {
            // After a dead end, undo up to nine moves and never visit that position again.
            let remaining_move_count = moves.len().saturating_sub(rng.random_range(1..10));
            moves.truncate(remaining_move_count);
            positions_so_far.truncate(remaining_move_count + 1);
        }
    }
    moves
}

fn game_record(game: &Match<AnyGame>) -> Record {
    let kind = GameKind::Awale(Variant {
        id: "endless".into(),
        name: "Endless".into(),
        rules: endless_rules(),
    });
    let players = PerSeat::from_fn(|_| Participant {
        name: "".into(),
        spec: PlayerSpec::Human,
    });
    Record::of(
        game,
        kind,
        players,
        SowingDirection::default(),
        DateTime::UNKNOWN,
        None,
    )
}

fn toml_with_moves(moves: &[Pit]) -> String {
    let record_without_moves = game_record(&Match::new(AnyGame::Awale(Position::start(
        &endless_rules(),
        Seat::South,
    ))))
    .to_toml();
    let letters: String = moves
        .iter()
        .map(|mv| format!("\"{mv}\", "))
        .collect::<Vec<_>>()
        .concat();
    record_without_moves.replace("moves = [\n]", &format!("moves = [{letters}]"))
}

#[test]
fn a_game_ends_at_the_maximum_number_of_moves_in_a_file() {
    let moves = endless_moves(MAX_MOVES);
    let mut game = Match::new(AnyGame::Awale(Position::start(
        &endless_rules(),
        Seat::South,
    )));
    for &mv in &moves {
        assert_eq!(game.play(AnyMove::Pit(mv)), Ok(()));
    }
    let game_end = game.outcome().expect("an end");
    assert_eq!(game_end.ending, GameEnd::Settled(Settlement::Agreement));
    let legal_move = game.position().moves().next().expect("a move");
    assert_eq!(game.play(legal_move), Err(RefusedMove::GameOver));
    let record = game_record(&game);
    for &format in GameFormat::ALL {
        let text = format.write(&record).expect("a game of awalé");
        let record_read_again = format
            .read(&text, &[])
            .unwrap_or_else(|error| panic!("{format:?}: {error}"));
        assert_eq!(record_read_again.moves(), record.moves(), "{format:?}");
        assert_eq!(record_read_again.result(), record.result(), "{format:?}");
    }
    assert!(
        game.undo() && game.outcome().is_none(),
        "the last move is taken back with the end that it made"
    );
    assert!(game.redo() && game.outcome().is_some());
}

#[test]
fn too_many_moves_are_refused_with_a_message_in_either_format() {
    let mut moves = endless_moves(MAX_MOVES);
    moves.push(moves[0]);
    let problem = RecordProblem::LimitExceeded {
        limited_thing: LimitedThing::MovesOfGame,
        max_count: MAX_MOVES,
    };
    assert_eq!(
        Record::parse(&toml_with_moves(&moves))
            .expect_err("too many")
            .problem,
        problem
    );
    let letters: String = moves
        .iter()
        .map(|mv| format!("{mv} "))
        .collect::<Vec<_>>()
        .concat();
    let ogn = format!("[Rules \"seeds_per_pit=4 win_at=none\"]\n\n{letters} *");
    assert_eq!(
        Record::parse_ogn(&ogn, &[]).expect_err("too many").problem,
        problem
    );
    let oversized_text = format!("{}#{}", toml_with_moves(&[]), " ".repeat(MAX_RECORD_BYTES));
    let problem = RecordProblem::LimitExceeded {
        limited_thing: LimitedThing::BytesOfText,
        max_count: MAX_RECORD_BYTES,
    };
    assert_eq!(
        Record::parse(&oversized_text)
            .expect_err("too large")
            .problem,
        problem
    );
}

#[test]
fn as_many_tags_as_can_be_read_can_be_written_in_either_format() {
    let ogn_tag_lines = |count: usize| {
        (0..count)
            .map(|number| format!("[T{number} \"x\"]\n"))
            .collect::<Vec<_>>()
            .concat()
    };
    let problem = RecordProblem::LimitExceeded {
        limited_thing: LimitedThing::TagsOfGame,
        max_count: MAX_TAGS,
    };
    let record_with_all_tags =
        Record::parse_ogn(&format!("{}\n*", ogn_tag_lines(MAX_TAGS)), &[]).expect("a game");
    for &format in GameFormat::ALL {
        let record_read_again = format
            .read(&format.write(&record_with_all_tags).expect("words"), &[])
            .expect("a game");
        assert_eq!(
            record_read_again.header.tags, record_with_all_tags.header.tags,
            "{format:?}"
        );
    }
    let text_with_too_many_tags = format!("{}\n*", ogn_tag_lines(MAX_TAGS + 1));
    assert_eq!(
        Record::parse_ogn(&text_with_too_many_tags, &[])
            .expect_err("too many")
            .problem,
        problem
    );
    let toml = format!(
        "{}\n[tags]\n{}",
        toml_with_moves(&[]),
        text_with_too_many_tags
            .replace('[', "")
            .replace("]\n", "\n")
            .replace(" \"", " = \"")
    );
    assert_eq!(
        Record::parse(toml.trim_end_matches(['*', '\n']))
            .expect_err("too many")
            .problem,
        problem
    );
}

#[test]
fn the_first_list_has_the_newest_small_games_and_listing_stops_on_demand() {
    let folder = tempfile::tempdir().expect("a folder");
    let moves_text: String = endless_moves(9_999)
        .iter()
        .map(|mv| format!("{mv} "))
        .collect::<Vec<_>>()
        .concat();
    let ogn_text = format!(
        "[Rules \"seeds_per_pit=4 win_at=none\"]\n\n{moves_text} *{}",
        " ".repeat(20_000)
    );
    for number in 0..3 {
        fs::write(folder.path().join(format!("large-{number}.ogn")), &ogn_text).expect("a file");
    }
    fs::write(folder.path().join("small.toml"), toml_with_moves(&[])).expect("a file");
    let games = GamesFolder::new(folder.path().to_owned());
    let listed_files = |shelf: awale::app::GameList| {
        shelf
            .0
            .iter()
            .map(|game| game.file.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        listed_files(games.list_newest_games(8).expect("a list")),
        [GameFile("small.toml".to_owned())]
    );
    assert_eq!(games.list_all_games().expect("a list").0.len(), 4);
    let stop = Stop::new();
    stop.stop();
    assert!(
        games
            .list_games_until_stopped(&stop)
            .expect("a list")
            .0
            .is_empty()
    );
}
