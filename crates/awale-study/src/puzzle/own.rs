//! Looking through a game of the player's own for positions with one good move and a reason, by the
//! same margins as the puzzles that ship (`verify`), but with the history of the game.

use awale_engine::Stop;
use awale_rules::{Match, Pit, Position, Rules, Seat};

use crate::catalogue::{AnyGame, AnyMove};
use crate::progress::OwnPuzzle;
use crate::record::Assessment;
use crate::study::Mark;

use super::mine::{APART, CHOICES, MOST_OF_GAME, SEEDS};
use super::motif::Motifs;
use super::verify::{GLANCE, REQUIRED, Verifier};

/// A move of a game in whose place another one is to be looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundMove {
    /// Which move of the game, counted from zero.
    pub number: usize,
    /// What it was worth, and the best line, which may be the one that was played.
    pub assessment: Assessment,
    /// The played move and what follows from it.
    pub refutation: Vec<AnyMove>,
}

/// The game up to the position that is kept under this name: where it began, and the moves that led
/// there. `None` where they are none by these rules.
#[must_use]
pub fn kept_game(name: &str, rules: &Rules) -> Option<Match<AnyGame>> {
    let (start, moves) = name.split_once(' ')?;
    let mut game = Match::new(AnyGame::Awale(Position::parse(start, rules).ok()?));
    for letter in moves.chars() {
        game.play(AnyMove::Pit(Pit::from_letter(letter)?)).ok()?;
    }
    Some(game)
}

/// The themes of the position that is kept under this name; `None` where it is none by these rules.
#[must_use]
pub fn kept_themes(name: &str, puzzle: &OwnPuzzle, rules: &Rules) -> Option<Motifs> {
    let position = kept_game(name, rules)?.to_play()?.awale()?;
    let mut line = puzzle.line.chars().map_while(Pit::from_letter);
    Some(Motifs::of_turn(&position, line.next()?, line.next()))
}

/// Looks through games by the same rules.
#[derive(Debug)]
pub struct Searcher {
    verifier: Verifier,
    stop: Stop,
}

impl Searcher {
    /// For games by `rules`. `None` where `stop` was given.
    #[must_use]
    pub fn new(rules: &Rules, stop: &Stop) -> Option<Searcher> {
        Some(Searcher {
            verifier: Verifier::new(rules, stop)?,
            stop: stop.clone(),
        })
    }

    /// The positions with one good move among those of `past` in which `own` is to move; `played`
    /// are the moves of the game. `None` where the work was stopped.
    pub fn search(
        &mut self,
        past: &[Position],
        played: &[Pit],
        own: Seat,
    ) -> Option<Vec<FoundMove>> {
        let mut found: Vec<FoundMove> = Vec::new();
        for (number, &played) in played.iter().enumerate() {
            let Some(past) = past.get(..=number) else {
                break;
            };
            let is_apart = found
                .last()
                .is_none_or(|last| number >= last.number + APART);
            if past[number].to_move() == own && is_apart && found.len() < MOST_OF_GAME {
                found.extend(self.judge(past, played, number));
            }
            if self.stop.is_stopped() {
                return None;
            }
        }
        Some(found)
    }

    fn judge(&mut self, past: &[Position], played: Pit, number: usize) -> Option<FoundMove> {
        let position = past.last()?;
        if !SEEDS.contains(&position.on_board()) || position.moves().count() < CHOICES {
            return None;
        }
        self.verifier.turn(past, &GLANCE)?;
        let turn = self.verifier.turn(past, &REQUIRED)?;
        if !Motifs::of_turn(position, turn.solution, turn.answer).tell_why() {
            return None;
        }
        let [_, values] = self.verifier.values(past, REQUIRED.nodes)?;
        let (best, tried) = (values.best(), values.of(AnyMove::Pit(played))?);
        let verdict = values.verdict(tried.score);
        // What was played is the one good move, or a mistake: the margin is wider than that of a
        // mistake.
        let is_clear = best.mv == AnyMove::Pit(turn.solution)
            && (tried.mv == best.mv || verdict.mark() >= Mark::Mistake);
        is_clear.then(|| FoundMove {
            number,
            assessment: Assessment {
                played: tried.mv,
                value: tried.score,
                best: best.score,
                line: best.line.clone(),
                cost: verdict.cost,
                stake: 0,
                only: None,
                seen: Vec::new(),
                choices: Vec::new(),
            },
            refutation: tried.line.clone(),
        })
    }
}
