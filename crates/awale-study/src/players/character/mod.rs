//! The characters as players. A character values every move as well as it can see, and plays the
//! move that suits its style best among those that cost no more than its allowance.
//!
//! * `profile`: how far each character sees, its style, and what the style may cost
//! * `valued_move`: a move with its value
//! * `engine_vision`: how strong characters value moves, with the engine
//! * `limited_vision`: how weak characters value moves; they overlook moves that are far away or go
//!   round the board
//! * `style`: how well a move suits a style, as a number
//! * `trap`: which move the opponent will most likely answer wrongly
//! * `teacher`: which move keeps the game even, and how well her opponent plays

mod engine_vision;
mod limited_vision;
mod profile;
mod style;
mod teacher;
mod trap;
mod valued_move;

use awale_engine::{Engine, Score, Stop};
use awale_rules::{Pit, Position};
use engine_vision::EngineVision;
use profile::{CharacterProfile, ChoiceRule, Vision};
use strum::{IntoStaticStr, VariantArray};
use teacher::Teacher;
use valued_move::ValuedMove;

use crate::catalogue::{AnyGame, AnyMove, Character};

use super::{ChosenMove, EngineResources, ReportThinking, ThinkingInfo, score_of};

/// Returns the most that a character's choice may cost by its own estimate, in hundredths of a
/// seed. The player sees this number next to the character's style.
pub const fn max_style_cost_centiseeds(character: Character) -> i32 {
    profile::of(character).max_loss_centiseeds
}

/// An occasion on which a character makes a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum RemarkOccasion {
    /// The character captured many seeds.
    #[strum(serialize = "took")]
    CharacterCapturedMany,
    /// The opponent captured many seeds.
    #[strum(serialize = "lost")]
    OpponentCapturedMany,
    /// The opponent captured some seeds, or brought seeds into safety.
    #[strum(serialize = "praise")]
    OpponentPlayedWell,
    /// The opponent threatens to capture many seeds.
    #[strum(serialize = "danger")]
    OpponentThreatensMany,
    /// Few seeds are left on the board.
    #[strum(serialize = "late")]
    FewSeedsLeft,
    /// The character is well ahead.
    #[strum(serialize = "ahead")]
    CharacterAhead,
    /// The opponent is well ahead.
    #[strum(serialize = "behind")]
    CharacterBehind,
    /// The character's row is nearly empty.
    #[strum(serialize = "hungry")]
    CharacterRowNearlyEmpty,
    /// The character's move is typical of its style.
    #[strum(serialize = "style")]
    TypicalMove,
    /// The character won the game.
    #[strum(serialize = "won")]
    CharacterWon,
    /// The opponent won the game.
    #[strum(serialize = "beaten")]
    CharacterLost,
    /// The game is drawn.
    #[strum(serialize = "drawn")]
    GameDrawn,
}

impl RemarkOccasion {
    /// All occasions. If several occasions apply to a move, the first one counts.
    pub const ALL: &[RemarkOccasion] = RemarkOccasion::VARIANTS;
}

/// Returns true if the move from `pit` in `position` is typical of the style of `character`. False
/// for characters without a style and for illegal moves.
pub fn shows_style(character: Character, position: &Position, pit: Pit) -> bool {
    let ChoiceRule::Style(style) = profile::of(character).choice_rule else {
        return false;
    };
    position
        .after(pit)
        .is_ok_and(|after| style.is_typical(position, pit, &after))
}

/// A character that is playing a game.
#[derive(Debug)]
pub(super) struct CharacterPlayer {
    profile: CharacterProfile,
    seed: u64,
    engine_vision: Option<EngineVision>,
    model_opponents: Vec<Engine>,
    teacher: Option<Teacher>,
}

impl CharacterPlayer {
    /// Creates the player. `seed` decides the random choices, for example which moves are
    /// overlooked.
    pub(super) fn new(
        character: Character,
        seed: u64,
        resources: &EngineResources,
    ) -> CharacterPlayer {
        let profile = profile::of(character);
        let engine_vision = match profile.vision {
            Vision::Engine { depth } => Some(EngineVision::new(depth, resources.tables.clone())),
            Vision::Limited(_) => None,
        };
        let model_opponents = match profile.choice_rule {
            ChoiceRule::Trap => trap::model_opponents(seed),
            _ => Vec::new(),
        };
        let teacher = (profile.choice_rule == ChoiceRule::KeepEven)
            .then(|| Teacher::new(seed, resources.tables.as_ref()));
        CharacterPlayer {
            profile,
            seed,
            engine_vision,
            model_opponents,
            teacher,
        }
    }

    /// Makes the character use these endgame tables from now on.
    pub(super) fn set_tables(
        &mut self,
        tables: Option<&std::sync::Arc<awale_engine::tables::Tables>>,
    ) {
        if let Some(engine_vision) = &mut self.engine_vision {
            engine_vision.set_tables(tables.cloned());
        }
        if let Some(teacher) = &mut self.teacher {
            teacher.set_tables(tables);
        }
    }

    /// Returns the character's choice in the last of the positions `positions_so_far`, or `None` if
    /// the game is not awalé or no move is legal.
    pub(super) fn choose(
        &mut self,
        positions_so_far: &[AnyGame],
        stop: &Stop,
        report: ReportThinking<'_, AnyMove>,
    ) -> Option<ChosenMove<AnyMove>> {
        let positions_so_far = AnyGame::all_as_awale(positions_so_far)?;
        let mut visited_positions = 0;
        let (moves, depth) =
            self.evaluate_moves(&positions_so_far, stop, &mut visited_positions)?;
        let chosen = self.select_move(&positions_so_far, &moves, stop)?;
        let choice = AnyMove::Pit(chosen.pit);
        let score = match score_of(chosen.value) {
            // A character is sure only of the moves that it has seen, so proven values are reported
            // as estimates.
            Score::Proven(_) | Score::Table(_) => {
                Score::Estimate(100 * valued_move::lead_without_win_bonus(chosen.value) / 100)
            }
            estimate @ Score::Estimate(_) => estimate,
        };
        report(&ThinkingInfo {
            depth,
            score,
            line: vec![choice],
            visited_positions,
            positions_per_second: None,
        });
        Some(ChosenMove {
            choice,
            value: Some(score.lead_centiseeds()),
            visited: visited_positions,
            depth: Some(depth),
        })
    }

    /// Returns the legal moves that the character sees in the last of the positions
    /// `positions_so_far` with the character's values, and the search depth in plies.
    fn evaluate_moves(
        &mut self,
        positions_so_far: &[Position],
        stop: &Stop,
        visited_positions: &mut u64,
    ) -> Option<(Vec<ValuedMove>, u32)> {
        match (&mut self.engine_vision, self.profile.vision) {
            (Some(deep), _) => {
                if self.teacher.is_some() {
                    // The values must not depend on earlier searches.
                    deep.clear_transposition_table();
                }
                Some((
                    deep.valued_moves(positions_so_far, stop, visited_positions),
                    deep.depth,
                ))
            }
            (None, Vision::Limited(limited_vision)) => Some((
                limited_vision.valued_moves(positions_so_far, self.seed, stop, visited_positions),
                limited_vision.depth,
            )),
            (None, Vision::Engine { .. }) => None,
        }
    }

    /// Selects the move with the best score by the character's choice rule among the moves that are
    /// good enough. Among equals the move with the highest value wins, then the first.
    fn select_move(
        &mut self,
        positions_so_far: &[Position],
        moves: &[ValuedMove],
        stop: &Stop,
    ) -> Option<ValuedMove> {
        let position = positions_so_far.last()?;
        let best_value = moves.iter().map(|valued| valued.value).max()?;
        let mut good_moves: Vec<ValuedMove> = moves
            .iter()
            .copied()
            .filter(|valued| best_value - valued.value <= self.profile.max_loss_centiseeds)
            .collect();
        if let (ChoiceRule::Trap, Some(deep)) = (self.profile.choice_rule, &self.engine_vision) {
            good_moves = trap::equal_best_moves(moves, deep).unwrap_or(good_moves);
        }
        let style_score = |valued: &ValuedMove| match self.profile.choice_rule {
            ChoiceRule::Style(style) => style.score(position, valued.pit, &valued.after),
            ChoiceRule::KeepEven | ChoiceRule::Trap => 0,
        };
        let scores = match (self.profile.choice_rule, &mut self.engine_vision) {
            (ChoiceRule::Trap, Some(deep)) if good_moves.len() > 1 => {
                let model_opponents = &mut self.model_opponents;
                trap::expected_opponent_errors(
                    model_opponents,
                    positions_so_far,
                    &good_moves,
                    deep,
                    stop,
                )
            }
            (ChoiceRule::KeepEven, ..) => self.teacher.as_mut().map_or_else(Vec::new, |teacher| {
                teacher.scores_of_good_moves(positions_so_far, &good_moves, stop)
            }),
            _ => good_moves.iter().map(style_score).collect(),
        };
        let moves_with_scores = good_moves.into_iter().zip(scores);
        moves_with_scores
            .reduce(|best_value, next| {
                if choice_sort_key(&next) > choice_sort_key(&best_value) {
                    next
                } else {
                    best_value
                }
            })
            .map(|(valued, _)| valued)
    }
}

/// Returns the key by which good moves are compared: first the score by the choice rule, then the
/// value.
fn choice_sort_key((valued, score): &(ValuedMove, i32)) -> (i32, i32) {
    (*score, valued.value)
}

#[cfg(test)]
mod tests {
    //! Checks what a style costs. No single choice costs more than the stated allowance by the
    //! character's own values. The average choice costs no more than that by a deeper search.

    use std::time::Duration;

    use awale_engine::{Engine, Limits};
    use awale_rules::{Match, Rules, Seat};
    use rand::rngs::StdRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    use super::style::PlayingStyle;
    use super::*;
    use crate::catalogue::{EngineStrength, PlayerSpec};
    use crate::players::{BookUse, ComputerPlayer, Player};
    use crate::rating;

    const CHARACTER_ENGINE_RESOURCES: EngineResources = EngineResources {
        hash_mb: 4,
        threads: 1,
        time_per_move: Duration::from_millis(20),
        tables: None,
        book: BookUse::NoBook,
    };

    /// Depth in plies of the deeper search that judges the moves.
    const JUDGE_DEPTH: u32 = 10;
    /// Limit for the cost of one move in the average, in hundredths of a seed. Without it a lost
    /// game would dominate.
    const MAX_COUNTED_COST_CENTISEEDS: i32 = 1200;

    /// Returns the characters whose style can prefer a move that is not the best.
    fn styled_characters() -> impl Iterator<Item = Character> {
        Character::ALL
            .into_iter()
            .filter(|&one| matches!(profile::of(one).choice_rule, ChoiceRule::Style(style) if style != PlayingStyle::NoPreference))
    }

    /// Returns a game after four random moves. The side that begins is random.
    fn random_opening(seed: u64) -> Match {
        let mut rng = StdRng::seed_from_u64(seed);
        let first_seat = if rng.random() {
            Seat::South
        } else {
            Seat::North
        };
        let mut game = Match::new(Position::start(&Rules::OWARE, first_seat));
        for _ in 0..4 {
            let pit = game.position().moves().choose(&mut rng).expect("a move");
            game.play(pit).expect("a legal move");
        }
        game
    }

    /// Statistics about a character's choices.
    #[derive(Debug, Default)]
    struct ChoiceStatistics {
        /// The number of choices.
        choice_count: i32,
        /// The number of choices that are not the first move with the character's highest value.
        costly_style_choice_count: i32,
        /// The highest cost of a choice by the character's own values, in hundredths of a seed.
        max_cost_centiseeds: i32,
        /// The total cost of all choices by the deeper search, in hundredths of a seed. The cost of
        /// each choice is limited to [`MAX_COUNTED_COST_CENTISEEDS`].
        total_cost_centiseeds: i32,
    }

    impl ChoiceStatistics {
        /// Lets `player` choose in the last of the positions `positions_so_far`, adds the choice to
        /// the statistics, and returns it.
        fn choose_move_and_add_statistics(
            &mut self,
            player: &mut CharacterPlayer,
            positions_so_far: &[Position],
            judge: &mut Engine,
        ) -> Pit {
            let (moves, _) = player
                .evaluate_moves(positions_so_far, &Stop::new(), &mut 0)
                .expect("a character sees its moves");
            let chosen = player
                .select_move(positions_so_far, &moves, &Stop::new())
                .expect("a move");
            let best = moves
                .iter()
                .copied()
                .reduce(|best, next| if next.value > best.value { next } else { best });
            let best = best.expect("a move");
            self.choice_count += 1;
            self.max_cost_centiseeds = self.max_cost_centiseeds.max(best.value - chosen.value);
            if chosen.pit != best.pit {
                self.costly_style_choice_count += 1;
                let mut value_by_judge =
                    |valued: &ValuedMove| match valued_move::positions_and_final_value(
                        positions_so_far,
                        valued.after,
                    ) {
                        (_, Some(value_if_game_over)) => -value_if_game_over,
                        (line, None) => {
                            let search_result = judge.think(
                                &line,
                                &Limits::depth(JUDGE_DEPTH - 1),
                                &Stop::new(),
                                &mut |_| (),
                            );
                            -search_result.expect("a move").info.score.lead_centiseeds()
                        }
                    };
                self.total_cost_centiseeds += (value_by_judge(&best) - value_by_judge(&chosen))
                    .clamp(-MAX_COUNTED_COST_CENTISEEDS, MAX_COUNTED_COST_CENTISEEDS);
            }
            chosen.pit
        }
    }

    /// Returns the statistics of `character` in `game_count` games against the engine level below
    /// its own.
    fn choice_statistics(character: Character, game_count: u64) -> ChoiceStatistics {
        let level = rating::nearest_level(
            rating::player_elo(&PlayerSpec::Character(character)).expect("a strength"),
        );
        let player_one_level_lower =
            PlayerSpec::Engine(EngineStrength::Level(level.saturating_sub(1).max(1)));
        let (mut statistics, mut judge) = (ChoiceStatistics::default(), Engine::new(4, 1));
        for seed in 0..game_count {
            let mut player = CharacterPlayer::new(character, seed, &CHARACTER_ENGINE_RESOURCES);
            let mut other_player = ComputerPlayer::new(
                player_one_level_lower,
                seed ^ 0xABCD,
                &CHARACTER_ENGINE_RESOURCES,
            );
            let (mut game, character_seat) = (
                random_opening(seed / 2),
                Seat::BOTH[usize::from(seed % 2 == 0)],
            );
            while let Some(position) = game.unfinished_position() {
                let pit = if position.to_move() == character_seat {
                    statistics.choose_move_and_add_statistics(
                        &mut player,
                        game.positions_so_far(),
                        &mut judge,
                    )
                } else {
                    let positions_so_far: Vec<AnyGame> = game
                        .positions_so_far()
                        .iter()
                        .copied()
                        .map(AnyGame::Awale)
                        .collect();
                    let chosen = other_player
                        .choose(&positions_so_far, &Stop::new(), &mut |_| ())
                        .expect("a move");
                    chosen.choice.as_pit().expect("a pit")
                };
                game.play(pit).expect("a legal move");
            }
        }
        statistics
    }

    #[test]
    fn the_style_of_a_character_never_costs_more_than_its_allowance() {
        let game_count = std::env::var("AWALE_LOSS_GAMES")
            .map_or(4, |text| text.parse().expect("a number of games"));
        assert_eq!(styled_characters().count(), 12);
        for character in styled_characters() {
            let statistics = choice_statistics(character, game_count);
            let (allowed_cost, average_cost) = (
                max_style_cost_centiseeds(character),
                statistics.total_cost_centiseeds / statistics.choice_count,
            );
            println!(
                "{:8} {statistics:?}: {average_cost} a move, stated {allowed_cost}",
                character.id()
            );
            assert!(
                statistics.max_cost_centiseeds <= allowed_cost,
                "{}: {} of {allowed_cost}",
                character.id(),
                statistics.max_cost_centiseeds
            );
            assert!(
                average_cost <= allowed_cost,
                "{}: {average_cost} of {allowed_cost}",
                character.id()
            );
            assert!(
                statistics.costly_style_choice_count > 0,
                "{}: the style never decides",
                character.id()
            );
        }
    }
}
