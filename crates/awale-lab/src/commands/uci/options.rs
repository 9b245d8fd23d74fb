//! Parses the UCI options that another program sets.

use std::path::PathBuf;

use awale_engine::{Level, tables::MAX_SEEDS};

use awale_study::catalogue::Variant;

/// Default size of the transposition table, in MB.
pub(super) const DEFAULT_HASH_MB: usize = 64;
/// Maximum size of the transposition table, in MB.
const MAX_HASH_MB: usize = 65_536;
/// Maximum number of threads.
const MAX_THREADS: usize = 256;
/// Maximum number of lines (multi-PV), because a side has 6 moves.
const MAX_PV_LINES: usize = 6;

/// An option with its new value.
pub(super) enum UciOption {
    Hash(usize),
    Threads(usize),
    /// Number of best moves to search and report.
    PvLineCount(usize),
    Level(Level),
    Variant(Variant),
    UseTables(bool),
    TablesPath(PathBuf),
    MaxTableSeeds(u8),
    OwnBook(bool),
    /// Has no effect: the other program starts pondering with `go ponder`.
    Ponder,
}

impl UciOption {
    /// Parses an option. The case of `name` does not matter. Returns an error message if the value
    /// is invalid.
    pub(super) fn parse(
        name: &str,
        value: &str,
        variants: &[Variant],
    ) -> Result<UciOption, String> {
        let parse_number = |most: usize| {
            let number = value
                .parse()
                .ok()
                .filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| format!("{name} is a number from 1 to {most}, not `{value}`"))
        };
        let parse_bool = || {
            value
                .parse::<bool>()
                .map_err(|_| format!("{name} is true or false, not `{value}`"))
        };
        Ok(match name.to_ascii_lowercase().as_str() {
            "hash" => UciOption::Hash(parse_number(MAX_HASH_MB)?),
            "threads" => UciOption::Threads(parse_number(MAX_THREADS)?),
            "multipv" => UciOption::PvLineCount(parse_number(MAX_PV_LINES)?),
            "level" => {
                let level =
                    u32::try_from(parse_number(Level::LAST.number().into())?).unwrap_or(u32::MAX);
                UciOption::Level(Level::new(level).map_err(|error| error.to_string())?)
            }
            "variant" => {
                let variant = variants.iter().find(|variant| variant.id == value);
                UciOption::Variant(
                    variant
                        .ok_or_else(|| format!("there is no variant `{value}`"))?
                        .clone(),
                )
            }
            "tables" => UciOption::UseTables(parse_bool()?),
            "tablespath" => {
                let folder = PathBuf::from(value);
                if !folder.is_dir() {
                    return Err(format!("{value} is no folder"));
                }
                UciOption::TablesPath(folder)
            }
            "tableseeds" => UciOption::MaxTableSeeds(
                parse_number(MAX_SEEDS.into())?
                    .try_into()
                    .unwrap_or(MAX_SEEDS),
            ),
            "ownbook" => UciOption::OwnBook(parse_bool()?),
            "ponder" => parse_bool().map(|_| UciOption::Ponder)?,
            _ => {
                return Err(format!(
                    "there is no option `{name}`; there are Hash, Threads, MultiPV, Variant, Level, Tables, \
                     TablesPath, TableSeeds, Ponder and OwnBook"
                ));
            }
        })
    }
}

/// Returns the `option` lines of the greeting. `tables_use_and_folder` contains whether
/// endgame tables are used, and their folder.
pub(super) fn option_lines(variants: &[Variant], tables_use_and_folder: (bool, &str)) -> String {
    let variant_ids: Vec<&str> = variants.iter().map(|variant| variant.id.as_str()).collect();
    let default_variant_id = variant_ids.first().copied().unwrap_or_default();
    let (are_tables_used, folder) = tables_use_and_folder;
    let (first, last) = (Level::FIRST, Level::LAST);
    [
        format!("Hash type spin default {DEFAULT_HASH_MB} min 1 max {MAX_HASH_MB}"),
        format!("Threads type spin default 1 min 1 max {MAX_THREADS}"),
        format!("MultiPV type spin default 1 min 1 max {MAX_PV_LINES}"),
        format!(
            "Variant type combo default {default_variant_id} var {}",
            variant_ids.join(" var ")
        ),
        format!("Level type spin default {last} min {first} max {last}"),
        format!("Tables type check default {are_tables_used}"),
        format!("TablesPath type string default {folder}"),
        format!("TableSeeds type spin default {MAX_SEEDS} min 1 max {MAX_SEEDS}"),
        "Ponder type check default false".to_owned(),
        "OwnBook type check default false".to_owned(),
    ]
    .map(|option| format!("option name {option}"))
    .join("\n")
}
