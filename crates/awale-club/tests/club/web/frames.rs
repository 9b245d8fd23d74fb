//! Messages of a page and frames for it, without a network. The fuzz target uses this module too.

use std::time::{Duration, Instant};

use awale_board::theme::{Abilities, Depth, Font};
use awale_club::club::protocol::Person;
use awale_club::names::Name;
use awale_club::session::{Profile, Visitor};
use awale_club::settings::Limits;
use awale_page::message::Message;
use awale_page::page_wire::PageWire;
use awale_study::words::Language;

/// Checks arbitrary messages, one per line: each is an input or is rejected, and all frames consist
/// of complete records.
pub fn any_messages(bytes: &[u8]) {
    let person = Person {
        id: 1,
        name: Name::new("ayo").unwrap(),
    };
    let abilities = Abilities {
        depth: Depth::True,
        font: Font::Large,
    };
    let profile = Profile {
        person,
        is_host: false,
        settings: String::new(),
        language: Language::French,
        abilities,
        size: (60, 18),
        guest: None,
        page: "http://localhost".parse().unwrap(),
    };
    let mut visitor = Visitor::new(
        profile,
        PageWire::default(),
        &Limits::default(),
        Instant::now(),
        1,
    )
    .unwrap();
    for line in bytes
        .split(|&byte| byte == b'\n')
        .filter_map(|line| std::str::from_utf8(line).ok())
    {
        let Ok(message) = Message::parse(line) else {
            continue;
        };
        if let Some(input) = message.input() {
            drop(visitor.handle(input));
        }
        visitor
            .view
            .update(awale_app::app::Event::Tick(Duration::from_millis(100)));
        let frame = visitor.draw().unwrap();
        let mut rest = &frame[..];
        while let Some((letter, more)) = rest.split_first() {
            assert!(b"SCWKGTNDFMBHYLE".contains(letter), "{letter}");
            let length = u32::from_le_bytes(more[..4].try_into().unwrap()) as usize;
            rest = &more[4 + length..];
        }
    }
}
