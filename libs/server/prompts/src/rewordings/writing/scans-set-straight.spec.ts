import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['scan this receipt, fix the perspective', 'scan-document', 0],
  [
    'Digitalizar este recibo, corrigir a perspetiva e pôr a preto e branco.',
    'black-and-white + scan-document',
    0,
  ],
  ['bitte als pdf scannen, der Zettel ist total zerknittert', 'scan-document', 1],
  ['numériser en pdf', 'scan-document', 1],
  ['fix the perspective', 'straighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
