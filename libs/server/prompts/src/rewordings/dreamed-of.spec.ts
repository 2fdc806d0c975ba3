import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["I'm dreaming of a white background", 'replace-background', 0],
  ['I dream of a 70s look', 'vintage 1970s', 0],
  ['ich träume von einem weißen Hintergrund', 'replace-background', 0],
  ['sueño con un fondo blanco', 'replace-background', 0],
  ["Je rêve d'un rendu années 70 : couleurs délavées, grain de pellicule", 'vintage 1970s + film-grain', 0],
  ['sonho com um fundo branco', 'replace-background', 0],
  ['sogno uno sfondo bianco', 'replace-background', 0],
  // Near misses.
  ['write "I dream of a white Christmas" at the top', 'add-text', 0],
  ['make it look like a dream', 'magical-effects', 0],
  ['make it dreamy', 'magical-effects', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['decade'])).toEqual([plan, undone]),
);
