import { charactersIn, firstCharacters, lengthProblem } from './text.ts';

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['cat', 3],
    ['Käse', 4],
    ['🌅🌅', 2],
  ])('of %j is %i characters', (text, count) => {
    expect(charactersIn(text)).toBe(count);
  });

  it('is a problem from one character over the maximum', () => {
    expect(lengthProblem('🌅'.repeat(50), 50)).toBeNull();
    expect(lengthProblem('🌅'.repeat(51), 50)).toBe('Use at most 50 characters.');
  });

  it('can be cut without breaking a character', () => {
    expect(firstCharacters('a🌅b', 2)).toBe('a🌅');
    expect(firstCharacters('a🌅', 2)).toBe('a🌅');
  });
});
