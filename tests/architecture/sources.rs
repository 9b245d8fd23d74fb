//! Parses the modules of a package and their dependencies.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The path of a module: `["app", "play", "clock"]`.
pub type ModulePath = Vec<String>;

/// All files in a folder and its subfolders.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                files_below(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// The Rust files in a folder and its subfolders.
pub fn rust_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    files_below(folder)
        .into_iter()
        .filter(|file| file.extension().is_some_and(|end| end == "rs"))
}

/// The code of a file without its tests and comments.
pub fn code_without_tests(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("a source");
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    code.lines()
        .filter_map(|line| line.split("//").next())
        .collect::<Vec<_>>()
        .join("\n")
}

/// The modules of a package, each with the modules that it uses.
pub struct ModuleGraph {
    code_of_module: BTreeMap<ModulePath, String>,
}

impl ModuleGraph {
    /// Reads the package whose sources are in `folder`.
    pub fn read(folder: &Path) -> ModuleGraph {
        let module_and_code = |file: PathBuf| {
            Some((
                module_of_file(file.strip_prefix(folder).ok()?)?,
                code_without_tests(&file),
            ))
        };
        ModuleGraph {
            code_of_module: rust_files(folder).filter_map(module_and_code).collect(),
        }
    }

    /// The modules that each module uses. A name that is re-exported, for example by a `pub use` in
    /// `mod.rs`, counts for the module that defines it.
    pub fn uses(&self) -> BTreeMap<ModulePath, BTreeSet<ModulePath>> {
        let mut uses: BTreeMap<ModulePath, BTreeSet<ModulePath>> = BTreeMap::new();
        for (module, code) in &self.code_of_module {
            let used_modules = module_paths(code)
                .into_iter()
                .flat_map(|path| self.modules_named_by(&path, module, code));
            uses.insert(
                module.clone(),
                used_modules.filter(|used| used != module).collect(),
            );
        }
        uses
    }

    /// The modules that `path` in `module` names. `prelude::*` names the modules that define those
    /// imports of the prelude that `code` contains. The prelude itself does not count, because it
    /// only imports.
    fn modules_named_by(
        &self,
        path: &[String],
        module: &ModulePath,
        code: &str,
    ) -> BTreeSet<ModulePath> {
        let Some(prelude) = path
            .strip_suffix(&["*".to_owned()])
            .and_then(|path| self.resolve(path, module, 0))
            .filter(|module| module.last().is_some_and(|name| name == "prelude"))
        else {
            return self.resolve(path, module, 0).into_iter().collect();
        };
        let is_word_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
        let words: BTreeSet<&str> = code.split(|letter| !is_word_letter(letter)).collect();
        let is_used = |path: &ModulePath| {
            path.last()
                .is_some_and(|name| words.contains(name.as_str()))
        };
        let mut used_modules = Vec::new();
        for path in use_paths(&self.code_of_module[&prelude]) {
            let imported_module = path
                .strip_suffix(&["*".to_owned()])
                .and_then(|path| self.resolve(path, &prelude, 0));
            match imported_module {
                Some(imported_module) => used_modules.extend(
                    use_paths(&self.code_of_module[&imported_module])
                        .into_iter()
                        .filter(is_used)
                        .filter_map(|path| self.resolve(&path, &imported_module, 0)),
                ),
                None if is_used(&path) => used_modules.extend(self.resolve(&path, &prelude, 0)),
                None => {}
            }
        }
        used_modules.into_iter().collect()
    }

    /// The module that defines `path` as used in `module`, or `None` if it belongs to another
    /// package.
    fn resolve(
        &self,
        path: &[String],
        module: &ModulePath,
        recursion_depth: usize,
    ) -> Option<ModulePath> {
        let steps_up = path.iter().take_while(|name| *name == "super").count();
        let (mut module_so_far, mut remaining_names) = match path.first()?.as_str() {
            "crate" => (Vec::new(), &path[1..]),
            "self" => (module.clone(), &path[1..]),
            "super" => (
                module[..module.len().checked_sub(steps_up)?].to_vec(),
                &path[steps_up..],
            ),
            first
                if self
                    .code_of_module
                    .contains_key(&child_module(module, first)) =>
            {
                (module.clone(), path)
            }
            _ => return None,
        };
        while let Some((first, names_after_first)) = remaining_names.split_first()
            && self
                .code_of_module
                .contains_key(&child_module(&module_so_far, first))
        {
            module_so_far.push(first.clone());
            remaining_names = names_after_first;
        }
        let import_path = remaining_names.first().and_then(|name| {
            let imported_paths = self
                .code_of_module
                .get(&module_so_far)
                .map(|code| use_paths(code))
                .unwrap_or_default();
            imported_paths
                .into_iter()
                .find(|path| path.last() == Some(name))
        });
        // The recursion is limited, because two modules may import each other's names.
        let defining_module = import_path
            .filter(|_| recursion_depth < 4)
            .and_then(|path| self.resolve(&path, &module_so_far, recursion_depth + 1));
        Some(defining_module.unwrap_or(module_so_far))
    }
}

/// The module path of a file, whose path is relative to the source folder. `None` for the program's
/// `main.rs` and for tests.
fn module_of_file(file: &Path) -> Option<ModulePath> {
    let module_names: ModulePath = file
        .with_extension("")
        .iter()
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    if module_names.iter().any(|name| name == "tests") || module_names == ["main"] {
        return None;
    }
    let (last, parent_names) = module_names.split_last()?;
    Some(if last == "mod" || last == "lib" {
        parent_names.to_vec()
    } else {
        module_names
    })
}

fn child_module(module: &[String], name: &str) -> ModulePath {
    [module, &[name.to_owned()]].concat()
}

/// The paths of all `use` lines, and all paths in the code that begin with `crate` or `super`.
fn module_paths(code: &str) -> Vec<ModulePath> {
    let paths_in_code = code
        .lines()
        .filter(|line| !is_use_line(line))
        .flat_map(|line| {
            let path_starts = ["crate::", "super::"]
                .into_iter()
                .flat_map(|start| line.match_indices(start));
            let path_starts = path_starts.filter(|(at, _)| {
                !line[..*at].ends_with(|letter: char| {
                    letter.is_alphanumeric() || letter == '_' || letter == ':'
                })
            });
            path_starts.map(|(at, _)| {
                let path = line[at..].split(|letter: char| {
                    !letter.is_alphanumeric() && letter != '_' && letter != ':'
                });
                path.take(1)
                    .flat_map(|path| path.split("::"))
                    .map(str::to_owned)
                    .filter(|name| !name.is_empty())
                    .collect()
            })
        });
    paths_in_code.chain(use_paths(code)).collect()
}

/// The modules of the standard library that the code imports or names. `*` is an import of all of
/// them, `self` an import of the library itself, which can give it another name.
pub fn std_modules(code: &str) -> BTreeSet<String> {
    let is_word_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let named_modules = code
        .match_indices("std::")
        .filter(|(at, _)| !code[..*at].ends_with(is_word_letter))
        .filter_map(|(at, start)| {
            code[at + start.len()..]
                .split(|letter| !is_word_letter(letter))
                .next()
        });
    let imported_modules = use_paths(code).into_iter().filter_map(|path| {
        let mut names = path.into_iter().filter(|name| !name.is_empty());
        (names.next()? == "std").then(|| names.next().unwrap_or_else(|| "self".to_owned()))
    });
    imported_modules
        .chain(named_modules.map(str::to_owned))
        .filter(|name| !name.is_empty())
        .collect()
}

fn is_use_line(line: &str) -> bool {
    let line = line.trim_start();
    let line = line.strip_prefix("pub").map_or(line, |line| {
        line.strip_prefix('(')
            .and_then(|line| line.split_once(')'))
            .map_or(line, |(_, line)| line)
            .trim_start()
    });
    line.starts_with("use ")
}

/// The paths of all `use` lines.
fn use_paths(code: &str) -> Vec<ModulePath> {
    let mut paths = Vec::new();
    let mut lines = code.lines();
    while let Some(first_line_of_statement) = lines.next() {
        if is_use_line(first_line_of_statement) {
            let mut use_statement = first_line_of_statement
                .split_once("use ")
                .map_or(first_line_of_statement, |(_, rest)| rest)
                .to_owned();
            while !use_statement.contains(';') {
                use_statement.push_str(lines.next().unwrap_or(";"));
            }
            let use_tree: String = use_statement
                .split(';')
                .next()
                .unwrap_or_default()
                .to_owned();
            paths.extend(
                expand_use_tree(&use_tree)
                    .into_iter()
                    .map(|path| path.split("::").map(str::to_owned).collect()),
            );
        }
    }
    paths
}

/// Expands a `use` tree: `a::{b, c::d}` becomes `a::b` and `a::c::d`.
fn expand_use_tree(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((path_before_braces, text_after_brace)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or(tree).trim().to_owned()];
    };
    let text_in_braces = text_after_brace
        .trim_end()
        .strip_suffix('}')
        .unwrap_or(text_after_brace);
    let (mut brace_depth, mut alternatives) = (0, vec![String::new()]);
    for letter in text_in_braces.chars() {
        brace_depth += i32::from(letter == '{') - i32::from(letter == '}');
        match alternatives.last_mut() {
            Some(part) if letter != ',' || brace_depth > 0 => part.push(letter),
            _ => alternatives.push(String::new()),
        }
    }
    let alternatives = alternatives.iter().filter(|part| !part.trim().is_empty());
    alternatives
        .flat_map(|part| expand_use_tree(part))
        .map(|path| format!("{path_before_braces}{path}"))
        .collect()
}
