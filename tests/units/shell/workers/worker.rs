use std::sync::mpsc::{self, Receiver, Sender};

use awale::app::{Event, JobId, TablesNews};
use awale::shell::input::LoopInput;
use awale::shell::workers::Worker;
use awale_engine::Stop;

/// An input with a text, to be checked by these tests.
fn text_input(text: String) -> LoopInput {
    LoopInput::AppEvent(Event::Tables(TablesNews::BuildFailed(text)))
}

fn next_text(received: &Receiver<LoopInput>) -> String {
    match received.recv() {
        Ok(LoopInput::AppEvent(Event::Tables(TablesNews::BuildFailed(text)))) => text,
        _ => "something else".to_owned(),
    }
}

#[test]
fn a_new_job_stops_the_old_one_and_a_panic_is_reported() {
    let (inputs, input_receiver) = mpsc::channel();
    let mut worker = Worker::<u8>::new("counter", None, inputs);
    // A job that counts its runs, and panics if `breaks` is set.
    let mut order_job = |id: JobId, breaks: bool| {
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
    drop(order_job(1, false));
    assert!(next_text(&input_receiver).starts_with("1: 1"));

    let second_start_sender = order_job(2, false);
    let third_start_sender = order_job(3, true);
    drop(second_start_sender);
    drop(third_start_sender);
    let message = next_text(&input_receiver);
    // The second job may have started before the third was ordered; then it was stopped.
    let message_of_third_job = if message == "2: 2 true" {
        next_text(&input_receiver)
    } else {
        message
    };
    assert_eq!(message_of_third_job, "3: unlucky");

    drop(order_job(4, false));
    assert_eq!(
        next_text(&input_receiver),
        "4: 1 false",
        "the state of before the panic is given up"
    );
}

#[test]
fn a_stop_affects_only_the_job_with_its_number() {
    let (inputs, input_receiver) = mpsc::channel();
    let mut worker = Worker::<()>::new("waiter", None, inputs);
    for (id, stopped) in [(1, 1), (2, 1), (3, 3)] {
        let (start_sender, start_receiver) = mpsc::channel::<()>();
        let waiting_job = move |(): &mut (), stop: &Stop, inputs: &Sender<LoopInput>| {
            let _ = start_receiver.recv();
            inputs
                .send(text_input(stop.is_stopped().to_string()))
                .unwrap();
        };
        worker.give_order(id, waiting_job, text_input).unwrap();
        worker.stop(stopped);
        drop(start_sender);
        assert_eq!(
            next_text(&input_receiver),
            (id == stopped).to_string(),
            "{id}"
        );
    }
}
