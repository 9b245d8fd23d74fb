//! A rectangle with the roundest corners that it can have: a circle, or a race track.

#[derive(Clone, Copy, Debug)]
pub(super) struct RoundBox {
    /// The middle, from the left.
    pub(super) x: f32,
    /// The middle, from the top.
    pub(super) y: f32,
    pub(super) half_width: f32,
    pub(super) half_height: f32,
    /// The radius of the corners.
    pub(super) radius: f32,
}

impl RoundBox {
    /// The roundest shape that fills a rectangle.
    pub(super) fn new(left: f32, top: f32, right: f32, bottom: f32) -> RoundBox {
        let (half_width, half_height) = ((right - left) / 2.0, (bottom - top) / 2.0);
        RoundBox {
            x: f32::midpoint(left, right),
            y: f32::midpoint(top, bottom),
            half_width,
            half_height,
            radius: half_width.min(half_height),
        }
    }

    /// The same shape with corners of `radius` at most.
    pub(super) fn with_radius(self, radius: f32) -> RoundBox {
        RoundBox {
            radius: self.radius.min(radius),
            ..self
        }
    }

    /// Left, top, right and bottom, `margin` further out.
    pub(super) fn bounds(&self, margin: f32) -> [f32; 4] {
        let (dx, dy) = (self.half_width + margin, self.half_height + margin);
        [self.x - dx, self.y - dy, self.x + dx, self.y + dy]
    }

    /// Whether a point lies in the rectangle round the shape, `margin` further out.
    pub(super) fn is_within(&self, margin: f32, x: f32, y: f32) -> bool {
        (x - self.x).abs() < self.half_width + margin
            && (y - self.y).abs() < self.half_height + margin
    }

    /// How far a point is from the edge: below zero inside.
    pub(super) fn distance(&self, x: f32, y: f32) -> f32 {
        self.edge(x, y).0
    }

    /// The distance from the edge and the direction that leads straight away from it.
    pub(super) fn edge(&self, x: f32, y: f32) -> (f32, [f32; 2]) {
        let (dx, dy) = (x - self.x, y - self.y);
        let (qx, qy) = (
            dx.abs() - self.half_width + self.radius,
            dy.abs() - self.half_height + self.radius,
        );
        if qx > 0.0 && qy > 0.0 {
            let length = libm::hypotf(qx, qy);
            (
                length - self.radius,
                [(qx / length).copysign(dx), (qy / length).copysign(dy)],
            )
        } else if qx > qy {
            (qx - self.radius, [1.0_f32.copysign(dx), 0.0])
        } else {
            (qy - self.radius, [0.0, 1.0_f32.copysign(dy)])
        }
    }
}
