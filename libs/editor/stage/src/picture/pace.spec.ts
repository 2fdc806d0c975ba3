import type { View } from '@safelight/paint';
import { Pace } from './pace.ts';

const view = (scale: number): View => ({
  origin: { x: 0, y: 0 },
  scale,
  documentSide: 100,
  width: 100 * scale,
  height: 100 * scale,
});
const wanted = ({ quality = 1 }: { quality?: number } = {}) => view(quality);
const still = { wanted, last: null, isMoving: false, isDrafting: false };

it('a moving view is painted in full quality when painting is fast', () => {
  const pace = new Pace();
  pace.viewFor(still);
  pace.took('all', 6);
  expect(pace.viewFor({ ...still, isMoving: true })).toEqual(view(1));
});

it('a moving view reuses what is painted, and is painted in full quality once it rests', () => {
  const pace = new Pace();
  pace.viewFor(still);
  pace.took('all', 60);
  const last = view(0.8);
  expect(pace.viewFor({ ...still, last, isMoving: true })).toBe(last);
  expect(pace.viewFor({ ...still, last })).toEqual(view(1));
});

it('what comes into view during a movement is painted in lower quality, the lower the slower painting is', () => {
  const scaleAfter = (ms: number): number => {
    const pace = new Pace();
    pace.viewFor(still);
    pace.took('all', ms);
    return pace.viewFor({ ...still, last: view(0.1), isMoving: true })?.scale ?? 0;
  };
  expect(scaleAfter(48)).toBeCloseTo(0.5, 5);
  expect(scaleAfter(10_000)).toBeCloseTo(0.3, 5);
});

it('a drag that is painted too slowly has lower quality until it rests', () => {
  const pace = new Pace();
  const drafting = { ...still, isDrafting: true };
  expect(pace.viewFor(drafting)?.scale).toBe(1);
  pace.took('active', 48);
  const coarse = pace.viewFor(drafting);
  expect(coarse?.scale).toBeCloseTo(0.5, 5);
  pace.took('active', 12);
  expect(pace.viewFor(drafting)).toEqual(coarse);
  expect(pace.viewFor(still)?.scale).toBe(1);
});

it('an empty document has no view to paint', () => {
  expect(new Pace().viewFor({ ...still, wanted: () => null })).toBeNull();
});
