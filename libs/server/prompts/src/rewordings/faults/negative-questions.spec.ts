import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["isn't it a bit crooked?", 'straighten', 0],
  ['ist das nicht ein bisschen schief?', 'straighten', 0],
  ['ist das nicht zu dunkel?', 'low-light', 0],
  ['¿no está un poco torcida?', 'straighten', 0],
  ['¿no está muy oscura?', 'low-light', 0],
  ["ce n'est pas un peu penché ?", 'straighten', 0],
  ["elle n'est pas trop sombre ?", 'low-light', 0],
  ['não tá meio torta?', 'straighten', 0],
  ['não está muito escura?', 'low-light', 0],
  ["non è un po' storta?", 'straighten', 0],
  ['non è troppo scura?', 'low-light', 0],
  ['non è troppo scura, va bene così', '', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
