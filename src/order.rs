//! Sorting without a copy of the sort for each type.
//!
//! The library's sort is compiled anew for each type and each comparison, five kilobytes a time. Here it is compiled once: it
//! sorts the places of the items, and the items then change places. Equal items keep their order.

use std::cmp::Ordering;
use std::mem;

/// Sorts `items` by `compare`.
pub fn sort_by<T>(items: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let swaps = swaps(items.len(), &mut |one, other| compare(&items[one], &items[other]));
    for (one, other) in swaps {
        items.swap(one, other);
    }
}

/// Sorts `items` by what `key` makes of each, which it is asked for once.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl FnMut(&T) -> K) {
    let keys: Vec<K> = items.iter().map(key).collect();
    let swaps = swaps(items.len(), &mut |one, other| keys[one].cmp(&keys[other]));
    for (one, other) in swaps {
        items.swap(one, other);
    }
}

/// Puts `first` in front of `items`, where it is one of them. The others keep their order.
pub fn put_first<T: PartialEq>(items: &mut [T], first: &T) {
    if let Some(place) = items.iter().position(|item| item == first) {
        items[..=place].rotate_right(1);
    }
}

/// The swaps of places, one after the other, that sort `len` items. `compare` compares the items of two places.
fn swaps(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|&one, &other| compare(one, other));
    let mut swaps = Vec::new();
    for start in 0..len {
        // What belongs here stands at `from`; what stood here goes there, until it is what belongs there.
        let mut place = start;
        loop {
            let from = mem::replace(&mut order[place], place);
            if from == start {
                break;
            }
            swaps.push((place, from));
            place = from;
        }
    }
    swaps
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn items_come_out_as_by_the_sort_of_the_library(keys in prop::collection::vec(0..20_u8, 0..60)) {
            let items: Vec<(u8, usize)> = keys.into_iter().zip(0..).collect();
            let (mut expected, mut by, mut by_key) = (items.clone(), items.clone(), items);
            expected.sort_by_key(|item| item.0);
            sort_by(&mut by, |one, other| one.0.cmp(&other.0));
            sort_by_key(&mut by_key, |item| item.0);
            prop_assert_eq!(&by, &expected);
            prop_assert_eq!(by_key, expected);
        }
    }

    #[test]
    fn one_item_comes_to_the_front() {
        let mut items = [3, 1, 2];
        put_first(&mut items, &2);
        assert_eq!(items, [2, 3, 1]);
        put_first(&mut items, &4);
        assert_eq!(items, [2, 3, 1]);
    }
}
