//! The ways to every screen, in every state that draws something of its own.

use std::time::Duration;

use awale::app::{Action, Event, GameFile, Item, Screen, Trouble};

use crate::shell::Shell;
use crate::start::{
    AGAINST_A_CHARACTER, AGAINST_A_COMPUTER, AWARI, Look, MATCHES, TWO_COMPUTERS, TWO_HUMANS, looks, menu, start,
    to_the_end,
};
use crate::states::{
    answer, chapters, drills, end_of_chapter, exercise, explained, gallery, many_results, mistakes, openings, puzzle,
    saved_games, try_move,
};

/// A way to a screen: its name, the settings, and what is done there.
pub type Way = (&'static str, &'static str, fn(&mut Shell));

/// Every screen, in every state that draws something of its own.
pub const WAYS: &[Way] = &[
    ("the menu at first", "", |_| {}),
    ("the menu with a game", TWO_HUMANS, |shell| {
        shell.keys("pa");
        shell.act(Action::Back);
    }),
    ("the menu with a game of matches", MATCHES, |shell| {
        shell.keys("p2");
        shell.act(Action::Back);
    }),
    ("the setup", "", |shell| shell.keys("n")),
    ("the setup with all its lines", "[setup]\nsouth = \"minimax:4\"\nnorth = \"alphabeta:40:seeds\"\n", |shell| {
        shell.keys("n");
    }),
    ("the setup of abapa", "[setup]\ngame = \"abapa\"\n", |shell| shell.keys("n")),
    ("the setup of awale-26", "[setup]\ngame = \"awale-26\"\n", |shell| {
        shell.keys("n");
        shell.act(Action::Home);
    }),
    (
        "the setup of the matches",
        "[setup]\ngame = \"matches\"\nsouth = \"alphabeta:9\"\nnorth = \"minimax:9\"\n",
        |shell| {
            shell.keys("n");
            shell.act(Action::Home);
        },
    ),
    ("a name that is typed", "", |shell| {
        shell.keys("n");
        shell.acts([Action::Home, Action::Down, Action::Down, Action::Confirm]);
        shell.keys("Quand même ! wWmM 0123456789 et plus");
    }),
    ("play at its start", TWO_HUMANS, |shell| shell.keys("p")),
    ("play after some moves", TWO_HUMANS, |shell| shell.keys("pabcdefab")),
    ("play with a refused move", TWO_HUMANS, |shell| shell.keys("pafa")),
    ("play turned round", TWO_HUMANS, |shell| shell.keys("pav")),
    ("play in the mirror", "sowing = \"clockwise\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n", |shell| {
        shell.keys("pa");
    }),
    ("play in the middle of a sowing", "[setup]\nnorth = \"human\"\nfirst = \"south\"\n", |shell| {
        shell.app.context.settings.animation = awale::config::AnimationSpeed::Slow;
        shell.keys("pa");
        shell.happens(Event::Tick(Duration::from_millis(700)));
    }),
    ("play while the computer thinks", AGAINST_A_COMPUTER, |shell| {
        shell.keys("pa");
        shell.thinking_info();
        shell.happens(Event::Tick(Duration::from_secs(75)));
    }),
    ("play when the computer does not want to end", AGAINST_A_COMPUTER, |shell| {
        shell.keys("pA");
        shell.answer();
        shell.keys("g");
        shell.act(Action::Confirm);
    }),
    ("play when the computer broke down", AGAINST_A_COMPUTER, |shell| {
        shell.keys("pa");
        let question = shell.asked.pop().expect("a question").question;
        shell.happens(Event::ThinkerFailed { question, what: "index out of bounds".to_owned() });
    }),
    ("play with a hint that is being looked for", TWO_HUMANS, |shell| shell.keys("pi")),
    ("play with a hint", TWO_HUMANS, |shell| {
        shell.keys("pabcdefabi");
        shell.study(6);
    }),
    ("play with values and the bar", TWO_HUMANS, |shell| {
        shell.keys("pabcwx");
        shell.study(6);
    }),
    ("play with a warning", TWO_HUMANS, |shell| {
        shell.app.context.settings.study.warning = true;
        shell.keys("p");
        shell.warn_of('b');
        shell.keys("b");
    }),
    ("play without help", TWO_HUMANS, |shell| {
        shell.app.context.settings.study.hints = false;
        shell.keys("pi");
    }),
    ("looking back while playing", TWO_HUMANS, |shell| {
        shell.keys("pabcdefab");
        shell.acts([Action::Tab, Action::Up, Action::Left]);
    }),
    ("matches with what comes of each take", MATCHES, |shell| {
        shell.keys("pw");
        shell.study(6);
    }),
    ("matches with a hint", MATCHES, |shell| {
        shell.keys("pi");
        shell.study(6);
    }),
    ("a game that is being explained", TWO_HUMANS, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.act(Action::Row(3));
        shell.study_some(30);
    }),
    ("a game explained", TWO_HUMANS, |shell| {
        explained(shell);
        shell.keys("N");
    }),
    ("a game explained, at its start", TWO_HUMANS, |shell| {
        explained(shell);
        shell.act(Action::Home);
    }),
    ("a game explained, in the better line", TWO_HUMANS, |shell| {
        explained(shell);
        shell.keys("N");
        shell.act(Action::Down);
    }),
    ("a game of matches explained", MATCHES, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.act(Action::Row(3));
        shell.study(4);
    }),
    ("a mistake", TWO_HUMANS, mistakes),
    ("a mistake with its idea", TWO_HUMANS, |shell| {
        mistakes(shell);
        shell.keys("i");
    }),
    ("a mistake with the move told", TWO_HUMANS, |shell| {
        mistakes(shell);
        shell.keys("ii");
    }),
    ("a mistake repeated", TWO_HUMANS, |shell| {
        mistakes(shell);
        let Screen::Mistakes(screen) = shell.app.screen() else { panic!("no mistakes") };
        let played = screen.mistake().and_then(|mistake| mistake.assessment.played.pit()).expect("a mistake");
        shell.act(Action::Pit(played));
    }),
    ("a mistake with its solution", TWO_HUMANS, |shell| {
        mistakes(shell);
        shell.keys("g");
    }),
    ("the score of the mistakes", TWO_HUMANS, |shell| {
        mistakes(shell);
        while matches!(shell.app.screen(), Screen::Mistakes(screen) if screen.mistake().is_some()) {
            shell.keys("n");
        }
    }),
    ("no mistakes", TWO_HUMANS, |shell| {
        shell.keys("pr");
        shell.act(Action::Confirm);
        shell.keys("l");
        shell.study(2);
    }),
    ("two computers", TWO_COMPUTERS, |shell| {
        shell.keys("p");
        shell.answer();
    }),
    ("two computers that wait", TWO_COMPUTERS, |shell| shell.keys("pp")),
    ("the pace of two computers", TWO_COMPUTERS, |shell| shell.keys("p+")),
    ("the question whether to resign", TWO_HUMANS, |shell| shell.keys("par")),
    ("the question whether to agree", TWO_HUMANS, |shell| shell.keys("pag")),
    ("the question whether to leave", TWO_HUMANS, |shell| {
        shell.is_full = true;
        shell.keys("paq");
    }),
    ("a game that cannot be saved", TWO_HUMANS, |shell| {
        shell.is_full = true;
        shell.keys("pa");
    }),
    ("a serious game", "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"180+60\"\n", |shell| {
        shell.keys("pau");
    }),
    ("a serious game near its end", "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"0.1+0\"\n", |shell| {
        shell.keys("pa");
    }),
    ("a game lost on time", "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"0.1+0\"\n", |shell| {
        shell.keys("pa");
        shell.happens(Event::Tick(Duration::from_secs(6)));
    }),
    ("a character in the setup", AGAINST_A_CHARACTER, |shell| {
        shell.keys("n");
        shell.acts([Action::Home, Action::Down, Action::Down, Action::Down, Action::Down]);
    }),
    ("the gallery", AGAINST_A_CHARACTER, gallery),
    ("the gallery at its start", AGAINST_A_CHARACTER, |shell| {
        gallery(shell);
        shell.act(Action::Home);
    }),
    ("a warning by the teacher", AGAINST_A_CHARACTER, |shell| {
        shell.keys("p");
        shell.warn_of('b');
        shell.keys("b");
    }),
    ("a time that is none", "", |shell| {
        shell.keys("n");
        shell.acts([Action::End, Action::Up, Action::Confirm]);
        shell.keys("quarante-deux minutes et demie !");
        shell.act(Action::Confirm);
    }),
    ("a tree at first", TWO_HUMANS, |shell| shell.keys("pabct")),
    ("a tree with its best play", TWO_HUMANS, |shell| shell.keys("pabct+++p")),
    ("a tree with a cut", TWO_HUMANS, |shell| {
        shell.keys("pabct++");
        shell.acts([Action::End, Action::Right, Action::Right, Action::Down]);
    }),
    ("a tree of minimax", TWO_HUMANS, |shell| {
        shell.keys("pmt+m");
        shell.act(Action::Down);
    }),
    ("a tree of matches", MATCHES, |shell| shell.keys("p333t+++p")),
    ("settings that cannot be kept", "", |shell| {
        shell.happens(Event::Trouble(Trouble::Change("/home/awa/.config/awale/config.toml: denied".to_owned())));
    }),
    ("matches", MATCHES, |shell| shell.keys("p")),
    ("matches refused", MATCHES, |shell| shell.keys("p9")),
    (
        "many matches",
        "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_start = 40\nmatches_max_take = 9\n",
        |shell| {
            shell.keys("p3");
        },
    ),
    ("the end of a game", TWO_HUMANS, |shell| {
        shell.keys("p");
        to_the_end(shell);
    }),
    ("the end of a game in Abapa", "[setup]\ngame = \"abapa\"\nnorth = \"human\"\nfirst = \"south\"\n", |shell| {
        shell.keys("p");
        to_the_end(shell);
    }),
    ("the end of the matches", MATCHES, |shell| {
        shell.keys("p");
        to_the_end(shell);
    }),
    ("a game given up", TWO_HUMANS, |shell| {
        shell.keys("par");
        shell.act(Action::Confirm);
    }),
    ("a replay at its start", TWO_HUMANS, |shell| {
        shell.keys("pabc");
        shell.act(Action::Back);
        shell.acts([menu(Item::Replay), Action::Confirm]);
    }),
    ("a replay at its end", TWO_HUMANS, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.acts([Action::Row(2), Action::End]);
    }),
    ("a replay that plays on", TWO_HUMANS, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.acts([Action::Row(2), Action::Right, Action::Confirm]);
    }),
    ("a new game from the middle of another", TWO_HUMANS, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.acts([Action::Row(2), Action::Right, Action::Key('g')]);
    }),
    ("a position at its start", "", |shell| shell.act(menu(Item::Position))),
    ("a position with seeds missing", "", |shell| {
        shell.act(menu(Item::Position));
        shell.keys("0");
        shell.acts([Action::Left, Action::Key('1'), Action::Key('2'), Action::Right, Action::Right, Action::Key('3')]);
    }),
    ("a position with seeds to spare", "[setup]\ngame = \"abapa\"\n", |shell| {
        shell.act(menu(Item::Position));
        shell.keys("+m");
        shell.act(Action::Confirm);
    }),
    ("a position in which the game is over", "", |shell| {
        shell.act(menu(Item::Position));
        shell.keys("cr");
        shell.act(Action::Confirm);
    }),
    ("a position that is typed", "", |shell| {
        shell.act(menu(Item::Position));
        shell.keys("n");
    }),
    ("a position that was pasted and is none", TWO_HUMANS, |shell| {
        shell.keys("pa");
        shell.act(Action::Paste("4-4-4-4-4-4-4-4-4-4-4-x-0-0-S".to_owned()));
    }),
    ("a position of a variant with a long name", "[setup]\ngame = \"awari\"\n", |shell| {
        shell.act(menu(Item::Position));
        shell.keys("vy");
    }),
    ("the setup from a position", "", |shell| {
        shell.act(menu(Item::Position));
        shell.keys("0r");
        shell.act(Action::Confirm);
    }),
    ("all keys of a position", "", |shell| {
        shell.act(menu(Item::Position));
        shell.keys("?");
    }),
    ("a game of another program", TWO_HUMANS, |shell| {
        shell.write(GameFile("club.ogn".to_owned()), "[Event \"Club\"]\n1. A a 2. B".to_owned());
        shell.write(GameFile("other.ogn".to_owned()), "1. A A 2. (".to_owned());
        shell.list();
        shell.acts([menu(Item::SavedGames), Action::Down]);
    }),
    ("a game of another program that is none", TWO_HUMANS, |shell| {
        shell.write(GameFile("other.ogn".to_owned()), "1. A A 2. (".to_owned());
        shell.list();
        shell.act(menu(Item::SavedGames));
    }),
    ("saved games", TWO_HUMANS, saved_games),
    ("the end of the saved games", TWO_HUMANS, |shell| {
        saved_games(shell);
        shell.act(Action::End);
    }),
    ("a damaged game", TWO_HUMANS, |shell| {
        shell.write(GameFile("2025-01-01-000000-oware.toml".to_owned()), "format = 1\ntitle = 7\n".to_owned());
        shell.list();
        shell.act(menu(Item::SavedGames));
    }),
    ("a new name for a game", TWO_HUMANS, |shell| {
        saved_games(shell);
        shell.keys("rUne soirée");
    }),
    ("the question whether to delete", TWO_HUMANS, |shell| {
        saved_games(shell);
        shell.keys("d");
    }),
    ("no saved games any more", TWO_HUMANS, |shell| {
        shell.keys("pa");
        shell.act(Action::Back);
        shell.acts([menu(Item::SavedGames), Action::Key('d'), Action::Confirm]);
    }),
    ("the lessons", "", |shell| shell.act(menu(Item::Learn))),
    ("the lessons of the matches", MATCHES, |shell| shell.act(menu(Item::Learn))),
    ("a lesson", "", |shell| shell.acts([menu(Item::Learn), Action::Confirm])),
    ("a lesson with a hint", "", |shell| {
        shell.acts([menu(Item::Learn), Action::Row(2)]);
        shell.keys("i");
    }),
    ("a lesson with a wrong move", "", |shell| {
        shell.acts([menu(Item::Learn), Action::Row(2)]);
        shell.keys("e");
    }),
    ("a lesson with a refused move", "", |shell| {
        shell.acts([menu(Item::Learn), Action::Row(5)]);
        shell.keys("a");
    }),
    ("a lesson that is done", "", |shell| {
        shell.acts([menu(Item::Learn), Action::Row(2)]);
        shell.keys("d");
    }),
    ("a lesson of the matches", MATCHES, |shell| shell.acts([menu(Item::Learn), Action::Row(1)])),
    ("the chapters", "", chapters),
    ("an explained position", "", |shell| {
        chapters(shell);
        shell.act(Action::Row(2));
    }),
    ("an explained position with its move", "", |shell| {
        chapters(shell);
        shell.acts([Action::Row(3), Action::Confirm]);
    }),
    ("an exercise", "", |shell| exercise(shell, 0)),
    ("an exercise with a hint", "", |shell| {
        exercise(shell, 1);
        shell.keys("i");
    }),
    ("an exercise with its move told", "", |shell| {
        exercise(shell, 6);
        shell.keys("ii");
    }),
    ("an exercise with a wrong move", "", |shell| {
        exercise(shell, 2);
        try_move(shell, false);
    }),
    ("an exercise that is solved", "", |shell| {
        exercise(shell, 4);
        try_move(shell, true);
    }),
    ("the end of a chapter", "", |shell| {
        exercise(shell, 0);
        try_move(shell, true);
        end_of_chapter(shell);
    }),
    ("the end of the last chapter", "", |shell| {
        exercise(shell, 8);
        end_of_chapter(shell);
    }),
    ("the drills", "", drills),
    ("the hardest drills of abapa", "[setup]\ngame = \"abapa\"\n", |shell| {
        drills(shell);
        shell.acts([Action::Right, Action::Right, Action::End]);
    }),
    ("a drill", "", |shell| {
        drills(shell);
        shell.act(Action::Confirm);
    }),
    ("a drill with a wrong answer", "", |shell| {
        drills(shell);
        shell.act(Action::Confirm);
        answer(shell, false);
    }),
    ("a drill of captures", "", |shell| {
        drills(shell);
        shell.acts([Action::Left, Action::Row(1)]);
    }),
    ("a drill that asks how many seeds are captured", "", |shell| {
        drills(shell);
        shell.acts([Action::Left, Action::Row(1)]);
        answer(shell, true);
    }),
    ("a drill of captures with a wrong number", "", |shell| {
        drills(shell);
        shell.acts([Action::Left, Action::Row(1)]);
        answer(shell, true);
        answer(shell, false);
    }),
    ("a drill of danger with a wrong answer", "", |shell| {
        drills(shell);
        shell.acts([Action::Right, Action::Row(2)]);
        answer(shell, false);
    }),
    ("a drill that is over", "", |shell| {
        drills(shell);
        shell.act(Action::Row(2));
        answer(shell, true);
        shell.happens(Event::Tick(Duration::from_secs(120)));
    }),
    ("the puzzles", "", |shell| shell.act(menu(Item::Puzzles))),
    ("the puzzles while one is made", "", |shell| shell.acts([menu(Item::Puzzles), Action::Confirm])),
    ("a puzzle", AWARI, puzzle),
    ("a puzzle with a hint", AWARI, |shell| {
        puzzle(shell);
        shell.keys("i");
    }),
    ("a puzzle with where its last seed falls", AWARI, |shell| {
        puzzle(shell);
        shell.keys("ii");
    }),
    ("a puzzle with its move told", AWARI, |shell| {
        puzzle(shell);
        shell.keys("iii");
    }),
    ("a puzzle with a wrong move", AWARI, |shell| {
        puzzle(shell);
        let Screen::Puzzle(shown) = shell.app.screen() else { panic!("no puzzle") };
        let wrong = shown.turn().wrong[0].pit;
        shell.act(Action::Pit(wrong));
    }),
    ("a puzzle that was given up", AWARI, |shell| {
        puzzle(shell);
        shell.keys("g");
    }),
    ("the puzzles when today's was left", AWARI, |shell| {
        puzzle(shell);
        shell.keys("i");
        shell.act(Action::Back);
    }),
    ("puzzles from games", "", |shell| shell.acts([menu(Item::Puzzles), Action::Row(1)])),
    ("the themes of puzzles from games", "", |shell| {
        shell.acts([menu(Item::Puzzles), Action::Row(1), Action::Down, Action::Right, Action::Right]);
    }),
    ("a puzzle from a game", "", |shell| shell.acts([menu(Item::Puzzles), Action::Row(1), Action::Confirm])),
    ("a puzzle from a game with a hint", "", |shell| {
        shell.acts([menu(Item::Puzzles), Action::Row(1), Action::Confirm]);
        shell.keys("i");
    }),
    ("a puzzle from a game with a wrong move", "", |shell| {
        shell.acts([menu(Item::Puzzles), Action::Row(1), Action::Confirm]);
        let Screen::Puzzle(shown) = shell.app.screen() else { panic!("no puzzle") };
        let wrong = shown.turn().wrong[0].pit;
        shell.act(Action::Pit(wrong));
    }),
    ("a puzzle from a game that was given up", "", |shell| {
        shell.acts([menu(Item::Puzzles), Action::Row(1), Action::Confirm]);
        shell.keys("g");
    }),
    ("a storm", "", |shell| shell.acts([menu(Item::Puzzles), Action::Row(1), Action::Row(2)])),
    ("a storm that is over", "", |shell| {
        shell.acts([menu(Item::Puzzles), Action::Row(1), Action::Row(2)]);
        shell.happens(Event::Tick(Duration::from_secs(180)));
    }),
    ("the openings", "", |shell| shell.act(menu(Item::Openings))),
    ("the openings with games of one's own", "", |shell| {
        openings(shell);
        shell.act(Action::Right);
    }),
    ("the openings of awari, turned round", AWARI, |shell| {
        shell.act(menu(Item::Openings));
        shell.acts([Action::Right, Action::Down]);
        shell.keys("v");
    }),
    ("beyond the openings", "", |shell| {
        shell.act(menu(Item::Openings));
        (0..9).for_each(|_| shell.act(Action::Right));
    }),
    ("no results yet", "", |shell| shell.act(menu(Item::Results))),
    ("results", "", |shell| {
        many_results(shell);
        shell.act(menu(Item::Results));
    }),
    ("the end of the results", "", |shell| {
        many_results(shell);
        shell.acts([menu(Item::Results), Action::End]);
    }),
    ("the settings", "", |shell| shell.act(menu(Item::Settings))),
    ("the last of the settings", "", |shell| shell.acts([menu(Item::Settings), Action::End])),
    ("the rules", "", |shell| shell.act(menu(Item::Rules))),
    ("the rules of the matches", "", |shell| shell.acts([menu(Item::Rules), Action::Up])),
    ("a rule before its move", "", |shell| shell.acts([menu(Item::Rules), Action::Right])),
    ("a rule after its move", "", |shell| shell.acts([menu(Item::Rules), Action::Right, Action::Right])),
    ("a rule that ends the game", "", |shell| shell.acts([menu(Item::Rules), Action::End, Action::Left])),
    ("the text of the rules", "", |shell| shell.acts([menu(Item::Rules), Action::End])),
    ("the end of the rules", "", |shell| {
        shell.acts([menu(Item::Rules), Action::End]);
        (0..60).for_each(|_| shell.act(Action::Down));
    }),
    ("all keys", "", |shell| shell.act(menu(Item::Help))),
    ("all keys, from play", TWO_HUMANS, |shell| shell.keys("p?")),
];

/// Goes every way with every look, and lets `check` see the screen.
pub fn everywhere(check: impl Fn(&str, Look, &mut Shell)) {
    for look in looks() {
        for (name, settings, walk) in WAYS {
            let mut shell = start(look, settings);
            walk(&mut shell);
            check(name, look, &mut shell);
        }
    }
}
