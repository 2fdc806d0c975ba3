import { jest } from '@jest/globals';
import { documentOf, imageOf } from '@safelight/engine/testing';
import { TEXTS } from '@safelight/rules';
import {
  checkAddedBytes,
  checkDocumentBytes,
  checkLayerFile,
  checkLayerSize,
  layerProblemText,
} from './layer-problem.ts';

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
  expect(textOf(() => checkLayerSize({ width: 20_000, height: 300, frames: 1 }))).toBe(
    '“wide.png” could not be added. It has 20,000 × 300 pixels, and a side can have at most 16,384.',
  );
  expect(textOf(() => checkLayerSize({ width: 16_000, height: 16_000, frames: 1 }))).toBe(
    '“wide.png” could not be added. It has 16,000 × 16,000 pixels, which is more than 100 megapixels.',
  );
  expect(textOf(() => checkLayerSize({ width: 10_000, height: 10_000, frames: 1 }))).toBeNull();
});

it('an animation with too many frames, or too many pixels in all frames together, is refused', () => {
  expect(textOf(() => checkLayerSize({ width: 10, height: 10, frames: 1_001 }))).toBe(
    '“wide.png” could not be added. It has 1,001 frames, and an animation can have at most 1,000.',
  );
  expect(textOf(() => checkLayerSize({ width: 500, height: 500, frames: 401 }))).toBe(
    '“wide.png” could not be added. It has 500 × 500 pixels in each of its 401 frames, more than 100 megapixels.',
  );
  expect(textOf(() => checkLayerSize({ width: 500, height: 500, frames: 400 }))).toBeNull();
});

describe('the pictures of a document', () => {
  const MEGABYTE = 1024 * 1024;
  const [first, second, added] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [
    string,
    string,
    string,
  ];
  const layer = (id: string, sha256: string) => imageOf({ id, source: { kind: 'blob', sha256 } });
  const document = documentOf(layer('one', first), layer('again', first), layer('two', second));
  const sized = (sizeBytes: number): Blob => ({ size: sizeBytes }) as Blob;
  const pictures = { bytes: () => Promise.resolve(sized(40 * MEGABYTE)) };

  it('can take 100 MB with the added one', async () => {
    const sizeBytes = 20 * MEGABYTE;
    await expect(
      checkDocumentBytes(document, pictures, { sha256: added, sizeBytes }),
    ).resolves.toBeUndefined();
  });

  it('cannot take a byte more', async () => {
    const sizeBytes = 20 * MEGABYTE + 1;
    await expect(checkDocumentBytes(document, pictures, { sha256: added, sizeBytes })).rejects.toThrow(
      'The images of this document would take more than 100 MB together. Remove some of them first.',
    );
  });

  it('count once when the added one is there already', async () => {
    const sizeBytes = 60 * MEGABYTE;
    await expect(
      checkDocumentBytes(document, pictures, { sha256: first, sizeBytes }),
    ).resolves.toBeUndefined();
  });

  it('without an added one are counted alone', async () => {
    await expect(checkDocumentBytes(document, pictures)).resolves.toBeUndefined();
    const large = { bytes: () => Promise.resolve(sized(50 * MEGABYTE + 1)) };
    await expect(checkDocumentBytes(document, large)).rejects.toThrow(/more than 100 MB together/);
  });

  it('are not read when none is added, even if they take too much already', async () => {
    const bytes = jest.fn(() => Promise.resolve(sized(60 * MEGABYTE)));
    const pasted = documentOf(...document.layers, layer('copy', second));
    await expect(checkAddedBytes(document, pasted, { bytes })).resolves.toBeUndefined();
    expect(bytes).not.toHaveBeenCalled();
  });

  it('are counted together when one is added', async () => {
    const grown = documentOf(...document.layers, layer('new', added));
    await expect(checkAddedBytes(document, grown, pictures)).rejects.toThrow(/more than 100 MB together/);
  });

  it('can be added to while others cannot be loaded', async () => {
    const missing = { bytes: () => Promise.reject(new Error('offline')) };
    const sizeBytes = MEGABYTE;
    await expect(
      checkDocumentBytes(document, missing, { sha256: added, sizeBytes }),
    ).resolves.toBeUndefined();
  });
});

it('a file that cannot be decoded is refused as damaged', () => {
  const thrown = textOf(() => {
    throw new Error('InvalidStateError');
  });
  expect(thrown).toMatch(/cannot read it; the file may be damaged/);
});
