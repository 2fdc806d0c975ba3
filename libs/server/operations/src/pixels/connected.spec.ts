import { connectedTo, holesIn } from './connected.ts';

const drawn = (...rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  marked: Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0)),
});

it('connectedTo follows marked pixels along sides and not around the edges of the plane', () => {
  const plane = drawn('##..#', '.#..#', '.##.#', '#...#');
  const found = connectedTo(plane, [0], (pixel) => plane.marked[pixel] === 1);
  expect(found.toSorted((a, b) => a - b)).toEqual([0, 1, 6, 11, 12]);
});

it('holesIn finds the areas that marked pixels enclose', () => {
  const plane = drawn('.....', '.###.', '.#.#.', '.###.', '.....');
  expect(holesIn(plane.marked, plane)).toEqual([[12]]);
});
