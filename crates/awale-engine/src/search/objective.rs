//! The objective of a search: to win the game, or to win as many seeds as possible.
//!
//! While the endgame tables do not contain the board, every win counts the same, and a proven win
//! is better than a likely one. On a board of the tables, the search maximizes the final lead. The
//! side that is ahead keeps its lead, the other side loses no more than necessary, and both make
//! progress. A table value that a capture has made final (settled) is worth a little more than one
//! that a repetition could still change (contempt for unsettled values). So the search plays a
//! capture if it sees one, and otherwise gives nothing away.
//!
//! If some lines end in the tables and others do not, a search for the result does not measure
//! seeds: a side that the tables let lose prefers a line without a table value, however many seeds
//! it gives away there. So an analysis that shows seeds searches again with
//! [`Objective::ExpectedLead`].

use super::{
    table_probe::ProbeResult,
    value::{
        PROVEN_WIN, SEED_VALUE, Score, Value, clamp_estimate, value_of_final_lead,
        value_of_table_lead,
    },
};

/// The difference between a settled and an unsettled table value. It is less than half a seed, so
/// the search never sacrifices a seed for it.
const UNSETTLED_PENALTY: Value = 40;

/// The quantity that a search maximizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Objective {
    /// The result: a win, a draw or a loss, and how certain it is.
    GameResult,
    /// The expected final lead in seeds, on a board that the tables do not have.
    ExpectedLead,
    /// The final lead in seeds. The search has this objective if the tables have the root.
    FinalLead {
        /// Whether the tables are exact and no earlier position of the game can occur again.
        is_exact: bool,
    },
}

/// Whether earlier positions of the game can occur again after the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PastPositions {
    /// No earlier position can occur again.
    NeverRecur,
    /// An earlier position may occur again, which ends the game.
    MayRecur,
}

impl Objective {
    /// The objective for the table entry of the root. Tables ignore the history, so their values
    /// are only proofs if no earlier position can occur again. Without an entry it is the
    /// `fallback`.
    pub(super) fn for_root(
        root_probe: Option<ProbeResult>,
        past_positions: PastPositions,
        fallback: Objective,
    ) -> Objective {
        root_probe.map_or(fallback, |root_probe| Objective::FinalLead {
            is_exact: root_probe.is_exact && past_positions == PastPositions::NeverRecur,
        })
    }

    /// Whether the tables have the root.
    pub(super) const fn has_root_in_tables(self) -> bool {
        matches!(self, Objective::FinalLead { .. })
    }

    /// A number to change the key of the transposition table, so that results for different
    /// objectives do not mix.
    #[inline]
    pub(super) const fn hash_key_modifier(self) -> u64 {
        match self {
            Objective::GameResult => 0,
            // Arbitrary numbers with many bits.
            Objective::ExpectedLead => 0xbf58_476d_1ce4_e5b9,
            Objective::FinalLead { .. } => 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// The value of a finished game with this lead.
    #[inline]
    pub(super) const fn value_of_final_lead(self, lead: i32) -> Value {
        match self {
            Objective::GameResult => value_of_final_lead(lead),
            Objective::ExpectedLead | Objective::FinalLead { .. } => lead * SEED_VALUE,
        }
    }

    /// The value of a board whose table value is final.
    #[inline]
    pub(super) const fn value_of_final_table_entry(
        self,
        lead: i32,
        probe_result: ProbeResult,
    ) -> Value {
        match self {
            Objective::GameResult => {
                value_of_table_lead(lead + probe_result.net_gain, probe_result.is_exact)
            }
            Objective::ExpectedLead | Objective::FinalLead { .. } => {
                (lead + probe_result.net_gain) * SEED_VALUE
            }
        }
    }

    /// The value of a board at depth 0 that is in the tables, but whose value also depends on the
    /// history of the game.
    #[inline]
    pub(super) fn value_if_unsettled(self, lead: i32, probe_result: ProbeResult) -> Value {
        let penalty = if self.has_root_in_tables() {
            UNSETTLED_PENALTY * probe_result.net_gain.signum()
        } else {
            0
        };
        clamp_estimate((lead + probe_result.net_gain) * SEED_VALUE - penalty)
    }

    /// Whether a deeper search cannot improve the `value` of a root move.
    pub(super) const fn is_final_value(self, value: Value) -> bool {
        value.abs() >= PROVEN_WIN || self.has_root_in_tables() && value % SEED_VALUE == 0
    }

    /// The score of a root with this value.
    pub(super) const fn score_of_root(self, value: Value) -> Score {
        match self {
            Objective::ExpectedLead => Score::Estimate(value),
            Objective::FinalLead { is_exact: exact } if value.abs() < PROVEN_WIN && value != 0 => {
                let is_settled = value % SEED_VALUE == 0;
                let lead = (value + value.signum() * SEED_VALUE / 2) / SEED_VALUE;
                if exact && is_settled {
                    Score::Proven(lead)
                } else {
                    Score::Table(lead)
                }
            }
            _ => Score::from_value(value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn exact_probe_result(net_gain: i32) -> ProbeResult {
        ProbeResult {
            net_gain,
            is_cyclic: false,
            is_exact: true,
        }
    }

    fn root_objective(past_positions: PastPositions) -> Objective {
        Objective::for_root(
            Some(exact_probe_result(3)),
            past_positions,
            Objective::GameResult,
        )
    }

    #[test]
    fn an_equal_settled_value_ranks_above_an_unsettled_one_by_less_than_a_seed() {
        let lead_objective = root_objective(PastPositions::NeverRecur);
        for lead in [-9, 0, 9] {
            let (settled_value, unsettled_value) = (
                lead_objective.value_of_final_table_entry(lead + 3, exact_probe_result(0)),
                lead_objective.value_if_unsettled(lead, exact_probe_result(3)),
            );
            assert!(settled_value > unsettled_value);
            assert!(
                unsettled_value
                    > lead_objective.value_of_final_table_entry(lead, exact_probe_result(2))
            );
            assert!(
                lead_objective.value_if_unsettled(lead, exact_probe_result(-3))
                    > lead_objective.value_of_final_table_entry(lead - 3, exact_probe_result(0)),
                "the other side waits"
            );
        }
    }

    #[test]
    fn a_score_contains_the_lead_and_its_certainty() {
        let lead_objective = root_objective(PastPositions::NeverRecur);
        assert_eq!(
            lead_objective
                .score_of_root(lead_objective.value_of_final_table_entry(4, exact_probe_result(3))),
            Score::Proven(7)
        );
        let objective_with_history = root_objective(PastPositions::MayRecur);
        assert_eq!(
            objective_with_history
                .score_of_root(lead_objective.value_of_final_table_entry(4, exact_probe_result(3))),
            Score::Table(7)
        );
        assert_eq!(
            lead_objective
                .score_of_root(lead_objective.value_if_unsettled(4, exact_probe_result(3))),
            Score::Table(7)
        );
        assert_eq!(
            lead_objective
                .score_of_root(lead_objective.value_if_unsettled(-9, exact_probe_result(3))),
            Score::Table(-6)
        );
        assert_eq!(
            lead_objective
                .score_of_root(lead_objective.value_if_unsettled(-9, exact_probe_result(-3))),
            Score::Table(-12)
        );
        assert_eq!(
            lead_objective.score_of_root(lead_objective.value_of_final_lead(0)),
            Score::Estimate(0)
        );
    }
}
