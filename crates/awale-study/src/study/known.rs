//! What is certain of a position without a search: the rules' own word, and that of the endgame
//! tables.
//!
//! A table knows no history. Its value is the last word only on a *fresh* board, to which no
//! earlier position of the game can come back: at the start, right after a capture, and wherever
//! the stores are sown. On any other board a player may bring an earlier position back and end the
//! game otherwise than the table supposes.
//!
//! Where a repetition shares the seeds that are left (it changes nothing), history can only pull
//! the value of a board towards nothing, never beyond: both sides keep the moves by which they hold
//! at least their share of zero. So a table value of zero stays zero, and where the lead before and
//! the lead by the table have the same winner, he wins.

use awale_engine::Score;
use awale_engine::tables::{Tables, Truth};
use awale_rules::{Game, Pit, Position, Tally};

use super::facts::game_end;
use super::value::prefers;

/// The longest line from a board that the tables know: enough to see where it leads.
const LINE: usize = 8;

/// What the last of the positions `past`, those of one game, is worth to its side to move, where
/// the rules or the tables say so: proven, or a table value that the history of the game may still
/// change. `None` where neither knows it.
#[must_use]
pub fn known(past: &[Position], tables: Option<&Tables>) -> Option<Score> {
    ended(past).or_else(|| by_tables(past, tables?))
}

/// The value of a game that is over.
pub(super) fn ended(past: &[Position]) -> Option<Score> {
    let (_, tally) = game_end(past)?;
    Some(Score::Proven(lead_in(&tally, past.last()?)))
}

/// What the tables say, proven where they are exact and the history cannot change the result.
fn by_tables(past: &[Position], tables: &Tables) -> Option<Score> {
    let position = past.last()?;
    let (lead, by_table) = leads(position, tables)?;
    Some(match tables.truth() {
        Truth::Exact if is_fresh(past) => Score::Proven(by_table),
        // History moves the lead in the end between these two: the smaller one is certain.
        Truth::Exact if lead == by_table || lead.signum() * by_table.signum() > 0 => {
            Score::Proven(if lead.abs() < by_table.abs() {
                lead
            } else {
                by_table
            })
        }
        _ => Score::Table(by_table),
    })
}

/// The lead of the side to move, and its lead in the end by the tables; `None` where they do not
/// know the board.
pub(super) fn leads(position: &Position, tables: &Tables) -> Option<(i32, i32)> {
    let entry = tables.probe(position)?;
    let lead = position.lead(position.to_move());
    Some((lead, lead + i32::from(entry.value)))
}

/// Whether no earlier position of the game can come back to the board of the last of the positions
/// `past`.
pub(crate) fn is_fresh(past: &[Position]) -> bool {
    match past {
        [.., before, now] => now.rules().sow_stores || before.on_board() != now.on_board(),
        _ => true,
    }
}

/// The lead of the side to move in `position` by the `tally` of the end.
pub(super) fn lead_in(tally: &Tally, position: &Position) -> i32 {
    let mover = position.to_move();
    tally.counts.lead(mover)
}

/// The play that the tables hold best for both sides, on from the last of the positions `past`,
/// until the game ends. Among moves that are worth the same the one that takes most comes first: it
/// brings home what the others only promise.
pub(super) fn line_in_tables(past: &[Position], tables: &Tables) -> Vec<Pit> {
    let (mut past, mut line) = (past.to_vec(), Vec::new());
    while line.len() < LINE
        && let Some(&position) = past.last()
        && game_end(&past).is_none()
    {
        let worth = |pit: Pit| {
            let mut after = position;
            after.play_unchecked(pit);
            let score = Score::Table(leads(&after, tables)?.1);
            Some((score.turned(), position.gain(pit)))
        };
        let moves = position.moves().filter_map(|pit| Some((pit, worth(pit)?)));
        // The first of equals, as the rules order them.
        let best = moves.reduce(|best, next| {
            let (score, gain) = next.1;
            if prefers(score, best.1.0).then(gain.cmp(&best.1.1)).is_gt() {
                next
            } else {
                best
            }
        });
        let Some((pit, _)) = best else { break };
        line.push(pit);
        let mut after = position;
        after.play_unchecked(pit);
        past.push(after);
    }
    line
}
