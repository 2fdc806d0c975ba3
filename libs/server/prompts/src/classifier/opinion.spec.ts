import type { Features } from './features.ts';
import { opinionBy } from './opinion.ts';

const ONE: Features = {
  indices: Uint32Array.of(0),
  values: Float32Array.of(1),
  isPlain: true,
  unknown: 0,
};
const opinion = (...odds: readonly number[]) =>
  opinionBy(
    {
      labels: ['crop', 'sepia', 'refuse', 'crop alone'],
      scales: [0.1, 0.1, 0.1, 0.1],
      values: Int8Array.from(odds, (one) => one * 10),
      source: '',
    },
    ONE,
  );

it('an unlikely operation is likely if nothing else can be meant', () => {
  const { likelihoodOf, likelihoodIfAny } = opinion(-1, -6, -8);
  expect(likelihoodOf('crop')).toBeCloseTo(-1);
  expect(likelihoodIfAny('crop')).toBeGreaterThan(3);
  expect(likelihoodIfAny('sepia')).toBeLessThan(-4);
});

it('what is certain anyway stays as likely as it was', () => {
  const { likelihoodIfAny } = opinion(6, -2, -8);
  expect(likelihoodIfAny('sepia')).toBeCloseTo(-2, 1);
  expect(opinion(12, -12, -12).likelihoodIfAny('crop')).toBeGreaterThan(8);
});

it('that an operation alone is right is estimated in itself, and counts for nothing else', () => {
  const { likelihoodAlone, likelihoodIfAny } = opinion(-1, -6, -8, 5);
  expect(likelihoodAlone('crop')).toBeCloseTo(5);
  expect(likelihoodIfAny('crop')).toBeGreaterThan(3);
});
