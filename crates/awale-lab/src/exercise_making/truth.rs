//! Measures how often the engine plays perfectly, compared with endgame tables.
//!
//! The test positions are taken from games. Their stores are set so that perfect play just draws or
//! just wins, and at least one move gives the result away. Endgame tables have the answers. The
//! engine searches without tables, or with smaller ones than the position needs.
//!
//! Only the result counts. Several moves may be right, and the number of seeds of a win does not
//! matter.

use std::ops::RangeInclusive;

use awale_engine::{
    Engine, Limits, Stop,
    tables::{Exactness, Tables},
};
use awale_rules::{Game, Match, PerSeat, Pit, Position, Rules, Seat};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

/// A position in which some moves give the result away.
#[derive(Clone, Debug)]
pub struct TruthQuestion {
    /// The position, with stores that make its result depend on one seed.
    pub position: Position,
    /// The lead of the side to move, in seeds, at the end of the game after right moves: 0 in a
    /// drawn position, and the smallest possible lead (1 or 2) in a won one.
    pub lead_after_right_moves: i32,
    /// The moves that keep the result.
    pub right_moves: Vec<Pit>,
}

impl TruthQuestion {
    /// Creates a question from the pits of `position`. Returns `None` if the tables do not decide
    /// it, no stores make the result depend on one seed, or every move keeps the result.
    fn from_position(
        position: &Position,
        tables: &Tables,
        intended_result: IntendedPlayResult,
    ) -> Option<TruthQuestion> {
        let rules = position.rules();
        let mover = position.to_move();
        let net_gain = certain_net_gain(position, tables)?;
        let seeds_off_board = i32::from(rules.total_seeds()) - i32::from(position.seeds_on_board());
        let lead = intended_result.intended_lead(seeds_off_board - net_gain);
        // The stores follow from two equations: own - opponent's + net_gain = lead, and own +
        // opponent's = seeds_off_board.
        let own_store = (seeds_off_board + lead - net_gain) / 2;
        let own_store = u8::try_from(own_store)
            .ok()
            .filter(|&own_store| i32::from(own_store) <= seeds_off_board)?;
        let opponent_store = u8::try_from(seeds_off_board).ok()? - own_store;
        let stores = PerSeat::from_fn(|seat| {
            if seat == mover {
                own_store
            } else {
                opponent_store
            }
        });
        let position = Position::new(rules, *position.pits(), stores, mover).ok()?;
        if position.outcome().is_some() {
            return None;
        }
        let mut right_moves = Vec::new();
        let mut legal_move_count = 0;
        for pit in position.moves() {
            legal_move_count += 1;
            let final_lead = final_lead_after(&position, pit, tables)?;
            if final_lead.signum() == lead.signum() {
                right_moves.push(pit);
            }
        }
        (!right_moves.is_empty() && right_moves.len() < legal_move_count).then_some(TruthQuestion {
            position,
            lead_after_right_moves: lead,
            right_moves,
        })
    }
}

/// The intended result of perfect play in a question. The stores of the position are set to get it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IntendedPlayResult {
    Draw,
    Win,
}

impl IntendedPlayResult {
    /// Returns the final lead, in seeds, for which the stores are set. It is odd or even like
    /// `number_of_same_parity`.
    fn intended_lead(self, number_of_same_parity: i32) -> i32 {
        match (self, number_of_same_parity.rem_euclid(2)) {
            (IntendedPlayResult::Draw, 0) => 0,
            (IntendedPlayResult::Win, 0) => 2,
            (_, _) => 1,
        }
    }
}

/// Returns the net gain of the side to move by the tables, unless endless play or a convention is
/// involved.
fn certain_net_gain(position: &Position, tables: &Tables) -> Option<i32> {
    let table_value = tables.probe(position)?;
    (tables.reliability() == Exactness::Exact || !table_value.is_cyclic)
        .then_some(table_value.value.into())
}

/// Returns the final lead of the side to move after `pit` and perfect play, or `None` if the tables
/// do not decide it.
fn final_lead_after(position: &Position, pit: Pit, tables: &Tables) -> Option<i32> {
    let mover = position.to_move();
    let mut position_after = *position;
    position_after.play_unchecked(pit);
    if let Some(outcome) = position_after.outcome() {
        return Some(outcome.final_result.final_counts.lead(mover));
    }
    let net_gain = certain_net_gain(&position_after, tables)?;
    let net_gain = if position_after.to_move() == mover {
        net_gain
    } else {
        -net_gain
    };
    Some(position_after.lead(mover) + net_gain)
}

/// A source of test positions.
#[derive(Clone, Debug)]
pub struct TruthQuestionSource<'a> {
    /// The rules of the games.
    pub rules: Rules,
    /// The tables that have the answers.
    pub tables: &'a Tables,
    /// The allowed numbers of seeds on the board.
    pub board_seed_range: RangeInclusive<u8>,
    /// The random seed of the games.
    pub random_seed: u64,
}

/// Nodes for each move of the games.
const NODES_PER_GAME_MOVE: u64 = 500;
/// One in this many moves is random, so that games differ and have mistakes as humans make them.
const MOVES_PER_RANDOM_MOVE: u32 = 6;
/// The maximum number of questions from one game, because its positions are similar.
const MAX_QUESTIONS_PER_GAME: usize = 2;
/// After this many games in a row without a question, the search ends.
const MAX_GAMES_WITHOUT_QUESTION: usize = 2_000;

impl TruthQuestionSource<'_> {
    /// Returns this number of questions, or as many as can be found.
    pub fn make_questions(&self, question_count: usize) -> Vec<TruthQuestion> {
        let mut rng = StdRng::seed_from_u64(self.random_seed);
        let mut questions: Vec<TruthQuestion> = Vec::new();
        let mut games_without_question = 0;
        while questions.len() < question_count
            && games_without_question < MAX_GAMES_WITHOUT_QUESTION
        {
            let new_questions = self.questions_from_one_game(&mut rng);
            let is_known_question = |question: &TruthQuestion| {
                questions
                    .iter()
                    .any(|known| known.position == question.position)
            };
            let new_questions: Vec<TruthQuestion> = new_questions
                .into_iter()
                .filter(|question| !is_known_question(question))
                .collect();
            games_without_question = if new_questions.is_empty() {
                games_without_question + 1
            } else {
                0
            };
            questions.extend(new_questions);
        }
        questions.truncate(question_count);
        questions
    }

    fn questions_from_one_game(&self, rng: &mut StdRng) -> Vec<TruthQuestion> {
        let mut engine = Engine::new(1, 1);
        let mut game = Match::new(Position::start(&self.rules, Seat::South));
        let mut questions = Vec::new();
        while game.outcome().is_none() {
            let position = game.position();
            if position.seeds_on_board() < *self.board_seed_range.start() {
                break;
            }
            if self.board_seed_range.contains(&position.seeds_on_board()) {
                let intended_result = if rng.random() {
                    IntendedPlayResult::Draw
                } else {
                    IntendedPlayResult::Win
                };
                questions.extend(TruthQuestion::from_position(
                    position,
                    self.tables,
                    intended_result,
                ));
            }
            let is_random_move = rng.random_ratio(1, MOVES_PER_RANDOM_MOVE);
            let pit = if is_random_move {
                position.moves().choose(rng)
            } else {
                engine.best_move(&game, &Limits::nodes(NODES_PER_GAME_MOVE))
            };
            if pit.is_none_or(|pit| game.play(pit).is_err()) {
                break;
            }
        }
        questions.into_iter().sample(rng, MAX_QUESTIONS_PER_GAME)
    }
}

/// Returns true if the engine keeps the result within `limits`, starting with an empty
/// transposition table.
pub fn engine_keeps_result(question: &TruthQuestion, engine: &mut Engine, limits: &Limits) -> bool {
    engine.clear_hash();
    let search_result = engine.think(&[question.position], limits, &Stop::new(), &mut |_| ());
    search_result.is_some_and(|found| question.right_moves.contains(&found.best_move))
}
