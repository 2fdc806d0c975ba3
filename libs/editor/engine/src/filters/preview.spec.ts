import { FILTER_IDS, type FilterId } from '../defaults/constants.ts';
import { applyPlan } from './apply.ts';
import type { Pixels } from './pixels.ts';
import { fuse } from './plan.ts';

const SIDE = 240;
const REDUCTION = 2;

/** A picture similar to a photo: gradients, an edge and fine texture. */
const photo = (): Pixels => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const light =
        60 + (x * 120) / SIDE + (x + y > SIDE ? 40 : 0) + 12 * Math.sin(x * 0.7) * Math.cos(y * 0.5);
      data.set([light + 10, light * 0.9, light * 0.7 + (y * 30) / SIDE, 255], (y * SIDE + x) * 4);
    }
  }
  return { data, width: SIDE, height: SIDE };
};

/** Averages squares of pixels, as a browser does when it reduces a picture. */
const reduced = ({ data, width, height }: Pixels): Pixels => {
  const [w, h] = [width / REDUCTION, height / REDUCTION];
  const small = new Uint8ClampedArray(w * h * 4);
  for (let index = 0; index < small.length; index += 1) {
    const [x, y, channel] = [Math.floor(index / 4) % w, Math.floor(index / 4 / w), index % 4];
    let sum = 0;
    for (let part = 0; part < REDUCTION ** 2; part += 1) {
      const row = y * REDUCTION + Math.floor(part / REDUCTION);
      sum += data[(row * width + x * REDUCTION + (part % REDUCTION)) * 4 + channel] ?? 0;
    }
    small[index] = sum / REDUCTION ** 2;
  }
  return { data: small, width: w, height: h };
};

const filtered = (pixels: Pixels, id: FilterId, intensity: number): Pixels => {
  const copy = { ...pixels, data: pixels.data.slice() };
  applyPlan(copy, fuse([{ id, intensity, enabled: true }], copy.width));
  return copy;
};

const meanDifference = (a: Pixels, b: Pixels): number =>
  a.data.reduce((sum, value, index) => sum + Math.abs(value - (b.data[index] ?? 0)), 0) / a.data.length;

describe.each(FILTER_IDS)('the preview of the filter %s', (id) => {
  it.each([-1, -0.5, 0.5, 1])(
    'differs at intensity %d from the reduced export by at most 2 of 255',
    (intensity) => {
      const picture = photo();
      const exported = reduced(filtered(picture, id, intensity));
      const preview = filtered(reduced(picture), id, intensity);
      expect(meanDifference(exported, preview)).toBeLessThanOrEqual(2);
    },
  );
});
