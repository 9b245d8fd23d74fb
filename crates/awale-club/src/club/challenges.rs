//! Challenges: make, withdraw, decline and accept them.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::prelude::*;

impl Club {
    pub(super) fn game_count_of(&self, person: PersonId) -> usize {
        let games = self.unfinished_games();
        games.filter(|game| game.seat_of(person).is_some()).count()
    }

    /// Returns the reason for which two people cannot begin a game of this pace now, if there is
    /// one.
    pub(super) fn obstacle_to_game(&self, people: [PersonId; 2], pace: Pace) -> Option<Refusal> {
        let has_too_many = |&person: &PersonId| self.game_count_of(person) >= self.limits.games;
        if people.iter().any(has_too_many) {
            return Some(Refusal::TooMany);
        }
        // A clock would run against a player who is not here.
        let are_here = people.into_iter().all(|person| self.is_in_club(person));
        (matches!(pace, Pace::Clock(_)) && !are_here).then_some(Refusal::Away)
    }

    pub(super) fn make_challenge(
        &mut self,
        from: VisitorId,
        person: &Person,
        mut challenge: Challenge,
    ) {
        if person.is_guest() && challenge.terms.is_for_members_only() {
            return self.send_refusal(from, Refusal::Guest);
        }
        let own = self
            .challenges
            .values()
            .filter(|open| open.from.id == person.id);
        if own.count() >= self.limits.challenges
            || self.game_count_of(person.id) >= self.limits.games
        {
            return self.send_refusal(from, Refusal::TooMany);
        }
        if let Some(name) = &challenge.to {
            // The opponent must be a member or a guest who is here.
            let Some(other) = self.person_with_name(&name.folded()) else {
                return self.send_refusal(from, Refusal::Nobody);
            };
            if other.id == person.id {
                return self.send_refusal(from, Refusal::Own);
            }
            challenge.to = Some(other.name);
        }
        if let Some(link) = &mut challenge.link {
            let letters = ChallengeLink::CHALLENGE_CODE_ALPHABET;
            let letter = |_| char::from(*letters.choose(&mut self.rng).unwrap_or(&b'2'));
            link.code = (0..ChallengeLink::CHALLENGE_CODE_LENGTH)
                .map(letter)
                .collect();
            link.expires = self.now.wall + DAY_MS;
        }
        let is_same =
            |open: &ChallengeLine| open.from.id == person.id && open.challenge == challenge;
        if self.challenges.values().any(is_same) {
            return self.send_refusal(from, Refusal::Sent);
        }
        let id = self.next_challenge;
        self.next_challenge += 1;
        if !person.is_guest() {
            self.add_store_op(StoreOp::Challenge {
                id,
                from: person.id,
                challenge: Box::new(challenge.clone()),
            });
        }
        let open = ChallengeLine {
            id,
            from: person.clone(),
            rating: None,
            challenge,
        };
        self.challenges.insert(id, open);
        // The sender sees the challenge immediately.
        self.send_lobby(from);
        self.send_update(from, ClubUpdate::ChallengeSent(id));
        self.schedule_lobby_update();
    }

    /// Removes a challenge if the condition holds, and returns it.
    fn remove_challenge(
        &mut self,
        id: ChallengeId,
        is_removable: impl FnOnce(&ChallengeLine) -> bool,
    ) -> Option<ChallengeLine> {
        self.challenges.get(&id).filter(|open| is_removable(open))?;
        let challenge = self.challenges.remove(&id)?;
        if !challenge.from.is_guest() {
            self.add_store_op(StoreOp::RemoveChallenge(id));
        }
        self.schedule_slow_lobby_update();
        Some(challenge)
    }

    pub(super) fn withdraw_challenge(&mut self, person: &Person, id: ChallengeId) {
        self.remove_challenge(id, |open| open.from.id == person.id);
    }

    pub(super) fn decline_challenge(&mut self, person: &Person, id: ChallengeId) {
        self.remove_challenge(id, |open| open.challenge.is_addressed_to(&person.name));
    }

    /// Removes challenges whose links have expired.
    pub(super) fn expire_challenges(&mut self) {
        let now = self.now.wall;
        for id in self.challenges.keys().copied().collect::<Vec<_>>() {
            self.remove_challenge(id, |open| {
                let link = open.challenge.link.as_ref();
                link.is_some_and(|link| link.expires <= now)
            });
        }
    }

    pub(super) fn redeem_code(&mut self, from: VisitorId, person: &Person, code: &str) {
        self.expire_challenges();
        let has_code = |open: &&ChallengeLine| {
            let link = open.challenge.link.as_ref();
            link.is_some_and(|link| link.code == code)
        };
        match self.challenges.values().find(has_code) {
            Some(open) => self.accept_challenge(from, person, open.id, Some(code)),
            None => self.send_refusal(from, Refusal::Link),
        }
    }

    pub(super) fn accept_challenge(
        &mut self,
        from: VisitorId,
        person: &Person,
        id: ChallengeId,
        code: Option<&str>,
    ) {
        let Some(open) = self.challenges.get(&id) else {
            return self.send_refusal(from, Refusal::Gone);
        };
        let (challenger, challenge) = (open.from.id, &open.challenge);
        if challenger == person.id {
            return self.send_refusal(from, Refusal::Own);
        }
        let is_for_other = challenge.to.is_some() && !challenge.is_addressed_to(&person.name);
        if is_for_other || challenge.link.as_ref().map(|link| &*link.code) != code {
            return self.send_refusal(from, Refusal::Gone);
        }
        if person.is_guest() && challenge.terms.is_for_members_only() {
            return self.send_refusal(from, Refusal::Guest);
        }
        if let Some(why) = self.obstacle_to_game([person.id, challenger], challenge.terms.pace) {
            return self.send_refusal(from, why);
        }
        let Some(ChallengeLine {
            from: challenger,
            challenge,
            ..
        }) = self.remove_challenge(id, |_| true)
        else {
            return;
        };
        let challenger_begins = match challenge.begins {
            WhoBegins::Challenger => true,
            WhoBegins::Opponent => false,
            WhoBegins::Drawn => self.rng.random(),
        };
        let (south, north) = if challenger_begins {
            (challenger, person.clone())
        } else {
            (person.clone(), challenger)
        };
        self.begin_game(challenge.terms, PerSeat { south, north }, None);
    }
}
