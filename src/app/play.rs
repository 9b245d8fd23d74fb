//! A game in progress: choosing, playing, taking back, waiting for the computer.

mod clock;

use std::time::Duration;

use crate::awale::{Pit, ROW};
use crate::catalogue::{AnyGame, AnyMove, AnyRefusal};
use crate::config::Study;
use crate::engine::Score;
use crate::game::{Game, PerSeat, Seat};
use crate::matches::Take;
use crate::players::{Glimpse, Thought};
use crate::record::Direction;
use crate::referee::{Refused, Settlement};
use crate::study::{Values, opposite};

pub use clock::TENTHS_FROM;

use super::looking_back::Step;
use super::{
    Action, Animation, Desk, Effect, Insight, LookingBack, Question, Screen, Session, TreeScreen, Turn, Warning, editor,
};

/// How often the clock of a thinking computer moves.
const THINKING_TICK: Duration = Duration::from_millis(250);

/// The paces at which two computers can play, as pauses between moves, the slowest first.
const PACES: [u32; 7] = [4000, 2000, 1000, 500, 250, 100, 0];

/// A game in progress.
#[derive(Debug)]
pub struct Play {
    /// The game.
    pub session: Session,
    /// The chosen place in each side's row.
    places: PerSeat<usize>,
    /// How many matches are about to be taken.
    take: u8,
    /// Whether North is drawn below.
    pub turned: bool,
    /// The last move, while it is being shown.
    pub animation: Option<Animation>,
    /// The computer's thinking, while it thinks.
    pub thinking: Option<Thinking>,
    /// What there is to say about the last thing a person did.
    pub remark: Option<Remark>,
    /// What the person who is to move may know.
    pub insight: Box<Insight>,
    /// What the game was worth to South when that was last known.
    pub last_value: Option<Score>,
    /// The cursor in the history, while one looks back.
    pub looking_back: Option<Box<LookingBack>>,
    /// Whether the computers wait.
    pub paused: bool,
    /// How long the position stays before a computer's next move.
    hold: Duration,
}

/// A computer at work.
#[derive(Debug)]
pub struct Thinking {
    question: Question,
    /// What it looks at.
    pub glimpse: Option<Glimpse<AnyMove>>,
    /// How long it has been thinking, to a quarter of a second.
    pub elapsed: Duration,
    /// How long it may still think, in a serious game, before it is told to answer.
    budget: Option<Duration>,
    /// Its answer, which waits until the last move has been shown.
    answer: Option<Thought<AnyMove>>,
}

/// Something to tell the person who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A move was refused.
    Refused(AnyMove, AnyRefusal),
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// It is not a human's turn.
    NotYourTurn,
    /// This seat, a computer, wants to play on.
    PlaysOn(Seat),
    /// In a game with clocks nothing is taken back, and nothing is shown that would help.
    Serious,
    /// Two computers play with this pause between moves, in milliseconds.
    Pace(u32),
    /// The chosen move would be a blunder.
    Blunder(Warning),
    /// Hints are switched off.
    NoStudy,
}

impl Play {
    /// A game that is taken up where it stands. A computer whose turn it is starts to think.
    #[must_use]
    pub fn new(session: Session, desk: &mut Desk) -> Play {
        let turned = session.only_human() == Some(Seat::North);
        let mut play = Play {
            session,
            places: PerSeat::from_fn(|_| 0),
            take: 1,
            turned,
            animation: None,
            thinking: None,
            remark: None,
            insight: Box::default(),
            last_value: None,
            looking_back: None,
            paused: false,
            hold: Duration::ZERO,
        };
        play.choose_something();
        desk.want_tables(&play.session.kind);
        play.carry_on(desk);
        play
    }

    /// The pit that is chosen, where a human is to choose one.
    #[must_use]
    pub fn chosen_pit(&self) -> Option<Pit> {
        let seat = self.session.to_move();
        let awale = matches!(self.session.position(), AnyGame::Awale(_));
        (awale && self.session.awaits_human()).then(|| Pit::of(seat, self.places[seat]))
    }

    /// The matches that are about to be taken, where a human is to choose.
    #[must_use]
    pub fn chosen_take(&self) -> Option<Take> {
        let matches = matches!(self.session.position(), AnyGame::Matches(_));
        (matches && self.session.awaits_human()).then_some(Take(self.take))
    }

    /// The move that is chosen.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        self.chosen_pit().map(AnyMove::Pit).or_else(|| self.chosen_take().map(AnyMove::Take))
    }

    /// Whether a human may give up now.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        self.session.humans() > 0 && !self.session.is_over()
    }

    /// Whether the game may be ended by agreement.
    #[must_use]
    pub fn can_agree(&self) -> bool {
        self.can_resign()
    }

    /// Whether this game waits for the answer to `question`.
    pub(super) fn asked(&self, question: Question) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.question == question)
    }

    /// In how long a tick is wanted.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        let animation = self.animation.as_ref().map(Animation::due_in);
        let hold = (!self.hold.is_zero() && !self.paused).then_some(self.hold);
        let thinking = self.thinking.as_ref().filter(|thinking| thinking.answer.is_none()).map(|_| THINKING_TICK);
        [animation, hold, thinking, self.next_clock_tick()].into_iter().flatten().min()
    }

    pub(super) fn tick(&mut self, time: Duration, desk: &mut Desk) -> Turn {
        if let Some(turn) = self.run_clock(time, desk) {
            return turn;
        }
        self.hold = self.hold.saturating_sub(time);
        if let Some(thinking) = &mut self.thinking {
            thinking.elapsed += time;
        }
        if self.animation.as_mut().is_some_and(|animation| animation.advance(time)) {
            self.animation = None;
        }
        self.go_on(desk)
    }

    pub(super) fn glimpse(&mut self, glimpse: Glimpse<AnyMove>) {
        if let Some(thinking) = &mut self.thinking {
            thinking.glimpse = Some(glimpse);
        }
    }

    pub(super) fn answer(&mut self, thought: Thought<AnyMove>, desk: &mut Desk) -> Turn {
        if let Some(thinking) = &mut self.thinking {
            thinking.answer = Some(thought);
        }
        self.go_on(desk)
    }

    /// The computer has broken down: nobody thinks any more, and a person may take back or leave.
    pub(super) fn thinker_failed(&mut self) {
        self.thinking = None;
        self.paused = true;
    }

    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Turn {
        self.remark = None;
        if self.animation.take().is_some() {
            // A key ends the picture of the last move. What confirms a choice does only that: the choice was made
            // before the board stood still.
            let turn = self.go_on(desk);
            if *action == Action::Confirm || !matches!(turn, Turn::Stay) {
                return turn;
            }
        }
        if let Some(back) = &mut self.looking_back {
            let (step, shown) = (back.act(action), back.shown);
            match step {
                Step::Stay => return Turn::Stay,
                Step::Leave | Step::TakeUp | Step::PassOn => self.looking_back = None,
            }
            if step == Step::TakeUp {
                self.go_to(shown, desk);
            }
            if step != Step::PassOn {
                return Turn::Stay;
            }
        }
        match action {
            Action::Tab => self.looking_back = LookingBack::into_(&self.session).map(Box::new),
            Action::Left => self.step(-1),
            Action::Right => self.step(1),
            Action::Up => self.change_take(1),
            Action::Down => self.change_take(-1),
            Action::Home => self.jump(false),
            Action::End => self.jump(true),
            Action::Confirm => return self.confirm(desk),
            Action::Pit(pit) => return self.point(*pit, desk),
            Action::Take(count) => return self.point_take(*count, desk),
            Action::Key(key) => return self.key(*key, desk),
            Action::Paste(text) => {
                return self.set_up(Some(text), desk);
            }
            Action::Back => return Turn::Back,
            _ => {}
        }
        Turn::Stay
    }

    fn key(&mut self, key: char, desk: &mut Desk) -> Turn {
        match key {
            'u' | 'U' if self.session.is_serious() => self.remark = Some(Remark::Serious),
            'u' => self.undo(desk),
            'U' => self.redo(desk),
            'v' => self.turned = !self.turned,
            'r' if self.can_resign() => return self.resign(desk),
            'g' if self.can_agree() => return self.agree(desk),
            'm' => self.move_now(desk),
            'i' => self.hint(desk),
            'w' => self.switch(desk, |study| &mut study.values, "study.values"),
            'x' => self.switch(desk, |study| &mut study.bar, "study.bar"),
            't' => return self.see_tree(),
            'p' => return self.pause(desk),
            'y' => editor::copy(self.session.position(), desk),
            's' => return self.set_up(None, desk),
            '+' => self.change_pace(1, desk),
            '-' => self.change_pace(-1, desk),
            _ => return self.play_by_name(key, desk),
        }
        Turn::Stay
    }

    /// Plays the move that a letter or a digit names.
    fn play_by_name(&mut self, key: char, desk: &mut Desk) -> Turn {
        let seat = self.session.to_move();
        let place = match key.to_ascii_lowercase() {
            letter @ 'a'..='f' => letter as usize - 'a' as usize,
            digit @ '1'..='9' => digit as usize - '1' as usize,
            _ => return Turn::Stay,
        };
        match self.session.position() {
            AnyGame::Awale(_) if place < ROW => {
                if self.session.awaits_human() {
                    self.places[seat] = place;
                }
                self.try_move(AnyMove::Pit(Pit::of(seat, place)), desk)
            }
            AnyGame::Matches(_) if key.is_ascii_digit() => self.try_move(AnyMove::Take(Take(place as u8 + 1)), desk),
            _ => Turn::Stay,
        }
    }

    fn confirm(&mut self, desk: &mut Desk) -> Turn {
        match self.chosen() {
            Some(mv) => self.try_move(mv, desk),
            None if self.session.humans() == 0 || self.paused => self.pause(desk),
            None => Turn::Stay,
        }
    }

    /// A pit was pointed at: an own one is played, any other is refused with its reason.
    fn point(&mut self, pit: Pit, desk: &mut Desk) -> Turn {
        if pit.seat() == self.session.to_move() && self.session.awaits_human() {
            self.places[pit.seat()] = pit.place();
        }
        self.try_move(AnyMove::Pit(pit), desk)
    }

    fn point_take(&mut self, count: u8, desk: &mut Desk) -> Turn {
        self.try_move(AnyMove::Take(Take(count)), desk)
    }

    /// Plays a human's move, or says why not.
    fn try_move(&mut self, mv: AnyMove, desk: &mut Desk) -> Turn {
        if !self.session.awaits_human() {
            self.remark = Some(Remark::NotYourTurn);
            return Turn::Stay;
        }
        if desk.settings.study.warning
            && let Some(warning) = self.insight.warning(mv)
        {
            self.remark = Some(Remark::Blunder(warning));
            return Turn::Stay;
        }
        self.play(mv, desk)
    }

    /// Plays `mv` for the side to move.
    fn play(&mut self, mv: AnyMove, desk: &mut Desk) -> Turn {
        let before = *self.session.position();
        match self.session.referee.play(mv) {
            Ok(()) => {
                if let Some(clocks) = &mut self.session.clocks {
                    clocks.press(before.to_move());
                }
                self.animation = Animation::new(&before, mv, desk.settings.seed_time());
                self.hold = self.pace(desk);
                self.after_change(desk);
                self.go_on(desk)
            }
            Err(Refused::Illegal(refusal)) => {
                self.remark = Some(Remark::Refused(mv, refusal));
                Turn::Stay
            }
            Err(Refused::GameOver) => Turn::End,
        }
    }

    /// The game has changed: it is saved, the cursor finds a place, and whoever is to move begins.
    fn after_change(&mut self, desk: &mut Desk) {
        self.stop_thinking(desk);
        self.insight.forget(desk);
        desk.save(&self.session);
        self.choose_something();
        self.carry_on(desk);
    }

    /// Lets the computer think where it is its turn, and the student where it is a human's who wants to know.
    fn carry_on(&mut self, desk: &mut Desk) {
        self.insight.look(&self.session, desk);
        let waits = self.session.is_over() || self.session.mover().is_human() || self.paused;
        if waits || self.thinking.is_some() {
            return;
        }
        let question = desk.next_question();
        desk.effects.push(Effect::Think {
            question,
            spec: self.session.mover(),
            past: self.session.referee.past().to_vec(),
            seed: self.session.seed,
        });
        let budget = self.thinking_time();
        self.thinking = Some(Thinking { question, glimpse: None, elapsed: Duration::ZERO, budget, answer: None });
    }

    /// Does what was waiting for the board to stand still: the computer's answer, the end of the game.
    fn go_on(&mut self, desk: &mut Desk) -> Turn {
        if self.animation.is_some() || self.paused || !self.hold.is_zero() {
            return Turn::Stay;
        }
        if self.session.is_over() {
            return Turn::End;
        }
        match self.thinking.take_if(|thinking| thinking.answer.is_some()).and_then(|thinking| thinking.answer) {
            Some(thought) => self.play(thought.choice, desk),
            None => Turn::Stay,
        }
    }

    fn undo(&mut self, desk: &mut Desk) {
        if self.session.undo() {
            self.went_through(desk);
        } else {
            self.remark = Some(Remark::NothingToUndo);
        }
    }

    fn redo(&mut self, desk: &mut Desk) {
        if self.session.redo() {
            self.went_through(desk);
        } else {
            self.remark = Some(Remark::NothingToRedo);
        }
    }

    /// After going back or forth nothing moves by itself: where two computers play, they wait.
    fn went_through(&mut self, desk: &mut Desk) {
        self.hold = Duration::ZERO;
        self.paused = self.session.humans() == 0;
        self.after_change(desk);
    }

    /// Opens the tree that the algorithms walk from here.
    fn see_tree(&mut self) -> Turn {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return Turn::Stay;
        }
        TreeScreen::new(self.session.referee.past(), self.session.direction, self.turned)
            .map_or(Turn::Stay, |tree| Turn::open(Screen::Tree(tree)))
    }

    /// Takes the game up at another move. A computer that would be to move there waits, so that the moves that follow can
    /// still be played again.
    fn go_to(&mut self, moves: usize, desk: &mut Desk) {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return;
        }
        if moves != self.session.referee.moves().len() {
            self.session.go_to(moves);
            self.hold = Duration::ZERO;
            self.paused = !self.session.mover().is_human();
            self.after_change(desk);
        }
    }

    /// The computer answers at once with the best it has seen.
    fn move_now(&mut self, desk: &mut Desk) {
        if self.thinking.is_some() {
            desk.effects.push(Effect::StopThinking);
        } else {
            self.remark = Some(Remark::NotYourTurn).filter(|_| self.session.humans() == 0);
        }
    }

    /// Asks for the best move and why it is good; the cursor goes there as soon as it is known.
    fn hint(&mut self, desk: &mut Desk) {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
        } else if !desk.settings.study.hints {
            self.remark = Some(Remark::NoStudy);
        } else if !self.session.awaits_human() {
            self.remark = Some(Remark::NotYourTurn);
        } else {
            self.insight.hint = !self.insight.hint;
            self.insight.look(&self.session, desk);
            self.follow_hint();
        }
    }

    /// Puts the cursor on the move that the hint names.
    fn follow_hint(&mut self) {
        let best = self.insight.values.as_ref().filter(|_| self.insight.hint).map(|values| values.best().mv);
        match best {
            Some(AnyMove::Pit(pit)) => self.places[pit.seat()] = pit.place(),
            Some(AnyMove::Take(Take(count))) => self.take = count,
            None => {}
        }
    }

    /// The moves have been looked at deeper.
    pub(super) fn studied(&mut self, values: Values) {
        let is_first = self.insight.values.is_none();
        let score = values.best().score;
        self.last_value = Some(if self.session.to_move() == Seat::South { score } else { opposite(score) });
        self.insight.hear(values);
        if is_first {
            self.follow_hint();
        }
    }

    /// Switches a part of the study on or off, for this game and those that follow.
    fn switch(&mut self, desk: &mut Desk, part: impl Fn(&mut Study) -> &mut bool, key: &'static str) {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return;
        }
        let on = part(&mut desk.settings.study);
        *on = !*on;
        let value = (*on).into();
        desk.effects.push(Effect::SaveSettings(vec![(key, value)]));
        self.insight.look(&self.session, desk);
    }

    /// Lets two computers wait, or go on.
    fn pause(&mut self, desk: &mut Desk) -> Turn {
        if self.session.humans() > 0 && !self.paused {
            return Turn::Stay;
        }
        self.paused = !self.paused;
        if self.paused {
            return Turn::Stay;
        }
        self.carry_on(desk);
        self.go_on(desk)
    }

    /// How long a position stays before the next move: where two computers play, a chosen time.
    fn pace(&self, desk: &Desk) -> Duration {
        if self.session.humans() == 0 { desk.settings.pace() } else { Duration::ZERO }
    }

    fn change_pace(&mut self, faster: isize, desk: &mut Desk) {
        if self.session.humans() > 0 {
            return;
        }
        let now = desk.settings.pace().as_millis();
        let place = PACES.iter().position(|&pace| u128::from(pace) <= now).unwrap_or(PACES.len() - 1);
        let pace = PACES[place.saturating_add_signed(faster).min(PACES.len() - 1)];
        desk.set_pace(pace);
        self.hold = self.hold.min(desk.settings.pace());
        self.remark = Some(Remark::Pace(pace));
    }

    pub(super) fn resign(&mut self, desk: &mut Desk) -> Turn {
        let loser = self.session.only_human().unwrap_or(self.session.to_move());
        self.settle(Settlement::Resignation(loser), desk)
    }

    /// Ends the game as it stands. A computer agrees unless it would lose by it.
    pub(super) fn agree(&mut self, desk: &mut Desk) -> Turn {
        let winner = self.session.position().tally_when_agreed().winner;
        let unwilling =
            self.session.only_human().map(Seat::opponent).filter(|computer| winner == Some(computer.opponent()));
        match unwilling {
            Some(computer) => {
                self.remark = Some(Remark::PlaysOn(computer));
                Turn::Stay
            }
            None => self.settle(Settlement::Agreement, desk),
        }
    }

    fn settle(&mut self, settlement: Settlement, desk: &mut Desk) -> Turn {
        self.session.referee.settle(settlement);
        self.animation = None;
        self.hold = Duration::ZERO;
        self.after_change(desk);
        Turn::End
    }

    fn stop_thinking(&mut self, desk: &mut Desk) {
        if self.thinking.take().is_some_and(|thinking| thinking.answer.is_none()) {
            desk.effects.push(Effect::StopThinking);
        }
    }

    /// Opens the position, or one that was pasted, to be changed. The computer of this game waits meanwhile, for another
    /// one may be asked from there.
    fn set_up(&mut self, pasted: Option<&str>, desk: &mut Desk) -> Turn {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return Turn::Stay;
        }
        let turn = editor::open(&self.session, self.session.position(), self.turned, pasted, desk);
        if !matches!(turn, Turn::Stay) {
            self.stop_thinking(desk);
        }
        turn
    }

    /// The game is shown again: whoever is to move thinks on, and what came to its end meanwhile ends.
    pub(super) fn come_back(&mut self, desk: &mut Desk) -> Turn {
        self.carry_on(desk);
        self.tick(Duration::ZERO, desk)
    }

    /// The screen is left: nobody thinks any more.
    pub(super) fn leave(&mut self, desk: &mut Desk) {
        self.stop_thinking(desk);
        self.keep_clocks(desk);
        self.insight.forget(desk);
    }

    /// Moves the cursor one pit to the left or right *of the screen*, or changes the number of matches.
    fn step(&mut self, right: isize) {
        let seat = self.session.to_move();
        let along = if self.runs_rightwards(seat) { right } else { -right };
        if matches!(self.session.position(), AnyGame::Matches(_)) {
            self.change_take(right as i8);
        } else if self.session.awaits_human() {
            self.places[seat] = self.places[seat].saturating_add_signed(along).min(ROW - 1);
        }
    }

    /// To the leftmost or rightmost pit of the screen, or to the fewest or most matches.
    fn jump(&mut self, right: bool) {
        let seat = self.session.to_move();
        if self.session.awaits_human() {
            self.places[seat] = if self.runs_rightwards(seat) == right { ROW - 1 } else { 0 };
        }
        self.change_take(if right { i8::MAX } else { i8::MIN });
    }

    /// Whether sowing along the row of `seat` goes from left to right on the screen.
    fn runs_rightwards(&self, seat: Seat) -> bool {
        let below = (seat == Seat::North) == self.turned;
        below == (self.session.direction == Direction::CounterClockwise)
    }

    fn change_take(&mut self, by: i8) {
        if let AnyGame::Matches(heap) = self.session.position() {
            let most = heap.rules().max_take().min(heap.left()).max(1);
            self.take = self.take.saturating_add_signed(by).clamp(1, most);
        }
    }

    /// Puts the cursor of the side to move on a legal move: where it is, or the nearest after it.
    fn choose_something(&mut self) {
        let seat = self.session.to_move();
        if let AnyGame::Awale(position) = self.session.position() {
            let from = self.places[seat];
            let legal =
                (0..ROW).map(|step| (from + step) % ROW).find(|&place| position.check(Pit::of(seat, place)).is_ok());
            self.places[seat] = legal.unwrap_or(from);
        }
        self.change_take(0);
    }
}
