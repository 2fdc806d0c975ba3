import { expectedMs, leadOf, passesOf, placeInLine } from './edit-queue.ts';

it('multiplies the estimate of an edit by a factor from past edits of its kind, within bounds', () => {
  const work = { kind: 'upscale', ms: 10_000 };
  expect(expectedMs(work, null)).toBe(10_000);
  expect(expectedMs(work, 1.5)).toBe(15_000);
  expect(expectedMs(work, 1_000)).toBe(200_000);
  expect(expectedMs(work, 0)).toBe(500);
  expect(expectedMs(null, 2)).toBe(20_000);
});

it('lets up to eight later edits overtake a long edit, and none overtake a short one', () => {
  expect([900, 3_999, 4_000, 11_999, 12_000, 300_000].map(passesOf)).toEqual([0, 0, 3, 3, 8, 8]);
});

it('puts edits of plans with priority before all others, however long those have waited', () => {
  expect(leadOf(1) - leadOf(0)).toBeGreaterThan(1_000_000);
  // pg-boss stores priorities in 32 bits.
  expect(leadOf(9)).toBeLessThan(2 ** 31);
});

it('returns the position of an edit in the queue and the seconds until its result', () => {
  expect(placeInLine({ waiting: 0, ms: 0 }, 400)).toEqual({ position: 1, seconds: 1 });
  expect(placeInLine({ waiting: 1, ms: 12_300 }, 7_000)).toEqual({ position: 2, seconds: 20 });
});
