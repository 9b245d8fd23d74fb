//! The companion: the face, name and remarks of a character, and the sentence about the last move.

use awale::app::Session;
use awale::screens::play::CharacterRemark;
use awale_rules::{Game, PerSeat};
use awale_study::catalogue::Character;
use awale_study::players::{PlayerSpec, RemarkOccasion};
use awale_study::record::Participant;

use crate::session;
use crate::shell::Shell;

/// The screen of a game against Kofi with these settings, after `move_count` moves of each side.
fn shell_after_moves(settings: &str, move_count: usize) -> Shell {
    let mut shell = Shell::with_settings(&format!(
        "animation = \"off\"\n{settings}[setup]\nnorth = \"character:kofi\"\nfirst = \"south\"\n"
    ));
    shell.press_keys("p");
    for _ in 0..move_count {
        let legal_move = session(&shell).expect("a game").position().moves().last();
        shell.press_keys(&legal_move.expect("the game goes on").to_string());
        shell.answer_newest_request();
    }
    shell
}

#[test]
fn the_goal_of_the_game_is_shown_until_a_move_is_played() {
    let goal = "the first to reach 25 seeds wins";
    assert!(shell_after_moves("", 0).screen_text(80, 24).contains(goal));
    assert!(!shell_after_moves("", 1).screen_text(80, 24).contains(goal));
    let mut shell = Shell::with_settings("animation = \"off\"\n[setup]\ngame = \"matches\"\n");
    shell.press_keys("p");
    let screen = shell.screen_text(80, 24);
    assert!(
        screen.contains("the player who takes the last one loses"),
        "{screen}"
    );
}

/// The line of the screen that contains `text`.
fn row_with_text(screen: &str, text: &str) -> Option<usize> {
    screen.lines().position(|line| line.contains(text))
}

#[test]
fn remarks_are_rare_and_never_repeated() {
    let mut remark_occasions = Vec::new();
    for (number, character) in Character::ALL.into_iter().enumerate() {
        let shell = shell_after_moves("", 0);
        let mut game: Session = session(&shell).expect("a game").clone();
        game.players = PerSeat::from_fn(|seat| Participant {
            spec: if seat == awale_rules::Seat::South {
                PlayerSpec::Human
            } else {
                PlayerSpec::Character(character)
            },
            name: String::new().into(),
        });
        // Choose varied moves that are the same in every run.
        let mut pseudo_random_number = number;
        while !game.is_over() && game.game.referee.moves().len() < 120 {
            let legal_moves: Vec<_> = game.position().moves().collect();
            pseudo_random_number = (pseudo_random_number * 31 + 7) % 1009;
            let mv = legal_moves[pseudo_random_number % legal_moves.len()];
            game.game.referee.play(mv).expect("a legal move");
        }
        let remarks_with_plies = CharacterRemark::all_remarks(&game);
        for pair in remarks_with_plies.windows(2) {
            assert!(
                pair[1].0 >= pair[0].0 + 3,
                "{character:?}: {remarks_with_plies:?}"
            );
        }
        let mut occasions: Vec<RemarkOccasion> = remarks_with_plies
            .iter()
            .map(|(_, remark)| remark.occasion)
            .collect();
        let occasion_count = occasions.len();
        assert!(occasion_count >= 3, "{character:?}: {remarks_with_plies:?}");
        remark_occasions.append(&mut occasions.clone());
        occasions.dedup();
        occasions.sort_by_key(|kind| format!("{kind:?}"));
        occasions.dedup();
        assert_eq!(
            occasions.len(),
            occasion_count,
            "{character:?} repeats itself: {remarks_with_plies:?}"
        );
    }
    let end_occasions = [
        RemarkOccasion::CharacterWon,
        RemarkOccasion::CharacterLost,
        RemarkOccasion::GameDrawn,
    ];
    for kind in RemarkOccasion::ALL
        .iter()
        .filter(|kind| !end_occasions.contains(kind))
    {
        assert!(
            remark_occasions.contains(kind),
            "no character ever says {kind:?}"
        );
    }
}

#[test]
fn the_opponents_face_and_remarks_do_not_move_the_board() {
    for (width, height) in [(60, 18), (80, 24), (120, 40)] {
        let mut rows_of_face = Vec::new();
        let mut remark_count = 0;
        for moves in 0..9 {
            let mut shell = shell_after_moves("", moves);
            let screen = shell.screen_text(width, height);
            assert!(screen.contains("Kofi (620) (>.>)"), "{screen}");
            rows_of_face.push(row_with_text(&screen, "Kofi (620) (>.>)"));
            // The words of a character never take the place of the last move.
            assert_eq!(
                screen.contains(" sowed ") || screen.contains("North: "),
                moves > 0,
                "{screen}"
            );
            let has_preview = screen.contains(": sows ") || screen.contains(" is empty");
            let has_speech = screen.contains("(>.>) Kofi: “");
            assert!(has_preview || has_speech && width == 60, "{screen}");
            let earlier_remarks = CharacterRemark::all_remarks(session(&shell).expect("a game"));
            let ply_of_last_remark = earlier_remarks.last().map(|(at, _)| *at);
            let is_new = ply_of_last_remark.is_some_and(|ply_of_last_remark| {
                ply_of_last_remark > 0 && ply_of_last_remark + 1 >= 2 * moves
            });
            if is_new && width > 60 {
                remark_count += 1;
                let remark_start = if width == 80 {
                    "(>.>) Kofi: “"
                } else {
                    ">>>"
                };
                assert!(screen.contains(remark_start), "{screen}");
            }
        }
        rows_of_face.dedup();
        assert_eq!(rows_of_face.len(), 1, "the board moves");
        assert!(width == 60 || remark_count > 0, "no remark");
    }
}

#[test]
fn remarks_can_be_switched_off() {
    for moves in 1..6 {
        let mut shell = shell_after_moves("remarks = false\n", moves);
        let screen = shell.screen_text(80, 24);
        assert!(!screen.contains("Kofi: “"), "{screen}");
    }
}

#[test]
fn a_praised_move_gives_nothing_away() {
    let mut praised_count = 0;
    let mut engine = awale_engine::Engine::new(1, 1);
    let mut lead_after_search = |position: &awale_rules::Position, depth| {
        engine.clear_hash();
        let limits = awale_engine::Limits::depth(depth);
        let search_result = engine.think(
            &[*position],
            &limits,
            &awale_engine::Stop::new(),
            &mut |_| (),
        );
        search_result.map(|found| found.info.score.lead_centiseeds())
    };
    for number in 0..30 {
        let shell = shell_after_moves("", 0);
        let mut game: Session = session(&shell).expect("a game").clone();
        game.players.north.spec = PlayerSpec::Character(Character::Nana);
        let mut choice = number;
        while !game.is_over() && game.game.referee.moves().len() < 80 {
            let legal_moves: Vec<_> = game.position().moves().collect();
            choice = (choice * 31 + 7) % 1009;
            game.game
                .referee
                .play(legal_moves[choice % legal_moves.len()])
                .expect("a legal move");
        }
        for (moves, _) in CharacterRemark::all_remarks(&game)
            .into_iter()
            .filter(|(_, remark)| remark.occasion == RemarkOccasion::OpponentPlayedWell)
        {
            let positions =
                [moves - 1, moves].map(|place| game.positions_so_far()[place].as_awale());
            let [Some(before), Some(after)] = positions else {
                panic!("a game of awalé");
            };
            let cost_centiseeds = lead_after_search(&before, 10)
                .zip(lead_after_search(&after, 9))
                .map(|(best, left)| best + left);
            assert!(
                cost_centiseeds.is_none_or(|cost| cost < 200),
                "{before} to {after}: {cost_centiseeds:?}"
            );
            game.hinted_move_indices = vec![moves - 1];
            let is_praise = |(at, remark): &(usize, CharacterRemark)| {
                *at == moves && remark.occasion == RemarkOccasion::OpponentPlayedWell
            };
            assert!(
                !CharacterRemark::all_remarks(&game).iter().any(is_praise),
                "a hint is not praised"
            );
            praised_count += 1;
        }
    }
    assert!(praised_count >= 10, "{praised_count} moves were praised");
}
