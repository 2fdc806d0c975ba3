import { fillFromRest } from '../filling/fill-from-rest.ts';
import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import { findNamed } from '../objects/named-objects.ts';
import { withShadows } from '../matting/ground-shadow.ts';
import { grow, growthFor, objectMask } from '../matting/object-mask.ts';
import { refuseUndecided, seenIn, sharedOutline, withOutlines } from '../matting/person-outline.ts';
import { bothRemovals, type RemovalTarget, targetsIn } from '../objects/removal-options.ts';
import {
  aliveBeside,
  chosen,
  keptInside,
  sparedBeside,
  staying,
  surelyOutermost,
  without,
  withoutNeighbours,
} from '../objects/removal-target.ts';
import { type Picture, reduced } from '../pixels/picture.ts';
import { NothingToDoError, type Operation, type OperationContext, type StepOptions } from '../operation.ts';
import { isLettering } from '../regions/lettering.ts';
import { removeLettering } from './remove-lettering.ts';

/** The longer side of the copy in which objects are detected. */
const DETECTION_SIDE = 1_024;
/** The minimum confidence of a detected object that the prompt names. */
const LEAST_SCORE = 0.45;
/** With this confidence an object may be there, further out than the one on the named side. */
const PERHAPS = 0.35;
const IN_WORDS = new Intl.ListFormat('en');
/** The maximum number of attempts. While the detector still finds the object, a larger area is filled. */
const ATTEMPTS = 2;

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
  const asked = await findNamed(small, infer, { names, leastScore: LEAST_SCORE });
  const missing = names.filter((name) => asked.every((object) => object.name !== name));
  const closer =
    missing.length === 0
      ? []
      : await findObjects(small, infer, { names: missing, leastScore: LEAST_SCORE, isCloser: true });
  return [...asked, ...closer, ...seen.filter(({ name }) => !names.includes(name))];
};

/**
 * Removes objects, in place, by their outlines. The shadow of an object goes along when it is dark, touches the object
 * and lies on a plain ground.
 */
const removeObjects = async (
  picture: Picture,
  wanted: readonly RemovalTarget[],
  context: OperationContext,
): Promise<void> => {
  const { infer, note } = context;
  const names = wanted.map(({ name }) => name);
  const all = await objectsIn(picture, names, infer);
  const { objects: targets, missing } = chosen(all, wanted);
  missing.forEach((said) => {
    note(`No ${said} was found.`);
  });
  const seen = new Map<FoundObject, Awaited<ReturnType<typeof seenIn>>>();
  const seenOf = async (object: FoundObject): ReturnType<typeof seenIn> => {
    if (!seen.has(object)) seen.set(object, await seenIn(picture, object.box, infer));
    return seen.get(object) ?? null;
  };
  await sparedBeside(targets, all, async (target, person) => {
    if (target.name !== 'person') return null;
    const [one, other] = [await seenOf(target), await seenOf(person)];
    return one === null || other === null ? null : sharedOutline(one, other, picture);
  });
  if (wanted.some(({ place }) => place === 'left' || place === 'right')) {
    const small = reduced(picture, DETECTION_SIDE);
    surelyOutermost(targets, wanted, await findObjects(small, infer, { names, leastScore: PERHAPS }));
  }
  let boxes = targets.map(({ box }) => box);
  const others = staying(targets, all).map(({ box }) => box);
  const spared = await objectMask(picture, others, infer, false);
  const people: NonNullable<Awaited<ReturnType<typeof seenIn>>>[] = [];
  for (const target of targets.filter(({ name }) => name === 'person')) {
    const person = await seenOf(target);
    if (person === null) continue;
    refuseUndecided(person, picture);
    people.push(person);
  }
  const neighbours = all
    .filter((object) => object.name === 'person' && !targets.includes(object))
    .map(({ box }) => box);
  const alive = aliveBeside(picture, targets, all);
  const isWhole = wanted.every(({ place, count }) => place === '' && count === 0);
  for (let attempt = 0; attempt < ATTEMPTS && boxes.length > 0; attempt++) {
    const outlined = await objectMask(picture, boxes, infer, attempt > 0);
    const whole = attempt > 0 ? outlined : withOutlines(outlined, people, neighbours);
    const grown = keptInside(grow(whole, growthFor(picture)), boxes);
    const inside = withoutNeighbours(without(withShadows(picture, grown, spared), spared), boxes, neighbours);
    await fillFromRest(picture, inside, context, { from: 0.2, barred: alive });
    // When the prompt asked for only some of several similar objects, the others may stay.
    const left = isWhole ? await objectsIn(picture, names, infer) : [];
    boxes = left
      .filter(({ name, score }) => names.includes(name) && score >= LEAST_SCORE)
      .map(({ box }) => box);
  }
};

/** Words that are complete without an article. */
const NO_ARTICLE =
  /^(?:(?:the|my|our|your|his|her|their|this|that|these|those|an?|one) |(?:it|others|objects|text)$|what )/u;
/** The places that say which of several things is meant. */
const PLACES: Readonly<Record<string, string>> = {
  left: ' on the left',
  right: ' on the right',
  front: ' in front',
  behind: ' in the background',
};

/** "Remove the lady on the left and people": one thing has an article, and several have none. */
const titleOf = ({ said, count, place }: StepOptions): string => {
  const [counts, places] = [String(count ?? 0).split(','), String(place ?? '').split(',')];
  const things = String(said ?? 'objects').split(',');
  const named = things.map((thing, at) => {
    // "Others" are those in the background, which the word says already.
    if (thing === 'others') return thing;
    const isOne = (counts[at] ?? counts[0]) === '1' && !NO_ARTICLE.test(thing);
    return `${isOne ? 'the ' : ''}${thing}${PLACES[places[at] ?? places[0] ?? ''] ?? ''}`;
  });
  return `remove ${IN_WORDS.format(named)}`;
};

/** Replaces what is marked, or objects and lettering by their names, with content from the rest of the picture. */
export const removeObject: Operation<'remove-object'> = {
  id: 'remove-object',
  title: 'remove objects',
  phase: 'repair',
  stage: 'Finding the object',
  models: ['nanodet', 'u2netp', 'selfie', 'text-det'],
  namesParts: true,
  example: 'Remove the car',
  combine: (earlier, later) => (later['names'] === '' ? later : bothRemovals(earlier, later)),
  titleFor: titleOf,
  async apply(picture, _strength, context) {
    const { mask, options, note } = context;
    if (mask !== null && options['names'] === '') {
      await fillFromRest(picture, mask, context);
      return picture;
    }
    const wanted = targetsIn(options);
    const objects = wanted.filter(({ name }) => !isLettering(name));
    const removals = wanted
      .filter(({ name }) => isLettering(name))
      .map((target) => () => removeLettering(picture, target, context));
    if (objects.length > 0) removals.push(() => removeObjects(picture, objects, context));
    const refusals: NothingToDoError[] = [];
    for (const remove of removals) {
      await remove().catch((cause: unknown) => {
        if (!(cause instanceof NothingToDoError)) throw cause;
        refusals.push(cause);
      });
    }
    const [refusal] = refusals;
    if (refusal !== undefined && refusals.length === removals.length) throw refusal;
    for (const { message } of refusals) note(message);
    return picture;
  },
};
