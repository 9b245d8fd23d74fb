//! Learning from the mistakes of a game that is explained: each position comes back with the history of the game, and a
//! better move is looked for. A wrong one is refuted on the board. What the analysis says of the best move and of the played
//! one is known at once; the others are judged in the background, as the analysis judges them. What happens on the board is in `solving`;
//! `own` keeps mistakes, so that they come back, and `source` finds the game that one comes from.

pub(crate) mod own;
pub(crate) mod view;
mod mistake;
mod solving;
mod source;

use crate::app::{Event, Screen, Trouble, Ui};
use crate::keys::Section;
use crate::study::News;
use std::time::Duration;

use awale_engine::Score;
use awale_rules::{Game, Seat};

use crate::catalogue::{AnyMove, AnyRefusal};
use crate::keys::Command;
use crate::progress::{Deed, FirstTry};
use crate::record::Assessment;
use crate::study::{DEPTH, Effort, Reason, StudyTask, Values, facts, reasons};

use crate::app::event::{Effect, Question};
use crate::app::list::scrolled_text;
use crate::app::{Action, Advantage, AppContext, GameState, HistoryCursor, MoveCursor, Scene, Session, Transition, given_up};
use crate::screens::{editor, today};

use mistake::{LINE, best, mistakes_of};

pub use mistake::{GameSource, Mistake};
pub use own::next_own_position;

/// How a better move was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// With the first try, without a hint.
    AtOnce,
    /// After a wrong try or a hint.
    WithHelp,
    /// Not: the solution was shown.
    Shown,
    /// Not: the mistake was passed over.
    Skipped,
}

impl Find {
    /// All, from the best to the worst.
    pub const ALL: [Find; 4] = [Find::AtOnce, Find::WithHelp, Find::Shown, Find::Skipped];
}

/// Where the search for a better move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// A better move is to be found.
    Asked,
    /// A move was refused.
    Refused(AnyMove, AnyRefusal),
    /// This move is being judged.
    Looking(AnyMove),
    /// A move gave too much away. Its refutation is on the board.
    Wrong {
        /// The move.
        mv: AnyMove,
        /// What the best move is worth.
        best: Score,
        /// What this one is worth.
        value: Score,
    },
    /// This move was right, and the line that it leads to is on the board.
    Right(AnyMove),
    /// The solution is on the board.
    Shown,
    /// All mistakes were gone through.
    Done,
}

/// What a player was told who asked for help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MistakeHint {
    /// What the best move does.
    Idea,
    /// The best move.
    Move,
}

/// Whose mistakes they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MistakesOf {
    /// The only human's, in one game.
    Player,
    /// Both sides', in one game.
    Both,
    /// The player's, in several games: they were kept.
    OwnGames,
}

/// Mistakes, one after the other.
#[derive(Debug)]
pub struct MistakesScreen {
    /// The game that is shown when all were gone through.
    game: GameState,
    /// The mistakes in the order in which they come.
    pub mistakes: Vec<Mistake>,
    /// Whose they are.
    pub of: MistakesOf,
    /// The advantage with which a game of a player was given up, if it was.
    pub given_up: Option<Advantage>,
    /// How each was found, as far as they were gone through.
    finds: Vec<Option<Find>>,
    /// Plies that the moves are searched, as in the analysis.
    depth: u32,
    /// The mistake at hand.
    at: usize,
    /// The board.
    pub scene: Scene,
    /// The moves of the scene that are shown by themselves.
    until: usize,
    /// The cursor.
    pub hand: MoveCursor,
    /// Whether North is drawn below.
    pub turned: bool,
    /// Where the search stands.
    pub finding: Finding,
    /// What the player was told who asked for help.
    pub hint: Option<MistakeHint>,
    /// Whether a move was wrong, or a hint was given.
    helped: bool,
    /// Whether the attempt at this mistake counts already.
    is_counted: bool,
    /// The question, while the moves are being judged.
    question: Option<Question>,
    /// What every move is worth, once that is known.
    values: Option<Values>,
    /// How many lines of the text are scrolled away, where it is longer than its room.
    pub scrolled: u16,
}

impl MistakesScreen {
    /// The first of the mistakes of a game whose `moves` are judged.
    #[must_use]
    pub(crate) fn new(session: &Session, moves: &[Assessment], context: &mut AppContext) -> MistakesScreen {
        own::keep(session, moves, context);
        let of = if session.only_human().is_none() { MistakesOf::Both } else { MistakesOf::Player };
        let depth = session.explanation().map_or(DEPTH, |analysis| analysis.depth);
        let screen = MistakesScreen::with(mistakes_of(session, moves), session.game.clone(), of, context);
        let given_up = given_up(session, moves, context.tables.as_deref()).map(|(_, advantage)| advantage);
        MistakesScreen { depth, given_up, turned: session.only_human() == Some(Seat::North), ..screen }.begun(context)
    }

    fn with(mistakes: Vec<Mistake>, game: GameState, of: MistakesOf, context: &AppContext) -> MistakesScreen {
        let mut scene = Scene::new(game.kind.clone(), game.branch(0), context);
        scene.game.direction = game.direction;
        MistakesScreen {
            finds: vec![None; mistakes.len()],
            mistakes,
            of,
            given_up: None,
            depth: DEPTH,
            game,
            at: 0,
            hand: MoveCursor::on(scene.position()),
            scene,
            until: 0,
            turned: false,
            finding: Finding::Done,
            hint: None,
            helped: false,
            is_counted: false,
            question: None,
            values: None,
            scrolled: 0,
        }
    }

    /// At the first mistake.
    fn begun(mut self, context: &mut AppContext) -> MistakesScreen {
        self.go_to(0, context);
        self
    }

    /// The mistake at hand; none when all were gone through.
    #[must_use]
    pub fn mistake(&self) -> Option<&Mistake> {
        self.mistakes.get(self.at)
    }

    /// Which mistake of how many is at hand, counted from one.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.at + 1, self.mistakes.len())
    }

    /// How many better moves were found in this way.
    #[must_use]
    pub fn count(&self, find: Find) -> usize {
        self.finds.iter().filter(|&&found| found == Some(find)).count()
    }

    /// Whether a move is to be chosen now.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.scene.animation.is_none()
            && matches!(self.finding, Finding::Asked | Finding::Refused(..) | Finding::Looking(_))
    }

    /// Whether the board keeps to itself what the chosen move would do: a move is to be found, and no hint was given.
    #[must_use]
    pub fn is_quiz(&self) -> bool {
        self.is_asking() && self.hint.is_none()
    }

    /// The chosen move, where one is to be found; the next one where a line is gone through.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        if self.is_asking() {
            return Some(self.hand.chosen(self.scene.position()));
        }
        if self.scene.animation.is_none() { self.scene.next_move() } else { None }
    }

    /// The line that is on the board, from the move that was looked for on.
    #[must_use]
    pub fn line(&self) -> &[AnyMove] {
        self.mistake().map_or(&[], |mistake| &self.scene.game.referee.moves()[mistake.number..])
    }

    /// What the best move does, in facts that hold; nothing of one that only goes on.
    #[must_use]
    pub fn idea(&self) -> Vec<Reason> {
        let Some((mistake, best)) = self.mistake().and_then(|mistake| Some((mistake, best(mistake)?))) else {
            return Vec::new();
        };
        let past = &mistake.game.referee.past()[..=mistake.number];
        match self.values.as_ref().filter(|values| values.best().mv == best) {
            Some(values) => reasons(past, values),
            None => facts(past, best),
        }
    }

    /// To the mistake with this number, or behind the last.
    fn go_to(&mut self, at: usize, context: &mut AppContext) {
        self.leave(context);
        (self.at, self.hint, self.values) = (at, None, None);
        (self.helped, self.is_counted) = (false, false);
        if self.mistakes.get(at).is_none() {
            self.scene.set(self.game.branch(self.game.referee.moves().len()));
            self.until = self.scene.cursor.shown();
            self.finding = Finding::Done;
            return;
        }
        self.again();
        let answer = self.mistake().and_then(best).and_then(AnyMove::pit);
        self.hand = MoveCursor::beside(answer.as_slice(), self.scene.position());
        self.turned = self.scene.position().to_move() == Seat::North;
        self.study(context);
    }

    /// Has every move in the position at hand judged.
    fn study(&mut self, context: &mut AppContext) {
        let Some(Mistake { game, number, .. }) = self.mistake() else { return };
        let past = game.referee.past()[..=*number].to_vec();
        let effort = Effort { depth: self.depth, time: None };
        self.question = Some(context.study(StudyTask::Moves { past, effort }));
    }

    /// To the next mistake.
    fn go_on(&mut self, context: &mut AppContext) {
        self.found(Find::Skipped);
        self.go_to(self.at + 1, context);
    }

    /// Back to the position in which a better move is to be found.
    fn again(&mut self) {
        let Some(mistake) = self.mistakes.get(self.at) else { return };
        self.scene.set(mistake.game.branch(mistake.number));
        self.until = mistake.number;
        self.finding = Finding::Asked;
    }

    /// The mistake is done with. What counts is how it was at first.
    fn found(&mut self, find: Find) {
        if let Some(place) = self.finds.get_mut(self.at) {
            place.get_or_insert(find);
        }
    }

    /// An attempt at the mistake at hand. The first counts; failed it is with the first help.
    fn tried(&mut self, first_try: FirstTry, context: &mut AppContext) {
        if std::mem::replace(&mut self.is_counted, true) {
            return;
        }
        if let Some((name, mistake)) = self.mistake().and_then(|mistake| Some((mistake.name()?, mistake))) {
            let variant = mistake.game.kind.id().to_owned();
            // One that was not kept changes nothing.
            if context.progress.own().get(&variant, &name).is_some() || self.of == MistakesOf::Player {
                let day = today(context);
                context.effects.push(Effect::Remember(Deed::OwnTried { variant, name, first_try, day }));
            }
        }
    }

    /// A step in the line on the board. Returns whether `action` is one.
    fn step(&mut self, action: &Action) -> bool {
        let first = self.mistake().map_or(0, |mistake| mistake.number);
        match action {
            Action::Right => self.show_up_to(self.scene.cursor.shown() + 1),
            Action::Left if self.scene.cursor.shown() > first => self.scene.go(action),
            Action::Home | Action::Up => self.scene.cursor = HistoryCursor::at(first),
            Action::End | Action::Down => self.scene.go(&Action::End),
            Action::Left => {}
            _ => return false,
        }
        true
    }

    /// Shows the moves of the scene up to this number, one after the other.
    fn show_up_to(&mut self, moves: usize) {
        self.until = moves.min(self.scene.game.referee.moves().len());
        while self.scene.animation.is_none() && self.scene.cursor.shown() < self.until {
            self.scene.forward();
        }
    }
}

impl Screen for MistakesScreen {
    fn section(&self) -> Section {
        Section::Mistakes
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if let Some(scrolled) = scrolled_text(action, std::mem::take(&mut self.scrolled)) {
            self.scrolled = scrolled;
            return Transition::Stay;
        }
        // A key ends the picture of a move; what chooses a move does only that.
        if self.scene.animation.take().is_some() {
            self.scene.cursor = HistoryCursor::at(self.until);
            if action.is_choice() {
                return Transition::Stay;
            }
        }
        match (action, self.finding) {
            (Action::Back, _) | (Action::Confirm, Finding::Done) => return Transition::Back,
            (Action::Command(Command::TurnBoard), _) => self.turned = !self.turned,
            (Action::Command(Command::Copy), _) => editor::copy(self.scene.position(), context),
            (Action::Command(Command::Restart), Finding::Done) => {
                self.finds = vec![None; self.mistakes.len()];
                self.go_to(0, context);
            }
            (_, Finding::Done) => {}
            (Action::Command(Command::Restart), _) | (Action::Confirm, Finding::Wrong { .. }) => self.again(),
            (Action::Command(Command::NextMistake), _) | (Action::Confirm, Finding::Right(_) | Finding::Shown) => {
                self.go_on(context);
            }
            (action, Finding::Wrong { .. } | Finding::Right(_) | Finding::Shown) if self.step(action) => {}
            (_, Finding::Right(_) | Finding::Shown) => {}
            (Action::Command(Command::Hint), _) => self.give_hint(context),
            (Action::Command(Command::Solution), _) => self.show_solution(context),
            (action, _) => self.choose(action, context),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn tick(&mut self, time: Duration, _context: &mut AppContext) -> Transition {
        if self.scene.tick(time) {
            self.show_up_to(self.until);
        }
        Transition::Stay
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.scene.next_tick()
    }

    fn hover(&mut self, mv: AnyMove) {
        if self.is_asking() {
            self.hand.hover(mv, self.scene.position());
        }
    }

    fn leave(&mut self, context: &mut AppContext) {
        if self.question.take().is_some() {
            context.effects.push(Effect::StopStudying);
        }
    }

    fn scrolled(&mut self) -> Option<&mut u16> {
        Some(&mut self.scrolled)
    }

    fn hear(&mut self, event: &Event, context: &mut AppContext) -> Transition {
        match event {
            Event::Studied { question, news: News::Values(values) } if self.asked(*question) => {
                self.studied(values, context);
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
