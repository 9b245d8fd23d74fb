//! Walks to a game: playing, its end, and its history.

use std::time::Duration;

use awale::app::{Action, AppError, Event, JobNews};
use awale::screens::{AnalyseRow, EndChoice, SetupRow};
use awale_rules::Seat;

use crate::shell::Shell;
use crate::shell::shown::{Shown, screen_of};
use crate::start::{
    AGAINST_A_CHARACTER, AGAINST_A_COMPUTER, MATCHES, TWO_COMPUTERS, TWO_HUMANS, to_the_end,
};
use crate::states::{explained, gallery, mistakes};

use super::Walk;

const BY_LINK: &str =
    "name = \"Awa\"\n[share]\npage = \"https://example.org/\"\n[setup]\nwelcome = \"knows\"\n";

/// A game by link of some moves, in which the friend must answer.
fn by_link(shell: &mut Shell) {
    let link = "#play=CDFBBEAFDACE/South=Awa/North=Binta/id=0F3A9C";
    shell.act(Action::Paste(link.to_owned()));
    shell.handle(Event::Tick(Duration::from_secs(60)));
    shell.keys("D");
    shell.handle(Event::Tick(Duration::from_secs(60)));
}

pub const PLAYING: &[Walk] = &[
    ("play at its start", TWO_HUMANS, |shell| shell.keys("p")),
    ("play after some moves", TWO_HUMANS, |shell| {
        shell.keys("pABCDEFAB");
    }),
    ("play with a refused move", TWO_HUMANS, |shell| {
        shell.keys("pAFA");
    }),
    ("play turned round", TWO_HUMANS, |shell| shell.keys("pAv")),
    (
        "play in the mirror",
        "sowing = \"clockwise\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n",
        |shell| {
            shell.keys("pA");
        },
    ),
    (
        "play in the middle of a sowing",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\n",
        |shell| {
            shell.app.context.settings.animation = awale::config::AnimationSpeed::Slow;
            shell.keys("pA");
            shell.handle(Event::Tick(Duration::from_millis(700)));
        },
    ),
    (
        "play while the computer thinks",
        AGAINST_A_COMPUTER,
        |shell| {
            shell.keys("pA");
            shell.thinking_info();
            shell.handle(Event::Tick(Duration::from_secs(75)));
        },
    ),
    (
        "play when the computer does not want to end",
        AGAINST_A_COMPUTER,
        |shell| {
            shell.keys("pA");
            shell.answer();
            shell.keys("o");
            shell.act(Action::Yes);
        },
    ),
    (
        "play when the computer broke down",
        AGAINST_A_COMPUTER,
        |shell| {
            shell.keys("pA");
            let job = shell.requests.pop().expect("a question").job;
            shell.handle(Event::Job(
                job,
                JobNews::Failed("index out of bounds".to_owned()),
            ));
        },
    ),
    (
        "play with a hint that is being looked for",
        TWO_HUMANS,
        |shell| shell.keys("pi"),
    ),
    (
        "play with pits in danger and a hint at the last seed",
        TWO_HUMANS,
        |shell| {
            shell.keys("pAABDXi");
            shell.study(6);
            shell.keys("i");
        },
    ),
    (
        "play with a hint that names the move",
        TWO_HUMANS,
        |shell| {
            shell.keys("pABi");
            shell.study(6);
            shell.keys("ii");
        },
    ),
    ("play with a hint", TWO_HUMANS, |shell| {
        shell.keys("pABCDEFABi");
        shell.study(6);
    }),
    (
        "a game by link that a friend must answer",
        BY_LINK,
        |shell| {
            by_link(shell);
        },
    ),
    ("the link of a game by link", BY_LINK, |shell| {
        by_link(shell);
        shell.keys("e");
    }),
    ("a game by link after the friend's move", BY_LINK, |shell| {
        shell.act(Action::Paste(
            "#play=CDFA/South=Awa/North=Binta/id=0F3A9C".to_owned(),
        ));
        shell.handle(Event::Tick(Duration::from_secs(60)));
    }),
    (
        "a game by link that the player has resigned",
        BY_LINK,
        |shell| {
            by_link(shell);
            shell.keys("r");
            shell.act(Action::Yes);
        },
    ),
    ("a link that contradicts the game", BY_LINK, |shell| {
        for moves in ["CDFA", "AD"] {
            let link = format!("#play={moves}/South=Awa/North=Binta/id=0F3A9C");
            shell.act(Action::Paste(link));
            shell.handle(Event::Tick(Duration::from_secs(60)));
        }
    }),
    ("play with values and the bar", TWO_HUMANS, |shell| {
        shell.keys("pABCwx");
        shell.study(6);
    }),
    ("play with a warning", TWO_HUMANS, |shell| {
        shell.app.context.settings.study.warning = true;
        shell.keys("p");
        shell.report_blunder('b');
        shell.keys("B");
    }),
    ("play without help", TWO_HUMANS, |shell| {
        shell.app.context.settings.study.hints = false;
        shell.keys("pi");
    }),
    ("looking back while playing", TWO_HUMANS, |shell| {
        shell.keys("pABCDEFAB");
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
        shell.choose_next(EndChoice::Analyse);
        shell.study_partly(30);
    }),
    ("a game explained", TWO_HUMANS, |shell| {
        explained(shell);
        shell.keys("N");
    }),
    ("a game explained, at its start", TWO_HUMANS, |shell| {
        explained(shell);
        shell.act(Action::Home);
    }),
    (
        "a game explained, in the better line",
        TWO_HUMANS,
        |shell| {
            explained(shell);
            shell.keys("N");
            shell.act(Action::Down);
        },
    ),
    ("a game of matches explained", MATCHES, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.choose_next(EndChoice::Analyse);
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
        let Shown::Mistakes(screen) = screen_of(&shell.app) else {
            panic!("no mistakes")
        };
        let played = screen
            .exercise()
            .and_then(|mistake| mistake.assessment.played.pit())
            .expect("a mistake");
        shell.act(Action::Pit(played));
    }),
    ("a mistake with its solution", TWO_HUMANS, |shell| {
        mistakes(shell);
        shell.keys("r");
    }),
    ("the score of the mistakes", TWO_HUMANS, |shell| {
        mistakes(shell);
        while matches!(screen_of(&shell.app), Shown::Mistakes(screen) if screen.exercise().is_some())
        {
            shell.keys("n");
        }
    }),
    ("no mistakes", TWO_HUMANS, |shell| {
        shell.keys("pr");
        shell.act(Action::Yes);
        shell.keys("L");
        shell.study(2);
    }),
    ("two computers", TWO_COMPUTERS, |shell| {
        shell.keys("p");
        shell.answer();
    }),
    ("two computers that wait", TWO_COMPUTERS, |shell| {
        shell.keys("pz");
    }),
    ("the pace of two computers", TWO_COMPUTERS, |shell| {
        shell.keys("p+");
    }),
    ("the question whether to resign", TWO_HUMANS, |shell| {
        shell.keys("pAr");
    }),
    ("the question whether to agree", TWO_HUMANS, |shell| {
        shell.keys("pAo");
    }),
    ("the question whether to leave", TWO_HUMANS, |shell| {
        shell.is_full = true;
        shell.keys("pAq");
    }),
    ("a game that cannot be saved", TWO_HUMANS, |shell| {
        shell.is_full = true;
        shell.keys("pA");
    }),
    (
        "a serious game",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"180+60\"\n",
        |shell| {
            shell.keys("pAu");
        },
    ),
    (
        "a serious game near its end",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"0.1+0\"\n",
        |shell| {
            shell.keys("pA");
        },
    ),
    (
        "a game lost on time",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"0.1+0\"\n",
        |shell| {
            shell.keys("pA");
            shell.handle(Event::Tick(Duration::from_secs(6)));
        },
    ),
    ("a character in the setup", AGAINST_A_CHARACTER, |shell| {
        shell.set_up(SetupRow::Opponent(Seat::North));
    }),
    ("the gallery", AGAINST_A_CHARACTER, gallery),
    ("the gallery at its start", AGAINST_A_CHARACTER, |shell| {
        gallery(shell);
        shell.act(Action::Home);
    }),
    ("the gallery at its textbook players", "", |shell| {
        gallery(shell);
        shell.acts([
            Action::End,
            Action::Up,
            Action::Up,
            Action::Up,
            Action::Right,
        ]);
    }),
    ("the gallery of the matches", MATCHES, |shell| {
        shell.set_up(SetupRow::HumanSide);
        shell.act(Action::Left);
        shell.at_row(SetupRow::Opponent(Seat::North));
        shell.act(Action::Confirm);
    }),
    ("a warning by the teacher", AGAINST_A_CHARACTER, |shell| {
        shell.keys("p");
        shell.report_blunder('b');
        shell.keys("B");
    }),
    ("a time that is none", "", |shell| {
        shell.set_up(SetupRow::Clock);
        shell.acts([Action::Confirm, Action::End, Action::Confirm]);
        shell.keys("quarante-deux minutes et demie !");
        shell.act(Action::Confirm);
    }),
    ("a tree at first", TWO_HUMANS, |shell| shell.keys("pABCt")),
    ("a tree with its best play", TWO_HUMANS, |shell| {
        shell.keys("pABCt+++i");
    }),
    ("the film of a search at first", TWO_HUMANS, |shell| {
        shell.keys("pABCtz");
    }),
    ("the film of a search at a cutoff", TWO_HUMANS, |shell| {
        shell.keys("pABCt+z");
        shell.acts([Action::Down, Action::Down]);
    }),
    ("the film of a search at a value", TWO_HUMANS, |shell| {
        shell.keys("pABCtz");
        shell.acts([Action::Down, Action::Right, Action::Right]);
    }),
    (
        "a question about the film of a search",
        TWO_HUMANS,
        |shell| {
            shell.keys("pABCtzQ");
            shell.act(Action::Down);
        },
    ),
    ("the film of minimax at its end", TWO_HUMANS, |shell| {
        shell.keys("pABCtGz");
        shell.act(Action::End);
    }),
    ("the tree of monte carlo at first", TWO_HUMANS, |shell| {
        shell.keys("pABCtGGGG");
    }),
    ("the tree of monte carlo as it grows", TWO_HUMANS, |shell| {
        shell.keys("pABCtGGGG");
        shell.act(Action::PageDown);
    }),
    ("iterative deepening at a cutoff", TWO_HUMANS, |shell| {
        shell.keys("pABCtGGz");
        shell.acts([
            Action::PageDown,
            Action::PageDown,
            Action::Down,
            Action::Down,
        ]);
    }),
    (
        "iterative deepening at a hit in the table",
        MATCHES,
        |shell| {
            shell.keys("pt+++GGz");
            shell.acts([Action::End, Action::PageUp, Action::PageDown]);
            (0..17).for_each(|_| shell.act(Action::Down));
        },
    ),
    ("iterative deepening as a tree", MATCHES, |shell| {
        shell.keys("pt+++GGz");
        shell.acts([
            Action::End,
            Action::Back,
            Action::Down,
            Action::Right,
            Action::Right,
        ]);
    }),
    ("a tree with a cut", TWO_HUMANS, |shell| {
        shell.keys("pABCt++");
        shell.acts([Action::End, Action::Right, Action::Right, Action::Down]);
    }),
    ("a tree of minimax", TWO_HUMANS, |shell| {
        shell.keys("pmt+G");
        shell.act(Action::Down);
    }),
    ("a tree of matches", MATCHES, |shell| {
        shell.keys("p333t+++i");
    }),
    ("settings that cannot be kept", "", |shell| {
        shell.handle(Event::Trouble(AppError::Change(
            "/home/awa/.config/awale/config.toml: denied".to_owned(),
        )));
    }),
    ("matches", MATCHES, |shell| shell.keys("p")),
    ("the analysis of the matches", MATCHES, |shell| {
        shell.keys("p33a");
    }),
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
    (
        "the end of a game in Abapa",
        "[setup]\ngame = \"abapa\"\nnorth = \"human\"\nfirst = \"south\"\n",
        |shell| {
            shell.keys("p");
            to_the_end(shell);
        },
    ),
    (
        "what else there is at the end of a game",
        TWO_HUMANS,
        |shell| {
            shell.keys("p");
            to_the_end(shell);
            shell.choose_next(EndChoice::More);
        },
    ),
    ("the end of the matches", MATCHES, |shell| {
        shell.keys("p");
        to_the_end(shell);
    }),
    ("a game given up", TWO_HUMANS, |shell| {
        shell.keys("pAr");
        shell.act(Action::Yes);
    }),
    ("the board at the start of a game", TWO_HUMANS, |shell| {
        shell.keys("pABC");
        shell.act(Action::Back);
        shell.analyse(AnalyseRow::SavedGames);
        shell.keys("p");
    }),
    ("the board at the end of a game", TWO_HUMANS, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.choose_next(EndChoice::Board);
        shell.act(Action::End);
    }),
    ("the board that plays on", TWO_HUMANS, |shell| {
        shell.keys("p");
        to_the_end(shell);
        shell.choose_next(EndChoice::Board);
        shell.acts([Action::Right, Action::Confirm]);
    }),
    (
        "a new game from the middle of another",
        TWO_HUMANS,
        |shell| {
            shell.keys("p");
            to_the_end(shell);
            shell.choose_next(EndChoice::Board);
            shell.acts([Action::Right, Action::Key('p')]);
        },
    ),
];
