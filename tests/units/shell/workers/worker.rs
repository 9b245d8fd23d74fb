use std::sync::mpsc::{self, Receiver, Sender};

use awale::app::{Event, JobId, TablesNews};
use awale::shell::input::LoopInput;
use awale::shell::workers::Worker;
use awale_engine::Stop;

/// An input with a text, to be checked by these tests.
fn text_input(text: String) -> LoopInput {
    LoopInput::AppEvent(Event::Tables(TablesNews::Failed(text)))
}

fn next_text(received: &Receiver<LoopInput>) -> String {
    match received.recv() {
        Ok(LoopInput::AppEvent(Event::Tables(TablesNews::Failed(text)))) => text,
        _ => "something else".to_owned(),
    }
}

#[test]
fn a_new_job_stops_the_old_one_and_a_panic_is_reported() {
    let (inputs, received) = mpsc::channel();
    let mut worker = Worker::<u8>::new("counter", None, inputs);
    // A job that counts its runs, and panics if `breaks` is set.
    let mut order = |id: JobId, breaks: bool| {
        let (start_sender, start_receiver) = mpsc::channel::<()>();
        worker
            .give_order(
                id,
                move |count, stop, inputs| {
                    *count += 1;
                    let _ = start_receiver.recv();
                    assert!(!breaks, "unlucky");
                    let text = format!("{id}: {count} {}", stop.is_stopped());
                    inputs.send(text_input(text)).unwrap();
                },
                move |what| text_input(format!("{id}: {what}")),
            )
            .unwrap();
        start_sender
    };
    drop(order(1, false));
    assert!(next_text(&received).starts_with("1: 1"));

    let second = order(2, false);
    let third = order(3, true);
    drop(second);
    drop(third);
    let message = next_text(&received);
    // The second job may have started before the third was ordered; then it was stopped.
    let third = if message == "2: 2 true" {
        next_text(&received)
    } else {
        message
    };
    assert_eq!(third, "3: unlucky");

    drop(order(4, false));
    assert_eq!(
        next_text(&received),
        "4: 1 false",
        "the state of before the panic is given up"
    );
}

#[test]
fn a_stop_affects_only_the_job_with_its_number() {
    let (inputs, received) = mpsc::channel();
    let mut worker = Worker::<()>::new("waiter", None, inputs);
    for (id, stopped) in [(1, 1), (2, 1), (3, 3)] {
        let (go, wait) = mpsc::channel::<()>();
        let work = move |(): &mut (), stop: &Stop, inputs: &Sender<LoopInput>| {
            let _ = wait.recv();
            inputs
                .send(text_input(stop.is_stopped().to_string()))
                .unwrap();
        };
        worker.give_order(id, work, text_input).unwrap();
        worker.stop(stopped);
        drop(go);
        assert_eq!(next_text(&received), (id == stopped).to_string(), "{id}");
    }
}
