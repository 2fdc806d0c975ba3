import { tagProblem, tagsIn, withTags } from './tags-in.ts';

it('parses tags from typed or pasted text', () => {
  expect(tagsIn(' sea, Sky ,, \n NIGHT')).toEqual(['sea', 'sky', 'night']);
  expect(tagsIn('  ')).toEqual([]);
});

it('adds each tag only once', () => {
  expect(withTags(['sea'], ['sky', 'sea', 'sky'])).toEqual(['sea', 'sky']);
});

it('says how long a tag may be if one of several is longer', () => {
  expect(tagProblem(`sea, ${'🌊'.repeat(50)}`)).toBeNull();
  expect(tagProblem(`sea, ${'🌊'.repeat(51)}, sky`)).toBe('Use at most 50 characters.');
});
