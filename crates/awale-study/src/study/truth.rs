//! How near the engine comes to perfect play, measured against endgame tables.
//!
//! The questions are positions from games, with the stores set so that perfect play just draws or
//! just wins and at least one move throws that away. Endgame tables know the answers. The engine is
//! asked without tables, or with smaller ones than the position needs.
//!
//! Results that are kept are counted, not moves that agree with the tables: several moves may be
//! right, and how many seeds a won game is won by does not matter.

use std::ops::RangeInclusive;

use awale_engine::tables::{Tables, Truth};
use awale_engine::{Engine, Limits, Stop};
use awale_rules::{Game, Match, PerSeat, Pit, Position, Rules, Seat};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

/// A position in which a move can throw the result away.
#[derive(Clone, Debug)]
pub struct TruthQuestion {
    /// The position.
    pub position: Position,
    /// What the side to move nets in the end, in seeds: 0 or the smallest win.
    pub lead: i32,
    /// The moves that keep the result.
    pub keeping: Vec<Pit>,
}

impl TruthQuestion {
    /// Makes a question of the pits of `position`; `None` where the tables do not settle it, where
    /// no stores make the result hang by a seed, or where every move keeps the result.
    fn of(position: &Position, tables: &Tables, aim: Aim) -> Option<TruthQuestion> {
        let rules = position.rules();
        let mover = position.to_move();
        let net = settled(position, tables)?;
        let off_board = i32::from(rules.total()) - i32::from(position.on_board());
        let lead = aim.lead(off_board - net);
        // own - theirs + net = lead, own + theirs = off_board
        let own = (off_board + lead - net) / 2;
        let own = u8::try_from(own)
            .ok()
            .filter(|&own| i32::from(own) <= off_board)?;
        let theirs = u8::try_from(off_board).ok()? - own;
        let stores = PerSeat::from_fn(|seat| if seat == mover { own } else { theirs });
        let position = Position::new(rules, *position.pits(), stores, mover).ok()?;
        if position.outcome().is_some() {
            return None;
        }
        let mut keeping = Vec::new();
        let mut moves = 0;
        for pit in position.moves() {
            moves += 1;
            let reached = lead_after(&position, pit, tables)?;
            if reached.signum() == lead.signum() {
                keeping.push(pit);
            }
        }
        (!keeping.is_empty() && keeping.len() < moves).then_some(TruthQuestion {
            position,
            lead,
            keeping,
        })
    }
}

/// What the stores are set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Draw,
    Win,
}

impl Aim {
    /// The final lead to set the stores for, which is odd or even as `parity` is.
    fn lead(self, parity: i32) -> i32 {
        match (self, parity.rem_euclid(2)) {
            (Aim::Draw, 0) => 0,
            (Aim::Win, 0) => 2,
            (_, _) => 1,
        }
    }
}

/// What the side to move still nets by the tables, where no endless play and no convention is
/// involved.
fn settled(position: &Position, tables: &Tables) -> Option<i32> {
    let entry = tables.probe(position)?;
    (tables.truth() == Truth::Exact || !entry.cyclic).then_some(entry.value.into())
}

/// The final lead of the side to move after `pit` and perfect play; `None` where the tables do not
/// settle it.
fn lead_after(position: &Position, pit: Pit, tables: &Tables) -> Option<i32> {
    let mover = position.to_move();
    let mut after = *position;
    after.play_unchecked(pit);
    if let Some(outcome) = after.outcome() {
        return Some(outcome.tally.counts.lead(mover));
    }
    let net = settled(&after, tables)?;
    let net = if after.to_move() == mover { net } else { -net };
    Some(after.lead(mover) + net)
}

/// Where questions come from.
#[derive(Clone, Debug)]
pub struct TruthSource<'a> {
    /// The rules of the games.
    pub rules: Rules,
    /// What knows the answers.
    pub tables: &'a Tables,
    /// How many seeds are on the board.
    pub seeds: RangeInclusive<u8>,
    /// Makes the games.
    pub seed: u64,
}

/// Positions that the engine visits for a move of the games.
const GAME_NODES: u64 = 500;
/// A move in this many is drawn by lot, so that games differ and go astray as games of people do.
const LOT: u32 = 6;
/// At most this many questions come of one game: positions of a game are alike.
const PER_GAME: usize = 2;
/// After this many games in a row without a question there are none to be had.
const BARREN_GAMES: usize = 2_000;

impl TruthSource<'_> {
    /// This many questions, or as many as there are.
    #[must_use]
    pub fn questions(&self, count: usize) -> Vec<TruthQuestion> {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let mut questions: Vec<TruthQuestion> = Vec::new();
        let mut barren = 0;
        while questions.len() < count && barren < BARREN_GAMES {
            let fresh = self.questions_of_a_game(&mut rng);
            let known = |question: &TruthQuestion| {
                questions
                    .iter()
                    .any(|known| known.position == question.position)
            };
            let fresh: Vec<TruthQuestion> = fresh
                .into_iter()
                .filter(|question| !known(question))
                .collect();
            barren = if fresh.is_empty() { barren + 1 } else { 0 };
            questions.extend(fresh);
        }
        questions.truncate(count);
        questions
    }

    fn questions_of_a_game(&self, rng: &mut StdRng) -> Vec<TruthQuestion> {
        let mut engine = Engine::new(1, 1);
        let mut game = Match::new(Position::start(&self.rules, Seat::South));
        let mut found = Vec::new();
        while game.outcome().is_none() {
            let position = game.position();
            if position.on_board() < *self.seeds.start() {
                break;
            }
            if self.seeds.contains(&position.on_board()) {
                let aim = if rng.random() { Aim::Draw } else { Aim::Win };
                found.extend(TruthQuestion::of(position, self.tables, aim));
            }
            let by_lot = rng.random_ratio(1, LOT);
            let pit = if by_lot {
                position.moves().choose(rng)
            } else {
                engine.best_move(&game, &Limits::nodes(GAME_NODES))
            };
            if pit.is_none_or(|pit| game.play(pit).is_err()) {
                break;
            }
        }
        found.into_iter().sample(rng, PER_GAME)
    }
}

/// Whether the engine keeps the result within `limits`. It begins with an empty transposition
/// table.
pub fn is_kept(question: &TruthQuestion, engine: &mut Engine, limits: &Limits) -> bool {
    engine.forget();
    let found = engine.think(&[question.position], limits, &Stop::new(), &mut |_| ());
    found.is_some_and(|found| question.keeping.contains(&found.best_move))
}
