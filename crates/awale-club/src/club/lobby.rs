//! The view of the lobby, which is the same for all visitors.

use super::prelude::*;

impl Club {
    pub(super) fn rating_of(&self, person: PersonId, variant_id: &str) -> Option<u32> {
        self.ratings
            .get(&(person, variant_id.to_owned()))
            .map(|rating| rating.rating_points())
    }

    pub(super) fn send_lobby(&mut self, visitor: VisitorId) {
        self.send_update(visitor, ClubUpdate::Lobby(Arc::new(self.lobby_view())));
    }

    pub(super) fn lobby_view(&self) -> LobbyView {
        let unfinished_games = self.unfinished_games().collect_vec();
        let mut people: BTreeMap<(String, PersonId), LobbyPerson> = BTreeMap::new();
        for visitor in self.visitors.values() {
            let person = &visitor.person;
            let name_and_id = (person.name.folded_form(), person.id);
            let person_line = people.entry(name_and_id).or_insert_with(|| LobbyPerson {
                person: person.clone(),
                oware_rating: self.rating_of(person.id, "oware"),
                played_game: unfinished_games
                    .iter()
                    .filter(|game| !game.has_days_per_move())
                    .find(|game| game.seat_of(person.id).is_some())
                    .map(|game| game.setup.id),
                watched_game: None,
                last_key_press: Duration::ZERO,
            });
            person_line.last_key_press = person_line.last_key_press.max(visitor.last_key_press);
            person_line.watched_game = person_line
                .watched_game
                .or(visitor.game_on_screen)
                .filter(|&id| person_line.played_game != Some(id));
        }
        let tournaments = self.shown_tournaments().into_iter();
        LobbyView {
            club_name: self.name.clone(),
            people: people.into_values().collect(),
            challenges: self
                .challenges
                .values()
                .map(|open: &OpenChallenge| OpenChallenge {
                    challenger_rating: self.rating_of(open.from.id, open.challenge.terms.kind.id()),
                    ..open.clone()
                })
                .collect(),
            games: unfinished_games
                .iter()
                .map(|game: &&LiveGame| LobbyGame {
                    setup: game.setup.clone(),
                    to_move: game.to_move().filter(|_| game.has_days_per_move()),
                })
                .collect(),
            tournament_ids: tournaments.map(|tournament| tournament.id).collect(),
            entry_and_chat: self.door.settings,
            admissible_newcomer_count: self.door.remaining_newcomer_count(self.now),
            best_players: self.best_players(),
            waiting_job_count: self.waiting_job_count,
            pairs_at_rated_limit: self.pairs_at_rated_limit(),
            limits: self.limits,
        }
    }

    /// Returns the best players, at most [`MAX_BEST_PLAYERS`], of each variant in which members
    /// have ratings.
    fn best_players(&self) -> Vec<BestPlayersOfVariant> {
        let mut ratings_by_variant: BTreeMap<&str, Vec<(Name, u32, u32)>> = BTreeMap::new();
        for ((person, variant), rating) in &self.ratings {
            if let Some(name) = self.names.get(person) {
                ratings_by_variant.entry(variant).or_default().push((
                    name.clone(),
                    rating.rating_points(),
                    rating.margin_points(),
                ));
            }
        }
        ratings_by_variant
            .into_iter()
            .map(|(variant, mut lines)| {
                lines.sort_by(|a, b| (b.1, &a.0).cmp(&(a.1, &b.0)));
                lines.truncate(MAX_BEST_PLAYERS);
                (variant.to_owned(), lines)
            })
            .collect()
    }
}
