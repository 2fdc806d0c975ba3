import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { redSubject } from '../testing/stub-models.ts';
import { addText, watermark } from './additions.ts';
import { border, roundCorners } from './borders.ts';
import { collage } from './second-picture.ts';
import { convertFormat } from './convert-format.ts';
import { crop } from './crop.ts';
import { flip, rotate } from './turns.ts';
import { hdr } from './effects.ts';
import { pixelate } from './sharpness.ts';
import { resize } from './sizes.ts';

const [WIDTH, HEIGHT] = [120, 80];

/** A picture in which red increases to the right and green to the bottom. */
const ramp = (width = WIDTH, height = HEIGHT): Picture =>
  painted(width, height, (x, y) => [(x / width) * 255, (y / height) * 255, 90]);
const flat = (value: number): Picture => painted(WIDTH, HEIGHT, () => value);
const sizeOf = ({ width, height }: Picture): readonly number[] => [width, height];

describe('crop', () => {
  it.each([
    [{ ratio: '1:1' }, [80, 80]],
    [{ ratio: '16:9' }, [120, 68]],
    [{ ratio: '9:16' }, [45, 80]],
    [{ ratio: '851:315' }, [120, 44]],
    [{ edge: 'left', percent: 50, ratio: '1:1' }, [60, 60]],
    [{ edge: 'top', pixels: 10 }, [120, 70]],
    [{ edge: 'left right', pixels: 500 }, [12, 80]],
    [{ edge: 'top', percent: 25 }, [120, 60]],
    [{ edge: 'left', percent: 50 }, [60, 80]],
  ])('crops to %j', async (options, expected) => {
    expect(sizeOf(await edited(crop, ramp(), { options }))).toEqual(expected);
  });

  it('keeps the middle when there is no subject, and trims only the named side', async () => {
    const square = await edited(crop, ramp(), { options: { ratio: '1:1' } });
    expect(pixelAt(square, 0, 0)).toEqual(pixelAt(ramp(), 20, 0));
    const trimmed = await edited(crop, ramp(), { options: { edge: 'top', percent: 25 } });
    expect(pixelAt(trimmed, 0, 0)).toEqual(pixelAt(ramp(), 0, 20));
  });

  it('finds nothing to do when the picture already has the requested shape, or has no subject to crop to', async () => {
    await expect(edited(crop, ramp(80, 80), { options: { ratio: '1:1' } })).rejects.toThrow(
      'this shape already',
    );
    const notes: string[] = [];
    const note = (text: string): number => notes.push(text);
    await expect(edited(crop, ramp(), { options: { around: 'subject' }, note })).rejects.toThrow(
      'No clear subject',
    );
    // A picture that stays as it is has no middle that was kept.
    expect(notes).toEqual([]);
  });
});

it('a crop to a subject that fills the picture finds nothing to do, and says so', async () => {
  const isSubject = (x: number, y: number): boolean => x >= 6 && x < 114 && y >= 4 && y < 76;
  const portrait = painted(WIDTH, HEIGHT, (x, y) => (isSubject(x, y) ? [220, 30, 30] : [60, 120, 90]));
  const options = { around: 'subject' };
  await expect(edited(crop, portrait, { options, infer: redSubject })).rejects.toThrow(
    'The subject fills the whole image already.',
  );
});

describe('rotate and flip', () => {
  it('rotates by multiples of 90° without loss', async () => {
    const turned = await edited(rotate, ramp(), { options: { degrees: 90 } });
    expect(sizeOf(turned)).toEqual([80, 120]);
    expect(pixelAt(turned, 79, 0)).toEqual(pixelAt(ramp(), 0, 0));
    const back = await edited(rotate, turned, { options: { degrees: -90 } });
    expect(Buffer.from(back.data).equals(Buffer.from(ramp().data))).toBe(true);
  });

  it('cuts the empty corners off after a small turn, and leaves them transparent after a large one', async () => {
    const tilted = await edited(rotate, flat(200), { options: { degrees: -10 } });
    expect(tilted.channels).toBe(3);
    expect(Math.min(...tilted.data)).toBeGreaterThan(195);
    expect(tilted.width / tilted.height).toBeCloseTo(WIDTH / HEIGHT, 1);
    const turned = await edited(rotate, ramp(), { options: { degrees: 30 } });
    expect(turned.channels).toBe(4);
    expect(pixelAt(turned, 0, 0)[3]).toBe(0);
  });

  it('mirrors left and right, or top and bottom', async () => {
    expect(pixelAt(await edited(flip, ramp(), { options: { axis: 'horizontal' } }), 0, 0)).toEqual(
      pixelAt(ramp(), 119, 0),
    );
    expect(pixelAt(await edited(flip, ramp(), { options: { axis: 'vertical' } }), 0, 0)).toEqual(
      pixelAt(ramp(), 0, 79),
    );
  });
});

describe('resize', () => {
  it.each([
    [{ percent: 50 }, [60, 40]],
    [{ width: 60 }, [60, 40]],
    [{ height: 20 }, [30, 20]],
    [{ width: 50, height: 50 }, [50, 50]],
    [{ side: 30 }, [30, 20]],
    [{ shortSide: 30 }, [45, 30]],
    [{ percent: 125 }, [150, 100]],
    [{ width: 40, height: 60, sides: 'either' }, [60, 40]],
  ])('resizes to %j', async (options, expected) => {
    expect(sizeOf(await edited(resize, ramp(), { options }))).toEqual(expected);
  });

  it("stops at the plan's maximum side and reports this", async () => {
    const notes: string[] = [];
    const options = { width: 1_000 };
    const large = await edited(resize, ramp(), { options, maxSide: 300, note: (text) => notes.push(text) });
    expect(sizeOf(large)).toEqual([300, 200]);
    expect(notes.join()).toContain('300 pixels');
  });

  it('finds nothing to do when the picture already has the requested size', async () => {
    await expect(edited(resize, ramp(), { options: { width: 120 } })).rejects.toThrow('this size already');
  });
});

describe('frames', () => {
  it('add a border of a color in the requested width', async () => {
    const framed = await edited(border, ramp(), { options: { color: '#ff0000', pixels: 7 } });
    expect(sizeOf(framed)).toEqual([134, 94]);
    expect(pixelAt(framed, 3, 3)).toEqual([255, 0, 0]);
    expect(pixelAt(framed, 7, 7)).toEqual(pixelAt(ramp(), 0, 0));
  });

  it('add the paper of an instant photo, wider below', async () => {
    const { width, height } = await edited(border, ramp(), { options: { shape: 'polaroid' } });
    expect(width - WIDTH).toBe(12);
    expect(height - HEIGHT).toBe(26);
  });

  it('add bars that make the picture square, around all of it', async () => {
    const framed = await edited(border, ramp(), { options: { shape: 'square', color: '#ff0000' } });
    expect(sizeOf(framed)).toEqual([WIDTH, WIDTH]);
    expect(pixelAt(framed, 60, 19)).toEqual([255, 0, 0]);
    expect(pixelAt(framed, 60, 20)).toEqual(pixelAt(ramp(), 60, 0));
    await expect(edited(border, framed, { options: { shape: 'square' } })).rejects.toThrow('square already');
  });

  it('add black bars within the same size', async () => {
    const screen = await edited(border, ramp(), { options: { shape: 'bars' } });
    expect(sizeOf(screen)).toEqual([WIDTH, HEIGHT]);
    expect([pixelAt(screen, 60, 0), pixelAt(screen, 60, 79)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(pixelAt(screen, 60, 40)).toEqual(pixelAt(ramp(), 60, 40));
  });

  it('round the corners or cut a circle, with transparency outside', async () => {
    const rounded = await edited(roundCorners, ramp(), { options: { shape: 'rounded' } });
    expect([pixelAt(rounded, 0, 0)[3], pixelAt(rounded, 60, 0)[3], pixelAt(rounded, 60, 40)[3]]).toEqual([
      0, 255, 255,
    ]);
    const circle = await edited(roundCorners, ramp(), { options: { shape: 'circle' } });
    expect(sizeOf(circle)).toEqual([80, 80]);
    expect([pixelAt(circle, 5, 5)[3], pixelAt(circle, 40, 1)[3]]).toEqual([0, 255]);
  });
});

describe('text over the picture', () => {
  const changedRows = (before: Picture, after: Picture): readonly number[] =>
    Array.from({ length: before.height }, (_, y) => y).filter((y) =>
      Array.from({ length: before.width }, (_, x) => x).some(
        (x) => pixelAt(before, x, y)[0] !== pixelAt(after, x, y)[0],
      ),
    );

  it.each([
    ['top', (rows: readonly number[]) => Math.max(...rows) < 40],
    ['bottom', (rows: readonly number[]) => Math.min(...rows) > 40],
    ['center', (rows: readonly number[]) => Math.min(...rows) > 20 && Math.max(...rows) < 60],
  ])('is placed at the %s', async (place, isThere) => {
    const rows = changedRows(
      flat(100),
      await edited(addText, flat(100), { options: { text: 'Hello', place } }),
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(isThere(rows)).toBe(true);
  });

  it('is light on a dark picture and dark on a light one', async () => {
    const brightest = async (value: number): Promise<number> =>
      Math.max(...(await edited(addText, flat(value), { options: { text: 'HHHH' } })).data);
    const darkest = async (value: number): Promise<number> =>
      Math.min(...(await edited(addText, flat(value), { options: { text: 'HHHH' } })).data);
    expect(await brightest(40)).toBeGreaterThan(230);
    expect(await darkest(220)).toBeLessThan(40);
  });

  it('may contain markup characters, and looks the same on every run', async () => {
    const lettered = (): Promise<Picture> =>
      edited(addText, flat(40), { options: { text: 'a < b & c', place: 'top' } });
    const [once, again] = [await lettered(), await lettered()];
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  });

  it('is repeated all over the picture as a watermark, or placed in a corner', async () => {
    const all = changedRows(flat(100), await edited(watermark, flat(100), { options: { text: 'ME' } }));
    expect([Math.min(...all) < 20, Math.max(...all) > 60]).toEqual([true, true]);
    const corner = await edited(watermark, flat(100), { options: { text: 'ME', place: 'bottom-right' } });
    expect(Math.min(...changedRows(flat(100), corner))).toBeGreaterThan(60);
  });
});

describe('collage', () => {
  const other = flat(200);

  it.each([
    ['beside', [120 + 2 + 120 + 4, 80 + 4]],
    ['stacked', [120 + 4, 80 + 2 + 80 + 4]],
  ])('puts two pictures %s', async (layout, expected) => {
    const both = await edited(collage, ramp(), { options: { layout }, reference: async () => other });
    expect(sizeOf(both)).toEqual(expected);
    expect(pixelAt(both, 2, 2)).toEqual(pixelAt(ramp(), 0, 0));
    expect(pixelAt(both, both.width - 4, both.height - 4)).toEqual([200, 200, 200]);
  });

  it('has a line of the named color between the pictures', async () => {
    const options = { layout: 'beside', gap: '#000000' };
    const both = await edited(collage, flat(90), { options, reference: async () => other });
    expect(pixelAt(both, 123, 40)).toEqual([0, 0, 0]);
  });

  it('needs a reference picture', async () => {
    await expect(edited(collage, ramp(), { options: { layout: 'beside' } })).rejects.toThrow(
      'no other image',
    );
  });
});

it('converting to another format passes the format to the worker and replaces transparency in a JPEG by white', async () => {
  const asked: string[] = [];
  const clear: Picture = { width: 2, height: 1, channels: 4, data: new Uint8ClampedArray(8) };
  const result = await edited(convertFormat, clear, {
    options: { format: 'jpeg' },
    saveAs: (type) => asked.push(type),
  });
  expect([asked, result.channels, [...result.data]]).toEqual([
    ['image/jpeg'],
    3,
    [255, 255, 255, 255, 255, 255],
  ]);
});

it.each([
  [{ format: 'png' }, 'convert to PNG'],
  [{ maxBytes: 2_000_000 }, 'compress to at most 2 MB'],
  [{ maxBytes: 1_500_000 }, 'compress to at most 1.5 MB'],
  [{ format: 'jpeg', maxBytes: 200_000 }, 'convert to JPEG of at most 200 KB'],
  [{ sizePercent: 50 }, 'compress'],
  [{ sizePercent: 30 }, 'compress to about 30 % of the bytes'],
  [{ format: 'webp', sizePercent: 50 }, 'convert to WEBP and compress'],
])('the title of a conversion with %j is “%s”', (options, title) => {
  expect(convertFormat.titleFor?.(options)).toBe(title);
});

it.each([
  [{ maxBytes: 900 }, { sizePercent: 50 }, { maxBytes: 900 }],
  [{ sizePercent: 50 }, { maxBytes: 900 }, { maxBytes: 900 }],
  [{ format: 'jpeg' }, { maxBytes: 900 }, { format: 'jpeg', maxBytes: 900 }],
  [{ maxBytes: 900 }, { maxBytes: 500, format: 'png' }, { format: 'png', maxBytes: 500 }],
  [{ sizePercent: 50 }, { format: 'webp' }, { format: 'webp', sizePercent: 50 }],
])('the conversions %j and %j are one: %j', (earlier, later, both) => {
  expect(convertFormat.combine?.(earlier, later)).toEqual(both);
});

it('pixelating makes squares of one color, larger at a higher strength', async () => {
  const colors = async (strength: number): Promise<number> => {
    const { data } = await edited(pixelate, ramp(640, 40), { strength });
    return new Set(Array.from({ length: 640 }, (_, x) => data[x * 3])).size;
  };
  expect(await colors(1)).toBeLessThanOrEqual(64);
  expect(await colors(1.5)).toBeLessThan(await colors(1));
});

it('lowering the highlights darkens bright tones only', async () => {
  const lowered = async (value: number): Promise<number> =>
    pixelAt(await edited(hdr, flat(value), { options: { tones: 'highlights' } }), 5, 5)[0] ?? 0;
  expect(await lowered(240)).toBeLessThan(215);
  expect(Math.abs((await lowered(80)) - 80)).toBeLessThan(2);
});

it('the HDR look lifts shadows and clips no highlights', async () => {
  const result = await edited(hdr, ramp(), {});
  const dark = pixelAt(result, 10, 8);
  expect((dark[0] ?? 0) + (dark[1] ?? 0)).toBeGreaterThan(
    (pixelAt(ramp(), 10, 8)[0] ?? 0) + (pixelAt(ramp(), 10, 8)[1] ?? 0),
  );
  expect(result.data.filter((value) => value === 255).length / result.data.length).toBeLessThan(0.01);
});
