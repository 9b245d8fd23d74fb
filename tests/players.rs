//! The players from outside: what they choose, what it costs, and that they can be stopped.

mod support;

use awale_engine::Stop;
use awale_rules::matches::{Heap, HeapRules, Take};
use awale_rules::{Game, Match, Pit, Position, Seat};

use awale::catalogue::{AnyGame, AnyMove, Kind, Variant};
use awale::players::{
    AlphaBeta, ChosenMove, Computer, Evaluation, Expert, Fast, Minimax, Naive, Ordering, Player, PlayerSpec, Resources,
};

const RESOURCES: Resources =
    Resources { hash_mb: 1, threads: 1, time: std::time::Duration::from_millis(20), tables: None };

fn choose<G: Game>(player: &mut impl Player<G>, past: &[G]) -> Option<ChosenMove<G::Move>> {
    player.choose(past, &Stop::new(), &mut |_| ())
}

#[test]
fn alphabeta_finds_the_value_of_minimax_in_fewer_positions() {
    for evaluation in Evaluation::ALL {
        let mut visits = [0, 0, 0];
        for (number, game) in support::random_awale_games(12, 40).enumerate() {
            let depth = 1 + u32::try_from(number).unwrap() % 4;
            let minimax = choose(&mut Minimax { depth, evaluation }, game.past());
            visits[0] += minimax.map_or(0, |chosen| chosen.visited);
            for (place, ordering) in [(1, Ordering::Natural), (2, Ordering::GainsFirst)] {
                let alphabeta = choose(&mut AlphaBeta { depth, evaluation, ordering }, game.past());
                assert_eq!(
                    minimax.map(|chosen| chosen.value),
                    alphabeta.map(|chosen| chosen.value),
                    "{} at depth {depth} by {evaluation}",
                    game.position()
                );
                visits[place] += alphabeta.map_or(0, |chosen| chosen.visited);
            }
        }
        assert!(visits[1] < visits[0], "cutting off saves visits: {visits:?}");
        assert!(visits[2] < visits[1], "a good order saves more: {visits:?}");
    }
}

#[test]
fn alphabeta_and_minimax_agree_on_matches_and_see_the_end() {
    for left in 1..=13 {
        let past = [Heap::start(HeapRules::new(left, 3).unwrap(), Seat::South)];
        let minimax = choose(&mut Minimax { depth: 13, evaluation: Evaluation::Seeds }, &past).unwrap();
        let alphabeta =
            choose(&mut AlphaBeta { depth: 13, evaluation: Evaluation::Seeds, ordering: Ordering::Natural }, &past)
                .unwrap();
        assert_eq!(minimax.value, alphabeta.value);
        assert_eq!(minimax.value > Some(0), left % 4 != 1, "{left} matches");
    }
}

/// Who wins from here when both play their best, found by trying everything.
fn mover_wins(heap: Heap) -> bool {
    match heap.outcome() {
        Some(outcome) => outcome.tally.winner == Some(heap.to_move()),
        None => heap.moves().any(|take| {
            let mut after = heap;
            after.play_unchecked(take);
            !mover_wins(after)
        }),
    }
}

#[test]
fn expert_wins_every_game_that_can_be_won() {
    /// Whether the expert, to move, wins against everything the other side can do.
    fn expert_wins(heap: Heap) -> bool {
        let Some(chosen) = choose(&mut Expert, &[heap]) else {
            return heap.outcome().is_some_and(|outcome| outcome.tally.winner == Some(heap.to_move()));
        };
        let mut after = heap;
        after.play(chosen.choice).unwrap();
        match after.outcome() {
            Some(outcome) => outcome.tally.winner == Some(heap.to_move()),
            None => after.moves().all(|answer| {
                let mut next = after;
                next.play_unchecked(answer);
                expert_wins(next)
            }),
        }
    }
    for max_take in 1..=5 {
        for start in 1..=17 {
            let heap = Heap::start(HeapRules::new(start, max_take).unwrap(), Seat::North);
            assert_eq!(expert_wins(heap), mover_wins(heap), "{start} matches, {max_take} at most");
        }
    }
}

#[test]
fn naive_repeats_itself_with_its_seed_and_knows_every_move() {
    let past = [Position::start(&Variant::built_in()[0].rules, Seat::South)];
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let choice = choose(&mut Naive::new(seed), &past);
        assert_eq!(choice, choose(&mut Naive::new(seed), &past));
        seen.insert(choice.unwrap().choice);
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn fast_takes_the_most_and_the_first_among_equals() {
    let rules = Variant::built_in()[0].rules;
    let past = |text: &str| [Position::parse(text, &rules).unwrap()];
    // E captures three from b and two from a, F only those two.
    let greedy = choose(&mut Fast, &past("0-0-0-0-3-1-1-2-0-9-0-0-20-12-S")).unwrap();
    assert_eq!(greedy.choice, Pit::from_letter('E').unwrap());
    let equal = choose(&mut Fast, &past("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N")).unwrap();
    assert_eq!(equal.choice, Pit::from_letter('a').unwrap());
    let heap = [Heap::start(HeapRules::THIRTEEN, Seat::South)];
    assert_eq!(choose(&mut Fast, &heap).unwrap().choice, Take(3));
}

#[test]
fn specifications_survive_writing_and_reading() {
    for text in ["human", "naive", "fast", "expert", "minimax:4:seeds", "alphabeta:8:mobility"] {
        assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
    }
    assert_eq!("alphabeta:8".parse::<PlayerSpec>(), "alphabeta:8:threats".parse());
    for bad in
        ["", "Human", "human:1", "minimax", "minimax:0", "minimax:41", "alphabeta:x", "alphabeta:3:luck", "expert:"]
    {
        assert!(bad.parse::<PlayerSpec>().is_err(), "`{bad}`");
    }
}

#[test]
fn computers_play_whole_games_of_every_kind() {
    let kinds = Variant::built_in().into_iter().map(Kind::Awale).chain([Kind::Matches(HeapRules::THIRTEEN)]);
    for kind in kinds {
        for spec in ["naive", "fast", "expert", "minimax:2", "alphabeta:3:mobility", "engine:level=2"] {
            let spec: PlayerSpec = spec.parse().unwrap();
            if !spec.plays(&kind) {
                assert_eq!(choose(&mut Computer::new(spec, 1, &RESOURCES), &[kind.start(Seat::South)]), None);
                continue;
            }
            let mut referee = Match::new(kind.start(Seat::South));
            let mut players = [Computer::new(spec, 1, &RESOURCES), Computer::new(PlayerSpec::Naive, 2, &RESOURCES)];
            while referee.outcome().is_none() {
                let player = &mut players[referee.moves().len() % 2];
                let chosen = choose(player, referee.past()).expect("a game that goes on has a move");
                referee.play(chosen.choice).expect("players choose legal moves");
            }
        }
    }
}

#[test]
fn a_stopped_search_answers_with_what_it_has() {
    let past = [AnyGame::Awale(Position::start(&Variant::built_in()[0].rules, Seat::South))];
    for spec in ["minimax:40", "alphabeta:40"] {
        let mut computer = Computer::new(spec.parse().unwrap(), 0, &RESOURCES);
        let stop = Stop::new();
        stop.stop();
        let chosen = computer.choose(&past, &stop, &mut |_| ()).unwrap();
        assert!(matches!(chosen.choice, AnyMove::Pit(_)));
        assert!(chosen.visited < 10, "it gives up at once: {chosen:?}");
    }
}
