import { at, documentOf, groupOf, ids, shapeOf } from '../testing/layers.ts';
import { approximateWidth } from '../text/layout.ts';
import { snap, snapTargets } from './snap.ts';

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

it('snapping aligns the edges and centres of boxes within reach, for each axis separately', () => {
  expect(snap(box(97, 300, 30, 30), [box(100, 0, 60, 60)], 5)).toMatchObject({ by: { x: 3, y: 0 } });
  expect(snap(box(88, 41), [box(100, 0, 50, 50)], 5)).toMatchObject({ by: { x: 2, y: -1 } });
});

it('snapping ignores boxes that are out of reach', () => {
  expect(snap(box(50, 50), [box(100, 100)], 5)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
});

it('snapping uses the nearest of several lines', () => {
  expect(snap(box(96, 300), [box(100, 0), box(95, 500)], 5).by.x).toBe(-1);
});

it('snapping draws a guide along all boxes on the line', () => {
  const { guides } = snap(box(99, 300), [box(100, 0), box(100, 500)], 5);
  expect(guides).toContainEqual({ axis: 'x', at: 100, from: 0, to: 510 });
});

it('dragged layers snap to the canvas and to visible layers that are not dragged', () => {
  const document = documentOf(
    groupOf({ id: 'moving' }),
    shapeOf({ id: 'inside', parentId: 'moving', transform: at(7, 7) }),
    shapeOf({ id: 'hidden', visible: false }),
    shapeOf({ id: 'other', transform: at(300, 200) }),
  );
  expect(snapTargets(document, ids('moving'), approximateWidth)).toEqual([
    box(0, 0, 800, 600),
    box(300, 200, 100, 100),
  ]);
});
