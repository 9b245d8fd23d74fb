//! What comes back from the threads that think, study and make puzzles: it goes to the screen that still waits for it
//! under that number, and no other.

use crate::catalogue::AnyMove;
use crate::players::{ChosenMove, ThinkingInfo};
use crate::puzzle::Puzzle;
use crate::study::News;

use crate::app::{App, Question, Screen, Transition, Trouble};
use crate::screens::Play;

/// The game whose computer was asked `question`, if it still wants to know.
fn asker(screens: &mut [Screen], question: Question) -> Option<&mut Play> {
    screens.iter_mut().find_map(|screen| match screen {
        Screen::Play(play) if play.asked(question) => Some(play),
        _ => None,
    })
}

impl App {
    /// What the computer looks at.
    pub(super) fn thinking_info(&mut self, question: Question, info: ThinkingInfo<AnyMove>) {
        if let Some(play) = asker(&mut self.screens, question) {
            play.thinking_info(info);
        }
    }

    /// The computer's move. Where another screen covers the game, what it leads to is shown when one comes back.
    pub(super) fn answer(&mut self, question: Question, chosen: ChosenMove<AnyMove>) {
        let on_top = matches!(self.screen(), Screen::Play(play) if play.asked(question));
        let Some(play) = asker(&mut self.screens, question) else { return };
        let turn = play.answer(chosen, &mut self.context);
        if on_top {
            self.follow(turn);
        }
    }

    /// The computer has broken down.
    pub(super) fn thinker_failed(&mut self, question: Question, what: String) {
        if let Some(play) = asker(&mut self.screens, question) {
            play.thinker_failed();
            self.context.trouble = Some(Trouble::Thinker(what));
        }
    }

    /// What was studied.
    pub(super) fn studied(&mut self, question: Question, news: &News) {
        let reviewed = self.screens.iter().find_map(|screen| match screen {
            Screen::Replay(replay) if replay.asked(question) => Some(replay.session.seed),
            _ => None,
        });
        for screen in &mut self.screens {
            match (screen, news) {
                (Screen::Replay(replay), _) if replay.asked(question) => replay.studied(news, &mut self.context),
                // The game that has just ended is explained when the player comes back from its replay. Other games that
                // are over may lie below, so the seed tells which one this is.
                (Screen::Over(over), News::Reviewed(analysis)) if reviewed == Some(over.session.seed) => {
                    over.session.analysis = Some(analysis.clone());
                }
                (Screen::Over(over), _) if over.rated.asked(question) => {
                    over.rated.studied(news, &mut over.session, &mut self.context);
                }
                (Screen::Mistakes(mistakes), News::Values(values)) if mistakes.asked(question) => {
                    mistakes.studied(values, &mut self.context);
                }
                (Screen::Play(play), News::Values(values)) if play.insight.asked(question) => {
                    play.studied(values.clone());
                }
                _ => {}
            }
        }
        if let (Screen::Replay(replay), context) = self.top() {
            let turn = replay.learn_when_explained(context);
            self.follow(turn);
        }
    }

    /// The student has broken down.
    pub(super) fn student_failed(&mut self, question: Question, what: String) {
        for screen in &mut self.screens {
            match screen {
                Screen::Play(play) if play.insight.asked(question) => play.insight.failed(),
                Screen::Replay(replay) if replay.asked(question) => replay.student_failed(),
                Screen::Mistakes(mistakes) if mistakes.asked(question) => mistakes.student_failed(),
                Screen::Over(over) if over.rated.asked(question) => over.rated.failed(),
                _ => continue,
            }
            self.context.trouble = Some(Trouble::Student(what));
            return;
        }
    }

    /// A puzzle has been made for the screen that asked for it, in place of the one on the screen.
    pub(super) fn show_puzzle(&mut self, question: Question, puzzle: Option<&Puzzle>) {
        let wanted = self.screens.iter_mut().rev().find_map(|screen| match screen {
            Screen::Puzzles(puzzles) => Some(puzzles.made(question, puzzle, &self.context)),
            _ => None,
        });
        if let Some(turn @ Transition::Open(_)) = wanted {
            if matches!(self.screen(), Screen::Puzzle(_)) {
                self.pop();
            }
            self.follow(turn);
        }
    }
}
