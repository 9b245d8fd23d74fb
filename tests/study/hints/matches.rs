//! Checks reasons for moves in the matches by trying all moves.

use awale_rules::matches_game::{HeapRules, Take};
use awale_rules::{Game, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, GameKind};
use awale_study::study::{Analyst, Reason, effects_of_move, reasons_for_best_move};

use super::last_reported_values;

/// Whether the side to move can win with `matches_left` matches if it takes `max_take` at a time.
/// Taking the last match loses.
fn can_win(matches_left: u8, max_take: u8) -> bool {
    // The opponent took the last match, so the side to move wins.
    matches_left == 0
        || (1..=max_take.min(matches_left)).any(|take| !can_win(matches_left - take, max_take))
}

/// Whether `reason` is true for taking `take` of `matches_left` matches.
fn is_reason_true(reason: &Reason, matches_left: u8, take: u8, max_take: u8, mover: Seat) -> bool {
    let matches_after_take = matches_left - take;
    match reason {
        Reason::OnlyLegalMove => max_take.min(matches_left) == 1,
        Reason::TakesLastMatch => matches_after_take == 0,
        Reason::LeavesLostHeap {
            seat,
            matches_left: claimed,
        } => {
            *seat == mover.opponent()
                && *claimed == matches_after_take
                && matches_after_take > 0
                && !can_win(matches_after_take, max_take)
        }
        Reason::TakesSingleMatch => {
            take == 1
                && matches_after_take > 0
                && (1..=max_take.min(matches_left))
                    .all(|take| can_win(matches_left - take, max_take))
        }
        other => panic!("{other:?} is no reason in the matches"),
    }
}

#[test]
fn every_reason_for_a_move_of_the_matches_is_true() {
    let mut hint_count = 0;
    for most in 1..=6 {
        for start in 1..=16 {
            let Ok(rules) = HeapRules::new(start, most) else {
                continue;
            };
            for (first, opening) in [
                (Seat::South, 0),
                (Seat::North, 0),
                (Seat::South, 1),
                (Seat::North, most),
            ] {
                let mut past = vec![GameKind::Matches(rules).start(first)];
                let mut matches_left = start;
                if opening > 0 && opening < start {
                    let mut heap_after = past[0];
                    heap_after.play_unchecked(AnyMove::Take(Take(opening)));
                    past.push(heap_after);
                    matches_left -= opening;
                }
                let mover = past[past.len() - 1].to_move();
                for take in 1..=most.min(matches_left) {
                    for reason in effects_of_move(&past, AnyMove::Take(Take(take))) {
                        assert!(
                            is_reason_true(&reason, matches_left, take, most, mover),
                            "{reason:?}: {take} of {matches_left}, most {most}"
                        );
                    }
                }
                hint_count += check_hint(&past, matches_left, most, mover);
            }
        }
    }
    assert!(hint_count > 300, "{hint_count} hints are no test");
}

/// Checks that the hint recommends a winning move if there is one, and that its reasons are true.
fn check_hint(past: &[AnyGame], matches_left: u8, max_take: u8, mover: Seat) -> u32 {
    let values = last_reported_values(&mut Analyst::new(1), past, 8).expect("values");
    let best = values.best().mv.as_take().expect("a number of matches").0;
    assert_eq!(
        !can_win(matches_left - best, max_take),
        can_win(matches_left, max_take),
        "{best} of {matches_left}, most {max_take}"
    );
    let found_reasons = reasons_for_best_move(past, &values);
    assert!(!found_reasons.is_empty());
    for reason in &found_reasons {
        assert!(
            is_reason_true(reason, matches_left, best, max_take, mover),
            "{reason:?}: {best} of {matches_left}, most {max_take}"
        );
    }
    1
}
