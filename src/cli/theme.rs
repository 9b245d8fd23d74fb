//! `awale theme`: the built-in themes, to start a custom one from.

use clap::builder::PossibleValuesParser;

use crate::theme::Theme;

use super::{CommandResult, output};

/// The arguments of `awale theme`.
#[derive(Debug, clap::Args)]
pub struct ThemeArgs {
    /// The theme to print; without it, print the names of all
    #[arg(value_name = "THEME", value_parser = PossibleValuesParser::new(Theme::built_in_names()))]
    name: Option<String>,
}

/// Prints a theme file, or the names of all built-in themes.
pub(super) fn run_theme(args: &ThemeArgs) -> CommandResult {
    match args.name.as_deref().and_then(Theme::built_in_source) {
        Some(text) => output::print_file_safely(text.as_bytes())?,
        None => Theme::built_in_names().try_for_each(output::print_line)?,
    }
    Ok(())
}
