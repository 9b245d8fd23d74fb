use libc::c_int;

use awale::shell::terminal::send_restore_sequences;
use awale::shell::terminal::signal_handler::{
    CLEAR_SCREEN_SEQUENCE, LEAVE_FULL_SCREEN_SEQUENCE, RESTORE_TERMINAL_SEQUENCE,
    SIGNAL_NUMBER_LIMIT, deadly_signals,
};

#[test]
fn the_bytes_that_restore_the_terminal_are_the_standard_sequences() {
    let standard_sequences = [
        RESTORE_TERMINAL_SEQUENCE,
        CLEAR_SCREEN_SEQUENCE,
        LEAVE_FULL_SCREEN_SEQUENCE,
    ]
    .concat();
    let mut sent_bytes = Vec::new();
    send_restore_sequences(&mut sent_bytes).expect("memory takes everything");
    assert_eq!(
        String::from_utf8(sent_bytes),
        String::from_utf8(standard_sequences)
    );
}

#[test]
fn only_fatal_signals_are_handled() {
    let handled_signals: Vec<c_int> = deadly_signals().collect();
    for signal in [
        libc::SIGABRT,
        libc::SIGBUS,
        libc::SIGUSR1,
        libc::SIGXCPU,
        libc::SIGALRM,
        libc::SIGTRAP,
    ] {
        assert!(handled_signals.contains(&signal), "{signal}");
    }
    for signal in [
        libc::SIGKILL,
        libc::SIGSTOP,
        libc::SIGCHLD,
        libc::SIGCONT,
        libc::SIGWINCH,
    ] {
        assert!(!handled_signals.contains(&signal), "{signal}");
    }
    assert!(
        handled_signals
            .iter()
            .all(|&signal| (signal.unsigned_abs() as usize) < SIGNAL_NUMBER_LIMIT)
    );
}
