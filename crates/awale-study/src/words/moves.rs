//! One-line descriptions of positions and moves.

use crate::{
    catalogue::{AnyGame, AnyIllegalMove, AnyMove},
    record::numbered_move,
};
use awale_rules::{
    BoardPlace, Game, Match, Pit, Position, RefusedMove, Seat, SowingStep, SowingTrace,
    matches_game::{Heap, Take},
};
use awale_words::text::letter_marks::without_letter_marks;

use super::{Words, say};

/// The maximum number of seeds for which a sowing is listed place by place. Longer lists would not
/// fit next to a board.
const MAX_LISTED_PLACES: usize = 12;

impl Words {
    /// Returns a position of any game as one statement per line, for screen readers.
    pub fn position_text(&self, game: &AnyGame) -> String {
        match game {
            AnyGame::Awale(position) => {
                let row_text = |seat| {
                    let pits: Vec<String> = Pit::row(seat)
                        .map(|pit| format!("{} {}", pit.letter(), position.seeds(pit)))
                        .collect();
                    format!("{}. {}", self.store_text(position, seat), pits.join(", "))
                };
                Seat::BOTH.map(row_text).join("\n")
            }
            AnyGame::Matches(heap) => {
                say!(self, "matches", matches = u32::from(heap.matches_left()))
            }
        }
    }

    /// Returns a store as in "South: 3 seeds in the store".
    pub fn store_text(&self, position: &Position, seat: Seat) -> String {
        say!(
            self,
            "plain-store",
            side = self.seat_name(seat),
            seeds = u32::from(position.store(seat))
        )
    }

    /// Returns the moves of a game, one per line.
    pub fn moves_text(&self, game: &Match<AnyGame>) -> String {
        if game.moves().is_empty() {
            return self.get("plain-not-begun");
        }
        let moves = game.moves().iter().zip(game.positions_so_far());
        let move_text_line = |(place, (mv, before)): (usize, (&AnyMove, &AnyGame))| {
            numbered_move(place, &self.played_move_sentence(before, *mv))
        };
        moves
            .enumerate()
            .map(move_text_line)
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Returns a sentence about a played move: "North sowed 5 seeds from c and took 3 from E."
    /// Returns the reason for the refusal if the move was illegal.
    pub fn played_move_sentence(&self, before: &AnyGame, mv: AnyMove) -> String {
        let side = self.seat_name(before.to_move());
        let trace = match (before, mv) {
            (_, AnyMove::Take(Take(count))) => {
                return say!(self, "played-took", side, matches = count);
            }
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => position.trace(pit).ok(),
            _ => None,
        };
        let Some(trace) = trace else {
            return self.preview_text(before, mv);
        };
        let (pits, taken_counts): (Vec<String>, Vec<u32>) = trace
            .captures()
            .map(|(pit, seeds)| (self.mark_letters_if_enabled(pit), u32::from(seeds)))
            .unzip();
        let last_seed_place = trace
            .sown_places()
            .last()
            .map(|place| self.board_place_text(place));
        let message_id = match (trace.forgone_seeds(), pits.len()) {
            (0, 0) => "played-sowed",
            (0, _) => "played-captured",
            _ => "played-nothing",
        };
        say!(
            self,
            message_id,
            side,
            seeds = trace.sown_places().count(),
            pit = self.mark_letters_if_enabled(mv),
            last = last_seed_place.unwrap_or_default(),
            taken = taken_counts.iter().sum::<u32>(),
            pits = self.list_with_and(&pits)
        )
    }

    /// Returns what `mv` would do in `game`, in one line, or why it is illegal.
    pub fn preview_text(&self, game: &AnyGame, mv: AnyMove) -> String {
        self.move_effect(game, mv, MAX_LISTED_PLACES)
    }

    /// Returns the content of the pit of `mv` and what the move would do, for a screen
    /// reader: "C: sows 5 seeds, the last in b".
    pub fn pit_and_preview_text(&self, game: &AnyGame, mv: AnyMove) -> String {
        without_letter_marks(&self.move_effect(game, mv, 0))
    }

    fn move_effect(&self, game: &AnyGame, mv: AnyMove, max_listed_places: usize) -> String {
        let text = match (game, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => position
                .trace(pit)
                .map(|trace| self.trace_listing(&trace, max_listed_places))
                .map_err(AnyIllegalMove::Awale),
            (AnyGame::Matches(heap), AnyMove::Take(take)) => heap
                .check(take)
                .map(|()| self.take_text(heap, take))
                .map_err(AnyIllegalMove::Matches),
            _ => Err(AnyIllegalMove::MoveOfAnotherGame),
        };
        text.unwrap_or_else(|why| self.refusal_text(game.to_move(), mv, &RefusedMove::Illegal(why)))
    }

    /// Returns a sowing as in "C: sows D E F a, captures a and b: +5".
    fn trace_listing(&self, trace: &SowingTrace, max_listed_places: usize) -> String {
        let sowing = self.sowing_text(trace, max_listed_places);
        let captured: Vec<(String, u32)> = trace
            .captures()
            .map(|(pit, seeds)| (self.mark_letters_if_enabled(pit), u32::from(seeds)))
            .collect();
        if trace.forgone_seeds() > 0 {
            say!(self, "move-forgoes", sowing)
        } else if captured.is_empty() {
            sowing
        } else {
            let pits: Vec<&str> = captured.iter().map(|(pit, _)| pit.as_str()).collect();
            let seeds: u32 = captured.iter().map(|(_, seeds)| seeds).sum();
            say!(
                self,
                "move-captures",
                sowing,
                pits = self.list_with_and(&pits),
                seeds
            )
        }
    }

    fn sowing_text(&self, trace: &SowingTrace, max_listed_places: usize) -> String {
        let pit = trace.steps.iter().find_map(|step| match step {
            SowingStep::LiftSeeds { from, .. } => Some(self.mark_letters_if_enabled(from)),
            _ => None,
        });
        let pit = pit.unwrap_or_default();
        let places: Vec<String> = trace
            .sown_places()
            .map(|place| self.board_place_text(place))
            .collect();
        match places.last() {
            Some(last) if places.len() > max_listed_places.max(1) => {
                say!(self, "move-sows-many", pit, seeds = places.len(), last)
            }
            _ => say!(self, "move-sows", pit, places = places.join(" ")),
        }
    }

    fn board_place_text(&self, place: BoardPlace) -> String {
        match place {
            BoardPlace::Pit(pit) => self.mark_letters_if_enabled(pit),
            BoardPlace::Store(_) => self.get("place-store"),
        }
    }

    /// Returns a take as in "Takes 2 matches: 5 matches are left."
    pub fn take_text(&self, heap: &Heap, take: Take) -> String {
        let matches_left = heap.matches_left().saturating_sub(take.0);
        say!(self, "move-takes", matches = take.0, left = matches_left)
    }
}
