import { applyGrade } from '../../pixels/color-cube.ts';
import { flatTones, inkLines, kuwahara } from '../../pixels/kuwahara.ts';
import { blurredPlanes } from '../../pixels/gaussian-blur.ts';
import { curved, inTurn, partly, saturated, splitToned, toneCurve, vibrant } from '../../pixels/grade.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { drawInk } from '../../pixels/overlay.ts';
import { enlargedRows, type Picture } from '../../pixels/picture.ts';
import { quietly, type Style } from './style.ts';

const { min } = Math;

/** The grade of summer light: bright clear tones, blue-violet shadows, warm lights. */
const SUMMER = inTurn(
  curved(toneCurve([0, 0.25, 0.6, 1], [0.05, 0.31, 0.7, 1])),
  splitToned([-0.02, -0.01, 0.1], [0.03, 0.015, -0.02]),
  vibrant(0.6),
  saturated(1.18),
);
const BROWN = [0.2, 0.12, 0.16] as const;
const BLOOM = 0.22;

/** Adds a bloom around bright areas, in place. */
const bloom = (picture: Picture, sigma: number, amount: number): void => {
  const { width, height, data } = picture;
  const rowAt = enlargedRows(blurredPlanes(picture, sigma), width, height);
  for (let y = 0, at = 0; y < height; y++) {
    const rows = rowAt(y);
    for (let x = 0; x < width; x++, at += 3) {
      for (let channel = 0; channel < 3; channel++) {
        const light = ((rows[channel]?.[x] ?? 0) / 255) ** 2 * amount;
        data[at + channel] = 255 - (255 - (data[at + channel] ?? 0)) * (1 - light);
      }
    }
  }
};

/** The look of an animated film: clear bright color in flat areas, thin lines, summer light. */
export const anime: Style = {
  title: 'anime',
  async paint(picture, { strength, unit }) {
    const share = min(1, strength);
    const first = kuwahara(picture, { radius: 4.5 * unit, sharpness: 12 });
    const painting = kuwahara(first, { radius: 2.5 * unit, sharpness: 16 });
    flatTones(painting, { count: 7, hardness: 12, share: 0.7 * share, vibrance: 0, gain: 1 });
    await applyGrade(painting, partly(SUMMER, strength), quietly);
    // Lines are drawn from a finer painting than the colors, so that ropes and eyelashes stay visible.
    const drawing = lumaBytePlane(kuwahara(picture, { radius: 1.4 * unit, sharpness: 10 }));
    const lines = inkLines(drawing, { sigma: 0.9 * unit + 0.3, threshold: 1.2, steepness: 0.3 });
    drawInk(painting, lines, BROWN, 0.9 * share);
    bloom(painting, 14 * unit, BLOOM * strength);
    return painting;
  },
};
