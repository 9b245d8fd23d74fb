//! Mining games for puzzles: games of the engine against itself, at levels that make mistakes as
//! people do, and games that are handed in.
//!
//! All that comes of it depends on the variant and the seed alone: a game has a number, and the
//! number decides who plays it and how it opens. So the work can be broken off and gone on with,
//! and the same seed makes the same puzzles everywhere.

use std::collections::HashSet;

use awale_engine::{Engine, Level, Stop, fnv1a64};
use awale_rules::{Match, PITS, PerSeat, Pit, Position, ROW, Seat};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use crate::catalogue::Variant;

use super::Turn;
use super::mined::MinedPuzzle;
use super::motif::Motifs;
use super::rating::{HIGHEST, LOWEST, Rater};
use super::verify::{GLANCE, Margin, REQUIRED, Verifier};

/// Seeds on the board of a puzzle.
pub const SEEDS: std::ops::RangeInclusive<u8> = 8..=44;
/// Turns of the solver at most.
pub const MOST_TURNS: usize = 4;
/// Legal moves of the first turn at least.
pub(super) const CHOICES: usize = 3;
/// Puzzles of one game at most.
pub(super) const MOST_OF_GAME: usize = 3;
/// Plies between two of them at least: else they are nearly the same.
pub(super) const APART: usize = 5;
/// The random moves that a game of the engine opens with.
const OPENING: std::ops::RangeInclusive<usize> = 2..=8;
/// Who plays them: levels up to this one.
const STRONGEST: u32 = 6;
/// The longest game, in plies.
const LONGEST: usize = 240;
/// The width of a band of ratings, and of one of seeds: none may hold much more than its share.
const RATING_BAND: u16 = 200;
const SEED_BAND: u8 = 8;
/// Kinds of puzzles by their main theme: none may have more than its share, one of this many.
const IDEAS: usize = 7;
/// Games a puzzle after which it is given up to fill every band.
const GAMES_A_PUZZLE: u64 = 30;

/// Mines games of one variant.
#[derive(Debug)]
pub struct Miner {
    variant: Variant,
    seed: u64,
    wanted: usize,
    verifier: Verifier,
    /// What its puzzles have to stand once more.
    confirmed_by: Option<Margin>,
    rater: Rater,
    players: PerSeat<Engine>,
    found: Vec<MinedPuzzle>,
    seen: HashSet<[u8; PITS]>,
    games: u64,
}

impl Miner {
    /// Makes ready to find `wanted` puzzles of `variant`. `None` where `stop` was given.
    #[must_use]
    pub fn new(variant: Variant, seed: u64, wanted: usize, stop: &Stop) -> Option<Miner> {
        let verifier = Verifier::new(&variant.rules, stop)?;
        Some(Miner {
            variant,
            seed,
            wanted,
            verifier,
            confirmed_by: None,
            rater: Rater::default(),
            players: PerSeat::from_fn(|_| Engine::new(1, 1)),
            found: Vec::new(),
            seen: HashSet::new(),
            games: 0,
        })
    }

    /// The same, that takes only puzzles which stand this margin too, such as
    /// [`CONFIRMED`](super::CONFIRMED).
    #[must_use]
    pub const fn confirmed_by(mut self, margin: Margin) -> Miner {
        self.confirmed_by = Some(margin);
        self
    }

    /// Goes on where the work was broken off: after this many games that had these puzzles.
    pub fn restore(&mut self, games: u64, found: Vec<MinedPuzzle>) {
        self.seen = found
            .iter()
            .map(|puzzle| *puzzle.turns[0].position.pits())
            .collect();
        self.found = found;
        self.games = games;
    }

    /// Whether there are as many puzzles as were wanted, or too many games had none that fit.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.found.len() >= self.wanted || self.games >= GAMES_A_PUZZLE * self.wanted as u64
    }

    /// The games that were mined.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The puzzles in the order in which they were found.
    #[must_use]
    pub fn found(&self) -> &[MinedPuzzle] {
        &self.found
    }

    /// Plays the next game of the engine and mines it.
    pub fn next_game(&mut self) {
        let number = self.games;
        let mut dice = StdRng::seed_from_u64(fnv1a64(
            format!("{} {} {number}", self.variant.id, self.seed).as_bytes(),
        ));
        let past = self.play(&mut dice);
        self.mine(&past, &mut dice);
        self.games += 1;
    }

    /// Mines the game with these positions.
    pub fn mine(&mut self, past: &[Position], dice: &mut StdRng) {
        let mut last = None;
        let mut of_game = 0;
        for (ply, position) in past.iter().enumerate() {
            let is_apart = last.is_none_or(|last: usize| ply >= last + APART);
            // Half of the positions: else the games would be few, and the puzzles alike.
            if !dice.random_bool(0.5) || !is_apart || of_game == MOST_OF_GAME || self.is_done() {
                continue;
            }
            if let Some(puzzle) = self.puzzle(&for_south(position)) {
                self.seen.insert(*puzzle.turns[0].position.pits());
                self.found.push(puzzle);
                last = Some(ply);
                of_game += 1;
            }
        }
    }

    /// The puzzle of a position with South to move, if it has one good move with a reason, and its
    /// band is not full.
    fn puzzle(&mut self, position: &Position) -> Option<MinedPuzzle> {
        let seeds = position.on_board();
        let fits = SEEDS.contains(&seeds)
            && position.moves().count() >= CHOICES
            && position.outcome().is_none();
        if !fits || self.seen.contains(position.pits()) || self.is_full_of_seeds(seeds) {
            return None;
        }
        let first = self.verifier.turn(&[*position], &GLANCE)?;
        // Longer lines are rated higher, by one band at most where it matters.
        let rating = self.rater.rate(std::slice::from_ref(&first));
        if self.is_full_of_ideas(Motifs::of(std::slice::from_ref(&first))) {
            return None;
        }
        if self.is_full_of(rating) && self.is_full_of(rating + RATING_BAND) {
            return None;
        }
        let turns = self.turns(*position)?;
        let motifs = Motifs::of(&turns);
        let rating = self.rater.rate(&turns);
        let is_wanted =
            motifs.tell_why() && !self.is_full_of(rating) && !self.is_full_of_ideas(motifs);
        let is_good = is_wanted
            && self
                .confirmed_by
                .is_none_or(|margin| self.verifier.confirms(&turns, &margin));
        is_good.then_some(MinedPuzzle {
            motifs,
            rating,
            turns,
        })
    }

    /// The turns of the solver, as long as there is one good move.
    fn turns(&mut self, position: Position) -> Option<Vec<Turn>> {
        let mut past = vec![position];
        let first = self.verifier.turn(&past, &REQUIRED)?;
        let mut turns = vec![first];
        while turns.len() < MOST_TURNS {
            let Some(next) = self.next_turn(&mut past, turns[turns.len() - 1].moves()) else {
                break;
            };
            turns.push(next);
        }
        if let Some(last) = turns.last_mut() {
            last.answer = None;
        }
        Some(turns)
    }

    fn next_turn(
        &mut self,
        past: &mut Vec<Position>,
        moves: impl Iterator<Item = Pit>,
    ) -> Option<Turn> {
        for pit in moves {
            past.push(past.last()?.after(pit).ok()?);
        }
        let is_south = past
            .last()
            .is_some_and(|position| position.to_move() == Seat::South);
        is_south.then(|| self.verifier.turn(past, &REQUIRED))?
    }

    /// Whether enough puzzles have this many seeds.
    fn is_full_of_seeds(&self, seeds: u8) -> bool {
        let band = |seeds: u8| (seeds - SEEDS.start()) / SEED_BAND;
        let bands = usize::from(band(*SEEDS.end())) + 1;
        let there = self
            .found
            .iter()
            .filter(|puzzle| band(puzzle.seeds()) == band(seeds))
            .count();
        there >= most(self.wanted, bands, 150)
    }

    /// Whether enough puzzles have this rating.
    fn is_full_of(&self, rating: u16) -> bool {
        let band = |rating: u16| (rating.min(HIGHEST - 1) - LOWEST) / RATING_BAND;
        let bands = usize::from(band(HIGHEST)) + 1;
        let there = self
            .found
            .iter()
            .filter(|puzzle| band(puzzle.rating) == band(rating))
            .count();
        there >= most(self.wanted, bands, 120)
    }

    /// Whether enough puzzles have the same main theme.
    fn is_full_of_ideas(&self, motifs: Motifs) -> bool {
        let there = self
            .found
            .iter()
            .filter(|puzzle| puzzle.motifs.iter().next() == motifs.iter().next())
            .count();
        there >= most(self.wanted, IDEAS, 150)
    }

    /// A game of two levels after random moves.
    fn play(&mut self, dice: &mut StdRng) -> Vec<Position> {
        let first = if dice.random() {
            Seat::South
        } else {
            Seat::North
        };
        let mut game = Match::new(Position::start(&self.variant.rules, first));
        let opening = dice.random_range(OPENING);
        let levels = PerSeat::from_fn(|_| {
            Level::new(dice.random_range(1..=STRONGEST)).unwrap_or(Level::FIRST)
        });
        for seat in Seat::BOTH {
            self.players[seat].set_handicap(levels[seat].handicap(dice.random()));
            self.players[seat].forget();
        }
        while let Some(position) = game.to_play() {
            let seat = position.to_move();
            let pit = if game.moves().len() < opening {
                position.moves().choose(dice)
            } else {
                self.players[seat].best_move(&game, &levels[seat].limits(std::time::Duration::ZERO))
            };
            let played = pit.is_some_and(|pit| game.play(pit).is_ok());
            if !played || game.moves().len() >= LONGEST {
                break;
            }
        }
        game.past().to_vec()
    }
}

/// The most of `wanted` that one of this many bands may hold, where that is this many per cent of
/// its share.
fn most(wanted: usize, bands: usize, per_cent: usize) -> usize {
    (wanted * per_cent).div_ceil(bands * 100)
}

/// The same position with South to move: seen from the other side of the board where it is North's
/// turn.
fn for_south(position: &Position) -> Position {
    if position.to_move() == Seat::South {
        return *position;
    }
    let mut pits = *position.pits();
    pits.rotate_left(ROW);
    let stores = PerSeat::from_fn(|seat: Seat| position.store(seat.opponent()));
    // The seeds are the same, so they still add up.
    Position::new(position.rules(), pits, stores, Seat::South).unwrap_or(*position)
}
