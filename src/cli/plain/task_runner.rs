//! Prints screens with a task and answers them line by line. The screens decide what is right and
//! what counts.

use std::{
    io::{self, BufRead, Write},
    time::Instant,
};

use awale_engine::Stop;
use awale_rules::{Game, matches_game::Take};
use awale_study::{
    catalogue::{AnyGame, AnyMove},
    progress::ProgressEvent,
};
use ratatui::text::{Line, Span};

use crate::{
    app::{
        Action, AppContext, DrawContext, Effect, Event, Job, JobId, MoveTask, ReusableJobState,
        ScreenEvent, Transition,
    },
    cli::{CommandContext, CommandResult, analyse, output},
    config::AnimationSpeed,
    keys::Command,
    shell::{
        self,
        storage::{ProgressError, ProgressFile},
        take_unreported_locked_folders,
    },
    theme::{ColorDepth, Theme, glyphs::Charset},
    widgets::task_page::{TaskPage, TaskScreen},
    words::say,
};

use super::command_lines::{self, PlainCommand};

/// The way a screen was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExitKind {
    /// The input ended, or the player quit.
    Quit,
    /// The screen reached its end.
    ScreenFinished,
    AnotherPuzzle,
}

/// Runs screens with a task line by line: prints them, passes them the typed lines, and carries out
/// their effects.
pub(super) struct LineTaskRunner<'a> {
    pub(super) context: &'a CommandContext,
    /// The app context, which the screens share.
    pub(super) app_context: AppContext,
    draws_board: bool,
    theme: Theme,
    progress_file: ProgressFile,
    /// The job that a screen waits for. It runs when its result is needed.
    pending_job: Option<(JobId, Job)>,
    last_printed_texts: PrintedTexts,
}

/// The texts that were printed last, so that none is repeated.
#[derive(Default)]
struct PrintedTexts {
    last_heading: String,
    title: String,
    text: Vec<String>,
    moves: Vec<AnyMove>,
    board: Option<AnyGame>,
}

impl<'a> LineTaskRunner<'a> {
    /// Creates a runner with the player's progress. `seed` determines everything random.
    pub(super) fn new(
        context: &'a CommandContext,
        seed: u64,
        draws_board: bool,
    ) -> CommandResult<LineTaskRunner<'a>> {
        let mut settings = context.settings.clone();
        // Moves are text here, without animation and cursor.
        (settings.animation, settings.preview) = (AnimationSpeed::Off, false);
        let mut runner = LineTaskRunner {
            context,
            app_context: AppContext::new(
                settings,
                Vec::new(),
                context.system_language,
                seed,
                shell::local_time,
            ),
            draws_board,
            theme: Theme::built_in("dark").unwrap_or_else(Theme::monochrome),
            progress_file: ProgressFile::new(context.folders.progress_file()),
            pending_job: None,
            last_printed_texts: PrintedTexts::default(),
        };
        let loaded_progress = runner
            .progress_file
            .read()
            .map_err(|unread| runner.unreadable_progress_message(&unread))?;
        if let Some(damage_message) = loaded_progress.damage_message(&context.words) {
            output::eprint_line(damage_message);
        }
        runner.app_context.learning_progress = loaded_progress.progress;
        Ok(runner)
    }

    /// Prints a screen and passes it the typed lines until it is left.
    pub(super) fn run(
        &mut self,
        screen: &mut impl TaskScreen,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> CommandResult<ExitKind> {
        self.last_printed_texts = PrintedTexts::default();
        self.carry_out_effects();
        self.print_changes(screen, out)?;
        loop {
            let (prompted_at, was_ticking) = (
                Instant::now(),
                screen.next_tick(&self.app_context).is_some(),
            );
            let line = command_lines::read_line(input)?;
            let _ = screen.on_event(
                ScreenEvent::Tick(prompted_at.elapsed()),
                &mut self.app_context,
            );
            self.carry_out_effects();
            let is_time_over = was_ticking && screen.next_tick(&self.app_context).is_none();
            let Some(line) = line else {
                if let Transition::Stay = screen.act(&Action::Back, &mut self.app_context) {
                    self.print_page_changes(screen, out)?;
                }
                self.leave_screen(screen);
                writeln!(out, "{}", self.context.words.get("plain-end-of-input"))?;
                return Ok(ExitKind::Quit);
            };
            let board = screen.page(self.draw_context()).board;
            let command = PlainCommand::parse_line(board.position, &line, &self.context.words);
            let answer_action = screen
                .plain_mode_answer(&line)
                .filter(|_| board.marks_playable_pits);
            let action = answer_action.or_else(|| match command {
                Some(PlainCommand::Quit) => Some(Action::Back),
                Some(command) => action_of_command(command).filter(|action| {
                    screen
                        .available_keys(&self.app_context)
                        .allows_action(action)
                }),
                None => line.is_empty().then(|| screen.plain_mode_enter()),
            });
            match (action, command) {
                // A line typed after the time was over is not an answer. First the result is
                // printed.
                _ if is_time_over && command != Some(PlainCommand::Quit) => {
                    self.print_changes(screen, out)?;
                }
                (Some(action), _)
                    if !line.is_empty()
                        && action.chooses_move()
                        && screen.task().is_some_and(MoveTask::is_over) =>
                {
                    writeln!(out, "{}", self.context.words.get("plain-over"))?;
                    self.print_prompt(screen, out)?;
                }
                // On the full screen Enter plays the chosen move. No move is chosen here.
                (Some(Action::Confirm), _) if board.marks_playable_pits => {
                    self.print_prompt(screen, out)?;
                }
                (Some(action), _) => {
                    if action.chooses_move()
                        || matches!(action, Action::Command(Command::Hint | Command::Resign))
                    {
                        self.run_jobs(screen);
                    }
                    match screen.act(&action, &mut self.app_context) {
                        Transition::Stay | Transition::Unused => {}
                        Transition::AnotherPuzzle => return Ok(ExitKind::AnotherPuzzle),
                        _ if action == Action::Back => {
                            self.leave_screen(screen);
                            return Ok(ExitKind::Quit);
                        }
                        _ => return Ok(ExitKind::ScreenFinished),
                    }
                    self.carry_out_effects();
                    self.print_changes(screen, out)?;
                }
                (None, command) => {
                    self.print_answer(command, &line, screen, out)?;
                    self.print_prompt(screen, out)?;
                }
            }
        }
    }

    fn leave_screen(&mut self, screen: &mut impl TaskScreen) {
        let _ = screen.on_event(ScreenEvent::Closing, &mut self.app_context);
        self.carry_out_effects();
    }

    /// Prints the answer to a command that changes nothing.
    fn print_answer(
        &self,
        command: Option<PlainCommand>,
        line: &str,
        screen: &impl TaskScreen,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (words, page) = (&self.context.words, screen.page(self.draw_context()));
        match command {
            Some(PlainCommand::Help) => writeln!(out, "{}", words.get(screen.plain_mode_help())),
            Some(PlainCommand::ShowBoard) => command_lines::print_position(
                &page.board.shown_position(),
                self.draws_board,
                words,
                out,
            ),
            Some(PlainCommand::ShowMoves) => {
                writeln!(out, "{}", words.moves_text(&page.board.game.referee))
            }
            Some(_) => writeln!(out, "{}", words.get("plain-not-here")),
            // The question already says what to type.
            None if page.board.marks_playable_pits && screen.plain_mode_question().is_some() => {
                Ok(())
            }
            None => writeln!(
                out,
                "{}",
                command_lines::not_understood_message(line, page.board.position, words)
            ),
        }
    }

    /// Prints the changes on a screen and the prompt.
    fn print_changes(&mut self, screen: &impl TaskScreen, out: &mut impl Write) -> io::Result<()> {
        self.print_page_changes(screen, out)?;
        self.print_prompt(screen, out)
    }

    /// Prints the changes on a screen: heading, moves, remarks, text, board.
    fn print_page_changes(
        &mut self,
        screen: &impl TaskScreen,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let mut last_printed_texts = std::mem::take(&mut self.last_printed_texts);
        let (words, draw_context) = (&self.context.words, self.draw_context());
        let TaskPage {
            heading,
            title,
            text,
            remarks,
            board,
            ..
        } = screen.page(draw_context);
        // A screen reader speaks a comma as a pause in a list.
        let heading = heading.replace(" · ", ", ");
        let (positions, shown_moves) = (
            board.game.positions_so_far(),
            &board.game.moves()[..board.played_move_count],
        );
        // If another variation is on the board now, the moves tried before were taken back.
        let already_printed_count = shown_moves
            .iter()
            .zip(&last_printed_texts.moves)
            .take_while(|(new, old)| new == old)
            .count();
        for (mv, before) in shown_moves
            .iter()
            .zip(positions)
            .skip(already_printed_count)
            .filter(|_| last_printed_texts.board.is_some())
        {
            writeln!(out, "{}", words.played_move_sentence(before, *mv))?;
        }
        for remark in remarks
            .iter()
            .filter(|(_, style)| *style != draw_context.theme.dim)
        {
            writeln!(out, "{}", remark.0)?;
        }
        if heading != last_printed_texts.last_heading {
            writeln!(out, "{heading}")?;
        }
        if title != last_printed_texts.title && !heading.contains(&title) {
            writeln!(out, "{title}")?;
        }
        let text_lines: Vec<String> = text
            .iter()
            .map(without_symbols)
            .filter(|line| !line.is_empty())
            .collect();
        if text_lines != last_printed_texts.text {
            text_lines
                .iter()
                .try_for_each(|line| writeln!(out, "{line}"))?;
        }
        if (board.marks_playable_pits || board.played_move_count == 0)
            && last_printed_texts.board != Some(*board.position)
        {
            command_lines::print_position(board.position, self.draws_board, words, out)?;
            last_printed_texts.board = Some(*board.position);
        }
        (
            last_printed_texts.last_heading,
            last_printed_texts.title,
            last_printed_texts.text,
            last_printed_texts.moves,
        ) = (heading, title, text_lines, shown_moves.to_vec());
        self.last_printed_texts = last_printed_texts;
        Ok(())
    }

    /// Prints the prompt for a move, or for Enter.
    fn print_prompt(&self, screen: &impl TaskScreen, out: &mut impl Write) -> io::Result<()> {
        let (words, board) = (&self.context.words, screen.page(self.draw_context()).board);
        let prompt = match screen
            .plain_mode_question()
            .filter(|_| board.marks_playable_pits)
        {
            Some(question) => words.get(question),
            None if board.marks_playable_pits => say!(
                words,
                "plain-turn",
                side = words.seat_name(board.position.to_move())
            ),
            None if screen.task().is_some_and(MoveTask::is_wrong) => words.get("plain-take-back"),
            None => words.get("plain-go-on"),
        };
        writeln!(out, "{prompt}")?;
        out.flush()
    }

    fn draw_context(&self) -> DrawContext<'_> {
        let (context, theme) = (&self.app_context, &self.theme);
        DrawContext {
            context,
            words: &context.words,
            theme,
            charset: Charset::Unicode,
            color_depth: ColorDepth::Monochrome,
            ignores_keys: false,
            is_opened_from_menu: false,
        }
    }

    /// Carries out the effects of the screens.
    pub(super) fn carry_out_effects(&mut self) {
        for effect in std::mem::take(&mut self.app_context.effects) {
            match effect {
                Effect::RecordLearningProgress(event) => self.record_learning_progress(&event),
                Effect::StartJob(id, job) => self.pending_job = Some((id, job)),
                Effect::StopJob(id) => {
                    drop(self.pending_job.take_if(|(waiting, _)| *waiting == id));
                }
                // Other effects concern the full screen, or were carried out at the start.
                _ => {}
            }
        }
    }

    fn record_learning_progress(&mut self, event: &ProgressEvent) {
        match self
            .progress_file
            .add_progress_events(std::slice::from_ref(event))
        {
            Ok(found) => self.app_context.learning_progress = found.progress,
            Err(unread) => {
                output::eprint_line(self.unreadable_progress_message(&unread));
                self.app_context.learning_progress.add(event);
            }
        }
        for folder in take_unreported_locked_folders() {
            output::eprint_line(say!(
                self.context.words,
                "error-folder-locked",
                what = folder.display().to_string()
            ));
        }
    }

    fn unreadable_progress_message(&self, error: &ProgressError) -> String {
        let error_text = error.explain(&self.context.words);
        say!(
            self.context.words,
            "error-progress-file-failed",
            what = error_text
        )
    }

    /// Runs the job that a screen waits for.
    fn run_jobs(&mut self, screen: &mut impl TaskScreen) {
        let Some((id, job)) = self.pending_job.take() else {
            return;
        };
        let position = screen.page(self.draw_context()).board.position;
        let resources = analyse::make_engine_resources(self.context, position, None);
        let mut events = Vec::new();
        let collect_news = &mut |news| events.push(Event::Job(id, news));
        job.run(
            &mut ReusableJobState::default(),
            &resources,
            &Stop::new(),
            collect_news,
        );
        for event in events {
            let _ = screen.on_event(ScreenEvent::Received(&event), &mut self.app_context);
        }
    }
}

/// The words of a line, without symbols.
fn without_symbols(line: &Line) -> String {
    let has_letters = |span: &&Span<'_>| span.content.chars().any(char::is_alphanumeric);
    let words: String = line
        .spans
        .iter()
        .filter(has_letters)
        .map(|span| &*span.content)
        .collect();
    words.trim().to_owned()
}

/// The action of a command; `None` for one that only prints something.
fn action_of_command(command: PlainCommand) -> Option<Action> {
    Some(match command {
        PlainCommand::Move(AnyMove::Pit(pit)) => Action::ClickPit(pit),
        PlainCommand::Move(AnyMove::Take(Take(count))) => Action::TakeMatches(count),
        PlainCommand::Hint => Action::Command(Command::Hint),
        PlainCommand::ShowSolution => Action::Command(Command::Resign),
        PlainCommand::ShowNext => Action::Command(Command::Next),
        PlainCommand::ShowPrevious => Action::Command(Command::Previous),
        PlainCommand::Restart => Action::Command(Command::Restart),
        _ => return None,
    })
}
