import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'for the staff badge I need my head and shoulders only, plain blue background',
    'replace-background blue + crop head',
    0,
  ],
  ['ich brauche nur Kopf und Schultern', 'crop head', 0],
  ['necesito solo mi cabeza y hombros', 'crop head', 0],
  ['je veux juste la tête et les épaules', 'crop head', 0],
  ['quero só a cabeça e os ombros', 'crop head', 0],
  ['voglio solo la testa e le spalle', 'crop head', 0],
  ['foto de cabeza y hombros', 'crop head', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around', 'name'])).toEqual([plan, undone]),
);
