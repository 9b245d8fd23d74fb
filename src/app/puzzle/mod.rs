//! A puzzle that is being solved: the only right move at each turn, what a wrong one gives away, hints, and in the end the
//! whole solution to be gone through. `keeping` writes down what was reached.

mod keeping;

use std::time::Duration;

use jiff::civil::Date;

use crate::awale::Pit;
use crate::catalogue::{AnyGame, AnyMove, AnyRefusal, Kind};
use crate::game::Game;
use crate::puzzle::{self, Puzzle, Wrong};
use crate::referee::Referee;

use super::hand::Meant;
use super::{Action, Desk, Hand, Scene, Session, Turn, editor, tree};

/// A puzzle on the board.
#[derive(Debug)]
pub struct PuzzleScreen {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The day whose puzzle it is.
    pub day: Option<Date>,
    /// The board.
    pub scene: Scene,
    /// The cursor.
    pub hand: Hand,
    /// Where the solving stands.
    pub state: Solving,
    /// What the person was told who asked for it.
    pub hint: Option<PuzzleHint>,
    /// The turn that is to be found, counted from 0.
    turn: usize,
    /// Whether a move was wrong, or a hint was given.
    helped: bool,
    /// Whether it has been remembered that it was solved.
    is_remembered: bool,
    /// Whether moves that were just played are being shown.
    is_playing_out: bool,
}

/// Where the solving of a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solving {
    /// A move is to be found.
    Asked,
    /// The last one was right, and North has answered: the next is to be found.
    AskedAgain,
    /// A move was refused.
    Refused(AnyMove, AnyRefusal),
    /// A move gave away what could be reached. It is taken back with the next key.
    Wrong(Wrong),
    /// It is solved.
    Solved,
    /// It was given up, and its solution is shown.
    GivenUp,
}

/// What the person was told who asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// In which half of the row the move is: the first half in sowing order, or the second.
    Half {
        /// Whether it is the first.
        first: bool,
    },
    /// The move.
    Move(Pit),
    /// What was asked for would give the solution away: it is to be had afterwards.
    TooSoon,
}

impl PuzzleScreen {
    /// A puzzle at its beginning; that of a day where it was left.
    #[must_use]
    pub fn new(puzzle: Puzzle, day: Option<Date>, desk: &Desk) -> PuzzleScreen {
        let begun = day.and_then(|day| desk.progress.begun(day, &puzzle.variant.id));
        let start = Referee::new(AnyGame::Awale(puzzle.turns[0].position));
        let scene = Scene::new(Kind::Awale(puzzle.variant.clone()), start, desk);
        let hand = Hand::on(scene.position());
        let mut screen = PuzzleScreen {
            puzzle,
            day,
            scene,
            hand,
            state: Solving::Asked,
            hint: None,
            turn: 0,
            helped: false,
            is_remembered: false,
            is_playing_out: false,
        };
        if let Some(begun) = begun {
            screen.come_back(begun);
        }
        screen
    }

    /// The turn that is to be found.
    #[must_use]
    pub fn turn(&self) -> &puzzle::Turn {
        &self.puzzle.turns[self.turn]
    }

    /// Which turn of how many is to be found.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.turn + 1, self.puzzle.turns.len())
    }

    /// Whether it is solved, or its solution shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.state, Solving::Solved | Solving::GivenUp)
    }

    /// Whether a move is to be found now.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.scene.is_still() && matches!(self.state, Solving::Asked | Solving::AskedAgain | Solving::Refused(..))
    }

    /// Whether it was solved without a wrong move and without a hint.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.state == Solving::Solved && !self.helped
    }

    /// The chosen move, where one is to be found; the next one where the solution is gone through.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        if self.is_over() && self.scene.animation.is_none() {
            return self.scene.next_move();
        }
        self.is_asking().then(|| self.hand.chosen(self.scene.position()))
    }

    /// In how long a tick is wanted.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.scene.next_tick()
    }

    /// Lets time pass. A solution that was given away is gone through by hand.
    pub(super) fn tick(&mut self, time: Duration) -> Turn {
        let on = self.is_playing_out;
        self.scene.tick(time, on);
        self.is_playing_out &= !self.scene.is_still();
        Turn::Stay
    }

    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Turn {
        self.hint.take_if(|hint| *hint == PuzzleHint::TooSoon);
        if self.is_over() && self.scene.animation.is_none() {
            return self.look_around(action, desk);
        }
        // A key ends the picture of the last move; what confirms does only that.
        self.is_playing_out = false;
        if self.scene.hurry() && *action == Action::Confirm {
            return Turn::Stay;
        }
        match action {
            Action::Back => return Turn::Back,
            Action::Key('n') => return Turn::Another,
            Action::Key('i') => self.give_hint(desk),
            Action::Key('g') => self.give_up(desk),
            Action::Key('u') => self.again(0),
            Action::Key('y') => editor::copy(self.scene.position(), desk),
            // The tree and the study of a position know the best move.
            Action::Key('s' | 't') => self.hint = Some(PuzzleHint::TooSoon),
            action => self.choose(action, desk),
        }
        Turn::Stay
    }

    /// The solution is gone through.
    fn look_around(&mut self, action: &Action, desk: &mut Desk) -> Turn {
        let last = self.scene.session.referee.moves().len();
        match action {
            Action::Left => self.scene.show(self.scene.shown.saturating_sub(1)),
            Action::Right => self.scene.forward(),
            Action::Home | Action::Up => self.scene.show(0),
            Action::End | Action::Down => self.scene.show(last),
            Action::Back => return Turn::Back,
            Action::Confirm | Action::Key('n') => return Turn::Another,
            Action::Key('u') => self.again(0),
            Action::Key('y') => editor::copy(self.scene.position(), desk),
            Action::Key('s') => return editor::open(&self.scene.session, self.scene.position(), false, None, desk),
            Action::Key('t') => {
                let Session { referee, direction, .. } = &self.scene.session;
                return tree::open(&referee.past()[..=self.scene.shown], *direction, false);
            }
            _ => {}
        }
        Turn::Stay
    }

    fn choose(&mut self, action: &Action, desk: &mut Desk) {
        if let Solving::Wrong(_) = self.state {
            self.again(self.turn);
            if *action == Action::Confirm {
                return;
            }
        }
        let position = *self.scene.position();
        match self.hand.act(action, &position, self.scene.session.direction.runs_rightwards(true)) {
            Meant::Moved => self.calm(),
            Meant::Play(AnyMove::Pit(pit)) => self.play(pit, &position, desk),
            Meant::Play(AnyMove::Take(_)) | Meant::Nothing => {}
        }
    }

    fn play(&mut self, pit: Pit, position: &AnyGame, desk: &mut Desk) {
        let mv = AnyMove::Pit(pit);
        if let Err(refusal) = position.check(mv) {
            self.state = Solving::Refused(mv, refusal);
            return;
        }
        let (solution, answer) = (self.turn().solution, self.turn().answer);
        let wrong = self.turn().wrong.iter().find(|wrong| wrong.pit == pit).copied();
        self.hint = None;
        if let Some(wrong) = wrong {
            self.help(desk);
            self.state = Solving::Wrong(wrong);
            self.play_out([Some(pit), wrong.refutation]);
            return;
        }
        debug_assert_eq!(pit, solution, "a legal move is the solution or wrong");
        self.play_out([Some(pit), answer]);
        if self.turn + 1 < self.puzzle.turns.len() {
            self.turn += 1;
            self.state = Solving::AskedAgain;
            self.hand = Hand::on(self.scene.session.referee.position());
            self.keep(desk);
        } else {
            self.state = Solving::Solved;
            self.remember(desk);
        }
    }

    fn play_out<const N: usize>(&mut self, moves: [Option<Pit>; N]) {
        for pit in moves.into_iter().flatten() {
            // The moves of a puzzle are legal.
            let _ = self.scene.session.referee.play(AnyMove::Pit(pit));
        }
        self.is_playing_out = true;
        self.scene.go_on();
    }

    /// To the beginning of a turn.
    fn again(&mut self, turn: usize) {
        let mut game = Referee::new(AnyGame::Awale(self.puzzle.turns[0].position));
        for before in &self.puzzle.turns[..turn] {
            for pit in [Some(before.solution), before.answer].into_iter().flatten() {
                let _ = game.play(AnyMove::Pit(pit));
            }
        }
        self.turn = turn;
        self.scene.set(game);
        self.state = if turn == 0 { Solving::Asked } else { Solving::AskedAgain };
        self.hint = None;
    }

    /// First the half of the row, then the move.
    fn give_hint(&mut self, desk: &mut Desk) {
        if let Solving::Wrong(_) = self.state {
            self.again(self.turn);
        }
        self.calm();
        self.help(desk);
        let solution = self.turn().solution;
        self.hint = Some(match self.hint {
            None => PuzzleHint::Half { first: solution.place() < crate::awale::ROW / 2 },
            Some(_) => PuzzleHint::Move(solution),
        });
        if let Some(PuzzleHint::Move(pit)) = self.hint {
            self.hand.go_to(AnyMove::Pit(pit));
        }
    }

    /// Plays the solution to its end.
    fn give_up(&mut self, desk: &mut Desk) {
        self.help(desk);
        self.again(self.turn);
        for turn in self.turn..self.puzzle.turns.len() {
            let puzzle::Turn { solution, answer, .. } = self.puzzle.turns[turn];
            for pit in [Some(solution), answer].into_iter().flatten() {
                let _ = self.scene.session.referee.play(AnyMove::Pit(pit));
            }
        }
        self.state = Solving::GivenUp;
    }

    /// A refusal has been read when the cursor moves on.
    fn calm(&mut self) {
        if let Solving::Refused(..) = self.state {
            self.state = if self.turn == 0 { Solving::Asked } else { Solving::AskedAgain };
        }
    }
}
