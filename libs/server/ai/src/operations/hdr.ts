import { inBands, part } from '../pixels/bands.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { vibrant } from '../pixels/grade.ts';
import { lumaBase } from '../pixels/guided-filter.ts';
import { enlargedRows, lumaOf, resample, sizeWithin } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { exp, log, max } = Math;

/** The fraction by which large differences of light are reduced, at strength 1. */
const EVENED = 0.45;
/** The increase of small differences of light, at strength 1. */
const BROUGHT_OUT = 0.5;
const VIBRANCE = 0.35;
/** The brightness towards which all tones move. */
const MIDDLE = 0.42;
const FLOOR = 0.02;
/**
 * The copy on which a guided filter separates light from texture: its longer side, and the filter's radius
 * and epsilon.
 */
const BASE = { side: 900, radius: 18, epsilon: 0.012 };

/**
 * The look of a high dynamic range: light in the shadows, detail in the highlights, clear texture everywhere.
 */
export const hdr: Operation<'hdr'> = {
  id: 'hdr',
  title: 'HDR look',
  phase: 'look',
  stage: 'Balancing light and shadow',
  graded: true,
  example: 'Give it an HDR look',
  async apply(picture, strength, { report }) {
    const { width, height, channels, data } = picture;
    const small = sizeWithin(picture, BASE.side);
    const { slope, offset } = lumaBase(
      resample(picture, small.width, small.height),
      BASE.radius,
      BASE.epsilon,
    );
    const modelAt = enlargedRows([slope, offset], width, height);
    await inBands(
      height,
      (top, bottom) => {
        for (let y = top; y < bottom; y++) {
          const [slopes, offsets] = modelAt(y);
          let at = y * width * channels;
          for (let x = 0; x < width; x++, at += channels) {
            const luma = max(FLOOR, lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255);
            const light = max(FLOOR, (slopes?.[x] ?? 0) * luma + (offsets?.[x] ?? 0));
            const detail = log(luma / light);
            const gain = exp(
              strength * (EVENED * log(MIDDLE / light) * (light < MIDDLE ? 1 : 0.6) + BROUGHT_OUT * detail),
            );
            for (let channel = 0; channel < 3; channel++) {
              const value = (data[at + channel] ?? 0) / 255;
              const lifted = value * gain;
              // Highlights are compressed towards white instead of being cut off.
              data[at + channel] = 255 * (lifted > 0.8 ? 1 - 0.2 * exp((0.8 - lifted) / 0.2) : lifted);
            }
          }
        }
      },
      part(report, 0, 0.7),
    );
    return applyGrade(picture, vibrant(VIBRANCE * strength), part(report, 0.7, 1));
  },
};
