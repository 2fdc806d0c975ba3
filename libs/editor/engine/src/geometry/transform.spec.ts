import fc from 'fast-check';
import type { Point } from './geometry.ts';
import {
  mirroredAbout,
  movedBy,
  scaledAbout,
  toCanvas,
  toLayer,
  type Transform,
  turnedAbout,
  within,
} from './transform.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000) });
const transform: fc.Arbitrary<Transform> = fc
  .record({
    x: number(-2000, 2000),
    y: number(-2000, 2000),
    scaleX: fc.oneof(number(0.1, 5), number(-5, -0.1)),
    scaleY: fc.oneof(number(0.1, 5), number(-5, -0.1)),
    rotation: number(-180, 180),
  })
  .map(within);

const expectNear = (a: Point, b: Point) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.1);

it('a transform converts points of a layer to the canvas and back', () => {
  fc.assert(
    fc.property(transform, point, (placed, p) => expectNear(toLayer(placed, toCanvas(placed, p)), p)),
    { seed: 1 },
  );
});

it.each<[string, (t: Transform, c: Point) => Transform, (p: Point, c: Point) => Point]>([
  ['can be moved', (t, c) => movedBy(t, c), (p, c) => ({ x: p.x + c.x, y: p.y + c.y })],
  [
    'can be rotated by a quarter turn about a point',
    (t, c) => turnedAbout(t, 90, c),
    (p, c) => ({ x: c.x - (p.y - c.y), y: c.y + (p.x - c.x) }),
  ],
  [
    'can be scaled about a point',
    (t, c) => scaledAbout(t, 1.5, c),
    (p, c) => ({ x: c.x + (p.x - c.x) * 1.5, y: c.y + (p.y - c.y) * 1.5 }),
  ],
  [
    'can be flipped horizontally about a point',
    (t, c) => mirroredAbout(t, 'horizontal', c),
    (p, c) => ({ x: 2 * c.x - p.x, y: p.y }),
  ],
  [
    'can be flipped vertically about a point',
    (t, c) => mirroredAbout(t, 'vertical', c),
    (p, c) => ({ x: p.x, y: 2 * c.y - p.y }),
  ],
])('a transform %s', (_, change, expected) => {
  fc.assert(
    fc.property(transform, point, (placed, centre) => {
      const corner = { x: 30, y: 40 };
      expectNear(toCanvas(change(placed, centre), corner), expected(toCanvas(placed, corner), centre));
    }),
    { seed: 1 },
  );
});

it('a transform stays within the limits of a document and never contains −0', () => {
  const far = within({ x: 1e12, y: -0, scaleX: -1e9, scaleY: 1e-9, rotation: 540 });
  expect(far).toEqual({ x: 1_000_000, y: 0, scaleX: -1000, scaleY: 0.001, rotation: 180 });
});
