import type { EditorDocument } from '../document/document.ts';
import { layerById } from '../document/tree.ts';
import type { Point } from '../geometry/geometry.ts';
import { mapped } from '../geometry/matrix.ts';
import { frameOf } from '../selection/frame.ts';
import { resizeByHandle } from '../selection/resize.ts';
import { documentOf, groupOf, ids, imageOf, SAMPLE, shapeOf, strokeOf } from '../testing/layers.ts';
import { approximateWidth } from '../text/layout.ts';
import type { Action } from './action.ts';
import { crop, resizeImage } from './canvas.ts';
import { moveLayers, rotateLayers, scaleLayers, setTransform } from './layers.ts';
import { addMaskStroke, linkMask, maskFeather, maskPlace, moveMask, OPEN_MASK, softenMask } from './masks.ts';

const before = SAMPLE;
const stroke = strokeOf([5, 5], [50, 20]);
describe('softening a mask', () => {
  const transform = { ...imageOf().transform, scaleX: -0.5, scaleY: 0.5 };
  const masked = documentOf(
    imageOf({ id: 'image', mask: OPEN_MASK, transform }),
    groupOf({ id: 'group', mask: { ...OPEN_MASK, strokes: [stroke] } }),
    imageOf({ id: 'locked', mask: OPEN_MASK, locked: true }),
  );
  const featherOf = (document: EditorDocument, id: string) => maskFeather(layerById(document, id)!);

  it('sets its feather in pixels of the document, which grows with its layer and with the whole image', () => {
    const soft = ['image', 'group'].reduce(
      (document, id) => softenMask(id, { feather: 8 }).change(document),
      masked,
    );
    expect([featherOf(soft, 'image'), featherOf(soft, 'group')]).toEqual([8, 8]);
    expect(soft.layers[0]?.mask).toMatchObject({ density: 1 });
    expect(featherOf(scaleLayers(ids('image'), 2, { x: 0, y: 0 }).change(soft), 'image')).toBe(16);
    const larger = resizeImage({ width: 2 * soft.width, height: 2 * soft.height }).change(soft);
    expect([featherOf(larger, 'image'), featherOf(larger, 'group')]).toEqual([16, 16]);
  });

  it('sets its density alone, and changes neither a locked layer nor one without a mask', () => {
    expect(softenMask('image', { density: 0.25 }).change(masked).layers[0]?.mask).toMatchObject({
      feather: 0,
      density: 0.25,
    });
    expect(softenMask('locked', { density: 0.25 }).change(masked)).toBe(masked);
    expect(softenMask('shape', { density: 0.25 }).change(before)).toEqual(before);
  });
});

describe('a mask that is not linked to its layer', () => {
  const transform = { x: 40, y: 30, scaleX: 2, scaleY: -0.5, rotation: 30 };
  const own = { ...OPEN_MASK, strokes: [stroke] };
  const linked = documentOf(
    imageOf({ id: 'image', mask: own, transform }),
    groupOf({ id: 'group', mask: own }),
    shapeOf({ id: 'inside', parentId: 'group', mask: own }),
  );
  const unlinked = ['image', 'group', 'inside'].reduce((now, id) => linkMask(id, false).change(now), linked);
  /** Where a point of a layer's mask is on the canvas. */
  const seen = (document: EditorDocument, id: string, point: Point = { x: 5, y: 5 }): Point => {
    const layer = layerById(document, id)!;
    return mapped(maskPlace(layer, layer.mask!), point);
  };
  const near = ({ x, y }: Point, digits = 2) => ({
    x: expect.closeTo(x, digits),
    y: expect.closeTo(y, digits),
  });
  const pulled: Action = {
    name: 'resize-layers',
    change: (document) => {
      const frame = frameOf(document, ids('image'), approximateWidth)!;
      const drag = { handle: 'se', to: { x: 500, y: 400 }, keepAspect: false, fromCentre: false } as const;
      return resizeByHandle(ids('image'), frame, drag).change(document);
    },
  };

  it.each<readonly [string, string, Action]>([
    ['is moved', 'image', moveLayers(ids('image'), { x: 12, y: -7 })],
    ['is turned', 'image', rotateLayers(ids('image'), 25, { x: 100, y: 100 })],
    ['is scaled', 'image', scaleLayers(ids('image'), 3, { x: 0, y: 0 })],
    ['is resized by a handle', 'image', pulled],
    ['has another place typed', 'image', setTransform('image', { x: 0, rotation: 90 })],
    ['is a group that is moved', 'group', moveLayers(ids('group'), { x: 12, y: -7 })],
    ['is in a group that is moved', 'inside', moveLayers(ids('group'), { x: 12, y: -7 })],
  ])('stays where it is when the layer %s, and a linked one does not', (_, id, action) => {
    expect(action.change(unlinked)).not.toEqual(unlinked);
    expect(seen(action.change(unlinked), id)).toEqual(near(seen(unlinked, id), 1));
    expect(seen(action.change(linked), id)).not.toEqual(near(seen(linked, id), 1));
  });

  it('moves with the whole image', () => {
    const cropped = crop({ x: 10, y: 20, width: 300, height: 300, rotation: 0, scale: 100 }).change(unlinked);
    for (const id of ['image', 'group']) {
      const { x, y } = seen(unlinked, id);
      expect(seen(cropped, id)).toEqual(near({ x: x - 10, y: y - 20 }));
    }
  });

  it.each(['image', 'group'])('is moved without its layer (%s), and painted where the pointer is', (id) => {
    const moved = moveMask(id, { x: 12, y: -7 }).change(unlinked);
    const { x, y } = seen(unlinked, id);
    expect(seen(moved, id)).toEqual(near({ x: x + 12, y: y - 7 }));
    const painted = addMaskStroke(id, strokeOf([90, 80])).change(moved);
    const [pointX, pointY] = layerById(painted, id)!.mask!.strokes[1]!.points[0]!;
    expect(seen(painted, id, { x: pointX, y: pointY })).toEqual(near({ x: 90, y: 80 }));
  });
});
