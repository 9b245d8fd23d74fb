//! Compresses the messages of each language: `src/words/language.rs` puts them into the program.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use miniz_oxide::deflate::compress_to_vec;

fn main() -> io::Result<()> {
    let languages = Path::new("assets/languages");
    println!("cargo::rerun-if-changed={}", languages.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for language in fs::read_dir(languages)? {
        let language = language?;
        let mut files = fs::read_dir(language.path())?
            .map(|file| Ok(file?.path()))
            .filter(|file| {
                file.as_ref().is_ok_and(|path: &PathBuf| {
                    path.extension().is_some_and(|ending| ending == "ftl")
                })
            })
            .collect::<io::Result<Vec<PathBuf>>>()?;
        files.sort();
        let texts = files
            .iter()
            .map(fs::read_to_string)
            .collect::<io::Result<Vec<String>>>()?;
        let code = language.file_name();
        fs::write(
            out.join(code).with_extension("ftl.deflate"),
            compress_to_vec(texts.join("\n").as_bytes(), 9),
        )?;
    }
    Ok(())
}
