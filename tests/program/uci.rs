//! The engine protocol, tested with the real binary.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

const AWALE_PATH: &str = env!("CARGO_BIN_EXE_awale");

/// A UCI session with the program, with a temporary home folder.
struct UciSession {
    _home: TempDir,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl UciSession {
    fn new() -> UciSession {
        let mut command = Command::new(AWALE_PATH);
        command.arg("uci");
        UciSession::from_command(command)
    }

    /// Starts the program by a shell that runs `shell_commands` first.
    #[cfg(unix)]
    fn start_after_shell_commands(shell_commands: &str) -> UciSession {
        let mut command = Command::new("sh");
        command.args([
            "-c",
            &format!("{shell_commands}; exec \"$0\" uci"),
            AWALE_PATH,
        ]);
        UciSession::from_command(command)
    }

    fn from_command(mut command: Command) -> UciSession {
        let home = TempDir::new().unwrap();
        let mut child = command
            .env("HOME", home.path())
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("XDG_DATA_HOME")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        UciSession {
            _home: home,
            child,
            input,
            output,
        }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn receive(&mut self) -> String {
        let mut line = String::new();
        assert!(
            self.output.read_line(&mut line).unwrap() > 0,
            "the program went away"
        );
        line.trim_end().to_owned()
    }

    /// All lines up to and including the first that begins with `word`.
    fn receive_until(&mut self, word: &str) -> Vec<String> {
        let mut lines = vec![self.receive()];
        while !lines.last().unwrap().starts_with(word) {
            lines.push(self.receive());
        }
        lines
    }

    /// The three lines that the command `d` prints.
    fn describe_position(&mut self) -> [String; 3] {
        self.send("d");
        [self.receive(), self.receive(), self.receive()]
    }

    fn expect_end(mut self) {
        let mut remaining_output = String::new();
        assert_eq!(
            self.output.read_line(&mut remaining_output).unwrap(),
            0,
            "nothing is said any more: {remaining_output}"
        );
        assert!(self.child.wait().unwrap().success());
    }
}

const START_DESCRIPTION: [&str; 3] = [
    "position 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    "moves A B C D E F",
    "status playing",
];

#[test]
fn uci_identifies_the_engine() {
    let mut session = UciSession::new();
    session.send("uci");
    let lines = session.receive_until("uciok");
    for start in [
        "id name awale",
        "id author",
        "option name Hash type spin",
        "option name Threads",
        "option name MultiPV type spin default 1 min 1 max 6",
        "option name Level",
    ] {
        assert!(lines.iter().any(|line| line.starts_with(start)), "{start}");
    }
    let variants = lines
        .iter()
        .find(|line| line.starts_with("option name Variant"))
        .unwrap();
    for id in ["oware", "awele", "awale", "abapa", "awale-26", "awari"] {
        assert!(variants.contains(&format!(" var {id}")), "{variants}");
    }
    session.send("isready");
    assert_eq!(session.receive(), "readyok");
    session.send("quit");
    session.expect_end();
}

#[test]
fn positions_are_described_in_three_lines() {
    let mut session = UciSession::new();
    assert_eq!(session.describe_position(), START_DESCRIPTION);
    session.send("position startpos moves FfE");
    let [position, moves, status] = session.describe_position();
    // F sows into a b c d, f into A B C D, E into F a b c.
    assert_eq!(position, "position 5-5-5-5-0-1-6-6-6-5-4-0-0-0-N");
    assert_eq!(moves, "moves a b c d e");
    assert_eq!(status, "status playing");
    session.send("position fen 0-0-0-0-0-1-0-0-0-0-0-0-23-24-N");
    let finished_description = [
        "position 0-0-0-0-0-1-0-0-0-0-0-0-23-24-N",
        "moves",
        "status over 24 24",
    ];
    assert_eq!(session.describe_position(), finished_description);
    session.send("go depth 3");
    assert_eq!(session.receive(), "bestmove 0000");
}

#[test]
fn a_search_prints_every_ply_and_its_best_move() {
    let mut session = UciSession::new();
    session.send("position startpos moves FfE");
    session.send("go depth 9");
    let lines = session.receive_until("bestmove");
    assert_eq!(lines.len(), 10, "{lines:?}");
    for (depth, line) in (1..).zip(&lines[..9]) {
        assert!(
            line.starts_with(&format!("info depth {depth} score cp ")),
            "{line}"
        );
        for word in [" nodes ", " nps ", " time ", " pv "] {
            assert!(line.contains(word), "{line}");
        }
    }
    let words: Vec<&str> = lines[9].split(' ').collect();
    assert!(
        matches!(
            words.as_slice(),
            ["bestmove", "a" | "b" | "c" | "d" | "e" | "f", "ponder", _]
        ),
        "{words:?}"
    );
}

#[test]
fn the_uci_command_stop_ends_a_search_immediately() {
    let mut session = UciSession::new();
    for _ in 0..10 {
        session.send("go infinite");
        session.receive_until("info depth 12");
        session.send("isready");
        session.receive_until("readyok");
        session.send("position startpos moves A");
        session.receive_until("info string a search is under way");
        let begun = Instant::now();
        session.send("stop");
        session.receive_until("bestmove");
        // Stopping takes 5 ms on an idle machine, but tests run on busy ones.
        assert!(
            begun.elapsed() < Duration::from_millis(500),
            "{:?}",
            begun.elapsed()
        );
    }
    assert_eq!(
        session.describe_position(),
        START_DESCRIPTION,
        "what was refused has changed nothing"
    );
}

#[test]
fn an_infinite_search_waits_for_stop_even_when_the_result_is_proven() {
    let mut session = UciSession::new();
    session.send("position fen 0-0-0-0-0-1-0-0-0-0-0-1-22-24-S");
    session.send("go infinite");
    session.receive_until("info depth 100");
    session.send("isready");
    assert_eq!(
        session.receive(),
        "readyok",
        "the best move is not told before the stop"
    );
    session.send("stop");
    assert!(session.receive().starts_with("bestmove F"));
}

#[test]
fn a_search_in_the_opponents_time_answers_after_ponderhit() {
    let mut session = UciSession::new();
    // The search reaches its depth before `ponderhit`. The best move is printed only after it.
    session.send("position startpos moves Ff");
    session.send("go ponder depth 8");
    session.receive_until("info depth 8");
    session.send("isready");
    assert_eq!(
        session.receive(),
        "readyok",
        "the best move is not told before the reply"
    );
    session.send("ponderhit");
    assert!(session.receive().starts_with("bestmove "));
    // The time for the move starts at `ponderhit`.
    session.send("go ponder movetime 300");
    session.receive_until("info depth 12");
    let begun = Instant::now();
    session.send("ponderhit");
    session.receive_until("bestmove");
    assert!(
        begun.elapsed() >= Duration::from_millis(270),
        "{:?}",
        begun.elapsed()
    );
    // The opponent played another move, so the search is stopped.
    session.send("go ponder movetime 600000");
    session.receive_until("info depth 12");
    session.send("stop");
    session.receive_until("bestmove");
    session.send("ponderhit");
    assert!(
        session
            .receive()
            .starts_with("info string nothing is pondered")
    );
}

#[test]
fn searches_to_a_depth_or_a_number_of_nodes_are_repeatable() {
    let search_output = || -> Vec<String> {
        let mut session = UciSession::new();
        let mut lines = Vec::new();
        for (moves, go) in [
            ("", "go nodes 30000"),
            (" moves FfE", "go depth 13"),
            (" moves FfEc", "go nodes 100000"),
        ] {
            session.send(&format!("position startpos{moves}"));
            session.send(go);
            lines.extend(session.receive_until("bestmove"));
        }
        lines.iter().map(|line| without_time_fields(line)).collect()
    };
    let first_output = search_output();
    assert!(first_output.len() > 20, "{first_output:?}");
    assert_eq!(first_output, search_output());
}

#[test]
fn every_search_reports_before_its_move() {
    let mut session = UciSession::new();
    for lines in [1, 6] {
        session.send(&format!("setoption name MultiPV value {lines}"));
        for go in [
            "go nodes 1",
            "go nodes 3",
            "go depth 1",
            "go movetime 1",
            "go infinite\nstop",
            "go ponder\nstop",
        ] {
            session.send("position startpos moves FfE");
            session.send(go);
            let output = session.receive_until("bestmove");
            let best_move = output.last().expect("a move").split(' ').nth(1);
            let last_info_line = output
                .iter()
                .rfind(|line| line.starts_with("info depth ") && !is_info_of_later_rank(line))
                .unwrap_or_else(|| panic!("{go}: {output:?}"));
            let (info_before_line, line) = last_info_line.split_once(" pv ").expect("a line");
            assert!(info_before_line.contains(" score cp "), "{last_info_line}");
            // A stopped search may have left the last ply incomplete, and may have found a better
            // move in it.
            let is_search_complete = !go.ends_with("stop") && !go.contains("movetime");
            assert!(
                !is_search_complete || best_move == line.get(..1),
                "{go}: {output:?}"
            );
        }
    }
}

/// Whether an `info` line describes another line of moves than the best one.
fn is_info_of_later_rank(info: &str) -> bool {
    (2..=6).any(|rank| info.contains(&format!(" multipv {rank} ")))
}

/// An `info` line without its time-dependent fields.
fn without_time_fields(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let is_time_field = |&at: &usize| {
        ["nps", "time"]
            .iter()
            .any(|name| words[at] == *name || at > 0 && words[at - 1] == *name)
    };
    (0..words.len())
        .filter(|at| !is_time_field(at))
        .map(|at| words[at])
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn invalid_lines_are_reported_and_change_nothing() {
    let mut session = UciSession::new();
    let invalid_lines = [
        "nonsense",
        "position",
        "position middle",
        "position fen 1-2-3",
        "position fen 5-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "position startpos moves a",
        "position startpos moves Az",
        "setoption",
        "setoption name Colour value red",
        "setoption name Hash value 0",
        "setoption name Hash value many",
        "setoption name Threads value -1",
        "setoption name MultiPV value 7",
        "setoption name Level value 11",
        "setoption name Tables value perhaps",
        "setoption name TablesPath value /no/such/folder",
        "setoption name TableSeeds value 0",
        "setoption name Variant value chess",
        "setoption name Ponder value perhaps",
        "setoption name OwnBook value perhaps",
        "isready now",
        "ponderhit",
    ];
    for line in invalid_lines {
        session.send(line);
        let error_line = session.receive();
        assert!(
            error_line.starts_with("info string "),
            "{line}: {error_line}"
        );
    }
    for line in [&b"caf\xe9"[..], &vec![b'x'; 200_000]] {
        session.input.write_all(line).unwrap();
        session.send("");
        let error_line = session.receive();
        assert!(error_line.starts_with("info string "), "{error_line}");
    }
    session.send("");
    assert_eq!(session.describe_position(), START_DESCRIPTION);
    session.send("position startpos moves ABC");
    assert_eq!(
        session.receive(),
        "info string move 2, B: this pit belongs to the opponent"
    );
    session.send("stop");
    session.send("isready");
    assert_eq!(session.receive(), "readyok");
}

/// The pit in a `bestmove` line.
fn best_move_pit(lines: &[String]) -> &str {
    lines.last().unwrap().split(' ').nth(1).unwrap()
}

#[test]
fn an_invalid_uci_command_go_reports_an_error_and_a_best_move() {
    let mut session = UciSession::new();
    for line in [
        "go sideways",
        "go depth x",
        "go movetime",
        "go wtime 1000 btime 1000",
    ] {
        session.send(line);
        let lines = session.receive_until("bestmove");
        assert!(lines[0].starts_with("info string "), "{line}: {lines:?}");
        assert!(
            "ABCDEF".contains(best_move_pit(&lines)),
            "{line}: {lines:?}"
        );
    }
    session.send("position fen 0-0-0-0-0-1-0-0-0-0-0-0-23-24-N");
    session.send("go sideways");
    assert_eq!(
        session.receive_until("bestmove").last().unwrap(),
        "bestmove 0000"
    );
    // Further commands `go` during a search are refused. Only the running search prints a best
    // move.
    session.send("position startpos");
    session.send("go infinite");
    session.send("go depth 3");
    session.send("go sideways");
    session.receive_until("info string `sideways`");
    session.send("stop");
    session.receive_until("bestmove");
    session.send("quit");
    session.expect_end();
}

#[test]
fn a_search_that_panics_still_prints_a_best_move() {
    let mut command = Command::new(AWALE_PATH);
    command.arg("uci").env("AWALE_REHEARSE_PANIC", "thinking");
    let mut session = UciSession::from_command(command);
    for _ in 0..2 {
        session.send("position startpos moves F");
        session.send("go depth 5");
        assert!(
            session
                .receive()
                .starts_with("info string the search broke down")
        );
        assert!(session.receive().starts_with("bestmove a"));
    }
    session.send("quit");
    session.expect_end();
}

#[test]
#[cfg(target_os = "linux")]
fn low_system_memory_reduces_threads_and_hash_table() {
    // Limit of the address space in KiB. 256 threads alone would need more than three times as
    // much.
    let mut session = UciSession::start_after_shell_commands("ulimit -v 300000");
    session.send("setoption name Threads value 256");
    for _ in 0..3 {
        session.send("go depth 9");
        let lines = session.receive_until("bestmove");
        assert!("ABCDEF".contains(best_move_pit(&lines)), "{lines:?}");
        session.send("position startpos");
    }
    session.send("setoption name Hash value 60000");
    assert!(
        session
            .receive()
            .starts_with("info string the system gives ")
    );
    session.send("setoption name Threads value 256");
    // Threads start each other, so a search may end before one is refused.
    let is_reported = (0..100).any(|_| {
        session.send("go movetime 100");
        let lines = session.receive_until("bestmove");
        lines
            .iter()
            .any(|line| line.starts_with("info string the system gives no more threads"))
    });
    assert!(is_reported);
    session.send("ucinewgame");
    assert_eq!(session.describe_position(), START_DESCRIPTION);
    session.send("quit");
    session.expect_end();
}

#[test]
fn moves_come_from_the_book_if_it_is_enabled() {
    let mut session = UciSession::new();
    session.send("setoption name OwnBook value true");
    session.send("position startpos");
    session.send("go movetime 100000");
    assert_eq!(
        session.receive_until("bestmove"),
        ["info string book", "bestmove F"]
    );
    session.send("setoption name OwnBook value false");
    session.send("go nodes 1000");
    assert!(
        session
            .receive_until("bestmove")
            .iter()
            .any(|line| line.contains(" pv "))
    );
}

#[test]
fn uci_options_take_effect() {
    let mut session = UciSession::new();
    for option in [
        "Hash value 2",
        "Threads value 2",
        "Level value 3",
        "Variant value abapa",
        "Tables value false",
        "TableSeeds value 12",
    ] {
        session.send(&format!("setoption name {option}"));
    }
    session.send("position startpos moves F");
    let [position, ..] = session.describe_position();
    assert_eq!(
        position, "position 4-4-4-4-4-0-5-5-5-4-4-4-1-0-N",
        "a seed was sown into the store"
    );
    session.send("go movetime 100000");
    let lines = session.receive_until("bestmove");
    assert!(
        lines.len() > 1,
        "a level looks at few positions, whatever the time: {lines:?}"
    );
    session.send("ucinewgame");
    assert_eq!(session.describe_position()[0], START_DESCRIPTION[0]);
}

#[test]
fn at_the_end_of_input_the_engine_answers_and_quits() {
    let mut session = UciSession::new();
    session.send("go depth 10");
    let UciSession {
        _home,
        mut child,
        input,
        output,
    } = session;
    drop(input);
    let lines: Vec<String> = output.lines().map(Result::unwrap).collect();
    assert!(lines.last().unwrap().starts_with("bestmove"));
    assert!(child.wait().unwrap().success());
}

/// The output of the program for these input lines, after which the input ends.
fn output_for(lines: &[&str]) -> Vec<String> {
    let mut session = UciSession::new();
    session.send(&lines.join("\n"));
    let UciSession {
        _home,
        mut child,
        input,
        output,
    } = session;
    drop(input);
    let output_lines = output.lines().map(Result::unwrap).collect();
    assert!(child.wait().unwrap().success());
    output_lines
}

fn best_move_pits(output: &[String]) -> Vec<&str> {
    output
        .iter()
        .filter_map(|line| line.strip_prefix("bestmove "))
        .map(|rest| &rest[..1])
        .collect()
}

#[test]
fn queued_uci_searches_run_in_order() {
    let uci_commands = [
        "position startpos",
        "go depth 14",
        "position startpos moves F",
        "go depth 12",
        "d",
        "go depth x",
    ];
    let output = output_for(
        &[
            &uci_commands[..],
            &["setoption name Variant value awari", "d", "go movetime 100"],
        ]
        .concat(),
    );
    let best_moves = best_move_pits(&output);
    assert_eq!(best_moves.len(), 4, "{output:?}");
    assert!(
        "ABCDEF".contains(best_moves[0])
            && "abcdef".contains(best_moves[1])
            && "ABCDEF".contains(best_moves[3]),
        "{output:?}"
    );
    assert!(
        !output.iter().any(|line| line.contains("under way")),
        "{output:?}"
    );
    // Commands that wait between searches are answered in their order.
    let index_of_line = |start: &str| {
        output
            .iter()
            .position(|line| line.starts_with(start))
            .expect("it is said")
    };
    let index_of_first_best_move = index_of_line("bestmove");
    assert!(
        index_of_line("info depth 14 ") < index_of_first_best_move
            && index_of_first_best_move < index_of_line("position 4-4-4-4-4-0-5-5-5-5-4-4-0-0-N"),
        "{output:?}"
    );
    assert!(
        index_of_line("position 4-4-4-4-4-0") < index_of_line("info string `x` is not a number"),
        "{output:?}"
    );
    assert!(
        index_of_line("info string `x` is not a number") < index_of_line("position 4-4-4-4-4-4"),
        "{output:?}"
    );
}

#[test]
fn the_uci_command_stop_ends_queued_searches() {
    let mut session = UciSession::new();
    session.send(
        "go movetime 600000\nposition startpos moves F\ngo movetime 600000\nposition startpos\ngo infinite\nisready",
    );
    session.receive_until("readyok");
    session.send("stop");
    let output: Vec<String> = (0..3)
        .flat_map(|_| session.receive_until("bestmove"))
        .collect();
    let best_moves = best_move_pits(&output);
    assert!(
        "ABCDEF".contains(best_moves[0])
            && "abcdef".contains(best_moves[1])
            && "ABCDEF".contains(best_moves[2]),
        "{output:?}"
    );
    // `ponderhit` applies to the last `go ponder` before it. `quit` does not wait.
    session.send("go movetime 200\ngo ponder depth 6\nponderhit\ngo depth 5");
    let output: Vec<String> = (0..3)
        .flat_map(|_| session.receive_until("bestmove"))
        .collect();
    assert!(
        !output.iter().any(|line| line.starts_with("info string")),
        "{output:?}"
    );
    session.send("go movetime 600000\ngo movetime 600000\nquit");
    assert_eq!(
        session
            .receive_until("bestmove")
            .iter()
            .filter(|line| line.starts_with("info string"))
            .count(),
        0
    );
    session.expect_end();
}

#[test]
fn no_search_starts_after_a_refused_position() {
    let mut session = UciSession::new();
    for refused in [
        "position startpos moves FF",
        "position fen 1-2-3",
        "position nonsense",
    ] {
        session.send("position startpos moves F");
        session.send(refused);
        session.receive_until("info string");
        for go in ["go depth 3", "go infinite", "go", "go sideways"] {
            session.send(go);
            assert_eq!(
                session.receive_until("bestmove").last().unwrap(),
                "bestmove 0000",
                "{refused}, {go}"
            );
        }
        session.send("position startpos moves F");
        session.send("go depth 3");
        assert!("abcdef".contains(best_move_pit(&session.receive_until("bestmove"))));
    }
    session.send("position nonsense");
    session.send("ucinewgame");
    session.send("go depth 3");
    assert!("ABCDEF".contains(best_move_pit(&session.receive_until("bestmove"))));
}

#[test]
fn multipv_lists_the_best_moves() {
    let mut session = UciSession::new();
    session.send("setoption name MultiPV value 3");
    session.send("go depth 8");
    let output = session.receive_until("bestmove");
    assert_eq!(output.len(), 3 * 8 + 1, "{output:?}");
    let word_after = |line: &str, name: &str| {
        let mut words = line.split(' ').skip_while(|&word| word != name).skip(1);
        words
            .next()
            .unwrap_or_else(|| panic!("no {name}: {line}"))
            .to_owned()
    };
    for (number, line) in output[..24].iter().enumerate() {
        let expected_start = format!(
            "info depth {} multipv {} score cp ",
            number / 3 + 1,
            number % 3 + 1
        );
        assert!(line.starts_with(&expected_start), "{line}");
    }
    let last_scores: Vec<i32> = output[21..24]
        .iter()
        .map(|line| word_after(line, "cp").parse().unwrap())
        .collect();
    assert!(
        last_scores.is_sorted_by(|one, other| one >= other),
        "{last_scores:?}"
    );
    let first_moves_of_lines: Vec<String> = output[21..24]
        .iter()
        .map(|line| word_after(line, "pv")[..1].to_owned())
        .collect();
    assert!(
        first_moves_of_lines[0] != first_moves_of_lines[1]
            && first_moves_of_lines[1] != first_moves_of_lines[2]
            && first_moves_of_lines[0] != first_moves_of_lines[2],
        "{first_moves_of_lines:?}"
    );
    assert_eq!(first_moves_of_lines[0], best_move_pit(&output));
    // With a single legal move, the search prints one line.
    session.send("position fen 0-0-0-0-0-1-0-0-0-0-0-1-22-24-S");
    session.send("go depth 2");
    assert!(
        session
            .receive_until("bestmove")
            .iter()
            .all(|line| !line.contains("multipv 2"))
    );
    session.send("setoption name MultiPV value 1");
    session.send("go depth 2");
    assert!(
        session
            .receive_until("bestmove")
            .iter()
            .all(|line| !line.contains("multipv"))
    );
}

#[test]
#[cfg(target_os = "linux")]
fn the_hash_table_takes_no_more_memory_than_is_free() {
    const REQUESTED_HASH_MB: u64 = 65_536;
    let text = std::fs::read_to_string("/proc/meminfo").unwrap();
    let mem_available_line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))
        .unwrap();
    let available_mb: u64 = mem_available_line
        .trim()
        .trim_end_matches("kB")
        .trim()
        .parse::<u64>()
        .unwrap()
        >> 10;
    let mut session = UciSession::new();
    session.send(&format!("setoption name Hash value {REQUESTED_HASH_MB}\nd"));
    let answer = session.receive();
    if available_mb > REQUESTED_HASH_MB * 3 / 2 {
        assert!(answer.starts_with("position "), "there is room: {answer}");
        return;
    }
    let hash_mb_and_rest = answer
        .strip_prefix("info string the system gives ")
        .and_then(|rest| rest.split_once(' '));
    let (granted_hash_mb, text_after_size) = hash_mb_and_rest.unwrap_or_else(|| panic!("{answer}"));
    assert!(
        granted_hash_mb.parse::<u64>().unwrap() < available_mb
            && text_after_size == format!("of {REQUESTED_HASH_MB} megabytes"),
        "{answer}, {available_mb} MB free"
    );
}
