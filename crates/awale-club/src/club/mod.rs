//! The state of the club: visitors, challenges, games and tournaments. The state is pure:
//! [`Club::handle_request`] takes a request and the time; then [`Club::take_effects`] returns data
//! to write and updates to send, in this order. A [`Club`] reads neither clocks nor files, so tests
//! need no server.

mod challenges;
mod disconnect_reason;
mod door;
mod game;
mod hosting;
mod lag_and_rated_limits;
mod lobby;
mod people_and_challenges;
mod playing;
mod prelude;
mod protocol;
mod refusal;
mod tournament;
mod tournament_hosting;
mod view;

use crate::prelude::*;

use awale_rules::{Game, Settlement};
use awale_study::{catalogue::GameKind, progress::GlickoRating};
use awale_words::text::compose_accents;
use lag_and_rated_limits::{LagQuota, PersonPair};
use rand::{SeedableRng, rngs::StdRng};

pub use self::{
    disconnect_reason::*, door::*, game::*, people_and_challenges::*, protocol::*, refusal::*,
    tournament::*, view::*,
};

/// The result of a request: the reason if it is refused.
type Result<T = (), E = Refusal> = std::result::Result<T, E>;

/// Delay before changes of the lobby are sent, so that several changes need one update.
const LOBBY_UPDATE_DELAY: Duration = Duration::from_millis(150);
/// Delay per visitor for changes that can wait, such as arrivals. An update costs time for each
/// visitor, so this limits the cost per second.
const LOBBY_DELAY_PER_VISITOR: Duration = Duration::from_millis(5);
/// Maximum time for which a finished game remains in memory while visitors look at its board.
const FINISHED_GAME_TIMEOUT: Duration = Duration::from_secs(3600);
/// Interval of the removal of old data: finished games, expired challenges, old times of chat
/// lines.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// Number of recent round-trip times that are kept for each visitor. The shortest one counts as the
/// lag.
const MAX_RECENT_ROUND_TRIPS: usize = 8;
/// Maximum number of names in the list of the best players of a variant.
const MAX_BEST_PLAYERS: usize = 10;

/// A visit that has entered the club.
#[derive(Debug)]
struct ClubVisitor {
    person: Person,
    /// The game on the visitor's screen.
    game_on_screen: Option<GameId>,
    /// The time of the last key press, as a time since the start of the club.
    last_key_press: Duration,
    /// The last round-trip times, the newest first. A client can only lengthen the shortest one by
    /// delaying all its answers, so that one counts as the lag.
    round_trip_times: VecDeque<Duration>,
    address: IpAddr,
}

#[derive(Debug)]
pub struct Club {
    name: String,
    limits: ClubLimits,
    visitors: BTreeMap<VisitorId, ClubVisitor>,
    challenges: BTreeMap<ChallengeId, OpenChallenge>,
    games: BTreeMap<GameId, LiveGame>,
    ratings: HashMap<(PersonId, String), GlickoRating>,
    /// Recent rated games, without those of tournaments, each with the Unix time in milliseconds at
    /// which it ended.
    recent_rated_game_ends: Vec<(PersonPair, i64)>,
    /// The names of all members, and of the guests who are in the club.
    names: HashMap<PersonId, Name>,
    muted_pairs: HashSet<(PersonId, PersonId)>,
    tournaments: BTreeMap<TournamentId, ClubTournament>,
    pub door: Door,
    /// Tournaments whose list of players has changed since the last update of the lobby.
    tournaments_with_changed_players: BTreeSet<TournamentId>,
    /// For each person, the times of their recent lines of chat, to limit their number.
    chat_times: HashMap<PersonId, VecDeque<Duration>>,
    next_game_id: GameId,
    next_tournament_id: TournamentId,
    next_challenge_id: ChallengeId,
    rng: StdRng,
    /// The number of engine jobs that wait in the pool.
    waiting_job_count: usize,
    /// The time of the next update of the lobby; `None` if nothing has changed.
    next_lobby_update: Option<Duration>,
    /// The time at which the clocks were paused because a write failed.
    clocks_paused_at: Option<Duration>,
    last_sweep: Duration,
    /// The time of the current request.
    now: ClubTime,
    /// The changes to write and the updates to send after the last requests.
    effects: Vec<ClubEffect>,
}

/// The state of the club that the store has kept from the last run.
#[derive(Debug, Default)]
pub struct ClubSnapshot {
    /// The unfinished games.
    pub unfinished_games: Vec<LiveGame>,
    pub items: Vec<StoredItem>,
    /// The names of all members.
    pub names: HashMap<PersonId, Name>,
    /// The rated games of the last day, without those of tournaments, each with the Unix time in
    /// milliseconds at which it ended.
    pub recent_rated_game_ends: Vec<(PersonPair, i64)>,
    /// All tournaments, also those that are over.
    pub tournaments: Vec<ClubTournament>,
    /// The number of the next game.
    pub next_game_id: GameId,
    /// The number of the next tournament.
    pub next_tournament_id: TournamentId,
}

impl Club {
    /// Makes a club with the stored state. All random choices derive from `seed`.
    pub fn new(name: String, limits: ClubLimits, snapshot: ClubSnapshot, seed: u64) -> Club {
        let mut club = Club {
            name,
            limits,
            visitors: BTreeMap::new(),
            challenges: BTreeMap::new(),
            games: snapshot
                .unfinished_games
                .into_iter()
                .map(|game| (game.setup.id, game))
                .collect(),
            ratings: HashMap::new(),
            recent_rated_game_ends: snapshot.recent_rated_game_ends,
            names: snapshot.names,
            muted_pairs: HashSet::new(),
            tournaments: snapshot
                .tournaments
                .into_iter()
                .map(|tournament| (tournament.id, tournament))
                .collect(),
            door: Door::default(),
            tournaments_with_changed_players: BTreeSet::new(),
            chat_times: HashMap::new(),
            next_game_id: snapshot.next_game_id.max(1),
            next_tournament_id: snapshot.next_tournament_id.max(1),
            next_challenge_id: 1,
            rng: StdRng::seed_from_u64(seed),
            waiting_job_count: 0,
            next_lobby_update: None,
            clocks_paused_at: None,
            last_sweep: Duration::ZERO,
            now: ClubTime::default(),
            effects: Vec::new(),
        };
        for item in snapshot.items {
            match item {
                StoredItem::OpenChallenge(mut open) => {
                    // The member may have been renamed since the challenge was made, so the current
                    // name is used.
                    open.from.name = club
                        .names
                        .get(&open.from.id)
                        .unwrap_or(&open.from.name)
                        .clone();
                    club.next_challenge_id = club.next_challenge_id.max(open.id + 1);
                    club.challenges.insert(open.id, open);
                }
                StoredItem::Door(settings) => club.door.settings = settings,
                StoredItem::Ban(_) => {}
                StoredItem::Mute(one, other) => drop(club.muted_pairs.insert((one, other))),
                StoredItem::Rating(person, variant, rating) => {
                    club.ratings.insert((person, variant), rating);
                }
            }
        }
        club
    }

    /// Removes and returns the changes to write and the updates to send after the last requests.
    pub fn take_effects(&mut self) -> Vec<ClubEffect> {
        mem::take(&mut self.effects)
    }

    /// Handles an event of a visit.
    pub fn handle_visit_event(&mut self, now: ClubTime, from: VisitorId, event: VisitEvent) {
        self.tick(now);
        let Some(visitor) = self.visitors.get_mut(&from) else {
            return;
        };
        match event {
            VisitEvent::Ended => self.remove_visitor(from),
            VisitEvent::KeyPressed => visitor.last_key_press = self.now.uptime,
            VisitEvent::RoundTripTime(trip) => {
                visitor
                    .round_trip_times
                    .truncate(MAX_RECENT_ROUND_TRIPS - 1);
                visitor.round_trip_times.push_front(trip);
            }
        }
    }

    /// Handles a request of a visitor.
    pub fn handle_request(&mut self, now: ClubTime, from: VisitorId, request: VisitorRequest) {
        self.tick(now);
        if let Err(why) = self.carry_out_request(from, request) {
            self.send_update(from, ClubUpdate::Refused(why));
        }
    }

    fn carry_out_request(&mut self, from: VisitorId, request: VisitorRequest) -> Result {
        let Some(visitor) = self.visitors.get(&from) else {
            return Ok(());
        };
        let person = visitor.person.clone();
        match request {
            VisitorRequest::MakeChallenge(challenge) => {
                self.make_challenge(from, &person, challenge)?;
            }
            VisitorRequest::RemoveChallenge(id) => {
                self.remove_challenges(|open| {
                    open.id == id
                        && (open.from.id == person.id
                            || open.challenge.is_addressed_to(&person.name))
                });
            }
            VisitorRequest::AcceptChallenge(id) => self.accept_challenge(&person, id, None)?,
            VisitorRequest::RedeemCode(code) => {
                self.expire_challenges();
                self.accept_challenge(
                    &person,
                    self.challenges
                        .values()
                        .find(|open| open.challenge.link_code() == Some(code.as_str()))
                        .ok_or(Refusal::NoChallengeWithLink)?
                        .id,
                    Some(&code),
                )?;
            }
            VisitorRequest::Game(id, request) => {
                self.handle_game_request(from, &person, id, request)?;
            }
            // A person joins before the tournament begins, or returns after withdrawing.
            VisitorRequest::JoinTournament(id) => {
                let tournament = self
                    .tournaments
                    .get_mut(&id)
                    .filter(|tournament| !tournament.is_over())
                    .ok_or(Refusal::NoLongerExists)?;
                if tournament.is_begun {
                    tournament
                        .entrant(person.id)
                        .ok_or(Refusal::TournamentBegun)?;
                    tournament.add_entrant(person)?;
                    self.begin_round_if_due(id);
                } else {
                    tournament.add_entrant(person)?;
                    // Many players may join at a time; the change is written once, with the next
                    // update of the lobby.
                    self.tournaments_with_changed_players.insert(id);
                    self.schedule_lobby_update();
                }
            }
            VisitorRequest::LeaveTournament(id) => self.withdraw_player(person.id, id),
            // With `RoundStartMode::Ready`, the next round begins as soon as all other players are
            // ready too.
            VisitorRequest::ReadyForRound(id) => {
                if let Some(tournament) = self.tournaments.get_mut(&id)
                    && tournament.current_game_of(person.id).is_none()
                    && let Some(entrant) = tournament.entrant_mut(person.id)
                {
                    entrant.is_ready = true;
                    self.begin_round_if_due(id);
                }
            }
        }
        Ok(())
    }

    /// Sets the name of a new or known member, and informs the member's visits.
    pub fn set_member_name(&mut self, now: ClubTime, person: &Person) {
        self.tick(now);
        for (&visitor, there) in &mut self.visitors {
            if there.person.id == person.id {
                there.person = person.clone();
                self.effects.push(ClubEffect::SendUpdate(
                    visitor,
                    ClubUpdate::Identity(person.clone()),
                ));
            }
        }
        self.names.insert(person.id, person.name.clone());
        self.schedule_lobby_update();
    }

    /// Returns a game that goes on or has recently ended.
    pub fn game(&self, id: GameId) -> Option<&LiveGame> {
        self.games.get(&id)
    }

    /// Pauses all clocks, because a write failed.
    pub const fn pause_clocks(&mut self, now: ClubTime) {
        self.clocks_paused_at = Some(now.uptime);
    }

    /// Continues all clocks from the times that they had when they were paused.
    pub fn resume_clocks(&mut self, now: ClubTime) {
        let Some(paused_at) = self.clocks_paused_at.take() else {
            return;
        };
        let pause_duration = now.uptime.saturating_sub(paused_at);
        for id in self.game_ids(|game| !game.is_over()) {
            if let Some(game) = self.games.get_mut(&id) {
                game.turn_began += pause_duration;
                game.turn_began_unix_ms += i64::try_from(pause_duration.as_millis()).unwrap_or(0);
                let store_op = StoreOp::save_game(game);
                self.add_store_op(store_op);
            }
            self.send_game_to_viewers(id);
        }
        self.tick(now);
    }

    /// Handles the passing of time: clocks that run out, old data to remove, and delayed updates of
    /// the lobby.
    pub fn tick(&mut self, now: ClubTime) {
        self.now = now;
        if self.clocks_paused_at.is_none() {
            let is_late = |game: &LiveGame| {
                let deadline = self.move_deadline_of(game);
                deadline.is_some_and(|deadline| deadline <= self.now.uptime)
            };
            for id in self.game_ids(is_late) {
                self.withdraw_absent_player(id);
                self.change_game(id, LiveGame::lose_on_time);
            }
        }
        if now.uptime >= self.last_sweep + SWEEP_INTERVAL {
            self.last_sweep = now.uptime;
            self.games.retain(|&id, game| {
                let timeout = if self
                    .visitors
                    .values()
                    .any(|there| there.game_on_screen == Some(id))
                {
                    FINISHED_GAME_TIMEOUT
                } else {
                    SWEEP_INTERVAL
                };
                game.ended_at
                    .is_none_or(|over| now.uptime < over.uptime + timeout)
            });
            // Older games no longer count for the limit.
            self.recent_rated_game_ends
                .retain(|(_, over)| *over > now.unix_ms - DAY_MS);
            self.expire_challenges();
            self.chat_times.retain(|_, times| {
                times
                    .back()
                    .is_some_and(|&last| now.uptime < last + SWEEP_INTERVAL)
            });
        }
        if self.next_lobby_update.is_some_and(|due| due <= now.uptime) {
            self.next_lobby_update = None;
            for id in mem::take(&mut self.tournaments_with_changed_players) {
                self.write_and_send_tournament(id);
            }
            self.send_update_to_all(&ClubUpdate::Lobby(Arc::new(self.lobby_view())));
        }
    }

    /// Returns the time at which [`tick`](Club::tick) must be called next, if nothing else happens
    /// before; `None` if it need not be called.
    pub fn next_tick_time(&self) -> Option<Duration> {
        self.games
            .values()
            .filter(|_| self.clocks_paused_at.is_none())
            .filter_map(|game| self.move_deadline_of(game))
            .chain(self.next_lobby_update)
            .min()
    }

    /// Whether the clock of a game runs. The hub then stores the time regularly, so that clocks are
    /// right after a crash.
    pub fn is_any_clock_running(&self) -> bool {
        self.unfinished_games().any(|game| game.clocks.is_some())
    }

    /// Sets the number of engine jobs that wait in the pool.
    pub fn set_waiting_job_count(&mut self, now: ClubTime, waiting_job_count: usize) {
        self.now = now;
        if (self.waiting_job_count == 0) != (waiting_job_count == 0) {
            self.schedule_slow_lobby_update();
        }
        self.waiting_job_count = waiting_job_count;
    }

    fn visits_of(&self, person: PersonId) -> impl Iterator<Item = &ClubVisitor> {
        self.visitors
            .values()
            .filter(move |visitor| visitor.person.id == person)
    }

    /// Returns the numbers of the visits for which the predicate is true.
    fn visitor_ids(&self, is_selected: impl Fn(&ClubVisitor) -> bool) -> Vec<VisitorId> {
        self.visitors
            .iter()
            .filter(|(_, visitor)| is_selected(visitor))
            .map(|(&id, _)| id)
            .collect()
    }

    /// Returns the numbers of the games for which the predicate is true.
    fn game_ids(&self, is_selected: impl Fn(&LiveGame) -> bool) -> Vec<GameId> {
        self.games
            .iter()
            .filter(|(_, game)| is_selected(game))
            .map(|(&id, _)| id)
            .collect()
    }

    fn is_in_club(&self, person: PersonId) -> bool {
        self.visits_of(person).next().is_some()
    }

    fn unfinished_games(&self) -> impl Iterator<Item = &LiveGame> {
        self.games.values().filter(|game| !game.is_over())
    }

    fn schedule_lobby_update(&mut self) {
        self.schedule_lobby_update_in(LOBBY_UPDATE_DELAY);
    }

    /// Schedules an update of the lobby for a change that can wait.
    fn schedule_slow_lobby_update(&mut self) {
        self.schedule_lobby_update_in(
            LOBBY_UPDATE_DELAY.max(
                LOBBY_DELAY_PER_VISITOR * u32::try_from(self.visitors.len()).unwrap_or(u32::MAX),
            ),
        );
    }

    fn schedule_lobby_update_in(&mut self, delay: Duration) {
        let update_time = self.now.uptime + delay;
        self.next_lobby_update = self
            .next_lobby_update
            .min(Some(update_time))
            .or(Some(update_time));
    }

    fn add_store_op(&mut self, operation: StoreOp) {
        self.effects.push(ClubEffect::WriteToStore(operation));
    }

    /// Sends an update to a visitor.
    pub fn send_update(&mut self, visitor: VisitorId, update: ClubUpdate) {
        self.effects.push(ClubEffect::SendUpdate(visitor, update));
    }

    /// Sends an update to all visitors.
    pub fn send_update_to_all(&mut self, update: &ClubUpdate) {
        self.effects.extend(
            self.visitors
                .keys()
                .map(|&visitor| ClubEffect::SendUpdate(visitor, update.clone())),
        );
    }

    /// Lets a visitor in, or disconnects the visitor if the person has too many visits.
    pub fn let_visitor_in(
        &mut self,
        now: ClubTime,
        from: VisitorId,
        person: &Person,
        address: IpAddr,
    ) {
        self.tick(now);
        if self.visits_of(person.id).count() >= self.limits.visits_per_member {
            self.effects.push(ClubEffect::DisconnectVisitor(
                from,
                DisconnectReason::TooManyVisits,
            ));
            return;
        }
        self.names.insert(person.id, person.name.clone());
        self.visitors.insert(
            from,
            ClubVisitor {
                person: person.clone(),
                game_on_screen: None,
                last_key_press: self.now.uptime,
                round_trip_times: VecDeque::new(),
                address,
            },
        );
        // A new visitor immediately sees the lobby, then the board of their unfinished game without
        // days per move, if there is exactly one.
        self.send_lobby(from);
        for tournament in self.shown_tournaments().into_iter().cloned().collect_vec() {
            self.send_update(from, ClubUpdate::Tournament(Arc::new(tournament)));
        }
        self.schedule_slow_lobby_update();
        self.set_away_in_games(person.id, None);
        let is_urgent = |game: &LiveGame| !game.is_over() && !game.has_days_per_move();
        if let [id] = self.game_ids(|game| is_urgent(game) && game.seat_of(person.id).is_some())[..]
        {
            self.open_board(from, id);
        }
        // Input counts only after this update. Until then no key can reach the lobby while the
        // board of a game is still being sent.
        self.send_update(from, ClubUpdate::Identity(person.clone()));
    }

    fn remove_visitor(&mut self, from: VisitorId) {
        let Some(visitor) = self.visitors.remove(&from) else {
            return;
        };
        if let Some(id) = visitor.game_on_screen {
            self.send_game_to_viewers(id);
        }
        let person = visitor.person;
        if !self.is_in_club(person.id) {
            self.set_away_in_games(person.id, Some(self.now.uptime));
            if person.is_guest() {
                self.names.remove(&person.id);
                self.challenges.retain(|_, open| open.from.id != person.id);
            }
        }
        self.schedule_slow_lobby_update();
    }

    /// Begins a game, with South to move, and opens its board for players who are in the club. The
    /// game is casual if the players have reached the limit of rated games.
    fn begin_game(
        &mut self,
        terms: GameTerms,
        players: PerSeat<Person>,
        tournament_and_round: Option<(TournamentId, u32)>,
    ) -> GameId {
        let id = self.next_game_id;
        self.next_game_id += 1;
        let mut setup = ClubGameSetup {
            id,
            terms,
            players,
            started_unix_ms: self.now.unix_ms,
            tournament: tournament_and_round,
        };
        setup.terms.rated &= tournament_and_round.is_some() || !self.is_at_rated_game_limit(&setup);
        let mut game = LiveGame::new(setup, self.now);
        for seat in Seat::BOTH {
            game.away_since[seat].take_if(|_| self.is_in_club(game.setup.players[seat].id));
        }
        let player_visits = self.visitor_ids(|there| game.seat_of(there.person.id).is_some());
        self.games.insert(id, game);
        self.store_game(id);
        self.schedule_slow_lobby_update();
        for visitor in player_visits {
            self.open_board(visitor, id);
        }
        id
    }

    /// Opens the board of a game for a visitor, as a player or to watch.
    fn open_board(&mut self, visitor: VisitorId, id: GameId) {
        let Some(club_visitor) = self.visitors.get_mut(&visitor) else {
            return;
        };
        club_visitor.game_on_screen = Some(id);
        if let Some(view) = self.game_view(id, visitor) {
            self.send_update(visitor, ClubUpdate::OpenBoard(Arc::new(view)));
        }
    }
}
