//! Games in the line mode: random games by seed, games to their end, and refused moves.

use super::terminal::Home;
use super::{last_line, run_plain, run_program};

const VARIANT_IDS: [&str; 6] = ["oware", "awele", "awale", "abapa", "awale-26", "awari"];

#[test]
fn a_list_of_moves_gives_the_same_game_every_time() {
    let moves = "a\na\nA\nb\nB\n3\nc\n6\nf\nF\n";
    let first_output = run_plain(&[], moves);
    assert_eq!(first_output, run_plain(&[], moves));
    let second_output = run_plain(&["--north", "naive", "--first", "random"], moves);
    assert_eq!(
        second_output,
        run_plain(&["--north", "naive", "--first", "random"], moves)
    );
}

#[test]
fn equal_random_seeds_give_equal_games() {
    let game_output = |seed| {
        run_plain(
            &[
                "--south", "naive", "--north", "naive", "--first", "random", "--seed", seed,
            ],
            "",
        )
    };
    assert_eq!(game_output("7"), game_output("7"));
    let game_outputs: Vec<String> = ["1", "2", "3", "4", "5", "6"]
        .into_iter()
        .map(game_output)
        .collect();
    assert!(
        game_outputs.iter().any(|other| *other != game_outputs[0]),
        "another seed is another game"
    );
}

#[test]
fn every_variant_can_be_played_to_its_end_and_prints_the_result_last() {
    for variant in VARIANT_IDS {
        for (south, north) in [
            ("fast", "naive"),
            ("alphabeta:3", "fast"),
            ("naive", "minimax:2:seeds"),
        ] {
            let text = run_plain(
                &["--variant", variant, "--south", south, "--north", north],
                "",
            );
            let last_line_of_game = last_line(&text);
            assert!(
                last_line_of_game.contains(" wins: ") || last_line_of_game.starts_with("A draw: "),
                "{variant}: {last_line_of_game}"
            );
            assert!(
                last_line_of_game.contains("South ") && last_line_of_game.contains("North "),
                "{variant}: {last_line_of_game}"
            );
            if last_line_of_game.contains(" wins: ") {
                assert!(
                    last_line_of_game.starts_with("South (")
                        || last_line_of_game.starts_with("North ("),
                    "{variant}: {last_line_of_game}"
                );
            }
        }
    }
}

#[test]
fn after_a_refused_move_the_reason_and_a_new_prompt_are_printed() {
    let text = run_plain(
        &["--position", "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S"],
        "A\nb\nx\n7\nB\n",
    );
    let printed_lines: Vec<&str> = text
        .lines()
        .filter(|line| line.contains(':') || line.contains(' '))
        .collect();
    let text = printed_lines.join("\n");
    assert!(
        text.contains("Pit A is empty: there is nothing to sow."),
        "{text}"
    );
    assert!(
        text.contains("Pit b belongs to your opponent. Your pits are A to F."),
        "{text}"
    );
    assert!(text.contains("“x” is not a pit."), "{text}");
    assert!(text.contains("“7” is not a pit."), "{text}");
    assert_eq!(
        text.matches("South to move:").count(),
        5,
        "once for each try\n{text}"
    );
    assert_eq!(text.matches("North to move:").count(), 1, "{text}");
}

#[test]
fn starving_moves_and_grand_slams_are_refused_with_reasons() {
    let text = run_plain(&["--position", "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S"], "A\nF\n");
    assert!(
        text.contains("Your opponent has no seeds and pit A gives none: play a move that does."),
        "{text}"
    );
    let text = run_plain(
        &[
            "--variant",
            "awele",
            "--position",
            "1-0-0-0-0-1-1-0-0-0-0-0-22-23-S",
        ],
        "F\n",
    );
    assert!(
        text.contains("Pit F would capture all your opponent's seeds: not allowed in this game."),
        "{text}"
    );
}

#[test]
fn a_repetition_shows_what_each_side_takes() {
    // The moves sow each of the two seeds once around the board.
    let moves = "A\na\nB\nb\nC\nc\nD\nd\nE\ne\nF\nf\na\nA\nb\nB\nc\nC\nd\nD\ne\nE\nf\nF\n";
    let text = run_plain(&["--position", "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S"], moves);
    assert!(
        text.contains("each side keeps its own seeds (South 22 + 1, North 24 + 1)."),
        "{text}"
    );
    let last_board_at = text.rfind("seeds in the store").expect("a board");
    let board = &text[text[..last_board_at].rfind("South:").expect("both stores")..];
    assert!(board.contains("25 seeds in the store"), "{text}");
    assert!(board.contains("23 seeds in the store"), "{text}");
    assert_eq!(last_line(&text), "North wins: South 23, North 25.");
}

#[test]
fn the_game_of_matches_refuses_wrong_numbers_and_names_the_winner() {
    let text = run_plain(&["--matches"], "0\n4\nthree\n300\n3\n3\n3\n3\n2\n1\n");
    for expected in [
        "Take at least one match.",
        "4 is too many: take at most 3.",
        "“three” is not a number. Type how many matches to take; ? lists the commands.",
        "2 is too many: only 1 match is left.",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert!(last_line(&text).starts_with("North wins."), "{text}");
    assert!(
        text.contains("South took the last match and loses."),
        "{text}"
    );
}

#[test]
fn in_the_game_of_matches_the_expert_wins_every_won_position() {
    for seed in ["1", "2", "3", "4", "5"] {
        let args = [
            "--matches",
            "--south",
            "naive",
            "--north",
            "expert",
            "--first",
            "south",
            "--seed",
            seed,
        ];
        assert!(
            last_line(&run_plain(&args, "")).starts_with("North (expert) wins."),
            "13 is lost for who begins"
        );
    }
}

#[test]
fn a_game_with_a_clock_prints_the_times_and_gives_no_help() {
    let home = Home::new();
    let args = [
        "plain",
        "--clock",
        "5+3",
        "--south",
        "human",
        "--north",
        "engine:level=1",
    ];
    let output = run_program(&home, &args, b"undo\nhint\nC\nclock\nquit\n");
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(
        text.contains("Clock for each side: 5+3 (minutes + seconds per move)."),
        "{text}"
    );
    assert!(
        text.contains("South has 5:00 left.\nSouth to move:"),
        "{text}"
    );
    assert_eq!(text.matches("no undo and no hints").count(), 2, "{text}");
    assert!(
        text.contains("South has 5:03 left.\nNorth has 5:0"),
        "after a move with its three seconds: {text}"
    );
    let saved_game_file = std::fs::read_dir(home.games_folder())
        .expect("games")
        .next()
        .expect("a game")
        .expect("a file");
    assert!(
        std::fs::read_to_string(saved_game_file.path())
            .expect("a record")
            .contains("\"5+3\"")
    );
    let output_without_clock = run_plain(&["--north", "naive"], "clock\n");
    assert!(
        output_without_clock.contains("This game has no clock."),
        "{output_without_clock}"
    );
}

#[test]
fn a_player_loses_on_time_while_thinking() {
    let home = Home::new();
    let mut terminal = home
        .launch()
        .args(&[
            "plain", "--clock", "0.02+0", "--south", "human", "--north", "human", "--first",
            "south",
        ])
        .start();
    terminal.wait_for_text("South to move:");
    // Wait a little longer than the time on the clock.
    std::thread::sleep(std::time::Duration::from_millis(1_300));
    terminal.press("A\n");
    terminal.wait_for_text("South ran out of time.");
    terminal.wait_for_text("wins");
    terminal.press("quit\n");
    assert!(terminal.wait_for_exit().0.success());
}
