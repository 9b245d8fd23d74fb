//! The jobs of the worker threads: thinking, studying, making puzzles; listing, counting and
//! searching saved games.
//!
//! Each [`Job`] has a thread of its own, since jobs differ in what they keep between orders and in
//! priority, which a thread cannot raise again.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use awale_engine::Stop;
use awale_engine::tables::{Check, Tables};
use awale_lab::match_runner::{BotTerms, Forfeit, OwnProgram};
use awale_rules::{Game, PerSeat, Rules};
use awale_study::catalogue::{AnyGame, EntrantError, Kind, ProgramCommand};
use awale_study::players::{ChosenMove, Computer, Player, PlayerSpec, Resources};
use awale_study::puzzle::Maker;
use awale_study::study::{self, News, Student};
use awale_words::text::escaped;

use crate::app::{CountOrder, Event, GameList, PuzzleOrder, Question, SearchOrder, Trouble};
use crate::shell::input::Input;
use crate::shell::storage::Games;
use crate::words::{Explain, Language, Words, say};
use awale_cli::thread::{PanicPoint, ThreadPriority, rehearse};
use awale_lab::words::with_errors;

use super::tables::bad_table;
use super::worker::{Job, TellEvent};

/// Thinks about moves. Keeps the computers that have played before.
#[derive(Default)]
pub(in crate::shell) struct Thinker(PerSeat<Option<Seated>>);

/// A question to a computer.
pub(in crate::shell) struct Asked {
    pub(in crate::shell) spec: PlayerSpec,
    /// The game so far: the computer plays the side to move in its last position.
    pub(in crate::shell) past: Vec<AnyGame>,
    /// Of the player's random numbers.
    pub(in crate::shell) seed: u64,
    pub(in crate::shell) resources: Resources,
    /// The command of your own bot.
    pub(in crate::shell) bot: String,
    /// What is played.
    pub(in crate::shell) kind: Option<Kind>,
    /// The language of the bot's errors.
    pub(in crate::shell) language: Language,
}

/// A computer at the board.
struct Seated {
    spec: PlayerSpec,
    seed: u64,
    bot: String,
    player: SeatedPlayer,
}

/// The player on a seat.
enum SeatedPlayer {
    Computer(Box<Computer>),
    Bot(Box<OwnProgram>),
}

impl Job for Thinker {
    type Task = Asked;

    const NAME: &'static str = "thinker";

    fn work(&mut self, question: Question, asked: Asked, stop: &Stop, tell: TellEvent<'_>) {
        rehearse(PanicPoint::Thinking);
        let Some(seat) = asked.past.last().map(Game::to_move) else {
            return;
        };
        let program = match asked.program() {
            Ok(program) => program,
            Err(wrong) => {
                return tell(Self::failed(
                    question,
                    wrong.explain(&Words::new(asked.language)),
                ));
            }
        };
        let computer = match seated(&mut self.0[seat], &asked, program) {
            SeatedPlayer::Computer(computer) => computer,
            SeatedPlayer::Bot(bot) => {
                // A bot is started for each game and ends with it (`Shell::see_bots_off`). After
                // moves were taken back it goes on.
                return tell(match bot.answer_to(&asked.past, stop) {
                    Ok(choice) => Event::Answer {
                        question,
                        chosen: ChosenMove {
                            choice,
                            value: None,
                            visited: 0,
                            depth: None,
                        },
                    },
                    Err(reason) => Self::failed(question, told_of_bot(&asked, &reason, bot)),
                });
            }
        };
        computer.set_tables(asked.resources.tables.as_ref());
        let mut report = |info: &_| {
            tell(Event::ThinkingInfo {
                question,
                info: Clone::clone(info),
            });
        };
        let chosen = computer.choose(&asked.past, stop, &mut report);
        tell(match chosen {
            Some(chosen) => Event::Answer { question, chosen },
            None => Self::failed(question, "no move".to_owned()),
        });
    }

    fn failed(question: Question, what: String) -> Event {
        Event::ThinkerFailed { question, what }
    }
}

impl Asked {
    /// Your own program and its game; none for a computer.
    fn program(&self) -> Result<Option<(ProgramCommand, Kind)>, EntrantError> {
        if self.spec != PlayerSpec::Bot {
            return Ok(None);
        }
        let command = self.bot.parse()?;
        Ok(self.kind.clone().map(|kind| (command, kind)))
    }
}

/// The player on this seat: the one that sits there, if it is the one in `asked`, else a new one.
fn seated<'a>(
    seat: &'a mut Option<Seated>,
    asked: &Asked,
    program: Option<(ProgramCommand, Kind)>,
) -> &'a mut SeatedPlayer {
    let Asked {
        spec,
        seed,
        resources,
        bot,
        ..
    } = asked;
    let there = seat
        .take()
        .filter(|there| there.spec == *spec && there.seed == *seed && there.bot == *bot);
    let player = move || match program {
        Some((command, kind)) => {
            let terms = BotTerms {
                time: resources.time,
                ..BotTerms::default()
            };
            SeatedPlayer::Bot(Box::new(OwnProgram::new(command, kind, terms, *seed)))
        }
        None => SeatedPlayer::Computer(Box::new(Computer::new(*spec, *seed, resources))),
    };
    let there = there.unwrap_or_else(|| Seated {
        spec: *spec,
        seed: *seed,
        bot: bot.clone(),
        player: player(),
    });
    &mut seat.insert(there).player
}

/// What your own bot did wrong, with the last line of its error output. One that does not start is
/// named by its program: which it looks for is what you want to know.
fn told_of_bot(asked: &Asked, reason: &Forfeit, bot: &OwnProgram) -> String {
    let (words, errors) = (Words::new(asked.language), bot.errors());
    if !errors.trim().is_empty() {
        log::warn!("the error output of {}: {}", asked.bot, escaped(&errors));
    }
    let why = match (reason, asked.bot.parse()) {
        (
            Forfeit::Start(error),
            Ok(ProgramCommand::Line(command) | ProgramCommand::Uci(_, command)),
        ) => {
            let program = command.first().map_or("", String::as_str);
            say!(
                words,
                "bots-cannot-run",
                program = program,
                what = error.explain(&words)
            )
        }
        _ => reason.explain(&words),
    };
    with_errors(why, &errors, &words)
}

/// Threads of the study: one leaves the others to thinking and drawing.
const STUDY_THREADS: usize = 1;

/// Studies positions and games. Keeps the student and the tables of the last task.
#[derive(Default)]
pub(in crate::shell) struct Studying {
    student: Option<Student>,
    opened: Option<Opened>,
}

/// Tables opened for a task, kept for the next ones, so that a bad file is reported once.
struct Opened {
    wanted: OnDisk,
    tables: Arc<Tables>,
    /// Set when a file is bad: the next task opens them anew.
    is_spoilt: Arc<AtomicBool>,
}

/// Something to study, and the tables that help.
pub(in crate::shell) struct StudyOrder {
    pub(in crate::shell) study: study::StudyTask,
    /// The tables that are open.
    pub(in crate::shell) tables: Option<Arc<Tables>>,
    pub(in crate::shell) on_disk: OnDisk,
    /// Where a bad file is reported.
    pub(in crate::shell) inputs: Sender<Input>,
    /// The language of that report.
    pub(in crate::shell) language: Language,
}

/// The folder of tables, and the number of seeds to open.
#[derive(Clone, PartialEq)]
pub(in crate::shell) struct OnDisk {
    pub(in crate::shell) folder: PathBuf,
    pub(in crate::shell) seeds: u8,
}

impl Studying {
    /// The tables for the game of `task`: those that are open, or those on the disk, so that the
    /// first analysis after the start knows as much as a later one. Bad files are reported to
    /// `inputs`.
    fn tables(&mut self, task: &StudyOrder) -> Option<Arc<Tables>> {
        let rules = task.study.rules()?;
        if let Some(tables) = task.tables.as_ref().filter(|tables| tables.serve(&rules)) {
            return Some(Arc::clone(tables));
        }
        let still_good = |opened: &Opened| {
            let serves = opened.tables.serve(&rules) && opened.wanted == task.on_disk;
            // If there were fewer than wanted, more may have been made meanwhile.
            serves
                && opened.tables.up_to() >= opened.wanted.seeds
                && !opened.is_spoilt.load(Ordering::Relaxed)
        };
        if self
            .opened
            .as_ref()
            .is_none_or(|opened| !still_good(opened))
        {
            self.opened = task.open(&rules);
        }
        self.opened
            .as_ref()
            .map(|opened| Arc::clone(&opened.tables))
    }
}

impl StudyOrder {
    /// Opens the tables on the disk, if there are any, and reports a file that turns out bad when
    /// used.
    fn open(&self, rules: &Rules) -> Option<Opened> {
        let (tables, _) = Tables::open(
            &self.on_disk.folder,
            rules,
            self.on_disk.seeds,
            Check::Header,
        );
        if tables.up_to() == 0 {
            return None;
        }
        let (is_spoilt, inputs) = (Arc::new(AtomicBool::new(false)), self.inputs.clone());
        let report = bad_table(&is_spoilt, inputs, self.language);
        Some(Opened {
            wanted: self.on_disk.clone(),
            tables: Arc::new(tables.reporting(report)),
            is_spoilt,
        })
    }
}

impl Job for Studying {
    type Task = StudyOrder;

    const NAME: &'static str = "student";

    const PRIORITY: Option<ThreadPriority> = Some(ThreadPriority::Low);

    fn work(&mut self, question: Question, task: StudyOrder, stop: &Stop, tell: TellEvent<'_>) {
        rehearse(PanicPoint::Studying);
        let tables = self.tables(&task);
        let student = self
            .student
            .get_or_insert_with(|| Student::new(STUDY_THREADS));
        student.set_tables(tables.as_ref());
        student.work(&task.study, stop, &mut |news: News| {
            tell(Event::Studied { question, news });
        });
    }

    fn failed(question: Question, what: String) -> Event {
        Event::StudentFailed { question, what }
    }
}

/// Makes puzzles. Keeps what it has prepared for the last variant.
#[derive(Default)]
pub(in crate::shell) struct Puzzler(Option<Maker>);

impl Job for Puzzler {
    type Task = PuzzleOrder;

    const NAME: &'static str = "puzzler";

    fn work(&mut self, question: Question, order: PuzzleOrder, stop: &Stop, tell: TellEvent<'_>) {
        rehearse(PanicPoint::Puzzles);
        let puzzle = order.make(&mut self.0, stop).map(Box::new);
        tell(Event::PuzzleMade { question, puzzle });
    }

    /// Tells the screen that there is no puzzle.
    fn failed(question: Question, what: String) -> Event {
        log::error!("no puzzle {question}: {what}");
        Event::PuzzleMade {
            question,
            puzzle: None,
        }
    }
}

/// Searches your games for puzzles. Keeps nothing: what it needs is made quickly and would mostly
/// lie idle in memory.
#[derive(Default)]
pub(in crate::shell) struct GameSearch;

impl Job for GameSearch {
    type Task = SearchOrder;

    const NAME: &'static str = "searcher";

    const PRIORITY: Option<ThreadPriority> = Some(ThreadPriority::Idle);

    fn work(&mut self, question: Question, order: SearchOrder, stop: &Stop, tell: TellEvent<'_>) {
        tell(Event::Searched {
            question,
            found: order.search(stop),
        });
    }

    fn failed(question: Question, what: String) -> Event {
        log::error!("no search {question}: {what}");
        Event::Searched {
            question,
            found: None,
        }
    }
}

/// Counts the saved games.
#[derive(Default)]
pub(in crate::shell) struct Counter;

impl Job for Counter {
    type Task = (CountOrder, GameList);

    const NAME: &'static str = "counter";

    fn work(
        &mut self,
        question: Question,
        (order, games): (CountOrder, GameList),
        _: &Stop,
        tell: TellEvent<'_>,
    ) {
        let event = order.count(question, &games);
        // The app can then change the list without a copy.
        drop(games);
        tell(event);
    }

    fn failed(question: Question, what: String) -> Event {
        log::error!("no count {question}: {what}");
        Event::Counted {
            question,
            counted: None,
        }
    }
}

/// Lists the saved games, newest first.
#[derive(Default)]
pub struct Lister;

impl Job for Lister {
    type Task = Games;

    const NAME: &'static str = "lister";

    fn work(&mut self, _: Question, games: Games, stop: &Stop, tell: TellEvent<'_>) {
        let listed = games.list_until(stop);
        // A newer order replaces this list.
        if stop.is_stopped() {
            return;
        }
        tell(match listed {
            Ok(games) => Event::GameList(games),
            Err(failure) => Event::Trouble(Trouble::Open(failure.to_string())),
        });
    }

    /// With the number of its order, since a newer list may have been ordered meanwhile, without a
    /// game deleted since.
    fn input(listing: Question, event: Event) -> Input {
        Input::Listed(listing, event)
    }

    fn failed(_: Question, what: String) -> Event {
        Event::Trouble(Trouble::Open(what))
    }
}
