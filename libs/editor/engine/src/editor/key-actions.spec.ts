import { OPEN_MASK } from '../actions/masks.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, groupOf, imageOf, shapeOf } from '../testing/layers.ts';
import type { ToolId } from '../tools/machine.ts';
import type { KeyInput } from './key-actions.ts';
import { pressKey, releaseKey } from './keyboard.ts';

const withBrush = (size: number, hardness = 1) => {
  const driver = drive(documentOf()).take('brush');
  driver.editor.configure({ brush: { ...driver.editor.state.settings.brush, size, hardness } });
  return driver;
};

it.each([
  [1, 1, 2],
  [9, 8, 10],
  [10, 9, 15],
  [12, 10, 15],
  [50, 45, 60],
  [63, 60, 70],
  [100, 90, 100],
])('[ and ] change a brush of %d px to %d or %d px', (size, smaller, larger) => {
  const after = (key: string) => withBrush(size).key(key).editor.state.settings.brush.size;
  expect([after('['), after(']')]).toEqual([smaller, larger]);
});

it('with Shift, [ and ] make the edge of a brush softer or harder', () => {
  const after = (hardness: number, key: string) =>
    withBrush(10, hardness).key(key, { shift: true }).editor.state.settings.brush;
  expect(after(1, '{')).toMatchObject({ hardness: 0.75, size: 10 });
  expect(after(0.1, '{').hardness).toBe(0);
  expect(after(0.3, '}').hardness).toBe(0.55);
  expect(after(1, '}').hardness).toBe(1);
});

it.each<[ToolId, 'brush' | 'highlighter' | 'eraser' | 'mask']>([
  ['brush', 'brush'],
  ['highlighter', 'highlighter'],
  ['eraser', 'eraser'],
  ['mask-brush', 'mask'],
])('the keys of the brush change the %s tool', (tool, settings) => {
  const driver = drive(documentOf()).take(tool);
  const { size } = driver.editor.state.settings[settings];
  const changed = driver.key(']').key('{', { shift: true }).editor.state.settings[settings];
  expect(changed.size).toBeGreaterThan(size);
  expect(changed.hardness).toBe(0.75);
});

it('Ctrl+I inverts the mask that is painted, and nothing while another tool is used', () => {
  const driver = drive(documentOf(imageOf({ id: 'image', mask: OPEN_MASK })));
  driver.editor.select(['image']);
  driver.key('i', { mod: true });
  expect(driver.steps()).toEqual(['open']);
  driver.take('mask-brush');
  driver.editor.configure({ mask: { ...driver.editor.state.settings.mask, target: 'layer' } });
  driver.key('i', { mod: true });
  expect(driver.layer('image')).toMatchObject({ mask: { base: 'hide' } });
});

it('X switches the mask brush between showing and hiding, and back, unless it moves the mask', () => {
  const driver = drive(documentOf(imageOf({ id: 'image' }))).take('mask-brush');
  const { mask } = driver.editor.state.settings;
  const isErasing = () => driver.editor.state.settings.mask.erasing;
  driver.key('x');
  expect(isErasing()).toBe(!mask.erasing);
  driver.key('X');
  expect(isErasing()).toBe(mask.erasing);
  driver.editor.configure({ mask: { ...mask, target: 'layer', moving: true } });
  driver.key('x');
  expect(isErasing()).toBe(mask.erasing);
});

describe('digits', () => {
  const withShape = (opacity = 1) => {
    const driver = drive(documentOf(shapeOf({ id: 'a', opacity }), shapeOf({ id: 'b' })));
    driver.editor.select(['a']);
    return driver;
  };

  it('set the opacity of the selected layers, each as one step', () => {
    const driver = withShape().key('5');
    expect(driver.layer('a')).toMatchObject({ opacity: 0.5 });
    expect(driver.layer('b')).toMatchObject({ opacity: 1 });
    expect(driver.key('0').layer('a')).toMatchObject({ opacity: 1 });
    expect(driver.steps()).toEqual(['open', 'opacity', 'opacity']);
  });

  it.each(['brush', 'highlighter', 'eraser'] as const)(
    'set the opacity of the %s tool while it is in use',
    (tool) => {
      const driver = withShape().take(tool).key('3');
      expect(driver.editor.state.settings[tool].opacity).toBe(0.3);
      expect(driver.key('0').editor.state.settings[tool].opacity).toBe(1);
      expect(driver.steps()).toEqual(['open']);
    },
  );

  it('fit the view with 0 where the opacity is full already, and always with Ctrl', () => {
    const driver = withShape();
    driver.editor.setScale(3);
    expect(driver.key('0').editor.state.viewport.scale).toBeLessThan(3);
    const faint = withShape(0.5);
    faint.editor.setScale(3);
    expect(faint.key('0', { mod: true }).editor.state.viewport.scale).toBeLessThan(3);
    expect(faint.layer('a')).toMatchObject({ opacity: 0.5 });
  });

  it('do nothing without a selection', () => {
    expect(
      drive(documentOf(shapeOf({ id: 'a' })))
        .key('5')
        .steps(),
    ).toEqual(['open']);
  });
});

describe('Ctrl and Shift with brackets', () => {
  const page = (...selection: string[]) => {
    const layers = [
      imageOf({ id: 'photo', locked: true }),
      shapeOf({ id: 'a' }),
      groupOf({ id: 'group' }),
      shapeOf({ id: 'c', parentId: 'group' }),
      shapeOf({ id: 'd', parentId: 'group' }),
      shapeOf({ id: 'b' }),
    ];
    const driver = drive(documentOf(...layers));
    driver.editor.select(selection);
    return driver;
  };
  const order = (driver: ReturnType<typeof page>) =>
    driver.editor.state.document.layers.map(({ id }) => id).join(' ');

  it('bring layers to the front, in their order', () => {
    const driver = page('a', 'group').key('}', { mod: true, shift: true });
    expect(order(driver)).toBe('photo b a group c d');
    expect(driver.steps()).toEqual(['open', 'reorder-layers']);
  });

  it('send layers to the back, above the locked picture', () => {
    expect(order(page('b').key('{', { mod: true, shift: true }))).toBe('photo b a group c d');
  });

  it('keep layers in their group', () => {
    expect(order(page('c').key('}', { mod: true, shift: true }))).toBe('photo a group d c b');
  });

  it('leave no step when nothing moves', () => {
    expect(page('b').key('}', { mod: true, shift: true }).steps()).toEqual(['open']);
  });
});

describe('a key that is held down', () => {
  const hold = (input: Partial<KeyInput> & { readonly key: string }, times: number) => {
    const driver = drive(documentOf(shapeOf({ id: 'a' })));
    driver.editor.select(['a']);
    for (let time = 0; time < times; time++)
      pressKey(driver.editor, { shift: false, alt: false, mod: false, isRepeated: time > 0, ...input });
    return driver;
  };

  it('adds one copy of a layer each time, as a step of its own', () => {
    const driver = hold({ key: 'j', mod: true }, 4);
    expect(driver.editor.state.document.layers).toHaveLength(5);
    expect(driver.steps()).toHaveLength(5);
  });

  const repeated = { shift: false, alt: false, mod: false, isRepeated: true };

  it('joins no step of another key, nor of the same key with Alt', () => {
    const driver = hold({ key: 'ArrowRight' }, 1);
    pressKey(driver.editor, { ...repeated, key: 'ArrowDown' });
    pressKey(driver.editor, { ...repeated, key: 'ArrowDown', alt: true });
    expect(driver.steps()).toHaveLength(4);
  });

  it('joins no step of another layer that was selected meanwhile', () => {
    const driver = hold({ key: 'j', mod: true }, 1);
    const { editor } = driver;
    const [first, second] = editor.state.document.layers.map(({ id }) => id);
    const xOf = (id: string | undefined) =>
      editor.state.document.layers.flatMap((layer) =>
        layer.id === id && layer.type === 'shape' ? [layer.transform.x] : [],
      );
    const before = [xOf(first), xOf(second)];
    editor.select([first!]);
    for (const isRepeated of [false, true]) pressKey(editor, { ...repeated, key: 'ArrowRight', isRepeated });
    const moved = xOf(first);
    editor.select([second!]);
    for (let time = 0; time < 2; time++) pressKey(editor, { ...repeated, key: 'ArrowRight' });
    editor.undo();
    expect([xOf(first), xOf(second)]).toEqual([moved, before[1]]);
    editor.undo();
    expect([xOf(first), xOf(second)]).toEqual(before);
  });

  it('joins no step from before its release, when it was pressed again elsewhere', () => {
    const driver = hold({ key: 'ArrowRight' }, 2);
    releaseKey(driver.editor, 'ArrowRight');
    pressKey(driver.editor, { ...repeated, key: 'ArrowRight' });
    expect(driver.steps()).toEqual(['open', 'move-layers', 'move-layers']);
  });
});
