//! Challenges: make, withdraw, decline and accept them.

use rand::{RngExt, seq::IndexedRandom};

use super::prelude::*;

impl Club {
    fn unfinished_game_count_of(&self, person: PersonId) -> usize {
        self.unfinished_games()
            .filter(|game| game.seat_of(person).is_some())
            .count()
    }

    /// Checks whether these two people can begin a game of this pace now.
    pub(super) fn check_game_start(&self, people: [PersonId; 2], pace: Pace) -> Result {
        for person in people {
            if self.unfinished_game_count_of(person) >= self.limits.games {
                return Err(Refusal::TooManyChallengesOrGames);
            }
            // A game with a clock needs both players here, because the clock would run against an
            // absent one.
            if matches!(pace, Pace::Clock(_)) && !self.is_in_club(person) {
                return Err(Refusal::OpponentAway);
            }
        }
        Ok(())
    }

    pub(super) fn make_challenge(
        &mut self,
        from: VisitorId,
        person: &Person,
        mut challenge: Challenge,
    ) -> Result {
        if person.is_guest() && challenge.terms.is_for_members_only() {
            return Err(Refusal::NotForGuests);
        }
        if self
            .challenges
            .values()
            .filter(|open| open.from.id == person.id)
            .count()
            >= self.limits.challenges
            || self.unfinished_game_count_of(person.id) >= self.limits.games
        {
            return Err(Refusal::TooManyChallengesOrGames);
        }
        if let Some(name) = &challenge.recipient_name {
            // The opponent must be a member or a guest who is here.
            let opponent = self
                .person_with_name(&name.folded_form())
                .ok_or(Refusal::NobodyWithName)?;
            if opponent.id == person.id {
                return Err(Refusal::OwnChallenge);
            }
            challenge.recipient_name = Some(opponent.name);
        }
        if let Some(link) = &mut challenge.link {
            let code_alphabet = ChallengeLink::CHALLENGE_CODE_ALPHABET;
            link.code = (0..ChallengeLink::CHALLENGE_CODE_LENGTH)
                .map(|_| char::from(*code_alphabet.choose(&mut self.rng).unwrap_or(&b'2')))
                .collect();
            link.expires_unix_ms = self.now.unix_ms + DAY_MS;
        }
        if self
            .challenges
            .values()
            .any(|open| open.from.id == person.id && open.challenge == challenge)
        {
            return Err(Refusal::SameChallengeOpen);
        }
        let id = self.next_challenge_id;
        self.next_challenge_id += 1;
        let new_open_challenge = OpenChallenge {
            id,
            from: person.clone(),
            challenger_rating: None,
            challenge,
        };
        if !person.is_guest() {
            self.add_store_op(StoreOp::PutItem(StoredItem::OpenChallenge(
                new_open_challenge.clone(),
            )));
        }
        self.challenges.insert(id, new_open_challenge);
        // The sender sees the challenge immediately.
        self.send_lobby(from);
        self.send_update(from, ClubUpdate::ChallengeOpened(id));
        self.schedule_lobby_update();
        Ok(())
    }

    /// Removes the challenges for which the predicate is true.
    pub(super) fn remove_challenges(&mut self, is_removable: impl Fn(&OpenChallenge) -> bool) {
        let (removed, kept): (BTreeMap<_, _>, _) = mem::take(&mut self.challenges)
            .into_iter()
            .partition(|(_, open)| is_removable(open));
        self.challenges = kept;
        for open in removed.into_values() {
            self.add_store_op(StoreOp::RemoveItem(StoredItem::OpenChallenge(open)));
            self.schedule_slow_lobby_update();
        }
    }

    /// Removes challenges whose links have expired.
    pub(super) fn expire_challenges(&mut self) {
        let now_unix_ms = self.now.unix_ms;
        self.remove_challenges(|open| {
            let link = open.challenge.link.as_ref();
            link.is_some_and(|link| link.expires_unix_ms <= now_unix_ms)
        });
    }

    pub(super) fn accept_challenge(
        &mut self,
        person: &Person,
        id: ChallengeId,
        code: Option<&str>,
    ) -> Result {
        let open_challenge = self
            .challenges
            .get(&id)
            .ok_or(Refusal::NoLongerExists)?
            .clone();
        let OpenChallenge {
            from, challenge, ..
        } = open_challenge;
        if from.id == person.id {
            return Err(Refusal::OwnChallenge);
        }
        let is_for_other =
            challenge.recipient_name.is_some() && !challenge.is_addressed_to(&person.name);
        if is_for_other || challenge.link_code() != code {
            return Err(Refusal::NoLongerExists);
        }
        if person.is_guest() && challenge.terms.is_for_members_only() {
            return Err(Refusal::NotForGuests);
        }
        self.check_game_start([person.id, from.id], challenge.terms.pace)?;
        self.remove_challenges(|open_challenge| open_challenge.id == id);
        let challenger_begins = match challenge.begins {
            WhoBegins::ChallengerBegins => true,
            WhoBegins::OpponentBegins => false,
            WhoBegins::DrawnByLot => self.rng.random(),
        };
        let (south, north) = if challenger_begins {
            (from, person.clone())
        } else {
            (person.clone(), from)
        };
        self.begin_game(challenge.terms, PerSeat { south, north }, None);
        Ok(())
    }
}
