//! Messages of a page and frames for it, without a network. The fuzz target uses this module too.

use std::time::{Duration, Instant};

use awale_board::theme::{ColorDepth, TerminalAbilities, TerminalFont};
use awale_club::{
    club::Person,
    names::Name,
    settings::ClubLimits,
    visit::{Visit, VisitorProfile},
};
use awale_page::{message::PageMessage, page_wire::PageWire};
use awale_study::words::Language;
use serde_json::Value;

fn page_visit() -> Visit<PageWire> {
    let person = Person {
        id: 1,
        name: Name::new("ayo").unwrap(),
    };
    let abilities = TerminalAbilities {
        depth: ColorDepth::TrueColor,
        font: TerminalFont::AllCharacters,
    };
    let profile = VisitorProfile {
        person,
        is_host: false,
        settings_toml: String::new(),
        system_language: Language::French,
        abilities,
        window_size: (60, 18),
        guest_reason: None,
        guest_code: None,
        page_url: "http://localhost".parse().unwrap(),
        ssh_command: String::new(),
        prefers_light_colors: false,
    };
    Visit::new(
        profile,
        PageWire::default(),
        &ClubLimits::default(),
        Instant::now(),
        1,
    )
}

/// Returns the records of a frame: their letters and contents.
fn frame_records(mut frame: &[u8]) -> Vec<(u8, &[u8])> {
    let mut records = Vec::new();
    while let Some((&record_letter, bytes_after_letter)) = frame.split_first() {
        let length = u32::from_le_bytes(bytes_after_letter[..4].try_into().unwrap()) as usize;
        records.push((record_letter, &bytes_after_letter[4..4 + length]));
        frame = &bytes_after_letter[4 + length..];
    }
    records
}

/// Checks arbitrary messages, one per line: each is an input or is rejected, and all frames consist
/// of complete records.
pub fn check_arbitrary_messages(bytes: &[u8]) {
    let mut visit = page_visit();
    for line in bytes
        .split(|&byte| byte == b'\n')
        .filter_map(|line| std::str::from_utf8(line).ok())
    {
        let Ok(message) = PageMessage::parse(line) else {
            continue;
        };
        if let Some(input) = message.into_input() {
            drop(visit.handle_input(input));
        }
        visit
            .view
            .handle_event(awale_app::app::Event::Tick(Duration::from_millis(100)));
        let frame = visit.draw_frame();
        for (letter, _) in frame_records(&frame) {
            assert!(b"SCWKGTNDFMBHYLE".contains(&letter), "{letter}");
        }
    }
}

#[test]
fn the_page_gets_only_the_parts_that_have_changed() {
    let mut visit = page_visit();
    visit.draw_frame();
    let down_key_message = PageMessage::parse("{\"key\":[\"ArrowDown\",false]}").unwrap();
    drop(visit.handle_input(down_key_message.into_input().unwrap()));
    let frame = visit.draw_frame();
    let outline_record = frame_records(&frame)
        .into_iter()
        .find(|(letter, _)| *letter == b'W');
    let outline_change: Value = serde_json::from_slice(outline_record.unwrap().1).unwrap();
    let fields: Vec<&String> = outline_change.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["parts"]);
    // The row that the cursor has left, and the row that it has reached. All others are runs of
    // earlier parts.
    let parts = outline_change["parts"].as_array().unwrap();
    let new_parts: Vec<&Value> = parts.iter().filter(|part| part.is_object()).collect();
    assert!(new_parts.len() == 2 && parts.len() <= 4, "{outline_change}");
    // Nothing has changed, so nothing is sent.
    visit.view.request_frame();
    assert!(visit.draw_frame().is_empty());
}
