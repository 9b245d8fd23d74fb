//! The player of one side in the setup form.

use awale_study::{
    players::{Evaluation, ExplorationConstant, LeafValuation, MonteCarloOptions, TextbookOptions},
    record::Participant,
};
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
    name_for_other_player_kind: Label,
    /// The player that the user chose, if that player does not support the game and `spec` is a
    /// replacement.
    replaced_player: Option<PlayerSpec>,
    pub(super) textbook: TextbookOptions,
    pub(super) monte_carlo: MonteCarloOptions,
}

impl PlayerSlot {
    pub(super) fn new(spec: PlayerSpec, name: &str) -> PlayerSlot {
        let mut slot = PlayerSlot {
            spec,
            name: name.into(),
            name_for_other_player_kind: Label::new(),
            replaced_player: None,
            textbook: TextbookOptions {
                depth: DEFAULT_DEPTH,
                evaluation: Evaluation::default(),
            },
            monte_carlo: MonteCarloOptions {
                playout_count: DEFAULT_PLAYOUTS,
                exploration: ExplorationConstant::default(),
                leaf_valuation: LeafValuation::default(),
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
            std::mem::swap(&mut self.name, &mut self.name_for_other_player_kind);
        }
        (self.spec, self.replaced_player) = (spec, None);
    }

    /// Sets the evaluation of a textbook player.
    pub(super) fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.textbook.evaluation = evaluation;
        if let PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) = &mut self.spec {
            *textbook = self.textbook;
        }
    }

    /// Sets the evaluation of leaves in Monte Carlo tree search.
    pub(super) fn set_leaf_value(&mut self, leaf_value: LeafValuation) {
        self.monte_carlo.leaf_valuation = leaf_value;
        if let PlayerSpec::Mcts(options) = &mut self.spec {
            *options = self.monte_carlo;
        }
    }

    /// Adapts the player to another game. A player that does not support `kind` is replaced by a
    /// simple one until a supported game is chosen.
    pub(super) fn adapt_to_game(&mut self, kind: &GameKind) {
        if let Some(original_player) = self.replaced_player.take_if(|chosen| chosen.plays(kind)) {
            self.spec = original_player;
        } else if !self.spec.plays(kind) {
            self.replaced_player = Some(self.spec);
            self.spec = self.spec.or_fast_player(kind);
        }
    }

    /// The player that the user chose, even if a replacement plays.
    pub(super) fn chosen_player(&self) -> PlayerSpec {
        self.replaced_player.unwrap_or(self.spec)
    }

    /// The player with the typed name or, without one, the name `default_name`.
    pub(super) fn participant(&self, default_name: &Label) -> Participant {
        let name = if self.name.is_empty() {
            default_name
        } else {
            &self.name
        };
        Participant {
            name: name.clone(),
            spec: self.spec,
        }
    }
}
