//! Values that several files hold.

use toml::de::DeValue;

/// A whole number, however it is written; `None` where it is none or is beyond 64 bits.
#[must_use]
pub fn whole(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// The value among `all` whose name stands in the file.
pub fn one_of<T: Copy>(value: &DeValue<'_>, all: &[T], name: impl Fn(T) -> &'static str) -> Option<T> {
    let found = value.as_str()?;
    all.iter().copied().find(|&one| name(one) == found)
}
