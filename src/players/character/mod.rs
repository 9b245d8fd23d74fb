//! The characters as players. Each sees what every move is worth, as far as it can see, and plays the one that it likes best
//! among those that give away no more than it allows itself.
//!
//! * `profile`: how far each sees, its style, and what the style may cost;
//! * `valued`: a move with its worth; `deep`: how the strong ones find it, with the engine; `sight`: how the weak ones do, who
//!   overlook what is far away or goes round the board;
//! * `style`: what each likes, as one number for each move;
//! * `trap`: the move that the opponent most likely answers wrongly; `teacher`: the move that keeps the game even.

mod deep;
mod profile;
mod sight;
mod style;
mod teacher;
mod trap;
mod valued;

use awale_engine::{Score, Stop};
use awale_rules::{Pit, Position};

use crate::catalogue::{AnyGame, AnyMove, Character};

use super::{ChosenMove, Report, Resources, ThinkingInfo, score_of};
use deep::Deep;
use profile::{Eye, Preference, Profile};
use trap::Victims;
use valued::Valued;

/// What a character's choice may cost, in hundredths of a seed by its own estimate: what is stated beside its style.
#[must_use]
pub const fn allowance(character: Character) -> i32 {
    profile::of(character).loss
}

/// A moment at which a character has something to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpeakingMoment {
    /// It has captured much.
    Took,
    /// Much was captured from it.
    Lost,
    /// Its style shows.
    Style,
}

/// Whether the move from `pit` of `position` is one in which the style of `character`, who plays it, shows plainly.
#[must_use]
pub fn shows_style(character: Character, position: &Position, pit: Pit) -> bool {
    let Preference::Style(style) = profile::of(character).choice else { return false };
    position.after(pit).is_ok_and(|after| style.shows(position, pit, &after))
}

/// A character at the board.
#[derive(Debug)]
pub(super) struct CharacterPlayer {
    profile: Profile,
    seed: u64,
    deep: Option<Deep>,
    victims: Option<Victims>,
}

impl CharacterPlayer {
    /// The player of `character`. What it overlooks comes from `seed`.
    pub(super) fn new(character: Character, seed: u64, resources: &Resources) -> CharacterPlayer {
        let profile = profile::of(character);
        let deep = match profile.eye {
            Eye::Deep { depth } => Some(Deep::new(depth, resources.tables.clone())),
            Eye::Sight(_) => None,
        };
        let victims = (profile.choice == Preference::Trap).then(|| Victims::new(seed));
        CharacterPlayer { profile, seed, deep, victims }
    }

    /// Uses these endgame tables from now on.
    pub(super) fn set_tables(&mut self, tables: Option<&std::sync::Arc<awale_engine::tables::Tables>>) {
        if let Some(deep) = &mut self.deep {
            deep.set_tables(tables.cloned());
        }
    }

    /// What it chooses in the last of the positions `past`; `None` where that is no position of awalé, or no move is legal.
    pub(super) fn choose(
        &mut self,
        past: &[AnyGame],
        stop: &Stop,
        report: Report<'_, AnyMove>,
    ) -> Option<ChosenMove<AnyMove>> {
        let past: Vec<Position> = past.iter().copied().map(AnyGame::awale).collect::<Option<_>>()?;
        let mut visited = 0;
        let (moves, depth) = match (&mut self.deep, self.profile.eye) {
            (Some(deep), _) => (deep.values(&past, stop, &mut visited), deep.depth),
            (None, Eye::Sight(sight)) => (sight.values(&past, self.seed, stop, &mut visited), sight.depth),
            (None, Eye::Deep { .. }) => return None,
        };
        let chosen = self.prefer(&past, &moves, stop)?;
        let choice = AnyMove::Pit(chosen.pit);
        let score = match score_of(chosen.value) {
            // What it thinks is certain is so only by what it has seen.
            Score::Proven(_) | Score::Table(_) => Score::Estimate(100 * valued::lead(chosen.value) / 100),
            estimate @ Score::Estimate(_) => estimate,
        };
        report(&ThinkingInfo { depth, score, line: vec![choice], visited, per_second: None });
        Some(ChosenMove { choice, value: Some(score.lead()), visited, depth: Some(depth) })
    }

    /// The move that it likes best among those that it thinks good enough; the one worth more among equals, then the first.
    fn prefer(&mut self, past: &[Position], moves: &[Valued], stop: &Stop) -> Option<Valued> {
        let position = past.last()?;
        let best = moves.iter().map(|valued| valued.value).max()?;
        let mut good: Vec<Valued> =
            moves.iter().copied().filter(|valued| best - valued.value <= self.profile.loss).collect();
        if let (Preference::Trap, Some(deep)) = (self.profile.choice, &self.deep) {
            good = trap::equals(moves, deep).unwrap_or(good);
        }
        let liking = |valued: &Valued| match self.profile.choice {
            Preference::Style(style) => style.liking(position, valued.pit, &valued.after),
            Preference::Even | Preference::Trap => 0,
        };
        let likings = match (self.profile.choice, &mut self.victims, &mut self.deep) {
            (Preference::Trap, Some(victims), Some(deep)) if good.len() > 1 => victims.errors(past, &good, deep, stop),
            (Preference::Even, _, Some(deep)) => teacher::likings(past, &good, self.seed, deep, stop),
            _ => good.iter().map(liking).collect(),
        };
        let ranked = good.into_iter().zip(likings);
        ranked.reduce(|best, next| if rank(&next) > rank(&best) { next } else { best }).map(|(valued, _)| valued)
    }
}

/// By what the moves that are good enough are compared.
fn rank((valued, liking): &(Valued, i32)) -> (i32, i32) {
    (*liking, valued.value)
}
