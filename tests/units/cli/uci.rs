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
    let go_command = |limits, time| {
        Some(UciCommand::Go(Go {
            limits,
            clock_side: time,
        }))
    };
    assert_eq!(
        parse("go infinite"),
        go_command(Limits::infinite(), ClockSide::OwnClock)
    );
    assert_eq!(
        parse("go depth 12"),
        go_command(Limits::depth(12), ClockSide::OwnClock)
    );
    assert_eq!(
        parse("go ponder nodes 500"),
        go_command(Limits::nodes(500), ClockSide::OpponentClock)
    );
    assert_eq!(parse("ponderhit"), Some(UciCommand::PonderHit));
    let set_option_command = UciCommand::SetOption {
        name: "Hash".into(),
        value: "64".into(),
    };
    assert_eq!(
        parse("setoption name Hash value 64"),
        Some(set_option_command)
    );
    let option = UciCommand::SetOption {
        name: "TablesPath".into(),
        value: "/my games/tables".into(),
    };
    assert_eq!(
        parse(" setoption  name TablesPath  value /my games/tables "),
        Some(option)
    );
    let position_command = UciCommand::Position {
        start_position: None,
        move_letters: "FfE".into(),
    };
    assert_eq!(
        parse("position startpos moves FfE"),
        Some(position_command.clone())
    );
    assert_eq!(
        parse("position startpos moves F f E"),
        Some(position_command)
    );
}

#[test]
fn invalid_uci_lines_are_explained() {
    let error_message = |line| {
        UciCommand::parse(line)
            .expect_err("a line that is not understood")
            .to_string()
    };
    assert!(error_message("gogo").contains("`gogo` is no command"));
    assert!(error_message("go depth").contains("not complete"));
    assert!(error_message("go depth -1").contains("`-1` is not a number"));
    assert!(error_message("go fast").contains("`fast` is not understood"));
    assert!(error_message("position fen").contains("not complete"));
    assert!(error_message("setoption Hash 3").contains("setoption name NAME value VALUE"));
    assert!(error_message("setoption name Hash 3").contains("`3` is not understood"));
    assert!(error_message("setoption name Hash value ").contains("not complete"));
    assert!(error_message("stop it").contains("it stands alone"));
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
