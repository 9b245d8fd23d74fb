//! Shows Monte Carlo tree search, playout by playout.

use awale_study::{
    catalogue::LeafValuation,
    study::tree::{GrowingTree, MAX_PLAYOUTS},
};

use crate::{app::Playback, prelude::*};

/// The view of a tree that grows by Monte Carlo tree search.
#[derive(Debug)]
pub struct MctsView {
    pub tree: GrowingTree,
    pub playback: Playback,
}

impl MctsView {
    pub(crate) fn new(tree: GrowingTree) -> MctsView {
        MctsView {
            tree,
            playback: Playback::default(),
        }
    }

    pub(crate) fn act(&mut self, action: &Action) {
        let playouts = self.tree.playouts();
        if self.playback.act(action) && playouts == MAX_PLAYOUTS {
            self.tree.go_to_playout(0);
        }
        match action {
            Action::Right => self.tree.go_to_playout(playouts + 1),
            Action::Left => self.tree.go_to_playout(playouts.saturating_sub(1)),
            Action::PageDown => self.tree.go_to_playout(playouts + 100),
            Action::PageUp => self.tree.go_to_playout(playouts.saturating_sub(100)),
            Action::Home => self.tree.go_to_playout(0),
            Action::End => self.tree.go_to_playout(MAX_PLAYOUTS),
            Action::Command(Command::Values) => {
                let leaf_value = &mut self.tree.options.leaf_valuation;
                *leaf_value = Neighbor::Next.neighbor_value(&LeafValuation::ALL, *leaf_value);
                self.tree.go_to_playout(0);
            }
            _ => {}
        }
    }

    pub(crate) fn tick(&mut self, time: Duration) {
        let new_playouts = u32::try_from(self.playback.tick(time)).unwrap_or(MAX_PLAYOUTS);
        if new_playouts > 0 {
            self.tree.go_to_playout(self.tree.playouts() + new_playouts);
            if self.tree.playouts() == MAX_PLAYOUTS {
                self.playback.stop();
            }
        }
    }
}
