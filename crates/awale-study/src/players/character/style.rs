//! [`PlayingStyle`]: what the characters like. A style gives a number to each move, from the
//! positions before and after it. A larger number suits the style better.

use awale_rules::{Pit, Position, ROW, Seat};

/// A preference of a character among good moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayingStyle {
    /// Has no preference.
    NoPreference,
    /// Likes to capture as much as possible immediately.
    Greedy,
    /// Likes to play the pits on its right.
    PitsOnTheRight,
    /// Likes to sow as few seeds as possible.
    ShortSowing,
    /// Likes to keep its largest pit small.
    SmallLargestPit,
    /// Likes to have many seeds in its largest pit.
    Hoarder,
    /// Likes to have no pits of one or two seeds.
    NoVulnerablePits,
    /// Likes to threaten captures.
    ManyCaptureThreats,
    /// Likes to have few seeds on its left.
    FewSeedsOnTheLeft,
    /// Likes to have few seeds on its right.
    FewSeedsOnTheRight,
    /// Likes moves after which it can capture back.
    Recapture,
    /// Likes to leave the opponent few seeds.
    Starver,
    /// Likes to sow many seeds.
    LongSowing,
}

impl PlayingStyle {
    /// Returns how well the move from `pit` of `before`, which leads to `after`, suits this style.
    /// Larger is better. The unit depends on the style.
    pub(super) fn score(self, before: &Position, pit: Pit, after: &Position) -> i32 {
        let mover = before.to_move();
        let own_pit_seeds = || Pit::row(mover).map(|own| i32::from(after.seeds(own)));
        let sown_seeds = i32::from(before.seeds(pit));
        match self {
            PlayingStyle::NoPreference => 0,
            PlayingStyle::Greedy => before.net_gain(pit),
            PlayingStyle::PitsOnTheRight => pit.column().try_into().unwrap_or(0),
            PlayingStyle::ShortSowing => -sown_seeds,
            PlayingStyle::LongSowing => sown_seeds,
            // Seeds elsewhere in the row may still be collected in the largest pit.
            PlayingStyle::Hoarder => {
                2 * own_pit_seeds().max().unwrap_or(0) + own_pit_seeds().sum::<i32>()
            }
            PlayingStyle::SmallLargestPit => -own_pit_seeds().max().unwrap_or(0),
            PlayingStyle::NoVulnerablePits => -own_pit_seeds()
                .filter(|seeds| matches!(seeds, 1 | 2))
                .sum::<i32>(),
            PlayingStyle::FewSeedsOnTheLeft => -own_pit_seeds().take(ROW / 2).sum::<i32>(),
            PlayingStyle::FewSeedsOnTheRight => -own_pit_seeds().skip(ROW / 2).sum::<i32>(),
            PlayingStyle::Starver => {
                -i32::from(after.seeds_in_row(mover.opponent())) - 3 * count_as_i32(after.moves())
            }
            PlayingStyle::ManyCaptureThreats => capturable_seeds(after, mover),
            PlayingStyle::Recapture => seeds_captured_back(after),
        }
    }
}

impl PlayingStyle {
    /// Returns true if the move from `pit` of `before`, which leads to `after`, is typical of this
    /// style.
    pub(super) fn is_typical(self, before: &Position, pit: Pit, after: &Position) -> bool {
        let score = self.score(before, pit, after);
        let has_choice = after.seeds_in_row(before.to_move()) >= MIN_ROW_SEEDS_FOR_CHOICE;
        match self {
            PlayingStyle::NoPreference => false,
            PlayingStyle::Greedy => score > 1,
            PlayingStyle::PitsOnTheRight => score == 5 && before.net_gain(pit) > 0,
            PlayingStyle::ShortSowing => score == -1 && has_choice,
            PlayingStyle::SmallLargestPit => score >= -4 && has_choice,
            PlayingStyle::Hoarder => Pit::row(before.to_move()).any(|own| after.seeds(own) >= 14),
            PlayingStyle::NoVulnerablePits
            | PlayingStyle::FewSeedsOnTheRight
            | PlayingStyle::FewSeedsOnTheLeft => score == 0 && has_choice,
            PlayingStyle::ManyCaptureThreats => score >= 8,
            PlayingStyle::Recapture => score >= 4,
            PlayingStyle::Starver => score >= -10,
            PlayingStyle::LongSowing => score >= 12,
        }
    }
}

fn count_as_i32<T>(items: impl Iterator<Item = T>) -> i32 {
    items.map(|_| 1).sum()
}

/// The minimum number of seeds in the own row with which a side has a real choice of moves.
const MIN_ROW_SEEDS_FOR_CHOICE: u8 = 12;

/// Returns the number of seeds that the pits of `seat` could capture in `position` if `seat` were
/// to move, summed over all its moves.
fn capturable_seeds(position: &Position, seat: Seat) -> i32 {
    let stores = awale_rules::PerSeat::from_fn(|seat| position.store(seat));
    let position_with_mover = Position::new(position.rules(), *position.pits(), stores, seat);
    position_with_mover.map_or(0, |position_with_mover| {
        position_with_mover
            .moves()
            .map(|pit| position_with_mover.net_gain(pit).max(0))
            .sum()
    })
}

/// Returns the largest capture after the opponent's largest capture in `after`, or 0 if the
/// opponent has no capture.
fn seeds_captured_back(after: &Position) -> i32 {
    let opponents_capturing_pit = after
        .moves()
        .max_by_key(|&pit| after.net_gain(pit))
        .filter(|&pit| after.net_gain(pit) > 0);
    let Some(Ok(position_after_capture)) = opponents_capturing_pit.map(|pit| after.after(pit))
    else {
        return 0;
    };
    position_after_capture
        .moves()
        .map(|pit| position_after_capture.net_gain(pit))
        .max()
        .unwrap_or(0)
}
