import { OPERATIONS } from '@safelight/operations';
import { readPrompt } from './read-prompt.ts';

it.each(OPERATIONS.map(({ id, example }) => [id, example] as const))(
  'the example of %s requests this operation and no other: %s',
  (id, example) => {
    const { steps, notPossible } = readPrompt(example, { mask: false, reference: true });
    expect(steps.map(({ operation }) => operation)).toEqual([id]);
    expect(notPossible).toEqual([]);
  },
);
