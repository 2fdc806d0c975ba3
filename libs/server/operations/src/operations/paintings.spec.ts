import { photos } from '@safelight/test-pictures';
import { lumaPlane, type Picture } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { edited } from '../testing/edit.ts';
import { difference, fineDetail, measure, pictureOf } from '../testing/measures.ts';
import { gallery, painted } from '../testing/pictures.ts';
import { artistStyle, cartoon, oilPainting, pencilSketch } from './paintings.ts';
import { watercolor } from './watercolor.ts';

const PHOTOS = ['Kleiber', 'astronaut', 'picosdeeuropa'];
const { names, photo } = gallery(480, PHOTOS);
const { photo: smallPhoto } = gallery(280, PHOTOS);

/** The fraction of pixels at the border that are as white as paper. */
const whiteBorder = ({ width, height, data }: Picture): number => {
  let [white, count] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
      const at = (y * width + x) * 3;
      white += Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 215 ? 1 : 0;
      count++;
    }
  }
  return white / count;
};

/** The inner part of a picture, without a tenth at each edge. */
const inner = (picture: Picture): Picture => {
  const [left, top] = [Math.round(picture.width * 0.1), Math.round(picture.height * 0.1)];
  const [width, height] = [picture.width - 2 * left, picture.height - 2 * top];
  return crop(picture, { left, top, width, height });
};

describe('watercolor', () => {
  it.each(names)('paints %s up to its edges and hardly darkens it', async (name) => {
    const source = photo(name);
    const painting = await edited(watercolor, source);
    expect(whiteBorder(painting)).toBeLessThanOrEqual(whiteBorder(source) + 0.1);
    expect(measure(inner(painting)).mean).toBeGreaterThan(measure(inner(source)).mean - 5);
  });

  it('paints grass and rock in flat washes', async () => {
    const source = photo('picosdeeuropa_by_Aitzol_Berasategi.jpg');
    const painting = await edited(watercolor, source);
    expect(fineDetail(inner(painting))).toBeLessThan(0.8 * fineDetail(inner(source)));
  });
});

describe('oil painting and cartoon', () => {
  it.each(names)('keep the composition of %s', async (name) => {
    const source = photo(name);
    for (const operation of [oilPainting, cartoon]) {
      const painting = await edited(operation, source);
      expect(difference(source, painting)).toBeLessThan(40);
      expect(measure(painting).saturation).toBeGreaterThan(0.95 * measure(source).saturation);
    }
  });

  it.each([
    ['astronaut.png', 11],
    ['picosdeeuropa_by_Aitzol_Berasategi.jpg', 11.8],
  ] as const)('paints %s in oil with a brush that is seen at first sight', async (name, least) => {
    const source = photo(name);
    expect(difference(source, await edited(oilPainting, source))).toBeGreaterThan(least);
  });

  it('uses few tones for most of a cartoon', async () => {
    const source = photo('picosdeeuropa_by_Aitzol_Berasategi.jpg');
    /** The number of most frequent tones, of 64, that together cover half of the picture. */
    const tonesOfHalf = (picture: Picture): number => {
      const counts = new Uint32Array(64);
      const { values } = lumaPlane(picture);
      for (const value of values) {
        const tone = Math.min(63, Math.floor(value * 64));
        counts[tone] = (counts[tone] ?? 0) + 1;
      }
      let covered = 0;
      return counts.sort((a, b) => b - a).findIndex((count) => (covered += count) >= values.length / 2);
    };
    expect(tonesOfHalf(await edited(cartoon, source))).toBeLessThan(0.8 * tonesOfHalf(source));
  });
});

describe('pencil sketch', () => {
  it.each(names)('draws %s in graphite on light paper', async (name) => {
    const sketch = await edited(pencilSketch, photo(name));
    const { mean, saturation } = measure(sketch);
    expect(mean).toBeGreaterThan(110);
    expect(saturation).toBeLessThan(0.12);
  });
});

describe('the style of an artist', () => {
  const STYLES = [
    ['van-gogh', 'Van Gogh'],
    ['monet', 'Monet'],
    ['ukiyo-e', 'ukiyo-e'],
    ['pop-art', 'pop art'],
    ['comic', 'comic book'],
    ['anime', 'anime'],
    ['mondrian', 'Mondrian'],
    ['klimt', 'Klimt'],
    ['stencil', 'street art'],
  ] as const;

  it.each(STYLES)('%s has the title %s', (style, title) =>
    expect(artistStyle.titleFor?.({ style })).toBe(`in the style of ${title}`),
  );

  const ALL = STYLES.map(([style]) => style);

  it('looks different for each artist, with grain that depends on the seed', async () => {
    const source = await pictureOf(photos()[3]?.path ?? '', 200);
    const paintings = await Promise.all(
      ALL.map((style) => edited(artistStyle, source, { options: { style } })),
    );
    paintings.forEach((painting, i) => {
      expect(difference(source, painting)).toBeGreaterThan(8);
      paintings.slice(i + 1).forEach((other) => expect(difference(painting, other)).toBeGreaterThan(8));
    });
  });

  it('paints rock and grass of an anime in flat areas', async () => {
    const source = photo('picosdeeuropa_by_Aitzol_Berasategi.jpg');
    const painting = await edited(artistStyle, source, { options: { style: 'anime' } });
    expect(fineDetail(painting)).toBeLessThan(1.25 * fineDetail(source));
  });

  it.each(ALL)('is the same for the same seed, and weaker if it is wanted weaker: %s', async (style) => {
    const source = await pictureOf(photos()[3]?.path ?? '', 120);
    const paint = (strength: number): Promise<Picture> =>
      edited(artistStyle, source, { options: { style }, strength });
    const [full, again, slight] = [await paint(1), await paint(1), await paint(0.5)];
    expect(difference(full, again)).toBe(0);
    expect(difference(source, slight)).toBeLessThan(difference(source, full));
  });

  it.each(ALL)('paints pictures of any size and without any color: %s', async (style) => {
    const pictures = [
      [1, 1, 128],
      [1, 9, 0],
      [7, 5, 255],
      [200, 3, 0],
      [60, 40, 128],
      [40, 60, 255],
    ] as const;
    for (const [width, height, shade] of pictures) {
      const result = await edited(
        artistStyle,
        painted(width, height, () => [shade, shade, shade, 90]),
        { options: { style } },
      );
      expect([result.width, result.height, result.data[3]]).toEqual([width, height, 90]);
    }
  });

  /** The fraction of pixels for which `holds` is true. */
  const shareOf = (
    { data, channels }: Picture,
    holds: (red: number, green: number, blue: number) => boolean,
  ): number => {
    let count = 0;
    for (let at = 0; at < data.length; at += channels) {
      if (holds(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) count++;
    }
    return (count * channels) / data.length;
  };
  const isGray = (red: number, green: number, blue: number): boolean =>
    Math.max(red, green, blue) - Math.min(red, green, blue) < 32;
  const isRed = (red: number, green: number, blue: number): boolean =>
    red > 110 && red > 2 * green && red > 2 * blue;

  it.each(names)('divides %s into planes of few colors between black bars for Mondrian', async (name) => {
    const painting = await edited(artistStyle, smallPhoto(name), { options: { style: 'mondrian' } });
    const isYellow = (red: number, green: number, blue: number): boolean =>
      red > 190 && green > 140 && blue < 120;
    const isBlue = (red: number, green: number, blue: number): boolean =>
      blue > 100 && red < 90 && green < 120;
    const primaries = shareOf(painting, (r, g, b) => isRed(r, g, b) || isYellow(r, g, b) || isBlue(r, g, b));
    expect(primaries).toBeGreaterThan(0.03);
    expect(primaries).toBeLessThan(0.45);
    expect(primaries + shareOf(painting, isGray)).toBeGreaterThan(0.85);
    expect(shareOf(painting, (...color) => Math.max(...color) < 60)).toBeGreaterThan(0.08);
  });

  it.each(names)('gilds %s for Klimt', async (name) => {
    const source = smallPhoto(name);
    const painting = await edited(artistStyle, source, { options: { style: 'klimt' } });
    const isGold = (red: number, green: number, blue: number): boolean => red > green && green > blue + 25;
    expect(shareOf(painting, isGold)).toBeGreaterThan(0.6);
    expect(measure(painting).warmth).toBeGreaterThan(measure(source).warmth + 20);
  });

  it.each(names)('sprays %s in black and gray, with red at most as an accent', async (name) => {
    const painting = await edited(artistStyle, smallPhoto(name), { options: { style: 'stencil' } });
    const red = shareOf(painting, isRed);
    expect(red).toBeLessThan(0.4);
    expect(red + shareOf(painting, isGray)).toBeGreaterThan(0.85);
    expect(shareOf(painting, (...color) => Math.max(...color) < 70)).toBeGreaterThan(0.15);
  });

  it('sprays a gray picture without an accent', async () => {
    const gray = painted(200, 150, (x, y) => ((x + y) % 100) * 2);
    const painting = await edited(artistStyle, gray, { options: { style: 'stencil' } });
    expect(shareOf(painting, isRed)).toBe(0);
  });
});
