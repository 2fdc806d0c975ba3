import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make it lighter, file i mean, site says 5 mb max', 'convert-format 5000000', 0],
  ['make it lighter, the file I mean', 'convert-format', 0],
  ['mach es leichter, die Datei meine ich', 'convert-format', 0],
  ['hazla más ligera, el archivo digo', 'convert-format', 0],
  ['plus légère, le fichier je veux dire', 'convert-format', 0],
  ['make it lighter', 'brighten', 0],
  ['make it lighter, the sky I mean', 'brighten', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['maxBytes'])).toEqual([plan, undone]),
);
