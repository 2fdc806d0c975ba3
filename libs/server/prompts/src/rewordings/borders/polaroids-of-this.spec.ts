import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make a polaroid out of this with "Lisbon" at the bottom', 'border + add-text Lisbon bottom', 0],
  ['create a polaroid from this picture with "Hi" at the bottom', 'border + add-text Hi bottom', 0],
  ['mach ein Polaroid draus mit "Hallo" unten', 'border + add-text Hallo bottom', 0],
  ['fais-en un polaroid avec "Salut" en bas', 'border + add-text Salut bottom', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
