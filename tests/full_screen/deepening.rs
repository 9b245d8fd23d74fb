//! Iterative deepening with and without a transposition table: its result, its cost, and its film.

use awale::app::{Action, Event};
use awale::pictures::{MAX_FILM_STEPS, TreePicture};
use awale::screens::FilmView;
use awale::words::{Language, Words};
use awale_rules::matches_game::{Heap, HeapRules};
use awale_rules::{Game, Match, Position, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, Evaluation, Variant};
use awale_study::players::{DeepeningMemory, MoveOrdering, ValueBound};
use awale_study::record::{DateTime, SowingDirection};
use awale_study::study::tree::{
    IterationCost, NodeKind, SearchAlgorithm, SearchTree, TextbookSearch, TreeSubject,
};

use crate::shell::Shell;
use crate::shell::shown::tree_screen;
use crate::support;

fn textbook_search_settings(algorithm: SearchAlgorithm, depth: u32) -> TextbookSearch {
    TextbookSearch {
        algorithm,
        depth,
        evaluation: Evaluation::default(),
    }
}

/// The game, as a game of any kind.
fn as_any_game(game: &Match<Position>) -> Match<AnyGame> {
    let mut game_of_any_kind = Match::new(AnyGame::Awale(game.positions_so_far()[0]));
    for &pit in game.moves() {
        game_of_any_kind
            .play(AnyMove::Pit(pit))
            .expect("a legal move");
    }
    game_of_any_kind
}

/// Checks that searches of `game` to each depth have the value of alpha-beta and minimax, and that
/// the table entries are correct.
fn check_each_depth(game: &Match<AnyGame>, depth: u32) {
    let value_by_algorithm = |algorithm| {
        textbook_search_settings(algorithm, depth)
            .run(game.positions_so_far())
            .expect("a move")
            .value
    };
    if game.position().outcome().is_some() {
        return;
    }
    let alpha_beta_value = value_by_algorithm(SearchAlgorithm::AlphaBeta(MoveOrdering::default()));
    assert_eq!(
        alpha_beta_value,
        value_by_algorithm(SearchAlgorithm::Minimax)
    );
    for memory in [
        DeepeningMemory::RootBestMove,
        DeepeningMemory::TranspositionTable,
    ] {
        let tree = SearchTree::of(
            textbook_search_settings(SearchAlgorithm::Deepening(memory), depth),
            game.positions_so_far(),
        )
        .expect("a tree");
        assert_eq!(tree.node(0).value, alpha_beta_value, "{memory:?}");
        let best_move = textbook_search_settings(SearchAlgorithm::Deepening(memory), depth)
            .run(game.positions_so_far())
            .expect("a move")
            .choice;
        let positions_after_move = |mv| {
            let mut positions_with_move = game.positions_so_far().to_vec();
            let mut position = *game.position();
            position.play(mv).expect("a legal move");
            positions_with_move.push(position);
            positions_with_move
        };
        if depth > 1
            && let Some(best_reply) = textbook_search_settings(SearchAlgorithm::Minimax, depth - 1)
                .run(&positions_after_move(best_move))
        {
            assert_eq!(
                best_reply.value.map(|value| -value),
                alpha_beta_value,
                "the move is worth what alpha-beta's is"
            );
        }
        for number in 0..tree.len() {
            let node = tree.node(number);
            let NodeKind::TableHit(bound) = node.kind else {
                continue;
            };
            assert_eq!(memory, DeepeningMemory::TranspositionTable);
            assert!(tree.children(number).next().is_none());
            let mut line = game.positions_so_far().to_vec();
            for mv in tree.moves_to_node(number) {
                let mut position = *line.last().expect("a position");
                let mv = mv.game_move().expect("a move of a game");
                position.play(mv).expect("a legal move");
                line.push(position);
            }
            let minimax_value =
                textbook_search_settings(SearchAlgorithm::Minimax, depth - node.ply)
                    .run(&line)
                    .and_then(|chosen| chosen.value);
            let minimax_value =
                minimax_value.map(|value| if node.is_maximizing() { value } else { -value });
            match bound {
                ValueBound::Exact => assert_eq!(node.value, minimax_value),
                ValueBound::AtLeast => {
                    assert!(node.value <= minimax_value && node.value >= Some(node.window.beta));
                }
                ValueBound::AtMost => {
                    assert!(node.value >= minimax_value && node.value <= Some(node.window.alpha));
                }
            }
        }
    }
}

#[test]
fn each_depth_has_the_value_of_alpha_beta_and_correct_table_entries() {
    for (place, game) in support::random_awale_games(8, 60).enumerate() {
        check_each_depth(&as_any_game(&game), 1 + u32::try_from(place).unwrap() % 5);
    }
    for left in 2..=13 {
        let heap = Heap::start(HeapRules::new(left, 3).expect("rules"), Seat::North);
        check_each_depth(&Match::new(AnyGame::Matches(heap)), 6);
    }
}

/// For each depth from the start of a game: the nodes without the table, with it, and the table
/// hits.
fn visit_and_table_hit_counts(game: AnyGame) -> Vec<(u64, u64, usize)> {
    let iterations = TreeSubject::Game(vec![game])
        .iteration_costs(textbook_search_settings(SearchAlgorithm::Minimax, 6))
        .expect("iterations");
    iterations
        .into_iter()
        .map(
            |IterationCost {
                 visited_positions_without_table: without,
                 visited_positions_with_table: with,
                 table_hit_count: hits,
                 ..
             }| (without, with, hits),
        )
        .collect()
}

#[test]
fn the_transposition_table_reduces_searched_positions_and_finds_transpositions() {
    for variant in Variant::built_in() {
        let counts_by_depth = visit_and_table_hit_counts(AnyGame::Awale(Position::start(
            &variant.rules,
            Seat::South,
        )));
        assert!(
            counts_by_depth
                .iter()
                .all(|&(without, with, _)| with <= without),
            "{}: {counts_by_depth:?}",
            variant.name
        );
        assert!(
            counts_by_depth[5].1 * 4 < counts_by_depth[5].0 * 3,
            "a quarter is saved: {counts_by_depth:?}"
        );
    }
    let counts_for_matches = visit_and_table_hit_counts(AnyGame::Matches(Heap::start(
        HeapRules::THIRTEEN_MATCHES_RULES,
        Seat::South,
    )));
    assert_eq!(
        counts_for_matches,
        [
            (4, 4, 0),
            (9, 9, 0),
            (20, 20, 0),
            (37, 33, 4),
            (76, 58, 6),
            (201, 120, 23)
        ]
    );
}

/// The search depth, whether the search uses a transposition table, and the numbers of steps that
/// the film has shown and has in all.
fn film_progress(shell: &Shell) -> (u32, bool, (usize, usize)) {
    let TextbookSearch {
        algorithm, depth, ..
    } = tree_screen(shell).search;
    (
        depth,
        algorithm == SearchAlgorithm::Deepening(DeepeningMemory::TranspositionTable),
        tree_screen(shell)
            .film
            .as_ref()
            .expect("a film")
            .steps_done_and_total(),
    )
}

const MATCHES_SETTINGS: &str =
    "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_first = \"south\"\n";

#[test]
fn the_search_film_runs_through_all_depths() {
    let mut shell = Shell::with_settings(MATCHES_SETTINGS);
    shell.press_keys("ptGGz");
    assert_eq!(film_progress(&shell), (1, true, (0, 7)));
    shell.act_all([Action::PageUp, Action::Left]);
    assert_eq!(
        film_progress(&shell),
        (1, true, (0, 7)),
        "nothing comes before"
    );
    for _ in 0..7 {
        shell.act(Action::Right);
    }
    assert_eq!(film_progress(&shell), (1, true, (7, 7)));
    shell.act(Action::Right);
    let (depth, _, (shown_steps, step_count_of_depth_2)) = film_progress(&shell);
    assert_eq!((depth, shown_steps), (2, 0));
    assert!(
        tree_screen(&shell).tree.node(1).was_best_in_earlier_search,
        "the best move before comes first"
    );
    shell.act(Action::Left);
    assert_eq!(film_progress(&shell), (1, true, (7, 7)));
    shell.act_all([Action::Confirm]);
    assert_eq!(film_progress(&shell).0, 2, "it runs on");
    shell.press_keys("+++++");
    while let Some(tick) = shell.app.next_tick() {
        shell.handle(Event::Tick(tick));
    }
    let (depth, _, (shown_steps, final_step_count)) = film_progress(&shell);
    assert!(
        depth == 4 && shown_steps == final_step_count && final_step_count > step_count_of_depth_2,
        "to the end of the last"
    );
    let screen_text: String = shell
        .draw(80, 24)
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert!(
        screen_text.contains("37 without the table, 33 with it. Hits: 4."),
        "{screen_text}"
    );
    shell.press_keys("G");
    assert_eq!(
        film_progress(&shell),
        (
            4,
            false,
            (
                37 * 2 - 1 + cut_step_count(&shell),
                37 * 2 - 1 + cut_step_count(&shell)
            )
        )
    );
    shell.act_all([Action::Home, Action::PageDown]);
    assert_eq!(
        (film_progress(&shell).0, film_progress(&shell).1),
        (2, false)
    );
    shell.act(Action::Back);
    assert!(tree_screen(&shell).film.is_none() && tree_screen(&shell).search.depth == 4);
    shell.press_keys("GG");
    assert!(tree_screen(&shell).iterations.is_empty());
}

/// The number of film steps that cut off a branch.
fn cut_step_count(shell: &Shell) -> usize {
    tree_screen(shell).film.as_ref().map_or(0, |film| {
        film.work_counts(&tree_screen(shell).tree).cutoff_count
    })
}

#[test]
fn the_arrow_in_the_search_film_points_to_the_table_entry() {
    let mut shell = Shell::with_settings(MATCHES_SETTINGS);
    shell.press_keys("ptGGz");
    shell.act_all([Action::End, Action::PageUp, Action::PageDown]);
    let mut table_hits = 0;
    while tree_screen(&shell)
        .film
        .as_ref()
        .is_some_and(|film| film.steps_done_and_total().0 < film.steps_done_and_total().1)
    {
        shell.act(Action::Down);
        let selected_node = tree_screen(&shell).selected_node();
        if let NodeKind::TableHit(_) = tree_screen(&shell).tree.node(selected_node).kind {
            table_hits += 1;
            let screen_text: String = shell
                .draw(60, 18)
                .content
                .iter()
                .map(ratatui::buffer::Cell::symbol)
                .collect();
            assert!(
                screen_text.contains('=') && screen_text.contains("The table holds this position"),
                "{screen_text}"
            );
        }
    }
    assert_eq!(table_hits, 4);
    shell.act_all([Action::Home, Action::End, Action::PageUp, Action::PageDown]);
    shell.press_keys("Q");
    shell.act(Action::Down);
    assert!(
        tree_screen(&shell)
            .film
            .as_ref()
            .is_some_and(FilmView::has_question)
    );
    shell.act(Action::PageUp);
    assert!(
        !tree_screen(&shell)
            .film
            .as_ref()
            .is_some_and(FilmView::has_question)
    );
}

#[test]
fn exports_of_a_deepening_search_list_all_depths() {
    let past = vec![AnyGame::Matches(Heap::start(
        HeapRules::THIRTEEN_MATCHES_RULES,
        Seat::South,
    ))];
    let subject = TreeSubject::Game(past);
    let search = textbook_search_settings(
        SearchAlgorithm::Deepening(DeepeningMemory::TranspositionTable),
        4,
    );
    let tree = subject.search_tree(search).expect("a tree");
    let shown_nodes = (0..tree.len()).collect();
    let (direction, date) = (SowingDirection::default(), DateTime::UNKNOWN);
    let picture = TreePicture {
        subject,
        search,
        max_depth: 4,
        leaf_value_and_playouts: None,
        direction,
        is_north_below: false,
        shown_nodes,
        current_step: None,
        date,
    };
    let words = Words::new(Language::English);
    let film_parts = picture.exported_film_parts();
    assert_eq!(
        film_parts
            .iter()
            .map(|part| part.search.depth)
            .collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    let text = picture.to_text(&words);
    assert!(
        text.contains("3 ^") && text.contains(" = ") && text.contains("= from the table"),
        "{text}"
    );
    assert_eq!(
        picture
            .to_dot(&words)
            .matches("fillcolor=lightblue")
            .count(),
        4
    );
    assert!(picture.svg(&words).contains(" =<"));
    let gif_bytes = picture.gif(&words).expect("a GIF");
    let mut decoder = gif::DecodeOptions::new()
        .read_info(&gif_bytes[..])
        .expect("a GIF");
    let mut frame_count = 0;
    while decoder.read_next_frame().expect("a frame").is_some() {
        frame_count += 1;
    }
    assert_eq!(
        frame_count,
        film_parts
            .into_iter()
            .flat_map(|part| part.exported_steps)
            .count()
    );
    let picture_at_depth_2 = TreePicture {
        search: TextbookSearch { depth: 2, ..search },
        max_depth: 6,
        current_step: Some(3),
        ..picture
    };
    let depths_and_steps: Vec<_> = picture_at_depth_2
        .exported_film_parts()
        .into_iter()
        .map(|part| (part.search.depth, part.exported_steps))
        .collect();
    assert_eq!(
        depths_and_steps[0].0, 2,
        "it is too long to be written whole, so it begins with what is shown"
    );
    assert_eq!(
        (
            *depths_and_steps[0].1.start(),
            depths_and_steps.into_iter().flat_map(|part| part.1).count()
        ),
        (3, MAX_FILM_STEPS + 1)
    );
}
