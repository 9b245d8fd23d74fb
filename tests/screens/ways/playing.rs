//! Walks to a game: playing, its end, and its history.

use std::time::Duration;

use awale::app::{Action, AppError, Event, JobFailure, JobNews};
use awale::screens::{AnalyseRow, EndChoice, SetupRow};
use awale_rules::Seat;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    AGAINST_CHARACTER_SETTINGS, AGAINST_COMPUTER_SETTINGS, MATCHES_SETTINGS,
    TWO_COMPUTERS_SETTINGS, TWO_HUMANS_SETTINGS, play_to_the_end,
};
use crate::states::{open_analyzed_game, open_first_mistake, open_gallery};

use super::ScreenWalk;

const LINK_GAME_SETTINGS: &str =
    "name = \"Awa\"\n[share]\npage = \"https://example.org/\"\n[setup]\nwelcome = \"knows\"\n";

/// A game by link of some moves, in which the friend must answer.
fn open_link_game(shell: &mut Shell) {
    let link = "#play=CDFBBEAFDACE/South=Awa/North=Binta/id=0F3A9C";
    shell.act(Action::Paste(link.to_owned()));
    shell.handle(Event::Tick(Duration::from_secs(60)));
    shell.press_keys("D");
    shell.handle(Event::Tick(Duration::from_secs(60)));
}

pub const PLAYING_WALKS: &[ScreenWalk] = &[
    ("play at its start", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("p");
    }),
    ("play after some moves", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABCDEFAB");
    }),
    ("play with a refused move", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pAFA");
    }),
    ("play turned round", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pAv");
    }),
    (
        "play in the mirror",
        "sowing = \"clockwise\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n",
        |shell| {
            shell.press_keys("pA");
        },
    ),
    (
        "play in the middle of a sowing",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\n",
        |shell| {
            shell.app.context.settings.animation = awale::config::AnimationSpeed::Slow;
            shell.press_keys("pA");
            shell.handle(Event::Tick(Duration::from_millis(700)));
        },
    ),
    (
        "play while the computer thinks",
        AGAINST_COMPUTER_SETTINGS,
        |shell| {
            shell.press_keys("pA");
            shell.send_thinking_info();
            shell.handle(Event::Tick(Duration::from_secs(75)));
        },
    ),
    (
        "play when the computer does not want to end",
        AGAINST_COMPUTER_SETTINGS,
        |shell| {
            shell.press_keys("pA");
            shell.answer_newest_request();
            shell.press_keys("o");
            shell.act(Action::Yes);
        },
    ),
    (
        "play when the computer broke down",
        AGAINST_COMPUTER_SETTINGS,
        |shell| {
            shell.press_keys("pA");
            let job = shell.requests.pop().expect("a question").job;
            shell.handle(Event::Job(
                job,
                JobNews::Failed(JobFailure::Message("index out of bounds".to_owned())),
            ));
        },
    ),
    (
        "play with a hint that is being looked for",
        TWO_HUMANS_SETTINGS,
        |shell| shell.press_keys("pi"),
    ),
    (
        "play with pits in danger and a hint at the last seed",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pAABDXi");
            shell.run_analysis(6);
            shell.press_keys("i");
        },
    ),
    (
        "play with a hint that names the move",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABi");
            shell.run_analysis(6);
            shell.press_keys("ii");
        },
    ),
    ("play with a hint", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABCDEFABi");
        shell.run_analysis(6);
    }),
    (
        "a game by link that a friend must answer",
        LINK_GAME_SETTINGS,
        |shell| {
            open_link_game(shell);
        },
    ),
    ("the link of a game by link", LINK_GAME_SETTINGS, |shell| {
        open_link_game(shell);
        shell.press_keys("e");
    }),
    (
        "a game by link after the friend's move",
        LINK_GAME_SETTINGS,
        |shell| {
            shell.act(Action::Paste(
                "#play=CDFA/South=Awa/North=Binta/id=0F3A9C".to_owned(),
            ));
            shell.handle(Event::Tick(Duration::from_secs(60)));
        },
    ),
    (
        "a game by link that the player has resigned",
        LINK_GAME_SETTINGS,
        |shell| {
            open_link_game(shell);
            shell.press_keys("r");
            shell.act(Action::Yes);
        },
    ),
    (
        "a link that contradicts the game",
        LINK_GAME_SETTINGS,
        |shell| {
            for moves in ["CDFA", "AD"] {
                let link = format!("#play={moves}/South=Awa/North=Binta/id=0F3A9C");
                shell.act(Action::Paste(link));
                shell.handle(Event::Tick(Duration::from_secs(60)));
            }
        },
    ),
    (
        "play with values and the bar",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCwx");
            shell.run_analysis(6);
        },
    ),
    ("play with a warning", TWO_HUMANS_SETTINGS, |shell| {
        shell.app.context.settings.study.warning = true;
        shell.press_keys("p");
        shell.report_blunder('b');
        shell.press_keys("B");
    }),
    ("play without help", TWO_HUMANS_SETTINGS, |shell| {
        shell.app.context.settings.study.hints = false;
        shell.press_keys("pi");
    }),
    ("looking back while playing", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABCDEFAB");
        shell.act_all([Action::Tab, Action::Up, Action::Left]);
    }),
    (
        "matches with what comes of each take",
        MATCHES_SETTINGS,
        |shell| {
            shell.press_keys("pw");
            shell.run_analysis(6);
        },
    ),
    ("matches with a hint", MATCHES_SETTINGS, |shell| {
        shell.press_keys("pi");
        shell.run_analysis(6);
    }),
    (
        "a game that is being explained",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("p");
            play_to_the_end(shell);
            shell.choose_after_game(EndChoice::Analyse);
            shell.run_analysis_partly(30);
        },
    ),
    ("a game explained", TWO_HUMANS_SETTINGS, |shell| {
        open_analyzed_game(shell);
        shell.press_keys("N");
    }),
    (
        "a game explained, at its start",
        TWO_HUMANS_SETTINGS,
        |shell| {
            open_analyzed_game(shell);
            shell.act(Action::Home);
        },
    ),
    (
        "a game explained, in the better line",
        TWO_HUMANS_SETTINGS,
        |shell| {
            open_analyzed_game(shell);
            shell.press_keys("N");
            shell.act(Action::Down);
        },
    ),
    ("a game of matches explained", MATCHES_SETTINGS, |shell| {
        shell.press_keys("p");
        play_to_the_end(shell);
        shell.choose_after_game(EndChoice::Analyse);
        shell.run_analysis(4);
    }),
    ("a mistake", TWO_HUMANS_SETTINGS, open_first_mistake),
    ("a mistake with its idea", TWO_HUMANS_SETTINGS, |shell| {
        open_first_mistake(shell);
        shell.press_keys("i");
    }),
    (
        "a mistake with the move told",
        TWO_HUMANS_SETTINGS,
        |shell| {
            open_first_mistake(shell);
            shell.press_keys("ii");
        },
    ),
    ("a mistake repeated", TWO_HUMANS_SETTINGS, |shell| {
        open_first_mistake(shell);
        let ShownScreen::Mistakes(screen) = current_screen(&shell.app) else {
            panic!("no mistakes")
        };
        let played = screen
            .current_exercise()
            .and_then(|mistake| mistake.assessment.played_move.as_pit())
            .expect("a mistake");
        shell.act(Action::ClickPit(played));
    }),
    (
        "a mistake with its solution",
        TWO_HUMANS_SETTINGS,
        |shell| {
            open_first_mistake(shell);
            shell.press_keys("r");
        },
    ),
    ("the score of the mistakes", TWO_HUMANS_SETTINGS, |shell| {
        open_first_mistake(shell);
        while matches!(current_screen(&shell.app), ShownScreen::Mistakes(screen) if screen.current_exercise().is_some())
        {
            shell.press_keys("n");
        }
    }),
    ("no mistakes", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pr");
        shell.act(Action::Yes);
        shell.press_keys("L");
        shell.run_analysis(2);
    }),
    ("two computers", TWO_COMPUTERS_SETTINGS, |shell| {
        shell.press_keys("p");
        shell.answer_newest_request();
    }),
    ("two computers that wait", TWO_COMPUTERS_SETTINGS, |shell| {
        shell.press_keys("pz");
    }),
    (
        "the pace of two computers",
        TWO_COMPUTERS_SETTINGS,
        |shell| {
            shell.press_keys("p+");
        },
    ),
    (
        "the question whether to resign",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pAr");
        },
    ),
    (
        "the question whether to agree",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pAo");
        },
    ),
    (
        "the question whether to leave",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.is_disk_full = true;
            shell.press_keys("pAq");
        },
    ),
    (
        "a game that cannot be saved",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.is_disk_full = true;
            shell.press_keys("pA");
        },
    ),
    (
        "a serious game",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"180+60\"\n",
        |shell| {
            shell.press_keys("pAu");
        },
    ),
    (
        "a serious game near its end",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"0.1+0\"\n",
        |shell| {
            shell.press_keys("pA");
        },
    ),
    (
        "a game lost on time",
        "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"0.1+0\"\n",
        |shell| {
            shell.press_keys("pA");
            shell.handle(Event::Tick(Duration::from_secs(6)));
        },
    ),
    (
        "a character in the setup",
        AGAINST_CHARACTER_SETTINGS,
        |shell| {
            shell.open_setup_at(SetupRow::Opponent(Seat::North));
        },
    ),
    ("the gallery", AGAINST_CHARACTER_SETTINGS, open_gallery),
    (
        "the gallery at its start",
        AGAINST_CHARACTER_SETTINGS,
        |shell| {
            open_gallery(shell);
            shell.act(Action::Home);
        },
    ),
    ("the gallery at its textbook players", "", |shell| {
        open_gallery(shell);
        shell.act_all([
            Action::End,
            Action::Up,
            Action::Up,
            Action::Up,
            Action::Right,
        ]);
    }),
    ("the gallery of the matches", MATCHES_SETTINGS, |shell| {
        shell.open_setup_at(SetupRow::HumanSide);
        shell.act(Action::Left);
        shell.move_to_setup_row(SetupRow::Opponent(Seat::North));
        shell.act(Action::Confirm);
    }),
    (
        "a warning by the teacher",
        AGAINST_CHARACTER_SETTINGS,
        |shell| {
            shell.press_keys("p");
            shell.report_blunder('b');
            shell.press_keys("B");
        },
    ),
    ("a time that is none", "", |shell| {
        shell.open_setup_at(SetupRow::Clock);
        shell.act_all([Action::Confirm, Action::End, Action::Confirm]);
        shell.press_keys("quarante-deux minutes et demie !");
        shell.act(Action::Confirm);
    }),
    ("a tree at first", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABCt");
    }),
    ("a tree with its best play", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABCt+++i");
    }),
    (
        "the film of a search at first",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCtz");
        },
    ),
    (
        "the film of a search at a cutoff",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCt+z");
            shell.act_all([Action::Down, Action::Down]);
        },
    ),
    (
        "the film of a search at a value",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCtz");
            shell.act_all([Action::Down, Action::Right, Action::Right]);
        },
    ),
    (
        "a question about the film of a search",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCtzQ");
            shell.act(Action::Down);
        },
    ),
    (
        "the film of minimax at its end",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCtGz");
            shell.act(Action::End);
        },
    ),
    (
        "the tree of monte carlo at first",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCtGGGG");
        },
    ),
    (
        "the tree of monte carlo as it grows",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCtGGGG");
            shell.act(Action::PageDown);
        },
    ),
    (
        "iterative deepening at a cutoff",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABCtGGz");
            shell.act_all([
                Action::PageDown,
                Action::PageDown,
                Action::Down,
                Action::Down,
            ]);
        },
    ),
    (
        "iterative deepening at a hit in the table",
        MATCHES_SETTINGS,
        |shell| {
            shell.press_keys("pt+++GGz");
            shell.act_all([Action::End, Action::PageUp, Action::PageDown]);
            (0..17).for_each(|_| shell.act(Action::Down));
        },
    ),
    ("iterative deepening as a tree", MATCHES_SETTINGS, |shell| {
        shell.press_keys("pt+++GGz");
        shell.act_all([
            Action::End,
            Action::Back,
            Action::Down,
            Action::Right,
            Action::Right,
        ]);
    }),
    ("a tree with a cut", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABCt++");
        shell.act_all([Action::End, Action::Right, Action::Right, Action::Down]);
    }),
    ("a tree of minimax", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pmt+G");
        shell.act(Action::Down);
    }),
    ("a tree of matches", MATCHES_SETTINGS, |shell| {
        shell.press_keys("p333t+++i");
    }),
    ("settings that cannot be kept", "", |shell| {
        shell.handle(Event::ErrorReported(AppError::ChangeFailed(
            "/home/awa/.config/awale/config.toml: denied".to_owned(),
        )));
    }),
    ("matches", MATCHES_SETTINGS, |shell| shell.press_keys("p")),
    ("the analysis of the matches", MATCHES_SETTINGS, |shell| {
        shell.press_keys("p33a");
    }),
    ("matches refused", MATCHES_SETTINGS, |shell| {
        shell.press_keys("p9");
    }),
    (
        "many matches",
        "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_start = 40\nmatches_max_take = 9\n",
        |shell| {
            shell.press_keys("p3");
        },
    ),
    ("the end of a game", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("p");
        play_to_the_end(shell);
    }),
    (
        "the end of a game in Abapa",
        "[setup]\ngame = \"abapa\"\nnorth = \"human\"\nfirst = \"south\"\n",
        |shell| {
            shell.press_keys("p");
            play_to_the_end(shell);
        },
    ),
    (
        "what else there is at the end of a game",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("p");
            play_to_the_end(shell);
            shell.choose_after_game(EndChoice::ShowMoreChoices);
        },
    ),
    ("the end of the matches", MATCHES_SETTINGS, |shell| {
        shell.press_keys("p");
        play_to_the_end(shell);
    }),
    ("a game given up", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pAr");
        shell.act(Action::Yes);
    }),
    (
        "the board at the start of a game",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABC");
            shell.act(Action::Back);
            shell.open_analyse_row(AnalyseRow::SavedGames);
            shell.press_keys("p");
        },
    ),
    (
        "the board at the end of a game",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("p");
            play_to_the_end(shell);
            shell.choose_after_game(EndChoice::ShowOnBoard);
            shell.act(Action::End);
        },
    ),
    ("the board that plays on", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("p");
        play_to_the_end(shell);
        shell.choose_after_game(EndChoice::ShowOnBoard);
        shell.act_all([Action::Right, Action::Confirm]);
    }),
    (
        "a new game from the middle of another",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("p");
            play_to_the_end(shell);
            shell.choose_after_game(EndChoice::ShowOnBoard);
            shell.act_all([Action::Right, Action::TypedChar('p')]);
        },
    ),
];
