import { fillHole } from '../filling/fill-hole.ts';
import { grow } from '../matting/object-mask.ts';
import { enhanceTones } from '../pixels/enhance-tones.ts';
import { part } from '../pixels/bands.ts';
import type { Picture } from '../pixels/picture.ts';
import { tonesOf } from '../pixels/statistics.ts';
import { NothingToDoError, type Operation } from '../operation.ts';
import { scratchesIn } from './find-scratches.ts';

/** The correction of faded prints: their full range of tones, and a part of their color balance. */
const FADED = {
  castRemoved: 0.45,
  gainLimits: { low: 0.8, high: 1.3 },
  rangeShare: 0.85,
  exposureShare: 0.3,
  detail: 0.12,
  vibrance: 0.12,
};

/**
 * A print is faded when its blacks are gone, up to `black`, and its whites too: down to `white`, or the light
 * has a tint above `tint` (0–1). Dim whites alone are those of a photo in dim light, and bright blacks alone
 * those of a wide sky.
 */
const FADED_FROM = { black: 0.09, white: 0.94, tint: 0.1 };

const isFaded = (picture: Picture): boolean => {
  const { blackPoint, whitePoint, lightColor } = tonesOf(picture);
  const tint = Math.max(...lightColor) - Math.min(...lightColor);
  return blackPoint >= FADED_FROM.black && (whitePoint <= FADED_FROM.white || tint > FADED_FROM.tint);
};

/** Fills the scratches and creases of an old print, and restores its tones if they are faded. */
export const repairScratches: Operation<'repair-scratches'> = {
  id: 'repair-scratches',
  title: 'repair an old photo',
  phase: 'repair',
  stage: 'Looking for scratches',
  example: 'Restore this old photo',
  async apply(picture, _strength, { seed, note, report }) {
    const scratches = scratchesIn(picture);
    const faded = isFaded(picture);
    if (scratches === null && !faded) {
      throw new NothingToDoError('No scratches were found in this image, and its tones are not faded.');
    }
    const { data, channels } = picture;
    const before = data.slice();
    if (scratches === null) note('No scratches were found; its tones were brought back.');
    else
      await fillHole(picture, grow(scratches, 1), seed, (fraction) =>
        report(0.7 * fraction, 'Filling scratches'),
      );
    // Filling also copies the transparency of patches, so the picture's own transparency is restored.
    if (channels === 4) for (let at = 3; at < data.length; at += 4) data[at] = before[at] ?? 255;
    if (faded) {
      await report(0.7, 'Bringing back the tones');
      await enhanceTones(picture, FADED, part(report, 0.7, 1));
    }
    return picture;
  },
};
