import { partsOf } from './parts-of.ts';

it.each([
  [2_560, 1_920],
  [1_920, 2_560],
  [2_560, 1_440],
  [2_560, 2_560],
  [2_560, 300],
  [1_500, 1_000],
  [1_281, 700],
])('parts of %d × %d pixels contain all of it and overlap, and none is large', (width, height) => {
  const parts = partsOf({ width, height });
  const rows = [...new Set(parts.map(({ top }) => top))];
  const columns = [...new Set(parts.map(({ left }) => left))];
  for (const part of parts) {
    expect(part.left + part.width).toBeLessThanOrEqual(width);
    expect(part.top + part.height).toBeLessThanOrEqual(height);
    expect(Math.max(part.width, part.height)).toBeLessThanOrEqual(1_280);
    expect(part.width * part.height).toBeLessThanOrEqual(1_000_000);
  }
  const [first] = parts;
  expect([first?.left, first?.top, parts.length]).toEqual([0, 0, rows.length * columns.length]);
  expect((columns.at(-1) ?? 0) + (first?.width ?? 0)).toBe(width);
  expect((rows.at(-1) ?? 0) + (first?.height ?? 0)).toBe(height);
  columns.slice(1).forEach((left, at) => {
    expect((columns[at] ?? 0) + (first?.width ?? 0) - left).toBeGreaterThanOrEqual(128);
  });
  rows.slice(1).forEach((top, at) => {
    expect((rows[at] ?? 0) + (first?.height ?? 0) - top).toBeGreaterThanOrEqual(128);
  });
});

it('a picture of at most 1,280 pixels is one part, and a larger one has few pixels more in parts', () => {
  expect(partsOf({ width: 1_280, height: 1_280 })).toEqual([
    { left: 0, top: 0, width: 1_280, height: 1_280 },
  ]);
  const pixels = partsOf({ width: 2_560, height: 1_920 }).reduce(
    (sum, { width, height }) => sum + width * height,
    0,
  );
  expect(pixels).toBeLessThan(1.25 * 2_560 * 1_920);
});
