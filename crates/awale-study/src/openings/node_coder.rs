//! The code of a position in the file of a book: what can be foreseen of it takes no bits.
//!
//! ```text
//!   its board, its siblings so far, the other book --> Forecast --> questions --> bits
//!                                                       (here)                   (bit_coder.rs)
//! ```

use awale_rules::{FastBoard, FastRules};

use super::bit_coder::{BitCoder, Probability};
use super::value::{BookValue, HalfSeeds};

/// What a file says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeCode {
    /// All its moves are in the book.
    Expanded,
    /// The engine has valued it.
    Leaf(BookValue),
}

/// The moves from the same position whose codes came before.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Siblings {
    leaves: i32,
    /// Their values together, in half seeds.
    sum: i32,
    expanded: usize,
}

impl Siblings {
    /// One more.
    pub(super) fn add(&mut self, code: NodeCode) {
        match code {
            NodeCode::Expanded => self.expanded += 1,
            NodeCode::Leaf(value) => {
                self.leaves += 1;
                self.sum += i32::from(value.lead.halves());
            }
        }
    }
}

/// What is expected of a position before its code is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// The value, in half seeds.
    halves: i32,
    /// Which probabilities its questions have: those of like positions.
    context: usize,
}

/// Captures that are told apart, each this many half seeds more than the one before.
const THREATS: (usize, i32) = (4, 4);
/// Expanded siblings that are told apart.
const EXPANDED: usize = 3;
/// The contexts: what the other book says, whether there is a sibling with a value, the largest capture, expanded siblings.
const CONTEXTS: usize = 3 * 2 * THREATS.0 * EXPANDED;

impl Forecast {
    /// Of the position `after` a move from `before`, where another book says `like` of it. A value is guessed from what is captured, half
    /// of what the next move can capture, half of what the last one did, and the siblings: weights found by hand on the six books.
    pub(super) fn of(
        rules: &FastRules,
        before: FastBoard,
        after: FastBoard,
        siblings: Siblings,
        like: Option<NodeCode>,
    ) -> Forecast {
        let lead = |board: FastBoard| 2 * (board.my_store() - board.their_store());
        let (now, gained) = (lead(after), -lead(after) - lead(before));
        let threat = rules.moves(after).map(|(_, next)| -lead(next) - now).max().unwrap_or(0).max(0);
        let level = siblings.sum.checked_div(siblings.leaves).unwrap_or(0);
        let (known, halves) = match like {
            None => (0, 3 * level / 8 + (now + 2 * threat - gained) / 2),
            Some(NodeCode::Expanded) => (1, 3 * level / 8 + (now + 2 * threat - gained) / 2),
            Some(NodeCode::Leaf(value)) => (2, i32::from(value.lead.halves())),
        };
        let threat = usize::try_from(threat / THREATS.1).unwrap_or(0).min(THREATS.0 - 1);
        let siblings = usize::from(siblings.leaves > 0) * EXPANDED + siblings.expanded.min(EXPANDED - 1);
        Forecast { halves, context: (known * THREATS.0 + threat) * 2 * EXPANDED + siblings }
    }
}

/// The steps by which a value misses its forecast that have a probability of their own.
const STEPS: usize = 30;
/// The questions of a context: expanded, proven, as predicted, more, and the steps up and down.
const QUESTIONS: usize = 4 + 2 * STEPS;

/// Writes or reads the codes of positions.
#[derive(Debug)]
pub(super) struct NodeCoder<C> {
    bits: C,
    probabilities: Vec<[Probability; QUESTIONS]>,
}

impl<C: BitCoder> NodeCoder<C> {
    pub(super) fn new(bits: C) -> NodeCoder<C> {
        NodeCoder { bits, probabilities: vec![[Probability::EVEN; QUESTIONS]; CONTEXTS] }
    }

    /// The code of the next position, of which the writer knows that it is `known`. `None` where what is read is no code.
    pub(super) fn code(&mut self, forecast: Forecast, known: NodeCode) -> Option<NodeCode> {
        let probabilities = &mut self.probabilities[forecast.context];
        let mut ask = |question: usize, known: bool| self.bits.bit(&mut probabilities[question], known);
        let (is_expanded, value) = match known {
            NodeCode::Expanded => (true, BookValue::NONE),
            NodeCode::Leaf(value) => (false, value),
        };
        if ask(0, is_expanded) {
            return Some(NodeCode::Expanded);
        }
        let is_proven = ask(1, value.is_proven);
        let miss = i32::from(value.lead.halves()) - forecast.halves;
        let mut halves = forecast.halves;
        if !ask(2, miss == 0) {
            let (sign, first) = if ask(3, miss > 0) { (1, 4) } else { (-1, 4 + STEPS) };
            halves += sign;
            let mut step = 0;
            while ask(first + step, miss * sign > (halves - forecast.halves) * sign) {
                halves += sign;
                step = (step + 1).min(STEPS - 1);
                if halves.abs() > i32::from(i8::MAX) * 2 {
                    return None;
                }
            }
        }
        let lead = HalfSeeds::new(i8::try_from(halves).ok()?)?;
        Some(NodeCode::Leaf(BookValue { lead, is_proven }))
    }

    /// What the bits were written to or read from.
    pub(super) fn into_bits(self) -> C {
        self.bits
    }
}
