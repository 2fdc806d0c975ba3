import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['etwas mehr Licht auf sie', 'brighten subject', 0],
  ['un poco más de luz sobre ella', 'brighten subject', 0],
  ['un peu plus de lumière sur elle', 'brighten subject', 0],
  ['un po’ più di luce su di lei', 'brighten subject', 0],
  ['um pouco mais de luz em mim', 'brighten subject', 0],
  ['hell mich etwas auf', 'brighten subject', 0],
  ['aclárame un poco', 'brighten subject', 0],
  ['éclaircis-moi un peu', 'brighten subject', 0],
  ['schiariscimi un po’', 'brighten subject', 0],
  ['clareia um pouco eu', 'brighten subject', 0],
  // The picture, which somebody wants lighter for themselves.
  ['aclárame la foto', 'brighten', 0],
  ['éclaircis-moi la photo', 'brighten', 0],
  ['schiariscimi la foto', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
