import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Bild ohne Rahmen und ohne Text in 3:2', 'crop 3:2'],
  ['Foto ohne Rahmen in 3:2', 'crop 3:2'],
  ['photo without a frame and without text in 3:2', 'crop 3:2'],
  ['foto sin marco y sin texto en 3:2', 'crop 3:2'],
  ['photo sans cadre et sans texte en 3:2', 'crop 3:2'],
  ['foto sem moldura e sem texto em 3:2', 'crop 3:2'],
  ['foto senza cornice e senza testo in 3:2', 'crop 3:2'],
  // Nothing but what it shall not have.
  ['Bild ohne Rahmen', ''],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['ratio', 'around'])[0]).toBe(plan),
);
