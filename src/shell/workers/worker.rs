//! [`Worker`]: a thread that does one order after another for the screen. Its [`Job`], one of those
//! in `jobs`, keeps its state between orders. The first order starts the thread, which lives as
//! long as the program. A newer order ends the older one. A panic is caught and reported, and the
//! job begins anew. Threads whose work can wait have a lower priority.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::{io, mem, thread};

use awale_engine::Stop;

use crate::app::{Event, Question};
use crate::shell::input::Input;
use awale_cli::thread::{ThreadPriority, caught, lower_priority};

/// The work of a thread. Its value is kept from one order to the next.
pub trait Job: Default + 'static {
    type Task: Send + 'static;

    /// The name of the thread.
    const NAME: &'static str;

    /// Its priority, if it is lower than usual.
    const PRIORITY: Option<ThreadPriority> = None;

    /// Does an order, and tells its results with its number. Ends within milliseconds after `stop`,
    /// or within 0.1 s if it has to wait for another program.
    fn work(&mut self, question: Question, task: Self::Task, stop: &Stop, tell: TellEvent<'_>);

    /// The input for the event loop that carries `event`.
    #[must_use]
    fn input(_: Question, event: Event) -> Input {
        Input::App(event)
    }

    /// The event after a panic with this message.
    fn failed(question: Question, what: String) -> Event;
}

/// Takes the results of an order.
pub type TellEvent<'a> = &'a mut dyn FnMut(Event);

/// The handle of a worker thread.
pub struct Worker<J: Job> {
    /// Where results go.
    inputs: Sender<Input>,
    /// Where the thread takes orders from, once started.
    orders: Option<Arc<Orders<J::Task>>>,
    /// The stop signal of the last order.
    stop: Stop,
}

struct Order<T> {
    question: Question,
    task: T,
    stop: Stop,
}

/// A slot for one order: a newer one replaces one that still waits.
struct Orders<T> {
    next: Mutex<Next<T>>,
    changed: Condvar,
}

/// What the worker does next.
enum Next<T> {
    Wait,
    Do(Order<T>),
    End,
}

impl<T> Orders<T> {
    /// Sets what the worker does next.
    fn put(&self, next: Next<T>) {
        *self.next.lock().unwrap_or_else(PoisonError::into_inner) = next;
        self.changed.notify_one();
    }

    /// Waits for an order. `None` ends the thread.
    fn take(&self) -> Option<Order<T>> {
        let next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let is_idle = |next: &mut Next<T>| matches!(next, Next::Wait);
        let mut next = self
            .changed
            .wait_while(next, is_idle)
            .unwrap_or_else(PoisonError::into_inner);
        match mem::replace(&mut *next, Next::Wait) {
            Next::Do(order) => Some(order),
            Next::Wait | Next::End => None,
        }
    }
}

impl<J: Job> Drop for Worker<J> {
    fn drop(&mut self) {
        self.dismiss();
    }
}

impl<J: Job> Worker<J> {
    /// A worker whose thread starts with the first order.
    #[must_use]
    pub fn new(inputs: Sender<Input>) -> Self {
        Worker {
            inputs,
            orders: None,
            stop: Stop::new(),
        }
    }

    /// Orders something, and ends the order before.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn order(&mut self, question: Question, task: J::Task) -> io::Result<()> {
        self.stop();
        self.stop = Stop::new();
        let order = Order {
            question,
            task,
            stop: self.stop.clone(),
        };
        let orders = match self.orders.take() {
            Some(orders) => orders,
            None => start::<J>(self.inputs.clone())?,
        };
        self.orders.insert(orders).put(Next::Do(order));
        Ok(())
    }

    /// Ends the order: what it has found so far is its answer.
    pub(in crate::shell) fn stop(&self) {
        self.stop.stop();
    }

    /// Ends the order, and the thread with its job. The next order starts another.
    pub(in crate::shell) fn dismiss(&mut self) {
        self.stop();
        if let Some(orders) = self.orders.take() {
            orders.put(Next::End);
        }
    }
}

fn start<J: Job>(inputs: Sender<Input>) -> io::Result<Arc<Orders<J::Task>>> {
    let orders = Arc::new(Orders {
        next: Mutex::new(Next::Wait),
        changed: Condvar::new(),
    });
    let ordered = Arc::clone(&orders);
    let run = move || {
        if let Some(back) = J::PRIORITY {
            lower_priority(back);
        }
        work_through::<J>(&ordered, &inputs);
    };
    thread::Builder::new().name(J::NAME.to_owned()).spawn(run)?;
    Ok(orders)
}

/// Does orders until there are no more.
fn work_through<J: Job>(ordered: &Orders<J::Task>, inputs: &Sender<Input>) {
    let mut job = J::default();
    while let Some(Order {
        question,
        task,
        stop,
    }) = ordered.take()
    {
        let mut tell = |event| {
            // Without a receiver the program is ending, and this thread with it.
            let _ = inputs.send(J::input(question, event));
        };
        if let Err(what) = caught(|| job.work(question, task, &stop, &mut tell)) {
            job = J::default();
            tell(J::failed(question, what));
        }
    }
}
