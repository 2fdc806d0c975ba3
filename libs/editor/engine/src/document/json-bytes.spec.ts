import { OPEN_MASK } from '../actions/masks.ts';
import { documentOf, drawingOf, groupOf, imageOf, SAMPLE, strokeOf, textOf } from '../testing/layers.ts';
import { newDocument, serializeDocument, type EditorDocument } from './document.ts';
import { jsonBytesOf } from './json-bytes.ts';
import { parseDocument } from './parse.ts';

const strokes = [strokeOf([1, 2]), strokeOf([3.25, 4.5]), strokeOf([5, 6])];
const unknown = parseDocument(
  serializeDocument(documentOf(textOf())).replace('"type":"text"', '"type":"hologram"'),
);

it.each<[string, EditorDocument]>([
  ['an empty document', newDocument()],
  ['layers of every kind', SAMPLE],
  ['a drawing', documentOf(drawingOf({ strokes }))],
  ['letters of more than one byte', documentOf(textOf({ content: 'Käse 🧀 “日本”' }))],
  [
    'strokes on a picture and on masks',
    documentOf(
      imageOf({ strokes, mask: { ...OPEN_MASK, strokes } }),
      groupOf({ mask: { ...OPEN_MASK, enabled: false, base: 'hide', strokes: strokes.slice(1) } }),
    ),
  ],
  ['a layer of an unknown kind', unknown.status === 'ok' ? unknown.document : newDocument()],
])('the size of %s is that of its JSON', (_, document) => {
  expect(jsonBytesOf(document)).toBe(new TextEncoder().encode(serializeDocument(document)).length);
});
