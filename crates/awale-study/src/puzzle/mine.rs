//! [`Miner`]: finds puzzles in games: games of the engine against itself at levels that err like
//! humans, and games that the user supplies.
//!
//! The result depends only on the variant and the seed: each game has a number, which decides the
//! levels and the opening. So the work can be interrupted and continued, and the same seed finds
//! the same puzzles everywhere.

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

/// The allowed numbers of seeds on the board of a puzzle.
pub const SEEDS: std::ops::RangeInclusive<u8> = 8..=44;
/// The maximum number of the solver's turns.
pub const MOST_TURNS: usize = 4;
/// The minimum number of legal moves in the first turn.
pub(super) const CHOICES: usize = 3;
/// The maximum number of puzzles from one game.
pub(super) const MOST_OF_GAME: usize = 3;
/// The minimum number of plies between two puzzles of one game. Nearer ones would be too similar.
pub(super) const APART: usize = 5;
/// The number of random moves at the start of a game.
const OPENING: std::ops::RangeInclusive<usize> = 2..=8;
/// The highest level of the players.
const STRONGEST: u32 = 6;
/// The maximum length of a game in plies.
const LONGEST: usize = 240;
/// The width of a rating band in points. No band may have much more than its share of the puzzles.
const RATING_BAND: u16 = 200;
/// The width of a seed band. No band may have much more than its share of the puzzles.
const SEED_BAND: u8 = 8;
/// The number of equal shares for the main themes. No theme may have much more than one share.
const IDEAS: usize = 7;
/// The maximum number of games per puzzle, after which mining ends with bands unfilled.
const GAMES_A_PUZZLE: u64 = 30;

/// Mines games of one variant.
#[derive(Debug)]
pub struct Miner {
    variant: Variant,
    seed: u64,
    wanted: usize,
    verifier: Verifier,
    /// A second margin that puzzles must keep, if any.
    confirmed_by: Option<Margin>,
    rater: Rater,
    players: PerSeat<Engine>,
    found: Vec<MinedPuzzle>,
    seen: HashSet<[u8; PITS]>,
    games: u64,
}

impl Miner {
    /// Creates a miner for `wanted` puzzles of `variant`. Returns `None` if `stop` was set.
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

    /// Returns a miner that accepts only puzzles which also keep this margin, for example
    /// [`CONFIRMATION_MARGIN`](super::CONFIRMATION_MARGIN).
    #[must_use]
    pub const fn confirmed_by(mut self, margin: Margin) -> Miner {
        self.confirmed_by = Some(margin);
        self
    }

    /// Continues interrupted work: sets the number of games mined, and the puzzles found in them.
    pub fn restore(&mut self, games: u64, found: Vec<MinedPuzzle>) {
        self.seen = found
            .iter()
            .map(|puzzle| *puzzle.turns[0].position.pits())
            .collect();
        self.found = found;
        self.games = games;
    }

    /// Returns true if enough puzzles were found, or too many games were mined.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.found.len() >= self.wanted || self.games >= GAMES_A_PUZZLE * self.wanted as u64
    }

    /// Returns the number of games mined.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Returns the puzzles in the order in which they were found.
    #[must_use]
    pub fn found(&self) -> &[MinedPuzzle] {
        &self.found
    }

    /// Plays the next game of the engine against itself, and mines it.
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
            // Only half of the positions are used. Otherwise few games would fill the bands, and
            // the puzzles would be similar.
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

    /// Returns the puzzle of a position with South to move, if there is one good move with a
    /// reason, and its bands are not full.
    fn puzzle(&mut self, position: &Position) -> Option<MinedPuzzle> {
        let seeds = position.on_board();
        let fits = SEEDS.contains(&seeds)
            && position.moves().count() >= CHOICES
            && position.outcome().is_none();
        if !fits || self.seen.contains(position.pits()) || self.is_full_of_seeds(seeds) {
            return None;
        }
        let first = self.verifier.turn(&[*position], &GLANCE)?;
        // Longer lines have higher ratings, but rarely by more than one band.
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

    /// Returns the solver's turns, for as long as there is one good move.
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

    /// Returns true if enough puzzles have a similar number of seeds.
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

    /// Returns true if enough puzzles have a similar rating.
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

    /// Returns true if enough puzzles have the same main theme.
    fn is_full_of_ideas(&self, motifs: Motifs) -> bool {
        let there = self
            .found
            .iter()
            .filter(|puzzle| puzzle.motifs.iter().next() == motifs.iter().next())
            .count();
        there >= most(self.wanted, IDEAS, 150)
    }

    /// Plays a game between two levels after a random opening.
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

/// Returns the maximum number of puzzles per band: `per_cent` percent of an equal share of
/// `wanted`.
fn most(wanted: usize, bands: usize, per_cent: usize) -> usize {
    (wanted * per_cent).div_ceil(bands * 100)
}

/// Returns the position with South to move. If North is to move, the board is turned around.
fn for_south(position: &Position) -> Position {
    if position.to_move() == Seat::South {
        return *position;
    }
    let mut pits = *position.pits();
    pits.rotate_left(ROW);
    let stores = PerSeat::from_fn(|seat: Seat| position.store(seat.opponent()));
    // The number of seeds is unchanged, so the position is valid.
    Position::new(position.rules(), pits, stores, Seat::South).unwrap_or(*position)
}
