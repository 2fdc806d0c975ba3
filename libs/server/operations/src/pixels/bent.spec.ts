import { bent } from './bent.ts';
import type { Plane } from './picture.ts';

const bar = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height).fill(1),
});
const valueAt = ({ width, values }: Plane, x: number, y: number): number => values[y * width + x] ?? 0;
/** The first row with letters in a column. */
const topIn = (plane: Plane, x: number): number =>
  Array.from({ length: plane.height }, (_, y) => valueAt(plane, x, y)).findIndex((value) => value > 0.5);
const areaOf = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0);

it('a line becomes an arch whose middle touches the upper edge and whose ends reach the lower one', () => {
  const arch = bent(bar(300, 30), 'up');
  expect(topIn(arch, Math.floor(arch.width / 2))).toBe(0);
  expect(topIn(arch, 4)).toBeGreaterThan(arch.height / 2);
  expect(arch.height).toBeGreaterThan(60);
  expect(valueAt(arch, Math.floor(arch.width / 2), arch.height - 1)).toBe(0);
});

it('a line that hangs follows the arch upside down, while its letters stay upright', () => {
  const half: Plane = bar(300, 30);
  half.values.fill(0, 0, 300 * 15);
  const [up, down] = [bent(half, 'up'), bent(half, 'down')];
  const middle = Math.floor(up.width / 2);
  expect([up.width, up.height]).toEqual([down.width, down.height]);
  expect(valueAt(up, middle, 5)).toBe(0);
  expect(valueAt(up, middle, 20)).toBeCloseTo(1);
  expect(valueAt(down, middle, down.height - 25)).toBe(0);
  expect(valueAt(down, middle, down.height - 5)).toBeCloseTo(1);
});

it.each([
  ['a long line', 400, 20],
  ['two letters', 45, 40],
  ['a single pixel', 1, 1],
] as const)('%s keeps its area along the arc', (_, width, height) => {
  const area = areaOf(bent(bar(width, height), 'up'));
  expect(Math.abs(area / (width * height) - 1)).toBeLessThan(width > 1 ? 0.05 : 0.6);
});
