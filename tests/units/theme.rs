use ratatui::style::{Color, Style};
use unicode_width::UnicodeWidthStr;

use awale::theme::depth::{nearest_of_256, nearest_of_sixteen, nearest_paint_color};
use awale::theme::glyphs::{CODE_PAGE_437, Charset, console_replacement};
use awale::theme::{
    BUILT_IN_THEMES, ColorDepth, MIN_READABLE_CONTRAST, Rgb, TerminalAbilities, TerminalFont,
    Theme, ThemeProblem, contrast,
};

fn color_depth(variables: &[(&str, &str)]) -> ColorDepth {
    let value_of_variable = |name: &str| {
        variables
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| (*value).to_owned())
    };
    TerminalAbilities::from_environment(value_of_variable).depth
}

#[test]
fn the_locale_decides_whether_only_ascii_is_drawn() {
    let font_in_environment = |variables: &[(&str, &str)]| {
        let value_of_variable = |name: &str| {
            variables
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| (*value).to_owned())
        };
        TerminalAbilities::from_environment(value_of_variable).font
    };
    for locale in [
        "fr_FR.UTF-8",
        "fr_FR.utf8",
        "C.UTF-8",
        "UTF-8",
        "de_DE.UTF-8@euro",
        "pt_BR.Utf_8",
        "",
    ] {
        assert_eq!(
            font_in_environment(&[("LANG", locale)]),
            TerminalFont::AllCharacters,
            "{locale}"
        );
    }
    for locale in [
        "fr_FR.ISO-8859-1",
        "fr_FR@euro",
        "de_DE.ISO-8859-15",
        "fr_FR",
        "ja_JP.eucJP",
        "C",
        "POSIX",
    ] {
        assert_eq!(
            font_in_environment(&[("LANG", locale)]),
            TerminalFont::AsciiOnly,
            "{locale}"
        );
        assert_eq!(
            font_in_environment(&[("LC_CTYPE", locale), ("LANG", "fr_FR.UTF-8")]),
            TerminalFont::AsciiOnly,
            "{locale}"
        );
        assert_eq!(
            font_in_environment(&[
                ("LC_ALL", "en_GB.UTF-8"),
                ("LC_CTYPE", locale),
                ("LANG", locale)
            ]),
            TerminalFont::AllCharacters
        );
        assert_eq!(
            font_in_environment(&[
                ("LC_ALL", ""),
                ("LC_CTYPE", ""),
                ("LANG", locale),
                ("TERM", "linux")
            ]),
            TerminalFont::AsciiOnly
        );
    }
    assert_eq!(font_in_environment(&[]), TerminalFont::AllCharacters);
    assert_eq!(
        font_in_environment(&[("TERM", "linux")]),
        TerminalFont::Console256Characters
    );
}

#[test]
fn the_environment_selects_the_color_depth() {
    assert_eq!(
        color_depth(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]),
        ColorDepth::TrueColor
    );
    assert_eq!(
        color_depth(&[("TERM", "xterm-256color")]),
        ColorDepth::Indexed256
    );
    assert_eq!(
        color_depth(&[("TERM", "linux"), ("COLORTERM", "truecolor")]),
        ColorDepth::SixteenColors
    );
    assert_eq!(
        color_depth(&[
            ("TERM", "xterm"),
            ("COLORTERM", "truecolor"),
            ("NO_COLOR", "1")
        ]),
        ColorDepth::Monochrome
    );
    assert_eq!(
        color_depth(&[("TERM", "xterm"), ("NO_COLOR", "")]),
        ColorDepth::SixteenColors,
        "an empty NO_COLOR says nothing"
    );
    assert_eq!(color_depth(&[("TERM", "dumb")]), ColorDepth::Monochrome);
}

#[test]
fn colorterm_is_ignored_for_terminals_that_do_not_set_it() {
    let depth_in_environment = |term: &str, more: &[(&str, &str)]| {
        color_depth(&[&[("TERM", term), ("COLORTERM", "truecolor")], more].concat())
    };
    let (screen_variable, tmux_variable) = (("STY", "1.tty.host"), ("TMUX", "/tmp/tmux,1,0"));
    // GNU screen, also if TERM has the name of another terminal, and over ssh.
    assert_eq!(
        depth_in_environment("screen.xterm-256color", &[screen_variable]),
        ColorDepth::Indexed256
    );
    assert_eq!(
        depth_in_environment("xterm-256color", &[screen_variable]),
        ColorDepth::Indexed256
    );
    assert_eq!(
        depth_in_environment("xterm", &[screen_variable]),
        ColorDepth::SixteenColors
    );
    assert_eq!(
        depth_in_environment("screen", &[]),
        ColorDepth::SixteenColors
    );
    assert_eq!(
        depth_in_environment("screen-256color", &[]),
        ColorDepth::Indexed256
    );
    assert_eq!(
        depth_in_environment("screen.tmux-256color", &[screen_variable, tmux_variable]),
        ColorDepth::Indexed256
    );
    // tmux supports 24-bit colors under any name, and converts them inside GNU screen.
    assert_eq!(
        depth_in_environment("screen-256color", &[tmux_variable]),
        ColorDepth::TrueColor
    );
    assert_eq!(
        depth_in_environment("tmux-256color", &[tmux_variable, screen_variable]),
        ColorDepth::TrueColor
    );
    assert_eq!(
        depth_in_environment("tmux-256color", &[]),
        ColorDepth::TrueColor
    );
    for term in [
        "linux",
        "linux-16color",
        "vt100",
        "vt220",
        "ansi",
        "pcansi",
        "cons25",
        "eterm-color",
    ] {
        assert_eq!(
            depth_in_environment(term, &[]),
            ColorDepth::SixteenColors,
            "{term}"
        );
    }
    for term in ["", "dumb", "unknown"] {
        assert_eq!(
            depth_in_environment(term, &[]),
            ColorDepth::Monochrome,
            "{term}"
        );
    }
    for term in [
        "vte-256color",
        "xterm-kitty",
        "alacritty",
        "foot",
        "st-256color",
        "xterm",
    ] {
        assert_eq!(
            depth_in_environment(term, &[]),
            ColorDepth::TrueColor,
            "{term}"
        );
    }
    assert_eq!(
        color_depth(&[("TERM", "xterm"), ("COLORTERM", "yes")]),
        ColorDepth::SixteenColors
    );
    assert_eq!(
        color_depth(&[("COLORTERM", "24bit")]),
        ColorDepth::TrueColor,
        "Windows has no TERM"
    );
}

#[test]
fn contrast_ranges_from_1_to_21() {
    assert!((contrast([7; 3], [7; 3]) - 1.0).abs() < 1e-9);
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    // The lightest gray that is readable on white.
    assert!(
        contrast([118; 3], [255; 3]) > MIN_READABLE_CONTRAST
            && contrast([119; 3], [255; 3]) < MIN_READABLE_CONTRAST
    );
}

#[test]
fn a_theme_uses_only_colors_that_the_terminal_has() {
    for name in Theme::built_in_names() {
        let theme = Theme::built_in(name).unwrap();
        assert_eq!(theme.clone().for_depth(ColorDepth::TrueColor), theme);
        assert_eq!(
            theme.clone().for_depth(ColorDepth::Monochrome),
            Theme::monochrome()
        );
        let assert_no_color_beyond = |theme: Theme, beyond: fn(Color) -> bool| {
            let _ = theme.map_styles(|style| {
                assert!(
                    ![style.fg, style.bg].into_iter().flatten().any(beyond),
                    "{name}: {style:?}"
                );
                style
            });
        };
        let has_paint = |depth| theme.clone().for_depth(depth).paint.is_some();
        assert_eq!(
            has_paint(ColorDepth::Indexed256),
            has_paint(ColorDepth::TrueColor),
            "{name}"
        );
        assert!(!has_paint(ColorDepth::SixteenColors), "{name}");
        assert_no_color_beyond(theme.clone().for_depth(ColorDepth::Indexed256), |color| {
            matches!(color, Color::Rgb(..))
        });
        assert_no_color_beyond(theme.for_depth(ColorDepth::SixteenColors), |color| {
            matches!(color, Color::Rgb(..) | Color::Indexed(_))
        });
    }
    let terminal_theme = Theme::built_in("terminal").unwrap();
    assert_eq!(
        terminal_theme.clone().for_depth(ColorDepth::SixteenColors),
        terminal_theme,
        "the user's own sixteen stay what they are"
    );
}

#[test]
fn a_color_is_replaced_by_the_nearest_one_of_the_palette() {
    let nearest_indexed_color = |rgb| nearest_of_256(rgb).0;
    assert_eq!(nearest_indexed_color([255, 0, 0]), Color::Indexed(196));
    assert_eq!(nearest_indexed_color([0, 0, 0]), Color::Indexed(16));
    assert_eq!(nearest_indexed_color([9, 8, 7]), Color::Indexed(232));
    assert_eq!(nearest_indexed_color([95, 135, 175]), Color::Indexed(67));
    assert_eq!(nearest_of_sixteen([250, 240, 230]).0, Color::Gray);
    assert_eq!(nearest_of_sixteen([20, 10, 30]).0, Color::Black);
}

#[test]
fn brown_pits_are_neither_gray_nor_red_in_256_colors() {
    let theme = Theme::built_in("wood").expect("a theme");
    let paint = theme.paint.expect("a painted theme");
    for (depth, light) in [
        (0.55, 1.0),
        (0.75, 0.9),
        (0.75, 0.75),
        (0.95, 1.0),
        (0.95, 0.85),
    ] {
        let pit_shade = (paint.light.mix(paint.hollow, depth) * light).to_bytes();
        let (_, [red, green, blue]) = nearest_paint_color(pit_shade);
        assert!(
            red > green && green > blue && green > 0,
            "{pit_shade:?} becomes {red} {green} {blue}"
        );
    }
    // The darkest part of the shadow is nearly black.
    let (_, [red, ..]) = nearest_paint_color((paint.hollow * 0.5).to_bytes());
    assert!(red < 40, "{red}");
}

#[test]
fn a_board_in_256_colors_has_distinct_tones_and_seeds_that_stand_out() {
    let mut painted_theme_count = 0;
    for name in Theme::built_in_names() {
        let theme = Theme::built_in(name).expect("a theme");
        let Some(paint) = theme.for_depth(ColorDepth::Indexed256).paint else {
            continue;
        };
        painted_theme_count += 1;
        let tones = paint.tones.expect("tones for 256 colors");
        let wood = [
            tones.lit_wood,
            tones.flat_wood,
            tones.shaded_wood,
            tones.hollow_floor,
        ];
        for pair in wood.windows(2) {
            assert!(
                pair[0].brightness() >= pair[1].brightness(),
                "{name}: {wood:?}"
            );
        }
        assert!(
            tones.flat_wood.brightness() > tones.hollow_floor.brightness() + 30.0,
            "{name}"
        );
        let floor = tones.hollow_floor.to_bytes();
        assert!(
            contrast(tones.seed.to_bytes(), floor) >= MIN_READABLE_CONTRAST,
            "{name}"
        );
        for color in wood
            .into_iter()
            .chain([tones.hollow_shadow, tones.seed])
            .map(Rgb::to_bytes)
        {
            assert_eq!(nearest_of_256(color).1, color, "{name}: one of the 256");
            let [red, green, blue] = color;
            assert!(
                name != "wood" || red >= green && green >= blue,
                "{color:?}: warm"
            );
        }
    }
    assert!(painted_theme_count >= 3, "{painted_theme_count} themes");
}

#[test]
fn a_color_too_similar_to_the_background_is_replaced_by_a_readable_one() {
    let mut theme = Theme::monochrome();
    theme.background = Style::new().bg(Color::Rgb(100, 100, 100));
    // The intended color is readable, but the two grays of 16 colors are too similar.
    theme.text = Style::new().fg(Color::Rgb(235, 235, 235));
    assert_eq!(
        theme.for_depth(ColorDepth::SixteenColors).text.fg,
        Some(Color::Black)
    );
}

#[test]
fn console_fonts_have_all_drawn_characters() {
    let glyphs = Charset::Unicode.glyphs();
    for glyph in [
        "▟",
        "▛",
        glyphs.seed,
        glyphs.last_move_sign,
        glyphs.capture_sign,
        glyphs.left_arrow,
        glyphs.right_arrow,
        glyphs.done_mark,
        "…",
        "⠿",
    ] {
        let drawn_glyph = console_replacement(glyph).unwrap_or(glyph);
        assert!(
            drawn_glyph.is_ascii() || CODE_PAGE_437.contains(drawn_glyph),
            "{glyph} is shown as {drawn_glyph}"
        );
    }
    assert_eq!(console_replacement("é"), None);
    assert_eq!(
        ["⠀", "⠒", "⢀", "⠿", "⡠"].map(console_replacement),
        [" ", "─", "─", "•", "•"].map(Some)
    );
}

#[test]
fn every_character_is_one_cell_wide() {
    for charset in [Charset::Unicode, Charset::Ascii] {
        let glyphs = charset.glyphs();
        let pointers = [
            glyphs.up_arrow,
            glyphs.down_arrow,
            glyphs.left_arrow,
            glyphs.right_arrow,
        ];
        let drawn_signs = [
            glyphs.seed,
            glyphs.done_mark,
            glyphs.capture_sign,
            glyphs.last_move_sign,
            glyphs.match_head,
            glyphs.match_stick,
        ];
        for text in pointers.into_iter().chain(drawn_signs) {
            assert_eq!(text.width(), 1, "{text}");
            assert!(charset == Charset::Unicode || text.is_ascii());
        }
    }
}

#[test]
fn every_built_in_theme_is_valid() {
    for (name, text) in BUILT_IN_THEMES {
        let theme = Theme::parse(text, name);
        assert!(theme.is_ok(), "{}", theme.unwrap_err());
        assert_eq!(Theme::built_in(name), theme.ok());
    }
    assert_eq!(Theme::built_in("plaid"), None);
}

/// The error for the theme `terminal` with one line replaced.
fn theme_error(original_line: &str, replacement: &str) -> String {
    let source = Theme::built_in_source("terminal").expect("the theme");
    let text = source.replacen(original_line, replacement, 1);
    assert_ne!(text, source, "{original_line} is not in the file");
    Theme::parse(&text, "my.toml").unwrap_err().to_string()
}

#[test]
fn a_theme_error_names_the_file_the_line_and_the_field() {
    let error_for_unknown_color = theme_error("fg = \"green\"", "fg = \"greenish\"");
    assert!(
        error_for_unknown_color
            .starts_with("my.toml, line 12, good.fg: “greenish” is not a color; write #rrggbb"),
        "{error_for_unknown_color}"
    );
    let error_for_misspelt_field = theme_error("title =", "titel =");
    assert!(
        error_for_misspelt_field.starts_with("my.toml, line 7")
            && error_for_misspelt_field.contains("“titel”"),
        "{error_for_misspelt_field}"
    );
    let error_for_missing_field = theme_error("title = { bold = true }\n", "");
    assert!(
        error_for_missing_field.contains("“title” is missing"),
        "{error_for_missing_field}"
    );
    let error_for_broken_section = theme_error("[board]", "[board");
    assert!(
        error_for_broken_section.starts_with("my.toml, line 16: "),
        "{error_for_broken_section}"
    );
    let error_for_wrong_style = theme_error("bold = true", "bold = 1");
    assert!(
        error_for_wrong_style.starts_with("my.toml, line 7, title.bold: "),
        "{error_for_wrong_style}"
    );
}

#[test]
fn a_painted_theme_needs_exact_colors_and_seeds() {
    let wood_theme_text = Theme::built_in_source("wood").expect("the theme");
    let theme_with_named_color =
        wood_theme_text.replacen("light = \"#d49f5f\"", "light = \"yellow\"", 1);
    let error = Theme::parse(&theme_with_named_color, "wood.toml").unwrap_err();
    assert_eq!(error.field.as_deref(), Some("paint.light"));
    assert_eq!(
        error.problem,
        ThemeProblem::InexactPaintColor("yellow".to_owned())
    );
    let lines_without_seeds = wood_theme_text.lines().map(|line| {
        if line.starts_with("seeds") {
            "seeds = []"
        } else {
            line
        }
    });
    let error = Theme::parse(
        &lines_without_seeds.collect::<Vec<_>>().join("\n"),
        "wood.toml",
    )
    .unwrap_err();
    assert_eq!(error.problem, ThemeProblem::NoSeedColors);
}
