import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['teeth whiter, but no swimming pool white', 'recolor teeth', 0],
  ['Zähne weißer, aber kein Waschbeckenweiß', 'recolor teeth', 0],
  ['dientes más blancos, nada de blanco piscina', 'recolor teeth', 0],
  ['dents plus blanches, pas un blanc lavabo', 'recolor teeth', 0],
  ['Dentes mais claros, mas nada de branco de piscina', 'recolor teeth', 0],
  ['denti più bianchi, niente bianco lavandino', 'recolor teeth', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);

it.each([
  ['teeth whiter but not like ross from friends', 0.5],
  ['Zähne weißer, aber nicht zu weiß', 0.5],
  ['dientes más blancos pero no demasiado blancos', 0.5],
  ['dents plus blanches mais pas trop blanches', 0.5],
  ['dentes mais brancos mas não igual ao Ross de Friends', 0.5],
  ['denti più bianchi ma non come Ross di Friends', 0.5],
  ['whiten the teeth', 1],
] as const)('“%s” is done with the strength %d', (prompt, strength) =>
  expect(readPrompt(prompt).steps).toMatchObject([{ operation: 'recolor', strength }]),
);
