//! Values that several files hold.

use awale_rules::RuleValue;
use toml::de::DeValue;

/// A whole number, however it is written; `None` where it is none or is beyond 64 bits.
pub(crate) fn whole(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// The value among `all` whose name stands in the file.
pub(crate) fn one_of<T: Copy>(value: &DeValue<'_>, all: &[T], name: impl Fn(T) -> &'static str) -> Option<T> {
    let found = value.as_str()?;
    all.iter().copied().find(|&one| name(one) == found)
}

/// The value of a field of the rules; `None` where it can be that of no field.
pub(crate) fn rule_value<'v>(value: &'v DeValue<'_>) -> Option<RuleValue<'v>> {
    let number = || whole(value)?.try_into().ok().map(RuleValue::Number);
    value.as_str().map(RuleValue::Word).or_else(|| value.as_bool().map(RuleValue::Switch)).or_else(number)
}
