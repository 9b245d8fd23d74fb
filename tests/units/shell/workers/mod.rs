mod worker;
mod write_orders;
mod writer;

use std::fs;
use std::sync::mpsc;

use awale_rules::{Position, Rules, Seat};
use awale_study::catalogue::{AnyGame, GameKind, Variant};
use awale_study::record::SowingDirection;

use awale::app::Event;
use awale::pictures::{ExportedPicture, GamePicture};
use awale::shell::PictureResult;
use awale::shell::input::LoopInput;
use awale::shell::storage::GamesFolder;
use awale::shell::workers::{PictureOrder, PictureWorker, Worker, list_games};
use awale::words::{Language, Words};

#[test]
fn a_list_of_games_arrives_with_the_number_of_its_request() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.toml"), "").unwrap();
    let (input_sender, input_receiver) = mpsc::channel();
    let mut lister = Worker::new("lister", None, input_sender);
    for listing in [1, 2] {
        let games = GamesFolder::new(folder.path().to_owned());
        list_games(&mut lister, listing, games).unwrap();
        let listed_event = input_receiver.recv().unwrap();
        assert!(
            matches!(listed_event, LoopInput::GamesListed(number, Event::GameList(_)) if number == listing)
        );
    }
}

/// A request for a picture of the start position with this caption.
fn picture_order(caption: &str) -> PictureOrder {
    let (language, start) = (
        Language::English,
        AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South)),
    );
    let kind = GameKind::Awale(Variant::built_in()[0].clone());
    let mut picture = GamePicture::of_position(
        start,
        kind,
        SowingDirection::default(),
        &Words::new(language),
    );
    picture.caption_lines = vec![caption.to_owned()];
    PictureOrder {
        picture: ExportedPicture::Game(Box::new(picture)),
        settings: Box::default(),
        language,
    }
}

fn has_caption(picture_result: &PictureResult, caption: &str) -> bool {
    let drawing = &picture_result.as_ref().expect("a picture").files[0].1;
    String::from_utf8_lossy(drawing).contains(caption)
}

#[test]
fn pictures_arrive_in_the_order_of_their_requests() {
    let (inputs, input_receiver) = mpsc::channel();
    let mut worker = PictureWorker::new(inputs);
    let captions = ["first", "second", "third"];
    for caption in captions {
        worker.order_picture(picture_order(caption)).unwrap();
    }
    let Ok(LoopInput::PictureFinished(first)) = input_receiver.recv() else {
        panic!("a picture comes")
    };
    worker.count_finished_picture();
    assert!(worker.is_busy() && has_caption(&first, "first"));
    // A program that quits waits for the remaining pictures.
    let mut other_inputs = Vec::new();
    worker.finish_all_pictures(&input_receiver, |made| other_inputs.push(made));
    assert!(
        other_inputs.len() == 2
            && has_caption(&other_inputs[0], "second")
            && has_caption(&other_inputs[1], "third")
    );
}

#[test]
fn quitting_does_not_wait_for_pictures() {
    let (inputs, input_receiver) = mpsc::channel();
    // Nothing receives the request, so the program quits before a picture is made.
    let (order_sender, _ordered) = mpsc::channel();
    let mut worker = PictureWorker::new(inputs.clone());
    worker.order_sender = Some(order_sender);
    worker.order_picture(picture_order("never")).unwrap();
    inputs.send(LoopInput::EndBySignal(2)).unwrap();
    worker.finish_all_pictures(&input_receiver, |_| panic!("no picture was made"));
}
