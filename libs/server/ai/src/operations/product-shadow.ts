import { layOver } from '../backgrounds/lay-over.ts';
import { gradientBackground } from '../backgrounds/painted-background.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { resizePlane } from '../pixels/resample.ts';
import { NothingToDoError, type Operation } from './operation.ts';

const { max, min, round } = Math;

/** The copy on which the shadow is made. */
const SIDE = 480;
/** How far the shadow falls below, how soft it is (shares of the longer side), and how dark. */
const FALL = 0.02;
const SOFT = 0.022;
const DEPTH = 0.42;
/** The contact shadow right under the product. */
const CONTACT = { fall: 0.006, soft: 0.006, depth: 0.3 };
const WHITE = [255, 255, 255] as const;

/** The alpha of a cut-out at a small size. */
const smallAlpha = ({ width, height, data }: Picture): Plane => {
  const values = Float32Array.from(
    { length: width * height },
    (_, pixel) => (data[pixel * 4 + 3] ?? 0) / 255,
  );
  const scale = min(1, SIDE / max(width, height));
  return resizePlane({ width, height, values }, max(1, round(width * scale)), max(1, round(height * scale)));
};

/** The alpha moved down and blurred: light from above. */
const fallen = ({ width, height, values }: Plane, fall: number, soft: number): Plane => {
  const down = max(1, round(fall * max(width, height)));
  const moved = new Float32Array(values.length);
  moved.set(values.subarray(0, (height - down) * width), down * width);
  const radius = max(1, round(soft * max(width, height)));
  return boxFilter(boxFilter({ width, height, values: moved }, radius), radius);
};

/** The product on white with a soft shadow below it. */
export const productShadow: Operation<'product-shadow'> = {
  id: 'product-shadow',
  title: 'shadow on white',
  phase: 'subject',
  stage: 'Finding the product',
  graded: true,
  models: ['u2netp'],
  namesParts: true,
  example: 'Put it on white with a soft shadow',
  async apply(picture, strength, { infer, report, seed }) {
    const subject = await findSubject(picture, infer);
    if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
    await report(0.6, 'Laying the shadow');
    const cut = cutOut(picture, subject);
    const alpha = smallAlpha(cut);
    const { width, height } = picture;
    const shadow = resizePlane(fallen(alpha, FALL, SOFT), width, height).values;
    const contact = resizePlane(fallen(alpha, CONTACT.fall, CONTACT.soft), width, height).values;
    const result = layOver(cut, gradientBackground(picture, [WHITE, WHITE], 'vertical'), seed);
    for (let pixel = 0, at = 0; pixel < shadow.length; pixel++, at += result.channels) {
      const behind = 1 - (cut.data[pixel * 4 + 3] ?? 0) / 255;
      if (behind === 0) continue;
      const dark = min(
        0.8,
        strength * (DEPTH * (shadow[pixel] ?? 0) + CONTACT.depth * (contact[pixel] ?? 0)),
      );
      for (let channel = 0; channel < 3; channel++) {
        result.data[at + channel] = (result.data[at + channel] ?? 0) * (1 - behind * dark);
      }
    }
    return result;
  },
};
