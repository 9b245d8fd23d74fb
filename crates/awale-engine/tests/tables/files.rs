//! Tests of table files: damage is always detected, and finished layers are never lost.

use std::{
    fs,
    ops::Range,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use awale_engine::{
    Stop,
    tables::{
        BadFile, BuildError, BuildProgress, BuildResources, CheckExtent, FileFlaw, TableBoard,
        TableRules, Tables, build_tables,
    },
};
use awale_rules::{RuleFields, Rules, Variant};

const MAX_TABLE_SEEDS: u8 = 7;

fn rules_of_variant(id: &str) -> Rules {
    Variant::BUILT_IN
        .into_iter()
        .find(|variant| variant.id == id)
        .unwrap()
        .rules
}

/// Builds the tables of oware in `folder`, and returns them with the progress reports.
fn build_oware(folder: &Path) -> (Tables, Vec<BuildProgress>) {
    let mut progress = Vec::new();
    let tables = build_tables(
        &rules_of_variant("oware"),
        MAX_TABLE_SEEDS,
        folder,
        1,
        &Stop::new(),
        &mut |report| progress.push(report),
    )
    .unwrap();
    (tables, progress)
}

fn seeds_of_finished_layers(progress: &[BuildProgress]) -> Vec<u8> {
    progress
        .iter()
        .filter_map(|progress| {
            if let BuildProgress::LayerFinished { seeds, .. } = progress {
                Some(*seeds)
            } else {
                None
            }
        })
        .collect()
}

/// The file of oware's layer of `seeds` seeds.
fn layer_file_path(folder: &Path, seeds: u8) -> PathBuf {
    folder.join(format!("pnroo00-{seeds:02}.table"))
}

/// Damages the file of layer 5. Asserts that it is rejected for the expected reason, and that a
/// build restores it.
fn assert_rejected_and_rebuilt(
    check_extent: CheckExtent,
    damage: impl Fn(&mut Vec<u8>),
    is_expected: impl Fn(&FileFlaw) -> bool,
) {
    let folder = tempfile::tempdir().unwrap();
    build_oware(folder.path());
    let path = layer_file_path(folder.path(), 5);
    let valid_bytes = fs::read(&path).unwrap();
    let mut bytes = valid_bytes.clone();
    damage(&mut bytes);
    fs::write(&path, &bytes).unwrap();

    let (tables, bad_file) = Tables::open(
        folder.path(),
        &rules_of_variant("oware"),
        MAX_TABLE_SEEDS,
        check_extent,
    );
    assert_eq!(tables.max_seeds(), 4, "layers up to the bad one are good");
    let bad_file = bad_file.expect("the file is bad");
    assert!(
        bad_file.path == path && is_expected(&bad_file.flaw),
        "{bad_file}"
    );

    let (tables, progress) = build_oware(folder.path());
    let reported_bad_files: Vec<&BadFile> = progress
        .iter()
        .filter_map(|progress| {
            if let BuildProgress::RebuildingLayer(bad_file) = progress {
                Some(bad_file)
            } else {
                None
            }
        })
        .collect();
    assert!(
        reported_bad_files.len() == 1 && is_expected(&reported_bad_files[0].flaw),
        "{reported_bad_files:?}"
    );
    assert_eq!(
        seeds_of_finished_layers(&progress),
        [5],
        "the other layers are kept"
    );
    assert_eq!(tables.max_seeds(), MAX_TABLE_SEEDS);
    assert_eq!(fs::read(&path).unwrap(), valid_bytes);
}

/// The position of the blocks in the file of layer 5: after the header, the index of five blocks
/// and the model.
fn blocks_offset(bytes: &[u8]) -> usize {
    48 + 5 * 8 + u32::from_le_bytes(bytes[20..24].try_into().unwrap()) as usize
}

/// The start and end of each block in the file of layer 5.
fn block_ranges(bytes: &[u8]) -> Vec<Range<usize>> {
    let block_end = |block: usize| {
        u32::from_le_bytes(bytes[48 + block * 8..][..4].try_into().unwrap()) as usize
    };
    let start = blocks_offset(bytes);
    (0..5_usize)
        .map(|block| start + block.checked_sub(1).map_or(0, block_end)..start + block_end(block))
        .collect()
}

#[test]
fn a_build_with_little_memory_makes_the_same_files() {
    const MAX_LAYER_SEEDS: u8 = 12;
    let build_with_memory = |id: &str, memory: Option<u64>| {
        let folder = tempfile::tempdir().unwrap();
        let resources = BuildResources {
            threads: 2,
            max_memory_bytes: memory,
            max_uncompressed_seeds: 10,
        };
        let mut planned_bytes = None;
        let mut report = |progress: BuildProgress| {
            if let BuildProgress::Planned {
                planned_memory_bytes: memory,
                max_disk_bytes: disk,
                ..
            } = progress
            {
                planned_bytes = Some((memory, disk));
            }
        };
        let tables = build_tables(
            &rules_of_variant(id),
            MAX_LAYER_SEEDS,
            folder.path(),
            resources,
            &Stop::new(),
            &mut report,
        )
        .unwrap();
        assert_eq!(tables.max_seeds(), MAX_LAYER_SEEDS);
        let mut file_paths: Vec<PathBuf> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        file_paths.sort();
        let files: Vec<(PathBuf, Vec<u8>)> = file_paths
            .into_iter()
            .map(|path| (path.file_name().unwrap().into(), fs::read(&path).unwrap()))
            .collect();
        (planned_bytes.expect("it says what it takes"), files)
    };
    for id in ["oware", "abapa", "awale-26"] {
        let ((memory_bytes, disk_bytes), usual_files) = build_with_memory(id, None);
        let ((limited_memory_bytes, limited_disk_bytes), limited_files) =
            build_with_memory(id, Some(64 << 20));
        assert!(usual_files == limited_files, "{id}: other files");
        assert!(
            memory_bytes > 64 << 20 && limited_memory_bytes <= 64 << 20,
            "{id}: {memory_bytes} {limited_memory_bytes}"
        );
        // Three bytes for each board in the 21 blocks (of 65,536) that hold the 1,352,078 boards of
        // 12 seeds.
        assert_eq!(limited_disk_bytes - disk_bytes, 3 * 21 * 65_536, "{id}");
    }
}

#[test]
fn damage_of_an_uncompressed_table_is_detected() {
    let folder = tempfile::tempdir().unwrap();
    let resources = BuildResources {
        threads: 2,
        max_memory_bytes: None,
        max_uncompressed_seeds: MAX_TABLE_SEEDS,
    };
    let rules = rules_of_variant("oware");
    build_tables(
        &rules,
        MAX_TABLE_SEEDS,
        folder.path(),
        resources,
        &Stop::new(),
        &mut |_| (),
    )
    .unwrap();
    let (tables, bad_file) = Tables::open(
        folder.path(),
        &rules,
        MAX_TABLE_SEEDS,
        CheckExtent::WholeFile,
    );
    assert!(bad_file.is_none(), "{bad_file:?}");
    let correct_tables = super::solve(&rules, MAX_TABLE_SEEDS);
    assert!(
        TableBoard::lexicographic(5).all(|board| tables.get(board) == correct_tables.get(board))
    );

    let raw_file_bytes = fs::read(layer_file_path(folder.path(), 5)).unwrap();
    // A header, the checksums of two blocks, and a byte for each board.
    assert_eq!(raw_file_bytes.len(), 48 + 2 * 8 + 4368);
    for (place, part) in [
        (48, "index"),
        (64, "list of boards"),
        (1000, "list of boards"),
        (4431, "list of boards"),
    ] {
        let damage = |bytes: &mut Vec<u8>| {
            bytes.clone_from(&raw_file_bytes);
            bytes[place] ^= 1;
        };
        let is_expected =
            |flaw: &FileFlaw| matches!(flaw, FileFlaw::Damaged(damaged) if *damaged == part);
        assert_rejected_and_rebuilt(CheckExtent::WholeFile, damage, is_expected);
    }
}

#[test]
fn a_layer_in_memory_is_the_file_and_comes_back_from_its_bytes() {
    let (folder, rules) = (tempfile::tempdir().unwrap(), rules_of_variant("oware"));
    let resources = BuildResources {
        threads: 1,
        max_memory_bytes: None,
        max_uncompressed_seeds: MAX_TABLE_SEEDS,
    };
    let stop = Stop::new();
    let built_tables = build_tables(
        &rules,
        MAX_TABLE_SEEDS,
        folder.path(),
        resources,
        &stop,
        &mut |_| (),
    )
    .unwrap();
    let empty_tables = || Tables::without_files(TableRules::new(&rules));
    let (mut kept_files, mut solved_tables, mut tables_from_bytes) =
        (Vec::new(), empty_tables(), empty_tables());
    // Solves the layers in two parts, as after a restart of the program.
    for up_to in [4, MAX_TABLE_SEEDS] {
        let mut keep_file = |seeds, file| kept_files.push((seeds, file));
        solved_tables
            .solve_missing_layers(up_to, 1, &stop, &mut keep_file)
            .unwrap();
    }
    for (seeds, bytes) in kept_files {
        assert!(bytes == fs::read(layer_file_path(folder.path(), seeds)).unwrap());
        for place in [0, 8, 10, 16, 24, 40, 48, bytes.len() - 1] {
            let mut damaged_bytes = bytes.clone();
            damaged_bytes[place] ^= 1;
            assert!(
                tables_from_bytes.add_layer_file(damaged_bytes).is_err(),
                "{seeds} seeds, byte {place}"
            );
        }
        assert!(
            tables_from_bytes
                .add_layer_file(bytes[..bytes.len() - 1].to_vec())
                .is_err()
        );
        assert!(tables_from_bytes.add_layer_file(Vec::new()).is_err());
        assert_eq!(tables_from_bytes.max_seeds(), seeds - 1);
        tables_from_bytes.add_layer_file(bytes).unwrap();
        for board in TableBoard::lexicographic(seeds) {
            let value = built_tables.get(board).unwrap();
            assert_eq!(
                (solved_tables.get(board), tables_from_bytes.get(board)),
                (Some(value), Some(value))
            );
        }
    }
    assert_eq!(
        (solved_tables.max_seeds(), tables_from_bytes.max_seeds()),
        (MAX_TABLE_SEEDS, MAX_TABLE_SEEDS)
    );
    stop.stop();
    assert_eq!(
        tables_from_bytes.solve_missing_layers(MAX_TABLE_SEEDS + 1, 1, &stop, &mut |_, _| ()),
        None
    );
    assert_eq!(tables_from_bytes.max_seeds(), MAX_TABLE_SEEDS);
}

#[test]
fn a_truncated_table_is_rejected() {
    let is_expected = |flaw: &FileFlaw| matches!(flaw, FileFlaw::WrongSize { .. });
    for length in [0, 20, 47, 48, 63, 88] {
        assert_rejected_and_rebuilt(
            CheckExtent::HeaderOnly,
            |bytes| bytes.truncate(length),
            is_expected,
        );
    }
    assert_rejected_and_rebuilt(
        CheckExtent::HeaderOnly,
        |bytes| bytes.truncate(blocks_offset(bytes)),
        is_expected,
    );
    assert_rejected_and_rebuilt(
        CheckExtent::HeaderOnly,
        |bytes| bytes.truncate(bytes.len() - 1),
        is_expected,
    );
}

#[test]
fn a_table_that_is_too_long_is_rejected() {
    let is_expected = |flaw: &FileFlaw| matches!(flaw, FileFlaw::WrongSize { .. });
    assert_rejected_and_rebuilt(CheckExtent::HeaderOnly, |bytes| bytes.push(0), is_expected);
}

#[test]
fn a_flipped_byte_of_the_header_is_detected_when_opening() {
    let is_expected = |flaw: &FileFlaw| {
        matches!(
            flaw,
            FileFlaw::NotATable
                | FileFlaw::UnknownVersion(_)
                | FileFlaw::WrongRulesOrLayer
                | FileFlaw::Damaged("header")
        )
    };
    for place in 0..48 {
        assert_rejected_and_rebuilt(
            CheckExtent::HeaderOnly,
            |bytes| bytes[place] ^= 0x10,
            is_expected,
        );
    }
}

#[test]
fn a_flipped_byte_of_the_index_is_detected_when_opening() {
    for place in [48, 55, 56, 87, 88, 150] {
        let is_expected = |flaw: &FileFlaw| matches!(flaw, FileFlaw::Damaged("index"));
        assert_rejected_and_rebuilt(
            CheckExtent::HeaderOnly,
            |bytes| bytes[place] ^= 1,
            is_expected,
        );
    }
}

#[test]
fn a_flipped_byte_of_a_board_is_detected_by_a_full_check() {
    let is_expected = |flaw: &FileFlaw| matches!(flaw, FileFlaw::Damaged("list of boards"));
    for block in 0..5 {
        let damage_first_byte = |bytes: &mut Vec<u8>| {
            let byte_index = block_ranges(bytes)[block].start;
            bytes[byte_index] ^= 1;
        };
        assert_rejected_and_rebuilt(CheckExtent::WholeFile, damage_first_byte, is_expected);
        let damage_last_byte = |bytes: &mut Vec<u8>| {
            let byte_index = block_ranges(bytes)[block].end - 1;
            bytes[byte_index] ^= 0x80;
        };
        assert_rejected_and_rebuilt(CheckExtent::WholeFile, damage_last_byte, is_expected);
    }
}

#[test]
fn a_flipped_byte_of_a_board_is_detected_on_a_probe() {
    // The last board of its layer, which is in the last block.
    let board = TableBoard::new([0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0]).unwrap();
    for block in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        build_oware(folder.path());
        let correct_tables = super::solve(&rules_of_variant("oware"), MAX_TABLE_SEEDS);
        let mut bytes = fs::read(layer_file_path(folder.path(), 5)).unwrap();
        let byte_index = block_ranges(&bytes)[block].start;
        bytes[byte_index] ^= 1;
        fs::write(layer_file_path(folder.path(), 5), &bytes).unwrap();
        let (tables, bad_file) = Tables::open(
            folder.path(),
            &rules_of_variant("oware"),
            MAX_TABLE_SEEDS,
            CheckExtent::HeaderOnly,
        );
        assert!(
            bad_file.is_none() && tables.max_seeds() == MAX_TABLE_SEEDS,
            "nothing is seen as yet: {bad_file:?}"
        );
        let reported_bad_files = Arc::new(Mutex::new(Vec::new()));
        let callback_bad_files = Arc::clone(&reported_bad_files);
        let tables = tables.with_bad_file_callback(move |bad_file| {
            callback_bad_files
                .lock()
                .unwrap()
                .push(bad_file.to_string());
        });
        let is_in_damaged_block = block == 4;
        assert_eq!(
            tables.get(board),
            correct_tables.get(board).filter(|_| !is_in_damaged_block)
        );
        for board in TableBoard::lexicographic(5) {
            let _ = tables.get(board);
        }
        assert_eq!(tables.get(board), None, "the layer is gone");
        assert_eq!(
            reported_bad_files.lock().unwrap().len(),
            1,
            "each bad file is reported once"
        );
        assert!(
            reported_bad_files.lock().unwrap()[0].contains("damaged"),
            "{reported_bad_files:?}"
        );
        assert!(
            tables.verify_layer(4, 2, &Stop::new(), &|_| ()) == Ok(true)
                && tables.verify_layer(5, 2, &Stop::new(), &|_| ()).is_err()
        );
        let larger_board = TableBoard::new([6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(
            tables.get(larger_board),
            correct_tables.get(larger_board),
            "the other layers are still there"
        );
    }
}

#[test]
fn a_table_of_another_version_is_rejected() {
    let is_expected = |flaw: &FileFlaw| matches!(flaw, FileFlaw::UnknownVersion(2));
    assert_rejected_and_rebuilt(CheckExtent::HeaderOnly, |bytes| bytes[8] = 2, is_expected);
}

#[test]
fn a_table_of_other_rules_or_another_layer_is_rejected() {
    let awari_folder = tempfile::tempdir().unwrap();
    build_tables(
        &rules_of_variant("awari"),
        MAX_TABLE_SEEDS,
        awari_folder.path(),
        1,
        &Stop::new(),
        &mut |_| (),
    )
    .unwrap();
    let awari_file_bytes = fs::read(awari_folder.path().join("pirms00-05.table")).unwrap();
    let is_expected = |flaw: &FileFlaw| matches!(flaw, FileFlaw::WrongRulesOrLayer);
    assert_rejected_and_rebuilt(
        CheckExtent::HeaderOnly,
        |bytes| bytes.clone_from(&awari_file_bytes),
        is_expected,
    );

    let smaller_folder = tempfile::tempdir().unwrap();
    build_oware(smaller_folder.path());
    let layer = fs::read(layer_file_path(smaller_folder.path(), 4)).unwrap();
    assert_rejected_and_rebuilt(
        CheckExtent::HeaderOnly,
        |bytes| bytes.clone_from(&layer),
        is_expected,
    );
}

#[test]
fn variants_with_equal_rules_share_their_files() {
    let folder = tempfile::tempdir().unwrap();
    build_oware(folder.path());
    let small_rules = Rules::new(RuleFields {
        seeds_per_pit: 3,
        win_at: None,
        ..RuleFields::OWARE
    })
    .unwrap();
    let (tables, bad_file) = Tables::open(
        folder.path(),
        &small_rules,
        MAX_TABLE_SEEDS,
        CheckExtent::WholeFile,
    );
    assert!(bad_file.is_none() && tables.max_seeds() == MAX_TABLE_SEEDS);
    let (tables, bad_file) = Tables::open(
        folder.path(),
        &rules_of_variant("awele"),
        MAX_TABLE_SEEDS,
        CheckExtent::WholeFile,
    );
    assert!(
        bad_file.is_none() && tables.max_seeds() == 0,
        "no file is there for these"
    );
}

#[test]
fn a_stopped_build_keeps_its_layers_and_the_next_one_continues() {
    let folder = tempfile::tempdir().unwrap();
    let stop = Stop::new();
    let mut stop_at_six = |progress: BuildProgress| {
        if matches!(progress, BuildProgress::SolvingLayer { seeds: 6, .. }) {
            stop.stop();
        }
    };
    let build_result = build_tables(
        &rules_of_variant("oware"),
        MAX_TABLE_SEEDS,
        folder.path(),
        2,
        &stop,
        &mut stop_at_six,
    );
    assert!(
        matches!(
            build_result,
            Err(BuildError::Stopped {
                last_finished_layer: 5
            })
        ),
        "{build_result:?}"
    );
    let (_, progress) = build_oware(folder.path());
    assert_eq!(seeds_of_finished_layers(&progress), [6, 7]);
}

#[test]
fn more_seeds_than_a_table_supports_are_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let build_result = build_tables(
        &rules_of_variant("oware"),
        33,
        folder.path(),
        1,
        &Stop::new(),
        &mut |_| (),
    );
    assert!(matches!(build_result, Err(BuildError::TooManySeeds(33))));
}
