//! Items that the drivers of the browsers import.

use std::time::Duration;

#[path = "../../../awale-club/tests/club/support/wording.rs"]
pub mod wording;

/// Maximum time for which a test waits for a change.
pub const TIMEOUT: Duration = Duration::from_secs(30);
