import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["i don't want him gone just blurry", 'blur subject', 0],
  ['i want him blurry', 'blur subject', 0],
  ['ich will den Hintergrund unscharf', 'blur-background', 0],
  ['je veux le fond flou', 'blur-background', 0],
  ['quero o fundo desfocado', 'blur-background', 0],
  ['voglio lo sfondo sfocato', 'blur-background', 0],
  // Complaints.
  ['he is blurry', 'sharpen', 0],
  ['why is the dog blurry', 'sharpen dog', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
