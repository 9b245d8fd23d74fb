//! The optimizer.

/// The Adam optimizer: each weight has its own step, computed from running means of its gradient
/// and squared gradient. Kingma and Ba, *Adam: A Method for Stochastic Optimization* (2014).
pub struct Adam {
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub fn new(weights: usize) -> Adam {
        Adam {
            mean: vec![0.0; weights],
            spread: vec![0.0; weights],
            steps: 0,
        }
    }

    pub fn update_weights(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        const MEAN_DECAY: f32 = 0.9;
        const SQUARE_DECAY: f32 = 0.999;
        self.steps += 1;
        let (mean_share, spread_share) = (
            1.0 - MEAN_DECAY.powi(self.steps),
            1.0 - SQUARE_DECAY.powi(self.steps),
        );
        let moments = self.mean.iter_mut().zip(&mut self.spread);
        for ((weight, slope), (mean, spread)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *spread = SQUARE_DECAY * *spread + (1.0 - SQUARE_DECAY) * slope * slope;
            *weight -= rate * *mean / mean_share / ((*spread / spread_share).sqrt() + 1e-8);
        }
    }
}
