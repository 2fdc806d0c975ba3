import { inBands } from '../pixels/bands.ts';
import { lookupTable } from '../pixels/tone-curve.ts';
import type { Operation } from './operation.ts';

const { max, round } = Math;

/** Tones a channel at strength 1. */
const LEVELS = 4;
/** The darkest ink and the paper: neither is the end of the scale. */
const INK = 0.03;
const PAPER = 0.985;

/** A screen print: a few flat tones a channel. */
export const posterize: Operation<'posterize'> = {
  id: 'posterize',
  title: 'posterize',
  phase: 'look',
  stage: 'Cutting the stencils',
  graded: true,
  example: 'Posterize it',
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const steps = max(1, round(LEVELS / max(0.1, strength)) - 1);
    const tones = lookupTable((tone) => INK + ((PAPER - INK) * round(tone * steps)) / steps);
    await inBands(
      height,
      (top, bottom) => {
        const end = bottom * width * channels;
        for (let at = top * width * channels; at < end; at += channels) {
          data[at] = tones[data[at] ?? 0] ?? 0;
          data[at + 1] = tones[data[at + 1] ?? 0] ?? 0;
          data[at + 2] = tones[data[at + 2] ?? 0] ?? 0;
        }
      },
      (fraction) => context.report(fraction),
    );
    return picture;
  },
};
