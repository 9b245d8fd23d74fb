//! The positions of the first plies.

use std::collections::HashSet;

use awale_rules::{FastBoard, FastRules, Position, Rules, Seat};

/// The positions after each number of plies, without doubles. Their order is that in which a search by breadth finds them, pits
/// taken from A to F; so a value needs no key, and a file of values is only as long as there are positions.
#[derive(Debug)]
pub(super) struct OpeningTree {
    rules: Rules,
    fast: FastRules,
    /// After no ply, after one, and so on. A game that is over leads no further.
    layers: Vec<Vec<FastBoard>>,
}

impl OpeningTree {
    /// The first `plies` of games by `rules` from the usual start.
    pub(super) fn new(rules: &Rules, plies: u8) -> OpeningTree {
        let fast = FastRules::new(rules);
        let mut tree = OpeningTree { rules: *rules, fast, layers: Vec::new() };
        let mut layer = vec![FastBoard::of(&Position::start(rules, Seat::South))];
        for _ in 0..plies {
            let mut seen = HashSet::new();
            let children = layer.iter().flat_map(|&board| tree.children(board));
            let next = children.filter(|&child| seen.insert(child)).collect();
            tree.layers.push(std::mem::replace(&mut layer, next));
        }
        tree.layers.push(layer);
        tree
    }

    /// The positions after the moves of `board`, from A to F; none where the game is over.
    pub(super) fn children(&self, board: FastBoard) -> Vec<FastBoard> {
        if self.fast.is_over_by_count(board) {
            return Vec::new();
        }
        self.fast.moves(board).map(|(_, after)| after).collect()
    }

    /// By how many seeds the side to move leads where the game is over; `None` where it goes on.
    pub(super) fn final_lead(&self, board: FastBoard) -> Option<i32> {
        if !self.children(board).is_empty() {
            return None;
        }
        let tally = self.position(board).outcome()?.tally;
        let [mine, theirs] = [Seat::South, Seat::North].map(|seat| i32::try_from(tally.counts[seat]));
        Some(mine.ok()? - theirs.ok()?)
    }

    /// The position, South to move.
    pub(super) fn position(&self, board: FastBoard) -> Position {
        board.position(&self.rules, Seat::South)
    }

    /// The positions after the last ply, whose values are searched.
    pub(super) fn leaves(&self) -> &[FastBoard] {
        self.layers.last().map_or(&[], Vec::as_slice)
    }

    /// The positions before the last ply, the latest plies first: their values follow from those behind them.
    pub(super) fn inner(&self) -> impl Iterator<Item = FastBoard> {
        self.layers.iter().rev().skip(1).flatten().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_of_a_layer_stands_there_once_whatever_way_leads_to_it() {
        let tree = OpeningTree::new(&Rules::OWARE, 4);
        let sizes: Vec<usize> = tree.layers.iter().map(Vec::len).collect();
        assert_eq!(sizes, [1, 6, 36, 190, 1014]);
        let different: HashSet<_> = tree.leaves().iter().collect();
        assert_eq!((different.len(), tree.inner().count()), (1014, 233));
    }
}
