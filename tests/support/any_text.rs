//! What must hold of any text whatever that is given to a reader: it is read, and then survives being written, or what
//! is wrong is told in every language. Tests and fuzzing ask the same.

#![allow(dead_code, reason = "each test uses its own part")]

use std::sync::OnceLock;

use awale::awale::{Position, Variant};
use awale::config::Settings;
use awale::game::Game;
use awale::i18n::{Explain, Language, Words};
use awale::record::{Error, Format, Record};

/// The words of every language.
fn languages() -> &'static [Words] {
    static LANGUAGES: OnceLock<Vec<Words>> = OnceLock::new();
    LANGUAGES.get_or_init(|| Language::ALL.map(Words::new).into())
}

fn assert_told(tell: impl Fn(&Words) -> String) {
    for words in languages() {
        let told = tell(words);
        assert!(!told.is_empty() && !told.contains("{$"), "{told}");
    }
}

/// A position in one line, by the rules of each variant.
pub fn position(text: &str) {
    for variant in Variant::built_in() {
        match Position::parse(text, variant.rules) {
            Err(error) => assert_told(|words| error.explain(words)),
            Ok(position) => {
                let seats = position.counts();
                let total = u32::from(position.on_board()) + seats.south + seats.north;
                assert_eq!(total, u32::from(position.rules().total()));
                assert_eq!(Position::parse(&position.to_string(), variant.rules), Ok(position));
                for mv in position.moves() {
                    let mut after = position;
                    after.play(mv).expect("a move that is offered is legal");
                }
            }
        }
    }
}

/// A game in the format of the house.
pub fn record(text: &str) {
    judge(text, &Record::parse(text));
}

/// A game in the notation of other programs.
pub fn ogn(text: &str) {
    judge(text, &Record::parse_ogn(text, &[]));
}

fn judge(text: &str, read: &Result<Record, Error>) {
    match read {
        Err(error) => {
            assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
            assert!(error.column.is_none_or(|column| (1..=text.len() + 1).contains(&column)), "{error}");
            assert_told(|words| words.record_error("game", error));
        }
        Ok(record) => {
            for format in Format::ALL {
                let Ok(written) = format.write(record) else { continue };
                let again = format.read(&written, &[]).unwrap_or_else(|error| panic!("{error}\n{written}"));
                assert_same_game(record, &again, &written);
                assert_eq!(format.write(&again).as_deref(), Ok(written.as_str()), "once written, it stays as it is");
            }
        }
    }
}

/// The same rules, players, moves and end. Names and titles may have come onto one line.
pub fn assert_same_game(before: &Record, after: &Record, written: &str) {
    assert_eq!(after.referee().past(), before.referee().past(), "{written}");
    assert_eq!(after.moves(), before.moves(), "{written}");
    assert_eq!(after.result(), before.result(), "{written}");
    assert_eq!(after.settlement(), before.settlement(), "{written}");
    assert_eq!(after.date, before.date, "{written}");
    assert_eq!(after.sowing, before.sowing, "{written}");
    let specs = |record: &Record| [record.players.south.spec, record.players.north.spec];
    assert_eq!(specs(after), specs(before), "{written}");
}

/// The user's settings.
pub fn settings(text: &str) {
    match Settings::parse(text, "config.toml") {
        Err(error) => assert_told(|words| error.explain(words)),
        Ok(settings) => {
            assert!(!settings.entries().is_empty());
            assert_eq!(settings.changes(&settings), Vec::new());
        }
    }
}
