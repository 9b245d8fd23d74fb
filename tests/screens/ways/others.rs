//! Walks to the menu, setup, positions, saved games, openings, results, settings and rules.

use awale::app::{Action, GameFile};
use awale::screens::{AnalyseRow, CourseRow, MenuItem, SetupRow};
use awale_rules::Seat;

use crate::start::{AWARI_SETTINGS, MATCHES_SETTINGS, TWO_HUMANS_SETTINGS};
use crate::states::{
    add_many_attempts, add_many_results, choose_opening_answers, open_openings, open_saved_games,
};

use super::ScreenWalk;

pub const OTHER_WALKS: &[ScreenWalk] = &[
    ("the menu at first", "", |_| {}),
    ("the menu with a game", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pA");
        shell.act(Action::Back);
    }),
    (
        "the menu with a game of matches",
        MATCHES_SETTINGS,
        |shell| {
            shell.press_keys("p2");
            shell.act(Action::Back);
        },
    ),
    ("the setup", "", |shell| {
        shell.open_menu_item(MenuItem::Play);
    }),
    (
        "the setup with all its lines",
        "[setup]\nsouth = \"minimax:4\"\nnorth = \"alphabeta:40:seeds\"\n",
        |shell| {
            shell.open_setup_at(SetupRow::Direction);
        },
    ),
    ("the games to choose from", "", |shell| {
        shell.open_setup_at(SetupRow::Game);
        shell.act_all([Action::Confirm, Action::Down]);
    }),
    ("the sides to choose from", "", |shell| {
        shell.open_setup_at(SetupRow::HumanSide);
        shell.act_all([Action::Confirm, Action::Down, Action::Down]);
    }),
    (
        "the clocks to choose from",
        "[setup]\nclock = \"7+4\"\n",
        |shell| {
            shell.open_setup_at(SetupRow::Clock);
            shell.act(Action::Confirm);
        },
    ),
    (
        "the setup of abapa",
        "[setup]\ngame = \"abapa\"\n",
        |shell| shell.open_menu_item(MenuItem::Play),
    ),
    (
        "the setup of awale-26",
        "[setup]\ngame = \"awale-26\"\n",
        |shell| {
            shell.open_menu_item(MenuItem::Play);
            shell.act(Action::Home);
        },
    ),
    (
        "the setup of the matches",
        "[setup]\ngame = \"matches\"\nsouth = \"alphabeta:9\"\nnorth = \"minimax:9\"\n",
        |shell| {
            shell.open_menu_item(MenuItem::Play);
            shell.act(Action::Home);
        },
    ),
    ("a name that is typed", "", |shell| {
        shell.open_setup_at(SetupRow::PlayerName(Seat::South));
        shell.act(Action::Confirm);
        shell.press_keys("Quand même ! wWmM 0123456789 et plus");
    }),
    ("what to analyse", "", |shell| {
        shell.open_menu_item(MenuItem::Analyse);
    }),
    (
        "what to analyse, with games",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pA");
            shell.act(Action::Back);
            shell.open_menu_item(MenuItem::Analyse);
            shell.act(Action::Down);
        },
    ),
    ("a tree that is typed", "", |shell| {
        shell.open_analyse_row(AnalyseRow::TypedTree);
        shell.act(Action::Paste("((3 12 8) (2".to_owned()));
    }),
    ("a tree that is none", "", |shell| {
        shell.open_analyse_row(AnalyseRow::TypedTree);
        shell.act_all([Action::Paste("((3 12 8) (2".to_owned()), Action::Confirm]);
    }),
    ("a position at its start", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
    }),
    ("a position with seeds missing", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.press_keys("0");
        shell.act_all([
            Action::Left,
            Action::TypedChar('1'),
            Action::TypedChar('2'),
            Action::Right,
            Action::Right,
            Action::TypedChar('3'),
        ]);
    }),
    (
        "a position with seeds to spare",
        "[setup]\ngame = \"abapa\"\n",
        |shell| {
            shell.open_analyse_row(AnalyseRow::PositionSetup);
            shell.press_keys("+W");
            shell.act(Action::Confirm);
        },
    ),
    ("a position in which the game is over", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.press_keys("d=");
        shell.act(Action::Confirm);
    }),
    ("a position that is typed", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.press_keys("T");
    }),
    (
        "a position that was pasted and is none",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pA");
            shell.act(Action::Paste("4-4-4-4-4-4-4-4-4-4-4-x-0-0-S".to_owned()));
        },
    ),
    (
        "a position of a variant with a long name",
        "[setup]\ngame = \"awari\"\n",
        |shell| {
            shell.open_analyse_row(AnalyseRow::PositionSetup);
            shell.press_keys("vy");
        },
    ),
    ("the setup from a position", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.press_keys("0=");
        shell.act(Action::Confirm);
    }),
    ("all keys of a position", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.press_keys("?");
    }),
    ("a game of another program", TWO_HUMANS_SETTINGS, |shell| {
        shell.write_game_file(
            GameFile("club.ogn".to_owned()),
            "[Event \"Club\"]\n1. A a 2. B".to_owned(),
        );
        shell.write_game_file(GameFile("other.ogn".to_owned()), "1. A A 2. (".to_owned());
        shell.reload_game_list();
        shell.open_analyse_row(AnalyseRow::SavedGames);
        shell.act(Action::Down);
    }),
    (
        "the games of a file with several",
        TWO_HUMANS_SETTINGS,
        |shell| {
            let games_of_club = "[Event \"Club\"]\n1. A a 2. B *\n[Event \"x\"]\n1. A a 2. A\n[North \"Kofi\"]\n1. C 0-1".to_owned();
            shell.write_game_file(
                GameFile("club-championship-2026.ogn".to_owned()),
                games_of_club,
            );
            shell.reload_game_list();
            shell.open_analyse_row(AnalyseRow::SavedGames);
        },
    ),
    ("a game with comments", TWO_HUMANS_SETTINGS, |shell| {
        let long_comment =
            "In this position many players take the seeds at once, which is what Kofi waits for. "
                .repeat(9);
        shell.write_game_file(
            GameFile("talk.ogn".to_owned()),
            format!("{{{long_comment}}} 1. A (1. C) a {{Well.}} 2. B *"),
        );
        shell.reload_game_list();
        shell.open_analyse_row(AnalyseRow::SavedGames);
    }),
    (
        "a game with comments, explained",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.write_game_file(
                GameFile("talk.ogn".to_owned()),
                "1. A a {Well.} 2. B *".to_owned(),
            );
            shell.reload_game_list();
            shell.open_analyse_row(AnalyseRow::SavedGames);
            shell.press_keys("a");
            shell.act_all([Action::Right, Action::Right]);
            shell.press_keys("a");
        },
    ),
    ("the list of its games", TWO_HUMANS_SETTINGS, |shell| {
        let club = "[Event \"Club\"]\n1. A a 2. B *\n[Event \"x\"]\n1. A a 2. A\n[North \"Kofi\"]\n1. C 0-1".to_owned();
        shell.write_game_file(GameFile("club-championship-2026.ogn".to_owned()), club);
        shell.reload_game_list();
        shell.open_analyse_row(AnalyseRow::SavedGames);
        shell.act_all([Action::Confirm, Action::Down]);
    }),
    (
        "a game of another program that is none",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.write_game_file(GameFile("other.ogn".to_owned()), "1. A A 2. (".to_owned());
            shell.reload_game_list();
            shell.open_analyse_row(AnalyseRow::SavedGames);
        },
    ),
    ("saved games", TWO_HUMANS_SETTINGS, open_saved_games),
    ("the end of the saved games", TWO_HUMANS_SETTINGS, |shell| {
        open_saved_games(shell);
        shell.act(Action::End);
    }),
    ("a damaged game", TWO_HUMANS_SETTINGS, |shell| {
        shell.write_game_file(
            GameFile("2025-01-01-000000-oware.toml".to_owned()),
            "format = 1\ntitle = 7\n".to_owned(),
        );
        shell.reload_game_list();
        shell.open_analyse_row(AnalyseRow::SavedGames);
    }),
    ("a new name for a game", TWO_HUMANS_SETTINGS, |shell| {
        open_saved_games(shell);
        shell.press_keys("SUne soirée");
    }),
    (
        "the question whether to delete",
        TWO_HUMANS_SETTINGS,
        |shell| {
            open_saved_games(shell);
            shell.press_keys("d");
        },
    ),
    ("no saved games any more", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pA");
        shell.act(Action::Back);
        shell.open_analyse_row(AnalyseRow::SavedGames);
        shell.act_all([Action::TypedChar('d'), Action::Confirm]);
    }),
    ("the openings", "", |shell| {
        shell.open_analyse_row(AnalyseRow::Openings);
    }),
    ("the openings with games of one's own", "", |shell| {
        open_openings(shell);
        shell.act(Action::Confirm);
    }),
    (
        "the openings of awari, turned round",
        AWARI_SETTINGS,
        |shell| {
            shell.open_analyse_row(AnalyseRow::Openings);
            shell.act(Action::Confirm);
            shell.press_keys("v");
        },
    ),
    ("beyond the openings", "", |shell| {
        shell.open_analyse_row(AnalyseRow::Openings);
        (0..9).for_each(|_| shell.act(Action::Confirm));
    }),
    ("a chosen answer in the openings", "", |shell| {
        open_openings(shell);
        shell.press_keys("FL");
    }),
    ("the position of a chosen answer", "", |shell| {
        open_openings(shell);
        shell.press_keys("FL");
        shell.act(Action::Left);
    }),
    ("the openings with the engine", "", |shell| {
        open_openings(shell);
        shell.press_keys("w");
        shell.search_lines(6);
    }),
    ("the puzzles with chosen answers", "", |shell| {
        choose_opening_answers(shell);
        shell.act(Action::Back);
    }),
    ("a question about an answer", "", choose_opening_answers),
    ("a question about an answer with a hint", "", |shell| {
        choose_opening_answers(shell);
        shell.press_keys("i");
    }),
    ("a wrong answer", "", |shell| {
        choose_opening_answers(shell);
        shell.press_keys("A");
    }),
    ("a right answer", "", |shell| {
        choose_opening_answers(shell);
        shell.press_keys("F");
    }),
    ("an answer of North that is shown", "", |shell| {
        choose_opening_answers(shell);
        shell.press_keys("FFBiii");
    }),
    ("a board to think on", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.act(Action::Confirm);
        shell.search_lines(8);
    }),
    ("a board with variations and comments", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.act_all([
            Action::Confirm,
            Action::Paste("C d D f E".to_owned()),
            Action::Left,
            Action::Left,
        ]);
        shell.press_keys("BCcA quiet move");
        shell.act(Action::Confirm);
        shell.search_lines(6);
    }),
    ("a comment that is typed", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.act(Action::Confirm);
        shell.press_keys("CcA quiet start, as many players like it");
    }),
    ("a name for a board", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.act(Action::Confirm);
        shell.press_keys("CSMy first");
    }),
    ("a board whose engine is off", "", |shell| {
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.act(Action::Confirm);
        shell.press_keys("w");
    }),
    ("progress before a game", "", |shell| {
        shell.open_menu_item(MenuItem::Progress);
    }),
    ("progress with puzzles and games", "", |shell| {
        add_many_results(shell);
        add_many_attempts(shell);
        shell.open_menu_item(MenuItem::Progress);
    }),
    ("no results yet", "", |shell| shell.open_results()),
    ("results", "", |shell| {
        add_many_results(shell);
        shell.open_results();
    }),
    ("the end of the results", "", |shell| {
        add_many_results(shell);
        shell.open_results();
        shell.act(Action::End);
    }),
    ("the settings", "", |shell| {
        shell.open_menu_item(MenuItem::Settings);
    }),
    ("the last of the settings", "", |shell| {
        shell.open_menu_item(MenuItem::Settings);
        shell.act(Action::End);
    }),
    ("the keys", "[keys]\nquit = []\n", |shell| {
        shell.open_menu_item(MenuItem::Settings);
        shell.act_all([Action::End, Action::Confirm, Action::Down]);
    }),
    ("a key that is asked for", "", |shell| {
        shell.open_menu_item(MenuItem::Settings);
        shell.act_all([Action::End, Action::Confirm, Action::End, Action::Confirm]);
    }),
    ("a key that is taken", "", |shell| {
        shell.open_menu_item(MenuItem::Settings);
        shell.act_all([Action::End, Action::Confirm, Action::Confirm]);
        shell.press_keys("u");
    }),
    (
        "a key of one's own",
        "[keys]\nundo = [\"f12\", \"ctrl-u\"]\n",
        |shell| {
            shell.open_menu_item(MenuItem::Settings);
            shell.act_all([Action::End, Action::Confirm, Action::ClickRow(10)]);
        },
    ),
    ("the rules", "", |shell| {
        shell.open_course_row(CourseRow::Rules);
    }),
    ("the rules of the matches", "", |shell| {
        shell.open_course_row(CourseRow::Rules);
        shell.act(Action::Up);
    }),
    ("a rule before its move", "", |shell| {
        shell.open_course_row(CourseRow::Rules);
        shell.act(Action::Right);
    }),
    ("a rule after its move", "", |shell| {
        shell.open_course_row(CourseRow::Rules);
        shell.act_all([Action::Right, Action::Right]);
    }),
    ("a rule that ends the game", "", |shell| {
        shell.open_course_row(CourseRow::Rules);
        shell.act_all([Action::End, Action::Left]);
    }),
    ("the text of the rules", "", |shell| {
        shell.open_course_row(CourseRow::Rules);
        shell.act(Action::End);
    }),
    ("the end of the rules", "", |shell| {
        shell.open_course_row(CourseRow::Rules);
        shell.act(Action::End);
        (0..60).for_each(|_| shell.act(Action::Down));
    }),
    ("all keys", "", |shell| shell.press_keys("?")),
    ("all keys, from play", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("p?");
    }),
];
