import { CLIPPED } from '../pixels/highlights.ts';
import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { gallery } from '../testing/pictures.ts';
import { NothingToDoError, type Operation, type StepOptions } from '../operation.ts';
import { OPERATIONS, operationOf } from './registry.ts';

/**
 * True for operations that need no model and keep the picture's outline, except those that turn black into
 * white on purpose, and means over large squares, in which a few white pixels count more or less.
 */
const isTonal = ({ id, models, usesReference, phase }: Operation): boolean =>
  models === undefined &&
  usesReference !== true &&
  (phase === 'correction' || phase === 'look' || phase === 'repair') &&
  id !== 'invert' &&
  id !== 'pixelate';

const CHOICES: Readonly<Record<string, readonly StepOptions[]>> = {
  'artist-style': ['van-gogh', 'monet', 'pop-art', 'comic', 'mondrian', 'klimt', 'stencil'].map((style) => ({
    style,
  })),
  vintage: [{}, { decade: '1980s' }, { decade: '1990s' }],
  brighten: [{}, { percent: 30 }],
};
const ROWS = (OPERATIONS as readonly Operation[])
  .filter(isTonal)
  .flatMap(({ id }) => (CHOICES[id] ?? [{}]).map((options) => [id, options] as const));

/** The brightest photos: a bright sky, a bright ground, an orange suit, a white cup. */
const BRIGHT = ['Bridge', 'Kleiber', 'astronaut', 'coffee'];
/** The maximum by which the fraction of clipped pixels may increase. */
const MOST_ADDED = 0.01;

/** The two values from which a component counts as clipped: nearly the highest, and the highest. */
const LIMITS = [CLIPPED, 255];

/** The fraction of pixels of which at least so many components reach the limit. */
const clippedShare = ({ data, channels }: Picture, components: number, limit: number): number => {
  let count = 0;
  for (let at = 0; at < data.length; at += channels) {
    if (data.subarray(at, at + 3).filter((component) => component >= limit).length >= components) count++;
  }
  return (count * channels) / data.length;
};

/** Catches the error of an operation that finds nothing to do, because such an operation clips nothing. */
const unchanged =
  (picture: Picture) =>
  (cause: unknown): Picture => {
    if (cause instanceof NothingToDoError) return picture;
    throw cause;
  };

const { names, photo } = gallery(100, BRIGHT);

it.each(ROWS)('%s %j clips no highlights', async (id, options) => {
  for (const strength of [1, 1.5]) {
    for (const picture of names.map(photo)) {
      const result = await edited(operationOf(id), picture, { options, strength }).catch(unchanged(picture));
      for (const [components, limit] of [1, 3].flatMap((least) =>
        LIMITS.map((limit) => [least, limit] as const),
      )) {
        const added = clippedShare(result, components, limit) - clippedShare(picture, components, limit);
        expect(added).toBeLessThanOrEqual(MOST_ADDED);
      }
    }
  }
});
