use std::time::Duration;

use awale_engine::Limits;

use awale_lab::commands::uci::command::{ClockSide, Go, UciCommand, usable_search_time};

fn parse(line: &str) -> Option<UciCommand> {
    UciCommand::parse(line).expect("a line that is understood")
}

#[test]
fn valid_uci_lines_are_parsed() {
    assert_eq!(parse("  "), None);
    assert_eq!(parse("uci"), Some(UciCommand::Uci));
    let go = |limits, time| {
        Some(UciCommand::Go(Go {
            limits,
            clock_side: time,
        }))
    };
    assert_eq!(parse("go infinite"), go(Limits::infinite(), ClockSide::Own));
    assert_eq!(parse("go depth 12"), go(Limits::depth(12), ClockSide::Own));
    assert_eq!(
        parse("go ponder nodes 500"),
        go(Limits::nodes(500), ClockSide::Opponent)
    );
    assert_eq!(parse("ponderhit"), Some(UciCommand::PonderHit));
    let option = UciCommand::SetOption {
        name: "Hash".into(),
        value: "64".into(),
    };
    assert_eq!(parse("setoption name Hash value 64"), Some(option));
    let option = UciCommand::SetOption {
        name: "TablesPath".into(),
        value: "/my games/tables".into(),
    };
    assert_eq!(
        parse(" setoption  name TablesPath  value /my games/tables "),
        Some(option)
    );
    let position = UciCommand::Position {
        start: None,
        moves: "FfE".into(),
    };
    assert_eq!(parse("position startpos moves FfE"), Some(position.clone()));
    assert_eq!(parse("position startpos moves F f E"), Some(position));
}

#[test]
fn invalid_uci_lines_are_explained() {
    let complaint = |line| {
        UciCommand::parse(line)
            .expect_err("a line that is not understood")
            .to_string()
    };
    assert!(complaint("gogo").contains("`gogo` is no command"));
    assert!(complaint("go depth").contains("not complete"));
    assert!(complaint("go depth -1").contains("`-1` is not a number"));
    assert!(complaint("go fast").contains("`fast` is not understood"));
    assert!(complaint("position fen").contains("not complete"));
    assert!(complaint("setoption Hash 3").contains("setoption name NAME value VALUE"));
    assert!(complaint("setoption name Hash 3").contains("`3` is not understood"));
    assert!(complaint("setoption name Hash value ").contains("not complete"));
    assert!(complaint("stop it").contains("it stands alone"));
}

#[test]
fn some_of_the_time_is_reserved_for_sending_the_answer() {
    assert_eq!(
        usable_search_time(Duration::from_millis(1)),
        Duration::from_micros(900)
    );
    assert_eq!(
        usable_search_time(Duration::from_secs(1)),
        Duration::from_millis(998)
    );
}
