//! Imports that most modules of the club share.

pub use std::{
    any::Any,
    collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque},
    fmt::{Display, Write as _},
    fs::{self, File},
    io::{self, Read as _, Write as _},
    mem,
    net::IpAddr,
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
    time::{Duration, Instant},
};

pub use awale_app::app::{
    Action, App, AppContext, AppError, AvailableKeys, Effect, Event, FooterButton, GameFile,
    HistoryCursor, Job, JobFailure, JobNews, KeyAvailability, Notice, RowTextOutline, ScreenEvent,
    TextOutline, TextOutlinePart, Transition, Ui,
};
pub use awale_board::theme::TerminalAbilities;
pub use awale_page::{
    message::PageInput,
    wire::{BellReason, Wire},
};
pub use awale_rules::{PerSeat, Seat};
pub use awale_study::{
    catalogue::{AnyMove, PlayerSpec},
    record::{Participant, Record, TimeControl},
    words::{Language, Words},
};
pub use awale_words::{say, text::Label};
pub use axum::http::Uri;
pub use itertools::{Itertools as _, chain};
pub use russh::keys::ssh_key::PublicKey;
pub use serde::{Deserialize, Serialize};
pub use strum::{EnumString, IntoStaticStr, VariantArray};
pub use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    sync::{mpsc, oneshot},
};

pub use crate::{
    club::*,
    hub::Mailbox,
    names::Name,
    public_url::PublicUrl,
    secrets::{MemberCard, fingerprint, new_link_token, new_short_code},
    server::Server,
    settings::ClubLimits,
    store::{Member, Store},
};
