//! The program's work during a power cut, and checks of the part that was saved.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use std::{fs, thread};

use awale::config::Settings;
use awale_engine::tables::{CheckExtent, Tables};
use awale_rules::{Game, Match, Seat};
use awale_study::catalogue::{AnyGame, GameKind as Played, Variant};
use awale_study::progress::Progress;
use awale_study::record::Record;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::disk::Disk;
use crate::terminal::{AWALE_PATH, CALM_SETTINGS, Home, Terminal, key};

/// A kind of work, such as playing a game.
pub struct WorkKind {
    pub name: &'static str,
    /// Runs the program for a random time and stops it.
    pub run_until_cut: fn(&Disk, &mut StdRng) -> (Home, FinishedWork),
    /// Returns how much of the work was saved in the home folder, or a description of a damaged
    /// file.
    pub saved_amount: fn(&Path, &[String]) -> Result<usize, String>,
}

/// The work that the program did before the power cut.
pub struct FinishedWork {
    /// The pieces of work, in order.
    pub pieces: Vec<String>,
    /// The time at which each piece of work was done.
    pub completion_times: Vec<Instant>,
    /// The time of the power cut.
    pub cut_time: Instant,
}

pub const WORK_KINDS: &[WorkKind] = &[
    WorkKind {
        name: "game played on",
        run_until_cut: continue_game,
        saved_amount: saved_move_count,
    },
    WorkKind {
        name: "new game",
        run_until_cut: play_new_game,
        saved_amount: saved_move_count,
    },
    WorkKind {
        name: "analysis",
        run_until_cut: analyze_position,
        saved_amount: saved_move_count,
    },
    WorkKind {
        name: "settings",
        run_until_cut: change_settings,
        saved_amount: saved_change_count,
    },
    WorkKind {
        name: "progress",
        run_until_cut: solve_lesson,
        saved_amount: saved_lesson_count,
    },
    WorkKind {
        name: "tables",
        run_until_cut: build_tables,
        saved_amount: intact_table_count,
    },
    WorkKind {
        name: "match",
        run_until_cut: play_match,
        saved_amount: saved_match_game_count,
    },
    WorkKind {
        name: "convert",
        run_until_cut: convert_games,
        saved_amount: converted_game_count,
    },
];

fn home_on_disk(disk: &Disk, settings: &str) -> Home {
    Home::in_folder(&disk.root(), settings)
}

fn random_pause(rng: &mut StdRng, max_milliseconds: u64) {
    thread::sleep(Duration::from_millis(rng.random_range(0..max_milliseconds)));
}

/// Stops a process immediately, as a power cut does.
fn stop_process(process_id: u32) -> Instant {
    let cut_time = Instant::now();
    let status = Command::new("kill")
        .args(["-STOP", &process_id.to_string()])
        .status();
    assert!(status.expect("kill is there").success());
    cut_time
}

// ---- Games

/// The moves of a random game.
fn random_moves(rng: &mut StdRng) -> Vec<String> {
    let kind = Played::Awale(Variant::built_in()[0].clone());
    let mut referee: Match<AnyGame> = Match::new(kind.start(Seat::South));
    while referee.outcome().is_none() && referee.moves().len() < 60 {
        let moves: Vec<_> = referee.position().moves().collect();
        referee
            .play(*moves.choose(rng).expect("a move"))
            .expect("it is legal");
    }
    referee.moves().iter().map(ToString::to_string).collect()
}

/// Plays `moves` until the power cut.
fn play_until_power_cut(
    mut terminal: Terminal,
    moves: Vec<String>,
    rng: &mut StdRng,
) -> FinishedWork {
    let typing_end = Instant::now() + Duration::from_millis(rng.random_range(100..900));
    let mut completion_times = Vec::new();
    for mv in &moves {
        if Instant::now() > typing_end {
            break;
        }
        completion_times.push(Instant::now());
        terminal.press(&mv.to_uppercase());
        random_pause(rng, 60);
    }
    let power_cut_time = stop_process(terminal.pid());
    FinishedWork {
        pieces: moves,
        completion_times,
        cut_time: power_cut_time,
    }
}

fn play_new_game(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    let home = home_on_disk(disk, CALM_SETTINGS);
    disk.sync();
    let terminal = home.start_game();
    let finished_work = play_until_power_cut(terminal, random_moves(rng), rng);
    (home, finished_work)
}

fn analyze_position(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    let home = home_on_disk(disk, CALM_SETTINGS);
    disk.sync();
    let mut terminal = home.start();
    terminal.press("s");
    terminal.wait_for_text("All seeds are placed");
    terminal.press(key::ENTER);
    terminal.wait_for_text("start");
    let finished_work = play_until_power_cut(terminal, random_moves(rng), rng);
    (home, finished_work)
}

fn continue_game(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    let home = home_on_disk(disk, CALM_SETTINGS);
    let mut terminal = home.start_game();
    let mut moves = random_moves(rng);
    terminal.press(&moves[0].to_uppercase());
    terminal.wait_for_text("move 1 · North");
    terminal.quit();
    disk.sync();
    let mut terminal = home.start();
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · North");
    let first_move = moves.remove(0);
    let mut finished_work = play_until_power_cut(terminal, moves, rng);
    finished_work.pieces.insert(0, first_move);
    finished_work.completion_times.insert(
        0,
        finished_work
            .cut_time
            .checked_sub(Duration::from_secs(1))
            .expect("the machine runs for longer"),
    );
    (home, finished_work)
}

fn files_with_ending(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    let mut files: Vec<_> = entries
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == ending)
        })
        .collect();
    files.sort();
    files
}

fn read_record(path: &Path) -> Result<Record, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Record::parse(&text)
        .map_err(|error| format!("{}, {} bytes: {error}", path.display(), text.len()))
}

fn saved_move_count(home: &Path, moves: &[String]) -> Result<usize, String> {
    let games = files_with_ending(&home.join("data/awale/games"), "toml");
    let mut move_count = 0;
    for game in games {
        let record = read_record(&game)?;
        let played_moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        if !moves.starts_with(&played_moves) {
            return Err(format!("other moves: {played_moves:?}, not {moves:?}"));
        }
        move_count = played_moves.len();
    }
    Ok(move_count)
}

// ---- Settings

fn change_settings(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    let home = home_on_disk(disk, &format!("# mine\n{CALM_SETTINGS}"));
    disk.sync();
    let mut terminal = home.start();
    terminal.open_line("Settings");
    terminal.wait_for_text("Ask before you resign");
    terminal.press(&key::DOWN.repeat(3));
    let (mut new_values, mut change_times) = (Vec::new(), Vec::new());
    // Change the setting an odd number of times, so that the last value differs from the first.
    for number in 0..=2 * rng.random_range(0..5) {
        random_pause(rng, 60);
        terminal.press(key::RIGHT);
        change_times.push(Instant::now());
        new_values.push((number % 2 == 1).to_string());
    }
    random_pause(rng, 120);
    let power_cut_time = stop_process(terminal.pid());
    (
        home,
        FinishedWork {
            pieces: new_values,
            completion_times: change_times,
            cut_time: power_cut_time,
        },
    )
}

fn saved_change_count(home: &Path, new_values: &[String]) -> Result<usize, String> {
    let text = fs::read_to_string(home.join("config/awale/config.toml"))
        .map_err(|error| error.to_string())?;
    let settings = Settings::parse(&text, "kept").map_err(|error| format!("{error}\n{text}"))?;
    if !text.starts_with("# mine\n") {
        return Err(format!("another file: {text}"));
    }
    let has_last_value = new_values
        .last()
        .is_some_and(|last| *last == settings.preview.to_string());
    // If the setting does not have the last value, at least the last change is lost.
    Ok(if has_last_value {
        new_values.len()
    } else {
        new_values.len() - 1
    })
}

// ---- Lessons

fn solve_lesson(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    let home = home_on_disk(
        disk,
        "animation = \"off\"\ntables.automatic = false\n[setup]\ngame = \"awari\"\n",
    );
    fs::create_dir_all(home.data_folder()).expect("a folder");
    if rng.random() {
        let progress_before = "format = 1\nrun = 3\nbest_run = 4\n";
        fs::write(home.data_folder().join("progress.toml"), progress_before).expect("a file");
    }
    disk.sync();
    let mut terminal = home.start();
    terminal.open_line("Learn");
    terminal.wait_for_text("0 of 7 done");
    terminal.press(&format!("{}{}", key::DOWN.repeat(2), key::ENTER));
    terminal.wait_for_text("Capture 2 seeds.");
    terminal.press("D");
    terminal.wait_for_text("Well done.");
    terminal.press(key::ENTER);
    terminal.wait_for_text("Capture 3 seeds.");
    terminal.press("E");
    let solving_times = vec![Instant::now()];
    random_pause(rng, 120);
    let power_cut_time = stop_process(terminal.pid());
    (
        home,
        FinishedWork {
            pieces: vec!["capturing".to_owned()],
            completion_times: solving_times,
            cut_time: power_cut_time,
        },
    )
}

fn saved_lesson_count(home: &Path, work: &[String]) -> Result<usize, String> {
    let Ok(text) = fs::read_to_string(home.join("data/awale/progress.toml")) else {
        return Ok(0);
    };
    let progress =
        Progress::parse(&text).map_err(|error| format!("{error}: {} bytes", text.len()))?;
    Ok(work
        .iter()
        .filter(|lesson| progress.has_finished_lesson("awari", lesson))
        .count())
}

// ---- Commands

fn start_command(home: &Home, args: &[&str]) -> Child {
    let mut command = home.command();
    command
        .args(args)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null());
    command.spawn().expect("it starts")
}

/// Runs a command for a random time and stops it. It can only be checked that files are intact.
fn run_command_until_cut(
    disk: &Disk,
    args: &[&str],
    max_milliseconds: u64,
    rng: &mut StdRng,
) -> (Home, FinishedWork) {
    let home = home_on_disk(disk, CALM_SETTINGS);
    disk.sync();
    let mut child = start_command(&home, args);
    random_pause(rng, max_milliseconds);
    let power_cut_time = stop_process(child.id());
    // The stopped process is killed without being continued, so it writes nothing after the cut.
    let _ = child.kill();
    let _ = child.wait();
    (
        home,
        FinishedWork {
            pieces: Vec::new(),
            completion_times: Vec::new(),
            cut_time: power_cut_time,
        },
    )
}

fn build_tables(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    run_command_until_cut(
        disk,
        &[
            "endgame",
            "build",
            "--variant",
            "oware",
            "--seeds",
            "11",
            "--threads",
            "1",
        ],
        900,
        rng,
    )
}

fn intact_table_count(home: &Path, _: &[String]) -> Result<usize, String> {
    let folder = home.join("data/awale/tables");
    let (tables, damaged_table) = Tables::open(
        &folder,
        &Variant::built_in()[0].rules,
        11,
        CheckExtent::WholeFile,
    );
    let table_file_count = files_with_ending(&folder, "table").len();
    match damaged_table {
        Some(damaged_table) => Err(damaged_table.to_string()),
        None if table_file_count > usize::from(tables.max_seeds()) => Err(format!(
            "{table_file_count} files, {} layers",
            tables.max_seeds()
        )),
        None => Ok(0),
    }
}

fn play_match(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    let folder = disk.root().join("match");
    let save_folder = folder.to_str().expect("a name");
    run_command_until_cut(
        disk,
        &[
            "match",
            "--south",
            "fast",
            "--north",
            "naive",
            "--games",
            "500",
            "--save",
            save_folder,
        ],
        900,
        rng,
    )
}

fn saved_match_game_count(home: &Path, _: &[String]) -> Result<usize, String> {
    let games = files_with_ending(&home.with_file_name("match"), "toml");
    for (number, game) in games.iter().enumerate() {
        read_record(game)?;
        if !game
            .to_string_lossy()
            .ends_with(&format!("{:05}.toml", number + 1))
        {
            return Err(format!("game {} is missing", number + 1));
        }
    }
    Ok(0)
}

fn convert_games(disk: &Disk, rng: &mut StdRng) -> (Home, FinishedWork) {
    let home = home_on_disk(disk, CALM_SETTINGS);
    fs::write(
        disk.root().join("a.ogn"),
        "[Variant \"oware\"]\n\n1. A a 2. B *\n",
    )
    .expect("a file");
    disk.sync();
    let (mut work, mut when) = (Vec::new(), Vec::new());
    for number in 0..rng.random_range(1..12) {
        // Write each new file, then overwrite it.
        for extra in [&[][..], &["--force"]] {
            let output = format!("{}/out-{number:03}.toml", disk.root().display());
            let status = home
                .command()
                .args([
                    "convert",
                    &format!("{}/a.ogn", disk.root().display()),
                    &output,
                ])
                .args(extra)
                .status();
            assert!(status.expect("it starts").success(), "{AWALE_PATH} convert");
        }
        when.push(Instant::now());
        work.push(number.to_string());
    }
    (
        home,
        FinishedWork {
            pieces: work,
            completion_times: when,
            cut_time: Instant::now(),
        },
    )
}

fn converted_game_count(home: &Path, _: &[String]) -> Result<usize, String> {
    let games: Vec<_> = files_with_ending(&home.with_file_name(""), "toml");
    games
        .iter()
        .try_for_each(|game| read_record(game).map(drop))?;
    Ok(games.len())
}
