import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  [
    'please increase contrast equally everywhere, no local adjustments (journal rules), no sharpening',
    'contrast more',
    0,
  ],
  ['more contrast, for work, no sharpening', 'contrast more', 0],
  ['mehr Kontrast, fürs Amt, kein Nachschärfen', 'contrast more', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);
