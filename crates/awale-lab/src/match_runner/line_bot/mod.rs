//! Line bots: any program that reads a line with the position and the legal moves, and answers with
//! a move. The protocol is in docs/bots.md.
//!
//! * `question`: the line that is asked; `output`: what comes back, up to a limit;
//! * `confinement`: how a bot is started, and what it may use; `usage`: what it and all that it has
//!   started use.
//!
//! While it is not its turn a bot is stopped, with what it has started: it thinks in its own time
//! only.

mod confinement;
mod output;
mod question;
#[cfg(target_os = "linux")]
mod usage;

use std::path::PathBuf;
use std::process::ChildStdin;
use std::time::{Duration, Instant};

use awale_engine::Stop;
use awale_rules::Game;
use awale_study::catalogue::{AnyGame, AnyMove};
use output::{Heard, Output, beginning};

use super::choice::{Forfeit, MoveReport};
use super::conversation::{self, LAST_WORDS, LOOK, shown};
use super::program::{HowEnded, Program};

pub use confinement::{Sandbox, has_bubblewrap, is_there};
pub use question::question;

/// How long an answer that is too late is waited for, to tell it from silence.
const LINGER: Duration = Duration::from_secs(1);
/// How long it is listened whether a wrong answer is the beginning of a flood.
const FLOOD_LOOK: Duration = Duration::from_millis(100);
/// The most processes of a bot. The largest interpreters take a few.
pub const MOST_PROCESSES: usize = 24;

/// How a bot is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotCommand {
    /// The program and its arguments.
    pub words: Vec<String>,
    /// The folder in which it runs; `None` for the one of this program.
    pub folder: Option<PathBuf>,
}

/// How line bots are asked, and what they may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTerms {
    /// Time for a move.
    pub time: Duration,
    /// Time for all moves of a game; `None` for no limit but that of each move.
    pub game_time: Option<Duration>,
    /// How much later than its time a move may come: machines are busy.
    pub grace: Duration,
    /// How much longer the first move of a game may take: an interpreter or a virtual machine has
    /// to start.
    pub start: Duration,
    /// Memory for a bot and all that it has started, in MiB.
    pub memory_mb: u32,
    /// What it sees of the machine.
    pub sandbox: Sandbox,
}

impl Default for BotTerms {
    /// A second a move, a gigabyte, no sandbox.
    fn default() -> BotTerms {
        BotTerms {
            time: Duration::from_secs(1),
            game_time: None,
            grace: Duration::from_millis(250),
            start: Duration::from_secs(10),
            memory_mb: 1024,
            sandbox: Sandbox::Limits,
        }
    }
}

/// A line bot in one game.
pub struct LineBot {
    command: BotCommand,
    terms: BotTerms,
    seed: u64,
    running: Option<Running>,
    /// Whether the time that a start takes is still granted.
    is_fresh: bool,
    /// The time that its moves have taken.
    spent: Duration,
    /// The processor time of its programs that have ended.
    cpu: Duration,
    /// Once set, answers are no longer awaited.
    stop: Stop,
    asked: String,
    /// The beginning of what its programs that have ended wrote on their error output.
    errors: String,
    /// How many bytes of its error output were told.
    told: usize,
    /// When it was looked at last what it uses.
    #[cfg(target_os = "linux")]
    watched: Option<Instant>,
}

/// The program of a bot.
struct Running {
    /// It is closed before the program is waited for.
    input: ChildStdin,
    program: Program,
    output: Output,
    errors: Output,
    /// How many moves it has answered.
    answers: u32,
}

/// Why a program gave no line.
enum Silence {
    Ended(HowEnded),
    Asleep,
    Other(Forfeit),
}

impl LineBot {
    /// A bot that starts with the first question. It gets `seed` in the environment variable
    /// `AWALE_SEED`.
    #[must_use]
    pub fn new(command: BotCommand, terms: BotTerms, seed: u64) -> LineBot {
        LineBot {
            command,
            terms,
            seed,
            running: None,
            is_fresh: true,
            spent: Duration::ZERO,
            cpu: Duration::ZERO,
            stop: Stop::new(),
            asked: String::new(),
            errors: String::new(),
            told: 0,
            #[cfg(target_os = "linux")]
            watched: None,
        }
    }

    /// The line that it was asked last.
    #[must_use]
    pub fn asked(&self) -> &str {
        &self.asked
    }

    /// The beginning of what it wrote on its error output in this game.
    #[must_use]
    pub fn errors(&self) -> String {
        let now = self
            .running
            .as_ref()
            .map(|running| running.errors.text())
            .unwrap_or_default();
        beginning(format!("{}{now}", self.errors))
    }

    /// What of that was not told before.
    pub(super) fn new_errors(&mut self) -> String {
        let errors = self.errors();
        let new = errors.get(self.told..).unwrap_or_default().to_owned();
        self.told = errors.len();
        new
    }

    /// The processor time that it and all that it has started have used.
    #[must_use]
    pub fn cpu(&self) -> Duration {
        self.cpu + self.running.as_ref().map_or(Duration::ZERO, Running::cpu)
    }

    /// Asks for a move in the last of `past`. When `stop` is given its program is ended, and there
    /// is none.
    ///
    /// # Errors
    /// What it did wrong.
    pub fn answer_to(&mut self, past: &[AnyGame], stop: &Stop) -> Result<AnyMove, Forfeit> {
        self.stop = stop.clone();
        self.choose(past).map(|report| report.mv)
    }

    /// Asks for a move in the last of `past`.
    ///
    /// # Errors
    /// What it did wrong. Then its program is ended, and another question starts it anew.
    pub(super) fn choose(&mut self, past: &[AnyGame]) -> Result<MoveReport, Forfeit> {
        let game = past.last().ok_or(Forfeit::NoMove)?;
        let left = self
            .terms
            .game_time
            .map(|all| all.saturating_sub(self.spent));
        let time = left.map_or(self.terms.time, |left| left.min(self.terms.time));
        self.asked = question(game, time, left);
        let begun = Instant::now();
        let answer = self
            .time_limit()
            .and_then(|limit| self.answer(limit, begun));
        let answer = answer.and_then(|line| self.read(&line, game));
        let took = begun.elapsed();
        let answer = answer.and_then(|mv| self.rest().map(|()| mv));
        // What a start takes is no time for thinking.
        self.spent += if std::mem::take(&mut self.is_fresh) {
            took.min(time)
        } else {
            took
        };
        if answer.is_err() {
            self.end();
            self.is_fresh = true;
        }
        answer.map(|mv| MoveReport {
            mv,
            nodes: None,
            depth: None,
            table_hits: None,
        })
    }

    /// How long the next answer may take: the time for a move and the grace, a start where there is
    /// one; all moves together the time for the game and one grace.
    ///
    /// # Errors
    /// That this is used up.
    fn time_limit(&self) -> Result<Duration, Forfeit> {
        let BotTerms {
            time,
            game_time,
            grace,
            start,
            ..
        } = self.terms;
        let all = game_time.map(|all| all + grace);
        let left = all.map_or(Duration::MAX, |all| all.saturating_sub(self.spent));
        match all {
            Some(limit) if left.is_zero() => Err(Forfeit::TooLate {
                took: self.spent,
                limit,
            }),
            _ => Ok(left.min(time + grace) + if self.is_fresh { start } else { Duration::ZERO }),
        }
    }

    /// The line that answers the question, within `limit` from `begun` on.
    fn answer(&mut self, limit: Duration, begun: Instant) -> Result<String, Forfeit> {
        let deadline = begun + limit;
        loop {
            let had_answered = self
                .running
                .as_ref()
                .is_some_and(|running| running.answers > 0);
            let said = match self.ask(deadline) {
                Ok(()) => self.listen(deadline),
                Err(silence) => Err(silence),
            };
            match said {
                // It answers one question at a time and ends; the next one is for its successor.
                Err(Silence::Ended(how))
                    if had_answered && how.is_well() && Instant::now() < deadline =>
                {
                    self.end();
                }
                Err(Silence::Ended(how)) => return Err(Forfeit::Ended(how)),
                Err(Silence::Asleep) => return Err(self.late_or_silent(begun, limit)),
                Err(Silence::Other(reason)) => return Err(reason),
                Ok(line) => return Ok(line),
            }
        }
    }

    /// Sends the question to the program, which is started if none is running.
    fn ask(&mut self, deadline: Instant) -> Result<(), Silence> {
        if self.running.is_none() {
            self.running = Some(self.start().map_err(Silence::Other)?);
        }
        let Some(running) = &mut self.running else {
            return Err(Silence::Other(Forfeit::Crash));
        };
        running.output.new_question();
        running.program.go_on();
        if conversation::tell(&mut running.input, &self.asked, deadline).is_err() {
            // It may be about to end.
            let patience = Instant::now() + LAST_WORDS;
            while Instant::now() < patience {
                if let Some(how) = running.program.ended() {
                    return Err(Silence::Ended(how));
                }
                std::thread::sleep(Duration::from_millis(1));
            }
            return Err(Silence::Other(Forfeit::Deaf));
        }
        Ok(())
    }

    fn start(&self) -> Result<Running, Forfeit> {
        // A match has done it, and has told where it cannot be done; the full screen has not.
        #[cfg(target_os = "linux")]
        super::orphans::adopt().ok();
        let (program, pipes) = confinement::start(&self.command, &self.terms, self.seed)?;
        let (input, output, errors) = pipes;
        Ok(Running {
            input,
            program,
            output: Output::of(output),
            errors: Output::kept(errors),
            answers: 0,
        })
    }

    /// Waits for a line until `deadline`.
    fn listen(&mut self, deadline: Instant) -> Result<String, Silence> {
        let mut over_since = None;
        loop {
            let Some(running) = &mut self.running else {
                return Err(Silence::Other(Forfeit::Crash));
            };
            match running
                .output
                .line(LOOK.min(deadline.saturating_duration_since(Instant::now())))
            {
                Heard::Line(line) => return Ok(line),
                Heard::Flood => return Err(Silence::Other(Forfeit::Flood)),
                Heard::End | Heard::Nothing => {}
            }
            if self.stop.is_stopped() {
                return Err(Silence::Other(Forfeit::NoMove));
            }
            let (ended, is_closed) = (running.program.ended(), running.output.has_ended());
            if ended.is_some() || is_closed {
                // Something that it has started may hold its output open; or it has closed it, and
                // may be about to end.
                let since: &Instant = over_since.get_or_insert_with(Instant::now);
                if ended.is_some() && is_closed || since.elapsed() > LAST_WORDS {
                    let reason = ended.map_or(Silence::Other(Forfeit::Mute), Silence::Ended);
                    return running.output.take_rest().ok_or(reason);
                }
                std::thread::sleep(Duration::from_millis(1));
            } else if Instant::now() >= deadline {
                return Err(Silence::Asleep);
            }
            self.watch().map_err(Silence::Other)?;
        }
    }

    /// Its answer was taken: stops it until the next question, and looks whether it uses no more
    /// than it may.
    fn rest(&mut self) -> Result<(), Forfeit> {
        if let Some(running) = &mut self.running {
            running.answers += 1;
            running.program.pause();
        }
        self.uses_what_it_may()
    }

    /// Whether it uses no more than it may. A look takes milliseconds, so there is one every
    /// [`LOOK`] at most.
    fn watch(&mut self) -> Result<(), Forfeit> {
        #[cfg(target_os = "linux")]
        {
            let Some(running) = &mut self.running else {
                return Ok(());
            };
            if self.watched.is_some_and(|last| last.elapsed() < LOOK) {
                return Ok(());
            }
            self.watched = Some(Instant::now());
            running.program.look();
        }
        self.uses_what_it_may()
    }

    /// Whether what was seen of it at the last look uses no more than it may.
    #[cfg(target_os = "linux")]
    fn uses_what_it_may(&self) -> Result<(), Forfeit> {
        let Some(running) = &self.running else {
            return Ok(());
        };
        let used = usage::of(running.program.seen());
        if used.processes > MOST_PROCESSES {
            return Err(Forfeit::Processes(used.processes));
        }
        if used.memory_mb > u64::from(self.terms.memory_mb) {
            return Err(Forfeit::Memory(self.terms.memory_mb));
        }
        Ok(())
    }

    /// Elsewhere it is not known what it uses.
    #[cfg(not(target_os = "linux"))]
    #[expect(
        clippy::unnecessary_wraps,
        clippy::unused_self,
        reason = "Linux knows more"
    )]
    fn uses_what_it_may(&self) -> Result<(), Forfeit> {
        Ok(())
    }

    /// Its time is over: whether an answer comes at all.
    fn late_or_silent(&mut self, begun: Instant, limit: Duration) -> Forfeit {
        let said = self.listen(Instant::now() + LINGER);
        let half = self
            .running
            .as_ref()
            .and_then(|running| running.output.take_rest());
        match (said, half) {
            (Ok(_), _) => Forfeit::TooLate {
                took: begun.elapsed(),
                limit,
            },
            (Err(_), Some(half)) => Forfeit::HalfLine(shown(&half)),
            (Err(Silence::Other(reason @ (Forfeit::Memory(_) | Forfeit::Processes(_)))), None) => {
                reason
            }
            (Err(_), None) => Forfeit::Asleep(limit),
        }
    }

    /// The move that `line` names.
    fn read(&self, line: &str, game: &AnyGame) -> Result<AnyMove, Forfeit> {
        let word = line.trim();
        if let Some(mv) = game.moves().find(|mv| mv.to_string() == word) {
            return Ok(mv);
        }
        let floods = self
            .running
            .as_ref()
            .is_some_and(|running| running.output.floods_within(FLOOD_LOOK));
        Err(if floods {
            Forfeit::Flood
        } else {
            Forfeit::NotLegal(shown(word))
        })
    }

    /// Ends its program, if one is running, and keeps what is to be known of it.
    fn end(&mut self) {
        self.errors = self.errors();
        if let Some(mut running) = self.running.take() {
            self.cpu += running.cpu();
            running.program.kill();
        }
    }
}

impl Running {
    #[cfg(target_os = "linux")]
    fn cpu(&self) -> Duration {
        usage::of(&self.program.family()).cpu
    }

    #[cfg(not(target_os = "linux"))]
    fn cpu(&self) -> Duration {
        Duration::ZERO
    }
}

impl Drop for Running {
    /// Lets it end by itself: its input ends with it, and [`Program`] waits for a moment.
    fn drop(&mut self) {
        self.program.go_on();
    }
}
