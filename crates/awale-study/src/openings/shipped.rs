//! The bytes of the books that ship.

/// By the id of their variant.
const SHIPPED: [(&str, &[u8]); 6] = [
    ("oware", include_bytes!("../../assets/openings/oware.book")),
    ("awele", include_bytes!("../../assets/openings/awele.book")),
    ("awale", include_bytes!("../../assets/openings/awale.book")),
    ("abapa", include_bytes!("../../assets/openings/abapa.book")),
    ("awale-26", include_bytes!("../../assets/openings/awale-26.book")),
    ("awari", include_bytes!("../../assets/openings/awari.book")),
];

/// The bytes of the book that ships for the variant with this id.
pub(super) fn bytes(variant: &str) -> Option<&'static [u8]> {
    SHIPPED.iter().find(|(id, _)| *id == variant).map(|(_, bytes)| *bytes)
}
