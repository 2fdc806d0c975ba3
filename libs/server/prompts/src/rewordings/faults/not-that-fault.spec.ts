import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["It isn't noisy, it's soft.", 'sharpen'],
  ["It's not dark, it's blurry", 'sharpen'],
  ["The photo isn't too dark, just a bit yellow", 'color-correction'],
  ['Es ist nicht verrauscht, es ist unscharf.', 'sharpen'],
  ['No está oscura, está borrosa.', 'sharpen'],
  ["Elle n'est pas sombre, elle est floue.", 'sharpen'],
  ['Não está escura, está tremida.', 'sharpen'],
  ['Non è scura, è mossa.', 'sharpen'],
  // These are alike, but no fault is denied before another one.
  ["It isn't sharp, it's soft", 'sharpen'],
  ["It isn't bright enough, make it brighter", 'brighten'],
] as const)('“%s” mends what is wrong and nothing else', (prompt, plan) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]),
);
