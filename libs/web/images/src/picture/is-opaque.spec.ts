import { rgbaToThumbHash } from 'thumbhash';
import { isOpaque } from './is-opaque.ts';

/** The ThumbHash of a picture of 100 × 100 pixels in which only the first one has this opacity. */
const thumbhashWith = (opacity: number): string =>
  Buffer.from(
    rgbaToThumbHash(
      100,
      100,
      Array.from({ length: 10_000 }, (_, at) => [200, 20, 20, at === 0 ? opacity : 255]).flat(),
    ),
  ).toString('base64');

it('the ThumbHash of a picture tells whether any of it is transparent', () => {
  expect(isOpaque(thumbhashWith(255))).toBe(true);
  expect(isOpaque(thumbhashWith(254))).toBe(false);
});

it.each([null, '', 'not base64 !', 'AA=='])(
  'a picture with the ThumbHash %j is not known to be opaque',
  (thumbhash) => {
    expect(isOpaque(thumbhash)).toBe(false);
  },
);
