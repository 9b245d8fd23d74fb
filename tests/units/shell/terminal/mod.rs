#[cfg(unix)]
mod signal_handler;

use awale::shell::terminal::ownership::{
    PartsToRestore, claim_terminal_for_handler, end_line_typing, is_terminal_ours, is_writing,
    leave_terminal, take_terminal, take_terminal_for_line, write_if_terminal_is_ours,
};

#[test]
fn the_terminal_is_restored_only_once() {
    let mut restore_count = 0;
    leave_terminal(|| restore_count += 1);
    assert_eq!(
        (restore_count, claim_terminal_for_handler()),
        (0, PartsToRestore::NoParts)
    );
    take_terminal();
    leave_terminal(|| restore_count += 1);
    leave_terminal(|| restore_count += 1);
    assert_eq!(
        (restore_count, claim_terminal_for_handler()),
        (1, PartsToRestore::NoParts)
    );
    take_terminal();
    assert_eq!(
        (
            claim_terminal_for_handler(),
            claim_terminal_for_handler(),
            is_terminal_ours()
        ),
        (PartsToRestore::AllParts, PartsToRestore::NoParts, false)
    );
    take_terminal();
    leave_terminal(|| {
        assert_eq!(
            claim_terminal_for_handler(),
            PartsToRestore::AllButScreenClearing
        );
    });
    take_terminal_for_line();
    assert!(!is_terminal_ours(), "nothing is drawn");
    leave_terminal(|| panic!("the screen was not taken"));
    end_line_typing(|| restore_count += 1);
    end_line_typing(|| restore_count += 1);
    assert_eq!(restore_count, 2);
    take_terminal_for_line();
    assert_eq!(
        claim_terminal_for_handler(),
        PartsToRestore::TerminalSettingsOnly
    );
    let mut is_written = false;
    write_if_terminal_is_ours(|| -> Result<(), ()> {
        is_written = true;
        Ok(())
    })
    .expect("nothing fails");
    assert!(!is_written && !is_writing());
}
