#[cfg(unix)]
mod signal_handler;

use awale::shell::terminal::ownership::{
    Claim, claim, is_ours, is_writing, leave, leave_line, take, take_line, write_if_ours,
};

#[test]
fn the_terminal_is_restored_only_once() {
    let mut times = 0;
    leave(|| times += 1);
    assert_eq!((times, claim()), (0, Claim::Nothing));
    take();
    leave(|| times += 1);
    leave(|| times += 1);
    assert_eq!((times, claim()), (1, Claim::Nothing));
    take();
    assert_eq!(
        (claim(), claim(), is_ours()),
        (Claim::All, Claim::Nothing, false)
    );
    take();
    leave(|| assert_eq!(claim(), Claim::Rest));
    take_line();
    assert!(!is_ours(), "nothing is drawn");
    leave(|| panic!("the screen was not taken"));
    leave_line(|| times += 1);
    leave_line(|| times += 1);
    assert_eq!(times, 2);
    take_line();
    assert_eq!(claim(), Claim::Line);
    let mut written = false;
    write_if_ours(|| -> Result<(), ()> {
        written = true;
        Ok(())
    })
    .expect("nothing fails");
    assert!(!written && !is_writing());
}
