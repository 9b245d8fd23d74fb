//! Imports that the screens of the club share.

pub(super) use super::*;
