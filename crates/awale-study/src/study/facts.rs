//! What a move of the awalé family does, by the board, the rules and the history of the game:
//! [`MoveFacts`]. Nothing here searches. Hints, warnings, puzzle themes and chapters read it.

use awale_rules::{Ending, Game, PerSeat, Pit, Place, Position, Seat, Tally, repetition};

/// What ends a game at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// A rule.
    Rule(Ending),
    /// The position stood before in the game.
    Repetition,
}

/// Why the game is over in the last of the positions `past`, and the result. `None` while it goes
/// on.
pub(super) fn game_end(past: &[Position]) -> Option<(GameEnd, Tally)> {
    let position = past.last()?;
    match position.outcome() {
        Some(outcome) => Some((GameEnd::Rule(outcome.ending), outcome.tally)),
        None => repetition(past).map(|_| (GameEnd::Repetition, position.tally_when_repeated())),
    }
}

/// The positions `past` and the one after the legal move from `pit`.
pub(super) fn with(past: &[Position], pit: Pit) -> Vec<Position> {
    let next = past.last().and_then(|position| position.after(pit).ok());
    past.iter().copied().chain(next).collect()
}

/// One move that captures.
#[derive(Clone, Debug, Default)]
pub struct Capture {
    /// The move; `None` if there is none.
    pub with: Option<Pit>,
    /// The pits that it empties.
    pub pits: Vec<Pit>,
    /// Seeds that it takes.
    pub seeds: u8,
}

/// A legal move and its effects.
#[derive(Clone, Debug)]
pub struct MoveFacts {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub pit: Pit,
    /// The position after the move.
    pub after: Position,
    /// What the move captures.
    pub captured: Capture,
    /// The largest capture that the opponent could make if it were its turn before the move.
    pub danger: Capture,
    /// The largest capture of the opponent after the move.
    pub exposed: Capture,
    /// Why the game ends with the move, and the result, if it ends.
    pub end: Option<(GameEnd, Tally)>,
}

impl MoveFacts {
    /// Finds the effects of the move from `pit` in the last position of `past`, the positions of one
    /// game. `None` if the move is not legal.
    #[must_use]
    pub fn of(past: &[Position], pit: Pit) -> Option<MoveFacts> {
        let before = *past.last()?;
        let captured = capture(&before, pit)?;
        let line = with(past, pit);
        let (after, end) = (*line.last()?, game_end(&line));
        let exposed = match end {
            Some(_) => Capture::default(),
            None => best_capture(&after),
        };
        Some(MoveFacts {
            before,
            pit,
            after,
            captured,
            danger: danger(&before),
            exposed,
            end,
        })
    }

    /// Whether the opponent can capture less after the move than if it were its turn before it.
    #[must_use]
    pub fn defends(&self) -> bool {
        self.exposed.seeds < self.danger.seeds
    }

    /// The largest capture of the mover if it could move twice in a row. `None` if a move could
    /// capture as much from these pits before, or if the game is over.
    #[must_use]
    pub fn threat(&self) -> Option<Capture> {
        let next = best_capture(&turned(&self.after, self.before.to_move()));
        let is_old = captures(&self.before).any(|old| {
            let covers = next.pits.iter().all(|pit| old.pits.contains(pit));
            covers && old.seeds >= next.seeds
        });
        (self.end.is_none() && next.seeds > 0 && !is_old).then_some(next)
    }

    /// The opponent's only legal move, if the game goes on and there is only one.
    #[must_use]
    pub fn only_answer(&self) -> Option<Pit> {
        let mut answers = self.after.moves().filter(|_| self.end.is_none());
        answers.next().filter(|_| answers.next().is_none())
    }

    /// Whether the opponent had no seeds and gets some.
    #[must_use]
    pub fn feeds(&self) -> bool {
        let opponent = self.after.to_move();
        self.before.row(opponent) == 0 && self.after.row(opponent) > 0
    }

    /// Whether the opponent has no seeds after the move, or none after any answer, and another move
    /// would have left it some.
    #[must_use]
    pub fn starves(&self) -> bool {
        let opponent = self.after.to_move();
        let runs_out = |after: &Position| {
            let empties = |pit| after.after(pit).is_ok_and(|next| next.row(opponent) == 0);
            // A count may have ended the game with seeds in the row.
            after.row(opponent) == 0 || after.outcome().is_none() && after.moves().all(empties)
        };
        let mut others = self.before.moves().filter(|&pit| pit != self.pit);
        runs_out(&self.after)
            && others.any(|pit| self.before.after(pit).is_ok_and(|other| !runs_out(&other)))
    }

    /// Whether the sowing goes round the board: a pit gets a second seed.
    #[must_use]
    pub fn laps(&self) -> bool {
        let Ok(trace) = self.before.trace(self.pit) else {
            return false;
        };
        let sown: Vec<Place> = trace
            .sown()
            .filter(|place| matches!(place, Place::Pit(_)))
            .collect();
        sown.iter()
            .enumerate()
            .any(|(number, place)| sown[..number].contains(place))
    }
}

/// The capture of the move from `pit`, if the move is legal.
#[must_use]
pub fn capture(position: &Position, pit: Pit) -> Option<Capture> {
    let trace = position.trace(pit).ok()?;
    let (pits, seeds): (Vec<Pit>, Vec<u8>) = trace.captures().unzip();
    Some(Capture {
        with: Some(pit),
        pits,
        seeds: seeds.into_iter().sum(),
    })
}

/// The capture of each legal move, which may be empty.
pub fn captures(position: &Position) -> impl Iterator<Item = Capture> + '_ {
    position.moves().filter_map(|pit| capture(position, pit))
}

/// The move that captures most, the first of equals; without a legal move it is empty.
#[must_use]
pub fn best_capture(position: &Position) -> Capture {
    captures(position)
        .reduce(|best, next| if next.seeds > best.seeds { next } else { best })
        .unwrap_or_default()
}

/// The largest capture that the other side could make if it were its turn.
#[must_use]
pub fn danger(position: &Position) -> Capture {
    best_capture(&turned(position, position.to_move().opponent()))
}

/// The position with the same seeds and `mover` to move.
#[must_use]
pub fn turned(position: &Position, mover: Seat) -> Position {
    let stores = PerSeat::from_fn(|seat| position.store(seat));
    // The seeds are the same, so they still add up.
    Position::new(position.rules(), *position.pits(), stores, mover).unwrap_or(*position)
}
