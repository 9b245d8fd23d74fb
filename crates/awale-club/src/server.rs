//! The state that the ssh server and the web server share: hub, pool, settings, the limit of
//! connections, and the steps of closing.

use crate::{
    hub::{Hub, is_log_due},
    job_pool::JobPool,
    prelude::*,
    quota::AddressQuota,
    settings::ClubSettings,
    store::Result,
    webhook::Webhook,
};
use std::sync::Weak;

use awale_cli::random_seed;
use parking_lot::Mutex;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
};
use tokio_util::sync::CancellationToken;

/// Maximum number of rejected connections that are sent a reason at the same time. Further
/// connections are closed without a reason.
const MAX_CONCURRENT_REJECTIONS: usize = 32;
/// Time limit for sending the reason to a rejected connection.
const REJECTION_TIMEOUT: Duration = Duration::from_secs(3);

/// A running club.
pub struct Server {
    pub settings: ClubSettings,
    pub hub: Hub,
    pub pool: Arc<JobPool>,
    /// The fingerprints of the keys that may log in, if the club is private.
    pub member_fingerprints: Option<HashSet<String>>,
    pub limiter: ConnectionLimiter,
    rejection_permits: Arc<Semaphore>,
    /// The address of the page, for links.
    pub page_url: PublicUrl,
    /// The command that connects to the club, with `NAME` for the name of the visitor.
    pub ssh_command: String,
    /// Guests with their secrets, in memory only, so that a guest whose connection was lost returns
    /// to the same seat. The guests who came in last are at the end; the number is limited.
    pub(crate) guests_with_secrets: Mutex<Vec<(String, Person)>>,
    pub(crate) new_name_quota: Arc<AddressQuota>,
    pub(crate) wrong_code_quota: AddressQuota,
    /// The addresses and names of visitors whose keys russh could not read, with the times. russh
    /// ends such a connection without a reason. If the visitor connects again, the club lets them
    /// in as a guest and shows the reason.
    pub(crate) visitors_with_unreadable_keys: Mutex<HashMap<(IpAddr, String), Instant>>,
    /// Canceled when the club begins to close: new connections are rejected, and visitors see the
    /// reason.
    closing_token: CancellationToken,
    /// Canceled when all data is written, so that connections end.
    pub(crate) closed_token: CancellationToken,
}

impl Server {
    /// Opens the club in `folder`.
    ///
    /// # Errors
    /// If the store cannot be opened, or the system refuses a thread.
    pub fn open(
        folder: &Path,
        settings: ClubSettings,
        member_fingerprints: Option<HashSet<String>>,
        page_url: PublicUrl,
        ssh_command: String,
    ) -> Result<Arc<Server>> {
        let limits = settings.limits;
        let hub = Hub::open(
            folder,
            settings.name.clone(),
            limits,
            settings.webhook.clone().map(Webhook::start).transpose()?,
            random_seed(),
        )?;
        Ok(Arc::new(Server {
            settings,
            hub,
            pool: JobPool::new(limits),
            member_fingerprints,
            limiter: ConnectionLimiter::new(limits.connections, limits.connections_per_address),
            rejection_permits: Arc::new(Semaphore::new(MAX_CONCURRENT_REJECTIONS)),
            page_url,
            ssh_command,
            guests_with_secrets: Mutex::default(),
            new_name_quota: Arc::new(AddressQuota::new(
                "names_per_address",
                limits.names_per_address,
            )),
            wrong_code_quota: AddressQuota::new(
                "wrong_codes_per_address",
                limits.wrong_codes_per_address,
            ),
            visitors_with_unreadable_keys: Mutex::default(),
            closing_token: CancellationToken::new(),
            closed_token: CancellationToken::new(),
        }))
    }

    /// Returns the member with this name.
    ///
    /// # Errors
    /// If the name is not valid, no member has it, the store cannot be read, or the club has
    /// closed.
    pub async fn member_with_name(&self, name: &str) -> Result<Member, Refusal> {
        let name = Name::new(name).map_err(|_| Refusal::NobodyWithName)?;
        self.hub
            .run_in_hub(move |store, _, _| store.member_with_name(&name))
            .await?
            .ok_or(Refusal::NobodyWithName)
    }

    /// Whether the person is a member who is a host of the club.
    pub async fn is_host(&self, person: &Person) -> bool {
        self.member_with_name(person.name.as_str())
            .await
            .is_ok_and(|member| member.is_host)
    }

    /// Makes a first host if the club has none. Returns the name and the secret link; `None` if
    /// there is a host, or making one fails.
    pub async fn make_first_host(&self) -> Option<(Name, String)> {
        let token = new_link_token()?;
        let link = self.page_url.secret_link(&token);
        let make_host_query = self.hub.run_in_hub(move |store, _, now| {
            if store.members()?.iter().any(|member| member.is_host) {
                return Ok(None);
            }
            let mut name = "Host".to_owned();
            for number in 2.. {
                let Ok(host_name) = Name::new(&name) else {
                    break;
                };
                if let Some(person) = store.register_with_link(&host_name, &token, now.unix_ms)? {
                    store.set_host(person.id, true)?;
                    return Ok(Some((host_name, link)));
                }
                name = format!("Host-{number}");
            }
            Ok(None)
        });
        make_host_query.await.ok()?
    }

    /// Whether the owner of the key with this fingerprint may log in; always true if the club is
    /// not private.
    pub fn accepts_key(&self, fingerprint: &str) -> bool {
        self.member_fingerprints
            .as_ref()
            .is_none_or(|keys| keys.contains(fingerprint))
    }

    /// Gives each name a new secret link and a new code, and revokes the earlier ones. A free name
    /// becomes a new member. If a name looks like another member's, changes nothing and returns
    /// `None`.
    ///
    /// # Errors
    /// If the system has no random numbers, the write fails, or the club has closed.
    pub async fn renew_cards(&self, names: Vec<Name>) -> Result<Option<Vec<MemberCard>>> {
        let cards: Vec<_> = names
            .into_iter()
            .map(|name| Some((name, [new_link_token()?, new_short_code()?])))
            .collect::<Option<_>>()
            .ok_or_else(|| io::Error::other("the system has no random numbers"))?;
        let cards_to_store = cards.clone();
        let renewal_query = self.hub.run_in_hub(move |store, club, now| {
            let people = store.renew_secrets(&cards_to_store, now.unix_ms)?;
            for person in people.iter().flatten() {
                club.set_member_name(now, person);
            }
            Ok(people.is_some())
        });
        let card_of = |(name, [token, code]): (Name, [String; 2])| MemberCard {
            name,
            link: self.page_url.secret_link(&token),
            code,
        };
        Ok(renewal_query
            .await?
            .then(|| cards.into_iter().map(card_of).collect()))
    }

    /// Like [`renew_cards`](Self::renew_cards), for one name.
    ///
    /// # Errors
    /// If [`renew_cards`](Self::renew_cards) fails.
    pub async fn renew_card(&self, name: Name) -> Result<Option<MemberCard>> {
        let cards = self.renew_cards(vec![name]).await?;
        Ok(cards.and_then(|mut cards| cards.pop()))
    }

    /// Sends a rejected connection the reason, with a time limit. Does nothing if too many
    /// rejections are being sent.
    pub fn send_rejection<T: Send + 'static>(
        &self,
        rejection_future: impl Future<Output = T> + Send + 'static,
    ) {
        if let Ok(permit) = Arc::clone(&self.rejection_permits).try_acquire_owned() {
            tokio::spawn(async move {
                let _ = tokio::time::timeout(REJECTION_TIMEOUT, rejection_future).await;
                drop(permit);
            });
        }
    }

    /// Waits for the next connection. Returns it with its address; `None` once the club closes.
    pub async fn accept_unless_closing(
        &self,
        listener: &TcpListener,
    ) -> Option<(TcpStream, IpAddr)> {
        let mut last_logged = None;
        loop {
            let next_connection = self.closing_token.run_until_cancelled(listener.accept());
            match next_connection.await? {
                Ok((socket, address)) => {
                    let _ = socket.set_nodelay(true);
                    return Some((socket, address.ip().to_canonical()));
                }
                Err(error) => {
                    // Typical causes: the system has no free file handle, or the client has
                    // disconnected.
                    if is_log_due(&mut last_logged) {
                        log::warn!("cannot accept a connection: {error}");
                    }
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }

    /// Closes the club: rejects new connections, informs visitors, writes all data, stops the
    /// engine jobs and ends the connections.
    pub async fn close_club(&self) {
        self.closing_token.cancel();
        self.hub.close_club().await;
        self.pool.stop_all_jobs();
        self.closed_token.cancel();
    }
}

/// Counts connections, in total and by address.
#[derive(Debug)]
pub struct ConnectionLimiter {
    connection_slots: Mutex<ConnectionSlots>,
    max_connections: usize,
    max_per_address: usize,
}

/// Shuts down the writing side and reads until the client closes. Closing a socket with unread
/// bytes resets the connection, and the client could lose the last message.
///
/// # Errors
/// If the connection fails.
pub async fn shut_down_and_drain(mut socket: TcpStream) -> std::io::Result<()> {
    socket.shutdown().await?;
    let mut bytes = [0; 1024];
    while socket.read(&mut bytes).await? > 0 {}
    Ok(())
}

#[derive(Debug, Default)]
struct ConnectionSlots {
    /// All connections of an address share a slot, whose reference count is the number of these
    /// connections.
    slots_by_address: HashMap<IpAddr, Weak<()>>,
    /// The time of the last log line about a rejected connection.
    last_logged: Option<Instant>,
}

impl ConnectionSlots {
    fn open_connection_count(&self) -> usize {
        self.slots_by_address.values().map(Weak::strong_count).sum()
    }
}

/// An accepted connection. It is counted until the value is dropped.
pub type ConnectionSlot = Arc<()>;

impl ConnectionLimiter {
    /// Makes a limiter for `max_connections` connections in total and `max_per_address` connections
    /// per address.
    pub fn new(max_connections: usize, max_per_address: usize) -> ConnectionLimiter {
        ConnectionLimiter {
            connection_slots: Mutex::default(),
            max_connections,
            max_per_address,
        }
    }

    /// Counts a connection from `address`.
    ///
    /// # Errors
    /// If a limit is reached: the id of the message for the visitor.
    pub fn count_connection(&self, address: IpAddr) -> Result<ConnectionSlot, &'static str> {
        let mut connection_slots = self.connection_slots.lock();
        connection_slots
            .slots_by_address
            .retain(|_, slot| slot.strong_count() > 0);
        let is_full = connection_slots.open_connection_count() >= self.max_connections;
        let slot = connection_slots
            .slots_by_address
            .get(&address)
            .and_then(Weak::upgrade);
        let slot = slot.unwrap_or_default();
        let (message_id, setting_name, max_count) = if is_full {
            ("club-full", "connections", self.max_connections)
        } else if Arc::strong_count(&slot) > self.max_per_address {
            (
                "club-full-address",
                "connections_per_address",
                self.max_per_address,
            )
        } else {
            connection_slots
                .slots_by_address
                .insert(address, Arc::downgrade(&slot));
            return Ok(slot);
        };
        if is_log_due(&mut connection_slots.last_logged) {
            log::warn!("no room for {address} ({setting_name} = {max_count})");
        }
        Err(message_id)
    }

    /// Returns the number of open connections.
    pub fn connection_count(&self) -> usize {
        self.connection_slots.lock().open_connection_count()
    }
}
