import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["i don't want him gone just blurry", 'blur subject', 0],
  ['i want him blurry', 'blur subject', 0],
  ['ich will den Hintergrund unscharf', 'blur-background', 0],
  ['je veux le fond flou', 'blur-background', 0],
  ['quero o fundo desfocado', 'blur-background', 0],
  ['voglio lo sfondo sfocato', 'blur-background', 0],
  ['I want the background about 30% darker and a tad blurry', 'blur-background + darken background', 0],
  ['Hintergrund dunkler und etwas unscharf', 'blur-background + darken background', 0],
  ['el fondo más oscuro y un poco borroso', 'blur-background + darken background', 0],
  ['le fond plus sombre et un peu flou', 'blur-background + darken background', 0],
  ['o fundo mais escuro e um pouco desfocado', 'blur-background + darken background', 0],
  ["lo sfondo più scuro e un po' sfocato", 'blur-background + darken background', 0],
  // Complaints.
  ['the background is too dark and blurry', 'low-light background + sharpen', 0],
  ['he is blurry', 'sharpen', 0],
  ['why is the dog blurry', 'sharpen dog', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
