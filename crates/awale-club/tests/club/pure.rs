//! The club without a network: orders in, outcomes out, at times that the test gives.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use awale_club::club::order::{
    Begins, Decree, Farewell, GameId, News, Now, Order, Outcome, Pace, Person, Refusal, Terms, VisitorId, Wish, Write,
};
use awale_club::club::tournament::{Format, Plan};
use awale_club::club::view::{GameView, LobbyView, TableView};
use awale_club::club::{Club, Memory};
use awale_club::names::Name;
use awale_club::settings::Limits;
use awale_club::store::words::kind_of_id;
use awale_rules::{Game, Pit, Seat, Settlement};
use awale_study::catalogue::AnyMove;

/// A club, what time it is, and what each visitor was told last.
struct Desk {
    club: Club,
    now: Now,
    lobbies: HashMap<VisitorId, Arc<LobbyView>>,
    games: HashMap<VisitorId, Arc<GameView>>,
    tables: HashMap<VisitorId, Arc<TableView>>,
    begun: HashMap<VisitorId, GameId>,
    refused: HashMap<VisitorId, Refusal>,
    dismissed: HashMap<VisitorId, Farewell>,
    writes: Vec<Write>,
}

fn person(id: i64, name: &str) -> Person {
    Person { id, name: Name::new(name).unwrap_or_else(|_| Name::of_guest(id.unsigned_abs())) }
}

impl Desk {
    fn new() -> Desk {
        Desk::with(Limits::default())
    }

    fn with(limits: Limits) -> Desk {
        Desk {
            club: Club::new("test".to_owned(), limits, Memory::default(), 1),
            now: Now { up: Duration::from_secs(100), wall: 1_000_000_000 },
            lobbies: HashMap::new(),
            games: HashMap::new(),
            tables: HashMap::new(),
            begun: HashMap::new(),
            refused: HashMap::new(),
            dismissed: HashMap::new(),
            writes: Vec::new(),
        }
    }

    /// Four members: visitors 1 to 4.
    fn of_four() -> Desk {
        let mut desk = Desk::new();
        for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama"), (4, "esi")] {
            desk.order(id.try_into().unwrap(), Order::Come(person(id, name)));
        }
        desk.pass(1000);
        desk
    }

    fn order(&mut self, from: VisitorId, order: Order) {
        let outcomes = self.club.update(self.now, from, order);
        self.take(outcomes);
    }

    fn govern(&mut self, decree: Decree) {
        let outcomes = self.club.govern(self.now, decree);
        self.take(outcomes);
    }

    fn wish(&mut self, from: VisitorId, wish: Wish) {
        let game = self.games[&from].id;
        self.order(from, Order::Game(game, wish));
    }

    /// Lets this many milliseconds pass.
    fn pass(&mut self, millis: u64) {
        self.now.up += Duration::from_millis(millis);
        self.now.wall += i64::try_from(millis).unwrap();
        let outcomes = self.club.pass(self.now);
        self.take(outcomes);
    }

    fn take(&mut self, outcomes: Vec<Outcome>) {
        for outcome in outcomes {
            match outcome {
                Outcome::Write(write) => self.writes.push(write),
                Outcome::Dismiss(visitor, why) => drop(self.dismissed.insert(visitor, why)),
                Outcome::Tell(visitor, News::Lobby(view)) => drop(self.lobbies.insert(visitor, view)),
                Outcome::Tell(visitor, News::Game(view)) => drop(self.games.insert(visitor, view)),
                Outcome::Tell(visitor, News::Table(view)) => drop(self.tables.insert(visitor, view)),
                Outcome::Tell(visitor, News::Begins(id)) => drop(self.begun.insert(visitor, id)),
                Outcome::Tell(visitor, News::Refused(why)) => drop(self.refused.insert(visitor, why)),
                Outcome::Tell(_, News::Hello(_)) => {}
            }
        }
    }

    /// Visitor 1 plays visitor 2, South and North.
    fn paired(terms: Terms) -> Desk {
        let mut desk = Desk::of_four();
        desk.order(1, Order::Challenge(terms));
        desk.pass(1000);
        let challenge = desk.lobbies[&2].challenges[0].id;
        desk.order(2, Order::Accept(challenge));
        assert_eq!(desk.begun[&1], desk.begun[&2]);
        desk
    }

    /// The side to move plays its first legal move.
    fn plays(&mut self) {
        let view = Arc::clone(&self.games[&1]);
        let position = position(&view);
        let mv = position.moves().next().unwrap();
        let from = if position.to_move() == Seat::South { 1 } else { 2 };
        self.wish(from, Wish::Move(view.moves.len(), mv));
    }
}

fn position(view: &GameView) -> awale_study::catalogue::AnyGame {
    let mut position = view.kind.start(view.first);
    view.moves.iter().for_each(|&mv| position.play_unchecked(mv));
    position
}

fn terms(pace: &str) -> Terms {
    let pace = match pace {
        "free" => Pace::Free,
        "days" => Pace::Days(3),
        clock => Pace::Clock(clock.parse().unwrap()),
    };
    Terms { kind: kind_of_id("oware").unwrap(), pace, begins: Begins::Challenger, rated: false, delay: 0, to: None }
}

fn pit(letter: char) -> AnyMove {
    AnyMove::Pit(Pit::from_letter(letter).unwrap())
}

#[test]
fn a_challenge_for_one_is_for_no_other() {
    let mut desk = Desk::of_four();
    desk.order(1, Order::Challenge(Terms { to: Some(Name::new("KOFI").unwrap()), ..terms("free") }));
    desk.pass(1000);
    let challenge = desk.lobbies[&2].challenges[0].id;
    desk.order(3, Order::Accept(challenge));
    assert_eq!(desk.refused[&3], Refusal::Gone);
    desk.order(3, Order::Decline(challenge));
    desk.order(2, Order::Decline(challenge));
    desk.order(2, Order::Accept(challenge));
    assert_eq!(desk.refused[&2], Refusal::Gone, "declined is gone");
    desk.order(1, Order::Challenge(Terms { to: Some(Name::new("nobody").unwrap()), ..terms("free") }));
    assert_eq!(desk.refused[&1], Refusal::Nobody);
    desk.order(1, Order::Challenge(Terms { to: Some(Name::new("ayo").unwrap()), ..terms("free") }));
    assert_eq!(desk.refused[&1], Refusal::Own);
}

#[test]
fn one_may_withdraw_only_ones_own_challenge_and_not_have_too_many() {
    let mut desk = Desk::of_four();
    for _ in 0..3 {
        desk.order(1, Order::Challenge(terms("free")));
    }
    assert!(desk.refused.is_empty());
    desk.order(1, Order::Challenge(terms("free")));
    assert_eq!(desk.refused[&1], Refusal::TooMany);
    desk.pass(1000);
    let challenge = desk.lobbies[&2].challenges[0].id;
    desk.order(2, Order::Withdraw(challenge));
    desk.pass(1000);
    assert_eq!(desk.lobbies[&2].challenges.len(), 3);
    desk.order(1, Order::Withdraw(challenge));
    desk.pass(1000);
    assert_eq!(desk.lobbies[&2].challenges.len(), 2);
}

#[test]
fn a_move_is_written_before_it_is_told_and_told_to_both() {
    let mut desk = Desk::paired(terms("5+3"));
    let outcomes = desk.club.update(desk.now, 1, Order::Game(desk.begun[&1], Wish::Move(0, pit('A'))));
    let written = outcomes.iter().position(|outcome| matches!(outcome, Outcome::Write(Write::Move { ply: 0, .. })));
    let told: Vec<(usize, VisitorId)> = outcomes
        .iter()
        .enumerate()
        .filter_map(|(place, outcome)| match outcome {
            Outcome::Tell(visitor, News::Game(view)) if view.moves == [pit('A')] => Some((place, *visitor)),
            _ => None,
        })
        .collect();
    assert_eq!(told.iter().map(|(_, visitor)| *visitor).collect::<Vec<_>>(), [1, 2]);
    assert!(told.iter().all(|(place, _)| *place > written.unwrap()));
}

#[test]
fn a_copy_of_a_move_and_a_move_of_the_other_change_nothing() {
    let mut desk = Desk::paired(terms("free"));
    desk.wish(2, Wish::Move(0, pit('a')));
    desk.wish(1, Wish::Move(0, pit('A')));
    desk.wish(1, Wish::Move(0, pit('A')));
    desk.wish(1, Wish::Move(0, pit('B')));
    desk.wish(1, Wish::Move(1, pit('B')));
    desk.wish(2, Wish::Move(1, pit('B')));
    assert_eq!(desk.games[&2].moves, [pit('A')]);
    assert_eq!(desk.writes.iter().filter(|write| matches!(write, Write::Move { .. })).count(), 1);
}

#[test]
fn clocks_run_on_the_server_and_lag_is_given_back_up_to_a_bound() {
    let mut desk = Desk::paired(terms("1+2"));
    desk.order(1, Order::Lag(Duration::from_millis(200)));
    desk.order(2, Order::Lag(Duration::from_secs(9)));
    desk.pass(10_000);
    desk.plays();
    desk.pass(10_000);
    desk.plays();
    let left = desk.games[&1].clocks.as_ref().unwrap().left;
    assert_eq!(left.south, Duration::from_millis(60_000 - 10_000 + 200 + 2000));
    assert_eq!(left.north, Duration::from_millis(60_000 - 10_000 + 500 + 2000), "500 ms at most");
    desk.pass(52_200 + 499);
    assert_eq!(desk.games[&1].ended, None);
    desk.pass(1);
    let ended = desk.games[&2].ended.unwrap();
    assert_eq!((ended.settlement, ended.winner), (Some(Settlement::TimeLoss(Seat::South)), Some(Seat::North)));
    assert_eq!(desk.games[&2].clocks.as_ref().unwrap().left.south, Duration::ZERO);
    assert_eq!(desk.club.next_due(desk.now), desk.club.next_due(desk.now).filter(|due| *due > desk.now.up));
}

#[test]
fn a_move_is_taken_back_when_the_other_agrees_and_never_in_a_rated_game() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.plays();
    desk.wish(1, Wish::TakeBack);
    assert_eq!(desk.games[&2].offers.take_back, Some(Seat::South));
    desk.wish(2, Wish::Refuse);
    assert_eq!(desk.games[&1].offers.take_back, None);
    desk.wish(1, Wish::TakeBack);
    desk.wish(1, Wish::TakeBack);
    assert_eq!(desk.games[&1].moves.len(), 2, "one cannot agree with oneself");
    desk.wish(2, Wish::TakeBack);
    assert_eq!(desk.games[&1].moves.len(), 0, "down to one's own turn");
    assert!(desk.writes.iter().any(|write| matches!(write, Write::TakenBack { ply: 0, .. })));

    let mut desk = Desk::paired(Terms { rated: true, ..terms("free") });
    desk.plays();
    desk.wish(1, Wish::TakeBack);
    assert_eq!(desk.games[&2].offers.take_back, None);
}

#[test]
fn a_game_ends_by_agreement_or_by_giving_up() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.wish(1, Wish::End);
    assert_eq!((desk.games[&2].ended, desk.games[&2].offers.end), (None, Some(Seat::South)));
    desk.plays();
    assert_eq!(desk.games[&2].offers.end, None, "a move answers it");
    desk.wish(1, Wish::End);
    desk.wish(2, Wish::End);
    assert_eq!(desk.games[&1].ended.unwrap().settlement, Some(Settlement::Agreement));

    let mut desk = Desk::paired(terms("free"));
    desk.wish(2, Wish::Resign);
    let ended = desk.games[&1].ended.unwrap();
    assert_eq!((ended.settlement, ended.winner), (Some(Settlement::Resignation(Seat::North)), Some(Seat::South)));
}

#[test]
fn who_is_away_is_told_and_comes_back_to_the_same_board() {
    let mut desk = Desk::paired(terms("5+3"));
    desk.plays();
    desk.pass(3000);
    desk.order(2, Order::Go);
    assert_eq!(desk.games[&1].away.north, Some(desk.now.up));
    desk.pass(5000);
    desk.order(22, Order::Come(person(2, "kofi")));
    assert_eq!(desk.games[&1].away.north, None);
    assert_eq!(desk.begun[&22], desk.begun[&1], "the board is there at once");
    assert_eq!(desk.games[&22].moves, desk.games[&1].moves);
}

#[test]
fn watchers_see_moves_later_where_the_players_say_so() {
    let mut desk = Desk::paired(Terms { delay: 4, ..terms("free") });
    let game = desk.begun[&1];
    for _ in 0..6 {
        desk.plays();
    }
    desk.order(3, Order::Game(game, Wish::Watch));
    assert_eq!((desk.games[&3].moves.len(), desk.games[&3].hidden), (2, 4));
    assert_eq!(desk.games[&1].moves.len(), 6);
    desk.wish(3, Wish::Resign);
    assert_eq!((desk.refused[&3], desk.games[&1].ended), (Refusal::NotNow, None));
    desk.wish(1, Wish::Resign);
    assert_eq!(desk.games[&3].moves.len(), 6, "after the end all is seen");
    desk.order(3, Order::Game(game, Wish::Leave));
    assert_eq!(desk.games[&1].watchers, 0);
}

#[test]
fn chat_is_clean_bounded_and_can_be_muted() {
    let mut desk = Desk::paired(terms("free"));
    desk.wish(1, Wish::Say(format!("\u{1b}]52;c;x\u{7}hello\u{202e} {}", "z".repeat(900))));
    let said = desk.games[&2].chat[0].text.as_str().to_owned();
    assert!(said.contains("hello") && !said.contains('\u{1b}') && !said.contains('\u{202e}'), "{said:?}");
    assert!(said.chars().count() <= 200);
    desk.wish(2, Wish::Mute);
    desk.wish(1, Wish::Say("again".to_owned()));
    assert_eq!((desk.games[&1].chat.len(), desk.games[&2].chat.len()), (2, 0));
    for _ in 0..3 {
        desk.wish(1, Wish::Say("more".to_owned()));
    }
    assert!(desk.refused.is_empty());
    desk.wish(1, Wish::Say("too much".to_owned()));
    assert_eq!(desk.refused[&1], Refusal::TooFast);
    desk.pass(11_000);
    desk.wish(1, Wish::Say("later".to_owned()));
    assert_eq!(desk.games[&1].chat.len(), 6);
}

#[test]
fn a_rematch_exchanges_sides() {
    let mut desk = Desk::paired(terms("free"));
    desk.wish(1, Wish::Resign);
    desk.wish(1, Wish::Rematch);
    assert_eq!(desk.games[&2].offers.rematch, Some(Seat::South));
    let before = desk.begun[&1];
    desk.wish(2, Wish::Rematch);
    assert_ne!(desk.begun[&1], before);
    assert_eq!(desk.games[&1].players.south.0, 2);
}

#[test]
fn only_rated_games_change_ratings() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.plays();
    desk.wish(2, Wish::Resign);
    assert!(!desk.writes.iter().any(|write| matches!(write, Write::Rating { .. })));
    let mut desk = Desk::paired(Terms { rated: true, ..terms("free") });
    desk.plays();
    desk.plays();
    desk.wish(2, Wish::Resign);
    desk.pass(1000);
    let best = &desk.lobbies[&3].best[0];
    let points: Vec<(&str, u32)> = best.1.iter().map(|(name, points, _)| (name.as_str(), *points)).collect();
    assert_eq!(best.0, "oware");
    assert!(points[0].0 == "ayo" && points[1].0 == "kofi" && points[0].1 > 1200 && points[1].1 < 1200, "{points:?}");
}

#[test]
fn guests_play_casual_games_and_keep_no_slow_ones() {
    let mut desk = Desk::of_four();
    desk.order(9, Order::Come(person(-1, "")));
    desk.order(9, Order::Challenge(Terms { rated: true, ..terms("free") }));
    assert_eq!(desk.refused.remove(&9), Some(Refusal::Guest));
    desk.order(9, Order::Challenge(terms("days")));
    assert_eq!(desk.refused.remove(&9), Some(Refusal::Guest));
    desk.order(9, Order::Challenge(terms("5+3")));
    assert_eq!(desk.refused.get(&9), None);
    assert!(desk.writes.is_empty(), "nothing is kept of a guest");
    desk.order(9, Order::Go);
    desk.pass(1000);
    assert!(desk.lobbies[&1].challenges.is_empty(), "nor of what a guest offered");
}

#[test]
fn a_slow_game_waits_for_both_and_ends_by_the_calendar() {
    let mut desk = Desk::paired(terms("days"));
    desk.plays();
    desk.order(1, Order::Go);
    desk.order(2, Order::Go);
    desk.pass(2 * 24 * 3600 * 1000);
    desk.order(22, Order::Come(person(2, "kofi")));
    desk.pass(1000);
    assert_eq!(desk.begun.get(&22), None, "the lobby tells whose move it is");
    assert_eq!(desk.lobbies[&22].games[0].to_move, Some(Seat::North));
    desk.pass(24 * 3600 * 1000);
    assert!(desk.writes.iter().any(|write| matches!(
        write,
        Write::End { ended, .. } if ended.settlement == Some(Settlement::TimeLoss(Seat::North))
    )));
}

#[test]
fn after_the_end_both_look_at_one_board_and_one_has_the_hand() {
    let mut desk = Desk::paired(terms("free"));
    for _ in 0..4 {
        desk.plays();
    }
    desk.wish(1, Wish::Resign);
    desk.wish(2, Wish::Show(1));
    assert_eq!(desk.games[&1].board.shown, 4, "North does not have the hand");
    desk.wish(1, Wish::Show(2));
    assert_eq!(desk.games[&2].board.shown, 2);
    desk.wish(1, Wish::PassHand);
    desk.wish(2, Wish::Show(99));
    assert_eq!((desk.games[&1].board.shown, desk.games[&1].board.hand), (4, Seat::North));
}

#[test]
fn a_member_has_so_many_sessions_and_no_more() {
    let mut desk = Desk::new();
    for visitor in 1..=4 {
        desk.order(visitor, Order::Come(person(1, "ayo")));
    }
    assert!(desk.dismissed.is_empty());
    desk.order(5, Order::Come(person(1, "ayo")));
    assert_eq!(desk.dismissed[&5], Farewell::TooMany);
    assert_eq!(desk.club.visitors().len(), 4);
}

#[test]
fn games_of_one_person_are_bounded() {
    let mut desk = Desk::with(Limits { games: 1, ..Limits::default() });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        desk.order(id.try_into().unwrap(), Order::Come(person(id, name)));
    }
    desk.order(1, Order::Challenge(terms("free")));
    desk.order(2, Order::Challenge(terms("free")));
    desk.pass(1000);
    let ids: Vec<_> = desk.lobbies[&3].challenges.iter().map(|challenge| challenge.id).collect();
    desk.order(3, Order::Accept(ids[0]));
    desk.order(3, Order::Accept(ids[1]));
    assert_eq!(desk.refused[&3], Refusal::TooMany);
}

fn tournament(format: Format) -> Desk {
    let mut desk = Desk::of_four();
    let plan = Plan {
        id: 0,
        name: "Evening".to_owned(),
        format,
        kind: kind_of_id("oware").unwrap(),
        pace: Pace::Free,
        people: Vec::new(),
        pairs: Vec::new(),
        is_begun: false,
    };
    desk.govern(Decree::Plan(plan));
    for visitor in 1..=4 {
        desk.order(visitor, Order::Join(1));
    }
    desk.govern(Decree::Start(1));
    desk
}

/// Plays the round that is on: the member with the lower number wins.
fn play_round(desk: &mut Desk) -> Vec<(i64, i64)> {
    let view = Arc::clone(&desk.tables[&1]);
    let mut met = Vec::new();
    for game in view.pairs.iter().filter_map(|(_, _, game, _)| *game) {
        let sits = (1..=4).find(|visitor| desk.games[visitor].id == game).unwrap();
        let players = desk.games[&sits].players.clone();
        let (one, other) = (players.south.0.min(players.north.0), players.south.0.max(players.north.0));
        met.push((one, other));
        desk.order(other.try_into().unwrap(), Order::Game(game, Wish::Resign));
    }
    met
}

#[test]
fn all_meet_once_in_a_round_robin_and_the_table_is_told() {
    let mut desk = tournament(Format::RoundRobin);
    let mut met: Vec<(i64, i64)> = (0..3).flat_map(|_| play_round(&mut desk)).collect();
    met.sort_unstable();
    assert_eq!(met, [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    let table = &desk.tables[&4];
    assert!(table.line.is_over);
    let rows: Vec<(&str, u32)> = table.rows.iter().map(|row| (row.0.as_str(), row.1)).collect();
    assert_eq!(rows, [("ayo", 6), ("kofi", 4), ("ama", 2), ("esi", 0)]);
    let Some(Write::Tournament(plan)) = desk.writes.iter().rev().find(|write| matches!(write, Write::Tournament(_)))
    else {
        panic!("the plan is kept")
    };
    assert_eq!(plan.csv().lines().nth(1), Some("1,ayo,3,3,3"));
}

#[test]
fn nobody_meets_twice_in_a_swiss_tournament_of_two_rounds_of_four() {
    let mut desk = tournament(Format::Swiss(2));
    let mut met: Vec<(i64, i64)> = (0..2).flat_map(|_| play_round(&mut desk)).collect();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 4);
    assert!(desk.tables[&1].line.is_over);
    let first = desk.tables[&1].rows[0].clone();
    assert_eq!((first.0.as_str(), first.1), ("ayo", 4));
}

#[test]
fn a_member_who_is_banned_is_sent_home() {
    let mut desk = Desk::of_four();
    desk.govern(Decree::Ban(3));
    assert_eq!(desk.dismissed.get(&3), Some(&Farewell::Banned));
}
