use std::sync::mpsc::{self, Receiver};

use awale_engine::Stop;

use awale::app::{Event, Question, TablesNews};
use awale::shell::input::Input;
use awale::shell::workers::{Job, TellEvent, Worker};

/// Counts its orders, and breaks down at the unlucky one.
#[derive(Default)]
struct Counter(u8);

/// The words of the event that these tests use.
fn words(text: String) -> Event {
    Event::Tables(TablesNews::Failed(text))
}

impl Job for Counter {
    /// Whether to break down, and what to wait for.
    type Task = (bool, Receiver<()>);

    const NAME: &'static str = "counter";

    fn work(
        &mut self,
        question: Question,
        (breaks, go): Self::Task,
        stop: &Stop,
        tell: TellEvent<'_>,
    ) {
        self.0 += 1;
        let _ = go.recv();
        assert!(!breaks, "unlucky");
        tell(words(format!(
            "{question}: {} {}",
            self.0,
            stop.is_stopped()
        )));
    }

    fn failed(question: Question, what: String) -> Event {
        words(format!("{question}: {what}"))
    }
}

fn next(received: &Receiver<Input>) -> String {
    match received.recv() {
        Ok(Input::App(Event::Tables(TablesNews::Failed(text)))) => text,
        _ => "something else".to_owned(),
    }
}

#[test]
fn a_new_order_ends_the_old_and_a_panic_is_reported() {
    let (inputs, received) = mpsc::channel();
    let mut worker = Worker::<Counter>::new(inputs);
    let mut order = |question, breaks| {
        let (go, wait) = mpsc::channel();
        worker.order(question, (breaks, wait)).unwrap();
        go
    };
    drop(order(1, false));
    assert!(next(&received).starts_with("1: 1"));

    let second = order(2, false);
    let third = order(3, true);
    drop(second);
    drop(third);
    let said = next(&received);
    // The second may have been begun before the third came; then it was stopped.
    let third = if said == "2: 2 true" {
        next(&received)
    } else {
        said
    };
    assert_eq!(third, "3: unlucky");

    drop(order(4, false));
    assert_eq!(
        next(&received),
        "4: 1 false",
        "what was learnt before the panic is given up"
    );
}
