import { createEditor, overlayOf, type ScreenPoint, type ToolId } from '@safelight/engine';
import { documentOf, shapeOf } from '@safelight/engine/testing';
import { brushSizeOf, cursorAt } from './cursor.ts';

const open = (rotation = 0) => {
  const transform = { x: 100, y: 100, scaleX: 1, scaleY: 1, rotation };
  const editor = createEditor({ document: documentOf(shapeOf({ id: 'a', transform })), newId: () => 'n' });
  editor.resize({ width: 800, height: 600 });
  editor.look({ scale: 1, x: 0, y: 0 });
  const cursor = (at: ScreenPoint | null) =>
    cursorAt(editor.state, () => overlayOf(editor.state, editor.measure), at);
  return { editor, cursor };
};

it('the cursor shows the direction in which a handle resizes', () => {
  const { editor, cursor } = open();
  editor.select(['a']);
  expect([cursor({ x: 100, y: 100 }), cursor({ x: 150, y: 200 }), cursor({ x: 203, y: 150 })]).toEqual([
    'nwse-resize',
    'ns-resize',
    'ew-resize',
  ]);
  expect(cursor({ x: 150, y: 72 })).toBe('grab');
  expect(cursor({ x: 400, y: 400 })).toBe('default');
});

it('the cursor shows whether a drag draws, moves or rotates a crop frame', () => {
  const { editor, cursor } = open();
  editor.take('crop');
  expect([cursor({ x: 300, y: 200 }), cursor({ x: 300, y: 700 })]).toEqual(['crosshair', 'crosshair']);
  editor.pointerDown({ x: 200, y: 150 });
  editor.pointerMove({ x: 500, y: 350 });
  editor.pointerUp({ x: 500, y: 350 });
  const at = [
    { x: 500, y: 350 },
    { x: 300, y: 200 },
    { x: 600, y: 100 },
  ];
  expect(at.map(cursor)).toEqual(['nwse-resize', 'move', 'grab']);
});

it('the resize cursors turn with a rotated selection', () => {
  const { editor, cursor } = open(90);
  editor.select(['a']);
  // After a quarter turn about the layer's top left corner, the layer's top is at the right.
  expect(cursor({ x: 100, y: 150 })).toBe('ew-resize');
  expect(cursor({ x: 50, y: 200 })).toBe('ns-resize');
});

it.each<[ToolId, number, string]>([
  ['brush', 1, 'none'],
  ['brush', 0.2, 'crosshair'],
  ['eraser', 1, 'none'],
  ['rectangle', 1, 'crosshair'],
  ['hand', 1, 'grab'],
])('the CSS cursor of the %s tool at a scale of %d is "%s"', (tool, scale, expected) => {
  const { editor, cursor } = open();
  editor.take(tool);
  editor.look({ scale, x: 0, y: 0 });
  expect(cursor({ x: 5, y: 5 })).toBe(expected);
});

it('the cursor shows a grabbing hand while the hand tool pans', () => {
  const { editor, cursor } = open();
  editor.borrow('hand');
  editor.pointerDown({ x: 10, y: 10 });
  expect(cursor({ x: 10, y: 10 })).toBe('grabbing');
});

it('the cursor is a cross while the brush picks a color', () => {
  const { editor, cursor } = open();
  editor.take('brush');
  editor.pointerDown({ x: 5, y: 5, alt: true });
  expect([cursor({ x: 5, y: 5 }), brushSizeOf(editor.state)]).toEqual(['crosshair', null]);
});

it('the cursor shows arrows while the brush of a mask moves the mask', () => {
  const { editor, cursor } = open();
  editor.select(['a']);
  editor.take('mask-brush');
  const mask = { ...editor.state.settings.mask, target: 'layer', moving: true } as const;
  editor.configure({ mask });
  expect([cursor({ x: 5, y: 5 }), brushSizeOf(editor.state)]).toEqual(['move', null]);
  editor.configure({ mask: { ...mask, moving: false } });
  expect(cursor({ x: 5, y: 5 })).toBe('none');
  editor.pointerDown({ x: 5, y: 5, mod: true });
  expect(cursor({ x: 5, y: 5 })).toBe('move');
});

it('brushSizeOf returns the brush size of painting tools, and null for other tools', () => {
  const { editor } = open();
  const size = (tool: ToolId) => {
    editor.take(tool);
    return brushSizeOf(editor.state);
  };
  expect([size('brush'), size('highlighter'), size('eraser'), size('mask-brush'), size('text')]).toEqual([
    10,
    24,
    20,
    40,
    null,
  ]);
});
