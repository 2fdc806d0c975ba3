import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['tá muito escura e granulada, arruma isso sem perder o clima de noite', 'low-light + denoise', 0],
  ["it's too dark and grainy, fix that without losing the night mood", 'low-light + denoise', 0],
  ['zu dunkel und körnig, ohne die Nachtstimmung zu verlieren', 'low-light + denoise', 0],
  ['aclara sin perder el ambiente de noche', 'brighten', 0],
  ["éclaircis sans perdre l'ambiance de nuit", 'brighten', 0],
  ["schiarisci senza perdere l'atmosfera notturna", 'brighten', 0],
  // Near misses.
  ["plus lumineuse mais garde l'ambiance du soir", 'brighten', 1],
  ['give it a night mood', 'night', 0],
  ['clima de noite', 'night', 0],
  ['brighten it without losing the sky', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
