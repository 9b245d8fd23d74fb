//! The contrast between two colors, as defined by the Web Content Accessibility Guidelines 2.2.

/// The minimum contrast of readable text (WCAG level AA).
pub const MIN_READABLE_CONTRAST: f64 = 4.5;

/// The contrast ratio of two colors, from 1 (equal) to 21 (black and white).
pub fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The relative luminance of an sRGB color.
fn luminance(color: [u8; 3]) -> f64 {
    let [red, green, blue] = color.map(|part| {
        let channel = f64::from(part) / 255.0;
        if channel <= 0.04045 {
            channel / 12.92
        } else {
            libm::pow((channel + 0.055) / 1.055, 2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}
