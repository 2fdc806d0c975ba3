import { formatBytes, formatContentType, formatCount, formatDimensions, formatDuration } from './format.ts';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1_536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
])('says %i bytes as %s', (size, text) => {
  expect(formatBytes(size)).toBe(text);
});

it('names the kind of file', () => {
  expect(formatContentType('image/jpeg')).toBe('JPEG');
  expect(formatContentType('image/svg+xml')).toBe('SVG');
});

it('writes counts, dimensions and durations as people read them', () => {
  expect(formatCount(12345)).toBe('12,345');
  expect(formatDimensions(4000, 3000)).toBe('4000 × 3000');
  expect(formatDuration(840)).toBe('840 ms');
  expect(formatDuration(2_060)).toBe('2.1 s');
});
