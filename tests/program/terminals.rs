//! GNU screen between the program and the terminal: it passes on the outer terminal's answer about
//! colors.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::support::is_installed;
use crate::terminal::{AWALE_PATH, CALM_SETTINGS, Home};

#[test]
fn in_gnu_screen_no_exact_colors_are_sent() {
    if !is_installed("screen") {
        return;
    }
    let home = Home::with_settings(CALM_SETTINGS);
    let sockets = home.path().join("sockets");
    fs::create_dir(&sockets).unwrap();
    fs::set_permissions(&sockets, fs::Permissions::from_mode(0o700)).unwrap();
    let log_path = home.path().join("log");
    // The log contains the program's output before GNU screen interprets it.
    let settings = home.path().join("screenrc");
    let screenrc_lines = format!(
        "logfile {}\nlogfile flush 0\ndeflog on\n",
        log_path.display()
    );
    fs::write(&settings, screenrc_lines).unwrap();
    let settings = settings.display().to_string();
    let screen_command = format!(
        "SCREENDIR={} exec screen -U -c {settings} {AWALE_PATH}",
        sockets.display()
    );
    let mut terminal = home
        .launch()
        .with_program(&["sh", "-c", &screen_command])
        .env("COLORTERM", "truecolor")
        .start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("Moves");
    terminal.press("\x03");
    let (status, _) = terminal.wait_for_exit();
    assert!(status.success(), "{status:?}");
    let logged_output = String::from_utf8_lossy(&fs::read(log_path).unwrap()).into_owned();
    assert!(
        logged_output.contains("Moves"),
        "the log is that of the program"
    );
    let exact_color_count =
        logged_output.matches("[38;2;").count() + logged_output.matches("[48;2;").count();
    assert_eq!(
        exact_color_count, 0,
        "exact colors, which GNU screen takes apart"
    );
}

#[test]
fn a_terminal_without_a_type_uses_the_line_mode() {
    for before in ["unset TERM", "TERM=", "TERM=unknown", "TERM=dumb"] {
        let home = Home::with_settings(CALM_SETTINGS);
        let mut terminal = home.launch().after_shell_commands(before).start();
        terminal.wait_for_text("to move:");
        terminal.press("\x04");
        let (status, bytes) = terminal.wait_for_exit();
        assert!(status.success(), "{before}: {status:?}");
        assert!(!bytes.contains(&0x1b), "{before}: no sequence is sent");
    }
}
