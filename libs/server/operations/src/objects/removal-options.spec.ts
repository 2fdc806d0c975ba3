import { bothRemovals, targetsIn } from './removal-options.ts';

const DOG = { names: 'dog', place: '', said: 'dog', count: 1 };
const CAT = { names: 'cat', place: 'right', said: 'kitten', count: 0 };
const MAN = { names: 'person', place: '', said: 'man', count: 1 };
const WOMAN = { names: 'person', place: '', said: 'woman', count: 1 };

it('two removals become one with two targets, each with its own place and count', () =>
  expect(targetsIn(bothRemovals(DOG, CAT))).toEqual([
    { name: 'dog', place: '', said: 'dog', count: 1 },
    { name: 'cat', place: 'right', said: 'kitten', count: 0 },
  ]));

it('two people at two places are two targets', () =>
  expect(bothRemovals({ ...MAN, place: 'left' }, { ...MAN, place: 'right' })).toMatchObject({
    names: 'person,person',
    place: 'left,right',
    count: '1,1',
  }));

it('what is said twice is one target', () => expect(bothRemovals(DOG, DOG)).toEqual(DOG));

it('a place that is said later belongs to the same target', () => {
  const left = { ...MAN, place: 'left' };
  expect(bothRemovals(MAN, left)).toEqual(left);
  expect(bothRemovals(left, MAN)).toEqual(left);
});

it('a man and a woman are two people', () =>
  expect(bothRemovals(MAN, WOMAN)).toEqual({ ...MAN, said: 'man and woman', count: 2 }));

it('a man and all guests are all people', () =>
  expect(bothRemovals(MAN, { ...WOMAN, said: 'guests', count: 0 })).toMatchObject({ count: 0 }));

it('all of several may be so many at most', () =>
  expect(targetsIn({ ...CAT, most: 2 })).toEqual([
    { name: 'cat', place: 'right', said: 'kitten', count: 0, most: 2 },
  ]));
