//! The analysis board: a game or a position to think about. Moves make variations, which are saved
//! like played moves; the engine shows its lines; nothing counts for a rating.
//!
//! Here is the state and what each key does. `opening` has the ways to a board; `walk` goes through
//! the tree, `change` changes it, `place_search` has the engine search, `judging` is the analysis
//! of the whole game, `keeping` saves every change, `exchange` is what comes in and goes out; `setup` lays
//! out a position, `book` has the openings. `view` draws, with a file for each panel: `list` has
//! the moves, `lines` what the engine sees, `curve` how the game went.

pub mod book;
mod change;
pub(crate) mod curve;
mod exchange;
mod judging;
mod keeping;
mod lines;
mod list;
mod opening;
mod place_search;
mod setup;
pub(crate) mod view;
mod walk;

use std::time::Duration;
use strum::IntoStaticStr;

use awale_rules::Game;
use awale_study::catalogue::{AnyMove, AnyRefusal};
use awale_study::record::{NodeId, Variations};
use awale_study::study::AnalysisReport;
use awale_words::text::Comment;
use change::Changes;
use keeping::Notes;
use place_search::PlaceSearch;

use crate::app::{
    Action, Animation, AppContext, Ask, Event, JobNews, Neighbor, Offer, Offers, Review, Screen,
    ScreenEvent, ScreenStatus, SessionId, TextField, Transition, Trouble, Ui,
};
use crate::keys::{Command, KeyLabel, Keys, Section};
use crate::screens::tree;

pub use book::{BookPanel, OpeningRow};
pub use exchange::PasteFault;
pub(crate) use exchange::{copy, holds_game, of_task};
pub use setup::{Draft, PositionFault, PositionSetup};

/// What there is to say of the last key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardRemark {
    /// No fault has been found, and moves are still being judged.
    NoFaultYet,
    NoFault,
    /// The move cannot be played here.
    Refused(AnyMove, AnyRefusal),
    /// No more moves fit into the tree.
    Full,
    /// A move of the game is neither deleted nor moved.
    IsPlayed,
    NothingToUndo,
    NothingToRedo,
    /// The game goes on with clocks: nothing is looked into.
    Serious,
    /// The game goes on, and has just got its first help.
    WithHelp,
    /// The text that was pasted is nothing that can be shown.
    Paste(PasteFault),
}

/// What is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "board-type-", serialize_all = "kebab-case")]
pub enum TypedText {
    /// The comment of the move that is shown.
    Comment,
    /// The name under which the board is saved.
    Title,
    /// A position, moves or a game.
    Game,
}

/// What a small window shows in the place that all panels share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardPanel {
    /// What the engine sees.
    #[default]
    Lines,
    Moves,
    /// The curve of the game, or the book.
    More,
}

/// A game or a position, with everything that was tried beside it.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own, and none excludes another"
)]
pub struct AnalysisBoard {
    /// The game; its moves are never changed here.
    pub session: SessionId,
    /// Its moves, and what was tried.
    pub tree: Variations,
    /// The place that is shown.
    pub at: NodeId,
    /// Whether North is drawn below.
    pub turned: bool,
    /// Whether the game plays on by itself.
    pub playing: bool,
    /// The move that led here, while it is being shown.
    pub animation: Option<Animation>,
    /// What the moves of the game were worth, while that is shown.
    pub review: Option<Review>,
    /// The same while it is not shown. An analysis that runs goes on.
    hidden: Option<Review>,
    /// Whether the player wants to learn from the mistakes as soon as all moves are judged.
    pub learns_next: bool,
    /// What there is to say of the last key.
    pub remark: Option<BoardRemark>,
    pub search: PlaceSearch,
    /// The book and own games, while they are shown.
    pub book: Option<Box<BookPanel>>,
    /// Whether the board was opened with the book, which then stays until it is left.
    began_with_book: bool,
    /// The position that is being laid out.
    pub setup: Option<Box<PositionSetup>>,
    pub typing: Option<(TypedText, TextField)>,
    /// What a small window shows.
    pub panel: BoardPanel,
    /// Lines of the comment that are scrolled away, and how many the last frame could scroll away.
    pub(super) scrolled: u16,
    scrollable: u16,
    changes: Changes,
    /// How long the position has been on the screen.
    stayed: Duration,
    /// How often in a row something was copied here.
    copied: usize,
    /// The moves, comments and variations when the board was opened.
    opened_with: Notes,
    /// Whether anything was entered by hand that is worth a file, should the board have none yet.
    has_work: bool,
    /// Whether the file was made for this board, and not by its player's wish.
    is_file_new: bool,
    /// The comment of the move before it was changed, while another is typed.
    comment_before: Option<Comment>,
}

impl AnalysisBoard {
    /// Whether anything may be looked into: not in a game that goes on with clocks.
    fn may_study(&mut self, context: &AppContext) -> bool {
        let may = context.sessions[self.session].may_study();
        if !may {
            self.remark = Some(BoardRemark::Serious);
        }
        may
    }

    /// What is looked into is of a game that may go on: its player gets help, which the file tells.
    fn help(&mut self, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        if session.help() {
            if session.is_ratable() {
                self.remark = Some(BoardRemark::WithHelp);
            }
            self.update_file(context);
        }
    }

    /// Opens another screen. Nothing is searched meanwhile.
    fn lead_to(&mut self, screen: impl Screen, context: &mut AppContext) -> Transition {
        self.help(context);
        self.rest(context);
        Transition::open(screen)
    }

    /// What `keys` do while nothing is typed and no position is laid out.
    fn offer(&self, keys: Keys, context: &AppContext) -> Offer {
        let may_study = context.sessions[self.session].may_study();
        let node = self.tree.node(self.at);
        let is_over = node.position.outcome().is_some();
        let review = self.review.as_ref();
        let has_faults = review.is_some_and(|review| review.is_running() || review.has_faults());
        match keys {
            Keys::Of(Command::Run) if self.playing => Offer::Shown(KeyLabel::Pause),
            Keys::Of(Command::Run) | Keys::LEFT_RIGHT => Offer::Usual,
            Keys::Of(Command::TurnBoard | Command::Export | Command::Copy) | Keys::Fixed(_)
                if !may_study =>
            {
                Offer::Quiet
            }
            Keys::Of(_) if !may_study => Offer::Forbidden,
            Keys::Of(Command::Next | Command::Previous | Command::Learn) if !has_faults => {
                Offer::Quiet
            }
            Keys::DOWN => Offer::usual_if(self.has_better()),
            Keys::ENTER if is_over => Offer::Quiet,
            Keys::ENTER if self.next_move().is_some() => Offer::Shown(KeyLabel::Next),
            Keys::Of(Command::Play) => Offer::usual_if(!is_over),
            Keys::Of(Command::Analyse) if review.is_some() => Offer::Shown(KeyLabel::AnalysisOff),
            // The screen says that moves of the game cannot be deleted.
            Keys::Of(Command::Delete) if self.tree.is_played(self.at) => Offer::Quiet,
            _ => Offer::Usual,
        }
    }

    fn see_tree(&mut self, context: &mut AppContext) -> Transition {
        self.help(context);
        self.rest(context);
        tree::open(
            &self.tree.past(self.at),
            context.sessions[self.session].game.direction,
            self.turned,
        )
    }

    fn command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        match command {
            Command::TurnBoard => self.turned = !self.turned,
            Command::Run => self.switch_autoplay(context),
            Command::Export => self.export(context),
            Command::Copy => self.copy(context),
            Command::Analyse => self.switch_review(context),
            Command::Learn => return self.learn(context),
            Command::Next => self.find_fault(Neighbor::Next, context),
            Command::Previous => self.find_fault(Neighbor::Previous, context),
            Command::Tree => return self.see_tree(context),
            Command::Book => self.switch_book(context),
            Command::Variant => self.change_variant(context),
            Command::Play => return self.play_from_here(context),
            Command::SetUp => return self.lay_out(context),
            Command::Values => self.switch_lines(context),
            Command::Bar => self.search.has_bar = !self.search.has_bar,
            Command::Comment => self.type_comment(),
            Command::Save => self.type_title(context),
            Command::TypePosition => self.type_game(),
            Command::Delete => self.delete(context),
            Command::MainLine => self.promote(),
            Command::More => self.fold(false, context),
            Command::Less => self.fold(true, context),
            Command::Undo => self.undo(context),
            Command::Redo => self.redo(context),
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    /// Does what an action asks for, and leaves it to the caller to save what it has changed.
    fn change_by(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        (self.animation, self.learns_next, self.remark) = (None, false, None);
        let playing = std::mem::take(&mut self.playing);
        let copied = std::mem::take(&mut self.copied);
        if self.typing.is_some() {
            return self.type_text(action, context);
        }
        if self.setup.is_some() {
            return self.act_in_setup(action, context);
        }
        match action {
            Action::Command(Command::Run) => self.playing = playing,
            Action::Command(Command::Copy) => self.copied = copied,
            _ => {}
        }
        match action {
            Action::Right => self.forward(context),
            Action::Confirm => self.forward_or_best(context),
            Action::Left | Action::Backspace => self.show(self.tree.node(self.at).parent, context),
            Action::Up => self.beside(false, context),
            Action::Down => self.beside(true, context),
            Action::Tab => self.panel = self.next_panel(),
            action if self.scrolls_comment(action) => {}
            Action::Pit(_) | Action::Take(_) | Action::Key(_) => {
                return self.play_named(action, context);
            }
            Action::Command(command)
                if self.offer(Keys::Of(*command), context) == Offer::Forbidden =>
            {
                self.remark = Some(BoardRemark::Serious);
            }
            Action::Command(command) => return self.command(*command, context),
            Action::Paste(text) if self.may_study(context) => return self.take_text(text, context),
            Action::Back if self.closes_book() => self.switch_book(context),
            Action::Back => return Transition::Back,
            action => self.leap(action, context),
        }
        Transition::Stay
    }

    /// Handles the answer of a worker, if this board ordered it.
    fn receive(&mut self, event: &Event, context: &mut AppContext) -> Transition {
        let Event::Job(job, news) = event else {
            return Transition::Stay;
        };
        if let Some(book) = &mut self.book {
            book.counted(*job, news);
        }
        match news {
            JobNews::Studied(AnalysisReport::Values(values)) => self.search.hear(*job, values),
            JobNews::Studied(news) => {
                if self.asked(*job) {
                    self.studied(news, context);
                }
                return self.learn_when_explained(context);
            }
            JobNews::Failed(what) => {
                let is_looking = self.search.failed(*job);
                if self.asked(*job) {
                    self.student_failed();
                } else if !is_looking {
                    return Transition::Stay;
                }
                context.trouble = Some(Trouble::Analyst(what.clone()));
            }
            _ => {}
        }
        Transition::Stay
    }
}

impl Screen for AnalysisBoard {
    fn section(&self) -> Section {
        match (&self.typing, &self.setup) {
            (Some(_), _) => Section::Typing,
            (None, Some(setup)) => setup.section(),
            (None, None) => Section::Analysis,
        }
    }

    fn offers(&self, context: &AppContext) -> Offers {
        match (&self.typing, &self.setup) {
            (Some(_), _) => Offers::typing(),
            (None, Some(setup)) => setup.offers(),
            (None, None) => Offers::of(Section::Analysis, |keys| self.offer(keys, context)),
        }
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        let setup = self.setup.as_ref();
        let is_typing =
            self.typing.is_some() || setup.is_some_and(|setup| setup.notation.is_some());
        ScreenStatus {
            has_tab: setup.is_none(),
            ..ScreenStatus::default()
        }
        .typing(is_typing)
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let transition = self.change_by(action, context);
        self.keep_changes(context);
        transition
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) => self.pass(time, context),
            ScreenEvent::Received(event) => return self.receive(event, context),
            ScreenEvent::Confirmed(Ask::Study(command)) => {
                return self.act(&Action::Command(command), context);
            }
            ScreenEvent::Confirmed(_) => return Transition::Back,
            ScreenEvent::GamesChanged => self.refresh_book(context),
            ScreenEvent::Scrollable(lines) => {
                (self.scrolled, self.scrollable) = (self.scrolled.min(lines), lines);
            }
            ScreenEvent::SaveAgain => self.write(context),
            ScreenEvent::CameBack => self.look(context),
            ScreenEvent::Leaving => {
                self.rest(context);
                if let Some(review) = self.known_review_mut() {
                    review.pending.stop(context);
                }
                self.clear_away(context);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        self.next_step(context)
    }

    fn session(&self) -> Option<SessionId> {
        Some(self.session)
    }

    fn question(&self, action: &Action, context: &AppContext) -> Option<Ask> {
        if let Action::Command(command) = action
            && context.settings.confirm
            && self.setup.is_none()
            && *command != Command::Bar
        {
            return context.sessions[self.session].question_before(*command);
        }
        let leaves = *action == Action::Back && self.typing.is_none() && !self.closes_book();
        let is_unsaved = context.unsaved.contains(&self.session);
        (leaves && is_unsaved).then_some(Ask::LeaveUnsaved)
    }
}
