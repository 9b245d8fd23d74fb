//! The first page about search trees: a small tree that appears step by step.

use awale_rules::{Pit, Position, Rules};

use crate::{
    catalogue::{AnyGame, AnyMove, Evaluation},
    study::tree::{SearchAlgorithm, TextbookSearch, TreeMove, TreeSubject},
};

/// South can play B or E. E captures two seeds, but then North's f captures three.
const POSITION: &str = "0-2-0-0-3-0-0-1-0-0-0-2-20-20-S";

/// The search that the guide explains: South's moves, North's answers, and then the seeds in the
/// stores.
pub const TREE_GUIDE_SEARCH: TextbookSearch = TextbookSearch {
    algorithm: SearchAlgorithm::Minimax,
    depth: 2,
    evaluation: Evaluation::Seeds,
};

/// A step of the guide: what it explains and what it shows of the tree.
#[derive(Clone, Copy, Debug)]
pub struct TreeGuideStep {
    /// The message id of the explanation.
    pub message_id: &'static str,
    /// The letters of the moves to the position on the board.
    pub moves_to_shown_position: &'static str,
    /// The moves of the tree are visible up to this ply.
    pub last_visible_ply: u32,
    /// The values are visible from this ply on.
    pub first_valued_ply: u32,
}

impl TreeGuideStep {
    /// The steps: the position, the moves, the answers, and twice the values one ply further up.
    pub const ALL: [TreeGuideStep; 5] = [
        TreeGuideStep::new("tree-guide-position", "", 0, 3),
        TreeGuideStep::new("tree-guide-moves", "E", 1, 3),
        TreeGuideStep::new("tree-guide-answers", "Ef", 2, 2),
        TreeGuideStep::new("tree-guide-lowest", "E", 2, 1),
        TreeGuideStep::new("tree-guide-highest", "B", 2, 0),
    ];

    const fn new(
        message_id: &'static str,
        moves_to_shown_position: &'static str,
        last_visible_ply: u32,
        first_valued_ply: u32,
    ) -> TreeGuideStep {
        TreeGuideStep {
            message_id,
            moves_to_shown_position,
            last_visible_ply,
            first_valued_ply,
        }
    }

    /// Returns the moves to the position on the board.
    pub fn line_to_shown_position(&self) -> Vec<TreeMove> {
        let pits = self
            .moves_to_shown_position
            .chars()
            .filter_map(Pit::from_letter);
        pits.map(|pit| AnyMove::Pit(pit).into()).collect()
    }
}

/// Returns the position of the guide, the root of its tree.
pub fn tree_guide_subject() -> TreeSubject {
    let position = Position::parse(POSITION, &Rules::OWARE);
    TreeSubject::Game(position.ok().map(AnyGame::Awale).into_iter().collect())
}
