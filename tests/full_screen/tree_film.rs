//! The film of the search tree: predicting the next step of the search.

use awale::app::Action;
use awale::keys::Section;
use awale::screens::FilmView;
use awale_study::study::tree::{SearchFilmQuestion, SearchFilmStep};

use crate::shell::shown::tree_screen;
use crate::shell::{Shell, TWO_HUMANS_SETTINGS};

fn film_view(shell: &Shell) -> &FilmView {
    tree_screen(shell).film.as_ref().expect("a film")
}

fn prediction_score(shell: &Shell) -> (usize, usize) {
    let prediction = film_view(shell)
        .prediction_quiz
        .as_ref()
        .expect("predictions");
    (
        prediction.right_answer_count,
        prediction.answered_question_count,
    )
}

#[test]
fn predictions_in_a_search_film_are_scored() {
    for answers_well in [true, false] {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        shell.press_keys("ptzQ");
        let (mut cut_questions, mut choice_questions) = (0, 0);
        loop {
            shell.act(Action::Down);
            let Some(question) = film_view(&shell)
                .prediction_quiz
                .as_ref()
                .and_then(|prediction| prediction.question.clone())
            else {
                break;
            };
            assert_eq!(shell.app.section(), Section::SearchPlayback);
            let (steps_done, _) = film_view(&shell).steps_done_and_total();
            let (tree, next_step) = (
                &tree_screen(&shell).tree,
                film_view(&shell).film.step(steps_done + 1).expect("a step"),
            );
            match &question {
                SearchFilmQuestion::AreMovesCut {
                    node,
                    are_moves_cut: is_cut,
                } => {
                    cut_questions += 1;
                    assert_eq!(*is_cut, next_step == SearchFilmStep::CutOffMovesOf(*node));
                    let window_at_step = film_view(&shell).visible_node_state(tree, *node).window;
                    assert!(
                        window_at_step.alpha < window_at_step.beta,
                        "the window does not give the cutoff away"
                    );
                }
                SearchFilmQuestion::WhichMoveIsChosen { node, children } => {
                    choice_questions += 1;
                    assert_eq!(next_step, SearchFilmStep::LeaveNode(*node));
                    assert!(
                        children.len() > 1
                            && film_view(&shell)
                                .visible_node_state(tree, *node)
                                .value
                                .is_none()
                    );
                }
            }
            let is_intended_answer =
                |&answer: &usize| question.is_right(tree, answer) == answers_well;
            let answer_index = (0..question.answer_count())
                .find(is_intended_answer)
                .unwrap_or(0);
            for _ in 0..answer_index {
                shell.act(Action::Down);
            }
            shell.act(Action::Confirm);
            assert_eq!(
                film_view(&shell).steps_done_and_total().0,
                steps_done + 1,
                "the answer shows the step"
            );
            let screen_text = shell.screen_text(80, 24);
            assert!(
                screen_text.contains("Right.") != screen_text.contains("No."),
                "{screen_text}"
            );
        }
        assert!(
            cut_questions > 5 && choice_questions > 5,
            "{cut_questions} {choice_questions}"
        );
        let (right_prediction_count, prediction_count) = prediction_score(&shell);
        assert_eq!(prediction_count, cut_questions + choice_questions);
        assert!(
            if answers_well {
                right_prediction_count == prediction_count
            } else {
                right_prediction_count < prediction_count / 2
            },
            "{right_prediction_count} of {prediction_count}"
        );
        assert!(shell.screen_text(80, 24).contains(&format!(
            "Right answers: {right_prediction_count} of {prediction_count}."
        )));
    }
}

#[test]
fn a_skipped_prediction_question_does_not_appear_again() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("ptzQ");
    shell.act(Action::Down);
    let (step, _) = film_view(&shell).steps_done_and_total();
    assert!(film_view(&shell).has_question());
    shell.act(Action::Right);
    assert_eq!(
        (
            film_view(&shell).steps_done_and_total().0,
            prediction_score(&shell)
        ),
        (step + 1, (0, 0)),
        "it is skipped"
    );
    shell.act_all([Action::Left, Action::Left, Action::Right]);
    assert!(
        !film_view(&shell).has_question() && film_view(&shell).steps_done_and_total().0 == step,
        "a step back asks nothing again"
    );
    shell.act(Action::Down);
    assert!(film_view(&shell).steps_done_and_total().0 > step && film_view(&shell).has_question());
    shell.press_keys("2");
    assert_eq!(prediction_score(&shell).1, 1, "a digit answers");
    shell.act(Action::Confirm);
    while let Some(tick) = shell.app.next_tick() {
        shell.handle(awale::app::Event::Tick(tick));
    }
    assert!(
        film_view(&shell).has_question(),
        "a film that runs waits for the next answer"
    );
    shell.press_keys("Q");
    assert!(film_view(&shell).prediction_quiz.is_none() && !film_view(&shell).has_question());
}
