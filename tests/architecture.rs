//! The map of the code is true: every room stands on the floor that `docs/architecture.md` gives it, uses the floors below its
//! own and never one above, and nothing goes round in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The rooms with their floors, from the table in the document.
fn map() -> BTreeMap<String, u32> {
    let text = fs::read_to_string(Path::new(ROOT).join("docs/architecture.md")).expect("the map");
    let rows = text.lines().filter(|line| line.starts_with('|')).map(|line| line.split('|').map(str::trim));
    let mut floor = None;
    let mut rooms = BTreeMap::new();
    for mut row in rows {
        let (number, room) = (row.nth(1).unwrap_or_default(), row.next().unwrap_or_default());
        floor = number.parse().ok().or(floor);
        if let (Some(floor), Some(room)) = (floor, room.strip_prefix('`').and_then(|room| room.strip_suffix('`'))) {
            rooms.insert(room.to_owned(), floor);
        }
    }
    rooms
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The room that a file belongs to: `app` for `src/app/play/mod.rs`, `lib` for `src/lib.rs`.
fn room_of(file: &Path) -> String {
    let inside = file.strip_prefix(Path::new(ROOT).join("src")).expect("a source");
    let first = inside.iter().next().and_then(|name| name.to_str()).expect("a name");
    first.trim_end_matches(".rs").to_owned()
}

/// The rooms that each room uses, tests and comments aside.
fn used() -> BTreeMap<String, BTreeSet<String>> {
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in
        files(&Path::new(ROOT).join("src")).into_iter().filter(|file| file.extension().is_some_and(|end| end == "rs"))
    {
        let text = fs::read_to_string(&file).expect("a source");
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let code: String = code.lines().filter_map(|line| line.split("//").next()).collect::<Vec<_>>().join("\n");
        let room = used.entry(room_of(&file)).or_default();
        room.extend(
            code.split("crate::")
                .skip(1)
                .map(|after| after.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()),
        );
    }
    for (room, others) in &mut used {
        others.remove(room);
        others.remove("");
    }
    used
}

#[test]
fn every_room_is_on_the_map() {
    let rooms: BTreeSet<String> = used().into_keys().filter(|room| room != "lib" && room != "main").collect();
    assert_eq!(rooms, map().into_keys().collect());
}

#[test]
fn no_room_uses_a_floor_above_its_own() {
    let map = map();
    for (room, others) in used().iter().filter(|(room, _)| map.contains_key(*room)) {
        for other in others {
            let above = map.get(other).is_none_or(|floor| *floor > map[room]);
            assert!(!above, "{room} on floor {} uses {other}", map[room]);
        }
    }
}

#[test]
fn no_room_is_used_by_what_it_uses() {
    let used = used();
    for room in used.keys() {
        let (mut reached, mut waiting) = (BTreeSet::new(), vec![room]);
        while let Some(next) = waiting.pop() {
            waiting.extend(used.get(next).into_iter().flatten().filter(|other| reached.insert(*other)));
        }
        assert!(!reached.contains(room), "{room} goes round in a circle over {reached:?}");
    }
}

/// What the commands print goes through one writer, which lets nothing through that a terminal obeys.
#[test]
fn the_commands_print_through_one_writer() {
    let ways = ["println!", "print!(", "eprint", "io::stdout()", "io::stderr()", "stdout().lock", "stderr().lock"];
    let cli = files(&Path::new(ROOT).join("src/cli"));
    for file in cli.into_iter().chain([Path::new(ROOT).join("src/main.rs")]) {
        let text = fs::read_to_string(&file).expect("a source");
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let code = code.lines().filter_map(|line| line.split("//").next()).collect::<Vec<_>>().join("\n");
        let found = ways.iter().find(|way| code.contains(**way));
        assert!(found.is_none() || file.ends_with("output.rs"), "{} has {found:?}", file.display());
    }
}
