//! The line that a bot reads: `POSITION MOVES TIME LEFT GAME`, described in docs/bots.md.

use std::time::Duration;

use awale_rules::{Game, Seat};

use awale_study::catalogue::AnyGame;

/// Returns the line for `current_position`. `time` is the time for this move. `remaining_time` is
/// the time for this and all later moves of the game, or `None` if that is not limited.
pub fn question_line(
    current_position: &AnyGame,
    move_time: Duration,
    remaining_time: Option<Duration>,
) -> String {
    let (position_text, game_name) = match current_position {
        AnyGame::Awale(position) => (position.to_string(), "awale"),
        AnyGame::Matches(heap) => {
            let side_letter = if heap.to_move() == Seat::South {
                'S'
            } else {
                'N'
            };
            (
                format!(
                    "{}-{}-{side_letter}",
                    heap.matches_left(),
                    heap.rules().max_take()
                ),
                "matches",
            )
        }
    };
    let moves: Vec<String> = current_position.moves().map(|mv| mv.to_string()).collect();
    // In the protocol 0 means no limit, so used-up time is written as one millisecond.
    let remaining_time =
        remaining_time.map_or(0, |remaining_time| remaining_time.as_millis().max(1));
    format!(
        "{position_text} {} {} {remaining_time} {game_name}",
        moves.join(","),
        move_time.as_millis()
    )
}

#[cfg(test)]
mod tests {
    use awale_rules::matches_game::{Heap, HeapRules};
    use awale_rules::{Position, Rules};

    use super::*;

    #[test]
    fn a_question_to_a_bot_is_one_line_of_five_words() {
        let (time, remaining_time) = (Duration::from_millis(100), Some(Duration::from_secs(10)));
        let oware_start = AnyGame::Awale(Position::start(&Rules::OWARE, Seat::North));
        assert_eq!(
            question_line(&oware_start, time, remaining_time),
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N a,b,c,d,e,f 100 10000 awale"
        );
        let heap = AnyGame::Matches(Heap::start(HeapRules::THIRTEEN_MATCHES_RULES, Seat::South));
        assert_eq!(
            question_line(&heap, time, None),
            "13-3-S 1,2,3 100 0 matches"
        );
    }
}
