import { readFileSync } from 'node:fs';
import { newDocument } from './document.ts';
import { parseDocument } from './parse.ts';
import { childrenOf, layerById, picturesOf } from './tree.ts';

const parsed = parseDocument(readFileSync(new URL('./fixtures/schema-5.json', import.meta.url), 'utf8'));
const document = parsed.status === 'ok' ? parsed.document : newDocument();

it('layers of a document are found by id and by group', () => {
  expect(layerById(document, 'title')?.name).toBe('Title');
  expect(layerById(document, 'gone')).toBeNull();
  expect(childrenOf(document, 'labels').map(({ id }) => id)).toEqual(['title', 'arrow', 'callout']);
  expect(childrenOf(document, null)).toHaveLength(7);
});

it('the pictures that a document needs are listed once each', () => {
  const twice = { ...document, layers: [...document.layers, ...document.layers] };
  expect(picturesOf(twice).map(({ kind }) => kind)).toEqual(['version', 'blob']);
});
