import { photos } from '@safelight/test-pictures';
import { readByRules } from '../plan/read-by-rules.ts';
import { lumaPlane, type Picture } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { edited } from '../testing/edit.ts';
import { difference, fineDetail, measure, pictureOf } from '../testing/measures.ts';
import { gallery } from '../testing/pictures.ts';
import { artistStyle, cartoon, oilPainting, pencilSketch } from './paintings.ts';
import { watercolor } from './watercolor.ts';

const { names, photo } = gallery(480, ['Kleiber', 'astronaut', 'picosdeeuropa']);

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
  it.each(names)('leaves a margin of white paper around %s and hardly darkens the picture', async (name) => {
    const source = photo(name);
    const painting = await edited(watercolor, source);
    expect(whiteBorder(painting)).toBeGreaterThanOrEqual(0.7);
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
    ['in the style of van gogh', 'van-gogh', 'Van Gogh'],
    ['like a monet painting', 'monet', 'Monet'],
    ['ukiyo-e woodblock print', 'ukiyo-e', 'ukiyo-e'],
    ['pop art', 'pop-art', 'pop art'],
    ['comic book style', 'comic', 'comic book'],
    ['turn it into anime', 'anime', 'anime'],
  ] as const;

  it.each(STYLES)('is recognized in “%s”', (prompt, style, title) => {
    const options = readByRules(prompt).steps[0]?.options ?? {};
    expect(options).toEqual({ style });
    expect(artistStyle.titleFor?.(options)).toBe(`in the style of ${title}`);
  });

  it('looks different for each artist, with grain that depends on the seed', async () => {
    const source = await pictureOf(photos()[3]?.path ?? '', 300);
    const paintings = await Promise.all(
      STYLES.map(([, style]) => edited(artistStyle, source, { options: { style } })),
    );
    paintings.forEach((painting, i) => {
      expect(difference(source, painting)).toBeGreaterThan(8);
      paintings.slice(i + 1).forEach((other) => expect(difference(painting, other)).toBeGreaterThan(8));
    });
  });
});
