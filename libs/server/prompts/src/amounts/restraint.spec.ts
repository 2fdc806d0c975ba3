import { readPrompt } from '../read-prompt.ts';

describe('withRestraint', () => {
  it.each([
    'whiter teeth but natural',
    'dientes más blancos pero naturales',
    'Zähne weißer aber natürlich',
    'dents plus blanches mais naturelles',
    'dentes mais brancos mas naturais',
    'denti bianchi ma naturali',
    'whiten the teeth but nobody should notice, not obvious',
    'quítale los granos a la niña pero que no se note',
    'enlève les boutons mais que ça ne se voie pas',
    'Pickel weg aber so dass man es nicht merkt',
    'tira as espinhas mas que não se note',
    'togli i brufoli ma che non si noti',
  ])('softens a retouch that shall be natural: %s', (wish) => {
    const { steps, notPossible } = readPrompt(wish);
    expect([steps.map(({ strength }) => strength), notPossible]).toEqual([[0.5], []]);
  });

  it.each(['whiter teeth', 'natural colors', 'dents blanches, fond naturel'])(
    'softens nothing else: %s',
    (wish) => expect(readPrompt(wish).steps.every(({ strength }) => strength === 1)).toBe(true),
  );
});
