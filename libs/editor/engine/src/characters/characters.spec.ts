import { isLongerThan, limitedChange, startOf, symbolsOf } from './characters.ts';

const FAMILY = '👨‍👩‍👧';

it('a text consists of the symbols that a person sees', () => {
  expect(symbolsOf(`a${FAMILY}e\u0301`)).toEqual(['a', FAMILY, 'e\u0301']);
});

it('an emoji of one symbol counts as one character', () => {
  expect([isLongerThan('😀😀', 2), isLongerThan('😀😀', 1)]).toEqual([false, true]);
});

it('the start of a text cuts no symbol apart', () => {
  expect(startOf('ab😀', 2)).toBe('ab');
  expect(startOf('ab😀', 3)).toBe('ab😀');
  expect(startOf(`ab${FAMILY}`, 4)).toBe('ab');
});

describe('a change that makes a text too long', () => {
  it.each([
    ['is kept without the end of what was added at the end', 'abc', 'abcdefg', 'abcde'],
    ['is kept without the end of what was inserted', 'abc', 'aXYZbc', 'aXYbc'],
    ['is refused when the text is full', 'abcde', 'abXcde', 'abcde'],
    ['is kept without the end of what replaced a part', 'abcd', 'aXXXXXd', 'aXXXd'],
    ['never adds half of an emoji', 'abc', 'a😀😀😀bc', 'a😀😀bc'],
  ])('%s', (_what, before, after, kept) => {
    expect(limitedChange(before, after, 5)).toBe(kept);
  });
});
