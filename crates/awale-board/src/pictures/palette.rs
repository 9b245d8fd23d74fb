//! The most important colors of a picture, for formats with 256 colors.

#![expect(
    clippy::cast_possible_truncation,
    reason = "places in the palette are small"
)]

/// Number of colors. A GIF uses the last of the 256 palette entries as transparent.
pub const MAX_PALETTE_COLORS: u8 = 255;

/// Two colors whose squared distance is at least this are both kept, even if one of them is rare:
/// the gleam on a seed has few pixels.
const MIN_SQUARED_DISTANCE_OF_KEPT_COLORS: u32 = 12 * 12;

/// An index of a color with six bits per channel, which is enough to distinguish the shades of the
/// board.
fn index_with_six_bits_per_channel([red, green, blue]: [u8; 3]) -> usize {
    [red, green, blue]
        .into_iter()
        .fold(0, |shade, channel| shade << 6 | usize::from(channel >> 2))
}

/// The squared distance of two colors.
fn squared_distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    let channels = one.iter().zip(other);
    channels
        .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
        .sum()
}

/// Up to [`MAX_PALETTE_COLORS`] colors.
#[derive(Clone, Debug)]
pub struct Palette {
    colors: Vec<[u8; 3]>,
    /// The palette entry of each shade. `None` for a shade without an entry so far.
    color_index_of_shade: Vec<Option<u8>>,
}

impl Palette {
    /// The colors `fixed_colors`, distinct colors of `sample_colors`, and its most frequent shades.
    pub fn new(
        fixed_colors: Vec<[u8; 3]>,
        sample_colors: impl Iterator<Item = [u8; 3]>,
    ) -> Palette {
        let mut shade_counts = vec![0_u32; 1 << 18];
        let mut colors = fixed_colors;
        for color in sample_colors {
            shade_counts[index_with_six_bits_per_channel(color)] += 1;
        }
        let mut shades_by_frequency: Vec<usize> = (0..shade_counts.len())
            .filter(|&shade| shade_counts[shade] > 0)
            .collect();
        shades_by_frequency.sort_unstable_by_key(|&shade| std::cmp::Reverse(shade_counts[shade]));
        let middle_color_of_shade =
            |shade: usize| [shade >> 12, shade >> 6, shade].map(|bits| (bits as u8 & 63) << 2 | 2);
        let (mut similar_colors, max_colors) = (Vec::new(), usize::from(MAX_PALETTE_COLORS));
        for color in shades_by_frequency.into_iter().map(middle_color_of_shade) {
            if colors
                .iter()
                .all(|&one| squared_distance(one, color) >= MIN_SQUARED_DISTANCE_OF_KEPT_COLORS)
            {
                colors.push(color);
            } else {
                similar_colors.push(color);
            }
        }
        colors.extend(similar_colors);
        colors.truncate(max_colors);
        Palette {
            colors,
            color_index_of_shade: vec![None; shade_counts.len()],
        }
    }

    /// The colors by their index.
    pub fn colors(&self) -> &[[u8; 3]] {
        &self.colors
    }

    /// The colors for a file with 256 colors: one more than [`MAX_PALETTE_COLORS`].
    pub(super) fn gif_color_table(&self) -> Vec<[u8; 3]> {
        let mut color_table = self.colors.clone();
        let first_color = color_table.first().copied().unwrap_or_default();
        color_table.resize(usize::from(MAX_PALETTE_COLORS) + 1, first_color);
        color_table
    }

    /// The index of the nearest color for each pixel.
    pub fn nearest_color_indices(
        &mut self,
        picture_colors: impl Iterator<Item = [u8; 3]>,
    ) -> Vec<u8> {
        picture_colors
            .map(|color| {
                *self.color_index_of_shade[index_with_six_bits_per_channel(color)]
                    .get_or_insert_with(|| {
                        let nearest_index = (0..self.colors.len())
                            .min_by_key(|&place| squared_distance(self.colors[place], color));
                        nearest_index.unwrap_or(0) as u8
                    })
            })
            .collect()
    }
}
