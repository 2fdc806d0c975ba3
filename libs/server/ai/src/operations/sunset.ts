import { inBands, part } from '../pixels/bands.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import {
  channelCurves,
  gained,
  type Grade,
  inTurn,
  partly,
  saturated,
  splitToned,
  tonedGreys,
  vibrant,
} from '../pixels/grade.ts';
import { withoutClipping } from '../pixels/highlights.ts';
import { lumaOf } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { max, min } = Math;

/** The colors of an evening sky from dark to bright: violet, rose, orange, pale gold. */
const eveningSky = channelCurves(
  [0, 0.35, 0.65, 1],
  [0.06, 0.6, 0.95, 1],
  [0.02, 0.28, 0.56, 0.9],
  [0.12, 0.4, 0.42, 0.68],
);
const SKY_SHARE = 0.72;

/**
 * Turns blue into the colors of an evening sky. Bluer pixels change more. A warm filter would only make blue
 * grey-green.
 */
const blueToEvening: Grade = (color) => {
  const [red, green, blue] = color;
  const coolness = min(1, max(0, 2.2 * (blue - 0.5 * (red + green))));
  return partly(tonedGreys(eveningSky), coolness * SKY_SHARE)(color);
};

const LOOK: FilmLook = {
  grade: inTurn(
    blueToEvening,
    gained(1.04, 0.9, 0.74),
    splitToned([0.03, -0.015, 0.045], [0.07, 0.02, -0.05]),
    vibrant(0.2),
    saturated(1.06),
  ),
  vignette: { depth: 0.22, reach: 1.55 },
};
/**
 * The colors (0–1) of the sky's light at the top and bottom of the picture, and the strength of their
 * overlay.
 */
const SKY = { top: [1, 0.82, 0.27], bottom: [1, 0.59, 0.5], depth: 0.24 } as const;

/**
 * Gives a picture the light of the hour before dark: warm light from above, more on lights than on shadows.
 */
export const sunset: Operation<'sunset'> = {
  id: 'sunset',
  title: 'sunset light',
  phase: 'look',
  stage: 'Waiting for the sunset',
  graded: true,
  example: 'Sunset light',
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const { width, height, channels, data } = picture;
    await applyFilmLook(picture, LOOK, { strength, seed: context.seed, report: part(report, 0, 0.6) });
    await inBands(
      height,
      (top, bottom) => {
        for (let y = top, at = top * width * channels; y < bottom; y++) {
          const down = (y + 0.5) / height;
          const depth = SKY.depth * strength * (1 - 0.45 * down);
          const [red, green, blue] = [0, 1, 2].map((channel) => {
            const upper = SKY.top[channel as 0 | 1 | 2];
            return upper + (SKY.bottom[channel as 0 | 1 | 2] - upper) * down;
          });
          for (let x = 0; x < width; x++, at += channels) {
            const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
            const share = depth * (0.35 + (0.65 * lumaOf(r, g, b)) / 255);
            const highest = max(r, g, b);
            data[at] = withoutClipping(r + (255 - r) * share * (red ?? 1), highest);
            data[at + 1] = withoutClipping(g + (255 - g) * share * (green ?? 1), highest);
            data[at + 2] = withoutClipping(b + (255 - b) * share * (blue ?? 1) * 0.6, highest);
          }
        }
      },
      part(report, 0.6, 1),
    );
    return picture;
  },
};
