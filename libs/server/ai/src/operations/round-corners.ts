import { crop } from '../pixels/region.ts';
import type { Picture } from '../pixels/picture.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import type { Operation } from '../operation.ts';

const { hypot, max, min, round } = Math;

/** The radius as a fraction of the shorter side. */
const RADIUS = 0.08;

const squared = (picture: Picture): Picture => {
  const side = min(picture.width, picture.height);
  const [left, top] = [round((picture.width - side) / 2), round((picture.height - side) / 2)];
  return crop(picture, { left, top, width: side, height: side });
};

/** Makes everything outside corners of this radius transparent, with a soft edge of one pixel. */
const rounded = (picture: Picture, radius: number): Picture => {
  const { width, height, data } = picture;
  for (let y = 0; y < height; y++) {
    const dy = max(0, radius - y - 0.5, y + 0.5 - (height - radius));
    if (dy === 0) continue;
    for (let x = 0; x < width; x++) {
      const dx = max(0, radius - x - 0.5, x + 0.5 - (width - radius));
      if (dx === 0) continue;
      const inside = min(1, max(0, radius - hypot(dx, dy) + 0.5));
      const at = (y * width + x) * 4 + 3;
      data[at] = (data[at] ?? 0) * inside;
    }
  }
  return picture;
};

/** Rounds the corners, or cuts the picture to a circle; the outside is transparent. */
export const roundCorners: Operation<'round-corners'> = {
  id: 'round-corners',
  title: 'rounded corners',
  phase: 'finish',
  stage: 'Rounding the corners',
  graded: false,
  example: 'Round the corners',
  titleFor: ({ shape }) => (shape === 'circle' ? 'crop to a circle' : 'rounded corners'),
  async apply(picture, _strength, { options }) {
    const isCircle = options['shape'] === 'circle';
    const shown = await pictureFrom(sharpOf(isCircle ? squared(picture) : picture).ensureAlpha());
    const shorter = min(shown.width, shown.height);
    return rounded(shown, isCircle ? shorter / 2 : max(2, shorter * RADIUS));
  },
};
