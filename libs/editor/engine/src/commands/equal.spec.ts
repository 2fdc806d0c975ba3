import { OPEN_MASK } from '../actions/masks.ts';
import { parseDocument } from '../document/parse.ts';
import { serializeDocument } from '../document/document.ts';
import { documentOf, drawingOf, imageOf, strokeOf } from '../testing/layers.ts';
import { isSameDocument } from './equal.ts';

const stroke = strokeOf([1, 2], [3, 4]);
const mask = { ...OPEN_MASK, strokes: [stroke] };
const DRAWN = documentOf(imageOf({ mask }), drawingOf({ strokes: [stroke, stroke] }));

it('isSameDocument recognises a document that was saved and parsed again, with all its strokes', () => {
  const read = parseDocument(serializeDocument(DRAWN));
  expect(read.status === 'ok' && isSameDocument(DRAWN, read.document)).toBe(true);
});

it.each([
  ['background', { ...DRAWN, background: '#ffffff' }],
  ['order of layers', { ...DRAWN, layers: DRAWN.layers.toReversed() }],
  ['number of layers', { ...DRAWN, layers: DRAWN.layers.slice(1) }],
  ['number of strokes', documentOf(imageOf({ mask }), drawingOf({ strokes: [stroke] }))],
  ['points of strokes', documentOf(imageOf({ mask }), drawingOf({ strokes: [stroke, strokeOf([9, 9])] }))],
  ['mask', documentOf(imageOf(), drawingOf({ strokes: [stroke, stroke] }))],
])('isSameDocument distinguishes documents that differ in their %s', (_, other) => {
  expect(isSameDocument(DRAWN, other)).toBe(false);
  expect(isSameDocument(other, DRAWN)).toBe(false);
});
