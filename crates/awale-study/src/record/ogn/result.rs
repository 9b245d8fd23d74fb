//! The result of a game: what is written of it, and whether the moves give it.

use awale_rules::{Close, Game, Match, Outcome, PerSeat, Seat, Settlement, Tally};

use crate::catalogue::{AnyEnding, AnyGame};
use crate::record::RecordProblem;

/// What stands for a game that is not over.
pub(super) const OPEN: &str = "*";

/// What a text says of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Nothing,
    /// Who won, or that it is a draw.
    Winner(Option<Seat>),
    /// What each side has.
    Counts(PerSeat<u32>),
}

impl Said {
    fn by(text: &str) -> Option<Said> {
        Some(match text {
            OPEN => Said::Nothing,
            "1-0" => Said::Winner(Some(Seat::South)),
            "0-1" => Said::Winner(Some(Seat::North)),
            "1/2-1/2" | "½-½" | "1/2" | "½" => Said::Winner(None),
            _ => {
                let (south, north) = text.split_once('-')?;
                Said::Counts(PerSeat {
                    south: south.trim().parse().ok()?,
                    north: north.trim().parse().ok()?,
                })
            }
        })
    }

    /// Whether these words can be meant by `tally`.
    fn is(self, tally: &Tally) -> bool {
        match self {
            Said::Nothing => true,
            Said::Winner(winner) => tally.winner == winner,
            Said::Counts(counts) => tally.counts == counts,
        }
    }
}

/// The result as it is written: what each side has, or who won where that does not tell it.
pub(super) fn written(verdict: Option<&Outcome<Close<AnyEnding>>>) -> String {
    let Some(Outcome {
        tally,
        ending: close,
    }) = verdict
    else {
        return OPEN.to_owned();
    };
    let is_told = Tally::most_wins(tally.counts).winner == tally.winner;
    match (tally.winner, close) {
        (
            Some(Seat::South),
            Close::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_)),
        ) => "1-0".to_owned(),
        (
            Some(Seat::North),
            Close::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_)),
        ) => "0-1".to_owned(),
        _ if is_told => format!("{}-{}", tally.counts.south, tally.counts.north),
        (Some(Seat::South), _) => "1-0".to_owned(),
        (Some(Seat::North), _) => "0-1".to_owned(),
        (None, _) => "1/2-1/2".to_owned(),
    }
}

/// Ends `game` as the players ended it, by their own word or by a result that the moves alone do
/// not give, and holds the result that is written against the moves.
///
/// Counts may be those of the stores, those with the seeds of each row added, or the ones that the
/// rules make of both: programs differ in what they write when seeds are left.
pub(super) fn settle(
    game: &mut Match<AnyGame>,
    settlement: Option<Settlement>,
    text: Option<&str>,
) -> Result<(), RecordProblem> {
    let text = text.unwrap_or(OPEN);
    let said = Said::by(text).ok_or_else(|| RecordProblem::NoResult(text.to_owned()))?;
    if let Some(settlement) = settlement {
        game.settle(settlement);
    }
    let position = *game.position();
    let stores = Tally::most_wins(position.counts());
    let agreed = position.tally_when_agreed();
    let differs = |tally: Tally| RecordProblem::Result {
        written: text.to_owned(),
        expected: format!("{}-{}", tally.counts.south, tally.counts.north),
    };
    match (game.outcome(), said) {
        (Some(Outcome { tally, .. }), Said::Counts(_)) => {
            if said.is(&tally) || said.is(&stores) || said.is(&agreed) {
                Ok(())
            } else {
                Err(differs(tally))
            }
        }
        (Some(Outcome { tally, .. }), _) => {
            if said.is(&tally) {
                Ok(())
            } else {
                Err(differs(tally))
            }
        }
        (None, Said::Nothing) => Ok(()),
        (None, Said::Winner(Some(winner))) => {
            game.settle(Settlement::Resignation(winner.opponent()));
            Ok(())
        }
        (None, _) if said.is(&agreed) => {
            game.settle(Settlement::Agreement);
            Ok(())
        }
        // The score so far is no end.
        (None, Said::Counts(_)) if said.is(&stores) => Ok(()),
        (None, _) => Err(differs(agreed)),
    }
}
