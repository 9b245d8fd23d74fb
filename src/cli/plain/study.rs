//! `awale plain puzzle`, `learn`, `chapter`, `drill`, `rules`, `computers`, `openings` and
//! `mistakes`: the tasks of the full screen, line by line.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::PathBuf,
};

use awale_rules::{Game, Seat};
use awale_study::{
    catalogue::{GameKind, Variant},
    course,
    drill::{Drill, DrillLevel},
    progress::OwnPuzzleKind,
    puzzle::Difficulty,
    record::{Record, numbered_move},
    strategy::{MAX_STARS, has_chapters},
    study::{MoveMark, MoveTotals, moves_and_captures},
};
use clap::ValueEnum;

use crate::{
    app::Session,
    cli::{
        CommandContext, CommandResult, analyse, game_file, output,
        puzzle::{self, PuzzleChoice},
    },
    screens::{
        ChapterScreen, ChaptersScreen, DrillRound, LessonScreen, MistakesScreen, PuzzleScreen,
        PuzzleStorm, RepertoireScreen, TrainingScreen, today,
    },
    shell::{random_seed, storage::GamesFolder},
    widgets::task_page::TaskScreen,
    words::{Explain, say},
};

use super::{
    reading_pages,
    task_runner::{ExitKind, LineTaskRunner},
};

/// Puzzles and lessons line by line.
#[derive(Debug, clap::Subcommand)]
pub(super) enum StudyCommand {
    /// Solve puzzles: today's, new ones, those from games, or as many as you can in three minutes
    Puzzle {
        /// Which puzzles
        #[arg(value_enum, value_name = "KIND", default_value = "today")]
        which: PuzzleSource,
        #[command(flatten)]
        variant: VariantArgs,
        /// How hard new ones are: easy, medium or hard
        #[arg(long, value_name = "LEVEL", default_value = "easy", hide_possible_values = true, value_parser = puzzle::difficulty_parser())]
        difficulty: Difficulty,
    },
    /// Take the lessons in the rules, from the first that you have not done
    Learn {
        /// Begin with this lesson
        #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        lesson: Option<u32>,
        #[command(flatten)]
        variant: VariantArgs,
    },
    /// Learn to play well: explained positions and exercises, from the first chapter without a star
    Chapter {
        /// Begin with this chapter
        #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        chapter: Option<u32>,
        #[command(flatten)]
        variant: VariantArgs,
    },
    /// Train counting for two minutes: where seeds land, what captures, what is in danger
    Drill {
        /// What to train
        #[arg(value_enum, value_name = "KIND", default_value = "last")]
        which: DrillKind,
        /// How far the moves in the questions sow: 1 a few pits, 2 through the other row, 3 all the
        /// way around
        #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=3))]
        level: u8,
        #[command(flatten)]
        variant: VariantArgs,
    },
    /// Read the rules, with positions that show them
    Rules {
        #[command(flatten)]
        variant: VariantArgs,
    },
    /// Read how computers search: a small tree by minimax, then by alpha-beta
    #[command(name = "computers")]
    HowComputersThink,
    /// Repeat the answers that you chose for openings
    Openings {
        #[command(flatten)]
        variant: VariantArgs,
    },
    /// Find better moves than you played
    Mistakes {
        /// A game file, or `last` for your last game; without it the positions kept from your games
        game: Option<PathBuf>,
        #[command(flatten)]
        game_choice: game_file::GameChoice,
        #[command(flatten)]
        variant: VariantArgs,
    },
}

/// The game to study.
#[derive(Debug, clap::Args)]
pub(super) struct VariantArgs {
    /// The game; without it the one chosen last
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
}

/// The kind of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PuzzleSource {
    /// Today's endgame
    #[value(name = "today")]
    EndgameOfToday,
    /// New endgames
    #[value(name = "new")]
    NewEndgames,
    /// Positions from games, at your strength
    #[value(name = "games")]
    PositionsFromGames,
    /// As many as you can in three minutes
    #[value(name = "storm")]
    ThreeMinuteStorm,
}

/// The kind of drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum DrillKind {
    /// Where the last seed lands
    #[value(name = "last")]
    LastSeedPlace,
    /// Which pit captures, and how much
    Captures,
    /// Which pit is in danger
    #[value(name = "danger")]
    PitsInDanger,
}

impl DrillKind {
    const fn drill(self) -> Drill {
        match self {
            DrillKind::LastSeedPlace => Drill::LastSeedPlace,
            DrillKind::Captures => Drill::Captures,
            DrillKind::PitsInDanger => Drill::EndangeredPit,
        }
    }
}

impl VariantArgs {
    fn variant(&self, context: &CommandContext) -> CommandResult<Variant> {
        let chosen_id = &context.settings.setup.game;
        let default_id = if context
            .variants
            .iter()
            .any(|variant| variant.id == *chosen_id)
        {
            chosen_id
        } else {
            "oware"
        };
        Ok(context
            .variant(self.variant.as_deref().unwrap_or(default_id))?
            .clone())
    }

    /// The game, which may be the game of matches.
    fn game_kind(&self, context: &CommandContext) -> CommandResult<GameKind> {
        let matchstick_game = GameKind::Matches(context.settings.matchstick_rules());
        if self
            .variant
            .as_deref()
            .unwrap_or(&context.settings.setup.game)
            == matchstick_game.id()
        {
            return Ok(matchstick_game);
        }
        Ok(GameKind::Awale(self.variant(context)?))
    }
}

pub(super) fn run_study_command(
    context: &CommandContext,
    study_command: &StudyCommand,
    draws_board: bool,
) -> CommandResult {
    let new_task_session = || terminal_task_session(context, draws_board);
    match study_command {
        StudyCommand::Puzzle {
            which,
            variant,
            difficulty,
        } => new_task_session()?.present_puzzles(*which, &variant.variant(context)?, *difficulty),
        StudyCommand::Learn { lesson, variant } => {
            new_task_session()?.present_lessons(variant.game_kind(context)?, *lesson)
        }
        StudyCommand::Chapter { chapter, variant } => {
            new_task_session()?.present_chapters(variant.variant(context)?, *chapter)
        }
        StudyCommand::Drill {
            which,
            level,
            variant,
        } => new_task_session()?.present_drill(variant.variant(context)?, which.drill(), *level),
        StudyCommand::Openings { variant } => {
            new_task_session()?.present_own_openings(&variant.variant(context)?)
        }
        StudyCommand::Rules { variant } => print_pages(
            context,
            &reading_pages::rules_pages(&variant.game_kind(context)?, &context.words),
        ),
        StudyCommand::HowComputersThink => {
            print_pages(context, &reading_pages::computer_pages(&context.words))
        }
        StudyCommand::Mistakes {
            game: None,
            variant,
            ..
        } => new_task_session()?.present_own_mistakes(&variant.variant(context)?),
        StudyCommand::Mistakes {
            game: Some(game),
            game_choice: chosen,
            ..
        } => {
            let record = if game.as_os_str() == "last" {
                last_game(context)?
            } else {
                game_file::read_games(context, game)?.single_game(*chosen, &context.words)?
            };
            new_task_session()?.present_mistakes(&record)
        }
    }
}

/// Creates a session that presents tasks at the terminal, such as puzzles or lessons, and prints
/// how to list its commands.
fn terminal_task_session(
    context: &CommandContext,
    draws_board: bool,
) -> CommandResult<TaskSession<'_, impl BufRead, impl Write>> {
    // Input from a pipe or a file must give the same tasks every time.
    let is_interactive = io::stdin().is_terminal();
    let seed = context
        .random_seed
        .unwrap_or_else(|| if is_interactive { random_seed() } else { 0 });
    let mut task_session = TaskSession::new(
        context,
        seed,
        draws_board,
        super::input_lines()?,
        output::LineWrappingWriter::default(),
    )?;
    writeln!(task_session.out, "{}", context.words.get("plain-ask"))?;
    Ok(task_session)
}

/// Prints pages at the terminal.
fn print_pages(context: &CommandContext, pages: &[String]) -> CommandResult {
    let mut out = output::LineWrappingWriter::default();
    writeln!(out, "{}", context.words.get("plain-ask"))?;
    reading_pages::print_pages_one_by_one(
        pages,
        &context.words,
        &mut super::input_lines()?,
        &mut out,
    )
}

/// The player's last game.
fn last_game(context: &CommandContext) -> CommandResult<Record> {
    let games_folder =
        GamesFolder::new(context.folders.games_folder()).with_variants(context.variants.clone());
    let saved_games = games_folder
        .list_all_games()
        .map_err(|failure| failure.explain(&context.words))?;
    let last_record = saved_games
        .records()
        .find(|record| record.result().is_some());
    Ok(last_record
        .cloned()
        .ok_or_else(|| context.words.get("plain-no-games"))?)
}

/// Explains a finished game: one mistake per line with the better move, and the totals of each
/// side.
pub(super) fn explain_mistakes(
    context: &CommandContext,
    record: &Record,
    out: &mut impl Write,
) -> CommandResult {
    let analysis = analyse::saved_or_new_analysis(context, record, None, None)?;
    let (words, positions) = (
        &context.words,
        record.clone_game().positions_so_far().to_vec(),
    );
    for (place, assessment) in analysis
        .moves
        .iter()
        .enumerate()
        .filter(|(_, moved)| MoveMark::from(*moved).is_fault())
    {
        let side_name = words.seat_name(positions[place].to_move());
        let better_line = moves_and_captures(&positions[place], &assessment.line).join(" ");
        writeln!(
            out,
            "{}",
            numbered_move(
                place,
                &say!(
                    words,
                    "plain-fault",
                    side = side_name,
                    move = assessment.played_move.to_string(),
                    verdict = words.verdict_text(assessment),
                    better = better_line,
                )
            )
        )?;
    }
    let move_totals = MoveTotals::of(&analysis.moves, record.start().to_move());
    for seat in Seat::BOTH {
        writeln!(
            out,
            "{}",
            words.totals_text(&record.kind, seat, &move_totals[seat])
        )?;
    }
    Ok(())
}

/// Presents tasks one after the other.
pub(super) struct TaskSession<'a, I, O> {
    task_runner: LineTaskRunner<'a>,
    input: I,
    out: O,
}

impl<'a, I: BufRead, O: Write> TaskSession<'a, I, O> {
    /// Creates a session with the player's progress. `seed` determines everything random.
    pub(super) fn new(
        context: &'a CommandContext,
        seed: u64,
        draws_board: bool,
        input: I,
        out: O,
    ) -> CommandResult<TaskSession<'a, I, O>> {
        Ok(TaskSession {
            task_runner: LineTaskRunner::new(context, seed, draws_board)?,
            input,
            out,
        })
    }

    fn run(&mut self, screen: &mut impl TaskScreen) -> CommandResult<ExitKind> {
        self.task_runner.run(screen, &mut self.input, &mut self.out)
    }

    fn present_puzzles(
        &mut self,
        which: PuzzleSource,
        variant: &Variant,
        difficulty: Difficulty,
    ) -> CommandResult {
        let words = &self.task_runner.context.words;
        match which {
            PuzzleSource::ThreeMinuteStorm => {
                let storm = PuzzleStorm::new(variant.clone(), &mut self.task_runner.app_context);
                self.run(&mut storm.ok_or_else(|| words.get("training-none"))?)?;
            }
            PuzzleSource::PositionsFromGames => {
                let mut training =
                    TrainingScreen::new(variant.clone(), &mut self.task_runner.app_context);
                loop {
                    let puzzle = training
                        .next_puzzle(&mut self.task_runner.app_context)
                        .ok_or_else(|| words.get("training-none"))?;
                    if self.run(&mut { puzzle })? != ExitKind::AnotherPuzzle {
                        break;
                    }
                }
            }
            PuzzleSource::EndgameOfToday | PuzzleSource::NewEndgames => {
                let day = (which == PuzzleSource::EndgameOfToday)
                    .then(|| today(&self.task_runner.app_context));
                if day.is_some_and(|day| {
                    self.task_runner
                        .app_context
                        .learning_progress
                        .has_solved_daily_puzzle(day, &variant.id)
                }) {
                    writeln!(self.out, "{}", words.get("plain-solved-today"))?;
                }
                let mut day = day;
                loop {
                    let new_puzzle = PuzzleChoice::FromSeed(
                        difficulty,
                        self.task_runner.app_context.random_u64(),
                    );
                    let puzzle_choice = day.map_or(new_puzzle, PuzzleChoice::OfDay);
                    let puzzle =
                        puzzle::make_puzzle(self.task_runner.context, &variant.id, puzzle_choice)?;
                    let mut screen =
                        PuzzleScreen::new(puzzle, day.take(), &self.task_runner.app_context);
                    if self.run(&mut screen)? != ExitKind::AnotherPuzzle {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    fn present_lessons(&mut self, kind: GameKind, lesson: Option<u32>) -> CommandResult {
        let (words, progress) = (
            &self.task_runner.context.words,
            &self.task_runner.app_context.learning_progress,
        );
        let lessons = course::lessons(&kind);
        for (number, lesson) in (1..).zip(&lessons) {
            let message_id = if progress.has_finished_lesson(kind.id(), lesson.id) {
                "plain-lesson-done"
            } else {
                "plain-lesson"
            };
            writeln!(
                self.out,
                "{}",
                say!(
                    words,
                    message_id,
                    number,
                    title = words.get(lesson.title_message_id)
                )
            )?;
        }
        let first_unfinished_lesson = || {
            lessons
                .iter()
                .position(|lesson| !progress.has_finished_lesson(kind.id(), lesson.id))
                .unwrap_or(0)
        };
        let lesson_index =
            lesson.map_or_else(first_unfinished_lesson, |number| number as usize - 1);
        let no_such_lesson_error = || say!(words, "plain-no-lesson", lessons = lessons.len());
        let mut screen =
            LessonScreen::new(kind.clone(), lesson_index, &self.task_runner.app_context)
                .ok_or_else(no_such_lesson_error)?;
        writeln!(self.out, "{}", words.get("plain-no-arrows"))?;
        if self.run(&mut screen)? != ExitKind::ScreenFinished {
            return Ok(());
        }
        writeln!(self.out, "{}", words.get("plain-lessons-over"))?;
        match kind {
            GameKind::Awale(variant) if has_chapters(&variant) => {
                self.present_chapters(variant, None)
            }
            _ => Ok(()),
        }
    }

    fn present_chapters(&mut self, variant: Variant, chapter: Option<u32>) -> CommandResult {
        let words = &self.task_runner.context.words;
        let chapters_screen =
            ChaptersScreen::new(variant.clone(), &mut self.task_runner.app_context);
        let about_text = words.get(chapters_screen.about_message_id());
        if chapters_screen.chapters.is_empty() {
            return Err(about_text.into());
        }
        writeln!(self.out, "{about_text}")?;
        for (place, chapter) in chapters_screen.chapters.iter().enumerate() {
            let star_count = chapters_screen
                .chapter_score(place, &self.task_runner.app_context)
                .star_count();
            let stars_text = say!(
                words,
                "strategy-stars",
                stars = star_count,
                total = MAX_STARS
            );
            let title = words.get(chapter.outline.title_message);
            writeln!(
                self.out,
                "{}",
                say!(
                    words,
                    "plain-chapter",
                    number = place + 1,
                    title,
                    stars = stars_text
                )
            )?;
        }
        let chapter_index =
            chapter.map_or(chapters_screen.chosen_index, |number| number as usize - 1);
        let chapter_count = chapters_screen.chapters.len();
        let no_such_chapter_error = || say!(words, "plain-no-chapter", chapters = chapter_count);
        let screen = ChapterScreen::new(
            variant,
            chapters_screen.chapters,
            chapter_index,
            &self.task_runner.app_context,
        );
        self.run(&mut screen.ok_or_else(no_such_chapter_error)?)?;
        Ok(())
    }

    fn present_drill(&mut self, variant: Variant, drill: Drill, level: u8) -> CommandResult {
        let words = &self.task_runner.context.words;
        let level = DrillLevel::ALL[usize::from(level) - 1];
        let drill_round = DrillRound::new(variant, drill, level, &mut self.task_runner.app_context);
        let mut drill_round = drill_round.ok_or_else(|| words.get("drills-none"))?;
        writeln!(self.out, "{}", words.get("drills-about"))?;
        writeln!(self.out, "{}", words.get("drills-score"))?;
        self.run(&mut drill_round)?;
        Ok(())
    }

    fn present_own_mistakes(&mut self, variant: &Variant) -> CommandResult {
        let mut screen = MistakesScreen::open_own_positions(
            variant,
            OwnPuzzleKind::Mistake,
            &mut self.task_runner.app_context,
        )
        .ok_or_else(|| self.task_runner.context.words.get("plain-no-own"))?;
        self.run(&mut screen)?;
        Ok(())
    }

    fn present_own_openings(&mut self, variant: &Variant) -> CommandResult {
        let mut screen = RepertoireScreen::new(variant, &self.task_runner.app_context)
            .ok_or_else(|| self.task_runner.context.words.get("plain-no-openings"))?;
        self.run(&mut screen)?;
        Ok(())
    }

    pub(super) fn present_mistakes(&mut self, record: &Record) -> CommandResult {
        if record.result().is_none() {
            return Err(self.task_runner.context.words.get("plain-not-over").into());
        }
        let analysis =
            analyse::saved_or_new_analysis(self.task_runner.context, record, None, None)?;
        let session = Session::from_record(record, None, 0);
        let context = &mut self.task_runner.app_context;
        let session_id = context.sessions.add(session);
        let mut screen = MistakesScreen::new(session_id, &analysis.moves, context);
        self.run(&mut screen)?;
        Ok(())
    }
}
