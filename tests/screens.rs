//! Every screen at many sizes, in both languages, in ASCII and without colour.

#[path = "support/shell.rs"]
mod shell;

use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::time::Duration;

use awale::app::{Action, Event, GameFile, Item, Screen, Trouble};
use awale::awale::Variant;
use awale::catalogue::Kind;
use awale::config::Settings;
use awale::game::{PerSeat, Seat};
use awale::i18n::Language;
use awale::puzzle::{Maker, Puzzle};
use awale::record::{Direction, Participant, Record};
use awale::referee::{Referee, Settlement};
use awale::stop::Stop;
use awale::ui::theme::Depth;
use awale::ui::{Abilities, Font, Stage};
use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use ratatui::style::Color;
use shell::Shell;

/// The size at which everything must be usable.
const USUAL: (u16, u16) = (80, 24);

/// What the terminal and the settings make of a screen.
#[derive(Clone, Copy, Debug)]
struct Look {
    language: Language,
    theme: &'static str,
    ascii: bool,
    depth: Depth,
}

const PLAIN: Look = Look { language: Language::English, theme: "auto", ascii: false, depth: Depth::Sixteen };

/// The looks that differ in what they draw.
fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for language in [Language::English, Language::French] {
        let plain = Look { language, ..PLAIN };
        looks.extend([
            plain,
            Look { theme: "wood", depth: Depth::True, ..plain },
            Look { ascii: true, ..plain },
            Look { depth: Depth::Monochrome, ..plain },
        ]);
    }
    looks
}

/// The program with this look and these other settings.
fn start(look: Look, settings: &str) -> Shell {
    let Look { theme, ascii, .. } = look;
    let text = format!("theme = \"{theme}\"\nascii = {ascii}\nanimation = \"off\"\n{settings}");
    let settings = Settings::parse(&text, "test").expect("good settings");
    Shell::new(settings, look.language, look.depth, 3)
}

const TWO_HUMANS: &str = "[setup]\nnorth = \"human\"\nfirst = \"south\"\n";
const AGAINST_A_COMPUTER: &str = "[setup]\nnorth = \"alphabeta:12:mobility\"\nfirst = \"south\"\n";
const TWO_COMPUTERS: &str = "[setup]\nsouth = \"fast\"\nnorth = \"naive\"\nfirst = \"south\"\n";
const AWARI: &str = "[setup]\ngame = \"awari\"\n";
const MATCHES: &str = "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_first = \"south\"\n";

/// Plays the first legal move until the game is over.
fn to_the_end(shell: &mut Shell) {
    while matches!(shell.app.screen(), Screen::Play(_)) {
        shell.act(Action::Confirm);
        shell.answer();
    }
}

/// A way to a screen: its name, the settings, and what is done there.
type Way = (&'static str, &'static str, fn(&mut Shell));

/// Every screen, in every state that draws something of its own.
const WAYS: &[Way] = &[
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
        shell.app.desk.settings.animation = awale::config::Animation::Slow;
        shell.keys("pa");
        shell.happens(Event::Tick(Duration::from_millis(700)));
    }),
    ("play while the computer thinks", AGAINST_A_COMPUTER, |shell| {
        shell.keys("pa");
        shell.glimpse();
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
        shell.app.desk.settings.study.warning = true;
        shell.keys("p");
        shell.warn_of('b');
        shell.keys("b");
    }),
    ("play without help", TWO_HUMANS, |shell| {
        shell.app.desk.settings.study.hints = false;
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
    ("the puzzles", "", |shell| shell.act(menu(Item::Puzzles))),
    ("the puzzles while one is made", "", |shell| shell.acts([menu(Item::Puzzles), Action::Confirm])),
    ("a puzzle", AWARI, puzzle),
    ("a puzzle with a hint", AWARI, |shell| {
        puzzle(shell);
        shell.keys("i");
    }),
    ("a puzzle with its move told", AWARI, |shell| {
        puzzle(shell);
        shell.keys("ii");
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
    ("the rules of the matches", "", |shell| shell.acts([menu(Item::Rules), Action::Left])),
    ("the end of the rules", "", |shell| {
        shell.act(menu(Item::Rules));
        (0..60).for_each(|_| shell.act(Action::Down));
    }),
    ("all keys", "", |shell| shell.act(menu(Item::Help))),
    ("all keys, from play", TWO_HUMANS, |shell| shell.keys("p?")),
];

/// A puzzle, which is made for the first only who wants it.
fn puzzle(shell: &mut Shell) {
    static MADE: OnceLock<Puzzle> = OnceLock::new();
    shell.acts([menu(Item::Puzzles), Action::Confirm]);
    let (question, order) = shell.ordered.take().expect("a puzzle is wanted");
    let made = MADE.get_or_init(|| {
        let stop = Stop::new();
        let maker = Maker::new(order.variant, &stop).expect("puzzles of this game");
        maker.make(order.difficulty, order.seed, &stop).expect("a puzzle")
    });
    shell.happens(Event::PuzzleMade { question, puzzle: Some(Box::new(made.clone())) });
}

/// Finished games of many kinds, in the folder.
fn many_results(shell: &mut Shell) {
    let players =
        ["human", "fast", "naive", "minimax:4", "alphabeta:12:mobility", "engine:level=10", "engine:time=3600000ms"];
    for (number, opponent) in players.into_iter().cycle().take(40).enumerate() {
        let kind = Kind::Awale(Variant::built_in().swap_remove(number % 6));
        let name = if opponent == "human" { "Une personne" } else { "" };
        let participant =
            |name: &str, spec: &str| Participant { name: name.to_owned(), spec: spec.parse().expect("a player") };
        let players = PerSeat { south: participant("Awa", "human"), north: participant(name, opponent) };
        let mut game = Referee::new(kind.start(Seat::South));
        let lost = number % 3 == 0;
        game.settle(if lost { Settlement::Resignation(Seat::South) } else { Settlement::TimeLoss(Seat::North) });
        let date = format!("2026-11-{:02}T12:00:00+01:00", 1 + number % 28).parse().expect("a date");
        let record = Record::of(&game, kind, players, Direction::Clockwise, date, None);
        shell.write(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.list();
}

/// A finished game, explained.
fn explained(shell: &mut Shell) {
    shell.keys("p");
    to_the_end(shell);
    shell.act(Action::Row(3));
    shell.study(4);
}

/// The list of saved games, with one of each kind.
fn saved_games(shell: &mut Shell) {
    for _ in 0..12 {
        shell.keys("pab");
        shell.act(Action::Back);
    }
    shell.write(GameFile("broken.toml".to_owned()), "not a game".to_owned());
    shell.list();
    shell.keys("p");
    to_the_end(shell);
    shell.act(Action::Back);
    shell.act(menu(Item::SavedGames));
}

/// A click on a line of the menu.
fn menu(item: Item) -> Action {
    Action::Row(Item::ALL.iter().position(|&line| line == item).expect("a line of the menu"))
}

/// The lines of a drawn screen.
fn lines(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    (0..area.height).map(|y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

/// How often each word of letters stands there. One letter alone is a pit.
fn words(lines: &[String]) -> BTreeMap<String, usize> {
    let mut words = BTreeMap::new();
    for word in lines.iter().flat_map(|line| line.split(|sign: char| !sign.is_alphabetic())) {
        if word.chars().count() > 1 {
            *words.entry(word.to_owned()).or_default() += 1;
        }
    }
    words
}

/// Goes every way with every look, and lets `check` see the screen.
fn everywhere(check: impl Fn(&str, Look, &mut Shell)) {
    for look in looks() {
        for (name, settings, walk) in WAYS {
            let mut shell = start(look, settings);
            walk(&mut shell);
            check(name, look, &mut shell);
        }
    }
}

#[test]
fn each_way_leads_to_a_screen_of_its_own() {
    let mut seen = BTreeMap::new();
    for (name, settings, walk) in WAYS {
        let mut shell = start(PLAIN, settings);
        walk(&mut shell);
        let before = seen.insert(lines(&shell.draw(USUAL.0, USUAL.1)), *name);
        assert_eq!(before, None, "{name}");
    }
}

#[test]
fn nothing_is_cut_off_at_the_usual_size() {
    everywhere(|name, look, shell| {
        let drawn = lines(&shell.draw(USUAL.0, USUAL.1));
        let text = drawn.join("\n");
        assert!(!text.contains('~'), "{name}, {look:?}: cut off\n{text}");
    });
}

/// The words of the line of keys.
fn keys(screen: &[String]) -> Vec<&str> {
    screen.last().expect("a line of keys").split_whitespace().collect()
}

#[test]
fn the_line_of_keys_and_the_title_stand_whole_at_the_usual_size() {
    everywhere(|name, look, shell| {
        let (small, large) = (lines(&shell.draw(USUAL.0, USUAL.1)), lines(&shell.draw(200, 60)));
        let text = small.join("\n");
        let (few, many) = (keys(&small), keys(&large));
        if matches!(shell.app.screen(), Screen::Play(_)) {
            // While one plays the line shows more keys where there is room. What leads away stands last, so that nothing
            // before it has been left out.
            let mut rest = many.iter();
            assert!(few.iter().all(|word| rest.any(|other| other == word)), "{name}, {look:?}\n{text}");
            assert_eq!(few.last(), many.last(), "{name}, {look:?}\n{text}");
        } else {
            assert_eq!(few, many, "{name}, {look:?}\n{text}");
        }
        assert_eq!(words(&small[..1]), words(&large[..1]), "{name}, {look:?}\n{text}");
    });
}

#[test]
fn every_word_of_a_large_screen_is_on_the_usual_one_too() {
    everywhere(|name, look, shell| {
        // Texts that scroll, and the setup, which leaves out whole paragraphs, are looked at below.
        let is_long =
            matches!(shell.app.screen(), Screen::Rules(_) | Screen::Help(_) | Screen::Setup(_) | Screen::Results(_));
        // A tree shows more nodes on a larger screen, and the root among them.
        let has_history = matches!(shell.app.screen(), Screen::Replay(_) | Screen::Over(_) | Screen::Tree(_));
        // A question covers what is below it.
        if is_long || has_history || shell.app.ask().is_some() || name.contains("saved games") {
            return;
        }
        // The line of keys is looked at above.
        let inside = |drawn: &[String]| words(&drawn[..drawn.len() - 1]);
        let small = lines(&shell.draw(USUAL.0, USUAL.1));
        let (few, many) = (inside(&small), inside(&lines(&shell.draw(200, 60))));
        for (word, count) in many {
            let found = few.get(&word).copied().unwrap_or_default();
            assert!(found >= count, "{name}, {look:?}: “{word}” is missing\n{}", small.join("\n"));
        }
    });
}

#[test]
fn the_setup_shows_every_line_and_whole_sentences() {
    for look in looks() {
        let settings = "[setup]\nsouth = \"minimax:4\"\nnorth = \"alphabeta:40:seeds\"\n";
        let mut shell = start(look, settings);
        shell.keys("n");
        shell.act(Action::Home);
        let games = shell.app.desk.kinds(shell.app.desk.settings.matches_rules()).len();
        for _ in 0..games {
            let Screen::Setup(setup) = shell.app.screen() else { panic!("the setup") };
            let rows = setup.rows().len();
            for row in 0..rows {
                let drawn = lines(&shell.draw(USUAL.0, USUAL.1));
                let text = drawn.join("\n");
                let sign = if look.ascii { "|> " } else { "│▸ " };
                assert_eq!(drawn.iter().filter(|line| line.contains(sign)).count(), 1, "line {row}\n{text}");
                let inside = |line: &&String| line.trim_matches(['│', '|', ' ']).len() > 3;
                let last = drawn[..22].iter().rev().find(inside).expect("an explanation");
                let last = last.trim_matches(['│', '|', ' ']);
                assert!(last.ends_with(['.', '!']), "line {row}: a sentence is cut off\n{text}");
                shell.act(Action::Down);
            }
            shell.acts([Action::Home, Action::Right]);
        }
    }
}

#[test]
fn whoever_scrolls_reads_everything() {
    everywhere(|name, look, shell| {
        if !matches!(shell.app.screen(), Screen::Rules(_) | Screen::Help(_)) {
            return;
        }
        shell.act(Action::Home);
        let all = words(&lines(&shell.draw(80, 300)));
        let mut read = BTreeMap::new();
        let mut last = Vec::new();
        loop {
            let drawn = lines(&shell.draw(USUAL.0, USUAL.1));
            if drawn == last {
                break;
            }
            read.extend(words(&drawn));
            shell.act(Action::Down);
            last = drawn;
        }
        let missing: Vec<&String> = all.keys().filter(|word| !read.contains_key(*word)).collect();
        assert!(missing.is_empty(), "{name}, {look:?}: {missing:?}");
    });
}

#[test]
fn the_chosen_line_of_a_long_list_is_always_shown() {
    let mut shell = start(PLAIN, TWO_HUMANS);
    for _ in 0..40 {
        shell.keys("pa");
        shell.act(Action::Back);
    }
    shell.act(menu(Item::SavedGames));
    for step in [Action::Down, Action::Up] {
        for _ in 0..40 {
            let drawn = lines(&shell.draw(USUAL.0, USUAL.1));
            assert_eq!(drawn.iter().filter(|line| line.starts_with("│▸")).count(), 1, "{}", drawn.join("\n"));
            shell.act(step.clone());
        }
    }
}

#[test]
fn plain_characters_are_plain() {
    everywhere(|name, look, shell| {
        if !look.ascii {
            return;
        }
        for (width, height) in [USUAL, (120, 40), (51, 18), (30, 6)] {
            let drawn = lines(&shell.draw(width, height));
            let foreign: Vec<char> = drawn
                .iter()
                .flat_map(|line| line.chars())
                .filter(|sign| !sign.is_ascii() && !sign.is_alphabetic())
                .collect();
            assert!(foreign.is_empty(), "{name}, {look:?}: {foreign:?}\n{}", drawn.join("\n"));
        }
    });
}

#[test]
fn without_colour_no_cell_has_one() {
    for theme in awale::config::THEMES {
        for (name, settings, walk) in WAYS {
            let mut shell = start(Look { theme, depth: Depth::Monochrome, ..PLAIN }, settings);
            walk(&mut shell);
            for (width, height) in [USUAL, (120, 40), (30, 6)] {
                let buffer = shell.draw(width, height);
                let is_plain = |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
                assert!(buffer.content.iter().all(is_plain), "{name}, {theme}");
            }
        }
    }
}

#[test]
fn what_is_chosen_is_told_by_more_than_colour() {
    for (name, settings, walk) in WAYS {
        let mut shell = start(Look { depth: Depth::Monochrome, ..PLAIN }, settings);
        walk(&mut shell);
        let drawn = lines(&shell.draw(USUAL.0, USUAL.1)).join("\n");
        let has_list = !matches!(shell.app.screen(), Screen::Rules(_) | Screen::Help(_) | Screen::Replay(_));
        let is_empty = drawn.contains("No game has been saved") || drawn.contains("No game of yours is over");
        let turns = matches!(shell.app.screen(), Screen::Play(_));
        if has_list && !is_empty {
            assert!(drawn.contains('▸') || turns, "{name}\n{drawn}");
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_what_it_needs() {
    everywhere(|name, look, shell| {
        for (width, height) in [(20, 5), (49, 18), (50, 17)] {
            let drawn = lines(&shell.draw(width, height)).join("\n");
            assert!(drawn.contains("50x18"), "{name}, {look:?}\n{drawn}");
            assert!(drawn.contains(&format!("{width}x{height}")), "{name}, {look:?}\n{drawn}");
        }
    });
}

#[test]
fn a_larger_window_has_a_larger_board() {
    let mut shell = start(Look { depth: Depth::Sixteen, ..PLAIN }, TWO_HUMANS);
    shell.keys("p");
    let mut width_of = |width, height| {
        let drawn = lines(&shell.draw(width, height));
        let letters = drawn.iter().rfind(|line| line.contains(" A ") && line.contains(" F ")).expect("letters");
        letters.find(" F ").expect("F") - letters.find(" A ").expect("A")
    };
    let (small, usual, large) = (width_of(50, 18), width_of(80, 24), width_of(200, 60));
    assert!(small < usual && usual < large, "{small} {usual} {large}");
}

/// The first and the last column of what is drawn between the title and the line of keys, and the rows above it.
fn extent(drawn: &[String]) -> (usize, usize, usize) {
    let body = &drawn[1..drawn.len() - 1];
    let is_blank = |line: &&String| line.trim().is_empty();
    let lines: Vec<&String> = body.iter().skip_while(is_blank).collect();
    let starts = lines.iter().filter(|line| !is_blank(line)).map(|line| line.chars().take_while(|c| *c == ' ').count());
    let ends = lines.iter().map(|line| line.trim_end().chars().count());
    (starts.min().unwrap_or(0), ends.max().unwrap_or(0), body.len() - lines.len())
}

#[test]
fn lists_are_neither_pulled_apart_nor_stuck_to_the_edge_of_a_large_window() {
    for (name, settings, walk) in WAYS {
        let mut shell = start(PLAIN, settings);
        walk(&mut shell);
        let (is_list, stands_free) = match shell.app.screen() {
            Screen::Saved(_) | Screen::Results(_) => (true, false),
            Screen::Setup(_) | Screen::Settings(_) | Screen::Puzzles(_) | Screen::Course(_) => (true, true),
            _ => continue,
        };
        let drawn = lines(&shell.draw(200, 60));
        let ((start, end, above), text) = (extent(&drawn), drawn.join("\n"));
        assert!(!is_list || end - start <= 110, "{name}\n{text}");
        assert!(start.abs_diff(200 - end) <= 1, "{name} is not in the middle\n{text}");
        assert!(!stands_free || (8..20).contains(&above), "{name}: {above} lines above\n{text}");
    }
}

#[test]
fn words_in_a_frame_have_a_colour_of_their_own() {
    let mut shell = start(PLAIN, TWO_HUMANS);
    shell.keys("p");
    let buffer = shell.draw(USUAL.0, USUAL.1);
    let drawn = lines(&buffer);
    for word in ["Moves", "North"] {
        let x = drawn[1][..drawn[1].find(word).expect("a title")].chars().count() as u16;
        assert_ne!(buffer[(x, 1)].fg, buffer[(0, 1)].fg, "{word} looks like its frame");
    }
}

#[test]
fn no_sign_is_lost_on_a_poor_font() {
    let draw = |shell: &mut Shell, font, ascii| {
        shell.app.desk.settings.ascii = ascii;
        shell.stage = Stage::new(Abilities { depth: Depth::Sixteen, font });
        shell.draw(USUAL.0, USUAL.1)
    };
    for (name, settings, walk) in WAYS {
        let mut shell = start(PLAIN, settings);
        walk(&mut shell);
        let rich = draw(&mut shell, Font::Large, false);
        for (font, ascii) in [(Font::Console, false), (Font::Large, true)] {
            let poor = draw(&mut shell, font, ascii);
            for (sign, shown) in rich.content.iter().zip(&poor.content) {
                let is_lost = shown.symbol() == "?" && sign.symbol() != "?";
                assert!(!is_lost, "{name}: {} has no sign\n{}", sign.symbol(), lines(&poor).join("\n"));
            }
        }
    }
}

#[test]
fn clicks_mean_what_is_drawn_there() {
    for (width, height) in [USUAL, (120, 40), (200, 60), (50, 18)] {
        let size = Size::new(width, height);
        for (line, (name, word)) in [
            (Item::NewGame, ("the setup", "New game")),
            (Item::Rules, ("the rules", "Rules")),
            (Item::Help, ("all keys", "Help")),
        ] {
            let mut shell = start(PLAIN, TWO_HUMANS);
            let drawn = lines(&shell.draw(width, height));
            let (y, text) = drawn.iter().enumerate().find(|(_, text)| text.contains(word)).expect("a line");
            let x = text[..text.find(word).expect("the word")].chars().count();
            assert!(shell.click(x as u16, y as u16, size), "{name} at {size:?}");
            let mut other = start(PLAIN, TWO_HUMANS);
            other.act(menu(line));
            assert_eq!(lines(&shell.draw(80, 24)), lines(&other.draw(80, 24)), "{name} at {size:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_size_is_too_much_for_any_screen(
        sizes in proptest::collection::vec((1_u16..=130, 1_u16..=45), 6),
        edges in proptest::collection::vec((44_u16..=82, 14_u16..=26), 4),
        place in (0.0..1.0_f32, 0.0..1.0_f32),
        look in 0..8_usize,
    ) {
        let look = looks()[look];
        for (_, settings, walk) in WAYS {
            let mut shell = start(look, settings);
            walk(&mut shell);
            for &(width, height) in sizes.iter().chain(&edges) {
                shell.draw(width, height);
                let cell = |part: f32, cells: u16| (part * f32::from(cells)) as u16;
                shell.click(cell(place.0, width), cell(place.1, height), Size::new(width, height));
            }
        }
    }
}

#[test]
fn no_small_size_is_too_small() {
    for (_, settings, walk) in WAYS {
        let mut shell = start(PLAIN, settings);
        walk(&mut shell);
        for width in 1..=24 {
            for height in 1..=6 {
                shell.draw(width, height);
            }
        }
    }
}
