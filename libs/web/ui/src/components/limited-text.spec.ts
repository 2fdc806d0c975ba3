import { limitedText } from './limited-text.ts';

/** Changes a text with a caret, written `|`, and shows the caret in the result. */
const limit = (before: string, after: string, max: number): string => {
  const caret = after.indexOf('|');
  const limited = limitedText(before, { text: after.replace('|', ''), caret }, max);
  return `${limited.text.slice(0, limited.caret)}|${limited.text.slice(limited.caret)}`;
};

it.each([
  ['what fits', 'ab', 'abc|', 'abc|'],
  ['as many emoji as letters', '', '🌅🌅🌅|', '🌅🌅🌅|'],
  ['no character beyond the limit', 'a🌅c', 'a🌅cd|', 'a🌅c|'],
  ['the beginning of what is pasted', '🌅', '🌅bcdef|', '🌅bc|'],
  ['what stood after the caret', 'abc', 'aX|bc', 'a|bc'],
  ['what replaces a selection, up to the limit', 'abc', 'aXYZ|c', 'aX|c'],
  ['a text that was too long before, except what is added', 'abcde', 'abcXY|de', 'abc|de'],
  ['a text that was too long before, when it is shortened', 'abcde', 'abc|e', 'abc|e'],
])('a text of at most three characters keeps %s', (_, before, after, expected) => {
  expect(limit(before, after, 3)).toBe(expected);
});
