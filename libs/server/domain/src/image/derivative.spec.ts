import { canonicalTransform, derivativeName, type TransformSpec } from './derivative.ts';

const COVER: TransformSpec = {
  kind: 'transform',
  width: 640,
  height: 480,
  fit: 'cover',
  format: 'webp',
  quality: 60,
};

describe('a transform of an image', () => {
  it('has a name made of its size, fit and quality', () => {
    expect(derivativeName(COVER)).toBe('t640x480-cover-60');
    expect(derivativeName({ ...COVER, height: null, format: 'avif', quality: 90 })).toBe('t640x0-inside-90');
  });

  it('has the same canonical form for all queries that give the same picture', () => {
    expect(canonicalTransform(COVER)).toEqual(COVER);
    const png: TransformSpec = { ...COVER, format: 'png' };
    expect(derivativeName(png)).toBe(derivativeName({ ...png, quality: 90 }));
    const narrow: TransformSpec = { ...COVER, height: null };
    expect(derivativeName(narrow)).toBe(derivativeName({ ...narrow, fit: 'contain' }));
  });
});

it('thumbnails, masters and pictures of comparisons have different names', () => {
  expect(derivativeName({ kind: 'thumbnail', width: 320, format: 'avif' })).toBe('320');
  expect(derivativeName({ kind: 'master', format: 'webp' })).toBe('master');
  expect(derivativeName({ kind: 'pair', originalVersionId: 'abc', format: 'jpeg' })).toBe('pair-abc');
});
