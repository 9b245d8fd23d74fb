//! Packs the message files: the entries of each folder `assets/languages/CODE`, in the order of their ids, become one deflate
//! stream, `CODE.ftl.deflate`, which `src/i18n/entries.rs` puts into the program. It is a third as long, and nothing has to be
//! sorted or hashed when the program starts.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGUAGES: &str = "assets/languages";
/// The level at which deflate tries hardest.
const SMALLEST: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LANGUAGES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo tells OUT_DIR")?);
    for folder in paths(Path::new(LANGUAGES))? {
        let code = folder.file_name().and_then(|name| name.to_str()).ok_or("a language is named by ASCII letters")?;
        let mut entries = Vec::new();
        for file in paths(&folder)? {
            let topic = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            add_entries(&topic, &mut entries);
        }
        entries.sort_by(|one, other| id_of(one).cmp(id_of(other)));
        let packed = miniz_oxide::deflate::compress_to_vec(entries.concat().as_bytes(), SMALLEST);
        fs::write(out.join(format!("{code}.ftl.deflate")), packed)?;
    }
    Ok(())
}

/// What a folder holds, in the order of the names, so that each build packs the same bytes.
fn paths(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

/// Adds the entries of a file: each begins with its id where a line begins, and goes on over what is indented. Comments are for
/// those who translate.
fn add_entries(topic: &str, entries: &mut Vec<String>) {
    for line in topic.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            entries.push(String::new());
        }
        if let Some(entry) = entries.last_mut() {
            entry.extend([line, "\n"]);
        }
    }
}

/// The id of an entry.
fn id_of(entry: &str) -> &str {
    entry.split([' ', '=']).next().unwrap_or_default()
}
