import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['add a sticker', '', 1],
  ['put stickers on it', '', 1],
  ['füge einen Sticker hinzu', '', 1],
  ['añade una pegatina', '', 1],
  ['ajoute un autocollant', '', 1],
  ['adiciona uma figurinha', '', 1],
  ['aggiungi un adesivo', '', 1],
  ['make it a sticker', 'remove-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
