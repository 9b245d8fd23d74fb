//! The listener on the loopback interface through which a command on the host's machine reaches the
//! open club. A file in the data folder has its address and a secret. Only the user who runs the club
//! can read it.
//!
//! A command is a request of HTTP for the path `/SECRET`, with the words as a JSON list. The reply is
//! the exit status, one digit, and the output.

use std::fs;
use std::io::{self, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::routing::post;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use ureq::Agent;

use crate::data_folder::create_private_file;
use crate::secrets::new_link_token;
use crate::server::Server;

use super::{local_commands_help, output_and_status, run_local_command};

/// The name of the file in the data folder with the address and the secret of the listener.
const DESK_ADDRESS_FILE: &str = "desk";
/// Maximum number of bytes of a command. A list of names for a whole school fits.
const MAX_COMMAND_BYTES: usize = 1 << 20;
/// Maximum time for a command.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(20);

/// The listener of an open club. Its file is removed when the club closes.
#[derive(Debug)]
pub struct DeskListener {
    listener: TcpListener,
    secret: String,
    path: PathBuf,
}

impl DeskListener {
    /// Opens the listener. The caller holds the lock of the folder, so a file of this name is the
    /// rest of a club that was killed.
    ///
    /// # Errors
    /// If there is no free port, or the file cannot be written.
    pub async fn open(folder: &Path) -> io::Result<DeskListener> {
        let path = folder.join(DESK_ADDRESS_FILE);
        awale_files::remove_all([path.clone()])?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let secret = new_link_token().ok_or(io::ErrorKind::Unsupported)?;
        let address = listener.local_addr()?;
        create_private_file(&path)?.write_all(format!("{address} {secret}").as_bytes())?;
        Ok(DeskListener {
            listener,
            secret,
            path,
        })
    }

    /// Runs commands until the club closes.
    pub async fn serve(self, server: Arc<Server>) {
        let desk = Arc::clone(&server);
        // A command goes on even if its client is killed.
        let run = async move |words: Bytes| {
            let reply = tokio::spawn(reply(desk, words)).await;
            reply.unwrap_or_default()
        };
        // Other users of this machine reach the port, but do not know the secret.
        let router = Router::new()
            .route(&format!("/{}", self.secret), post(run))
            .layer(DefaultBodyLimit::max(MAX_COMMAND_BYTES));
        while let Some((stream, _)) = server.accept_until_closing(&self.listener).await {
            let served = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(COMMAND_TIMEOUT)
                .serve_connection(
                    TokioIo::new(stream),
                    TowerToHyperService::new(router.clone()),
                );
            let server = Arc::clone(&server);
            tokio::spawn(async move { server.closed.run_until_cancelled(served).await });
        }
    }
}

/// Runs a command. Returns its exit status, followed by its output.
async fn reply(server: Arc<Server>, words: Bytes) -> String {
    let words: Vec<String> = serde_json::from_slice(&words).unwrap_or_default();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = run_local_command(&server, &words).await;
    let (text, status) = output_and_status(result, local_commands_help);
    format!("{status}{text}")
}

impl Drop for DeskListener {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Runs a command in the club that is open in `folder`. Returns its output and its exit status;
/// `None` if no club is open.
///
/// # Errors
/// Fails if the connection breaks. The command may have been executed.
pub fn run_in_open_club(folder: &Path, words: &[String]) -> io::Result<Option<(String, u32)>> {
    let file = fs::read_to_string(folder.join(DESK_ADDRESS_FILE)).unwrap_or_default();
    let address = file.split_once(' ');
    // A club that was killed leaves its file.
    let Some((address, secret)) =
        address.filter(|(address, _)| TcpStream::connect(*address).is_ok())
    else {
        return Ok(None);
    };
    let config = Agent::config_builder()
        .timeout_global(Some(COMMAND_TIMEOUT))
        .proxy(None);
    let request = config
        .build()
        .new_agent()
        .post(format!("http://{address}/{secret}"));
    let body = request
        .send(serde_json::to_vec(words)?)
        .and_then(|mut reply| {
            reply
                .body_mut()
                .with_config()
                .limit(u64::MAX)
                .read_to_string()
        });
    let body = body.map_err(ureq::Error::into_io)?;
    let (status, text) = body.split_at_checked(1).ok_or(io::ErrorKind::InvalidData)?;
    let status = status.parse().map_err(io::Error::other)?;
    Ok(Some((text.to_owned(), status)))
}
