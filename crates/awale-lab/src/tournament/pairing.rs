//! The pairs of a tournament.
//!
//! Games come in waves. All games of a wave can be played at the same time, and the next wave
//! depends on nothing but the results before.

use std::collections::BTreeMap;

use awale_study::pairing::{round_robin_rounds, swiss_pairs};
use strum::{EnumString, IntoStaticStr, VariantNames};

use super::TournamentGame;

/// The pairing system of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PairingSystem {
    #[default]
    /// Every player meets every other one.
    RoundRobin,
    /// The first player meets every other one.
    Gauntlet,
    /// The loser of each pair is out. The list of players is the seeding: the first players meet
    /// last.
    KnockOut,
    /// Players with equal points meet, for a number of rounds.
    Swiss {
        /// Number of rounds.
        rounds: u32,
    },
}

impl PairingSystem {
    /// The names of the pairing systems on the command line.
    pub const PAIRING_SYSTEM_NAMES: &[&'static str] = PairingSystem::VARIANTS;

    /// Returns the name of the pairing system on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the pairing system of this name. `rounds` is used by the Swiss system only; by
    /// default there are enough rounds to find the best of `player_count`.
    pub fn from_name(
        name: &str,
        rounds: Option<u32>,
        player_count: usize,
    ) -> Option<PairingSystem> {
        let default_rounds = || player_count.max(2).next_power_of_two().trailing_zeros();
        Some(match name.parse().ok()? {
            PairingSystem::Swiss { .. } => PairingSystem::Swiss {
                rounds: rounds.unwrap_or_else(default_rounds),
            },
            pairing => pairing,
        })
    }
}

/// Two games with the same opening, one from each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GamePair {
    /// The round or stage, counted from 0.
    pub round_number: u32,
    /// The index of the player who has South in the first of the two games.
    pub first_player: usize,
    pub second_player: usize,
    /// The number of the opening, counted from 0.
    pub opening_number: u32,
}

/// Minimum number of games in a wave, if its pairs do not depend on its results. 32 games occupy
/// the processors of most machines. In a larger wave a player who forfeits every game would be
/// dropped later.
const MIN_WAVE_GAMES: u32 = 32;

/// Returns how many openings form a wave, if each opening is played by this number of pairs.
fn openings_per_wave(pair_count: usize) -> u32 {
    let games_per_opening = u32::try_from(pair_count)
        .unwrap_or(u32::MAX)
        .saturating_mul(2)
        .max(1);
    MIN_WAVE_GAMES.div_ceil(games_per_opening)
}

/// Number of extra openings for a knock-out pair with equal points. If the points are still equal,
/// the player with the better seed advances.
const TIE_BREAK_OPENINGS: u32 = 3;

/// Returns the pairs of wave `wave_number`, counted from 0, with `openings_per_pair` openings.
/// `past_games` contains the games of all earlier waves. An empty result ends the tournament.
pub(super) fn pairs_of_wave(
    pairing: PairingSystem,
    player_count: usize,
    openings_per_pair: u32,
    wave_number: u32,
    past_games: &[TournamentGame],
) -> Vec<GamePair> {
    let openings_per_pair = openings_per_pair.max(1);
    // In a round robin and a gauntlet the results do not decide who meets. All pairs play one
    // opening before the next one, so that the table of an interrupted tournament is nearly fair.
    let pairs_of_rounds = |rounds: &[Vec<(usize, usize)>]| {
        let round_count = u32::try_from(rounds.len()).unwrap_or(u32::MAX).max(1);
        let openings_per_wave = openings_per_wave(rounds.first().map_or(0, Vec::len));
        let pair_indices_of_wave = wave_number.saturating_mul(openings_per_wave)
            ..wave_number
                .saturating_add(1)
                .saturating_mul(openings_per_wave)
                .min(round_count * openings_per_pair);
        pair_indices_of_wave
            .filter_map(|place| {
                Some((
                    rounds.get((place % round_count) as usize)?,
                    place % round_count,
                    place / round_count,
                ))
            })
            .flat_map(|(pairs, round, opening)| game_pairs(pairs, round, opening))
            .collect()
    };
    match pairing {
        PairingSystem::RoundRobin => pairs_of_rounds(&round_robin_rounds(player_count)),
        PairingSystem::Gauntlet => pairs_of_rounds(
            &(1..player_count)
                .map(|other| vec![(0, other)])
                .collect::<Vec<_>>(),
        ),
        PairingSystem::Swiss { rounds } => {
            let openings_per_wave = openings_per_wave(player_count / 2);
            let waves_per_round = openings_per_pair.div_ceil(openings_per_wave);
            let (round_number, first_opening_number) = (
                wave_number / waves_per_round,
                wave_number % waves_per_round * openings_per_wave,
            );
            if round_number >= rounds {
                return Vec::new();
            }
            let earlier_games: Vec<&TournamentGame> = past_games
                .iter()
                .filter(|game| game.round_number < round_number)
                .collect();
            let pairs = swiss_pairs_of_round(
                player_count,
                round_number,
                openings_per_pair,
                &earlier_games,
            );
            (first_opening_number..openings_per_pair.min(first_opening_number + openings_per_wave))
                .flat_map(|opening| game_pairs(&pairs, round_number, opening))
                .collect()
        }
        PairingSystem::KnockOut => knock_out_pairs(player_count, openings_per_pair, past_games),
    }
}

fn game_pairs(pairs: &[(usize, usize)], round_number: u32, opening_number: u32) -> Vec<GamePair> {
    pairs
        .iter()
        .map(|&(first, second)| GamePair {
            round_number,
            first_player: first,
            second_player: second,
            opening_number,
        })
        .collect()
}

/// Returns the pairs of a Swiss round. A player who sits out gets all points of that round.
fn swiss_pairs_of_round(
    player_count: usize,
    round_number: u32,
    openings_per_pair: u32,
    earlier_games: &[&TournamentGame],
) -> Vec<(usize, usize)> {
    let has_met = |one: usize, other: usize| {
        earlier_games.iter().any(|game| {
            [game.south_player, game.north_player] == [one, other]
                || [game.south_player, game.north_player] == [other, one]
        })
    };
    let mut points_of_players: Vec<f64> = (0..player_count)
        .map(|player| {
            earlier_games
                .iter()
                .map(|game| game.points_of(player))
                .sum()
        })
        .collect();
    let has_sat_out = |player: usize| {
        (0..round_number).any(|round_number| {
            !earlier_games
                .iter()
                .any(|game| game.round_number == round_number && game.involves(player))
        })
    };
    let sat_out_by_player: Vec<bool> = (0..player_count).map(has_sat_out).collect();
    for (player, points) in points_of_players.iter_mut().enumerate() {
        *points += if sat_out_by_player[player] {
            f64::from(2 * openings_per_pair)
        } else {
            0.0
        };
    }
    let mut players_by_points: Vec<usize> = (0..player_count).collect();
    players_by_points.sort_by(|&one, &other| {
        points_of_players[other]
            .total_cmp(&points_of_players[one])
            .then(one.cmp(&other))
    });
    swiss_pairs(
        &players_by_points,
        &|player| sat_out_by_player[player],
        &has_met,
    )
}

/// Returns the next games of a knock-out, for each undecided pair of the current stage.
fn knock_out_pairs(
    player_count: usize,
    openings_per_pair: u32,
    past_games: &[TournamentGame],
) -> Vec<GamePair> {
    let mut results_by_pair: BTreeMap<(u32, usize, usize), (u32, f64, f64)> = BTreeMap::new();
    for game in past_games {
        let (one, other) = (
            game.south_player.min(game.north_player),
            game.south_player.max(game.north_player),
        );
        let pair_result = results_by_pair
            .entry((game.round_number, one, other))
            .or_default();
        *pair_result = (
            pair_result.0 + 1,
            pair_result.1 + game.points_of(one),
            pair_result.2 + game.points_of(other),
        );
    }
    let bracket_size = player_count.max(1).next_power_of_two();
    // The players in the places of the bracket. An opponent of an empty place advances.
    let mut bracket: Vec<Option<usize>> = (0..bracket_size)
        .map(|place| (place < player_count).then_some(place))
        .collect();
    for stage in 0.. {
        if bracket.len() <= 1 {
            return Vec::new();
        }
        let (mut undecided_pairs, mut next_bracket) = (Vec::new(), Vec::new());
        let openings_per_wave = openings_per_wave(bracket.len() / 2);
        for place in 0..bracket.len() / 2 {
            let (Some(one), Some(other)) = (bracket[place], bracket[bracket.len() - 1 - place])
            else {
                next_bracket.push(bracket[place].or(bracket[bracket.len() - 1 - place]));
                continue;
            };
            let (one, other) = (one.min(other), one.max(other));
            let (played_game_count, points_of_one, points_of_other) = results_by_pair
                .get(&(stage, one, other))
                .copied()
                .unwrap_or_default();
            let next_opening_number = played_game_count / 2;
            let is_tied = (points_of_one - points_of_other).abs() < 0.25;
            // Extra openings are played one at a time, because each can decide.
            let end_opening_number = if next_opening_number < openings_per_pair {
                openings_per_pair.min(next_opening_number + openings_per_wave)
            } else {
                next_opening_number + 1
            };
            if next_opening_number < openings_per_pair
                || is_tied && next_opening_number < openings_per_pair + TIE_BREAK_OPENINGS
            {
                undecided_pairs.extend((next_opening_number..end_opening_number).map(
                    |next_opening_number| GamePair {
                        round_number: stage,
                        first_player: one,
                        second_player: other,
                        opening_number: next_opening_number,
                    },
                ));
            }
            next_bracket.push(Some(if points_of_other > points_of_one {
                other
            } else {
                one
            }));
        }
        if !undecided_pairs.is_empty() {
            undecided_pairs.sort_by_key(|pair| pair.opening_number);
            return undecided_pairs;
        }
        bracket = next_bracket;
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Plays a tournament in which the player with the lower index always wins.
    fn play_with_lower_index_winning(
        pairing: PairingSystem,
        player_count: usize,
        opening_count: u32,
    ) -> Vec<TournamentGame> {
        let mut games = Vec::new();
        for number in 0.. {
            let wave_pairs = pairs_of_wave(pairing, player_count, opening_count, number, &games);
            if wave_pairs.is_empty() {
                return games;
            }
            let mut played_pairs = BTreeSet::new();
            for GamePair {
                round_number,
                first_player: first,
                second_player: second,
                opening_number,
            } in wave_pairs
            {
                assert!(
                    played_pairs.insert((first, second, opening_number)),
                    "each once"
                );
                for (south, north) in [(first, second), (second, first)] {
                    games.push(TournamentGame::new_unplayed(
                        games.len(),
                        round_number,
                        opening_number,
                        south,
                        north,
                        f64::from(south < north),
                    ));
                }
            }
        }
        games
    }

    fn games_per_pair(games: &[TournamentGame]) -> BTreeMap<(usize, usize), u32> {
        let mut game_counts_by_pair = BTreeMap::new();
        for game in games {
            *game_counts_by_pair
                .entry((
                    game.south_player.min(game.north_player),
                    game.south_player.max(game.north_player),
                ))
                .or_default() += 1;
        }
        game_counts_by_pair
    }

    #[test]
    fn in_a_round_robin_all_pairs_of_players_meet_equally_often() {
        for players in [2, 5, 6, 30] {
            let games_per_met_pair = games_per_pair(&play_with_lower_index_winning(
                PairingSystem::RoundRobin,
                players,
                2,
            ));
            assert_eq!(games_per_met_pair.len(), players * (players - 1) / 2);
            assert!(
                games_per_met_pair.values().all(|&games| games == 4),
                "{players}"
            );
        }
    }

    #[test]
    fn a_wave_of_pairings_has_enough_games_for_many_processors() {
        for (pairing, players) in [
            (PairingSystem::RoundRobin, 2),
            (PairingSystem::RoundRobin, 5),
            (PairingSystem::Gauntlet, 3),
        ] {
            assert!(
                pairs_of_wave(pairing, players, 50, 0, &[]).len() * 2 >= MIN_WAVE_GAMES as usize,
                "{pairing:?}"
            );
        }
        assert_eq!(
            pairs_of_wave(PairingSystem::RoundRobin, 2, 50, 3, &[]).len(),
            2,
            "what is left of fifty"
        );
        assert_eq!(
            pairs_of_wave(PairingSystem::Swiss { rounds: 3 }, 4, 50, 0, &[]).len(),
            16
        );
        assert_eq!(
            pairs_of_wave(PairingSystem::KnockOut, 4, 50, 0, &[]).len(),
            16
        );
        assert_eq!(
            pairs_of_wave(PairingSystem::RoundRobin, 40, 50, 0, &[]).len(),
            20,
            "a round"
        );
    }

    #[test]
    fn in_a_gauntlet_the_first_player_meets_all_others() {
        let games_per_met_pair = games_per_pair(&play_with_lower_index_winning(
            PairingSystem::Gauntlet,
            4,
            3,
        ));
        assert_eq!(
            games_per_met_pair,
            BTreeMap::from([((0, 1), 6), ((0, 2), 6), ((0, 3), 6)])
        );
    }

    #[test]
    fn a_knock_out_has_one_winner_and_the_first_two_players_meet_in_the_final() {
        for players in [2, 3, 5, 8, 13] {
            let games = play_with_lower_index_winning(PairingSystem::KnockOut, players, 1);
            assert_eq!(
                games_per_pair(&games).len(),
                players - 1,
                "each tie leaves one player out"
            );
            let last_game = games.last().expect("a final");
            assert_eq!(
                [
                    last_game.south_player.min(last_game.north_player),
                    last_game.south_player.max(last_game.north_player)
                ],
                [0, 1]
            );
        }
    }

    #[test]
    fn a_tied_pair_plays_extra_openings_and_then_the_better_seed_advances() {
        let mut games = Vec::new();
        for number in 0.. {
            let wave_pairs = pairs_of_wave(PairingSystem::KnockOut, 2, 1, number, &games);
            let Some(GamePair {
                round_number,
                first_player: first,
                second_player: second,
                opening_number,
            }) = wave_pairs.first().copied()
            else {
                break;
            };
            games.push(TournamentGame::new_unplayed(
                games.len(),
                round_number,
                opening_number,
                first,
                second,
                0.5,
            ));
            games.push(TournamentGame::new_unplayed(
                games.len(),
                round_number,
                opening_number,
                second,
                first,
                0.5,
            ));
        }
        assert_eq!(games.len(), 2 + 2 * TIE_BREAK_OPENINGS as usize);
    }

    #[test]
    fn in_a_swiss_tournament_no_pair_repeats_and_each_player_sits_out_no_more_than_once() {
        for players in [4, 7, 12, 31] {
            let rounds = 3;
            let games = play_with_lower_index_winning(PairingSystem::Swiss { rounds }, players, 1);
            assert!(
                games_per_pair(&games).values().all(|&games| games == 2),
                "{players}"
            );
            let players_without_game: Vec<usize> = (0..players)
                .map(|player| {
                    (0..rounds)
                        .filter(|&round| {
                            !games
                                .iter()
                                .any(|game| game.round_number == round && game.involves(player))
                        })
                        .count()
                })
                .collect();
            assert!(
                players_without_game
                    .iter()
                    .all(|&sat_out_before| sat_out_before <= 1)
                    && players_without_game.iter().sum::<usize>() == players % 2 * 3
            );
        }
    }
}
