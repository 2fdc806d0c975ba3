import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['brighten it with less contrast', 'brighten + contrast less', 0],
  ['mach es heller mit weniger Kontrast', 'brighten + contrast less', 0],
  ['hazla más clara con menos contraste', 'brighten + contrast less', 0],
  ['éclaircis avec moins de contraste', 'brighten + contrast less', 0],
  ['mais clara com menos contraste', 'brighten + contrast less', 0],
  ['schiarisci con meno contrasto', 'brighten + contrast less', 0],
  ['black and white with less grain', 'denoise + black-and-white', 0],
  ['resize to 50% with less noise', 'denoise + resize', 0],
  // The only wish.
  ['i want it with more contrast', 'contrast more', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);
