//! [`Worker`]: a thread that runs one order after another. The first order starts the thread, which
//! ends when the [`Worker`] is dropped. A newer order stops the older one. A panic is caught and
//! reported, and the next order begins with a new state.

use std::{
    io, mem,
    sync::{Arc, mpsc::Sender},
    thread,
};

use awale_engine::Stop;
use parking_lot::{Condvar, Mutex};

use crate::{app::JobId, shell::input::LoopInput};
use awale_cli::thread::{BackgroundPriority, catch_panic, lower_priority};

/// The handle of a worker thread, which keeps an `S` from one order to the next.
pub struct Worker<S> {
    /// The name of the thread, for the system and for messages of panics.
    thread_name: &'static str,
    /// The priority of the thread. `None` for the usual priority.
    priority: Option<BackgroundPriority>,
    /// The channel for results.
    inputs: Sender<LoopInput>,
    /// The thread's slot for orders. `None` before the thread is started.
    order_slot: Option<Arc<OrderSlot<S>>>,
    /// The last order and its stop signal.
    last_order_id_and_stop: (JobId, Stop),
}

/// The work of an order on the thread's state. It ends within milliseconds after the stop signal,
/// or within 0.1 s if it has to wait for another program.
type Work<S> = Box<dyn FnOnce(&mut S, &Stop, &Sender<LoopInput>) + Send>;

struct WorkOrder<S> {
    work: Work<S>,
    stop: Stop,
    /// Makes the input that reports a panic with this message.
    on_panic: Box<dyn FnOnce(String) -> LoopInput + Send>,
}

/// A slot for one order. A newer order replaces one that still waits.
struct OrderSlot<S> {
    next_step: Mutex<NextStep<S>>,
    step_changed: Condvar,
}

/// The worker's next step.
enum NextStep<S> {
    WaitForOrder,
    CarryOutOrder(WorkOrder<S>),
    EndThread,
}

impl<S> OrderSlot<S> {
    /// Sets the worker's next step.
    fn set_next_step(&self, next_step: NextStep<S>) {
        *self.next_step.lock() = next_step;
        self.step_changed.notify_one();
    }

    /// Waits for an order; `None` ends the thread.
    fn wait_for_order(&self) -> Option<WorkOrder<S>> {
        let mut next_step = self.next_step.lock();
        let is_idle = |next: &mut NextStep<S>| matches!(next, NextStep::WaitForOrder);
        self.step_changed.wait_while(&mut next_step, is_idle);
        match mem::replace(&mut *next_step, NextStep::WaitForOrder) {
            NextStep::CarryOutOrder(order) => Some(order),
            NextStep::WaitForOrder | NextStep::EndThread => None,
        }
    }
}

impl<S> Drop for Worker<S> {
    fn drop(&mut self) {
        self.last_order_id_and_stop.1.stop();
        if let Some(order_slot) = self.order_slot.take() {
            order_slot.set_next_step(NextStep::EndThread);
        }
    }
}

impl<S: Default + 'static> Worker<S> {
    /// Creates a worker whose thread starts with the first order.
    pub fn new(
        name: &'static str,
        priority: Option<BackgroundPriority>,
        input_sender: Sender<LoopInput>,
    ) -> Worker<S> {
        Worker {
            thread_name: name,
            priority,
            inputs: input_sender,
            order_slot: None,
            last_order_id_and_stop: (0, Stop::new()),
        }
    }

    /// Orders `work` and stops the previous order. `on_panic` makes the input that reports a panic
    /// with its message.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn give_order(
        &mut self,
        id: JobId,
        work: impl FnOnce(&mut S, &Stop, &Sender<LoopInput>) + Send + 'static,
        on_panic: impl FnOnce(String) -> LoopInput + Send + 'static,
    ) -> io::Result<()> {
        self.last_order_id_and_stop.1.stop();
        self.last_order_id_and_stop = (id, Stop::new());
        let order_slot = match self.order_slot.take() {
            Some(orders) => orders,
            None => self.start_thread()?,
        };
        self.order_slot
            .insert(order_slot)
            .set_next_step(NextStep::CarryOutOrder(WorkOrder {
                work: Box::new(work),
                stop: self.last_order_id_and_stop.1.clone(),
                on_panic: Box::new(on_panic),
            }));
        Ok(())
    }

    /// Stops this order if it is the last one. The order then ends with the result that it has
    /// found so far.
    pub fn stop(&self, id: JobId) {
        if self.last_order_id_and_stop.0 == id {
            self.last_order_id_and_stop.1.stop();
        }
    }

    fn start_thread(&self) -> io::Result<Arc<OrderSlot<S>>> {
        let order_slot = Arc::new(OrderSlot {
            next_step: Mutex::new(NextStep::WaitForOrder),
            step_changed: Condvar::new(),
        });
        let (thread_order_slot, input_sender, priority) =
            (Arc::clone(&order_slot), self.inputs.clone(), self.priority);
        let run_on_thread = move || {
            if let Some(priority) = priority {
                lower_priority(priority);
            }
            carry_out_orders(&thread_order_slot, &input_sender);
        };
        thread::Builder::new()
            .name(self.thread_name.to_owned())
            .spawn(run_on_thread)?;
        Ok(order_slot)
    }
}

/// Runs orders until there are no more.
fn carry_out_orders<S: Default>(order_slot: &OrderSlot<S>, input_sender: &Sender<LoopInput>) {
    let mut worker_state = S::default();
    while let Some(WorkOrder {
        work,
        stop,
        on_panic: failed,
    }) = order_slot.wait_for_order()
    {
        if let Err(panic_message) = catch_panic(|| work(&mut worker_state, &stop, input_sender)) {
            worker_state = S::default();
            // Sending fails only if the program is ending.
            let _ = input_sender.send(failed(panic_message));
        }
    }
}
