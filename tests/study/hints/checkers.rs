//! A checker for each kind of reason, based on the claim in its sentence, not on the code that
//! finds it.

use awale_engine::Score;
use awale_rules::{Ending, Feeding, Pit, RuleFields};

use awale_study::catalogue::AnyMove;
use awale_study::study::{EndReason, Grounds, Reason, Values};

use super::board::{Over, Plain, Played, over, side};
use super::solver::Solver;

/// The verdict of a checker about a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    True,
    False,
    /// The search for the truth took too long.
    Open,
}

/// The solvers that decide results.
pub struct Judges {
    /// A solver without tables.
    pub proof: Solver,
    /// A solver that accepts table values, if there are tables.
    pub table: Option<Solver>,
}

/// A hint with the data to check it.
pub struct Case<'a> {
    pub rules: RuleFields,
    /// The game up to the position of the hint.
    pub past: Vec<Plain>,
    pub values: &'a Values,
    /// The pit of the move that the hint recommends.
    pub best: usize,
    /// Maximum number of positions for one question to the solver.
    pub nodes: u64,
}

fn sorted(pits: &[Pit]) -> Vec<usize> {
    let mut places: Vec<usize> = pits.iter().map(|pit| pit.index()).collect();
    places.sort_unstable();
    places
}

fn place(mv: AnyMove) -> usize {
    mv.pit().expect("a pit").index()
}

fn verdict(is_true: bool) -> Verdict {
    if is_true {
        Verdict::True
    } else {
        Verdict::False
    }
}

impl Case<'_> {
    fn now(&self) -> Plain {
        *self.past.last().expect("a position")
    }

    fn played(&self, pit: usize) -> Played {
        self.now().play(pit, &self.rules).expect("a legal move")
    }

    fn with(&self, pit: usize) -> Vec<Plain> {
        let mut past = self.past.clone();
        past.push(self.played(pit).after);
        past
    }

    fn others(&self) -> Vec<usize> {
        let moves = self.now().moves(&self.rules);
        moves
            .into_iter()
            .map(|(pit, _)| pit)
            .filter(|&pit| pit != self.best)
            .collect()
    }

    /// Why the game is over after the hint's move, with the final seeds of South and North; `None`
    /// if it is not over.
    pub fn end(&self) -> Option<(Over, [u8; 2])> {
        over(&self.with(self.best), &self.rules)
    }

    /// The opponent's largest capture after `pit`.
    fn leaves(&self, pit: usize) -> u8 {
        let after = self.with(pit);
        if over(&after, &self.rules).is_some() {
            0
        } else {
            after[after.len() - 1].largest_capture(&self.rules)
        }
    }

    fn score(&self, pit: usize) -> Score {
        self.values
            .moves
            .iter()
            .find(|value| place(value.mv) == pit)
            .expect("every move has a value")
            .score
    }

    /// Whether the result of `pit` (1, 0, -1) satisfies `good`. A proven value must hold in a
    /// search with the history. A table value must equal the table, or the result of a search that
    /// accepts table values.
    fn result(&self, pit: usize, judges: &mut Judges, good: impl Fn(i32) -> bool) -> Verdict {
        let judge = match self.score(pit) {
            Score::Estimate(_) => return Verdict::False,
            Score::Proven(_) => Some(&mut judges.proof),
            Score::Table(lead)
                if judges
                    .table
                    .as_ref()
                    .is_some_and(|judge| self.is_in_table(pit, lead, judge)) =>
            {
                return verdict(good(lead.signum()));
            }
            Score::Table(_) => judges.table.as_mut(),
        };
        let Some(judge) = judge else {
            return Verdict::False;
        };
        judge
            .result_of(&self.past, pit, self.nodes)
            .map_or(Verdict::Open, |result| verdict(good(result)))
    }

    /// Whether the table has the board after `pit`, with this final lead for the mover.
    fn is_in_table(&self, pit: usize, lead: i32, judge: &Solver) -> bool {
        judge.lead_in_table(&self.played(pit).after) == Some(-lead)
    }

    fn all(&self, pits: &[usize], judges: &mut Judges, good: impl Fn(i32) -> bool) -> Verdict {
        let verdicts: Vec<Verdict> = pits
            .iter()
            .map(|&pit| self.result(pit, judges, &good))
            .collect();
        let is = |verdict| verdicts.contains(&verdict);
        if is(Verdict::False) {
            Verdict::False
        } else if is(Verdict::Open) {
            Verdict::Open
        } else {
            Verdict::True
        }
    }

    /// Whether the sentence names the right source: a table if and only if one of these values
    /// comes from a table.
    fn rests_on(&self, grounds: Grounds, pits: &[usize]) -> bool {
        pits.iter()
            .any(|&pit| matches!(self.score(pit), Score::Table(_)))
            == (grounds == Grounds::Table)
    }

    fn result_claim(
        &self,
        grounds: Grounds,
        judges: &mut Judges,
        own: impl Fn(i32) -> bool,
        other: impl Fn(i32) -> bool,
    ) -> Verdict {
        let others = self.others();
        let every: Vec<usize> = others.iter().copied().chain([self.best]).collect();
        if !self.rests_on(grounds, &every) {
            return Verdict::False;
        }
        match self.all(&[self.best], judges, own) {
            Verdict::True => self.all(&others, judges, other),
            not => not,
        }
    }

    /// Whether `reason` is true.
    pub fn check(&self, reason: &Reason, judges: &mut Judges) -> Verdict {
        match *reason {
            Reason::OnlyWin(grounds) => {
                self.result_claim(grounds, judges, |own| own == 1, |other| other < 1)
            }
            Reason::OnlyDraw(grounds) => {
                self.result_claim(grounds, judges, |own| own == 0, |other| other == -1)
            }
            Reason::OnlyKnownWin(grounds) => {
                let others = self.others();
                let is_known_win = |pit: &usize| {
                    matches!(self.score(*pit), Score::Proven(1..) | Score::Table(1..))
                };
                let fits = self.rests_on(grounds, &[self.best]) && !others.iter().any(is_known_win);
                if fits {
                    self.all(&[self.best], judges, |own| own == 1)
                } else {
                    Verdict::False
                }
            }
            Reason::OthersLose(grounds) => {
                let others = self.others();
                let fits = self.rests_on(grounds, &others)
                    && matches!(self.score(self.best), Score::Estimate(_));
                if fits {
                    self.all(&others, judges, |other| other == -1)
                } else {
                    Verdict::False
                }
            }
            Reason::Keeps { result, grounds } => {
                let listed: Vec<usize> = if result < 0 {
                    self.others()
                } else {
                    Vec::new()
                };
                let listed: Vec<usize> = listed.into_iter().chain([self.best]).collect();
                let fits = self.rests_on(grounds, &listed);
                if fits {
                    self.all(&listed, judges, |own| own == result.signum())
                } else {
                    Verdict::False
                }
            }
            Reason::Ahead(by) => verdict(self.is_ahead(by)),
            Reason::Brings { seeds } => verdict(seeds >= 0 && self.line_brings() == seeds),
            Reason::BestEstimate => verdict(self.is_best_estimate()),
            _ => verdict(self.is_so_on_the_board(reason)),
        }
    }

    fn estimate(&self, pit: usize) -> Option<i32> {
        if let Score::Estimate(value) = self.score(pit) {
            Some(value)
        } else {
            None
        }
    }

    fn is_ahead(&self, by: i32) -> bool {
        let Some(own) = self.estimate(self.best) else {
            return false;
        };
        let next = self
            .others()
            .into_iter()
            .filter_map(|pit| self.estimate(pit))
            .max();
        // A move with a proven or table value must not be better than the estimate of the next
        // move.
        let known = self
            .others()
            .into_iter()
            .filter(|&pit| self.estimate(pit).is_none());
        let is_next_best = known.into_iter().all(|pit| match self.score(pit) {
            Score::Proven(lead) | Score::Table(lead) => lead < 0 || lead == 0 && next >= Some(0),
            Score::Estimate(_) => true,
        });
        next.is_some_and(|next| own - next == by && by > 0) && is_next_best
    }

    fn is_best_estimate(&self) -> bool {
        let Some(own) = self.estimate(self.best) else {
            return false;
        };
        self.others().into_iter().all(|pit| match self.score(pit) {
            Score::Estimate(other) => other <= own,
            Score::Proven(lead) | Score::Table(lead) => lead < 0 || lead == 0 && own >= 0,
        })
    }

    /// The seeds that the mover gains relative to the opponent in the best line.
    fn line_brings(&self) -> i32 {
        let line = &self
            .values
            .moves
            .iter()
            .find(|value| place(value.mv) == self.best)
            .expect("the best")
            .line;
        let start = self.now();
        let end = line.iter().fold(start, |now, mv| {
            now.play(place(*mv), &self.rules)
                .expect("a legal line")
                .after
        });
        let lead = if end.side == start.side {
            end.lead()
        } else {
            -end.lead()
        };
        lead - start.lead()
    }

    fn is_so_on_the_board(&self, reason: &Reason) -> bool {
        let (now, rules) = (self.now(), &self.rules);
        let played = self.played(self.best);
        let (after, end) = (played.after, self.end());
        let goes_on = end.is_none();
        match reason {
            Reason::OnlyMove => self.others().is_empty(),
            Reason::Captures { seeds, pits } => {
                *seeds > 0 && played.total() == *seeds && played.from() == sorted(pits)
            }
            Reason::Prevents { seeds, pits } => {
                let danger = now.passed();
                let is_danger = |(_, reply): &(usize, Played)| {
                    reply.total() == *seeds && reply.from() == sorted(pits)
                };
                let is_real = danger.largest_capture(rules) == *seeds
                    && danger.moves(rules).iter().any(is_danger);
                goes_on && *seeds > 0 && is_real && after.largest_capture(rules) == 0
            }
            Reason::Limits { seeds, instead_of } => {
                let (could, can) = (
                    now.passed().largest_capture(rules),
                    after.largest_capture(rules),
                );
                goes_on && (could, can) == (*instead_of, *seeds) && 0 < can && can < could
            }
            Reason::Threatens { seeds, pits, with } => {
                let next = after.passed();
                let Some(threat) = next.play(with.index(), rules) else {
                    return false;
                };
                let is_it = threat.total() == *seeds
                    && threat.from() == sorted(pits)
                    && next.largest_capture(rules) == *seeds;
                let was_there = now.moves(rules).iter().any(|(_, old)| {
                    old.total() >= *seeds && sorted(pits).iter().all(|pit| old.from().contains(pit))
                });
                goes_on && *seeds > 0 && is_it && !was_there
            }
            Reason::Feeds => {
                rules.feeding == Feeding::Required
                    && now.row(1 - now.side) == 0
                    && after.row(after.side) > 0
            }
            Reason::LeavesOneAnswer(seat, pit) => {
                let answers: Vec<usize> = after
                    .moves(rules)
                    .into_iter()
                    .map(|(answer, _)| answer)
                    .collect();
                goes_on && side(*seat) == after.side && answers == [pit.index()]
            }
            Reason::Ends { end: why, tally } => end.is_some_and(|(over, counts)| {
                let same = match why {
                    EndReason::Rule(Ending::StoreReached(seat)) => over == Over::Store(side(*seat)),
                    EndReason::Rule(Ending::FewLeft) => over == Over::Few,
                    EndReason::Rule(Ending::NoMove(seat)) => {
                        over == Over::Stuck && side(*seat) == after.side
                    }
                    EndReason::Repetition => over == Over::Repeated,
                };
                let winner = match counts[0].cmp(&counts[1]) {
                    std::cmp::Ordering::Greater => Some(0),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Less => Some(1),
                };
                let final_counts = [tally.counts.south, tally.counts.north];
                same && final_counts == counts.map(u32::from) && tally.winner.map(side) == winner
            }),
            Reason::LeavesLeast { seeds, others } => {
                let next = self.others().into_iter().map(|pit| self.leaves(pit)).min();
                self.leaves(self.best) == *seeds && next == Some(*others) && seeds < others
            }
            Reason::LeavesNothing => {
                self.leaves(self.best) == 0
                    && self.others().into_iter().any(|pit| self.leaves(pit) > 0)
            }
            Reason::HoldsMost { seeds } => {
                let seeds_in_row = |pit: usize| self.played(pit).after.row(now.side);
                seeds_in_row(self.best) == *seeds
                    && self
                        .others()
                        .into_iter()
                        .all(|pit| seeds_in_row(pit) < *seeds)
            }
            other => panic!("no checker for {other:?}"),
        }
    }
}
