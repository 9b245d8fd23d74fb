//! The player of one side in the setup form.

use awale_study::players::{
    Evaluation, ExplorationConstant, LeafValue, MonteCarloOptions, TextbookOptions,
};
use awale_study::record::Participant;
use awale_words::text::Label;

use crate::prelude::*;

/// The initial depth of a textbook player in plies: fast, but not a weak player.
const DEFAULT_DEPTH: u8 = 6;

/// The initial playouts of Monte Carlo tree search for each move, which take a fraction of a
/// second.
const DEFAULT_PLAYOUTS: u32 = 10_000;

/// The player of one side. Remembers the options of the other kinds of player.
#[derive(Clone, Debug)]
pub struct PlayerSlot {
    pub spec: PlayerSpec,
    /// The player's name. Empty for the default name.
    pub name: Label,
    /// The name that `name` becomes if the user changes from a human to a computer player, or back:
    /// the human's name while a computer is chosen, and the computer's name while a human is.
    other_name: Label,
    /// The player that the user chose, if that player does not support the game and `spec` is a
    /// replacement.
    replaced: Option<PlayerSpec>,
    pub(super) textbook: TextbookOptions,
    pub(super) monte_carlo: MonteCarloOptions,
}

impl PlayerSlot {
    pub(super) fn new(spec: PlayerSpec, name: &str) -> PlayerSlot {
        let mut slot = PlayerSlot {
            spec,
            name: name.into(),
            other_name: Label::new(),
            replaced: None,
            textbook: TextbookOptions {
                depth: DEFAULT_DEPTH,
                evaluation: Evaluation::default(),
            },
            monte_carlo: MonteCarloOptions {
                playouts: DEFAULT_PLAYOUTS,
                exploration: ExplorationConstant::default(),
                leaf: LeafValue::default(),
            },
        };
        slot.set_player(spec);
        slot
    }

    pub(super) fn set_player(&mut self, spec: PlayerSpec) {
        match spec {
            PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) => {
                self.textbook = textbook;
            }
            PlayerSpec::Mcts(options) => self.monte_carlo = options,
            _ => {}
        }
        if spec.is_human() != self.spec.is_human() {
            std::mem::swap(&mut self.name, &mut self.other_name);
        }
        (self.spec, self.replaced) = (spec, None);
    }

    /// Sets the evaluation of a textbook player.
    pub(super) fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.textbook.evaluation = evaluation;
        if let PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) = &mut self.spec {
            *textbook = self.textbook;
        }
    }

    /// Sets the evaluation of leaves in Monte Carlo tree search.
    pub(super) fn set_leaf_value(&mut self, leaf: LeafValue) {
        self.monte_carlo.leaf = leaf;
        if let PlayerSpec::Mcts(options) = &mut self.spec {
            *options = self.monte_carlo;
        }
    }

    /// Adapts the player to another game. A player that does not support `game` is replaced by a
    /// simple one until a supported game is chosen.
    pub(super) fn set_game(&mut self, game: &GameKind) {
        if let Some(chosen) = self.replaced.take_if(|chosen| chosen.plays(game)) {
            self.spec = chosen;
        } else if !self.spec.plays(game) {
            self.replaced = Some(self.spec);
            self.spec = self.spec.or_fast_player(game);
        }
    }

    /// The player that the user chose, even if a replacement plays.
    pub(super) fn chosen_player(&self) -> PlayerSpec {
        self.replaced.unwrap_or(self.spec)
    }

    /// The player with the typed name or, without one, the name `usual`.
    pub(super) fn participant(&self, usual: &Label) -> Participant {
        let name = if self.name.is_empty() {
            usual
        } else {
            &self.name
        };
        Participant {
            name: name.clone(),
            spec: self.spec,
        }
    }
}
