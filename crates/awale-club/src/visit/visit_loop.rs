//! Drives one visit: passes input, updates and time to it, and sends its frames. The next frame
//! is drawn only after the last one was taken, so a slow connection gets fewer frames instead of a
//! queue.

use crate::prelude::*;
use tokio::time::{Instant, sleep_until};

use super::{
    Visit, VisitorProfile,
    rate_limit::{RateLimit, VisitInput},
};

/// Maximum number of waiting inputs. Then the connection is not read until there is room.
pub const MAX_WAITING_INPUTS: usize = 32;
/// Number of bytes from a terminal that are handled in one step. Other visits run between steps.
pub const INPUT_CHUNK_BYTES: usize = 64;
/// Minimum interval between two reports to the club that the visitor is active.
const ACTIVITY_REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// Maximum time to send the last bytes of a visit.
const FAREWELL_TIMEOUT: Duration = Duration::from_secs(2);

/// A visit with its connections to the rest of the club.
pub struct VisitLoop<W: Wire> {
    pub visit: Visit<W>,
    pub id: VisitorId,
    pub person: Person,
    pub server: Arc<Server>,
    pub mailbox: Arc<Mailbox>,
    rate_limit: RateLimit,
    idle_since: Instant,
    /// The time of the last report to the club that the visitor is active.
    last_activity_report: Instant,
    /// The time at which the wait for the rest of an incomplete escape sequence ends.
    escape_sequence_deadline: Option<Instant>,
}

/// Runs the visit of a visitor, which begins in the lobby, until the visitor leaves, is
/// disconnected or loses the connection. The channel `input_receiver` ends with the connection.
/// Each frame must be taken from `frame_sender` before the next is drawn. Returns the reason for
/// the end.
pub async fn run_visit<W: Wire>(
    server: Arc<Server>,
    profile: VisitorProfile,
    address: IpAddr,
    wire: W,
    input_receiver: mpsc::Receiver<VisitInput>,
    frame_sender: mpsc::Sender<Vec<u8>>,
) -> DisconnectReason {
    let limits = server.settings.limits;
    let person = profile.person.clone();
    let mailbox = Arc::<Mailbox>::default();
    let id = server
        .hub
        .let_visitor_in(person.clone(), address, Arc::clone(&mailbox))
        .await;
    let mut visit_loop = VisitLoop {
        visit: Visit::new(
            profile,
            wire,
            &limits,
            server.hub.opened_at,
            awale_cli::random_seed(),
        ),
        id,
        person,
        mailbox,
        server,
        rate_limit: RateLimit::new(limits.input_bytes),
        idle_since: Instant::now(),
        last_activity_report: Instant::now(),
        escape_sequence_deadline: None,
    };
    visit_loop
        .carry_out_effects(visit_loop.visit.view.app.start_effects())
        .await;
    let (reason, is_connected) = visit_loop
        .handle_events(input_receiver, &frame_sender)
        .await;
    visit_loop.server.pool.remove_visitor_jobs(visit_loop.id);
    visit_loop.report_event(VisitEvent::Ended).await;
    if is_connected {
        let _ = tokio::time::timeout(
            FAREWELL_TIMEOUT,
            frame_sender.send(visit_loop.visit.end_output(reason)),
        )
        .await;
    }
    reason
}

impl<W: Wire> VisitLoop<W> {
    /// Handles all events. Returns the reason for the end of the visit, and whether the
    /// connection can still send a message.
    async fn handle_events(
        &mut self,
        mut input_receiver: mpsc::Receiver<VisitInput>,
        frame_sender: &mpsc::Sender<Vec<u8>>,
    ) -> (DisconnectReason, bool) {
        // Whether the club has sent the first updates. Input and frames wait until then.
        let mut has_entered = false;
        // Whether the client has ended its input. Complete lines that it has typed may still wait
        // to be handled.
        let mut has_input_ended = false;
        loop {
            if self.visit.is_leaving {
                return (DisconnectReason::VisitorLeft, true);
            }
            let needs_frame = self.visit.view.needs_frame();
            if has_entered
                && !needs_frame
                && let Some(effects) = self.visit.handle_next_line()
            {
                self.idle_since = Instant::now();
                self.carry_out_effects(effects).await;
                continue;
            }
            let line_wire = self.visit.line_wire();
            let is_line_mode = line_wire.is_some();
            let (has_typed_lines, answer_deadline) = line_wire.map_or((false, None), |lines| {
                (lines.has_typed_lines(), lines.answer_deadline())
            });
            if has_input_ended && !has_typed_lines && !needs_frame {
                return (DisconnectReason::VisitorLeft, true);
            }
            self.visit.view.schedule_tick();
            let idle_deadline =
                self.idle_since + Duration::from_secs(self.server.settings.limits.idle_seconds);
            let blocked_until = self.rate_limit.blocked_until();
            if blocked_until.is_some() && input_receiver.is_closed() && !is_line_mode {
                // The connection is closed, so input that the limit holds back is dropped.
                return (DisconnectReason::VisitorLeft, false);
            }
            // An escape sequence does not end yet while unread input may contain its rest.
            let escape_sequence_deadline = self
                .escape_sequence_deadline
                .filter(|_| blocked_until.is_none());
            let possible_deadlines = [
                self.visit.view.next_tick().map(|due| Instant::now() + due),
                escape_sequence_deadline,
                blocked_until,
                answer_deadline.map(Instant::from_std),
            ];
            let next_deadline = possible_deadlines
                .into_iter()
                .flatten()
                .fold(idle_deadline, Instant::min);
            let can_read_input =
                has_entered && blocked_until.is_none() && !has_typed_lines && !has_input_ended;
            let effects = tokio::select! {
                input = input_receiver.recv(), if can_read_input => match (input, self.visit.line_wire()) {
                    (Some(input), _) => self.handle_input(input).await,
                    (None, None) => return (DisconnectReason::VisitorLeft, false),
                    (None, Some(line_wire)) => {
                        line_wire.end_input();
                        has_input_ended = true;
                        continue;
                    }
                },
                inbox = self.mailbox.wait_for_inbox() => {
                    if let Some(reason) = inbox.disconnect_reason {
                        return (reason, true);
                    }
                    has_entered |= inbox.updates.iter().any(|update| matches!(update, ClubUpdate::Identity(_)));
                    let mut effects = self.visit.view.tick();
                    effects.extend(self.visit.on_inbox(inbox));
                    effects
                }
                permit = frame_sender.reserve(), if has_entered && needs_frame => {
                    let Ok(permit) = permit else { return (DisconnectReason::VisitorLeft, false) };
                    permit.send(self.visit.draw_frame());
                    Vec::new()
                }
                () = frame_sender.closed() => return (DisconnectReason::VisitorLeft, false),
                () = sleep_until(next_deadline) => {
                    let now = Instant::now();
                    if now >= idle_deadline {
                        return (DisconnectReason::Idle, true);
                    }
                    if escape_sequence_deadline.is_some_and(|due| due <= now) {
                        self.escape_sequence_deadline = None;
                        self.visit.end_escape_sequence()
                    } else {
                        self.visit.view.tick()
                    }
                }
            };
            self.carry_out_effects(effects).await;
            // Other visits may run before this visitor's next input.
            tokio::task::yield_now().await;
        }
    }

    /// Handles one input. Returns the effects.
    async fn handle_input(&mut self, input: VisitInput) -> Vec<Effect> {
        self.rate_limit.charge_input(&input);
        let is_activity = match &input {
            VisitInput::TerminalBytes(_) => true,
            VisitInput::Page(input) => input.is_from_person(),
            VisitInput::RoundTripTime(_) => false,
        };
        let mut effects = Vec::new();
        if is_activity {
            self.idle_since = Instant::now();
            if self.last_activity_report + ACTIVITY_REPORT_INTERVAL < self.idle_since {
                self.last_activity_report = self.idle_since;
                self.report_event(VisitEvent::KeyPressed).await;
            }
            effects = self.visit.view.tick();
        }
        match input {
            VisitInput::TerminalBytes(bytes) => {
                if self.visit.line_wire().is_some() {
                    // Each typed line is followed by a frame, so it is also charged like a change
                    // of the size.
                    let line_ends = bytes.iter().filter(|byte| matches!(byte, b'\r' | b'\n'));
                    let resize_input = VisitInput::Page(PageInput::Resize(0, 0));
                    line_ends.for_each(|_| self.rate_limit.charge_input(&resize_input));
                }
                effects.extend(self.visit.feed_bytes(&bytes));
            }
            VisitInput::Page(input) => effects.extend(self.visit.handle_input(input)),
            VisitInput::RoundTripTime(lag) => {
                self.report_event(VisitEvent::RoundTripTime(lag)).await;
            }
        }
        if is_activity {
            let timeout = self.visit.decoder.escape_timeout();
            self.escape_sequence_deadline = timeout.map(|timeout| self.idle_since + timeout);
        }
        effects
    }
}
