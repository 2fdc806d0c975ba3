import { moved, placeAfterSteps, placeBeside, stretchesOf, withMissing } from './order.ts';

const order = ['a', 'b', 'c', 'd'];

it('an image is moved before another one, or to the end of the project', () => {
  expect(moved(order, 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(order, 'a', null)).toEqual(['b', 'c', 'd', 'a']);
  expect(moved(order, 'a', 'a')).toEqual(order);
  expect(moved(order, 'a', 'gone')).toEqual(order);
});

it('a move by several steps ends before the right image', () => {
  expect(placeAfterSteps(order, 'b', 1)).toBe('d');
  expect(placeAfterSteps(order, 'b', -1)).toBe('a');
  expect(placeAfterSteps(order, 'b', 99)).toBeNull();
  expect(placeAfterSteps(order, 'd', -99)).toBe('a');
  expect(placeAfterSteps(order, 'd', 1)).toBeUndefined();
  expect(placeAfterSteps(order, 'gone', 1)).toBeUndefined();
});

it('an image that is dropped beside another one goes to that side of it, also to the end', () => {
  const drop = (uid: string, beside: string, side: 'before' | 'after', hasMore = false) =>
    placeBeside({ order, hasMore }, { uid, beside, side });
  expect(drop('d', 'a', 'before')).toBe('a');
  expect(drop('a', 'b', 'after')).toBe('c');
  expect(drop('a', 'd', 'after')).toBeNull();
  expect(drop('a', 'd', 'after', true)).toBe('d');
});

it('an image that is dropped beside its own place does not move', () => {
  const drop = (uid: string, beside: string, side: 'before' | 'after') =>
    placeBeside({ order, hasMore: false }, { uid, beside, side });
  expect(drop('b', 'b', 'before')).toBeUndefined();
  expect(drop('b', 'b', 'after')).toBeUndefined();
  expect(drop('b', 'a', 'after')).toBeUndefined();
  expect(drop('b', 'c', 'before')).toBeUndefined();
  expect(drop('d', 'c', 'after')).toBeUndefined();
});

it('an order keeps the places of images that are missing in it', () => {
  expect(withMissing(['a', 'd'], order)).toEqual(order);
  expect(withMissing(['d', 'a'], order)).toEqual(['d', 'a', 'b', 'c']);
  expect(withMissing(['b', 'e'], order)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(withMissing(order, [])).toEqual(order);
});

describe('removed images', () => {
  const restored = (removed: readonly string[], present: readonly string[], hasMore = false) =>
    stretchesOf({ order, present: new Set(present), hasMore }, removed);

  it('are restored by as few moves as possible', () => {
    expect(restored(['a', 'b', 'd'], ['c'])).toEqual([
      { uids: ['d'], beforeUid: null },
      { uids: ['a', 'b'], beforeUid: 'c' },
    ]);
    expect(restored([], order)).toEqual([]);
  });

  it('are put before the next image that is still there', () => {
    expect(restored(['a'], ['c', 'd'])).toEqual([{ uids: ['a'], beforeUid: 'c' }]);
    expect(restored(['a', 'c'], ['d'])).toEqual([{ uids: ['a', 'c'], beforeUid: 'd' }]);
  });

  it('are put before the last loaded image if nothing loaded follows them and there are more images', () => {
    expect(restored(['d'], ['a', 'b', 'c'], true)).toEqual([{ uids: ['d'], beforeUid: 'c' }]);
    expect(restored(['d'], [], true)).toEqual([{ uids: ['d'], beforeUid: null }]);
  });
});
