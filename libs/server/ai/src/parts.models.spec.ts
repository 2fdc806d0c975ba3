import type { EditResult, Picture, StepOptions } from '@safelight/operations';
import { crop, difference, measure, photoPng, pictureOf } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

interface Recolored {
  readonly result: EditResult;
  readonly before: Picture;
  readonly after: Picture | null;
}

const recolored = async (png: Buffer, options: StepOptions, strength = 1): Promise<Recolored> => {
  const { path } = await world.file(png);
  const outputPath = `${path}-out`;
  const report = await world.engine.host.run(
    {
      kind: 'edit',
      sourcePath: path,
      outputPath,
      contentType: 'image/png',
      seed: 1,
      steps: [{ operation: 'recolor', strength, options }],
      maskPath: null,
      referencePath: null,
      maxSide: 7_680,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  if (report.type !== 'done') throw new Error(report.detail);
  const { result } = report;
  return {
    result,
    before: await pictureOf(await sharp(png).removeAlpha().png().toBuffer()),
    after: result.written === null ? null : await pictureOf(await sharp(outputPath).removeAlpha().toBuffer()),
  };
};

/** Parts of the astronaut of 512 × 512 pixels. */
const TEETH = { left: 214, top: 144, width: 20, height: 4 };
const EYES = { left: 190, top: 90, width: 70, height: 20 };
const LOWER_LIP = { left: 218, top: 150, width: 12, height: 4 };
const MOUTH = { left: 200, top: 128, width: 54, height: 30 };

/** A copy of the pixels in which a region is black. */
const without = (picture: Picture, { left, top, width, height }: typeof TEETH): Picture => ({
  ...picture,
  data: picture.data.map((value, at) => {
    const pixel = Math.floor(at / picture.channels);
    const [x, y] = [pixel % picture.width, Math.floor(pixel / picture.width)];
    return x >= left && x < left + width && y >= top && y < top + height ? 0 : value;
  }),
});

describe('the teeth of a person', () => {
  it('become whiter, less so when the wish is slight, and everything outside the mouth stays', async () => {
    const png = await photoPng('astronaut', 512, 512);
    const options = { names: 'teeth', said: 'teeth', color: '#ffffff', name: 'white' };
    const { before, after } = await recolored(png, options);
    const { after: slightly } = await recolored(png, options, 0.5);
    if (after === null || slightly === null) throw new Error('No teeth were found.');
    const [was, is, half] = [before, after, slightly].map((picture) => measure(crop(picture, TEETH)));
    expect(is?.warmth).toBeLessThan((was?.warmth ?? 0) - 12);
    expect(is?.mean).toBeGreaterThan((was?.mean ?? 255) + 2);
    expect(is?.mean).toBeLessThan(235);
    expect(half?.warmth).toBeGreaterThan((is?.warmth ?? 255) + 3);
    expect(half?.warmth).toBeLessThan((was?.warmth ?? 0) - 4);
    expect(difference(without(before, MOUTH), without(after, MOUTH))).toBe(0);
  });
});

describe('the eyes of a person', () => {
  it('become blue, and everything outside them stays', async () => {
    const png = await photoPng('astronaut', 512, 512);
    const { before, after } = await recolored(png, { names: 'eyes', said: 'eyes', color: '#2f6fde' });
    if (after === null) throw new Error('No eyes were found.');
    const bluer = measure(crop(before, EYES)).warmth - measure(crop(after, EYES)).warmth;
    expect(bluer).toBeGreaterThan(4);
    expect(difference(without(before, EYES), without(after, EYES))).toBe(0);
  });
});

describe('the lips of a person', () => {
  it('become red, and teeth and everything outside the mouth stay', async () => {
    const png = await photoPng('astronaut', 512, 512);
    const { before, after } = await recolored(png, { names: 'lips', said: 'lips', color: '#d92b2b' });
    if (after === null) throw new Error('No lips were found.');
    const rednessIn = (picture: Picture, area: typeof TEETH): number => {
      const { data, channels, width, height } = crop(picture, area);
      let sum = 0;
      for (let at = 0; at < data.length; at += channels) sum += (data[at] ?? 0) - (data[at + 1] ?? 0);
      return sum / (width * height);
    };
    expect(rednessIn(after, LOWER_LIP)).toBeGreaterThan(rednessIn(before, LOWER_LIP) + 40);
    expect(difference(crop(before, TEETH), crop(after, TEETH))).toBeLessThan(4);
    expect(difference(without(before, MOUTH), without(after, MOUTH))).toBe(0);
  });
});

describe('the clothes of a person', () => {
  const SUIT = { left: 60, top: 330, width: 60, height: 50 };
  const FACE = { left: 185, top: 70, width: 85, height: 105 };
  const clothes = (options: StepOptions): Promise<Recolored> =>
    photoPng('astronaut', 512, 512).then((png) =>
      recolored(png, { names: 'clothes', said: 'suit', ...options }),
    );

  it.each([
    ['#ffffff', 190, 240],
    ['#000000', 15, 70],
  ] as const)('take the color %s with their folds, and the face stays', async (color, least, most) => {
    const { before, after } = await clothes({ color, from: '#f28c28' });
    if (after === null) throw new Error('No clothes were found.');
    const { mean, deviation, warmth } = measure(crop(after, SUIT));
    expect(mean).toBeGreaterThan(least);
    expect(mean).toBeLessThan(most);
    expect(Math.abs(warmth)).toBeLessThan(12);
    expect(deviation).toBeGreaterThan(2);
    expect(difference(crop(before, FACE), crop(after, FACE))).toBeLessThan(0.1);
  });

  it('are found on both sides of a pole in front of them', async () => {
    const pole = { create: { width: 14, height: 340, channels: 3, background: '#d8d0c0' } } as const;
    const png = await sharp(await photoPng('astronaut', 512, 512))
      .composite([{ input: pole, left: 126, top: 172 }])
      .png()
      .toBuffer();
    const { before, after } = await recolored(png, { names: 'clothes', said: 'suit', color: '#2f6fde' });
    if (after === null) throw new Error('No clothes were found.');
    expect(difference(crop(before, SUIT), crop(after, SUIT))).toBeGreaterThan(20);
  });

  it('are told by their color if several people are in the picture', async () => {
    const orange = await photoPng('astronaut', 512, 512);
    const { after } = await clothes({ color: '#2f6fde' });
    if (after === null) throw new Error('No clothes were found.');
    const { width, height, channels, data } = after;
    const blue = await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
    const both = await sharp({ create: { width: 1_024, height: 512, channels: 3, background: '#000' } })
      .composite([
        { input: orange, left: 0, top: 0 },
        { input: blue, left: 512, top: 0 },
      ])
      .png()
      .toBuffer();
    const options = { names: 'clothes', said: 'suit', color: '#2f9e4f' };
    const one = await recolored(both, { ...options, from: '#2f6fde' });
    if (one.after === null) throw new Error('No clothes were found.');
    const sides = [0, 512].map((left) => ({ ...SUIT, left: SUIT.left + left }));
    const changes = sides.map((side) =>
      difference(crop(one.before, side), crop(one.after ?? one.before, side)),
    );
    expect(changes[0]).toBe(0);
    expect(changes[1]).toBeGreaterThan(20);
    const any = await recolored(both, options);
    expect(any.result.notes[0]).toContain('it is not clear whose clothes are meant');
  });

  it('are not found when they do not have the color that the wish names', async () => {
    const { result } = await clothes({ color: '#ffffff', from: '#2f9e4f' });
    expect(result.written).toBeNull();
    expect(result.notes[0]).toContain('No clothes that stand out clearly');
  });
});

it.each([
  [
    'clothes',
    'No person who faces the camera was found in the image. Paint over the clothes that are meant, and ask again.',
  ],
  ['teeth', 'No teeth were found in the image. Paint over the part that is meant, and ask again.'],
  [
    'lips',
    'No lips that are large enough were found in the image. Paint over the part that is meant, and ask again.',
  ],
  [
    'eyes',
    'No eyes that are large enough were found in the image. Paint over the part that is meant, and ask again.',
  ],
])('a picture without a person has no %s, and the edit costs nothing', async (names, message) => {
  const { result } = await recolored(await photoPng('coffee', 360, 240), { names, color: '#ffffff' });
  expect(result.written).toBeNull();
  expect(result.notes).toEqual([message]);
});
