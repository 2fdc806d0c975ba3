import { fillHole } from '../filling/fill-hole.ts';
import { areaOf, findObjects, type FoundObject } from '../objects/find-objects.ts';
import { grow, growthFor, objectMask } from '../objects/object-mask.ts';
import { sizeWithin, type Picture } from '../pixels/picture.ts';
import { resample } from '../pixels/resample.ts';
import { NothingToDoError, type Mask, type Operation, type OperationContext } from './operation.ts';

/** The detector's copy; and how sure it must be of what a person says is there. */
const DETECTION_SIDE = 1_024;
const LEAST_SCORE = 0.45;
/** More than this of a picture cannot be made up from the rest. */
const MOST_FILLED = 0.45;
/** The object must be gone for the detector, too; each time it is not, more is filled. */
const ATTEMPTS = 2;

const centreOf = ({ box }: FoundObject): number => (box.left + box.right) / 2;

/** Those of the objects that are where the person said. */
const placed = (objects: readonly FoundObject[], place: string): readonly FoundObject[] => {
  const bySide = objects.toSorted((a, b) => centreOf(a) - centreOf(b));
  const bySize = objects.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  switch (place) {
    case 'left':
      return bySide.slice(0, 1);
    case 'right':
      return bySide.slice(-1);
    case 'behind':
      return bySize.slice(1);
    case 'front':
      return bySize.slice(0, 1);
    default:
      return objects;
  }
};

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

/** Objects in the mask, or named in words, replaced by what the rest of the picture suggests. */
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
    const place = String(options['place'] ?? '');
    const named = async (): Promise<readonly FoundObject[]> => {
      const { width, height } = sizeWithin(picture, DETECTION_SIDE);
      const search = { names, leastScore: LEAST_SCORE };
      return placed(await findObjects(resample(picture, width, height), infer, search), place);
    };
    let boxes = (await named()).map(({ box }) => box);
    if (boxes.length === 0) {
      throw new NothingToDoError(
        `No ${String(options['said'] ?? 'object')} was found in the picture. Paint over what should go, and it is filled in.`,
      );
    }
    for (let attempt = 0; attempt < ATTEMPTS && boxes.length > 0; attempt++) {
      const outlined = await objectMask(picture, boxes, infer, attempt > 0);
      await fill(picture, grow(outlined, growthFor(picture)), context, 0.2);
      // Of several alike only those asked for went: the rest may stay.
      boxes = place === '' ? (await named()).map(({ box }) => box) : [];
    }
    return picture;
  },
};
