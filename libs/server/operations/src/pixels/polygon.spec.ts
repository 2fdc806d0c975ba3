import { polygonPlane } from './polygon.ts';

const sumOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0);

describe('polygonPlane', () => {
  it('covers the pixels inside a rectangle, and the edge pixels by their fraction inside', () => {
    const { values } = polygonPlane(6, 4, [
      { x: 1, y: 1 },
      { x: 4.5, y: 1 },
      { x: 4.5, y: 3 },
      { x: 1, y: 3 },
    ]);
    expect([...values.slice(6, 12)]).toEqual([0, 1, 1, 1, 0.5, 0]);
    expect(sumOf(values)).toBeCloseTo(7);
  });

  it('has the area of a triangle, whichever way round its points are given', () => {
    const triangle = [
      { x: 2, y: 3 },
      { x: 37, y: 8 },
      { x: 11, y: 35 },
    ];
    const area = Math.abs((35 * 32 - 9 * 5) / 2);
    for (const points of [triangle, triangle.toReversed()]) {
      expect(sumOf(polygonPlane(40, 40, points).values)).toBeCloseTo(area, -1);
    }
  });

  it('stops at the edges of the plane', () => {
    const { values } = polygonPlane(3, 3, [
      { x: -9, y: -9 },
      { x: 20, y: -9 },
      { x: 20, y: 20 },
      { x: -9, y: 20 },
    ]);
    expect([...values]).toEqual(Array<number>(9).fill(1));
  });

  it('leaves the space between the arms of a concave polygon empty', () => {
    const { values } = polygonPlane(9, 2, [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 1 },
      { x: 6, y: 1 },
      { x: 6, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 2 },
      { x: 0, y: 2 },
    ]);
    expect([...values.slice(0, 9)]).toEqual([1, 1, 1, 0, 0, 0, 1, 1, 1]);
  });
});
