import { createEditor, type Editor, type ToolId } from '@safelight/engine';
import { documentOf, shapeOf } from '@safelight/engine/testing';
import { StagePointers, type StagePointer } from './stage-pointers.ts';

const open = () => {
  let made = 0;
  const editor = createEditor({
    document: documentOf(shapeOf({ id: 'a' })),
    newId: () => {
      made += 1;
      return `n${String(made)}`;
    },
  });
  editor.resize({ width: 800, height: 600 });
  editor.look({ scale: 1, x: 0, y: 0 });
  return { editor, pointers: new StagePointers(editor) };
};

const at = (x: number, y: number, fields: Partial<StagePointer> = {}): StagePointer => ({
  id: 1,
  kind: 'mouse',
  button: 0,
  pressure: 0.5,
  shift: false,
  alt: false,
  mod: false,
  ms: 0,
  ...fields,
  x,
  y,
});
const finger = (id: number, x: number, y: number) => at(x, y, { id, kind: 'touch' });

const strokeIn = ({ state }: Editor) => {
  const layer = state.document.layers.at(-1);
  if (layer?.type !== 'stroke') throw new Error('Nothing was drawn.');
  return layer.strokes[0]!;
};

it('a drag uses the last of the pointer moves that the browser merged', () => {
  const { editor, pointers } = open();
  pointers.down(at(50, 50));
  let heard = 0;
  editor.subscribe(() => {
    heard += 1;
  });
  pointers.move([at(60, 60), at(80, 70), at(90, 75)]);
  expect(heard).toBe(1);
  pointers.up(at(90, 75));
  expect(editor.state.document.layers[0]).toMatchObject({ transform: { x: 40, y: 25 } });
});

it('a stroke receives every move, with the pressure of a pen', () => {
  const { editor, pointers } = open();
  editor.take('brush');
  const pen = (x: number, pressure: number) => at(x, 10, { kind: 'pen', pressure });
  pointers.down(pen(10, 0.2));
  pointers.move([pen(20, 0.4), pen(30, 0.6)]);
  pointers.up(pen(30, 0));
  expect(strokeIn(editor)).toMatchObject({ pressure: true });
  expect(strokeIn(editor).points).toEqual([
    [10, 10, 0.2],
    [20, 10, 0.4],
    [30, 10, 0.6],
  ]);
});

it('a stroke ignores the pressure of a mouse, and the other end of a pen erases', () => {
  const { editor, pointers } = open();
  editor.take('brush');
  pointers.down(at(10, 10));
  pointers.move([at(40, 10)]);
  pointers.up(at(40, 10));
  expect(strokeIn(editor).pressure).toBe(false);
  const end = (x: number) => at(x, 10, { kind: 'pen', button: 5 });
  pointers.down(end(20));
  pointers.move([end(30)]);
  expect(editor.state.draft).toMatchObject({ purpose: 'erase' });
  pointers.up(end(30));
  expect(editor.state.borrowed).toBeNull();
  expect(editor.state.history.entries.at(-1)?.name).toBe('erase');
});

it('presses in one place are counted as double and triple clicks', () => {
  const { editor, pointers } = open();
  const counts: (number | undefined)[] = [];
  const press = (pointer: StagePointer): void => {
    const real = editor.pointerDown;
    Object.assign(editor, {
      pointerDown: (input: { clicks?: number }) => counts.push(input.clicks),
    });
    pointers.down(pointer);
    Object.assign(editor, { pointerDown: real });
    pointers.up(pointer);
  };
  press(at(50, 50, { ms: 0 }));
  press(at(52, 50, { ms: 200 }));
  press(at(52, 50, { ms: 350 }));
  press(at(52, 50, { ms: 1200 }));
  press(at(90, 50, { ms: 1300 }));
  expect(counts).toEqual([1, 2, 3, 1, 1]);
});

describe('two fingers', () => {
  it('cancel the gesture of the first finger, pan the view and zoom around their midpoint', () => {
    const { editor, pointers } = open();
    editor.take('brush');
    pointers.down(finger(1, 100, 100));
    pointers.move([finger(1, 140, 100)]);
    pointers.down(finger(2, 200, 100));
    expect(editor.state.draft).toBeNull();
    pointers.move([finger(1, 100, 100)]);
    pointers.move([finger(2, 300, 100)]);
    const { scale } = editor.state.viewport;
    expect(scale).toBeCloseTo(200 / 60, 5);
    pointers.up(finger(1, 100, 100));
    pointers.move([finger(2, 400, 300)]);
    pointers.up(finger(2, 400, 300));
    expect(editor.state.viewport.scale).toBe(scale);
    expect(editor.state.document.layers).toHaveLength(1);
  });

  it('leave the crop frame as it is', () => {
    const { editor, pointers } = open();
    editor.take('crop');
    pointers.down(at(100, 100));
    pointers.move([at(300, 250)]);
    pointers.up(at(300, 250));
    const { draft } = editor.state;
    pointers.down(finger(2, 200, 200));
    pointers.move([finger(2, 215, 215)]);
    pointers.down(finger(3, 260, 260));
    pointers.move([finger(3, 300, 300)]);
    expect(editor.state.draft).toEqual(draft);
  });

  it('keep the content at their midpoint in place', () => {
    const { editor, pointers } = open();
    pointers.down(finger(1, 100, 300));
    pointers.down(finger(2, 300, 300));
    pointers.move([finger(1, 0, 300)]);
    pointers.move([finger(2, 400, 300)]);
    expect(editor.state.viewport.scale).toBeCloseTo(2, 5);
    expect(200 * 2 + editor.state.viewport.x).toBeCloseTo(200, 5);
    expect(300 * 2 + editor.state.viewport.y).toBeCloseTo(300, 5);
  });

  it('let a new finger draw once both are lifted', () => {
    const { editor, pointers } = open();
    editor.take('brush');
    for (const id of [1, 2]) pointers.down(finger(id, id * 50, 50));
    for (const id of [1, 2]) pointers.up(finger(id, id * 50, 50));
    pointers.down(finger(3, 50, 50));
    expect(editor.state.draft).toMatchObject({ kind: 'stroke' });
  });

  it('keep a stroke that the first finger has drawn for some way', () => {
    const { editor, pointers } = open();
    editor.take('brush');
    pointers.down(finger(1, 100, 100));
    pointers.move([finger(1, 180, 100)]);
    pointers.move([finger(1, 110, 110)]);
    pointers.down(finger(2, 200, 100));
    expect(editor.state.draft).toBeNull();
    expect(strokeIn(editor).points).toHaveLength(3);
    pointers.move([finger(2, 300, 100)]);
    expect(editor.state.viewport.scale).toBeGreaterThan(1.5);
  });
});

describe('a pointer that the browser takes away', () => {
  it('ends the gesture of a mouse or pen as if it were released', () => {
    const { editor, pointers } = open();
    pointers.down(at(50, 50));
    pointers.move([at(90, 90)]);
    pointers.cancel(1);
    expect(editor.state.document.layers[0]).toMatchObject({ transform: { x: 40, y: 40 } });
    expect(pointers.isDown).toBe(false);
    expect(pointers.down(at(50, 50))).toBe(true);
  });

  it('cancels the touch of a finger, but keeps what it has drawn for some way', () => {
    const { editor, pointers } = open();
    editor.take('brush');
    pointers.down(finger(1, 50, 50));
    pointers.move([finger(1, 70, 50)]);
    pointers.cancel(1);
    expect([editor.state.draft, editor.state.document.layers.length]).toEqual([null, 1]);
    pointers.down(finger(1, 50, 50));
    pointers.move([finger(1, 150, 50)]);
    pointers.cancel(1);
    expect(strokeIn(editor).points).toHaveLength(2);
  });

  it('leaves the other end of a pen no tool that it borrowed', () => {
    const { editor, pointers } = open();
    editor.select(['a']);
    editor.take('brush');
    pointers.down(at(10, 10, { kind: 'pen', button: 5 }));
    pointers.move([at(40, 10, { kind: 'pen' })]);
    pointers.cancel(1);
    expect(editor.state.borrowed).toBeNull();
    expect(editor.state.history.entries.at(-1)?.name).toBe('erase');
  });
});

describe('a hand that rests on the screen', () => {
  it('is ignored while a pen draws', () => {
    const { editor, pointers } = open();
    editor.take('brush');
    pointers.down(at(10, 10, { kind: 'pen' }));
    for (const id of [7, 8]) expect(pointers.down(finger(id, 300, 300))).toBe(false);
    pointers.move([at(40, 10, { kind: 'pen' })]);
    pointers.up(at(40, 10, { kind: 'pen' }));
    expect(strokeIn(editor).points).toHaveLength(2);
  });

  it.each([[[7]], [[7, 8]]])(
    'before the pen does, with the fingers %j, neither draws nor stops the pen',
    (ids) => {
      const { editor, pointers } = open();
      editor.take('brush');
      for (const id of ids) pointers.down(finger(id, 300, 300));
      expect(pointers.down(at(10, 10, { kind: 'pen' }))).toBe(true);
      for (const id of ids) pointers.move([finger(id, 320, 320)]);
      pointers.move([at(40, 10, { kind: 'pen' })]);
      for (const id of ids) pointers.up(finger(id, 320, 320));
      pointers.up(at(40, 10, { kind: 'pen' }));
      expect(strokeIn(editor).points).toEqual([
        [10, 10, 0.5],
        [40, 10, 0.5],
      ]);
      expect(editor.state.document.layers).toHaveLength(2);
      expect(editor.state.viewport.scale).toBe(1);
    },
  );

  describe('a finger between two strokes of a pen', () => {
    const drawnWithPen = (tool: ToolId = 'brush') => {
      const { editor, pointers } = open();
      editor.take('brush');
      pointers.down(at(10, 10, { kind: 'pen', ms: 1_000 }));
      pointers.move([at(40, 10, { kind: 'pen', ms: 1_100 })]);
      pointers.up(at(40, 10, { kind: 'pen', ms: 1_200 }));
      editor.take(tool);
      const strokes = () => {
        const layer = editor.state.document.layers.at(-1);
        return layer?.type === 'stroke' ? layer.strokes.length : 0;
      };
      const touch = (ms: number, x = 300) => {
        pointers.down({ ...finger(7, x, 50), ms });
        pointers.move([{ ...finger(7, x + 60, 50), ms: ms + 50 }]);
        pointers.up({ ...finger(7, x + 60, 50), ms: ms + 100 });
      };
      return { editor, pointers, strokes, touch };
    };

    it('does not draw', () => {
      const { strokes, touch } = drawnWithPen();
      touch(1_500);
      touch(31_000);
      expect(strokes()).toBe(1);
    });

    it('does not draw either after the pen only hovered', () => {
      const { pointers, strokes, touch } = drawnWithPen();
      pointers.move([at(50, 50, { kind: 'pen', ms: 60_000 })]);
      touch(70_000);
      expect(strokes()).toBe(1);
    });

    it('moves the view together with a second one', () => {
      const { editor, pointers, strokes } = drawnWithPen();
      pointers.down({ ...finger(7, 100, 100), ms: 2_000 });
      pointers.down({ ...finger(8, 200, 100), ms: 2_010 });
      pointers.move([{ ...finger(8, 300, 100), ms: 2_020 }]);
      expect([editor.state.viewport.scale, strokes()]).toEqual([2, 1]);
    });

    it.each(['rectangle', 'arrow', 'text', 'callout', 'redact', 'ai'] as const)(
      'adds nothing with the tool %s',
      (tool) => {
        const { editor, touch } = drawnWithPen(tool);
        const { document } = editor.state;
        touch(31_000);
        expect(editor.state).toMatchObject({ document, draft: null, aiMask: [] });
      },
    );

    it.each(['select', 'filters', 'hand', 'zoom', 'crop'] as const)(
      'neither moves a layer nor the view or the crop frame with the tool %s, until the pen has been away for 5 s',
      (tool) => {
        const { editor, touch } = drawnWithPen(tool);
        const before = editor.state;
        touch(1_500, 50);
        touch(6_100, 50);
        expect(editor.state).toBe(before);
        touch(6_200, 50);
        expect(editor.state).not.toBe(before);
      },
    );

    it('draws again once the pen has been away for half a minute', () => {
      const { strokes, touch } = drawnWithPen();
      touch(31_200);
      expect(strokes()).toBe(2);
    });
  });
});

it('presses of other mouse buttons are left to the browser', () => {
  const { editor, pointers } = open();
  expect(pointers.down(at(50, 50, { button: 2 }))).toBe(false);
  expect(editor.state.selection.size).toBe(0);
});
