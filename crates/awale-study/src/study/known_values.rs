//! [`known_value`]: the value of a position without a search, by the rules or the endgame tables.
//!
//! A table does not know the history of a game. Its value is final only on a *fresh* board, to
//! which no earlier position of the game can return: at the start, immediately after a capture, and
//! always if stores are sown. On any other board a player may bring an earlier position back and
//! end the game with another result than the table has.
//!
//! If a repetition shares the remaining seeds (so that it changes nothing), history can only move
//! the value of a board toward 0, never past it, because each side can still play its table moves.
//! So 0 stays 0. And if the current lead and the lead by the table have the same winner, that side
//! wins.

use awale_engine::{
    Score,
    tables::{Exactness, Tables},
};
use awale_rules::{FinalResult, Game, Pit, Position};

use super::{
    move_facts::{game_end, positions_with_move},
    score_order::compare_as_player,
};

/// The maximum length of a line from the tables.
const MAX_LINE_PLIES: usize = 8;

/// Returns the value of the last of the positions `positions_so_far` to its side to move, if the
/// rules or the tables have it: proven, or a table value that the history of the game may still
/// change. If they have only the positions after its moves, but all of these, it is the best of
/// their values.
pub fn known_value(positions_so_far: &[Position], tables: Option<&Tables>) -> Option<Score> {
    value_without_moves(positions_so_far, tables).or_else(|| {
        let position = positions_so_far.last()?;
        let scores: Option<Vec<Score>> = (position.moves())
            .map(|pit| value_without_moves(&positions_with_move(positions_so_far, pit), tables))
            .collect();
        let scores = scores?.into_iter().map(Score::for_opponent);
        scores.max_by(|&one, &other| compare_as_player(one, other))
    })
}

/// Returns the value of the last of the positions `positions_so_far`, if the rules or the tables
/// have this position itself.
fn value_without_moves(positions_so_far: &[Position], tables: Option<&Tables>) -> Option<Score> {
    value_at_end(positions_so_far).or_else(|| value_by_tables(positions_so_far, tables?))
}

/// Returns the value of a game that is over, to the side to move, or `None` if the game is not
/// over.
pub(super) fn value_at_end(positions_so_far: &[Position]) -> Option<Score> {
    let (_, final_result) = game_end(positions_so_far)?;
    Some(Score::Proven(lead_of_mover(
        &final_result,
        positions_so_far.last()?,
    )))
}

/// Returns the value by the tables. It is proven if the tables are exact and the history cannot
/// change the result.
fn value_by_tables(positions_so_far: &[Position], tables: &Tables) -> Option<Score> {
    let position = positions_so_far.last()?;
    let (current_lead, final_lead_by_table) = current_and_final_lead_by_table(position, tables)?;
    Some(match tables.reliability() {
        Exactness::Exact if cannot_repeat(positions_so_far) => Score::Proven(final_lead_by_table),
        // The history of the game can only bring the final lead between these two values, so the
        // smaller one is certain.
        Exactness::Exact
            if current_lead == final_lead_by_table
                || current_lead.signum() * final_lead_by_table.signum() > 0 =>
        {
            Score::Proven(if current_lead.abs() < final_lead_by_table.abs() {
                current_lead
            } else {
                final_lead_by_table
            })
        }
        _ => Score::Table(final_lead_by_table),
    })
}

/// Returns the current lead of the side to move, and its final lead by the tables. Returns `None`
/// if the tables do not have the board.
pub(super) fn current_and_final_lead_by_table(
    position: &Position,
    tables: &Tables,
) -> Option<(i32, i32)> {
    let table_entry = tables.probe(position)?;
    let current_lead = position.lead(position.to_move());
    Some((current_lead, current_lead + i32::from(table_entry.value)))
}

/// Returns true if no earlier position of the game can return from the last of the positions
/// `positions_so_far`.
pub fn cannot_repeat(positions_so_far: &[Position]) -> bool {
    match positions_so_far {
        [.., before, now] => {
            now.rules().sow_stores || before.seeds_on_board() != now.seeds_on_board()
        }
        _ => true,
    }
}

/// Returns the lead in `final_result` of the side to move in `position`.
pub(super) fn lead_of_mover(final_result: &FinalResult, position: &Position) -> i32 {
    let mover = position.to_move();
    final_result.final_counts.lead(mover)
}

/// Returns the best line of both sides by the tables, from the last of the positions
/// `positions_so_far` for at most [`MAX_LINE_PLIES`] plies. Among equal moves the one that captures
/// most comes first, because a capture is easier to understand than a promise.
pub(super) fn table_line(positions_so_far: &[Position], tables: &Tables) -> Vec<Pit> {
    let (mut positions_so_far, mut line) = (positions_so_far.to_vec(), Vec::new());
    while line.len() < MAX_LINE_PLIES
        && let Some(&position) = positions_so_far.last()
        && game_end(&positions_so_far).is_none()
    {
        let score_and_gain = |pit: Pit| {
            let mut after = position;
            after.play_unchecked(pit);
            let score = Score::Table(current_and_final_lead_by_table(&after, tables)?.1);
            Some((score.for_opponent(), position.net_gain(pit)))
        };
        let pits_with_scores_and_gains = position
            .moves()
            .filter_map(|pit| Some((pit, score_and_gain(pit)?)));
        // Prefer the first of equal moves in the order of the rules.
        let best = pits_with_scores_and_gains.reduce(|best, next| {
            let (score, gain) = next.1;
            if compare_as_player(score, best.1.0)
                .then(gain.cmp(&best.1.1))
                .is_gt()
            {
                next
            } else {
                best
            }
        });
        let Some((pit, _)) = best else { break };
        line.push(pit);
        let mut after = position;
        after.play_unchecked(pit);
        positions_so_far.push(after);
    }
    line
}
