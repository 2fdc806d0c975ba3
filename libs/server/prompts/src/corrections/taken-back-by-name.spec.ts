import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['sharpen it, add a border. forget the border', 'sharpen', 0],
  ['add a border and brighten, no wait forget the border', 'brighten', 0],
  ['turn it upside down and sharpen it. actually forget the flip', 'sharpen', 0],
  ['black and white and crop square. forget the black and white', 'crop', 0],
  ['brighten it and blur the background... never mind the blur', 'brighten', 0],
  ['mach es heller und schärfer, vergiss das Schärfen', 'brighten', 0],
  ['hazla en blanco y negro y recórtala cuadrada. olvida el recorte', 'black-and-white', 0],
  ['plus clair et plus net, oublie la netteté', 'brighten', 0],
  ['mais clara e com borda branca, esquece a borda', 'brighten', 0],
  ['più chiara e con un bordo bianco, lascia perdere il bordo', 'brighten', 0],
  ['crop it square and add a vignette. on second thought no vignette', 'crop', 0],
  ['heller und mit Vignette. doch ohne Vignette', 'brighten', 0],
  ['más clara y con viñeta. pensándolo bien, sin viñeta', 'brighten', 0],
  ['plus clair, et une vignette. finalement, pas de vignette', 'brighten', 0],
  ['mais clara e com vinheta. pensando bem, sem vinheta', 'brighten', 0],
  ['più chiara e con vignettatura. ripensandoci, senza vignettatura', 'brighten', 0],
  ['crop it square, forget the crop', '', 1],
  ['put a heart round them, actually forget the heart just darken the edges', 'vignette', 0],
  ['mit Herzchen, vergiss das Herzchen nur heller', 'brighten', 0],
  // These take nothing back.
  ['forget the background, sharpen the dog', 'sharpen dog', 1],
  ["don't forget the border, and brighten", 'brighten + border', 0],
] as const)('“%s” is read as “%s”, without what is forgotten', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'name'])).toEqual([plan, undone]),
);
