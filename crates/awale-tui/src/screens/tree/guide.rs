//! [`TreeGuide`]: the first page about search trees. A small tree appears step by step; then the
//! tree of a game's first move follows.

use awale_study::{
    record::SowingDirection,
    study::tree::{TREE_GUIDE_SEARCH, TreeGuideStep, tree_guide_subject},
};

use crate::{prelude::*, screens::TreeScreen};

use super::open;

/// The state of the guide.
#[derive(Debug)]
pub struct TreeGuide {
    step_index: usize,
    /// The positions whose tree follows the guide.
    positions_after_guide: Vec<AnyGame>,
}

impl TreeGuide {
    /// The visible step.
    pub const fn step(&self) -> &'static TreeGuideStep {
        &TreeGuideStep::ALL[self.step_index]
    }

    /// The number of the visible step, counted from 1, and the number of steps.
    pub const fn number_and_total(&self) -> (usize, usize) {
        (self.step_index + 1, TreeGuideStep::ALL.len())
    }
}

impl TreeScreen {
    /// Opens the guide. After it comes the tree of the last of `positions_after_guide`.
    pub(crate) fn new_guide(
        positions_after_guide: Vec<AnyGame>,
        direction: SowingDirection,
    ) -> Option<TreeScreen> {
        let mut screen = TreeScreen::new(tree_guide_subject(), direction, false)?;
        screen.show_search(TREE_GUIDE_SEARCH);
        screen.guide = Some(TreeGuide {
            step_index: 0,
            positions_after_guide,
        });
        screen.show_guide_step();
        Some(screen)
    }

    /// Unfolds the tree as far as the visible step shows it, and selects the position of the step.
    fn show_guide_step(&mut self) {
        let Some(step) = self.guide.as_ref().map(TreeGuide::step) else {
            return;
        };
        for node in 0..self.tree.len() {
            self.unfolded_nodes[node] =
                self.tree.has_children(node) && self.tree.node(node).ply < step.last_visible_ply;
        }
        self.select_node(self.tree.find_node(&step.line_to_shown_position()));
    }

    /// Handles an action in the guide: goes to the next step or, after the last one, to the tree of
    /// the game, or goes back.
    pub(super) fn act_in_guide(&mut self, action: &Action) -> Transition {
        let direction = self.direction;
        let Some(guide) = &mut self.guide else {
            return Transition::Stay;
        };
        match action {
            Action::Right | Action::Confirm if guide.step_index + 1 < TreeGuideStep::ALL.len() => {
                guide.step_index += 1;
            }
            Action::Right | Action::Confirm => {
                return match open(&guide.positions_after_guide, direction, false) {
                    Transition::Open(tree) => Transition::Replace(tree),
                    other => other,
                };
            }
            Action::Left => guide.step_index = guide.step_index.saturating_sub(1),
            Action::ClickRow(row) | Action::OpenRow(row) if *row < self.visible_nodes.len() => {
                self.chosen_index = *row;
                return Transition::Stay;
            }
            Action::Back => return Transition::Back,
            _ => return Transition::Stay,
        }
        self.show_guide_step();
        Transition::Stay
    }
}
