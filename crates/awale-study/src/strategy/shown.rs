//! Whether an exercise shows what its chapter is about: facts of its position and of its right
//! moves, found without a search.

use awale_rules::{Pit, Position};

use crate::puzzle::{Motif, Motifs};
use crate::study::{MoveFacts, best_capture, capture, captures, danger};

use super::exercise::ChapterExercise;
use super::subject::Subject;

/// A capture or a threat of fewer seeds teaches little.
const WORTH: u8 = 2;
/// A threat that has to be met takes this many seeds at least.
const DANGER: u8 = 3;
/// Seeds on the board of an endgame at most, and of an opening at least.
const FEW: u8 = 12;
const OPENING: u8 = 38;
/// Seeds on the board while emptying a side is a plan for the whole game.
const MIDDLE: u8 = 20;
/// The first pit of the right side, counted from 0.
const RIGHT: usize = 4;

impl Subject {
    /// Whether the right moves of `exercise` are about this, and its other moves miss it.
    #[must_use]
    pub fn is_shown_by(self, exercise: &ChapterExercise) -> bool {
        let position = &exercise.position;
        let (right, wrong): (Vec<Pit>, Vec<Pit>) =
            position.moves().partition(|&pit| exercise.is_right(pit));
        let all = |is: &dyn Fn(Pit) -> bool| {
            !right.is_empty() && !wrong.is_empty() && right.iter().all(|&pit| is(pit))
        };
        let taken = |pit| capture(position, pit).map_or(0, |capture| capture.seeds);
        match self {
            Subject::Reach => all(&|pit| taken(pit) >= WORTH && position.seeds(pit) >= 3),
            Subject::Threats => {
                best_capture(position).seeds < WORTH && all(&|pit| threatens(position, pit)) && {
                    wrong.iter().any(|&pit| !threatens(position, pit))
                }
            }
            Subject::Defence => {
                danger(position).seeds >= DANGER && all(&|pit| meets_threat(position, pit))
            }
            Subject::BigPit => all(&|pit| facts(position, pit).is_some_and(|facts| facts.laps())),
            Subject::Patience => is_about_taking(position, &right),
            Subject::RightSide => {
                position.on_board() >= MIDDLE
                    && best_capture(position).seeds < WORTH
                    && danger(position).seeds < DANGER
                    && all(&|pit| pit.column() >= RIGHT)
                    && wrong.iter().filter(|pit| pit.column() < RIGHT).count() >= 2
            }
            Subject::Tempo => position.on_board() > 6 && all(&|pit| runs_short(position, pit)),
            Subject::Endgame => position.on_board() <= FEW && position.on_board() >= 5,
            Subject::Opening => position.on_board() >= OPENING && all(&|_| true),
        }
    }
}

fn motifs(position: &Position, pit: Pit) -> Motifs {
    Motifs::of_turn(position, pit, None)
}

fn facts(position: &Position, pit: Pit) -> Option<MoveFacts> {
    MoveFacts::of(&[*position], pit)
}

fn threatens(position: &Position, pit: Pit) -> bool {
    let threat = facts(position, pit).and_then(|facts| facts.threat());
    threat.is_some_and(|threat| threat.seeds >= WORTH)
}

/// Whether the move meets the largest threat in one of the five ways: moving away, overfilling,
/// spoiling the attacker's count, capturing the attacker, leaving it a capture of everything.
fn meets_threat(position: &Position, pit: Pit) -> bool {
    let ways = [
        Motif::MoveAway,
        Motif::Overfill,
        Motif::Block,
        Motif::SlamTrap,
    ];
    facts(position, pit).is_some_and(|facts| {
        let shown = motifs(position, pit);
        let attacker = facts.danger.with;
        let takes_attacker = attacker.is_some_and(|pit| facts.captured.pits.contains(&pit));
        let is_met = facts.end.is_none() && facts.defends();
        is_met && (takes_attacker || ways.into_iter().any(|way| shown.has(way)))
    })
}

/// Whether there is something to take, and either the largest capture is wrong, or it is one of
/// several and waiting is wrong.
fn is_about_taking(position: &Position, right: &[Pit]) -> bool {
    let best = best_capture(position);
    let Some(largest) = best.with else {
        return false;
    };
    let taken = |pit: &Pit| capture(position, *pit).map_or(0, |capture| capture.seeds);
    let others = captures(position)
        .filter(|capture| capture.seeds >= WORTH)
        .count();
    let is_wrong = !right.contains(&largest) && right.iter().all(|pit| taken(pit) < best.seeds);
    best.seeds >= WORTH && !right.is_empty() && (is_wrong || others == 1 && right == [largest])
}

/// Whether the move feeds a side that has nothing, starves it, or leaves it a single move.
fn runs_short(position: &Position, pit: Pit) -> bool {
    facts(position, pit)
        .is_some_and(|facts| facts.feeds() || facts.starves() || facts.only_answer().is_some())
}
