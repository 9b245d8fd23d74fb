//! Who sits on one side.

use awale_study::catalogue::Kind;
use awale_study::players::{Evaluation, Exploration, LeafValue, MonteCarlo, PlayerSpec, Textbook};
use awale_study::record::Participant;
use awale_words::text::Label;

/// The depth a textbook player is offered with at first: quick, and no pushover.
const USUAL_DEPTH: u8 = 6;

/// The playouts that Monte Carlo tree search is offered with at first: a fraction of a second a
/// move.
const USUAL_PLAYOUTS: u32 = 10_000;

/// Who sits on one side. What was chosen for another kind of player is remembered.
#[derive(Clone, Debug)]
pub struct Chair {
    pub spec: PlayerSpec,
    /// The player's name; empty for the usual one.
    pub name: Label,
    /// The name that a person had here while a computer sits here, or a computer's while a person
    /// does.
    other_name: Label,
    /// The player that was chosen, where it does not play the game and a simple one has sat down
    /// instead.
    stands_by: Option<PlayerSpec>,
    /// The depth and evaluation for a player that has them.
    pub(super) textbook: Textbook,
    /// The options of Monte Carlo tree search.
    pub(super) monte_carlo: MonteCarlo,
}

impl Chair {
    pub(super) fn new(spec: PlayerSpec, name: &str) -> Chair {
        let mut chair = Chair {
            spec,
            name: name.into(),
            other_name: Label::new(),
            stands_by: None,
            textbook: Textbook {
                depth: USUAL_DEPTH,
                evaluation: Evaluation::default(),
            },
            monte_carlo: MonteCarlo {
                playouts: USUAL_PLAYOUTS,
                exploration: Exploration::default(),
                leaf: LeafValue::default(),
            },
        };
        chair.sit(spec);
        chair
    }

    pub(super) fn sit(&mut self, spec: PlayerSpec) {
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
        (self.spec, self.stands_by) = (spec, None);
    }

    /// The textbook player evaluates positions in this way.
    pub(super) fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.textbook.evaluation = evaluation;
        if let PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) = &mut self.spec {
            *textbook = self.textbook;
        }
    }

    /// Monte Carlo tree search evaluates its leaves in this way.
    pub(super) fn set_leaf(&mut self, leaf: LeafValue) {
        self.monte_carlo.leaf = leaf;
        if let PlayerSpec::Mcts(options) = &mut self.spec {
            *options = self.monte_carlo;
        }
    }

    /// Another game was chosen. Where the player does not play it, a simple one sits down instead,
    /// until a game comes that the player does play.
    pub(super) fn sit_down_to(&mut self, game: &Kind) {
        if let Some(chosen) = self.stands_by.take_if(|chosen| chosen.plays(game)) {
            self.spec = chosen;
        } else if !self.spec.plays(game) {
            self.stands_by = Some(self.spec);
            self.spec = self.spec.or_fast(game);
        }
    }

    /// The player that was chosen, whether it plays the game or not.
    pub(super) fn chosen(&self) -> PlayerSpec {
        self.stands_by.unwrap_or(self.spec)
    }

    /// Who plays here, under the name that was typed or, where none was, under `usual`.
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
