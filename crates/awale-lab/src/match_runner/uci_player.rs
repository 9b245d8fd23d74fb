//! A player that is another program and speaks the UCI protocol for Oware.
//!
//! The program may crash, answer nonsense or hang. Each of these forfeits the current game only.

use std::{
    io::{self, BufReader},
    process::{ChildStdin, Command, Stdio},
    sync::{
        Arc,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use awale_engine::Stop;
use awale_rules::{Pit, Position};

use awale_study::catalogue::{AnyGame, AnyMove, EngineStrength, GameKind};
use awale_words::text::next_line;

use super::{
    conversation::{self, OUTPUT_DRAIN_TIMEOUT, POLL_INTERVAL, excerpt},
    move_choice::{Forfeit, MoveReport},
    program::Program,
};

/// Time limit for the greeting. A program may have to start a virtual machine first.
const GREETING_TIMEOUT: Duration = Duration::from_secs(20);
/// Time limit for a move of a search limited by depth or nodes.
const MOVE_TIMEOUT: Duration = Duration::from_secs(120);
/// Extra time for a move with a time limit, because machines are busy: strength is measured here,
/// not delays of the system.
const MOVE_TIME_GRACE: Duration = Duration::from_millis(1500);

/// Maximum number of lines of a program that wait to be read.
const MAX_UNREAD_LINES: usize = 256;
/// Maximum number of lines before an answer: far more than a line for each depth and each move.
const MAX_LINES_PER_ANSWER: u32 = 100_000;

/// The variant of programs that have no option for variants.
const DEFAULT_VARIANT: &str = "oware";

pub(super) struct UciPlayer {
    /// The running program. Dropping this field at the end of a game ends the program.
    program: Program,
    input: ChildStdin,
    output_lines: Receiver<String>,
    strength: EngineStrength,
    /// The signal that ends waiting for an answer.
    stop: Stop,
}

impl UciPlayer {
    /// Starts the program, and selects the variant of `kind`.
    pub(super) fn start(
        command_words: &[String],
        engine_strength: EngineStrength,
        kind: &GameKind,
    ) -> Result<UciPlayer, Forfeit> {
        UciPlayer::start_unless_stopped(command_words, engine_strength, kind, &Stop::new())
    }

    /// Like [`start`](Self::start), but gives up when `stop` is set before the program is ready.
    pub(super) fn start_unless_stopped(
        words: &[String],
        engine_strength: EngineStrength,
        kind: &GameKind,
        stop: &Stop,
    ) -> Result<UciPlayer, Forfeit> {
        let mut player = UciPlayer::spawn(words, engine_strength)?;
        player.set_stop_signal(stop);
        player.send_line("uci")?;
        let mut variants = None;
        player.read_lines_until_answer(GREETING_TIMEOUT, |line| {
            variants = line
                .strip_prefix("option name Variant ")
                .map(variants_in_option)
                .or(variants.take());
            (line == "uciok").then_some(())
        })?;
        let known_variants = variants
            .clone()
            .unwrap_or_else(|| vec![DEFAULT_VARIANT.to_owned()]);
        // A program may have the option `Variant` without a list of choices, which excludes
        // nothing.
        if !known_variants.is_empty() && !known_variants.iter().any(|id| id == kind.id()) {
            return Err(Forfeit::UnsupportedRules { known_variants });
        }
        if variants.is_some() {
            player.send_line(&format!("setoption name Variant value {}", kind.id()))?;
        }
        player.send_line("ucinewgame")?;
        player.send_line("isready")?;
        player
            .read_lines_until_answer(GREETING_TIMEOUT, |line| (line == "readyok").then_some(()))?;
        Ok(player)
    }

    fn spawn(command_words: &[String], strength: EngineStrength) -> Result<UciPlayer, Forfeit> {
        let (program_name, arguments) = command_words
            .split_first()
            .ok_or_else(|| Forfeit::CannotStart(Arc::new(io::ErrorKind::NotFound.into())))?;
        let mut command = Command::new(program_name);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut program =
            Program::start(&mut command).map_err(|error| Forfeit::CannotStart(Arc::new(error)))?;
        let Some((input, output)) = program.input_and_output_pipes() else {
            return Err(Forfeit::Crash);
        };
        // The channel is short: a program that writes without end is blocked and does not fill the
        // memory.
        let (sender, lines) = mpsc::sync_channel(MAX_UNREAD_LINES);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = next_line(&mut output) {
                if line.is_ok_and(|line| sender.send(line).is_err()) {
                    break;
                }
            }
        });
        Ok(UciPlayer {
            program,
            input,
            output_lines: lines,
            strength,
            stop: Stop::new(),
        })
    }

    /// Makes `stop` the signal that ends waiting for an answer.
    pub(super) fn set_stop_signal(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    /// Sends a line to the program, which has to read it in time.
    fn send_line(&mut self, line: &str) -> Result<(), Forfeit> {
        Ok(conversation::write_line(
            &mut self.input,
            line,
            Instant::now() + MOVE_TIME_GRACE,
        )?)
    }

    /// Reads lines until `parse_answer` returns a value.
    fn read_lines_until_answer<T>(
        &mut self,
        timeout: Duration,
        mut parse_answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Forfeit> {
        let deadline = Instant::now() + timeout;
        let mut last_line = String::new();
        for _ in 0..MAX_LINES_PER_ANSWER {
            let line = self
                .next_line(deadline)?
                .ok_or(Forfeit::NoAnswer(timeout))?;
            if let Some(answer) = parse_answer(&line) {
                return Ok(answer);
            }
            last_line = line;
        }
        Err(Forfeit::TooManyLines(excerpt(&last_line)))
    }

    /// Returns the next line, or `None` if none arrives before `deadline`.
    fn next_line(&mut self, deadline: Instant) -> Result<Option<String>, Forfeit> {
        loop {
            let remaining_time = deadline.saturating_duration_since(Instant::now());
            match self
                .output_lines
                .recv_timeout(remaining_time.min(POLL_INTERVAL))
            {
                Ok(line) => return Ok(Some(line)),
                Err(RecvTimeoutError::Disconnected) => return Err(Forfeit::Crash),
                Err(RecvTimeoutError::Timeout) if self.program.exit_status().is_some() => {
                    return self
                        .output_lines
                        .recv_timeout(OUTPUT_DRAIN_TIMEOUT)
                        .map(Some)
                        .map_err(|_| Forfeit::Crash);
                }
                Err(RecvTimeoutError::Timeout) if self.stop.is_stopped() => {
                    return Err(Forfeit::NoMove);
                }
                Err(RecvTimeoutError::Timeout) if remaining_time.is_zero() => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Asks for a move in the last position of `positions_so_far`.
    pub(super) fn choose(&mut self, positions_so_far: &[AnyGame]) -> Result<MoveReport, Forfeit> {
        let positions_so_far = AnyGame::all_as_awale(positions_so_far).unwrap_or_default();
        let (first_position, last_position) = positions_so_far
            .first()
            .zip(positions_so_far.last())
            .ok_or(Forfeit::NoMove)?;
        let moves_text: String = positions_so_far
            .windows(2)
            .filter_map(|pair| move_letter_between(&pair[0], &pair[1]))
            .map(String::from)
            .collect();
        let moves_text = if moves_text.is_empty() {
            moves_text
        } else {
            format!(" moves {moves_text}")
        };
        self.send_line(&format!("position fen {first_position}{moves_text}"))?;
        let (go_command, timeout) = match self.strength {
            EngineStrength::MoveTimeMs(millis) => (
                format!("movetime {millis}"),
                Duration::from_millis(millis.into()) + MOVE_TIME_GRACE,
            ),
            EngineStrength::Depth(depth) => (format!("depth {depth}"), MOVE_TIMEOUT),
            EngineStrength::Nodes(nodes) => (format!("nodes {nodes}"), MOVE_TIMEOUT),
            EngineStrength::Level(_) => ("infinite".to_owned(), MOVE_TIMEOUT),
        };
        self.send_line(&format!("go {go_command}"))?;
        let (mut nodes, mut depth, mut table_hits) = (None, None, None);
        let best_move_text = self.read_lines_until_answer(timeout, |line| {
            if line.starts_with("info ") {
                nodes = number_after_keyword(line, "nodes").or(nodes);
                depth = number_after_keyword(line, "depth")
                    .and_then(|depth| depth.try_into().ok())
                    .or(depth);
                table_hits = number_after_keyword(line, "tbhits").or(table_hits);
            }
            line.strip_prefix("bestmove")
                .map(|rest| rest.trim().to_owned())
        })?;
        let pit = best_move_text
            .split_whitespace()
            .next()
            .and_then(pit_of_word);
        let pit = pit
            .filter(|&pit| last_position.check(pit).is_ok())
            .ok_or(Forfeit::NotAMove(format!("bestmove {best_move_text}")))?;
        Ok(MoveReport {
            mv: AnyMove::Pit(pit),
            nodes,
            depth,
            table_hits,
        })
    }
}

impl Drop for UciPlayer {
    /// Asks the program to quit. After this the field with the [`Program`] is dropped, which kills
    /// the program if it still runs.
    fn drop(&mut self) {
        conversation::write_line(&mut self.input, "quit", Instant::now()).ok();
    }
}

/// Returns the names after each `var` of a UCI option with choices.
fn variants_in_option(option_line: &str) -> Vec<String> {
    let words: Vec<&str> = option_line.split_whitespace().collect();
    words
        .windows(2)
        .filter(|pair| pair[0] == "var")
        .map(|pair| pair[1].to_owned())
        .collect()
}

/// Returns the letter of the move that leads from `before` to `after`.
fn move_letter_between(before: &Position, after: &Position) -> Option<char> {
    let leads_to_after = |pit: &Pit| {
        let mut next = *before;
        next.play(*pit).is_ok() && next == *after
    };
    before.moves().find(leads_to_after).map(Pit::letter)
}

fn pit_of_word(word: &str) -> Option<Pit> {
    let mut letters = word.chars();
    letters
        .next()
        .filter(|_| letters.next().is_none())
        .and_then(Pit::from_letter)
}

/// Returns the number after the word `keyword` in an `info` line.
fn number_after_keyword(line: &str, keyword: &str) -> Option<u64> {
    line.split_whitespace()
        .skip_while(|word| *word != keyword)
        .nth(1)?
        .parse()
        .ok()
}
