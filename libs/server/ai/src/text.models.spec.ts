import { lettering, type Picture, type StepOptions } from '@safelight/operations';
import { photoPng, pictureOf } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

/** Where the text is drawn, in pixels of a picture of 900 × 600. */
const TEXT = { left: 220, top: 470, width: 460, height: 70 };
const SIZE = [900, 600] as const;

/** A photo with white text in dark letters on a plain sign. */
const signed = async (photo: string): Promise<Buffer> => {
  const { width, height, values } = await lettering('Mill Lane 47', TEXT.width - 60, TEXT.height - 20);
  const alpha = Buffer.from(Uint8Array.from(values, (value) => 255 * value));
  const letters = await sharp({ create: { width, height, channels: 3, background: '#202428' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const sign = await sharp({
    create: { width: TEXT.width, height: TEXT.height, channels: 3, background: '#e8e4d8' },
  })
    .composite([{ input: letters }])
    .png()
    .toBuffer();
  return sharp(await photoPng(photo, ...SIZE))
    .composite([{ input: sign, left: TEXT.left, top: TEXT.top }])
    .removeAlpha()
    .png()
    .toBuffer();
};

/** The place of a sign, in pixels of a picture of 900 × 600, and its lines, which fill it closely. */
const SIGN = { left: 200, top: 200, width: 480, height: 180 } as const;
const LINES = ['OPENING HOURS', 'MON TO FRI 9-18', 'SATURDAY 10-14', 'SUNDAY CLOSED'];

/** The color of the sign at a pixel: a slope of light. */
const groundAt = (x: number, y: number): readonly number[] => {
  const lit = (x / SIGN.width + y / SIGN.height) / 2;
  return [24 + 87 * lit, 74 + 86 * lit, 140 + 76 * lit];
};

/** A photo with a sign on which white lines stand closely one above another. */
const closelySigned = async (photo: string): Promise<Buffer> => {
  const lines = await Promise.all(
    LINES.map(async (line, at) => {
      const { width, height, values } = await lettering(line, SIGN.width - 40, 36);
      const alpha = Buffer.from(Uint8Array.from(values, (value) => 255 * value));
      const input = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .joinChannel(alpha, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer();
      return { input, left: SIGN.left + 20, top: SIGN.top + 14 + 39 * at };
    }),
  );
  const pixels = Array.from({ length: SIGN.width * SIGN.height }, (_, pixel) =>
    groundAt(pixel % SIGN.width, Math.floor(pixel / SIGN.width)),
  );
  const sign = await sharp(Uint8Array.from(pixels.flat()), {
    raw: { width: SIGN.width, height: SIGN.height, channels: 3 },
  })
    .png()
    .toBuffer();
  return sharp(await photoPng(photo, ...SIZE))
    .composite([{ input: sign, left: SIGN.left, top: SIGN.top }, ...lines])
    .removeAlpha()
    .png()
    .toBuffer();
};

/** What one step makes of a picture, and the sentences for the person. The picture is null if nothing was written. */
const stepped = async (
  png: Buffer,
  operation: 'blur' | 'pixelate' | 'brighten' | 'remove-object',
  options: StepOptions,
): Promise<{ readonly picture: Picture | null; readonly notes: readonly string[] }> => {
  const [source, output] = [await world.file(png), await world.file(png)];
  const report = await world.engine.host.run(
    {
      kind: 'edit',
      sourcePath: source.path,
      outputPath: output.path,
      contentType: 'image/png',
      maskPath: null,
      referencePath: null,
      seed: 1,
      maxSide: 7_680,
      steps: [{ operation, strength: 1, options }],
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  if (report.type === 'failed') throw new Error(report.detail);
  const { written, notes } = report.result;
  return { picture: written === null ? null : await pictureOf(output.path), notes };
};

/** The lowest and highest luma in the text's box, without a margin in which the edge of what was hidden is soft. */
const contrastIn = ({ data, width, channels }: Picture): number => {
  let [least, most] = [255, 0];
  for (let y = TEXT.top + 14; y < TEXT.top + TEXT.height - 14; y++) {
    for (let x = TEXT.left + 30; x < TEXT.left + TEXT.width - 30; x++) {
      const value = data[(y * width + x) * channels + 1] ?? 0;
      [least, most] = [Math.min(least, value), Math.max(most, value)];
    }
  }
  return most - least;
};

/** The number of pixels that differ far from the text. */
const changedElsewhere = (one: Picture, other: Picture): number => {
  let changed = 0;
  for (let y = 0; y < TEXT.top - 40; y++) {
    for (let x = 0; x < one.width; x++) {
      const [a, b] = [(y * one.width + x) * one.channels, (y * one.width + x) * other.channels];
      if (one.data[a] !== other.data[b]) changed++;
    }
  }
  return changed;
};

it.each(['blur', 'pixelate'] as const)('text becomes illegible, and only the text: %s', async (operation) => {
  const png = await signed('picosdeeuropa');
  const before = await pictureOf(png);
  const { picture } = await stepped(png, operation, { where: 'text' });
  expect(contrastIn(before)).toBeGreaterThan(180);
  expect(picture).not.toBeNull();
  if (picture === null) return;
  expect(contrastIn(picture)).toBeLessThan(120);
  expect(changedElsewhere(before, picture)).toBe(0);
});

it('text is removed, and the ground between its letters stays', async () => {
  const png = await signed('coffee');
  const { picture } = await stepped(png, 'remove-object', { names: 'text', said: 'text' });
  expect(picture).not.toBeNull();
  if (picture === null) return;
  expect(contrastIn(picture)).toBeLessThan(12);
  expect(changedElsewhere(await pictureOf(png), picture)).toBe(0);
});

it('lines that stand closely one above another leave nothing but the ground of their sign', async () => {
  const { picture } = await stepped(await closelySigned('coffee'), 'remove-object', {
    names: 'text',
    said: 'text',
  });
  expect(picture).not.toBeNull();
  if (picture === null) return;
  let most = 0;
  for (let y = 5; y < SIGN.height - 5; y++) {
    for (let x = 5; x < SIGN.width - 5; x++) {
      const at = ((SIGN.top + y) * picture.width + SIGN.left + x) * picture.channels;
      groundAt(x, y).forEach((value, channel) => {
        most = Math.max(most, Math.abs((picture.data[at + channel] ?? 0) - value));
      });
    }
  }
  expect(most).toBeLessThan(20);
});

it('only text at the place that is named is meant', async () => {
  const png = await signed('coffee');
  const { picture, notes } = await stepped(png, 'remove-object', {
    names: 'text',
    place: 'top',
    said: 'text',
  });
  expect(picture).toBeNull();
  expect(notes).toEqual([
    'No text was found at that place. Paint over the part that is meant, and ask again.',
  ]);
});

it.each([
  ['blur', { where: 'text' }],
  ['remove-object', { names: 'text' }],
  ['brighten', { where: 'text' }],
] as const)('a photo without text is not changed: %s', async (operation, options) => {
  for (const photo of ['picosdeeuropa', 'chelsea', 'coffee']) {
    const { picture, notes } = await stepped(await photoPng(photo, ...SIZE), operation, options);
    expect([photo, picture]).toEqual([photo, null]);
    expect(notes).toEqual([
      'No text was found in the image. Paint over the part that is meant, and ask again.',
    ]);
  }
});

it('lettering that is not on a vehicle is no license plate', async () => {
  const { picture, notes } = await stepped(await signed('coffee'), 'blur', { where: 'license plate' });
  expect(picture).toBeNull();
  expect(notes[0]).toContain('no license plate');
});
