//! The date and time of the browser.

use awale_study::record::DateTime;
use jiff::Zoned;

/// Returns the current date and time, in the time zone of the browser.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> DateTime {
    use jiff::Timestamp;
    use jiff::tz::{Offset, TimeZone};

    let date = js_sys::Date::new_0();
    let timestamp = Timestamp::from_millisecond(date.get_time() as i64).unwrap_or_default();
    // JavaScript gives the offset from UTC in minutes, positive west of Greenwich.
    let offset_seconds = -60.0 * date.get_timezone_offset();
    let offset = Offset::from_seconds(offset_seconds as i32).unwrap_or(Offset::UTC);
    let zoned: Zoned = timestamp.to_zoned(TimeZone::fixed(offset));
    DateTime::from_clock(&zoned)
}

/// Returns the current date and time of the system, for tests outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> DateTime {
    DateTime::from_clock(&Zoned::now())
}
