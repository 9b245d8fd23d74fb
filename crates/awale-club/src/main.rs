//! The program `awale-club`: runs the server of a club, the commands of its hosts, and its backups.

use std::{
    error::Error,
    fmt::Display,
    fs,
    io::{self, IsTerminal as _, Write as _},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use awale_club::{
    club::ClubTime,
    host_commands::{self, CONFIRMATION_NEEDED_STATUS, LocalCommandListener},
    hub,
    network::{self, ClubAddresses},
    public_url::PublicUrl,
    server::Server,
    settings::{ClubSettings, DEFAULT_SETTINGS_TOML},
    ssh,
    store::{self, Store},
    web,
};
use clap::{Args, Parser, Subcommand};
use strum::IntoStaticStr;
use tokio::{net::TcpListener, runtime::Runtime};

/// A club for awalé: friends join with ssh or a browser.
#[derive(Debug, Parser)]
#[command(name = "awale-club", version)]
struct Cli {
    /// The data folder of the club
    #[arg(
        long,
        global = true,
        value_name = "DIR",
        default_value = "awale-club-data"
    )]
    data: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
enum Command {
    /// Run the club
    Serve(ServeOptions),
    /// List, rename and link members, and make them hosts
    #[command(after_help = host_commands::MEMBERS_COMMANDS_HELP)]
    Members(CommandWords),
    /// Create and direct tournaments; without words, list the commands
    Tournament(CommandWords),
    /// Make members from a list of names, each with a link and a code, and a page to print and cut
    Class {
        /// The names, one a line
        file: PathBuf,
        /// Where to write the page [default: the name of FILE with .html]
        #[arg(value_name = "PAGE")]
        page_file: Option<PathBuf>,
        /// Give cards to members too; their earlier links and codes stop working
        #[arg(long)]
        again: bool,
    },
    /// Tell or set who may come in: open, members, closed, or a number of newcomers within an hour
    Door(CommandWords),
    /// Switch the chat on or off
    Chat(CommandWords),
    /// Keep out a name, a fingerprint (SHA256:...) or an address; without words, list what is
    /// banned
    Ban(CommandWords),
    /// Lift a ban
    Unban(CommandWords),
    /// Delete a member
    Delete {
        /// The member
        name: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Back up the database to FILE, also while the club runs
    Backup {
        /// The copy
        file: PathBuf,
    },
    /// Replace the database with a backup, while the club does not run
    Restore {
        /// The file that `backup` made
        file: PathBuf,
    },
    /// Print the settings with their defaults
    Settings,
}

/// The rest of a command, such as `start 1`.
#[derive(Debug, Args)]
#[command(trailing_var_arg = true)]
struct CommandWords {
    /// The words of the command; `ssh HOST help` lists the commands of hosts
    words: Vec<String>,
}

#[derive(Debug, Args)]
struct ServeOptions {
    /// The address for ssh
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:2222",
        default_value_if("public", "true", "0.0.0.0:2222")
    )]
    ssh: SocketAddr,
    /// The address for the web
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8080",
        default_value_if("public", "true", "0.0.0.0:8080")
    )]
    web: SocketAddr,
    /// Listen on all interfaces unless an address is given
    #[arg(long)]
    public: bool,
    /// Make the club private: only the public keys in FILE, one a line, may enter
    #[arg(long, value_name = "FILE")]
    members: Option<PathBuf>,
    /// Name or address of this computer in printed lines, if the club cannot find out a good one
    #[arg(long, value_name = "NAME")]
    host: Option<String>,
}

/// Maximum time, after a signal to stop, for the last writes and the last messages to visitors.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(4);
/// Maximum time, after the end of the server, for reads of the database that still run.
const STORE_READ_TIMEOUT: Duration = Duration::from_secs(1);

/// Interval in which free memory is returned to the system.
const MEMORY_TRIM_INTERVAL: Duration = Duration::from_secs(60);

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    log_to_stderr();
    let output = match Cli::try_parse() {
        Ok(cli) => run_cli(cli),
        // Help and the version are printed to stdout like other output, so a failed write is an
        // error.
        Err(error) if !error.use_stderr() => {
            error.print().map(|()| String::new()).map_err(Into::into)
        }
        Err(error) => error.exit(),
    };
    // A program that reads the output may close the pipe, as in `awale-club settings | head`; this
    // is no error.
    let is_pipe_closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    match output.and_then(|text| print(&text)) {
        Err(error) if !error.downcast_ref().is_some_and(is_pipe_closed) => {
            eprintln!("awale-club: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Logs events of the club and warnings of libraries, except russh, to stderr, for the terminal or
/// systemd.
fn log_to_stderr() {
    let logger = fern::Dispatch::new()
        .level(log::LevelFilter::Warn)
        .level_for("awale_club", log::LevelFilter::Info)
        // russh reports every broken connection as an error.
        .level_for("russh", log::LevelFilter::Off)
        .format(|out, message, record| {
            let time_text = jiff::Timestamp::now().strftime("%F %TZ");
            out.finish(format_args!(
                "{time_text} {}: {}",
                record.level(),
                awale_words::text::escape_hidden(&message.to_string())
            ));
        })
        // A closed stderr must not end the club.
        .chain(fern::Output::call(|record| {
            let _ = writeln!(io::stderr(), "{}", record.args());
        }));
    // Installing fails only if there is a logger already.
    let _ = logger.apply();
}

/// Prints a text. A failed write is an error.
fn print(text: &str) -> Result {
    write!(io::stdout(), "{text}")?;
    Ok(io::stdout().flush()?)
}

/// Runs a command. Returns its output.
fn run_cli(cli: Cli) -> Result<String> {
    let folder = &cli.data;
    let verb = <&str>::from(&cli.command);
    match cli.command {
        Command::Settings => Ok(DEFAULT_SETTINGS_TOML.to_owned()),
        Command::Serve(serve) => {
            let runtime = Runtime::new()?;
            let run_result = runtime.block_on(run_club(folder, &serve));
            // A read from a disk that does not answer may block its thread forever, so the wait is
            // limited.
            runtime.shutdown_timeout(STORE_READ_TIMEOUT);
            run_result.map(|()| String::new())
        }
        Command::Class {
            file,
            page_file,
            again,
        } => {
            let class_list_text = fs::read_to_string(&file).map_err(error_text_at_path(&file))?;
            let card_sheet = host_command_output(
                folder,
                "class",
                again
                    .then_some("again")
                    .into_iter()
                    .chain(class_list_text.lines())
                    .map(str::to_owned)
                    .collect(),
            )?;
            let page_path = page_file.unwrap_or_else(|| file.with_extension("html"));
            fs::write(&page_path, &card_sheet).map_err(error_text_at_path(&page_path))?;
            Ok(format!("{} is ready to print\n", page_path.display()))
        }
        Command::Delete { name, yes } => {
            if !yes {
                confirm_deletion(folder, &name)?;
            }
            host_command_output(folder, "delete", vec![name, "yes".to_owned()])
        }
        Command::Backup { file } => {
            open_store(folder)?.back_up(&file)?;
            Ok(String::new())
        }
        Command::Restore { file } => {
            make_folder(folder)?;
            let replaced_path = store::restore_backup(
                folder,
                &file,
                ClubTime {
                    unix_ms: hub::unix_time_ms(),
                    ..ClubTime::default()
                },
            )?;
            let replaced_message = replaced_path.map_or_else(String::new, |replaced_path| {
                format!(
                    "the previous database is kept as {}\n",
                    replaced_path.display()
                )
            });
            Ok(format!(
                "{replaced_message}{} is restored\n",
                file.display()
            ))
        }
        Command::Members(rest)
        | Command::Tournament(rest)
        | Command::Door(rest)
        | Command::Chat(rest)
        | Command::Ban(rest)
        | Command::Unban(rest) => {
            // Clap takes options after the first word as words.
            if rest.words.iter().any(|word| word.starts_with("--data")) {
                let usage_example = format!("awale-club --data DIR {verb} ...");
                return Err(format!("--data goes before the command: {usage_example}").into());
            }
            host_command_output(folder, verb, rest.words)
        }
    }
}

/// Prints what would be deleted, and asks for confirmation in the terminal. Fails if stdin is not a
/// terminal, or the answer is not `yes`.
fn confirm_deletion(folder: &Path, name: &str) -> Result {
    let (deletion_warning, status) =
        host_command_output_and_status(folder, "delete", vec![name.to_owned()])?;
    if status != CONFIRMATION_NEEDED_STATUS {
        return Err(deletion_warning.trim_end().into());
    }
    if !io::stdin().is_terminal() {
        return Err(format!("{deletion_warning}\nTo do it: awale-club delete --yes {name}").into());
    }
    print(&format!("{deletion_warning}\nDelete {name}? Type yes: "))?;
    let mut typed_answer = String::new();
    io::stdin().read_line(&mut typed_answer)?;
    if typed_answer.trim() == "yes" {
        return Ok(());
    }
    Err("nothing is deleted".into())
}

/// Runs a command of a host and returns its output.
fn host_command_output(
    folder: &Path,
    command_word: &str,
    arguments: Vec<String>,
) -> Result<String> {
    match host_command_output_and_status(folder, command_word, arguments)? {
        (text, 0) => Ok(text),
        (text, _) => Err(text.trim_end().into()),
    }
}

/// Runs a command of a host and returns its output and its exit status. The command runs in the
/// process that has the club in `folder` open. If no process has, it runs in this one, which opens
/// the club for it.
fn host_command_output_and_status(
    folder: &Path,
    command_word: &str,
    arguments: Vec<String>,
) -> Result<(String, u32)> {
    drop(open_store(folder)?);
    let arguments = [vec![command_word.to_owned()], arguments].concat();
    Ok(match host_commands::run_in_open_club(folder, &arguments)? {
        Some(output_and_status) => output_and_status,
        None => Runtime::new()?.block_on(async {
            let settings = read_settings(folder)?;
            let url = PublicUrl::find_for_club(folder, settings.public_url.clone())?;
            let server = Server::open(folder, settings, None, url, String::new())?;
            let output = host_commands::run_local_command(&server, &arguments).await;
            server.close_club().await;
            Ok::<_, Box<dyn Error>>(output)
        })?,
    })
}

/// Returns a function that adds a path to an error.
fn error_text_at_path<E: Display>(path: &Path) -> impl FnOnce(E) -> String {
    move |error| format!("{}: {error}", path.display())
}

fn open_store(folder: &Path) -> Result<Store> {
    let path = folder.join(store::DATABASE_FILE);
    if !path.exists() {
        let folder = folder.display();
        return Err(format!("no club in {folder}; name its folder with --data").into());
    }
    Ok(Store::open(&path)?)
}

fn read_settings(folder: &Path) -> Result<ClubSettings> {
    let path = folder.join("club.toml");
    match fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(ClubSettings::default()),
        text => Ok(
            ClubSettings::parse(&text.map_err(error_text_at_path(&path))?)
                .map_err(error_text_at_path(&path))?,
        ),
    }
}

fn make_folder(folder: &Path) -> Result {
    Ok(fs::create_dir_all(folder).map_err(store::Error::at_path(folder))?)
}

async fn run_club(folder: &Path, serve_options: &ServeOptions) -> Result {
    make_folder(folder)?;
    let settings = read_settings(folder)?;
    let member_fingerprints = serve_options
        .members
        .as_ref()
        .map(|path| ssh::read_member_fingerprints(path).map_err(error_text_at_path(path)))
        .transpose()?;
    let stop_signal_future = stop_signal()?;
    let bind = async |address: SocketAddr| {
        TcpListener::bind(address).await.map_err(|error| {
            format!("{address}: {error}. Name another address with --ssh or --web")
        })
    };
    let ssh_listener = bind(serve_options.ssh).await?;
    let web_listener = bind(serve_options.web).await?;
    let club_addresses = ClubAddresses {
        ssh_address: ssh_listener.local_addr()?,
        web_address: web_listener.local_addr()?,
        printed_host_name: serve_options.host.clone(),
        public_url: settings.public_url.clone(),
        own_addresses: network::own_addresses(),
    };
    let url = club_addresses.page_url()?;
    let server = Server::open(
        folder,
        settings,
        member_fingerprints,
        url.clone(),
        club_addresses.ssh_command(),
    )?;
    url.save_in_folder(folder)
        .map_err(store::Error::at_path(folder))?;
    match LocalCommandListener::open(folder).await {
        Ok(desk) => drop(tokio::spawn(desk.serve(Arc::clone(&server)))),
        Err(error) => log::warn!(
            "commands on this machine cannot reach the club, only commands by ssh: {error}"
        ),
    }
    let key = ssh::read_or_make_host_key(folder)?;
    print_start_line(format_args!(
        "browser   {url}\nssh       {}\nhost key  {}",
        server.ssh_command,
        ssh::fingerprint(key.public_key())
    ));
    if let Some((name, link)) = server.make_first_host().await {
        print_start_line(format_args!(
            "host      {link}\n\
             \x20         With this link you direct the club, under the name {name}. It is shown only now: keep it,\n\
             \x20         and show it to no one. To be host with an ssh key instead, come in once, then run\n\
             \x20         awale-club members host YOURNAME"
        ));
    }
    tokio::spawn(return_memory_periodically());
    let print_connection_help = async {
        let mut title = "network";
        for line in club_addresses.connection_help(std::env::consts::OS).await {
            print_start_line(format_args!("{title:8}  {line}"));
            title = "";
        }
    };
    let serve_connections = async {
        tokio::join!(
            ssh::serve_ssh(Arc::clone(&server), ssh_listener, key),
            web::serve_web(Arc::clone(&server), web_listener),
            print_connection_help
        )
    };
    let club_result = tokio::select! {
        () = stop_signal_future => Ok(()),
        _ = serve_connections => Ok(()),
        () = server.hub.wait_until_ended() => {
            Err("the club has broken down, see the log above. Start it again: games are kept".into())
        }
    };
    let close_and_wait = async {
        server.close_club().await;
        // Connections close by themselves once their last message is sent.
        while server.limiter.connection_count() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    if tokio::time::timeout(CLOSE_TIMEOUT, close_and_wait)
        .await
        .is_err()
    {
        log::warn!("not everything was closed in {CLOSE_TIMEOUT:?}");
    }
    club_result
}

/// On Linux with glibc, regularly returns free memory to the system, because the allocator of glibc
/// keeps memory that an attack or many visitors used: after 300 pages have left, 51 MB without this
/// function and 25 MB with it.
async fn return_memory_periodically() {
    loop {
        tokio::time::sleep(MEMORY_TRIM_INTERVAL).await;
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        #[expect(unsafe_code, reason = "no safe wrapper has this function of glibc")]
        // SAFETY: the function has no pointers, and may run in any thread at any time.
        unsafe {
            libc::malloc_trim(0);
        }
    }
}

/// Returns a future that ends when the club must close: after Ctrl+C, a signal to terminate (Unix),
/// or the closing of the console window (Windows).
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut stop = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate())?
    };
    #[cfg(windows)]
    let mut stop = tokio::signal::windows::ctrl_close()?;
    Ok(async move {
        tokio::select! {
            _ = stop.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    })
}

/// Prints a line about the start. A failed write is ignored, because the club needs no output.
fn print_start_line(line: std::fmt::Arguments) {
    let _ = writeln!(io::stdout(), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed_listener_addresses(arguments: &[&str]) -> [String; 2] {
        let cli = Cli::parse_from(["awale-club", "serve"].iter().chain(arguments));
        let Command::Serve(serve) = cli.command else {
            panic!("it serves")
        };
        [serve.ssh, serve.web].map(|address| address.to_string())
    }

    #[test]
    fn the_option_public_changes_only_default_addresses() {
        assert_eq!(
            parsed_listener_addresses(&[]),
            ["127.0.0.1:2222", "127.0.0.1:8080"]
        );
        assert_eq!(
            parsed_listener_addresses(&["--public"]),
            ["0.0.0.0:2222", "0.0.0.0:8080"]
        );
        assert_eq!(
            parsed_listener_addresses(&["--public", "--web", "127.0.0.1:81"]),
            ["0.0.0.0:2222", "127.0.0.1:81"]
        );
    }

    #[test]
    fn the_option_data_is_refused_after_the_words_of_a_command() {
        for option in ["--data", "--data=club"] {
            let cli = Cli::parse_from(["awale-club", "members", "list", option, "club"]);
            let error = run_cli(cli).expect_err("an error").to_string();
            assert_eq!(
                error,
                "--data goes before the command: awale-club --data DIR members ..."
            );
        }
        let cli = Cli::parse_from(["awale-club", "members", "--data", "club", "list"]);
        assert_eq!(cli.data, Path::new("club"));
    }
}
