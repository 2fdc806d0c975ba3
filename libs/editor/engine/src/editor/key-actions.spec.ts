import { drive } from '../testing/driver.ts';
import { documentOf } from '../testing/layers.ts';
import type { ToolId } from '../tools/machine.ts';

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
