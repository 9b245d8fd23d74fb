use awale_rules::{BoardPlace, InvalidPosition, Pit, Position, Rules, Seat};
use awale_study::catalogue::Variant;
use awale_study::openings::{BookEntry, BookValue};
use awale_study::record::DateTime;

use awale::app::AppContext;
use awale::config::Settings;
use awale::screens::analysis::book::describe_move;
use awale::screens::{BookPanel, PositionDraft};
use awale::words::Language;

/// The description of the first of two moves at the start, with these book values.
fn description_of_first_move(
    value_of_first_move: BookValue,
    value_of_second_move: BookValue,
) -> String {
    let mut context = AppContext::new(
        Settings::default(),
        Vec::new(),
        Language::English,
        0,
        || DateTime::UNKNOWN,
    );
    let mut panel = BookPanel::new(Position::start(&Rules::OWARE, Seat::South), 0, &mut context);
    panel.rows.truncate(2);
    for (row, value) in panel
        .rows
        .iter_mut()
        .zip([value_of_first_move, value_of_second_move])
    {
        row.book_entry = Some(BookEntry {
            value,
            best_line_plies: 0,
        });
    }
    describe_move(&panel.rows[0], &panel, &context.words)
}

#[test]
fn proven_values_are_ranked_without_differences() {
    let (as_estimate, as_proven_value) = (BookValue::estimate, BookValue::proven);
    assert_eq!(
        description_of_first_move(as_estimate(-300), as_proven_value(-1)),
        "Pit A is the best move by the book's estimates: -3.0 for South"
    );
    assert_eq!(
        description_of_first_move(as_proven_value(-1), as_estimate(-300)),
        "By the book, pit A is worth -1.0 to South; pit B is better"
    );
    assert_eq!(
        description_of_first_move(as_proven_value(1), as_estimate(800)),
        "Pit A is the best move: +1.0 for South by estimate; its result is proven"
    );
    assert_eq!(
        description_of_first_move(as_estimate(800), as_proven_value(1)),
        "By the book, pit A is worth +8.0 to South; pit B is better"
    );
    assert_eq!(
        description_of_first_move(as_estimate(100), as_estimate(250)),
        "Pit A gives away 1.5 seeds by the book's estimates"
    );
    assert_eq!(
        description_of_first_move(as_estimate(-150), as_estimate(-150)),
        "The best moves by the book's estimates are A and B: -1.5 for South"
    );
    assert_eq!(
        description_of_first_move(as_proven_value(2), as_proven_value(2)),
        "The best moves are A and B: +2.0 for South by estimate; their result is proven"
    );
    assert_eq!(
        description_of_first_move(as_proven_value(0), as_proven_value(-2)),
        "Pit A is the best move by the book's estimates: 0.0 for South"
    );
}

#[test]
fn leftover_seeds_are_balanced_through_the_stores() {
    let rules = Variant::built_in()[0].rules;
    let mut draft = PositionDraft::of(&Position::start(&rules, Seat::North));
    draft.set_seeds(BoardPlace::Pit(Pit::of(Seat::South, 0)), 1);
    draft.correct_total_by_stores(&rules);
    assert_eq!((draft.stores.south, draft.stores.north), (2, 1));
    assert_eq!(
        draft.to_position(rules).unwrap().to_string(),
        draft.to_string()
    );
    draft.set_seeds(BoardPlace::Pit(Pit::of(Seat::South, 0)), 30);
    draft.correct_total_by_stores(&rules);
    assert_eq!((draft.stores.south, draft.stores.north), (0, 0));
    assert_eq!(
        draft.to_position(rules),
        Err(InvalidPosition::WrongTotalSeeds {
            found_seeds: 74,
            expected_seeds: 48
        })
    );
}
