import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'rotate until the horizon is level',
  'rotate the photo so the horizon is horizontal',
  "turn it a bit so it's level",
  'rotate to level the horizon',
  'dreh es so, dass der Horizont gerade ist',
  'drehe das Bild, bis der Horizont gerade ist',
  'gira la foto para que el horizonte quede recto',
  "tourne la photo pour que l'horizon soit droit",
  'gira a foto para o horizonte ficar reto',
  "ruota la foto in modo che l'orizzonte sia dritto",
])('“%s” sets it straight', (prompt) =>
  expect(planAndUndone(prompt, ['degrees'])).toEqual(['straighten', 0]),
);

it.each([
  ['rotate it to the right', 'rotate 90'],
  ["rotate it so it's upright", 'rotate 90'],
])('“%s” turns it', (prompt, plan) => expect(planAndUndone(prompt, ['degrees'])).toEqual([plan, 0]));
