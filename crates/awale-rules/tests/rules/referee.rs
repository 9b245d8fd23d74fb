//! Tests of the referee: rejected moves, undo and redo, endings.

use awale_rules::{
    Ending, Game, GameEnd, IllegalMove, Match, PerSeat, Pit, Position, RefusedMove, Rules, Seat,
    Settlement, Variant,
    matches_game::{self, Heap, Take},
};

use crate::support;

fn built_in_rules(id: &str) -> Rules {
    Variant::BUILT_IN
        .into_iter()
        .find(|variant| variant.id == id)
        .unwrap()
        .rules
}

fn awale_match(id: &str, position: &str) -> Match<Position> {
    Match::new(Position::parse(position, &built_in_rules(id)).unwrap())
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).unwrap()
}

#[test]
fn seeds_are_conserved_and_steps_agree_with_moves() {
    for mut game in support::random_awale_games(40, 200) {
        while !game.moves().is_empty() {
            let position_after = *game.position();
            let total_collected: u32 = position_after.collected_counts().south
                + position_after.collected_counts().north
                + u32::from(position_after.seeds_on_board());
            assert_eq!(
                total_collected,
                u32::from(position_after.rules().total_seeds())
            );
            let mv = *game.moves().last().unwrap();
            assert!(game.undo());
            assert_eq!(
                game.position().trace(mv).unwrap().position_after,
                position_after
            );
        }
    }
}

#[test]
fn a_game_accepts_exactly_the_legal_pits() {
    for game in support::random_awale_games(40, 60) {
        let legal_pits: Vec<Pit> = game.position().moves().collect();
        for pit in Pit::all() {
            let is_accepted = game.clone().play(pit).is_ok();
            assert_eq!(
                is_accepted,
                legal_pits.contains(&pit) && game.outcome().is_none(),
                "{} {pit}",
                game.position()
            );
        }
        if game.position().outcome().is_some() {
            assert!(legal_pits.is_empty());
        }
    }
}

#[test]
fn undo_and_redo_reach_every_position_again() {
    for game in support::random_awale_games(5, 80) {
        let mut replayed_game = game.clone();
        while replayed_game.undo() {}
        assert_eq!(replayed_game.position(), &game.positions_so_far()[0]);
        for expected in &game.positions_so_far()[1..] {
            assert!(replayed_game.redo());
            assert_eq!(replayed_game.position(), expected);
        }
        assert!(!replayed_game.redo());
        assert_eq!(replayed_game.outcome(), game.outcome());
    }
}

#[test]
fn a_new_move_drops_the_undone_moves() {
    let mut game = awale_match("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    game.play(pit('C')).unwrap();
    assert!(game.undo());
    assert_eq!(game.undone_moves(), [pit('C')]);
    game.play(pit('D')).unwrap();
    assert!(game.undone_moves().is_empty());
    assert_eq!(game.moves(), [pit('D')]);
}

#[test]
fn illegal_moves_are_rejected_with_their_reason() {
    let refusal = |id: &str, position: &str, letter: char| {
        awale_match(id, position).play(pit(letter)).unwrap_err()
    };
    let forbidden_slam_position = "0-0-3-0-0-5-1-1-0-0-0-0-20-18-S";
    assert_eq!(
        refusal("oware", forbidden_slam_position, 'A'),
        RefusedMove::Illegal(IllegalMove::EmptyPit)
    );
    assert_eq!(
        refusal("oware", forbidden_slam_position, 'a'),
        RefusedMove::Illegal(IllegalMove::PitOfOpponent)
    );
    let starving_position = "0-0-3-0-0-5-0-0-0-0-0-0-20-20-S";
    assert_eq!(
        refusal("awele", starving_position, 'C'),
        RefusedMove::Illegal(IllegalMove::StarvesOpponent)
    );
    assert!(
        awale_match("awale", starving_position)
            .play(pit('C'))
            .is_ok(),
        "free sowing may starve"
    );
    let grand_slam_position = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";
    assert_eq!(
        refusal("awari", grand_slam_position, 'F'),
        RefusedMove::GameOver,
        "its only move is a grand slam"
    );
    let grand_slam_position = "1-0-0-0-0-1-1-0-0-0-0-0-23-22-S";
    assert_eq!(
        refusal("awari", grand_slam_position, 'F'),
        RefusedMove::Illegal(IllegalMove::ForbiddenGrandSlam)
    );
    let mut allowed_match = awale_match("oware", grand_slam_position);
    allowed_match.play(pit('F')).unwrap();
    assert_eq!(
        allowed_match.position().to_string(),
        "1-0-0-0-0-0-2-0-0-0-0-0-23-22-N"
    );
}

#[test]
fn every_ending_is_detected_and_scored_by_the_rules() {
    let ending_and_counts = |id: &str, position: &str| {
        let outcome = awale_match(id, position).outcome().unwrap();
        (
            outcome.ending,
            outcome.final_result.final_counts.south,
            outcome.final_result.final_counts.north,
        )
    };
    let store_reached_end = GameEnd::ByRules(Ending::StoreReached(Seat::North));
    assert_eq!(
        ending_and_counts("oware", "4-4-0-0-0-0-0-0-0-0-0-5-10-25-S"),
        (store_reached_end, 10, 25)
    );
    let few_seeds_left_end = GameEnd::ByRules(Ending::FewSeedsLeft);
    assert_eq!(
        ending_and_counts("awale-26", "2-0-0-0-0-0-3-0-0-0-0-0-20-23-S"),
        (few_seeds_left_end, 20, 23)
    );
    let no_legal_move_end = GameEnd::ByRules(Ending::NoLegalMove(Seat::South));
    assert_eq!(
        ending_and_counts("awele", "0-0-0-0-0-0-3-0-0-0-0-2-20-23-S"),
        (no_legal_move_end, 20, 28)
    );
    assert_eq!(
        ending_and_counts("awari", "0-0-0-0-0-0-3-0-0-0-0-2-20-23-S"),
        (no_legal_move_end, 20, 28),
        "South has no seeds on the board"
    );
    assert_eq!(
        ending_and_counts("awari", "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S"),
        (no_legal_move_end, 24, 24)
    );
    assert_eq!(
        ending_and_counts("awari", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S"),
        (no_legal_move_end, 25, 23),
        "the mover takes both rows"
    );
}

#[test]
fn the_first_repetition_ends_the_game() {
    // In this position two single seeds follow each other around the board forever.
    let play_until_repetition = |id: &str| {
        let mut game = awale_match(id, "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
        while game.outcome().is_none() {
            let mv = game.position().moves().next().unwrap();
            game.play(mv).unwrap();
        }
        game
    };
    let game = play_until_repetition("awele");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        outcome.ending,
        GameEnd::Repetition {
            first_occurrence: 0
        }
    );
    assert_eq!(game.position(), &game.positions_so_far()[0]);
    assert_eq!(
        outcome.final_result.final_counts,
        PerSeat {
            south: 23,
            north: 23
        }
    );
    assert_eq!(
        play_until_repetition("oware")
            .outcome()
            .unwrap()
            .final_result
            .final_counts,
        PerSeat {
            south: 24,
            north: 24
        }
    );
}

#[test]
fn a_resignation_or_agreement_ends_the_game_and_can_be_undone() {
    let mut game = awale_match("oware", "4-4-4-4-4-4-4-4-4-4-4-2-0-2-S");
    game.settle(Settlement::Resignation(Seat::North));
    assert_eq!(
        game.outcome().unwrap().final_result.winner,
        Some(Seat::South)
    );
    assert_eq!(game.play(pit('A')), Err(RefusedMove::GameOver));
    assert!(game.undo());
    game.settle(Settlement::Agreement);
    assert_eq!(
        game.outcome().unwrap().final_result.final_counts,
        PerSeat {
            south: 24,
            north: 24
        }
    );
}

#[test]
fn illegal_takes_are_rejected_with_their_reason() {
    let mut game = Match::new(Heap::start(
        matches_game::HeapRules::THIRTEEN_MATCHES_RULES,
        Seat::South,
    ));
    assert_eq!(
        game.play(Take(0)),
        Err(RefusedMove::Illegal(
            matches_game::IllegalTake::TakesNothing
        ))
    );
    assert_eq!(
        game.play(Take(4)),
        Err(RefusedMove::Illegal(
            matches_game::IllegalTake::AboveMaxTake { max_take: 3 }
        ))
    );
    for _ in 0..3 {
        game.play(Take(3)).unwrap();
    }
    game.play(Take(2)).unwrap();
    assert_eq!(
        game.play(Take(3)),
        Err(RefusedMove::Illegal(
            matches_game::IllegalTake::MoreThanMatchesLeft { matches_left: 2 }
        ))
    );
    assert_eq!(
        game.position().to_move(),
        Seat::South,
        "the same player chooses again"
    );
    game.play(Take(2)).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(
        outcome.final_result.winner,
        Some(Seat::North),
        "the player who takes the last match loses"
    );
    assert_eq!(game.play(Take(1)), Err(RefusedMove::GameOver));
}

/// Checks that the referee, which finds repetitions by hash, agrees with a search through all
/// earlier positions, also after moves were undone.
#[test]
fn repetitions_found_by_hash_agree_with_a_search_of_the_past() {
    for game in support::random_awale_games(60, 300) {
        let mut replayed_game = Match::new(game.positions_so_far()[0]);
        for (number, &mv) in game.moves().iter().enumerate() {
            replayed_game.play(mv).unwrap();
            if number % 7 == 3 {
                let extra_undo_count = number.min(number % 5);
                let undone_moves: Vec<Pit> =
                    game.moves()[number - extra_undo_count..=number].to_vec();
                (0..=extra_undo_count).for_each(|_| assert!(replayed_game.undo()));
                if number % 2 == 0 {
                    replayed_game.forget_undone_moves();
                    for &mv in &undone_moves {
                        replayed_game.play(mv).unwrap();
                    }
                } else {
                    for _ in &undone_moves {
                        assert!(replayed_game.redo());
                    }
                }
            }
            let expected_repetition =
                awale_rules::find_repetition(replayed_game.positions_so_far());
            let found_repetition = match replayed_game.outcome().map(|verdict| verdict.ending) {
                Some(GameEnd::Repetition { first_occurrence }) => Some(first_occurrence),
                _ => None,
            };
            assert_eq!(
                found_repetition,
                expected_repetition.filter(|_| replayed_game.position().outcome().is_none())
            );
        }
    }
}
