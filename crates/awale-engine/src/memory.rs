//! The memory that this program may still use, by the machine and by the limits of its control
//! groups.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Bytes of memory that are available without swapping and within the limits of control groups.
/// `None` if the system does not report it.
pub(crate) fn available_memory_bytes() -> Option<u64> {
    available_bytes_with_root(Path::new("/"))
}

/// Computes [`available_memory_bytes`] with the files below `root_folder` instead of `/`.
fn available_bytes_with_root(root_folder: &Path) -> Option<u64> {
    let machine_available_bytes =
        read_kilobytes_as_bytes(&root_folder.join("proc/meminfo"), "MemAvailable:");
    let cgroup_text = fs::read_to_string(root_folder.join("proc/self/cgroup")).unwrap_or_default();
    let free_bytes_in_cgroups = cgroup_text
        .lines()
        .filter_map(|line| free_bytes_of_control_group(root_folder, line))
        .min();
    [machine_available_bytes, free_bytes_in_cgroups]
        .into_iter()
        .flatten()
        .min()
}

/// Free bytes in the control group that a line of `/proc/self/cgroup` names, and in its parents.
/// Within a container the line may name a path that only the host has. Then the limit is in the
/// topmost folder.
fn free_bytes_of_control_group(root_folder: &Path, cgroup_line: &str) -> Option<u64> {
    let mut fields = cgroup_line.splitn(3, ':');
    let (_, controllers, path) = (fields.next()?, fields.next()?, fields.next()?);
    let (mount_folder, file_names): (PathBuf, _) = if controllers.is_empty() {
        (
            root_folder.join("sys/fs/cgroup"),
            ["memory.max", "memory.current", "inactive_file"],
        )
    } else if controllers.split(',').any(|name| name == "memory") {
        let file_names = [
            "memory.limit_in_bytes",
            "memory.usage_in_bytes",
            "total_inactive_file",
        ];
        (root_folder.join("sys/fs/cgroup/memory"), file_names)
    } else {
        return None;
    };
    let group_folder = mount_folder.join(path.trim_start_matches('/'));
    let group_and_ancestors = group_folder
        .ancestors()
        .take_while(|folder| folder.starts_with(&mount_folder));
    group_and_ancestors
        .filter_map(|folder| bytes_below_limit(folder, file_names))
        .min()
}

/// Free bytes below the limit in `folder`. Cached files that the system can drop do not count as
/// used.
fn bytes_below_limit(folder: &Path, [limit, used, droppable]: [&str; 3]) -> Option<u64> {
    let read_number = |name: &str| {
        fs::read_to_string(folder.join(name))
            .ok()?
            .trim()
            .parse::<u64>()
            .ok()
    };
    // A group without a limit has the text `max`, or a number larger than the memory of any
    // machine.
    let limit_bytes = read_number(limit)?;
    let droppable_bytes = read_number_field(&folder.join("memory.stat"), droppable).unwrap_or(0);
    Some(limit_bytes.saturating_sub(read_number(used)?.saturating_sub(droppable_bytes)))
}

fn read_kilobytes_as_bytes(path: &Path, field_name: &str) -> Option<u64> {
    Some(read_number_field(path, field_name)? * 1024)
}

/// The number after `field_name` in a file with lines such as `MemAvailable: 1000 kB`.
fn read_number_field(path: &Path, field_name: &str) -> Option<u64> {
    let text = fs::read_to_string(path).ok()?;
    let mut lines = text.lines().map(str::split_whitespace);
    lines.find_map(|mut words| {
        (words.next() == Some(field_name)).then(|| words.next()?.parse().ok())?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MB: u64 = 1 << 20;

    /// The available memory in bytes on a system with these files.
    fn available_bytes_with_files(files: &[(&str, String)]) -> Option<u64> {
        let root_folder = tempfile::tempdir().expect("a folder");
        for (path, text) in files {
            let path = root_folder.path().join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        available_bytes_with_root(root_folder.path())
    }

    fn meminfo_file(available_mb: u64) -> (&'static str, String) {
        (
            "proc/meminfo",
            format!(
                "MemTotal: 99999999 kB\nMemAvailable: {} kB\n",
                available_mb * 1024
            ),
        )
    }

    #[test]
    fn the_smallest_memory_limit_of_the_machine_and_its_cgroups_applies() {
        assert_eq!(available_bytes_with_files(&[]), None, "another system");
        assert_eq!(
            available_bytes_with_files(&[meminfo_file(8000)]),
            Some(8000 * MB)
        );
        let cgroup_v2_files = |outer: &str, inner: &str| {
            vec![
                meminfo_file(8000),
                ("proc/self/cgroup", "0::/user/mine\n".to_owned()),
                ("sys/fs/cgroup/user/memory.max", outer.to_owned()),
                ("sys/fs/cgroup/user/memory.current", (1000 * MB).to_string()),
                ("sys/fs/cgroup/user/mine/memory.max", inner.to_owned()),
                (
                    "sys/fs/cgroup/user/mine/memory.current",
                    (500 * MB).to_string(),
                ),
                (
                    "sys/fs/cgroup/user/mine/memory.stat",
                    format!("anon 1\ninactive_file {}\n", 100 * MB),
                ),
            ]
        };
        let (large_limit, small_limit) = ((3000 * MB).to_string(), (1500 * MB).to_string());
        assert_eq!(
            available_bytes_with_files(&cgroup_v2_files("max\n", "max\n")),
            Some(8000 * MB)
        );
        assert_eq!(
            available_bytes_with_files(&cgroup_v2_files("max\n", &small_limit)),
            Some(1100 * MB),
            "less what is used and not droppable"
        );
        assert_eq!(
            available_bytes_with_files(&cgroup_v2_files(&small_limit, &large_limit)),
            Some(500 * MB),
            "the group around it"
        );
        assert_eq!(
            available_bytes_with_files(&cgroup_v2_files("max", "0")),
            Some(0)
        );
    }

    #[test]
    fn memory_limits_of_cgroup_version_1_and_of_containers_apply() {
        let available_bytes_with_cgroup_v1 = |folder: &str| {
            let file_with_text =
                |name: &str, text: String| (format!("sys/fs/cgroup/memory/{folder}{name}"), text);
            let limit_file = file_with_text("memory.limit_in_bytes", (1500 * MB).to_string());
            let usage_file = file_with_text("memory.usage_in_bytes", (300 * MB).to_string());
            let stat_file = file_with_text(
                "memory.stat",
                format!("inactive_file 1\ntotal_inactive_file {}\n", 50 * MB),
            );
            let cgroup_file = (
                "proc/self/cgroup",
                "5:cpu:/\n4:memory,hugetlb:/host/42\n0::/\n".to_owned(),
            );
            available_bytes_with_files(&[
                meminfo_file(8000),
                cgroup_file,
                (&limit_file.0, limit_file.1),
                (&usage_file.0, usage_file.1),
                (&stat_file.0, stat_file.1),
            ])
        };
        assert_eq!(available_bytes_with_cgroup_v1("host/42/"), Some(1250 * MB));
        assert_eq!(
            available_bytes_with_cgroup_v1(""),
            Some(1250 * MB),
            "the path of the host is not there"
        );
    }
}
