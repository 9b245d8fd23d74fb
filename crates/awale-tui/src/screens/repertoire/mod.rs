//! Asks for the answers that the player chose on the page of openings. Each exercise shows a
//! position with the moves before it.

mod view;

use awale_study::{
    exercise::{Exercise, TryResult},
    progress::{ChosenAnswer, FirstTry, ProgressEvent},
};

use crate::{
    app::HelpGiven,
    prelude::*,
    screens::{
        AnalysisBoard,
        exercise::{ExerciseScreen, ExerciseSequence, Milestone},
        today,
    },
};

/// Maximum number of positions in one exercise.
const MAX_EXERCISES: usize = 10;

/// A position of the repertoire, with the answer that the player chose.
#[derive(Debug)]
pub struct OpeningCard {
    /// The position, as one line.
    position_text: String,
    /// The game up to the position.
    pub game: GameState,
    answer: AnyMove,
}

impl OpeningCard {
    /// Restores a position of the repertoire. `None` if the variant has other rules now.
    fn new(
        position_text: &str,
        chosen_answer: &ChosenAnswer,
        variant: &Variant,
        context: &AppContext,
    ) -> Option<OpeningCard> {
        let kind = GameKind::Awale(variant.clone());
        let mut game = GameState::from_usual_start(kind, context.settings.sowing);
        let move_of_letter = |letter| Some(AnyMove::Pit(Pit::from_letter(letter)?));
        for letter in chosen_answer.line.chars() {
            game.referee.play(move_of_letter(letter)?).ok()?;
        }
        let answer = move_of_letter(chosen_answer.answer.parse().ok()?)?;
        let reached_position = game.position();
        let is_valid_answer = reached_position.as_awale()?.to_string() == position_text
            && reached_position.check(answer).is_ok();
        (is_valid_answer && !game.is_over()).then(|| OpeningCard {
            position_text: position_text.to_owned(),
            game,
            answer,
        })
    }

    /// The positions of the repertoire, the earliest due first.
    pub(crate) fn cards_by_due_date(
        variant: &Variant,
        context: &AppContext,
    ) -> impl Iterator<Item = OpeningCard> {
        let answers = context.learning_progress.answers_by_due_day(&variant.id);
        answers.into_iter().filter_map(move |(position, chosen)| {
            OpeningCard::new(position, chosen, variant, context)
        })
    }
}

impl Exercise for OpeningCard {
    fn judge(&self, _game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        if mv == self.answer {
            TryResult::Solved(vec![mv])
        } else {
            TryResult::Wrong(vec![mv])
        }
    }

    fn solution(&self, _game: &Match<AnyGame>) -> Vec<AnyMove> {
        vec![self.answer]
    }
}

/// The screen that asks for the answers one after the other.
pub type RepertoireScreen = ExerciseScreen<OpeningCards>;

/// The positions of one exercise, and the current one.
#[derive(Debug)]
pub struct OpeningCards {
    cards: Vec<OpeningCard>,
    current_index: usize,
}

impl RepertoireScreen {
    /// Opens the positions that are due today or, if none is due, the next ones. `None` without
    /// answers.
    pub fn new(variant: &Variant, context: &AppContext) -> Option<RepertoireScreen> {
        let card_count = match context
            .learning_progress
            .due_answer_count(&variant.id, today(context))
        {
            0 => MAX_EXERCISES,
            due => due.min(MAX_EXERCISES),
        };
        let cards: Vec<OpeningCard> = OpeningCard::cards_by_due_date(variant, context)
            .take(card_count)
            .collect();
        let kind = cards.first()?.game.kind.clone();
        let mut screen = ExerciseScreen::begin(
            OpeningCards {
                cards,
                current_index: 0,
            },
            kind,
            context,
        );
        screen.go_to_card(0);
        Some(screen)
    }

    fn go_to_card(&mut self, index: usize) {
        (self.sequence.current_index, self.task.strongest_help) = (index, HelpGiven::NoHelp);
        self.restart();
        self.task.is_turned = self.task.animated_game.position().to_move() == Seat::North;
    }
}

/// Asks for the player's answers in openings. Without answers, opens the page of openings, where
/// they are chosen.
pub(crate) fn open_repertoire(variant: &Variant, context: &mut AppContext) -> Transition {
    match RepertoireScreen::new(variant, context) {
        Some(screen) => Transition::open(screen),
        None => Transition::open(AnalysisBoard::opening_book_after_moves(
            variant,
            &[],
            context,
        )),
    }
}

impl ExerciseSequence for OpeningCards {
    type Exercise = OpeningCard;

    const HINTS_END_IN_SOLUTION: bool = true;

    fn current_exercise(&self) -> Option<&OpeningCard> {
        self.cards.get(self.current_index)
    }

    fn initial_game(&self) -> Match<AnyGame> {
        self.cards[self.current_index].game.referee.clone()
    }

    fn go_to_neighbor(
        screen: &mut RepertoireScreen,
        offset: isize,
        _: &mut AppContext,
    ) -> Option<Transition> {
        let OpeningCards {
            cards,
            current_index: index,
        } = &screen.sequence;
        let next_index = index.checked_add_signed(offset);
        match next_index {
            Some(next_index) if next_index < cards.len() => screen.go_to_card(next_index),
            Some(_) => return Some(Transition::Back),
            None => {}
        }
        Some(Transition::Stay)
    }

    fn on_milestone(&mut self, milestone: Milestone, task: &MoveTask, context: &mut AppContext) {
        let first_try = match (milestone, task.strongest_help) {
            (
                Milestone::MoreHelpGiven {
                    is_first_help: true,
                },
                _,
            ) => FirstTry::Failed,
            (Milestone::ExerciseSolved, HelpGiven::NoHelp) => FirstTry::Solved,
            _ => return,
        };
        let OpeningCard {
            position_text,
            game,
            ..
        } = &self.cards[self.current_index];
        let event = ProgressEvent::RepertoireAnswerTried {
            variant: game.kind.id().to_owned(),
            position: position_text.clone(),
            first_try,
            day: today(context),
        };
        context.record_learning_progress(event);
    }
}
