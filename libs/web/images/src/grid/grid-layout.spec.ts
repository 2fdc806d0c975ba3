import { PICTURE_GAP_PX } from '@safelight/web-ui';
import { type GridLayout, indexAfterKey, layoutOf } from './grid-layout.ts';

/** The shapes of a camera, an upright phone, squares and a panorama, repeated. */
const MIXED = [1.5, 0.75, 1, 1.78, 0.67, 1.5, 3.2, 1.33, 0.56, 1.5, 1];
const shapes = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => MIXED[index % MIXED.length] ?? 1);

const grid = (width: number, pictures: readonly number[], toCome = 0): GridLayout =>
  layoutOf({ width, view: 'grid', shapes: pictures, toCome });
const rowsOf = (layout: GridLayout) => Array.from({ length: layout.rows }, (_, index) => layout.row(index));

it.each([
  [358, 2, 3],
  [560, 2, 3],
  [620, 1, 5],
  [1_232, 1, 5],
  [4_000, 1, 5],
])('a grid that is %i px wide puts %i to %i pictures into a row', (width, fewest, most) => {
  const counts = rowsOf(grid(width, shapes(200)))
    .slice(0, -1)
    .map(({ count }) => count);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(fewest);
  expect(Math.max(...counts)).toBeLessThanOrEqual(most);
});

it('cards that show their text have room for it on a phone, two in a row', () => {
  const layout = layoutOf({ width: 358, view: 'grid', shapes: shapes(60), toCome: 0, isTextShown: true });
  for (const { first, count, height } of rowsOf(layout)) {
    expect(count).toBe(2);
    expect(height).toBeGreaterThan(105);
    for (const card of [first, first + 1]) expect(layout.boxOf(card).width).toBeGreaterThan(130);
  }
});

it.each([358, 777, 1_232, 1_552])(
  'the rows of a grid fill its width of %i px exactly, with every picture in its own shape',
  (width) => {
    const pictures = shapes(100).filter((shape) => shape >= 0.6 && shape <= 2.5);
    const layout = grid(width, pictures);
    for (const { first, count, height } of rowsOf(layout).slice(0, -1)) {
      const last = layout.boxOf(first + count - 1);
      expect(last.x + last.width).toBe(width);
      for (let card = first; card < first + count; card += 1) {
        const { width: across, height: high } = layout.boxOf(card);
        expect(high).toBe(height);
        expect(Math.abs(across - (pictures[card] ?? 1) * high)).toBeLessThan(6);
      }
    }
  },
);

it('the rows of a grid do not overlap, and can be found by their height and by a card', () => {
  const layout = grid(1_232, shapes(500));
  rowsOf(layout).forEach(({ first, count, top, height }, index) => {
    const next = layout.row(index + 1);
    if (index + 1 < layout.rows) expect(next.top).toBe(top + height + PICTURE_GAP_PX);
    expect([layout.rowAt(top), layout.rowAt(top + height)]).toEqual([index, index]);
    expect([layout.rowOf(first), layout.rowOf(first + count - 1)]).toEqual([index, index]);
  });
  expect([layout.rowAt(-50), layout.rowAt(1e9)]).toEqual([0, layout.rows - 1]);
});

it('a last row that is not full has the height of the others', () => {
  const layout = grid(1_232, [1.5]);
  expect(layout.boxOf(0)).toEqual({ x: 0, y: 0, width: 369, height: 246 });
});

it('very long or narrow pictures are cropped', () => {
  const layout = grid(1_232, [20, 0.05, Number.NaN, 1, 1]);
  for (const card of [0, 1, 2]) {
    const { width, height } = layout.boxOf(card);
    expect(width / height).toBeGreaterThan(0.55);
    expect(width / height).toBeLessThan(2.6);
  }
});

it('pictures that were already placed stay in place when more pictures become known', () => {
  const few = grid(1_232, shapes(100), 900);
  const more = grid(1_232, shapes(300), 700);
  expect(few.known).toBeGreaterThan(90);
  for (let card = 0; card < few.known; card += 1) expect(more.boxOf(card)).toEqual(few.boxOf(card));
  expect(grid(1_232, shapes(100)).known).toBe(100);
});

it('the height of pictures that are not loaded yet is estimated from the loaded ones', () => {
  const exact = grid(1_232, shapes(1_000)).height;
  const estimated = grid(1_232, shapes(100), 900).height;
  expect(Math.abs(estimated / exact - 1)).toBeLessThan(0.05);
  const layout = grid(1_232, shapes(100), 900);
  expect(layout.rowOf(999)).toBe(layout.rows - 1);
  const last = layout.boxOf(999);
  expect(last.y + last.height).toBeLessThanOrEqual(layout.height);
  expect(layout.rowAt(last.y + 1)).toBe(layout.rows - 1);
});

it('a layout of 100,000 pictures looks at each of them less than ten times', () => {
  let looks = 0;
  const pictures = new Proxy(shapes(100_000), {
    get: (target, name, receiver) => {
      looks += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const layout = grid(1_232, pictures);
  expect(looks).toBeLessThan(10 * 100_000);
  expect(layout.rowOf(99_999)).toBe(layout.rows - 1);
});

it('the list view is one column of low rows', () => {
  const layout = layoutOf({ width: 1_000, view: 'list', shapes: [1, 2, 3], toCome: 2 });
  expect([layout.rows, layout.height, layout.rowAt(80), layout.rowOf(4)]).toEqual([5, 360, 1, 4]);
  expect(layout.boxOf(2)).toEqual({ x: 0, y: 144, width: 1_000, height: 72 });
});

describe('the arrow keys among eleven squares in rows of five', () => {
  const layout = grid(
    1_232,
    Array.from({ length: 11 }, () => 1),
  );
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 5],
    ['ArrowRight', 10, 10],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 1, 6],
    ['ArrowDown', 8, 10],
    ['ArrowDown', 10, 10],
    ['ArrowUp', 6, 1],
    ['ArrowUp', 2, 2],
    ['Home', 7, 0],
    ['End', 2, 10],
  ])('%s from index %i moves to index %i', (key, index, expected) => {
    expect(indexAfterKey(key, { index, count: 11, layout })).toBe(expected);
  });

  it('ignores other keys', () => {
    expect(indexAfterKey('a', { index: 0, count: 11, layout })).toBeNull();
  });
});

it('ArrowDown moves to the picture below, even if the pictures have different shapes', () => {
  const layout = grid(1_232, [2.5, 2.5, 1, 1, 1, 1, 1]);
  expect(layout.row(0).count).toBe(2);
  const right = layout.boxOf(1);
  const below = indexAfterKey('ArrowDown', { index: 1, count: 7, layout }) ?? 0;
  const { x, width } = layout.boxOf(below);
  expect(x + width).toBeGreaterThan(right.x);
});
