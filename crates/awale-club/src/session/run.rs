//! Drives one visitor: what comes from the wire, the mailbox and the clock goes in, frames go out.
//! It draws only when the last frame has been taken, so a slow reader gets fewer frames and never a
//! queue.

use std::time::Duration;

use awale_app::app::Effect;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::club::order::{DisconnectReason, News, Order};
use crate::transport::Wire;

use super::flow::{Flow, Input};
use super::{SessionLinks, Visitor};

/// Inputs that wait before the client has to.
pub const INPUTS: usize = 32;
/// Bytes of a terminal that are taken at once: others go on after each such part.
pub const PART: usize = 64;
/// How often a session reports that its visitor is awake.
const REPORTED: Duration = Duration::from_secs(10);
/// How long the last bytes may take.
const LAST: Duration = Duration::from_secs(2);

/// Lives until the visitor goes, is sent home or is cut off. `inputs` ends with the connection;
/// each of `frames` is sent before the next is drawn.
pub async fn run<W: Wire>(
    mut visitor: Visitor<W>,
    links: SessionLinks,
    mut inputs: mpsc::Receiver<Input>,
    frames: mpsc::Sender<Vec<u8>>,
) -> DisconnectReason {
    links
        .hub
        .arrive(links.visitor, links.person.clone(), links.mailbox.clone())
        .await;
    let first = visitor.start();
    links.carry_out(&mut visitor, first).await;
    let (reason, is_there) = live(&mut visitor, &links, &mut inputs, &frames).await;
    links.pool.forget(links.visitor);
    links.hub.order(links.visitor, Order::Go).await;
    if is_there {
        let last = visitor.leave(reason.word());
        let _ = tokio::time::timeout(LAST, frames.send(last)).await;
    }
    reason
}

/// When a visitor did what.
struct Times {
    idle_since: Instant,
    /// When the visitor last did something, as the club knows it.
    reported: Instant,
    /// Since when an unfinished sequence of bytes is waited for.
    unfinished: Option<Instant>,
}

/// Returns why it ended, and whether the visitor still hears it.
async fn live<W: Wire>(
    visitor: &mut Visitor<W>,
    links: &SessionLinks,
    inputs: &mut mpsc::Receiver<Input>,
    frames: &mpsc::Sender<Vec<u8>>,
) -> (DisconnectReason, bool) {
    let mut times = Times {
        idle_since: Instant::now(),
        reported: Instant::now(),
        unfinished: None,
    };
    let mut flow = Flow::new(links.limits.input_bytes);
    // Whether the club has told what there is to see.
    let mut is_in = false;
    loop {
        if visitor.is_leaving() {
            return (DisconnectReason::Bye, true);
        }
        visitor.await_tick();
        let now = Instant::now();
        let idle = times.idle_since + links.limits.idle();
        let tick = visitor.next_tick().map(|due| now + due);
        let opens = flow.opens();
        if opens.is_some() && inputs.is_closed() {
            // The visitor has left; the rest of a flood counts for nothing.
            return (DisconnectReason::Bye, false);
        }
        // What is not read yet may be the rest of the sequence.
        let sequence = times
            .unfinished
            .zip(visitor.patience())
            .filter(|_| opens.is_none());
        let sequence = sequence.map(|(since, patience)| since + patience);
        let due = [Some(idle), tick, sequence, opens]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(idle);
        let effects = tokio::select! {
            input = inputs.recv(), if is_in && opens.is_none() => {
                let Some(input) = input else { return (DisconnectReason::Bye, false) };
                flow.count(&input);
                take_input(visitor, links, input, &mut times).await
            }
            inbox = links.mailbox.take() => {
                if let Some(reason) = inbox.disconnect {
                    return (reason, true);
                }
                is_in |= inbox.news.iter().any(|news| matches!(news, News::Hello(_)));
                let mut effects = visitor.tick();
                effects.extend(visitor.hear(inbox));
                effects
            }
            permit = frames.reserve(), if is_in && visitor.is_stale() => {
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
                    visitor.give_up()
                } else {
                    visitor.tick()
                }
            }
        };
        links.carry_out(visitor, effects).await;
        // Others come first before this visitor's next input.
        tokio::task::yield_now().await;
    }
}

/// Returns what is to be done for it.
async fn take_input<W: Wire>(
    visitor: &mut Visitor<W>,
    links: &SessionLinks,
    input: Input,
    times: &mut Times,
) -> Vec<Effect> {
    let mut effects = Vec::new();
    let is_pressed = matches!(input, Input::Bytes(_) | Input::Event(_) | Input::Button(..));
    if is_pressed {
        times.idle_since = Instant::now();
        if times.reported + REPORTED < times.idle_since {
            times.reported = times.idle_since;
            links.hub.order(links.visitor, Order::Active).await;
        }
        effects = visitor.tick();
    }
    match input {
        Input::Bytes(bytes) => effects.extend(visitor.feed(&bytes)),
        Input::Event(event) => effects.extend(visitor.input(&event)),
        Input::Button(key, what) => effects.extend(visitor.press(&key, &what)),
        Input::Resize(columns, rows) => visitor.resize((columns, rows)),
        Input::Redraw => (visitor.is_resized, visitor.is_stale) = (true, true),
        Input::Lag(lag) => links.hub.order(links.visitor, Order::Lag(lag)).await,
    }
    if is_pressed {
        times.unfinished = visitor.patience().map(|_| Instant::now());
    }
    effects
}
