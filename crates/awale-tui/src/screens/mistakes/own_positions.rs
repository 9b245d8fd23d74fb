//! Saves the player's own mistakes as puzzles, and shows them again when they are due.

use awale_study::{
    progress::{OwnPuzzle, OwnPuzzleKind, ProgressEvent},
    puzzle::{PuzzleCandidate, game_from_position_name},
    record::Assessment,
    study::MoveMark,
};

use crate::{
    app::{JobId, JobNews},
    prelude::*,
    screens::today,
};

use super::{
    MISTAKE_MARKS, Mistake, MistakeList, MistakesScreen, MistakesSource, mistakes_in_session,
};

const MAX_EXERCISES: usize = 10;

impl Mistake {
    /// The puzzle that is saved for this mistake, with its name. `None` if the game has no puzzles.
    fn to_puzzle(&self) -> Option<(String, OwnPuzzle)> {
        let Assessment {
            played_move: played,
            value,
            best,
            line,
            cost,
            ..
        } = &self.assessment;
        let puzzle = OwnPuzzle {
            played_move: played.to_string(),
            played_value: value.to_string(),
            best_value: best.to_string(),
            lost_point_thousandths: u32::from(*cost),
            best_line: moves_text(line),
            refutation: moves_text(&self.played_move_and_refutation),
            due_day_and_solved_count: None,
            is_tried: false,
            was_missed: false,
        };
        Some((self.puzzle_name()?, puzzle))
    }

    /// The name of the saved puzzle: the start position and the moves up to the mistake. `None` if
    /// the game has no puzzles.
    pub(super) fn puzzle_name(&self) -> Option<String> {
        let start_position = self.game.positions_so_far()[0].as_awale()?;
        let moves = self.game.moves();
        Some(format!(
            "{start_position} {}",
            moves_text(&moves[..self.move_index.min(moves.len())])
        ))
    }

    /// Restores a mistake from a saved puzzle. `None` if its moves are illegal in the variant.
    fn from_puzzle(
        name: &str,
        puzzle: &OwnPuzzle,
        variant: &Variant,
        context: &AppContext,
    ) -> Option<Mistake> {
        let referee = game_from_position_name(name, &variant.rules)?;
        let position = *referee.unfinished_position()?;
        let line = parse_moves(&puzzle.best_line, position).filter(|line| !line.is_empty())?;
        let played_move_and_refutation = parse_moves(&puzzle.refutation, position)?;
        let played_move = *parse_moves(&puzzle.played_move, position)?.first()?;
        let (played_score, best_score) = (
            puzzle.played_value.parse().ok()?,
            puzzle.best_value.parse().ok()?,
        );
        let cost = puzzle.lost_point_thousandths.try_into().ok()?;
        let assessment = Assessment {
            played_move,
            value: played_score,
            best: best_score,
            line,
            cost,
            points_at_stake: 0,
            only_good_evidence: None,
            depth_costs: Vec::new(),
            choice_counts: Vec::new(),
        };
        let move_index = referee.moves().len();
        let game = GameState {
            kind: GameKind::Awale(variant.clone()),
            direction: context.settings.sowing,
            referee,
        };
        Some(Mistake {
            game,
            move_index,
            assessment,
            played_move_and_refutation,
            values: None,
            source: None,
        })
    }
}

/// Moves in their saved form, one letter each.
fn moves_text(moves: &[AnyMove]) -> String {
    moves.iter().map(ToString::to_string).collect()
}

/// Parses saved moves. `None` if they cannot be played one after the other from `position`.
fn parse_moves(text: &str, mut position: AnyGame) -> Option<Vec<AnyMove>> {
    let mut play_letter = |letter: char| {
        let mv = AnyMove::Pit(Pit::from_letter(letter)?);
        position.play(mv).ok()?;
        Some(mv)
    };
    text.chars().map(&mut play_letter).collect()
}

/// Saves the mistakes and the only good moves of the player in a game, so that they are repeated
/// later. `assessments` are the analyzed moves of the game. Saves nothing if two humans played,
/// because neither is known to be the player.
pub(crate) fn save_mistakes(
    session: SessionId,
    assessments: &[Assessment],
    context: &mut AppContext,
) {
    let session = &context.sessions[session];
    if session.only_human_seat().is_some() {
        let saved_marks = [&MISTAKE_MARKS[..], &[MoveMark::OnlyGood]].concat();
        let mistakes = mistakes_in_session(session, assessments, &saved_marks);
        let is_saved = is_own_position(session.header.is_helped);
        let is_new_puzzle = |(name, _): &(String, _)| {
            context
                .learning_progress
                .own_puzzle(session.game.kind.id(), name)
                .is_none()
        };
        let puzzles: Vec<_> = mistakes
            .iter()
            .filter(|mistake| is_saved(mistake))
            .filter_map(Mistake::to_puzzle)
            .filter(is_new_puzzle)
            .collect();
        if !puzzles.is_empty() {
            let variant_id = session.game.kind.id().to_owned();
            record_found_mistakes(variant_id, puzzles, None, context);
        }
    }
}

/// Whether the player found a position alone. In a game with help, a best move that was played may
/// be one that a hint showed.
fn is_own_position(was_helped: bool) -> impl Fn(&Mistake) -> bool {
    move |mistake| !(was_helped && mistake.was_best_move_played())
}

/// Saves the mistakes that the background search found in one of the player's games. `file_name` is
/// the name of the saved game, and `was_helped` says whether the player had help in it.
pub(crate) fn save_found_mistakes(
    puzzle_candidates: Vec<PuzzleCandidate>,
    game: &GameState,
    was_helped: bool,
    file_name: String,
    context: &mut AppContext,
) {
    let to_mistake = |PuzzleCandidate {
                          move_index,
                          assessment,
                          refutation,
                      }| {
        let referee = game.game_up_to(move_index);
        Mistake {
            game: GameState {
                referee,
                ..game.clone()
            },
            move_index,
            assessment,
            played_move_and_refutation: refutation,
            values: None,
            source: None,
        }
    };
    let puzzles = puzzle_candidates
        .into_iter()
        .map(to_mistake)
        .filter(is_own_position(was_helped))
        .filter_map(|mistake| mistake.to_puzzle())
        .collect();
    record_found_mistakes(game.kind.id().to_owned(), puzzles, Some(file_name), context);
}

fn record_found_mistakes(
    variant_id: String,
    puzzles: Vec<(String, OwnPuzzle)>,
    searched_file: Option<String>,
    context: &mut AppContext,
) {
    let day = today(context);
    context.record_learning_progress(ProgressEvent::OwnPuzzlesFound {
        variant: variant_id,
        puzzles,
        searched_game_file_name: searched_file,
        day,
    });
}

/// The saved position of this kind in `variant` that the player practices next.
pub fn game_of_next_own_position(
    variant: &Variant,
    kind: OwnPuzzleKind,
    context: &AppContext,
) -> Option<GameState> {
    let mut unlearned_puzzles = context
        .learning_progress
        .unlearned_own_puzzles(&variant.id, kind)
        .into_iter();
    unlearned_puzzles
        .find_map(|(name, puzzle)| Mistake::from_puzzle(name, puzzle, variant, context))
        .map(|mistake| mistake.game)
}

/// Handles the result of the search of one saved game. A failed search counts as one without
/// results.
pub(crate) fn on_search_result(job: JobId, news: &JobNews, context: &mut AppContext) {
    let Some(file) = context.own_game_queue.finish_search(job) else {
        return;
    };
    let record = context
        .games
        .0
        .iter()
        .find(|game| game.file == file)
        .and_then(|game| game.record.as_ref().ok());
    if let (JobNews::Found(found), Some(record)) = (news, record) {
        let game = GameState {
            kind: record.kind.clone(),
            direction: record.sowing_direction,
            referee: record.clone_game(),
        };
        let was_helped = record.header.is_helped;
        save_found_mistakes(found.clone(), &game, was_helped, file.0, context);
    }
}

impl MistakesScreen {
    /// Opens the own positions of this kind in `variant` that are due today or, if none is due, the
    /// next ones. `None` if none are saved.
    pub fn open_own_positions(
        variant: &Variant,
        kind: OwnPuzzleKind,
        context: &mut AppContext,
    ) -> Option<MistakesScreen> {
        let due_count =
            context
                .learning_progress
                .due_own_puzzle_count(&variant.id, kind, today(context));
        let exercise_count = if due_count > 0 {
            due_count.min(MAX_EXERCISES)
        } else {
            MAX_EXERCISES
        };
        let unlearned_puzzles = context
            .learning_progress
            .unlearned_own_puzzles(&variant.id, kind)
            .into_iter();
        let restored_mistakes = unlearned_puzzles
            .filter_map(|(name, puzzle)| Mistake::from_puzzle(name, puzzle, variant, context))
            .take(exercise_count);
        let mistakes: Vec<Mistake> = restored_mistakes
            .map(|mistake| Mistake {
                source: mistake.find_source_game(&context.games),
                ..mistake
            })
            .collect();
        let game = mistakes.last()?.game.clone();
        Some(MistakeList::new(mistakes, game, MistakesSource::SavedOwnGames).begin(context))
    }
}
