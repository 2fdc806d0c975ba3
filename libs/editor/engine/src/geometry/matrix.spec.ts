import fc from 'fast-check';
import { inverseOf, mapped, matrixOf, times, translation } from './matrix.ts';
import { toCanvas, toLayer } from './transform.ts';

const number = (max: number) => fc.double({ min: -max, max, noNaN: true });
const point = fc.record({ x: number(1000), y: number(1000) });
const scale = fc.oneof(
  fc.double({ min: 0.1, max: 10, noNaN: true }),
  fc.double({ min: -10, max: -0.1, noNaN: true }),
);
const transform = fc.record({
  x: number(1000),
  y: number(1000),
  scaleX: scale,
  scaleY: scale,
  rotation: number(180),
});

const expectNear = (is: { x: number; y: number }, should: { x: number; y: number }): void => {
  expect(is.x).toBeCloseTo(should.x, 5);
  expect(is.y).toBeCloseTo(should.y, 5);
};

it('the matrix of a transform places points like the transform, and its inverse takes them back', () => {
  fc.assert(
    fc.property(transform, point, (placed, at) => {
      expectNear(mapped(matrixOf(placed), at), toCanvas(placed, at));
      expectNear(mapped(inverseOf(matrixOf(placed)), at), toLayer(placed, at));
    }),
  );
});

it('the product of two matrices places points by one after the other', () => {
  fc.assert(
    fc.property(transform, transform, point, (outer, inner, at) => {
      expectNear(mapped(times(matrixOf(outer), matrixOf(inner)), at), toCanvas(outer, toCanvas(inner, at)));
      expectNear(mapped(times(translation({ x: 3, y: -4 }), matrixOf(inner)), at), {
        x: toCanvas(inner, at).x + 3,
        y: toCanvas(inner, at).y - 4,
      });
    }),
  );
});
