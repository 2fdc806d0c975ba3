import { documentOf, groupOf, shapeOf } from '@safelight/engine/testing';
import { placeLayers } from '@safelight/engine';
import { placeOfDrop, rowsOf, spotAt } from './layer-rows.ts';

const DOCUMENT = documentOf(
  shapeOf({ id: 'a' }),
  groupOf({ id: 'g' }),
  shapeOf({ id: 'g1', parentId: 'g' }),
  shapeOf({ id: 'g2', parentId: 'g' }),
  shapeOf({ id: 'top' }),
);

/** The order of the layers after one was dropped on the line of another, each prefixed with its group. */
const dropped = (moved: string, on: string, spot: 'above' | 'inside' | 'below', isOpen = true) => {
  const row = rowsOf(DOCUMENT, new Set()).find(({ layer }) => layer.id === on);
  if (row === undefined) throw new Error(on);
  const moving = new Set([moved]);
  const place = placeOfDrop(DOCUMENT, { layer: row.layer, spot, isOpen }, moving);
  return placeLayers(moving, place)
    .change(DOCUMENT)
    .layers.map(({ id, parentId }) => (parentId === null ? id : `${parentId}/${id}`));
};

it('a layer can be dropped above and below a row', () => {
  expect(dropped('top', 'a', 'below')).toEqual(['top', 'a', 'g', 'g/g1', 'g/g2']);
  expect(dropped('top', 'a', 'above')).toEqual(['a', 'top', 'g', 'g/g1', 'g/g2']);
  expect(dropped('a', 'top', 'above')).toEqual(['g', 'g/g1', 'g/g2', 'top', 'a']);
});

it('a layer can be dropped into a group, on its row or at a position in it', () => {
  expect(dropped('top', 'g', 'inside')).toEqual(['a', 'g', 'g/g1', 'g/g2', 'g/top']);
  expect(dropped('top', 'g', 'below')).toEqual(['a', 'g', 'g/g1', 'g/g2', 'g/top']);
  expect(dropped('top', 'g1', 'above')).toEqual(['a', 'g', 'g/g1', 'g/top', 'g/g2']);
  expect(dropped('top', 'g1', 'below')).toEqual(['a', 'g', 'g/top', 'g/g1', 'g/g2']);
});

it('a layer dropped below a closed group stays outside of it', () => {
  expect(dropped('top', 'g', 'below', false)).toEqual(['a', 'top', 'g', 'g/g1', 'g/g2']);
});

it('a layer can be dragged out of its group', () => {
  expect(dropped('g1', 'a', 'above')).toEqual(['a', 'g1', 'g', 'g/g2', 'top']);
  expect(dropped('g2', 'g1', 'below')).toEqual(['a', 'g', 'g/g2', 'g/g1', 'top']);
});

it('a group cannot be dropped into itself', () => {
  expect(dropped('g', 'g1', 'above')).toEqual(['a', 'g', 'g/g1', 'g/g2', 'top']);
});

it('the height on the row determines where a layer is dropped; only groups accept layers inside', () => {
  expect([0.1, 0.5, 0.9].map((share) => spotAt(share, true))).toEqual(['above', 'inside', 'below']);
  expect([0.1, 0.5, 0.9].map((share) => spotAt(share, false))).toEqual(['above', 'below', 'below']);
});
