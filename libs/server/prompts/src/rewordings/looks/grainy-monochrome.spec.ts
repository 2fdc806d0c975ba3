import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make it grainy b&w', 'black-and-white + film-grain', 0],
  ['make it a grainy black and white', 'black-and-white + film-grain', 0],
  ['make it grainy and black and white', 'black-and-white + film-grain', 0],
  ['körniges Schwarzweiß bitte', 'black-and-white + film-grain', 0],
  ['ponla en blanco y negro granulado', 'black-and-white + film-grain', 0],
  ['mets-la en noir et blanc granuleux', 'black-and-white + film-grain', 0],
  ['deixa em preto e branco granulado', 'black-and-white + film-grain', 0],
  ['mettila in bianco e nero sgranato', 'black-and-white + film-grain', 0],
  ['high contrast mono, gritty', 'contrast + film-grain + black-and-white', 0],
  ['high contrast mono with grit', 'contrast + film-grain + black-and-white', 0],
  ['brighter, gritty, square', 'brighten + film-grain + crop', 0],
  ['the photo is dark and gritty', 'low-light', 0],
  // What the picture is like already.
  ['this is a grainy black and white photo, sharpen it', 'denoise + sharpen', 0],
  ['esta foto en blanco y negro granulada, límpiala', 'denoise', 1],
  ['foto en blanco y negro granulada, quita el grano', 'denoise + black-and-white', 0],
  ['not grainy, black and white', 'black-and-white + film-grain', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
