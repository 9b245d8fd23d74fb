//! The pairs of a round, for tournaments between programs and for tournaments of a club.

/// Returns the rounds of a round robin by the circle method. In each round every player meets one
/// other player, except for one who sits out if the number is odd.
pub fn round_robin_rounds(player_count: usize) -> Vec<Vec<(usize, usize)>> {
    let seat_count = player_count + player_count % 2;
    let pairs_of_round = |turn: usize| {
        // The last player keeps its place, the others rotate.
        let player_at_place = |place: usize| {
            if place == seat_count - 1 {
                place
            } else {
                (place + turn) % (seat_count - 1)
            }
        };
        let pairs = (0..seat_count / 2).map(|place| {
            (
                player_at_place(place),
                player_at_place(seat_count - 1 - place),
            )
        });
        pairs
            .filter(|&(one, other)| one < player_count && other < player_count)
            .collect()
    };
    (0..seat_count.saturating_sub(1))
        .map(pairs_of_round)
        .collect()
}

/// Returns the pairs of a Swiss round: neighbors in `players_by_points` (best player first) who
/// have not met. If the number is odd, the last player in `players_by_points` who has not sat out
/// yet sits out.
pub fn swiss_pairs(
    players_by_points: &[usize],
    has_sat_out: &dyn Fn(usize) -> bool,
    has_met: &dyn Fn(usize, usize) -> bool,
) -> Vec<(usize, usize)> {
    let mut players_by_points = players_by_points.to_vec();
    if players_by_points.len() % 2 == 1 {
        let place_sitting_out = players_by_points
            .iter()
            .rposition(|&player| !has_sat_out(player))
            .unwrap_or(players_by_points.len() - 1);
        players_by_points.remove(place_sitting_out);
    }
    let mut pairs = Vec::new();
    let mut remaining_tries = MAX_PAIRING_TRIES;
    if pair_all_players(
        &players_by_points,
        has_met,
        &mut pairs,
        &mut remaining_tries,
    ) {
        return pairs;
    }
    // No pairing without repetition was found, so neighbors meet again.
    players_by_points
        .chunks_exact(2)
        .map(|pair| (pair[0], pair[1]))
        .collect()
}

/// Maximum number of pairs to try in the search for a pairing in which no two players meet again.
/// Enough for the size of a school class, and still fast.
const MAX_PAIRING_TRIES: u32 = 100_000;

/// Pairs the first player of `players_by_points` with the next one whom it has not met, such that
/// the others can be paired too. Returns whether that is possible.
fn pair_all_players(
    players_by_points: &[usize],
    has_met: &dyn Fn(usize, usize) -> bool,
    pairs: &mut Vec<(usize, usize)>,
    remaining_tries: &mut u32,
) -> bool {
    let Some((&first_player, later_players)) = players_by_points.split_first() else {
        return true;
    };
    for (place, &other) in later_players.iter().enumerate() {
        if *remaining_tries == 0 {
            return false;
        }
        *remaining_tries -= 1;
        if has_met(first_player, other) {
            continue;
        }
        let remaining_players: Vec<usize> = later_players
            .iter()
            .copied()
            .filter(|&player| player != later_players[place])
            .collect();
        pairs.push((first_player, other));
        if pair_all_players(&remaining_players, has_met, pairs, remaining_tries) {
            return true;
        }
        pairs.pop();
    }
    false
}
