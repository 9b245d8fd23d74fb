//! Bots with every kind of misbehavior: each is reported, and no process remains.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, thread};

use super::terminal::Home;
use super::{folder_with_files, read_json, read_text};

/// A shell script that answers with the first legal move. `DO` is replaced by commands that run
/// before each answer.
const BOT_LOOP_SCRIPT: &str =
    "while read -r position moves rest; do DO; echo \"${moves%%,*}\"; done\n";

/// The bots: file name, script, and the faults that may be reported. If there are several, the
/// system decides which comes first.
pub const MISBEHAVING_BOTS: [(&str, &str, &[&str]); 15] = [
    (
        "illegal.sh",
        "while read -r line; do echo Z; done",
        &["illegal"],
    ),
    ("crash.sh", "read -r line; exit 3", &["crash"]),
    ("killed.sh", "read -r line; kill -9 $$", &["crash"]),
    ("silent.sh", "while read -r line; do :; done", &["silence"]),
    (
        "late.sh",
        "while read -r position moves rest; do sleep 0.9; echo ${moves%%,*}; done",
        &["late", "silence"],
    ),
    (
        "flood.sh",
        "while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done",
        &["flood"],
    ),
    ("endless.sh", "cat /dev/zero", &["flood"]),
    (
        "half.sh",
        "read -r line; printf C; sleep 1000",
        &["half-line"],
    ),
    (
        "deaf.sh",
        "exec <&-; sleep 1000",
        &["input-closed", "silence"],
    ),
    ("mute.sh", "exec >&-; sleep 1000", &["output-closed"]),
    (
        "forks.sh",
        "i=0; while [ $i -lt 60 ]; do sleep 1000 & i=$((i+1)); done; wait",
        &["processes"],
    ),
    (
        "quick_forks.sh",
        "i=0; while [ $i -lt 60 ]; do sleep 1000 & i=$((i+1)); done; while read -r position moves rest; do echo ${moves%%,*}; done",
        &["processes"],
    ),
    (
        "greedy_memory.sh",
        "tail /dev/zero; sleep 1000",
        &["memory", "crash", "silence"],
    ),
    (
        "stubborn.sh",
        "trap '' TERM INT HUP; setsid sleep 1000 & while :; do sleep 1000; done",
        &["silence"],
    ),
    (
        "big_file.sh",
        "head -c 100000000 /dev/zero > /tmp/awale-big-$$; sleep 1000",
        &["silence", "crash"],
    ),
];

/// Waits until no process has `mark` in its environment.
pub fn wait_until_no_process_is_left(mark: &str) {
    let patience = Instant::now() + Duration::from_secs(30);
    loop {
        let remaining_processes: Vec<String> = fs::read_dir("/proc")
            .expect("processes")
            .flatten()
            .filter(|entry| {
                let is_own_process =
                    entry.file_name().to_string_lossy() == std::process::id().to_string();
                let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
                !is_own_process
                    && environment
                        .windows(mark.len())
                        .any(|part| part == mark.as_bytes())
            })
            .map(|entry| fs::read_to_string(entry.path().join("cmdline")).unwrap_or_default())
            .collect();
        if remaining_processes.is_empty() {
            return;
        }
        assert!(
            Instant::now() < patience,
            "left behind: {remaining_processes:?}"
        );
        thread::sleep(Duration::from_millis(5));
    }
}

/// The faults of each player, with their numbers, in the tournament in `output_folder`.
pub fn faults_by_player(output_folder: &Path) -> BTreeMap<String, Vec<String>> {
    let state = read_json(&output_folder.join("tournament.json"));
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for game in state["games"].as_array().expect("games") {
        for fault in game["faults"].as_array().expect("faults") {
            let seat_name = fault["seat"].as_str().expect("a side");
            let player_index =
                usize::try_from(game[seat_name].as_u64().expect("a player")).expect("a number");
            let name = state["players"][player_index][0]
                .as_str()
                .expect("a name")
                .to_owned();
            faults
                .entry(name)
                .or_default()
                .push(fault["kind"].as_str().expect("a word").to_owned());
        }
    }
    faults
}

#[test]
fn every_fault_of_a_bot_is_reported_and_leaves_no_process() {
    let home = Home::new();
    let files: Vec<(&str, &str)> = MISBEHAVING_BOTS
        .iter()
        .map(|(name, text, _)| (*name, *text))
        .collect();
    let bots = folder_with_files(&home, "bots", &files);
    let out = home.data_folder().join("out");
    let mark = format!("AWALE_TEST_MARK={}", home.data_folder().display());
    let mut command = home.command();
    command
        .env("AWALE_TEST_MARK", home.data_folder())
        .args([
            "tournament",
            "fast",
            "naive",
            "--pairing",
            "gauntlet",
            "--bots",
        ])
        .arg(&bots);
    command.args([
        "--games",
        "4",
        "--time",
        "100ms",
        "--grace",
        "700ms",
        "--start-time",
        "5s",
        "--memory",
        "128",
    ]);
    command
        .args([
            "--max-forfeits",
            "2",
            "--concurrency",
            "8",
            "--sandbox",
            "off",
            "--out",
        ])
        .arg(&out);
    let output = command.output().expect("it starts");
    assert!(output.status.success(), "{output:?}");
    let table = String::from_utf8_lossy(&output.stdout);
    // The recorded faults are possible, so `--resume` accepts them.
    let output_after_resume = command.arg("--resume").output().expect("it starts");
    assert!(
        output_after_resume.status.success(),
        "{output_after_resume:?}"
    );
    let faults_of_players = faults_by_player(&out);
    for (name, _, expected) in MISBEHAVING_BOTS {
        let fault_kinds = faults_of_players
            .get(name)
            .unwrap_or_else(|| panic!("nothing is told of {name}: {table}"));
        assert!(
            fault_kinds
                .iter()
                .all(|kind| expected.contains(&kind.as_str())),
            "{name}: {fault_kinds:?}"
        );
        assert_eq!(
            fault_kinds.len(),
            2,
            "{name} is out after the first wave: {table}"
        );
        assert!(table.contains(name), "{table}");
    }
    let results = read_json(&out.join("results.json"));
    assert!(
        results["players"]
            .as_array()
            .expect("players")
            .iter()
            .skip(1)
            .all(|player| player["games"] == 4)
    );
    let fault_file_count = fs::read_dir(out.join("faults"))
        .expect("files")
        .flatten()
        .count();
    assert_eq!(fault_file_count, MISBEHAVING_BOTS.len());
    let fault_file = fs::read_dir(out.join("faults"))
        .expect("files")
        .flatten()
        .find(|file| {
            file.file_name()
                .to_string_lossy()
                .ends_with("illegal.sh.txt")
        });
    let fault_text = read_text(&fault_file.expect("a file of its own").path());
    assert!(
        fault_text.contains("it answered “Z”, which is not a legal move"),
        "{fault_text}"
    );
    assert!(
        fault_text.contains(" 100 0 awale' | sh ./illegal.sh"),
        "{fault_text}"
    );
    wait_until_no_process_is_left(&mark);
    for file in fs::read_dir("/tmp").expect("a folder").flatten() {
        if file.file_name().to_string_lossy().starts_with("awale-big-") {
            assert!(
                file.metadata().is_ok_and(|about| about.len() <= 1 << 20),
                "a file has its limit"
            );
            fs::remove_file(file.path()).ok();
        }
    }
}

/// Separate from the others, because with little time per move a busy machine would delay these
/// bots.
#[test]
fn bots_that_answer_each_question_have_no_faults() {
    let home = Home::new();
    let good_bot = BOT_LOOP_SCRIPT.replace("DO", ":");
    let wordy_bot = BOT_LOOP_SCRIPT.replace("DO", "head -c 200000 /dev/zero >&2");
    let one_move_bot = "read -r position moves rest; echo \"${moves%%,*}\"";
    let files = [
        ("good.sh", good_bot.as_str()),
        ("wordy.sh", &wordy_bot),
        ("one_shot.sh", one_move_bot),
        ("notes.txt", "x"),
    ];
    let bots = folder_with_files(&home, "bots", &files);
    let out = home.data_folder().join("out");
    let arguments = [
        "tournament",
        "fast",
        "--pairing",
        "gauntlet",
        "--games",
        "4",
        "--grace",
        "60s",
        "--sandbox",
        "off",
    ];
    let path_arguments = [
        "--bots",
        bots.to_str().expect("text"),
        "--out",
        out.to_str().expect("text"),
    ];
    let table = home.output_of(&[&arguments[..], &path_arguments].concat());
    assert!(faults_by_player(&out).is_empty(), "{table}");
    let results = read_json(&out.join("results.json"));
    let players = results["players"].as_array().expect("players");
    assert_eq!(players.len(), 4, "a file of notes is no bot: {table}");
    assert!(
        players.iter().skip(1).all(|player| player["games"] == 4),
        "{table}"
    );
}

#[test]
fn with_on_fault_random_a_random_move_replaces_a_fault() {
    let home = Home::new();
    let bots = folder_with_files(
        &home,
        "bots",
        &[("wrong.sh", "while read -r line; do echo Z; done")],
    );
    let out = home.data_folder().join("out");
    let arguments = [
        "tournament",
        "naive",
        "--games",
        "2",
        "--on-fault",
        "random",
        "--max-forfeits",
        "0",
        "--bots",
    ];
    let tournament_output = home.output_of(
        &[
            &arguments[..],
            &[
                bots.to_str().expect("text"),
                "--out",
                out.to_str().expect("text"),
            ],
        ]
        .concat(),
    );
    assert!(
        tournament_output.contains("illegal 6"),
        "it is asked three times in each game: {tournament_output}"
    );
    let tournament_json = read_json(&out.join("tournament.json"));
    assert!(
        tournament_json["games"]
            .as_array()
            .expect("games")
            .iter()
            .all(|game| game["end"] != "forfeit"),
        "{tournament_output}"
    );
}

#[test]
fn in_a_sandbox_there_is_no_network_and_nothing_can_be_written() {
    let sandbox_arguments = [
        "tournament",
        "fast",
        "naive",
        "--games",
        "2",
        "--sandbox",
        "on",
    ];
    let home = Home::new();
    let output = home
        .command()
        .args(sandbox_arguments)
        .output()
        .expect("it starts");
    if !output.status.success() {
        assert!(
            String::from_utf8_lossy(&output.stderr).contains("bubblewrap"),
            "{output:?}"
        );
        let sandbox_status = Command::new("bwrap")
            .args(["--ro-bind", "/", "/", "--unshare-all", "true"])
            .status();
        assert!(
            !sandbox_status.is_ok_and(|status| status.success()),
            "bubblewrap works here"
        );
        println!("bubblewrap is not installed: no sandbox was tried");
        return;
    }
    let curious_bot = "read -r position moves rest
for place in mine /var/tmp/mine /dev/mine /run/mine; do if touch $place 2>/dev/null; then echo written; exit; fi; done
head -c 2000000 /dev/zero 2>/dev/null > /dev/shm/mine && { echo shared memory without end; exit; }
[ -z \"$(ls -A /run | grep -v current-system)\" ] || { echo sockets of services; exit; }
echo > /dev/null || { echo no devices; exit; }
touch /tmp/mine || { echo no folder for temporary files; exit; }
[ \"$(grep -c : /proc/net/dev)\" = 1 ] || { echo network; exit; }
echo \"${moves%%,*}\"
";
    let bots = folder_with_files(&home, "bots", &[("curious.sh", curious_bot)]);
    let arguments = [
        &sandbox_arguments[..],
        &["--time", "10s", "--bots", bots.to_str().expect("text")],
    ]
    .concat();
    let tournament_output = home.output_of(&arguments);
    assert!(
        tournament_output.contains("They ran in bubblewrap")
            && !tournament_output.contains("What went wrong"),
        "{tournament_output}"
    );
}

/// A shell function that starts a script as a daemon: without a parent, in a session of its own.
const DAEMON_FUNCTION: &str =
    "leave() { ( (setsid sh \"$1\" > /dev/null 2>&1 < /dev/null &) ); }\n";

/// The faults of the bots in these files in games against each other, by player, with their
/// numbers.
fn faults_in_games_between(
    files: &[(&str, String)],
    options: &[&str],
) -> BTreeMap<String, Vec<String>> {
    let home = Home::new();
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    let bots = folder_with_files(&home, "bots", &files);
    let (bots, out) = (bots.display().to_string(), home.data_folder().join("out"));
    let mark = format!("AWALE_TEST_MARK={}", home.data_folder().display());
    let mut command = home.command();
    command.env("AWALE_TEST_MARK", home.data_folder());
    command.args([
        "tournament",
        "--games",
        "2",
        "--time",
        "20s",
        "--sandbox",
        "off",
        "--max-forfeits",
        "0",
    ]);
    let command_result = command
        .args(["--bots", &bots, "--out", out.to_str().expect("text")])
        .args(options)
        .output();
    let command_result = command_result.expect("it starts");
    assert!(command_result.status.success(), "{command_result:?}");
    wait_until_no_process_is_left(&mark);
    faults_by_player(&out)
}

#[test]
fn a_bots_daemon_is_stopped_during_the_opponents_time() {
    // Before its third answer, the restless bot starts a daemon, which appends to a file every
    // 10 ms. The watchful bot checks during its own turns that the file does not grow, and
    // otherwise plays an illegal move.
    let bot_with_daemon = "turn=0; while read -r position moves rest; do turn=$((turn+1))\n\
                    [ $turn != 3 ] || leave beat.txt; [ $turn != 4 ] || sleep 0.5; echo \"${moves%%,*}\"; done\n";
    let beating_daemon = "while :; do echo x >> beats; sleep 0.01; done\n";
    let watching_bot = "turn=0; size() { cat beats 2> /dev/null | wc -c; }\n\
                    while read -r position moves rest; do turn=$((turn+1)); before=$(size)\n\
                    [ $turn -gt 8 ] || sleep 0.2; [ \"$before\" = \"$(size)\" ] || moves=Z\n\
                    [ $turn != 6 ] || [ \"$before\" -gt 0 ] || moves=Z; echo \"${moves%%,*}\"; done\n";
    let files = [
        ("restless.sh", format!("{DAEMON_FUNCTION}{bot_with_daemon}")),
        ("watchful.sh", watching_bot.to_owned()),
        ("beat.txt", beating_daemon.to_owned()),
    ];
    let faults = faults_in_games_between(&files, &["--concurrency", "1"]);
    assert!(faults.is_empty(), "{faults:?}");
}

#[test]
fn resources_of_daemons_count_for_their_bot() {
    // Each process of the greedy bot stays below the memory limit that the system enforces. The bot
    // never answers, so that its memory is measured while it thinks, however long the memory takes
    // to fill.
    let memory_filling_bot = "leave hold.txt; leave hold.txt; while read -r line; do :; done\n";
    let memory_holding_daemon = "(head -c 90000000 /dev/zero; sleep 1000) | tail -n 1\n";
    let many_daemons_bot = "while read -r position moves rest; do i=0; while [ $i -lt 30 ]; do leave idle.txt; i=$((i+1)); done\n\
                echo \"${moves%%,*}\"; done\n";
    for (bot, script, daemon, kind) in [
        (
            "greedy.sh",
            memory_filling_bot,
            ("hold.txt", memory_holding_daemon),
            "memory",
        ),
        (
            "many.sh",
            many_daemons_bot,
            ("idle.txt", "sleep 1000\n"),
            "processes",
        ),
    ] {
        let files = [
            (bot, format!("{DAEMON_FUNCTION}{script}")),
            (daemon.0, daemon.1.to_owned()),
            ("fair.sh", BOT_LOOP_SCRIPT.replace("DO", ":")),
        ];
        let faults = faults_in_games_between(&files, &["--memory", "128"]);
        assert_eq!(faults.keys().collect::<Vec<_>>(), [bot], "{faults:?}");
        assert!(faults[bot].iter().all(|found| found == kind), "{faults:?}");
    }
}

/// A tournament of `naive` against the bot with this script, where a random move replaces a fault.
/// Returns the output and the games.
fn tournament_against_script(script: &str, options: &[&str]) -> (String, Vec<serde_json::Value>) {
    let home = Home::new();
    let bots = folder_with_files(&home, "bots", &[("mine.sh", script)]);
    let (bots, out) = (bots.display().to_string(), home.data_folder().join("out"));
    let arguments = [
        "tournament",
        "naive",
        "--games",
        "2",
        "--on-fault",
        "random",
        "--max-forfeits",
        "0",
    ];
    let limits_and_paths = [
        "--time",
        "10s",
        "--sandbox",
        "off",
        "--bots",
        &bots,
        "--out",
        out.to_str().expect("text"),
    ];
    let output = home.output_of(&[&arguments[..], &limits_and_paths, options].concat());
    home.output_of(&[&arguments[..], &limits_and_paths, options, &["--resume"]].concat());
    let games = read_json(&out.join("tournament.json"))["games"]
        .as_array()
        .expect("games")
        .clone();
    (output, games)
}

#[test]
fn reported_faults_and_error_output_of_a_bot_are_limited_in_each_game() {
    let wordy_bot = "read -r position moves rest; head -c 5000 /dev/zero | tr '\\0' x >&2; echo x >> asked\n\
                 if [ $(($(wc -l < asked) % 2)) = 1 ]; then echo Z; else echo \"${moves%%,*}\"; fi\n";
    let (_, games) = tournament_against_script(wordy_bot, &["--concurrency", "1"]);
    for game in games {
        let faults = game["faults"].as_array().expect("faults");
        assert!((4..=20).contains(&faults.len()), "{}", faults.len());
        let error_text_length: usize = faults
            .iter()
            .map(|fault| fault["errors"].as_str().expect("text").len())
            .sum();
        assert_eq!(error_text_length, 2048, "the beginning, told once");
    }
}

#[test]
fn a_second_line_of_a_bot_does_not_answer_the_next_question() {
    let bot_printing_thoughts =
        "while read -r position moves rest; do printf 'thinking\\n%s\\n' \"${moves%%,*}\"; done\n";
    let (output, _) = tournament_against_script(bot_printing_thoughts, &[]);
    assert!(
        output.contains("illegal 6"),
        "three faults in each game, and no answer: {output}"
    );
    let bot_answering_ahead =
        "while read -r position moves rest; do printf '%s\\nZ\\n' \"${moves%%,*}\"; done\n";
    let (output, games) = tournament_against_script(bot_answering_ahead, &[]);
    assert!(
        games
            .iter()
            .all(|game| game["faults"].as_array().is_some_and(Vec::is_empty)),
        "{output}"
    );
}

#[test]
fn a_bot_without_time_left_is_late() {
    let slow_bot = "while read -r position moves rest; do sleep 0.2; echo \"${moves%%,*}\"; done\n";
    let (_, games) = tournament_against_script(
        slow_bot,
        &[
            "--game-time",
            "1s",
            "--grace",
            "300ms",
            "--start-time",
            "5s",
        ],
    );
    for game in games {
        let faults = game["faults"].as_array().expect("faults");
        assert!(
            !faults.is_empty() && faults.iter().all(|fault| fault["kind"] == "late"),
            "{faults:?}"
        );
        assert_eq!(
            faults[2]["asked"]
                .as_str()
                .and_then(|request| request.split(' ').nth(3)),
            Some("1"),
            "nothing is left"
        );
    }
}
