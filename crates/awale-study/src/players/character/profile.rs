//! How each character plays: how far it sees, its style, and what the style may cost. The resulting
//! strengths are measured (docs/players.md).

use crate::catalogue::Character;

use super::{limited_vision::LimitedVision, style::PlayingStyle};

/// The way in which a character finds the values of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Vision {
    /// Like an inexperienced person who overlooks moves.
    Limited(LimitedVision),
    /// With the engine, `depth` plies deep.
    Engine { depth: u32 },
}

/// The rule by which a character chooses among the moves that are good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChoiceRule {
    /// Plays the move that suits the style best.
    Style(PlayingStyle),
    /// Plays the move that keeps the game even.
    KeepEven,
    /// Plays the move that the opponent will most likely answer wrongly.
    Trap,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CharacterProfile {
    pub(super) vision: Vision,
    pub(super) choice_rule: ChoiceRule,
    /// How much less than the best move the chosen move may be worth, in hundredths of a seed.
    pub(super) max_loss_centiseeds: i32,
}

const fn limited_vision(
    depth: u32,
    overlook_chance_per_ply: u16,
    overlook_chance_past_opponent: u16,
    overlook_chance_full_lap: u16,
) -> Vision {
    Vision::Limited(LimitedVision {
        depth,
        overlook_chance_per_ply,
        overlook_chance_past_opponent,
        overlook_chance_full_lap,
    })
}

const fn engine_vision(depth: u32) -> Vision {
    Vision::Engine { depth }
}

const fn profile_with_style(
    vision: Vision,
    style: PlayingStyle,
    max_loss_centiseeds: i32,
) -> CharacterProfile {
    CharacterProfile {
        vision,
        choice_rule: ChoiceRule::Style(style),
        max_loss_centiseeds,
    }
}

pub(super) const fn of(character: Character) -> CharacterProfile {
    match character {
        Character::Kossi => {
            profile_with_style(limited_vision(1, 0, 110, 220), PlayingStyle::Greedy, 400)
        }
        Character::Kofi => profile_with_style(
            limited_vision(2, 60, 40, 160),
            PlayingStyle::PitsOnTheRight,
            100,
        ),
        Character::Fatou => profile_with_style(
            limited_vision(3, 40, 30, 120),
            PlayingStyle::ShortSowing,
            200,
        ),
        Character::Bia => profile_with_style(
            limited_vision(4, 30, 20, 100),
            PlayingStyle::SmallLargestPit,
            200,
        ),
        Character::Ama => profile_with_style(engine_vision(4), PlayingStyle::Hoarder, 250),
        Character::Efua => profile_with_style(
            limited_vision(5, 10, 8, 50),
            PlayingStyle::NoVulnerablePits,
            180,
        ),
        Character::Kwasi => profile_with_style(
            limited_vision(6, 6, 6, 40),
            PlayingStyle::ManyCaptureThreats,
            350,
        ),
        Character::Adjoua => profile_with_style(
            limited_vision(7, 3, 3, 24),
            PlayingStyle::FewSeedsOnTheLeft,
            150,
        ),
        Character::Desmond => {
            profile_with_style(engine_vision(4), PlayingStyle::FewSeedsOnTheRight, 120)
        }
        Character::Sekou => profile_with_style(engine_vision(5), PlayingStyle::Recapture, 150),
        Character::Awa => profile_with_style(engine_vision(8), PlayingStyle::Starver, 200),
        Character::Tunde => profile_with_style(engine_vision(10), PlayingStyle::LongSowing, 150),
        Character::Kweku => CharacterProfile {
            vision: engine_vision(11),
            choice_rule: ChoiceRule::Trap,
            max_loss_centiseeds: 0,
        },
        Character::Yaa => profile_with_style(engine_vision(13), PlayingStyle::NoPreference, 0),
        Character::Nana => CharacterProfile {
            vision: engine_vision(8),
            choice_rule: ChoiceRule::KeepEven,
            max_loss_centiseeds: 800,
        },
    }
}
