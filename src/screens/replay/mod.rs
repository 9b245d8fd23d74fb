//! Going through a game, move by move.

pub(crate) mod analysis;
pub(crate) mod view;

use crate::app::{Event, Trouble, Ui};
use crate::keys::Section;
use std::time::Duration;

use awale_rules::Seat;

use crate::catalogue::{AnyGame, AnyMove};
use crate::keys::Command;
use crate::study::News;

use crate::screens::mistakes::own;
use crate::app::toward::Toward;
use crate::app::{Action, Animation, AppContext, HistoryCursor, Question, Review, Screen, Session, TablesWish, Transition, BetterLine};
use crate::screens::{MistakesScreen, OpeningsScreen, Setup, editor, tree};

/// The shortest time that a position stays while the game plays on by itself.
const SHORTEST_STAY: Duration = Duration::from_millis(150);

/// What there is to say of a key that changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayRemark {
    /// No fault has been found, and moves are still being judged.
    NoFaultYet,
    NoFault,
}

/// A game that is looked at. No move in it is ever changed.
#[derive(Debug)]
pub struct Replay {
    pub session: Session,
    /// The position of the game that is shown, or in which a better line begins.
    pub cursor: HistoryCursor,
    /// Whether North is drawn below.
    pub turned: bool,
    /// Whether the game plays on by itself.
    pub playing: bool,
    /// The move that led here, while it is being shown.
    pub animation: Option<Animation>,
    /// What the moves were worth, while that is shown.
    pub review: Option<Review>,
    /// The same while it is not shown. An analysis that runs goes on.
    hidden: Option<Review>,
    /// What there is to say of the last key.
    pub remark: Option<ReplayRemark>,
    /// The better line that is looked into.
    pub variation: Option<BetterLine>,
    /// Whether the player wants to learn from the mistakes as soon as all moves are judged.
    pub learns_next: bool,
    /// How long the position has been on the screen.
    stayed: Duration,
}

impl Replay {
    /// A game from its start.
    #[must_use]
    pub fn new(session: Session, context: &mut AppContext) -> Replay {
        context.want_tables(&session.game.kind, TablesWish::Open);
        let turned = session.only_human() == Some(Seat::North);
        let stayed = Duration::ZERO;
        Replay {
            session,
            cursor: HistoryCursor::default(),
            turned,
            playing: false,
            animation: None,
            review: None,
            hidden: None,
            remark: None,
            variation: None,
            learns_next: false,
            stayed,
        }
    }

    /// A game at its end, explained.
    #[must_use]
    pub fn explained(session: Session, context: &mut AppContext) -> Replay {
        let mut replay = Replay::new(session, context);
        replay.cursor = HistoryCursor::at(replay.length());
        replay.explain(context);
        replay
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        match &self.variation {
            Some(variation) => variation.position(),
            None => self.cursor.position(self.session.game.referee.past()),
        }
    }

    /// How many moves led to the position of the game that is shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.cursor.shown()
    }

    /// How many moves the game has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.session.game.referee.moves().len()
    }

    /// The move that led to the position that is shown.
    #[must_use]
    pub fn last_move(&self) -> Option<AnyMove> {
        match &self.variation {
            Some(variation) => variation.last_move(),
            None => self.cursor.last_move(self.session.game.referee.moves()),
        }
    }

    #[must_use]
    pub fn next_move(&self) -> Option<AnyMove> {
        match &self.variation {
            Some(variation) => variation.next_move(),
            None => self.cursor.next_move(self.session.game.referee.moves()),
        }
    }

    fn show(&mut self, shown: usize) {
        self.cursor.show(shown, self.length());
        self.stayed = Duration::ZERO;
    }

    /// Has the moves judged, or shows what is known of them.
    fn explain(&mut self, context: &mut AppContext) {
        self.help(context);
        context.want_tables(&self.session.game.kind, TablesWish::Make);
        self.review = Some(Review::of(&self.session, context));
    }

    /// What is looked into is of a game that may go on: its player gets help, which the file tells.
    fn help(&mut self, context: &mut AppContext) {
        if self.session.help() && self.session.kept.file.is_some() {
            context.save(&self.session);
        }
    }

    /// Opens the position, or one that was pasted, in the editor, where it can be looked into.
    fn edit(&mut self, pasted: Option<&str>, context: &mut AppContext) -> Transition {
        if !self.session.may_study() {
            return Transition::Stay;
        }
        let turn = editor::open(&self.session.game, self.position(), self.turned, pasted, context);
        if !matches!(turn, Transition::Stay) {
            self.help(context);
        }
        turn
    }

    fn switch_review(&mut self, context: &mut AppContext) {
        match (self.review.take(), self.hidden.take()) {
            (Some(review), _) => {
                self.hidden = Some(review);
                self.variation = None;
            }
            (None, Some(hidden)) => self.review = Some(hidden),
            // A serious game that goes on is not studied on the side.
            (None, None) if !self.session.may_study() => {}
            (None, None) => self.explain(context),
        }
    }

    /// Lets the player look for what was better than the mistakes, now or as soon as all moves are judged.
    fn learn(&mut self, context: &mut AppContext) -> Transition {
        match &self.review {
            // Until the game is explained, the usual key is the arrow that it is everywhere.
            None => self.forward(context),
            Some(review) => {
                if !review.is_running() && review.judged() < review.moves.len() {
                    // The study had broken down.
                    self.explain(context);
                }
                self.learns_next = true;
            }
        }
        self.learn_when_explained(context)
    }

    /// To the mistakes, if that is wanted and all moves are judged.
    pub(crate) fn learn_when_explained(&mut self, context: &mut AppContext) -> Transition {
        let Some(review) = self.review.as_ref().filter(|review| self.learns_next && !review.is_running()) else {
            return Transition::Stay;
        };
        let (moves, _) = review.so_far();
        self.learns_next = false;
        if moves.len() < self.length() {
            return Transition::Stay;
        }
        Transition::open(MistakesScreen::new(&self.session, &moves, context))
    }

    /// To the next fault, or to the one before.
    fn find_fault(&mut self, toward: Toward) {
        let here = if toward == Toward::Next { self.shown() } else { self.shown().saturating_sub(1) };
        let Some(review) = &self.review else { return };
        match review.next_fault(here, toward) {
            Some(number) => self.show(number + 1),
            None if review.is_running() => self.remark = Some(ReplayRemark::NoFaultYet),
            None => self.remark = Some(ReplayRemark::NoFault),
        }
    }

    /// Looks into what would have been better than the last move.
    fn look_into(&mut self, context: &AppContext) {
        let Some(number) = self.shown().checked_sub(1) else { return };
        let Some(assessment) = self.review.as_ref().and_then(|review| review.of_move(number)) else { return };
        self.variation = BetterLine::new(number, assessment, self.session.game.referee.past());
        if self.variation.is_some() {
            self.forward(context);
        }
    }

    /// What is done in a better line stays in it. Returns whether that was all.
    fn act_in_variation(&mut self, action: &Action, context: &AppContext) -> bool {
        let Some(variation) = &mut self.variation else { return false };
        match action {
            Action::Right | Action::Confirm => self.forward(context),
            Action::Left if variation.cursor.shown() > 0 => variation.go(action),
            Action::Home | Action::End => variation.go(action),
            Action::Command(Command::TurnBoard) => return false,
            Action::Left | Action::Up | Action::Tab | Action::Back => self.variation = None,
            Action::Down => {}
            // Whatever else is done is done to the game.
            _ => {
                self.variation = None;
                return false;
            }
        }
        true
    }

    /// Whether the answer to `question` is waited for.
    pub(crate) fn asked(&self, question: Question) -> bool {
        self.known_review().is_some_and(|review| review.asked(question))
    }

    /// What is known of the moves, whether it is shown or not.
    fn known_review(&self) -> Option<&Review> {
        self.review.as_ref().or(self.hidden.as_ref())
    }

    fn known_review_mut(&mut self) -> Option<&mut Review> {
        self.review.as_mut().or(self.hidden.as_mut())
    }

    /// The analysis that runs without being shown.
    #[must_use]
    pub fn hidden_analysis(&self) -> Option<&Review> {
        self.hidden.as_ref().filter(|review| review.is_running())
    }

    /// One more move is judged, or all are: then the game is kept with what was found out.
    pub(crate) fn studied(&mut self, news: &News, context: &mut AppContext) {
        // What was said of the moves judged so far may not hold any more.
        self.remark = None;
        let Some(review) = self.known_review_mut() else { return };
        match news {
            News::Assessed { number, assessment } => review.hear(*number, assessment.clone()),
            News::Reviewed(analysis) => {
                review.finish(analysis);
                self.session.analysis = Some(analysis.clone());
                own::keep(&self.session, &analysis.moves, context);
                if self.session.kept.file.is_some() {
                    context.save(&self.session);
                }
            }
            News::Values(_) => {}
        }
    }

    pub(crate) fn student_failed(&mut self) {
        if let Some(review) = self.known_review_mut() {
            review.failed();
        }
    }

    fn forward(&mut self, context: &AppContext) {
        let before = *self.position();
        if let Some(mv) = self.next_move() {
            match &mut self.variation {
                Some(variation) => variation.go(&Action::Right),
                None => self.show(self.shown() + 1),
            }
            self.stayed = Duration::ZERO;
            self.animation = Animation::new(&before, mv, context.settings.seed_time());
        }
        self.playing &= self.shown() < self.length();
    }

    /// Opens the tree that the algorithms walk from here. A serious game that goes on is not studied on the side.
    fn see_tree(&mut self, context: &mut AppContext) -> Transition {
        if !self.session.may_study() {
            return Transition::Stay;
        }
        self.help(context);
        let past = &self.session.game.referee.past()[..=self.shown()];
        tree::open(past, self.session.game.direction, self.turned)
    }

    /// Opens what is known of the opening that led here.
    fn see_openings(&mut self, context: &mut AppContext) -> Transition {
        let game = Some(&self.session.game).filter(|_| self.session.may_study());
        let openings = game.and_then(|game| OpeningsScreen::of_game(game, self.shown(), self.turned, context));
        if openings.is_some() {
            self.help(context);
        }
        Transition::open_any(openings)
    }

    /// Sets up a new game that begins with the moves up to here.
    fn go_on_from_here(&mut self, context: &mut AppContext) -> Transition {
        if !self.session.may_study() {
            return Transition::Stay;
        }
        self.help(context);
        self.leave(context);
        Transition::open(Setup::going_on(&self.session, self.shown(), context))
    }
}

impl Screen for Replay {
    fn section(&self) -> Section {
        Section::Replay
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.animation = None;
        self.learns_next = false;
        self.remark = None;
        let playing = std::mem::take(&mut self.playing);
        if self.variation.is_some() && self.act_in_variation(action, context) {
            return Transition::Stay;
        }
        match action {
            Action::Down | Action::Tab if self.review.is_some() => self.look_into(context),
            // There is nothing above the game itself.
            Action::Up if self.review.is_some() => {}
            Action::Right => self.forward(context),
            Action::Confirm | Action::Command(Command::Run) => {
                if !playing && self.shown() == self.length() {
                    self.show(0);
                }
                self.playing = !playing && self.length() > 0;
                self.stayed = Duration::ZERO;
            }
            Action::Command(Command::TurnBoard) => self.turned = !self.turned,
            Action::Command(Command::Tree) => return self.see_tree(context),
            Action::Command(Command::Book) => return self.see_openings(context),
            Action::Command(Command::Play) => return self.go_on_from_here(context),
            Action::Command(Command::Analyse) => self.switch_review(context),
            Action::Command(Command::Learn) => return self.learn(context),
            Action::Command(Command::Next) => self.find_fault(Toward::Next),
            Action::Command(Command::Previous) => self.find_fault(Toward::Previous),
            Action::Command(Command::Export) => context.export_game(&self.session, self.shown()),
            Action::Command(Command::Copy) => editor::copy(self.position(), context),
            Action::Command(Command::SetUp) => return self.edit(None, context),
            Action::Paste(text) => return self.edit(Some(text), context),
            Action::Back => return Transition::Back,
            action => {
                if self.cursor.act(action, self.length()) {
                    self.stayed = Duration::ZERO;
                }
            }
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn tick(&mut self, time: Duration, context: &mut AppContext) -> Transition {
        if let Some(animation) = &mut self.animation {
            if animation.advance(time) {
                self.animation = None;
                self.stayed = Duration::ZERO;
            }
        } else if self.playing {
            self.stayed += time;
            if self.stayed >= stay(context) {
                self.forward(context);
            }
        }
        Transition::Stay
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        match &self.animation {
            Some(animation) => Some(animation.due_in()),
            None => self.playing.then(|| stay(context).saturating_sub(self.stayed)),
        }
    }

    fn leave(&mut self, context: &mut AppContext) {
        if let Some(review) = self.known_review_mut() {
            review.stop(context);
        }
    }

    fn has_tab(&self) -> bool {
        true
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

    fn hear(&mut self, event: &Event, context: &mut AppContext) -> Transition {
        match event {
            Event::Studied { question, news } => {
                if self.asked(*question) {
                    self.studied(news, context);
                }
                return self.learn_when_explained(context);
            }
            Event::StudentFailed { question, what } if self.asked(*question) => {
                self.student_failed();
                context.trouble = Some(Trouble::Student(what.clone()));
            }
            _ => {}
        }
        Transition::Stay
    }
}


/// How long a position stays while the game plays on by itself.
fn stay(context: &AppContext) -> Duration {
    context.settings.pace().max(SHORTEST_STAY)
}
