import { AT_ORIGIN, newDocument, type EditorDocument, type PictureSource } from '@safelight/engine';
import { imageOf, shapeOf, textOf } from '@safelight/engine/testing';
import sharp from 'sharp';
import { installNodeCanvases } from '../testing/node-browser.ts';
import { runFileJob, type PictureBytes } from './file-job.ts';
import { hashOf } from '../pictures/hash-of.ts';
import { FileError } from './file-error.ts';
import type { PictureFile } from './write-picture.ts';

installNodeCanvases();

const SOURCE: PictureSource = { kind: 'version', versionId: 'v1' };
const red = async (width: number, height: number): Promise<Blob> => {
  const channels = { width, height, channels: 4, background: '#ff0000' } as const;
  return new Blob([new Uint8Array(await sharp({ create: channels }).png().toBuffer())], {
    type: 'image/png',
  });
};
const documentWith = (...layers: EditorDocument['layers']): EditorDocument => ({
  ...newDocument({ width: 40, height: 30 }),
  layers,
});
const HALF = documentWith(
  imageOf({ source: SOURCE, width: 20, height: 30, crop: { x: 0, y: 0, width: 20, height: 30 } }),
);
const pictures = async (): Promise<PictureBytes> => [[SOURCE, await red(20, 30)]];

const write = async (file: PictureFile, document = HALF) => {
  const blob = await runFileJob('picture', { document, pictures: await pictures(), file });
  const image = sharp(Buffer.from(await blob.arrayBuffer()));
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { blob, info, at, format: (await image.metadata()).format };
};

describe('an exported picture file', () => {
  it('has the size given by its pixel ratio, and is transparent where no layer is', async () => {
    const { info, at, format } = await write({ format: 'png', pixelRatio: 2 });
    expect([format, info.width, info.height]).toEqual(['png', 80, 60]);
    expect([at(10, 10), at(60, 10)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0],
    ]);
  });

  it('has a white background instead of a transparent one as a JPEG', async () => {
    const { at, format } = await write({ format: 'jpeg', quality: 1, pixelRatio: 1 });
    expect(format).toBe('jpeg');
    const [left, right] = [at(5, 15), at(35, 15)];
    expect(left[0]).toBeGreaterThan(250);
    expect(left[1]).toBeLessThan(5);
    expect(right.every((value) => value > 250)).toBe(true);
  });

  it('shows a part that extends beyond the canvas, with the layers that are there', async () => {
    const part = { x: -10, y: -5, width: 20, height: 10 };
    const moved = HALF.layers.map((layer) => ({ ...layer, transform: { ...AT_ORIGIN, x: -5, y: -5 } }));
    const { info, at } = await write({ format: 'png', pixelRatio: 2, part }, documentWith(...moved));
    expect([info.width, info.height]).toEqual([40, 20]);
    expect([at(5, 5), at(15, 5)]).toEqual([
      [0, 0, 0, 0],
      [255, 0, 0, 255],
    ]);
  });

  it('is smaller with lower quality', async () => {
    const document = documentWith(...HALF.layers, textOf({ content: 'Many small letters' }), shapeOf());
    const fine = await write({ format: 'webp', quality: 0.95, pixelRatio: 2 }, document);
    const coarse = await write({ format: 'webp', quality: 0.1, pixelRatio: 2 }, document);
    expect(fine.format).toBe('webp');
    expect(coarse.blob.size).toBeLessThan(fine.blob.size);
  });

  describe('with another format for opaque pictures', () => {
    const file = { format: 'png', pixelRatio: 1, ifOpaque: { format: 'jpeg', quality: 0.95 } } as const;
    const covered: EditorDocument = { ...HALF, background: '#336699' };

    it('has that format when nothing of it is transparent', async () => {
      const { blob, format, at } = await write(file, covered);
      expect([blob.type, format]).toEqual(['image/jpeg', 'jpeg']);
      expect(at(35, 15)[2]).toBeGreaterThan(140);
    });

    it.each([
      ['half of it is transparent', HALF],
      ['only its last row is transparent', { ...HALF, width: 20, height: 31 }],
      [
        'all of it is transparent by one step',
        { ...HALF, width: 20, layers: HALF.layers.map((layer) => ({ ...layer, opacity: 254 / 255 })) },
      ],
    ])('has its own format when %s', async (_what, document) => {
      expect((await write(file, document)).format).toBe('png');
    });

    it('has its own format when the browser does not support the other one', async () => {
      const unknown = { ...file, ifOpaque: { format: 'avif' as unknown as 'webp', quality: 0.95 } };
      expect((await write(unknown, covered)).format).toBe('png');
    });
  });

  it('is refused with a suggestion when the browser does not support the format', async () => {
    const unknown = 'avif' as unknown as 'webp';
    await expect(write({ format: unknown, pixelRatio: 1 })).rejects.toBeInstanceOf(FileError);
  });

  it('is written in bands as a PNG when no canvas is large enough, and refused as a JPEG', async () => {
    const wide: EditorDocument = { ...HALF, width: 16_384, height: 16 };
    const whole = Object.getOwnPropertyDescriptor(globalThis, 'OffscreenCanvas');
    const { OffscreenCanvas: Real } = globalThis;
    const small = function Small(width: number, height: number): unknown {
      return width * height > 16_777_216
        ? { width, height, getContext: () => null }
        : new Real(width, height);
    };
    Object.assign(globalThis, { OffscreenCanvas: small });
    try {
      const { info, at } = await write({ format: 'png', pixelRatio: 9 }, wide);
      expect([info.width, info.height]).toEqual([147_456, 144]);
      expect([at(5, 5), at(147_000, 100)]).toEqual([
        [255, 0, 0, 255],
        [0, 0, 0, 0],
      ]);
      const jpeg = write({ format: 'jpeg', pixelRatio: 9 }, wide);
      await expect(jpeg).rejects.toThrow(/too large for this device.*PNG/);
    } finally {
      if (whole !== undefined) Object.defineProperty(globalThis, 'OffscreenCanvas', whole);
    }
  });
});

describe('opening a Photoshop file', () => {
  it('returns the layers from which the file was written, and their pictures', async () => {
    const document = documentWith(...HALF.layers, shapeOf({ id: 's', name: 'Box', opacity: 0.5 }));
    const { blob, notes } = await runFileJob('psd', { document, pictures: await pictures() });
    expect([blob.type, notes]).toEqual(['image/vnd.adobe.photoshop', []]);
    const opened = await runFileJob('openPsd', { file: blob, maxBytes: 1_000_000 });
    expect(opened.document.layers.map(({ name, opacity }) => [name, Math.round(opacity * 10)])).toEqual([
      [HALF.layers[0]?.name, 10],
      ['Box', 5],
    ]);
    expect(opened.pictures).toHaveLength(2);
    const first = opened.document.layers[0];
    expect(first).toMatchObject({ type: 'image', source: { kind: 'blob', sha256: opened.pictures[0]?.[0] } });
  });

  describe('with a layer that is too large a file as a PNG', () => {
    /** A file with one layer of soft waves, and the size of that layer as a PNG. */
    const waves = async (alpha: number) => {
      const wave = (at: number): number => 128 + 100 * Math.sin(at * 0.013) * Math.cos(at * 0.00057);
      const pixels = Uint8Array.from({ length: 60 * 60 * 4 }, (_, at) => (at % 4 === 3 ? alpha : wave(at)));
      const raw = { raw: { width: 60, height: 60, channels: 4 } } as const;
      const picture = new Blob([new Uint8Array(await sharp(pixels, raw).png().toBuffer())]);
      const box = { width: 60, height: 60, crop: { x: 0, y: 0, width: 60, height: 60 } };
      const document = documentWith(imageOf({ source: SOURCE, ...box }));
      const { blob } = await runFileJob('psd', { document, pictures: [[SOURCE, picture]] });
      const { pictures: found } = await runFileJob('openPsd', { file: blob, maxBytes: 1_000_000 });
      return { file: blob, png: found[0]?.[1].size ?? 0 };
    };

    it.each([
      ['opaque', 255],
      ['transparent', 100],
    ])('compresses the layer, which stays as %s as it was', async (_what, alpha) => {
      const { file, png } = await waves(alpha);
      const { pictures: found } = await runFileJob('openPsd', { file, maxBytes: png - 1 });
      const [[sha256, layer] = ['', new Blob()]] = found;
      expect([layer.type, layer.size < png]).toEqual(['image/webp', true]);
      expect(await hashOf(layer)).toBe(sha256);
      const { data } = await sharp(Buffer.from(await layer.arrayBuffer()))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(Math.abs((data[3] ?? 0) - alpha)).toBeLessThan(3);
    });

    it('is refused with what to do when the layer is too large in every format', async () => {
      const { file } = await waves(255);
      const opening = runFileJob('openPsd', { file, maxBytes: 100 });
      await expect(opening).rejects.toThrow(/60 × 60 pixels.*Make the image smaller/);
    });
  });

  it('fails for a file of another type', async () => {
    const file = new Blob(['GIF89a and so on, and so on']);
    await expect(runFileJob('openPsd', { file, maxBytes: 1_000_000 })).rejects.toThrow(
      'This is not a Photoshop file.',
    );
  });
});

it('a file job parses documents of the editor', async () => {
  const answer = await runFileJob('parse', { json: '{"schema":99}' });
  expect(JSON.parse(answer)).toMatchObject({ status: 'newer', schema: 99 });
});
