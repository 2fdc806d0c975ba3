import { resizeCanvas } from '../actions/canvas.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, shapeOf } from '../testing/layers.ts';
import { fit } from '../viewport/viewport.ts';

const page = () => drive(documentOf());

describe('the view', () => {
  it('pans with the wheel, and zooms around the pointer with Ctrl and the wheel', () => {
    const { editor } = page();
    editor.wheel({ x: 400, y: 300, deltaX: 10, deltaY: -20, mod: false });
    expect(editor.state.viewport).toEqual({ scale: 1, x: -10, y: 20 });
    editor.wheel({ x: 400, y: 300, deltaX: 0, deltaY: -100, mod: true });
    expect(editor.state.viewport.scale).toBeCloseTo(1.2, 9);
  });

  it('pans and zooms with two fingers', () => {
    const { editor } = page();
    editor.pinch({ x: 10, y: 0 }, 2, { x: 10, y: 0 });
    expect(editor.state.viewport).toEqual({ scale: 2, x: 10, y: 0 });
  });

  it('zooms between 10 and 500 percent, and fits the canvas with the key 0', () => {
    const driver = page();
    driver.editor.setScale(99);
    expect(driver.editor.state.viewport.scale).toBe(5);
    driver.editor.setScale(0);
    expect(driver.editor.state.viewport.scale).toBe(0.1);
    expect(driver.key('0').editor.state.viewport.scale).toBeCloseTo(0.8933, 3);
    expect(driver.key('1', { mod: true }).editor.state.viewport.scale).toBe(1);
  });

  it('pans with the arrow keys while nothing is selected', () => {
    expect(page().key('ArrowRight').editor.state.viewport.x).toBe(-48);
  });

  it('keeps its centre when the stage is resized', () => {
    const { editor } = page();
    editor.resize({ width: 1000, height: 500 });
    expect(editor.state.viewport).toEqual({ scale: 1, x: 100, y: -50 });
  });
});

describe('a stage that gets smaller', () => {
  const typedAt = (x: number, y: number) => {
    const { editor } = page().take('text').click(x, y).type('A boat');
    const place = editor.state.viewport;
    editor.resize({ width: 800, height: 250 });
    const { viewport } = editor.state;
    return { x: viewport.x - place.x, y: viewport.y - place.y };
  };

  it('shows the text that is being typed above the keyboard that takes its place', () => {
    // The font is 24 px high, and the click is on its baseline.
    const { y } = typedAt(300, 560);
    expect(560 + y).toBeGreaterThan(200);
    expect(560 + y).toBeLessThan(250 - 16);
  });

  it('shows a text near the top, which keeping the centre would move out of sight', () => {
    expect(30 + typedAt(300, 30).y).toBeGreaterThan(16);
  });

  it('does not make a typed text smaller, and returns to the view before when the keyboard closes', () => {
    const { editor } = page();
    editor.fit();
    const before = editor.state.viewport;
    editor.take('text');
    editor.pointerDown({ x: 300, y: 500 });
    editor.pointerUp({ x: 300, y: 500 });
    editor.resize({ width: 800, height: 400 });
    editor.resize({ width: 800, height: 250 });
    expect(editor.state.viewport.scale).toBe(before.scale);
    editor.send({ type: 'text', content: 'A boat' });
    editor.send({ type: 'apply' });
    editor.resize({ width: 800, height: 600 });
    expect(editor.state.viewport).toEqual(before);
  });

  it('does not return to the view before when the person has moved the view in the meantime', () => {
    const { editor } = page().take('text').click(300, 500).type('A boat');
    editor.resize({ width: 800, height: 250 });
    editor.pinch({ x: 0, y: 0 }, 2, { x: 400, y: 100 });
    editor.resize({ width: 800, height: 600 });
    expect(editor.state.viewport.scale).toBe(2);
  });

  it('keeps its centre when the text is in sight', () => {
    expect(typedAt(300, 300)).toEqual({ x: 0, y: -175 });
  });
});

describe('a drag of a layer', () => {
  const dragging = () =>
    drive(documentOf(shapeOf({ id: 'a' })))
      .pointerDown(50, 50)
      .pointerMove(90, 90)
      .expectState('select.dragging');

  it('continues when Space or another button is pressed', () => {
    dragging().key(' ').expectState('select.dragging');
    dragging().pointerDown(90, 90, { button: 1 }).expectState('select.dragging');
  });

  it('does not start with the right button', () => {
    drive(documentOf(shapeOf({ id: 'a' })))
      .pointerDown(50, 50, { button: 2 })
      .expectState('select.idle')
      .expectSelected();
  });
});

describe('the view after a change of the document', () => {
  it('fits the canvas when a crop, or undoing the crop, changed its size', () => {
    const driver = page().take('crop').drag([800, 600], [200, 150]).key('Enter');
    const { state } = driver.editor;
    expect(state.viewport).toEqual(fit({ width: 200, height: 150 }, state.stage));
    driver.editor.look({ scale: 3, x: 5, y: 5 });
    driver.key('z', { mod: true });
    expect(driver.editor.state.viewport).toEqual(fit({ width: 800, height: 600 }, state.stage));
  });

  it('fits a canvas that is previewed in another size, and the canvas again without the preview', () => {
    const { editor } = page();
    editor.preview(resizeCanvas({ width: 1600, height: 900 }));
    expect(editor.state.viewport).toEqual(fit({ width: 1600, height: 900 }, editor.state.stage));
    editor.cancel();
    expect(editor.state.viewport).toEqual(fit({ width: 800, height: 600 }, editor.state.stage));
  });

  it('stays in place while the canvas keeps its size', () => {
    const driver = page();
    driver.editor.look({ scale: 3, x: 5, y: 5 });
    driver.take('rectangle').drag([10, 10], [60, 60]);
    expect(driver.editor.state.viewport).toEqual({ scale: 3, x: 5, y: 5 });
  });
});
