import { FEATURE_COUNT } from '../classifier/features.ts';
import { OUTPUTS, labelSets, type AloneOutput } from '../classifier/labels.ts';
import { targetsOf, train, type Example } from './train.ts';

/** Wishes of which each has one feature of its own. */
const examples = (labels: readonly string[]): readonly Example[] =>
  labels.map((written, at) => ({
    key: at,
    features: {
      indices: Uint32Array.of(at, FEATURE_COUNT - 1),
      values: Float32Array.of(1, 1),
      isPlain: true,
      unknown: 0,
    },
    targets: targetsOf(labelSets(written)),
  }));

it('learns from a wish with two readings that one of them is meant, and from other wishes which', () => {
  const weights = train(examples(['crop | resize', 'crop', 'crop', 'sepia']));
  const weightOf = (output: 'crop' | 'resize' | 'sepia'): number =>
    weights[OUTPUTS.indexOf(output)] ?? Number.NaN;
  expect(weightOf('crop')).toBeGreaterThan(0);
  expect(weightOf('crop')).toBeGreaterThan(weightOf('resize'));
  expect(weightOf('sepia')).toBeLessThan(0);
});

it('learns that each of several readings alone is right, and that a part of a reading is not', () => {
  const weights = train(examples(['crop | resize', 'crop | resize', 'crop + sepia', 'refuse + sepia']));
  const weightOf = (output: AloneOutput): number => weights[OUTPUTS.indexOf(output)] ?? Number.NaN;
  expect(weightOf('resize alone')).toBeCloseTo(weightOf('crop alone'));
  expect(weightOf('crop alone')).toBeGreaterThan(weightOf('sepia alone'));
});
