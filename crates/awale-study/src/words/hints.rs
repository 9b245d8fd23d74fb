//! The texts of hints: first where to look, without the move, then the move with its reasons.

use crate::{
    catalogue::{AnyGame, AnyMove},
    exercise::Hint,
    study::{
        Motif, Motifs, MoveValue, MoveValues, Reason, ValueEvidence, best_capture, capture_of_move,
        double_threat, opponents_best_capture, reasons_for_best_move,
    },
    words::{Words, say},
};
use awale_rules::{BoardPlace, Game, LeftoversRule, Pit, Position, Seat};

/// The teacher states the goal of a player who needs at most this many seeds to win.
const MAX_SEEDS_TO_WIN_IN_GOAL: u8 = 6;

/// The teacher mentions that the player's row may count if her own row has at most this many seeds.
const MAX_OPPONENT_SEEDS_IN_GOAL: u8 = 3;

/// The maximum number of moves that a first hint compares.
const MAX_CANDIDATES: usize = 3;

impl Words {
    /// Returns a hint about the best of `values` that does not name the move: its idea, or where
    /// its last seed falls. `None` for [`Hint::Move`], whose sentences are
    /// [`hint_text_versions`](Words::hint_text_versions), and in the 13 matches.
    pub fn hint_without_move(
        &self,
        game: &AnyGame,
        values: &MoveValues,
        hint: Hint,
    ) -> Option<String> {
        let (position, pit) = (game.as_awale()?, values.best().mv.as_pit()?);
        match hint {
            Hint::Idea => Some(self.first_hint_in_game(&position, pit, values)),
            Hint::LastSeedPlace(place) => {
                Some(self.where_last_seed_falls(place, position.to_move()))
            }
            Hint::Move(_) => None,
        }
    }

    /// Returns the known results of the moves as a sentence, and the idea of the best move `pit`.
    /// If the board does not show the idea, names the best candidates.
    fn first_hint_in_game(&self, position: &Position, pit: Pit, values: &MoveValues) -> String {
        if values.moves.len() == 1 {
            return self.get("idea-only-move");
        }
        let mut reasons = reasons_for_best_move(&[AnyGame::Awale(*position)], values);
        let result_sentence = match values.evidence_for_loss() {
            Some(evidence) => Some(self.every_move_loses_sentence(evidence)),
            None => reasons
                .iter()
                .find_map(|reason| self.result_sentence(reason)),
        };
        reasons.retain(Reason::is_visible_on_board);
        let answer = values.best().line.get(1).and_then(|answer| answer.as_pit());
        let candidates_sentence = Some(self.candidates_sentence(values));
        let idea = self.idea_of_best_move(position, pit, answer, &reasons, candidates_sentence);
        result_sentence.map_or_else(
            || idea.clone(),
            |result_sentence| format!("{result_sentence} {idea}"),
        )
    }

    /// Returns that every move loses, by this evidence.
    fn every_move_loses_sentence(&self, evidence: ValueEvidence) -> String {
        let result_key = match evidence {
            ValueEvidence::Proven => "lost",
            _ => "lost-table",
        };
        say!(self, "idea-result", result = result_key)
    }

    /// Returns a reason about results as a sentence about all moves, or `None` for other reasons.
    fn result_sentence(&self, reason: &Reason) -> Option<String> {
        use ValueEvidence::Proven;
        let result_key = match reason {
            Reason::OnlyWinningMove(Proven) => "one-wins",
            Reason::OnlyWinningMove(_) => "one-wins-table",
            Reason::OnlyKnownWinningMove(Proven) => "one-known-win",
            Reason::OnlyKnownWinningMove(_) => "one-known-win-table",
            Reason::OnlyDrawingMove(Proven) => "one-draws",
            Reason::OnlyDrawingMove(_) => "one-draws-table",
            Reason::AllOtherMovesLose {
                evidence: Proven, ..
            } => "others-lose",
            Reason::AllOtherMovesLose { .. } => "others-lose-table",
            _ => return None,
        };
        Some(say!(self, "idea-result", result = result_key))
    }

    /// Returns a sentence that names the best moves, in the order of the board.
    fn candidates_sentence(&self, values: &MoveValues) -> String {
        let ranked_moves = values.ranked_moves().into_iter().map(|value| value.mv);
        let best = values.best().mv;
        // Of two or three moves, naming all would not be a hint. Of two moves, a game skips this
        // hint.
        let candidate_count = MAX_CANDIDATES.min(values.moves.len() - 1).max(2);
        let mut candidates: Vec<AnyMove> = std::iter::once(best)
            .chain(ranked_moves.filter(|mv| *mv != best))
            .take(candidate_count)
            .collect();
        candidates.sort_by_key(|mv| values.moves.iter().position(|value| value.mv == *mv));
        let pits = candidates
            .iter()
            .map(|mv| self.mark_letters_if_enabled(mv))
            .collect::<Vec<_>>();
        say!(self, "idea-compare", pits = self.list_with_and(&pits))
    }

    /// Returns the idea of the best move `pit`, without the move: the first theme that sets it
    /// apart from the other moves or, without one, the first of `reasons`, or the sentence about
    /// the `candidates`. `answer` is the expected reply.
    pub fn idea_of_best_move(
        &self,
        position: &Position,
        pit: Pit,
        answer: Option<Pit>,
        reasons: &[Reason],
        candidates_sentence: Option<String>,
    ) -> String {
        let themes = Motifs::of_turn(position, pit, answer);
        let is_game_hint = candidates_sentence.is_some();
        if let Some(motif) = themes.that_sets_apart(position, pit, is_game_hint) {
            return self.motif_hint(motif, position, pit);
        }
        let reasons = &reasons[..reasons.len().min(1)];
        let mv = AnyMove::Pit(pit);
        let mover = position.to_move();
        let reason_or_candidates_sentence = self
            .sentence_about_move("strategy-hint-does", mv, reasons, mover)
            .or(candidates_sentence);
        let is_capture_wrong =
            best_capture(position).captured_seeds > 0 && !themes.contains(Motif::Capture);
        let sentences = [
            is_capture_wrong.then(|| self.get("idea-no-capture")),
            reason_or_candidates_sentence,
        ];
        let sentences: Vec<String> = sentences.into_iter().flatten().collect();
        if sentences.is_empty() {
            self.get("idea-quiet")
        } else {
            sentences.join(" ")
        }
    }

    /// Returns a theme of the move from `pit` as a hint: the threat or capture, and what to do.
    pub fn motif_hint(&self, motif: Motif, position: &Position, pit: Pit) -> String {
        let threat = opponents_best_capture(position);
        let attacking_pit = threat
            .capturing_pit
            .map(|pit| self.mark_letters_if_enabled(pit));
        let seeds = match motif {
            Motif::Capture => {
                capture_of_move(position, pit)
                    .unwrap_or_default()
                    .captured_seeds
            }
            _ => threat.captured_seeds,
        };
        say!(
            self,
            &format!("idea-{motif}"),
            opponent = self.seat_name(position.to_move().opponent()),
            seeds,
            pit = attacking_pit.unwrap_or_default()
        )
    }

    /// Returns the hint for the last of the positions `positions_so_far`: the best move of `values`
    /// with its value and reasons, and the next best move. If every move loses, the hint says so
    /// first. The further texts have fewer and fewer reasons, from all to none, each time first
    /// with and then without the next best move. Without a position, returns one empty text.
    pub fn hint_text_versions(
        &self,
        positions_so_far: &[AnyGame],
        values: &MoveValues,
    ) -> Vec<String> {
        let Some(mover) = positions_so_far.last().map(AnyGame::to_move) else {
            return vec![String::new()];
        };
        let move_and_value = |value: &MoveValue| {
            [
                ("move", self.mark_letters_if_enabled(value.mv).into()),
                ("value", self.move_score_text(value, mover).into()),
            ]
        };
        let mut reasons = reasons_for_best_move(positions_so_far, values);
        let double_threat_reasons = double_threat(positions_so_far, values.best().mv);
        if !double_threat_reasons.is_empty() {
            // The first hint speaks of two threats, so this hint names both of them instead of one.
            reasons.retain(|reason| !matches!(reason, Reason::ThreatensCapture { .. }));
            reasons.extend(double_threat_reasons);
        }
        let every_move_loses_prefix = values
            .evidence_for_loss()
            .filter(|_| values.moves.len() > 1)
            .map(|evidence| self.every_move_loses_sentence(evidence) + " ")
            .unwrap_or_default();
        reasons.retain(|reason| {
            !matches!(
                reason,
                Reason::KeepsResult {
                    result_sign: -1,
                    ..
                }
            )
        });
        let second_best_move_hint = values
            .second_best()
            .map(|next| self.with("study-hint-next", &move_and_value(next)));
        let hint_text = |reasons: &[Reason], next: Option<&String>| {
            let best_move_message_values = move_and_value(values.best());
            let why = [("why", self.reasons_text(reasons, mover).into())];
            let best_move_hint = match reasons {
                [] => self.with("study-hint-only", &best_move_message_values),
                _ => self.with(
                    "study-hint",
                    &[&best_move_message_values[..], &why].concat(),
                ),
            };
            let next = next.map(|next| format!(" {next}")).unwrap_or_default();
            format!("{every_move_loses_prefix}{best_move_hint}{next}")
        };
        (0..=reasons.len())
            .rev()
            .flat_map(|count| {
                [second_best_move_hint.as_ref(), None]
                    .map(|next| hint_text(&reasons[..count], next))
            })
            .collect()
    }

    /// Returns what the side to move needs to win, in the words of its opponent the teacher, or to
    /// draw if the seeds on the board or `values` leave nothing better. `None` while the side needs
    /// many seeds, and if it can only lose.
    pub fn goal_near_end(
        &self,
        position: &Position,
        values: Option<&MoveValues>,
    ) -> Option<String> {
        let (mover, rules) = (position.to_move(), position.rules());
        let store = position.store(mover);
        let seeds_on_board = position.seeds_on_board();
        let total_seeds = store + position.store(mover.opponent()) + seeds_on_board;
        let known_result_sign = values.and_then(|values| values.best().score.known_result_sign());
        let can_win = store + seeds_on_board >= rules.win_at? && known_result_sign != Some(0);
        let target_store = if can_win {
            rules.win_at?
        } else {
            total_seeds / 2
        };
        let needed_seeds = target_store.checked_sub(store)?;
        let is_row_enough = position.seeds_in_row(mover) >= needed_seeds
            && position.seeds_in_row(mover.opponent()) <= MAX_OPPONENT_SEEDS_IN_GOAL
            && rules.leftovers == LeftoversRule::EachTakesOwnRow;
        let message_id = if !can_win {
            "teacher-goal-draw"
        } else if is_row_enough {
            "teacher-goal-row"
        } else {
            "teacher-goal"
        };
        let can_reach_goal = (1..=seeds_on_board.min(MAX_SEEDS_TO_WIN_IN_GOAL))
            .contains(&needed_seeds)
            && (can_win || total_seeds.is_multiple_of(2))
            && known_result_sign != Some(-1);
        can_reach_goal.then(|| say!(self, message_id, store, seeds = needed_seeds))
    }

    /// Returns where the last seed of the best move of `mover` falls.
    pub fn where_last_seed_falls(&self, place: BoardPlace, mover: Seat) -> String {
        match place {
            BoardPlace::Pit(pit) => say!(
                self,
                "puzzle-hint-last",
                pit = self.mark_letters_if_enabled(pit)
            ),
            BoardPlace::Store(seat) if seat == mover => self.get("puzzle-hint-last-store"),
            BoardPlace::Store(_) => self.get("puzzle-hint-last-store-opponent"),
        }
    }
}
