//! [`PuzzleMiner`]: finds puzzles in games. The engine plays them against itself, at levels that
//! make mistakes as humans do, or the user supplies them.
//!
//! The result depends only on the variant and the seed: each game has a number, which decides the
//! levels and the opening. So the work can be interrupted and continued, and the same seed finds
//! the same puzzles everywhere.

use std::{collections::HashSet, ops::RangeInclusive, time::Duration};

use awale_engine::{Engine, Level, Stop, fnv1a64};
use awale_rules::{Match, PITS, PerSeat, Pit, Position, ROW, Rules, Seat};
use awale_study::{
    catalogue::Variant,
    puzzle::{
        BOARD_SEED_RANGE, MAX_PUZZLES_PER_GAME, MAX_RATING, MIN_LEGAL_MOVES,
        MIN_PLIES_BETWEEN_PUZZLES, MIN_RATING, MinedPuzzle, PUZZLE_MARGIN, PuzzleTurn,
        PuzzleVerifier, QUICK_SEARCH_MARGIN, VerificationMargin, motifs_of_turns,
    },
    study::Motifs,
};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

use super::PuzzleRater;

/// The maximum number of the solver's turns.
pub const MAX_PUZZLE_TURNS: usize = 4;
/// The number of random moves at the start of a game.
const RANDOM_OPENING_PLIES: RangeInclusive<usize> = 2..=8;
/// The highest level of the engine that plays the games in which puzzles are searched.
const MAX_ENGINE_PLAYER_LEVEL: u32 = 6;
/// The maximum length of a game in plies.
const MAX_GAME_PLIES: usize = 240;
/// The width of a band of puzzle ratings, in rating points. No band may have much more than its
/// share of the puzzles.
const RATING_BAND_WIDTH: u16 = 200;
/// Puzzles are grouped into bands by the number of seeds on the board. A band covers this many
/// numbers of seeds. No band may have much more than its share of the puzzles.
const SEED_COUNTS_PER_BAND: u8 = 8;
/// The number of equal shares for the main themes. No theme may have much more than one share.
const MAIN_THEME_SHARE_COUNT: usize = 7;
/// The maximum number of games per requested puzzle. After these games the search for puzzles ends,
/// even if too few puzzles were found.
const MAX_GAMES_PER_PUZZLE: u64 = 30;

/// Finds puzzles in games of one variant.
#[derive(Debug)]
pub struct PuzzleMiner {
    variant: Variant,
    random_seed: u64,
    requested_puzzle_count: usize,
    verifier: PuzzleVerifier,
    /// The margin of a second check that puzzles must pass. `None` for no second check.
    confirmation_margin: Option<VerificationMargin>,
    rater: PuzzleRater,
    players: PerSeat<Engine>,
    found_puzzles: Vec<MinedPuzzle>,
    seen_boards: HashSet<[u8; PITS]>,
    mined_game_count: u64,
}

impl PuzzleMiner {
    /// Creates a miner for `requested_puzzle_count` puzzles of `variant`. Returns `None` if `stop`
    /// was set.
    pub fn new(
        variant: Variant,
        random_seed: u64,
        requested_puzzle_count: usize,
        stop: &Stop,
    ) -> Option<PuzzleMiner> {
        let verifier = PuzzleVerifier::new(&variant.rules, stop)?;
        Some(PuzzleMiner {
            variant,
            random_seed,
            requested_puzzle_count,
            verifier,
            confirmation_margin: None,
            rater: PuzzleRater::default(),
            players: PerSeat::from_fn(|_| Engine::new(1, 1)),
            found_puzzles: Vec::new(),
            seen_boards: HashSet::new(),
            mined_game_count: 0,
        })
    }

    /// Returns a miner that accepts only puzzles which also keep this margin, for example
    /// [`CONFIRMATION_MARGIN`](awale_study::puzzle::CONFIRMATION_MARGIN).
    #[must_use]
    pub const fn with_confirmation_margin(mut self, margin: VerificationMargin) -> PuzzleMiner {
        self.confirmation_margin = Some(margin);
        self
    }

    /// Continues interrupted work: sets the number of games mined, and the puzzles found in them.
    pub fn restore_progress(&mut self, mined_game_count: u64, found_puzzles: Vec<MinedPuzzle>) {
        self.seen_boards = found_puzzles
            .iter()
            .map(|puzzle| *puzzle.turns[0].position.pits())
            .collect();
        self.found_puzzles = found_puzzles;
        self.mined_game_count = mined_game_count;
    }

    /// Returns true if enough puzzles were found, or too many games were mined.
    pub fn is_done(&self) -> bool {
        self.found_puzzles.len() >= self.requested_puzzle_count
            || self.mined_game_count >= MAX_GAMES_PER_PUZZLE * self.requested_puzzle_count as u64
    }

    /// Returns the number of games mined.
    pub fn mined_game_count(&self) -> u64 {
        self.mined_game_count
    }

    /// Returns the puzzles in the order in which they were found.
    pub fn found_puzzles(&self) -> &[MinedPuzzle] {
        &self.found_puzzles
    }

    /// Plays the next game of the engine against itself, and mines it.
    pub fn mine_next_game(&mut self) {
        let game_number = self.mined_game_count;
        let mut rng = StdRng::seed_from_u64(fnv1a64(
            format!("{} {} {game_number}", self.variant.id, self.random_seed).as_bytes(),
        ));
        let positions_so_far = play_between_levels(
            &self.variant.rules,
            RANDOM_OPENING_PLIES,
            1..=MAX_ENGINE_PLAYER_LEVEL,
            MAX_GAME_PLIES,
            &mut self.players,
            &mut rng,
        );
        self.mine_positions(&positions_so_far, &mut rng);
        self.mined_game_count += 1;
    }

    /// Mines the game with these positions.
    pub fn mine_positions(&mut self, positions_so_far: &[Position], rng: &mut StdRng) {
        let mut last_puzzle_ply = None;
        let mut puzzles_in_game = 0;
        for (ply, position) in positions_so_far.iter().enumerate() {
            let is_far_from_last_puzzle =
                last_puzzle_ply.is_none_or(|last: usize| ply >= last + MIN_PLIES_BETWEEN_PUZZLES);
            // Only half of the positions are used. Otherwise few games would fill the bands, and
            // the puzzles would be similar.
            if !rng.random_bool(0.5)
                || !is_far_from_last_puzzle
                || puzzles_in_game == MAX_PUZZLES_PER_GAME
                || self.is_done()
            {
                continue;
            }
            if let Some(puzzle) = self.puzzle_at(&turned_for_south(position)) {
                self.seen_boards.insert(*puzzle.turns[0].position.pits());
                self.found_puzzles.push(puzzle);
                last_puzzle_ply = Some(ply);
                puzzles_in_game += 1;
            }
        }
    }

    /// Returns the puzzle in a position with South to move, if exactly one move is good, the reason
    /// for it can be explained, and there are not yet enough similar puzzles.
    fn puzzle_at(&mut self, position: &Position) -> Option<MinedPuzzle> {
        let seeds = position.seeds_on_board();
        let is_position_suitable = BOARD_SEED_RANGE.contains(&seeds)
            && position.moves().count() >= MIN_LEGAL_MOVES
            && position.outcome().is_none();
        if !is_position_suitable
            || self.seen_boards.contains(position.pits())
            || self.is_seed_band_full(seeds)
        {
            return None;
        }
        let first_turn = self
            .verifier
            .find_puzzle_turn(&[*position], &QUICK_SEARCH_MARGIN)?;
        // This is the rating of the first turn alone. Further turns raise the rating, but rarely by
        // more than one band.
        let rating = self.rater.rate(std::slice::from_ref(&first_turn));
        if self.is_theme_full(motifs_of_turns(std::slice::from_ref(&first_turn))) {
            return None;
        }
        if self.is_rating_band_full(rating) && self.is_rating_band_full(rating + RATING_BAND_WIDTH)
        {
            return None;
        }
        let turns = self.puzzle_turns(*position)?;
        let motifs = motifs_of_turns(&turns);
        let rating = self.rater.rate(&turns);
        let is_puzzle_useful = motifs.explains_move()
            && !self.is_rating_band_full(rating)
            && !self.is_theme_full(motifs);
        let is_puzzle_accepted = is_puzzle_useful
            && self
                .confirmation_margin
                .is_none_or(|margin| self.verifier.confirms_turns(&turns, &margin));
        is_puzzle_accepted.then_some(MinedPuzzle {
            motifs,
            rating,
            turns,
        })
    }

    /// Returns the turns of the player who solves the puzzle, for as long as exactly one move is
    /// good.
    fn puzzle_turns(&mut self, position: Position) -> Option<Vec<PuzzleTurn>> {
        let mut positions_so_far = vec![position];
        let first_turn = self
            .verifier
            .find_puzzle_turn(&positions_so_far, &PUZZLE_MARGIN)?;
        let mut turns = vec![first_turn];
        while turns.len() < MAX_PUZZLE_TURNS {
            let Some(next_turn) = self.play_moves_and_find_turn(
                &mut positions_so_far,
                turns[turns.len() - 1].solution_and_answer(),
            ) else {
                break;
            };
            turns.push(next_turn);
        }
        if let Some(last_turn) = turns.last_mut() {
            last_turn.answer = None;
        }
        Some(turns)
    }

    fn play_moves_and_find_turn(
        &mut self,
        positions_so_far: &mut Vec<Position>,
        pits_to_play: impl Iterator<Item = Pit>,
    ) -> Option<PuzzleTurn> {
        for pit in pits_to_play {
            positions_so_far.push(positions_so_far.last()?.after(pit).ok()?);
        }
        let is_south_to_move = positions_so_far
            .last()
            .is_some_and(|position| position.to_move() == Seat::South);
        is_south_to_move.then(|| {
            self.verifier
                .find_puzzle_turn(positions_so_far, &PUZZLE_MARGIN)
        })?
    }

    /// Returns true if enough puzzles have a similar number of seeds.
    fn is_seed_band_full(&self, seeds: u8) -> bool {
        let seed_band = |seeds: u8| (seeds - BOARD_SEED_RANGE.start()) / SEED_COUNTS_PER_BAND;
        let band_count = usize::from(seed_band(*BOARD_SEED_RANGE.end())) + 1;
        let puzzles_in_band = self
            .found_puzzles
            .iter()
            .filter(|puzzle| seed_band(puzzle.seeds_on_board()) == seed_band(seeds))
            .count();
        puzzles_in_band >= band_capacity(self.requested_puzzle_count, band_count, 150)
    }

    /// Returns true if enough puzzles have a similar rating.
    fn is_rating_band_full(&self, rating: u16) -> bool {
        let rating_band =
            |rating: u16| (rating.min(MAX_RATING - 1) - MIN_RATING) / RATING_BAND_WIDTH;
        let band_count = usize::from(rating_band(MAX_RATING)) + 1;
        let puzzles_in_band = self
            .found_puzzles
            .iter()
            .filter(|puzzle| rating_band(puzzle.rating) == rating_band(rating))
            .count();
        puzzles_in_band >= band_capacity(self.requested_puzzle_count, band_count, 120)
    }

    /// Returns true if enough puzzles have the same main theme.
    fn is_theme_full(&self, motifs: Motifs) -> bool {
        let puzzles_with_theme = self
            .found_puzzles
            .iter()
            .filter(|puzzle| puzzle.motifs.iter().next() == motifs.iter().next())
            .count();
        puzzles_with_theme
            >= band_capacity(self.requested_puzzle_count, MAIN_THEME_SHARE_COUNT, 150)
    }
}

/// Plays a game between two random levels of `levels`, after a random number of random moves from
/// `opening_plies`, and returns its positions. The game ends after at most `max_plies`.
pub fn play_between_levels(
    rules: &Rules,
    opening_plies: RangeInclusive<usize>,
    levels: RangeInclusive<u32>,
    max_plies: usize,
    players: &mut PerSeat<Engine>,
    rng: &mut StdRng,
) -> Vec<Position> {
    let first_to_move = if rng.random() {
        Seat::South
    } else {
        Seat::North
    };
    let mut game = Match::new(Position::start(rules, first_to_move));
    let opening_plies = rng.random_range(opening_plies);
    let levels =
        PerSeat::from_fn(|_| Level::new(rng.random_range(levels.clone())).unwrap_or(Level::FIRST));
    for seat in Seat::BOTH {
        players[seat].set_handicap(levels[seat].handicap(rng.random()));
        players[seat].clear_hash();
    }
    while let Some(position) = game.unfinished_position() {
        let seat = position.to_move();
        let pit = if game.moves().len() < opening_plies {
            position.moves().choose(rng)
        } else {
            players[seat].best_move(&game, &levels[seat].limits(Duration::ZERO))
        };
        let is_played = pit.is_some_and(|pit| game.play(pit).is_ok());
        if !is_played || game.moves().len() >= max_plies {
            break;
        }
    }
    game.positions_so_far().to_vec()
}

/// Returns the maximum number of puzzles per band: `percent_of_equal_share` percent of an equal
/// share of `target_count`.
fn band_capacity(target_count: usize, band_count: usize, percent_of_equal_share: usize) -> usize {
    (target_count * percent_of_equal_share).div_ceil(band_count * 100)
}

/// Returns the position with South to move. If North is to move, the board is turned around.
pub fn turned_for_south(position: &Position) -> Position {
    if position.to_move() == Seat::South {
        return *position;
    }
    let mut pits = *position.pits();
    pits.rotate_left(ROW);
    let stores = PerSeat::from_fn(|seat: Seat| position.store(seat.opponent()));
    // The number of seeds is unchanged, so the position is valid.
    Position::new(position.rules(), pits, stores, Seat::South).unwrap_or(*position)
}
