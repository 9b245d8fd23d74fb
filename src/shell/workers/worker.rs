//! [`Worker`]: a thread that runs one order after another. The first order starts the thread, which
//! lives as long as the program. A newer order stops the older one. A panic is caught and reported,
//! and the next order begins with a new state.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::{io, mem, thread};

use awale_engine::Stop;

use crate::app::JobId;
use crate::shell::input::LoopInput;
use awale_cli::thread::{ThreadPriority, catch_panic, lower_priority};

/// The handle of a worker thread, which keeps an `S` from one order to the next.
pub struct Worker<S> {
    /// The name of the thread, for the system and for messages of panics.
    name: &'static str,
    /// Priority, if it is lower than usual.
    priority: Option<ThreadPriority>,
    /// The channel for results.
    inputs: Sender<LoopInput>,
    /// The thread's slot for orders, after it was started.
    orders: Option<Arc<OrderSlot<S>>>,
    /// The last order and its stop signal.
    last: (JobId, Stop),
}

/// The work of an order on the thread's state. It ends within milliseconds after the stop signal,
/// or within 0.1 s if it has to wait for another program.
type Work<S> = Box<dyn FnOnce(&mut S, &Stop, &Sender<LoopInput>) + Send>;

struct WorkOrder<S> {
    work: Work<S>,
    stop: Stop,
    /// Makes the input that reports a panic with this message.
    failed: Box<dyn FnOnce(String) -> LoopInput + Send>,
}

/// A slot for one order. A newer order replaces one that still waits.
struct OrderSlot<S> {
    next: Mutex<NextStep<S>>,
    changed: Condvar,
}

/// The worker's next step.
enum NextStep<S> {
    Wait,
    Do(WorkOrder<S>),
    End,
}

impl<S> OrderSlot<S> {
    /// Sets the worker's next step.
    fn set_next_step(&self, next: NextStep<S>) {
        *self.next.lock().unwrap_or_else(PoisonError::into_inner) = next;
        self.changed.notify_one();
    }

    /// Waits for an order; `None` ends the thread.
    fn wait_for_order(&self) -> Option<WorkOrder<S>> {
        let next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let is_idle = |next: &mut NextStep<S>| matches!(next, NextStep::Wait);
        let mut next = self
            .changed
            .wait_while(next, is_idle)
            .unwrap_or_else(PoisonError::into_inner);
        match mem::replace(&mut *next, NextStep::Wait) {
            NextStep::Do(order) => Some(order),
            NextStep::Wait | NextStep::End => None,
        }
    }
}

impl<S> Drop for Worker<S> {
    fn drop(&mut self) {
        self.last.1.stop();
        if let Some(orders) = self.orders.take() {
            orders.set_next_step(NextStep::End);
        }
    }
}

impl<S: Default + 'static> Worker<S> {
    /// Creates a worker whose thread starts with the first order.
    pub fn new(
        name: &'static str,
        priority: Option<ThreadPriority>,
        inputs: Sender<LoopInput>,
    ) -> Worker<S> {
        Worker {
            name,
            priority,
            inputs,
            orders: None,
            last: (0, Stop::new()),
        }
    }

    /// Orders `work` and stops the previous order. `failed` makes the input that reports a panic
    /// with its message.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn give_order(
        &mut self,
        id: JobId,
        work: impl FnOnce(&mut S, &Stop, &Sender<LoopInput>) + Send + 'static,
        failed: impl FnOnce(String) -> LoopInput + Send + 'static,
    ) -> io::Result<()> {
        self.last.1.stop();
        self.last = (id, Stop::new());
        let orders = match self.orders.take() {
            Some(orders) => orders,
            None => self.start()?,
        };
        self.orders
            .insert(orders)
            .set_next_step(NextStep::Do(WorkOrder {
                work: Box::new(work),
                stop: self.last.1.clone(),
                failed: Box::new(failed),
            }));
        Ok(())
    }

    /// Stops this order if it is the last one. The order then ends with the result that it has
    /// found so far.
    pub fn stop(&self, id: JobId) {
        if self.last.0 == id {
            self.last.1.stop();
        }
    }

    fn start(&self) -> io::Result<Arc<OrderSlot<S>>> {
        let orders = Arc::new(OrderSlot {
            next: Mutex::new(NextStep::Wait),
            changed: Condvar::new(),
        });
        let (ordered, inputs, priority) = (Arc::clone(&orders), self.inputs.clone(), self.priority);
        let run = move || {
            if let Some(priority) = priority {
                lower_priority(priority);
            }
            carry_out_orders(&ordered, &inputs);
        };
        thread::Builder::new()
            .name(self.name.to_owned())
            .spawn(run)?;
        Ok(orders)
    }
}

/// Runs orders until there are no more.
fn carry_out_orders<S: Default>(ordered: &OrderSlot<S>, inputs: &Sender<LoopInput>) {
    let mut state = S::default();
    while let Some(WorkOrder { work, stop, failed }) = ordered.wait_for_order() {
        if let Err(what) = catch_panic(|| work(&mut state, &stop, inputs)) {
            state = S::default();
            // Sending fails only if the program is ending.
            let _ = inputs.send(failed(what));
        }
    }
}
