import { normalized } from './normalized.ts';

it('composes letters that were written as a letter and an accent, as macOS does', () =>
  expect(normalized('cafe\u0301')).toBe('café'));

it('removes soft hyphens, zero-width spaces, directions and control characters', () =>
  expect(normalized('bright\u00aden\u200b \u202eit\u0007')).toBe('brighten it'));

it('keeps line breaks and the emoji that are joined of several', () =>
  expect(normalized('a\nb 👩‍🚀')).toBe('a\nb 👩‍🚀'));

it('makes typographic apostrophes straight', () => expect(normalized('l’angolo ‘a’')).toBe("l'angolo 'a'"));

it('keeps signs and fractions of a text as they are', () =>
  expect(normalized('½ price™…')).toBe('½ price™…'));

it('cuts a prompt after 2,000 characters', () => expect(normalized('a'.repeat(3_000))).toHaveLength(2_000));
