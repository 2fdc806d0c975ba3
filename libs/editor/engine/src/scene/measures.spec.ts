import { centreOf } from '../geometry/geometry.ts';
import { toCanvas } from '../geometry/transform.ts';
import { frameOf } from '../selection/frame.ts';
import { drive, type Driver } from '../testing/driver.ts';
import { at, documentOf, shapeOf } from '../testing/layers.ts';
import { measuresOf } from './measures.ts';
import { overlayOf } from './overlay.ts';

const page = () =>
  drive(
    documentOf(
      shapeOf({ id: 'a', transform: at(100, 100) }),
      shapeOf({ id: 'b', transform: { ...at(400, 100), rotation: 30 } }),
    ),
  );

const measures = ({ editor }: Driver) => measuresOf(editor.state, editor.measure);

it('the place of a dragged layer is measured until the pointer is released', () => {
  const driver = page();
  expect(measures(driver.pointerDown(150, 150))).toBeNull();
  expect(measures(driver.pointerMove(190.26, 163, { mod: true }))).toEqual({
    kind: 'place',
    x: 140.3,
    y: 113,
  });
  expect(measures(driver.pointerUp(190.26, 163))).toBeNull();
});

it('the place of a copy is measured while Alt is held', () => {
  const driver = page().pointerDown(150, 150).pointerMove(250, 150, { alt: true, mod: true });
  expect(measures(driver)).toMatchObject({ x: 200, y: 100 });
});

it('the size of a layer is measured while it is resized, and before its rotation', () => {
  const driver = page().select('a').pointerDown(200, 200).pointerMove(280, 250);
  expect(measures(driver)).toEqual({ kind: 'size', width: 180, height: 150 });
  const { x, y } = { x: 400 + 100 * Math.cos(Math.PI / 6), y: 100 + 100 * Math.sin(Math.PI / 6) };
  const turned = page()
    .select('b')
    .pointerDown(x, y)
    .pointerMove(x + 50 * Math.cos(Math.PI / 6), y + 50 * Math.sin(Math.PI / 6));
  expect(measures(turned)).toEqual({ kind: 'size', width: 150, height: 100 });
});

it('the size of a new shape is measured while it is drawn', () => {
  const driver = page().take('rectangle').pointerDown(10, 10).pointerMove(70, 50);
  expect(measures(driver)).toEqual({ kind: 'size', width: 60, height: 40 });
});

it('the angle of a layer is measured while it is rotated, and for several layers their turn', () => {
  const turn = (...ids: string[]) => {
    const driver = page().select(...ids);
    const { selection } = overlayOf(driver.editor.state, driver.editor.measure);
    const from = selection?.handles.find(({ name }) => name === 'rotate')?.at ?? { x: 0, y: 0 };
    const { box, transform } = frameOf(driver.editor.state.document, new Set(ids), driver.editor.measure)!;
    const { x, y } = toCanvas(transform, centreOf(box));
    // The pointer goes around the centre by a quarter of a circle, clockwise.
    return driver.pointerDown(from.x, from.y).pointerMove(x - (from.y - y), y + (from.x - x));
  };
  expect(measures(turn('b'))).toEqual({ kind: 'angle', degrees: 120 });
  expect(measures(turn('a', 'b'))).toEqual({ kind: 'angle', degrees: 90 });
});

it('the frame of a crop is measured in whole pixels while it is drawn, resized or moved', () => {
  const driver = page().take('crop').pointerDown(100, 100).pointerMove(300.4, 250);
  expect(measures(driver)).toEqual({ kind: 'size', width: 200, height: 150 });
  driver.pointerUp(300.4, 250);
  expect(measures(driver)).toBeNull();
  expect(measures(driver.pointerDown(200, 200).pointerMove(220, 210))).toEqual({
    kind: 'place',
    x: 120,
    y: 110,
  });
});
