import { drive } from '../testing/driver.ts';
import { at, documentOf, groupOf, imageOf, shapeOf } from '../testing/layers.ts';

const page = () =>
  drive(
    documentOf(
      imageOf({ id: 'below', width: 400, height: 400, crop: { x: 0, y: 0, width: 400, height: 400 } }),
      imageOf({ id: 'photo', transform: { ...at(100, 100), scaleX: 2, scaleY: 2 } }),
      groupOf({ id: 'group' }),
    ),
  ).take('eraser');

it("the eraser erases only from the selected layer, in the layer's own pixel coordinates", () => {
  const driver = page().select('photo').drag([120, 120], [180, 140]);
  expect(driver.layer('photo')).toMatchObject({
    strokes: [
      {
        erasing: true,
        size: 10,
        points: [
          [10, 10, 0.5],
          [25, 15, 0.5],
          [40, 20, 0.5],
        ],
      },
    ],
  });
  expect(driver.layer('below')).toMatchObject({ strokes: [] });
  expect(driver.steps()).toEqual(['open', 'erase']);
});

it('the eraser also erases from shapes and texts', () => {
  const driver = drive(documentOf(shapeOf({ id: 'shape' })))
    .take('eraser')
    .select('shape')
    .click(20, 20);
  expect(driver.layer('shape')).toMatchObject({ strokes: [{ erasing: true }] });
});

it.each([
  ['nothing is selected', [], 'nothing-to-erase'],
  ['several layers are selected', ['photo', 'below'], 'nothing-to-erase'],
  ['a group is selected', ['group'], 'nothing-to-erase'],
] as const)('the eraser explains what to do when %s', (_, ids, kind) => {
  const driver = page()
    .select(...ids)
    .drag([120, 120], [180, 140])
    .expectState('eraser.idle');
  expect(driver.editor.state.notice).toEqual({ kind });
  expect(driver.steps()).toEqual(['open']);
});

it.each([
  ['locked', { locked: true }],
  ['hidden', { visible: false }],
] as const)('the eraser does not erase from a layer that is %s', (kind, fields) => {
  const driver = drive(documentOf(imageOf({ id: 'photo', ...fields })))
    .take('eraser')
    .select('photo');
  expect(driver.click(10, 10).editor.state.notice).toEqual({ kind });
});

it('the eraser has a hardness', () => {
  const driver = page().select('photo');
  driver.editor.configure({ eraser: { ...driver.editor.state.settings.eraser, hardness: 0.4 } });
  expect(driver.click(120, 120).layer('photo')).toMatchObject({
    strokes: [{ erasing: true, hardness: 0.4 }],
  });
});

it('Escape cancels a stroke of the eraser', () => {
  const driver = page().select('photo').pointerDown(120, 120).expectState('eraser.drawing').key('Escape');
  expect(driver.pointerUp(150, 150).steps()).toEqual(['open']);
});
