//! What is wrong with the certificate of a proof.

use awale_engine::proof::{NoCertificate, Refusal, RefusalReason};

use crate::words::{Explain, Words, say};

impl Explain for NoCertificate {
    fn explain(&self, words: &Words) -> String {
        match self {
            NoCertificate::NotAProof => words.get("proof-no-proof"),
            NoCertificate::Version(version) => {
                say!(words, "tables-flaw-version", version = (*version))
            }
            NoCertificate::Damaged => words.get("tables-flaw-damaged"),
            NoCertificate::Senseless(byte) => say!(words, "proof-senseless", byte = (*byte)),
        }
    }
}

impl Explain for Refusal {
    fn explain(&self, words: &Words) -> String {
        let why = match self.reason {
            RefusalReason::Tables => words.get("proof-no-tables"),
            RefusalReason::Stopped => words.get("proof-stopped"),
            RefusalReason::NoBoard => words.get("proof-no-board"),
            RefusalReason::Illegal => words.get("proof-illegal"),
            RefusalReason::TooLittle {
                claim,
                certain,
                is_missing,
            } => {
                let values = [("claim", claim.into()), ("certain", certain.into())];
                words.with(
                    if is_missing {
                        "proof-lacks"
                    } else {
                        "proof-too-little"
                    },
                    &values,
                )
            }
            RefusalReason::Cycle => words.get("proof-cycle"),
        };
        // Without tables, or stopped, it may hold: that is not known.
        let told = match self.reason {
            RefusalReason::Tables | RefusalReason::Stopped => "proof-unchecked",
            _ => "proof-refused",
        };
        let board = self.pits.map(|seeds| seeds.to_string()).join("-");
        say!(words, told, board = board, why = why)
    }
}
