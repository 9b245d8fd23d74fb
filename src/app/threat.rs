//! [`Threat`]: why a move loses: what the opponent takes in the expected line, or what the move misses.

use awale_rules::{Game, Pit, Tally};

use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::study::{GameEnd, Reason, facts};

/// The longest line that is shown, in moves: a longer one is hard to follow.
const MOST: usize = 5;

/// What a move allows the opponent, or misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    AtOnce {
        answer: AnyMove,
        seeds: u8,
    },
    /// The last move of the expected line captures, by which the opponent has taken more since the move than the mover.
    Later {
        /// The line behind the move, of which `plies` are used.
        line: [AnyMove; MOST],
        plies: usize,
        /// Seeds that its last move takes.
        seeds: u8,
    },
    /// The answer makes a new threat.
    Made {
        answer: AnyMove,
        with: Pit,
        /// Seeds that it would take.
        seeds: u8,
    },
    /// The game ends with the move, or with the answer.
    Ends {
        /// The answer, where that ends it.
        answer: Option<AnyMove>,
        end: GameEnd,
        tally: Tally,
    },
    /// The best move captures more than the one that is played.
    Missed {
        /// Seeds that the best move takes.
        seeds: u8,
    },
}

impl Threat {
    /// What the move that begins `line` allows in the last of the positions `past`, if the rest of the line shows it.
    pub(crate) fn of(past: &[AnyGame], line: &[AnyMove]) -> Option<Threat> {
        let mut past = past.to_vec();
        let (mut ahead, mut made) = (0, None);
        for (ply, &mv) in line.iter().take(1 + MOST).enumerate() {
            let game = *past.last()?;
            game.check(mv).ok()?;
            let is_opponents = ply % 2 == 1;
            ahead += if is_opponents { game.gain(mv) } else { -game.gain(mv) };
            for fact in facts(&past, mv) {
                match fact {
                    Reason::Ends { end, tally } if ply == 0 => {
                        return Some(Threat::Ends { answer: None, end, tally });
                    }
                    _ if !is_opponents => {}
                    Reason::Captures { seeds, .. } if ply == 1 => return Some(Threat::AtOnce { answer: mv, seeds }),
                    Reason::Captures { seeds, .. } if ahead > 0 => return Some(Threat::later(&line[1..=ply], seeds)),
                    Reason::Ends { end, tally } if ply == 1 => {
                        return Some(Threat::Ends { answer: Some(mv), end, tally });
                    }
                    Reason::Threatens { seeds, with, .. } if ply == 1 => {
                        made = Some(Threat::Made { answer: mv, with, seeds });
                    }
                    _ => {}
                }
            }
            let mut after = game;
            after.play_unchecked(mv);
            past.push(after);
        }
        made
    }

    /// What the move that begins `line` allows in the last of the positions `past`; else what it misses beside the move `best`.
    /// `None` where neither a capture nor the end of the game shows why it is worse.
    pub(crate) fn or_missed(past: &[AnyGame], line: &[AnyMove], best: AnyMove) -> Option<Threat> {
        let takes = |mv: AnyMove| {
            let seeds = |fact: &Reason| if let Reason::Captures { seeds, .. } = fact { Some(*seeds) } else { None };
            facts(past, mv).iter().find_map(seeds).unwrap_or(0)
        };
        Threat::of(past, line).or_else(|| {
            let (seeds, played) = (takes(best), takes(*line.first()?));
            (seeds > played).then_some(Threat::Missed { seeds })
        })
    }

    fn later(moves: &[AnyMove], seeds: u8) -> Threat {
        let mut line = [moves[0]; MOST];
        line[..moves.len()].copy_from_slice(moves);
        Threat::Later { line, plies: moves.len(), seeds }
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::{PerSeat, Position, Rules, Seat, repetition};
    use rand::rngs::StdRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// What is taken on the way from one position to the other, South's less North's.
    fn taken(before: &Position, after: &Position) -> i32 {
        let lead =
            |position: &Position| i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North));
        lead(after) - lead(before)
    }

    /// Random lines of random games: what is said of each is what happens on the board.
    #[test]
    fn threats_happen_when_the_line_is_played() {
        let mut dice = StdRng::seed_from_u64(8);
        let mut told = [0; 5];
        for _ in 0..3_000 {
            let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
            let mut line = Vec::new();
            let begins = 2 * dice.random_range(2..20);
            while positions.len() < begins + 1 + MOST + 1 {
                let position = positions[positions.len() - 1];
                let pit = position.moves().filter(|_| position.outcome().is_none()).choose(&mut dice);
                let Some(pit) = pit else { break };
                line.extend((positions.len() > begins).then_some(AnyMove::Pit(pit)));
                positions.push(position.after(pit).expect("a legal move"));
            }
            if positions.len() <= begins + 2 || positions.iter().any(|position| position.outcome().is_some()) {
                continue;
            }
            let mover = positions[begins].to_move();
            let won = |from: usize, to: usize| {
                let south = taken(&positions[begins + from], &positions[begins + to]);
                if mover == Seat::South { -south } else { south }
            };
            let past: Vec<AnyGame> = positions[..=begins].iter().copied().map(AnyGame::Awale).collect();
            match Threat::of(&past, &line) {
                None => told[0] += 1,
                Some(Threat::AtOnce { answer, seeds }) => {
                    assert_eq!((answer, won(1, 2)), (line[1], i32::from(seeds)));
                    told[1] += 1;
                }
                Some(Threat::Later { line: moves, plies, seeds }) => {
                    assert_eq!(moves[..plies], line[1..=plies]);
                    assert_eq!((won(1, 2), won(plies, plies + 1)), (0, i32::from(seeds)));
                    assert!(won(0, plies + 1) > 0 && plies > 1);
                    told[2] += 1;
                }
                Some(Threat::Made { answer, with, seeds }) => {
                    assert_eq!((answer, won(1, 2)), (line[1], 0));
                    let after = positions[begins + 2];
                    let stores = PerSeat::from_fn(|seat| after.store(seat));
                    let again =
                        Position::new(&Rules::OWARE, *after.pits(), stores, mover.opponent()).expect("all seeds");
                    assert_eq!(again.gain(with), i32::from(seeds));
                    told[3] += 1;
                }
                Some(Threat::Ends { answer, end, .. }) => {
                    let last = begins + 1 + usize::from(answer.is_some());
                    assert_eq!((end, answer), (GameEnd::Repetition, answer.map(|_| line[1])));
                    assert!(repetition(&positions[..=last]).is_some());
                    told[4] += 1;
                }
                Some(Threat::Missed { .. }) => panic!("no line shows what is missed"),
            }
        }
        assert!(told[..4].iter().all(|&count| count > 20), "{told:?}");
    }

    /// Random positions in which one move captures and another does not.
    #[test]
    fn missed_captures_were_possible() {
        let mut dice = StdRng::seed_from_u64(9);
        let mut told = 0;
        while told < 200 {
            let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
            for _ in 0..dice.random_range(4..40) {
                let position = positions[positions.len() - 1];
                let Some(pit) = position.moves().choose(&mut dice) else { break };
                positions.push(position.after(pit).expect("a legal move"));
            }
            let position = positions[positions.len() - 1];
            let ends = |pit| position.after(pit).is_ok_and(|after| after.outcome().is_some());
            let moves = || position.moves().filter(|&pit| position.outcome().is_none() && !ends(pit));
            let of_gain = |takes: bool| moves().find(|&pit| (position.gain(pit) > 0) == takes).map(AnyMove::Pit);
            let (Some(taking), Some(quiet)) = (of_gain(true), of_gain(false)) else { continue };
            let past = [AnyGame::Awale(position)];
            let seeds = u8::try_from(past[0].gain(taking)).expect("a few seeds");
            assert_eq!(Threat::or_missed(&past, &[quiet], taking), Some(Threat::Missed { seeds }), "{position}");
            assert_eq!(Threat::or_missed(&past, &[taking], quiet), None, "{position}");
            told += 1;
        }
    }

    #[test]
    fn a_threat_that_ends_the_game_says_so() {
        // South has one seed left in its row, and takes what makes 25.
        let mut pits = [0; 12];
        (pits[5], pits[6], pits[11]) = (1, 1, 1);
        let position = Position::new(&Rules::OWARE, pits, PerSeat { south: 24, north: 21 }, Seat::South).expect("48");
        let past = [AnyGame::Awale(position)];
        let mv = AnyMove::Pit(position.moves().next().expect("a move"));
        let told = Threat::or_missed(&past, &[mv], mv);
        let Some(Threat::Ends { answer: None, tally, .. }) = told else { panic!("{told:?}") };
        assert_eq!(tally.winner, Some(Seat::South));
    }
}
