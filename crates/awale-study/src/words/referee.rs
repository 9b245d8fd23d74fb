//! The texts of the referee: why a move is illegal, who won, and why a game ended.

use crate::{
    catalogue::{AnyEnding, AnyGame, AnyIllegalMove, AnyMove},
    text::Label,
    words::{Words, say},
};
use awale_rules::{
    Ending, GameEnd, LeftoversRule, Match, PerSeat, Pit, Position, ROW, RefusedMove,
    RepetitionRule, Seat, Settlement,
    matches_game::{self, LastMatchTakenBy},
};

impl Words {
    /// Returns why the move `mv` of `seat` is illegal, and what to do instead.
    pub fn refusal_text(
        &self,
        seat: Seat,
        mv: AnyMove,
        refused_move: &RefusedMove<AnyIllegalMove>,
    ) -> String {
        let move_text = self.mark_letters_if_enabled(mv);
        match refused_move {
            RefusedMove::GameOver => self.get("refused-game-over"),
            RefusedMove::Illegal(AnyIllegalMove::Awale(refusal)) => {
                self.refused_pit_text(seat, &move_text, *refusal)
            }
            RefusedMove::Illegal(AnyIllegalMove::Matches(refusal)) => {
                self.refused_take_text(&move_text, *refusal)
            }
            RefusedMove::Illegal(AnyIllegalMove::MoveOfAnotherGame) => {
                say!(self, "refused-another-game", move = move_text)
            }
        }
    }

    fn refused_pit_text(&self, seat: Seat, pit: &str, reason: awale_rules::IllegalMove) -> String {
        let message_id = match reason {
            awale_rules::IllegalMove::GameOver => return self.get("refused-game-over"),
            awale_rules::IllegalMove::PitOfOpponent => {
                let [first_pit, last_pit] =
                    [0, ROW - 1].map(|place| self.mark_letters_if_enabled(Pit::of(seat, place)));
                return say!(
                    self,
                    "refused-not-yours",
                    pit,
                    first = first_pit,
                    last = last_pit
                );
            }
            awale_rules::IllegalMove::EmptyPit => "refused-empty",
            awale_rules::IllegalMove::ForbiddenGrandSlam => "refused-grand-slam",
            awale_rules::IllegalMove::StarvesOpponent => "refused-starves",
        };
        say!(self, message_id, pit)
    }

    fn refused_take_text(&self, count_text: &str, reason: matches_game::IllegalTake) -> String {
        match reason {
            matches_game::IllegalTake::GameOver => self.get("refused-game-over"),
            matches_game::IllegalTake::TakesNothing => self.get("refused-too-few"),
            matches_game::IllegalTake::AboveMaxTake { max_take: max } => {
                say!(self, "refused-too-many", count = count_text, max)
            }
            matches_game::IllegalTake::MoreThanMatchesLeft { matches_left } => {
                say!(
                    self,
                    "refused-more-than-left",
                    count = count_text,
                    left = matches_left
                )
            }
        }
    }

    /// Returns who won with which score, or that the game is a draw. `None` if `game` is not over.
    /// Names may be empty.
    pub fn result_text(&self, game: &Match<AnyGame>, names: &PerSeat<Label>) -> Option<String> {
        let outcome = game.outcome()?;
        let final_result = outcome.final_result;
        let mut message_values = vec![
            ("south", final_result.final_counts.south.into()),
            ("north", final_result.final_counts.north.into()),
        ];
        if let Some(winner) = final_result.winner {
            message_values.push((
                "winner",
                self.side_with_player_name(winner, &names[winner]).into(),
            ));
        }
        // The captured seeds do not decide a game that was resigned or lost on time. The reason on
        // the next line does.
        if let GameEnd::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_)) =
            outcome.ending
        {
            return Some(self.with("result-settled", &message_values));
        }
        let message_id = match (game.position(), final_result.winner) {
            (AnyGame::Awale(_), Some(_)) => "result-won",
            (AnyGame::Awale(_), None) => "result-drawn",
            (AnyGame::Matches(_), Some(_)) => "result-won-matches",
            (AnyGame::Matches(_), None) => "result-drawn-matches",
        };
        Some(self.with(message_id, &message_values))
    }

    /// Returns why `game` ended, or `None` if it is not over.
    pub fn why_game_ended(&self, game: &Match<AnyGame>) -> Option<String> {
        Some(match game.outcome()?.ending {
            GameEnd::ByRules(AnyEnding::Awale(ending)) => self.ending_text(game.position(), ending),
            GameEnd::ByRules(AnyEnding::Matches(LastMatchTakenBy(loser))) => {
                say!(self, "ended-took-last", side = self.seat_name(loser))
            }
            GameEnd::Repetition { first_occurrence } => {
                self.repetition_reason(game.position(), first_occurrence)
            }
            GameEnd::Settled(Settlement::Resignation(loser)) => {
                say!(self, "ended-resigned", side = self.seat_name(loser))
            }
            GameEnd::Settled(Settlement::TimeLoss(loser)) => {
                say!(self, "ended-out-of-time", side = self.seat_name(loser))
            }
            GameEnd::Settled(Settlement::Agreement) => match game.position() {
                AnyGame::Awale(position) => {
                    let PerSeat { south, north } = seeds_at_end(position);
                    say!(self, "ended-agreed", south, north)
                }
                AnyGame::Matches(_) => self.get("ended-agreed-matches"),
            },
        })
    }

    fn ending_text(&self, game: &AnyGame, ending: Ending) -> String {
        let AnyGame::Awale(position) = game else {
            return String::new();
        };
        match ending {
            Ending::StoreReached(winner) => {
                let win_at = position
                    .rules()
                    .win_at
                    .unwrap_or_else(|| position.store(winner));
                say!(self, "ended-store", side = self.seat_name(winner), win_at)
            }
            Ending::FewSeedsLeft => say!(self, "ended-few-left", left = position.seeds_on_board()),
            Ending::NoLegalMove(stuck) => {
                let side = self.seat_name(stuck);
                match position.rules().leftovers {
                    LeftoversRule::EachTakesOwnRow => {
                        let PerSeat { south, north } = seeds_at_end(position);
                        say!(self, "ended-no-move-own-rows", side, south, north)
                    }
                    LeftoversRule::MoverTakesAll => {
                        let taker = if position.seeds_in_row(stuck) > 0 {
                            stuck
                        } else {
                            stuck.opponent()
                        };
                        let (taker_store, seeds_left) =
                            (position.store(taker), position.seeds_on_board());
                        say!(
                            self,
                            "ended-no-move-mover",
                            side,
                            taker = self.seat_name(taker),
                            seeds = format!("{taker_store} + {seeds_left}")
                        )
                    }
                }
            }
        }
    }

    /// Returns why a game ended by repetition. This is always a game of awalé, because a heap of
    /// matches only shrinks.
    fn repetition_reason(&self, game: &AnyGame, first_occurrence_ply: usize) -> String {
        let when = match first_occurrence_ply {
            0 => self.get("repeated-start"),
            // The move list numbers pairs of moves, one of each side. This count does the same.
            _ => say!(
                self,
                "repeated-after",
                moves = first_occurrence_ply.div_ceil(2)
            ),
        };
        match game {
            AnyGame::Awale(position)
                if position.rules().repetition == RepetitionRule::EachGetsOwnRow =>
            {
                let PerSeat { south, north } = seeds_at_end(position);
                say!(self, "ended-repetition-own-rows", when, south, north)
            }
            _ => say!(self, "ended-repetition-shared", when),
        }
    }
}

/// Returns what each side takes at the end, as a sum of its store and its row.
fn seeds_at_end(position: &Position) -> PerSeat<String> {
    PerSeat::from_fn(|seat| format!("{} + {}", position.store(seat), position.seeds_in_row(seat)))
}
