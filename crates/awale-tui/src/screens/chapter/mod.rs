//! A chapter of the course in playing well: its explained positions, its exercises, and at the end
//! what comes next. What happens on the board is in `solving`.

mod end;
mod solving;
pub(crate) mod view;

use awale_rules::{Match, PerSeat, Pit, Position};
use awale_study::catalogue::{AnyGame, AnyMove, Kind, PlayerSpec, Variant};
use awale_study::record::Participant;
use awale_study::strategy::{Chapter, ChapterScore, Exercise, Explained};

use crate::app::list::{self, ListEnds};
use crate::app::{Action, AppContext, Screen, Session, Task, TaskBoard, TaskInput, Transition, Ui};
use crate::keys::{Command, Section};
use crate::screens::chapters::has_beaten;
use crate::screens::{Play, analysis};

/// A step of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterStep {
    /// An explained position, counted from 0.
    Explained(usize),
    Exercise(usize),
    End,
}

/// What can be done at the end of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterChoice {
    /// Go on with the next chapter.
    Next,
    /// Play against the chapter's opponent.
    Opponent,
    Again,
    Chapters,
}

#[derive(Debug)]
pub struct ChapterScreen {
    variant: Variant,
    chapters: Vec<Chapter>,
    chapter: usize,
    pub step: ChapterStep,
    pub task: Task<Pit>,
    /// The chosen line at the end.
    pub chosen: usize,
}

impl ChapterScreen {
    /// Begins a chapter, counted from 0. `None` where there is no such chapter.
    #[must_use]
    pub fn new(
        variant: Variant,
        chapters: Vec<Chapter>,
        chapter: usize,
        context: &AppContext,
    ) -> Option<ChapterScreen> {
        let first = &chapters.get(chapter)?.exercises.first()?.position;
        let task = Task::new(
            Kind::Awale(variant.clone()),
            Match::new(AnyGame::Awale(*first)),
            context,
        );
        let mut screen = ChapterScreen {
            variant,
            chapters,
            chapter,
            step: ChapterStep::End,
            task,
            chosen: 0,
        };
        screen.begin(screen.first_step(context));
        Some(screen)
    }

    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    #[must_use]
    pub fn chapter(&self) -> &Chapter {
        &self.chapters[self.chapter]
    }

    /// The chapter that comes after this one.
    #[must_use]
    pub fn next_chapter(&self) -> Option<&Chapter> {
        self.chapters.get(self.chapter + 1)
    }

    #[must_use]
    pub fn score(&self, context: &AppContext) -> ChapterScore {
        ChapterScore::of(
            self.chapter(),
            &self.variant.id,
            context.progress.practice(),
        )
    }

    /// The explained position that is shown, if one is.
    #[must_use]
    pub fn explained(&self) -> Option<&(Explained, Position, Pit)> {
        match self.step {
            ChapterStep::Explained(number) => self.chapter().explained.get(number),
            _ => None,
        }
    }

    /// The exercise that is done, if one is.
    #[must_use]
    pub fn exercise(&self) -> Option<&Exercise> {
        match self.step {
            ChapterStep::Exercise(number) => self.chapter().exercises.get(number),
            _ => None,
        }
    }

    /// The bot to beat at the end.
    #[must_use]
    pub fn opponent(&self) -> PlayerSpec {
        self.chapter().outline.opponent
    }

    #[must_use]
    pub fn has_beaten_opponent(&self, context: &AppContext) -> bool {
        has_beaten(self.opponent(), &self.variant, context)
    }

    /// What can be done at the end, from the top.
    #[must_use]
    pub fn choices(&self) -> Vec<ChapterChoice> {
        let all = [
            ChapterChoice::Opponent,
            ChapterChoice::Next,
            ChapterChoice::Again,
            ChapterChoice::Chapters,
        ];
        all.into_iter()
            .filter(|&choice| choice != ChapterChoice::Next || self.next_chapter().is_some())
            .collect()
    }

    /// Whether a move is to be found now.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.exercise().is_some() && self.task.is_asking()
    }

    /// The chosen move, where one is to be found; in an explained position the one that is shown
    /// next.
    #[must_use]
    pub fn pointed(&self) -> Option<AnyMove> {
        match self.explained() {
            Some((_, _, pit)) => (!self.task.is_over()).then_some(AnyMove::Pit(*pit)),
            None => self.task.chosen(),
        }
    }

    /// Whether an exercise, counted from 0, was solved, be it with help.
    #[must_use]
    pub fn is_done(&self, exercise: usize, context: &AppContext) -> bool {
        let chapter = self.chapter().outline.subject.name();
        let exercise = self.chapter().exercises.get(exercise);
        exercise.is_some_and(|exercise| {
            context
                .progress
                .practice()
                .solved(&self.variant.id, chapter, &exercise.name())
                .is_some()
        })
    }

    /// Where the chapter begins: at the first exercise that is not solved yet, where others are;
    /// else at its beginning.
    fn first_step(&self, context: &AppContext) -> ChapterStep {
        let exercises = 0..self.chapter().exercises.len();
        let (done, open): (Vec<usize>, Vec<usize>) =
            exercises.partition(|&exercise| self.is_done(exercise, context));
        match open.first() {
            Some(&exercise) if !done.is_empty() => ChapterStep::Exercise(exercise),
            _ => self.steps()[0],
        }
    }

    /// All steps in their order.
    fn steps(&self) -> Vec<ChapterStep> {
        let chapter = self.chapter();
        let explained = (0..chapter.explained.len()).map(ChapterStep::Explained);
        let exercises = (0..chapter.exercises.len()).map(ChapterStep::Exercise);
        explained
            .chain(exercises)
            .chain([ChapterStep::End])
            .collect()
    }

    /// To the next step or the one before.
    fn go(&mut self, by: isize) {
        let steps = self.steps();
        let now = steps
            .iter()
            .position(|&step| step == self.step)
            .unwrap_or(0);
        if let Some(&step) = now
            .checked_add_signed(by)
            .and_then(|place| steps.get(place))
        {
            self.begin(step);
        }
    }

    fn choose_end(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let choices = self.choices();
        if let Some(chosen) = list::moved(action, self.chosen, choices.len() - 1, ListEnds::Meet) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Row(row) if *row < choices.len() => self.chosen = *row,
            Action::Confirm => {}
            _ => return Transition::Unused,
        }
        choices
            .get(self.chosen)
            .map_or(Transition::Stay, |&choice| self.choose(choice, context))
    }

    fn choose(&mut self, choice: ChapterChoice, context: &mut AppContext) -> Transition {
        match choice {
            ChapterChoice::Opponent => return self.play(context),
            ChapterChoice::Next if self.next_chapter().is_some() => {
                self.chapter += 1;
                self.begin(self.first_step(context));
            }
            ChapterChoice::Again => {
                let names: Vec<String> = self
                    .chapter()
                    .exercises
                    .iter()
                    .map(Exercise::name)
                    .collect();
                let variant = &self.variant.id;
                context
                    .helped
                    .retain(|(of, name)| *of != **variant || !names.contains(name));
                self.begin(ChapterStep::Exercise(0));
            }
            ChapterChoice::Chapters => return Transition::Back,
            ChapterChoice::Next => {}
        }
        Transition::Stay
    }

    /// A game against the chapter's opponent.
    fn play(&self, context: &mut AppContext) -> Transition {
        let participant = |spec| Participant {
            name: "".into(),
            spec,
        };
        let players = PerSeat {
            south: participant(PlayerSpec::Human),
            north: participant(self.opponent()),
        };
        let (kind, direction) = (Kind::Awale(self.variant.clone()), context.settings.sowing);
        let session = Session::new(kind, players, direction, None, context);
        Transition::open(Play::new(session, context))
    }
}

impl Screen for ChapterScreen {
    fn section(&self) -> Section {
        Section::Task
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.step != ChapterStep::End && self.task.takes(action) {
            return Transition::Stay;
        }
        match (action, self.step) {
            (Action::Back, _) => return Transition::Back,
            (Action::Command(Command::Next), ChapterStep::End) => {
                return self.choose(ChapterChoice::Next, context);
            }
            (Action::Command(Command::Restart), ChapterStep::End) => {
                return self.choose(ChapterChoice::Again, context);
            }
            (Action::Command(Command::Next), _) => self.go(1),
            (Action::Command(Command::Previous), _) => self.go(-1),
            (action, ChapterStep::End) => return self.choose_end(action, context),
            (Action::Command(Command::Restart), _) => self.begin(self.step),
            (Action::Confirm, _) if self.task.is_over() => self.go(1),
            (Action::Confirm, ChapterStep::Explained(_)) => self.show(),
            (Action::Command(Command::Analyse | Command::SetUp), step)
                if self.task.is_over() || matches!(step, ChapterStep::Explained(_)) =>
            {
                return analysis::of_task(&self.task, action, context);
            }
            (Action::Command(Command::Hint), _) => self.give_hint(context),
            (_, ChapterStep::Explained(_)) => return Transition::Unused,
            (action, ChapterStep::Exercise(_)) => match self.task.answer(action) {
                TaskInput::Move(AnyMove::Pit(pit)) => self.judge(pit, context),
                TaskInput::Move(_) | TaskInput::Used => {}
                TaskInput::Unused => return Transition::Unused,
            },
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn task(&self) -> Option<&dyn TaskBoard> {
        Some(&self.task)
    }

    fn task_mut(&mut self) -> Option<&mut dyn TaskBoard> {
        Some(&mut self.task)
    }
}
