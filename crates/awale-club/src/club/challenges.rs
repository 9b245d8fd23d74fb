//! Challenges: make, withdraw, decline and accept them.

use std::sync::Arc;

use awale_rules::PerSeat;
use rand::RngExt;
use rand::seq::IndexedRandom;

use super::protocol::{
    Challenge, ChallengeId, ChallengeLink, Pace, Person, PersonId, Refusal, StoreOp, Update,
    VisitorId, WhoBegins,
};
use super::terms::DAY_MS;
use super::{Club, OpenChallenge};

impl Club {
    pub(super) fn challenges_of(&self, person: PersonId) -> Vec<ChallengeId> {
        self.challenges
            .iter()
            .filter(|(_, challenge)| challenge.from.id == person)
            .map(|(&id, _)| id)
            .collect()
    }

    pub(super) fn games_of(&self, person: PersonId) -> usize {
        let games = self.unfinished_games();
        games.filter(|game| game.seat_of(person).is_some()).count()
    }

    /// Returns the reason for which two people cannot begin a game of this pace now, if there is
    /// one.
    pub(super) fn obstacle(&self, people: [PersonId; 2], pace: Pace) -> Option<Refusal> {
        if people
            .iter()
            .any(|&person| self.games_of(person) >= self.limits.games)
        {
            return Some(Refusal::TooMany);
        }
        // A clock would run against a player who is not here.
        let are_here = people.into_iter().all(|person| self.is_in_club(person));
        (matches!(pace, Pace::Clock(_)) && !are_here).then_some(Refusal::Away)
    }

    pub(super) fn challenge(&mut self, from: VisitorId, person: &Person, mut challenge: Challenge) {
        if person.is_guest() && challenge.terms.is_for_members() {
            return self.refuse(from, Refusal::Guest);
        }
        if self.challenges_of(person.id).len() >= self.limits.challenges
            || self.games_of(person.id) >= self.limits.games
        {
            return self.refuse(from, Refusal::TooMany);
        }
        if let Some(name) = &challenge.to {
            // The opponent must be a member or a guest who is here.
            let folded = name.folded();
            let Some((&other, known)) = self
                .names
                .iter()
                .find(|(_, known)| known.folded() == folded)
            else {
                return self.refuse(from, Refusal::Nobody);
            };
            if other == person.id {
                return self.refuse(from, Refusal::Own);
            }
            challenge.to = Some(known.clone());
        }
        if let Some(link) = &mut challenge.link {
            let letter = |_| {
                char::from(
                    *ChallengeLink::CODE_LETTERS
                        .choose(&mut self.rng)
                        .unwrap_or(&b'2'),
                )
            };
            link.code = (0..ChallengeLink::CODE_LENGTH).map(letter).collect();
            link.expires = self.now.wall + DAY_MS;
        }
        let is_same =
            |open: &OpenChallenge| open.from.id == person.id && open.challenge == challenge;
        if self.challenges.values().any(is_same) {
            return self.refuse(from, Refusal::Sent);
        }
        let id = self.next_challenge;
        self.next_challenge += 1;
        if !person.is_guest() {
            self.write(StoreOp::Challenge {
                id,
                from: person.id,
                challenge: Box::new(challenge.clone()),
            });
        }
        self.challenges.insert(
            id,
            OpenChallenge {
                from: person.clone(),
                challenge,
            },
        );
        // The sender sees the challenge immediately.
        let lobby = Arc::new(self.lobby());
        self.send(from, Update::Lobby(lobby));
        self.send(from, Update::ChallengeSent(id));
        self.schedule_lobby();
    }

    /// Removes a challenge and returns it.
    fn remove(&mut self, id: ChallengeId) -> Option<OpenChallenge> {
        let challenge = self.challenges.remove(&id)?;
        if !challenge.from.is_guest() {
            self.write(StoreOp::RemoveChallenge(id));
        }
        self.schedule_lobby_later();
        Some(challenge)
    }

    pub(super) fn withdraw(&mut self, person: &Person, id: ChallengeId) {
        if self
            .challenges
            .get(&id)
            .is_some_and(|challenge| challenge.from.id == person.id)
        {
            self.remove(id);
        }
    }

    pub(super) fn decline(&mut self, person: &Person, id: ChallengeId) {
        let is_for = |open: &OpenChallenge| open.challenge.is_to(&person.name);
        if self.challenges.get(&id).is_some_and(is_for) {
            self.remove(id);
        }
    }

    /// Removes challenges whose links have expired.
    pub(super) fn expire_challenges(&mut self) {
        let is_over = |open: &OpenChallenge| {
            let link = open.challenge.link.as_ref();
            link.is_some_and(|link| link.expires <= self.now.wall)
        };
        let open = self.challenges.iter();
        let over: Vec<ChallengeId> = open
            .filter(|(_, open)| is_over(open))
            .map(|(&id, _)| id)
            .collect();
        for id in over {
            self.remove(id);
        }
    }

    pub(super) fn redeem(&mut self, from: VisitorId, person: &Person, code: &str) {
        self.expire_challenges();
        let has_code = |open: &OpenChallenge| {
            let link = open.challenge.link.as_ref();
            link.is_some_and(|link| link.code == code)
        };
        match self.challenges.iter().find(|(_, open)| has_code(open)) {
            Some((&id, _)) => self.accept(from, person, id, Some(code)),
            None => self.refuse(from, Refusal::Link),
        }
    }

    pub(super) fn accept(
        &mut self,
        from: VisitorId,
        person: &Person,
        id: ChallengeId,
        code: Option<&str>,
    ) {
        let Some(open) = self.challenges.get(&id) else {
            return self.refuse(from, Refusal::Gone);
        };
        let (challenger, challenge) = (open.from.id, &open.challenge);
        if challenger == person.id {
            return self.refuse(from, Refusal::Own);
        }
        let is_for_other = challenge.to.is_some() && !challenge.is_to(&person.name);
        if is_for_other || challenge.link.as_ref().map(|link| &*link.code) != code {
            return self.refuse(from, Refusal::Gone);
        }
        if person.is_guest() && challenge.terms.is_for_members() {
            return self.refuse(from, Refusal::Guest);
        }
        if let Some(why) = self.obstacle([person.id, challenger], challenge.terms.pace) {
            return self.refuse(from, why);
        }
        let Some(OpenChallenge {
            from: challenger,
            challenge,
        }) = self.remove(id)
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
