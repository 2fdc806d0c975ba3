import { planAndUndone } from '../../../testing/plan-and-undone.ts';

const KEYS = ['where'];

it.each([
  ["I can't see the faces", 'low-light face', 0],
  ['ich kann die Gesichter nicht sehen', 'low-light face', 0],
  ['no se ven las caras', 'low-light face', 0],
  ['on ne voit pas les visages', 'low-light face', 0],
  ['não dá pra ver os rostos', 'low-light face', 0],
  ['non si vedono le facce', 'low-light face', 0],
  // Faces that nobody shall see.
  ["make it so you can't see the faces", 'hide-faces', 0],
  ['que no se vean las caras', 'hide-faces', 0],
  ['man soll die Gesichter nicht sehen', 'hide-faces', 0],
  ["qu'on ne voie pas les visages", 'hide-faces', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
