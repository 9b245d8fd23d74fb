//! One game of a match.

use std::sync::Arc;
use std::time::Instant;

use awale_engine::tables::Tables;
use awale_rules::{Game, Match, PerSeat, Seat, Settlement};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use crate::catalogue::{AnyGame, Kind};
use crate::i18n::{Explain, Words};

use super::choice::{Cost, Forfeit};
use super::entrant::{Contestant, Entrant};
use super::uci_player::UciPlayer;

/// A game that was played.
pub(super) struct PlayedGame {
    pub game: Match<AnyGame>,
    pub costs: PerSeat<Cost>,
    /// Who forfeited it, and why.
    pub forfeit: Option<(Seat, Forfeit)>,
}

impl PlayedGame {
    /// Who won.
    pub(super) fn winner(&self) -> Option<Seat> {
        match &self.forfeit {
            Some((loser, _)) => Some(loser.opponent()),
            None => self.game.outcome().and_then(|verdict| verdict.tally.winner),
        }
    }
}

/// How many random openings are tried before it is said that there is none.
const TRIES: u32 = 1000;

/// No opening of that many moves was found.
#[derive(Clone, Copy, Debug)]
pub struct NoOpening(u32);

impl Explain for NoOpening {
    fn explain(&self, words: &Words) -> String {
        words.with("match-no-opening", &[("tries", TRIES.into()), ("plies", self.0.into())])
    }
}

/// A start with `plies` random moves, none of which ends the game: with the same `seed` it is the same.
///
/// # Errors
/// When every opening that is tried ends the game.
pub(super) fn opening(kind: &Kind, plies: u32, seed: u64) -> Result<Match<AnyGame>, NoOpening> {
    let mut dice = StdRng::seed_from_u64(seed);
    for _ in 0..TRIES {
        let first = if dice.random() { Seat::South } else { Seat::North };
        let mut game = Match::new(kind.start(first));
        for _ in 0..plies {
            let moves: Vec<_> = game.position().moves().collect();
            let Some(mv) = moves.into_iter().choose(&mut dice) else { break };
            if game.play(mv).is_err() {
                break;
            }
        }
        if game.outcome().is_none() {
            return Ok(game);
        }
    }
    Err(NoOpening(plies))
}

/// A contestant that does not know the rules: no game of the match can be played.
#[derive(Debug)]
pub struct OtherRules {
    spec: String,
    variant: String,
    known: Vec<String>,
}

impl OtherRules {
    pub(super) fn new(spec: &Entrant, kind: &Kind, known: Vec<String>) -> OtherRules {
        OtherRules { spec: spec.to_string(), variant: kind.id().to_owned(), known }
    }
}

impl Explain for OtherRules {
    fn explain(&self, words: &Words) -> String {
        let values = [
            ("player", self.spec.as_str().into()),
            ("variant", self.variant.as_str().into()),
            ("known", self.known.join(", ").into()),
        ];
        words.with("match-unknown-variant", &values)
    }
}

/// The other programs that are started already, or why they are not.
pub(super) type Ready = PerSeat<Option<Result<UciPlayer, Forfeit>>>;

/// Plays `game` to its end, with those of the players that are `ready`.
///
/// # Errors
/// When one of them does not know the rules.
pub(super) fn play(
    kind: &Kind,
    mut game: Match<AnyGame>,
    specs: PerSeat<&Entrant>,
    ready: Ready,
    tables: Option<&Arc<Tables>>,
    seed: u64,
) -> Result<PlayedGame, OtherRules> {
    let mut costs = PerSeat::<Cost>::default();
    let mut players = Vec::new();
    for (seat, ready) in Seat::BOTH.into_iter().zip([ready.south, ready.north]) {
        let player = match ready {
            Some(started) => started.map(Contestant::Program),
            None => specs[seat].player(kind, tables, seed),
        };
        match player {
            Ok(player) => players.push(player),
            Err(Forfeit::OtherRules { known }) => return Err(OtherRules::new(specs[seat], kind, known)),
            Err(reason) => return Ok(forfeited(game, costs, seat, reason)),
        }
    }
    while game.outcome().is_none() {
        let seat = game.position().to_move();
        let begun = Instant::now();
        let choice = match players[seat as usize].choose(&game) {
            Ok(choice) => choice,
            Err(reason) => return Ok(forfeited(game, costs, seat, reason)),
        };
        let time = begun.elapsed();
        costs[seat].add(&Cost {
            moves: 1,
            time,
            longest: time,
            nodes: choice.nodes.unwrap_or(0),
            depths: choice.depth.unwrap_or(0).into(),
            counted: choice.nodes.is_some().into(),
            measured: choice.depth.is_some().into(),
            table_hits: choice.table_hits.unwrap_or(0),
            told_hits: choice.table_hits.is_some().into(),
        });
        if game.play(choice.mv).is_err() {
            return Ok(forfeited(game, costs, seat, Forfeit::Illegal(choice.mv)));
        }
    }
    Ok(PlayedGame { game, costs, forfeit: None })
}

fn forfeited(mut game: Match<AnyGame>, costs: PerSeat<Cost>, loser: Seat, reason: Forfeit) -> PlayedGame {
    game.settle(Settlement::Resignation(loser));
    PlayedGame { game, costs, forfeit: Some((loser, reason)) }
}
