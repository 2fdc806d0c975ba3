import { seededRandom } from '../pixels/seeded-random.ts';
import { beginField, REACH } from './patch-field.ts';
import { pyramidOf } from './pyramid.ts';

const [WIDTH, HEIGHT] = [80, 40];
const marked = (isMarked: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) =>
    isMarked(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? 1 : 0,
  );
/** A hole in the middle; nothing may be copied from the left half. */
const level = {
  width: WIDTH,
  height: HEIGHT,
  colors: new Float32Array(WIDTH * HEIGHT * 3),
  hole: marked((x, y) => Math.abs(x - 40) < 6 && Math.abs(y - 20) < 6),
  barred: marked((x) => x < 40),
};

it.each([1, 2])('no patch is copied from a barred area when the picture is reduced to 1/%i', (part) => {
  const reduced = pyramidOf(level, 20 / part).find(({ width }) => width === WIDTH / part);
  if (reduced === undefined) throw new Error('no such level');
  const field = beginField(reduced, null, seededRandom(1));
  const copied = [...(field?.targets ?? [])].map((target) => (field?.match[target] ?? 0) % reduced.width);
  expect(Math.min(...copied)).toBe(40 / part + REACH);
});
