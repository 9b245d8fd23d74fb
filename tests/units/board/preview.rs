use awale_rules::{Pit, Position};
use awale_study::catalogue::Variant;

use awale::board::{MovePreview, PreviewEffect};

fn preview_of_move(position: &str, pit: char) -> MovePreview {
    let rules = Variant::built_in()[0].rules;
    let position = Position::parse(position, &rules).unwrap();
    MovePreview::from_trace(&position.trace(Pit::from_letter(pit).unwrap()).unwrap())
}

#[test]
fn a_capture_is_marked_where_it_is_taken_and_where_it_goes() {
    let preview = preview_of_move("0-0-0-0-4-2-1-1-4-4-4-4-12-12-S", 'F');
    assert_eq!(
        preview.pits[6],
        PreviewEffect {
            gained_seeds: 1,
            captured_seeds: 2,
            receives_last_seed: false
        }
    );
    assert_eq!(
        preview.pits[7],
        PreviewEffect {
            gained_seeds: 1,
            captured_seeds: 2,
            receives_last_seed: true
        }
    );
    assert_eq!(preview.stores.south.gained_seeds, 4);
    assert_eq!(preview.pits[5], PreviewEffect::default());
}

#[test]
fn the_preview_of_a_long_sowing_counts_the_seeds_of_every_lap() {
    let preview = preview_of_move("13-3-3-3-3-3-3-3-3-3-3-3-1-1-S", 'A');
    assert_eq!(preview.pits[1].gained_seeds, 2);
    assert_eq!(
        preview.pits[2],
        PreviewEffect {
            gained_seeds: 2,
            captured_seeds: 0,
            receives_last_seed: true
        }
    );
    assert_eq!(preview.pits[3].gained_seeds, 1);
    assert_eq!(preview.pits[0].gained_seeds, 0);
}
