import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['heic wont open on my works pc can i have a normal jpeg', 'convert-format jpeg', 0],
  ["the webp doesn't open, I need a png", 'convert-format png', 0],
  ['die HEIC-Datei lässt sich nicht öffnen, ich brauche ein JPG', 'convert-format jpeg', 0],
  ['el heic no se abre en mi ordenador, lo necesito en jpg', 'convert-format jpeg', 0],
  ['il heic non si apre, mi serve in jpg', 'convert-format jpeg', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['format'])).toEqual([plan, undone]),
);
