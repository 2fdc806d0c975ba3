import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { overlayPicture } from './overlay-picture.ts';

const [WIDTH, HEIGHT] = [400, 300];
const GRAY = [90, 90, 90];
const ground = (): Picture => painted(WIDTH, HEIGHT, () => 90);
const RED = [220, 20, 20];

/** A red mark of 40 × 40 pixels in the middle of a transparent picture. */
const mark = (): Picture => {
  const { data, width, height } = painted(120, 100, () => RED);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    rgba.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    rgba[pixel * 4 + 3] = x >= 40 && x < 80 && y >= 30 && y < 70 ? 255 : 0;
  }
  return { width, height, channels: 4, data: rgba };
};

const laid = (options: Record<string, string | number>, note: (text: string) => void = () => undefined) =>
  edited(overlayPicture, ground(), { options, note, reference: async () => mark() });
const at = (picture: Picture, x: number, y: number): readonly number[] => pixelAt(picture, x, y).slice(0, 3);

/** Where the mark is, in pixels. */
const boundsOf = (picture: Picture) => {
  const marked = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel).filter(
    (pixel) => (picture.data[pixel * picture.channels] ?? 0) > 150,
  );
  const [xs, ys] = [marked.map((pixel) => pixel % WIDTH), marked.map((pixel) => Math.floor(pixel / WIDTH))];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

it('lays the other picture without its transparent margin into the corner, and changes nothing else', async () => {
  const picture = await laid({ place: 'top-right' });
  expect(picture).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 });
  const { left, right, top, bottom } = boundsOf(picture);
  expect(top).toBe(15);
  expect(right).toBe(WIDTH - 1 - 15);
  expect(right - left).toBe(bottom - top);
  expect(at(picture, (left + right) >> 1, (top + bottom) >> 1)).toEqual(RED);
  expect(at(picture, left - 3, top)).toEqual(GRAY);
  expect(at(picture, 10, HEIGHT - 10)).toEqual(GRAY);
});

it.each([
  [{ place: 'bottom-left', percent: 10 }, 40],
  [{ place: 'bottom-left', size: 'small' }, 48],
  [{ place: 'bottom-left', size: 'large' }, 150],
])('is as large as %j says', async (options, side) => {
  const { left, right } = boundsOf(await laid(options));
  expect(Math.abs(right - left + 1 - side)).toBeLessThanOrEqual(1);
});

it('is never so large that it is cut off', async () => {
  const { left, right, top, bottom } = boundsOf(await laid({ place: 'top-left', percent: 100 }));
  expect([left, top]).toEqual([15, 15]);
  expect(right).toBeLessThan(WIDTH - 10);
  expect(bottom).toBeLessThan(HEIGHT - 10);
});

it('finds nothing to do if nothing of it would be seen', async () => {
  await expect(laid({ place: 'center', opacity: 0 })).rejects.toThrow('would be seen');
  const empty = { ...mark(), data: new Uint8ClampedArray(120 * 100 * 4) };
  const edit = edited(overlayPicture, ground(), { options: {}, reference: async () => empty });
  await expect(edit).rejects.toThrow('would be seen');
});

it('lets the picture be seen through it', async () => {
  const picture = await laid({ place: 'center', opacity: 0.5 });
  const [red = 0] = at(picture, WIDTH / 2, HEIGHT / 2);
  expect(Math.abs(red - (90 + 220) / 2)).toBeLessThanOrEqual(2);
});

it('tells that a mark on plain paper would be better without it, and lays it over all the same', async () => {
  const notes: string[] = [];
  const paper = painted(100, 100, (x, y) => (x > 20 && x < 80 && y > 20 && y < 80 ? RED : [250, 250, 250]));
  const picture = await edited(overlayPicture, ground(), {
    options: { place: 'bottom-right' },
    reference: async () => paper,
    note: (text: string) => void notes.push(text),
  });
  expect(at(picture, WIDTH - 17, HEIGHT - 17)).toEqual([250, 250, 250]);
  expect(notes).toEqual([expect.stringContaining('plain background of its own')]);
  await laid({ place: 'center' }, (text) => notes.push(text));
  expect(notes).toHaveLength(1);
});

it('finds nothing to do without another picture', async () => {
  await expect(edited(overlayPicture, ground(), { options: {} })).rejects.toThrow('no other image');
});
