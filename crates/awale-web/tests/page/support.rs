//! The module `support` that the code for driving browsers imports: a time limit, and the texts to
//! expect.

use std::time::Duration;

#[path = "../../../awale-club/tests/club/support/wording.rs"]
pub mod wording;

/// Maximum time for which a test waits for a change.
pub const TIMEOUT: Duration = Duration::from_secs(30);
