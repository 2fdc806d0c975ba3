import { fillHole } from '../filling/fill-hole.ts';
import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import { grow, growthFor, objectMask } from '../matting/object-mask.ts';
import { bothRemovals, targetsIn } from '../objects/removal-options.ts';
import { chosen, keptInside, sparedBeside, staying, without } from '../objects/removal-target.ts';
import { lumaOf, type Picture, reduced } from '../pixels/picture.ts';
import { type Mask, NothingToDoError, type Operation, type OperationContext } from '../operation.ts';
import { rgbOf } from '../colors/named-colors.ts';
import { boxFilter } from '../pixels/box-filter.ts';

const { max, min, round } = Math;

/** The longer side of the copy in which objects are detected. */
const DETECTION_SIDE = 1_024;
/** The minimum confidence of a detected object that the prompt names. */
const LEAST_SCORE = 0.45;
/** The maximum fraction of a picture that can be filled from the rest. */
const MOST_FILLED = 0.45;
const IN_WORDS = new Intl.ListFormat('en');
/** The maximum number of attempts. While the detector still finds the object, a larger area is filled. */
const ATTEMPTS = 2;

const shareOf = ({ values }: Mask): number =>
  values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0) / values.length;

const fill = async (
  picture: Picture,
  mask: Mask,
  { seed, report }: OperationContext,
  from = 0,
): Promise<void> => {
  if (shareOf(mask) > MOST_FILLED) {
    throw new NothingToDoError('What should go covers too much of the picture to be filled from the rest.');
  }
  const isFilled = await fillHole(picture, mask, seed, (fraction) =>
    report(from + (1 - from) * fraction, 'Filling in what was behind'),
  );
  if (!isFilled) throw new NothingToDoError('There is nothing marked that could be filled from the rest.');
};

/**
 * All objects that the detector finds. Named objects need less confidence. For names of which none is found, parts
 * of the picture are searched too.
 */
const objectsIn = async (
  picture: Picture,
  names: readonly string[],
  infer: OperationContext['infer'],
): Promise<readonly FoundObject[]> => {
  const small = reduced(picture, DETECTION_SIDE);
  const seen = await findObjects(small, infer, { leastScore: LEAST_SCORE });
  const asked = await findObjects(small, infer, { names, leastScore: LEAST_SCORE });
  const missing = names.filter((name) => asked.every((object) => object.name !== name));
  const closer =
    missing.length === 0
      ? []
      : await findObjects(small, infer, { names: missing, leastScore: LEAST_SCORE, isCloser: true });
  return [...asked, ...closer, ...seen.filter(({ name }) => !names.includes(name))];
};

/** Replaces marked or named objects with content from the rest of the picture. */
export const removeObject: Operation<'remove-object'> = {
  id: 'remove-object',
  title: 'remove objects',
  phase: 'repair',
  stage: 'Finding the object',
  models: ['nanodet', 'u2netp'],
  namesParts: true,
  example: 'Remove the car',
  combine: (earlier, later) => (later['names'] === '' ? later : bothRemovals(earlier, later)),
  titleFor: (options) => `remove ${IN_WORDS.format(targetsIn(options).map(({ said }) => said))}`,
  async apply(picture, _strength, context) {
    const { mask, infer, options, note } = context;
    if (mask !== null && options['names'] === '') {
      await fill(picture, mask, context);
      return picture;
    }
    const wanted = targetsIn(options);
    const names = wanted.map(({ name }) => name);
    const all = await objectsIn(picture, names, infer);
    const { objects: targets, missing } = chosen(all, wanted);
    missing.forEach((said) => {
      note(`No ${said} was found.`);
    });
    sparedBeside(targets, all);
    let boxes = targets.map(({ box }) => box);
    const others = staying(targets, all).map(({ box }) => box);
    const spared = await objectMask(picture, others, infer, false);
    const isWhole = wanted.every(({ place, count }) => place === '' && count === 0);
    for (let attempt = 0; attempt < ATTEMPTS && boxes.length > 0; attempt++) {
      const outlined = await objectMask(picture, boxes, infer, attempt > 0);
      const inside = without(keptInside(grow(outlined, growthFor(picture)), boxes), spared);
      await fill(picture, inside, context, 0.2);
      // When the prompt asked for only some of several similar objects, the others may stay.
      const left = isWhole ? await objectsIn(picture, names, infer) : [];
      boxes = left
        .filter(({ name, score }) => names.includes(name) && score >= LEAST_SCORE)
        .map(({ box }) => box);
    }
    return picture;
  },
};

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
  const names = String(options['names']).split(',');
  const found = await findObjects(reduced(picture, DETECTION_SIDE), infer, {
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

/** Measures the mean luma and the median chroma of the pixels inside the mask. */
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
      // The pixel's lightness relative to the object's mean, shifted half-way to the lightness of the new color.
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
