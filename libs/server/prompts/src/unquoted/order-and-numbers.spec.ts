import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  // In which order, what is said of a number, and a polite pronoun are no texts.
  ['add the caption last', '', 1],
  ['number 23 is too small in the frame, zoom in on him', 'crop', 0],
  ['add the number 23', 'add-text 23', 0],
  ['add the text last christmas', 'add-text last christmas', 0],
  ['schreiben Sie bitte unten Wanderung 2023 drauf', 'add-text Wanderung 2023', 0],
  ['schreib Hallo', 'add-text Hallo', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
