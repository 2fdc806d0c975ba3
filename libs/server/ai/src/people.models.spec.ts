import type { Picture } from '@safelight/operations';
import {
  artistStyle,
  crop,
  gaussianBlur,
  lumaPlane,
  neonGlow,
  oilPainting,
  difference,
  edited,
  photoPng,
  pictureOf,
} from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import { photos } from '@safelight/test-pictures';
import sharp from 'sharp';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

const portrait = (width = 360, height = 360): Promise<Buffer> => photoPng('astronaut', width, height);

/**
 * The mean absolute difference of two pictures within a box. The box is given in fractions of their sides.
 */
const apartIn = async (
  a: Buffer,
  b: Buffer,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<number> => {
  const { width, height } = await sharp(a).metadata();
  const region = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((right - left) * width),
    height: Math.round((bottom - top) * height),
  };
  const part = async (bytes: Buffer): ReturnType<typeof pictureOf> =>
    pictureOf(await sharp(bytes).extract(region).png().toBuffer());
  return difference(await part(a), await part(b));
};
/** The positions of the astronaut's face and of the flag behind her. */
const FACE = [0.36, 0.12, 0.5, 0.3] as const;
const FLAG = [0.02, 0.1, 0.2, 0.5] as const;

/** The astronaut's head and shoulders, 240 × 260 pixels. */
const headAndShoulders = async (): Promise<Buffer> =>
  sharp(await portrait(512, 512))
    .extract({ left: 100, top: 0, width: 240, height: 260 })
    .png()
    .toBuffer();

/** The astronaut's head and shoulders on the left, and their mirror image on the right. */
const astronautTwice = async (): Promise<Buffer> => {
  const png = await headAndShoulders();
  return sharp({ create: { width: 480, height: 260, channels: 3, background: '#999' } })
    .composite([
      { input: png, left: 0, top: 0 },
      { input: await sharp(png).flop().toBuffer(), left: 240, top: 0 },
    ])
    .png()
    .toBuffer();
};

/** The astronaut, turned by an angle in front of mountains of 1600 × 1000 pixels. */
const turnedBeforeMountains = async (side: number, angle: number): Promise<Buffer> => {
  const turned = await sharp(await portrait(side, side))
    .rotate(angle, { background: '#0000' })
    .png()
    .toBuffer();
  return sharp(await photoPng('picosdeeuropa', 1_600, 1_000))
    .composite([{ input: turned, left: 700, top: 400 }])
    .png()
    .toBuffer();
};
const MOUNTAINS = [0.02, 0.1, 0.4, 0.9] as const;

describe('faces', () => {
  it.each([
    ['blur the faces', 'Blur the faces.'],
    ['pixelate all faces', 'Pixelate the faces.'],
  ])('are hidden while the rest of the picture stays unchanged: %s', async (prompt, told) => {
    const png = await portrait();
    const { file, textResponse } = await world.edited(png, prompt);
    const after = await sharp(file.path).png().toBuffer();
    expect(textResponse).toContain(told);
    expect(await apartIn(png, after, FACE)).toBeGreaterThan(8);
    expect(await apartIn(png, after, FLAG)).toBe(0);
  });

  it.each([
    [
      'turned on the side, and the detector takes the person for an animal',
      400,
      70,
      [0.635, 0.567, 0.667, 0.617],
    ],
    ['20 pixels wide and tilted', 100, 35, [0.482, 0.436, 0.49, 0.449]],
  ] as const)('are hidden as well when they are %s', async (_how, side, angle, face) => {
    const png = await turnedBeforeMountains(side, angle);
    const { file } = await world.edited(png, 'blur the faces');
    const after = await sharp(file.path).png().toBuffer();
    expect(await apartIn(png, after, face)).toBeGreaterThan(8);
    expect(await apartIn(png, after, MOUNTAINS)).toBe(0);
  });

  it.each([
    'blur the faces',
    'smooth the skin',
    'take the redness out of the face',
    'remove the red eyes',
    'brighten the face',
    'passport photo',
    'crop to the face',
  ])('that do not exist are not found, and the edit costs nothing: %s', async (prompt) => {
    for (const picture of [await photoPng('coffee', 360, 240), await photoPng('friends', 600, 900)]) {
      expect(await world.edit(picture, prompt)).toMatchObject({
        kind: 'unable',
        message: expect.stringContaining('No face') as string,
      });
    }
  });

  it('stay in the picture when the prompt crops to them', async () => {
    const { picture } = await world.edited(await portrait(), 'crop to the face');
    expect(picture.width).toBeLessThan(200);
    const tall = await world.edited(await portrait(), 'crop it 9:16 around the face');
    expect(tall.picture.width / tall.picture.height).toBeCloseTo(9 / 16, 1);
  });

  it('become no passport photo when the head is cut off or tilted, or when several people are seen', async () => {
    const png = await headAndShoulders();
    const cut = await sharp(png)
      .extract({ left: 60, top: 55, width: 130, height: 130 })
      .resize(390)
      .toBuffer();
    const two = await astronautTwice();
    expect(await world.edit(cut, 'passport photo')).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('The head is cut off') as string,
    });
    const tilted = await sharp(png).rotate(22, { background: '#999' }).toBuffer();
    expect(await world.edit(tilted, 'passport photo')).toMatchObject({
      message: expect.stringContaining('not seen straight from the front') as string,
    });
    expect(await world.edit(two, 'passport photo')).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('Several people') as string,
    });
  });

  it('are hidden on the side that the prompt names, and the other one stays', async () => {
    const two = await astronautTwice();
    const { file, textResponse } = await world.edited(two, 'blur the face of the woman on the left');
    const after = await sharp(file.path).png().toBuffer();
    expect(textResponse).toContain('The face on the left was hidden');
    expect(await apartIn(two, after, [0.1, 0, 0.4, 1])).toBeGreaterThan(3);
    expect(await apartIn(two, after, [0.55, 0, 1, 1])).toBe(0);
  });

  it('are not hidden when one person is meant and it is not certain who, which costs nothing', async () => {
    expect(await world.edit(await astronautTwice(), "hide my daughter's face")).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('2 people were found') as string,
    });
    const { textResponse } = await world.edited(await portrait(), "hide my daughter's face");
    expect(textResponse).toContain('One face was found');
  });

  it('become a passport photo of 35 × 45 mm', async () => {
    const { picture, textResponse } = await world.edited(await portrait(480, 480), 'passport photo');
    expect([picture.width, picture.height]).toEqual([827, 1_063]);
    expect(textResponse).toContain('35 × 45 mm');
  });
});

describe('a face', () => {
  /** The correlation of the fine structure of two pictures in an area. */
  const alikeIn = (a: Picture, b: Picture, [left, top, right, bottom]: readonly number[]): number => {
    const drawing = (picture: Picture): Float32Array => {
      const region = {
        left: Math.round((left ?? 0) * picture.width),
        top: Math.round((top ?? 0) * picture.height),
        width: Math.round(((right ?? 0) - (left ?? 0)) * picture.width),
        height: Math.round(((bottom ?? 0) - (top ?? 0)) * picture.height),
      };
      const luma = lumaPlane(crop(picture, region));
      const light = gaussianBlur(luma, region.width / 8).values;
      return luma.values.map((value, at) => value - (light[at] ?? 0));
    };
    const [one, other] = [drawing(a), drawing(b)];
    const product = (x: Float32Array, y: Float32Array): number =>
      x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
    return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
  };

  it.each([
    ['turn it into an oil painting', oilPainting, {}],
    ['in the style of Van Gogh', artistStyle, { style: 'van-gogh' }],
    ['add neon glow', neonGlow, {}],
  ] as const)(
    'keeps its fine structure in a picture that is painted over: %s',
    async (prompt, operation, options) => {
      const png = await portrait();
      const source = await pictureOf(png);
      const painted = await edited(operation, source, { options, seed: 1 });
      const { picture } = await world.edited(png, prompt);
      const [alone, kept] = [alikeIn(source, painted, FACE), alikeIn(source, picture, FACE)];
      expect(kept).toBeGreaterThan(0.75);
      expect(kept).toBeGreaterThan(alone);
      expect(alikeIn(painted, picture, FLAG)).toBeGreaterThan(0.97);
    },
  );
});

describe('a person', () => {
  it('is brightened alone when the prompt asks for it', async () => {
    const png = await portrait();
    const { file, textResponse } = await world.edited(png, 'brighten the face');
    const after = await sharp(file.path).png().toBuffer();
    expect(textResponse).toBe('Brighten (the face).');
    expect(await apartIn(png, after, FACE)).toBeGreaterThan(4);
    expect(await apartIn(png, after, FLAG)).toBe(0);
  });

  it('stays in color while the rest becomes black and white', async () => {
    const png = await portrait();
    const { picture, textResponse } = await world.edited(png, 'only the person in color');
    const chroma = (x: number, y: number): number => {
      const at =
        (Math.round(y * picture.height) * picture.width + Math.round(x * picture.width)) * picture.channels;
      const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3);
      return Math.max(red, green, blue) - Math.min(red, green, blue);
    };
    expect(textResponse).toBe('Black and white except the subject.');
    expect(chroma(0.05, 0.3)).toBeLessThan(12);
    expect(chroma(0.43, 0.22)).toBeGreaterThan(20);
  });

  it('stays unchanged when the background is darkened', async () => {
    const png = await portrait();
    const { file } = await world.edited(png, 'darken the background');
    const after = await sharp(file.path).png().toBuffer();
    expect(await apartIn(png, after, FACE)).toBeLessThan(2);
    expect(await apartIn(png, after, FLAG)).toBeGreaterThan(8);
  });
});

describe('the redness of a face', () => {
  /** Parts of the astronaut of 512 × 512 pixels. */
  const CHEEK = { left: 184, top: 114, width: 12, height: 12 };
  const LOWER_LIP = { left: 216, top: 152, width: 14, height: 4 };
  const FLAG_AND_SUIT = { left: 0, top: 230, width: 512, height: 282 };
  const HAIR = { left: 170, top: 20, width: 110, height: 35 };

  /** The astronaut with red cheeks and a red nose. */
  const flushed = async (): Promise<Buffer> => {
    const spots = [
      [190, 120, 20],
      [258, 124, 18],
      [223, 127, 12],
    ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ff9d9d"/>`);
    const red = await sharp(
      Buffer.from(
        `<svg width="512" height="512"><rect width="512" height="512" fill="#fff"/>${spots.join('')}</svg>`,
      ),
    )
      .blur(6)
      .png()
      .toBuffer();
    return sharp(await portrait(512, 512))
      .composite([{ input: red, blend: 'multiply' }])
      .png()
      .toBuffer();
  };
  /** How much more red than green a part is, as a fraction of its red. */
  const redness = ({ data, channels }: Picture): number => {
    let [reds, greens] = [0, 0];
    for (let at = 0; at < data.length; at += channels) {
      reds += data[at] ?? 0;
      greens += data[at + 1] ?? 0;
    }
    return 1 - greens / reds;
  };

  it('is calmed by as much as is asked for, while lips, hair and everything around stay', async () => {
    const png = await flushed();
    const before = await pictureOf(png);
    const own = redness(crop(await pictureOf(await portrait(512, 512)), CHEEK));
    const { picture: after, textResponse } = await world.edited(png, 'take the redness out of her face');
    const { picture: slightly } = await world.edited(png, 'slightly less redness in the face');
    expect(textResponse).toBe('Less redness of the face.');
    const [was, is, half] = [before, after, slightly].map((picture) => redness(crop(picture, CHEEK)) - own);
    expect(was).toBeGreaterThan(0.15);
    expect(is).toBeLessThan(0.5 * (was ?? 0));
    expect(is).toBeGreaterThan(0);
    expect(half).toBeGreaterThan((is ?? 1) + 0.02);
    expect(half).toBeLessThan(0.8 * (was ?? 0));
    expect(difference(crop(before, LOWER_LIP), crop(after, LOWER_LIP))).toBeLessThan(1);
    expect(difference(crop(before, HAIR), crop(after, HAIR))).toBeLessThan(0.2);
    expect(difference(crop(before, FLAG_AND_SUIT), crop(after, FLAG_AND_SUIT))).toBe(0);
  });

  it('is not found in black and white, which costs nothing', async () => {
    const gray = await sharp(await portrait())
      .grayscale()
      .toColourspace('srgb')
      .png()
      .toBuffer();
    expect(await world.edit(gray, 'calm the redness of my face')).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('No redness was found') as string,
    });
  });
});

it('magical lights are scattered around a face and not on it', async () => {
  const near = sharp(await portrait(512, 512)).extract({ left: 120, top: 0, width: 220, height: 220 });
  const png = await near.resize(660).png().toBuffer();
  const face = { left: 210, top: 200, width: 180, height: 240 };
  const before = lumaPlane(crop(await pictureOf(png), face)).values;
  for (const seed of [1, 2, 3]) {
    const { picture } = await world.edited(png, 'add magical effects', { seed });
    const after = lumaPlane(crop(picture, face)).values;
    const lit = after.filter((value, at) => value > (before[at] ?? 1) + 0.3);
    expect(lit.length).toBe(0);
  }
});

it('the engine can run the models for people and faces', async () => {
  expect(photos().length).toBeGreaterThan(0);
  const { models } = await world.engine.host.abilities();
  expect(models).toEqual(expect.arrayContaining(['selfie', 'blazeface']));
});
