//! What the characters like: one number for a move, the larger the better. Each is a few lines over
//! the position before the move and the one after it, both seen by the side that moves.

use awale_rules::{Pit, Position, ROW, Seat};

/// What a character likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Nothing besides what a move is worth.
    Plain,
    /// To take as much as possible at once.
    Greedy,
    /// To play the pits on its right.
    Hurried,
    /// To sow as few seeds as possible.
    Patient,
    /// To keep its largest pit small.
    Even,
    /// To have many seeds in its largest pit.
    Hoarder,
    /// To leave no pit of one or two seeds.
    Careful,
    /// To threaten captures.
    Raider,
    /// To have few seeds on its left.
    LeftEmpty,
    /// To have few seeds on its right.
    RightEmpty,
    /// To capture back.
    Counter,
    /// To leave the opponent few seeds.
    Starver,
    /// To sow long ways.
    Far,
}

impl Style {
    /// How much this style likes the move from `pit` of `before`, which leads to `after`.
    pub(super) fn liking(self, before: &Position, pit: Pit, after: &Position) -> i32 {
        let me = before.to_move();
        let own = || Pit::row(me).map(|own| i32::from(after.seeds(own)));
        let sown = i32::from(before.seeds(pit));
        match self {
            Style::Plain => 0,
            Style::Greedy => before.gain(pit),
            Style::Hurried => pit.column().try_into().unwrap_or(0),
            Style::Patient => -sown,
            Style::Far => sown,
            // What stays in the row may still come to the largest pit.
            Style::Hoarder => 2 * own().max().unwrap_or(0) + own().sum::<i32>(),
            Style::Even => -own().max().unwrap_or(0),
            Style::Careful => -own().filter(|seeds| matches!(seeds, 1 | 2)).sum::<i32>(),
            Style::LeftEmpty => -own().take(ROW / 2).sum::<i32>(),
            Style::RightEmpty => -own().skip(ROW / 2).sum::<i32>(),
            Style::Starver => -i32::from(after.row(me.opponent())) - 3 * count(after.moves()),
            Style::Raider => threatened(after, me),
            Style::Counter => captured_back(after),
        }
    }
}

impl Style {
    /// Whether the style shows plainly in the move from `pit` of `before`, which leads to `after`.
    pub(super) fn shows(self, before: &Position, pit: Pit, after: &Position) -> bool {
        let liking = self.liking(before, pit, after);
        let is_rich = after.row(before.to_move()) >= RICH;
        match self {
            Style::Plain => false,
            Style::Greedy => liking > 1,
            Style::Hurried => liking == 5 && before.gain(pit) > 0,
            Style::Patient => liking == -1 && is_rich,
            Style::Even => liking >= -4 && is_rich,
            Style::Hoarder => Pit::row(before.to_move()).any(|own| after.seeds(own) >= 14),
            Style::Careful | Style::RightEmpty | Style::LeftEmpty => liking == 0 && is_rich,
            Style::Raider => liking >= 8,
            Style::Counter => liking >= 4,
            Style::Starver => liking >= -10,
            Style::Far => liking >= 12,
        }
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> i32 {
    items.map(|_| 1).sum()
}

/// With this many seeds in its row a side has a choice.
const RICH: u8 = 12;

/// Seeds that the pits of `seat` could capture one after the other, if it were its turn in
/// `position`.
fn threatened(position: &Position, seat: Seat) -> i32 {
    let stores = awale_rules::PerSeat::from_fn(|seat| position.store(seat));
    let turned = Position::new(position.rules(), *position.pits(), stores, seat);
    turned.map_or(0, |turned| {
        turned.moves().map(|pit| turned.gain(pit).max(0)).sum()
    })
}

/// What could be captured back in the end, after the opponent's largest capture in `after`; nothing
/// where it has none.
fn captured_back(after: &Position) -> i32 {
    let capture = after
        .moves()
        .max_by_key(|&pit| after.gain(pit))
        .filter(|&pit| after.gain(pit) > 0);
    let Some(Ok(taken)) = capture.map(|pit| after.after(pit)) else {
        return 0;
    };
    taken.moves().map(|pit| taken.gain(pit)).max().unwrap_or(0)
}
