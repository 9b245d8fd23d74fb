//! Adapts themes to terminals with fewer colors.

use std::sync::{
    LazyLock,
    atomic::{AtomicU8, Ordering},
};

use ratatui::style::{Color, Modifier, Style};

use super::{
    BoardStyles, BoardTones, PaintColors, Rgb, Theme,
    contrast::{MIN_READABLE_CONTRAST, contrast},
};

/// The number of colors that the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ColorDepth {
    /// No colors, by choice (`NO_COLOR`) or by nature: only bold, dim, underlined and reversed.
    Monochrome,
    SixteenColors,
    /// The 256 colors of xterm.
    Indexed256,
    TrueColor,
}

/// A color as red, green and blue.
type RgbBytes = [u8; 3];

/// The sixteen colors with xterm's default values.
const SIXTEEN_COLORS: [(Color, RgbBytes); 16] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [205, 0, 0]),
    (Color::Green, [0, 205, 0]),
    (Color::Yellow, [205, 205, 0]),
    (Color::Blue, [0, 0, 238]),
    (Color::Magenta, [205, 0, 205]),
    (Color::Cyan, [0, 205, 205]),
    (Color::Gray, [229, 229, 229]),
    (Color::DarkGray, [127, 127, 127]),
    (Color::LightRed, [255, 0, 0]),
    (Color::LightGreen, [0, 255, 0]),
    (Color::LightYellow, [255, 255, 0]),
    (Color::LightBlue, [92, 92, 255]),
    (Color::LightMagenta, [255, 0, 255]),
    (Color::LightCyan, [0, 255, 255]),
    (Color::White, [255, 255, 255]),
];

impl Theme {
    /// Adapts this theme to a terminal with `depth` colors. Each color becomes the nearest
    /// available one, painting is dropped if there are too few shades, and readable text stays
    /// readable.
    ///
    /// With 256 colors, the colors of the paint are replaced before the board is painted, and the
    /// wood's grain has one color, on which letters are easy to read. The nearest colors to both
    /// colors of the grain are so different that they look like stripes, and replacing the finished
    /// pixels instead makes orange spots.
    #[must_use]
    pub fn for_depth(self, depth: ColorDepth) -> Theme {
        let letter_color = self
            .board
            .letter
            .fg
            .and_then(exact_color)
            .unwrap_or_default();
        match depth {
            ColorDepth::Monochrome => Theme::monochrome(),
            ColorDepth::SixteenColors => self.without_paint().map_colors(nearest_of_sixteen),
            ColorDepth::Indexed256 => Theme {
                paint: self
                    .paint
                    .as_ref()
                    .map(|paint| paint.reduced_to_256_colors(letter_color)),
                ..self.map_colors(nearest_of_256)
            },
            ColorDepth::TrueColor => self,
        }
    }

    /// This theme without paint. Letters that were chosen for wood are then on the screen's
    /// background, so they get the style of text.
    fn without_paint(self) -> Theme {
        if self.paint.is_none() {
            return self;
        }
        let (letter_style, playable_style) = self.letter_styles_without_paint();
        Theme {
            board: BoardStyles {
                letter: letter_style,
                playable: playable_style,
                ..self.board
            },
            paint: None,
            ..self
        }
    }

    /// The styles of a pit's letter and of the letter of a playable pit, for a board that the theme
    /// could paint but that is drawn with lines.
    pub fn letter_styles_without_paint(&self) -> (Style, Style) {
        (self.dim, self.text.add_modifier(Modifier::BOLD))
    }

    /// Replaces each exact color by the result of `nearest`.
    fn map_colors(self, nearest: fn(RgbBytes) -> (Color, RgbBytes)) -> Theme {
        let background_color = self.background.bg.and_then(exact_color);
        self.map_styles(|style| {
            let terminal_and_theme_color = |color: Color| {
                exact_color(color).map_or((color, None), |wanted| {
                    let (color, shown_color) = nearest(wanted);
                    (color, Some((wanted, shown_color)))
                })
            };
            let (fg, bg) = (
                style.fg.map(terminal_and_theme_color),
                style.bg.map(terminal_and_theme_color),
            );
            let theme_and_terminal_background = bg.map_or(
                background_color
                    .map(|background_color| (background_color, nearest(background_color).1)),
                |(_, exact)| exact,
            );
            let fg = match (fg, theme_and_terminal_background) {
                (Some((_, Some((wanted, shown)))), Some(theme_and_terminal_background))
                    if becomes_unreadable(wanted, shown, theme_and_terminal_background) =>
                {
                    Some(nearest(contrasting_black_or_white(theme_and_terminal_background.1)).0)
                }
                _ => fg.map(|(color, _)| color),
            };
            Style {
                fg,
                bg: bg.map(|(color, _)| color),
                ..style
            }
        })
    }
}

/// Whether text would be readable in the color `wanted_color`, but is not in the color
/// `shown_color` that the terminal has instead. `theme_and_terminal_background` are the two colors
/// of its background.
fn becomes_unreadable(
    wanted_color: RgbBytes,
    shown_color: RgbBytes,
    theme_and_terminal_background: (RgbBytes, RgbBytes),
) -> bool {
    contrast(wanted_color, theme_and_terminal_background.0) >= MIN_READABLE_CONTRAST
        && contrast(shown_color, theme_and_terminal_background.1) < MIN_READABLE_CONTRAST
}

/// Black or white, whichever has more contrast to `background_color`.
fn contrasting_black_or_white(background_color: RgbBytes) -> RgbBytes {
    let (black, white) = ([0; 3], [255; 3]);
    if contrast(black, background_color) > contrast(white, background_color) {
        black
    } else {
        white
    }
}

/// The exact color; `None` for one of the sixteen, which the terminal defines itself.
pub(crate) fn exact_color(color: Color) -> Option<RgbBytes> {
    match color {
        Color::Rgb(red, green, blue) => Some([red, green, blue]),
        Color::Indexed(index @ 16..) => fixed_colors_of_256()
            .find(|(known, _)| *known == index)
            .map(|(_, exact)| exact),
        _ => None,
    }
}

/// The 240 colors that are the same in every terminal: a cube with six steps per channel and 24
/// grays.
fn fixed_colors_of_256() -> impl Iterator<Item = (u8, RgbBytes)> {
    const COLOR_CUBE_STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let color_cube = (0..216_u8).map(|i| {
        (
            16 + i,
            [i / 36, i / 6 % 6, i % 6].map(|step| COLOR_CUBE_STEPS[usize::from(step)]),
        )
    });
    color_cube.chain((0..24_u8).map(|i| (232 + i, [8 + 10 * i; 3])))
}

/// The cube and the grays, with the place of each in the color space of [`to_oklab`].
static CUBE_AND_GRAYS_WITH_OKLAB: LazyLock<Vec<(u8, RgbBytes, [f32; 4])>> = LazyLock::new(|| {
    let with_oklab = |(index, exact)| (index, exact, to_oklab(exact));
    fixed_colors_of_256().map(with_oklab).collect()
});

/// The nearest color of the cube and the grays, and its exact value.
pub fn nearest_of_256(wanted_color: RgbBytes) -> (Color, RgbBytes) {
    nearest_of_256_by(color_difference, wanted_color)
}

/// The nearest of the 256 colors for something painted, and its exact value.
pub fn nearest_paint_color(wanted_color: RgbBytes) -> (Color, RgbBytes) {
    nearest_of_256_by(paint_difference, wanted_color)
}

fn nearest_of_256_by(
    difference: fn([f32; 4], [f32; 4]) -> f32,
    wanted_color: RgbBytes,
) -> (Color, RgbBytes) {
    nearest_among(|_| true, difference, wanted_color)
}

/// The nearest of the colors that satisfy `is_possible`.
fn nearest_among(
    is_possible: impl Fn(RgbBytes) -> bool,
    difference: fn([f32; 4], [f32; 4]) -> f32,
    wanted_color: RgbBytes,
) -> (Color, RgbBytes) {
    let target_oklab = to_oklab(wanted_color);
    let distance = |other| difference(target_oklab, other);
    let nearest = CUBE_AND_GRAYS_WITH_OKLAB
        .iter()
        .filter(|(_, exact, _)| is_possible(*exact))
        .min_by(|(.., a), (.., b)| distance(*a).total_cmp(&distance(*b)));
    nearest.map_or((Color::Reset, wanted_color), |&(index, exact, _)| {
        (Color::Indexed(index), exact)
    })
}

/// How different two colors look. Saturation counts more than brightness, and hue most: by the
/// distance of red, green and blue, brown wood would be pink and its shadows mauve and olive.
fn color_difference(one: [f32; 4], other: [f32; 4]) -> f32 {
    /// Chosen by comparing pictures of the painted board in 256 and in all colors.
    const SATURATION_WEIGHT: f32 = 2.5;
    const HUE_WEIGHT: f32 = 5.0;
    let [squared_light, squared_a, squared_b, squared_saturation] =
        std::array::from_fn(|i| (one[i] - other[i]) * (one[i] - other[i]));
    squared_light
        + SATURATION_WEIGHT * squared_saturation
        + HUE_WEIGHT * (squared_a + squared_b - squared_saturation)
}

/// How different a painted color looks. The palette has no dark brown. In addition to the
/// difference of [`color_difference`], a color that loses its saturation looks gray, unless it is
/// nearly black, and one with more red looks maroon. Chosen by comparing pictures, as above.
fn paint_difference(wanted_color: [f32; 4], shown_color: [f32; 4]) -> f32 {
    const LOST_SATURATION_WEIGHT: f32 = 16.0;
    const REDNESS_WEIGHT: f32 = 30.0;
    /// From this brightness on, a gray looks gray. A darker one looks nearly black.
    const MIN_VISIBLE_GRAY_BRIGHTNESS: f32 = 0.35;
    let lost_saturation = (wanted_color[3] - shown_color[3]).max(0.0);
    let visible_gray_share = (shown_color[0] / MIN_VISIBLE_GRAY_BRIGHTNESS).min(1.0);
    let added_redness = (shown_color[1] - wanted_color[1]).max(0.0);
    color_difference(wanted_color, shown_color)
        + LOST_SATURATION_WEIGHT
            * visible_gray_share
            * visible_gray_share
            * visible_gray_share
            * lost_saturation
            * lost_saturation
        + REDNESS_WEIGHT * added_redness * added_redness
}

/// Brightness and the two axes of hue in Oklab (Björn Ottosson, 2020), in which equal distances
/// look about equally different, and the saturation.
fn to_oklab(color: RgbBytes) -> [f32; 4] {
    let [red, green, blue] = color.map(|part| {
        let channel = f32::from(part) / 255.0;
        if channel <= 0.04045 {
            channel / 12.92
        } else {
            libm::powf((channel + 0.055) / 1.055, 2.4)
        }
    });
    let long_cone = libm::cbrtf(0.412_221_46 * red + 0.536_332_55 * green + 0.051_445_995 * blue);
    let medium_cone = libm::cbrtf(0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue);
    let short_cone = libm::cbrtf(0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue);
    let lightness =
        0.210_454_26 * long_cone + 0.793_617_8 * medium_cone - 0.004_072_047 * short_cone;
    let (a, b) = (
        1.977_998_5 * long_cone - 2.428_592_2 * medium_cone + 0.450_593_7 * short_cone,
        0.025_904_037 * long_cone + 0.782_771_77 * medium_cone - 0.808_675_77 * short_cone,
    );
    [lightness, a, b, libm::hypotf(a, b)]
}

/// The nearest of the 256 colors to a painted color, whose parts are rounded to five bits. The
/// answers are cached, because a picture of a board asks for ten thousand colors and few differ.
fn cached_nearest_of_256(color: Rgb) -> Color {
    const BITS_PER_CHANNEL: u32 = 5;
    /// The index in the palette; 0 if the color was not needed yet.
    static CACHED_PALETTE_INDICES: [AtomicU8; 1 << (3 * BITS_PER_CHANNEL)] =
        [const { AtomicU8::new(0) }; 1 << (3 * BITS_PER_CHANNEL)];
    let [red, green, blue] = color.to_bytes().map(|part| part >> (8 - BITS_PER_CHANNEL));
    let cache_index = [red, green, blue].iter().fold(0, |place, &part| {
        place << BITS_PER_CHANNEL | usize::from(part)
    });
    match CACHED_PALETTE_INDICES[cache_index].load(Ordering::Relaxed) {
        0 => {
            let middle =
                |part: u8| (part << (8 - BITS_PER_CHANNEL)) + (1 << (7 - BITS_PER_CHANNEL));
            let nearest_color = nearest_paint_color([red, green, blue].map(middle)).0;
            if let Color::Indexed(index) = nearest_color {
                CACHED_PALETTE_INDICES[cache_index].store(index, Ordering::Relaxed);
            }
            nearest_color
        }
        index => Color::Indexed(index),
    }
}

impl PaintColors {
    /// The terminal's color for a painted one.
    pub(crate) fn terminal_color(&self, color: Rgb) -> Color {
        if self.tones.is_some() {
            cached_nearest_of_256(color)
        } else {
            color.to_color()
        }
    }

    /// The color of a seed that is a character in 256 colors: the nearest to the theme's lightest
    /// seed among the colors with enough contrast to the floor of a pit.
    fn seed_character_color(&self, hollow_floor: RgbBytes) -> Rgb {
        let has_contrast_to_floor = |shown| contrast(shown, hollow_floor) >= MIN_READABLE_CONTRAST;
        let compare_brightness = |a: &Rgb, b: &Rgb| a.brightness().total_cmp(&b.brightness());
        let lightest_seed_color = self
            .seeds
            .iter()
            .copied()
            .max_by(compare_brightness)
            .unwrap_or_default();
        nearest_among(
            has_contrast_to_floor,
            paint_difference,
            lightest_seed_color.to_bytes(),
        )
        .1
        .into()
    }

    /// This paint with the nearest of the 256 colors, for a terminal that has only these. Of the
    /// wood's two colors, the one with more contrast to `letter_color` is used everywhere.
    fn reduced_to_256_colors(&self, letter_color: RgbBytes) -> PaintColors {
        /// How far the color of wood that faces the light is on the way to white, and the
        /// brightness of wood that faces away from it, relative to a flat surface. Chosen by
        /// comparing pictures.
        const LIT_WOOD_WHITE_SHARE: f32 = 0.3;
        const SHADED_WOOD_BRIGHTNESS: f32 = 0.78;
        const HOLLOW_SHADOW_BRIGHTNESS: f32 = 0.5;
        let nearest = |color: Rgb| nearest_of_256(color.to_bytes()).1.into();
        let contrast_of = |wood: &Rgb| contrast(letter_color, wood.to_bytes());
        let wood = if contrast_of(&self.light) < contrast_of(&self.dark) {
            self.dark
        } else {
            self.light
        };
        let flat_wood: Rgb = nearest(wood);
        let hollow_floor = nearest_paint_color(self.hollow.to_bytes()).1;
        PaintColors {
            light: flat_wood,
            dark: flat_wood,
            glow: nearest(self.glow),
            seeds: without_faint_hues(&self.seeds),
            stick: nearest(self.stick),
            head: nearest(self.head),
            tones: Some(BoardTones {
                flat_wood,
                lit_wood: nearest(flat_wood.mix(Rgb([255.0; 3]), LIT_WOOD_WHITE_SHARE)),
                shaded_wood: nearest(flat_wood * SHADED_WOOD_BRIGHTNESS),
                hollow_floor: hollow_floor.into(),
                hollow_shadow: nearest_paint_color(
                    (self.hollow * HOLLOW_SHADOW_BRIGHTNESS).to_bytes(),
                )
                .1
                .into(),
                seed: self.seed_character_color(hollow_floor),
            }),
            ..self.clone()
        }
    }
}

/// Grays instead of seeds with little saturation. The 256 colors have 24 grays, which shade a seed
/// smoothly, but only few faint colors and browns.
fn without_faint_hues(seeds: &[Rgb]) -> Vec<Rgb> {
    /// The seeds of a theme keep their hue if one of them is more saturated than this. Chosen by
    /// comparing pictures: blue seeds keep it, brown ones do not.
    const MAX_FAINT_SATURATION: f32 = 0.1;
    let is_faint = |seed: &Rgb| to_oklab(seed.to_bytes())[3] <= MAX_FAINT_SATURATION;
    if !seeds.iter().all(is_faint) {
        return seeds.to_vec();
    }
    let gray = |seed: &Rgb| Rgb([seed.brightness(); 3]);
    seeds.iter().map(gray).collect()
}

/// The nearest of the sixteen colors, and its usual value.
pub fn nearest_of_sixteen(wanted_color: RgbBytes) -> (Color, RgbBytes) {
    SIXTEEN_COLORS
        .into_iter()
        .min_by_key(|&(_, other)| squared_distance(wanted_color, other))
        .unwrap_or((Color::Reset, wanted_color))
}

fn squared_distance(one: RgbBytes, other: RgbBytes) -> u32 {
    one.iter()
        .zip(other)
        .map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2))
        .sum()
}
