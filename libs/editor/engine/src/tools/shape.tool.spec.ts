import { drive } from '../testing/driver.ts';
import { documentOf, outlineOf, shapeOf } from '../testing/layers.ts';

const page = () => drive(documentOf());

describe.each(['rectangle', 'circle', 'triangle', 'star', 'heart'] as const)('a %s', (kind) => {
  it('is created and selected by a drag, as one command', () => {
    const driver = page()
      .take(kind)
      .pointerDown(100, 100)
      .pointerMove(220, 180)
      .expectState(`${kind}.drawing`);
    expect(driver.shown('n1')).toMatchObject({ kind, width: 120, height: 80 });
    driver.pointerUp(240, 180).expectState(`${kind}.idle`).expectSelected('n1');
    expect(driver.layer('n1')).toMatchObject({
      kind,
      width: 140,
      height: 80,
      transform: { x: 100, y: 100 },
      fill: '#3B82F6',
      stroke: { color: '#000000', width: 2 },
    });
    expect(driver.steps()).toEqual(['open', 'add-shape']);
  });

  it('has a default size when created by a click', () => {
    const driver = page().take(kind).click(300, 200);
    expect(driver.layer('n1')).toMatchObject({ width: 100, height: 100, transform: { x: 250, y: 150 } });
  });

  it('is not created when Escape ends the drag', () => {
    const driver = page().take(kind).pointerDown(100, 100).pointerMove(200, 200).key('Escape');
    driver.pointerUp(200, 200).expectState(`${kind}.idle`);
    expect(driver.editor.state.document.layers).toEqual([]);
  });
});

it('a shape is as wide as high with Shift, in any direction of the drag', () => {
  const driver = page().take('rectangle').drag([300, 300], [200, 260], { shift: true });
  expect(driver.layer('n1')).toMatchObject({ width: 100, height: 100, transform: { x: 200, y: 200 } });
});

it('a shape is centred at the start of the drag with Alt', () => {
  const driver = page().take('circle').drag([300, 300], [340, 320], { alt: true });
  expect(driver.layer('n1')).toMatchObject({ width: 80, height: 40, transform: { x: 260, y: 280 } });
});

it('a shape begins and ends on whole pixels, however the view is zoomed and moved', () => {
  const driver = page();
  driver.editor.look({ scale: 0.37, x: 11, y: 7 });
  driver.take('rectangle').drag([100, 100], [201, 163]);
  expect(driver.layer('n1')).toMatchObject({ transform: { x: 241, y: 251 }, width: 273, height: 171 });
  driver.take('circle').click(50, 50);
  expect(driver.layer('n2')).toMatchObject({ transform: { x: 55, y: 66 }, width: 100 });
});

it('a shape has the style set in the panel', () => {
  const driver = page().take('rectangle');
  driver.editor.configure({
    shape: { fill: null, stroke: { color: '#ff0000', width: 20 }, cornerRadius: 8 },
  });
  expect(driver.drag([10, 10], [90, 90]).layer('n1')).toMatchObject({ fill: null, cornerRadius: 8 });
});

describe.each(['arrow', 'line'] as const)('a new %s', (kind) => {
  it('goes from where the pointer was pressed to where it was released', () => {
    const driver = page().take(kind).drag([200, 100], [80, 160]);
    expect(driver.layer('n1')).toMatchObject({
      kind,
      transform: { x: 80, y: 100 },
      width: 120,
      height: 60,
      points: [
        { x: 120, y: 0 },
        { x: 0, y: 60 },
      ],
    });
  });

  it('is visible on a dark photo by default, and has a style of its own, separate from other shapes', () => {
    const driver = page().take(kind).drag([200, 100], [80, 160]);
    expect(driver.layer('n1')).toMatchObject({ fill: null, stroke: { color: '#dc2626', width: 4 } });
    driver.editor.configure({ line: { stroke: { color: '#ffffff', width: 8 } } });
    expect(driver.drag([20, 10], [80, 16]).layer('n2')).toMatchObject({
      stroke: { color: '#ffffff', width: 8 },
    });
    expect(driver.take('rectangle').drag([20, 10], [80, 16]).layer('n3')).toMatchObject({
      stroke: { color: '#000000', width: 2 },
    });
  });

  it('has an angle in steps of 45° with Shift, and is not created by a click', () => {
    const driver = page().take(kind).drag([100, 100], [200, 108], { shift: true });
    expect(driver.layer('n1')).toMatchObject({ height: 0 });
    expect(page().take(kind).click(100, 100).steps()).toEqual(['open']);
  });
});

it('a shape is added above the selected layer', () => {
  const driver = drive(documentOf(shapeOf({ id: 'a' }), shapeOf({ id: 'b' })))
    .select('a')
    .take('star')
    .click(9, 9);
  expect(outlineOf(driver.editor.state.document)).toEqual(['a', 'n1', 'b']);
});
