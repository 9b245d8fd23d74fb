//! The analysis board: a game or a position to think about. Moves make branches, the engine looks along, and nothing is saved
//! unasked or counts for anything.
//!
//! Here is the state and what each key does. `walk` goes through the tree, `change` changes it, `looking` has the engine search,
//! `judging` is the analysis of the whole game, `exchange` what comes in and goes out; `setup` lays out a position, `book` has the
//! openings. `view` draws, with a file for each panel: `list` has the moves, `lines` what the engine sees, `curve` how the game went.

mod book;
mod change;
pub(crate) mod curve;
mod exchange;
mod judging;
mod lines;
mod list;
mod looking;
mod setup;
pub(crate) mod view;
mod walk;

use std::time::Duration;

use awale_files::text::Label;
use awale_rules::{Match, PerSeat, Seat};
use awale_study::catalogue::{AnyMove, AnyRefusal, Kind, Variant};
use awale_study::players::PlayerSpec;
use awale_study::record::{GameOrigin, NodeId, Participant, Variations};
use awale_study::study::News;
use change::Changes;
use looking::Looking;

use crate::app::neighbor::Neighbor;
use crate::app::{
    Action, Animation, AppContext, Change, Event, GameState, Question, Review, Screen, Session, TableMode, TextField,
    Transition, Trouble, Ui,
};
use crate::config::First;
use crate::keys::{Command, Section};
use crate::screens::tree;

pub use book::{BookPanel, OpeningRow};
pub use exchange::PasteFault;
pub(crate) use exchange::{copy, of_scene};
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
    /// The text that was pasted is nothing that can be shown.
    Paste(PasteFault),
}

/// What is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
pub struct AnalysisBoard {
    /// The game; its moves are never changed here.
    pub session: Session,
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
    /// What the engine sees.
    pub looking: Looking,
    /// The book and own games, while they are shown.
    pub book: Option<Box<BookPanel>>,
    /// The position that is being laid out.
    pub setup: Option<Box<PositionSetup>>,
    pub typing: Option<(TypedText, TextField)>,
    /// What a small window shows.
    pub panel: BoardPanel,
    changes: Changes,
    /// How long the position has been on the screen.
    stayed: Duration,
    /// How often in a row something was copied here.
    copied: usize,
}

impl AnalysisBoard {
    /// A game from its start.
    #[must_use]
    pub fn new(session: Session, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::unseen(session, context);
        board.look(context);
        board
    }

    /// The same before the engine looks along.
    fn unseen(session: Session, context: &mut AppContext) -> AnalysisBoard {
        context.want_tables(&session.game.kind, TableMode::Open);
        let header = &session.header;
        let tree = Variations::of(&session.game.referee, &header.comments, &header.variations);
        let tree = if header.origin == GameOrigin::Study { tree.free() } else { tree };
        // Who plays on against a computer gets help only where it is asked for.
        let is_on = session.is_over() || session.only_human().is_none();
        AnalysisBoard {
            turned: session.only_human() == Some(Seat::North),
            tree,
            at: 0,
            playing: false,
            animation: None,
            review: None,
            hidden: None,
            learns_next: false,
            remark: None,
            looking: Looking::new(is_on),
            book: None,
            setup: None,
            typing: None,
            panel: BoardPanel::default(),
            changes: Changes::default(),
            stayed: Duration::ZERO,
            copied: 0,
            session,
        }
    }

    /// A game at its end, explained.
    #[must_use]
    pub fn explained(session: Session, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::at_last(session, context);
        board.explain(context);
        board
    }

    /// A game as it stands, to be looked into.
    #[must_use]
    pub fn at_last(session: Session, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::new(session, context);
        board.show(board.length(), context);
        board
    }

    /// A game in progress, whose player gets help from now on.
    #[must_use]
    pub fn helping(session: Session, turned: bool, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::at_last(session, context);
        board.turned = turned;
        board.looking.is_on = true;
        board.help(context);
        board.look(context);
        board
    }

    /// A game without players, at its end.
    #[must_use]
    pub fn of_game(game: GameState, turned: bool, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::at_last(study(game, context), context);
        board.turned = turned;
        board
    }

    /// A position of the game that was chosen last, to be laid out.
    #[must_use]
    pub fn set_up(context: &mut AppContext) -> AnalysisBoard {
        let setup = PositionSetup::new(context);
        AnalysisBoard::laying_out(setup, context)
    }

    fn laying_out(setup: PositionSetup, context: &mut AppContext) -> AnalysisBoard {
        let kind = Kind::Awale(setup.variant().clone());
        let referee = Match::new(kind.start(Seat::South));
        let game = GameState { kind, direction: setup.direction, referee };
        let mut board = AnalysisBoard::unseen(study(game, context), context);
        board.turned = setup.turned;
        board.setup = Some(Box::new(setup));
        board
    }

    /// The openings of the game that was chosen last.
    #[must_use]
    pub fn openings(context: &mut AppContext) -> AnalysisBoard {
        let variants = context.settings.variants();
        let chosen = variants.iter().find(|variant| variant.id == context.settings.setup.game);
        let variant = chosen.unwrap_or(&variants[0]).clone();
        AnalysisBoard::opening(&variant, &[], context)
    }

    /// The position after these moves of a variant that South begins, with the book open.
    #[must_use]
    pub fn opening(variant: &Variant, moves: &[AnyMove], context: &mut AppContext) -> AnalysisBoard {
        let kind = Kind::Awale(variant.clone());
        let referee = Match::new(kind.start(Seat::South));
        let game = GameState { kind, direction: context.settings.sowing, referee };
        let mut board = AnalysisBoard::of_game(game, false, context);
        let last = moves.iter().try_fold(0, |at, &mv| board.tree.add(at, mv));
        board.show(last.unwrap_or(0), context);
        board.switch_book(context);
        board
    }

    /// Whether anything may be looked into: not in a game that goes on with clocks.
    fn may_study(&mut self) -> bool {
        let may = self.session.may_study();
        if !may {
            self.remark = Some(BoardRemark::Serious);
        }
        may
    }

    /// What is looked into is of a game that may go on: its player gets help, which the file tells.
    fn help(&mut self, context: &mut AppContext) {
        if self.session.help() && self.session.kept.file.is_some() {
            context.save(&self.session);
        }
    }

    /// Opens another screen. Nothing is searched meanwhile.
    fn lead_to(&mut self, screen: impl Screen, context: &mut AppContext) -> Transition {
        self.help(context);
        self.rest(context);
        Transition::open(screen)
    }

    fn see_tree(&mut self, context: &mut AppContext) -> Transition {
        self.help(context);
        self.rest(context);
        tree::open(&self.tree.past(self.at), self.session.game.direction, self.turned)
    }

    fn command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        match command {
            Command::TurnBoard => self.turned = !self.turned,
            Command::Run => self.switch_autoplay(context),
            Command::Export => self.export(context),
            Command::Copy => self.copy(context),
            _ if !self.may_study() => {}
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
            Command::Bar => self.looking.has_bar = !self.looking.has_bar,
            Command::Comment => self.type_comment(),
            Command::Save => self.type_title(),
            Command::TypePosition => self.type_game(),
            Command::Delete => self.delete(context),
            Command::MainLine => self.promote(),
            Command::More => self.fold(false, context),
            Command::Less => self.fold(true, context),
            Command::Undo => self.undo(context),
            Command::Redo => self.redo(context),
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

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
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
            Action::Pit(_) | Action::Take(_) | Action::Key(_) => self.play_named(action, context),
            Action::Command(command) => return self.command(*command, context),
            Action::Paste(text) if self.may_study() => return self.take_text(text, context),
            Action::Back => return Transition::Back,
            action => self.leap(action, context),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn is_typing(&self) -> bool {
        self.typing.is_some() || self.setup.as_ref().is_some_and(|setup| setup.notation.is_some())
    }

    fn tick(&mut self, time: Duration, context: &mut AppContext) -> Transition {
        self.pass(time, context);
        Transition::Stay
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        self.next_step(context)
    }

    fn leave(&mut self, context: &mut AppContext) {
        self.rest(context);
        if let Some(review) = self.known_review_mut() {
            review.stop(context);
        }
    }

    fn come_back(&mut self, context: &mut AppContext) -> Transition {
        self.look(context);
        Transition::Stay
    }

    fn has_tab(&self) -> bool {
        self.setup.is_none()
    }

    fn shown_session(&self) -> Option<&Session> {
        Some(&self.session)
    }

    fn shown_session_mut(&mut self) -> Option<&mut Session> {
        Some(&mut self.session)
    }

    fn studies(&self, question: Question) -> Option<u64> {
        self.asked(question).then_some(self.session.seed)
    }

    fn changed(&mut self, change: Change, context: &mut AppContext) {
        if change == Change::Games {
            self.refresh_book(context);
        }
    }

    fn hear(&mut self, event: &Event, context: &mut AppContext) -> Transition {
        match event {
            Event::Studied { question, news: News::Values(values) } => self.looking.hear(*question, values),
            Event::Studied { question, news } => {
                if self.asked(*question) {
                    self.studied(news, context);
                }
                return self.learn_when_explained(context);
            }
            Event::StudentFailed { question, what } => {
                let is_looking = self.looking.failed(*question);
                if self.asked(*question) {
                    self.student_failed();
                } else if !is_looking {
                    return Transition::Stay;
                }
                context.trouble = Some(Trouble::Student(what.clone()));
            }
            Event::OpeningCounted { question, own } => {
                if let Some(book) = &mut self.book {
                    book.counted(*question, own);
                }
            }
            Event::Counted { question, counted: None } => {
                if let Some(book) = &mut self.book {
                    book.not_counted(*question);
                }
            }
            _ => {}
        }
        Transition::Stay
    }
}

/// A game without players that counts for nothing.
fn study(game: GameState, context: &mut AppContext) -> Session {
    let players = PerSeat::from_fn(|_| Participant { name: Label::new(), spec: PlayerSpec::Human });
    let session = Session::new(game.kind, players, game.direction, Some(First::South), context);
    session.after(game.referee, GameOrigin::Study)
}
