//! Tests of the numbers that positions, heaps and whole games return.

use std::collections::HashSet;

use awale_rules::{
    BoardPlace, FastBoard, FastRules, Game, GameEnd, MAX_MOVES, Match, PITS, PerSeat, Pit,
    Position, RuleFields, Rules, Seat, Settlement, SowingStep, find_repetition,
    matches_game::{Heap, HeapRules, LastMatchTakenBy, Take},
    perft::perft_by_first_move,
    play_out,
};

use crate::support;

fn oware_position(text: &str) -> Position {
    Position::parse(text, &Rules::OWARE).unwrap()
}

#[test]
fn a_position_counts_its_seeds() {
    let position = oware_position("1-2-0-0-0-0-3-4-0-0-0-0-20-18-N");
    assert_eq!(position.pits()[..2], [1, 2]);
    let values_per_seat =
        |count: fn(&Position, Seat) -> i32| Seat::BOTH.map(|seat| count(&position, seat));
    assert_eq!(
        values_per_seat(|position, seat| position.seeds_in_row(seat).into()),
        [3, 7]
    );
    assert_eq!(
        values_per_seat(|position, seat| position.store(seat).into()),
        [20, 18]
    );
    assert_eq!(values_per_seat(Position::lead), [2, -2]);
    assert_eq!(
        (position.seeds_on_board(), position.repetition_barrier()),
        (10, 38)
    );
    assert_eq!(
        position.collected_counts(),
        PerSeat {
            south: 20,
            north: 18
        }
    );
    assert!(!position.must_feed());
    assert!(oware_position("0-0-0-0-0-0-3-4-0-0-0-0-20-21-N").must_feed());
    assert!(!oware_position("0-0-0-0-0-0-3-4-0-0-0-0-20-21-S").must_feed());
}

#[test]
fn a_trace_lists_each_seed_and_those_that_a_grand_slam_does_not_capture() {
    let position = oware_position("1-0-0-0-0-1-1-0-0-0-0-0-23-22-S");
    let f = Pit::of(Seat::South, 5);
    let trace = position.trace(f).unwrap();
    let pit_of_last_seed = BoardPlace::Pit(Pit::of(Seat::North, 0));
    let steps = [
        SowingStep::LiftSeeds { from: f, seeds: 1 },
        SowingStep::Sow(pit_of_last_seed),
        SowingStep::ForgoCapture { seeds: 2 },
    ];
    assert_eq!(trace.steps, steps);
    assert_eq!((trace.forgone_seeds(), trace.captures().count()), (2, 0));
    let capture_trace = oware_position("0-0-0-0-0-2-1-1-4-0-0-0-20-20-S")
        .trace(f)
        .unwrap();
    assert_eq!(
        (
            capture_trace.forgone_seeds(),
            capture_trace.captures().count()
        ),
        (0, 2)
    );
    let parsed_abapa_position = Position::parse("0-0-0-0-0-2-0-1-0-0-0-0-20-25-S", &Rules::ABAPA);
    assert!(parsed_abapa_position.unwrap().outcome().is_some());
    let abapa_position = Position::parse("0-0-0-0-0-2-0-1-0-0-0-0-22-23-S", &Rules::ABAPA).unwrap();
    let sown_places: Vec<BoardPlace> = abapa_position.trace(f).unwrap().sown_places().collect();
    assert_eq!(
        sown_places,
        [BoardPlace::Store(Seat::South), pit_of_last_seed]
    );
    assert_eq!(abapa_position.net_gain(f), 1);
}

#[test]
fn a_side_whose_only_moves_are_forbidden_grand_slams_has_no_move() {
    // The only pit with seeds would capture all the opponent's seeds, and these rules forbid that.
    let mut fields = RuleFields::oware_with(6);
    fields.grand_slam = awale_rules::GrandSlamRule::SlamIllegal;
    let rules = Rules::new(fields).unwrap();
    for reach in 1..=6 {
        let mut pits = [0; PITS];
        pits[5] = reach;
        (6..6 + usize::from(reach)).for_each(|pit| pits[pit] = 2);
        let seeds_in_stores = rules.total_seeds() - 3 * reach;
        let stores = PerSeat {
            south: seeds_in_stores / 2,
            north: seeds_in_stores - seeds_in_stores / 2,
        };
        let position = Position::new(&rules, pits, stores, Seat::South).unwrap();
        assert_eq!(position.moves().count(), 0, "{position}");
        let fast_rules = FastRules::new(&rules);
        let is_over = fast_rules.is_over_by_seed_count(FastBoard::of(&position))
            || fast_rules.is_stuck(FastBoard::of(&position));
        assert!(is_over, "{position}");
    }
}

#[test]
fn a_heap_reports_its_counts_and_its_end() {
    let rules = HeapRules::THIRTEEN_MATCHES_RULES;
    let mut heap = Heap::start(rules, Seat::North);
    assert_eq!(
        (heap.rules(), heap.matches_left(), heap.repetition_barrier()),
        (&rules, 13, 0)
    );
    assert_eq!(heap.moves().collect::<Vec<_>>(), [1, 2, 3].map(Take));
    assert_eq!(
        heap.winning_take(),
        None,
        "13 is one more than three times four"
    );
    assert_eq!(heap.net_gain(Take(3)), 3);
    for (take, wins) in [(2, Some(Take(2))), (2, None), (3, Some(Take(1)))] {
        heap.play(Take(take)).unwrap();
        assert_eq!(
            heap.winning_take(),
            wins.filter(|_| heap.matches_left() % 4 != 1)
        );
    }
    assert_eq!(
        (
            heap.matches_left(),
            heap.repetition_barrier(),
            heap.to_move()
        ),
        (6, 7, Seat::South)
    );
    let counts = PerSeat { south: 2, north: 5 };
    assert_eq!(heap.collected_counts(), counts);
    for final_result in [heap.result_when_agreed(), heap.result_when_repeated()] {
        assert_eq!(
            (final_result.final_counts, final_result.winner),
            (counts, None)
        );
    }
    heap.play(Take(3)).unwrap();
    heap.play(Take(1)).unwrap();
    assert_eq!(heap.moves().collect::<Vec<_>>(), [1, 2].map(Take));
    heap.play(Take(2)).unwrap();
    let outcome = heap.outcome().unwrap();
    assert_eq!(outcome.ending, LastMatchTakenBy(Seat::South));
    assert_eq!(outcome.final_result.winner, Some(Seat::North));
    assert_eq!(heap.moves().count(), 0);
    assert_eq!(heap.winning_take(), None);
}

/// Compares [`Heap::winning_take`] with a search of the whole game.
#[test]
fn winning_takes_agree_with_a_full_search() {
    fn side_to_move_wins(heap: Heap) -> bool {
        // If the heap is empty, the side to move has won, because the opponent took the last match.
        heap.matches_left() == 0
            || heap.moves().any(|take| {
                let mut position_after = heap;
                position_after.play_unchecked(take);
                !side_to_move_wins(position_after)
            })
    }
    for start in 1..=12 {
        for max_take in 1..=4 {
            let heap = Heap::start(HeapRules::new(start, max_take).unwrap(), Seat::South);
            assert_eq!(
                heap.winning_take().is_some(),
                side_to_move_wins(heap),
                "{heap:?}"
            );
            if let Some(take) = heap.winning_take() {
                let mut position_after = heap;
                position_after.play(take).unwrap();
                assert!(!side_to_move_wins(position_after), "{heap:?} {take}");
            }
        }
    }
}

#[test]
fn find_repetition_returns_the_first_equal_position() {
    let [first, second] = [
        "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S",
        "0-1-0-0-0-0-1-0-0-0-0-0-23-23-N",
    ]
    .map(oware_position);
    let earlier_position = oware_position("1-0-0-0-0-0-1-2-0-0-0-0-21-23-S");
    assert_eq!(find_repetition::<Position>(&[]), None);
    assert_eq!(find_repetition(&[first]), None);
    assert_eq!(find_repetition(&[earlier_position, first, second]), None);
    assert_eq!(
        find_repetition(&[earlier_position, first, second, first]),
        Some(1)
    );
    assert_eq!(
        find_repetition(&[earlier_position, second, first, second, first, first]),
        Some(2)
    );
    assert_eq!(
        find_repetition(&[first, earlier_position, first]),
        None,
        "seeds do not come back"
    );
}

#[test]
fn resignation_and_time_loss_end_a_game_for_the_other_side() {
    let start = oware_position("4-4-4-4-4-4-4-4-4-4-4-2-0-2-S");
    for (settlement, winner) in [
        (Settlement::Resignation(Seat::South), Seat::North),
        (Settlement::TimeLoss(Seat::North), Seat::South),
    ] {
        let mut game = Match::new(start);
        game.settle(settlement);
        assert_eq!(game.settlement(), Some(settlement));
        assert!(game.unfinished_position().is_none());
        assert!(!game.redo());
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.ending, GameEnd::Settled(settlement));
        assert_eq!(outcome.final_result.winner, Some(winner));
        assert_eq!(outcome.final_result.final_counts, start.collected_counts());
        game.settle(Settlement::Agreement);
        assert_eq!(
            game.settlement(),
            Some(settlement),
            "the game is over already"
        );
    }
    let mut game = Match::new(start);
    assert!(!game.undo() && !game.redo());
    assert_eq!(game.unfinished_position(), Some(&start));
}

/// A game without end, in which the same seat always moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct EndlessGame(u32);

impl Game for EndlessGame {
    type Move = Take;
    type RefusalReason = awale_rules::IllegalMove;
    type Ending = Seat;

    fn to_move(&self) -> Seat {
        Seat::South
    }

    fn moves(&self) -> impl Iterator<Item = Take> + '_ {
        std::iter::once(Take(1))
    }

    fn check(&self, _: Take) -> Result<(), Self::RefusalReason> {
        Ok(())
    }

    fn play_unchecked(&mut self, _: Take) {
        self.0 += 1;
    }

    fn outcome(&self) -> Option<awale_rules::Outcome<Seat>> {
        None
    }

    fn collected_counts(&self) -> PerSeat<u32> {
        PerSeat::default()
    }

    fn result_when_agreed(&self) -> awale_rules::FinalResult {
        awale_rules::FinalResult::won_by_larger_count(PerSeat { south: 3, north: 1 })
    }

    fn result_when_repeated(&self) -> awale_rules::FinalResult {
        self.result_when_agreed()
    }

    fn net_gain(&self, _: Take) -> i32 {
        0
    }

    /// The number of moves, which never decreases.
    fn repetition_barrier(&self) -> u32 {
        self.0
    }
}

#[test]
fn a_game_ends_as_agreed_after_the_maximum_number_of_moves() {
    let mut game = Match::new(EndlessGame(0));
    while game.play(Take(1)).is_ok() {
        assert_eq!(game.outcome().is_some(), game.moves().len() == MAX_MOVES);
    }
    assert_eq!(game.moves().len(), MAX_MOVES);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, GameEnd::Settled(Settlement::Agreement));
    assert_eq!(outcome.final_result.final_counts.south, 3);
}

#[test]
fn play_out_stops_at_an_illegal_bot_move() {
    let mut first_legal_bot = |game: &Match| game.position().moves().next().unwrap();
    let mut illegal_bot = |game: &Match| {
        Pit::row(game.position().to_move().opponent())
            .next()
            .unwrap()
    };
    let start = Position::start(&Rules::OWARE, Seat::South);
    let mut game = Match::new(start);
    let illegal_bot_move = play_out(
        &mut game,
        PerSeat {
            south: &mut first_legal_bot,
            north: &mut illegal_bot,
        },
    )
    .unwrap_err();
    assert_eq!(
        (illegal_bot_move.pit.letter(), game.moves().len()),
        ('A', 1)
    );
}

#[test]
#[should_panic(expected = "depth of one at least")]
fn perft_by_first_move_panics_at_depth_zero() {
    let _ = perft_by_first_move(&Position::start(&Rules::OWARE, Seat::South), 0);
}

/// Transposition tables use some bits of a hash for the index and others for the check. So all bits
/// of the hashes must be evenly distributed.
#[test]
fn board_hashes_are_distinct_and_evenly_distributed() {
    let boards: HashSet<FastBoard> = support::random_awale_games(30, 200)
        .flat_map(|game| {
            game.positions_so_far()
                .iter()
                .map(FastBoard::of)
                .collect::<Vec<_>>()
        })
        .collect();
    let hashes: HashSet<u64> = boards.iter().map(|board| board.hash()).collect();
    assert_eq!(hashes.len(), boards.len());
    for shift in [0, 16, 32, 48] {
        let distinct_16_bit_parts: HashSet<u64> =
            hashes.iter().map(|hash| (hash >> shift) & 0xffff).collect();
        let expected = 65536.0 * (1.0 - (-(hashes.len() as f64) / 65536.0).exp());
        let found = distinct_16_bit_parts.len() as f64;
        assert!(
            found > 0.97 * expected,
            "{found} of {expected}, bit {shift}"
        );
    }
    let set_bits: u32 = hashes.iter().map(|hash| hash.count_ones()).sum();
    let set_bit_share = f64::from(set_bits) / (64.0 * hashes.len() as f64);
    assert!(
        (0.49..0.51).contains(&set_bit_share),
        "{set_bit_share} of the bits are set"
    );
}
