import type { Box, FoundObject } from '../objects/find-objects.ts';
import type { Plane } from '../pixels/picture.ts';
import { isFragment } from './fragment.ts';

const SIDE = 50;
/** A mask that covers this fraction of the picture. */
const covering = (share: number): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => (pixel < share * SIDE * SIDE ? 1 : 0)),
});
const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 };
const HALF: Box = { left: 0, top: 0, right: 1, bottom: 0.5 };
const found = (name: string, box: Box, score = 0.4): FoundObject => ({ name, score, box });

describe('a mask is a fragment', () => {
  it('when it covers only the eye of an animal that fills the picture', () => {
    expect(isFragment(covering(0.05), [], [found('cat', WHOLE)])).toBe(true);
    expect(isFragment(covering(0.5), [], [found('cat', WHOLE)])).toBe(false);
  });

  it('when the detector hardly knows whether it sees a person or an animal, as in a close-up of fur', () => {
    expect(isFragment(covering(0.05), [], [found('person', WHOLE)])).toBe(true);
  });

  it('when it covers only a small part of a certain person who fills a quarter of the picture', () => {
    expect(isFragment(covering(0.05), [HALF], [])).toBe(true);
    expect(isFragment(covering(0.2), [HALF], [])).toBe(false);
  });

  it('but not if only a thing fills the picture, or if the animal is uncertain or leaves room', () => {
    expect(isFragment(covering(0.05), [], [found('dining table', WHOLE)])).toBe(false);
    expect(isFragment(covering(0.05), [], [found('dog', HALF)])).toBe(false);
    expect(isFragment(covering(0.05), [], [found('bird', WHOLE, 0.3)])).toBe(false);
  });
});
