//! Properties of the readers for any text, shared by tests and fuzzing: a text is read and survives
//! being written, or the error has a message in every language.

#![allow(dead_code, reason = "each test uses its own part")]

use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

use awale_engine::Stop;
use awale_engine::tables::{CheckExtent, TableBoard, Tables, build_tables};
use awale_rules::Position;
use tempfile::TempDir;
#[cfg(unix)]
use terminput::{Event, KeyCode, KeyModifiers};

use awale::cli;
use awale::config::Settings;
#[cfg(unix)]
use awale::input::InputDecoder;
use awale::theme::Theme;
use awale::words::{Explain, Language, Words};
use awale_study::catalogue::Variant;
use awale_study::link::{self, LinkContent};
use awale_study::progress::Progress;
use awale_study::record::{GameFormat, Record, RecordError};

/// The texts of every language.
fn words_of_all_languages() -> &'static [Words] {
    static LANGUAGES: OnceLock<Vec<Words>> = OnceLock::new();
    LANGUAGES.get_or_init(|| Language::ALL.map(Words::new).into())
}

/// Checks that the error about `text` has a message in every language, and that no variable in it
/// is without a value, which would leave `{$name}`. Skipped if `text` itself contains `$` or
/// escapes, because the message may quote it.
fn assert_explained(text: &str, explain: impl Fn(&Words) -> String) {
    let may_be_quoted = text.contains(['$', '\\']);
    for words in words_of_all_languages() {
        let message = explain(words);
        assert!(
            !message.is_empty() && (may_be_quoted || !message.contains("{$")),
            "{message}"
        );
    }
}

/// Tests a position in one line, with the rules of each variant.
pub fn check_position(text: &str) {
    for variant in Variant::built_in() {
        match Position::parse(text, &variant.rules) {
            Err(error) => assert_explained(text, |words| error.explain(words)),
            Ok(position) => {
                let collected_counts = position.collected_counts();
                let total = u32::from(position.seeds_on_board())
                    + collected_counts.south
                    + collected_counts.north;
                assert_eq!(total, u32::from(position.rules().total_seeds()));
                assert_eq!(
                    Position::parse(&position.to_string(), &variant.rules),
                    Ok(position)
                );
                for mv in position.moves() {
                    let mut after = position;
                    after.play(mv).expect("a move that is offered is legal");
                }
            }
        }
    }
}

/// Tests a game in the program's own format.
pub fn check_record(text: &str) {
    check_parsed_record(text, &Record::parse(text));
}

/// Tests a game in the notation of other programs.
pub fn check_ogn(text: &str) {
    let games = Record::parse_all_ogn(text, &[]);
    for game in &games {
        check_parsed_record(text, game);
    }
    let parsed_single_game = Record::parse_ogn(text, &[]);
    assert_eq!(
        parsed_single_game.is_ok(),
        matches!(games.as_slice(), [Ok(_)])
    );
    check_parsed_record(text, &parsed_single_game);
}

fn check_parsed_record(text: &str, parsed: &Result<Record, RecordError>) {
    match parsed {
        Err(error) => {
            assert!(
                (1..=text.lines().count() + 1).contains(&error.line),
                "{error}"
            );
            assert!(
                error
                    .column
                    .is_none_or(|column| (1..=text.len() + 1).contains(&column)),
                "{error}"
            );
            assert_explained(text, |words| words.record_error("game", error));
        }
        Ok(record) => {
            for &format in GameFormat::ALL {
                let Ok(written_text) = format.write(record) else {
                    continue;
                };
                let record_read_again = format
                    .read(&written_text, &[])
                    .unwrap_or_else(|error| panic!("{error}\n{written_text}"));
                assert_same_game(record, &record_read_again, &written_text);
                assert_eq!(
                    format.write(&record_read_again).as_deref(),
                    Ok(written_text.as_str()),
                    "once written, it stays as it is"
                );
            }
        }
    }
}

/// Checks that rules, players, moves and end are the same. Line breaks in names and titles may have
/// become spaces.
pub fn assert_same_game(before: &Record, after: &Record, written: &str) {
    assert_eq!(
        after.clone_game().positions_so_far(),
        before.clone_game().positions_so_far(),
        "{written}"
    );
    assert_eq!(after.moves(), before.moves(), "{written}");
    assert_eq!(after.result(), before.result(), "{written}");
    assert_eq!(after.settlement(), before.settlement(), "{written}");
    assert_eq!(after.header.date, before.header.date, "{written}");
    assert_eq!(after.sowing_direction, before.sowing_direction, "{written}");
    let player_specs = |record: &Record| [record.players.south.spec, record.players.north.spec];
    assert_eq!(player_specs(after), player_specs(before), "{written}");
    assert_eq!(after.header.comments, before.header.comments, "{written}");
    assert_eq!(
        after.header.variations, before.header.variations,
        "{written}"
    );
    assert_eq!(
        (after.header.origin, after.header.is_helped),
        (before.header.origin, before.header.is_helped),
        "{written}"
    );
    // Oware Game Notation does not store that a game is played by link, which decides whether it
    // counts.
    if before.header.game_played_by_link.is_none() {
        assert_eq!(
            after.statistics_status(),
            before.statistics_status(),
            "{written}"
        );
    }
}

/// Tests a text with a link: what is read from it makes a link with the same content.
pub fn check_link(text: &str) {
    match LinkContent::read(text, &[]) {
        None => {}
        Some(Err(error)) => assert_explained(text, |words| error.explain(words)),
        Some(Ok(LinkContent::Game(record))) => {
            let link_text = |record: &Record| match record.header.game_played_by_link {
                Some(_) => link::address_that_continues_game("", record),
                None => link::address_that_shows_record("", record),
            };
            let Some(written_link) = link_text(&record) else {
                return;
            };
            let Some(Ok(LinkContent::Game(again))) = LinkContent::read(&written_link, &[]) else {
                panic!("{written_link}");
            };
            assert_eq!(
                again.game().positions_so_far(),
                record.game().positions_so_far(),
                "{written_link}"
            );
            assert_eq!(again.settlement(), record.settlement(), "{written_link}");
            assert_eq!(
                again.header.game_played_by_link, record.header.game_played_by_link,
                "{written_link}"
            );
            assert_eq!(link_text(&again).as_ref(), Some(&written_link));
        }
        Some(Ok(LinkContent::Puzzle(puzzle))) => {
            let past = puzzle.game_before_turn(puzzle.turns.len() - 1);
            assert_eq!(past.moves().len(), 2 * (puzzle.turns.len() - 1));
            assert!(
                link::address_that_opens_puzzle("", &puzzle)
                    .is_some_and(|written| text.contains(&written[..20]))
            );
        }
    }
}

/// Tests any input from a terminal. It must not block the keyboard: Ctrl-C and an ordinary key
/// still arrive after it.
#[cfg(unix)]
pub fn check_keyboard_input(bytes: &[u8]) {
    let (mut decoder_of_whole, mut decoder_of_pieces) =
        (InputDecoder::default(), InputDecoder::default());
    let (mut events_of_whole, mut events_of_pieces) = (Vec::new(), Vec::new());
    let bytes = [bytes, b"\x03x"].concat();
    decoder_of_whole.decode_bytes(&bytes, &mut events_of_whole);
    bytes
        .chunks(1)
        .for_each(|piece| decoder_of_pieces.decode_bytes(piece, &mut events_of_pieces));
    assert_eq!(events_of_whole, events_of_pieces);
    assert!(
        matches!(&events_of_whole[..], [.., Event::Key(control_c), Event::Key(x)]
        if control_c.modifiers == KeyModifiers::CTRL && x.code == KeyCode::Char('x'))
    );
    assert_eq!(decoder_of_whole.escape_timeout(), None);
}

/// Tests a settings file.
pub fn check_settings(text: &str) {
    match Settings::parse(text, "config.toml") {
        Err(error) => assert_explained(text, |words| error.explain(words)),
        Ok(settings) => assert!(!settings.entries().is_empty()),
    }
}

/// Tests a theme.
pub fn check_theme(text: &str) {
    if let Err(error) = Theme::parse(text, "theme.toml") {
        assert!(
            (1..=text.lines().count() + 1).contains(&error.line),
            "{}",
            error.line
        );
        assert_explained(text, |words| error.explain(words));
    }
}

/// Tests a progress file.
pub fn check_progress(text: &str) {
    match Progress::parse(text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(progress) => {
            let progress_text = progress.to_toml();
            let record_read_again = Progress::parse(&progress_text)
                .unwrap_or_else(|error| panic!("{error}\n{progress_text}"));
            assert_eq!(record_read_again, progress, "{progress_text}");
        }
    }
}

/// Tests an analysis of a game with four moves, one line per move.
pub fn check_analysis(text: &str) {
    const ANALYZED_GAME: &str = include_str!("../../fuzz/analysed.toml");
    let lines: Vec<String> = text
        .lines()
        .map(|line| format!("  {{ {line} }},\n"))
        .collect();
    let move_rows = lines.concat();
    check_record(&format!(
        "{ANALYZED_GAME}\n[analysis]\ndepth = 8\ntables = 0\nmoves = [\n{move_rows}]\n"
    ));
}

/// Tests input for the engine protocol. Each search is stopped immediately, and options for much
/// memory are skipped.
pub fn check_uci_input(text: &str) {
    let mut input = String::new();
    for line in text.lines() {
        let numbers = line.split(|letter: char| !letter.is_ascii_digit());
        let has_large_number = numbers
            .filter(|digits| !digits.is_empty())
            .any(|digits| digits.len() > 2);
        if line.contains("setoption") && has_large_number {
            continue;
        }
        input += line;
        input += "\n";
        if line.contains("go") {
            input += "stop\n";
        }
    }
    cli::run_uci_on(std::io::Cursor::new(input)).expect("a conversation has an end");
}

/// Tests the bytes of a table file. The first byte selects which file.
pub fn check_table_file(bytes: &[u8]) {
    const MAX_TABLE_SEEDS: u8 = 4;
    static TABLE_FOLDER: OnceLock<(TempDir, Vec<PathBuf>)> = OnceLock::new();
    let rules = Variant::built_in()[0].rules;
    let (folder, files) = TABLE_FOLDER.get_or_init(|| {
        let folder = TempDir::new().expect("a temporary folder");
        build_tables(
            &rules,
            MAX_TABLE_SEEDS,
            folder.path(),
            1,
            &Stop::new(),
            &mut |_| (),
        )
        .expect("small tables");
        let mut files: Vec<PathBuf> = fs::read_dir(folder.path())
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.is_file())
            .collect();
        files.sort();
        (folder, files)
    });
    let Some((&file_number, bytes)) = bytes.split_first() else {
        return;
    };
    let file = &files[usize::from(file_number) % files.len()];
    let intact_bytes = fs::read(file).expect("a table");
    fs::write(file, bytes).expect("a damaged table");
    for check in [CheckExtent::HeaderOnly, CheckExtent::WholeFile] {
        let (tables, damaged_table) = Tables::open(folder.path(), &rules, MAX_TABLE_SEEDS, check);
        if let Some(damaged_table) = damaged_table {
            assert!(!damaged_table.to_string().is_empty());
        }
        for seeds in 0..=MAX_TABLE_SEEDS {
            for pit in 0..12 {
                let mut pits = [0; 12];
                pits[pit] = seeds;
                let _ = TableBoard::new(pits).map(|board| tables.get(board));
            }
        }
    }
    fs::write(file, intact_bytes).expect("a table");
}
