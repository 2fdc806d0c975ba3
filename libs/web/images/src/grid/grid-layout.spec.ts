import { columnLeft, indexAfterKey, layoutOf } from './grid-layout.ts';

it.each([
  [358, 2],
  [560, 3],
  [620, 2],
  [760, 3],
  [1_232, 4],
  [1_248, 5],
  [1_552, 5],
  [4_000, 5],
])('lays %i px out in %i columns', (width, columns) => {
  expect(layoutOf(width, 'grid').columns).toBe(columns);
});

it('fills the width and no more', () => {
  for (const width of [300, 358, 777, 1_101, 1_552]) {
    const layout = layoutOf(width, 'grid');
    const right = columnLeft(layout, layout.columns - 1) + layout.cardWidth;
    expect(right).toBeLessThanOrEqual(width);
    expect(right).toBeGreaterThan(width - layout.columns);
  }
});

it('lays a list out in one column of low rows', () => {
  expect(layoutOf(1_000, 'list')).toEqual({
    columns: 1,
    gap: 0,
    cardWidth: 1_000,
    cardHeight: 72,
    rowHeight: 72,
  });
});

describe('arrow keys among eleven cards in rows of four', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 10, 10],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 10],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['Home', 7, 0],
    ['End', 2, 10],
  ])('%s from %i leads to %i', (key, index, expected) => {
    expect(indexAfterKey(key, { index, count: 11, columns: 4 })).toBe(expected);
  });

  it('leave other keys alone', () => {
    expect(indexAfterKey('a', { index: 0, count: 11, columns: 4 })).toBeNull();
  });
});
