import { fillHole } from '../filling/fill-hole.ts';
import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import { grow, growthFor, objectMask } from '../matting/object-mask.ts';
import { chosen, keptInside, sparedBeside, staying, without } from '../objects/removal-target.ts';
import { type Picture, resample, sizeWithin } from '../pixels/picture.ts';
import { NothingToDoError, type Mask, type Operation, type OperationContext } from '../operation.ts';

/** The longer side of the copy in which objects are detected. */
const DETECTION_SIDE = 1_024;
/** The minimum confidence of a detected object that the prompt names. */
const LEAST_SCORE = 0.45;
/** The maximum fraction of a picture that can be filled from the rest. */
const MOST_FILLED = 0.45;
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
 * All objects that the detector finds. Named objects need less confidence. When none of them is found, parts
 * of the picture are searched too.
 */
const objectsIn = async (
  picture: Picture,
  names: readonly string[],
  infer: OperationContext['infer'],
): Promise<readonly FoundObject[]> => {
  const { width, height } = sizeWithin(picture, DETECTION_SIDE);
  const small = resample(picture, width, height);
  const seen = await findObjects(small, infer, { leastScore: LEAST_SCORE });
  const asked = await findObjects(small, infer, { names, leastScore: LEAST_SCORE });
  const isFound = asked.length > 0;
  const closer = isFound
    ? []
    : await findObjects(small, infer, { names, leastScore: LEAST_SCORE, isCloser: true });
  return [...asked, ...closer, ...seen.filter(({ name }) => !names.includes(name))];
};

/** Replaces marked or named objects with content from the rest of the picture. */
export const removeObject: Operation<'remove-object'> = {
  id: 'remove-object',
  title: 'remove objects',
  phase: 'repair',
  stage: 'Finding the object',
  graded: false,
  models: ['nanodet', 'u2netp'],
  namesParts: true,
  example: 'Remove the car',
  combine: (earlier, later) => {
    const both = (key: string, glue: string): string => `${earlier[key] ?? ''}${glue}${later[key] ?? ''}`;
    return later['names'] === ''
      ? later
      : {
          names: both('names', ','),
          place: later['place'] ?? '',
          said: both('said', ' and '),
          single: 0,
        };
  },
  titleFor: ({ said }) => `remove ${said ?? 'objects'}`,
  async apply(picture, _strength, context) {
    const { mask, infer, options } = context;
    if (mask !== null && options['names'] === '') {
      await fill(picture, mask, context);
      return picture;
    }
    const names = String(options['names'] ?? '').split(',');
    const all = await objectsIn(picture, names, infer);
    const targets = chosen(all, options);
    sparedBeside(targets, all);
    let boxes = targets.map(({ box }) => box);
    const others = staying(targets, all).map(({ box }) => box);
    const spared = await objectMask(picture, others, infer, false);
    const isWhole = String(options['place'] ?? '') === '' && options['single'] !== 1;
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
