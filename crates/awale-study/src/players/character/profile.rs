//! How each character plays: how far it sees, what it likes, and what that may cost. The strengths
//! that come of it are measured (docs/players.md).

use crate::catalogue::Character;

use super::sight::Sight;
use super::style::Style;

/// How a character sees what moves are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eye {
    /// As an inexperienced person.
    Sight(Sight),
    /// With the engine, this many plies deep.
    Deep { depth: u32 },
}

/// How a character chooses among moves that are good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Preference {
    /// By what it likes.
    Style(Style),
    /// So that the game stays even.
    Even,
    /// The one that the opponent most likely answers wrongly.
    Trap,
}

/// How a character plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Profile {
    pub(super) eye: Eye,
    pub(super) choice: Preference,
    /// What a move may be worth less than the best, in hundredths of a seed.
    pub(super) loss: i32,
}

const fn sight(depth: u32, by_ply: u16, far: u16, lap: u16) -> Eye {
    Eye::Sight(Sight {
        depth,
        by_ply,
        far,
        lap,
    })
}

const fn deep(depth: u32) -> Eye {
    Eye::Deep { depth }
}

const fn likes(eye: Eye, style: Style, loss: i32) -> Profile {
    Profile {
        eye,
        choice: Preference::Style(style),
        loss,
    }
}

pub(super) const fn of(character: Character) -> Profile {
    match character {
        Character::Kossi => likes(sight(1, 0, 110, 220), Style::Greedy, 400),
        Character::Kofi => likes(sight(2, 60, 40, 160), Style::Hurried, 100),
        Character::Fatou => likes(sight(3, 40, 30, 120), Style::Patient, 200),
        Character::Bia => likes(sight(4, 30, 20, 100), Style::Even, 200),
        Character::Ama => likes(deep(4), Style::Hoarder, 250),
        Character::Efua => likes(sight(5, 10, 8, 50), Style::Careful, 180),
        Character::Kwasi => likes(sight(6, 6, 6, 40), Style::Raider, 350),
        Character::Adjoua => likes(sight(7, 3, 3, 24), Style::LeftEmpty, 150),
        Character::Desmond => likes(deep(4), Style::RightEmpty, 120),
        Character::Sekou => likes(deep(5), Style::Counter, 150),
        Character::Awa => likes(deep(8), Style::Starver, 200),
        Character::Tunde => likes(deep(10), Style::Far, 150),
        Character::Kweku => Profile {
            eye: deep(11),
            choice: Preference::Trap,
            loss: 0,
        },
        Character::Yaa => likes(deep(13), Style::Plain, 0),
        Character::Nana => Profile {
            eye: deep(8),
            choice: Preference::Even,
            loss: 800,
        },
    }
}
