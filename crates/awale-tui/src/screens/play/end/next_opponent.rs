//! Chooses the computer for the next game after a game.

use awale_study::{
    catalogue::{Character, EngineStrength},
    rating::{nearest_opponent, nearest_player, player_elo},
};

use crate::prelude::*;

use super::{EndChoice, winner};

/// The difference in Elo to the last opponent at which an easier one feels easier.
const EASIER_ELO_DIFFERENCE: f64 = 150.0;
/// The minimum difference in Elo to the last opponent of an easier one. With this difference, a
/// player scores about 64 % of the points instead of half of them.
const MIN_EASIER_ELO_DIFFERENCE: f64 = 100.0;

/// The computer that `choice` leads to: the one that the menu proposes too, if the player's results
/// decide it and it suits `choice`, or else the neighbor of the last one. `None` if `choice` does
/// not suit the result of the game.
pub(super) fn next_opponent(
    session: &Session,
    choice: EndChoice,
    context: &AppContext,
) -> Option<PlayerSpec> {
    let neighbor = neighboring_opponent(session, choice)?;
    let last_opponent = last_opponent(session)?;
    let last_elo = player_elo(&last_opponent);
    let is_suitable = |proposed: &PlayerSpec| match choice {
        EndChoice::NextOpponent => player_elo(proposed) > last_elo,
        EndChoice::EasierOpponent => is_clearly_easier(*proposed, last_opponent),
        _ => player_elo(proposed).is_some(),
    };
    let has_results = choice == EndChoice::RatedGame || context.proposes_opponent_by_results();
    let proposed_opponent = context.proposed_opponent().filter(|_| has_results);
    proposed_opponent.filter(is_suitable).or_else(|| {
        let rating = context.rating().filter(|_| choice == EndChoice::RatedGame);
        rating.map_or(Some(neighbor), |rating| nearest_opponent(rating.elo))
    })
}

/// The next stronger level or character after a win, and an easier one after a loss. After a game
/// with the teacher, the weakest opponent who counts for the rating. `None` if `choice` does not
/// suit the result.
pub(super) fn neighboring_opponent(session: &Session, choice: EndChoice) -> Option<PlayerSpec> {
    let last_opponent = last_opponent(session)?;
    if choice == EndChoice::RatedGame {
        return nearest_opponent(0.0).filter(|_| session.has_teacher());
    }
    let has_won = Some(winner(session)?) == session.only_human_seat();
    match (last_opponent, choice) {
        (PlayerSpec::Engine(EngineStrength::Level(level)), EndChoice::NextOpponent) if has_won => {
            Some(level + 1)
                .filter(|next_level| EngineStrength::LEVEL_RANGE.contains(next_level))
                .map(|level| PlayerSpec::Engine(EngineStrength::Level(level)))
        }
        (PlayerSpec::Character(character), EndChoice::NextOpponent) if has_won => {
            character.next_stronger().map(PlayerSpec::Character)
        }
        (last_opponent, EndChoice::EasierOpponent) if !has_won => easier_opponent(last_opponent),
        _ => None,
    }
}

/// The level or, for a character, the character that is easier than `last_opponent` by about
/// [`EASIER_ELO_DIFFERENCE`]. Level 1 is easier than the weakest characters, and the teacher, who
/// warns, is easier than level 1.
fn easier_opponent(last_opponent: PlayerSpec) -> Option<PlayerSpec> {
    let last_elo = player_elo(&last_opponent)?;
    let player_of_level = |level| PlayerSpec::Engine(EngineStrength::Level(level));
    let mut opponents: Vec<PlayerSpec> = match last_opponent {
        PlayerSpec::Engine(EngineStrength::Level(_)) => {
            EngineStrength::LEVEL_RANGE.map(player_of_level).collect()
        }
        PlayerSpec::Character(_) => Character::ALL
            .map(PlayerSpec::Character)
            .into_iter()
            .chain([player_of_level(1)])
            .collect(),
        _ => return None,
    };
    opponents.retain(|&opponent| is_clearly_easier(opponent, last_opponent));
    nearest_player(opponents, last_elo - EASIER_ELO_DIFFERENCE).or(Some(PlayerSpec::TEACHER))
}

fn is_clearly_easier(opponent: PlayerSpec, last_opponent: PlayerSpec) -> bool {
    player_elo(&opponent)
        .zip(player_elo(&last_opponent))
        .is_some_and(|(elo, last_elo)| elo + MIN_EASIER_ELO_DIFFERENCE <= last_elo)
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
