use proptest::prelude::*;
use terminput::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEventKind};

use awale::input::{InputDecoder, SEQUENCE_TIMEOUT};

fn decode_pieces<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Vec<Event> {
    let (mut decoder, mut events) = (InputDecoder::default(), Vec::new());
    for piece in pieces {
        decoder.decode_bytes(piece, &mut events);
    }
    while decoder.escape_timeout().is_some() {
        decoder.finish_pending_input(&mut events);
    }
    events
}

fn decode_text(text: &str) -> Vec<Event> {
    decode_pieces([text.as_bytes()])
}

fn key_event(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code))
}

fn ctrl_c_event() -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char('c')).modifiers(KeyModifiers::CTRL))
}

#[test]
fn replies_of_the_terminal_are_not_decoded_as_keys() {
    for answer in [
        "\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\",
        "\x1b]11;rgb:1e1e/1e1e/2e2e\x07",
        "\x1bP>|tmux 3.4\x1b\\",
        "\x1bP1$r0m\x1b\\",
        "\x1b_Gi=31;OK\x1b\\",
        "\x1b^private\x1b\\",
        "\x1bXstring\x1b\\",
        "\x1b[>41;390;0c",
        "\x1b[?62;c",
        "\x1b[62;1c",
        "\x1b[?2026;2$y",
        "\x1b[?1u",
        "\x1b[0n",
        "\x1b[12;40R",
        "\x1b[8;24;80t",
        "\x1b[<1;2;0M",
        "\x1b[32;0;1M",
    ] {
        assert_eq!(
            decode_text(&format!("{answer}x")),
            [key_event(KeyCode::Char('x'))],
            "{answer:?}"
        );
        assert_eq!(
            decode_text(&answer[..answer.len() - 1]),
            [],
            "{answer:?}, without its end"
        );
    }
    let long_sequences = format!(
        "\x1b[{}A\x1b]52;c;{}\x07x",
        "1".repeat(100_000),
        "r".repeat(100_000)
    );
    assert_eq!(
        decode_text(&long_sequences),
        [key_event(KeyCode::Char('x'))]
    );
}

#[test]
fn an_unfinished_paste_times_out_and_never_blocks_control_c() {
    let (mut decoder, mut events) = (InputDecoder::default(), Vec::new());
    decoder.decode_bytes(b"\x1b[200~x", &mut events);
    assert_eq!(
        (decoder.escape_timeout(), events.len()),
        (Some(SEQUENCE_TIMEOUT), 0)
    );
    decoder.finish_pending_input(&mut events);
    decoder.decode_bytes(b"q", &mut events);
    assert_eq!(
        events,
        [Event::Paste("x".to_owned()), key_event(KeyCode::Char('q'))]
    );
    for beginning in [
        "\x1b[200~x",
        "\x1b[200~\x1b[20",
        "\x1b]11;",
        "\x1bP",
        "\x1b_G\x1b",
        "\x1b[1;",
        "\x1bO",
        "\x1b[M ",
    ] {
        assert_eq!(
            decode_text(&format!("{beginning}\x03")),
            [ctrl_c_event()],
            "{beginning:?}"
        );
    }
}

#[test]
fn a_paste_is_decoded_as_one_text() {
    assert_eq!(
        decode_text("\x1b[200~a\r\x1b[201\x1b[A é\x1b[201~b"),
        [
            Event::Paste("a\r\x1b[201\x1b[A é".to_owned()),
            key_event(KeyCode::Char('b'))
        ]
    );
}

#[test]
fn key_sequences_are_decoded() {
    for (sequence, code) in [
        ("\x1b[A", KeyCode::Up),
        ("\x1bOB", KeyCode::Down),
        ("\x1bOP", KeyCode::F(1)),
        ("\x1b[[A", KeyCode::F(1)),
        ("\x1b[15~", KeyCode::F(5)),
        ("\x1b[3~", KeyCode::Delete),
        ("\x1b[1;1H", KeyCode::Home),
        ("\x1b[27u", KeyCode::Esc),
        ("\x1b[97;1:1u", KeyCode::Char('a')),
        ("\x1b", KeyCode::Esc),
        ("\r", KeyCode::Enter),
        ("\x7f", KeyCode::Backspace),
        ("é", KeyCode::Char('é')),
        ("字", KeyCode::Char('字')),
    ] {
        assert_eq!(decode_text(sequence), [key_event(code)], "{sequence:?}");
    }
    assert_eq!(
        decode_text("\x1b\x1b[B"),
        [key_event(KeyCode::Esc), key_event(KeyCode::Down)]
    );
    assert_eq!(
        decode_text("\x1b[I\x1b[O"),
        [Event::FocusGained, Event::FocusLost]
    );
    assert_eq!(
        decode_pieces([&b"\xff\xc3x\xe2\x82"[..], b"y\x80"]),
        [key_event(KeyCode::Char('x')), key_event(KeyCode::Char('y'))]
    );
    let [Event::Mouse(mouse)] = decode_text("\x1b[<0;12;7M")[..] else {
        panic!("one report")
    };
    assert!(matches!(mouse.kind, MouseEventKind::Down(_)));
    assert_eq!((mouse.column, mouse.row), (11, 6));
}

proptest! {
    #[test]
    fn split_input_decodes_like_whole_input(
        parts in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>(), 0..4),
                prop::sample::select(vec![
                    "\x1b", "\x1b[", "\x1b]", "\x1bP", "\x1b\\", "\x1bO", "\x1b[<", "\x1b[M", "\x1b[200~", "\x1b[201~", "0;1", ":3",
                    "M", "m", "u", "~", "A", "é", "字", "\x07", "\x03", "9999999999",
                ]).prop_map(|text| text.as_bytes().to_vec()),
            ],
            0..30,
        ),
        sizes in prop::collection::vec(1_usize..9, 1..9),
    ) {
        let bytes = parts.concat();
        let mut remaining_bytes = &bytes[..];
        let mut pieces = Vec::new();
        for &size in sizes.iter().cycle() {
            if remaining_bytes.is_empty() {
                break;
            }
            let (piece, bytes_after_piece) = remaining_bytes.split_at(size.min(remaining_bytes.len()));
            pieces.push(piece);
            remaining_bytes = bytes_after_piece;
        }
        prop_assert_eq!(decode_pieces(pieces), decode_pieces([&bytes[..]]));
    }
}

#[test]
fn a_letter_with_a_combining_accent_is_one_key() {
    assert_eq!(decode_text("e\u{301}"), [key_event(KeyCode::Char('é'))]);
    assert_eq!(
        decode_pieces([b"e\xcc".as_slice(), b"\x81"]),
        [key_event(KeyCode::Char('é'))]
    );
    let separate_events = [KeyCode::Char('\u{301}'), KeyCode::Char('e')].map(key_event);
    assert_eq!(decode_text("\u{301}e"), separate_events);
}

#[test]
fn replies_about_pictures_are_decoded_from_any_pieces() {
    use awale::input::TerminalReply;

    let text = "\x1b_Gi=1;OK\x1b\\\x1bP>|iTerm2 3.5\x1b\\\x1b[6;20;10t\x1b[?64;1;4;22cx";
    let expected_replies = [
        TerminalReply::KittyGraphics,
        TerminalReply::NameAndVersion("iTerm2 3.5".to_owned()),
        TerminalReply::CellSize {
            width: 10,
            height: 20,
        },
        TerminalReply::DeviceAttributes { has_sixel: true },
    ];
    for size in 1..=text.len() {
        let (mut decoder, mut events) = (InputDecoder::default(), Vec::new());
        for piece in text.as_bytes().chunks(size) {
            decoder.decode_bytes(piece, &mut events);
        }
        assert_eq!(
            events,
            [key_event(KeyCode::Char('x'))],
            "in pieces of {size}"
        );
        assert_eq!(
            decoder.take_replies(),
            expected_replies,
            "in pieces of {size}"
        );
        assert_eq!(decoder.take_replies(), []);
    }
    for wrong in [
        "\x1b_Gi=1;ENOTSUPPORTED:no\x1b\\",
        "\x1b_Gi=1;O",
        "\x1b[6;20t",
        "\x1b[6;-1;99999999t",
        "\x1b[?",
        "\x1bP>|a name that is longer than any name of a terminal, and so is not kept\x1b\\",
    ] {
        let (mut decoder, mut events) = (InputDecoder::default(), Vec::new());
        decoder.decode_bytes(wrong.as_bytes(), &mut events);
        decoder.finish_pending_input(&mut events);
        assert_eq!(
            (events, decoder.take_replies()),
            (vec![], vec![]),
            "{wrong:?}"
        );
    }
    let (mut decoder, mut events) = (InputDecoder::default(), Vec::new());
    decoder.decode_bytes("\x1b[?62;4c".repeat(1000).as_bytes(), &mut events);
    assert!(decoder.take_replies().len() < 10, "the memory is limited");
}
