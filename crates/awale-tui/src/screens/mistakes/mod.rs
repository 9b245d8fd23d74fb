//! Learning from the mistakes of a game that is explained: each position comes back with the
//! history of the game, and a better move is looked for. A wrong one is refuted on the board. What
//! the analysis says of the best move and of the played one is known at once; the others are judged
//! in the background, as the analysis judges them. What happens on the board is in `solving`; `own`
//! keeps mistakes, so that they come back, and `source` finds the game of each.

mod mistake;
pub(crate) mod own;
mod solving;
pub(crate) mod view;

use awale_engine::Score;
use awale_rules::{Game, Seat};
use awale_study::catalogue::AnyMove;
use awale_study::progress::{FirstTry, ProgressEvent};
use awale_study::record::Assessment;
use awale_study::study::{DEPTH, Effort, Mark, News, Reason, StudyTask, Values, facts, reasons};
use mistake::{LINE, best, mistakes_of};
use strum::VariantArray;

use crate::app::{
    Action, Advantage, AppContext, Effect, Event, GameState, JobNews, PendingStudy, Screen,
    Session, Task, TaskBoard, TaskInput, TaskState, Transition, Trouble, Ui, given_up,
};
use crate::keys::{Command, Section};
use crate::screens::{analysis, today};
use crate::widgets::task::TaskScreen;

pub use mistake::{GameSource, Mistake};
pub use own::next_own_position;

/// How a better move was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum SolveResult {
    /// With the first try, without a hint.
    AtOnce,
    /// After a wrong try or a hint.
    WithHelp,
    /// Not: the solution was shown.
    Shown,
    /// Not: the mistake was passed over.
    Skipped,
}

impl SolveResult {
    /// All, from the best to the worst.
    pub const ALL: &[SolveResult] = SolveResult::VARIANTS;
}

/// What a wrong move gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCost {
    /// What the best move is worth.
    pub best: Score,
    /// What this one is worth.
    pub value: Score,
}

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
    /// The game that is shown after the last mistake.
    game: GameState,
    /// The mistakes in the order in which they come.
    pub mistakes: Vec<Mistake>,
    pub of: MistakesOf,
    /// The advantage with which a game of a player was given up, if it was.
    pub given_up: Option<Advantage>,
    /// Whether a move of the game could change its result.
    pub has_counted_moves: bool,
    /// How each was found, so far.
    finds: Vec<Option<SolveResult>>,
    /// Plies that the moves are searched, as in the analysis.
    depth: u32,
    at: usize,
    pub task: Task<MoveCost>,
    /// Whether a move was wrong, or a hint was given.
    helped: bool,
    /// Whether the attempt at this mistake counts already.
    is_counted: bool,
    /// The study that judges the moves of the position.
    pending: PendingStudy,
    /// What every move is worth, once that is known.
    values: Option<Values>,
}

impl MistakesScreen {
    /// The first of the mistakes of a game whose `moves` are judged.
    #[must_use]
    pub fn new(
        session: &Session,
        moves: &[Assessment],
        context: &mut AppContext,
    ) -> MistakesScreen {
        own::keep(session, moves, context);
        let of = if session.only_human().is_none() {
            MistakesOf::Both
        } else {
            MistakesOf::Player
        };
        let depth = session
            .explanation()
            .map_or(DEPTH, |analysis| analysis.depth);
        let screen = MistakesScreen::with(
            mistakes_of(session, moves),
            session.game.clone(),
            of,
            context,
        );
        let given_up =
            given_up(session, moves, context.tables.as_deref()).map(|(_, advantage)| advantage);
        let has_counted_moves = moves
            .iter()
            .any(|judged| Mark::from(judged) != Mark::Decided);
        let mut screen = MistakesScreen {
            given_up,
            has_counted_moves,
            depth,
            ..screen
        };
        screen.task.turned = session.only_human() == Some(Seat::North);
        screen.begun(context)
    }

    fn with(
        mistakes: Vec<Mistake>,
        game: GameState,
        of: MistakesOf,
        context: &AppContext,
    ) -> MistakesScreen {
        let mut task = Task::new(game.kind.clone(), game.branch(0), context);
        task.scene.game.direction = game.direction;
        MistakesScreen {
            finds: vec![None; mistakes.len()],
            mistakes,
            of,
            given_up: None,
            has_counted_moves: true,
            depth: DEPTH,
            game,
            at: 0,
            task,
            helped: false,
            is_counted: false,
            pending: PendingStudy::default(),
            values: None,
        }
    }

    fn begun(mut self, context: &mut AppContext) -> MistakesScreen {
        self.go_to(0, context);
        self
    }

    /// The mistake at hand; none after the last.
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
    pub fn count(&self, find: SolveResult) -> usize {
        self.finds
            .iter()
            .filter(|&&found| found == Some(find))
            .count()
    }

    /// The move that is being judged, while it is.
    #[must_use]
    pub fn looks_at(&self) -> Option<AnyMove> {
        self.task
            .tried
            .filter(|_| self.task.state == TaskState::Asked)
    }

    /// The line that is on the board, from the move that was looked for on.
    #[must_use]
    pub fn line(&self) -> &[AnyMove] {
        self.mistake().map_or(&[], |mistake| {
            &self.task.scene.game.referee.moves()[mistake.number..]
        })
    }

    /// What the best move does, in facts that hold; nothing of one that only goes on.
    #[must_use]
    pub fn idea(&self) -> Vec<Reason> {
        let Some((mistake, best)) = self
            .mistake()
            .and_then(|mistake| Some((mistake, best(mistake)?)))
        else {
            return Vec::new();
        };
        let past = &mistake.game.referee.past()[..=mistake.number];
        match self
            .values
            .as_ref()
            .filter(|values| values.best().mv == best)
        {
            Some(values) => reasons(past, values),
            None => facts(past, best),
        }
    }

    /// To the mistake with this number, or behind the last.
    fn go_to(&mut self, at: usize, context: &mut AppContext) {
        self.leave(context);
        (self.at, self.values) = (at, None);
        (self.helped, self.is_counted) = (false, false);
        let Some(mistake) = self.mistakes.get(at) else {
            self.task
                .ask(self.game.branch(self.game.referee.moves().len()), &[]);
            self.task.state = TaskState::Done;
            return;
        };
        let answer = best(mistake).and_then(AnyMove::pit);
        self.task
            .ask(mistake.game.branch(mistake.number), answer.as_slice());
        self.task.turned = self.task.scene.position().to_move() == Seat::North;
        self.study(context);
    }

    /// Has every move in the position at hand judged.
    fn study(&mut self, context: &mut AppContext) {
        let Some(Mistake { game, number, .. }) = self.mistake() else {
            return;
        };
        let past = game.referee.past()[..=*number].to_vec();
        let effort = Effort {
            depth: self.depth,
            time: None,
        };
        self.pending = context.study(StudyTask::Moves { past, effort });
    }

    fn go_on(&mut self, context: &mut AppContext) {
        self.found(SolveResult::Skipped);
        self.go_to(self.at + 1, context);
    }

    /// The mistake is done with. What counts is how it was at first.
    fn found(&mut self, find: SolveResult) {
        if let Some(place) = self.finds.get_mut(self.at) {
            place.get_or_insert(find);
        }
    }

    /// An attempt at the mistake at hand. The first counts; failed it is with the first help.
    fn attempted(&mut self, first_try: FirstTry, context: &mut AppContext) {
        if std::mem::replace(&mut self.is_counted, true) {
            return;
        }
        if let Some((name, mistake)) = self
            .mistake()
            .and_then(|mistake| Some((mistake.name()?, mistake)))
        {
            let variant = mistake.game.kind.id().to_owned();
            // One that was not kept changes nothing.
            if context.progress.own().get(&variant, &name).is_some()
                || self.of == MistakesOf::Player
            {
                let day = today(context);
                context
                    .effects
                    .push(Effect::RecordProgress(ProgressEvent::OwnTried {
                        variant,
                        name,
                        first_try,
                        day,
                    }));
            }
        }
    }
}

impl Screen for MistakesScreen {
    fn section(&self) -> Section {
        Section::Task
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.task.takes(action) {
            return Transition::Stay;
        }
        self.task.scrolled = 0;
        let first = self.task.asked().moves().len();
        match action {
            Action::Back => return Transition::Back,
            Action::Command(Command::TurnBoard) => self.task.turned = !self.task.turned,
            Action::Command(Command::Copy) => analysis::copy(self.task.scene.position(), context),
            _ if self.mistake().is_none() => match action {
                Action::Confirm => return Transition::Back,
                Action::Command(Command::Restart) => {
                    self.finds = vec![None; self.mistakes.len()];
                    self.go_to(0, context);
                }
                _ => return Transition::Unused,
            },
            Action::Command(Command::Restart) => self.task.again(),
            Action::Command(Command::Next) => self.go_on(context),
            Action::Confirm if self.task.is_over() => self.go_on(context),
            action
                if (self.task.is_over() || self.task.is_wrong())
                    && self.task.scene.step(action, first) => {}
            Action::Command(Command::Analyse | Command::SetUp) if self.task.is_over() => {
                return analysis::of_task(&self.task, action, context);
            }
            _ if self.task.is_over() => return Transition::Unused,
            Action::Command(Command::Hint) => self.give_hint(context),
            Action::Command(Command::Resign) => self.show_solution(context),
            action => match self.task.answer(action) {
                TaskInput::Move(mv) => self.look_at(mv, context),
                TaskInput::Used => {}
                TaskInput::Unused => return Transition::Unused,
            },
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        self.page(ui.look).draw(ui);
    }

    fn task(&self) -> Option<&dyn TaskBoard> {
        Some(&self.task)
    }

    fn task_mut(&mut self) -> Option<&mut dyn TaskBoard> {
        Some(&mut self.task)
    }

    fn leave(&mut self, context: &mut AppContext) {
        self.pending.stop(context);
    }

    fn hear(&mut self, event: &Event, context: &mut AppContext) -> Transition {
        if let Event::Job(job, news) = event
            && self.pending.awaits(*job)
        {
            match news {
                JobNews::Studied(News::Values(values)) => self.studied(values, context),
                JobNews::Failed(what) => {
                    self.student_failed();
                    context.trouble = Some(Trouble::Student(what.clone()));
                }
                _ => {}
            }
        }
        Transition::Stay
    }
}
