//! The plan of a tournament, as its file holds it, and its differences from the plan of the command
//! line.

use awale_rules::RuleField;
use awale_study::catalogue::Kind;
use serde::{Deserialize, Serialize};

use crate::match_runner::OnFault;

use super::TournamentPlan;
use super::pairing::Pairing;

/// How a tournament is played, as its file holds it. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedPlan {
    /// The id of the variant, or the matches with their numbers.
    pub game: String,
    /// The rules of the variant as `field=value`.
    pub rules: String,
    /// The name of the pairing.
    pub pairing: String,
    /// Rounds of a Swiss tournament.
    pub rounds: Option<u32>,
    /// Games of two players against each other.
    pub games: u32,
    /// Random moves of an opening.
    pub opening_plies: u32,
    /// The seed of the random openings.
    pub seed: u64,
    /// Forfeits in a row that end a player's part.
    pub max_forfeits: u32,
    /// What a bot's fault costs: `forfeit` or `random`.
    pub on_fault: String,
    /// Time for a move of a line bot, in milliseconds.
    pub time_ms: u128,
    /// Time for all moves of a game, in milliseconds.
    pub game_time_ms: Option<u128>,
    /// Time over the limit that is allowed a move, in milliseconds.
    pub grace_ms: u128,
    /// Time that a program may take to start, in milliseconds.
    pub start_ms: u128,
    /// Memory of a line bot, in MiB.
    pub memory_mb: u32,
}

/// The differences between the tournament of a file and that of the command line. What one of them
/// lacks is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// An option of the command line.
    Option {
        /// Its name, such as `--seed`.
        name: &'static str,
        /// Its value in the file; empty where it takes none.
        kept: Option<String>,
        /// Its value on the command line.
        given: Option<String>,
    },
    /// A rule of the variant, which the settings may have changed.
    Rule {
        /// The id of the variant.
        variant: String,
        /// The rule in the file, such as `win_at=25`.
        kept: String,
        /// The rule in the settings.
        given: String,
    },
    /// A player who is another one.
    Player {
        /// Its number, counted from 1.
        number: usize,
        /// Who it is in the file.
        kept: Option<String>,
        /// Who it is on the command line.
        given: Option<String>,
    },
}

impl SavedPlan {
    pub(super) fn of(plan: &TournamentPlan) -> SavedPlan {
        let TournamentPlan {
            kind,
            pairing,
            games,
            opening_plies,
            seed,
            max_forfeits,
            on_fault,
            bots,
            ..
        } = plan;
        SavedPlan {
            game: match kind {
                Kind::Awale(variant) => variant.id.to_string(),
                Kind::Matches(rules) => format!("matches {} {}", rules.start(), rules.max_take()),
            },
            // A custom variant may have other rules under the same name.
            rules: match kind {
                Kind::Awale(variant) => {
                    let fields = variant.rules.fields();
                    RuleField::ALL
                        .map(|field| format!("{}={}", field.name(), field.get(&fields)))
                        .join(" ")
                }
                Kind::Matches(_) => String::new(),
            },
            pairing: pairing.name().to_owned(),
            rounds: if let Pairing::Swiss { rounds } = pairing {
                Some(*rounds)
            } else {
                None
            },
            games: *games,
            opening_plies: *opening_plies,
            seed: *seed,
            max_forfeits: *max_forfeits,
            on_fault: if *on_fault == OnFault::Forfeit {
                "forfeit"
            } else {
                "random"
            }
            .to_owned(),
            time_ms: bots.time.as_millis(),
            game_time_ms: bots.game_time.map(|time| time.as_millis()),
            grace_ms: bots.grace.as_millis(),
            start_ms: bots.start.as_millis(),
            memory_mb: bots.memory_mb,
        }
    }

    /// The first thing in which it is not like `wanted`.
    pub(super) fn difference(&self, wanted: &SavedPlan) -> Option<Difference> {
        for ((name, kept), (_, given)) in self.options().into_iter().zip(wanted.options()) {
            if kept != given {
                return Some(Difference::Option { name, kept, given });
            }
        }
        if self.rules == wanted.rules {
            return None;
        }
        let mut rules = self.rules.split(' ').zip(wanted.rules.split(' '));
        let (kept, given) = rules
            .find(|(kept, given)| kept != given)
            .unwrap_or((&self.rules, &wanted.rules));
        Some(Difference::Rule {
            variant: self.game.clone(),
            kept: kept.to_owned(),
            given: given.to_owned(),
        })
    }

    /// The plan, as options of the command line with their values.
    fn options(&self) -> [(&'static str, Option<String>); 14] {
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
        let is_matches = game.starts_with("matches ");
        let number = |number: u128| Some(number.to_string());
        let time = |ms: u128| {
            Some(if ms.is_multiple_of(1000) {
                format!("{}s", ms / 1000)
            } else {
                format!("{ms}ms")
            })
        };
        [
            ("--matches", is_matches.then(String::new)),
            ("--variant", (!is_matches).then(|| game.clone())),
            ("--pairing", Some(pairing.clone())),
            ("--rounds", rounds.map(|rounds| rounds.to_string())),
            ("--games", number((*games).into())),
            ("--opening-plies", number((*opening_plies).into())),
            ("--seed", number((*seed).into())),
            ("--max-forfeits", number((*max_forfeits).into())),
            ("--on-fault", Some(on_fault.clone())),
            ("--time", time(self.time_ms)),
            ("--game-time", self.game_time_ms.and_then(time)),
            ("--grace", time(self.grace_ms)),
            ("--start-time", time(self.start_ms)),
            ("--memory", number(self.memory_mb.into())),
        ]
    }
}
