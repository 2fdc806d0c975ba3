import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['black n white but keep the poppies red', 'black-and-white not color #d92b2b red', 0],
  ['black and white but the poppies stay red', 'black-and-white not color #d92b2b red', 0],
  ['schwarzweiß aber die Mohnblumen bleiben rot', 'black-and-white not color #d92b2b red', 0],
  ['blanco y negro pero deja las amapolas rojas', 'black-and-white not color #d92b2b red', 0],
  ['noir et blanc mais garde les coquelicots rouges', 'black-and-white not color #d92b2b red', 0],
  ['preto e branco mas deixa as papoulas vermelhas', 'black-and-white not color #d92b2b red', 0],
  ['bianco e nero ma lascia rossi i papaveri', 'black-and-white not color #d92b2b red', 0],
  // Something that is found, and a thing whose color is not said.
  ['black and white but keep the car red', 'black-and-white not car', 0],
  ['black and white but keep her dress red', 'black-and-white not clothes', 0],
  ['black and white but my dress still red', 'black-and-white not clothes', 0],
  ["b&w but my son's shirt should stay blue", 'black-and-white not clothes', 0],
  ['black and white but keep the poppies', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
