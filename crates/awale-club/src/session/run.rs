//! Drives one session: passes input, updates and time to it, and sends its frames. The next frame
//! is drawn only after the last one was taken, so a slow connection gets fewer frames instead of a
//! queue.

use std::time::Duration;

use awale_app::app::Effect;
use awale_page::message::PageInput;
use awale_page::wire::Wire;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::club::protocol::{DisconnectReason, Request, Update};

use super::rate_limit::{Input, RateLimit};
use super::{SessionLinks, VisitorSession};

/// Maximum number of waiting inputs. Then the connection is not read until there is room.
pub const MAX_WAITING_INPUTS: usize = 32;
/// Number of bytes from a terminal that are handled in one step. Other sessions run between steps.
pub const CHUNK: usize = 64;
/// Minimum interval between two reports to the club that the visitor is active.
const ACTIVITY_REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// Maximum time to send the last bytes.
const FAREWELL_TIMEOUT: Duration = Duration::from_secs(2);

/// Runs a session until the visitor leaves, is disconnected or loses the connection. The channel
/// `inputs` ends with the connection. Each frame must be taken from `frames` before the next is
/// drawn. Returns the reason for the end.
pub async fn run<W: Wire>(
    mut visitor: VisitorSession<W>,
    links: SessionLinks,
    mut inputs: mpsc::Receiver<Input>,
    frames: mpsc::Sender<Vec<u8>>,
) -> DisconnectReason {
    let hub = &links.server.hub;
    hub.arrive(links.visitor, links.person.clone(), links.mailbox.clone())
        .await;
    links.request(Request::Address(links.address)).await;
    let first = visitor.view.app.start_effects();
    links.carry_out(&mut visitor, first).await;
    let (reason, is_connected) = event_loop(&mut visitor, &links, &mut inputs, &frames).await;
    links.server.pool.forget(links.visitor);
    links.request(Request::Leave).await;
    if is_connected {
        let last = visitor.leave(reason);
        let _ = tokio::time::timeout(FAREWELL_TIMEOUT, frames.send(last)).await;
    }
    reason
}

/// The times of the visitor's last activities.
struct Times {
    idle_since: Instant,
    /// The time of the last report to the club that the visitor is active.
    reported: Instant,
    /// The time at which the last part of an incomplete escape sequence came.
    unfinished: Option<Instant>,
}

/// Runs the session. Returns the reason for its end, and whether the connection can still send a
/// message.
async fn event_loop<W: Wire>(
    visitor: &mut VisitorSession<W>,
    links: &SessionLinks,
    inputs: &mut mpsc::Receiver<Input>,
    frames: &mpsc::Sender<Vec<u8>>,
) -> (DisconnectReason, bool) {
    let mut times = Times {
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
            && let Some(effects) = visitor.take_line()
        {
            times.idle_since = Instant::now();
            links.carry_out(visitor, effects).await;
            continue;
        }
        let types_lines = visitor.lines().is_some();
        let (has_lines, line_due) = visitor.lines().map_or((false, None), |lines| {
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
                    let Some(lines) = visitor.lines() else {
                        return (DisconnectReason::Bye, false);
                    };
                    lines.end_input();
                    has_ended = true;
                    continue;
                };
                rate_limit.count(&input);
                if let Input::Bytes(bytes) = &input && types_lines {
                    // Each typed line is followed by a frame, as each change of the size is.
                    let ends = bytes.iter().filter(|byte| matches!(byte, b'\r' | b'\n'));
                    ends.for_each(|_| rate_limit.count(&Input::Page(PageInput::Resize(0, 0))));
                }
                handle_input(visitor, links, input, &mut times).await
            }
            inbox = links.mailbox.take() => {
                if let Some(reason) = inbox.disconnect {
                    return (reason, true);
                }
                has_entered |= inbox.updates.iter().any(|update| matches!(update, Update::Identity(_)));
                let mut effects = visitor.view.tick();
                effects.extend(visitor.on_inbox(inbox));
                effects
            }
            permit = frames.reserve(), if has_entered && visitor.view.needs_frame() => {
                let Ok(permit) = permit else { return (DisconnectReason::Bye, false) };
                match visitor.draw() {
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
                    visitor.end_escape()
                } else {
                    visitor.view.tick()
                }
            }
        };
        links.carry_out(visitor, effects).await;
        // Other sessions may run before this visitor's next input.
        tokio::task::yield_now().await;
    }
}

/// Handles one input. Returns the effects.
async fn handle_input<W: Wire>(
    visitor: &mut VisitorSession<W>,
    links: &SessionLinks,
    input: Input,
    times: &mut Times,
) -> Vec<Effect> {
    let mut effects = Vec::new();
    let is_activity = match &input {
        Input::Bytes(_) => true,
        Input::Page(input) => input.is_from_person(),
        Input::Lag(_) | Input::Redraw => false,
    };
    if is_activity {
        times.idle_since = Instant::now();
        if times.reported + ACTIVITY_REPORT_INTERVAL < times.idle_since {
            times.reported = times.idle_since;
            links.request(Request::Active).await;
        }
        effects = visitor.view.tick();
    }
    match input {
        Input::Bytes(bytes) => effects.extend(visitor.feed(&bytes)),
        Input::Page(input) => effects.extend(visitor.handle(input)),
        Input::Redraw => visitor.view.redraw_all_cells(),
        Input::Lag(lag) => links.request(Request::Lag(lag)).await,
    }
    if is_activity {
        times.unfinished = visitor.decoder.escape_timeout().map(|_| Instant::now());
    }
    effects
}
