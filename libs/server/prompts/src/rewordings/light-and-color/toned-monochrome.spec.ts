import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['black and white with a warm tint', 'black-and-white + warm-tones', 0],
  ['warm black and white', 'black-and-white + warm-tones', 0],
  ['cool black and white', 'black-and-white + cool-tones', 0],
  ['schwarzweiß mit warmem Ton', 'black-and-white + warm-tones', 0],
  ['blanco y negro cálido', 'black-and-white + warm-tones', 0],
  ['noir et blanc chaud', 'black-and-white + warm-tones', 0],
  ['preto e branco quente', 'black-and-white + warm-tones', 0],
  ['bianco e nero caldo', 'black-and-white + warm-tones', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
