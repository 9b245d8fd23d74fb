//! `awale config`: prints the settings, the source of each, and the folders in use.

use std::io::{self, Write};

use awale_study::{catalogue::Variant, record::rules_in_toml};

use crate::{
    config::{SettingEntry, SettingOrigin},
    keys::Command,
    shell,
    words::say,
};

use super::{
    CommandContext, CommandResult, output,
    table_layout::{ColumnLayout, TableLayout},
};

/// Prints TOML that can be used as a settings file; additional information is in comments.
pub(super) fn run_config(context: &CommandContext) -> CommandResult {
    for fault in shell::theme_fault_messages(&context.folders, &context.settings, &context.words) {
        output::eprint_message(fault);
    }
    let mut out = output::standard_output();
    write_folders(context, &mut out)?;
    let entries = context.settings.entries();
    write_section("", &entries, context, &mut out)?;
    let mut sections: Vec<&str> = entries
        .iter()
        .filter_map(|entry| Some(entry.key.split_once('.')?.0))
        .collect();
    sections.dedup();
    for section in sections {
        writeln!(out, "\n[{section}]")?;
        write_section(section, &entries, context, &mut out)?;
    }
    for (section, commands) in [
        ("bots", &context.settings.bots),
        ("programs", &context.settings.programs),
    ] {
        if !commands.is_empty() {
            writeln!(out, "\n[{section}]")?;
        }
        for (name, command) in commands {
            let quoted_toml = |text: &str| toml::Value::from(text);
            writeln!(out, "{} = {}", quoted_toml(name), quoted_toml(command))?;
        }
    }
    write_keys(context, &mut out)?;
    let built_in_count = Variant::built_in().len();
    for Variant { id, name, rules } in context.variants.iter().skip(built_in_count) {
        let quoted_toml = |text: &str| toml::Value::from(text);
        write!(
            out,
            "\n[[variant]]\nid = {}\nname = {}\n{}",
            quoted_toml(id),
            quoted_toml(name),
            rules_in_toml(rules)
        )?;
    }
    Ok(())
}

fn write_folders(context: &CommandContext, out: &mut impl Write) -> io::Result<()> {
    let (words, folders) = (&context.words, &context.folders);
    let existence_message_id = if folders.settings_file.exists() {
        "config-there"
    } else {
        "config-not-there"
    };
    let path_rows = [
        (
            words.get("config-settings"),
            &folders.settings_file,
            words.get(existence_message_id),
        ),
        (
            words.get("config-games"),
            &folders.games_folder(),
            String::new(),
        ),
        (
            words.get("config-tables"),
            &folders.tables_folder(),
            String::new(),
        ),
    ];
    for (what, place, remark) in path_rows {
        writeln!(
            out,
            "{}",
            format!("# {what} {} {remark}", place.display()).trim_end()
        )?;
    }
    writeln!(out)
}

/// Writes the fields of one section. The section without a name comes first.
fn write_section(
    section: &str,
    entries: &[SettingEntry],
    context: &CommandContext,
    out: &mut impl Write,
) -> io::Result<()> {
    for SettingEntry {
        key, value, origin, ..
    } in entries
    {
        let (key_section, name) = key.split_once('.').unwrap_or(("", key));
        if key_section == section {
            writeln!(
                out,
                "{}",
                setting_line(&format!("{name} = {value}"), *origin, context)
            )?;
        }
    }
    Ok(())
}

/// Writes the keys of every command.
fn write_keys(context: &CommandContext, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n[keys]")?;
    for &command in Command::ALL {
        let value = context.settings.key_setting(command);
        let setting_origin = context.settings.origin(command.setting_key());
        writeln!(
            out,
            "{}",
            setting_line(
                &format!("{} = {value}", command.name()),
                setting_origin,
                context
            )
        )?;
    }
    Ok(())
}

/// A setting, followed by its source.
fn setting_line(setting: &str, setting_origin: SettingOrigin, context: &CommandContext) -> String {
    let origin_comment = format!("# {}", origin_text(setting_origin, context));
    TableLayout::new(1, [ColumnLayout::LeftAligned(32)]).format_row(&[setting, &origin_comment])
}

fn origin_text(setting_origin: SettingOrigin, context: &CommandContext) -> String {
    match setting_origin {
        SettingOrigin::Default => context.words.get("config-default"),
        SettingOrigin::File { line } => {
            let file = context.folders.settings_file.display().to_string();
            say!(context.words, "config-line", file, line)
        }
        SettingOrigin::CommandLineOption(option) => option.to_owned(),
    }
}
