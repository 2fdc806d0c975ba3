import { setLocked, setVisible, removeLayers } from '../actions/layers.ts';
import type { Action } from '../actions/action.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, drawingOf, ids, shapeOf, strokeOf } from '../testing/layers.ts';
import type { ToolId } from '../tools/machine.ts';

const open = () =>
  drive(
    documentOf(
      shapeOf({ id: 'shape' }),
      drawingOf({ id: 'drawing', strokes: [strokeOf([200, 200], [300, 200])] }),
    ),
  );

/** Every tool that draws, and the command of its gesture. */
const DRAWING: readonly (readonly [ToolId, string])[] = [
  ['brush', 'brush-stroke'],
  ['highlighter', 'highlighter-stroke'],
  ['eraser', 'erase'],
  ['rectangle', 'add-shape'],
  ['arrow', 'add-shape'],
  ['redact', 'redact'],
];

const begun = (tool: ToolId) =>
  open().select('drawing').take(tool).pointerDown(200, 190).pointerMove(260, 240).pointerMove(280, 260);

describe('a gesture that something interrupts', () => {
  it.each(DRAWING)('with the %s tool is kept when another tool is taken', (tool, command) => {
    const driver = begun(tool).key('v');
    expect(driver.steps().at(-1)).toBe(command);
    expect(driver.editor.state.draft).toBeNull();
    driver.pointerMove(300, 300).pointerUp(300, 300).expectState('select.idle');
    expect(driver.steps()).toHaveLength(2);
  });

  it('moves a layer as far as it was dragged when another tool is taken', () => {
    const driver = open().pointerDown(50, 50).pointerMove(80, 90).take('brush').pointerUp(90, 90);
    expect(driver.layer('shape')).toMatchObject({ transform: { x: 30, y: 40 } });
  });

  it.each<[string, Action]>([
    ['hidden', setVisible(ids('drawing'), false)],
    ['locked', setLocked(ids('drawing'), true)],
    ['deleted', removeLayers(ids('drawing'))],
  ])('keeps the stroke on a layer that is %s meanwhile', (_, action) => {
    for (const tool of ['brush', 'eraser'] as const) {
      const driver = begun(tool);
      expect(driver.editor.run(action)).toBe(true);
      expect(driver.editor.state.draft).toBeNull();
      driver.pointerMove(300, 300).pointerUp(300, 300).expectState(`${tool}.idle`);
      expect(driver.steps()).toHaveLength(3);
      driver.editor.undo();
      expect(driver.layer('drawing')).toMatchObject({ visible: true, locked: false, strokes: [{}, {}] });
    }
  });

  it.each([...DRAWING.map(([tool]) => tool), 'crop', 'text', 'select', 'ai', 'mask-brush'] as const)(
    'with the %s tool leaves nothing behind after Escape',
    (tool) => {
      const driver = begun(tool);
      const { document } = driver.editor.state;
      driver.key('Escape').pointerMove(300, 300).pointerUp(300, 300).key('Escape');
      expect(driver.editor.state.document).toBe(document);
      expect(driver.editor.state.draft).toBeNull();
      expect(driver.editor.state.tool.state.name).toBe('idle');
    },
  );

  it('with a borrowed tool goes on when Space is released or the canvas loses the focus', () => {
    const driver = open().select('drawing').take('brush');
    driver.editor.borrow('eraser');
    driver.pointerDown(200, 190).pointerMove(260, 240).keyUp(' ').pointerUp(260, 240);
    expect(driver.editor.state.draft).toBeNull();
    expect(driver.steps().at(-1)).toBe('erase');
  });
});
