//! Chooses the computer for the next game after a game.

use awale_study::{
    catalogue::{Character, EngineStrength},
    rating::{nearest_opponent, player_elo},
};

use crate::prelude::*;

use super::{EndChoice, winner};

/// The computer that `choice` leads to: the one that the menu proposes too, if the player's results
/// decide it and it suits `choice`, or else the neighbor of the last one. `None` if `choice` does
/// not suit the result of the game.
pub(super) fn next_opponent(
    session: &Session,
    choice: EndChoice,
    context: &AppContext,
) -> Option<PlayerSpec> {
    let neighbor = neighboring_opponent(session, choice)?;
    let last_elo = player_elo(&last_opponent(session)?);
    let is_suitable = |proposed: &PlayerSpec| match choice {
        EndChoice::NextOpponent => player_elo(proposed) > last_elo,
        EndChoice::EasierOpponent => player_elo(proposed) < last_elo,
        _ => player_elo(proposed).is_some(),
    };
    let has_results = choice == EndChoice::RatedGame || context.proposes_opponent_by_results();
    let proposed_opponent = context.proposed_opponent().filter(|_| has_results);
    proposed_opponent.filter(is_suitable).or_else(|| {
        let rating = context.rating().filter(|_| choice == EndChoice::RatedGame);
        rating.map_or(Some(neighbor), |rating| nearest_opponent(rating.elo))
    })
}

/// The next stronger or weaker computer: the neighboring level or, for a character, the neighboring
/// character of the gallery. Below the weakest character is level 1, and below that the teacher,
/// who warns. After a game with the teacher, the weakest opponent who counts for the rating. `None`
/// if `choice` does not suit the result.
pub(super) fn neighboring_opponent(session: &Session, choice: EndChoice) -> Option<PlayerSpec> {
    let last_opponent = last_opponent(session)?;
    if choice == EndChoice::RatedGame {
        return nearest_opponent(0.0).filter(|_| session.has_teacher());
    }
    let has_won = Some(winner(session)?) == session.only_human_seat();
    if has_won != (choice == EndChoice::NextOpponent) {
        return None;
    }
    match last_opponent {
        PlayerSpec::Engine(EngineStrength::Level(1)) if !has_won => {
            Some(PlayerSpec::Character(Character::Nana))
        }
        PlayerSpec::Engine(EngineStrength::Level(level)) => {
            let other_level = if has_won { level + 1 } else { level - 1 };
            Some(other_level)
                .filter(|other_level| EngineStrength::LEVEL_RANGE.contains(other_level))
                .map(|level| PlayerSpec::Engine(EngineStrength::Level(level)))
        }
        PlayerSpec::Character(Character::Nana) => None,
        PlayerSpec::Character(character) if has_won => {
            character.next_stronger().map(PlayerSpec::Character)
        }
        PlayerSpec::Character(character) => Some(character.next_weaker().map_or(
            PlayerSpec::Engine(EngineStrength::Level(1)),
            PlayerSpec::Character,
        )),
        _ => None,
    }
}

/// The computer that played this game against the only human player.
fn last_opponent(session: &Session) -> Option<PlayerSpec> {
    let computer_seat = session.only_human_seat()?.opponent();
    Some(session.players[computer_seat].spec)
}

/// Chooses `opponent` in the settings too if the last opponent was chosen there, so that the menu
/// starts the next game against the same opponent.
pub(super) fn choose_opponent_instead(
    last_opponent: PlayerSpec,
    opponent: PlayerSpec,
    context: &mut AppContext,
) {
    let setup = &context.settings.setup;
    let chosen_opponents = [("setup.south", setup.south), ("setup.north", setup.north)];
    let is_last_opponent = |(_, chosen): &(&str, PlayerSpec)| *chosen == last_opponent;
    if context.settings.has_chosen_opponent()
        && let Some((key, _)) = chosen_opponents.into_iter().find(is_last_opponent)
    {
        context.set_setting(key, opponent.to_string().into());
    }
}
