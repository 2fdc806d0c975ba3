import { inLight } from '../pixels/in-light.ts';
import { type Picture, resample } from '../pixels/picture.ts';
import { boundsOf } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { skyColor } from '../regions/sky-evidence.ts';
import { smallAlpha } from './contact-shadow.ts';

const { max, min, round } = Math;

/** The side of the copy in which the sky is found. */
const SIDE = 64;
/** In a column of pixels the sky ends where more than this number in a row show no sky. Cables are thinner. */
const MOST_GAP = 3;
/** A scene has a sky when this fraction of its columns begins with at least `LEAST_SKY` of sky. */
const OPEN = 0.6;
const LEAST_SKY = 0.1;
/** The assumed end of the sky in the subject's own picture, if that shows no sky. */
const LEVEL = 0.35;
/** The subject's feet are at least at this fraction of the distance from the end of the sky to the lower edge. */
const FOREGROUND = 0.6;
/** The lowest position of the subject's feet, and the highest position of its top. */
const LOWEST = 0.96;
const HIGHEST = 0.03;
const SCALE = { least: 0.5, most: 1.25 };

/** The least evidence of a color for sky (logarithm of odds). */
const IS_SKY = 0.6;

/** Where the sky ends, as a fraction of the height from the top. Null for a picture without a wide sky. */
export const skyEnd = (picture: Picture): number | null => {
  const { data } = inLight(resample(picture, SIDE, SIDE));
  const ends = Array.from({ length: SIDE }, (_, x) => {
    let end = 0;
    for (let y = 0; y < SIDE && y <= end + MOST_GAP; y++) {
      const at = (y * SIDE + x) * 3;
      if (skyColor(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > IS_SKY) end = y + 1;
    }
    return end / SIDE;
  }).sort((a, b) => a - b);
  const open = ends.filter((end) => end >= LEAST_SKY).length;
  return open < OPEN * SIDE ? null : (ends[SIDE / 2] ?? null);
};

/**
 * Moves and scales a cut-out so that it stands on the ground of the scene. A thing looks smaller the closer
 * its feet are to the horizon, so the scale is the distance from the end of the sky to the feet in the scene,
 * divided by that distance in the subject's own picture. A subject that the frame cuts off, and a scene
 * without a sky, leave the cut-out unchanged. `scene` has the proportions of the cut-out.
 */
export const placeInScene = async (cut: Picture, own: Picture, scene: Picture): Promise<Picture> => {
  const bounds = boundsOf(smallAlpha(cut), 0.5);
  const there = skyEnd(scene);
  if (bounds === null || there === null) return cut;
  const { left, top, width: across, height: tall } = bounds;
  const feet = top + tall;
  if (min(left, top, 1 - left - across, 1 - feet) <= 0) return cut;
  const here = skyEnd(own) ?? LEVEL;
  const standing = min(LOWEST, max(feet, there + FOREGROUND * (1 - there)));
  const wanted = (standing - there) / max(0.1, feet - here);
  const scale = min((standing - HIGHEST) / tall, 1 / across, max(SCALE.least, min(SCALE.most, wanted)));

  const [width, height] = [round(cut.width * scale), round(cut.height * scale)];
  const center = left + across / 2;
  const x = round(
    (min(1 - (across * scale) / 2, max((across * scale) / 2, center)) - center * scale) * cut.width,
  );
  const y = round((standing - feet * scale) * cut.height);
  const shown = {
    left: max(0, -x),
    top: max(0, -y),
    width: min(width, cut.width - x) - max(0, -x),
    height: min(height, cut.height - y) - max(0, -y),
  };
  const edges = { left: max(0, x), top: max(0, y) };
  // sharp reports the size before `extend` here, so only the pixels are used.
  const { data } = await pictureFrom(
    sharpOf(cut)
      .resize(width, height, { fit: 'fill' })
      .extract(shown)
      .extend({
        ...edges,
        right: cut.width - edges.left - shown.width,
        bottom: cut.height - edges.top - shown.height,
        background: '#00000000',
      }),
  );
  return { ...cut, data };
};
