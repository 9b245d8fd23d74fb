//! The checker verifies a certificate with the rules and the tables alone.
//!
//! For each move of a strategy it plays this move and every reply. The certain net gain of the
//! prover is the minimum over the replies. A board of the tables counts its table value, a finished
//! game counts its result by the rules, and any other board counts the claim of the certificate. A
//! board that is missing in the certificate counts as a loss of all its seeds, the worst case.

use std::{error::Error, fmt};

use awale_rules::{PITS, PerSeat, Pit, Position, Rules, Seat};

use crate::{
    stop::Stop,
    tables::{Exactness, Tables},
};

use super::certificate::{ProofCertificate, ProofMove};

/// The result of a successful check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckSummary {
    /// Whether the bounds are exact or depend on the convention for table values.
    pub exactness: Exactness,
    /// The number of moves in both strategies.
    pub strategy_move_count: u64,
    /// The number of table lookups.
    pub table_lookups: u64,
}

/// The reason why a certificate is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckErrorReason {
    /// The tables are for other rules, have fewer seeds than the certificate needs, or a file is
    /// damaged.
    UnusableTables,
    /// The stop signal ended the check.
    Stopped,
    /// The board holds more seeds than the largest game.
    TooManySeeds,
    /// The move is illegal.
    IllegalMove,
    /// The prover is certain to net fewer seeds than the certificate claims.
    ClaimTooHigh {
        /// The claim: the seeds that the prover should net.
        claim: i8,
        /// The seeds that the prover is certain to net.
        guaranteed_net_gain: i32,
        /// Whether the deciding board is missing in the certificate.
        is_board_missing: bool,
    },
    /// Only a cycle of moves supports the claim, and the cycle pays less.
    CyclePaysLessThanClaim,
}

/// The first wrong board of a certificate, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckError {
    /// The seeds of the twelve pits, starting with the row of the side to move.
    pub pits: [u8; PITS],
    /// The reason why the certificate is wrong on this board.
    pub reason: CheckErrorReason,
}

impl fmt::Display for CheckErrorReason {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let explanation = match self {
            CheckErrorReason::UnusableTables => {
                "its tables are missing or cannot be read; `awale endgame build` makes them"
            }
            CheckErrorReason::Stopped => "stopped",
            CheckErrorReason::TooManySeeds => "there is no such board",
            CheckErrorReason::IllegalMove => "its move is not legal",
            CheckErrorReason::ClaimTooHigh {
                claim,
                guaranteed_net_gain: certain,
                is_board_missing: is_missing,
            } => {
                write!(f, "it claims {claim}, and only {certain} is certain")?;
                if *is_missing {
                    ", because a board is missing in it"
                } else {
                    ""
                }
            }
            CheckErrorReason::CyclePaysLessThanClaim => {
                "its claim rests on a cycle of moves, which does not pay that much"
            }
        };
        f.write_str(explanation)
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let board = self.pits.map(|seeds| seeds.to_string()).join("-");
        let reason = &self.reason;
        if matches!(
            reason,
            CheckErrorReason::UnusableTables | CheckErrorReason::Stopped
        ) {
            write!(
                f,
                "the proof is not checked, from the board {board} on, the side to move first: {reason}"
            )
        } else {
            write!(
                f,
                "the proof does not hold on the board {board}, the side to move first: {reason}"
            )
        }
    }
}

impl Error for CheckError {}

/// Checks a certificate.
///
/// # Errors
/// Returns the first board on which the certificate is wrong, and the reason.
pub fn check_certificate(
    certificate: &ProofCertificate,
    tables: &Tables,
    stop: &Stop,
) -> Result<CheckSummary, CheckError> {
    let rules = certificate.rules.playable_rules();
    let error_at_start = |reason| CheckError {
        pits: certificate.pits,
        reason,
    };
    if !tables.are_for_rules(&rules) || tables.max_seeds() < certificate.max_table_seeds {
        return Err(error_at_start(CheckErrorReason::UnusableTables));
    }
    let mut summary = CheckSummary {
        exactness: Exactness::Exact,
        strategy_move_count: 0,
        table_lookups: 0,
    };
    let start_position = position_from_pits(&rules, &certificate.pits)
        .ok_or(error_at_start(CheckErrorReason::TooManySeeds))?;
    for (bound, prover) in [
        (&certificate.mover_bound, Seat::South),
        (&certificate.opponent_bound, Seat::North),
    ] {
        let mut strategy = Strategy {
            rules: &rules,
            certificate,
            moves: &bound.moves,
            tables,
            stop,
            prover: Seat::South,
        };
        for played in &bound.moves {
            strategy.check_move(played, &mut summary)?;
        }
        strategy.check_cycles()?;
        strategy.prover = prover;
        let guaranteed_net_gain = if prover == Seat::South {
            strategy.net_gain_if_prover_moves(&start_position, &mut summary)
        } else {
            strategy.net_gain_if_opponent_moves(&start_position, &mut summary)
        };
        guaranteed_net_gain
            .and_then(|guaranteed_net_gain| guaranteed_net_gain.check_claim(bound.claim))
            .map_err(error_at_start)?;
        summary.strategy_move_count += bound.moves.len() as u64;
    }
    Ok(summary)
}

/// Returns a position with these pits, South to move, and all other seeds in North's store.
fn position_from_pits(rules: &Rules, pits: &[u8; PITS]) -> Option<Position> {
    let seeds: u32 = pits.iter().map(|&pit| u32::from(pit)).sum();
    let seeds_in_stores = u32::from(rules.total_seeds()).checked_sub(seeds)?;
    Position::new(
        rules,
        *pits,
        PerSeat {
            south: 0,
            north: u8::try_from(seeds_in_stores).ok()?,
        },
        Seat::South,
    )
    .ok()
}

/// The seeds that the prover is certain to net, and whether the deciding board is missing in the
/// certificate.
#[derive(Clone, Copy)]
struct GuaranteedNetGain {
    net_gain: i32,
    is_board_missing: bool,
}

impl GuaranteedNetGain {
    fn from_known_net_gain(net_gain: i32) -> GuaranteedNetGain {
        GuaranteedNetGain {
            net_gain,
            is_board_missing: false,
        }
    }

    fn plus_gain(self, gain: i32) -> GuaranteedNetGain {
        GuaranteedNetGain {
            net_gain: self.net_gain + gain,
            ..self
        }
    }

    fn check_claim(self, claim: i8) -> Result<(), CheckErrorReason> {
        let GuaranteedNetGain {
            net_gain: certain,
            is_board_missing: is_missing,
        } = self;
        if certain >= i32::from(claim) {
            Ok(())
        } else {
            Err(CheckErrorReason::ClaimTooHigh {
                claim,
                guaranteed_net_gain: certain,
                is_board_missing: is_missing,
            })
        }
    }
}

/// The moves of one side in a certificate.
struct Strategy<'a> {
    rules: &'a Rules,
    certificate: &'a ProofCertificate,
    moves: &'a [ProofMove],
    tables: &'a Tables,
    stop: &'a Stop,
    prover: Seat,
}

impl Strategy<'_> {
    /// Checks that a move nets its claim, provided that all other claims are right.
    fn check_move(
        &self,
        proof_move: &ProofMove,
        summary: &mut CheckSummary,
    ) -> Result<(), CheckError> {
        let error_with_reason = |reason| CheckError {
            pits: proof_move.pits,
            reason,
        };
        if self.stop.is_stopped() {
            return Err(error_with_reason(CheckErrorReason::Stopped));
        }
        let position_before = position_from_pits(self.rules, &proof_move.pits)
            .ok_or(error_with_reason(CheckErrorReason::TooManySeeds))?;
        let position_after = Self::position_after(&position_before, proof_move)
            .ok_or(error_with_reason(CheckErrorReason::IllegalMove))?;
        let guaranteed_net_gain = self
            .net_gain_if_opponent_moves(&position_after, summary)
            .map_err(error_with_reason)?;
        let gain = position_after.lead(self.prover) - position_before.lead(self.prover);
        guaranteed_net_gain
            .plus_gain(gain)
            .check_claim(proof_move.claim)
            .map_err(error_with_reason)
    }

    /// Returns the position after the move, or `None` if the move is illegal.
    fn position_after(before: &Position, proof_move: &ProofMove) -> Option<Position> {
        let pit = Pit::row(Seat::South).nth(usize::from(proof_move.column))?;
        before.after(pit).ok()
    }

    /// The prover's certain net gain on a board that the tables or the rules decide. `None` if
    /// neither decides the board.
    fn net_gain_if_decided(
        &self,
        position: &Position,
        summary: &mut CheckSummary,
    ) -> Result<Option<GuaranteedNetGain>, CheckErrorReason> {
        if position.seeds_on_board() <= self.certificate.max_table_seeds {
            let table_value = self
                .tables
                .probe(position)
                .ok_or(CheckErrorReason::UnusableTables)?;
            summary.table_lookups += 1;
            if table_value.is_cyclic && self.tables.reliability() == Exactness::ByConvention {
                summary.exactness = Exactness::ByConvention;
            }
            let net_gain = i32::from(table_value.value);
            return Ok(Some(GuaranteedNetGain::from_known_net_gain(
                if position.to_move() == self.prover {
                    net_gain
                } else {
                    -net_gain
                },
            )));
        }
        let net_gain_of_outcome = |outcome: awale_rules::Outcome<_>| {
            outcome.final_result.final_counts.lead(self.prover) - position.lead(self.prover)
        };
        Ok(position
            .outcome()
            .map(net_gain_of_outcome)
            .map(GuaranteedNetGain::from_known_net_gain))
    }

    /// The prover's certain net gain on a board on which the prover is to move.
    fn net_gain_if_prover_moves(
        &self,
        position: &Position,
        summary: &mut CheckSummary,
    ) -> Result<GuaranteedNetGain, CheckErrorReason> {
        if let Some(guaranteed_net_gain) = self.net_gain_if_decided(position, summary)? {
            return Ok(guaranteed_net_gain);
        }
        let claimed_net_gain = self
            .move_index(position)
            .map(|place| GuaranteedNetGain::from_known_net_gain(self.moves[place].claim.into()));
        Ok(claimed_net_gain.unwrap_or(GuaranteedNetGain {
            net_gain: -i32::from(position.seeds_on_board()),
            is_board_missing: true,
        }))
    }

    /// The prover's certain net gain on a board on which the other side is to move: the minimum
    /// over its moves.
    fn net_gain_if_opponent_moves(
        &self,
        position: &Position,
        summary: &mut CheckSummary,
    ) -> Result<GuaranteedNetGain, CheckErrorReason> {
        if let Some(guaranteed_net_gain) = self.net_gain_if_decided(position, summary)? {
            return Ok(guaranteed_net_gain);
        }
        let mut worst_net_gain: Option<GuaranteedNetGain> = None;
        for pit in position.moves() {
            let position_after = position
                .after(pit)
                .map_err(|_| CheckErrorReason::IllegalMove)?;
            let guaranteed_net_gain = self
                .net_gain_if_prover_moves(&position_after, summary)?
                .plus_gain(position_after.lead(self.prover) - position.lead(self.prover));
            worst_net_gain = Some(
                worst_net_gain
                    .filter(|worst_net_gain| {
                        worst_net_gain.net_gain <= guaranteed_net_gain.net_gain
                    })
                    .unwrap_or(guaranteed_net_gain),
            );
        }
        worst_net_gain.ok_or(CheckErrorReason::IllegalMove)
    }

    /// The index in `moves` of the move on this board.
    fn move_index(&self, position: &Position) -> Option<usize> {
        let mover = position.to_move();
        let seeds_in_row = |seat| Pit::row(seat).map(|pit| position.seeds(pit));
        let mut pits = [0; PITS];
        pits.iter_mut()
            .zip(seeds_in_row(mover).chain(seeds_in_row(mover.opponent())))
            .for_each(|(to, seeds)| *to = seeds);
        self.moves
            .binary_search_by_key(&pits, |played| played.pits)
            .ok()
    }

    /// Checks that no claim is supported only by a cycle that pays less.
    ///
    /// No move on a cycle captures, so a claim is at least as high as the one before it, and all
    /// claims on a cycle are equal. Boards whose claims a cycle pays need no check.
    fn check_cycles(&self) -> Result<(), CheckError> {
        let does_cycle_pay_claim = |place: usize| {
            self.certificate.rules.reliability() == Exactness::Exact && self.moves[place].claim <= 0
        };
        // The state of each move: 0 is not visited, 1 is on the current path, 2 is visited and
        // starts no cycle.
        let mut visit_states = vec![0_u8; self.moves.len()];
        let mut path: Vec<(usize, Vec<usize>)> = Vec::new();
        for first in 0..self.moves.len() {
            if visit_states[first] != 0 || does_cycle_pay_claim(first) {
                continue;
            }
            visit_states[first] = 1;
            path.push((first, self.next_move_indices(first)));
            while let Some((move_index, unvisited_indices)) = path.last_mut() {
                if self.stop.is_stopped() {
                    return Err(CheckError {
                        pits: self.moves[*move_index].pits,
                        reason: CheckErrorReason::Stopped,
                    });
                }
                match unvisited_indices.pop() {
                    None => {
                        visit_states[*move_index] = 2;
                        path.pop();
                    }
                    Some(next) if does_cycle_pay_claim(next) || visit_states[next] == 2 => {}
                    Some(next) if visit_states[next] == 1 => {
                        return Err(CheckError {
                            pits: self.moves[next].pits,
                            reason: CheckErrorReason::CyclePaysLessThanClaim,
                        });
                    }
                    Some(next) => {
                        visit_states[next] = 1;
                        path.push((next, self.next_move_indices(next)));
                    }
                }
            }
        }
        Ok(())
    }

    /// The indices of moves that may follow this move and a reply with the same number of seeds on
    /// the board.
    fn next_move_indices(&self, move_index: usize) -> Vec<usize> {
        let proof_move = &self.moves[move_index];
        let Some(position_after) = position_from_pits(self.rules, &proof_move.pits)
            .and_then(|before| Self::position_after(&before, proof_move))
        else {
            return Vec::new();
        };
        let seeds = proof_move.pits.iter().sum::<u8>();
        let replies = position_after
            .moves()
            .filter_map(|pit| position_after.after(pit).ok());
        replies
            .filter(|reply| reply.seeds_on_board() == seeds)
            .filter_map(|reply| self.move_index(&reply))
            .collect()
    }
}
