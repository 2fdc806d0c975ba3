import type { Layer } from '../document/layer.ts';
import {
  after,
  documentOf,
  filterOf,
  groupOf,
  imageOf,
  outlineOf,
  redactOf,
  shapeOf,
} from '../testing/layers.ts';
import { layersToMerge, mergeLayers, mergeObstacle } from './merge.ts';

const PHOTO = imageOf({ id: 'photo' });
const BOX = shapeOf({ id: 'box' });
const own = (id: string) => filterOf({ id, scope: 'layer' });

const merging = (layers: readonly Layer[], id: string): readonly string[] =>
  layersToMerge(documentOf(...layers), id).map((layer) => layer.id);

const obstacle = (layers: readonly Layer[], id: string) => {
  const document = documentOf(...layers);
  return mergeObstacle(document, layersToMerge(document, id));
};

describe('merging down', () => {
  it('joins a layer and the one below it in its group', () => {
    expect(merging([PHOTO, BOX], 'box')).toEqual(['photo', 'box']);
    expect(merging([PHOTO, BOX], 'photo')).toEqual([]);
    const grouped = [PHOTO, groupOf({ id: 'g' }), shapeOf({ id: 'box', parentId: 'g' })];
    expect(merging(grouped, 'box')).toEqual([]);
    expect(merging(grouped, 'g')).toEqual(['photo', 'g']);
  });

  it('includes the filters that affect only one of both layers', () => {
    const layers = [PHOTO, own('f'), BOX, own('f1'), own('f2'), shapeOf({ id: 'top' })];
    expect(merging(layers, 'box')).toEqual(['photo', 'f', 'box', 'f1', 'f2']);
    expect(merging(layers, 'top')).toEqual(['box', 'f1', 'f2', 'top']);
  });

  it('merges a filter of one layer with that layer', () => {
    expect(merging([PHOTO, BOX, own('f1'), own('f2')], 'f1')).toEqual(['box', 'f1', 'f2']);
    expect(merging([own('f1'), BOX], 'f1')).toEqual([]);
  });

  it('puts the picture in the place of the merged layers', () => {
    const layers = [PHOTO, groupOf({ id: 'g' }), BOX, own('f'), shapeOf({ id: 'top' })].map((layer) =>
      ['box', 'f', 'top'].includes(layer.id) ? { ...layer, parentId: 'g' } : layer,
    );
    const document = documentOf(...layers);
    const merge = mergeLayers(layersToMerge(document, 'f'), imageOf({ id: 'picture' }));
    expect(outlineOf(after(merge, document))).toEqual(['photo', 'g', 'g/picture', 'g/top']);
  });

  it('keeps the blend mode of the lowest layer', () => {
    const strokes = [PHOTO, shapeOf({ id: 'one', blend: 'multiply' }), shapeOf({ id: 'two' })];
    const document = documentOf(...strokes);
    const merge = mergeLayers(layersToMerge(document, 'two'), imageOf({ id: 'picture' }));
    expect(after(merge, document).layers.map(({ blend }) => blend)).toEqual(['normal', 'multiply']);
  });

  it.each<[string, readonly Layer[], string, ReturnType<typeof mergeObstacle>]>([
    ['two layers', [PHOTO, BOX], 'box', null],
    ['a filter into the layer that it is above', [PHOTO, filterOf({ id: 'f' })], 'f', null],
    ['a layer into a locked one', [{ ...PHOTO, locked: true }, BOX], 'box', 'locked'],
    ['a hidden layer', [PHOTO, { ...BOX, visible: false }], 'box', 'hidden'],
    ['a layer into a hidden one', [{ ...PHOTO, visible: false }, BOX], 'box', 'hidden'],
    ['a layer into filters', [PHOTO, filterOf({ id: 'f' }), BOX], 'box', 'filter-in-merge'],
    ['a redaction', [PHOTO, redactOf({ id: 'r' })], 'r', 'redaction-in-merge'],
    ['a layer into a redaction', [redactOf({ id: 'r' }), BOX], 'box', 'redaction-in-merge'],
    [
      'a group with a redaction',
      [PHOTO, groupOf({ id: 'g' }), redactOf({ id: 'r', parentId: 'g' })],
      'g',
      'redaction-in-merge',
    ],
  ])('is possible only if nothing is lost: %s', (_what, layers, id, expected) => {
    expect(obstacle(layers, id)).toBe(expected);
  });
});
