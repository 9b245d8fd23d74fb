//! The large tournament and the ratings of the levels. They take minutes each, so they run only if
//! an environment variable is set.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};
use std::{fs, thread};

use super::examples::{compile_example, is_installed};
use super::misbehaving::{MISBEHAVING_BOTS, faults_by_player, wait_until_no_process_is_left};
use super::terminal::Home;
use super::{folder_with_files, moves_of_games, read_json};

/// Correct bots in languages that need no compiler: file name and text.
fn correct_bots(count: usize) -> Vec<(String, String)> {
    let python_bot = "import random, sys, os\nrandom.seed(os.environ['AWALE_SEED'])\nfor line in sys.stdin:\n    \
                  moves = line.split()[1].split(',')\n    print(random.choice(moves[:NUMBER]), flush=True)\n";
    let shell_bot = "while read -r position moves rest; do set -- $(echo \"$moves\" | tr , ' '); \
                 n=$((NUMBER % $# + 1)); eval echo \"\\$$n\"; done\n";
    let javascript_bot = "require('readline').createInterface({ input: process.stdin }).on('line', line => {\n  \
                  const moves = line.split(' ')[1].split(','); console.log(moves[NUMBER % moves.length]); });\n";
    let bot_languages = [
        ("py", python_bot, "python3"),
        ("sh", shell_bot, "sh"),
        ("js", javascript_bot, "node"),
    ];
    let installed_languages: Vec<_> = bot_languages
        .iter()
        .filter(|(_, _, program)| *program == "sh" || is_installed(program, "--version"))
        .collect();
    let bot_file = |number: usize| {
        let (ending, text, _) = installed_languages[number % installed_languages.len()];
        (
            format!("good{number:02}.{ending}"),
            text.replace("NUMBER", &(number + 1).to_string()),
        )
    };
    (0..count).map(bot_file).collect()
}

/// Copies all examples into the folder of the bots, including those that are compiled.
fn copy_examples(home: &Home, bots: &Path) {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/bots");
    for name in ["greedy.py", "random_move.js", "Clock.java"] {
        fs::copy(examples.join(name), bots.join(name)).expect("a copy");
    }
    let compiled_examples = [
        ("cc", &["-O2"][..], "last_pit.c"),
        ("rustc", &["--edition=2024", "-O"], "most_seeds.rs"),
    ];
    for (compiler, options, source) in compiled_examples {
        if let Some(program) = compile_example(home, compiler, options, source) {
            fs::rename(&program, bots.join(program.file_name().expect("a name")))
                .expect("it moves");
        }
    }
}

/// The free memory, in MiB.
fn free_memory_mib() -> u64 {
    let memory_info = fs::read_to_string("/proc/meminfo").expect("what Linux tells");
    let line = memory_info
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))
        .expect("a line");
    line.trim()
        .trim_end_matches(" kB")
        .parse::<u64>()
        .expect("a number")
        >> 10
}

/// Plays a tournament of all bots in the folder, each pair twice, and prints its cost.
/// `start_time_limit` is the time limit for starting a bot.
fn play_tournament(home: &Home, bots: &Path, name: &str, start_time_limit: &str) -> PathBuf {
    let out = home.data_folder().join(name);
    let mut command = home.command();
    command
        .env("AWALE_TEST_MARK", home.data_folder())
        .args(["tournament", "--bots"])
        .arg(bots);
    // Generous limits, because the machine may be busy and speed is not tested.
    command.args([
        "--games",
        "2",
        "--time",
        "100ms",
        "--grace",
        "5s",
        "--start-time",
        start_time_limit,
        "--memory",
        "512",
    ]);
    command
        .args(["--concurrency", "8", "--out"])
        .arg(&out)
        .stdout(Stdio::piped());
    let (start_instant, free_memory_before) = (Instant::now(), free_memory_mib());
    let mut child = command.spawn().expect("it starts");
    let mut min_free_memory = free_memory_before;
    while child.try_wait().expect("a child").is_none() {
        min_free_memory = min_free_memory.min(free_memory_mib());
        thread::sleep(Duration::from_millis(100));
    }
    let output = child.wait_with_output().expect("its words");
    assert!(output.status.success(), "{output:?}");
    println!("{}", String::from_utf8_lossy(&output.stdout));
    let output_bytes: u64 = fs::read_dir(&out)
        .expect("files")
        .flatten()
        .filter_map(|file| Some(file.metadata().ok()?.len()))
        .sum();
    println!(
        "{:?}; {} MiB of memory at most; {} kB of files",
        start_instant.elapsed(),
        free_memory_before - min_free_memory,
        output_bytes >> 10
    );
    wait_until_no_process_is_left(&format!("AWALE_TEST_MARK={}", home.data_folder().display()));
    out
}

#[test]
fn thirty_bots_in_five_languages_produce_a_complete_table() {
    if std::env::var_os("AWALE_LARGE_TOURNAMENT").is_none() {
        println!("AWALE_LARGE_TOURNAMENT is not set: the large tournament was not played");
        return;
    }
    let home = Home::new();
    let correct_bot_files = correct_bots(12);
    let mut files: Vec<(&str, &str)> = correct_bot_files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    // Make the slow bots wait longer than the grace period of this tournament.
    let misbehaving_bot_files =
        MISBEHAVING_BOTS.map(|(name, text, _)| (name, text.replace("sleep 0.9", "sleep 5.6")));
    files.extend(
        misbehaving_bot_files
            .iter()
            .map(|(name, text)| (*name, text.as_str())),
    );
    let bots = folder_with_files(&home, "bots", &files);
    copy_examples(&home, &bots);
    let out = play_tournament(&home, &bots, "out", "25s");
    let players = read_json(&out.join("results.json"))["players"]
        .as_array()
        .expect("players")
        .clone();
    assert!(players.len() >= 26);
    let games_per_player = 2 * (players.len() as u64 - 1);
    assert!(
        players
            .iter()
            .all(|player| player["games"].as_u64() == Some(games_per_player)),
        "the table is complete"
    );
    let faults_of_players = faults_by_player(&out);
    for player in &players {
        let name = player["name"].as_str().expect("a name");
        assert_eq!(
            faults_of_players.contains_key(name),
            MISBEHAVING_BOTS.iter().any(|(wrong, ..)| *wrong == name),
            "{name}: {:?}",
            faults_of_players.get(name)
        );
    }
}

#[test]
fn bots_in_five_languages_play_the_same_games_again() {
    if std::env::var_os("AWALE_LARGE_TOURNAMENT").is_none() {
        println!("AWALE_LARGE_TOURNAMENT is not set: no games were played again");
        return;
    }
    let home = Home::new();
    let correct_bot_files = correct_bots(3);
    let files: Vec<(&str, &str)> = correct_bot_files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let bots = folder_with_files(&home, "bots", &files);
    copy_examples(&home, &bots);
    let games_of_two_runs = ["first", "again"].map(|name| {
        moves_of_games(&play_tournament(&home, &bots, name, "5m").join("tournament.json"))
    });
    assert_eq!(games_of_two_runs[0], games_of_two_runs[1]);
}

#[test]
fn a_large_tournament_confirms_the_published_strengths_of_the_levels() {
    if std::env::var_os("AWALE_LARGE_TOURNAMENT").is_none() {
        println!("AWALE_LARGE_TOURNAMENT is not set: the levels did not play");
        return;
    }
    let home = Home::new();
    let levels: Vec<String> = (1..=6)
        .map(|level| format!("engine:level={level}"))
        .collect();
    let mut arguments = vec!["tournament", "--games", "100", "--print", "json"];
    arguments.extend(levels.iter().map(String::as_str));
    let report: serde_json::Value =
        serde_json::from_str(&home.output_of(&arguments)).expect("JSON");
    for player in report["players"].as_array().expect("players") {
        let spec = player["player"]
            .as_str()
            .expect("a player")
            .parse()
            .expect("a level");
        let published_rating = awale_study::rating::player_elo(&spec).expect("a strength");
        let [elo, margin] = ["elo", "margin"].map(|name| player[name].as_f64().expect("a number"));
        println!("{spec}: {elo:.0} ± {margin:.0}, on the ladder {published_rating:.0}");
        // The published ratings are averages over all variants and have a margin of error too.
        assert!((elo - published_rating).abs() < 2.0 * margin, "{spec}");
    }
}
