import { OPEN_MASK } from '../actions/masks.ts';
import type { EditorDocument } from '../document/document.ts';
import { documentOf, drawingOf, groupOf, imageOf, shapeOf, strokeOf, textOf } from '../testing/layers.ts';
import { applyCommand, commandBetween, invertCommand } from './command.ts';

const dot = (x: number) => strokeOf([x, x]);
const [first, second, third] = [dot(1), dot(2), dot(3)];
const mask = { ...OPEN_MASK, strokes: [first] };
const image = imageOf({ mask });
const drawing = drawingOf({ strokes: [first, second] });
const before = documentOf(image, groupOf(), shapeOf({ parentId: 'group' }), textOf(), drawing);
const [, group, shape, text] = before.layers as [never, never, never, never];

const withLayers = (...layers: EditorDocument['layers']): EditorDocument => ({ ...before, layers });

describe.each<[string, EditorDocument, string[]]>([
  ['a changed canvas', { ...before, width: 50, background: '#ffffff' }, ['canvas']],
  ['a removed layer', withLayers(image, group, shape, drawing), ['remove']],
  ['added layers', withLayers(imageOf({ id: 'x' }), ...before.layers, imageOf({ id: 'y' })), ['insert']],
  ['another order of layers', withLayers(image, text, group, shape, drawing), ['order']],
  [
    'changed fields of a layer',
    withLayers({ ...image, opacity: 0.5, name: 'Sea' }, group, shape, text, drawing),
    ['fields'],
  ],
  [
    'an added stroke',
    withLayers(image, group, shape, text, { ...drawing, strokes: [first, second, third] }),
    ['strokes'],
  ],
  ['a removed stroke', withLayers(image, group, shape, text, { ...drawing, strokes: [second] }), ['strokes']],
  [
    'a stroke on a mask',
    withLayers({ ...image, mask: { ...mask, strokes: [first, second] } }, group, shape, text, drawing),
    ['strokes'],
  ],
  ['a removed mask', withLayers({ ...image, mask: null }, group, shape, text, drawing), ['fields']],
  [
    'a layer of another type with the same id',
    withLayers(image, group, shape, imageOf({ id: 'text' }), drawing),
    ['remove', 'insert'],
  ],
  [
    'several changes at once',
    { ...withLayers(drawing, shapeOf({ id: 'new' }), { ...image, opacity: 0.2 }), height: 10 },
    ['canvas', 'remove', 'order', 'insert', 'fields'],
  ],
])('a command for %s', (_, after, kinds) => {
  const command = commandBetween('add-layer', before, after)!;

  it('contains only what differs between the documents', () => {
    expect(command.apply.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('converts one document into the other and back', () => {
    const there = applyCommand(before, command);
    expect(there).toEqual(after);
    expect(applyCommand(there, invertCommand(command))).toEqual(before);
  });

  it('has the same effect after serialisation as JSON', () => {
    const kept = JSON.parse(JSON.stringify(command));
    expect(applyCommand(applyCommand(before, kept), invertCommand(kept))).toEqual(before);
  });
});

it('a command keeps the object identity of layers it does not change', () => {
  const command = commandBetween(
    'opacity',
    before,
    withLayers({ ...image, opacity: 0.5 }, group, shape, text, drawing),
  );
  const after = applyCommand(before, command!);
  expect(after.layers.map((layer, index) => layer === before.layers[index])).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

it('no command is created when the documents do not differ', () => {
  expect(commandBetween('move-layers', before, before)).toBeNull();
  const copy: unknown = JSON.parse(JSON.stringify(before));
  expect(commandBetween('move-layers', before, { ...before, layers: [...before.layers] })).toBeNull();
  expect(
    commandBetween(
      'move-layers',
      before,
      withLayers({ ...image, transform: { ...image.transform } }, ...before.layers.slice(1)),
    ),
  ).toBeNull();
  expect(copy).toEqual(before);
});

it('a command for a new stroke of a drawing does not contain the earlier strokes', () => {
  const many = drawingOf({ strokes: Array.from({ length: 200 }, (_, index) => dot(index)) });
  const command = commandBetween(
    'brush-stroke',
    documentOf(many),
    documentOf({ ...many, strokes: [...many.strokes, dot(999)] }),
  );
  expect(JSON.stringify(command).length).toBeLessThan(500);
});
