import type { Infer, Tensor } from '../operation.ts';
import { remembering } from './models-that-remember.ts';

const numbers = (...values: readonly number[]): Tensor => ({
  values: Float32Array.from(values),
  shape: [values.length],
});

/** A model that answers the sum of its input, and counts its runs. */
const summing = (): { readonly infer: Infer; runs(): number } => {
  let runs = 0;
  return {
    infer: async (_name, ...inputs) => {
      runs += 1;
      return [numbers(inputs.reduce((sum, { values }) => sum + values.reduce((a, b) => a + b, 0), 0))];
    },
    runs: () => runs,
  };
};

describe('models that remember', () => {
  it('run again only for another input or another model', async () => {
    const { infer, runs } = summing();
    const ask = remembering(infer);
    const [[first], [again]] = [await ask('u2netp', numbers(1, 2)), await ask('u2netp', numbers(1, 2))];
    expect([first, again]).toEqual([numbers(3), numbers(3)]);
    expect(runs()).toBe(1);
    expect(await ask('u2netp', numbers(2, 2))).toEqual([numbers(4)]);
    await ask('nanodet', numbers(1, 2));
    await ask('u2netp', { ...numbers(1, 2), shape: [2, 1] });
    expect(runs()).toBe(4);
  });

  it('answer as the model did, even if an earlier caller has changed the numbers of its answer', async () => {
    const ask = remembering(summing().infer);
    for (let turn = 0; turn < 3; turn += 1) {
      const [answer] = await ask('u2netp', numbers(1, 2));
      expect(answer).toEqual(numbers(3));
      answer?.values.fill(0);
    }
  });

  it('forget their oldest answers', async () => {
    const { infer, runs } = summing();
    const ask = remembering(infer);
    for (let value = 0; value < 65; value += 1) await ask('u2netp', numbers(value));
    await ask('u2netp', numbers(64));
    expect(runs()).toBe(65);
    await ask('u2netp', numbers(0));
    expect(runs()).toBe(66);
  });
});
