use libc::c_int;

use awale::shell::terminal::send_restoring;
use awale::shell::terminal::signal_handler::{
    CLEAR_SEQUENCE, LEAVE_SEQUENCE, RESTORE_SEQUENCE, SIGNAL_NUMBER_LIMIT, deadly_signals,
};

#[test]
fn the_bytes_that_restore_the_terminal_are_the_standard_sequences() {
    let usual = [RESTORE_SEQUENCE, CLEAR_SEQUENCE, LEAVE_SEQUENCE].concat();
    let mut sent = Vec::new();
    send_restoring(&mut sent).expect("memory takes everything");
    assert_eq!(String::from_utf8(sent), String::from_utf8(usual));
}

#[test]
fn only_fatal_signals_are_handled() {
    let all: Vec<c_int> = deadly_signals().collect();
    for signal in [
        libc::SIGABRT,
        libc::SIGBUS,
        libc::SIGUSR1,
        libc::SIGXCPU,
        libc::SIGALRM,
        libc::SIGTRAP,
    ] {
        assert!(all.contains(&signal), "{signal}");
    }
    for signal in [
        libc::SIGKILL,
        libc::SIGSTOP,
        libc::SIGCHLD,
        libc::SIGCONT,
        libc::SIGWINCH,
    ] {
        assert!(!all.contains(&signal), "{signal}");
    }
    assert!(
        all.iter()
            .all(|&signal| (signal.unsigned_abs() as usize) < SIGNAL_NUMBER_LIMIT)
    );
}
