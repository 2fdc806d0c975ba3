import { fillHole } from '../filling/fill-hole.ts';
import { classesNamed } from '../objects/coco-names.ts';
import { areaOf, findObjects, type FoundObject } from '../objects/find-objects.ts';
import { grow, growthFor, objectMask } from '../objects/object-mask.ts';
import { sizeWithin, type Picture } from '../pixels/picture.ts';
import { resample } from '../pixels/resample.ts';
import { BACKGROUND } from './background-words.ts';
import { NothingToDoError, type Mask, type Operation, type OperationContext } from './operation.ts';

/** The detector's copy; and how sure it must be of what a person says is there. */
const DETECTION_SIDE = 1_024;
const LEAST_SCORE = 0.45;
/** More than this of a picture cannot be made up from the rest. */
const MOST_FILLED = 0.45;
/** The object must be gone for the detector, too; each time it is not, more is filled. */
const ATTEMPTS = 2;

const VERBS = String.raw`(?:remov\w*|eras\w*|delet\w*|get(?:ting)? rid of|take out|tak(?:e|ing) away|eliminat\w*|hide|wipe(?: out)?|clean up|inpaint|edit out|photoshop out|crop out)`;
/** What is removed by other operations. */
const NOT_OBJECTS = String.raw`(?:(?:the|all|any|this|that|some|most of|of|its|every|digital|colou?r|image|chroma|luminance|blue|yellow|green|red|magenta|film) )*(?:noise|grain\w*|haze|fog|mist|smog|blur\w*|colou?rs?|cast|tint|vignett\w*|everything|saturation|contrast|effects?|filters?|artefacts?|artifacts?|compression)\b`;
const NOT_BACKGROUND = String.raw`(?!(?:[\w'-]+ ){0,5}${BACKGROUND}\b(?! (?:people|persons?|objects?|clutter|text|cars?|figures?)))`;
const STOP = /\b(?:from|in|on|at|of|to|behind|with|who|that|which|near|next|please|by|for|and|off)\b/;
/** Where a thing is, when a person says so. */
const PLACES: readonly (readonly [place: string, said: RegExp])[] = [
  ['left', /\b(?:on|to|at|from) the (?:far )?left\b|\bleft(?:most)?\b/],
  ['right', /\b(?:on|to|at|from) the (?:far )?right\b|\bright(?:most)?\b/],
  [
    'behind',
    new RegExp(
      String.raw`\b(?:in|from|of) the ${BACKGROUND}\b|\b${BACKGROUND} (?:people|persons?|figures?|objects?|cars?)\b|\bbehind\b|\b(?:other|passers-?by|bystanders?|strangers?|photobomb\w*|tourists?)\b`,
    ),
  ],
  ['front', /\bin (?:the )?(?:front|foreground)\b/],
];

const nounIn = (clause: string): string => {
  const after = clause
    .replace(new RegExp(String.raw`^.*?\b${VERBS} `), '')
    .replace(/^.*?\b(?:without|no) /, '');
  const stop = after.search(STOP);
  return (stop > 0 ? after.slice(0, stop) : after)
    .replace(/\b(?:the|my|that|this|these|those|all|any|a|an|two|three|both|every|other|left|right)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

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
  said: [
    new RegExp(String.raw`\b${VERBS} (?!${NOT_OBJECTS})${NOT_BACKGROUND}[\w'-]+(?: [\w'-]+)*`),
    new RegExp(
      String.raw`\b(?:remov\w*|eras\w*|delet\w*|get rid of) (?!${NOT_OBJECTS})(?:[\w'-]+ )+(?:from|in|on) (?:the )?${BACKGROUND}`,
    ),
    /\b(?:without|no) (?:the |any |all |other )*(?:people|persons|tourists?|strangers?|bystanders?|pedestrians?|crowds?|cars?|traffic)\b/,
    /\bmake (?:the |my |that |this )*[\w'-]+(?: [\w'-]+)? (?:disappear|vanish|go away)\b/,
    /^(?:please )?(?:erase|remove|delete|inpaint|heal)(?: please)?$/,
    /\bobject removal\b|\b(?:content[- ]aware|generative) fill\b|\bfill (?:it |this |that )?in\b/,
  ],
  hint: 'Paint over what should go, and it is filled in; by name, only everyday things such as people, cars or dogs are known.',
  options: (clause, { mask }) => {
    if (mask) return { names: '', place: '', said: 'what is marked' };
    const said = nounIn(clause.replace(/\bmake (.*?) (?:disappear|vanish|go away)\b/, 'remove $1'));
    const names = classesNamed(said);
    const place = PLACES.find(([, pattern]) => pattern.test(clause))?.[0] ?? '';
    return names.length === 0 ? null : { names: names.join(','), place, said };
  },
  combine: (earlier, later) => {
    const both = (key: string, glue: string): string => `${earlier[key] ?? ''}${glue}${later[key] ?? ''}`;
    return later['names'] === ''
      ? later
      : { names: both('names', ','), place: later['place'] ?? '', said: both('said', ' and ') };
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
