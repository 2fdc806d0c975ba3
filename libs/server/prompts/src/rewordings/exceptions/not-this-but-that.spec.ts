import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'la foto salio oscura por culpa de la ventana, no me aclares la ventana aclarame a los crios',
    'brighten subject',
    0,
  ],
  ['no aclares la ventana sino a los niños', 'brighten subject', 0],
  ["don't brighten the window but the kids", 'brighten subject', 0],
  ['dont brighten the window brighten the kids', 'brighten subject', 0],
  ['nicht das Fenster heller sondern die Kinder', 'brighten subject', 0],
  ['éclaircis pas la fenêtre mais les enfants', 'brighten subject', 0],
  ["don't brighten the kids", '', 0],
  ["don't brighten the window, crop it to a square", 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
