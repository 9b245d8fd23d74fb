//! The errors of a proof's certificate.

use awale_engine::proof::{CertificateError, CheckError, CheckErrorReason};

use crate::words::{Explain, Words, say};

impl Explain for CertificateError {
    fn explain(&self, words: &Words) -> String {
        match self {
            CertificateError::NotACertificate => words.get("proof-no-proof"),
            CertificateError::UnknownVersion(version) => {
                say!(words, "tables-flaw-version", version)
            }
            CertificateError::WrongChecksum => words.get("tables-flaw-damaged"),
            CertificateError::InvalidFromByte(byte) => {
                say!(words, "proof-senseless", byte)
            }
        }
    }
}

impl Explain for CheckError {
    fn explain(&self, words: &Words) -> String {
        let why = match self.reason {
            CheckErrorReason::UnusableTables => words.get("proof-no-tables"),
            CheckErrorReason::Stopped => words.get("proof-stopped"),
            CheckErrorReason::TooManySeeds => words.get("proof-no-board"),
            CheckErrorReason::IllegalMove => words.get("proof-illegal"),
            CheckErrorReason::ClaimTooHigh {
                claim,
                guaranteed_net_gain: certain,
                is_board_missing: is_missing,
            } => {
                let message_id = if is_missing {
                    "proof-lacks"
                } else {
                    "proof-too-little"
                };
                say!(words, message_id, claim, certain)
            }
            CheckErrorReason::CyclePaysLessThanClaim => words.get("proof-cycle"),
        };
        // If the tables are missing or the check was stopped, the certificate may still be valid.
        let message_id = match self.reason {
            CheckErrorReason::UnusableTables | CheckErrorReason::Stopped => "proof-unchecked",
            _ => "proof-refused",
        };
        let board = self.pits.map(|seeds| seeds.to_string()).join("-");
        say!(words, message_id, board, why)
    }
}
