//! The program's work during a power cut, and checks of the part that was saved.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use std::{fs, thread};

use awale::config::Settings;
use awale_engine::tables::{CheckExtent, Tables};
use awale_rules::{Game, Match, Seat};
use awale_study::catalogue::{AnyGame, Kind as Played, Variant};
use awale_study::progress::Progress;
use awale_study::record::Record;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::disk::Disk;
use crate::terminal::{AWALE, CALM, Home, Terminal, key};

/// A kind of work, such as playing a game.
pub struct Kind {
    pub name: &'static str,
    /// Runs the program for a random time and stops it.
    pub work: fn(&Disk, &mut StdRng) -> (Home, Done),
    /// Returns how much of the work was saved in the home folder, or a description of a damaged
    /// file.
    pub look: fn(&Path, &[String]) -> Result<usize, String>,
}

/// The work done before the cut.
pub struct Done {
    /// The pieces of work, in order.
    pub work: Vec<String>,
    /// The time of each piece of work.
    pub when: Vec<Instant>,
    /// The time of the power cut.
    pub cut: Instant,
}

pub const KINDS: &[Kind] = &[
    Kind {
        name: "game played on",
        work: play_on,
        look: moves_of_game,
    },
    Kind {
        name: "new game",
        work: play_new,
        look: moves_of_game,
    },
    Kind {
        name: "analysis",
        work: analyze,
        look: moves_of_game,
    },
    Kind {
        name: "settings",
        work: set,
        look: settings,
    },
    Kind {
        name: "progress",
        work: learn,
        look: progress,
    },
    Kind {
        name: "tables",
        work: build,
        look: tables,
    },
    Kind {
        name: "match",
        work: play_match,
        look: games_of_match,
    },
    Kind {
        name: "convert",
        work: convert,
        look: converted,
    },
];

fn home(disk: &Disk, settings: &str) -> Home {
    Home::within(&disk.root(), settings)
}

fn pause(rng: &mut StdRng, longest: u64) {
    thread::sleep(Duration::from_millis(rng.random_range(0..longest)));
}

/// Stops a process immediately, as a power cut does.
fn stop(process: u32) -> Instant {
    let cut = Instant::now();
    let status = Command::new("kill")
        .args(["-STOP", &process.to_string()])
        .status();
    assert!(status.expect("kill is there").success());
    cut
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
fn play(mut terminal: Terminal, moves: Vec<String>, rng: &mut StdRng) -> Done {
    let end = Instant::now() + Duration::from_millis(rng.random_range(100..900));
    let mut when = Vec::new();
    for mv in &moves {
        if Instant::now() > end {
            break;
        }
        when.push(Instant::now());
        terminal.press(&mv.to_uppercase());
        pause(rng, 60);
    }
    let cut = stop(terminal.pid());
    Done {
        work: moves,
        when,
        cut,
    }
}

fn play_new(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    let home = home(disk, CALM);
    disk.sync();
    let terminal = home.play();
    let done = play(terminal, random_moves(rng), rng);
    (home, done)
}

fn analyze(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    let home = home(disk, CALM);
    disk.sync();
    let mut terminal = home.start();
    terminal.press("s");
    terminal.sees("All seeds are placed");
    terminal.press(key::ENTER);
    terminal.sees("start");
    let done = play(terminal, random_moves(rng), rng);
    (home, done)
}

fn play_on(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    let home = home(disk, CALM);
    let mut terminal = home.play();
    let mut moves = random_moves(rng);
    terminal.press(&moves[0].to_uppercase());
    terminal.sees("move 1 · North");
    terminal.quits();
    disk.sync();
    let mut terminal = home.start();
    terminal.press(key::ENTER);
    terminal.sees("move 1 · North");
    let first = moves.remove(0);
    let mut done = play(terminal, moves, rng);
    done.work.insert(0, first);
    done.when.insert(
        0,
        done.cut
            .checked_sub(Duration::from_secs(1))
            .expect("the machine runs for longer"),
    );
    (home, done)
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
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

fn record(path: &Path) -> Result<Record, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Record::parse(&text)
        .map_err(|error| format!("{}, {} bytes: {error}", path.display(), text.len()))
}

fn moves_of_game(home: &Path, moves: &[String]) -> Result<usize, String> {
    let games = files(&home.join("data/awale/games"), "toml");
    let mut saved = 0;
    for game in games {
        let record = record(&game)?;
        let played: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        if !moves.starts_with(&played) {
            return Err(format!("other moves: {played:?}, not {moves:?}"));
        }
        saved = played.len();
    }
    Ok(saved)
}

// ---- Settings

fn set(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    let home = home(disk, &format!("# mine\n{CALM}"));
    disk.sync();
    let mut terminal = home.start();
    terminal.opens("Settings");
    terminal.sees("Ask before you resign");
    terminal.press(&key::DOWN.repeat(3));
    let (mut work, mut when) = (Vec::new(), Vec::new());
    // Change the setting an odd number of times, so that the last value differs from the first.
    for number in 0..=2 * rng.random_range(0..5) {
        pause(rng, 60);
        terminal.press(key::RIGHT);
        when.push(Instant::now());
        work.push((number % 2 == 1).to_string());
    }
    pause(rng, 120);
    let cut = stop(terminal.pid());
    (home, Done { work, when, cut })
}

fn settings(home: &Path, work: &[String]) -> Result<usize, String> {
    let text = fs::read_to_string(home.join("config/awale/config.toml"))
        .map_err(|error| error.to_string())?;
    let settings = Settings::parse(&text, "kept").map_err(|error| format!("{error}\n{text}"))?;
    if !text.starts_with("# mine\n") {
        return Err(format!("another file: {text}"));
    }
    let is_last = work
        .last()
        .is_some_and(|last| *last == settings.preview.to_string());
    // If another value was saved, at least the last step is missing.
    Ok(if is_last { work.len() } else { work.len() - 1 })
}

// ---- Lessons

fn learn(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    let home = home(
        disk,
        "animation = \"off\"\ntables.automatic = false\n[setup]\ngame = \"awari\"\n",
    );
    fs::create_dir_all(home.data()).expect("a folder");
    if rng.random() {
        let before = "format = 1\nrun = 3\nbest_run = 4\n";
        fs::write(home.data().join("progress.toml"), before).expect("a file");
    }
    disk.sync();
    let mut terminal = home.start();
    terminal.opens("Learn");
    terminal.sees("0 of 7 done");
    terminal.press(&format!("{}{}", key::DOWN.repeat(2), key::ENTER));
    terminal.sees("Capture 2 seeds.");
    terminal.press("D");
    terminal.sees("Well done.");
    terminal.press(key::ENTER);
    terminal.sees("Capture 3 seeds.");
    terminal.press("E");
    let when = vec![Instant::now()];
    pause(rng, 120);
    let cut = stop(terminal.pid());
    (
        home,
        Done {
            work: vec!["capturing".to_owned()],
            when,
            cut,
        },
    )
}

fn progress(home: &Path, work: &[String]) -> Result<usize, String> {
    let Ok(text) = fs::read_to_string(home.join("data/awale/progress.toml")) else {
        return Ok(0);
    };
    let progress =
        Progress::parse(&text).map_err(|error| format!("{error}: {} bytes", text.len()))?;
    Ok(work
        .iter()
        .filter(|lesson| progress.has_done("awari", lesson))
        .count())
}

// ---- Commands

fn start(home: &Home, args: &[&str]) -> Child {
    let mut command = home.command();
    command
        .args(args)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null());
    command.spawn().expect("it starts")
}

/// Runs a command for a random time and stops it. It can only be checked that files are intact.
fn command(disk: &Disk, args: &[&str], longest: u64, rng: &mut StdRng) -> (Home, Done) {
    let home = home(disk, CALM);
    disk.sync();
    let mut child = start(&home, args);
    pause(rng, longest);
    let cut = stop(child.id());
    // The process stays stopped while the image is copied. What it writes afterwards is not
    // examined.
    let _ = child.kill();
    let _ = child.wait();
    (
        home,
        Done {
            work: Vec::new(),
            when: Vec::new(),
            cut,
        },
    )
}

fn build(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    command(
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

fn tables(home: &Path, _: &[String]) -> Result<usize, String> {
    let folder = home.join("data/awale/tables");
    let (tables, bad) = Tables::open(
        &folder,
        &Variant::built_in()[0].rules,
        11,
        CheckExtent::Full,
    );
    let beyond = files(&folder, "table").len();
    match bad {
        Some(bad) => Err(bad.to_string()),
        None if beyond > usize::from(tables.max_seeds()) => {
            Err(format!("{beyond} files, {} layers", tables.max_seeds()))
        }
        None => Ok(0),
    }
}

fn play_match(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    let folder = disk.root().join("match");
    let save = folder.to_str().expect("a name");
    command(
        disk,
        &[
            "match", "--south", "fast", "--north", "naive", "--games", "500", "--save", save,
        ],
        900,
        rng,
    )
}

fn games_of_match(home: &Path, _: &[String]) -> Result<usize, String> {
    let games = files(&home.with_file_name("match"), "toml");
    for (number, game) in games.iter().enumerate() {
        record(game)?;
        if !game
            .to_string_lossy()
            .ends_with(&format!("{:05}.toml", number + 1))
        {
            return Err(format!("game {} is missing", number + 1));
        }
    }
    Ok(0)
}

fn convert(disk: &Disk, rng: &mut StdRng) -> (Home, Done) {
    let home = home(disk, CALM);
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
            assert!(status.expect("it starts").success(), "{AWALE} convert");
        }
        when.push(Instant::now());
        work.push(number.to_string());
    }
    (
        home,
        Done {
            work,
            when,
            cut: Instant::now(),
        },
    )
}

fn converted(home: &Path, _: &[String]) -> Result<usize, String> {
    let games: Vec<_> = files(&home.with_file_name(""), "toml");
    games.iter().try_for_each(|game| record(game).map(drop))?;
    Ok(games.len())
}
