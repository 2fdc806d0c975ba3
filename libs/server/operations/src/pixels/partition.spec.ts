import type { Plane } from './picture.ts';
import { type Partition, partitioned } from './partition.ts';

const plane = (width: number, height: number, valueAt: (x: number, y: number) => number): Plane => ({
  width,
  height,
  values: Float32Array.from({ length: width * height }, (_, i) => valueAt(i % width, Math.floor(i / width))),
});

const divided = (channel: Plane, count = 40): Partition => {
  const even = { ...channel, values: channel.values.map(() => 1) };
  return partitioned({
    channels: [channel],
    weights: even,
    count,
    smallest: { coarse: 5, fine: 5 },
    focus: even,
    largest: 0.3,
    leastGain: 1e-4,
    seed: 1,
  });
};

it('covers the picture without gaps and overlaps', () => {
  const { panes } = divided(plane(70, 50, (x, y) => Math.sin(x / 5) + Math.cos(y / 7)));
  const covered = new Uint8Array(70 * 50);
  for (const { left, top, right, bottom } of panes) {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) covered[y * 70 + x] = (covered[y * 70 + x] ?? 0) + 1;
  }
  expect(panes.length).toBeGreaterThan(20);
  expect(covered.every((times) => times === 1)).toBe(true);
});

it('cuts along the edge between two tones first', () => {
  const { cuts } = divided(plane(60, 40, (x) => (x < 23 ? 0 : 1)));
  expect(cuts[0]).toEqual({ isVertical: true, at: 23, from: 0, to: 40, room: 40 });
});

it('divides panes that are too large even if nothing is to be seen in them', () => {
  const { panes } = divided(plane(60, 40, () => 0.5));
  expect(panes.length).toBeGreaterThan(3);
  expect(
    Math.max(...panes.map((pane) => (pane.right - pane.left) * (pane.bottom - pane.top))),
  ).toBeLessThanOrEqual(0.3 * 60 * 40);
});
