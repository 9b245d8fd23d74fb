//! The checker: goes through a certificate by the rules and the tables alone.
//!
//! For each move of a strategy it plays that move and every reply. What the prover nets at least is
//! then the least over the replies: a board of the tables counts their value, a board where the
//! game is over what the rules give, any other board what the certificate claims there. A board
//! that it lacks counts the loss of all its seeds, which is certain.

use std::error::Error;
use std::fmt;

use awale_rules::{PITS, PerSeat, Pit, Position, Rules, Seat};

use crate::stop::Stop;
use crate::tables::{Tables, Truth};

use super::certificate::{Certificate, ProofMove};

/// What a checked certificate rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What is proven: exact bounds, or bounds that rest on the convention of table values.
    pub truth: Truth,
    /// Moves of both strategies.
    pub moves: u64,
    /// How often the tables were asked.
    pub leaves: u64,
}

/// Why a certificate does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalReason {
    /// The tables are for other rules, or know fewer seeds, or a file of theirs is bad.
    Tables,
    /// It was stopped.
    Stopped,
    /// The board holds more seeds than any game.
    NoBoard,
    /// The move is not legal.
    Illegal,
    /// Less is certain than is claimed.
    TooLittle {
        /// The claim: seeds that the prover nets.
        claim: i8,
        /// The seeds that it nets for certain.
        certain: i32,
        /// The board that decides is not in the certificate.
        is_missing: bool,
    },
    /// The claim is held up by a cycle.
    Cycle,
}

/// Where and why a certificate does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The board: the pits of the side to move first.
    pub pits: [u8; PITS],
    /// Why.
    pub reason: RefusalReason,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "on the board {:?}: {:?}", self.pits, self.reason)
    }
}

impl Error for Refusal {}

/// Goes through a certificate.
///
/// # Errors
/// The first board on which it does not hold, and why.
pub fn check(certificate: &Certificate, tables: &Tables, stop: &Stop) -> Result<Checked, Refusal> {
    let rules = certificate.rules.playable();
    let whole = |reason| Refusal {
        pits: certificate.pits,
        reason,
    };
    if !tables.serve(&rules) || tables.up_to() < certificate.tables {
        return Err(whole(RefusalReason::Tables));
    }
    let mut checked = Checked {
        truth: Truth::Exact,
        moves: 0,
        leaves: 0,
    };
    let start = position(&rules, &certificate.pits).ok_or(whole(RefusalReason::NoBoard))?;
    for (bound, prover) in [
        (&certificate.mover, Seat::South),
        (&certificate.other, Seat::North),
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
            strategy.check_move(played, &mut checked)?;
        }
        strategy.check_cycles()?;
        strategy.prover = prover;
        let certain = if prover == Seat::South {
            strategy.at_prover(&start, &mut checked)
        } else {
            strategy.at_other(&start, &mut checked)
        };
        certain
            .and_then(|certain| certain.holds(bound.claim))
            .map_err(whole)?;
        checked.moves += bound.moves.len() as u64;
    }
    Ok(checked)
}

/// A position with these pits, South to move, all other seeds in North's store.
fn position(rules: &Rules, pits: &[u8; PITS]) -> Option<Position> {
    let seeds: u32 = pits.iter().map(|&pit| u32::from(pit)).sum();
    let rest = u32::from(rules.total()).checked_sub(seeds)?;
    Position::new(
        rules,
        *pits,
        PerSeat {
            south: 0,
            north: u8::try_from(rest).ok()?,
        },
        Seat::South,
    )
    .ok()
}

/// What the prover is certain to net, and whether a board that the certificate lacks decides it.
#[derive(Clone, Copy)]
struct Certain {
    net: i32,
    is_missing: bool,
}

impl Certain {
    fn known(net: i32) -> Certain {
        Certain {
            net,
            is_missing: false,
        }
    }

    fn plus(self, gain: i32) -> Certain {
        Certain {
            net: self.net + gain,
            ..self
        }
    }

    fn holds(self, claim: i8) -> Result<(), RefusalReason> {
        let Certain {
            net: certain,
            is_missing,
        } = self;
        if certain >= i32::from(claim) {
            Ok(())
        } else {
            Err(RefusalReason::TooLittle {
                claim,
                certain,
                is_missing,
            })
        }
    }
}

/// The moves of one side.
struct Strategy<'a> {
    rules: &'a Rules,
    certificate: &'a Certificate,
    moves: &'a [ProofMove],
    tables: &'a Tables,
    stop: &'a Stop,
    prover: Seat,
}

impl Strategy<'_> {
    /// Checks that a move nets what is claimed, if every other claim holds.
    fn check_move(&self, played: &ProofMove, checked: &mut Checked) -> Result<(), Refusal> {
        let refuse = |reason| Refusal {
            pits: played.pits,
            reason,
        };
        if self.stop.is_stopped() {
            return Err(refuse(RefusalReason::Stopped));
        }
        let before = position(self.rules, &played.pits).ok_or(refuse(RefusalReason::NoBoard))?;
        let after = Self::play(&before, played).ok_or(refuse(RefusalReason::Illegal))?;
        let certain = self.at_other(&after, checked).map_err(refuse)?;
        let gain = after.lead(self.prover) - before.lead(self.prover);
        certain.plus(gain).holds(played.claim).map_err(refuse)
    }

    /// The position after the move; `None` if it is not legal.
    fn play(before: &Position, played: &ProofMove) -> Option<Position> {
        let pit = Pit::row(Seat::South).nth(usize::from(played.place))?;
        before.after(pit).ok()
    }

    /// What is certain where the tables or the rules decide; `None` where neither does.
    fn decided(
        &self,
        position: &Position,
        checked: &mut Checked,
    ) -> Result<Option<Certain>, RefusalReason> {
        if position.on_board() <= self.certificate.tables {
            let entry = self.tables.probe(position).ok_or(RefusalReason::Tables)?;
            checked.leaves += 1;
            if entry.cyclic && self.tables.truth() == Truth::TableValue {
                checked.truth = Truth::TableValue;
            }
            let net = i32::from(entry.value);
            return Ok(Some(Certain::known(if position.to_move() == self.prover {
                net
            } else {
                -net
            })));
        }
        let won = |outcome: awale_rules::Outcome<_>| {
            outcome.tally.counts.lead(self.prover) - position.lead(self.prover)
        };
        Ok(position.outcome().map(won).map(Certain::known))
    }

    /// What is certain on a board on which the prover is to move.
    fn at_prover(
        &self,
        position: &Position,
        checked: &mut Checked,
    ) -> Result<Certain, RefusalReason> {
        if let Some(certain) = self.decided(position, checked)? {
            return Ok(certain);
        }
        let found = self
            .find(position)
            .map(|place| Certain::known(self.moves[place].claim.into()));
        Ok(found.unwrap_or(Certain {
            net: -i32::from(position.on_board()),
            is_missing: true,
        }))
    }

    /// What is certain on a board on which the other side is to move: the least over its moves.
    fn at_other(
        &self,
        position: &Position,
        checked: &mut Checked,
    ) -> Result<Certain, RefusalReason> {
        if let Some(certain) = self.decided(position, checked)? {
            return Ok(certain);
        }
        let mut least: Option<Certain> = None;
        for pit in position.moves() {
            let after = position.after(pit).map_err(|_| RefusalReason::Illegal)?;
            let certain = self
                .at_prover(&after, checked)?
                .plus(after.lead(self.prover) - position.lead(self.prover));
            least = Some(
                least
                    .filter(|least| least.net <= certain.net)
                    .unwrap_or(certain),
            );
        }
        least.ok_or(RefusalReason::Illegal)
    }

    /// The place of the move on this board.
    fn find(&self, position: &Position) -> Option<usize> {
        let mover = position.to_move();
        let row = |seat| Pit::row(seat).map(|pit| position.seeds(pit));
        let mut pits = [0; PITS];
        pits.iter_mut()
            .zip(row(mover).chain(row(mover.opponent())))
            .for_each(|(to, seeds)| *to = seeds);
        self.moves
            .binary_search_by_key(&pits, |played| played.pits)
            .ok()
    }

    /// Checks that no claim is held up by a cycle that does not pay it.
    ///
    /// A cycle is one of moves in which nothing is captured, so each claim on it is at least as
    /// high as the one before, and all are the same. So boards whose claims a cycle pays are left
    /// out.
    fn check_cycles(&self) -> Result<(), Refusal> {
        let is_paid = |place: usize| {
            self.certificate.rules.truth() == Truth::Exact && self.moves[place].claim <= 0
        };
        // 0: not seen; 1: on the way; 2: no cycle from here.
        let mut seen = vec![0_u8; self.moves.len()];
        let mut way: Vec<(usize, Vec<usize>)> = Vec::new();
        for first in 0..self.moves.len() {
            if seen[first] != 0 || is_paid(first) {
                continue;
            }
            seen[first] = 1;
            way.push((first, self.next(first)));
            while let Some((place, rest)) = way.last_mut() {
                if self.stop.is_stopped() {
                    return Err(Refusal {
                        pits: self.moves[*place].pits,
                        reason: RefusalReason::Stopped,
                    });
                }
                match rest.pop() {
                    None => {
                        seen[*place] = 2;
                        way.pop();
                    }
                    Some(next) if is_paid(next) || seen[next] == 2 => {}
                    Some(next) if seen[next] == 1 => {
                        return Err(Refusal {
                            pits: self.moves[next].pits,
                            reason: RefusalReason::Cycle,
                        });
                    }
                    Some(next) => {
                        seen[next] = 1;
                        way.push((next, self.next(next)));
                    }
                }
            }
        }
        Ok(())
    }

    /// The moves that may follow a move and a reply, with as many seeds on the board.
    fn next(&self, place: usize) -> Vec<usize> {
        let played = &self.moves[place];
        let Some(after) =
            position(self.rules, &played.pits).and_then(|before| Self::play(&before, played))
        else {
            return Vec::new();
        };
        let seeds = played.pits.iter().sum::<u8>();
        let replies = after.moves().filter_map(|pit| after.after(pit).ok());
        replies
            .filter(|reply| reply.on_board() == seeds)
            .filter_map(|reply| self.find(&reply))
            .collect()
    }
}
