//! Players through their public functions: their choices, costs, and cancellation.

use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables};
use awale_rules::matches_game::{Heap, HeapRules, Take};
use awale_rules::{Game, Match, PITS, PerSeat, Pit, Position, RuleFields, Rules, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, GameKind, Variant};
use awale_study::players::{
    AlphaBeta, BookUse, ChosenMove, ComputerPlayer, EngineResources, Evaluation, FastPlayer,
    LeafValuation, MatchesGameExpert, Mcts, MctsNode, MctsSearch, Minimax, MonteCarloOptions,
    MoveOrdering, NaivePlayer, Player, PlayerSpec,
};

use crate::support;

const RESOURCES_WITHOUT_TABLES: EngineResources = EngineResources {
    hash_mb: 1,
    threads: 1,
    time_per_move: std::time::Duration::from_millis(20),
    tables: None,
    book: BookUse::NoBook,
};

fn chosen_move<G: Game>(player: &mut impl Player<G>, past: &[G]) -> Option<ChosenMove<G::Move>> {
    player.choose(past, &Stop::new(), &mut |_| ())
}

#[test]
fn alphabeta_finds_the_value_of_minimax_in_fewer_positions() {
    for evaluation in Evaluation::ALL {
        let mut visited_counts = [0, 0, 0];
        for (number, game) in support::random_awale_games(12, 40).enumerate() {
            let depth = 1 + u32::try_from(number).unwrap() % 4;
            let minimax_choice =
                chosen_move(&mut Minimax { depth, evaluation }, game.positions_so_far());
            visited_counts[0] += minimax_choice.map_or(0, |chosen| chosen.visited);
            for (place, ordering) in [
                (1, MoveOrdering::NaturalOrder),
                (2, MoveOrdering::GainsFirst),
            ] {
                let alphabeta_choice = chosen_move(
                    &mut AlphaBeta {
                        depth,
                        evaluation,
                        ordering,
                    },
                    game.positions_so_far(),
                );
                assert_eq!(
                    minimax_choice.map(|chosen| chosen.value),
                    alphabeta_choice.map(|chosen| chosen.value),
                    "{} at depth {depth} by {evaluation}",
                    game.position()
                );
                visited_counts[place] += alphabeta_choice.map_or(0, |chosen| chosen.visited);
            }
        }
        assert!(
            visited_counts[1] < visited_counts[0],
            "cutting off saves visits: {visited_counts:?}"
        );
        assert!(
            visited_counts[2] < visited_counts[1],
            "a good order saves more: {visited_counts:?}"
        );
    }
}

#[test]
fn alphabeta_and_minimax_agree_on_matches_and_see_the_end() {
    for left in 1..=13 {
        let past = [Heap::start(HeapRules::new(left, 3).unwrap(), Seat::South)];
        let minimax_choice = chosen_move(
            &mut Minimax {
                depth: 13,
                evaluation: Evaluation::Seeds,
            },
            &past,
        )
        .unwrap();
        let alphabeta = chosen_move(
            &mut AlphaBeta {
                depth: 13,
                evaluation: Evaluation::Seeds,
                ordering: MoveOrdering::NaturalOrder,
            },
            &past,
        )
        .unwrap();
        assert_eq!(minimax_choice.value, alphabeta.value);
        assert_eq!(
            minimax_choice.value > Some(0),
            left % 4 != 1,
            "{left} matches"
        );
    }
}

/// Whether the side to move wins with best play, found by trying all moves.
fn mover_wins(heap: Heap) -> bool {
    match heap.outcome() {
        Some(outcome) => outcome.final_result.winner == Some(heap.to_move()),
        None => heap.moves().any(|take| {
            let mut heap_after = heap;
            heap_after.play_unchecked(take);
            !mover_wins(heap_after)
        }),
    }
}

#[test]
fn expert_wins_every_game_that_can_be_won() {
    /// Whether the expert, to move, wins against every play of the opponent.
    fn expert_wins(heap: Heap) -> bool {
        let Some(chosen_take) = chosen_move(&mut MatchesGameExpert, &[heap]) else {
            return heap
                .outcome()
                .is_some_and(|outcome| outcome.final_result.winner == Some(heap.to_move()));
        };
        let mut after = heap;
        after.play(chosen_take.choice).unwrap();
        match after.outcome() {
            Some(outcome) => outcome.final_result.winner == Some(heap.to_move()),
            None => after.moves().all(|answer| {
                let mut heap_after_reply = after;
                heap_after_reply.play_unchecked(answer);
                expert_wins(heap_after_reply)
            }),
        }
    }
    for max_take in 1..=5 {
        for start in 1..=17 {
            let heap = Heap::start(HeapRules::new(start, max_take).unwrap(), Seat::North);
            assert_eq!(
                expert_wins(heap),
                mover_wins(heap),
                "{start} matches, {max_take} at most"
            );
        }
    }
}

#[test]
fn naive_is_reproducible_by_seed_and_plays_every_legal_move() {
    let past = [Position::start(&Variant::built_in()[0].rules, Seat::South)];
    let mut chosen_moves = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let choice = chosen_move(&mut NaivePlayer::new(seed), &past);
        assert_eq!(choice, chosen_move(&mut NaivePlayer::new(seed), &past));
        chosen_moves.insert(choice.unwrap().choice);
    }
    assert_eq!(chosen_moves.len(), 6);
}

#[test]
fn fast_plays_the_largest_capture_and_the_first_of_equal_ones() {
    let rules = Variant::built_in()[0].rules;
    let past_of_position = |text: &str| [Position::parse(text, &rules).unwrap()];
    // E captures three seeds from b and two from a; F captures only those two from a.
    let choice_of_largest_capture = chosen_move(
        &mut FastPlayer,
        &past_of_position("0-0-0-0-3-1-1-2-0-9-0-0-20-12-S"),
    )
    .unwrap();
    assert_eq!(
        choice_of_largest_capture.choice,
        Pit::from_letter('E').unwrap()
    );
    let choice_of_equal_captures = chosen_move(
        &mut FastPlayer,
        &past_of_position("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"),
    )
    .unwrap();
    assert_eq!(
        choice_of_equal_captures.choice,
        Pit::from_letter('a').unwrap()
    );
    let heap = [Heap::start(HeapRules::THIRTEEN_MATCHES_RULES, Seat::South)];
    assert_eq!(chosen_move(&mut FastPlayer, &heap).unwrap().choice, Take(3));
}

#[test]
fn specifications_round_trip() {
    for text in [
        "human",
        "naive",
        "fast",
        "expert",
        "minimax:4:seeds",
        "alphabeta:8:mobility",
        "mcts:100:c=0.5:captures",
    ] {
        assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
    }
    assert_eq!(
        "alphabeta:8".parse::<PlayerSpec>(),
        "alphabeta:8:threats".parse()
    );
    for (short, whole) in [
        ("mcts:1", "mcts:1:c=1.4:chance"),
        ("mcts:1000000:threats", "mcts:1000000:c=1.4:threats"),
        ("mcts:5:mobility:c=0", "mcts:5:c=0:mobility"),
        ("mcts:5:c=10:seeds", "mcts:5:c=10:seeds"),
        ("mcts:5:c=1.40", "mcts:5:c=1.4:chance"),
        ("mcts:5:c=00.07", "mcts:5:c=0.07:chance"),
    ] {
        assert_eq!(short.parse::<PlayerSpec>().unwrap().to_string(), whole);
    }
    let textbook_errors = [
        "",
        "Human",
        "human:1",
        "minimax",
        "minimax:0",
        "minimax:41",
        "alphabeta:x",
        "alphabeta:3:luck",
        "expert:",
    ];
    let monte_carlo_errors = [
        "mcts",
        "mcts:",
        "mcts:0",
        "mcts:1000001",
        "mcts:many",
        "mcts:9:c=10.01",
        "mcts:9:c=-1",
    ];
    let options = [
        "mcts:9:c=",
        "mcts:9:c=1.404",
        "mcts:9:c=1e1",
        "mcts:9:luck",
        "mcts:9:seeds:chance",
        "mcts:9:c=1:c=1",
    ];
    for bad in textbook_errors
        .into_iter()
        .chain(monte_carlo_errors)
        .chain(options)
    {
        assert!(bad.parse::<PlayerSpec>().is_err(), "`{bad}`");
    }
}

#[test]
fn computers_play_whole_games_of_every_kind() {
    let kinds = Variant::built_in()
        .into_iter()
        .map(GameKind::Awale)
        .chain([GameKind::Matches(HeapRules::THIRTEEN_MATCHES_RULES)]);
    for kind in kinds {
        for spec in [
            "naive",
            "fast",
            "expert",
            "minimax:2",
            "alphabeta:3:mobility",
            "mcts:40",
            "mcts:20:captures",
            "mcts:50:c=0.3:threats",
            "engine:level=2",
        ] {
            let spec: PlayerSpec = spec.parse().unwrap();
            if !spec.plays(&kind) {
                assert_eq!(
                    chosen_move(
                        &mut ComputerPlayer::new(spec, 1, &RESOURCES_WITHOUT_TABLES),
                        &[kind.start(Seat::South)]
                    ),
                    None
                );
                continue;
            }
            let mut referee = Match::new(kind.start(Seat::South));
            let mut players = [
                ComputerPlayer::new(spec, 1, &RESOURCES_WITHOUT_TABLES),
                ComputerPlayer::new(PlayerSpec::Naive, 2, &RESOURCES_WITHOUT_TABLES),
            ];
            while referee.outcome().is_none() {
                let player = &mut players[referee.moves().len() % 2];
                let chosen_move_and_value = chosen_move(player, referee.positions_so_far())
                    .expect("a game that goes on has a move");
                referee
                    .play(chosen_move_and_value.choice)
                    .expect("players choose legal moves");
            }
        }
    }
}

#[test]
fn a_stopped_search_prints_its_best_move_so_far() {
    let past = [AnyGame::Awale(Position::start(
        &Variant::built_in()[0].rules,
        Seat::South,
    ))];
    for spec in ["minimax:40", "alphabeta:40", "mcts:1000000"] {
        let mut computer = ComputerPlayer::new(spec.parse().unwrap(), 0, &RESOURCES_WITHOUT_TABLES);
        let stop = Stop::new();
        stop.stop();
        let chosen_move_and_value = computer.choose(&past, &stop, &mut |_| ()).unwrap();
        assert!(matches!(chosen_move_and_value.choice, AnyMove::Pit(_)));
        assert!(
            chosen_move_and_value.visited < 10,
            "it gives up at once: {chosen_move_and_value:?}"
        );
    }
}

fn monte_carlo_player(text: &str, seed: u64) -> Mcts {
    Mcts {
        options: text.parse().unwrap(),
        seed,
    }
}

#[test]
fn monte_carlo_wins_every_game_of_matches_that_is_won() {
    for leaf in LeafValuation::ALL {
        for left in (2..=13).filter(|left| left % 4 != 1) {
            let past = [Heap::start(HeapRules::new(left, 3).unwrap(), Seat::South)];
            let chosen_take = chosen_move(
                &mut monte_carlo_player(&format!("5000:{}", leaf.name()), 7),
                &past,
            )
            .unwrap();
            assert_eq!(
                (left - chosen_take.choice.0) % 4,
                1,
                "{left} matches by {}",
                leaf.name()
            );
        }
    }
}

/// A fifth of all unfinished boards with three seeds. The stores are nearly equal, so each of the
/// three seeds can decide the game.
fn small_endgames() -> Vec<Position> {
    let rules = Variant::built_in()
        .into_iter()
        .find(|variant| variant.id == "awari")
        .unwrap()
        .rules;
    let rules = Rules::new(RuleFields {
        win_at: None,
        ..rules.fields()
    })
    .unwrap();
    let places = || 0..PITS;
    let pits_with_seeds = places().flat_map(|one| {
        (one..PITS).flat_map(move |two| (two..PITS).map(move |three| [one, two, three]))
    });
    pits_with_seeds
        .step_by(5)
        .filter_map(|board| {
            let mut pits = [0; PITS];
            for place in board {
                pits[place] += 1;
            }
            let position = Position::new(
                &rules,
                pits,
                PerSeat {
                    south: 22,
                    north: 23,
                },
                Seat::South,
            )
            .unwrap();
            position.outcome().is_none().then_some(position)
        })
        .collect()
}

#[test]
fn monte_carlo_finds_the_result_that_endgame_tables_know() {
    let endgames = small_endgames();
    let tables = Tables::solve(TableRules::new(endgames[0].rules()), 3, 1, &Stop::new()).unwrap();
    assert!(endgames.len() > 40);
    for position in endgames {
        let lead = i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North));
        let result_of_tables = (lead + i32::from(tables.probe(&position).unwrap().value)).signum();
        for leaf in ["chance", "captures"] {
            let options = format!("3000:c=1:{leaf}").parse().unwrap();
            let mut search = MctsSearch::new(options, 3, &[position]).unwrap();
            (0..options.playout_count).for_each(|_| drop(search.run_playout()));
            let mean_score = search
                .node(search.most_visited_child().unwrap())
                .mean_score();
            assert!(
                (mean_score - f64::from(result_of_tables + 1) / 2.0).abs() < 0.25,
                "{position} by {leaf}: {mean_score}, not {result_of_tables}"
            );
        }
    }
}

#[test]
fn monte_carlo_repeats_its_moves_only_with_the_same_seed() {
    let past = [Position::start(&Variant::built_in()[0].rules, Seat::South)];
    let visit_counts = |text: &str, seed| {
        let options: MonteCarloOptions = text.parse().unwrap();
        let mut search = MctsSearch::new(options, seed, &past).unwrap();
        (0..options.playout_count).for_each(|_| drop(search.run_playout()));
        let visits_of_moves: Vec<u32> = search
            .children(0)
            .map(|child| search.node(child).visits)
            .collect();
        assert_eq!(visits_of_moves.iter().sum::<u32>(), options.playout_count);
        visits_of_moves
    };
    for text in ["300", "300:captures", "300:c=0.2:chance"] {
        assert_eq!(visit_counts(text, 1), visit_counts(text, 1), "{text}");
        assert_ne!(visit_counts(text, 1), visit_counts(text, 2), "{text}");
    }
    assert_eq!(
        visit_counts("300:threats", 1),
        visit_counts("300:threats", 2),
        "an evaluation leaves nothing to chance"
    );
    let max_visits = |text| visit_counts(text, 1).into_iter().max().unwrap();
    assert!(
        max_visits("300:c=0.2") > max_visits("300:c=5"),
        "less exploration visits the best move more often"
    );
}

#[test]
fn the_monte_carlo_tree_has_at_most_one_node_per_playout() {
    assert!(size_of::<MctsNode<Pit>>() <= 32 && size_of::<MctsNode<Take>>() <= 32);
    for game in support::random_awale_games(2, 60) {
        let options: MonteCarloOptions = "200".parse().unwrap();
        let Some(mut search) = MctsSearch::new(options, 1, game.positions_so_far()) else {
            continue;
        };
        (0..options.playout_count).for_each(|_| drop(search.run_playout()));
        assert!(search.len() <= 201, "{} nodes", search.len());
        let root = search.node(0);
        assert_eq!(root.visits, 200);
        assert!(
            (0..search.len()).all(|node| (0.0..=1.0).contains(&search.node(node).mean_score()))
        );
    }
}
