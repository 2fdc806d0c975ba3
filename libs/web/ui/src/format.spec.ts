import {
  formatBytes,
  formatContentType,
  formatCount,
  formatCountOf,
  formatDate,
  formatDimensions,
  formatDuration,
  formatRelativeTime,
} from './format.ts';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1_536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [1024 ** 3 - 1, '1,024 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 4, '1 TB'],
  [5_000 * 1024 ** 4, '5,000 TB'],
])('formats %i bytes as %s', (size, text) => {
  expect(formatBytes(size)).toBe(text);
});

it('shows a content type by its short name, for example "JPEG"', () => {
  expect(formatContentType('image/jpeg')).toBe('JPEG');
  expect(formatContentType('image/svg+xml')).toBe('SVG');
});

it('formats counts, dimensions and durations for people', () => {
  expect(formatCount(12345)).toBe('12,345');
  expect([0, 1, 1_204].map((count) => formatCountOf(count, 'image'))).toEqual([
    '0 images',
    '1 image',
    '1,204 images',
  ]);
  expect(formatDimensions(4000, 3000)).toBe('4000 × 3000');
  expect(formatDuration(840)).toBe('840 ms');
  expect(formatDuration(2_060)).toBe('2.1 s');
});

it.each([0, 7, 999, 1_000, 54_321, 1_234_567, 1_000_000_000])(
  'groups the digits of %i in threes',
  (value) => {
    expect(formatCount(value)).toBe(new Intl.NumberFormat('en').format(value));
  },
);

it('formats a date in each month with the same result as Intl', () => {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, '0')}-09T12:00:00Z`;
    expect(formatDate(iso)).toBe(day.format(new Date(iso)));
  }
});

it.each([
  ['2026-05-08T12:00:30Z', 'just now'],
  ['2026-05-08T11:59:31Z', 'just now'],
  ['2026-05-08T11:59:30Z', '1 minute ago'],
  ['2026-05-08T10:00:00Z', '2 hours ago'],
  ['2026-05-07T12:00:00Z', 'yesterday'],
  ['2026-05-05T12:00:00Z', '3 days ago'],
  ['2026-04-29T12:00:00Z', 'last week'],
  ['2026-03-01T12:00:00Z', '2 months ago'],
  ['2024-05-01T12:00:00Z', '2 years ago'],
])('describes %s relative to now as %s', (iso, text) => {
  expect(formatRelativeTime(iso, Date.parse('2026-05-08T12:00:30Z'))).toBe(text);
});
