import { after, documentOf, groupOf, imageOf, redactOf, shapeOf, textOf } from '../testing/layers.ts';
import { showOnly, withOnly } from './layers.ts';

const LAYERS = [
  imageOf({ id: 'photo' }),
  groupOf({ id: 'g' }),
  shapeOf({ id: 'a', parentId: 'g' }),
  shapeOf({ id: 'b', parentId: 'g', visible: false }),
  textOf({ id: 'top' }),
];
const DOCUMENT = documentOf(...LAYERS);

const shownIn = ({ layers }: typeof DOCUMENT): readonly string[] =>
  layers.filter(({ visible }) => visible).map(({ id }) => id);

describe('showing only one layer', () => {
  it('hides the layers beside it, and shows them again the second time', () => {
    const alone = after(showOnly('photo'), DOCUMENT);
    expect(shownIn(alone)).toEqual(['photo', 'a']);
    expect(shownIn(after(showOnly('photo'), alone))).toEqual(['photo', 'g', 'a', 'top']);
  });

  it('shows a hidden layer with the groups around it, and a group with its contents', () => {
    expect(shownIn(after(showOnly('b'), DOCUMENT))).toEqual(['g', 'b']);
    expect(shownIn(after(showOnly('g'), DOCUMENT))).toEqual(['g', 'a']);
  });

  it('never hides a redaction, even in a group', () => {
    const document = documentOf(
      ...LAYERS,
      groupOf({ id: 'h' }),
      redactOf({ id: 'r', parentId: 'h' }),
      shapeOf({ id: 'c', parentId: 'h' }),
      redactOf({ id: 'unused', visible: false }),
    );
    expect(shownIn(after(showOnly('photo'), document))).toEqual(['photo', 'a', 'h', 'r']);
  });
});

it('a document with only some layers keeps them, the groups around them and redactions, and hides the rest', () => {
  const document = documentOf(...LAYERS, redactOf({ id: 'r' }));
  expect(shownIn(withOnly(document, new Set(['a', 'top'])))).toEqual(['g', 'a', 'top', 'r']);
  expect(shownIn(withOnly(document, new Set(['g'])))).toEqual(['g', 'a', 'r']);
});
