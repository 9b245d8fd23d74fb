//! The plan of a tournament in its file, and its differences from the command line.

use awale_rules::RuleField;
use awale_study::catalogue::GameKind;
use serde::{Deserialize, Serialize};

use crate::match_runner::FaultConsequence;

use super::{TournamentPlan, pairing::PairingSystem};

/// The plan of a tournament in its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedPlan {
    /// The id of the variant, or `matches` with its two numbers: matches at the start and the most
    /// that can be taken.
    pub game: String,
    /// The rules of the variant, as `field=value` separated by spaces.
    pub rules: String,
    /// The name of the pairing system.
    pub pairing: String,
    /// Number of rounds of a Swiss tournament.
    pub rounds: Option<u32>,
    /// Number of games for each pair of players.
    pub games: u32,
    /// Random moves before the players take over.
    pub opening_plies: u32,
    /// The seed of the random openings.
    pub seed: u64,
    /// A player is dropped after this many forfeits in a row.
    pub max_forfeits: u32,
    /// The consequence of a line bot's fault: `forfeit` or `random`.
    pub on_fault: String,
    /// Time for a move of a line bot, in milliseconds.
    #[serde(rename = "time_ms")]
    pub move_time_ms: u128,
    /// Time for all moves of a game, in milliseconds.
    pub game_time_ms: Option<u128>,
    /// Extra time for a late answer, in milliseconds.
    pub grace_ms: u128,
    /// Extra time for the first move of a bot, in milliseconds.
    #[serde(rename = "start_ms")]
    pub first_move_allowance_ms: u128,
    /// Memory of a line bot, in MiB.
    pub memory_mb: u32,
}

/// A difference between a tournament's file and the command line. A value that is missing on one
/// side is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanDifference {
    /// An option of the command line.
    DifferentOption {
        /// The name, such as `--seed`.
        name: &'static str,
        /// The value in the file; empty for an option without a value.
        value_in_file: Option<String>,
        /// The value on the command line.
        requested_value: Option<String>,
    },
    /// A rule of the variant, which the user's settings may have changed.
    DifferentRule {
        /// The id of the variant.
        variant: String,
        /// The rule in the file, such as `win_at=25`.
        value_in_file: String,
        /// The rule in the settings.
        requested_value: String,
    },
    /// A player with another name or command.
    DifferentPlayer {
        /// The number of the player, counted from 1.
        player_number: usize,
        /// The player with this number in the file, as an option of the command line; `None` if the
        /// file has fewer players.
        value_in_file: Option<String>,
        /// The player with this number on the command line; `None` if it has fewer players.
        requested_value: Option<String>,
    },
}

impl SavedPlan {
    pub(super) fn from_plan(plan: &TournamentPlan) -> SavedPlan {
        let TournamentPlan {
            kind,
            pairing,
            games_per_pair,
            opening_plies,
            random_seed,
            max_forfeits,
            on_fault,
            bot_limits,
            ..
        } = plan;
        SavedPlan {
            game: match kind {
                GameKind::Awale(variant) => variant.id.to_string(),
                GameKind::Matches(rules) => {
                    format!("matches {} {}", rules.matches_at_start(), rules.max_take())
                }
            },
            // The user may have changed the rules of a variant without changing its id.
            rules: match kind {
                GameKind::Awale(variant) => {
                    let fields = variant.rules.fields();
                    RuleField::ALL
                        .map(|field| format!("{}={}", field.name(), field.get(&fields)))
                        .join(" ")
                }
                GameKind::Matches(_) => String::new(),
            },
            pairing: pairing.name().to_owned(),
            rounds: if let PairingSystem::Swiss { rounds } = pairing {
                Some(*rounds)
            } else {
                None
            },
            games: *games_per_pair,
            opening_plies: *opening_plies,
            seed: *random_seed,
            max_forfeits: *max_forfeits,
            on_fault: if *on_fault == FaultConsequence::LoseGame {
                "forfeit"
            } else {
                "random"
            }
            .to_owned(),
            move_time_ms: bot_limits.move_time.as_millis(),
            game_time_ms: bot_limits.game_time.map(|time| time.as_millis()),
            grace_ms: bot_limits.grace_time.as_millis(),
            first_move_allowance_ms: bot_limits.first_move_allowance.as_millis(),
            memory_mb: bot_limits.memory_mb,
        }
    }

    /// Returns the first difference from the plan `requested_plan`.
    pub(super) fn first_difference(&self, requested_plan: &SavedPlan) -> Option<PlanDifference> {
        for ((name, in_file), (_, requested)) in self
            .command_line_options()
            .into_iter()
            .zip(requested_plan.command_line_options())
        {
            if in_file != requested {
                return Some(PlanDifference::DifferentOption {
                    name,
                    value_in_file: in_file,
                    requested_value: requested,
                });
            }
        }
        if self.rules == requested_plan.rules {
            return None;
        }
        let mut rules = self.rules.split(' ').zip(requested_plan.rules.split(' '));
        let (value_in_file, requested_value) = rules
            .find(|(in_file, requested)| in_file != requested)
            .unwrap_or((&self.rules, &requested_plan.rules));
        Some(PlanDifference::DifferentRule {
            variant: self.game.clone(),
            value_in_file: value_in_file.to_owned(),
            requested_value: requested_value.to_owned(),
        })
    }

    /// Returns the plan as options of the command line, with their values.
    fn command_line_options(&self) -> [(&'static str, Option<String>); 14] {
        let SavedPlan {
            game,
            pairing,
            rounds,
            games,
            opening_plies,
            seed,
            max_forfeits,
            on_fault,
            ..
        } = self;
        let is_matches_game = game.starts_with("matches ");
        let number = |number: u128| Some(number.to_string());
        let time_text = |ms: u128| {
            Some(if ms.is_multiple_of(1000) {
                format!("{}s", ms / 1000)
            } else {
                format!("{ms}ms")
            })
        };
        [
            ("--matches", is_matches_game.then(String::new)),
            ("--variant", (!is_matches_game).then(|| game.clone())),
            ("--pairing", Some(pairing.clone())),
            ("--rounds", rounds.map(|rounds| rounds.to_string())),
            ("--games", number((*games).into())),
            ("--opening-plies", number((*opening_plies).into())),
            ("--seed", number((*seed).into())),
            ("--max-forfeits", number((*max_forfeits).into())),
            ("--on-fault", Some(on_fault.clone())),
            ("--time", time_text(self.move_time_ms)),
            ("--game-time", self.game_time_ms.and_then(time_text)),
            ("--grace", time_text(self.grace_ms)),
            ("--start-time", time_text(self.first_move_allowance_ms)),
            ("--memory", number(self.memory_mb.into())),
        ]
    }
}
