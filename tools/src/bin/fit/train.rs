//! Trains the weights of a network with samples.

use std::{f32::consts::PI, fs};

use rand::{RngExt, SeedableRng, rngs::StdRng, seq::SliceRandom};

use crate::{
    Result,
    adam::Adam,
    network_shape::{MAX_PIT_GROUPS, NetworkShape},
    sample::{SAMPLE_BYTES, Sample},
};

/// Weight of the game's result in the target; the rest is the score of the search.
const GAME_RESULT_WEIGHT: f32 = 0.3;
/// The divisor of a score, in hundredths of a seed, before the logistic function converts it to
/// expected points. A lead of four seeds thus means 73 % of the points.
const SCORE_SCALE: f32 = 400.0;
/// Number of passes over all samples.
const EPOCH_COUNT: usize = 24;
/// Number of samples in one step of the optimizer.
const BATCH_SAMPLES: usize = 16_384;
/// Number of parts of a batch, each with its own thread. It is fixed, and so is the order of
/// additions, so that equal samples give equal weights on every machine.
const PARTS_PER_BATCH: usize = 4;
/// Initial learning rate. It decreases by half a cosine.
const INITIAL_LEARNING_RATE: f32 = 0.002;
/// One in this many samples is held out to measure the error: the last ones of each file, so that
/// no game is in both sets.
const SAMPLES_PER_HELD_OUT_SAMPLE: usize = 20;

/// A sample in the form of the network's inputs.
struct Example {
    row_indices: [u16; MAX_PIT_GROUPS],
    stage: u8,
    seeds_on_board: u8,
    store_lead: f32,
    /// The target in expected points, from the result and the search.
    target: f32,
}

impl Example {
    fn from_sample(shape: &NetworkShape, sample: &Sample) -> Example {
        let seeds_on_board = sample.pits.iter().map(|&seeds| usize::from(seeds)).sum();
        let search_points = expected_points(f32::from(sample.score_centiseeds) / SCORE_SCALE);
        Example {
            row_indices: shape.row_indices(sample),
            stage: (shape.stage_of_seeds)(seeds_on_board) as u8,
            seeds_on_board: seeds_on_board as u8,
            store_lead: f32::from(sample.stores[0]) - f32::from(sample.stores[1]),
            target: sample.result.points().map_or(search_points, |points| {
                GAME_RESULT_WEIGHT * points + (1.0 - GAME_RESULT_WEIGHT) * search_points
            }),
        }
    }
}

/// A network in training. All weights are in one array, because the optimizer needs them so.
struct Network<'a> {
    shape: &'a NetworkShape,
    weights: Vec<f32>,
}

/// Intermediate values of the forward pass, for the backward pass.
struct ForwardPass {
    /// The inputs of the activation functions.
    unit_sums: Vec<f32>,
    /// The evaluation, divided by `SCORE_SCALE`.
    network_output: f32,
}

impl Network<'_> {
    fn with_random_weights<'a>(shape: &'a NetworkShape, rng: &mut StdRng) -> Network<'a> {
        let mut weights = vec![0.0; shape.weight_count()];
        weights[..shape.biases_offset()].fill_with(|| rng.random_range(-0.08..0.08));
        weights[shape.biases_offset()..shape.output_weights_offset()].fill(0.4);
        let output_weights: Vec<f32> = (0..shape.hidden_unit_count)
            .map(|_| rng.random_range(-0.5..0.5))
            .collect();
        weights[shape.output_weights_offset()..shape.lead_weights_offset()]
            .chunks_exact_mut(shape.hidden_unit_count)
            .for_each(|stage| stage.copy_from_slice(&output_weights));
        weights[shape.lead_weights_offset()..shape.tempo_weight_offset()].fill(100.0 / SCORE_SCALE);
        Network { shape, weights }
    }

    /// The offset of the output weights for the example's stage.
    fn output_weights_offset_of_stage(&self, example: &Example) -> usize {
        self.shape.output_weights_offset()
            + usize::from(example.stage) * self.shape.hidden_unit_count
    }

    fn forward(&self, example: &Example) -> ForwardPass {
        let (shape, weights) = (self.shape, &self.weights);
        let mut unit_sums = weights[shape.biases_offset()..shape.output_weights_offset()].to_vec();
        for &row in &example.row_indices[..shape.pit_groups.len()] {
            let row_weights =
                &weights[usize::from(row) * shape.hidden_unit_count..][..shape.hidden_unit_count];
            unit_sums
                .iter_mut()
                .zip(row_weights)
                .for_each(|(sum, weight)| *sum += weight);
        }
        let output_weights =
            &weights[self.output_weights_offset_of_stage(example)..][..shape.hidden_unit_count];
        let weighted_sum: f32 = unit_sums
            .iter()
            .zip(output_weights)
            .map(|(&sum, weight)| shape.activation.value_and_derivative(sum).0 * weight)
            .sum();
        let lead_weight =
            weights[shape.lead_weights_offset() + usize::from(example.seeds_on_board)];
        ForwardPass {
            unit_sums,
            network_output: weighted_sum
                + example.store_lead * lead_weight
                + weights[shape.tempo_weight_offset()],
        }
    }

    /// Adds the derivative of the error by each weight to `gradient`. `error_derivative_by_output`
    /// is the derivative of the error by the output of the network.
    fn backward(
        &self,
        example: &Example,
        pass: &ForwardPass,
        error_derivative_by_output: f32,
        gradient: &mut [f32],
    ) {
        let shape = self.shape;
        gradient[shape.tempo_weight_offset()] += error_derivative_by_output;
        gradient[shape.lead_weights_offset() + usize::from(example.seeds_on_board)] +=
            error_derivative_by_output * example.store_lead;
        let mut error_derivatives_by_unit = vec![0.0; shape.hidden_unit_count];
        for (unit, error_derivative) in error_derivatives_by_unit.iter_mut().enumerate() {
            let (unit_output, activation_derivative) =
                shape.activation.value_and_derivative(pass.unit_sums[unit]);
            let output_weight_index = self.output_weights_offset_of_stage(example) + unit;
            gradient[output_weight_index] += error_derivative_by_output * unit_output;
            *error_derivative = error_derivative_by_output
                * self.weights[output_weight_index]
                * activation_derivative;
            gradient[shape.biases_offset() + unit] += *error_derivative;
        }
        for &row in &example.row_indices[..shape.pit_groups.len()] {
            let row_gradient = &mut gradient[usize::from(row) * shape.hidden_unit_count..]
                [..shape.hidden_unit_count];
            row_gradient
                .iter_mut()
                .zip(&error_derivatives_by_unit)
                .for_each(|(sum, more)| *sum += more);
        }
    }

    /// Computes the `gradient` of the mean squared error of a batch, for its part `part`. Returns
    /// the sum of the squared errors of the part.
    fn compute_gradient_of_part(
        &self,
        part: &[Example],
        batch_size: usize,
        gradient: &mut [f32],
    ) -> f64 {
        gradient.fill(0.0);
        let mut squared_error_sum = 0.0;
        for example in part {
            let pass = self.forward(example);
            let predicted_points = expected_points(pass.network_output);
            let prediction_error = predicted_points - example.target;
            squared_error_sum += f64::from(prediction_error * prediction_error);
            self.backward(
                example,
                &pass,
                2.0 * prediction_error * predicted_points * (1.0 - predicted_points)
                    / batch_size as f32,
                gradient,
            );
        }
        squared_error_sum
    }

    fn mean_squared_error(&self, examples: &[Example]) -> f64 {
        let squared_error = |example: &Example| {
            f64::from(
                (expected_points(self.forward(example).network_output) - example.target).powi(2),
            )
        };
        examples.iter().map(squared_error).sum::<f64>() / examples.len() as f64
    }
}

/// Converts an evaluation to expected points (logistic function).
fn expected_points(evaluation: f32) -> f32 {
    1.0 / (1.0 + (-evaluation).exp())
}

/// Trains a network of this shape with the samples in the files `sample_files`, and writes its
/// weights to `output_file`.
pub fn train_network(shape: &NetworkShape, output_file: &str, sample_files: &[&str]) -> Result<()> {
    let mut rng = StdRng::seed_from_u64(1);
    let (mut examples, mut held_out_examples) = (Vec::new(), Vec::new());
    for path in sample_files {
        let file_bytes = fs::read(path)?;
        let samples = file_bytes.as_chunks::<SAMPLE_BYTES>().0;
        let (training_samples, held_out_samples) =
            samples.split_at(samples.len() - samples.len() / SAMPLES_PER_HELD_OUT_SAMPLE);
        examples.extend(
            training_samples
                .iter()
                .map(|bytes| Example::from_sample(shape, &Sample::read_sample(bytes))),
        );
        held_out_examples.extend(
            held_out_samples
                .iter()
                .map(|bytes| Example::from_sample(shape, &Sample::read_sample(bytes))),
        );
    }
    println!(
        "{} samples, {} held out",
        examples.len(),
        held_out_examples.len()
    );
    let mut network = Network::with_random_weights(shape, &mut rng);
    let mut adam = Adam::new(shape.weight_count());
    let mut gradients = vec![vec![0.0; shape.weight_count()]; PARTS_PER_BATCH];
    let step_count = EPOCH_COUNT * examples.len().div_ceil(BATCH_SAMPLES);
    let mut steps_done = 0;
    for epoch in 0..EPOCH_COUNT {
        examples.shuffle(&mut rng);
        let mut squared_error_sum = 0.0;
        for batch in examples.chunks(BATCH_SAMPLES) {
            squared_error_sum += std::thread::scope(|scope| {
                let parts_with_gradients = batch
                    .chunks(BATCH_SAMPLES.div_ceil(PARTS_PER_BATCH))
                    .zip(&mut gradients);
                let shared_network = &network;
                let threads: Vec<_> = parts_with_gradients
                    .map(|(part, gradient)| {
                        scope.spawn(move || {
                            shared_network.compute_gradient_of_part(part, batch.len(), gradient)
                        })
                    })
                    .collect();
                threads
                    .into_iter()
                    .map(|thread| thread.join().expect("no thread panics"))
                    .sum::<f64>()
            });
            let part_count = batch
                .len()
                .div_ceil(BATCH_SAMPLES.div_ceil(PARTS_PER_BATCH));
            let (gradient_sum, other_gradients) = gradients[..part_count]
                .split_first_mut()
                .expect("a batch has examples");
            for other in other_gradients {
                gradient_sum
                    .iter_mut()
                    .zip(other)
                    .for_each(|(sum, more)| *sum += *more);
            }
            let learning_rate = INITIAL_LEARNING_RATE
                * (0.01 + 0.99 * 0.5 * (1.0 + (PI * steps_done as f32 / step_count as f32).cos()));
            adam.update_weights(&mut network.weights, gradient_sum, learning_rate);
            network.weights[..shape.biases_offset()]
                .iter_mut()
                .for_each(|weight| {
                    *weight = weight.clamp(-shape.max_abs_input_weight, shape.max_abs_input_weight);
                });
            steps_done += 1;
        }
        println!(
            "epoch {epoch:2}: {:.6}, held out {:.6}",
            squared_error_sum / examples.len() as f64,
            network.mean_squared_error(&held_out_examples)
        );
    }
    Ok(fs::write(
        output_file,
        (shape.encode_weights)(&network.weights, SCORE_SCALE),
    )?)
}
