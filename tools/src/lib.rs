//! Shared code of the tools that make and measure parts of Awalé: puzzles, exercises, weights,
//! pictures, ratings. Not shipped.

/// Maximizes `likelihood` from `model` on by coordinate search: changes one of its `numbers`
/// parameters at a time as long as that helps, with smaller and smaller steps. `change(model,
/// index, by)` adds `by` to a parameter. Returns the best model.
pub fn maximize_likelihood<M: Clone>(
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
