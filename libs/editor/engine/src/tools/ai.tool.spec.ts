import { flipCanvas, resizeImage, rotateCanvas } from '../actions/canvas.ts';
import { setOpacity } from '../actions/layers.ts';
import { AT_ORIGIN } from '../document/document.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, imageOf, shapeOf } from '../testing/layers.ts';

const page = (locked = true) =>
  drive(
    documentOf(
      imageOf({ id: 'photo', locked }),
      shapeOf({ id: 'box', transform: { ...AT_ORIGIN, x: 300, y: 300 } }),
    ),
  ).take('ai');

it('a drag over a locked picture with the AI tool paints the area of the edit, as the mask brush does', () => {
  const driver = page().drag([10, 10], [50, 50]).expectState('mask-brush.idle');
  const [stroke, ...others] = driver.editor.state.aiMask;
  expect(others).toEqual([]);
  expect(stroke).toMatchObject({ erasing: false });
  expect(stroke?.points[0]?.slice(0, 2)).toEqual([10, 10]);
  expect(driver.steps()).toEqual(['open']);
});

it('a drag over a layer with the AI tool paints instead of moving the layer', () => {
  const driver = page(false).drag([10, 10], [50, 50]);
  expect(driver.editor.state.aiMask).toHaveLength(1);
  expect(driver.steps()).toEqual(['open']);
});

it('a drag with the AI tool adds to the area, whatever the mask brush painted before', () => {
  const driver = page();
  driver.editor.configure({
    mask: { target: 'layer', size: 33, opacity: 1, hardness: 0.3, erasing: true, moving: false },
  });
  driver.drag([10, 10], [50, 50]);
  expect(driver.editor.state.aiMask).toMatchObject([{ erasing: false, size: 33 }]);
});

it('a click with the AI tool selects a layer and paints nothing', () => {
  const driver = page(false).click(10, 10).expectSelected('photo').expectState('ai.idle');
  driver.click(700, 500).expectSelected();
  expect(driver.editor.state.aiMask).toEqual([]);
});

it('the handles of the selection work with the AI tool', () => {
  const driver = page().select('box');
  driver.drag([300, 300], [260, 260]).expectState('ai.idle');
  expect(driver.layer('box')).toMatchObject({ transform: { x: 260, y: 260 }, width: 140, height: 140 });
  expect(driver.editor.state.aiMask).toEqual([]);
});

describe('an area that was painted', () => {
  const painted = () => page().drag([10, 10], [50, 50]);

  it.each([flipCanvas('horizontal'), rotateCanvas('clockwise'), resizeImage({ width: 100, height: 50 })])(
    'is cleared, with a notice, when $name moves the image under it, and when that is undone',
    (action) => {
      const driver = painted();
      driver.editor.run(action);
      expect(driver.editor.state).toMatchObject({ aiMask: [], notice: { kind: 'area-cleared' } });
      driver.drag([390, 290], [410, 310]);
      expect(driver.editor.state.aiMask).toHaveLength(1);
      driver.editor.undo();
      expect(driver.editor.state).toMatchObject({ aiMask: [], notice: { kind: 'area-cleared' } });
    },
  );

  it('stays when a layer changes', () => {
    const driver = painted();
    driver.editor.run(setOpacity(new Set(['box']), 0.5));
    expect(driver.editor.state).toMatchObject({ aiMask: [{ erasing: false }], notice: null });
  });
});
