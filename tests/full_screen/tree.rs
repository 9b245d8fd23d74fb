//! Search trees of the textbook algorithms: their contents, their screen, and `awale compare`.

use std::process::Command;

use awale::app::{Action, Event, OpenPurpose, OpenRequest};
use awale::screens::MenuItem;
use awale_rules::matches_game::{Heap, HeapRules};
use awale_rules::{Game, Match, Position, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, Evaluation};
use awale_study::players::{Evaluate, MoveOrdering, ValueBound, outcome_value};
use awale_study::study::tree::{
    NodeKind, SearchAlgorithm, SearchFilm, SearchFilmStep, SearchTree, TextbookSearch,
};
use ratatui::buffer::Cell;
use ratatui::layout::Size;

use crate::shell::shown::{ShownScreen, current_screen, tree_screen};
use crate::shell::{Shell, TWO_HUMANS_SETTINGS};
use crate::support;

/// The value of the last position of `line` for `seat` by a full search to `depth`, without
/// pruning.
fn plain_minimax<G: Game>(line: &mut Vec<G>, seat: Seat, depth: u32, evaluation: Evaluation) -> i32
where
    Evaluation: Evaluate<G>,
{
    let position = line.last().expect("a position").clone();
    let repeated = awale_rules::find_repetition(line).map(|_| position.result_when_repeated());
    if let Some(final_result) = position
        .outcome()
        .map(|outcome| outcome.final_result)
        .or(repeated)
    {
        return outcome_value(&final_result, seat);
    }
    if depth == 0 {
        let value = evaluation.evaluate(&position);
        return if position.to_move() == seat {
            value
        } else {
            -value
        };
    }
    let mut values = Vec::new();
    for mv in position.moves() {
        let mut position_after = position.clone();
        position_after.play_unchecked(mv);
        line.push(position_after);
        values.push(plain_minimax(line, seat, depth - 1, evaluation));
        line.pop();
    }
    let best_value = if position.to_move() == seat {
        values.into_iter().max()
    } else {
        values.into_iter().min()
    };
    best_value.expect("a move")
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

/// Checks the values and bounds of every node in the search tree of `game`.
fn check_tree(game: &Match<AnyGame>, search: TextbookSearch) {
    let tree = SearchTree::of(search, game.positions_so_far()).expect("a tree");
    let seat = game.position().to_move();
    let mut visited_count = 0;
    for number in 0..tree.len() {
        let node = tree.node(number);
        let mut line = game.positions_so_far().to_vec();
        for mv in tree.moves_to_node(number) {
            let mut position_after = *line.last().expect("a position");
            let mv = mv.game_move().expect("a move of a game");
            position_after.play(mv).expect("a legal move");
            line.push(position_after);
        }
        let children: Vec<usize> = tree.children(number).collect();
        assert!(
            children
                .iter()
                .all(|&child| tree.parent(child) == Some(number))
        );
        assert_eq!(tree.find_node(&tree.moves_to_node(number)), number);
        if node.kind == NodeKind::CutOff {
            assert!(node.value.is_none() && children.is_empty());
            continue;
        }
        visited_count += 1;
        let value = node.value.expect("a value");
        let plain_minimax_value = plain_minimax(
            &mut line.clone(),
            seat,
            search.depth - node.ply,
            search.evaluation,
        );
        match node.value_bound() {
            ValueBound::Exact => assert_eq!(
                value,
                plain_minimax_value,
                "{:?}",
                tree.moves_to_node(number)
            ),
            ValueBound::AtLeast => assert!(
                value <= plain_minimax_value,
                "{:?}",
                tree.moves_to_node(number)
            ),
            ValueBound::AtMost => assert!(
                value >= plain_minimax_value,
                "{:?}",
                tree.moves_to_node(number)
            ),
        }
        if node.kind == NodeKind::Inner {
            let legal_move_count = line.last().expect("a position").moves().count();
            assert_eq!(
                children.len(),
                legal_move_count,
                "every move is a node, looked at or not"
            );
        }
        let is_cut = |child| tree.node(child).kind == NodeKind::CutOff;
        if tree.children(number).any(is_cut) {
            assert_eq!(node.kind, NodeKind::Inner);
            let (bound, mv, ply) = tree.cutoff_reason(number).expect("a cutoff has a bound");
            let moves_to_parent_of_bound = &tree.moves_to_node(number)[..ply as usize];
            let node_that_sets_bound = tree
                .children(tree.find_node(moves_to_parent_of_bound))
                .find(|&child| tree.node(child).mv == Some(mv));
            assert_eq!(
                tree.node(node_that_sets_bound.expect("a node")).value,
                Some(bound)
            );
            if node.is_maximizing() {
                assert!(value >= bound);
            } else {
                assert!(value <= bound);
            }
        }
    }
    assert_eq!(
        tree.visited_positions, visited_count,
        "each node that is not cut off was visited"
    );
    let principal_nodes: Vec<usize> = (0..tree.len())
        .filter(|&number| tree.node(number).is_on_principal_variation)
        .collect();
    assert!(
        principal_nodes
            .iter()
            .all(|&number| tree.node(number).value == tree.node(0).value)
    );
    let last_principal_node = tree.node(*principal_nodes.last().expect("the root"));
    assert!(
        last_principal_node.ply == search.depth || last_principal_node.kind == NodeKind::GameOver,
        "it goes to the end"
    );
}

#[test]
fn every_node_of_a_tree_has_correct_values() {
    for (place, game) in support::random_awale_games(3, 60).enumerate() {
        for algorithm in SearchAlgorithm::ALL {
            let evaluation = Evaluation::ALL[place % 3];
            check_tree(
                &as_any_game(&game),
                TextbookSearch {
                    algorithm,
                    depth: 1 + u32::try_from(place).unwrap() % 4,
                    evaluation,
                },
            );
        }
    }
    for left in 2..=7 {
        let heap = Heap::start(HeapRules::new(left, 3).expect("rules"), Seat::North);
        for algorithm in SearchAlgorithm::ALL {
            check_tree(
                &Match::new(AnyGame::Matches(heap)),
                TextbookSearch {
                    algorithm,
                    depth: 6,
                    evaluation: Evaluation::Seeds,
                },
            );
        }
    }
}

#[test]
fn the_tree_of_a_finished_position_has_one_node() {
    let rules = support::many_rules()[0];
    let position = Position::parse("0-0-0-0-0-0-1-0-0-0-0-0-30-17-S", &rules).expect("a position");
    let search = TextbookSearch {
        algorithm: SearchAlgorithm::Minimax,
        depth: 4,
        evaluation: Evaluation::Seeds,
    };
    let tree = SearchTree::of(search, &[AnyGame::Awale(position)]).expect("a tree");
    assert_eq!((tree.len(), tree.node(0).kind), (1, NodeKind::GameOver));
    assert!(tree.node(0).value > Some(0), "South has won");
}

#[test]
fn the_arrow_keys_unfold_the_tree_and_change_its_algorithm() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAt");
    assert_eq!(
        tree_screen(&shell).visible_nodes.len(),
        7,
        "the root and its moves"
    );
    shell.act_all([Action::Down, Action::Down, Action::Right]);
    let moves_to_selected_node = tree_screen(&shell)
        .tree
        .moves_to_node(tree_screen(&shell).selected_node());
    assert!(tree_screen(&shell).visible_nodes.len() > 7);
    shell.act(Action::Right);
    assert_eq!(
        tree_screen(&shell)
            .tree
            .node(tree_screen(&shell).selected_node())
            .ply,
        2
    );
    shell.act_all([Action::Left, Action::Left]);
    assert_eq!(tree_screen(&shell).visible_nodes.len(), 7, "folded again");
    for key in ["G", "+", "w"] {
        let search_before = tree_screen(&shell).search;
        shell.press_keys(key);
        assert_ne!(tree_screen(&shell).search, search_before, "{key}");
        assert_eq!(
            tree_screen(&shell)
                .tree
                .moves_to_node(tree_screen(&shell).selected_node()),
            moves_to_selected_node,
            "the cursor stays where it was"
        );
    }
    let [(_, minimax_count), (_, unordered_count), (_, ordered_count)] =
        tree_screen(&shell).visited_position_counts;
    assert!(
        minimax_count > unordered_count && unordered_count > 0 && minimax_count > ordered_count,
        "{:?}",
        tree_screen(&shell).visited_position_counts
    );
    shell.press_keys("++++++GGGGGG");
    assert_eq!(
        (
            tree_screen(&shell).search.depth,
            tree_screen(&shell).search.algorithm
        ),
        (6, SearchAlgorithm::Minimax)
    );
    shell.press_keys("i");
    assert_eq!(
        tree_screen(&shell)
            .tree
            .node(tree_screen(&shell).selected_node())
            .ply,
        6,
        "the principal variation goes to the end"
    );
    shell.act_all([Action::Home, Action::End, Action::PageUp, Action::Back]);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Play(_)));
}

#[test]
fn a_guide_builds_a_small_tree_before_the_first_tree_of_the_course() {
    let mut shell = Shell::with_settings("");
    shell.open_menu_item(MenuItem::Learn);
    shell.press_keys("t");
    let screen_text = |shell: &mut Shell| {
        let buffer = shell.draw(60, 18);
        let rows = buffer.content.chunks(60);
        let row_text = |row: &[Cell]| row.iter().map(Cell::symbol).collect::<String>();
        rows.map(row_text).collect::<Vec<_>>().join("\n")
    };
    let first_page = screen_text(&mut shell);
    assert!(
        first_page.contains("How computers play") && first_page.contains("Step 1 of 5"),
        "{first_page}"
    );
    assert_eq!(tree_screen(&shell).visible_nodes.len(), 1);
    // First the moves appear, then the answers with their values, then the values of the moves.
    for (node_count, value_of_e_count) in [(3, 0), (7, 0), (7, 1), (7, 1)] {
        shell.act(Action::Confirm);
        assert_eq!(tree_screen(&shell).visible_nodes.len(), node_count);
        let page = screen_text(&mut shell);
        let shows_value_of_e = |line: &&str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            words.windows(2).any(|pair| pair == ["E", "-1"])
        };
        let count = page.lines().filter(shows_value_of_e).count();
        assert_eq!(count, value_of_e_count, "{page}");
    }
    let last_page = screen_text(&mut shell);
    assert!(last_page.contains("plays B"), "{last_page}");
    // After the guide comes the tree of the first move, and Esc leads back to the course.
    shell.act(Action::Confirm);
    assert!(tree_screen(&shell).guide.is_none());
    shell.act(Action::Back);
    assert!(screen_text(&mut shell).contains("Sowing trainer"));
}

#[test]
fn the_tree_screen_of_a_game_of_matches_does_not_mention_seeds() {
    let mut shell = Shell::with_settings(&format!("{TWO_HUMANS_SETTINGS}game = \"matches\"\n"));
    shell.press_keys("pt");
    assert!(matches!(
        tree_screen(&shell).subject.position(),
        Some(AnyGame::Matches(_))
    ));
    let buffer = shell.draw(120, 40);
    let text: String = buffer
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    for word in ["seeds", "threats", "gains", "worth won", "worth lost"] {
        assert!(!text.contains(word), "{word}: {text}");
    }
    let mut shell = Shell::with_settings(&format!("{TWO_HUMANS_SETTINGS}game = \"matches\"\n"));
    shell.press_keys("p333t+++");
    let buffer = shell.draw(120, 40);
    let text: String = buffer
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert!(
        text.contains("South wins.") || text.contains("North wins."),
        "{text}"
    );
}

#[test]
fn the_tree_from_the_board_starts_at_the_displayed_position() {
    let mut shell = Shell::with_settings(
        "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_first = \"south\"\n",
    );
    shell.press_keys("p333");
    let file = shell.disk.keys().next().cloned().expect("a saved game");
    let record = awale_study::record::Record::parse(&shell.disk[&file]).expect("a good record");
    shell.handle(Event::Open(OpenRequest::Game(
        file,
        Box::new(record),
        OpenPurpose::ToAnalyze,
    )));
    shell.act(Action::Right);
    shell.press_keys("t");
    let Some(AnyGame::Matches(heap)) = tree_screen(&shell).subject.position() else {
        panic!("matches")
    };
    assert_eq!((heap.matches_left(), heap.to_move()), (10, Seat::North));
}

#[test]
fn a_click_chooses_a_node_and_another_unfolds_it() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pt");
    let size = Size::new(80, 24);
    assert!(shell.click(6, 5, size));
    assert_eq!(
        (
            tree_screen(&shell).chosen_index,
            tree_screen(&shell).visible_nodes.len()
        ),
        (2, 7)
    );
    assert!(shell.click(6, 5, size));
    assert!(tree_screen(&shell).visible_nodes.len() > 7);
    assert!(!shell.click(60, 22, size), "nothing lies there");
}

#[test]
fn a_clocked_game_offers_no_tree() {
    let mut shell = Shell::with_settings("[setup]\nnorth = \"human\"\nclock = \"5+3\"\n");
    shell.press_keys("pt");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Play(_)));
}

fn run_compare(args: &[&str]) -> (bool, String, String) {
    let home = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_awale"))
        .env_clear()
        .env("HOME", home.path())
        .env("LANG", "en_GB.UTF-8")
        .arg("compare")
        .args(args)
        .output()
        .expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    (
        output.status.success(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn compare_prints_the_counts_of_each_depth() {
    let (is_success, out, _) = run_compare(&["--depth", "5", "--evaluation", "seeds"]);
    assert!(is_success);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 6, "{out}");
    assert!(lines[0].contains("depth") && lines[0].contains("minimax"));
    assert!(
        lines
            .iter()
            .all(|line| line.chars().count() == lines[0].chars().count()),
        "aligned:\n{out}"
    );
    for (line, depth) in lines[1..].iter().zip(1..) {
        let cells: Vec<&str> = line.split_whitespace().collect();
        let textbook_search = |algorithm| TextbookSearch {
            algorithm,
            depth,
            evaluation: Evaluation::Seeds,
        };
        let start = Position::start(&support::many_rules()[0], Seat::South);
        let choices_by_algorithm = SearchAlgorithm::ALL
            .map(|algorithm| textbook_search(algorithm).run(&[start]).expect("a move"));
        assert!(
            choices_by_algorithm
                .iter()
                .all(|chosen| chosen.value == choices_by_algorithm[0].value),
            "the values agree"
        );
        let visited_counts = choices_by_algorithm.map(|chosen| chosen.visited.to_string());
        assert_eq!(cells[0], depth.to_string());
        assert_eq!(cells[1], choices_by_algorithm[0].choice.to_string());
        assert_eq!(cells[3..], visited_counts.each_ref().map(String::as_str));
    }
    assert_eq!(
        SearchAlgorithm::ALL[2],
        SearchAlgorithm::AlphaBeta(MoveOrdering::GainsFirst)
    );
}

#[test]
fn compare_refuses_wrong_arguments_with_the_reason() {
    for (args, reason) in [
        (
            &["--depth", "2", "--variant", "chess"][..],
            "No variant “chess”. Variants: oware",
        ),
        (
            &["--depth", "2", "--variant", "matches", "--position", "13"],
            "leave out --position",
        ),
        (
            &["--depth", "2", "--position", "1-2-3"],
            "A position has 15 fields",
        ),
        (
            &[
                "--depth",
                "2",
                "--position",
                "0-0-0-0-0-0-1-0-0-0-0-0-30-17-S",
            ],
            "the game is over",
        ),
        (
            &["--depth", "2", "--evaluation", "looks"],
            "seeds, mobility, threats",
        ),
        (&["--depth", "0"], "must be a number from 1 to 40, not 0"),
    ] {
        let (is_success, out, err) = run_compare(args);
        assert!(
            !is_success && out.is_empty() && err.contains(reason),
            "{args:?}: {err}"
        );
    }
    let (is_success, out, _) = run_compare(&["--depth", "3", "--variant", "matches"]);
    assert!(is_success && out.lines().count() == 4, "{out}");
}

/// Checks what every film step shows against what the search knows at that step.
fn check_film(game: &Match<AnyGame>, search: TextbookSearch) {
    let tree = SearchTree::of(search, game.positions_so_far()).expect("a tree");
    let film = SearchFilm::of(&tree);
    let mut open_nodes = vec![0];
    for now in 1..=film.len() {
        let node_before_step = |number| film.node_state_at_step(&tree, number, now - 1);
        match film.step(now).expect("a step") {
            SearchFilmStep::EnterNode(number) => {
                let last_entered = *open_nodes.last().expect("the root");
                assert_eq!(tree.parent(number), Some(last_entered));
                if search.algorithm != SearchAlgorithm::Minimax {
                    assert_eq!(
                        node_before_step(last_entered).window,
                        tree.node(number).window,
                        "the window on the way down"
                    );
                }
                open_nodes.push(number);
            }
            SearchFilmStep::CutOffMovesOf(number) => {
                assert_eq!(open_nodes.last(), Some(&number));
                let window = node_before_step(number).window;
                assert!(window.alpha >= window.beta, "{window:?}");
                assert!(tree.cutoff_reason(number).is_some());
            }
            SearchFilmStep::LeaveNode(number) => {
                assert_eq!(open_nodes.pop(), Some(number));
                if tree.has_children(number) {
                    assert_eq!(
                        node_before_step(number).value,
                        tree.node(number).value,
                        "the best of what it has seen"
                    );
                }
            }
        }
        let visible_nodes = film.visible_nodes(&tree, now);
        assert!(visible_nodes.contains(&film.current_node(now)) && visible_nodes.is_sorted());
        assert!(
            open_nodes
                .iter()
                .all(|&open| film.node_state_at_step(&tree, open, now).is_being_searched)
        );
    }
    assert!(open_nodes.is_empty());
    let work_counts = film.work_at_step(&tree, film.len());
    assert_eq!(
        work_counts.entered_position_count as u64,
        tree.visited_positions
    );
    assert_eq!(
        work_counts.entered_position_count + work_counts.cut_move_count,
        tree.len()
    );
}

#[test]
fn every_step_of_a_search_film_shows_what_the_search_knows() {
    for (place, game) in support::random_awale_games(2, 60).enumerate() {
        for algorithm in SearchAlgorithm::ALL {
            let depth = 1 + u32::try_from(place).unwrap() % 3;
            check_film(
                &as_any_game(&game),
                TextbookSearch {
                    algorithm,
                    depth,
                    evaluation: Evaluation::ALL[place % 3],
                },
            );
        }
    }
    let heap = Heap::start(HeapRules::THIRTEEN_MATCHES_RULES, Seat::South);
    for algorithm in SearchAlgorithm::ALL {
        check_film(
            &Match::new(AnyGame::Matches(heap)),
            TextbookSearch {
                algorithm,
                depth: 6,
                evaluation: Evaluation::Seeds,
            },
        );
    }
}

#[test]
fn a_search_film_can_be_stepped_run_paused_and_closed() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAAtz");
    let steps_done_and_total = |shell: &Shell| {
        tree_screen(shell)
            .film
            .as_ref()
            .expect("a film")
            .steps_done_and_total()
    };
    let (start, end) = steps_done_and_total(&shell);
    assert!(start == 0 && end > 20);
    shell.act_all([Action::Right, Action::Right, Action::Left]);
    assert_eq!(steps_done_and_total(&shell).0, 1);
    assert_eq!(
        tree_screen(&shell).visible_nodes.len(),
        2,
        "the root and the first move"
    );
    assert_eq!(
        shell.app.next_tick(),
        None,
        "nothing moves while it stands still"
    );
    shell.act(Action::Confirm);
    let first_tick = shell.app.next_tick().expect("it runs");
    shell.handle(awale::app::Event::Tick(first_tick));
    assert_eq!(steps_done_and_total(&shell).0, 2);
    shell.press_keys("+++++++");
    let fast_tick = shell.app.next_tick().expect("it still runs");
    assert!(fast_tick < first_tick);
    shell.press_keys("---------");
    assert!(shell.app.next_tick().expect("it still runs") > first_tick);
    shell.press_keys("p");
    assert_eq!(shell.app.next_tick(), None, "it pauses");
    shell.act_all([Action::Home, Action::Down]);
    let current_step = tree_screen(&shell)
        .film
        .as_ref()
        .and_then(|show| show.film.step(show.steps_done_and_total().0));
    assert!(
        matches!(current_step, Some(SearchFilmStep::CutOffMovesOf(_))),
        "{current_step:?}"
    );
    shell.act_all([Action::End, Action::Right]);
    assert_eq!(steps_done_and_total(&shell).0, end);
    shell.act(Action::Confirm);
    assert_eq!(
        steps_done_and_total(&shell).0,
        0,
        "it runs from the start again"
    );
    shell.press_keys("+++++++");
    while let Some(first_tick) = shell.app.next_tick() {
        shell.handle(awale::app::Event::Tick(first_tick));
    }
    assert_eq!(
        steps_done_and_total(&shell).0,
        end,
        "it runs to the end and stands still"
    );
    shell.act(Action::Back);
    assert!(
        tree_screen(&shell).film.is_none() && tree_screen(&shell).visible_nodes.len() == 6,
        "the whole tree again"
    );
}

#[test]
fn the_tree_of_monte_carlo_grows_playout_by_playout() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("ptGGGG");
    let playout_count = |shell: &Shell| {
        tree_screen(shell)
            .mcts_view
            .as_ref()
            .expect("a growing tree")
            .tree
            .playouts()
    };
    assert_eq!(playout_count(&shell), 0);
    shell.act_all([Action::Right, Action::Right, Action::PageDown, Action::Left]);
    assert_eq!(playout_count(&shell), 101);
    let screen_numbers = |shell: &mut Shell| -> String {
        shell
            .draw(80, 24)
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect()
    };
    let numbers_before = screen_numbers(&mut shell);
    assert!(
        numbers_before.contains("visits") && numbers_before.contains("Playout 101"),
        "{numbers_before}"
    );
    shell.act_all([Action::Right, Action::Left]);
    assert_eq!(
        screen_numbers(&mut shell),
        numbers_before,
        "a step back leads to what was shown before"
    );
    let monte_carlo_tree = &tree_screen(&shell)
        .mcts_view
        .as_ref()
        .expect("a growing tree")
        .tree;
    let child_nodes = monte_carlo_tree
        .search
        .children(0)
        .map(|child| monte_carlo_tree.search.node(child).visits)
        .sum::<u32>();
    assert_eq!(child_nodes, 101);
    assert_eq!(
        monte_carlo_tree.visible_nodes_and_plies
            [monte_carlo_tree.visible_index_of_last_playout_node()]
        .0,
        *monte_carlo_tree.last_playout_path().last().expect("a way")
    );
    assert_eq!(
        shell.app.next_tick(),
        None,
        "nothing moves while it stands still"
    );
    shell.press_keys("z++++++++");
    for _ in 0..3 {
        let tick = shell.app.next_tick().expect("it runs");
        shell.handle(awale::app::Event::Tick(tick));
    }
    assert!(playout_count(&shell) > 101);
    shell.press_keys("zw");
    assert_eq!(
        (playout_count(&shell), shell.app.next_tick()),
        (0, None),
        "other playouts begin anew"
    );
    shell.press_keys("G");
    assert!(tree_screen(&shell).mcts_view.is_none());
}
