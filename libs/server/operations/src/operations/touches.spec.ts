import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { drawn, pixelAt } from '../testing/pictures.ts';
import { FACE_PICTURE_SIDE, oneBox, oneFace, oneObject, redSubject } from '../testing/stub-models.ts';
import { hdr } from './effects.ts';
import { productShadow } from './backgrounds.ts';
import { recolor } from './recolor.ts';
import { smoothSkin } from './faces.ts';
import { redEye } from './red-eye.ts';
import { repairScratches } from './repair-scratches.ts';

const lumaAt = (picture: Picture, x: number, y: number): number => {
  const [red = 0, green = 0, blue = 0] = pixelAt(picture, x, y);
  return (red + green + blue) / 3;
};

/** The hue of a color in degrees. */
const hueOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;

/** The largest difference of any channel between two pictures within a rectangle. */
const mostChanged = (
  a: Picture,
  b: Picture,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number => {
  let most = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      pixelAt(a, x, y).forEach((value, channel) => {
        most = Math.max(most, Math.abs(value - (pixelAt(b, x, y)[channel] ?? 0)));
      });
    }
  }
  return most;
};

describe('recolor', () => {
  /** A blue box in front of a green wall. The box is darker to the right. */
  const box = (): Promise<Picture> =>
    drawn(`<svg width="120" height="80"><defs><linearGradient id="b"><stop stop-color="#5a78e8"/><stop offset="1" stop-color="#1c2f80"/></linearGradient></defs>
       <rect width="120" height="80" fill="#4a7a50"/><rect x="30" y="20" width="60" height="40" fill="url(#b)"/></svg>`);
  const mask = {
    width: 120,
    height: 80,
    values: Uint8Array.from({ length: 120 * 80 }, (_, pixel) => {
      const [x, y] = [pixel % 120, Math.floor(pixel / 120)];
      return x >= 30 && x < 90 && y >= 20 && y < 60 ? 255 : 0;
    }),
  };

  it.each([
    ['#d92b2b', 0],
    ['#2f9e4f', 137],
    ['#7a3fb0', 272 - 360],
  ])(
    'gives an object the hue of %s, keeps its light and shadow, and leaves everything else unchanged',
    async (color, hue) => {
      const before = await box();
      const after = await edited(recolor, before, { mask, options: { color, names: '' } });
      for (const x of [40, 60, 80]) expect(Math.abs(hueOf(pixelAt(after, x, 40)) - hue)).toBeLessThan(12);
      expect(lumaAt(after, 36, 40)).toBeGreaterThan(1.3 * lumaAt(after, 84, 40));
      for (const rest of [
        [0, 0, 120, 18],
        [0, 62, 120, 80],
        [0, 0, 28, 80],
        [92, 0, 120, 80],
      ] as const)
        expect(mostChanged(before, after, rest)).toBeLessThanOrEqual(1);
    },
  );

  it('gives a named object another color where it has its main color', async () => {
    const before = await drawn(`<svg width="130" height="130"><rect width="130" height="130" fill="#4a7a50"/>
      <rect x="20" y="30" width="90" height="40" fill="#b01c20"/><rect x="20" y="70" width="90" height="40" fill="#2c2c2e"/></svg>`);
    const options = { color: '#2f6fde', names: 'car' };
    const after = await edited(recolor, before, { infer: oneBox('car', 4), options });
    expect(Math.abs(hueOf(pixelAt(after, 65, 50)) + 142)).toBeLessThan(12);
    expect(mostChanged(before, after, [0, 74, 130, 130])).toBeLessThanOrEqual(1);
  });

  it.each([
    ['#000000', 70],
    ['#ffffff', 255],
  ])('keeps light and shadow in the color %s too', async (color, most) => {
    const after = await edited(recolor, await box(), { mask, options: { color, names: '' } });
    const [light, dark] = [lumaAt(after, 36, 40), lumaAt(after, 84, 40)];
    expect(light).toBeGreaterThan(1.15 * dark);
    expect(light).toBeLessThan(most);
    expect(dark).toBeGreaterThan(8);
  });

  it('goes half of the way to the new color at half the strength', async () => {
    const before = await box();
    const options = { color: '#d92b2b', names: '' };
    const whole = await edited(recolor, before, { mask, options });
    const half = await edited(recolor, before, { mask, options, strength: 0.5 });
    pixelAt(half, 60, 40).forEach((value, channel) => {
      const middle = ((pixelAt(before, 60, 40)[channel] ?? 0) + (pixelAt(whole, 60, 40)[channel] ?? 0)) / 2;
      expect(Math.abs(value - middle)).toBeLessThanOrEqual(1);
    });
  });
});

describe('retouching a face', () => {
  const LEFT = { x: 100, y: 110 };
  const RIGHT = { x: 156, y: 110 };
  const face = (): ReturnType<typeof oneFace> => oneFace({ x: 128, y: 130 }, 120, [LEFT, RIGHT]);
  const side = FACE_PICTURE_SIDE;
  const portrait = (more: string): Promise<Picture> =>
    drawn(`<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#365"/><ellipse cx="128" cy="130" rx="70" ry="85" fill="#d8a888"/>
       <ellipse cx="128" cy="178" rx="22" ry="8" fill="#c23040"/><rect x="120" y="225" width="20" height="30" fill="#d01818"/>${more}</svg>`);

  it('removes the red of its pupils and no other red', async () => {
    const pupils = [LEFT, RIGHT].map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="5" fill="#c81e1e"/>`);
    const before = await portrait(pupils.join(''));
    const after = await edited(redEye, before, { infer: face() });
    for (const { x, y } of [LEFT, RIGHT]) expect(Math.max(...pixelAt(after, x, y))).toBeLessThan(60);
    expect(mostChanged(before, after, [0, 130, side, side])).toBe(0);
    expect(mostChanged(before, after, [120, 90, 136, 130])).toBe(0);
  });

  it('refuses free of charge without red pupils, also when corners of the eyes, lids or hair are', async () => {
    const corners = [LEFT, RIGHT].map(
      ({ x, y }) => `<rect x="${x + 6}" y="${y}" width="2" height="2" fill="#a03030"/>`,
    );
    const lids = [LEFT, RIGHT].map(
      ({ x, y }) => `<rect x="${x - 10}" y="${y - 8}" width="20" height="4" fill="#8c4f45"/>`,
    );
    const hair = `<rect x="${LEFT.x - 14}" y="${LEFT.y - 14}" width="30" height="40" fill="#5f261a"/>`;
    for (const healthy of ['', corners.join(''), lids.join(''), hair]) {
      await expect(edited(redEye, await portrait(healthy), { infer: face() })).rejects.toThrow('No red eyes');
    }
  });

  it.each([redEye, smoothSkin])('is refused free of charge without a face: $id', async (operation) => {
    const infer = oneObject('cat', 4);
    await expect(edited(operation, await portrait(''), { infer })).rejects.toThrow('No face of a person');
  });

  it('removes blemishes, while eyes, lips and everything around the face stay unchanged', async () => {
    const spots = Array.from(
      { length: 30 },
      (_, index) =>
        `<circle cx="${90 + ((index * 37) % 76)}" cy="${130 + ((index * 23) % 36)}" r="1.5" fill="#c4917a"/>`,
    );
    const eyes = [LEFT, RIGHT].map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="6" fill="#201410"/>`);
    const before = await portrait([...spots, ...eyes].join(''));
    const after = await edited(smoothSkin, before, { infer: face() });
    const roughness = (picture: Picture): number => {
      let sum = 0;
      for (let y = 132; y < 164; y++)
        for (let x = 95; x < 160; x++) sum += Math.abs(lumaAt(picture, x, y) - lumaAt(picture, x + 1, y));
      return sum;
    };
    expect(roughness(after)).toBeLessThan(0.6 * roughness(before));
    expect(Math.max(...pixelAt(after, LEFT.x, LEFT.y))).toBeLessThan(50);
    expect(mostChanged(before, after, [0, 0, side, 40])).toBe(0);
    expect(mostChanged(before, after, [120, 226, 140, 250])).toBe(0);
  });
});

describe('a product shadow', () => {
  const product = () =>
    drawn(
      `<svg width="320" height="240"><rect width="320" height="240" fill="#8a9a90"/><rect x="60" y="30" width="200" height="170" fill="#c02020"/></svg>`,
    );

  it('falls on the color that was asked for', async () => {
    const options = { stops: '#f4c0d0', direction: 'vertical' };
    const after = await edited(productShadow, await product(), { infer: redSubject, options });
    const [red = 0, green = 0, blue = 0] = pixelAt(after, 2, 2);
    for (const [value, wanted] of [
      [red, 0xf4],
      [green, 0xc0],
      [blue, 0xd0],
    ] as const)
      expect(Math.abs(value - wanted)).toBeLessThanOrEqual(2);
    expect(lumaAt(after, 160, 205)).toBeLessThan(lumaAt(after, 2, 2) - 15);
  });

  it('puts the unchanged product on white with a shadow below it', async () => {
    const before = await product();
    const after = await edited(productShadow, before, { infer: redSubject });
    expect(pixelAt(after, 2, 2)).toEqual([255, 255, 255]);
    expect(mostChanged(before, after, [75, 45, 245, 185])).toBeLessThanOrEqual(2);
    const below = lumaAt(after, 160, 205);
    expect(below).toBeLessThan(235);
    expect(below).toBeLessThan(lumaAt(after, 160, 20) - 15);
    expect(lumaAt(after, 160, 236)).toBeGreaterThan(below);
  });
});

describe('the HDR look', () => {
  it('brightens shadows, shows texture and does not clip lights', async () => {
    const stripes = Array.from(
      { length: 40 },
      (_, index) => `<rect x="${index * 8}" width="4" height="240" fill="#fff" fill-opacity="0.07"/>`,
    );
    const before = await drawn(
      `<svg width="320" height="240"><rect width="320" height="120" fill="#d8d8d0"/><rect y="120" width="320" height="120" fill="#26262a"/>${stripes.join('')}</svg>`,
    );
    const after = await edited(hdr, before);
    expect(lumaAt(after, 102, 200)).toBeGreaterThan(lumaAt(before, 102, 200) + 10);
    const texture = (picture: Picture): number => lumaAt(picture, 102, 200) - lumaAt(picture, 98, 200);
    expect(Math.abs(texture(after))).toBeGreaterThan(Math.abs(texture(before)));
    expect(after.data.every((value) => value < 255)).toBe(true);
  });
});

describe('the scratches of an old photo', () => {
  it('are filled with pixels that match those beside them', async () => {
    const photo = (scratch: string): Promise<Picture> =>
      drawn(`<svg width="200" height="160"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#557"/><stop offset="1" stop-color="#aa9"/></linearGradient></defs>
         <rect width="200" height="160" fill="url(#g)"/>${scratch}</svg>`);
    const scratched = await photo('<path d="M20 30 L180 120" stroke="#fff" stroke-width="1"/>');
    const mended = await edited(repairScratches, scratched);
    const along = [40, 80, 120, 160].map((x) => [x, Math.round(30 + ((x - 20) * 90) / 160)] as const);
    for (const [x, y] of along) {
      expect(Math.abs(lumaAt(scratched, x, y) - lumaAt(scratched, x, y + 8))).toBeGreaterThan(40);
      expect(Math.abs(lumaAt(mended, x, y) - lumaAt(mended, x, y + 8))).toBeLessThan(14);
    }
  });
});
