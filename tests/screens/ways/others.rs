//! Walks to the menu, setup, positions, saved games, openings, results, settings and rules.

use awale::app::{Action, GameFile};
use awale::screens::{AnalyseRow, CourseRow, MenuItem, SetupRow};
use awale_rules::Seat;

use crate::start::{AWARI, MATCHES, TWO_HUMANS};
use crate::states::{chosen_answers, many_attempts, many_results, openings, saved_games};

use super::Walk;

pub const OTHERS: &[Walk] = &[
    ("the menu at first", "", |_| {}),
    ("the menu with a game", TWO_HUMANS, |shell| {
        shell.keys("pA");
        shell.act(Action::Back);
    }),
    ("the menu with a game of matches", MATCHES, |shell| {
        shell.keys("p2");
        shell.act(Action::Back);
    }),
    ("the setup", "", |shell| shell.open(MenuItem::Play)),
    (
        "the setup with all its lines",
        "[setup]\nsouth = \"minimax:4\"\nnorth = \"alphabeta:40:seeds\"\n",
        |shell| {
            shell.set_up(SetupRow::Direction);
        },
    ),
    ("the games to choose from", "", |shell| {
        shell.set_up(SetupRow::Game);
        shell.acts([Action::Confirm, Action::Down]);
    }),
    ("the sides to choose from", "", |shell| {
        shell.set_up(SetupRow::HumanSide);
        shell.acts([Action::Confirm, Action::Down, Action::Down]);
    }),
    (
        "the clocks to choose from",
        "[setup]\nclock = \"7+4\"\n",
        |shell| {
            shell.set_up(SetupRow::Clock);
            shell.act(Action::Confirm);
        },
    ),
    (
        "the setup of abapa",
        "[setup]\ngame = \"abapa\"\n",
        |shell| shell.open(MenuItem::Play),
    ),
    (
        "the setup of awale-26",
        "[setup]\ngame = \"awale-26\"\n",
        |shell| {
            shell.open(MenuItem::Play);
            shell.act(Action::Home);
        },
    ),
    (
        "the setup of the matches",
        "[setup]\ngame = \"matches\"\nsouth = \"alphabeta:9\"\nnorth = \"minimax:9\"\n",
        |shell| {
            shell.open(MenuItem::Play);
            shell.act(Action::Home);
        },
    ),
    ("a name that is typed", "", |shell| {
        shell.set_up(SetupRow::Name(Seat::South));
        shell.act(Action::Confirm);
        shell.keys("Quand même ! wWmM 0123456789 et plus");
    }),
    ("what to analyse", "", |shell| shell.open(MenuItem::Analyse)),
    ("what to analyse, with games", TWO_HUMANS, |shell| {
        shell.keys("pA");
        shell.act(Action::Back);
        shell.open(MenuItem::Analyse);
        shell.act(Action::Down);
    }),
    ("a tree that is typed", "", |shell| {
        shell.analyse(AnalyseRow::OwnTree);
        shell.act(Action::Paste("((3 12 8) (2".to_owned()));
    }),
    ("a tree that is none", "", |shell| {
        shell.analyse(AnalyseRow::OwnTree);
        shell.acts([Action::Paste("((3 12 8) (2".to_owned()), Action::Confirm]);
    }),
    ("a position at its start", "", |shell| {
        shell.analyse(AnalyseRow::Position);
    }),
    ("a position with seeds missing", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.keys("0");
        shell.acts([
            Action::Left,
            Action::Key('1'),
            Action::Key('2'),
            Action::Right,
            Action::Right,
            Action::Key('3'),
        ]);
    }),
    (
        "a position with seeds to spare",
        "[setup]\ngame = \"abapa\"\n",
        |shell| {
            shell.analyse(AnalyseRow::Position);
            shell.keys("+W");
            shell.act(Action::Confirm);
        },
    ),
    ("a position in which the game is over", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.keys("d=");
        shell.act(Action::Confirm);
    }),
    ("a position that is typed", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.keys("T");
    }),
    (
        "a position that was pasted and is none",
        TWO_HUMANS,
        |shell| {
            shell.keys("pA");
            shell.act(Action::Paste("4-4-4-4-4-4-4-4-4-4-4-x-0-0-S".to_owned()));
        },
    ),
    (
        "a position of a variant with a long name",
        "[setup]\ngame = \"awari\"\n",
        |shell| {
            shell.analyse(AnalyseRow::Position);
            shell.keys("vy");
        },
    ),
    ("the setup from a position", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.keys("0=");
        shell.act(Action::Confirm);
    }),
    ("all keys of a position", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.keys("?");
    }),
    ("a game of another program", TWO_HUMANS, |shell| {
        shell.write(
            GameFile("club.ogn".to_owned()),
            "[Event \"Club\"]\n1. A a 2. B".to_owned(),
        );
        shell.write(GameFile("other.ogn".to_owned()), "1. A A 2. (".to_owned());
        shell.list();
        shell.analyse(AnalyseRow::SavedGames);
        shell.act(Action::Down);
    }),
    ("the games of a file with several", TWO_HUMANS, |shell| {
        let club = "[Event \"Club\"]\n1. A a 2. B *\n[Event \"x\"]\n1. A a 2. A\n[North \"Kofi\"]\n1. C 0-1".to_owned();
        shell.write(GameFile("club-championship-2026.ogn".to_owned()), club);
        shell.list();
        shell.analyse(AnalyseRow::SavedGames);
    }),
    ("a game with comments", TWO_HUMANS, |shell| {
        let long =
            "In this position many players take the seeds at once, which is what Kofi waits for. "
                .repeat(9);
        shell.write(
            GameFile("talk.ogn".to_owned()),
            format!("{{{long}}} 1. A (1. C) a {{Well.}} 2. B *"),
        );
        shell.list();
        shell.analyse(AnalyseRow::SavedGames);
    }),
    ("a game with comments, explained", TWO_HUMANS, |shell| {
        shell.write(
            GameFile("talk.ogn".to_owned()),
            "1. A a {Well.} 2. B *".to_owned(),
        );
        shell.list();
        shell.analyse(AnalyseRow::SavedGames);
        shell.keys("a");
        shell.acts([Action::Right, Action::Right]);
        shell.keys("a");
    }),
    ("the list of its games", TWO_HUMANS, |shell| {
        let club = "[Event \"Club\"]\n1. A a 2. B *\n[Event \"x\"]\n1. A a 2. A\n[North \"Kofi\"]\n1. C 0-1".to_owned();
        shell.write(GameFile("club-championship-2026.ogn".to_owned()), club);
        shell.list();
        shell.analyse(AnalyseRow::SavedGames);
        shell.acts([Action::Confirm, Action::Down]);
    }),
    (
        "a game of another program that is none",
        TWO_HUMANS,
        |shell| {
            shell.write(GameFile("other.ogn".to_owned()), "1. A A 2. (".to_owned());
            shell.list();
            shell.analyse(AnalyseRow::SavedGames);
        },
    ),
    ("saved games", TWO_HUMANS, saved_games),
    ("the end of the saved games", TWO_HUMANS, |shell| {
        saved_games(shell);
        shell.act(Action::End);
    }),
    ("a damaged game", TWO_HUMANS, |shell| {
        shell.write(
            GameFile("2025-01-01-000000-oware.toml".to_owned()),
            "format = 1\ntitle = 7\n".to_owned(),
        );
        shell.list();
        shell.analyse(AnalyseRow::SavedGames);
    }),
    ("a new name for a game", TWO_HUMANS, |shell| {
        saved_games(shell);
        shell.keys("SUne soirée");
    }),
    ("the question whether to delete", TWO_HUMANS, |shell| {
        saved_games(shell);
        shell.keys("d");
    }),
    ("no saved games any more", TWO_HUMANS, |shell| {
        shell.keys("pA");
        shell.act(Action::Back);
        shell.analyse(AnalyseRow::SavedGames);
        shell.acts([Action::Key('d'), Action::Confirm]);
    }),
    ("the openings", "", |shell| {
        shell.analyse(AnalyseRow::Openings);
    }),
    ("the openings with games of one's own", "", |shell| {
        openings(shell);
        shell.act(Action::Confirm);
    }),
    ("the openings of awari, turned round", AWARI, |shell| {
        shell.analyse(AnalyseRow::Openings);
        shell.act(Action::Confirm);
        shell.keys("v");
    }),
    ("beyond the openings", "", |shell| {
        shell.analyse(AnalyseRow::Openings);
        (0..9).for_each(|_| shell.act(Action::Confirm));
    }),
    ("a chosen answer in the openings", "", |shell| {
        openings(shell);
        shell.keys("FL");
    }),
    ("the position of a chosen answer", "", |shell| {
        openings(shell);
        shell.keys("FL");
        shell.act(Action::Left);
    }),
    ("the openings with the engine", "", |shell| {
        openings(shell);
        shell.keys("w");
        shell.search_lines(6);
    }),
    ("the puzzles with chosen answers", "", |shell| {
        chosen_answers(shell);
        shell.act(Action::Back);
    }),
    ("a question about an answer", "", chosen_answers),
    ("a question about an answer with a hint", "", |shell| {
        chosen_answers(shell);
        shell.keys("i");
    }),
    ("a wrong answer", "", |shell| {
        chosen_answers(shell);
        shell.keys("A");
    }),
    ("a right answer", "", |shell| {
        chosen_answers(shell);
        shell.keys("F");
    }),
    ("an answer of North that is shown", "", |shell| {
        chosen_answers(shell);
        shell.keys("FFBiii");
    }),
    ("a board to think on", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.act(Action::Confirm);
        shell.search_lines(8);
    }),
    ("a board with variations and comments", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.acts([
            Action::Confirm,
            Action::Paste("C d D f E".to_owned()),
            Action::Left,
            Action::Left,
        ]);
        shell.keys("BCcA quiet move");
        shell.act(Action::Confirm);
        shell.search_lines(6);
    }),
    ("a comment that is typed", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.act(Action::Confirm);
        shell.keys("CcA quiet start, as many players like it");
    }),
    ("a name for a board", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.act(Action::Confirm);
        shell.keys("CSMy first");
    }),
    ("a board whose engine is off", "", |shell| {
        shell.analyse(AnalyseRow::Position);
        shell.act(Action::Confirm);
        shell.keys("w");
    }),
    ("progress before a game", "", |shell| {
        shell.open(MenuItem::Progress);
    }),
    ("progress with puzzles and games", "", |shell| {
        many_results(shell);
        many_attempts(shell);
        shell.open(MenuItem::Progress);
    }),
    ("no results yet", "", |shell| shell.results()),
    ("results", "", |shell| {
        many_results(shell);
        shell.results();
    }),
    ("the end of the results", "", |shell| {
        many_results(shell);
        shell.results();
        shell.act(Action::End);
    }),
    ("the settings", "", |shell| shell.open(MenuItem::Settings)),
    ("the last of the settings", "", |shell| {
        shell.open(MenuItem::Settings);
        shell.act(Action::End);
    }),
    ("the keys", "[keys]\nquit = []\n", |shell| {
        shell.open(MenuItem::Settings);
        shell.acts([Action::End, Action::Confirm, Action::Down]);
    }),
    ("a key that is asked for", "", |shell| {
        shell.open(MenuItem::Settings);
        shell.acts([Action::End, Action::Confirm, Action::End, Action::Confirm]);
    }),
    ("a key that is taken", "", |shell| {
        shell.open(MenuItem::Settings);
        shell.acts([Action::End, Action::Confirm, Action::Confirm]);
        shell.keys("u");
    }),
    (
        "a key of one's own",
        "[keys]\nundo = [\"f12\", \"ctrl-u\"]\n",
        |shell| {
            shell.open(MenuItem::Settings);
            shell.acts([Action::End, Action::Confirm, Action::Row(10)]);
        },
    ),
    ("the rules", "", |shell| shell.learn(CourseRow::Rules)),
    ("the rules of the matches", "", |shell| {
        shell.learn(CourseRow::Rules);
        shell.act(Action::Up);
    }),
    ("a rule before its move", "", |shell| {
        shell.learn(CourseRow::Rules);
        shell.act(Action::Right);
    }),
    ("a rule after its move", "", |shell| {
        shell.learn(CourseRow::Rules);
        shell.acts([Action::Right, Action::Right]);
    }),
    ("a rule that ends the game", "", |shell| {
        shell.learn(CourseRow::Rules);
        shell.acts([Action::End, Action::Left]);
    }),
    ("the text of the rules", "", |shell| {
        shell.learn(CourseRow::Rules);
        shell.act(Action::End);
    }),
    ("the end of the rules", "", |shell| {
        shell.learn(CourseRow::Rules);
        shell.act(Action::End);
        (0..60).for_each(|_| shell.act(Action::Down));
    }),
    ("all keys", "", |shell| shell.keys("?")),
    ("all keys, from play", TWO_HUMANS, |shell| shell.keys("p?")),
];
