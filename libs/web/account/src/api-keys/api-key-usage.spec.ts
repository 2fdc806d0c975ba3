import { isRecentlyUsed, maskedKey, usageOf } from './ApiKeyRow.tsx';

it.each([
  [0, 100, 0, 'normal'],
  [60, 100, 60, 'normal'],
  [61, 100, 61, 'warning'],
  [80, 100, 80, 'warning'],
  [81, 100, 81, 'danger'],
  [250, 100, 100, 'danger'],
  [3, 0, 0, 'normal'],
] as const)(
  '%i of %i requests are shown as %i percent, with the level "%s"',
  (count, limit, percent, tone) => {
    expect(usageOf(count, limit)).toEqual({ percent, tone });
  },
);

it('an API key counts as recently used for seven days', () => {
  const now = Date.parse('2026-05-08T12:00:00Z');
  expect(isRecentlyUsed('2026-05-01T12:00:01Z', now)).toBe(true);
  expect(isRecentlyUsed('2026-05-01T12:00:00Z', now)).toBe(false);
  expect(isRecentlyUsed(null, now)).toBe(false);
});

it('a masked API key shows its first eight and its last four characters', () => {
  expect(maskedKey('sl_3fA9x', 'Qe7T')).toBe('sl_3fA9x…Qe7T');
});
