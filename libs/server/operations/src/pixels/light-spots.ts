import type { Rgb } from './grade.ts';
import type { Picture } from './picture.ts';

const { abs, ceil, exp, floor, max, min, round, sqrt } = Math;

/** The color and opacity (both 0–1) at a distance from the center of a spot. */
export interface SpotStop {
  readonly distance: number;
  readonly color: Rgb;
  readonly opacity: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly opacity: number;
}

const STEPS = 128;

/** A table of opacity times color for each step from the center of a spot to its rim. */
export const spotProfile = (stops: readonly SpotStop[]): Float32Array => {
  const profile = new Float32Array((STEPS + 1) * 3);
  for (let step = 0; step <= STEPS; step++) {
    const distance = step / STEPS;
    const next = max(
      1,
      stops.findIndex((stop) => stop.distance >= distance),
    );
    const [from, to] = [stops[next - 1], stops[next]];
    if (from === undefined || to === undefined) continue;
    const t = (distance - from.distance) / (to.distance - from.distance);
    const opacity = from.opacity + (to.opacity - from.opacity) * t;
    for (const channel of [0, 1, 2] as const) {
      const color = from.color[channel] + (to.color[channel] - from.color[channel]) * t;
      profile[step * 3 + channel] = color * opacity;
    }
  }
  return profile;
};

const screen = (data: Uint8ClampedArray, at: number, light: number): void => {
  data[at] = 255 - (255 - (data[at] ?? 0)) * (1 - min(1, light));
};

/** Visits the pixels in a square around a point that are inside the picture. */
const around = (
  { width, height, channels }: Picture,
  { x, y, radius }: Spot,
  visit: (at: number, dx: number, dy: number) => void,
): void => {
  const [left, right] = [max(0, ceil(x - radius)), min(width - 1, floor(x + radius))];
  const [top, bottom] = [max(0, ceil(y - radius)), min(height - 1, floor(y + radius))];
  for (let py = top; py <= bottom; py++) {
    for (let px = left; px <= right; px++) visit((py * width + px) * channels, px - x, py - y);
  }
};

/** Adds the light of a round spot to `picture`, in place. No pixel gets darker. */
export const addSpot = (picture: Picture, spot: Spot, profile: Float32Array): void => {
  around(picture, spot, (at, dx, dy) => {
    const distance = sqrt(dx * dx + dy * dy) / max(0.5, spot.radius);
    if (distance > 1) return;
    const step = round(distance * STEPS) * 3;
    for (let channel = 0; channel < 3; channel++) {
      screen(picture.data, at + channel, (profile[step + channel] ?? 0) * spot.opacity);
    }
  });
};

/** Draws four thin rays from a point, like a lens draws a bright star. `radius` is the rays' length. */
export const addStar = (picture: Picture, star: Spot): void => {
  const thin = max(0.6, star.radius * 0.035);
  around(picture, star, (at, dx, dy) => {
    const [x, y] = [abs(dx), abs(dy)];
    const ray = (far: number, off: number): number => {
      const left = 1 - far / star.radius;
      return left <= 0 ? 0 : left * left * exp(-off / (thin * (0.3 + left)));
    };
    const light = (ray(x, y) + ray(y, x)) * star.opacity;
    if (light < 0.004) return;
    for (let channel = 0; channel < 3; channel++) screen(picture.data, at + channel, light);
  });
};
