//! Lost connections and killed servers: each game continues from the position that its players have
//! seen.
//!
//! The number of rounds is small by default, so that the tests take seconds.
//! `AWALE_CLUB_ROUNDS=200` repeats them more often.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use awale_club::{club::ClubTime, hub::unix_time_ms, store::Store};
use awale_rules::{Game, Match, PerSeat, Seat};
use awale_study::catalogue::AnyMove;
use russh::keys::ssh_key::PrivateKey;

use super::{
    server_process::ServerProcess,
    support::{Client, ConnectionProxy, new_private_key, start_game},
};

/// Maximum error of a clock after a restart.
const CLOCK_TOLERANCE: Duration = Duration::from_millis(50);

/// Returns how often a test repeats its kills or cuts: `usual_count`, unless `AWALE_CLUB_ROUNDS` is
/// set.
pub fn repetition_count(usual_count: usize) -> usize {
    std::env::var("AWALE_CLUB_ROUNDS")
        .ok()
        .and_then(|rounds| rounds.parse().ok())
        .unwrap_or(usual_count)
}

/// Returns the first legal move, or `None` if the game is over.
fn first_legal_move(game: &Match<awale_study::catalogue::AnyGame>) -> Option<AnyMove> {
    game.unfinished_position()?.moves().next()
}

/// A game as both players should see it, with their names and keys.
struct ExpectedGame {
    game: Match<awale_study::catalogue::AnyGame>,
    names: [&'static str; 2],
    keys: [PrivateKey; 2],
}

impl ExpectedGame {
    fn new() -> ExpectedGame {
        let kind = awale_club::club::kind_with_id("oware").unwrap();
        ExpectedGame {
            game: Match::new(kind.start(Seat::South)),
            names: ["ayo", "kofi"],
            keys: [new_private_key(), new_private_key()],
        }
    }

    /// Returns the expected title of the board.
    fn expected_title(&self) -> String {
        let move_count = self.game.moves().len();
        let side_name = if move_count.is_multiple_of(2) {
            "South"
        } else {
            "North"
        };
        format!("move {} · {side_name}", move_count / 2 + 1)
    }

    async fn connect(&self, address: SocketAddr, player_index: usize) -> Client {
        Client::connect(
            address,
            self.names[player_index],
            Some(&self.keys[player_index]),
            (80, 24),
        )
        .await
    }
}

/// Number of moves after which a new game begins. No game ends by its rules before.
const MOVES_PER_GAME: usize = 24;

impl ExpectedGame {
    /// Ends the game by resignation, and starts another one between the same players.
    async fn next_game(&mut self, clients: &mut [Client; 2]) {
        let title = self.expected_title();
        for client in &mut *clients {
            client.wait_for_text(&title).await;
        }
        let mover = &mut clients[self.game.moves().len() % 2];
        mover.wait_for_text("Enter play").await;
        mover.send_keys("r").await;
        mover.wait_for_text("Resign this game?").await;
        mover.send_keys("y").await;
        for client in &mut *clients {
            client.wait_for_text("resigned").await;
            client.send_keys("\x1b").await;
            client.wait_for_text("Lobby").await;
        }
        let [south, north] = clients;
        start_game(south, north).await;
        self.game = ExpectedGame::new().game;
    }
}

/// Continues after a reconnection. The board may be before or after the last move `mv`, which was
/// being sent; plays it if the club has not received it.
async fn play_if_not_received(expected_game: &mut ExpectedGame, mover: &mut Client, mv: AnyMove) {
    let board_title_before_move = expected_game.expected_title();
    expected_game.game.play(mv).unwrap();
    let title_after_move = expected_game.expected_title();
    mover
        .wait_until("the board", |screen| {
            screen.contains(&board_title_before_move) || screen.contains(&title_after_move)
        })
        .await;
    if mover.screen_text().contains(&board_title_before_move) {
        mover
            .wait_until("its turn", |screen| {
                screen.contains("Enter play") || screen.contains(&title_after_move)
            })
            .await;
        if mover.screen_text().contains(&board_title_before_move) {
            mover.send_keys(&mv.to_string().to_uppercase()).await;
        }
    }
    mover.wait_for_text(&title_after_move).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_lost_connection_each_move_is_played_once() {
    let test_server = super::support::TestServer::open().await;
    let proxy = ConnectionProxy::forward_to(test_server.ssh_address).await;
    let mut expected_game = ExpectedGame::new();
    let mut clients = [
        expected_game.connect(proxy.address, 0).await,
        expected_game.connect(proxy.address, 1).await,
    ];
    for client in &mut clients {
        client.wait_for_text("Lobby").await;
    }
    let [south, north] = &mut clients;
    start_game(south, north).await;
    let mut game_id = 1;
    for round in 0..repetition_count(12) {
        if expected_game.game.moves().len() >= MOVES_PER_GAME {
            expected_game.next_game(&mut clients).await;
            game_id += 1;
        }
        let mv = first_legal_move(&expected_game.game).unwrap();
        let mover_index = expected_game.game.moves().len() % 2;
        let title = expected_game.expected_title();
        for client in &mut clients {
            client.wait_for_text(&title).await;
        }
        clients[mover_index].wait_for_text("Enter play").await;
        clients[mover_index]
            .send_keys(&mv.to_string().to_uppercase())
            .await;
        // The wait differs from round to round, so the connection is cut before the key has
        // arrived, or after the answer has, or between.
        tokio::time::sleep(Duration::from_micros(
            u64::try_from(round).unwrap() * 977 % 6000,
        ))
        .await;
        let state_before_cut = test_server.server.hub.run_in_hub(move |_, club, now| {
            Ok((
                club.game(game_id).unwrap().times_left(now),
                club.game(game_id).unwrap().move_count(),
                Instant::now(),
            ))
        });
        let (times_before, moves_before, instant_before) = state_before_cut.await.unwrap();
        proxy.cut_all_connections();
        clients = [
            expected_game.connect(proxy.address, 0).await,
            expected_game.connect(proxy.address, 1).await,
        ];
        play_if_not_received(&mut expected_game, &mut clients[mover_index], mv).await;
        let state_after_cut = test_server.server.hub.run_in_hub(move |_, club, now| {
            Ok((
                club.game(game_id).unwrap().times_left(now),
                club.game(game_id).unwrap().move_count(),
                Instant::now(),
            ))
        });
        let (times_after, moves_after, instant_after) = state_after_cut.await.unwrap();
        if moves_before == moves_after {
            // No move was played, so only the clock of the side to move has run.
            let (times_before, times_after) = (times_before.unwrap(), times_after.unwrap());
            let to_move = if moves_before % 2 == 0 {
                Seat::South
            } else {
                Seat::North
            };
            let elapsed_on_clock = times_before[to_move].saturating_sub(times_after[to_move]);
            assert!(
                elapsed_on_clock.abs_diff(instant_after - instant_before) < CLOCK_TOLERANCE,
                "the clock ran {elapsed_on_clock:?} in {:?}",
                instant_after - instant_before
            );
            assert_eq!(
                times_before[to_move.opponent()],
                times_after[to_move.opponent()]
            );
        }
    }
    let moves = expected_game.game.moves().to_vec();
    let stored_moves_query = test_server
        .server
        .hub
        .run_in_hub(move |_, club, _| Ok(club.game(game_id).unwrap().referee.moves().to_vec()))
        .await
        .unwrap();
    assert_eq!(
        stored_moves_query, moves,
        "no move is lost, doubled or out of order"
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_restarts_with_all_moves_that_were_seen() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(folder.path());
    let mut expected_game = ExpectedGame::new();
    let mut clients = [
        expected_game.connect(server.ssh, 0).await,
        expected_game.connect(server.ssh, 1).await,
    ];
    for client in &mut clients {
        client.wait_for_text("Lobby").await;
    }
    let [south, north] = &mut clients;
    start_game(south, north).await;
    // The number of moves and the times on both clocks after the last restart of the server.
    let mut state_after_restart: Option<(usize, PerSeat<Duration>)> = None;
    for round in 0..repetition_count(5) {
        if expected_game.game.moves().len() >= MOVES_PER_GAME {
            expected_game.next_game(&mut clients).await;
        }
        let mv = first_legal_move(&expected_game.game).unwrap();
        let mover_index = expected_game.game.moves().len() % 2;
        let title_before_move = expected_game.expected_title();
        for client in &mut clients {
            client.wait_for_text(&title_before_move).await;
        }
        clients[mover_index].wait_for_text("Enter play").await;
        clients[mover_index]
            .send_keys(&mv.to_string().to_uppercase())
            .await;
        tokio::time::sleep(Duration::from_micros(
            u64::try_from(round).unwrap() * 1777 % 9000,
        ))
        .await;
        let kill_time = unix_time_ms();
        server.kill();
        let store = Store::open(&folder.path().join("club.sqlite")).unwrap();
        let heartbeat_bytes = std::fs::read(folder.path().join("alive")).unwrap();
        // The file is empty if the server was killed before it stored the time.
        let heartbeat_ms = heartbeat_bytes.try_into().ok().map(i64::from_le_bytes);
        let snapshot = store
            .read_club_snapshot(ClubTime::default(), heartbeat_ms)
            .unwrap();
        let game = &snapshot.unfinished_games[0];
        let played_move_count = expected_game.game.moves().len();
        assert!(
            (played_move_count..=played_move_count + 1).contains(&game.move_count()),
            "what was seen is stored: {} of {played_move_count}",
            game.move_count()
        );
        // The clock of the side to move ran until the server was killed.
        let to_move = game.referee.position().to_move();
        let thinking_time =
            Duration::from_millis(u64::try_from(kill_time - game.turn_began_unix_ms).unwrap_or(0));
        let time_at_turn_start = game
            .clocks
            .as_ref()
            .unwrap()
            .times()
            .remaining_after_moves
            .iter()
            .rev()
            .nth(1)
            .copied();
        let remaining_time = game.clocks.as_ref().unwrap().remaining()[to_move];
        let time_after_restart = state_after_restart
            .filter(|&(ply, _)| ply == game.move_count())
            .map(|(_, left)| left[to_move]);
        let time_before_turn = time_after_restart
            .or(time_at_turn_start)
            .unwrap_or(Duration::from_secs(300));
        assert!(
            time_before_turn
                .saturating_sub(remaining_time)
                .abs_diff(thinking_time)
                < CLOCK_TOLERANCE,
            "{time_before_turn:?} - {thinking_time:?} is {remaining_time:?}"
        );
        server = ServerProcess::start(folder.path());
        let clocks = store
            .read_club_snapshot(ClubTime::default(), None)
            .unwrap()
            .unfinished_games
            .remove(0)
            .clocks
            .unwrap();
        assert_eq!(
            clocks.remaining()[to_move].as_millis(),
            remaining_time.as_millis(),
            "the clock stood still meanwhile"
        );
        state_after_restart = Some((game.move_count(), clocks.remaining()));
        drop(store);
        clients = [
            expected_game.connect(server.ssh, 0).await,
            expected_game.connect(server.ssh, 1).await,
        ];
        play_if_not_received(&mut expected_game, &mut clients[mover_index], mv).await;
        let title = expected_game.expected_title();
        clients[1 - mover_index].wait_for_text(&title).await;
    }
    server.kill();
    let store = Store::open(&folder.path().join("club.sqlite")).unwrap();
    let snapshot = store.read_club_snapshot(ClubTime::default(), None).unwrap();
    assert_eq!(
        snapshot.unfinished_games[0].referee.moves(),
        expected_game.game.moves()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_gets_a_signal_informs_its_visitors() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(folder.path());
    let expected_game = ExpectedGame::new();
    let mut client = expected_game.connect(server.ssh, 0).await;
    client.wait_for_text("Lobby").await;
    server.send_signal("-TERM");
    client.wait_for_end().await;
    assert!(
        client
            .screen_text()
            .contains("The club is closing. Your games are kept."),
        "{}",
        client.screen_text()
    );
    assert!(server.wait_for_end().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_lobby_shows_the_turn_of_a_game_with_days_per_move() {
    let folder = tempfile::tempdir().unwrap();
    let server = ServerProcess::start(folder.path());
    let expected_game = ExpectedGame::new();
    let mut clients = [
        expected_game.connect(server.ssh, 0).await,
        expected_game.connect(server.ssh, 1).await,
    ];
    let [south, north] = &mut clients;
    south.wait_for_text("Lobby").await;
    north.wait_for_text("Lobby").await;
    south.send_keys("p").await;
    south.wait_for_text("Send the challenge").await;
    // Choose 1 day per move, three steps after 5+3, and South to begin.
    south
        .send_keys("\x1b[A\x1b[A\x1b[A\x1b[C\x1b[A\x1b[C\x1b[C\x1b[C")
        .await;
    south.wait_for_text("◂ 1 day per move ▸").await;
    south.send_keys("\x1b[B\x1b[B\x1b[B\x1b[B\r").await;
    north.wait_for_text("1 day per move").await;
    north.send_keys("\x1b[B\r").await;
    south.play_pit("A").await;
    north.wait_for_text("Enter play").await;
    drop(clients);
    drop(server);
    let server = ServerProcess::start(folder.path());
    let mut north = expected_game.connect(server.ssh, 1).await;
    north
        .wait_for_text("Your move: oware · 1 day per move against ayo")
        .await;
    north.send_keys("\x1b[A\r").await;
    north.play_pit("F").await;
    let mut south = expected_game.connect(server.ssh, 0).await;
    south
        .wait_for_text("Your move: oware · 1 day per move against kofi")
        .await;
}
