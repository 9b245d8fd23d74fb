//! The replies of a terminal to questions about pictures.

/// A reply of a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalReply {
    /// The terminal shows pictures of the kitty graphics protocol.
    KittyGraphics,
    /// The primary device attributes, which nearly every terminal sends.
    DeviceAttributes {
        /// Whether the terminal shows sixel pictures.
        has_sixel: bool,
    },
    /// The name and the version of the terminal (XTVERSION).
    NameAndVersion(String),
    /// The size of a cell in pixels.
    CellSize { width: u16, height: u16 },
}

impl TerminalReply {
    /// Parses a control sequence, or a control string without its end. Returns `None` for other
    /// replies, and for one that reports a failure.
    pub fn parse(sequence: &[u8]) -> Option<TerminalReply> {
        let text = std::str::from_utf8(sequence).ok()?;
        if let Some(graphics_reply) = text.strip_prefix("\x1b_G") {
            return graphics_reply
                .ends_with(";OK")
                .then_some(TerminalReply::KittyGraphics);
        }
        if let Some(name) = text.strip_prefix("\x1bP>|") {
            return Some(TerminalReply::NameAndVersion(name.to_owned()));
        }
        let body = text.strip_prefix("\x1b[")?;
        if let Some(attributes) = body
            .strip_prefix('?')
            .and_then(|rest| rest.strip_suffix('c'))
        {
            // Skip the first number, which is the class of the terminal. A number 4 after it stands
            // for sixel.
            let has_sixel = attributes.split(';').skip(1).any(|number| number == "4");
            return Some(TerminalReply::DeviceAttributes { has_sixel });
        }
        let (height, width) = body
            .strip_prefix("6;")?
            .strip_suffix('t')?
            .split_once(';')?;
        Some(TerminalReply::CellSize {
            width: width.parse().ok()?,
            height: height.parse().ok()?,
        })
    }
}
