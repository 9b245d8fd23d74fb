//! Line bots: programs that read a line with the position and the legal moves, and answer with a
//! move. The protocol is described in docs/bots.md.
//!
//! * `bot_question`: the line that a bot reads.
//! * `output`: the lines that a bot writes, up to a limit.
//! * `confinement`: starting a bot with limits and a sandbox.
//! * `process_usage`: processor time, memory and processes that a bot uses.
//!
//! While the opponent thinks, a bot and its child processes are paused, so that it thinks in its
//! own time only.

mod bot_question;
mod confinement;
mod output;
#[cfg(target_os = "linux")]
mod process_usage;

use std::{
    path::PathBuf,
    process::ChildStdin,
    time::{Duration, Instant},
};

use awale_engine::Stop;
use awale_rules::Game;
use awale_study::catalogue::{AnyGame, AnyMove};
use output::{BotOutput, ReadResult, truncated_error_output};

use super::{
    conversation::{self, OUTPUT_DRAIN_TIMEOUT, POLL_INTERVAL, excerpt},
    move_choice::{Forfeit, MoveReport},
    program::{ExitStatus, Program},
};

pub use bot_question::question_line;
pub use confinement::{Sandbox, check_program_exists, has_bubblewrap};

/// Extra wait after the time limit, to distinguish a late answer from no answer.
const LATE_ANSWER_WAIT: Duration = Duration::from_secs(1);
/// Wait after a wrong answer, to distinguish it from the beginning of an endless output.
const FLOOD_DETECTION_WAIT: Duration = Duration::from_millis(100);
/// Maximum number of processes of one bot. The largest interpreters need a few.
pub const MAX_BOT_PROCESSES: usize = 24;

/// The command that starts a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotCommand {
    /// The program and its arguments.
    pub command_words: Vec<String>,
    /// The working folder of the bot; `None` for the current folder.
    pub folder: Option<PathBuf>,
}

/// Time and memory limits of line bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotLimits {
    /// Time for a move.
    pub move_time: Duration,
    /// Time for all moves of a game; `None` if only single moves are limited.
    pub game_time: Option<Duration>,
    /// Extra time for a late answer, because machines are busy.
    pub grace_time: Duration,
    /// Extra time for the first move of a game, because an interpreter or a virtual machine has to
    /// start.
    pub first_move_allowance: Duration,
    /// Memory for a bot and its child processes together, in MiB.
    pub memory_mb: u32,
    /// The part of the machine that a bot can use.
    pub sandbox: Sandbox,
}

impl Default for BotLimits {
    /// One second per move, one GiB of memory, no sandbox.
    fn default() -> BotLimits {
        BotLimits {
            move_time: Duration::from_secs(1),
            game_time: None,
            grace_time: Duration::from_millis(250),
            first_move_allowance: Duration::from_secs(10),
            memory_mb: 1024,
            sandbox: Sandbox::LimitsOnly,
        }
    }
}

/// A line bot during one game.
pub struct LineBot {
    command: BotCommand,
    limits: BotLimits,
    random_seed: u64,
    running_process: Option<BotProcess>,
    /// Whether the next answer gets the extra time for starting the program.
    next_answer_gets_allowance: bool,
    /// Time used by all moves so far.
    used_game_time: Duration,
    /// Processor time of the bot's processes that have ended.
    ended_processes_cpu_time: Duration,
    /// The signal that ends waiting for an answer.
    stop: Stop,
    last_question: String,
    /// The beginning of the error output of the bot's processes that have ended.
    ended_processes_error_output: String,
    /// Number of bytes of the error output that were already reported with earlier faults.
    reported_error_bytes: usize,
    /// Time of the last check of memory and processes.
    #[cfg(target_os = "linux")]
    last_check_time: Option<Instant>,
}

/// The running process of a bot.
struct BotProcess {
    /// The input is declared first so that it is closed before the program is waited for.
    input: ChildStdin,
    program: Program,
    output: BotOutput,
    error_output: BotOutput,
    /// Number of moves that this process has answered.
    answer_count: u32,
}

/// The reason why a program wrote no line.
enum NoLineReason {
    Exited(ExitStatus),
    TimedOut,
    Fault(Forfeit),
}

impl LineBot {
    /// Makes a bot, whose program is started with the first question. The environment variable
    /// `AWALE_SEED` of the program contains `random_seed`.
    pub fn new(command: BotCommand, limits: BotLimits, random_seed: u64) -> LineBot {
        LineBot {
            command,
            limits,
            random_seed,
            running_process: None,
            next_answer_gets_allowance: true,
            used_game_time: Duration::ZERO,
            ended_processes_cpu_time: Duration::ZERO,
            stop: Stop::new(),
            last_question: String::new(),
            ended_processes_error_output: String::new(),
            reported_error_bytes: 0,
            #[cfg(target_os = "linux")]
            last_check_time: None,
        }
    }

    /// Returns the last line that was sent to the bot.
    pub fn last_question(&self) -> &str {
        &self.last_question
    }

    /// Returns the beginning of the bot's error output in this game.
    pub fn error_output(&self) -> String {
        let current_error_output = self
            .running_process
            .as_ref()
            .map(|running| running.error_output.stored_text())
            .unwrap_or_default();
        truncated_error_output(format!(
            "{}{current_error_output}",
            self.ended_processes_error_output
        ))
    }

    /// Returns the part of [`error_output`](Self::error_output) that earlier calls have not
    /// returned.
    pub(super) fn new_error_output(&mut self) -> String {
        let error_output = self.error_output();
        let new_error_text = error_output
            .get(self.reported_error_bytes..)
            .unwrap_or_default()
            .to_owned();
        self.reported_error_bytes = error_output.len();
        new_error_text
    }

    /// Returns the processor time of the bot and its child processes.
    pub fn cpu_time(&self) -> Duration {
        self.ended_processes_cpu_time
            + self
                .running_process
                .as_ref()
                .map_or(Duration::ZERO, BotProcess::total_cpu_time)
    }

    /// Asks for a move in the last position of `positions_so_far`.
    ///
    /// # Errors
    /// The fault of the bot, or [`Forfeit::NoMove`] after `stop` was set. In both cases its process
    /// is ended.
    pub fn request_move(
        &mut self,
        positions_so_far: &[AnyGame],
        stop: &Stop,
    ) -> Result<AnyMove, Forfeit> {
        self.stop = stop.clone();
        self.choose(positions_so_far).map(|report| report.mv)
    }

    /// Asks for a move in the last position of `positions_so_far`.
    ///
    /// # Errors
    /// The fault of the bot. Its process is ended, and the next question starts a new one.
    pub(super) fn choose(&mut self, positions_so_far: &[AnyGame]) -> Result<MoveReport, Forfeit> {
        let current_position = positions_so_far.last().ok_or(Forfeit::NoMove)?;
        let remaining_time = self
            .limits
            .game_time
            .map(|all| all.saturating_sub(self.used_game_time));
        let time_for_answer = remaining_time.map_or(self.limits.move_time, |remaining_time| {
            remaining_time.min(self.limits.move_time)
        });
        self.last_question = question_line(current_position, time_for_answer, remaining_time);
        let start_time = Instant::now();
        let answer_result = self
            .answer_time_limit()
            .and_then(|limit| self.wait_for_answer(limit, start_time));
        let answer_result =
            answer_result.and_then(|line| self.parse_answer(&line, current_position));
        let answer_time = start_time.elapsed();
        let answer_result = answer_result.and_then(|mv| self.pause_and_check_limits().map(|()| mv));
        // Starting the process does not count as thinking.
        self.used_game_time += if std::mem::take(&mut self.next_answer_gets_allowance) {
            answer_time.min(time_for_answer)
        } else {
            answer_time
        };
        if answer_result.is_err() {
            self.kill_process();
            self.next_answer_gets_allowance = true;
        }
        answer_result.map(|mv| MoveReport {
            mv,
            nodes: None,
            depth: None,
            table_hits: None,
        })
    }

    /// Returns the time limit of the next answer, in which the time for a start is included. The
    /// limit is the time per move plus the grace time, but no more than the rest of the game's time
    /// plus the grace time.
    ///
    /// # Errors
    /// `TooLate` if the time of the game is used up.
    fn answer_time_limit(&self) -> Result<Duration, Forfeit> {
        let BotLimits {
            move_time: time,
            game_time,
            grace_time: grace,
            first_move_allowance: start,
            ..
        } = self.limits;
        let total_time = game_time.map(|all| all + grace);
        let remaining_time =
            total_time.map_or(Duration::MAX, |all| all.saturating_sub(self.used_game_time));
        match total_time {
            Some(limit) if remaining_time.is_zero() => Err(Forfeit::TooLate {
                answer_time: self.used_game_time,
                time_limit: limit,
            }),
            _ => Ok(remaining_time.min(time + grace)
                + if self.next_answer_gets_allowance {
                    start
                } else {
                    Duration::ZERO
                }),
        }
    }

    /// Returns the line that answers the question, at most `answer_time_limit` after `start_time`.
    fn wait_for_answer(
        &mut self,
        answer_time_limit: Duration,
        start_time: Instant,
    ) -> Result<String, Forfeit> {
        let deadline = start_time + answer_time_limit;
        loop {
            let has_answered_before = self
                .running_process
                .as_ref()
                .is_some_and(|running| running.answer_count > 0);
            let line = match self.send_question(deadline) {
                Ok(()) => self.read_line(deadline),
                Err(no_line) => Err(no_line),
            };
            match line {
                // A bot may answer one question and exit. Then the next question goes to a new
                // process.
                Err(NoLineReason::Exited(how))
                    if has_answered_before && how.is_success() && Instant::now() < deadline =>
                {
                    self.kill_process();
                }
                Err(NoLineReason::Exited(how)) => return Err(Forfeit::ExitedWithoutAnswer(how)),
                Err(NoLineReason::TimedOut) => {
                    return Err(self.fault_after_timeout(start_time, answer_time_limit));
                }
                Err(NoLineReason::Fault(reason)) => return Err(reason),
                Ok(line) => return Ok(line),
            }
        }
    }

    /// Sends the question to the bot, whose process is started if necessary.
    fn send_question(&mut self, deadline: Instant) -> Result<(), NoLineReason> {
        if self.running_process.is_none() {
            self.running_process = Some(self.start_process().map_err(NoLineReason::Fault)?);
        }
        let Some(running_process) = &mut self.running_process else {
            return Err(NoLineReason::Fault(Forfeit::Crash));
        };
        running_process.output.discard_earlier_output();
        running_process.program.resume();
        if conversation::write_line(&mut running_process.input, &self.last_question, deadline)
            .is_err()
        {
            // The bot's process may be about to end. Then its exit status explains the failure
            // better.
            let exit_deadline = Instant::now() + OUTPUT_DRAIN_TIMEOUT;
            while Instant::now() < exit_deadline {
                if let Some(exit_status) = running_process.program.exit_status() {
                    return Err(NoLineReason::Exited(exit_status));
                }
                std::thread::sleep(Duration::from_millis(1));
            }
            return Err(NoLineReason::Fault(Forfeit::InputNotAccepted));
        }
        Ok(())
    }

    fn start_process(&self) -> Result<BotProcess, Forfeit> {
        // A failure is ignored. In a match it has already been reported, because the match calls
        // this function first.
        #[cfg(target_os = "linux")]
        super::orphans::become_child_subreaper().ok();
        let (program, pipes) =
            confinement::start_bot(&self.command, &self.limits, self.random_seed)?;
        let (input, output, error_pipe) = pipes;
        Ok(BotProcess {
            input,
            program,
            output: BotOutput::spawn_answer_reader(output),
            error_output: BotOutput::spawn_error_output_reader(error_pipe),
            answer_count: 0,
        })
    }

    /// Waits for a line until `deadline`.
    fn read_line(&mut self, deadline: Instant) -> Result<String, NoLineReason> {
        let mut first_end_time = None;
        loop {
            let Some(running_process) = &mut self.running_process else {
                return Err(NoLineReason::Fault(Forfeit::Crash));
            };
            match running_process.output.wait_for_line(
                POLL_INTERVAL.min(deadline.saturating_duration_since(Instant::now())),
            ) {
                ReadResult::CompleteLine(line) => return Ok(line),
                ReadResult::TooMuchOutput => {
                    return Err(NoLineReason::Fault(Forfeit::TooMuchOutput));
                }
                ReadResult::OutputEnded | ReadResult::Timeout => {}
            }
            if self.stop.is_stopped() {
                return Err(NoLineReason::Fault(Forfeit::NoMove));
            }
            let (exit_status, is_closed) = (
                running_process.program.exit_status(),
                running_process.output.has_ended(),
            );
            if exit_status.is_some() || is_closed {
                // A child process may hold the output open after the bot has ended, or the bot has
                // closed its output and is about to end. Wait a little for the other event.
                let end_time: &Instant = first_end_time.get_or_insert_with(Instant::now);
                if exit_status.is_some() && is_closed || end_time.elapsed() > OUTPUT_DRAIN_TIMEOUT {
                    let reason = exit_status.map_or(
                        NoLineReason::Fault(Forfeit::OutputClosed),
                        NoLineReason::Exited,
                    );
                    return running_process.output.take_unfinished_line().ok_or(reason);
                }
                std::thread::sleep(Duration::from_millis(1));
            } else if Instant::now() >= deadline {
                return Err(NoLineReason::TimedOut);
            }
            self.scan_and_check_limits().map_err(NoLineReason::Fault)?;
        }
    }

    /// Pauses the bot after an answer, and checks its memory and processes.
    fn pause_and_check_limits(&mut self) -> Result<(), Forfeit> {
        if let Some(running_process) = &mut self.running_process {
            running_process.answer_count += 1;
            running_process.program.pause();
        }
        self.check_limits()
    }

    /// Scans the processes of the bot and checks its limits. A scan takes milliseconds, so scans
    /// are at least [`POLL_INTERVAL`] apart.
    fn scan_and_check_limits(&mut self) -> Result<(), Forfeit> {
        #[cfg(target_os = "linux")]
        {
            let Some(running_process) = &mut self.running_process else {
                return Ok(());
            };
            if self
                .last_check_time
                .is_some_and(|last| last.elapsed() < POLL_INTERVAL)
            {
                return Ok(());
            }
            self.last_check_time = Some(Instant::now());
            running_process.program.scan_processes();
        }
        self.check_limits()
    }

    /// Checks that the bot's processes, as the last scan found them, were not too many and did not
    /// use too much memory.
    #[cfg(target_os = "linux")]
    fn check_limits(&self) -> Result<(), Forfeit> {
        let Some(running_process) = &self.running_process else {
            return Ok(());
        };
        let usage_of_bot =
            process_usage::usage_of_processes(running_process.program.last_scanned_processes());
        if usage_of_bot.process_count > MAX_BOT_PROCESSES {
            return Err(Forfeit::TooManyProcesses(usage_of_bot.process_count));
        }
        if usage_of_bot.memory_mb > u64::from(self.limits.memory_mb) {
            return Err(Forfeit::TooMuchMemory(self.limits.memory_mb));
        }
        Ok(())
    }

    /// Only Linux reports memory and processes.
    #[cfg(not(target_os = "linux"))]
    #[expect(
        clippy::unnecessary_wraps,
        clippy::unused_self,
        reason = "Linux knows more"
    )]
    fn check_limits(&self) -> Result<(), Forfeit> {
        Ok(())
    }

    /// Returns the fault of a bot that did not answer in time: a late answer, half a line, or
    /// nothing.
    fn fault_after_timeout(&mut self, start_time: Instant, answer_time_limit: Duration) -> Forfeit {
        let line = self.read_line(Instant::now() + LATE_ANSWER_WAIT);
        let unfinished_line = self
            .running_process
            .as_ref()
            .and_then(|running| running.output.take_unfinished_line());
        match (line, unfinished_line) {
            (Ok(_), _) => Forfeit::TooLate {
                answer_time: start_time.elapsed(),
                time_limit: answer_time_limit,
            },
            (Err(_), Some(unfinished_line)) => Forfeit::UnfinishedLine(excerpt(&unfinished_line)),
            (
                Err(NoLineReason::Fault(
                    reason @ (Forfeit::TooMuchMemory(_) | Forfeit::TooManyProcesses(_)),
                )),
                None,
            ) => reason,
            (Err(_), None) => Forfeit::NoAnswer(answer_time_limit),
        }
    }

    /// Returns the move that `line` names.
    fn parse_answer(&self, line: &str, current_position: &AnyGame) -> Result<AnyMove, Forfeit> {
        let word = line.trim();
        if let Some(mv) = current_position.moves().find(|mv| mv.to_string() == word) {
            return Ok(mv);
        }
        let is_flooding = self.running_process.as_ref().is_some_and(|running| {
            running
                .output
                .wait_until_limit_exceeded(FLOOD_DETECTION_WAIT)
        });
        Err(if is_flooding {
            Forfeit::TooMuchOutput
        } else {
            Forfeit::NotALegalMove(excerpt(word))
        })
    }

    /// Kills the process, if one is running, and stores its error output and processor time.
    fn kill_process(&mut self) {
        self.ended_processes_error_output = self.error_output();
        if let Some(mut running_process) = self.running_process.take() {
            self.ended_processes_cpu_time += running_process.total_cpu_time();
            running_process.program.kill();
        }
    }
}

impl BotProcess {
    #[cfg(target_os = "linux")]
    fn total_cpu_time(&self) -> Duration {
        process_usage::usage_of_processes(&self.program.find_own_processes()).cpu_time
    }

    #[cfg(not(target_os = "linux"))]
    fn total_cpu_time(&self) -> Duration {
        Duration::ZERO
    }
}

impl Drop for BotProcess {
    /// Resumes the paused process, so that it can quit by itself when its input is closed next.
    /// [`Program`] gives it 100 ms for that and then kills it.
    fn drop(&mut self) {
        self.program.resume();
    }
}
