import { rgbOf } from '../colors/named-colors.ts';
import { findObjects } from '../objects/find-objects.ts';
import { objectMask } from '../matting/object-mask.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { lumaOf, type Picture, resample, sizeWithin } from '../pixels/picture.ts';
import { NothingToDoError, type Mask, type Operation, type OperationContext } from '../operation.ts';

const { max, min, round } = Math;

const DETECTION_SIDE = 1_024;
const LEAST_SCORE = 0.45;
/** The width of the color's soft edge, as a fraction of the longer side. */
const EDGE = 1 / 500;
/** Glints brighter than this luma (0–255) keep their own color. */
const GLINT = { from: 215, to: 250 };
/**
 * When the object is colored, its parts with less chroma than this keep their color, such as tyres, glass and
 * chrome.
 */
const NEUTRAL = 28;
const COLORED = 45;

const chromaOf = (red: number, green: number, blue: number): number =>
  max(red, green, blue) - min(red, green, blue);

const whereOf = async (picture: Picture, { mask, options, infer }: OperationContext): Promise<Mask> => {
  if (mask !== null) return mask;
  const said = String(options['said'] ?? 'object');
  const { width, height } = sizeWithin(picture, DETECTION_SIDE);
  const names = String(options['names']).split(',');
  const found = await findObjects(resample(picture, width, height), infer, {
    names,
    leastScore: LEAST_SCORE,
  });
  if (found.length === 0) {
    throw new NothingToDoError(
      `${said.charAt(0).toUpperCase()}${said.slice(1)} was not found. Paint over what should change its color.`,
    );
  }
  return objectMask(
    picture,
    found.map(({ box }) => box),
    infer,
    false,
  );
};

/** The mean luma and the median chroma inside the mask. */
const lookAt = (
  { data, channels }: Picture,
  { values }: Mask,
): { readonly luma: number; readonly chroma: number } => {
  let [count, luma, chroma] = [0, 0, 0];
  values.forEach((value, pixel) => {
    if (value < 128) return;
    const at = pixel * channels;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    count++;
    luma += lumaOf(red, green, blue);
    chroma += chromaOf(red, green, blue);
  });
  return { luma: luma / max(1, count), chroma: chroma / max(1, count) };
};

const step = (value: number, from: number, to: number): number =>
  min(1, max(0, (value - from) / (to - from)));

/** Gives a named object another hue and keeps its light and shadow. */
export const recolor: Operation<'recolor'> = {
  id: 'recolor',
  title: 'recolor',
  phase: 'subject',
  stage: 'Finding what changes its color',
  graded: false,
  models: ['nanodet', 'u2netp'],
  namesParts: true,
  example: 'Make the car red',
  titleFor: ({ said, name }) => `make ${said ?? 'it'} ${name ?? ''}`.trim(),
  async apply(picture, _strength, context) {
    const where = await whereOf(picture, context);
    const { width, height, channels, data } = picture;
    const plane = { width, height, values: Float32Array.from(where.values) };
    const soft = boxFilter(plane, max(1, round(max(width, height) * EDGE))).values;
    const look = lookAt(picture, where);
    const target = rgbOf(String(context.options['color'] ?? '#d92b2b'));
    const targetLuma = max(8, lumaOf(target[0], target[1], target[2]));
    const isColored = look.chroma > COLORED;
    await context.report(0.7, 'Coloring');
    for (let pixel = 0, at = 0; pixel < soft.length; pixel++, at += channels) {
      const inside = (soft[pixel] ?? 0) / 255;
      if (inside <= 0) continue;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const luma = lumaOf(red, green, blue);
      const neutral = isColored ? step(chromaOf(red, green, blue), NEUTRAL * 0.4, NEUTRAL) : 1;
      const share = inside * neutral * (1 - step(luma, GLINT.from, GLINT.to));
      // The light relative to the object's mean, moved half-way towards the brightness of the new color.
      const lit = (luma / max(8, look.luma)) * (0.5 * targetLuma + 0.5 * min(look.luma, 170));
      target.forEach((component, channel) => {
        const colored = (component * lit) / targetLuma;
        const value = data[at + channel] ?? 0;
        data[at + channel] = value + (colored - value) * share;
      });
    }
    return picture;
  },
};
