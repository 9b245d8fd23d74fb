//! How the parts of Awalé are made and measured: puzzles, exercises, weights, pictures, ratings.
//! Not shipped.

/// The likeliest model near `model`, which has this many `numbers`: one after the other is moved as
/// long as that helps, by smaller and smaller steps (a coordinate search). `change` adds to the
/// number of a model.
pub fn likeliest<M: Clone>(
    model: M,
    numbers: usize,
    change: impl Fn(&mut M, usize, f64),
    likelihood: impl Fn(&M) -> f64,
) -> M {
    let (mut best, mut step) = (likelihood(&model), 0.2);
    let mut model = model;
    while step > 0.002 {
        let mut moved = false;
        for number in 0..numbers {
            for by in [step, -step] {
                let mut other = model.clone();
                change(&mut other, number, by);
                let likelihood = likelihood(&other);
                if likelihood > best {
                    (model, best, moved) = (other, likelihood, true);
                }
            }
        }
        if !moved {
            step /= 2.0;
        }
    }
    model
}
