import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['old letter with the writing almost gone', 'scan-document', 0],
  ['alter Brief, die Schrift ist fast verblasst', 'scan-document', 0],
  ['hoja vieja con la letra casi borrada', 'scan-document', 0],
  ["vieux livret avec l'encre presque effacée", 'scan-document', 0],
  ['a carteira de trabalho velha do vovô com texto quase sumido', 'scan-document', 0],
  ["vecchia lettera con l'inchiostro sbiadito", 'scan-document', 0],
  // A text to write.
  ['postcard with the text "Gone"', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
