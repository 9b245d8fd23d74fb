//! The names that the parts of [`Club`] share.

pub(super) use super::*;
