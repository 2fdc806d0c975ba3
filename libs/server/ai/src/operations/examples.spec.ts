import { readPrompt } from '../plan/read-prompt.ts';
import { OPERATIONS } from './registry.ts';

it.each(OPERATIONS.map(({ id, example }) => [id, example] as const))(
  '%s is what its example asks for, and nothing else is done: %s',
  (id, example) => {
    const { steps, notPossible } = readPrompt(example, { mask: false, reference: true });
    expect(steps.map(({ operation }) => operation)).toEqual([id]);
    expect(notPossible).toEqual([]);
  },
);
