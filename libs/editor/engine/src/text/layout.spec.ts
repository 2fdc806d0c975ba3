import { textOf } from '../testing/layers.ts';
import { approximateWidth, layoutText } from './layout.ts';

/** Measures 10 pixels for each letter. */
const lines = (content: string, width: number | null) =>
  layoutText(textOf({ content, width }), approximateWidth).lines.map(({ text }) => text);

it('a text is broken at line breaks, and before a word that does not fit', () => {
  expect(lines('one two\nthree', null)).toEqual(['one two', 'three']);
  expect(lines('one two three', 80)).toEqual(['one two', 'three']);
  expect(lines('one\n\ntwo', 80)).toEqual(['one', '', 'two']);
});

it('a word that is wider than the text layer is broken, but never into less than one letter', () => {
  expect(lines('abcdefgh ij', 30)).toEqual(['abc', 'def', 'gh', 'ij']);
  expect(lines('ab', 1)).toEqual(['a', 'b']);
});

it('a word is never broken within an emoji', () => {
  expect(lines('😀😀👨‍👩‍👧', 30)).toEqual(['😀', '😀', '👨‍👩‍👧']);
});

it('each line of a text is aligned within the width of the layer', () => {
  const starts = (align: 'left' | 'center' | 'right') =>
    layoutText(textOf({ content: 'ab\nabcd', align }), approximateWidth).lines.map(({ x }) => x);
  expect(starts('left')).toEqual([0, 0]);
  expect(starts('center')).toEqual([10, 0]);
  expect(starts('right')).toEqual([20, 0]);
});

it('the lines of a text are 1.2 font sizes apart', () => {
  const layout = layoutText(textOf({ content: 'a\nb', size: 20 }), approximateWidth);
  expect(layout.height).toBe(48);
  expect(layout.lines.map(({ baseline }) => baseline)).toEqual([19, 43]);
});
