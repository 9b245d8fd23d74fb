//! The state of the club: visitors, challenges, games and tournaments. The state is pure:
//! [`Club::update`] takes a request and the time, and returns data to write and updates to send, in
//! this order. It reads neither clocks nor files, so tests need no server.

mod challenges;
pub mod game;
mod holding;
mod lobby;
pub mod order;
mod playing;
mod refusal;
pub mod terms;
pub mod tournament;
pub mod view;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use awale_rules::{PerSeat, Seat};
use awale_study::progress::GlickoRating;
use game::{Due, LiveGame};
use order::{
    Challenge, ChallengeId, Decided, DisconnectReason, GameId, HostCommand, NewGame, News, Now,
    Order, Outcome, Pace, Person, PersonId, Refusal, Terms, VisitorId, Write,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use tournament::{Plan, TournamentId};

use crate::names::Name;
use crate::settings::Limits;

/// Delay before changes of the lobby are sent, so that several changes need one update.
const GATHERED: Duration = Duration::from_millis(150);
/// Maximum time for which a finished game remains in memory while visitors look at its board.
const STAYS: Duration = Duration::from_secs(3600);
/// Interval of the removal of finished games and of old times of chat lines.
const SWEPT: Duration = Duration::from_secs(60);
/// Maximum number of names in the list of the best of a variant.
const BEST: usize = 10;

/// A session that has entered the club.
#[derive(Clone, Debug)]
struct Visitor {
    person: Person,
    /// The game on the visitor's screen.
    at: Option<GameId>,
    /// The time of the last key press, since the club was opened.
    seen: Duration,
    lag: Duration,
}

#[derive(Clone, Debug)]
struct OpenChallenge {
    from: Person,
    challenge: Challenge,
}

#[derive(Debug)]
pub struct Club {
    name: String,
    limits: Limits,
    visitors: BTreeMap<VisitorId, Visitor>,
    challenges: BTreeMap<ChallengeId, OpenChallenge>,
    games: BTreeMap<GameId, LiveGame>,
    ratings: HashMap<(PersonId, String), GlickoRating>,
    /// The names of all members, and of the guests who are in the club.
    names: HashMap<PersonId, Name>,
    muted: HashSet<(PersonId, PersonId)>,
    tournaments: BTreeMap<TournamentId, Plan>,
    /// Tournaments whose list of players has changed since the last update of the lobby.
    joined: BTreeSet<TournamentId>,
    /// For each person, the times of their recent lines of chat, to limit their number.
    said: HashMap<PersonId, VecDeque<Duration>>,
    next_game: GameId,
    next_tournament: TournamentId,
    next_challenge: ChallengeId,
    chance: StdRng,
    /// Engine jobs that wait in the pool.
    load: usize,
    /// The time of the next update of the lobby; `None` if nothing has changed.
    lobby_due: Option<Duration>,
    /// The time at which the clocks were paused because a write failed.
    paused: Option<Duration>,
    swept: Duration,
    /// The time of the current request.
    now: Now,
    /// The outcomes of the current request so far.
    outcomes: Vec<Outcome>,
}

/// The state that the store has kept from before the start of the club.
#[derive(Debug, Default)]
pub struct Memory {
    /// The unfinished games.
    pub games: Vec<LiveGame>,
    pub challenges: Vec<(ChallengeId, Person, Challenge)>,
    /// All members, that is everybody with a registered name.
    pub members: Vec<Person>,
    pub ratings: Vec<(PersonId, String, GlickoRating)>,
    /// Pairs: the first person has muted the second.
    pub muted: Vec<(PersonId, PersonId)>,
    /// The unfinished tournaments.
    pub tournaments: Vec<Plan>,
    /// The number of the next game.
    pub next_game: GameId,
    /// The number of the next tournament. Finished tournaments, which are not in `tournaments`,
    /// keep their numbers.
    pub next_tournament: TournamentId,
}

impl Club {
    /// Makes a club with the stored state. All random choices derive from `seed`.
    #[must_use]
    pub fn new(name: String, limits: Limits, memory: Memory, seed: u64) -> Club {
        let Memory {
            games,
            challenges,
            members,
            ratings,
            muted,
            tournaments,
            next_game,
            next_tournament,
        } = memory;
        let next_challenge = challenges.iter().map(|(id, ..)| id + 1).max().unwrap_or(1);
        Club {
            name,
            limits,
            visitors: BTreeMap::new(),
            challenges: challenges
                .into_iter()
                .map(|(id, from, challenge)| (id, OpenChallenge { from, challenge }))
                .collect(),
            games: games
                .into_iter()
                .map(|game| (game.setup.id, game))
                .collect(),
            ratings: ratings
                .into_iter()
                .map(|(person, variant, rating)| ((person, variant), rating))
                .collect(),
            names: members
                .into_iter()
                .map(|person| (person.id, person.name))
                .collect(),
            muted: muted.into_iter().collect(),
            tournaments: tournaments
                .into_iter()
                .map(|plan| (plan.id, plan))
                .collect(),
            joined: BTreeSet::new(),
            said: HashMap::new(),
            next_game: next_game.max(1),
            next_tournament: next_tournament.max(1),
            next_challenge,
            chance: StdRng::seed_from_u64(seed),
            load: 0,
            lobby_due: None,
            paused: None,
            swept: Duration::ZERO,
            now: Now::default(),
            outcomes: Vec::new(),
        }
    }

    /// Handles a request of a visitor, and returns what to write and to send.
    #[must_use]
    pub fn update(&mut self, now: Now, from: VisitorId, order: Order) -> Vec<Outcome> {
        self.advance(now);
        self.obey(from, order);
        mem::take(&mut self.outcomes)
    }

    fn obey(&mut self, from: VisitorId, order: Order) {
        if let Order::Come(person) = order {
            return self.come(from, &person);
        }
        let Some(visitor) = self.visitors.get_mut(&from) else {
            return;
        };
        let person = visitor.person.clone();
        match order {
            Order::Come(_) => {}
            Order::Go => self.go(from),
            Order::Active => visitor.seen = self.now.up,
            Order::Lag(lag) => visitor.lag = lag,
            Order::Challenge(challenge) => self.challenge(from, &person, challenge),
            Order::Withdraw(id) => self.withdraw(&person, id),
            Order::Decline(id) => self.decline(&person, id),
            Order::Accept(id) => self.accept(from, &person, id),
            Order::Game(id, request) => self.request(from, &person, id, request),
            Order::Join(id) => self.join(&person, id),
        }
    }

    /// Handles a command of a host.
    #[must_use]
    pub fn govern(&mut self, now: Now, command: HostCommand) -> (Decided, Vec<Outcome>) {
        self.advance(now);
        let decided = match command {
            HostCommand::Plan(plan) => self.plan(plan),
            HostCommand::Start(id) => self.start(id),
            HostCommand::Ban(member) => {
                self.write(Write::Ban(member));
                self.send_home(member);
                Decided::Done
            }
        };
        (decided, mem::take(&mut self.outcomes))
    }

    /// Applies changes that another program made to members in the store. A banned member is
    /// disconnected; a renamed member has the new name immediately.
    #[must_use]
    pub fn members_changed(&mut self, now: Now, members: Vec<(Person, bool)>) -> Vec<Outcome> {
        self.advance(now);
        for (person, is_banned) in members {
            if is_banned {
                self.send_home(person.id);
            }
            for (&visitor, there) in self
                .visitors
                .iter_mut()
                .filter(|(_, there)| there.person.id == person.id)
            {
                if there.person != person {
                    there.person = person.clone();
                    self.outcomes
                        .push(Outcome::Tell(visitor, News::Hello(person.clone())));
                }
            }
            if self.names.get(&person.id) != Some(&person.name) {
                self.names.insert(person.id, person.name);
                self.tell_lobby();
            }
        }
        mem::take(&mut self.outcomes)
    }

    /// Returns a game that goes on or has recently ended.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&LiveGame> {
        self.games.get(&id)
    }

    /// Handles the passing of time: clocks that run out, and delayed updates of the lobby.
    #[must_use]
    pub fn pass(&mut self, now: Now) -> Vec<Outcome> {
        self.advance(now);
        mem::take(&mut self.outcomes)
    }

    /// Pauses all clocks, because a write failed.
    pub const fn pause(&mut self, now: Now) {
        self.paused = Some(now.up);
    }

    /// Continues all clocks from the times that they had when they were paused.
    #[must_use]
    pub fn resume(&mut self, now: Now) -> Vec<Outcome> {
        let Some(paused) = self.paused.take() else {
            return Vec::new();
        };
        let stood = now.up.saturating_sub(paused);
        let going: Vec<GameId> = self
            .games
            .values()
            .filter(|game| game.ended.is_none())
            .map(|game| game.setup.id)
            .collect();
        for id in going {
            if let Some(game) = self.games.get_mut(&id) {
                game.since += stood;
                game.since_wall += i64::try_from(stood.as_millis()).unwrap_or(0);
                let state = Write::state_of(game);
                self.write(state);
            }
            self.tell_game(id);
        }
        self.advance(now);
        mem::take(&mut self.outcomes)
    }

    fn advance(&mut self, now: Now) {
        self.now = now;
        if self.paused.is_none() {
            self.flag();
        }
        if now.up >= self.swept + SWEPT {
            self.swept = now.up;
            let visitors = &self.visitors;
            let sits = |id: GameId| visitors.values().any(|visitor| visitor.at == Some(id));
            self.games.retain(|&id, game| {
                game.over_since
                    .is_none_or(|over| now.up < over + STAYS && sits(id) || now.up < over + SWEPT)
            });
            self.said
                .retain(|_, times| times.back().is_some_and(|&last| now.up < last + SWEPT));
        }
        if self.lobby_due.is_some_and(|due| due <= now.up) {
            self.lobby_due = None;
            for id in mem::take(&mut self.joined) {
                self.write_plan(id);
            }
            let view = Arc::new(self.lobby());
            self.tell_all(&News::Lobby(view));
        }
    }

    /// Returns the time at which [`pass`](Club::pass) must be called next, if nothing else happens
    /// before.
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
        let running = self.paused.is_none();
        self.games
            .values()
            .filter(|_| running)
            .filter_map(due)
            .chain(self.lobby_due)
            .min()
    }

    /// Whether the clock of a game runs. The hub then stores the time regularly, so that clocks are
    /// right after a crash.
    #[must_use]
    pub fn runs_clocks(&self) -> bool {
        self.games
            .values()
            .any(|game| game.clocks.is_some() && game.ended.is_none())
    }

    /// Sets the number of engine jobs that wait in the pool.
    pub fn set_load(&mut self, now: Now, load: usize) {
        self.now = now;
        if (self.load == 0) != (load == 0) {
            self.tell_lobby();
        }
        self.load = load;
    }

    fn tell_lobby(&mut self) {
        self.lobby_due.get_or_insert(self.now.up + GATHERED);
    }

    fn write(&mut self, write: Write) {
        self.outcomes.push(Outcome::Write(write));
    }

    fn tell(&mut self, visitor: VisitorId, news: News) {
        self.outcomes.push(Outcome::Tell(visitor, news));
    }

    fn tell_all(&mut self, news: &News) {
        self.outcomes.extend(
            self.visitors
                .keys()
                .map(|&visitor| Outcome::Tell(visitor, news.clone())),
        );
    }

    fn refuse(&mut self, visitor: VisitorId, why: Refusal) {
        self.tell(visitor, News::Refused(why));
    }

    fn come(&mut self, from: VisitorId, person: &Person) {
        let sessions = self
            .visitors
            .values()
            .filter(|visitor| visitor.person.id == person.id)
            .count();
        if sessions >= self.limits.sessions_per_member {
            return self
                .outcomes
                .push(Outcome::Dismiss(from, DisconnectReason::TooMany));
        }
        self.names.insert(person.id, person.name.clone());
        let visitor = Visitor {
            person: person.clone(),
            at: None,
            seen: self.now.up,
            lag: Duration::ZERO,
        };
        self.visitors.insert(from, visitor);
        // A new visitor immediately sees the lobby, then the board of their only urgent game, if
        // any.
        let lobby = Arc::new(self.lobby());
        self.tell(from, News::Lobby(lobby));
        self.tell_lobby();
        self.note_away(person.id, None);
        let urgent = |game: &&LiveGame| game.seat_of(person.id).is_some() && game.ended.is_none();
        let urgent: Vec<GameId> = self
            .games
            .values()
            .filter(urgent)
            .filter(|game| !matches!(game.setup.terms.pace, Pace::Days(_)))
            .map(|game| game.setup.id)
            .collect();
        if let [id] = urgent[..] {
            self.sit(from, id);
        }
        // Input counts only after this update. Until then no key can reach the lobby while the
        // board of a game is still being sent.
        self.tell(from, News::Hello(person.clone()));
    }

    fn go(&mut self, from: VisitorId) {
        let Some(visitor) = self.visitors.remove(&from) else {
            return;
        };
        if let Some(id) = visitor.at {
            self.tell_game(id);
        }
        let person = visitor.person;
        if !self
            .visitors
            .values()
            .any(|other| other.person.id == person.id)
        {
            self.note_away(person.id, Some(self.now.up));
            if person.is_guest() {
                self.names.remove(&person.id);
                let gone: Vec<ChallengeId> = self.challenges_of(person.id);
                for id in gone {
                    self.challenges.remove(&id);
                }
            }
        }
        self.tell_lobby();
    }

    /// Begins a game, with South to move, and opens its board for players who are in the club.
    fn begin(
        &mut self,
        terms: Terms,
        players: PerSeat<Person>,
        tournament: Option<(TournamentId, u32)>,
    ) -> GameId {
        let id = self.next_game;
        self.next_game += 1;
        let new = NewGame {
            id,
            terms,
            players,
            started: self.now.wall,
            tournament,
        };
        self.write(Write::Game(Box::new(new.clone())));
        let mut game = LiveGame::new(new, self.now);
        for seat in Seat::BOTH {
            let id = game.setup.players[seat].id;
            if self
                .visitors
                .values()
                .any(|visitor| visitor.person.id == id)
            {
                game.away[seat] = None;
            }
        }
        let people = game.setup.players.clone();
        self.games.insert(id, game);
        self.tell_lobby();
        let sits = |visitor: &Visitor| {
            Seat::BOTH
                .iter()
                .any(|&seat| people[seat].id == visitor.person.id)
        };
        let there: Vec<VisitorId> = self
            .visitors
            .iter()
            .filter(|(_, visitor)| sits(visitor))
            .map(|(&visitor, _)| visitor)
            .collect();
        for visitor in there {
            self.sit(visitor, id);
        }
        id
    }

    /// Opens the board of a game for a visitor, as a player or to watch.
    fn sit(&mut self, visitor: VisitorId, id: GameId) {
        let Some(there) = self.visitors.get_mut(&visitor) else {
            return;
        };
        there.at = Some(id);
        if let Some(view) = self.view(id, visitor) {
            self.tell(visitor, News::Game(Arc::new(view)));
            self.tell(visitor, News::Begins(id));
        }
    }

    fn send_home(&mut self, member: PersonId) {
        let there = self
            .visitors
            .iter()
            .filter(|(_, visitor)| visitor.person.id == member);
        self.outcomes
            .extend(there.map(|(&visitor, _)| Outcome::Dismiss(visitor, DisconnectReason::Banned)));
    }
}

fn is_same(one: &Name, other: &Name) -> bool {
    one.folded() == other.folded()
}
