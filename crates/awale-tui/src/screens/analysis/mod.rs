//! The analysis board: a game or a position to study. New moves become variations and are saved
//! like a game. The engine shows its lines. Nothing here changes a rating.
//!
//! This file has the state and the meaning of the keys.
//! - `constructors` opens a board, `position_setup` edits a position.
//! - `navigation` moves through the tree, `editing` changes the tree, `saving` saves it.
//! - `position_search` runs the engine on a position, `judging` on the whole game.
//! - `book` is the panel of openings.
//! - `import_export` copies, pastes and exports.
//! - `areas` divides the window. `view` draws the board, `move_list` the moves, `engine_lines` the
//!   lines of the engine, and `curve` the analysis.

mod areas;
pub mod book;
mod constructors;
pub(crate) mod curve;
mod editing;
mod engine_lines;
mod import_export;
mod judging;
mod move_list;
mod navigation;
mod position_search;
mod position_setup;
mod saving;
pub(crate) mod view;

use std::collections::BTreeSet;

use strum::IntoStaticStr;

use awale_study::{
    catalogue::AnyIllegalMove,
    record::{NodeId, VariationTree},
    study::AnalysisReport,
};
use awale_words::text::Comment;
use editing::UndoHistory;
use position_search::PositionSearch;
use saving::SavedContent;

use crate::{
    app::{Animation, AppError, Confirmation, GhostLine, JobNews, Review},
    prelude::*,
    screens::tree,
};

pub use book::{BookPanel, OpeningRow};
pub(crate) use import_export::{
    contains_position_or_moves, copy_position_line, open_pasted, open_pasted_game,
    open_task_position,
};
pub use position_setup::{PositionDraft, PositionSetup, SetupError};

/// The remark on the last action of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardRemark {
    /// No mistake found so far, and the analysis is still running.
    NoMistakeFoundYet,
    NoMistakeFound,
    MoveRefused(AnyMove, AnyIllegalMove),
    /// The tree has its maximum number of added moves.
    TreeFull,
    /// The move belongs to the played game, so it cannot be deleted.
    PlayedMoveIsFixed,
    /// The line is already the first one, so it cannot be promoted.
    LineIsAlreadyFirst,
    /// This many moves were deleted.
    MovesDeleted(usize),
    CommentDeleted,
    NothingToUndo,
    NothingToRedo,
    /// The game is still being played with clocks, so it cannot be studied.
    CannotStudyWithClocks,
    /// The game is still being played, and its player has now received help for the first time.
    BecameUnrated,
    /// This move is now the player's answer in the position before it.
    RepertoireAnswerChosen(AnyMove),
    /// This move is no longer the player's answer.
    RepertoireAnswerRemoved(AnyMove),
    /// No move was played that could become the player's answer.
    NoMoveForRepertoire,
    /// No move was played that could be analyzed.
    NothingToAnalyze,
    /// The repertoire has its maximum number of answers.
    RepertoireFull,
    /// The error of a pasted text.
    PasteError(String),
}

/// The purpose of the text field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "board-type-", serialize_all = "kebab-case")]
pub enum TextFieldPurpose {
    Comment,
    /// The name for saving the board.
    Title,
    /// A position, moves or a game to be shown.
    #[strum(serialize = "game")]
    PositionOrGame,
}

/// The panel in a window that has room for only one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardPanel {
    /// The lines of the engine.
    #[default]
    EngineLines,
    MoveList,
    /// The openings if they are open, else the curve of the analysis.
    BookOrReview,
}

/// A game or a position, with all variations and comments.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own, and none excludes another"
)]
pub struct AnalysisBoard {
    /// The game. Only a study may replace its moves.
    pub session: SessionId,
    /// The moves of the game and the variations.
    pub tree: VariationTree,
    /// The current node, whose position is shown.
    pub current_node: NodeId,
    /// Whether North's row is drawn at the bottom.
    pub is_turned: bool,
    /// Whether the moves are being replayed automatically.
    pub is_replaying: bool,
    /// The animation of the last move.
    pub animation: Option<Animation>,
    /// The analysis of the whole game, while it is shown.
    pub review: Option<Review>,
    /// The analysis while it is not shown. It goes on running.
    hidden_review: Option<Review>,
    /// Whether the training on the mistakes opens as soon as the analysis is complete.
    pub opens_training_when_done: bool,
    pub remark: Option<BoardRemark>,
    pub search: PositionSearch,
    /// The best line of the engine, while the board shows it.
    pub ghost_line: Option<GhostLine>,
    /// The openings and own games, while they are shown.
    pub book: Option<Box<BookPanel>>,
    /// Whether the board was opened to browse openings. The panel with the openings then stays
    /// open.
    was_opened_with_book: bool,
    /// The position that is being set up, if any.
    pub setup: Option<Box<PositionSetup>>,
    pub text_field: Option<(TextFieldPurpose, TextField)>,
    /// The panel in a window that has room for only one.
    pub panel: BoardPanel,
    /// Lines of the comment that are scrolled away, and the maximum that the last frame allowed.
    pub(super) scrolled_lines: u16,
    max_scrolled_lines: u16,
    undo_history: UndoHistory,
    /// The nodes of the engine's better lines, which were added so that the player can step through
    /// them. The player did not play their moves.
    engine_line_nodes: BTreeSet<NodeId>,
    /// Time for which the position has been shown.
    time_shown_in_replay: Duration,
    /// How often the copy key was pressed in a row: it copies the position, then the moves, then
    /// the whole game.
    consecutive_copy_count: usize,
    /// The saved content when the board was opened.
    content_when_opened: SavedContent,
    /// Whether the player added moves or comments for which a new file should be created.
    has_player_changes: bool,
    /// Whether the file was created automatically and not saved by the player.
    was_file_created_automatically: bool,
    /// The comment as it was before the player began to change it.
    comment_before_edit: Option<Comment>,
}

impl AnalysisBoard {
    /// Whether this game may be studied. Sets a remark if not, because the game is still being
    /// played with clocks.
    fn may_study(&mut self, context: &AppContext) -> bool {
        let may_study = context.sessions[self.session].may_study();
        if !may_study {
            self.remark = Some(BoardRemark::CannotStudyWithClocks);
        }
        may_study
    }

    /// Records that the player gets help, if this is a running game against a computer.
    fn record_help(&mut self, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        if session.record_help() {
            if session.is_ratable_without_help() {
                self.remark = Some(BoardRemark::BecameUnrated);
            }
            self.update_file(context);
        }
    }

    /// Opens another screen, and stops the search of this one.
    fn open_screen(&mut self, screen: impl Screen, context: &mut AppContext) -> Transition {
        self.record_help(context);
        self.stop_search(context);
        Transition::open(screen)
    }

    /// Whether and how `keys` are offered while the board is shown, without a text field or a
    /// setup.
    fn key_availability(&self, keys: Keys, context: &AppContext) -> KeyAvailability {
        let may_study = context.sessions[self.session].may_study();
        let node = self.current_node();
        let is_over = node.position.outcome().is_some();
        let review = self.review.as_ref();
        let has_found = |found: fn(&Review) -> bool| {
            review.is_some_and(|review| review.is_running() || found(review))
        };
        match keys {
            Keys::OfCommand(Command::Run) if self.is_replaying => AvailableAs(KeyLabel::Pause),
            Keys::OfCommand(Command::Run) | Keys::LEFT_RIGHT => Available,
            Keys::OfCommand(Command::TurnBoard | Command::Export | Command::Copy)
            | Keys::Fixed(_)
                if !may_study =>
            {
                AvailableButHidden
            }
            Keys::OfCommand(_) if !may_study => Forbidden,
            Keys::OfCommand(Command::Learn) if self.can_choose_repertoire_answer(context) => {
                AvailableAs(KeyLabel::ToggleRepertoireAnswer)
            }
            // The footer omits these two keys, to make room for the key of the repertoire answer.
            Keys::OfCommand(Command::Export | Command::Analyse)
                if self.can_choose_repertoire_answer(context) =>
            {
                AvailableButHidden
            }
            Keys::OfCommand(Command::Next | Command::Previous)
                if !has_found(Review::has_mistakes) =>
            {
                AvailableButHidden
            }
            Keys::OfCommand(Command::Learn) if !has_found(Review::has_faults) => AvailableButHidden,
            Keys::OfCommand(Command::BestLine) => {
                let are_values_known = self.search.values(self.current_node).is_some();
                KeyAvailability::available_or_off(
                    are_values_known && matches!(node.position, AnyGame::Awale(_)),
                )
            }
            Keys::DOWN => KeyAvailability::available_or_off(self.has_better_line()),
            Keys::ENTER if is_over => AvailableButHidden,
            Keys::ENTER if self.next_move().is_some() => AvailableAs(KeyLabel::ContinueToNext),
            Keys::OfCommand(Command::Play) => KeyAvailability::available_or_off(!is_over),
            Keys::OfCommand(Command::Analyse) if review.is_some() => {
                AvailableAs(KeyLabel::HideAnalysis)
            }
            // The key is hidden and not off: it shows a remark that moves of the game cannot be
            // deleted.
            Keys::OfCommand(Command::Delete) if self.tree.is_played(self.current_node) => {
                AvailableButHidden
            }
            _ => Available,
        }
    }

    /// The best line of the engine at the current node.
    fn best_line(&self) -> Option<GhostLine> {
        let ranked_values = self.search.values(self.current_node)?.ranked_moves();
        GhostLine::new(&self.current_node().position, &ranked_values.first()?.line)
    }

    fn open_tree(&mut self, context: &mut AppContext) -> Transition {
        self.record_help(context);
        self.stop_search(context);
        tree::open(
            &self.tree.positions_up_to_node(self.current_node),
            context.sessions[self.session].game.direction,
            self.is_turned,
        )
    }

    fn run_command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        match command {
            Command::TurnBoard => self.is_turned = !self.is_turned,
            Command::Run => self.toggle_replay(context),
            Command::Export => self.export_pictures(context),
            Command::Copy => self.copy_position_or_moves(context),
            Command::Analyse => self.toggle_review(context),
            Command::Learn if self.can_choose_repertoire_answer(context) => {
                self.toggle_repertoire_answer(context);
            }
            Command::Learn => return self.open_mistake_training(context),
            Command::Next => self.go_to_mistake(Neighbor::Next, context),
            Command::Previous => self.go_to_mistake(Neighbor::Previous, context),
            Command::Tree => return self.open_tree(context),
            Command::Book => self.toggle_book(context),
            Command::Variant => self.show_start_of_next_variant(context),
            Command::Play => return self.play_from_here(context),
            Command::SetUp => return self.open_setup(context),
            Command::Values => self.toggle_engine(context),
            Command::Bar => self.search.shows_evaluation_bar = !self.search.shows_evaluation_bar,
            Command::Comment => self.open_comment_field(),
            Command::Save => self.open_title_field(context),
            Command::TypePosition => self.open_game_field(),
            Command::Delete => self.delete_variation(context),
            Command::MainLine => self.promote_variation(),
            Command::More => self.fold_variation(false, context),
            Command::Less => self.fold_variation(true, context),
            Command::Undo => self.undo(context),
            Command::Redo => self.redo(context),
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    /// Executes an action. The caller saves the changes.
    fn handle_action(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        (self.animation, self.opens_training_when_done, self.remark) = (None, false, None);
        let was_replaying = std::mem::take(&mut self.is_replaying);
        let ghost_line = self.ghost_line.take();
        if *action == Action::Command(Command::BestLine) {
            self.ghost_line = match ghost_line {
                Some(ghost_line) => ghost_line.next(),
                None => self.best_line(),
            };
            return Transition::Stay;
        } else if ghost_line.is_some() && GhostLine::consumes_action(action) {
            return Transition::Stay;
        }
        let earlier_copy_count = std::mem::take(&mut self.consecutive_copy_count);
        if self.text_field.is_some() {
            return self.type_in_field(action, context);
        }
        if self.setup.is_some() {
            return self.act_in_setup(action, context);
        }
        match action {
            Action::Command(Command::Run) => self.is_replaying = was_replaying,
            Action::Command(Command::Copy) => self.consecutive_copy_count = earlier_copy_count,
            _ => {}
        }
        match action {
            Action::Right => self.step_forward(context),
            Action::Confirm => self.step_forward_or_play_best(context),
            Action::Left | Action::Backspace => {
                self.show_node(self.current_node().parent, context);
            }
            Action::Up => self.go_to_sibling(false, context),
            Action::Down => self.go_to_sibling(true, context),
            Action::Tab => self.panel = self.next_panel(),
            action if self.scroll_comment(action) => {}
            Action::ClickPit(_) | Action::TakeMatches(_) | Action::TypedChar(_) => {
                return self.play_chosen_move(action, context);
            }
            Action::Command(command)
                if self.key_availability(Keys::OfCommand(*command), context) == Forbidden =>
            {
                self.remark = Some(BoardRemark::CannotStudyWithClocks);
            }
            Action::Command(command) => return self.run_command(*command, context),
            Action::Paste(text) if self.may_study(context) => {
                return self.paste_text(text, context);
            }
            Action::Back if self.back_closes_book() => self.toggle_book(context),
            Action::Back => return Transition::Back,
            action => self.jump_by_action(action, context),
        }
        Transition::Stay
    }

    /// Handles an event of a job that this board has started.
    fn on_job_event(&mut self, event: &Event, context: &mut AppContext) -> Transition {
        let Event::Job(job, news) = event else {
            return Transition::Stay;
        };
        if let Some(book) = &mut self.book {
            book.on_game_counts(*job, news);
        }
        match news {
            JobNews::Studied(AnalysisReport::Values(values)) => self.search.on_values(*job, values),
            JobNews::Studied(report) => {
                if self.is_analysis_job(*job) {
                    self.on_report(report, context);
                }
                return self.open_mistake_training_when_complete(context);
            }
            JobNews::Failed(what) => {
                let is_position_search = self.search.on_failure(*job);
                if self.is_analysis_job(*job) {
                    self.on_analysis_failed();
                } else if !is_position_search {
                    return Transition::Stay;
                }
                context.error = Some(AppError::AnalysisFailed(what.explain(&context.words)));
            }
            _ => {}
        }
        Transition::Stay
    }
}

impl Screen for AnalysisBoard {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        match (&self.text_field, &self.setup) {
            (Some(_), _) => AvailableKeys::for_typing(),
            (None, Some(setup)) => setup.available_keys(),
            (None, None) => AvailableKeys::of(Section::Analysis, |keys| {
                self.key_availability(keys, context)
            }),
        }
    }

    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            handles_tab: self.setup.is_none(),
            needs_engine_or_clocks: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let transition = self.handle_action(action, context);
        self.save_changes(context);
        transition
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) => self.tick(time, context),
            ScreenEvent::Received(event) => return self.on_job_event(event, context),
            ScreenEvent::Confirmed(Confirmation::UseHelp(command)) => {
                let transition = self.act(&Action::Command(command), context);
                // The confirmation question has just said that the game is no longer rated.
                self.remark
                    .take_if(|remark| *remark == BoardRemark::BecameUnrated);
                return transition;
            }
            ScreenEvent::Confirmed(_) => return Transition::Back,
            ScreenEvent::GamesChanged => self.refresh_book(context),
            ScreenEvent::LearningProgressChanged => self.update_repertoire_answer(context),
            ScreenEvent::MaxScrolledLines(lines) => {
                (self.scrolled_lines, self.max_scrolled_lines) =
                    (self.scrolled_lines.min(lines), lines);
            }
            ScreenEvent::RetrySave => self.save_board(context),
            ScreenEvent::VisibleAgain => self.start_search(context),
            ScreenEvent::Closing => {
                self.stop_search(context);
                let session = self.session;
                if let Some(review) = self.visible_or_hidden_review_mut() {
                    review.stop(session, context);
                }
                self.delete_unused_file(context);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        self.time_to_next_step(context)
    }

    fn session(&self) -> Option<SessionId> {
        Some(self.session)
    }

    fn confirmation(&self, action: &Action, context: &AppContext) -> Option<Confirmation> {
        if let Action::Command(command) = action
            && context.settings.confirm
            && self.setup.is_none()
            && !matches!(command, Command::Bar | Command::Undo)
        {
            // Without an analysis of the game, these keys start it.
            let starts_analysis = self.review.is_none()
                && matches!(command, Command::Next | Command::Previous | Command::Learn);
            let help_command = if starts_analysis {
                Command::Analyse
            } else {
                *command
            };
            let question = context.sessions[self.session].confirmation_before_help(help_command);
            return question.map(|_| Confirmation::UseHelp(*command));
        }
        let leaves_board =
            *action == Action::Back && self.text_field.is_none() && !self.back_closes_book();
        let is_unsaved = context.unsaved_sessions.contains(&self.session);
        (leaves_board && is_unsaved).then_some(Confirmation::LeaveGameWithUnsavedMoves)
    }
}
