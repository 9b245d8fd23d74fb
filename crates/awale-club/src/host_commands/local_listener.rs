//! The listener on the loopback interface through which a command on the host's machine reaches the
//! open club. A file in the data folder has its address and a secret. Only the user who runs the
//! club can read it.
//!
//! A connection carries one command, as a JSON list of the secret and the words. The reply is the
//! exit status, one digit, and the output.

use crate::{data_folder::create_private_file, prelude::*};
use std::net::{Shutdown, TcpStream};

use tokio::net::TcpListener;

use super::run_local_command;

/// The name of the file in the data folder with the address and the secret of the listener.
const LISTENER_ADDRESS_FILE: &str = "desk";
/// Maximum number of bytes of a command. A list of names for a whole school fits.
const MAX_COMMAND_BYTES: u64 = 1 << 20;
/// Maximum time for sending a command, and for its reply.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(20);

/// The listener of an open club. Its file is removed when the club closes.
#[derive(Debug)]
pub struct LocalCommandListener {
    listener: TcpListener,
    secret: String,
    address_file: PathBuf,
}

impl LocalCommandListener {
    /// Opens the listener. The caller holds the lock of the folder, so a file of this name was left
    /// by a club that was killed.
    ///
    /// # Errors
    /// If there is no free port, the system has no random numbers, or the file cannot be written.
    pub async fn open(folder: &Path) -> io::Result<LocalCommandListener> {
        let address_file = folder.join(LISTENER_ADDRESS_FILE);
        awale_files::remove_all([address_file.clone()])?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let secret = new_link_token().ok_or(io::ErrorKind::Unsupported)?;
        let address = listener.local_addr()?;
        create_private_file(&address_file)?.write_all(format!("{address} {secret}").as_bytes())?;
        Ok(LocalCommandListener {
            listener,
            secret,
            address_file,
        })
    }

    /// Runs commands until the club closes.
    pub async fn serve(self, server: Arc<Server>) {
        while let Some((stream, _)) = server.accept_unless_closing(&self.listener).await {
            tokio::spawn(run_command_of_connection(
                Arc::clone(&server),
                self.secret.clone(),
                stream,
            ));
        }
    }
}

/// Runs the command of one connection, if the secret is right, and sends its exit status, followed
/// by its output. A command goes on even if its client is killed.
async fn run_command_of_connection(
    server: Arc<Server>,
    secret: String,
    mut stream: tokio::net::TcpStream,
) -> io::Result<()> {
    let mut command_json = Vec::new();
    tokio::time::timeout(
        COMMAND_TIMEOUT,
        (&mut stream)
            .take(MAX_COMMAND_BYTES)
            .read_to_end(&mut command_json),
    )
    .await??;
    let words: Vec<String> = serde_json::from_slice(&command_json)?;
    // Other users of this machine reach the port, but do not know the secret.
    if let [given_secret, words @ ..] = &words[..]
        && *given_secret == secret
    {
        let (text, status) = run_local_command(&server, words).await;
        stream
            .write_all(format!("{status}{text}").as_bytes())
            .await?;
    }
    stream.shutdown().await
}

impl Drop for LocalCommandListener {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.address_file);
    }
}

/// Runs a command in the club that is open in `folder`. Returns its output and its exit status;
/// `None` if no club is open.
///
/// # Errors
/// Fails if the connection breaks, or no reply comes in time. The command may have been executed.
pub fn run_in_open_club(folder: &Path, words: &[String]) -> io::Result<Option<(String, u32)>> {
    let address_and_secret =
        fs::read_to_string(folder.join(LISTENER_ADDRESS_FILE)).unwrap_or_default();
    let (address, secret) = address_and_secret.split_once(' ').unwrap_or_default();
    // A club that was killed leaves its file, to whose address no connection is possible.
    let Ok(mut stream) = TcpStream::connect(address) else {
        return Ok(None);
    };
    stream.set_read_timeout(Some(COMMAND_TIMEOUT))?;
    let command = chain!([secret], words.iter().map(String::as_str)).collect_vec();
    stream.write_all(&serde_json::to_vec(&command)?)?;
    stream.shutdown(Shutdown::Write)?;
    let mut reply = String::new();
    stream.read_to_string(&mut reply)?;
    let (status, output_text) = reply
        .split_at_checked(1)
        .ok_or(io::ErrorKind::InvalidData)?;
    Ok(Some((
        output_text.to_owned(),
        status.parse().map_err(io::Error::other)?,
    )))
}
