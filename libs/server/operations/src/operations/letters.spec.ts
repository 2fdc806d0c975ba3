import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { addText, watermark } from './additions.ts';

const [WIDTH, HEIGHT] = [300, 200];
const flat = (value = 100): Picture => painted(WIDTH, HEIGHT, () => value);

const written = (options: Record<string, string | number>): Promise<Picture> =>
  edited(addText, flat(), { options: { text: 'HELLO', place: 'center', ...options } });

/** The rectangle of the pixels that are brighter than the picture was, as its width and height. */
const extent = (picture: Picture): readonly [number, number] => {
  const bright = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at).filter(
    (at) => (picture.data[at * picture.channels] ?? 0) > 200,
  );
  const [xs, ys] = [bright.map((at) => at % WIDTH), bright.map((at) => Math.floor(at / WIDTH))];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
};

describe('the letters of a text', () => {
  it('are larger or smaller if the prompt says so', async () => {
    const [[usual], [large], [small]] = await Promise.all([
      written({}).then(extent),
      written({ size: 'large' }).then(extent),
      written({ size: 'small' }).then(extent),
    ]);
    expect(large).toBeGreaterThan(usual * 1.3);
    expect(small).toBeLessThan(usual * 0.7);
  });

  it('go up to the right if they are tilted or diagonal', async () => {
    const [[, level], [, tilted], [, diagonal]] = await Promise.all([
      written({}).then(extent),
      written({ angle: 'tilted' }).then(extent),
      written({ angle: 'diagonal' }).then(extent),
    ]);
    expect(tilted).toBeGreaterThan(level * 1.5);
    expect(diagonal).toBeGreaterThan(tilted * 1.3);
  });

  it('stand along an arc if the prompt says so', async () => {
    const [[width, level], [bentWidth, bent]] = await Promise.all([
      written({ text: 'A LONG LINE OF WORDS' }).then(extent),
      written({ text: 'A LONG LINE OF WORDS', curve: 'up' }).then(extent),
    ]);
    expect(bent).toBeGreaterThan(level * 2);
    expect(bentWidth).toBeLessThan(width);
  });

  it('show the picture through them if they are half opaque', async () => {
    const brightest = (picture: Picture): number =>
      picture.data.reduce((most, value) => Math.max(most, value), 0);
    expect(brightest(await written({}))).toBeGreaterThan(240);
    expect(brightest(await written({ opacity: 0.5 }))).toBeLessThan(190);
  });

  it('have a line around them in the color of their outline', async () => {
    const lined = await written({ outline: '#2f6fde', color: '#ffffff' });
    const blue = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at).filter((at) => {
      const [red = 0, , third = 0] = pixelAt(lined, at % WIDTH, Math.floor(at / WIDTH));
      return third > 200 && red < 80;
    });
    expect(blue.length).toBeGreaterThan(100);
  });

  it('are in another font, and the result says if it is not available', async () => {
    const notes: string[] = [];
    const bold = await written({});
    const elegant = await written({ font: 'elegant' });
    expect(Buffer.from(elegant.data).equals(Buffer.from(bold.data))).toBe(false);
    const options = { text: 'HELLO', place: 'center', font: 'other' };
    const plain = await edited(addText, flat(), { options, note: (sentence) => notes.push(sentence) });
    expect(Buffer.from(plain.data).equals(Buffer.from(bold.data))).toBe(true);
    expect(notes).toEqual(['This font is not available, so the letters are plain and bold.']);
  });
});

describe('a text below another one', () => {
  /** The first and last row and the first column with letters of a color. */
  const extremesOf = (
    picture: Picture,
    isColor: (red: number, blue: number) => boolean,
  ): readonly number[] => {
    const found = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at).filter((at) => {
      const [red = 0, , blue = 0] = pixelAt(picture, at % WIDTH, Math.floor(at / WIDTH));
      return isColor(red, blue);
    });
    const rows = found.map((at) => Math.floor(at / WIDTH));
    return [Math.min(...rows), Math.max(...rows), Math.min(...found.map((at) => at % WIDTH))];
  };
  const isRed = (red: number, blue: number): boolean => red > 200 && blue < 60;
  const isBlue = (red: number, blue: number): boolean => blue > 200 && red < 60;
  const both = (options: Record<string, string>): Promise<Picture> =>
    written({ color: '#ff0000', below: 'WORLD', belowColor: '#0000ff', ...options });

  it.each(['top', 'center', 'bottom'])('stands below it and is smaller, at the place “%s”', async (place) => {
    const picture = await both({ place });
    const [top = 0, bottom = 0] = extremesOf(picture, isRed);
    const [under = 0, end = 0] = extremesOf(picture, isBlue);
    expect(under).toBeGreaterThan(bottom);
    expect(end - under).toBeLessThan((bottom - top) * 0.8);
    expect(end).toBeLessThan(HEIGHT);
  });

  it('is as large if the prompt says so', async () => {
    const picture = await both({ belowSize: 'same' });
    const [top = 0, bottom = 0] = extremesOf(picture, isRed);
    const [under = 0, end = 0] = extremesOf(picture, isBlue);
    expect((end - under) / (bottom - top)).toBeCloseTo(1, 0);
  });

  it('begins where the upper one begins if both stand on the left', async () => {
    const picture = await both({ place: 'bottom-left' });
    const [, , upper = 0] = extremesOf(picture, isRed);
    const [, , lower = 0] = extremesOf(picture, isBlue);
    expect(Math.abs(upper - lower)).toBeLessThanOrEqual(3);
  });
});

it('a watermark is as opaque as the prompt says', async () => {
  const change = async (opacity: number): Promise<number> => {
    const options = { text: 'ME', place: 'center', opacity };
    const marked = await edited(watermark, flat(), { options });
    return marked.data.reduce((sum, value) => sum + Math.abs(value - 100), 0);
  };
  expect(await change(0.2)).toBeLessThan((await change(0.8)) / 2);
});
