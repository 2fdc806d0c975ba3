import { TEXTS } from '@safelight/rules';
import { checkLayerFile, checkLayerSize, layerProblemText } from './layer-problem.ts';

const textOf = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    return layerProblemText('wide.png', error);
  }
};

it.each([
  ['text/plain', 10, TEXTS.images.invalidFormat],
  ['image/png', 0, TEXTS.images.fileEmpty],
  ['image/png', 10 * 1024 * 1024 + 1, 'File size must be less than 10MB.'],
])(
  'a file of the type %s with %d bytes is refused with the reason of the upload screens',
  (type, size, reason) => {
    expect(textOf(() => checkLayerFile({ type, size }, 'free'))).toBe(
      `“wide.png” could not be added. ${reason}`,
    );
  },
);

it('a file that the plan allows is accepted', () => {
  expect(textOf(() => checkLayerFile({ type: 'image/webp', size: 10 * 1024 * 1024 }, 'free'))).toBeNull();
});

it('a picture with too long a side, or too many pixels, is refused with its size and the limit', () => {
  expect(textOf(() => checkLayerSize({ width: 20_000, height: 300 }))).toBe(
    '“wide.png” could not be added. It has 20,000 × 300 pixels, and a side can have at most 16,384.',
  );
  expect(textOf(() => checkLayerSize({ width: 16_000, height: 16_000 }))).toBe(
    '“wide.png” could not be added. It has 16,000 × 16,000 pixels, which is more than 100 megapixels.',
  );
  expect(textOf(() => checkLayerSize({ width: 10_000, height: 10_000 }))).toBeNull();
});

it('a file that cannot be decoded is refused as damaged', () => {
  const thrown = textOf(() => {
    throw new Error('InvalidStateError');
  });
  expect(thrown).toMatch(/cannot read it; the file may be damaged/);
});
