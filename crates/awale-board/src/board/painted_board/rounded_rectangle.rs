//! A rectangle with the largest possible corner radius: a circle or a stadium.

#[derive(Clone, Copy, Debug)]
pub(super) struct RoundedRectangle {
    /// The x coordinate of the middle, from the left edge of the board.
    pub(super) center_x: f32,
    /// The y coordinate of the middle, from the top edge of the board.
    pub(super) center_y: f32,
    pub(super) half_width: f32,
    pub(super) half_height: f32,
    /// The radius of the corners.
    pub(super) corner_radius: f32,
}

impl RoundedRectangle {
    /// The roundest shape that fills a rectangle.
    pub(super) fn new(left: f32, top: f32, right: f32, bottom: f32) -> RoundedRectangle {
        let (half_width, half_height) = ((right - left) / 2.0, (bottom - top) / 2.0);
        RoundedRectangle {
            center_x: f32::midpoint(left, right),
            center_y: f32::midpoint(top, bottom),
            half_width,
            half_height,
            corner_radius: half_width.min(half_height),
        }
    }

    /// This shape with a corner radius of at most `max_corner_radius`.
    pub(super) fn with_max_corner_radius(self, max_corner_radius: f32) -> RoundedRectangle {
        RoundedRectangle {
            corner_radius: self.corner_radius.min(max_corner_radius),
            ..self
        }
    }

    /// Left, top, right and bottom, enlarged by `margin`.
    pub(super) fn bounds(&self, margin: f32) -> [f32; 4] {
        let (dx, dy) = (self.half_width + margin, self.half_height + margin);
        [
            self.center_x - dx,
            self.center_y - dy,
            self.center_x + dx,
            self.center_y + dy,
        ]
    }

    /// Whether a point lies in the bounding rectangle enlarged by `margin`.
    pub(super) fn is_within_bounds(&self, margin: f32, x: f32, y: f32) -> bool {
        (x - self.center_x).abs() < self.half_width + margin
            && (y - self.center_y).abs() < self.half_height + margin
    }

    /// The signed distance of a point from the edge: negative inside.
    pub(super) fn signed_distance(&self, x: f32, y: f32) -> f32 {
        self.distance_and_normal(x, y).0
    }

    /// The signed distance from the edge, and the unit vector that points away from it.
    pub(super) fn distance_and_normal(&self, x: f32, y: f32) -> (f32, [f32; 2]) {
        let (dx, dy) = (x - self.center_x, y - self.center_y);
        let (qx, qy) = (
            dx.abs() - self.half_width + self.corner_radius,
            dy.abs() - self.half_height + self.corner_radius,
        );
        if qx > 0.0 && qy > 0.0 {
            let corner_distance = libm::hypotf(qx, qy);
            (
                corner_distance - self.corner_radius,
                [
                    (qx / corner_distance).copysign(dx),
                    (qy / corner_distance).copysign(dy),
                ],
            )
        } else if qx > qy {
            (qx - self.corner_radius, [1.0_f32.copysign(dx), 0.0])
        } else {
            (qy - self.corner_radius, [0.0, 1.0_f32.copysign(dy)])
        }
    }
}
