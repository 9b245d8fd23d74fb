//! Drives one session: passes input, updates and time to it, and sends its frames. The next frame
//! is drawn only after the last one was taken, so a slow connection gets fewer frames instead of a
//! queue.

use std::time::Duration;

use awale_app::app::Effect;
use awale_page::message::PageInput;
use awale_page::wire::Wire;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::club::protocol::{ClubUpdate, DisconnectReason, VisitorRequest};

use super::rate_limit::{RateLimit, SessionInput};
use super::{ClubConnections, VisitorSession};

/// Maximum number of waiting inputs. Then the connection is not read until there is room.
pub const MAX_WAITING_INPUTS: usize = 32;
/// Number of bytes from a terminal that are handled in one step. Other sessions run between steps.
pub const INPUT_CHUNK_BYTES: usize = 64;
/// Minimum interval between two reports to the club that the visitor is active.
const ACTIVITY_REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// Maximum time to send the last bytes.
const FAREWELL_TIMEOUT: Duration = Duration::from_secs(2);

/// Runs a session until the visitor leaves, is disconnected or loses the connection. The channel
/// `inputs` ends with the connection. Each frame must be taken from `frames` before the next is
/// drawn. Returns the reason for the end.
pub async fn run_session<W: Wire>(
    mut visitor: VisitorSession<W>,
    links: ClubConnections,
    mut inputs: mpsc::Receiver<SessionInput>,
    frames: mpsc::Sender<Vec<u8>>,
) -> DisconnectReason {
    let hub = &links.server.hub;
    hub.let_visitor_in(links.visitor, links.person.clone(), links.mailbox.clone())
        .await;
    links
        .send_request(VisitorRequest::Address(links.address))
        .await;
    let first = visitor.view.app.start_effects();
    links.carry_out_effects(&mut visitor, first).await;
    let (reason, is_connected) = run_event_loop(&mut visitor, &links, &mut inputs, &frames).await;
    links.server.pool.remove_visitor_jobs(links.visitor);
    links.send_request(VisitorRequest::Leave).await;
    if is_connected {
        let last = visitor.end_output(reason);
        let _ = tokio::time::timeout(FAREWELL_TIMEOUT, frames.send(last)).await;
    }
    reason
}

/// The times of the visitor's last activities.
struct ActivityTimes {
    idle_since: Instant,
    /// The time of the last report to the club that the visitor is active.
    reported: Instant,
    /// The time at which the last part of an incomplete escape sequence came.
    unfinished: Option<Instant>,
}

/// Runs the session. Returns the reason for its end, and whether the connection can still send a
/// message.
async fn run_event_loop<W: Wire>(
    visitor: &mut VisitorSession<W>,
    links: &ClubConnections,
    inputs: &mut mpsc::Receiver<SessionInput>,
    frames: &mpsc::Sender<Vec<u8>>,
) -> (DisconnectReason, bool) {
    let mut times = ActivityTimes {
        idle_since: Instant::now(),
        reported: Instant::now(),
        unfinished: None,
    };
    let limits = links.server.settings.limits;
    let mut rate_limit = RateLimit::new(limits.input_bytes);
    // Whether the club has sent the first updates. Input and frames wait until then.
    let mut has_entered = false;
    // Whether the client has ended its input. Complete lines that it has typed may still wait to be
    // handled.
    let mut has_ended = false;
    loop {
        if visitor.is_leaving {
            return (DisconnectReason::Bye, true);
        }
        if has_entered
            && !visitor.view.needs_frame()
            && let Some(effects) = visitor.handle_next_line()
        {
            times.idle_since = Instant::now();
            links.carry_out_effects(visitor, effects).await;
            continue;
        }
        let types_lines = visitor.line_wire().is_some();
        let (has_lines, line_due) = visitor.line_wire().map_or((false, None), |lines| {
            (lines.has_lines(), lines.answer_deadline())
        });
        if has_ended && !has_lines && !visitor.view.needs_frame() {
            return (DisconnectReason::Bye, true);
        }
        visitor.view.schedule_tick();
        let now = Instant::now();
        let idle = times.idle_since + Duration::from_secs(limits.idle_seconds);
        let tick = visitor.view.next_tick().map(|due| now + due);
        let blocked_until = rate_limit.blocked_until();
        if blocked_until.is_some() && inputs.is_closed() && !types_lines {
            // The connection is closed, so input that the limit holds back is dropped.
            return (DisconnectReason::Bye, false);
        }
        // Unread input may contain the rest of the sequence.
        let timeout = visitor.decoder.escape_timeout();
        let timeout = timeout.filter(|_| blocked_until.is_none());
        let sequence = times.unfinished.zip(timeout);
        let sequence = sequence.map(|(since, timeout)| since + timeout);
        let due = [
            Some(idle),
            tick,
            sequence,
            blocked_until,
            line_due.map(Instant::from_std),
        ]
        .into_iter()
        .flatten()
        .min()
        .unwrap_or(idle);
        let effects = tokio::select! {
            input = inputs.recv(), if has_entered && blocked_until.is_none() && !has_lines && !has_ended => {
                let Some(input) = input else {
                    let Some(lines) = visitor.line_wire() else {
                        return (DisconnectReason::Bye, false);
                    };
                    lines.end_input();
                    has_ended = true;
                    continue;
                };
                rate_limit.charge_input(&input);
                if let SessionInput::Bytes(bytes) = &input && types_lines {
                    // Each typed line is followed by a frame, as each change of the size is.
                    let ends = bytes.iter().filter(|byte| matches!(byte, b'\r' | b'\n'));
                    ends.for_each(|_| rate_limit.charge_input(&SessionInput::Page(PageInput::Resize(0, 0))));
                }
                handle_input(visitor, links, input, &mut times).await
            }
            inbox = links.mailbox.wait_for_inbox() => {
                if let Some(reason) = inbox.disconnect {
                    return (reason, true);
                }
                has_entered |= inbox.updates.iter().any(|update| matches!(update, ClubUpdate::Identity(_)));
                let mut effects = visitor.view.tick();
                effects.extend(visitor.on_inbox(inbox));
                effects
            }
            permit = frames.reserve(), if has_entered && visitor.view.needs_frame() => {
                let Ok(permit) = permit else { return (DisconnectReason::Bye, false) };
                match visitor.draw_frame() {
                    Ok(frame) => permit.send(frame),
                    Err(error) => log::error!("{error}"),
                }
                Vec::new()
            }
            () = sleep_until(due) => {
                let now = Instant::now();
                if now >= idle {
                    return (DisconnectReason::Idle, true);
                }
                if sequence.is_some_and(|sequence| sequence <= now) {
                    times.unfinished = None;
                    visitor.end_escape_sequence()
                } else {
                    visitor.view.tick()
                }
            }
        };
        links.carry_out_effects(visitor, effects).await;
        // Other sessions may run before this visitor's next input.
        tokio::task::yield_now().await;
    }
}

/// Handles one input. Returns the effects.
async fn handle_input<W: Wire>(
    visitor: &mut VisitorSession<W>,
    links: &ClubConnections,
    input: SessionInput,
    times: &mut ActivityTimes,
) -> Vec<Effect> {
    let mut effects = Vec::new();
    let is_activity = match &input {
        SessionInput::Bytes(_) => true,
        SessionInput::Page(input) => input.is_from_person(),
        SessionInput::Lag(_) | SessionInput::Redraw => false,
    };
    if is_activity {
        times.idle_since = Instant::now();
        if times.reported + ACTIVITY_REPORT_INTERVAL < times.idle_since {
            times.reported = times.idle_since;
            links.send_request(VisitorRequest::Active).await;
        }
        effects = visitor.view.tick();
    }
    match input {
        SessionInput::Bytes(bytes) => effects.extend(visitor.feed_bytes(&bytes)),
        SessionInput::Page(input) => effects.extend(visitor.handle_input(input)),
        SessionInput::Redraw => visitor.view.redraw_all_cells(),
        SessionInput::Lag(lag) => links.send_request(VisitorRequest::Lag(lag)).await,
    }
    if is_activity {
        times.unfinished = visitor.decoder.escape_timeout().map(|_| Instant::now());
    }
    effects
}
