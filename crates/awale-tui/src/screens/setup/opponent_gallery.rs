//! The gallery: all opponents with their strength.

use awale_study::{
    catalogue::ProgramCommand,
    players::{Character, EngineStrength, MonteCarloOptions, TextbookOptions},
    rating::{self, Rating},
};
use awale_words::text::Label;

use super::{GameSetup, SetupRow, row::with_current_choice};
use crate::prelude::*;

/// The minimum number of playouts that can be chosen. With fewer, the moves are nearly random.
const MIN_PLAYOUTS: u32 = 100;

/// An opponent in the gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GalleryEntry {
    Player(PlayerSpec),
    /// A program from the settings, with its name and its command.
    Program(Label, Label),
    /// A program whose command the user will type.
    TypedProgram,
}

/// A section of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GallerySection {
    EngineLevels,
    Characters,
    TextbookAlgorithms,
    Programs,
    People,
}

impl GallerySection {
    pub const fn section_of(opponent: &GalleryEntry) -> GallerySection {
        match opponent {
            GalleryEntry::Player(PlayerSpec::Engine(_)) => GallerySection::EngineLevels,
            GalleryEntry::Player(PlayerSpec::Character(_)) => GallerySection::Characters,
            GalleryEntry::Player(PlayerSpec::Human) => GallerySection::People,
            GalleryEntry::Player(_) => GallerySection::TextbookAlgorithms,
            _ => GallerySection::Programs,
        }
    }

    /// The message id of the section's heading.
    pub const fn heading_message_id(self) -> &'static str {
        match self {
            GallerySection::EngineLevels => "gallery-levels",
            GallerySection::Characters => "gallery-title",
            GallerySection::TextbookAlgorithms => "gallery-textbook",
            GallerySection::Programs => "gallery-programs",
            GallerySection::People => "gallery-people",
        }
    }
}

impl GameSetup {
    /// All opponents that support the chosen game, section by section. While the gallery is open,
    /// they have the depths and playouts that the user has set there.
    pub(super) fn gallery(&self, seat: Seat) -> Vec<GalleryEntry> {
        match &self.choice_list {
            Some(choice_list) if self.row == SetupRow::Opponent(seat) => {
                choice_list.gallery.clone()
            }
            _ => with_current_choice(self.all_gallery_entries(seat), self.current_opponent(seat)),
        }
    }

    fn all_gallery_entries(&self, seat: Seat) -> Vec<GalleryEntry> {
        let (slot, kind) = (&self.slots[seat], self.kind());
        let textbook_players = [
            PlayerSpec::Naive,
            PlayerSpec::Fast,
            PlayerSpec::MatchesExpert,
            PlayerSpec::Minimax(slot.textbook),
            PlayerSpec::AlphaBeta(slot.textbook),
            PlayerSpec::Mcts(slot.monte_carlo),
        ];
        // If the current player is an engine with limits instead of a level, list it after the
        // levels.
        let current_engine = Some(slot.spec)
            .filter(|spec| matches!(spec, PlayerSpec::Engine(strength) if !matches!(strength, EngineStrength::Level(_))));
        let levels = EngineStrength::LEVEL_RANGE
            .map(|level| PlayerSpec::Engine(EngineStrength::Level(level)));
        let specs = levels
            .chain(current_engine)
            .chain(Character::ALL.map(PlayerSpec::Character))
            .chain(textbook_players);
        let mut entries: Vec<GalleryEntry> = specs
            .filter(|spec| spec.plays(kind))
            .map(GalleryEntry::Player)
            .collect();
        // UCI engines support only awalé.
        let is_awale = matches!(kind, GameKind::Awale(_));
        let supports_game = |command: &Label| {
            is_awale
                || command
                    .parse::<ProgramCommand>()
                    .is_ok_and(|program| !program.is_uci())
        };
        let has_typed_program = !self.program_command.is_empty()
            && self
                .programs
                .iter()
                .all(|(_, command)| *command != self.program_command);
        let programs = self
            .programs
            .iter()
            .cloned()
            .chain(has_typed_program.then(|| (Label::new(), self.program_command.clone())));
        let playable_programs = programs.filter(|(_, command)| supports_game(command));
        entries
            .extend(playable_programs.map(|(name, command)| GalleryEntry::Program(name, command)));
        entries.extend([
            GalleryEntry::TypedProgram,
            GalleryEntry::Player(PlayerSpec::Human),
        ]);
        entries
    }

    /// The current opponent on this side. [`GalleryEntry::TypedProgram`] if it is a program without
    /// a command.
    pub(super) fn current_opponent(&self, seat: Seat) -> GalleryEntry {
        if self.slots[seat].spec != PlayerSpec::ExternalProgram {
            return GalleryEntry::Player(self.slots[seat].spec);
        }
        let named_program = self
            .programs
            .iter()
            .find(|(_, command)| *command == self.program_command);
        let program_name = named_program
            .map(|(name, _)| name.clone())
            .unwrap_or_default();
        if self.program_command.is_empty() {
            GalleryEntry::TypedProgram
        } else {
            GalleryEntry::Program(program_name, self.program_command.clone())
        }
    }
}

impl GalleryEntry {
    /// The opponent as a player. `None` if its command has not been typed yet.
    pub const fn player_spec(&self) -> Option<PlayerSpec> {
        match self {
            GalleryEntry::Player(spec) => Some(*spec),
            GalleryEntry::Program(..) => Some(PlayerSpec::ExternalProgram),
            GalleryEntry::TypedProgram => None,
        }
    }

    /// Changes the depth or the playouts of a textbook player. No effect on other opponents.
    pub(super) fn adjust_strength(&mut self, neighbor: Neighbor) {
        match self {
            GalleryEntry::Player(
                PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook),
            ) => {
                let depth = neighbor.saturating_neighbor_number(textbook.depth);
                textbook.depth = depth.clamp(
                    *TextbookOptions::DEPTH_RANGE.start(),
                    *TextbookOptions::DEPTH_RANGE.end(),
                );
            }
            GalleryEntry::Player(PlayerSpec::Mcts(options)) => {
                options.playout_count = match neighbor {
                    Neighbor::Next => options
                        .playout_count
                        .saturating_mul(10)
                        .min(*MonteCarloOptions::PLAYOUT_COUNT_RANGE.end()),
                    Neighbor::Previous => (options.playout_count / 10).max(MIN_PLAYOUTS),
                };
            }
            _ => {}
        }
    }

    /// Whether the strength of this opponent can be adjusted.
    pub const fn has_adjustable_strength(&self) -> bool {
        matches!(
            self,
            GalleryEntry::Player(
                PlayerSpec::Minimax(_) | PlayerSpec::AlphaBeta(_) | PlayerSpec::Mcts(_)
            )
        )
    }
}

/// The expected score of a player with this rating against `spec`, from 0 to 1. `None` if the
/// strength of one of the two is unknown.
pub(super) fn expected_score(rating: &Rating, spec: &PlayerSpec, kind: &GameKind) -> Option<f64> {
    let GameKind::Awale(variant) = kind else {
        return None;
    };
    if !rating.is_shown_as_number() {
        return None;
    }
    let elo_difference = rating.elo - rating::player_elo(spec)?;
    Some(rating::expected_point_share(
        rating::elo_difference_factor(&variant.id) * elo_difference,
    ))
}
