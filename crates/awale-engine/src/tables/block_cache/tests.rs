use super::*;

fn test_block(number: u32) -> Vec<u8> {
    (0..BOARDS_PER_CACHE_BLOCK as u32)
        .map(|place| (place * 7 + number * 31) as u8)
        .collect()
}

#[test]
fn a_cached_block_is_found_until_another_block_replaces_it() {
    let cache = BlockCache::new(2);
    let keys: Vec<BlockKey> = (0..20)
        .map(|block| BlockKey {
            file_number: 3,
            block_number: block,
        })
        .collect();
    assert_eq!(cache.get_byte(keys[0], 0), None);
    for &key in &keys {
        cache.put_block(key, &test_block(key.block_number));
        assert_eq!(
            cache.get_byte(key, 1023),
            Some(test_block(key.block_number)[1023])
        );
    }
    let present_keys: Vec<&BlockKey> = keys
        .iter()
        .filter(|key| cache.get_byte(**key, 1).is_some())
        .collect();
    assert_eq!(present_keys.len(), 2, "{present_keys:?}");
    assert!(
        present_keys
            .iter()
            .all(|key| cache.get_byte(**key, 9) == Some(test_block(key.block_number)[9]))
    );
    assert_eq!(
        cache.get_byte(
            BlockKey {
                file_number: 4,
                ..*present_keys[0]
            },
            9
        ),
        None,
        "another file has other blocks"
    );
}

#[test]
fn concurrent_reads_never_return_the_byte_of_another_block() {
    let cache = BlockCache::new(2);
    std::thread::scope(|scope| {
        for thread in 0..3_u32 {
            let cache = &cache;
            scope.spawn(move || {
                for round in 0..3_000_u32 {
                    let key = BlockKey {
                        file_number: 1,
                        block_number: (round * 5 + thread) % 7,
                    };
                    let byte_index = (round * 37) as usize % BOARDS_PER_CACHE_BLOCK;
                    match cache.get_byte(key, byte_index) {
                        Some(byte) => {
                            assert_eq!(byte, (byte_index as u32 * 7 + key.block_number * 31) as u8);
                        }
                        None => cache.put_block(key, &test_block(key.block_number)),
                    }
                }
            });
        }
    });
}

#[test]
fn a_cache_without_memory_stores_no_block() {
    let cache = BlockCache::new(0);
    let key = BlockKey {
        file_number: 1,
        block_number: 1,
    };
    cache.put_block(key, &test_block(1));
    assert_eq!(cache.get_byte(key, 0), None);
}
