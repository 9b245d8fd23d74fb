//! The optimizer.

/// The Adam optimizer: each weight has its own step, computed from running means of its gradient
/// and squared gradient. Kingma and Ba, *Adam: A Method for Stochastic Optimization* (2014).
pub struct Adam {
    gradient_means: Vec<f32>,
    squared_gradient_means: Vec<f32>,
    step_count: i32,
}

impl Adam {
    pub fn new(weight_count: usize) -> Adam {
        Adam {
            gradient_means: vec![0.0; weight_count],
            squared_gradient_means: vec![0.0; weight_count],
            step_count: 0,
        }
    }

    pub fn update_weights(&mut self, weights: &mut [f32], gradient: &[f32], learning_rate: f32) {
        const MEAN_DECAY: f32 = 0.9;
        const SQUARE_DECAY: f32 = 0.999;
        self.step_count += 1;
        let (mean_correction, squared_mean_correction) = (
            1.0 - MEAN_DECAY.powi(self.step_count),
            1.0 - SQUARE_DECAY.powi(self.step_count),
        );
        let mean_and_square_mean_pairs = self
            .gradient_means
            .iter_mut()
            .zip(&mut self.squared_gradient_means);
        for ((weight, slope), (mean, spread)) in weights
            .iter_mut()
            .zip(gradient)
            .zip(mean_and_square_mean_pairs)
        {
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *spread = SQUARE_DECAY * *spread + (1.0 - SQUARE_DECAY) * slope * slope;
            *weight -= learning_rate * *mean
                / mean_correction
                / ((*spread / squared_mean_correction).sqrt() + 1e-8);
        }
    }
}
