//! The gallery: everybody one can play against, and how strong each is.

use awale_rules::Seat;
use awale_study::catalogue::Kind;
use awale_study::catalogue::ProgramCommand;
use awale_study::players::{Character, MonteCarlo, PlayerSpec, Strength, Textbook};
use awale_study::rating::{self, Rating};
use awale_words::text::Label;

use crate::app::Neighbor;

use super::{Pick, Setup};

/// Fewer playouts than that choose nearly at random, and are not offered.
const FEWEST_PLAYOUTS: u32 = 100;

/// A part of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GallerySection {
    Levels,
    Characters,
    Textbook,
    Programs,
    People,
}

impl GallerySection {
    /// The section in which a choice stands.
    #[must_use]
    pub const fn of(pick: &Pick) -> GallerySection {
        match pick {
            Pick::Opponent(PlayerSpec::Engine(_)) => GallerySection::Levels,
            Pick::Opponent(PlayerSpec::Character(_)) => GallerySection::Characters,
            Pick::Opponent(PlayerSpec::Human) => GallerySection::People,
            Pick::Opponent(_) => GallerySection::Textbook,
            _ => GallerySection::Programs,
        }
    }

    /// The id of its heading.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            GallerySection::Levels => "gallery-levels",
            GallerySection::Characters => "gallery-title",
            GallerySection::Textbook => "gallery-textbook",
            GallerySection::Programs => "gallery-programs",
            GallerySection::People => "gallery-people",
        }
    }
}

impl Setup {
    /// Everybody who plays the chosen game, section by section.
    pub(super) fn gallery(&self, seat: Seat) -> Vec<Pick> {
        let (chair, kind) = (&self.chairs[seat], self.kind());
        let textbook = [
            PlayerSpec::Naive,
            PlayerSpec::Fast,
            PlayerSpec::Expert,
            PlayerSpec::Minimax(chair.textbook),
            PlayerSpec::AlphaBeta(chair.textbook),
            PlayerSpec::Mcts(chair.monte_carlo),
        ];
        // Limits from the settings stand behind the levels.
        let own = Some(chair.spec)
            .filter(|spec| matches!(spec, PlayerSpec::Engine(strength) if !matches!(strength, Strength::Level(_))));
        let levels = Strength::LEVELS.map(|level| PlayerSpec::Engine(Strength::Level(level)));
        let specs = levels
            .chain(own)
            .chain(Character::ALL.map(PlayerSpec::Character))
            .chain(textbook);
        let mut picks: Vec<Pick> = specs
            .filter(|spec| spec.plays(kind))
            .map(Pick::Opponent)
            .collect();
        // Engines play awalé alone.
        let is_awale = matches!(kind, Kind::Awale(_));
        let plays = |command: &Label| {
            is_awale
                || command
                    .parse::<ProgramCommand>()
                    .is_ok_and(|program| !program.is_uci())
        };
        let typed = !self.bot.is_empty()
            && self
                .programs
                .iter()
                .all(|(_, command)| *command != self.bot);
        let programs = self
            .programs
            .iter()
            .cloned()
            .chain(typed.then(|| (Label::new(), self.bot.clone())));
        let playing = programs.filter(|(_, command)| plays(command));
        picks.extend(playing.map(|(name, command)| Pick::Program(name, command)));
        picks.extend([Pick::Typed, Pick::Opponent(PlayerSpec::Human)]);
        picks
    }

    /// The program of the settings that plays, or the one whose command was typed; [`Pick::Typed`]
    /// where none is named yet.
    pub(super) fn program(&self) -> Pick {
        let named = self
            .programs
            .iter()
            .find(|(_, command)| *command == self.bot);
        let name = named.map(|(name, _)| name.clone()).unwrap_or_default();
        if self.bot.is_empty() {
            Pick::Typed
        } else {
            Pick::Program(name, self.bot.clone())
        }
    }
}

impl Pick {
    /// The player that it is, where it is one.
    #[must_use]
    pub const fn spec(&self) -> Option<PlayerSpec> {
        match self {
            Pick::Opponent(spec) => Some(*spec),
            Pick::Program(..) => Some(PlayerSpec::Bot),
            _ => None,
        }
    }

    /// Changes the depth or the number of playouts of a textbook player. Other choices have nothing
    /// to change.
    pub(super) fn tune(&mut self, toward: Neighbor) {
        match self {
            Pick::Opponent(PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook)) => {
                let depth = toward.stepped(textbook.depth);
                textbook.depth = depth.clamp(*Textbook::DEPTHS.start(), *Textbook::DEPTHS.end());
            }
            Pick::Opponent(PlayerSpec::Mcts(options)) => {
                options.playouts = match toward {
                    Neighbor::Next => options
                        .playouts
                        .saturating_mul(10)
                        .min(*MonteCarlo::PLAYOUTS.end()),
                    Neighbor::Previous => (options.playouts / 10).max(FEWEST_PLAYOUTS),
                };
            }
            _ => {}
        }
    }

    /// Whether `tune` changes it.
    #[must_use]
    pub const fn is_tuned(&self) -> bool {
        matches!(
            self,
            Pick::Opponent(PlayerSpec::Minimax(_) | PlayerSpec::AlphaBeta(_) | PlayerSpec::Mcts(_))
        )
    }
}

/// Which of `picks` is nearest to a rating; `None` where none has a strength.
pub(super) fn nearest(picks: &[Pick], rating: &Rating) -> Option<usize> {
    let distance = |pick: &Pick| Some((rating::strength(&pick.spec()?)? - rating.elo).abs());
    let known = picks
        .iter()
        .enumerate()
        .filter_map(|(place, pick)| Some((place, distance(pick)?)));
    known
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(place, _)| place)
}

/// The share of the points that a player of this rating may expect against `spec`; `None` where its
/// strength is not known.
pub(super) fn expected(rating: &Rating, spec: &PlayerSpec, kind: &Kind) -> Option<f64> {
    let Kind::Awale(variant) = kind else {
        return None;
    };
    let difference = rating.elo - rating::strength(spec)?;
    Some(rating::expected_share(
        rating::spread(&variant.id) * difference,
    ))
}
