import { moved, placeAfterSteps, stretchesOf } from './order.ts';

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

it('removed images are restored by as few moves as possible', () => {
  expect(stretchesOf(order, ['a', 'b', 'd'])).toEqual([
    { uids: ['d'], beforeUid: null },
    { uids: ['a', 'b'], beforeUid: 'c' },
  ]);
  expect(stretchesOf(order, [])).toEqual([]);
});
