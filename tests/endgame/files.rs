//! Table files: what is wrong is never believed, what is finished is never lost.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};

use awale_engine::Stop;
use awale_engine::tables::{BadFile, BuildError, BuildProgress, Check, Flaw, TableBoard, Tables, build};
use awale_rules::{RuleFields, Rules};

use awale::catalogue::Variant;

const SEEDS: u8 = 7;

fn rules(id: &str) -> Rules {
    Variant::built_in().into_iter().find(|variant| variant.id == id).unwrap().rules
}

/// Builds the tables of oware in `folder`, and gives what it told on the way.
fn build_oware(folder: &Path) -> (Tables, Vec<BuildProgress>) {
    let mut told = Vec::new();
    let tables = build(&rules("oware"), SEEDS, folder, 1, &Stop::new(), &mut |progress| told.push(progress)).unwrap();
    (tables, told)
}

fn finished(told: &[BuildProgress]) -> Vec<u8> {
    told.iter()
        .filter_map(|told| if let BuildProgress::Finished { seeds, .. } = told { Some(*seeds) } else { None })
        .collect()
}

/// The file of the layer of `seeds` seeds of oware.
fn file(folder: &Path, seeds: u8) -> PathBuf {
    folder.join(format!("pnroo00-{seeds:02}.table"))
}

/// Damages the file of layer 5, and looks at whether it is refused for the expected reason, and made again as it was.
fn assert_refused_and_made_again(check: Check, damage: impl Fn(&mut Vec<u8>), is_expected: impl Fn(&Flaw) -> bool) {
    let folder = tempfile::tempdir().unwrap();
    build_oware(folder.path());
    let path = file(folder.path(), 5);
    let good = fs::read(&path).unwrap();
    let mut bytes = good.clone();
    damage(&mut bytes);
    fs::write(&path, &bytes).unwrap();

    let (tables, bad) = Tables::open(folder.path(), &rules("oware"), SEEDS, check);
    assert_eq!(tables.up_to(), 4, "layers up to the bad one are good");
    let bad = bad.expect("the file is bad");
    assert!(bad.path == path && is_expected(&bad.flaw), "{bad}");

    let (tables, told) = build_oware(folder.path());
    let said: Vec<&BadFile> = told
        .iter()
        .filter_map(|told| if let BuildProgress::Rebuilding(bad) = told { Some(bad) } else { None })
        .collect();
    assert!(said.len() == 1 && is_expected(&said[0].flaw), "{said:?}");
    assert_eq!(finished(&told), [5], "the other layers are kept");
    assert_eq!(tables.up_to(), SEEDS);
    assert_eq!(fs::read(&path).unwrap(), good);
}

#[test]
fn a_table_cut_short_is_refused() {
    for kept in [0, 20, 47, 48, 63, 64, 1000, 4431] {
        let is_expected = |flaw: &Flaw| matches!(flaw, Flaw::Size { found, .. } if *found == kept as u64);
        assert_refused_and_made_again(Check::Header, |bytes| bytes.truncate(kept), is_expected);
    }
}

#[test]
fn a_table_that_is_too_long_is_refused() {
    let is_expected = |flaw: &Flaw| matches!(flaw, Flaw::Size { .. });
    assert_refused_and_made_again(Check::Header, |bytes| bytes.push(0), is_expected);
}

#[test]
fn a_flipped_byte_of_the_header_is_seen_at_once() {
    let is_expected =
        |flaw: &Flaw| matches!(flaw, Flaw::NotATable | Flaw::Version(_) | Flaw::AnotherLayer | Flaw::Damaged("header"));
    for place in 0..48 {
        assert_refused_and_made_again(Check::Header, |bytes| bytes[place] ^= 0x10, is_expected);
    }
}

#[test]
fn a_flipped_byte_of_the_index_is_seen_at_once() {
    for place in [48, 55, 56, 63] {
        let is_expected = |flaw: &Flaw| matches!(flaw, Flaw::Damaged("index"));
        assert_refused_and_made_again(Check::Header, |bytes| bytes[place] ^= 1, is_expected);
    }
}

#[test]
fn a_flipped_byte_of_a_board_is_seen_by_a_full_check() {
    for place in [64, 65, 1000, 4424, 4431] {
        let is_expected = |flaw: &Flaw| matches!(flaw, Flaw::Damaged("list of boards"));
        assert_refused_and_made_again(Check::Full, |bytes| bytes[place] ^= 1, is_expected);
    }
}

#[test]
fn a_flipped_byte_of_a_board_is_not_believed_when_it_is_asked_for() {
    // The last board of its layer, and so in the last block.
    let board = TableBoard::new([0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0]).unwrap();
    for place in [64, 4159, 4160, 4431] {
        let folder = tempfile::tempdir().unwrap();
        build_oware(folder.path());
        let good = super::solve(&rules("oware"), SEEDS);
        let mut bytes = fs::read(file(folder.path(), 5)).unwrap();
        bytes[place] ^= 1;
        fs::write(file(folder.path(), 5), &bytes).unwrap();
        let (tables, bad) = Tables::open(folder.path(), &rules("oware"), SEEDS, Check::Header);
        assert!(bad.is_none() && tables.up_to() == SEEDS, "nothing is seen as yet: {bad:?}");
        let told = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&told);
        let tables = tables.reporting(move |bad| kept.lock().unwrap().push(bad.to_string()));
        let is_in_that_block = place >= 4160;
        assert_eq!(tables.get(board), good.get(board).filter(|_| !is_in_that_block));
        for board in TableBoard::lexicographic(5) {
            let _ = tables.get(board);
        }
        assert_eq!(tables.get(board), None, "the layer is gone");
        assert_eq!(told.lock().unwrap().len(), 1, "that is told once");
        assert!(told.lock().unwrap()[0].contains("damaged"), "{told:?}");
        assert!(tables.verify(4, &Stop::new()) == Ok(true) && tables.verify(5, &Stop::new()).is_err());
        let larger = TableBoard::new([6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(tables.get(larger), good.get(larger), "the other layers are still there");
    }
}

#[test]
fn a_table_of_another_version_is_refused() {
    let is_expected = |flaw: &Flaw| matches!(flaw, Flaw::Version(3));
    assert_refused_and_made_again(Check::Header, |bytes| bytes[8] = 3, is_expected);
}

/// FNV-1a by eight bytes at a time, the last ones filled up with 0, even where there are none.
fn checksum(bytes: &[u8]) -> [u8; 8] {
    let words = bytes.chunks(8).map(|word| {
        let mut all = [0; 8];
        all[..word.len()].copy_from_slice(word);
        u64::from_le_bytes(all)
    });
    let filled = if bytes.len().is_multiple_of(8) { Some(0) } else { None };
    let sum = words
        .chain(filled)
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, word| (sum ^ word).wrapping_mul(0x0000_0100_0000_01b3));
    sum.to_le_bytes()
}

/// Turns a table file of layer 5 into one of version 1, which has one checksum for all boards and no index.
fn make_version_1(bytes: &mut Vec<u8>) {
    bytes.drain(48..64);
    (bytes[8], bytes[17]) = (1, 0);
    let boards = checksum(&bytes[48..]);
    bytes[32..40].copy_from_slice(&boards);
    let header = checksum(&bytes[..40]);
    bytes[40..48].copy_from_slice(&header);
}

#[test]
fn a_table_without_an_index_is_still_used() {
    let folder = tempfile::tempdir().unwrap();
    build_oware(folder.path());
    let good = super::solve(&rules("oware"), SEEDS);
    let path = file(folder.path(), 5);
    let mut bytes = fs::read(&path).unwrap();
    make_version_1(&mut bytes);
    fs::write(&path, &bytes).unwrap();
    for check in [Check::Header, Check::Full] {
        let (tables, bad) = Tables::open(folder.path(), &rules("oware"), SEEDS, check);
        assert!(bad.is_none() && tables.up_to() == SEEDS, "{bad:?}");
        assert!(TableBoard::lexicographic(5).all(|board| tables.get(board) == good.get(board)));
    }
    assert!(finished(&build_oware(folder.path()).1).is_empty(), "nothing is made again");
}

#[test]
fn a_damaged_table_without_an_index_is_seen_at_once() {
    for place in [48, 49, 1000, 4408, 4415] {
        let is_expected = |flaw: &Flaw| matches!(flaw, Flaw::Damaged("list of boards"));
        let damage = |bytes: &mut Vec<u8>| {
            make_version_1(bytes);
            bytes[place] ^= 1;
        };
        assert_refused_and_made_again(Check::Header, damage, is_expected);
    }
}

#[test]
fn a_table_of_other_rules_or_another_layer_is_refused() {
    let other = tempfile::tempdir().unwrap();
    build(&rules("awari"), SEEDS, other.path(), 1, &Stop::new(), &mut |_| ()).unwrap();
    let others = fs::read(other.path().join("pirms00-05.table")).unwrap();
    let is_expected = |flaw: &Flaw| matches!(flaw, Flaw::AnotherLayer);
    assert_refused_and_made_again(Check::Header, |bytes| bytes.clone_from(&others), is_expected);

    let smaller = tempfile::tempdir().unwrap();
    build_oware(smaller.path());
    let layer = fs::read(file(smaller.path(), 4)).unwrap();
    assert_refused_and_made_again(Check::Header, |bytes| bytes.clone_from(&layer), is_expected);
}

#[test]
fn variants_with_equal_rules_share_their_files() {
    let folder = tempfile::tempdir().unwrap();
    build_oware(folder.path());
    let small = Rules::new(RuleFields { seeds_per_pit: 3, win_at: None, ..RuleFields::OWARE }).unwrap();
    let (tables, bad) = Tables::open(folder.path(), &small, SEEDS, Check::Full);
    assert!(bad.is_none() && tables.up_to() == SEEDS);
    let (tables, bad) = Tables::open(folder.path(), &rules("awele"), SEEDS, Check::Full);
    assert!(bad.is_none() && tables.up_to() == 0, "no file is there for these");
}

#[test]
fn a_stopped_build_keeps_what_is_finished_and_goes_on_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let stop = Stop::new();
    let mut stop_at_six = |told: BuildProgress| {
        if matches!(told, BuildProgress::Solving { seeds: 6, .. }) {
            stop.stop();
        }
    };
    let stopped = build(&rules("oware"), SEEDS, folder.path(), 2, &stop, &mut stop_at_six);
    assert!(matches!(stopped, Err(BuildError::Stopped { finished: 5 })), "{stopped:?}");
    let (_, told) = build_oware(folder.path());
    assert_eq!(finished(&told), [6, 7]);
}

#[test]
fn a_killed_build_leaves_whole_layers_only() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables");
    let mut layer = 6;
    while layer <= 11 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_awale"))
            .args(["endgame", "build", "--seeds", "18", "--threads", "2", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // Killed when it has told of a layer, while it is at work on the next or writes it.
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let reached = lines.map_while(Result::ok).any(|line| line.starts_with(&format!("oware {layer}:")));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(reached);
        let (opened, bad) = Tables::open(&tables, &rules("oware"), 18, Check::Full);
        assert!(bad.is_none(), "{bad:?}");
        assert!(opened.up_to() >= layer, "layer {layer} was finished, and {} are there", opened.up_to());
        // The next layer that is not made yet: a build may have come further before it was killed.
        layer = opened.up_to() + 1;
    }
    let left_behind = tables.join("cut.table-part");
    fs::write(&left_behind, "half a layer").unwrap();
    build(&rules("oware"), 11, &tables, 1, &Stop::new(), &mut |_| ()).unwrap();
    assert!(!left_behind.exists());
}

#[test]
fn more_seeds_than_a_table_can_have_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = build(&rules("oware"), 32, folder.path(), 1, &Stop::new(), &mut |_| ());
    assert!(matches!(refused, Err(BuildError::TooManySeeds(32))));
}
