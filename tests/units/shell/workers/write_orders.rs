use awale_rules::{Match, PerSeat, Seat};
use awale_study::catalogue::{GameKind, PlayerSpec};
use awale_study::record::{Participant, Record, SowingDirection};

use awale::app::GameFile;
use awale::shell::workers::{WriteOrder, WriteQueue};

fn game_order(session_id: u64, title: &str) -> WriteOrder {
    let kind = GameKind::Matches(awale_rules::matches_game::HeapRules::THIRTEEN_MATCHES_RULES);
    let players = PerSeat::from_fn(|_| Participant {
        name: "".into(),
        spec: PlayerSpec::Human,
    });
    let referee = Match::new(kind.start(Seat::South));
    let date = "2026-11-21T15:30:00Z".parse().unwrap();
    let record = Record::of(
        &referee,
        kind,
        players,
        SowingDirection::default(),
        date,
        Some(title.into()),
    );
    WriteOrder::SaveGame {
        session_id,
        file: None,
        record: Box::new(record),
    }
}

fn take_waiting_orders(queue: &mut WriteQueue) -> Vec<String> {
    let mut orders = Vec::new();
    while let Some(order) = queue.begin_next_order() {
        orders.push(match order {
            WriteOrder::SaveGame {
                session_id, record, ..
            } => {
                format!("{session_id} {}", record.header.title.unwrap_or_default())
            }
            WriteOrder::WriteSettings(entries) => format!("{entries:?}"),
            other => format!("{other:?}"),
        });
    }
    orders
}

#[test]
fn a_newer_write_of_a_game_replaces_a_pending_one() {
    let mut queue = WriteQueue::default();
    for order in [
        game_order(1, "a"),
        game_order(2, "b"),
        game_order(1, "c"),
        game_order(2, "d"),
    ] {
        queue.push(order);
    }
    assert!(queue.is_busy());
    assert_eq!(take_waiting_orders(&mut queue), ["1 c", "2 d"]);
    assert!(!queue.is_busy());
}

#[test]
fn a_write_of_a_game_does_not_overtake_its_renaming() {
    let mut queue = WriteQueue::default();
    queue.push(game_order(1, "a"));
    queue.push(WriteOrder::RenameGame {
        file: GameFile("x.toml".to_owned()),
        title: String::new(),
    });
    queue.push(game_order(1, "b"));
    assert_eq!(take_waiting_orders(&mut queue).len(), 3);
}

#[test]
fn pending_settings_are_written_together_with_their_last_values() {
    let mut queue = WriteQueue::default();
    queue.push(WriteOrder::WriteSettings(vec![
        ("pace_ms", 1.into()),
        ("ascii", true.into()),
    ]));
    queue.push(WriteOrder::RemoveTemporaryFiles);
    queue.push(WriteOrder::WriteSettings(vec![("pace_ms", 2.into())]));
    let expected = r#"[("ascii", Boolean(true)), ("pace_ms", Integer(2))]"#;
    assert_eq!(
        take_waiting_orders(&mut queue),
        [expected, "RemoveTemporaryFiles"]
    );
}
