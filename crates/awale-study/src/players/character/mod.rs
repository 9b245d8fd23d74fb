//! The characters as players. Each sees what every move is worth, as far as it can see, and plays
//! the one that it likes best among those that give away no more than it allows itself.
//!
//! * `profile`: how far each sees, its style, and what the style may cost;
//! * `valued`: a move with its worth; `deep`: how the strong ones find it, with the engine;
//!   `sight`: how the weak ones do, who overlook what is far away or goes round the board;
//! * `style`: what each likes, as one number for each move;
//! * `trap`: the move that the opponent most likely answers wrongly; `teacher`: the move that keeps
//!   the game even, with `pupil`: how well its opponent plays.

mod deep;
mod profile;
mod pupil;
mod sight;
mod style;
mod teacher;
mod trap;
mod valued;

use awale_engine::{Score, Stop};
use awale_rules::{Pit, Position};
use deep::Deep;
use profile::{Eye, Preference, Profile};
use teacher::Teacher;
use trap::Victims;
use valued::Valued;

use crate::catalogue::{AnyGame, AnyMove, Character};

use super::{ChosenMove, Report, Resources, ThinkingInfo, score_of};

/// What a character's choice may cost, in hundredths of a seed by its own estimate: what is stated
/// beside its style.
#[must_use]
pub const fn allowance(character: Character) -> i32 {
    profile::of(character).loss
}

/// A moment at which a character has something to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// It has captured much.
    Took,
    /// Much was captured from it.
    Lost,
    /// Its style shows.
    Style,
}

/// Whether the move from `pit` of `position` is one in which the style of `character`, who plays
/// it, shows plainly.
#[must_use]
pub fn shows_style(character: Character, position: &Position, pit: Pit) -> bool {
    let Preference::Style(style) = profile::of(character).choice else {
        return false;
    };
    position
        .after(pit)
        .is_ok_and(|after| style.shows(position, pit, &after))
}

/// A character at the board.
#[derive(Debug)]
pub(super) struct CharacterPlayer {
    profile: Profile,
    seed: u64,
    deep: Option<Deep>,
    victims: Option<Victims>,
    teacher: Option<Teacher>,
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
        let teacher = (profile.choice == Preference::Even)
            .then(|| Teacher::new(seed, resources.tables.as_ref()));
        CharacterPlayer {
            profile,
            seed,
            deep,
            victims,
            teacher,
        }
    }

    /// Uses these endgame tables from now on.
    pub(super) fn set_tables(
        &mut self,
        tables: Option<&std::sync::Arc<awale_engine::tables::Tables>>,
    ) {
        if let Some(deep) = &mut self.deep {
            deep.set_tables(tables.cloned());
        }
        if let Some(teacher) = &mut self.teacher {
            teacher.set_tables(tables);
        }
    }

    /// What it chooses in the last of the positions `past`; `None` where that is no position of
    /// awalé, or no move is legal.
    pub(super) fn choose(
        &mut self,
        past: &[AnyGame],
        stop: &Stop,
        report: Report<'_, AnyMove>,
    ) -> Option<ChosenMove<AnyMove>> {
        let past: Vec<Position> = past
            .iter()
            .copied()
            .map(AnyGame::awale)
            .collect::<Option<_>>()?;
        let mut visited = 0;
        let (moves, depth) = self.weigh(&past, stop, &mut visited)?;
        let chosen = self.prefer(&past, &moves, stop)?;
        let choice = AnyMove::Pit(chosen.pit);
        let score = match score_of(chosen.value) {
            // What it thinks is certain is so only by what it has seen.
            Score::Proven(_) | Score::Table(_) => {
                Score::Estimate(100 * valued::lead(chosen.value) / 100)
            }
            estimate @ Score::Estimate(_) => estimate,
        };
        report(&ThinkingInfo {
            depth,
            score,
            line: vec![choice],
            visited,
            per_second: None,
        });
        Some(ChosenMove {
            choice,
            value: Some(score.lead()),
            visited,
            depth: Some(depth),
        })
    }

    /// What it thinks that its moves in the last of the positions `past` are worth, and how many
    /// plies deep it has looked.
    fn weigh(
        &mut self,
        past: &[Position],
        stop: &Stop,
        visited: &mut u64,
    ) -> Option<(Vec<Valued>, u32)> {
        match (&mut self.deep, self.profile.eye) {
            (Some(deep), _) => {
                if self.teacher.is_some() {
                    // What she answers may not depend on what she was asked before.
                    deep.forget();
                }
                Some((deep.values(past, stop, visited), deep.depth))
            }
            (None, Eye::Sight(sight)) => {
                Some((sight.values(past, self.seed, stop, visited), sight.depth))
            }
            (None, Eye::Deep { .. }) => None,
        }
    }

    /// The move that it likes best among those that it thinks good enough; the one worth more among
    /// equals, then the first.
    fn prefer(&mut self, past: &[Position], moves: &[Valued], stop: &Stop) -> Option<Valued> {
        let position = past.last()?;
        let best = moves.iter().map(|valued| valued.value).max()?;
        let mut good: Vec<Valued> = moves
            .iter()
            .copied()
            .filter(|valued| best - valued.value <= self.profile.loss)
            .collect();
        if let (Preference::Trap, Some(deep)) = (self.profile.choice, &self.deep) {
            good = trap::equals(moves, deep).unwrap_or(good);
        }
        let liking = |valued: &Valued| match self.profile.choice {
            Preference::Style(style) => style.liking(position, valued.pit, &valued.after),
            Preference::Even | Preference::Trap => 0,
        };
        let likings = match (self.profile.choice, &mut self.victims, &mut self.deep) {
            (Preference::Trap, Some(victims), Some(deep)) if good.len() > 1 => {
                victims.errors(past, &good, deep, stop)
            }
            (Preference::Even, ..) => self
                .teacher
                .as_mut()
                .map_or_else(Vec::new, |teacher| teacher.likings(past, &good, stop)),
            _ => good.iter().map(liking).collect(),
        };
        let ranked = good.into_iter().zip(likings);
        ranked
            .reduce(|best, next| {
                if rank(&next) > rank(&best) {
                    next
                } else {
                    best
                }
            })
            .map(|(valued, _)| valued)
    }
}

/// By what the moves that are good enough are compared.
fn rank((valued, liking): &(Valued, i32)) -> (i32, i32) {
    (*liking, valued.value)
}

#[cfg(test)]
mod tests {
    //! What a style costs: in each choice no more than is stated, by what the character sees; on
    //! average no more than is stated, by a deeper search.

    use std::time::Duration;

    use awale_engine::{Engine, Limits};
    use awale_rules::{Match, Rules, Seat};
    use rand::rngs::StdRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    use super::style::Style;
    use super::*;
    use crate::catalogue::{PlayerSpec, Strength};
    use crate::players::{BookUse, Computer, Player};
    use crate::rating;

    const RESOURCES: Resources = Resources {
        hash_mb: 4,
        threads: 1,
        time: Duration::from_millis(20),
        tables: None,
        book: BookUse::Off,
    };

    /// Plies by which the deeper search judges a move.
    const JUDGED: u32 = 10;
    /// One move counts as this much at most, in hundredths of a seed: else a lost game would
    /// decide.
    const MOST: i32 = 1200;

    /// The characters that have a style.
    fn styled() -> impl Iterator<Item = Character> {
        Character::ALL
            .into_iter()
            .filter(|&one| matches!(profile::of(one).choice, Preference::Style(style) if style != Style::Plain))
    }

    /// A game after four random moves.
    fn opening(seed: u64) -> Match {
        let mut dice = StdRng::seed_from_u64(seed);
        let first = if dice.random() {
            Seat::South
        } else {
            Seat::North
        };
        let mut game = Match::new(Position::start(&Rules::OWARE, first));
        for _ in 0..4 {
            let pit = game.position().moves().choose(&mut dice).expect("a move");
            game.play(pit).expect("a legal move");
        }
        game
    }

    /// What the choices of a character in some games were like.
    #[derive(Debug, Default)]
    struct Choices {
        /// All of them.
        made: i32,
        /// Those in which its style preferred another move than the one that it thinks best.
        by_style: i32,
        /// The most that one of them gave away by what it sees, in hundredths of a seed.
        most: i32,
        /// What the style gave away altogether by the deeper search, in hundredths of a seed.
        judged: i32,
    }

    impl Choices {
        /// Adds the choice of `player` in the last of the positions `past`, and answers with it.
        fn add(
            &mut self,
            player: &mut CharacterPlayer,
            past: &[Position],
            judge: &mut Engine,
        ) -> Pit {
            let (moves, _) = player
                .weigh(past, &Stop::new(), &mut 0)
                .expect("a character sees its moves");
            let chosen = player.prefer(past, &moves, &Stop::new()).expect("a move");
            let best = moves
                .iter()
                .copied()
                .reduce(|best, next| if next.value > best.value { next } else { best });
            let best = best.expect("a move");
            self.made += 1;
            self.most = self.most.max(best.value - chosen.value);
            if chosen.pit != best.pit {
                self.by_style += 1;
                let mut worth = |valued: &Valued| match valued::with(past, valued.after) {
                    (_, Some(ended)) => -ended,
                    (line, None) => {
                        let found = judge.think(
                            &line,
                            &Limits::depth(JUDGED - 1),
                            &Stop::new(),
                            &mut |_| (),
                        );
                        -found.expect("a move").info.score.lead()
                    }
                };
                self.judged += (worth(&best) - worth(&chosen)).clamp(-MOST, MOST);
            }
            chosen.pit
        }
    }

    /// The choices of `character` in this many games against the level below its own.
    fn choices(character: Character, number: u64) -> Choices {
        let level = rating::level_of(
            rating::strength(&PlayerSpec::Character(character)).expect("a strength"),
        );
        let below = PlayerSpec::Engine(Strength::Level(level.saturating_sub(1).max(1)));
        let (mut choices, mut judge) = (Choices::default(), Engine::new(4, 1));
        for seed in 0..number {
            let mut player = CharacterPlayer::new(character, seed, &RESOURCES);
            let mut other = Computer::new(below, seed ^ 0xABCD, &RESOURCES);
            let (mut game, seat) = (opening(seed / 2), Seat::BOTH[usize::from(seed % 2 == 0)]);
            while let Some(position) = game.to_play() {
                let pit = if position.to_move() == seat {
                    choices.add(&mut player, game.past(), &mut judge)
                } else {
                    let past: Vec<AnyGame> =
                        game.past().iter().copied().map(AnyGame::Awale).collect();
                    let chosen = other
                        .choose(&past, &Stop::new(), &mut |_| ())
                        .expect("a move");
                    chosen.choice.pit().expect("a pit")
                };
                game.play(pit).expect("a legal move");
            }
        }
        choices
    }

    #[test]
    fn no_choice_of_a_style_costs_more_than_is_stated() {
        let number = std::env::var("AWALE_LOSS_GAMES")
            .map_or(4, |text| text.parse().expect("a number of games"));
        assert_eq!(styled().count(), 12);
        for character in styled() {
            let found = choices(character, number);
            let (stated, average) = (allowance(character), found.judged / found.made);
            println!(
                "{:8} {found:?}: {average} a move, stated {stated}",
                character.id()
            );
            assert!(
                found.most <= stated,
                "{}: {} of {stated}",
                character.id(),
                found.most
            );
            assert!(
                average <= stated,
                "{}: {average} of {stated}",
                character.id()
            );
            assert!(
                found.by_style > 0,
                "{}: the style never decides",
                character.id()
            );
        }
    }
}
