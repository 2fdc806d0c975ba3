import { canonicalTransform, transformDerivative, type TransformSpec } from './transform.ts';

const COVER: TransformSpec = { width: 640, height: 480, fit: 'cover', format: 'webp', quality: 60 };

describe('a transform', () => {
  it('is stored by its size, fit and quality, and its format', () => {
    expect(transformDerivative(COVER)).toEqual({ width: 't640x480-cover-60', format: 'webp' });
    const narrow: TransformSpec = { ...COVER, height: null, format: 'avif', quality: 90 };
    expect(transformDerivative(narrow)).toEqual({ width: 't640x0-inside-90', format: 'avif' });
  });

  it('is one for all ways to ask for the same picture', () => {
    expect(canonicalTransform(COVER)).toEqual(COVER);
    const png: TransformSpec = { ...COVER, format: 'png' };
    expect(transformDerivative(png)).toEqual(transformDerivative({ ...png, quality: 90 }));
    const narrow: TransformSpec = { ...COVER, height: null };
    expect(transformDerivative(narrow)).toEqual(transformDerivative({ ...narrow, fit: 'contain' }));
  });
});
