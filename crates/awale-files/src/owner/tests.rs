use super::mode_for_group;

#[test]
fn if_the_group_changes_it_gets_only_the_rights_of_all_users() {
    for (mode, kept, in_another_group) in [
        (0o100_640, 0o640, 0o600),
        (0o100_664, 0o664, 0o644),
        (0o104_755, 0o755, 0o755),
        (0o100_606, 0o606, 0o666),
    ] {
        assert_eq!(mode_for_group(mode, true), kept);
        assert_eq!(mode_for_group(mode, false), in_another_group, "{mode:o}");
    }
}
