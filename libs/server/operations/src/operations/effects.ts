import { inRows, part } from '../pixels/bands.ts';
import { enlargedRows, lumaOf, reduced } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { curved, type Grade, toneCurve, vibrant } from '../pixels/grade.ts';
import { lumaBase } from '../pixels/guided-filter.ts';

const { exp, log, max, min } = Math;

/** The fraction by which differences of brightness between large areas are reduced, at strength 1. */
const EVENED = 0.45;
/** The fraction by which small local differences of brightness are increased, at strength 1. */
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

/** Makes bright tones darker and leaves middle and dark ones as they are. */
const lowerHighlights = (strength: number): Grade => {
  const share = min(1, strength);
  const lowered = toneCurve([0, 0.4, 0.6, 0.8, 1], [0, 0.4, 0.575, 0.7, 0.86]);
  return curved((tone) => tone + (lowered(tone) - tone) * share);
};

/**
 * Gives a picture the look of a high dynamic range: brighter shadows, detail in the highlights, clear texture.
 */
export const hdr: Operation<'hdr'> = {
  id: 'hdr',
  title: 'HDR look',
  phase: 'look',
  stage: 'Balancing light and shadow',
  graded: true,
  example: 'Give it an HDR look',
  titleFor: ({ tones }) => (tones === 'highlights' ? 'lower the highlights' : 'HDR look'),
  async apply(picture, strength, { options, report }) {
    if (options['tones'] === 'highlights') return applyGrade(picture, lowerHighlights(strength), report);
    const { width, height, channels, data } = picture;
    const { slope, offset } = lumaBase(reduced(picture, BASE.side), BASE.radius, BASE.epsilon);
    const modelAt = enlargedRows([slope, offset], width, height);
    await inRows(picture, part(report, 0, 0.7), (y, start) => {
      const [slopes, offsets] = modelAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
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
    });
    return applyGrade(picture, vibrant(VIBRANCE * strength), part(report, 0.7, 1));
  },
};
