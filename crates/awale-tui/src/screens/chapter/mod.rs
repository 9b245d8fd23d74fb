//! A chapter of the course in strategy: explained positions, exercises, and the end with its
//! choices.

mod end;
mod view;

use awale_study::{
    progress::{FirstTry, ProgressEvent},
    record::Participant,
    strategy::{Chapter, ChapterExercise, ChapterScore, ExplainedPosition},
};

use crate::{
    app::{
        HelpGiven,
        list::{self, ClickEffect, ListActionEffect},
    },
    prelude::*,
    screens::{
        PlayScreen, analysis,
        chapters::has_beaten,
        exercise::{ExerciseScreen, ExerciseSequence, Milestone, neighbor_step},
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterStep {
    /// An explained position, by index.
    Explanation(usize),
    Exercise(usize),
    End,
}

/// A choice at the end of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterChoice {
    /// Open the next chapter.
    NextChapter,
    /// Play against the chapter's opponent.
    PlayOpponent,
    RepeatChapter,
    ChapterList,
}

/// The screen of a chapter.
pub type ChapterScreen = ExerciseScreen<ChapterSequence>;

/// The steps of a chapter, and the current step.
#[derive(Debug)]
pub struct ChapterSequence {
    variant: Variant,
    chapters: Vec<Chapter>,
    chapter_index: usize,
    pub step: ChapterStep,
    /// Index of the chosen line at the end of the chapter.
    chosen_index: usize,
}

impl ChapterSequence {
    fn chapter(&self) -> &Chapter {
        &self.chapters[self.chapter_index]
    }

    /// The current explained position, its checked position and the move that it shows.
    fn shown_explanation(&self) -> Option<&(ExplainedPosition, Position, Pit)> {
        match self.step {
            ChapterStep::Explanation(number) => self.chapter().explained_positions.get(number),
            _ => None,
        }
    }

    /// The variant and the name of the current exercise, which identify it in the saved progress.
    fn variant_id_and_exercise_name(&self) -> Option<(String, String)> {
        Some((self.variant.id.to_string(), self.current_exercise()?.name()))
    }

    /// All steps in their order.
    fn steps(&self) -> Vec<ChapterStep> {
        let chapter = self.chapter();
        let explanations = (0..chapter.explained_positions.len()).map(ChapterStep::Explanation);
        let exercises = (0..chapter.exercises.len()).map(ChapterStep::Exercise);
        explanations
            .chain(exercises)
            .chain([ChapterStep::End])
            .collect()
    }
}

impl ChapterScreen {
    /// Opens a chapter, by index. `None` if there is no such chapter or it has no exercise.
    pub fn new(
        variant: Variant,
        chapters: Vec<Chapter>,
        chapter_index: usize,
        context: &AppContext,
    ) -> Option<ChapterScreen> {
        chapters.get(chapter_index)?.exercises.first()?;
        let kind = GameKind::Awale(variant.clone());
        let sequence = ChapterSequence {
            variant,
            chapters,
            chapter_index,
            step: ChapterStep::Exercise(0),
            chosen_index: 0,
        };
        let mut screen = ExerciseScreen::begin(sequence, kind, context);
        screen.begin_step(screen.first_step(context), context);
        Some(screen)
    }

    pub fn chapter(&self) -> &Chapter {
        self.sequence.chapter()
    }

    pub fn next_chapter(&self) -> Option<&Chapter> {
        self.sequence.chapters.get(self.sequence.chapter_index + 1)
    }

    pub fn chapter_score(&self, context: &AppContext) -> ChapterScore {
        ChapterScore::of(
            self.chapter(),
            &self.sequence.variant.id,
            &context.learning_progress,
        )
    }

    /// The bot to beat at the end of the chapter.
    pub fn opponent(&self) -> PlayerSpec {
        self.chapter().outline.opponent
    }

    pub fn has_beaten_opponent(&self, context: &AppContext) -> bool {
        has_beaten(self.opponent(), &self.sequence.variant, context)
    }

    /// The choices at the end, from the top.
    pub fn choices(&self) -> Vec<ChapterChoice> {
        let all_choices = [
            ChapterChoice::PlayOpponent,
            ChapterChoice::NextChapter,
            ChapterChoice::RepeatChapter,
            ChapterChoice::ChapterList,
        ];
        all_choices
            .into_iter()
            .filter(|&choice| choice != ChapterChoice::NextChapter || self.next_chapter().is_some())
            .collect()
    }

    /// The chosen move of an exercise, or the move that an explained position shows next.
    pub fn chosen_move(&self) -> Option<AnyMove> {
        match self.sequence.shown_explanation() {
            Some((_, _, pit)) => (!self.task.is_over()).then_some(AnyMove::Pit(*pit)),
            None => self.task.chosen_move(),
        }
    }

    /// Whether the exercise with this index was solved, with or without help.
    pub fn is_exercise_done(&self, exercise_index: usize, context: &AppContext) -> bool {
        let chapter_name = self.chapter().outline.subject.name();
        let exercise = self.chapter().exercises.get(exercise_index);
        exercise.is_some_and(|exercise| {
            context
                .learning_progress
                .first_try_at_solved_exercise(
                    &self.sequence.variant.id,
                    chapter_name,
                    &exercise.name(),
                )
                .is_some()
        })
    }

    /// The first step to show: the first unsolved exercise of a chapter in progress, else its
    /// beginning.
    fn first_step(&self, context: &AppContext) -> ChapterStep {
        let exercises = 0..self.chapter().exercises.len();
        let (finished_exercises, unfinished_exercises): (Vec<usize>, Vec<usize>) =
            exercises.partition(|&exercise| self.is_exercise_done(exercise, context));
        match unfinished_exercises.first() {
            Some(&exercise) if !finished_exercises.is_empty() => ChapterStep::Exercise(exercise),
            _ => self.sequence.steps()[0],
        }
    }

    /// Goes to a step of the chapter.
    fn begin_step(&mut self, step: ChapterStep, context: &AppContext) {
        (self.sequence.step, self.sequence.chosen_index) = (step, 0);
        let was_helped = |name| context.helped_exercises.contains(&name);
        self.task.strongest_help = if self
            .sequence
            .variant_id_and_exercise_name()
            .is_some_and(was_helped)
        {
            HelpGiven::Hint
        } else {
            HelpGiven::NoHelp
        };
        self.restart();
    }

    /// Plays the move of an explained position.
    fn play_explained_move(&mut self, pit: Pit) {
        let played_moves = vec![AnyMove::Pit(pit)];
        self.task
            .show_verdict(TaskState::Solved, played_moves, usize::MAX);
    }

    fn choose_at_end(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let choices = self.choices();
        let chosen_index = &mut self.sequence.chosen_index;
        match list::apply_list_action(
            action,
            chosen_index,
            choices.len(),
            ClickEffect::ConfirmsImmediately,
        ) {
            Some(ListActionEffect::Confirm) => {
                let choice = choices[*chosen_index];
                self.carry_out_choice(choice, context)
            }
            Some(ListActionEffect::CursorMoved) => Transition::Stay,
            _ => Transition::Unused,
        }
    }

    fn carry_out_choice(&mut self, choice: ChapterChoice, context: &mut AppContext) -> Transition {
        match choice {
            ChapterChoice::PlayOpponent => return self.play_opponent(context),
            ChapterChoice::NextChapter if self.next_chapter().is_some() => {
                self.sequence.chapter_index += 1;
                self.begin_step(self.first_step(context), context);
            }
            ChapterChoice::RepeatChapter => {
                let ChapterSequence { variant, .. } = &self.sequence;
                let exercises = &self.chapter().exercises;
                let is_of_chapter = |name: &str| exercises.iter().any(|each| each.name() == name);
                context
                    .helped_exercises
                    .retain(|(of, name)| *of != *variant.id || !is_of_chapter(name));
                self.begin_step(ChapterStep::Exercise(0), context);
            }
            ChapterChoice::ChapterList => return Transition::Back,
            ChapterChoice::NextChapter => {}
        }
        Transition::Stay
    }

    /// Starts a game against the chapter's opponent.
    fn play_opponent(&self, context: &mut AppContext) -> Transition {
        let participant = |spec| Participant {
            name: "".into(),
            spec,
        };
        let players = PerSeat {
            south: participant(PlayerSpec::Human),
            north: participant(self.opponent()),
        };
        let (kind, direction) = (
            GameKind::Awale(self.sequence.variant.clone()),
            context.settings.sowing,
        );
        let session = Session::new(kind, players, direction, None, context);
        let session_id = context.sessions.add(session);
        Transition::open(PlayScreen::new(session_id, context))
    }
}

impl ExerciseSequence for ChapterSequence {
    type Exercise = ChapterExercise;

    fn current_exercise(&self) -> Option<&ChapterExercise> {
        match self.step {
            ChapterStep::Exercise(number) => self.chapter().exercises.get(number),
            _ => None,
        }
    }

    /// At the end, the board keeps the position of the last exercise.
    fn initial_game(&self) -> Match<AnyGame> {
        let explained_position = self.shown_explanation().map(|(_, position, _)| *position);
        let exercises = &self.chapter().exercises;
        let exercise = self
            .current_exercise()
            .unwrap_or(&exercises[exercises.len() - 1]);
        Match::new(AnyGame::Awale(
            explained_position.unwrap_or(exercise.position),
        ))
    }

    fn go_to_neighbor(
        screen: &mut ChapterScreen,
        offset: isize,
        context: &mut AppContext,
    ) -> Option<Transition> {
        let ChapterSequence { step, .. } = screen.sequence;
        if let Some(step) = neighbor_step(&screen.sequence.steps(), step, offset) {
            screen.begin_step(step, context);
        }
        Some(Transition::Stay)
    }

    fn key_availability(screen: &ChapterScreen, keys: Keys) -> KeyAvailability {
        let task = &screen.task;
        match (screen.sequence.step, keys) {
            (ChapterStep::Exercise(_), keys) => task.key_availability(keys),
            (_, Keys::LEFT_RIGHT) => AvailableButHidden,
            (ChapterStep::End, Keys::ENTER) => AvailableAs(KeyLabel::OpenChosenItem),
            (ChapterStep::End, Keys::OfCommand(Command::Next))
                if screen.next_chapter().is_some() =>
            {
                AvailableButHidden
            }
            (_, Keys::OfCommand(Command::Hint))
            | (ChapterStep::End, Keys::OfCommand(Command::Next)) => Off,
            (ChapterStep::Explanation(_), Keys::ENTER) if !task.is_over() => {
                AvailableAs(KeyLabel::ShowExplainedMove)
            }
            (ChapterStep::Explanation(_), Keys::OfCommand(Command::SetUp)) => Available,
            (_, keys) => task.key_availability(keys),
        }
    }

    fn act(
        screen: &mut ChapterScreen,
        action: &Action,
        context: &mut AppContext,
    ) -> Option<Transition> {
        if screen.sequence.is_choice_list() {
            return match action {
                Action::Back | Action::Command(Command::Previous) => None,
                Action::Command(Command::Next) => {
                    Some(screen.carry_out_choice(ChapterChoice::NextChapter, context))
                }
                Action::Command(Command::Restart) => {
                    Some(screen.carry_out_choice(ChapterChoice::RepeatChapter, context))
                }
                action => Some(screen.choose_at_end(action, context)),
            };
        }
        let &(_, _, pit) = screen.sequence.shown_explanation()?;
        match action {
            Action::Confirm if !screen.task.is_over() => screen.play_explained_move(pit),
            Action::Command(Command::SetUp) => {
                return Some(analysis::open_task_position(&screen.task, action, context));
            }
            _ => return None,
        }
        Some(Transition::Stay)
    }

    fn on_milestone(&mut self, milestone: Milestone, task: &MoveTask, context: &mut AppContext) {
        let Some((variant_id, exercise_name)) = self.variant_id_and_exercise_name() else {
            return;
        };
        if milestone == Milestone::ExerciseSolved {
            let event = ProgressEvent::ExerciseSolved {
                variant: variant_id,
                chapter_name: self.chapter().outline.subject.name().to_owned(),
                exercise_position: exercise_name,
                first_try: FirstTry::solved_unless_helped(task.strongest_help != HelpGiven::NoHelp),
            };
            context.record_learning_progress(event);
        } else {
            // The exercise no longer counts as solved on the first try, even if the player leaves
            // it now.
            context.helped_exercises.push((variant_id, exercise_name));
        }
    }

    fn is_choice_list(&self) -> bool {
        self.step == ChapterStep::End
    }
}
