import { BRUSH_PRESETS } from '../defaults/constants.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, drawingOf, imageOf, outlineOf, shapeOf, strokeOf } from '../testing/layers.ts';

const page = () => drive(documentOf(imageOf({ id: 'original', locked: true }), shapeOf({ id: 'shape' })));

it('Ctrl+Alt+Shift+N adds an empty drawing, on which the brush then paints', () => {
  const driver = drive(documentOf(imageOf())).take('brush').drag([10, 10], [50, 50]);
  driver.key('N', { mod: true, alt: true, shift: true }).expectSelected('n2');
  expect(driver.layer('n2')).toMatchObject({ type: 'stroke', name: 'Drawing', strokes: [] });
  driver.drag([10, 60], [50, 60]);
  expect([driver.layer('n1'), driver.layer('n2')]).toMatchObject([
    { strokes: [{ erasing: false }] },
    { strokes: [{ erasing: false }] },
  ]);
  expect(driver.steps()).toEqual(['open', 'brush-stroke', 'add-layer', 'brush-stroke']);
});

it('the brush paints a stroke on a new layer above the selection, as one command', () => {
  const driver = page().select('original').take('brush').pointerDown(100, 100).expectState('brush.drawing');
  driver.pointerMove(150, 120).pointerMove(200, 100).pointerUp(200, 100).expectState('brush.idle');
  expect(outlineOf(driver.editor.state.document)).toEqual(['original', 'n1', 'shape']);
  expect(driver.layer('n1')).toMatchObject({
    name: 'Drawing',
    strokes: [
      {
        points: [
          [100, 100, 0.5],
          [150, 120, 0.5],
          [200, 100, 0.5],
        ],
        size: 10,
        color: '#000000',
        opacity: 1,
        pressure: false,
        erasing: false,
      },
    ],
  });
  expect(driver.steps()).toEqual(['open', 'brush-stroke']);
});

it('the brush continues the selected drawing', () => {
  const driver = page().take('brush').drag([10, 10], [50, 50]).drag([60, 60], [90, 90]).expectSelected('n1');
  expect(driver.layer('n1')).toMatchObject({ strokes: { length: 2 } });
  expect(driver.steps()).toEqual(['open', 'brush-stroke', 'brush-stroke']);
});

it('the brush starts a new drawing when the selected one is locked or hidden', () => {
  for (const state of [{ locked: true }, { visible: false }]) {
    const drawing = drawingOf({ id: 'drawing', strokes: [strokeOf([1, 1])], ...state });
    const driver = drive(documentOf(drawing)).select('drawing').take('brush').drag([5, 5], [9, 9]);
    expect(driver.layer('drawing')).toMatchObject({ strokes: { length: 1 } });
    expect(driver.layer('n1')).toMatchObject({ strokes: { length: 1 } });
  }
});

it('the brush shows the stroke as a draft, and changes the document only on release', () => {
  const driver = page().take('brush');
  const { document } = driver.editor.state;
  driver.pointerDown(100, 100).pointerMove(130, 100);
  expect(driver.editor.state.draft).toMatchObject({ kind: 'stroke', purpose: 'paint', layerId: null });
  expect(driver.editor.state.document).toBe(document);
  driver.key('Escape').expectState('brush.idle');
  expect(driver.editor.state.draft).toBeNull();
  expect(driver.pointerUp(200, 200).steps()).toEqual(['open']);
});

it('the brush picks the color under the pointer with Alt instead of painting, also for the highlighter', () => {
  const over = () => drive(documentOf(), { pickColor: ({ x }) => (x < 50 ? '#112233' : '#445566') });
  const brush = over().take('brush').pointerDown(10, 10, { alt: true }).expectState('brush.picking');
  expect(brush.editor.state.settings.brush.color).toBe('#112233');
  brush.pointerMove(90, 10, { alt: true }).pointerUp(90, 10, { alt: true }).expectState('brush.idle');
  expect(brush.editor.state.settings.brush.color).toBe('#445566');
  expect(brush.steps()).toEqual(['open']);
  const highlighter = over().take('highlighter').click(10, 10, { alt: true });
  expect(highlighter.editor.state.settings.highlighter.color).toBe('#112233');
  expect(highlighter.editor.state.settings.brush.color).toBe('#000000');
});

it('the eraser has no color to pick: with Alt it erases', () => {
  const driver = page().select('shape').take('eraser').drag([10, 10], [50, 50], { alt: true });
  expect(driver.steps()).toEqual(['open', 'erase']);
});

it('the brush records the pressure of a pen', () => {
  const driver = page().take('brush').pointerDown(10, 10, { pressure: 0.2 });
  driver.pointerMove(40, 10, { pressure: 0.9 }).pointerUp(40, 10, { pressure: 0 });
  expect(driver.layer('n1')).toMatchObject({
    strokes: [
      {
        pressure: true,
        points: [
          [10, 10, 0.2],
          [40, 10, 0.9],
        ],
      },
    ],
  });
});

it('the brush draws a straight line with Shift', () => {
  const driver = page().take('brush').drag([10, 10], [200, 90], { shift: true });
  expect(driver.layer('n1')).toMatchObject({
    strokes: [
      {
        points: [
          [10, 10, 0.5],
          [200, 90, 0.5],
        ],
      },
    ],
  });
});

it('a click with Shift draws a straight line from the end of the stroke before, as often as one likes', () => {
  const driver = page().take('brush').click(10, 10, { shift: true }).drag([20, 20], [60, 40]);
  driver.click(200, 90, { shift: true }).click(200, 10, { shift: true });
  expect(driver.layer('n1')).toMatchObject({
    strokes: [
      { points: [[10, 10, 0.5]] },
      { points: { length: 3 } },
      {
        points: [
          [60, 40, 0.5],
          [200, 90, 0.5],
        ],
      },
      {
        points: [
          [200, 90, 0.5],
          [200, 10, 0.5],
        ],
      },
    ],
  });
  driver.drag([300, 10], [350, 60], { shift: true });
  expect(driver.layer('n1')).toMatchObject({ strokes: { 4: { points: { 0: [300, 10, 0.5] } } } });
});

it('the brush adds no point when the pointer hardly moved', () => {
  const driver = page().take('brush').pointerDown(10, 10).pointerMove(10.2, 10).pointerMove(10.4, 10.1);
  driver.pointerUp(10.4, 10.1);
  expect(driver.layer('n1')).toMatchObject({ strokes: [{ points: { length: 1 } }] });
});

it.each(BRUSH_PRESETS)(
  'the brush paints with the size, opacity and hardness of the preset $name',
  ({ size, opacity, hardness }) => {
    const driver = page().take('brush');
    const { brush } = driver.editor.state.settings;
    driver.editor.configure({ brush: { ...brush, size, opacity, hardness } });
    driver.click(30, 30);
    expect(driver.layer('n1')).toMatchObject({ strokes: [{ size, opacity, hardness }] });
  },
);

it('the keys [ and ] change the size of the brush, from 1 to 100', () => {
  const driver = page().take('brush').key(']').key(']').key('[');
  expect(driver.editor.state.settings.brush.size).toBe(15);
  for (let press = 0; press < 20; press += 1) driver.key('[');
  expect(driver.editor.state.settings.brush.size).toBe(1);
});

it('the highlighter paints on a layer of its own with the blend mode multiply', () => {
  const driver = page().take('brush').drag([1, 1], [9, 9]).take('highlighter').drag([5, 50], [90, 50]);
  expect(driver.layer('n2')).toMatchObject({ name: 'Highlights', blend: 'multiply', strokes: { length: 1 } });
  driver.drag([5, 80], [90, 80]);
  expect(driver.layer('n2')).toMatchObject({ strokes: { length: 2 } });
  expect(driver.steps().slice(2)).toEqual(['highlighter-stroke', 'highlighter-stroke']);
});
