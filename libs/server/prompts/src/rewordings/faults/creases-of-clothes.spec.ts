import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'vendo sto giubbotto su vinted, togli il gatto e le pieghe, sfondo neutro',
    'remove-object + replace-background',
    1,
  ],
  ['selling this dress on Vinted, remove the creases', '', 1],
  ['verkaufe das Hemd, bitte die Falten weg', '', 1],
  ['vendo este vestido, quita los pliegues y aclara', 'brighten', 1],
  ['je vends cette robe sur vinted, enlève les plis', '', 1],
  ['vendo essa camisa, tira as dobras', '', 1],
  ['togli le pieghe', 'repair-scratches', 0],
  ['old photo of dad in his suit, remove the creases', 'repair-scratches', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
