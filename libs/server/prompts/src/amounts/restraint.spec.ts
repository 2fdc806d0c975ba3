import { readPrompt } from '../read-prompt.ts';

describe('withRestraint', () => {
  it.each([
    'whiter teeth but natural',
    'dientes más blancos pero naturales',
    'Zähne weißer aber natürlich',
    'dents plus blanches mais naturelles',
    'dentes mais brancos mas naturais',
    'denti bianchi ma naturali',
  ])('softens a retouch that shall be natural: %s', (wish) => {
    const { steps, notPossible } = readPrompt(wish);
    expect([steps.map(({ strength }) => strength), notPossible]).toEqual([[0.5], []]);
  });

  it.each(['whiter teeth', 'natural colors', 'dents blanches, fond naturel'])(
    'softens nothing else: %s',
    (wish) => expect(readPrompt(wish).steps.every(({ strength }) => strength === 1)).toBe(true),
  );
});
