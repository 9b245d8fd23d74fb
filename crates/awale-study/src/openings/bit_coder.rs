//! Writes answers to yes-or-no questions in fewer bits than one each, where the answers can be foreseen: a binary arithmetic coder
//! whose probabilities learn from the answers so far.
//!
//! Sources: G. N. N. Martin, *Range encoding*, 1979; the carryless coder of 32 bits and the adaptive probability are those of
//! M. Mahoney, *Data Compression Explained*, <https://mattmahoney.net/dc/dce.html>, sections 3.2 and 4.1.

/// Answers after which a probability no longer learns faster than by this part of its error.
const MOST_SEEN: u8 = 250;
/// A probability stays so far from never and always.
const LEAST: i32 = 16;

/// How likely a yes is, learnt from the answers so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Probability {
    /// In 65,536ths.
    yes: u16,
    /// How many answers it has seen, up to [`MOST_SEEN`].
    seen: u8,
}

impl Probability {
    /// Nothing is known.
    pub(super) const EVEN: Probability = Probability { yes: 1 << 15, seen: 0 };

    /// The mean of what was seen, the newest answers a little heavier once there are many.
    fn learn(&mut self, yes: bool) {
        let aim = if yes { 1 << 16 } else { 0 };
        let error = aim - i32::from(self.yes);
        let next = i32::from(self.yes) + 2 * error / (2 * i32::from(self.seen) + 3);
        self.yes = u16::try_from(next.clamp(LEAST, (1 << 16) - LEAST)).unwrap_or(self.yes);
        self.seen = self.seen.saturating_add(1).min(MOST_SEEN);
    }
}

/// The numbers that the answers so far leave open: each answer takes a part of them as large as it was likely.
#[derive(Clone, Copy, Debug)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Interval = Interval { low: 0, high: u32::MAX };

    /// The last number that means yes.
    fn middle(self, probability: Probability) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + u32::try_from((width * u64::from(probability.yes)) >> 16).unwrap_or(u32::MAX)
    }

    fn take(&mut self, yes: bool, middle: u32) {
        if yes {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Takes the first byte away, if all the numbers share it.
    fn settled_byte(&mut self) -> Option<u8> {
        let first = self.high.to_be_bytes()[0];
        (self.low.to_be_bytes()[0] == first).then(|| {
            self.low <<= 8;
            self.high = (self.high << 8) | 0xFF;
            first
        })
    }
}

/// Asks the questions of a text in their order: the one who writes knows the answers, the one who reads finds them.
pub(super) trait BitCoder {
    /// The answer to the next question, of which the writer knows that it is `known`.
    fn bit(&mut self, probability: &mut Probability, known: bool) -> bool;
}

/// Writes answers.
#[derive(Debug)]
pub(super) struct BitWriter {
    interval: Interval,
    bytes: Vec<u8>,
}

impl BitWriter {
    pub(super) const fn new() -> BitWriter {
        BitWriter { interval: Interval::ALL, bytes: Vec::new() }
    }

    /// The bytes of all answers.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.high.to_be_bytes());
        self.bytes
    }
}

impl BitCoder for BitWriter {
    fn bit(&mut self, probability: &mut Probability, known: bool) -> bool {
        self.interval.take(known, self.interval.middle(*probability));
        probability.learn(known);
        while let Some(byte) = self.interval.settled_byte() {
            self.bytes.push(byte);
        }
        known
    }
}

/// Reads what a [`BitWriter`] wrote. Behind the end it reads nothings: the reader knows how many questions there are.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    interval: Interval,
    /// The number that was written, as far as the interval is open.
    number: u32,
    rest: &'a [u8],
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> BitReader<'a> {
        let mut reader = BitReader { interval: Interval::ALL, number: 0, rest: bytes };
        (0..size_of::<u32>()).for_each(|_| reader.next_byte());
        reader
    }

    fn next_byte(&mut self) {
        let (byte, rest) = self.rest.split_first().unwrap_or((&0, &[]));
        self.number = (self.number << 8) | u32::from(*byte);
        self.rest = rest;
    }

    /// Whether all bytes were read.
    pub(super) const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }
}

impl BitCoder for BitReader<'_> {
    fn bit(&mut self, probability: &mut Probability, _: bool) -> bool {
        let middle = self.interval.middle(*probability);
        let yes = self.number <= middle;
        self.interval.take(yes, middle);
        probability.learn(yes);
        while self.interval.settled_byte().is_some() {
            self.next_byte();
        }
        yes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes answers with one probability, reads them again, and returns the bytes that they took.
    fn round_trip(answers: &[bool]) -> usize {
        let (mut writer, mut probability) = (BitWriter::new(), Probability::EVEN);
        for &answer in answers {
            assert_eq!(writer.bit(&mut probability, answer), answer);
        }
        let bytes = writer.finish();
        let (mut reader, mut probability) = (BitReader::new(&bytes), Probability::EVEN);
        for (place, &answer) in answers.iter().enumerate() {
            assert_eq!(reader.bit(&mut probability, !answer), answer, "answer {place}");
        }
        assert!(reader.is_at_end());
        bytes.len()
    }

    #[test]
    fn answers_come_back_and_take_as_many_bits_as_they_surprise() {
        assert_eq!(round_trip(&[]), 4);
        let mut number = 1_u32;
        let mut chance = |one_in: u32| {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 8).is_multiple_of(one_in)
        };
        // The entropy of one in 2, 4 and 64: 1, 0.811 and 0.116 bits.
        for (one_in, bits) in [(2, 1.0), (4, 0.811), (64, 0.116)] {
            let answers: Vec<bool> = (0..80_000).map(|_| chance(one_in)).collect();
            let per_answer = round_trip(&answers) as f64 * 8.0 / 80_000.0;
            assert!((per_answer / bits - 1.0).abs() < 0.03, "{per_answer} bits, {bits} expected");
        }
        assert!(round_trip(&vec![true; 80_000]) < 100 && round_trip(&vec![false; 80_000]) < 100);
    }
}
