import { moved, placeAfterSteps, placeBeside, stretchesOf } from './order.ts';

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

it('removed images are restored by as few moves as possible', () => {
  expect(stretchesOf(order, ['a', 'b', 'd'])).toEqual([
    { uids: ['d'], beforeUid: null },
    { uids: ['a', 'b'], beforeUid: 'c' },
  ]);
  expect(stretchesOf(order, [])).toEqual([]);
});
