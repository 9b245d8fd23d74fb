//! The listener on the loopback interface through which a command on the host's machine reaches the
//! open club. A file in the data folder has its address and a secret. Only the user who runs the club
//! can read it.
//!
//! The client sends a JSON list, the secret and the words of a command, and closes its side. The club
//! replies with one byte, the exit status, and the output.

use std::fs;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::data_folder::create_private_file;
use crate::secrets::new_link_token;
use crate::server::Server;

use super::{host_commands_help, output_and_status, run_host_command};

/// The name of the file in the data folder.
const DESK_ADDRESS_FILE: &str = "desk";
/// Maximum number of bytes of a command. A list of names for a whole school fits.
const MAX_COMMAND_BYTES: u64 = 1 << 20;
/// Maximum time for a client to send its command or to read the output.
const CLIENT_TIMEOUT: Duration = Duration::from_secs(20);

/// The listener of an open club. Its file is removed when the club closes.
#[derive(Debug)]
pub struct DeskListener {
    listener: TcpListener,
    secret: Arc<str>,
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
            secret: secret.into(),
            path,
        })
    }

    /// Runs commands until the club closes.
    pub async fn serve(self, server: Arc<Server>) {
        while let Some((stream, _)) = server.accept_until_closing(&self.listener).await {
            let reply = answer_client(stream, Arc::clone(&server), Arc::clone(&self.secret));
            drop(tokio::spawn(reply));
        }
    }
}

impl Drop for DeskListener {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

async fn answer_client(mut stream: tokio::net::TcpStream, server: Arc<Server>, secret: Arc<str>) {
    let mut text = Vec::new();
    let mut limited = (&mut stream).take(MAX_COMMAND_BYTES);
    let read = limited.read_to_end(&mut text);
    if !matches!(tokio::time::timeout(CLIENT_TIMEOUT, read).await, Ok(Ok(_))) {
        return;
    }
    let words: Vec<String> = serde_json::from_slice(&text).unwrap_or_default();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    // Other users of this machine reach the port, but do not know the secret.
    let Some(words) = words.strip_prefix(&[&*secret]) else {
        return;
    };
    let (text, status) =
        output_and_status(run_host_command(&server, words).await, host_commands_help);
    let mut output = vec![u8::try_from(status).unwrap_or(1)];
    output.extend(text.into_bytes());
    // The command is done; its output is lost if the client does not read it.
    let _ = tokio::time::timeout(CLIENT_TIMEOUT, stream.write_all(&output)).await;
}

/// Runs a command in the club that is open in `folder`. Returns its output and its exit status;
/// `None` if no club is open.
///
/// # Errors
/// Fails if the connection breaks. The command may have been executed.
pub fn run_in_open_club(folder: &Path, words: &[String]) -> io::Result<Option<(String, u32)>> {
    let file = fs::read_to_string(folder.join(DESK_ADDRESS_FILE)).unwrap_or_default();
    let Some((address, secret)) = file.split_once(' ') else {
        return Ok(None);
    };
    // A club that was killed leaves its file.
    let Ok(mut stream) = TcpStream::connect(address) else {
        return Ok(None);
    };
    stream.set_read_timeout(Some(CLIENT_TIMEOUT))?;
    let words = words.iter().map(String::as_str);
    let words: Vec<&str> = [secret].into_iter().chain(words).collect();
    stream.write_all(&serde_json::to_vec(&words)?)?;
    stream.shutdown(Shutdown::Write)?;
    let mut output = Vec::new();
    stream.read_to_end(&mut output)?;
    let (&status, text) = output.split_first().ok_or(io::ErrorKind::UnexpectedEof)?;
    let text = String::from_utf8_lossy(text).into_owned();
    Ok(Some((text, status.into())))
}
