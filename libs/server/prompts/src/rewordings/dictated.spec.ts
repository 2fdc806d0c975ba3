import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['mach es heller komma dann schärfer punkt', 'brighten + sharpen', 0],
  ['brighten it comma but not too much period', 'brighten', 0],
  ['hazla más clara coma pero no mucho punto gracias', 'brighten', 0],
  ['éclaircis la photo virgule mais pas trop point', 'brighten', 0],
  ['clareia a foto vírgula mas não muito ponto', 'brighten', 0],
  ['schiarisci virgola ma non troppo punto grazie', 'brighten', 0],
  ['entferne den Punkt', '', 1],
  ['schreib Komm heim komma bald Punkt', 'add-text Komm heim komma bald Punkt', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]);
});
