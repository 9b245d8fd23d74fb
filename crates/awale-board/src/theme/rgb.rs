//! Colors as floating-point numbers.

use std::ops::{Add, Mul};

use ratatui::style::Color;

/// A color for computations: red, green and blue from 0 to 255, not rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rgb(pub [f32; 3]);

impl Rgb {
    /// The mixture of two colors: this color if `other_share` is 0, `other` if it is 1.
    #[must_use]
    pub fn mix(self, other: Rgb, other_share: f32) -> Rgb {
        self * (1.0 - other_share) + other * other_share
    }

    /// This color with 255 instead of each larger channel.
    #[must_use]
    pub fn clamped_to_255(self) -> Rgb {
        Rgb(self.0.map(|part| part.min(255.0)))
    }

    /// The perceived brightness, from 0 to 255.
    pub fn brightness(self) -> f32 {
        let [red, green, blue] = self.0;
        0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// The color as whole numbers.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a part of a color is from 0 to 255"
    )]
    pub fn to_bytes(self) -> [u8; 3] {
        self.0.map(|part| (part + 0.5) as u8)
    }

    /// The color as ratatui needs it.
    pub fn to_color(self) -> Color {
        let [red, green, blue] = self.to_bytes();
        Color::Rgb(red, green, blue)
    }
}

impl From<[u8; 3]> for Rgb {
    fn from(bytes: [u8; 3]) -> Rgb {
        Rgb(bytes.map(f32::from))
    }
}

impl From<Rgb> for [u8; 3] {
    fn from(color: Rgb) -> [u8; 3] {
        color.to_bytes()
    }
}

impl Add for Rgb {
    type Output = Rgb;

    fn add(self, other: Rgb) -> Rgb {
        Rgb(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

impl Mul<f32> for Rgb {
    type Output = Rgb;

    fn mul(self, factor: f32) -> Rgb {
        Rgb(self.0.map(|part| part * factor))
    }
}
