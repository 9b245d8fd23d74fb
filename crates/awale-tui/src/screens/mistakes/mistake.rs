//! A mistake in an analyzed game, with the facts that explain it.

use awale_study::{
    exercise::{Exercise, TryResult},
    record::{Assessment, Participant, Record},
    study::Motifs,
    study::{MoveMark, MoveValues, Reason, Verdict, effects_of_move, reasons_for_best_move},
};
use jiff::civil::Date;

use crate::{app::GameList, prelude::*};

/// The maximum number of moves in a line that the player can step through. It equals the length of
/// the better lines in an analyzed game.
const MAX_LINE_MOVES: usize = 12;

/// A move that lost a substantial part of the value of the position.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// The game in which the mistake was made.
    pub(super) game: GameState,
    /// The index of the move in the game.
    pub move_index: usize,
    /// The values of the played move and of the best move.
    pub assessment: Assessment,
    /// The played move and the best play after it, taken from the analysis of the following moves.
    pub(super) played_move_and_refutation: Vec<AnyMove>,
    /// The values of all moves. `None` until the position is studied.
    pub(super) values: Option<MoveValues>,
    /// The opponent and the day of the saved game, for a mistake in an exercise with several games.
    /// `None` if unknown. It comes from the list of games and is not saved with the mistake, so
    /// older mistakes have a source too, and a deleted game is never named.
    pub source: Option<(Participant, Date)>,
}

impl Mistake {
    /// Whether the player played the best move. Such a position is an exercise because all other
    /// moves are bad.
    pub fn was_best_move_played(&self) -> bool {
        self.best_move() == Some(self.assessment.played_move)
    }

    pub fn best_move(&self) -> Option<AnyMove> {
        self.assessment.line.first().copied()
    }

    /// The side to move, which looks for a better move.
    pub fn mover(&self) -> Seat {
        self.game.positions_so_far()[self.move_index].to_move()
    }

    /// The quality of `mv`. `None` until the position is studied.
    pub fn verdict(&self, mv: AnyMove) -> Option<Verdict> {
        if mv == self.assessment.played_move {
            return Some(Verdict::from(&self.assessment));
        }
        let values = self.values.as_ref()?;
        Some(values.verdict(values.of(mv)?))
    }

    /// The proven effects of the best move. Empty if the move only continues the game.
    pub fn best_move_effects(&self) -> Vec<Reason> {
        let Some(best_move) = self.best_move() else {
            return Vec::new();
        };
        let past_positions = &self.game.positions_so_far()[..=self.move_index];
        let values = self.values.as_ref();
        match values.filter(|values| values.best().mv == best_move) {
            Some(values) => reasons_for_best_move(past_positions, values),
            None => effects_of_move(past_positions, best_move),
        }
    }

    /// The themes of the best move that the detectors recognize.
    pub fn best_move_themes(&self) -> Motifs {
        let position_text = self
            .game
            .positions_so_far()
            .get(self.move_index)
            .copied()
            .and_then(AnyGame::as_awale);
        let mut solution_pits = self
            .assessment
            .line
            .iter()
            .copied()
            .filter_map(AnyMove::as_pit);
        let turn_motifs = |position_text: Position| {
            Some(Motifs::of_turn(
                &position_text,
                solution_pits.next()?,
                solution_pits.next(),
            ))
        };
        position_text.and_then(turn_motifs).unwrap_or_default()
    }

    /// The only saved game in which the player had this position and played this move. `None` if
    /// there is no such game, or several (then any of them could be meant).
    pub(super) fn find_source_game(&self, games: &GameList) -> Option<(Participant, Date)> {
        let mut matching_sources = games
            .games_created_by_program()
            .filter_map(|(_, record)| self.source_in_record(record));
        let source = matching_sources.next()?;
        matching_sources.next().is_none().then_some(source)
    }

    fn source_in_record(&self, record: &Record) -> Option<(Participant, Date)> {
        let GameState { kind, referee, .. } = &self.game;
        let seat = record.own_seat()?;
        let moves_before = &referee.moves()[..self.move_index];
        let is_source = record.kind.id() == kind.id()
            && record.start() == &referee.positions_so_far()[0]
            && record.moves().starts_with(moves_before)
            && record.moves().get(self.move_index) == Some(&self.assessment.played_move)
            && referee.positions_so_far()[self.move_index].to_move() == seat;
        let day = record.header.date.known_day()?;
        is_source.then(|| (record.players[seat.opponent()].clone(), day))
    }
}

impl Exercise for Mistake {
    /// Judges the best move and the played one immediately, because the analysis contains their
    /// values. For any other move the result is `SearchNeeded` until the position is studied.
    fn judge(&self, _game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        let cut_line = |line: &[AnyMove]| line.iter().copied().take(MAX_LINE_MOVES).collect();
        if self.best_move() == Some(mv) {
            return TryResult::Solved(cut_line(&self.assessment.line));
        }
        if mv == self.assessment.played_move {
            return TryResult::Wrong(cut_line(&self.played_move_and_refutation));
        }
        let Some((values, tried_value)) = self
            .values
            .as_ref()
            .and_then(|values| Some((values, values.of(mv)?)))
        else {
            return TryResult::SearchNeeded;
        };
        if values.verdict(tried_value).mark().is_fault() {
            TryResult::Wrong(cut_line(&tried_value.line))
        } else {
            TryResult::Solved(cut_line(&tried_value.line))
        }
    }

    fn solution(&self, _game: &Match<AnyGame>) -> Vec<AnyMove> {
        self.assessment
            .line
            .iter()
            .copied()
            .take(MAX_LINE_MOVES)
            .collect()
    }

    fn pits_to_avoid_as_cursor_start(&self, _game: &Match<AnyGame>) -> Vec<Pit> {
        let best_and_played_move = self
            .best_move()
            .into_iter()
            .chain([self.assessment.played_move]);
        best_and_played_move.filter_map(AnyMove::as_pit).collect()
    }
}

/// The moves with one of these marks by the only human player of `session`, or by both sides if
/// there is no such player. `assessments` are the analyzed moves of the game. The line of an only
/// good move begins with that move.
pub(super) fn mistakes_in_session(
    session: &Session,
    assessments: &[Assessment],
    marks: &[MoveMark],
) -> Vec<Mistake> {
    let past_positions = session.positions_so_far();
    let is_own_move = |move_index: usize| {
        session
            .only_human_seat()
            .is_none_or(|seat| past_positions[move_index].to_move() == seat)
    };
    let assessed_moves = assessments.iter().enumerate().take(session.moves().len());
    let marked_moves = assessed_moves.filter(|&(move_index, assessment)| {
        is_own_move(move_index) && marks.contains(&MoveMark::from(assessment))
    });
    let mistakes = marked_moves.map(|(move_index, assessment)| {
        let played_move_and_refutation = played_move_and_refutation(&assessments[move_index..]);
        let mut assessment = assessment.clone();
        if MoveMark::from(&assessment) == MoveMark::OnlyGood {
            assessment.line.clone_from(&played_move_and_refutation);
        }
        Mistake {
            game: session.game.clone(),
            move_index,
            assessment,
            played_move_and_refutation,
            values: None,
            source: None,
        }
    });
    mistakes
        .filter(|mistake| mistake.best_move().is_some())
        .collect()
}

/// The refutation of the first of `assessments`: the moves of the game, up to the first one that
/// has a better line; from there on, that better line.
fn played_move_and_refutation(assessments: &[Assessment]) -> Vec<AnyMove> {
    let mut refutation_line = Vec::new();
    for (place, assessment) in assessments.iter().enumerate().take(MAX_LINE_MOVES) {
        if place > 0 && !assessment.line.is_empty() {
            refutation_line.extend(&assessment.line);
            break;
        }
        refutation_line.push(assessment.played_move);
    }
    refutation_line.truncate(MAX_LINE_MOVES);
    refutation_line
}
