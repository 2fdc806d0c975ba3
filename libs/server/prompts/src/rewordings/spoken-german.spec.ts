import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['das beigefügte Bild als Passfoto mit weißem Hintergrund', 'passport-photo #ffffff', 0],
  ['beigefügtes Bild mit Rahmen', 'border', 0],
  ['das beige Sofa soll rot werden', 'recolor #d92b2b', 0],
  ["das Bild abdunkeln damit man's lesen kann", 'darken', 0],
  ['Kontrast hoch, Farben aber ned so bunt', 'contrast more + saturation less', 0],
  ['a bissl heller', 'brighten', 0],
  ['Wir kamen gerade aus der Kirche, mach es heller', 'brighten', 0],
  ['mach den Horizont gerade', 'straighten', 0],
  ['bitte nix ändern außer heller', 'brighten', 0],
  ["remove the man's hat", '', 1],
  ['remove the fishing net so the boat is visible', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction', 'color', 'text'])).toEqual([plan, undone]);
});
