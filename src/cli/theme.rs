//! `awale theme`: the built-in themes, to start a custom one from.

use crate::theme::Theme;

use super::{CommandResult, output};

/// Prints a theme file, or the names of all built-in themes.
pub(super) fn run_theme(name: Option<&str>) -> CommandResult {
    match name.and_then(Theme::built_in_source) {
        Some(text) => output::print_file_safely(text.as_bytes())?,
        None => Theme::built_in_names().try_for_each(output::print_line)?,
    }
    Ok(())
}
