//! Serves the club over ssh: a public key or a code identifies a visitor, who gets a visit or
//! runs a command; other features of ssh are refused.
//!
//! Modules: `connection_handler` handles a connection, `ssh_commands` the commands, `keys` the
//! keys.

mod connection_handler;
mod keys;
pub(crate) mod ssh_commands;

use crate::{
    prelude::*,
    server::{ConnectionSlot, shut_down_and_drain},
};
use std::{borrow::Cow, net::Shutdown};

use connection_handler::{ConnectionProgress, SshConnectionHandler};
use russh::{
    Disconnect, MethodKind, MethodSet, Preferred,
    keys::ssh_key::{
        PrivateKey,
        encoding::{self, Encode},
    },
    server::{Config, run_stream},
};
use socket2::{SockRef, TcpKeepalive};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    time::sleep,
};

pub use crate::secrets::fingerprint;
pub use keys::{read_member_fingerprints, read_or_make_host_key};

/// An error of a connection, of a key or of the host key.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Ssh(#[from] russh::Error),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("{0}")]
    Key(#[from] russh::keys::ssh_key::Error),
    #[error("{0}")]
    PacketEncoding(#[from] encoding::Error),
    #[error("the host key {}: {error}. awale-club must be able to read it, or to make it", .path.display())]
    HostKey { path: PathBuf, error: Box<Error> },
}

/// The result of a function of the ssh server.
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// Maximum time, when the club closes, for the last messages of the visits of a connection.
const FAREWELL_TIMEOUT: Duration = Duration::from_secs(1);
/// Maximum time between the request to a client to end its connection and the end.
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(2);

/// Serves ssh until the club closes.
pub async fn serve_ssh(server: Arc<Server>, listener: TcpListener, key: PrivateKey) {
    let limits = server.settings.limits;
    let config = Arc::new(Config {
        methods: MethodSet::from(&[MethodKind::PublicKey, MethodKind::KeyboardInteractive][..]),
        auth_rejection_time: Duration::from_millis(200),
        auth_rejection_time_initial: Some(Duration::ZERO),
        keys: vec![key],
        window_size: 64 * 1024,
        maximum_packet_size: 16 * 1024,
        channel_buffer_size: 8,
        max_auth_attempts: limits.attempts,
        preferred: Preferred {
            key: Cow::Borrowed(keys::ACCEPTED_ALGORITHMS),
            ..Preferred::DEFAULT
        },
        inactivity_timeout: None,
        nodelay: true,
        ..Config::default()
    });
    while let Some((socket, address)) = server.accept_unless_closing(&listener).await {
        match server.limiter.count_connection(address) {
            Ok(slot) => {
                let server = Arc::clone(&server);
                let connection_task =
                    serve_connection(Arc::clone(&config), server, socket, address, slot);
                tokio::spawn(async move {
                    if let Err(error) = connection_task.await {
                        log::debug!("{address}: {error}");
                    }
                });
            }
            Err(full) => server.send_rejection(reject_connection(socket, full)),
        }
    }
}

/// Sends the reason as an unencrypted disconnect message (RFC 4253, sections 4.2, 6 and 11.1),
/// which clients display.
async fn reject_connection(mut socket: TcpStream, message_id: &str) -> Result {
    const SSH_MSG_DISCONNECT: u8 = 1;
    const MIN_PADDING_BYTES: usize = 8;
    // The language of the client is not known yet, so the reason is in English.
    let mut payload = vec![SSH_MSG_DISCONNECT];
    (Disconnect::TooManyConnections as u32).encode(&mut payload)?;
    Words::new(Language::default())
        .get(message_id)
        .encode(&mut payload)?;
    "en".encode(&mut payload)?;
    // The size of a packet with its length field is a multiple of eight bytes.
    let padding_length = MIN_PADDING_BYTES + 8 - (5 + payload.len()) % 8;
    let mut bytes = b"SSH-2.0-awale\r\n".to_vec();
    (1 + payload.len() + padding_length).encode(&mut bytes)?;
    bytes.push(u8::try_from(padding_length).unwrap_or(0));
    bytes.extend(payload);
    bytes.resize(bytes.len() + padding_length, 0);
    socket.write_all(&bytes).await?;
    Ok(shut_down_and_drain(socket).await?)
}

/// Lets the kernel disconnect a client that has not answered for 50 seconds, which costs the club
/// nothing: by keepalive probes while no data is sent, and, on Linux, by `TCP_USER_TIMEOUT` while
/// data is unacknowledged, when no probes are sent.
///
/// # Errors
/// If the kernel refuses an option.
pub fn enable_keepalive(socket: &TcpStream) -> io::Result<()> {
    let first_probe_delay = Duration::from_secs(20);
    let probe_interval = Duration::from_secs(10);
    let socket = SockRef::from(socket);
    socket.set_tcp_keepalive(
        &TcpKeepalive::new()
            .with_time(first_probe_delay)
            .with_interval(probe_interval)
            .with_retries(3),
    )?;
    #[cfg(any(target_os = "android", target_os = "linux"))]
    socket.set_tcp_user_timeout(Some(first_probe_delay + 3 * probe_interval))?;
    Ok(())
}

async fn serve_connection(
    config: Arc<Config>,
    server: Arc<Server>,
    socket: TcpStream,
    address: IpAddr,
    _slot: ConnectionSlot,
) -> Result {
    let handshake_timeout = Duration::from_secs(server.settings.limits.handshake_seconds);
    let (progress_sender, mut progress_receiver) = watch::channel(ConnectionProgress::Connected);
    let client = SshConnectionHandler::new(Arc::clone(&server), address, progress_sender);
    let _ = enable_keepalive(&socket);
    let socket_handle = SockRef::from(&socket).try_clone()?;
    let run_connection = async {
        let mut running_connection = run_stream(config, socket, client).await?;
        let handle = running_connection.handle();
        let wait_for_closing = async {
            server.closed_token.cancelled().await;
            // A client disconnects by itself after the last message of its visit, so the club
            // waits for this first.
            sleep(FAREWELL_TIMEOUT).await;
        };
        tokio::select! {
            ended = &mut running_connection => return ended,
            () = wait_for_closing => {}
        }
        let _ = handle
            .disconnect(
                Disconnect::ByApplication,
                "the club closes".to_owned(),
                String::new(),
            )
            .await;
        tokio::time::timeout(DISCONNECT_TIMEOUT, running_connection)
            .await
            .unwrap_or(Ok(()))
    };
    let shut_down_if_late = async {
        let wait_for_visit_begin = progress_receiver
            .wait_for(|progress| matches!(progress, ConnectionProgress::VisitBegun));
        if tokio::time::timeout(handshake_timeout, wait_for_visit_begin)
            .await
            .is_ok()
        {
            drop(socket_handle);
            return std::future::pending().await;
        }
        // During the handshake no message can be sent, so the connection is shut down.
        let _ = socket_handle.shutdown(Shutdown::Both);
    };
    let connection_result = tokio::select! {
        ended = run_connection => ended,
        () = shut_down_if_late => Ok(()),
    };
    // russh closes the connection without a reason if it cannot read an offered key, such as Ed448.
    if let (
        Err(Error::Ssh(russh::Error::SshKey(error))),
        ConnectionProgress::AuthMethodsRequested(user),
    ) = (&connection_result, &*progress_receiver.borrow())
    {
        log::warn!("closed {address}: its key is of a kind that the club cannot read: {error}");
        let mut visitors_with_unreadable_keys = server.visitors_with_unreadable_keys.lock();
        visitors_with_unreadable_keys
            .retain(|_, since| since.elapsed() < connection_handler::UNREADABLE_KEY_RETRY_PERIOD);
        visitors_with_unreadable_keys.insert((address, user.clone()), Instant::now());
    }
    connection_result
}
