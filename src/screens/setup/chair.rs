//! Who sits on one side, and how that changes from one choice to the next.

use crate::catalogue::Kind;
use crate::players::{Character, Evaluation, Exploration, LeafValue, MonteCarlo, PlayerSpec, Strength, Textbook};
use crate::record::Participant;
use crate::text::Label;

use crate::app::toward::Toward;

/// The depth a textbook player is offered with at first: quick, and no pushover.
const USUAL_DEPTH: u8 = 6;

/// The playouts that Monte Carlo tree search is offered with at first: a fraction of a second a move.
const USUAL_PLAYOUTS: u32 = 10_000;

/// The level at which the engine is offered at first.
const USUAL_LEVEL: u8 = 3;

/// The character that is offered at first: the one who teaches.
const USUAL_CHARACTER: Character = Character::Nana;

/// Who sits on one side. What was chosen for another kind of player is remembered.
#[derive(Clone, Debug)]
pub struct Chair {
    pub spec: PlayerSpec,
    /// The player's name; empty for the usual one.
    pub name: Label,
    /// The player that was chosen, where it does not play the game and a simple one has sat down instead.
    stands_by: Option<PlayerSpec>,
    /// The depth and evaluation for a player that has them.
    textbook: Textbook,
    /// What Monte Carlo tree search is told.
    monte_carlo: MonteCarlo,
    /// The strength of the engine.
    strength: Strength,
    /// The character that was chosen.
    character: Character,
}

impl Chair {
    pub(super) fn new(spec: PlayerSpec, name: &str) -> Chair {
        let textbook = match spec {
            PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) => textbook,
            _ => Textbook { depth: USUAL_DEPTH, evaluation: Evaluation::default() },
        };
        let monte_carlo = match spec {
            PlayerSpec::Mcts(options) => options,
            _ => {
                MonteCarlo { playouts: USUAL_PLAYOUTS, exploration: Exploration::default(), leaf: LeafValue::default() }
            }
        };
        let strength = match spec {
            PlayerSpec::Engine(strength) => strength,
            _ => Strength::Level(USUAL_LEVEL),
        };
        let character = match spec {
            PlayerSpec::Character(character) => character,
            _ => USUAL_CHARACTER,
        };
        Chair { spec, name: name.into(), stands_by: None, textbook, monte_carlo, strength, character }
    }

    /// The kinds of players, in the order in which one goes through them.
    fn kinds(&self) -> [PlayerSpec; 10] {
        [
            PlayerSpec::Human,
            PlayerSpec::Naive,
            PlayerSpec::Fast,
            PlayerSpec::Expert,
            PlayerSpec::Minimax(self.textbook),
            PlayerSpec::AlphaBeta(self.textbook),
            PlayerSpec::Mcts(self.monte_carlo),
            PlayerSpec::Engine(self.strength),
            PlayerSpec::Character(self.character),
            PlayerSpec::Bot,
        ]
    }

    /// The next kind of player, or the one before, among those that play `game`.
    pub(super) fn change_kind(&mut self, toward: Toward, game: &Kind) {
        let kinds: Vec<PlayerSpec> = self.kinds().into_iter().filter(|spec| spec.plays(game)).collect();
        let place = kinds.iter().position(|&spec| spec == self.spec).unwrap_or(0);
        self.spec = kinds[toward.around(place, kinds.len())];
        self.stands_by = None;
    }

    /// Another game was chosen. Where the player does not play it, a simple one sits down instead, until a game comes that
    /// the player does play.
    pub(super) fn sit_down_to(&mut self, game: &Kind) {
        if let Some(chosen) = self.stands_by.take_if(|chosen| chosen.plays(game)) {
            self.spec = chosen;
        } else if !self.spec.plays(game) {
            self.stands_by = Some(self.spec);
            self.spec = self.spec.fit_for(game);
        }
    }

    /// The player that was chosen, whether it plays the game or not.
    pub(super) fn chosen(&self) -> PlayerSpec {
        self.stands_by.unwrap_or(self.spec)
    }

    pub(super) fn change_textbook(&mut self, change: impl FnOnce(&mut Textbook)) {
        change(&mut self.textbook);
        match &mut self.spec {
            PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) => *textbook = self.textbook,
            _ => {}
        }
    }

    pub(super) fn change_monte_carlo(&mut self, change: impl FnOnce(&mut MonteCarlo)) {
        change(&mut self.monte_carlo);
        if let PlayerSpec::Mcts(options) = &mut self.spec {
            *options = self.monte_carlo;
        }
    }

    /// The next level or the one before. Limits from the settings give way to the levels.
    pub(super) fn change_level(&mut self, toward: Toward) {
        let (first, last) = Strength::LEVELS.into_inner();
        let level = match self.strength {
            Strength::Level(level) => toward.stepped(level).clamp(first, last),
            _ => last,
        };
        self.strength = Strength::Level(level);
        self.spec = PlayerSpec::Engine(self.strength);
    }

    pub(super) fn invite(&mut self, character: Character) {
        self.character = character;
        self.spec = PlayerSpec::Character(character);
        self.stands_by = None;
    }

    /// The next character or the one before.
    pub(super) fn change_character(&mut self, toward: Toward) {
        let all = Character::ALL;
        let place = all.iter().position(|&one| one == self.character).unwrap_or(0);
        self.invite(all[toward.around(place, all.len())]);
    }

    pub(super) fn participant(&self) -> Participant {
        Participant { name: self.name.clone(), spec: self.spec }
    }
}
