//! The one place that knows who is here, what is offered and what is played. Pure: [`Club::update`] takes an order and the time, and
//! returns what is to be written and what is to be told, in this order. It reads no clock and no file.

pub mod game;
pub mod order;
mod playing;
pub mod tournament;
pub mod view;

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use awale_rules::{PerSeat, Seat};
use awale_study::progress::GlickoRating;

use crate::names::Name;
use crate::settings::Limits;

use game::{Due, LiveGame};
use order::{
    Begins, ChallengeId, Decree, Farewell, GameId, NewGame, News, Now, Order, Outcome, Pace, Person, PersonId, Refusal,
    Terms, VisitorId, Write,
};
use tournament::{Plan, TournamentId};
use view::{ChallengeLine, GameLine, LobbyView, PersonLine, TableView, TournamentLine};

/// How long changes of the lobby are gathered before they are told.
const GATHERED: Duration = Duration::from_millis(150);
/// How long a game that is over stays on its board while somebody may sit there.
const STAYS: Duration = Duration::from_secs(3600);
/// How often a game whose players left a while ago is looked for.
const SWEPT: Duration = Duration::from_secs(60);
/// The names of a list of the best.
const BEST: usize = 10;

/// A session that is in the club.
#[derive(Clone, Debug)]
struct Visitor {
    person: Person,
    /// The game that the visitor looks at.
    at: Option<GameId>,
    /// When a key was pressed last.
    seen: Duration,
    lag: Duration,
}

/// A challenge that waits.
#[derive(Clone, Debug)]
struct Challenge {
    from: Person,
    terms: Terms,
}

/// The club.
#[derive(Debug)]
pub struct Club {
    name: String,
    limits: Limits,
    visitors: BTreeMap<VisitorId, Visitor>,
    challenges: BTreeMap<ChallengeId, Challenge>,
    games: BTreeMap<GameId, LiveGame>,
    ratings: HashMap<(PersonId, String), GlickoRating>,
    names: HashMap<PersonId, Name>,
    muted: HashSet<(PersonId, PersonId)>,
    tournaments: BTreeMap<TournamentId, Plan>,
    /// When who said something, lately.
    said: HashMap<PersonId, VecDeque<Duration>>,
    next_game: GameId,
    next_challenge: ChallengeId,
    /// What chance comes from.
    chance: u64,
    /// Orders to think that wait.
    load: usize,
    /// When the lobby is told anew; none while nothing has changed.
    lobby_due: Option<Duration>,
    swept: Duration,
}

/// What the club knew before it was closed.
#[derive(Debug, Default)]
pub struct Memory {
    /// The games that go on.
    pub games: Vec<LiveGame>,
    /// The challenges that wait.
    pub challenges: Vec<(ChallengeId, Person, Terms)>,
    /// The ratings.
    pub ratings: Vec<(Person, String, GlickoRating)>,
    /// Who does not want to hear whom.
    pub muted: Vec<(PersonId, PersonId)>,
    /// The tournaments that go on.
    pub tournaments: Vec<Plan>,
    /// The number of the next game.
    pub next_game: GameId,
}

impl Club {
    /// A club that remembers. Everything random comes from `seed`.
    #[must_use]
    pub fn new(name: String, limits: Limits, memory: Memory, seed: u64) -> Club {
        let Memory { games, challenges, ratings, muted, tournaments, next_game } = memory;
        let names = ratings.iter().map(|(person, ..)| (person.id, person.name.clone())).collect();
        let next_challenge = challenges.iter().map(|(id, ..)| id + 1).max().unwrap_or(1);
        Club {
            name,
            limits,
            visitors: BTreeMap::new(),
            challenges: challenges.into_iter().map(|(id, from, terms)| (id, Challenge { from, terms })).collect(),
            games: games.into_iter().map(|game| (game.terms.id, game)).collect(),
            ratings: ratings.into_iter().map(|(person, variant, rating)| ((person.id, variant), rating)).collect(),
            names,
            muted: muted.into_iter().collect(),
            tournaments: tournaments.into_iter().map(|plan| (plan.id, plan)).collect(),
            said: HashMap::new(),
            next_game: next_game.max(1),
            next_challenge,
            chance: seed,
            load: 0,
            lobby_due: None,
            swept: Duration::ZERO,
        }
    }

    /// Lets a visitor's order happen.
    #[must_use]
    pub fn update(&mut self, now: Now, from: VisitorId, order: Order) -> Vec<Outcome> {
        let mut out = self.pass(now);
        if let Order::Come(person) = order {
            self.come(now, from, person, &mut out);
            return out;
        }
        let Some(visitor) = self.visitors.get_mut(&from) else { return out };
        let person = visitor.person.clone();
        match order {
            Order::Come(_) => {}
            Order::Go => self.go(now, from, &mut out),
            Order::Stir => visitor.seen = now.up,
            Order::Lag(lag) => visitor.lag = lag,
            Order::Challenge(terms) => self.challenge(now, from, &person, terms, &mut out),
            Order::Withdraw(id) => self.withdraw(now, &person, id, &mut out),
            Order::Decline(id) => self.decline(now, &person, id, &mut out),
            Order::Accept(id) => self.accept(now, from, &person, id, &mut out),
            Order::Game(id, wish) => self.wish(now, from, &person, id, wish, &mut out),
            Order::Join(id) => self.join(now, &person, id, &mut out),
        }
        out
    }

    /// Lets what a host decides happen.
    #[must_use]
    pub fn govern(&mut self, now: Now, decree: Decree) -> Vec<Outcome> {
        let mut out = self.pass(now);
        match decree {
            Decree::Plan(plan) => self.plan(now, plan, &mut out),
            Decree::Start(id) => self.start(now, id, &mut out),
            Decree::Ban(member) => self.ban(member, &mut out),
        }
        out
    }

    /// A game that is on, or has just ended.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&LiveGame> {
        self.games.get(&id)
    }

    /// What time alone brings about: clocks that run out, a lobby that is told.
    #[must_use]
    pub fn pass(&mut self, now: Now) -> Vec<Outcome> {
        let mut out = Vec::new();
        self.flag(now, &mut out);
        if now.up >= self.swept + SWEPT {
            self.swept = now.up;
            let visitors = &self.visitors;
            let sits = |id: GameId| visitors.values().any(|visitor| visitor.at == Some(id));
            self.games.retain(|&id, game| {
                game.over_since.is_none_or(|over| now.up < over + STAYS && sits(id) || now.up < over + SWEPT)
            });
            self.said.retain(|_, times| times.back().is_some_and(|&last| now.up < last + SWEPT));
        }
        if self.lobby_due.is_some_and(|due| due <= now.up) {
            self.lobby_due = None;
            let view = Arc::new(self.lobby());
            out.extend(self.visitors.keys().map(|&visitor| Outcome::Tell(visitor, News::Lobby(Arc::clone(&view)))));
        }
        out
    }

    /// When [`pass`](Club::pass) has something to do, as far as that is known.
    #[must_use]
    pub fn next_due(&self, now: Now) -> Option<Duration> {
        let due = |game: &LiveGame| {
            Some(match game.due(self.limits.lag())? {
                Due::Up(up) => up,
                Due::Wall(wall) => {
                    let left = u64::try_from(wall.saturating_sub(now.wall)).unwrap_or(0);
                    now.up + Duration::from_millis(left)
                }
            })
        };
        self.games.values().filter_map(due).chain(self.lobby_due).min()
    }

    /// Whether a clock runs, so that the time is noted while it does.
    #[must_use]
    pub fn runs_clocks(&self) -> bool {
        self.games.values().any(|game| game.clocks.is_some() && game.ended.is_none())
    }

    /// So many orders to think wait.
    pub fn set_load(&mut self, now: Now, load: usize) {
        if (self.load == 0) != (load == 0) {
            self.tell_lobby(now);
        }
        self.load = load;
    }

    /// Who is here.
    #[must_use]
    pub fn visitors(&self) -> Vec<VisitorId> {
        self.visitors.keys().copied().collect()
    }

    /// Somebody here by this name.
    #[must_use]
    pub fn person(&self, name: &Name) -> Option<Person> {
        let folded = name.folded();
        self.visitors.values().map(|visitor| &visitor.person).find(|person| person.name.folded() == folded).cloned()
    }

    fn tell_lobby(&mut self, now: Now) {
        self.lobby_due.get_or_insert(now.up + GATHERED);
    }

    fn come(&mut self, now: Now, from: VisitorId, person: Person, out: &mut Vec<Outcome>) {
        let sessions = self.visitors.values().filter(|visitor| visitor.person.id == person.id).count();
        if sessions >= self.limits.sessions_per_member {
            out.push(Outcome::Dismiss(from, Farewell::TooMany));
            return;
        }
        self.names.insert(person.id, person.name.clone());
        self.visitors.insert(from, Visitor { person: person.clone(), at: None, seen: now.up, lag: Duration::ZERO });
        out.push(Outcome::Tell(from, News::Hello(person.clone())));
        // Who comes sees the lobby at once, and a game that was left at once too.
        out.push(Outcome::Tell(from, News::Lobby(Arc::new(self.lobby()))));
        self.tell_lobby(now);
        self.is_back(now, &person, out);
        let urgent = |game: &&LiveGame| game.seat_of(person.id).is_some() && game.ended.is_none();
        let urgent: Vec<GameId> = self
            .games
            .values()
            .filter(urgent)
            .filter(|game| !matches!(game.terms.pace, Pace::Days(_)))
            .map(|game| game.terms.id)
            .collect();
        if let [id] = urgent[..] {
            self.sit(from, id, out);
        }
    }

    fn go(&mut self, now: Now, from: VisitorId, out: &mut Vec<Outcome>) {
        let Some(visitor) = self.visitors.remove(&from) else { return };
        let person = visitor.person;
        if !self.visitors.values().any(|other| other.person.id == person.id) {
            self.is_away(now, &person, out);
            if person.is_guest() {
                let gone: Vec<ChallengeId> = self.challenges_of(person.id);
                for id in gone {
                    self.challenges.remove(&id);
                }
            }
        }
        self.tell_lobby(now);
    }

    fn challenges_of(&self, person: PersonId) -> Vec<ChallengeId> {
        self.challenges.iter().filter(|(_, challenge)| challenge.from.id == person).map(|(&id, _)| id).collect()
    }

    fn games_of(&self, person: PersonId) -> usize {
        self.games.values().filter(|game| game.ended.is_none() && game.seat_of(person).is_some()).count()
    }

    fn challenge(&mut self, now: Now, from: VisitorId, person: &Person, mut terms: Terms, out: &mut Vec<Outcome>) {
        let is_kept = matches!(terms.pace, Pace::Days(_));
        if person.is_guest() && (terms.rated || is_kept) {
            return refuse(from, Refusal::Guest, out);
        }
        if self.challenges_of(person.id).len() >= self.limits.challenges
            || self.games_of(person.id) >= self.limits.games
        {
            return refuse(from, Refusal::TooMany, out);
        }
        if let Some(name) = &terms.to {
            // Whoever it is for has been here at least once.
            let folded = name.folded();
            let Some((&other, known)) = self.names.iter().find(|(_, known)| known.folded() == folded) else {
                return refuse(from, Refusal::Nobody, out);
            };
            if other == person.id {
                return refuse(from, Refusal::Own, out);
            }
            terms.to = Some(known.clone());
        }
        let id = self.next_challenge;
        self.next_challenge += 1;
        if !person.is_guest() {
            out.push(Outcome::Write(Write::Challenge { id, from: person.id, terms: Box::new(terms.clone()) }));
        }
        self.challenges.insert(id, Challenge { from: person.clone(), terms });
        self.tell_lobby(now);
    }

    /// Takes a challenge out.
    fn remove(&mut self, now: Now, id: ChallengeId, out: &mut Vec<Outcome>) -> Option<Challenge> {
        let challenge = self.challenges.remove(&id)?;
        if !challenge.from.is_guest() {
            out.push(Outcome::Write(Write::NoChallenge(id)));
        }
        self.tell_lobby(now);
        Some(challenge)
    }

    fn withdraw(&mut self, now: Now, person: &Person, id: ChallengeId, out: &mut Vec<Outcome>) {
        if self.challenges.get(&id).is_some_and(|challenge| challenge.from.id == person.id) {
            self.remove(now, id, out);
        }
    }

    fn decline(&mut self, now: Now, person: &Person, id: ChallengeId, out: &mut Vec<Outcome>) {
        let is_for = |challenge: &Challenge| challenge.terms.to.as_ref().is_some_and(|to| is_same(to, &person.name));
        if self.challenges.get(&id).is_some_and(is_for) {
            self.remove(now, id, out);
        }
    }

    fn accept(&mut self, now: Now, from: VisitorId, person: &Person, id: ChallengeId, out: &mut Vec<Outcome>) {
        let Some(challenge) = self.challenges.get(&id) else { return refuse(from, Refusal::Gone, out) };
        let terms = &challenge.terms;
        if challenge.from.id == person.id {
            return refuse(from, Refusal::Own, out);
        }
        if terms.to.as_ref().is_some_and(|to| !is_same(to, &person.name)) {
            return refuse(from, Refusal::Gone, out);
        }
        if person.is_guest() && (terms.rated || matches!(terms.pace, Pace::Days(_))) {
            return refuse(from, Refusal::Guest, out);
        }
        if self.games_of(person.id).max(self.games_of(challenge.from.id)) >= self.limits.games {
            return refuse(from, Refusal::TooMany, out);
        }
        let Some(Challenge { from: challenger, terms }) = self.remove(now, id, out) else { return };
        let challenger_begins = match terms.begins {
            Begins::Challenger => true,
            Begins::Opponent => false,
            Begins::Drawn => self.draw() % 2 == 0,
        };
        let (south, north) =
            if challenger_begins { (challenger, person.clone()) } else { (person.clone(), challenger) };
        self.begin(now, &terms, PerSeat { south, north }, None, out);
    }

    /// A game begins, South to move.
    fn begin(
        &mut self,
        now: Now,
        terms: &Terms,
        players: PerSeat<Person>,
        tournament: Option<(TournamentId, u32)>,
        out: &mut Vec<Outcome>,
    ) -> GameId {
        let id = self.next_game;
        self.next_game += 1;
        let new = NewGame {
            id,
            kind: terms.kind.clone(),
            players,
            first: Seat::South,
            pace: terms.pace,
            rated: terms.rated,
            delay: terms.delay,
            started: now.wall,
            tournament,
        };
        out.push(Outcome::Write(Write::Game(Box::new(new.clone()))));
        let mut game = LiveGame::new(new, now);
        for seat in Seat::BOTH {
            let id = game.terms.players[seat].id;
            if self.visitors.values().any(|visitor| visitor.person.id == id) {
                game.away[seat] = None;
            }
        }
        let people = game.terms.players.clone();
        self.games.insert(id, game);
        self.tell_lobby(now);
        let sits = |visitor: &Visitor| Seat::BOTH.iter().any(|&seat| people[seat].id == visitor.person.id);
        let there: Vec<VisitorId> =
            self.visitors.iter().filter(|(_, visitor)| sits(visitor)).map(|(&visitor, _)| visitor).collect();
        for visitor in there {
            self.sit(visitor, id, out);
        }
        id
    }

    /// A visitor sits down at a game, as a player or to watch.
    fn sit(&mut self, visitor: VisitorId, id: GameId, out: &mut Vec<Outcome>) {
        let Some(there) = self.visitors.get_mut(&visitor) else { return };
        there.at = Some(id);
        if let Some(view) = self.view(id, visitor) {
            out.push(Outcome::Tell(visitor, News::Game(Arc::new(view))));
            out.push(Outcome::Tell(visitor, News::Begins(id)));
        }
    }

    fn draw(&mut self) -> u64 {
        // SplitMix64: enough for who begins.
        self.chance = self.chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.chance ^ (self.chance >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn ban(&mut self, member: PersonId, out: &mut Vec<Outcome>) {
        out.push(Outcome::Write(Write::Ban(member)));
        let there = self.visitors.iter().filter(|(_, visitor)| visitor.person.id == member);
        out.extend(there.map(|(&visitor, _)| Outcome::Dismiss(visitor, Farewell::Banned)));
    }

    fn join(&mut self, now: Now, person: &Person, id: TournamentId, out: &mut Vec<Outcome>) {
        let Some(plan) = self.tournaments.get_mut(&id).filter(|plan| !plan.is_begun) else { return };
        match plan.people.iter().position(|there| there.id == person.id) {
            Some(place) => drop(plan.people.remove(place)),
            None => plan.people.push(person.clone()),
        }
        self.keep_plan(now, id, out);
    }

    fn plan(&mut self, now: Now, mut plan: Plan, out: &mut Vec<Outcome>) {
        plan.id = self.tournaments.keys().max().copied().unwrap_or(0).max(plan.id) + 1;
        let id = plan.id;
        self.tournaments.insert(id, plan);
        self.keep_plan(now, id, out);
    }

    fn start(&mut self, now: Now, id: TournamentId, out: &mut Vec<Outcome>) {
        let Some(plan) = self.tournaments.get_mut(&id).filter(|plan| !plan.is_begun && plan.people.len() > 1) else {
            return;
        };
        plan.is_begun = true;
        self.pair(now, id, out);
    }

    /// Begins the games of the next round, and keeps the plan.
    fn pair(&mut self, now: Now, id: TournamentId, out: &mut Vec<Outcome>) {
        let Some(mut plan) = self.tournaments.get(&id).cloned() else { return };
        let terms = Terms {
            kind: plan.kind.clone(),
            pace: plan.pace,
            begins: Begins::Challenger,
            rated: plan.people.iter().all(|person| !person.is_guest()),
            delay: 0,
            to: None,
        };
        let mut pairs = plan.next_round();
        for pair in &mut pairs {
            let find = |id: PersonId| plan.people.iter().find(|person| person.id == id).cloned();
            if let (Some(south), Some(north)) = (find(pair.players.0), pair.players.1.and_then(find)) {
                pair.game = Some(self.begin(now, &terms, PerSeat { south, north }, Some((id, pair.round)), out));
            }
        }
        plan.pairs.extend(pairs);
        self.tournaments.insert(id, plan);
        self.keep_plan(now, id, out);
    }

    fn keep_plan(&mut self, now: Now, id: TournamentId, out: &mut Vec<Outcome>) {
        if let Some(plan) = self.tournaments.get(&id) {
            out.push(Outcome::Write(Write::Tournament(Box::new(plan.clone()))));
            let view = Arc::new(table(plan));
            out.extend(self.visitors.keys().map(|&visitor| Outcome::Tell(visitor, News::Table(Arc::clone(&view)))));
        }
        self.tell_lobby(now);
    }

    /// The tables of the tournaments, for who has just come.
    #[must_use]
    pub fn tables(&self) -> Vec<TableView> {
        self.tournaments.values().map(table).collect()
    }

    fn rating(&self, person: PersonId, variant: &str) -> Option<u32> {
        self.ratings.get(&(person, variant.to_owned())).map(|rating| rating.points())
    }

    fn lobby(&self) -> LobbyView {
        let mut people: Vec<PersonLine> = Vec::new();
        for visitor in self.visitors.values() {
            if let Some(there) = people.iter_mut().find(|line| line.id == visitor.person.id) {
                there.seen = there.seen.max(visitor.seen);
                there.watches = there.watches.or(visitor.at);
                continue;
            }
            people.push(PersonLine {
                id: visitor.person.id,
                name: visitor.person.name.clone(),
                rating: self.rating(visitor.person.id, "oware"),
                plays: None,
                watches: visitor.at,
                seen: visitor.seen,
            });
        }
        let on: Vec<&LiveGame> = self.games.values().filter(|game| game.ended.is_none()).collect();
        for line in &mut people {
            let own = on.iter().filter(|game| !matches!(game.terms.pace, Pace::Days(_)));
            line.plays = own.filter(|game| game.seat_of(line.id).is_some()).map(|game| game.terms.id).next();
            line.watches = line.watches.filter(|&id| line.plays != Some(id));
        }
        people.sort_by_key(|line| line.name.folded());
        let challenge = |(&id, challenge): (&ChallengeId, &Challenge)| ChallengeLine {
            id,
            from: challenge.from.id,
            name: challenge.from.name.clone(),
            rating: self.rating(challenge.from.id, challenge.terms.kind.id()),
            terms: challenge.terms.clone(),
        };
        let game = |game: &&LiveGame| GameLine {
            id: game.terms.id,
            players: PerSeat::from_fn(|seat| {
                let person = &game.terms.players[seat];
                (person.id, person.name.clone())
            }),
            kind: game.terms.kind.clone(),
            pace: game.terms.pace,
            to_move: matches!(game.terms.pace, Pace::Days(_)).then(|| game.to_move()).flatten(),
        };
        LobbyView {
            club: self.name.clone(),
            people,
            challenges: self.challenges.iter().map(challenge).collect(),
            games: on.iter().map(game).collect(),
            tournaments: self.tournaments.values().map(line).collect(),
            best: self.best(),
            load: self.load,
        }
    }

    /// The best of each variant.
    fn best(&self) -> Vec<(String, Vec<(Name, u32, u32)>)> {
        let mut by_variant: BTreeMap<&str, Vec<(Name, u32, u32)>> = BTreeMap::new();
        for ((person, variant), rating) in &self.ratings {
            if let Some(name) = self.names.get(person) {
                let line = (name.clone(), rating.points(), rating.spread());
                by_variant.entry(variant).or_default().push(line);
            }
        }
        let best = |(variant, mut lines): (&str, Vec<(Name, u32, u32)>)| {
            lines.sort_by(|a, b| (b.1, &a.0).cmp(&(a.1, &b.0)));
            lines.truncate(BEST);
            (variant.to_owned(), lines)
        };
        by_variant.into_iter().map(best).collect()
    }
}

fn is_same(one: &Name, other: &Name) -> bool {
    one.folded() == other.folded()
}

fn refuse(visitor: VisitorId, why: Refusal, out: &mut Vec<Outcome>) {
    out.push(Outcome::Tell(visitor, News::Refused(why)));
}

fn line(plan: &Plan) -> TournamentLine {
    TournamentLine {
        id: plan.id,
        name: plan.name.clone(),
        format: plan.format,
        joined: plan.people.iter().map(|person| person.id).collect(),
        round: plan.round().filter(|_| plan.is_begun),
        is_over: plan.is_over(),
    }
}

fn table(plan: &Plan) -> TableView {
    let name = |id: PersonId| {
        let person = plan.people.iter().find(|person| person.id == id);
        person.map_or_else(|| Name::of_guest(0), |person| person.name.clone())
    };
    let row = |person: &Person| {
        let games = plan.results_of(person.id).count();
        let points = (plan.points_of(person.id), plan.tie_break_of(person.id));
        (person.name.clone(), points.0, points.1, games.try_into().unwrap_or(u32::MAX))
    };
    let pair = |pair: &tournament::Pair| Some((name(pair.players.0), name(pair.players.1?), pair.game, pair.points));
    let round = plan.round();
    TableView {
        line: line(plan),
        rows: plan.standing().into_iter().map(row).collect(),
        pairs: plan.pairs.iter().filter(|pair| Some(pair.round) == round).filter_map(pair).collect(),
        rounds: plan.rounds(),
    }
}
