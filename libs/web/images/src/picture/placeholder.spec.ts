import { rgbaToThumbHash } from 'thumbhash';
import { placeholderOf } from './placeholder.ts';

const red = Buffer.from(
  rgbaToThumbHash(4, 4, Array.from({ length: 16 }, () => [200, 20, 20, 255]).flat()),
).toString('base64');

it('a ThumbHash is decoded into a small picture only once', () => {
  const url = placeholderOf(red);
  expect(url).toMatch(/^data:image\/png;base64,/);
  expect(placeholderOf(red)).toBe(url);
});

it.each([null, '', 'not base64 !', 'AA=='])('no placeholder is made from the ThumbHash %j', (thumbhash) => {
  expect(placeholderOf(thumbhash)).toBeNull();
});
