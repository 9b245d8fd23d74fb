//! The remarks of the characters during a game: at most one in three moves, and none twice. They
//! depend only on the moves and the hints, so a later move does not change earlier remarks.

use awale_engine::{Engine, Limits, Stop};
use awale_study::{
    catalogue::Character,
    players::{RemarkOccasion, shows_style},
    study::{best_capture, opponents_best_capture},
};

use crate::prelude::*;

/// The minimum number of captured seeds that a character calls many.
const MIN_LARGE_CAPTURE_SEEDS: i32 = 5;
/// The minimum number of captured seeds for which a character praises its opponent, and of seeds
/// in danger that a character speaks of.
const MIN_REMARKABLE_SEEDS: i32 = 3;
/// The minimum difference of the captured seeds at which a side is well ahead.
const MIN_LARGE_LEAD_SEEDS: i32 = 8;
/// The maximum number of seeds on the board near the end of a game.
const MAX_SEEDS_NEAR_GAME_END: u8 = 12;
/// The maximum number of seeds in a row that is nearly empty.
const MAX_SEEDS_IN_NEARLY_EMPTY_ROW: u8 = 2;
/// The depth in plies of the search that a praised move must satisfy.
const PRAISE_SEARCH_DEPTH: u32 = 8;
/// The minimum number of moves from one remark to the next.
const MIN_MOVES_BETWEEN_REMARKS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterRemark {
    pub character: Character,
    pub occasion: RemarkOccasion,
    pub seat: Seat,
}

impl CharacterRemark {
    /// The remarks of the characters in a game, each with the number of moves before it.
    pub fn all_remarks(session: &Session) -> Vec<(usize, CharacterRemark)> {
        let referee = &session.game.referee;
        let mut found_remarks: Vec<(usize, CharacterRemark)> = Vec::new();
        for (place, positions) in referee.positions_so_far().windows(2).enumerate() {
            let ([AnyGame::Awale(before), AnyGame::Awale(after)], AnyMove::Pit(pit)) =
                (positions, referee.moves()[place])
            else {
                continue;
            };
            let move_count = place + 1;
            if found_remarks
                .last()
                .is_some_and(|(last, _)| move_count < last + MIN_MOVES_BETWEEN_REMARKS)
            {
                continue;
            }
            let mut candidate_remarks =
                [before.to_move(), after.to_move()]
                    .into_iter()
                    .flat_map(|seat| {
                        let PlayerSpec::Character(character) = session.players[seat].spec else {
                            return Vec::new();
                        };
                        let remark_on = |kind: &RemarkOccasion| CharacterRemark {
                            character,
                            occasion: *kind,
                            seat,
                        };
                        let fits_occasion = |kind: &&RemarkOccasion| {
                            is_remark_occasion(**kind, (character, seat), before, pit, after)
                        };
                        RemarkOccasion::ALL
                            .iter()
                            .filter(fits_occasion)
                            .map(remark_on)
                            .collect()
                    });
            let new_remark = candidate_remarks.find(|new| {
                let is_new = found_remarks.iter().all(|(_, made)| made != new);
                let is_praise_deserved =
                    || !session.hinted_move_indices.contains(&place) && is_best_move(before, pit);
                is_new
                    && (new.occasion != RemarkOccasion::OpponentPlayedWell || is_praise_deserved())
            });
            found_remarks.extend(new_remark.map(|remark| (move_count, remark)));
        }
        found_remarks
    }

    /// The remark on the screen: the last one, until the opponent of the character has moved again
    /// or the character has captured many seeds.
    pub(super) fn current_remark(session: &Session) -> Option<CharacterRemark> {
        let (move_count, remark) = CharacterRemark::all_remarks(session).pop()?;
        let later_positions = &session.positions_so_far()[move_count..session.moves().len()];
        let later_moves = &session.moves()[move_count..];
        let captures_many = |before: &AnyGame, mv: &AnyMove| match (before, mv) {
            (AnyGame::Awale(before), AnyMove::Pit(pit)) => {
                before.net_gain(*pit) >= MIN_LARGE_CAPTURE_SEEDS
            }
            _ => false,
        };
        let is_current = later_positions
            .iter()
            .zip(later_moves)
            .all(|(before, mv)| before.to_move() == remark.seat && !captures_many(before, mv));
        is_current.then_some(remark)
    }
}

/// Whether the move from `pit` is an occasion for a remark of the character on `seat`.
fn is_remark_occasion(
    occasion: RemarkOccasion,
    (character, seat): (Character, Seat),
    position_before: &Position,
    pit: Pit,
    position_after: &Position,
) -> bool {
    let is_own_move = position_before.to_move() == seat;
    let gain = position_before.net_gain(pit);
    let lead_seeds =
        i32::from(position_after.store(seat)) - i32::from(position_after.store(seat.opponent()));
    match occasion {
        RemarkOccasion::CharacterCapturedMany => is_own_move && gain >= MIN_LARGE_CAPTURE_SEEDS,
        RemarkOccasion::OpponentCapturedMany => !is_own_move && gain >= MIN_LARGE_CAPTURE_SEEDS,
        RemarkOccasion::OpponentPlayedWell => {
            let is_safe = || best_capture(position_after).captured_seeds == 0;
            let was_in_danger = || {
                i32::from(opponents_best_capture(position_before).captured_seeds)
                    >= MIN_REMARKABLE_SEEDS
            };
            !is_own_move && (gain >= MIN_REMARKABLE_SEEDS || is_safe() && was_in_danger())
        }
        RemarkOccasion::OpponentThreatensMany => {
            !is_own_move
                && i32::from(opponents_best_capture(position_after).captured_seeds)
                    >= MIN_REMARKABLE_SEEDS
        }
        RemarkOccasion::FewSeedsLeft => position_after.seeds_on_board() <= MAX_SEEDS_NEAR_GAME_END,
        RemarkOccasion::CharacterAhead => lead_seeds >= MIN_LARGE_LEAD_SEEDS,
        RemarkOccasion::CharacterBehind => lead_seeds <= -MIN_LARGE_LEAD_SEEDS,
        RemarkOccasion::CharacterRowNearlyEmpty => {
            !is_own_move && position_after.seeds_in_row(seat) <= MAX_SEEDS_IN_NEARLY_EMPTY_ROW
        }
        RemarkOccasion::TypicalMove => is_own_move && shows_style(character, position_before, pit),
        RemarkOccasion::CharacterWon
        | RemarkOccasion::CharacterLost
        | RemarkOccasion::GameDrawn => false,
    }
}

/// Whether a short search would play this pit too, so that the praise of a move is deserved.
fn is_best_move(position_before: &Position, pit: Pit) -> bool {
    let limits = Limits::depth(PRAISE_SEARCH_DEPTH);
    Engine::new(1, 1)
        .think(&[*position_before], &limits, &Stop::new(), &mut |_| ())
        .is_some_and(|found| found.best_move == pit)
}
