import { tagsIn, withTags } from './TagsEditor.tsx';

it('parses tags from typed or pasted text', () => {
  expect(tagsIn(' sea, Sky ,, \n NIGHT')).toEqual(['sea', 'sky', 'night']);
  expect(tagsIn('  ')).toEqual([]);
  expect(tagsIn('x'.repeat(60))).toEqual(['x'.repeat(50)]);
});

it('adds each tag only once', () => {
  expect(withTags(['sea'], ['sky', 'sea', 'sky'])).toEqual(['sea', 'sky']);
});
