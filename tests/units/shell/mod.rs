mod clock_rng;
#[cfg(unix)]
mod decoder;
#[cfg(unix)]
mod line_editor;
#[cfg(unix)]
mod pixels;
mod storage;
mod terminal;
mod workers;

use awale::shell::catch_panic;

#[test]
fn the_report_of_a_panic_contains_its_message() {
    assert_eq!(catch_panic(|| 7), Ok(7));
    assert_eq!(
        catch_panic(|| panic!("no seeds")),
        Err::<(), _>("no seeds".to_owned())
    );
    let seeds = 3;
    assert_eq!(
        catch_panic(|| panic!("{seeds} seeds")),
        Err::<(), _>("3 seeds".to_owned())
    );
}
