//! Load generator: scripted clients for a running club, and the processor time and memory that the
//! club uses.
//!
//! ```sh
//! mkdir club
//! printf '[limits]\nconnections_per_address = 600\nnames_per_address = 1000000\n' > club/club.toml
//! awale-club --data club serve &
//! cargo run --release -p awale-club --example load -- idle 127.0.0.1:2222 PID 500 30
//! cargo run --release -p awale-club --example load -- cycles 127.0.0.1:2222 PID 5000
//! cargo run --release -p awale-club --example load -- games 127.0.0.1:2222 PID 100 30
//! cargo run --release -p awale-club --example load -- attack 127.0.0.1:2222 PID 10 30
//! ```
//!
//! All clients come from one address and each takes its own name, so both limits of an address are
//! raised: `connections_per_address` and `names_per_address`.
//!
//! `witness` plays one game after the other until it is interrupted, and appends each move to
//! `moves.txt` once both sides have seen it, except a move that ends its game. `check` compares a
//! database of the club, for example after a power cut, with the moves noted before a time.
//! `witness` numbers its games from 1, so the club must be empty when it begins:
//!
//! ```sh
//! cargo run --release -p awale-club --example load -- witness 127.0.0.1:2222
//! cargo run --release -p awale-club --example load -- check club/club.sqlite moves.txt MILLISECONDS
//! ```

#[path = "../tests/club/support/mod.rs"]
#[allow(dead_code)]
mod support;

use std::{
    fs,
    io::Write,
    net::SocketAddr,
    time::{Duration, Instant},
};

use awale_club::{club::kind_with_id, hub::unix_time_ms};
use awale_rules::{Game, Match, Seat};
use rusqlite::Connection;
use russh::ChannelMsg;
use support::{Client, hostile_clients::hostile_clients, new_private_key};
use tokio::sync::mpsc;

/// Time from one move of a measured game to the next move, which is the other side's.
const MOVE_INTERVAL: Duration = Duration::from_secs(2);

/// Returns the processor time in seconds and the resident memory in kB of a process.
fn cpu_seconds_and_memory_kb(pid: u32) -> (f64, u64) {
    let stat_text = fs::read_to_string(format!("/proc/{pid}/stat")).expect("the process");
    let stat_fields: Vec<&str> = stat_text
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    let cpu_ticks: f64 = stat_fields[11].parse::<f64>().unwrap_or(0.0)
        + stat_fields[12].parse::<f64>().unwrap_or(0.0);
    let status_text = fs::read_to_string(format!("/proc/{pid}/status")).expect("the process");
    let memory_kilobytes_text = status_text
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .unwrap_or("0");
    (
        cpu_ticks / 100.0,
        memory_kilobytes_text
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap_or(0),
    )
}

const USAGE: &str = "idle|cycles|games|attack ADDRESS PID COUNT [SECONDS], witness ADDRESS, check FILE MOVES MILLISECONDS";

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let parse_address = |text: &str| text.parse::<SocketAddr>().expect("an address");
    match words[..] {
        ["check", file, noted, time] => check_seen_moves(
            file,
            noted,
            time.parse().expect("milliseconds of Unix time"),
        ),
        ["witness", club] => record_seen_moves(parse_address(club)).await,
        [mode, club, pid, count, ref rest @ ..] => {
            let (club_address, pid) = (parse_address(club), pid.parse().expect("a process"));
            let count = count.parse().expect("a number");
            let seconds = rest
                .first()
                .map_or(30, |seconds| seconds.parse().expect("seconds"));
            measure(mode, club_address, pid, count, seconds).await;
        }
        _ => panic!("{USAGE}"),
    }
}

async fn measure(mode: &str, address: SocketAddr, pid: u32, count: usize, seconds: u64) {
    match mode {
        "idle" => measure_idle(address, pid, count, seconds).await,
        "cycles" => measure_cycles(address, pid, count).await,
        "games" => measure_games(address, pid, count, seconds).await,
        "attack" => {
            let hostile_clients = hostile_clients(address).await;
            measure_games(address, pid, count, seconds).await;
            hostile_clients
                .iter()
                .for_each(tokio::task::JoinHandle::abort);
        }
        _ => panic!("{USAGE}"),
    }
}

/// Adds the process id to a name, so that two runs of this program do not use the same name.
fn unique_name(name: &str) -> String {
    format!("{name}-{}", std::process::id())
}

async fn connect_visitor(address: SocketAddr, name: &str) -> Client {
    let mut client = Client::connect(address, name, Some(&new_private_key()), (80, 24)).await;
    client.wait_for_text("Lobby").await;
    client
}

/// Reads the output of a client until the connection ends or the key sender is dropped. Returns a
/// sender for keys to type, and a receiver of the time of each output.
fn spawn_output_time_reader(mut client: Client) -> (KeySender, mpsc::UnboundedReceiver<Instant>) {
    let (output_time_sender, output_time_receiver) = mpsc::unbounded_channel();
    let (key_sender, mut key_receiver) = mpsc::unbounded_channel::<String>();
    tokio::spawn(async move {
        loop {
            tokio::select! {
                message = client.channel.wait() => match message {
                    Some(ChannelMsg::Data { .. }) => drop(output_time_sender.send(Instant::now())),
                    Some(_) => {}
                    None => return,
                },
                key_sender = key_receiver.recv() => match key_sender {
                    Some(key_sender) => client.send_keys(&key_sender).await,
                    None => return,
                },
            }
        }
    });
    (key_sender, output_time_receiver)
}

type KeySender = mpsc::UnboundedSender<String>;

async fn measure_idle(address: SocketAddr, pid: u32, client_count: usize, seconds: u64) {
    let first_channels =
        spawn_output_time_reader(connect_visitor(address, &unique_name("one")).await);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (_, memory_kb_before) = cpu_seconds_and_memory_kb(pid);
    let mut client_channels = vec![first_channels];
    for number in 1..client_count {
        client_channels.push(spawn_output_time_reader(
            connect_visitor(address, &unique_name(&format!("i{number}"))).await,
        ));
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    let (cpu_seconds_before, memory_kb_after) = cpu_seconds_and_memory_kb(pid);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let (cpu_seconds_after, _) = cpu_seconds_and_memory_kb(pid);
    let kilobytes_per_client =
        memory_kb_after.saturating_sub(memory_kb_before) as f64 / (client_count.max(2) - 1) as f64;
    let cpu_percent = (cpu_seconds_after - cpu_seconds_before) / seconds as f64 * 100.0;
    println!(
        "{client_count} at rest: {cpu_percent:.2} % processor over {seconds} s, {memory_kb_after} kB, {kilobytes_per_client:.0} kB each beyond the first"
    );
}

async fn measure_cycles(address: SocketAddr, pid: u32, cycle_count: usize) {
    let private_key = new_private_key();
    for number in 0..cycle_count {
        let mut client = Client::connect(
            address,
            &unique_name("cycler"),
            Some(&private_key),
            (80, 24),
        )
        .await;
        client.wait_for_text("Lobby").await;
        if number % 2 == 0 {
            client.send_keys("q").await;
            client.wait_for_end().await;
        }
        drop(client);
        if (number + 1) % (cycle_count / 10).max(1) == 0 {
            println!(
                "{} cycles: {} kB",
                number + 1,
                cpu_seconds_and_memory_kb(pid).1
            );
        }
    }
}

/// Connects two clients and starts a game without clock between them, so that only moves cause
/// output.
async fn start_pair_game(address: SocketAddr, pair_number: usize) -> [Client; 2] {
    let mut south = connect_visitor(address, &unique_name(&format!("s{pair_number}"))).await;
    let mut north = connect_visitor(address, &unique_name(&format!("n{pair_number}"))).await;
    south.send_keys("p").await;
    south.wait_for_text("Send the challenge").await;
    south
        .send_keys("\x1b[A\x1b[A\x1b[A\x1b[C\x1b[A\x1b[D\x1b[D\x1b[D")
        .await;
    south.wait_for_text("◂ no clock ▸").await;
    south.send_keys("\x1b[B\x1b[B\x1b[B\x1b[B\r").await;
    north.wait_for_text("offers oware").await;
    north.send_keys("\x1b[B\r").await;
    north.wait_for_text("move 1 · South").await;
    south.wait_for_text("move 1 · South").await;
    [south, north]
}

async fn measure_games(address: SocketAddr, pid: u32, game_count: usize, seconds: u64) {
    let (delay_sender, mut delay_receiver) = mpsc::unbounded_channel::<(Duration, Duration)>();
    let mut client_pairs = Vec::new();
    for number in 0..game_count {
        client_pairs.push(start_pair_game(address, number).await);
    }
    println!("{game_count} games are on");
    let (cpu_seconds_before, _) = cpu_seconds_and_memory_kb(pid);
    let measurement_start = Instant::now();
    let measurement_end = measurement_start + Duration::from_secs(seconds);
    for (number, board) in client_pairs.into_iter().enumerate() {
        let delay_sender = delay_sender.clone();
        tokio::spawn(async move {
            let mut player_channels = board.map(spawn_output_time_reader);
            tokio::time::sleep(
                MOVE_INTERVAL * u32::try_from(number).unwrap_or(0)
                    / u32::try_from(game_count).unwrap_or(1),
            )
            .await;
            let mut game = Match::new(kind_with_id("oware").expect("oware").start(Seat::South));
            while let Some(mv) = game
                .unfinished_position()
                .and_then(|position| position.moves().next())
            {
                let next_move_time = Instant::now() + MOVE_INTERVAL;
                let [south, north] = &mut player_channels;
                let (mover, opponent) = if game.moves().len().is_multiple_of(2) {
                    (south, north)
                } else {
                    (north, south)
                };
                while mover.1.try_recv().is_ok() {}
                while opponent.1.try_recv().is_ok() {}
                let key_press_time = Instant::now();
                if key_press_time > measurement_end
                    || mover.0.send(mv.to_string().to_uppercase()).is_err()
                {
                    return;
                }
                let (own_output_time, opponent_output_time) =
                    (mover.1.recv().await, opponent.1.recv().await);
                let (Some(own_output_time), Some(opponent_output_time)) =
                    (own_output_time, opponent_output_time)
                else {
                    return;
                };
                let _ = delay_sender.send((
                    own_output_time - key_press_time,
                    opponent_output_time - key_press_time,
                ));
                let _ = game.play(mv);
                tokio::time::sleep_until(next_move_time.into()).await;
            }
        });
    }
    drop(delay_sender);
    let (mut own_delays, mut opponent_delays) = (Vec::new(), Vec::new());
    while let Some((own_delay, opponent_delay)) = delay_receiver.recv().await {
        own_delays.push(own_delay);
        opponent_delays.push(opponent_delay);
    }
    let (cpu_seconds_after, memory_kb_after) = cpu_seconds_and_memory_kb(pid);
    let cpu_percent = (cpu_seconds_after - cpu_seconds_before)
        / measurement_start.elapsed().as_secs_f64()
        * 100.0;
    let percentiles_text = |delays: &mut Vec<Duration>| {
        delays.sort_unstable();
        let percentile = |part: usize| delays[(delays.len() * part / 100).min(delays.len() - 1)];
        format!(
            "p50 {:.1?}, p95 {:.1?}, p99 {:.1?}",
            percentile(50),
            percentile(95),
            percentile(99)
        )
    };
    println!(
        "{game_count} games, {} moves, {cpu_percent:.1} % processor, {memory_kb_after} kB",
        own_delays.len()
    );
    println!("key to own screen: {}", percentiles_text(&mut own_delays));
    println!(
        "move to other's screen: {}",
        percentiles_text(&mut opponent_delays)
    );
}

/// Plays one game after the other between the same two clients, with sides exchanged. A game that
/// is not over after 40 moves is resigned. Each line of `moves.txt` is a move that both have seen:
/// game, number of the move (from 0), move, Unix time in milliseconds.
async fn record_seen_moves(address: SocketAddr) {
    let mut moves_file = fs::File::create("moves.txt").expect("moves.txt");
    let mut clients = start_pair_game(address, 0).await;
    for number in 1.. {
        let mut game = Match::new(kind_with_id("oware").expect("oware").start(Seat::South));
        for ply in 0.. {
            let expected_title =
                |ply: usize| format!("move {} · {}", ply / 2 + 1, ["South", "North"][ply % 2]);
            let Some(mv) = game
                .unfinished_position()
                .and_then(|position| position.moves().next())
                .filter(|_| ply < 40)
            else {
                break;
            };
            let [south, north] = &mut clients;
            let (mover, opponent) = if ply % 2 == 0 {
                (south, north)
            } else {
                (north, south)
            };
            // Press the key of the pit twice: the first press may only end an animation; then the
            // second plays the move. If the first plays the move, the second has no effect.
            mover
                .send_keys(&mv.to_string().to_uppercase().repeat(2))
                .await;
            game.play(mv).expect("a legal move");
            if game.unfinished_position().is_none() {
                break;
            }
            mover.wait_for_text(&expected_title(ply + 1)).await;
            opponent.wait_for_text(&expected_title(ply + 1)).await;
            writeln!(moves_file, "{number} {ply} {mv} {}", unix_time_ms()).expect("moves.txt");
        }
        if game.unfinished_position().is_some() {
            let mover = &mut clients[game.moves().len() % 2];
            mover.send_keys("r").await;
            mover.wait_for_text("Resign this game?").await;
            mover.send_keys("y").await;
        }
        for side in &mut clients {
            side.wait_for_text("rematch").await;
            side.send_keys("p").await;
        }
        clients.swap(0, 1);
        for side in &mut clients {
            side.wait_for_text("move 1 · South").await;
        }
    }
}

/// Fails unless the database is intact and has each move that the file at `moves_path` notes before
/// `end_unix_ms`, under the same game and number. At least one move must be noted.
fn check_seen_moves(database_path: &str, moves_path: &str, end_unix_ms: i64) {
    let database = Connection::open(database_path).expect("the file of the club");
    let integrity_result: String = database
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .expect("a check");
    assert_eq!(integrity_result, "ok");
    let noted_moves = fs::read_to_string(moves_path).expect("the noted moves");
    let mut query = database
        .prepare("SELECT move FROM moves WHERE game = ?1 AND ply = ?2")
        .expect("moves");
    let mut checked_move_count = 0;
    for line in noted_moves.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, ply, mv, noted_unix_ms] = words[..] else {
            continue;
        };
        if noted_unix_ms
            .parse::<i64>()
            .is_ok_and(|at| at < end_unix_ms)
        {
            let stored_move: Option<String> = query.query_row([game, ply], |row| row.get(0)).ok();
            assert_eq!(stored_move.as_deref(), Some(mv), "game {game}, move {ply}");
            checked_move_count += 1;
        }
    }
    assert!(checked_move_count > 0, "no move was noted before this time");
    let stored_move_count: i64 = database
        .query_row("SELECT count(*) FROM moves", [], |row| row.get(0))
        .expect("moves");
    println!(
        "{checked_move_count} moves had been seen by both, all of them are stored; {stored_move_count} are stored in all"
    );
}
