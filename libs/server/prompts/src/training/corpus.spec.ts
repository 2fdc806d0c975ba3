import { OUTPUTS } from '../classifier/labels.ts';
import { meanWeights } from './corpus.ts';

it('averages what was learned with several seeds, and keeps the size of the weights of each output', () => {
  const width = OUTPUTS.length;
  const learned = (first: number, second: number): Float32Array => {
    const weights = new Float32Array(2 * width);
    weights[0] = first;
    weights[width] = second;
    return weights;
  };
  const { scales, values, labels } = meanWeights([learned(3, 4), learned(3, -4)], 'here');
  expect(labels).toEqual(OUTPUTS);
  // Only the first feature is certain. Each seed had weights of the size 5.
  expect((values[0] ?? 0) * (scales[0] ?? 0)).toBeCloseTo(5);
  expect(values[width]).toBe(0);
});
