//! Checks the structure of the code: allowed dependencies, no cycles, unique type names.

mod documents;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use awale_words::Language;
use sources::{ModuleGraph, ModulePath, code_without_tests, rust_files, std_modules};

const WORKSPACE_ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The folders of the workspace's packages by package name.
fn package_folders() -> BTreeMap<String, PathBuf> {
    let crates = fs::read_dir(Path::new(WORKSPACE_ROOT).join("crates")).expect("a folder");
    let mut packages: BTreeMap<String, PathBuf> = crates
        .map(|entry| entry.expect("an entry"))
        .map(|entry| {
            (
                entry.file_name().into_string().expect("a name"),
                entry.path(),
            )
        })
        .collect();
    packages.insert("awale".to_owned(), PathBuf::from(WORKSPACE_ROOT));
    packages
}

/// The source folders of all packages.
fn source_folders() -> impl Iterator<Item = PathBuf> {
    package_folders()
        .into_values()
        .map(|folder| folder.join("src"))
}

/// The dependencies of a package without its dev-dependencies.
fn dependencies(folder: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    let manifest: toml::Table = text.parse().expect("TOML");
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let tables = targets
        .into_iter()
        .flat_map(toml::Table::values)
        .filter_map(toml::Value::as_table)
        .chain([&manifest])
        .filter_map(|table| table.get("dependencies")?.as_table());
    tables.flat_map(toml::Table::keys).cloned().collect()
}

/// The workspace packages that `package` depends on, directly or transitively.
fn workspace_dependencies(package: &str) -> BTreeSet<String> {
    let packages = package_folders();
    let (mut dependencies_so_far, mut unvisited) = (BTreeSet::new(), vec![package.to_owned()]);
    while let Some(next_package) = unvisited.pop() {
        if let Some(folder) = packages.get(&next_package) {
            unvisited.extend(
                dependencies(folder)
                    .into_iter()
                    .filter(|name| dependencies_so_far.insert(name.clone())),
            );
        }
    }
    dependencies_so_far
}

/// The club and a browser run the screens without a terminal. So neither the screens nor the
/// libraries they use may depend on a terminal library.
#[test]
fn the_screens_do_not_depend_on_a_terminal_library() {
    let screen_dependencies = workspace_dependencies("awale-tui");
    assert!(screen_dependencies.contains("awale-rules") && screen_dependencies.contains("ratatui"));
    for unwanted in [
        "clap",
        "crossterm",
        "terminput-crossterm",
        "signal-hook",
        "awale-lab",
    ] {
        assert!(
            !screen_dependencies.contains(unwanted),
            "awale-tui needs {unwanted}"
        );
    }
    for own in ["awale-tui", "awale-app", "awale-board"] {
        let package_folder = &package_folders()[own];
        let names = dependencies(package_folder);
        for unwanted in ["rustix", "libc", "tempfile"] {
            assert!(!names.contains(unwanted), "{own} depends on {unwanted}");
        }
        for file in rust_files(&package_folder.join("src")) {
            let used_modules = std_modules(&code_without_tests(&file));
            for unwanted in ["fs", "net", "os", "thread", "process", "env", "*", "self"] {
                assert!(
                    !used_modules.contains(unwanted),
                    "{} uses std::{unwanted}",
                    file.display()
                );
            }
        }
    }
    // In a browser the clock of the standard library panics.
    for own in screen_dependencies
        .iter()
        .filter(|name| name.starts_with("awale-"))
    {
        for file in rust_files(&package_folders()[own].join("src")) {
            let code = code_without_tests(&file);
            let has_clock = code.contains("SystemTime") || code.contains("Instant::now");
            assert!(
                !has_clock || code.contains("use web_time::Instant;"),
                "{} uses the clock of std",
                file.display()
            );
        }
    }
}

#[test]
fn modules_of_the_standard_library_are_found_however_they_are_imported() {
    for (code, modules) in [
        ("use std::fs;", &["fs"][..]),
        ("use ::std::fs::File;", &["fs"]),
        ("use std::{fs};", &["fs"]),
        (
            "pub(crate) use std::{\n    io::{self, Read},\n    fs::{self, File},\n};",
            &["fs", "io"],
        ),
        (
            "use {std::env, std::thread as workers};",
            &["env", "thread"],
        ),
        ("let text = std::fs::read(path);", &["fs"]),
        ("let text = f(::std::env::args());", &["env"]),
        ("use std::*;", &["*"]),
        ("use std as system;", &["self"]),
        ("use std::{self as system};", &["self"]),
        ("use crate::std_words::fs; let fs = my_std::fs();", &[]),
    ] {
        assert_eq!(
            std_modules(code),
            modules.iter().map(|&name| name.to_owned()).collect(),
            "{code}"
        );
    }
}

/// Modules in one folder have no cyclic dependencies, so that each can be read after those it uses.
/// `mod.rs` is not counted because it re-exports its folder, nor are screens because they open each
/// other.
#[test]
fn modules_have_no_cyclic_dependencies() {
    let mut use_count = 0;
    for folder in source_folders() {
        let uses = ModuleGraph::read(&folder).uses();
        use_count += uses.values().map(BTreeSet::len).sum::<usize>();
        let is_between_screens = |circle: &BTreeSet<ModulePath>| {
            circle
                .iter()
                .all(|path| path[0] == "screens" && path.len() == 2)
        };
        let cycles: Vec<_> = dependency_cycles(&uses)
            .into_iter()
            .filter(|circle| !is_between_screens(circle))
            .collect();
        assert!(
            cycles.is_empty(),
            "{}: these use each other: {cycles:?}",
            folder.display()
        );
    }
    assert!(use_count > 1000, "only {use_count} uses");
}

#[test]
fn a_dependency_cycle_between_two_folders_is_found() {
    let path = |text: &str| text.split("::").map(str::to_owned).collect::<ModulePath>();
    let module_and_used_module = [
        ("a::b", "a::c::d"),
        ("a::c::e", "a::f"),
        ("a::f", "a::b"),
        ("a::f", "g"),
        ("a::c::d", "a::c::e"),
    ];
    let mut module_uses: BTreeMap<ModulePath, BTreeSet<ModulePath>> = BTreeMap::new();
    for (module, used) in module_and_used_module {
        module_uses
            .entry(path(module))
            .or_default()
            .insert(path(used));
    }
    let expected: BTreeSet<ModulePath> = ["a::b", "a::c", "a::f"].map(path).into();
    assert_eq!(dependency_cycles(&module_uses), BTreeSet::from([expected]));
}

/// Modules of one folder that depend on each other, directly or transitively.
fn dependency_cycles(
    uses: &BTreeMap<ModulePath, BTreeSet<ModulePath>>,
) -> BTreeSet<BTreeSet<ModulePath>> {
    let mut uses_in_folder: BTreeMap<ModulePath, BTreeSet<ModulePath>> = BTreeMap::new();
    for (module, used) in uses
        .iter()
        .flat_map(|(module, used)| used.iter().map(move |used| (module, used)))
    {
        let shared_name_count = module
            .iter()
            .zip(used)
            .take_while(|(one, other)| one == other)
            .count();
        if shared_name_count < module.len().min(used.len()) {
            uses_in_folder
                .entry(module[..=shared_name_count].to_vec())
                .or_default()
                .insert(used[..=shared_name_count].to_vec());
        }
    }
    let reachable_from = |from: &ModulePath| {
        let (mut reachable, mut unvisited) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(next_module) = unvisited.pop() {
            unvisited.extend(
                uses_in_folder
                    .get(&next_module)
                    .into_iter()
                    .flatten()
                    .filter(|used| reachable.insert((*used).clone()))
                    .cloned(),
            );
        }
        reachable
    };
    let reachable_from: BTreeMap<&ModulePath, BTreeSet<ModulePath>> = uses_in_folder
        .keys()
        .map(|module| (module, reachable_from(module)))
        .collect();
    let cycle_through = |module: &ModulePath, all: &BTreeSet<ModulePath>| {
        all.iter()
            .filter(|other| {
                reachable_from
                    .get(other)
                    .is_some_and(|back| back.contains(module))
            })
            .cloned()
            .collect()
    };
    let all_cycles = reachable_from
        .iter()
        .filter(|(module, all)| all.contains(**module))
        .map(|(module, all)| cycle_through(module, all));
    all_cycles.collect()
}

/// `Screen` stays small, because everyone who writes a screen must know the whole trait. A method
/// for only one or two screens belongs to those screens.
#[test]
fn the_screen_trait_has_few_methods_and_many_screens_implement_each() {
    let method_names = |code: &str, start: &str| -> Vec<String> {
        let code_after_start = code.split_once(start).map_or("", |(_, code)| code);
        let block = code_after_start.split("\n}").next().unwrap_or_default();
        let names = block.lines().filter_map(|line| {
            let (name, _) = line.strip_prefix("    fn ")?.split_once('(')?;
            Some(name.to_owned())
        });
        names.collect()
    };
    let definition = code_without_tests(&package_folders()["awale-app"].join("src/app/screen.rs"));
    let defined_methods = method_names(&definition, "pub trait Screen:");
    assert!(
        defined_methods.contains(&"act".to_owned()) && defined_methods.len() <= 12,
        "a screen has {} methods: {defined_methods:?}",
        defined_methods.len()
    );
    let files = source_folders().flat_map(|folder| rust_files(&folder).collect::<Vec<_>>());
    let implemented_methods: Vec<String> = files
        .flat_map(|file| method_names(&code_without_tests(&file), "impl Screen for "))
        .collect();
    for method in defined_methods {
        let screen_count = implemented_methods
            .iter()
            .filter(|name| **name == method)
            .count();
        assert!(
            screen_count >= 3,
            "only {screen_count} screens implement {method}"
        );
    }
}

/// Unit tests of the program are in `tests/units`. With tests inside `src`, cargo would compile it
/// twice.
#[test]
fn the_source_files_of_the_program_contain_no_tests() {
    let files_with_tests = |folder: &str| -> Vec<PathBuf> {
        let has_tests = |file: &PathBuf| {
            fs::read_to_string(file)
                .expect("a source")
                .lines()
                .any(is_test_attribute)
        };
        rust_files(&Path::new(WORKSPACE_ROOT).join(folder))
            .filter(has_tests)
            .collect()
    };
    assert!(
        files_with_tests("crates/awale-study/src").len() > 3,
        "it finds tests inside a library"
    );
    let files_with_tests_in_src = files_with_tests("src");
    assert!(
        files_with_tests_in_src.is_empty(),
        "move the tests of {files_with_tests_in_src:?} to tests/units"
    );
    let manifest =
        fs::read_to_string(Path::new(WORKSPACE_ROOT).join("Cargo.toml")).expect("the manifest");
    assert!(
        manifest.contains("[lib]\ntest = false\nbench = false\n"),
        "nor is it compiled to look for some"
    );
}

/// Whether a line is a test attribute, such as `#[test]`, `#[cfg(test)]` or `#[cfg(all(test,
/// unix))]`.
fn is_test_attribute(line: &str) -> bool {
    let attribute = line
        .trim_start()
        .strip_prefix("#[")
        .or_else(|| line.strip_prefix("#!["));
    attribute.is_some_and(|attribute| {
        let mut words = attribute.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let is_cfg_or_test = attribute.starts_with("cfg") || attribute.starts_with("test]");
        is_cfg_or_test && words.any(|word| word == "test")
    })
}

/// Commands print through one writer that filters control characters, so `print!` is not allowed
/// elsewhere.
#[test]
fn all_commands_print_through_the_same_writer() {
    let direct_prints = [
        "println!",
        "print!(",
        "eprint!",
        "eprintln!",
        "io::stdout()",
        "io::stderr()",
        "stdout().lock",
        "stderr().lock",
    ];
    let folders = ["src/cli", "crates/awale-lab/src"];
    let command_folders = folders.map(|folder| Path::new(WORKSPACE_ROOT).join(folder));
    let command_files = command_folders.iter().flat_map(|folder| rust_files(folder));
    for file in command_files.chain([Path::new(WORKSPACE_ROOT).join("src/main.rs")]) {
        let code = code_without_tests(&file);
        let print_macro = direct_prints.iter().find(|way| code.contains(**way));
        assert!(
            print_macro.is_none(),
            "{} has {print_macro:?}",
            file.display()
        );
    }
}

/// Type names are unique, so that a search for a type finds one definition.
#[test]
fn no_public_type_has_the_name_of_another() {
    // Type names that may occur more than once: each command has its `Args`, each kind of file its
    // `Error`.
    // A macro that declares types has no name for them.
    let allowed_duplicates = ["Args", "Error", ""];
    let mut files_of_type_name: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for folder in source_folders() {
        for file in rust_files(&folder) {
            let text = fs::read_to_string(&file).expect("a source");
            for name in text
                .lines()
                .filter_map(public_type_name)
                .filter(|name| !allowed_duplicates.contains(name))
            {
                files_of_type_name
                    .entry(name.to_owned())
                    .or_default()
                    .push(file.clone());
            }
        }
    }
    assert!(
        files_of_type_name.contains_key("Rules")
            && files_of_type_name.contains_key("TranspositionTable"),
        "it finds types"
    );
    let duplicate_names: Vec<_> = files_of_type_name
        .iter()
        .filter(|(_, files)| files.len() > 1)
        .collect();
    assert!(duplicate_names.is_empty(), "{duplicate_names:#?}");
}

/// The name of the public type that a line defines, if there is one. An alias for a type with the
/// same name is not counted.
fn public_type_name(line: &str) -> Option<&str> {
    let line = line.trim_start().strip_prefix("pub")?;
    let line = line
        .strip_prefix('(')
        .map_or(line, |line| {
            line.split_once(')').map_or(line, |(_, line)| line)
        })
        .trim_start();
    let (keyword, text_after_keyword) = line.split_once(' ')?;
    let name = text_after_keyword
        .split(|letter: char| !letter.is_alphanumeric())
        .next()?;
    let is_alias = keyword == "type" && text_after_keyword.matches(name).count() > 1;
    (["struct", "enum", "trait", "type", "union"].contains(&keyword) && !is_alias).then_some(name)
}

/// The fuzz targets are a separate workspace. The same profile lets them share the build of the
/// libraries.
#[test]
fn libraries_are_built_once_for_the_program_and_the_fuzz_targets() {
    let release_profile = |file: &str| {
        let text = fs::read_to_string(Path::new(WORKSPACE_ROOT).join(file)).expect("a manifest");
        let manifest: toml::Table = text.parse().expect("TOML");
        let mut release = manifest["profile"]["release"]
            .as_table()
            .expect("a table")
            .clone();
        let packages = release
            .get_mut("package")
            .and_then(toml::Value::as_table_mut)
            .expect("tables of packages");
        packages.retain(|name, _| !name.starts_with("awale"));
        release
    };
    assert_eq!(
        release_profile("Cargo.toml"),
        release_profile("fuzz/Cargo.toml")
    );
}

/// A test dependency that turns on a feature of a library would compile this library, and all
/// crates above it, a second time after `cargo build`.
#[test]
fn libraries_are_built_once_for_the_program_and_the_tests() {
    let packages_with_features = |edges: &str| {
        let cargo_tree = Command::new(env!("CARGO"))
            .args(["tree", "--offline", "--locked", "--prefix", "none"])
            .args(["--no-dedupe", "--format", "{p} {f}", "--edges", edges])
            .current_dir(WORKSPACE_ROOT)
            .output()
            .expect("cargo runs");
        let text = String::from_utf8(cargo_tree.stdout).expect("names");
        text.lines().map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let for_the_program = packages_with_features("normal,build");
    let for_the_tests = packages_with_features("normal,build,dev");
    let built_twice: Vec<&String> = for_the_program.difference(&for_the_tests).collect();
    assert!(for_the_program.len() > 100, "{for_the_program:?}");
    assert!(
        built_twice.is_empty(),
        "the tests need {built_twice:?} with more features: see Cargo.toml"
    );
}

/// The engine is embedded in other programs, so it must not depend on TOML, dates or text handling.
#[test]
fn the_engine_depends_on_few_packages() {
    let cargo_tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--package", "awale-engine"])
        .args(["--edges", "normal", "--prefix", "none", "--no-dedupe"])
        .current_dir(WORKSPACE_ROOT)
        .output()
        .expect("cargo runs");
    let text = String::from_utf8(cargo_tree.stdout).expect("names");
    let packages: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(packages.contains("awale-rules"), "{text}");
    assert!(packages.len() <= 16, "{packages:?}");
}

/// Language conventions are defined only in a table in `awale-words`, so that they also apply to
/// new languages. English is allowed elsewhere: files use it, and missing messages fall back to it.
#[test]
fn languages_are_named_in_one_crate() {
    let other_languages = Language::ALL.into_iter().skip(1);
    let language_paths: Vec<String> = other_languages
        .map(|language| format!("Language::{language:?}"))
        .collect();
    assert!(language_paths.len() > 5 && !language_paths.contains(&"Language::English".to_owned()));
    for folder in source_folders() {
        for file in rust_files(&folder) {
            let code = code_without_tests(&file);
            let other_language = language_paths
                .iter()
                .find(|name| code.contains(name.as_str()));
            assert!(
                other_language.is_none(),
                "{} has {other_language:?}",
                file.display()
            );
        }
    }
}

/// Labels of keys are variants of `KeyLabel`, so that the compiler checks them and screens cannot
/// define others.
#[test]
fn labels_of_keys_are_named_in_one_table() {
    let key_label_file = package_folders()["awale-app"].join("src/keys/key_label.rs");
    let text = code_without_tests(&key_label_file);
    // The message id of `AnalysisOff` is `key-hide-analysis`.
    let message_id = |variant: &str| {
        let id = variant.chars().fold("\"key".to_owned(), |id, letter| {
            let dash = if letter.is_uppercase() { "-" } else { "" };
            format!("{id}{dash}{}", letter.to_lowercase())
        });
        id + "\""
    };
    let labels: Vec<String> = text
        .lines()
        .filter_map(|line| line.trim().strip_suffix(','))
        .filter(|variant| variant.chars().all(char::is_alphabetic))
        .map(message_id)
        .collect();
    assert!(labels.len() > 80, "{labels:?}");
    for folder in source_folders() {
        for file in rust_files(&folder).filter(|file| *file != key_label_file) {
            let code = code_without_tests(&file);
            let named_label = labels.iter().find(|label| code.contains(label.as_str()));
            assert!(
                named_label.is_none(),
                "{} has {named_label:?}",
                file.display()
            );
        }
    }
}

/// Screens highlight the letters of pits in sentences. A sentence gets them by `Words::letters`.
#[test]
fn screens_highlight_the_letters_of_pits_in_sentences() {
    let message_variable_starts = [
        "move = ",
        "pit = ",
        "answer = ",
        "(\"move\", ",
        "(\"pit\", ",
        "(\"answer\", ",
    ];
    let is_unhighlighted =
        |value: &str| value.contains(".to_string()") && !value.contains("letters(");
    let folders = ["awale-app", "awale-tui", "awale-club", "awale-study"];
    let mut found = 0;
    for folder in folders.map(|name| package_folders()[name].join("src")) {
        for file in rust_files(&folder) {
            for line in code_without_tests(&file).lines() {
                let message_value = |name: &str| {
                    let is_line_of_say = line.trim_start().starts_with(name) && line.ends_with(',');
                    let is_message_value =
                        line.contains("say!(") || name.starts_with('(') || is_line_of_say;
                    line.split_once(name).filter(|_| is_message_value)
                };
                for (_, value) in message_variable_starts
                    .into_iter()
                    .filter_map(message_value)
                {
                    found += 1;
                    let value_expression = value.split(',').next().unwrap_or_default();
                    assert!(
                        !is_unhighlighted(value_expression),
                        "{}: {line}",
                        file.display()
                    );
                }
            }
        }
    }
    assert!(found > 20, "{found}");
}
