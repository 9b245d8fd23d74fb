//! A temporary home folder for a test, with its own settings and data, and the program started
//! there.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};
use std::{fs, thread};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::{AWALE_PATH, Terminal};

/// Settings without randomness, delays, or background work, so that screens are reproducible.
pub const CALM_SETTINGS: &str = "animation = \"off\"\npace_ms = 0\ntables.automatic = false\n[setup]\nfirst = \"south\"\nnorth = \"human\"\n";

/// Maximum time that a test waits for a busy disk.
const DISK_TIMEOUT: Duration = Duration::from_secs(60);

/// A temporary home folder.
pub struct Home {
    folder: TempDir,
}

impl Home {
    /// An empty home.
    pub fn new() -> Home {
        Home {
            folder: TempDir::new().expect("a temporary folder"),
        }
    }

    /// A home whose settings file contains `settings`.
    pub fn with_settings(settings: &str) -> Home {
        Home::in_folder(&std::env::temp_dir(), settings)
    }

    /// A home in `folder` whose settings file contains `settings`.
    pub fn in_folder(folder: &Path, settings: &str) -> Home {
        let home = Home {
            folder: TempDir::new_in(folder).expect("a temporary folder"),
        };
        fs::create_dir_all(home.settings_file().parent().expect("a folder"))
            .expect("a settings folder");
        fs::write(home.settings_file(), settings).expect("a settings file");
        home
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The settings file.
    pub fn settings_file(&self) -> PathBuf {
        self.folder.path().join("config/awale/config.toml")
    }

    /// The folder for games and tables.
    pub fn data_folder(&self) -> PathBuf {
        self.folder.path().join("data/awale")
    }

    /// The folder for games.
    pub fn games_folder(&self) -> PathBuf {
        self.data_folder().join("games")
    }

    /// Makes saving of games fail: a file has the name of their folder.
    pub fn block_games(&self) {
        fs::create_dir_all(self.data_folder()).expect("a folder");
        fs::write(self.games_folder(), "a file where a folder should be").expect("a file");
    }

    /// Makes saving of games possible again.
    pub fn unblock_games(&self) {
        fs::remove_file(self.games_folder()).expect("the way is free");
    }

    /// Waits until no file changes any more, because the program saves a little later than it
    /// draws.
    pub fn wait_until_idle(&self) {
        /// Three times the maximum delay that the program promises.
        const QUIET_TIME: Duration = Duration::from_millis(150);
        let mut states_before = self.file_states();
        loop {
            thread::sleep(QUIET_TIME);
            let states_now = self.file_states();
            if states_now == states_before {
                return;
            }
            states_before = states_now;
        }
    }

    /// All files of settings and data except the tables, with sizes and modification times.
    fn file_states(&self) -> Vec<(PathBuf, u64, Option<SystemTime>)> {
        let folders = [
            self.games_folder(),
            self.data_folder(),
            self.settings_file().with_file_name(""),
        ];
        let entries = folders.iter().flat_map(fs::read_dir).flatten().flatten();
        let mut files: Vec<_> = entries
            .filter_map(|entry| Some((entry.path(), entry.metadata().ok()?)))
            .map(|(path, about)| (path, about.len(), about.modified().ok()))
            .collect();
        files.sort();
        files
    }

    /// The text of the settings file.
    pub fn settings_text(&self) -> String {
        self.wait_until_idle();
        fs::read_to_string(self.settings_file()).expect("a settings file")
    }

    /// The texts of all saved games, sorted by file name.
    pub fn saved_games(&self) -> Vec<String> {
        self.wait_until_idle();
        let Ok(entries) = fs::read_dir(self.games_folder()) else {
            return Vec::new();
        };
        let mut paths: Vec<PathBuf> = entries
            .map(|entry| entry.expect("an entry").path())
            .collect();
        // A program that is killed while it writes leaves a temporary file, which is not a game.
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
        paths.sort();
        paths
            .into_iter()
            .map(|path| fs::read_to_string(path).expect("a text"))
            .collect()
    }

    /// Waits until the saved games satisfy `is_expected`, and returns them.
    #[track_caller]
    pub fn wait_for_saved_games(
        &self,
        awaited_event: &str,
        is_expected: impl Fn(&[String]) -> bool,
    ) -> Vec<String> {
        let begun = Instant::now();
        loop {
            let games = self.saved_games();
            if is_expected(&games) {
                return games;
            }
            assert!(
                begun.elapsed() < DISK_TIMEOUT,
                "{awaited_event} is not on the disk: {games:?}"
            );
        }
    }

    /// The environment variables of the program, independent of the machine's own.
    pub fn environment(&self) -> Vec<(&'static str, String)> {
        let path_of = |name: &str| self.folder.path().join(name).display().to_string();
        vec![
            ("HOME", path_of("")),
            ("XDG_CONFIG_HOME", path_of("config")),
            ("XDG_DATA_HOME", path_of("data")),
            ("XDG_STATE_HOME", path_of("state")),
            ("XDG_CACHE_HOME", path_of("cache")),
            ("PATH", std::env::var("PATH").unwrap_or_default()),
            ("TERM", "xterm-256color".to_owned()),
            ("LANG", "en_GB.UTF-8".to_owned()),
        ]
    }

    /// The program as a child process without a terminal.
    pub fn command(&self) -> Command {
        let mut command = Command::new(AWALE_PATH);
        command.env_clear().envs(self.environment());
        command
    }

    /// The output of the program for these arguments; it must succeed.
    #[track_caller]
    pub fn output_of(&self, args: &[&str]) -> String {
        let output = self.command().args(args).output().expect("it starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("a text")
    }

    /// The error message of the program for these arguments; it must fail.
    #[track_caller]
    pub fn error_of(&self, args: &[&str]) -> String {
        let output = self.command().args(args).output().expect("it starts");
        assert!(!output.status.success(), "{output:?}");
        String::from_utf8(output.stderr).expect("a text")
    }

    /// The program in a terminal, before its start.
    pub fn launch(&self) -> Launch<'_> {
        Launch {
            home: self,
            program: vec![AWALE_PATH.to_owned()],
            variables: Vec::new(),
            size: (80, 24),
            pid_file: None,
        }
    }

    /// Starts the program in a terminal of 80 by 24 and waits for the menu.
    pub fn start(&self) -> Terminal {
        let terminal = self.launch().start();
        terminal.wait_for_text("Quit");
        terminal
    }

    /// Starts the program and a new game.
    pub fn start_game(&self) -> Terminal {
        let mut terminal = self.start();
        terminal.press("p");
        terminal.wait_for_text("Moves");
        terminal
    }
}

/// A builder for the program in a terminal.
pub struct Launch<'a> {
    home: &'a Home,
    program: Vec<String>,
    variables: Vec<(&'static str, &'static str)>,
    size: (u16, u16),
    pid_file: Option<PathBuf>,
}

impl Launch<'_> {
    /// Adds command-line arguments.
    pub fn args(mut self, args: &[&str]) -> Self {
        self.program.extend(args.iter().map(|&arg| arg.to_owned()));
        self
    }

    /// Starts the program by a shell that runs `shell_commands` first.
    pub fn after_shell_commands(mut self, shell_commands: &str) -> Self {
        let shell_arguments = [
            "sh".to_owned(),
            "-c".to_owned(),
            format!("{shell_commands}; exec \"$0\" \"$@\""),
        ];
        self.program.splice(0..0, shell_arguments);
        self
    }

    /// Starts the program by a shell that prints the exit status afterwards and waits for a line.
    /// Without this shell, unread output would be lost when the first program of the session ends.
    pub fn under_shell(mut self) -> Self {
        let inner_command = "echo $$ > pid; exec \"$0\" \"$@\"";
        let script =
            format!("trap : INT; sh -c '{inner_command}' \"$0\" \"$@\"; echo status $?; read line");
        self.program
            .splice(0..0, ["sh".to_owned(), "-c".to_owned(), script]);
        self.pid_file = Some(self.home.folder.path().join("pid"));
        self
    }

    /// Starts another program instead.
    pub fn with_program(mut self, program: &[&str]) -> Self {
        self.program = program.iter().map(|&word| word.to_owned()).collect();
        self
    }

    /// Starts an interactive shell, with the path of the program in the variable `AWALE`.
    pub fn in_interactive_shell(mut self) -> Self {
        self.variables
            .extend([("AWALE", AWALE_PATH), ("PS1", "$ ")]);
        self.program = vec!["sh".to_owned(), "-i".to_owned()];
        self
    }

    /// Adds an environment variable.
    pub fn env(mut self, name: &'static str, value: &'static str) -> Self {
        self.variables.push((name, value));
        self
    }

    /// Sets the window size in columns and rows.
    pub fn size(mut self, columns: u16, rows: u16) -> Self {
        self.size = (columns, rows);
        self
    }

    /// Starts the program.
    pub fn start(self) -> Terminal {
        let mut command =
            CommandBuilder::from_argv(self.program.into_iter().map(Into::into).collect());
        command.env_clear();
        for (name, value) in self.home.environment() {
            command.env(name, value);
        }
        for (name, value) in self.variables {
            command.env(name, value);
        }
        command.cwd(self.home.folder.path());
        let mut terminal = Terminal::open_pty(command, self.size);
        terminal.pid_file = self.pid_file;
        terminal
    }
}
