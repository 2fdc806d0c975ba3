import { photoNamed, photos } from '@safelight/test-pictures';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../pixels/picture.ts';
import { pictureFrom } from '../pixels/with-sharp.ts';
import { edited } from '../testing/edit.ts';
import { drawn, pixelAt } from '../testing/pictures.ts';
import { scratchesIn } from './find-scratches.ts';
import { tiltOf } from './level/tilt-of.ts';
import { pageIn } from './pages.ts';
import { repairScratches } from './repair-scratches.ts';
import { scanDocument } from './scan-document.ts';
import { straighten } from './turns.ts';

/** A picture of a sea, a sky and posts, rotated clockwise by this many degrees. */
const seaside = (degrees: number): Promise<Picture> =>
  drawn(
    `<svg width="400" height="300"><rect width="400" height="300" fill="#9cf"/>
     <g transform="rotate(${degrees} 200 150)"><rect x="-200" y="150" width="900" height="400" fill="#136"/>
     <rect x="60" y="90" width="8" height="90" fill="#420"/><rect x="330" y="80" width="8" height="90" fill="#420"/></g></svg>`,
  );

describe('straighten', () => {
  it.each([-7, -2, 3, 6.5])('measures a tilt of %d degrees', async (degrees) => {
    expect(Math.abs((tiltOf(await seaside(degrees)) ?? 99) - degrees)).toBeLessThanOrEqual(0.5);
  });

  it('levels the picture without empty corners', async () => {
    const level = await edited(straighten, await seaside(5));
    expect(Math.abs(tiltOf(level) ?? 99)).toBeLessThanOrEqual(0.5);
    for (const [x, y] of [
      [0, 0],
      [level.width - 1, 0],
      [0, level.height - 1],
      [level.width - 1, level.height - 1],
    ] as const) {
      expect(Math.max(...pixelAt(level, x, y))).toBeGreaterThan(40);
    }
  });

  it('does not change a level picture or a picture without lines', async () => {
    await expect(edited(straighten, await seaside(0))).rejects.toThrow('level already');
    const flat = await drawn('<svg width="80" height="60"><rect width="80" height="60" fill="#777"/></svg>');
    await expect(edited(straighten, flat)).rejects.toThrow('No horizon');
  });
});

describe('a document', () => {
  /** Grey paper in perspective on a dark table, with a line of ink on the paper. */
  const table = (): Promise<Picture> =>
    drawn(
      `<svg width="300" height="240"><rect width="300" height="240" fill="#321"/>
       <polygon points="80,30 230,40 270,210 40,200" fill="#b9b4a6"/>
       <rect x="100" y="110" width="100" height="8" fill="#222"/></svg>`,
    );

  it('is found by its corners', async () => {
    const corners = pageIn(await table());
    const expected = [
      [80, 30],
      [230, 40],
      [270, 210],
      [40, 200],
    ];
    expected.forEach(([x = 0, y = 0], index) => {
      const [foundX, foundY] = corners?.[index] ?? [0, 0];
      expect(Math.hypot(foundX - x, foundY - y)).toBeLessThan(8);
    });
  });

  it('becomes a flat page of white paper with dark ink', async () => {
    const page = await edited(scanDocument, await table());
    for (const [x, y] of [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ] as const) {
      expect(
        Math.min(...pixelAt(page, Math.round(x * page.width), Math.round(y * page.height))),
      ).toBeGreaterThan(215);
    }
    expect(Math.min(...page.data)).toBeLessThan(70);
  });

  it('loses the color of its paper and of the lamp, and keeps that of a stamp and of a photo on it', async () => {
    const page = await edited(
      scanDocument,
      await drawn(
        `<svg width="300" height="240"><defs><linearGradient id="g" x2="1"><stop stop-color="#f0e0b0"/><stop offset="1" stop-color="#b09c70"/></linearGradient></defs>
         <rect width="300" height="240" fill="#321"/><rect x="40" y="20" width="220" height="200" fill="url(#g)"/>
         <rect x="60" y="40" width="150" height="4" fill="#222"/><circle cx="90" cy="100" r="9" fill="#b02020"/>
         <rect x="150" y="90" width="80" height="60" fill="#2a333d"/></svg>`,
      ),
    );
    const at = (x: number, y: number): readonly number[] =>
      pixelAt(page, Math.round(((x - 40) / 220) * page.width), Math.round(((y - 20) / 200) * page.height));
    for (const [x, y] of [
      [55, 60],
      [245, 60],
      [55, 200],
      [245, 200],
    ] as const) {
      expect(Math.min(...at(x, y))).toBeGreaterThan(245);
    }
    const [red = 0, green = 0] = at(90, 100);
    expect(red - green).toBeGreaterThan(100);
    expect(Math.max(...at(190, 120))).toBeLessThan(120);
  });

  it('is found by its visible corners when the lower edge of the picture cuts it off', async () => {
    const cut = await drawn(
      `<svg width="300" height="240"><rect width="300" height="240" fill="#345"/>
       <rect x="60" y="30" width="170" height="300" fill="#dcd8cc"/>
       <rect x="80" y="70" width="120" height="8" fill="#222"/></svg>`,
    );
    const page = await edited(scanDocument, cut);
    expect(page.width / page.height).toBeCloseTo(170 / 210, 1);
  });

  it('becomes clean paper even without visible edges, and the result mentions the missing edges', async () => {
    const notes: string[] = [];
    const paper = await drawn(
      `<svg width="90" height="60"><rect width="90" height="60" fill="#aaa"/>
       <rect x="20" y="20" width="40" height="3" fill="#333"/></svg>`,
    );
    const page = await edited(scanDocument, paper, { note: (text) => notes.push(text) });
    expect([page.width, page.height, notes.length]).toEqual([90, 60, 1]);
  });
});

describe('scanning a picture without a page', () => {
  const sized = (path: string): Sharp =>
    sharp(path).autoOrient().resize(480).removeAlpha().toColourspace('srgb');

  it.each(photos())('is refused for the photo $name', async ({ path }) => {
    await expect(edited(scanDocument, await pictureFrom(sized(path)))).rejects.toThrow('No page was found');
  });

  it('is refused for the white boards of a wall, which have lines between them', async () => {
    const wall = sized(photoNamed('friends').path).extract({ left: 120, top: 150, width: 360, height: 420 });
    await expect(edited(scanDocument, await pictureFrom(wall))).rejects.toThrow('No page was found');
  });

  it('is refused for a black and white picture, much of which is as colorless as paper', async () => {
    const gray = sized(photoNamed('astronaut').path).modulate({ saturation: 0 });
    await expect(edited(scanDocument, await pictureFrom(gray))).rejects.toThrow('No page was found');
  });

  it('is refused for a table top, because the things on it are wider than writing', async () => {
    const on = (things: string): Promise<Picture> =>
      drawn(`<svg width="400" height="300"><rect width="400" height="300" fill="#c8c4bb"/>${things}</svg>`);
    const lines = [60, 120, 180, 240].map(
      (y) => `<rect x="40" y="${y}" width="320" height="3" fill="#333"/>`,
    );
    expect((await edited(scanDocument, await on(lines.join('')))).width).toBe(400);
    const things = await on(
      '<circle cx="110" cy="90" r="30" fill="#333"/><rect x="230" y="150" width="24" height="60" fill="#333"/>',
    );
    await expect(edited(scanDocument, things)).rejects.toThrow('No page was found');
  });

  it('is refused for a white ball, whose corners lie within it', async () => {
    const ball = await drawn(
      `<svg width="300" height="240"><rect width="300" height="240" fill="#321"/>
       <circle cx="150" cy="120" r="100" fill="#dcd8cc"/>
       <rect x="100" y="110" width="100" height="3" fill="#222"/></svg>`,
    );
    expect(pageIn(ball)).toBeNull();
    await expect(edited(scanDocument, ball)).rejects.toThrow('No page was found');
  });

  it('is refused for a bright area with four sides but without ink, such as a lit wall', async () => {
    const wall = await drawn(
      `<svg width="300" height="240"><rect width="300" height="240" fill="#321"/>
       <polygon points="80,30 230,40 270,210 40,200" fill="#b9b4a6"/></svg>`,
    );
    const notes: string[] = [];
    const note = (text: string): number => notes.push(text);
    await expect(edited(scanDocument, wall, { note })).rejects.toThrow('No page was found');
    await expect(
      edited(scanDocument, await pictureFrom(sized(photoNamed('Kleiber').path)), { note }),
    ).rejects.toThrow('No page was found');
    expect(notes).toEqual([]);
  });
});

describe('restoring an old photo', () => {
  const print = (scratch: string): Promise<Picture> =>
    drawn(
      `<svg width="320" height="240"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#556"/><stop offset="1" stop-color="#aa9"/></linearGradient></defs>
       <rect width="320" height="240" fill="url(#g)"/>${scratch}</svg>`,
    );
  const SCRATCH = '<path d="M40 20 L260 200" stroke="#fff" stroke-width="1.5"/>';

  it('finds its scratches and nothing else', async () => {
    const mask = scratchesIn(await print(SCRATCH));
    expect(mask?.values[110 * 320 + 150]).toBe(255);
    expect(mask?.values[40 * 320 + 250]).toBe(0);
    expect(scratchesIn(await print(''))).toBeNull();
  });

  it.each(photos())('finds no scratches in this photo: $name', async ({ path }) => {
    const photo = await pictureFrom(
      sharp(path).autoOrient().resize(900, 900, { fit: 'inside' }).removeAlpha().toColourspace('srgb'),
    );
    expect(scratchesIn(photo)).toBeNull();
  });

  it('takes bright streaks with soft sides for no scratches', async () => {
    const streak = (blur: number): Promise<Picture> =>
      drawn(
        `<svg width="1600" height="200"><filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="200"><feGaussianBlur stdDeviation="${blur}"/></filter>
         <rect width="1600" height="200" fill="#888"/><path d="M60 90 L1500 100" stroke="#bbb" stroke-width="6" filter="url(#soft)"/></svg>`,
      );
    expect(scratchesIn(await streak(0.3))).not.toBeNull();
    expect(scratchesIn(await streak(2))).toBeNull();
  });

  it.each(photos())('costs nothing for the good photo $name', async ({ path }) => {
    const photo = await pictureFrom(
      sharp(path).autoOrient().resize(500, 500, { fit: 'inside' }).removeAlpha().toColourspace('srgb'),
    );
    await expect(edited(repairScratches, photo)).rejects.toThrow('No scratches were found');
  });

  it('brings back the tones of a faded print without scratches', async () => {
    const before = await print('');
    const after = await edited(repairScratches, before);
    const corner = (picture: Picture): number => pixelAt(picture, 317, 237)[0] ?? 0;
    expect(corner(after)).toBeGreaterThan(corner(before) + 30);
  });

  it('fills the scratches of a print with whole tones, and leaves its tones', async () => {
    const whole = (scratch: string): Promise<Picture> =>
      drawn(
        `<svg width="320" height="240"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#000"/><stop offset="1" stop-color="#ccc"/></linearGradient></defs>
         <rect width="320" height="240" fill="url(#g)"/>${scratch}</svg>`,
      );
    const mended = await edited(repairScratches, await whole(SCRATCH));
    const clean = await whole('');
    for (const [x, y] of [
      [20, 200],
      [150, 110],
      [300, 60],
    ] as const) {
      expect(Math.abs((pixelAt(mended, x, y)[0] ?? 0) - (pixelAt(clean, x, y)[0] ?? 0))).toBeLessThan(12);
    }
  });

  it('costs nothing when the photo has no scratches and a full range of tones', async () => {
    const whole = await drawn(
      `<svg width="320" height="240"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>
       <rect width="320" height="240" fill="url(#g)"/></svg>`,
    );
    await expect(edited(repairScratches, whole)).rejects.toThrow('No scratches were found');
  });

  it('repairs the scratches', async () => {
    const mended = await edited(repairScratches, await print(SCRATCH));
    expect(scratchesIn(mended)).toBeNull();
  });
});
