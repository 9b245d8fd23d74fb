//! The texts of puzzles: difficulty, themes, hints, replies and ratings.

use crate::{
    catalogue::{AnyGame, AnyMove, Wdl},
    progress::{GlickoRating, Training},
    puzzle::{Difficulty, PuzzleClaim, PuzzleGrade, PuzzleTurn, WrongMove, WrongMoveLoss},
    study::{Motif, effects_of_move, last_seed_place},
    words::{Words, capitalized, say},
};
use awale_rules::{Match, PerSeat, Seat};

impl Words {
    /// Returns a difficulty as one word.
    pub fn difficulty_name(&self, difficulty: Difficulty) -> String {
        self.get(&format!("difficulty-{difficulty}"))
    }

    /// Returns the difficulty of a made puzzle with its reasons.
    pub fn puzzle_grade(&self, grade: PuzzleGrade) -> String {
        let difficulty = capitalized(&self.difficulty_name(grade.difficulty()));
        let depth_sentence = say!(self, "puzzle-grade", difficulty, plies = grade.depth);
        let greedy_sentence = say!(
            self,
            "puzzle-greedy",
            misses = grade.wrong_greedy_move_count,
            turns = grade.turns_with_choice_count
        );
        format!("{depth_sentence} {greedy_sentence}")
    }

    /// Returns what the solver must find.
    pub fn puzzle_goal(&self, goal: Option<Wdl>) -> String {
        self.get(match goal {
            Some(Wdl::Win) => "puzzle-win",
            Some(_) => "puzzle-draw",
            None => "puzzle-best",
        })
    }

    /// Returns the theme of a puzzle in one or two words.
    pub fn motif_name(&self, motif: Motif) -> String {
        self.get(&format!("motif-{motif}"))
    }

    /// Returns the introduction to a turn: what is certain about its moves, or what is estimated.
    pub fn puzzle_introduction(&self, claim: PuzzleClaim) -> String {
        match claim {
            PuzzleClaim::OnlyWin => self.get("puzzle-about"),
            PuzzleClaim::OnlyDraw => self.get("puzzle-about-draw"),
            PuzzleClaim::BestByEstimate {
                seeds_better_than_other_moves: None,
            } => self.get("puzzle-about-better"),
            PuzzleClaim::BestByEstimate {
                seeds_better_than_other_moves: Some(seeds),
            } => {
                say!(self, "puzzle-about-best", seeds)
            }
        }
    }

    /// Returns the first hint of a turn: what to look for on its board.
    pub fn first_puzzle_hint(&self, turn: &PuzzleTurn) -> String {
        let &PuzzleTurn {
            position,
            solution,
            answer,
            ..
        } = turn;
        let effects = effects_of_move(&[AnyGame::Awale(position)], AnyMove::Pit(solution));
        self.idea_of_best_move(&position, solution, answer, &effects, None)
    }

    /// Returns the second hint of a turn: where the last seed of the solution falls.
    pub fn second_puzzle_hint(&self, turn: &PuzzleTurn) -> Option<String> {
        let place_of_last_seed = last_seed_place(&turn.position, turn.solution)?;
        Some(self.where_last_seed_falls(place_of_last_seed, Seat::South))
    }

    /// Returns the last hint of a turn: the solution, and what the other moves give away.
    pub fn puzzle_solution(&self, turn: &PuzzleTurn) -> String {
        let pit = self.mark_letters_if_enabled(turn.solution);
        let all_wrong_moves_lose = turn
            .wrong_moves
            .iter()
            .all(|wrong| wrong.loss == WrongMoveLoss::WorsensToResult(Wdl::Loss));
        match turn.claim {
            _ if turn.wrong_moves.is_empty() => say!(self, "puzzle-hint-only", pit),
            PuzzleClaim::OnlyWin if !all_wrong_moves_lose => {
                say!(self, "puzzle-hint-others-draw", pit)
            }
            PuzzleClaim::OnlyWin | PuzzleClaim::OnlyDraw => {
                say!(self, "puzzle-hint-others-lose", pit)
            }
            PuzzleClaim::BestByEstimate {
                seeds_better_than_other_moves: None,
            } => say!(self, "puzzle-hint-better", pit),
            PuzzleClaim::BestByEstimate {
                seeds_better_than_other_moves: Some(seeds),
            } => {
                say!(self, "puzzle-hint-best", pit, seeds)
            }
        }
    }

    /// Returns what a wrong move gives away, and how North refutes it.
    pub fn reply_to_wrong_move(&self, turn: &PuzzleTurn, wrong_move: WrongMove) -> String {
        let loss_sentence = match (turn.claim, wrong_move.loss) {
            (PuzzleClaim::OnlyWin, WrongMoveLoss::WorsensToResult(Wdl::Loss)) => {
                self.get("puzzle-win-lost")
            }
            (_, WrongMoveLoss::WorsensToResult(Wdl::Loss)) => self.get("puzzle-draw-lost"),
            (_, WrongMoveLoss::WorsensToResult(_)) => self.get("puzzle-only-draws"),
            (_, loss @ WrongMoveLoss::EstimatedSeeds(_)) => {
                let seeds = loss.estimated_loss_seeds(&turn.position).unwrap_or(0);
                say!(self, "puzzle-gives-seeds", seeds)
            }
        };
        let pit = self.mark_letters_if_enabled(wrong_move.pit);
        match wrong_move.refutation {
            Some(answer) => {
                say!(
                    self,
                    "puzzle-wrong",
                    pit,
                    given = loss_sentence,
                    answer = self.mark_letters_if_enabled(answer)
                )
            }
            None => say!(self, "puzzle-wrong-at-once", pit, given = loss_sentence),
        }
    }

    /// Returns why the last position of `game`, the line of a drawn puzzle, is a draw.
    pub fn why_drawn(&self, game: &Match<AnyGame>) -> String {
        if let Some(result) = self.result_text(game, &PerSeat::default()) {
            return format!("{result} {}", self.why_game_ended(game).unwrap_or_default());
        }
        let Some(position) = game.position().as_awale() else {
            return String::new();
        };
        // With best play the side with fewer seeds gains exactly the difference.
        let lead = position.lead(Seat::South);
        let leading_seat = if lead < 0 { Seat::North } else { Seat::South };
        say!(
            self,
            "puzzle-drawn",
            lead = lead.unsigned_abs(),
            ahead = self.seat_name(leading_seat),
            behind = self.seat_name(leading_seat.opponent()),
            left = position.seeds_on_board()
        )
    }

    /// Returns a rating with its margin: `1180 ± 90`, or that it needs a few more puzzles.
    pub fn puzzle_rating(&self, rating: GlickoRating) -> String {
        if !rating.is_certain_enough_to_show() {
            return self.get("puzzle-rating-open");
        }
        say!(
            self,
            "puzzle-rating",
            rating = rating.rating_points(),
            margin = rating.margin_points()
        )
    }

    /// Returns the player's rating in puzzles, or `None` before the first try.
    pub fn puzzle_rating_of_player(&self, training: &Training) -> Option<String> {
        (training.attempts > 0).then(|| self.puzzle_rating(training.player_rating))
    }

    /// Returns the rating of a puzzle and the player's rating, with the change if the rating from
    /// before was certain enough to be shown.
    pub fn puzzle_and_player_rating_text(
        &self,
        puzzle_rating: u16,
        player_rating_before: Option<GlickoRating>,
        player_rating: GlickoRating,
    ) -> String {
        let Some(player_rating_before) =
            player_rating_before.filter(|rating| rating.is_certain_enough_to_show())
        else {
            let player_rating = self.puzzle_rating(player_rating);
            return say!(
                self,
                "puzzle-ratings",
                puzzle = puzzle_rating,
                player = player_rating
            );
        };
        let (player_rating_before, points_after) = (
            player_rating_before.rating_points(),
            player_rating.rating_points(),
        );
        let sign = if points_after < player_rating_before {
            "-"
        } else {
            "+"
        };
        let points_change_text = format!("{sign}{}", points_after.abs_diff(player_rating_before));
        say!(
            self,
            "puzzle-rated",
            puzzle = puzzle_rating,
            before = player_rating_before,
            after = points_after,
            change = points_change_text
        )
    }
}
