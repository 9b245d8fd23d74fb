//! The picture of the board on a terminal: queries, drawing, updates and removal.

mod protocol;

use std::sync::mpsc::{Receiver, channel};

use awale::board::{BoardCache, BoardView, PictureSpace};
use awale::config::BoardDisplay::{self, Auto, Cells, Pixels};
use awale::input::TerminalReply;
use awale::shell::pixels::{EmptyBoardPixels, PixelBoard, rectangles_around};
use awale::theme::Theme;
use awale_rules::{PITS, PerSeat, Pit};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

const DELETE_PICTURES: &str = "\x1b_Ga=d,d=A";

fn new_pixel_board(variables: &[(&str, &str)]) -> (PixelBoard, Receiver<Box<EmptyBoardPixels>>) {
    let (board_sender, board_receiver) = channel();
    let find_variable = |name: &str| variables.iter().find(|(known, _)| *known == name);
    let board = PixelBoard::new(
        move |board| drop(board_sender.send(board)),
        |name| Some(find_variable(name)?.1.to_owned()),
    );
    (board, board_receiver)
}

/// A board whose terminal has sent these answers.
fn board_after_replies(replies: &[TerminalReply]) -> (PixelBoard, Receiver<Box<EmptyBoardPixels>>) {
    let (mut board, board_receiver) = new_pixel_board(&[("TERM", "xterm-256color")]);
    assert!(
        board.must_query_terminal(Auto) && !board.must_query_terminal(Auto),
        "it is asked once"
    );
    board.on_reply(&TerminalReply::CellSize {
        width: 8,
        height: 16,
    });
    for reply in replies {
        board.on_reply(reply);
    }
    (board, board_receiver)
}

/// A frame with this board, drawn with room for a picture.
fn draw_frame(pits: [u8; PITS], last_move: Option<Pit>) -> (PictureSpace, Buffer) {
    let theme = Theme::built_in("wood").unwrap();
    let mut view = BoardView::new(pits, PerSeat::from_fn(|_| 3), &theme);
    view.last_move_pit = last_move;
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    let mut cache = BoardCache::default();
    cache.begin_frame(true);
    view.draw(Rect::new(2, 1, 60, 16), &mut buffer, &mut cache);
    (cache.picture_space(&buffer), buffer)
}

/// The output of the board for a frame. Waits if the wood must be painted first.
fn sent_bytes(
    board: &mut PixelBoard,
    board_receiver: &Receiver<Box<EmptyBoardPixels>>,
    frame: &(PictureSpace, Buffer),
) -> String {
    let bytes = board.picture_update_bytes(&frame.0, &frame.1).or_else(|| {
        board.set_empty_board(board_receiver.recv().expect("the painter"));
        board.picture_update_bytes(&frame.0, &frame.1)
    });
    String::from_utf8(bytes.expect("the picture is shown")).unwrap()
}

#[test]
fn only_a_terminal_on_this_computer_is_queried_unless_pixels_are_set() {
    let must_query = |variables: &[(&str, &str)], display: BoardDisplay| {
        let mut all_variables = vec![("TERM", "xterm-256color")];
        all_variables.splice(0..0, variables.iter().copied());
        new_pixel_board(&all_variables)
            .0
            .must_query_terminal(display)
    };
    assert!(must_query(&[], Auto) && must_query(&[], Pixels) && !must_query(&[], Cells));
    for between in [
        ("TMUX", "/tmp/tmux,1,0"),
        ("STY", "1.pts"),
        ("SSH_CONNECTION", "1 2 3 4"),
        ("SSH_TTY", "/dev/pts/1"),
        ("TERM", "screen-256color"),
        ("TERM", "tmux-256color"),
    ] {
        assert!(!must_query(&[between], Auto), "{between:?}");
        assert!(must_query(&[between], Pixels), "{between:?}");
    }
    for unable in [("TERM", "linux"), ("NO_COLOR", "1")] {
        assert!(
            !must_query(&[unable], Auto) && !must_query(&[unable], Pixels),
            "{unable:?}"
        );
    }
}

#[test]
fn pictures_need_a_reply_of_the_terminal_and_the_size_of_a_cell() {
    let reply_with_sixel = TerminalReply::DeviceAttributes { has_sixel: true };
    let reply_without_sixel = TerminalReply::DeviceAttributes { has_sixel: false };
    let shows_picture = |replies: &[TerminalReply], display| {
        board_after_replies(replies).0.shows_picture(display, None)
    };
    assert!(
        !shows_picture(&[], Auto)
            && !shows_picture(std::slice::from_ref(&reply_without_sixel), Pixels)
    );
    assert!(!shows_picture(
        &[TerminalReply::NameAndVersion("XTerm(380)".to_owned())],
        Auto
    ));
    assert!(
        shows_picture(std::slice::from_ref(&reply_with_sixel), Auto)
            && !shows_picture(std::slice::from_ref(&reply_with_sixel), Cells)
    );
    assert!(shows_picture(
        &[TerminalReply::KittyGraphics, reply_without_sixel],
        Auto
    ));
    assert!(shows_picture(
        &[TerminalReply::NameAndVersion("iTerm2 3.5.0".to_owned())],
        Auto
    ));
    // A reply of the terminal without a query changes nothing.
    let (mut board_without_query, _received) = new_pixel_board(&[("TERM", "xterm")]);
    board_without_query.on_reply(&TerminalReply::CellSize {
        width: 8,
        height: 16,
    });
    board_without_query.on_reply(&reply_with_sixel);
    assert!(!board_without_query.shows_picture(Auto, None));
    // A reported cell size that no terminal can have is ignored.
    let (mut board, _received) = board_after_replies(&[reply_with_sixel]);
    board.on_reply(&TerminalReply::CellSize {
        width: 9000,
        height: 9000,
    });
    assert!(!board.shows_picture(Auto, None));
}

#[test]
fn only_changed_parts_of_a_picture_are_sent() {
    for reply in [
        TerminalReply::KittyGraphics,
        TerminalReply::NameAndVersion("iTerm2 3.5.0".to_owned()),
        TerminalReply::DeviceAttributes { has_sixel: true },
    ] {
        let (mut board, board_receiver) = board_after_replies(std::slice::from_ref(&reply));
        assert!(board.shows_picture(Auto, None));
        let picture_count = |sent: &str| {
            // Each picture of the kitty protocol is sent, and then shown.
            let picture_starts = ["\x1b_Ga=t,", "\x1bP0;1;0q", "\x1b]1337;File="];
            picture_starts
                .map(|start| sent.matches(start).count())
                .iter()
                .sum::<usize>()
        };
        let mut pits = [4; PITS];
        let first_bytes = sent_bytes(&mut board, &board_receiver, &draw_frame(pits, None));
        assert_eq!(
            picture_count(&first_bytes),
            15,
            "the wood, twelve pits and two stores: {reply:?}"
        );
        assert_eq!(
            sent_bytes(&mut board, &board_receiver, &draw_frame(pits, None)),
            "",
            "nothing changed"
        );
        pits[2] = 5;
        let change_bytes = sent_bytes(&mut board, &board_receiver, &draw_frame(pits, None));
        assert_eq!(picture_count(&change_bytes), 1, "{reply:?}");
        assert!(change_bytes.len() < first_bytes.len() / 4, "{reply:?}");
        assert!(
            change_bytes.starts_with("\x1b7") && change_bytes.ends_with("\x1b8"),
            "the cursor stays"
        );
        // A cleared screen has no picture.
        board.on_screen_cleared();
        assert_eq!(
            sent_bytes(&mut board, &board_receiver, &draw_frame(pits, None)).len(),
            {
                board.on_screen_cleared();
                sent_bytes(&mut board, &board_receiver, &draw_frame(pits, None)).len()
            }
        );
    }
}

#[test]
fn a_removed_mark_at_the_edge_of_the_board_leaves_no_trace() {
    let pits = [4; PITS];
    let frame_with_mark = draw_frame(pits, Pit::new(3));
    for (reply, pieces) in [
        (TerminalReply::KittyGraphics, "\x1b_Ga=p,"),
        (
            TerminalReply::DeviceAttributes { has_sixel: true },
            "\x1bP0;1;0q",
        ),
    ] {
        let (mut board, board_receiver) = board_after_replies(&[reply]);
        assert!(board.shows_picture(Auto, None));
        sent_bytes(&mut board, &board_receiver, &frame_with_mark);
        let repair_bytes = sent_bytes(&mut board, &board_receiver, &draw_frame(pits, None));
        assert!(repair_bytes.contains(pieces), "{repair_bytes:?}");
    }
}

#[test]
fn a_covered_board_is_drawn_with_characters_and_the_picture_is_removed() {
    let (mut board, board_receiver) = board_after_replies(&[TerminalReply::KittyGraphics]);
    assert!(board.shows_picture(Auto, None));
    let frame_with_board = draw_frame([4; PITS], None);
    assert!(
        board.picture_removal_bytes().is_empty(),
        "nothing is shown yet"
    );
    sent_bytes(&mut board, &board_receiver, &frame_with_board);
    assert_eq!(
        board.picture_update_bytes(&PictureSpace::Covered, &frame_with_board.1),
        None
    );
    assert!(
        String::from_utf8(board.picture_removal_bytes())
            .unwrap()
            .starts_with(DELETE_PICTURES)
    );
    assert!(
        board.picture_removal_bytes().is_empty(),
        "it is removed once"
    );
    sent_bytes(&mut board, &board_receiver, &frame_with_board);
    let removal_bytes = board
        .picture_update_bytes(&PictureSpace::NoBoard, &frame_with_board.1)
        .expect("nothing to draw again");
    assert!(
        String::from_utf8(removal_bytes)
            .unwrap()
            .starts_with(DELETE_PICTURES)
    );
}

#[test]
fn tiles_cover_everything_except_the_cells_with_text() {
    let area = Rect::new(3, 2, 12, 6);
    let text_cells: Vec<Position> = [(3, 3), (7, 3), (8, 3), (14, 3), (9, 6)]
        .map(Position::from)
        .to_vec();
    let tiles = rectangles_around(area, &text_cells);
    for at in area.positions() {
        let covering_tile_count = tiles.iter().filter(|tile| tile.contains(at)).count();
        assert_eq!(
            covering_tile_count,
            usize::from(!text_cells.contains(&at)),
            "{at}"
        );
    }
    assert_eq!(tiles.len(), 7, "whole rows are joined: {tiles:?}");
    assert_eq!(rectangles_around(area, &[]), [area]);
}
