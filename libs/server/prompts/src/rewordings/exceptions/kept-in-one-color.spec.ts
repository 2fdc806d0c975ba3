import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['black n white but keep the poppies red', 'black-and-white not color #d92b2b red', 0],
  ['black and white but the poppies stay red', 'black-and-white not color #d92b2b red', 0],
  ['schwarzweiß aber die Mohnblumen bleiben rot', 'black-and-white not color #d92b2b red', 0],
  ['blanco y negro pero deja las amapolas rojas', 'black-and-white not color #d92b2b red', 0],
  ['noir et blanc mais garde les coquelicots rouges', 'black-and-white not color #d92b2b red', 0],
  ['preto e branco mas deixa as papoulas vermelhas', 'black-and-white not color #d92b2b red', 0],
  ['bianco e nero ma lascia rossi i papaveri', 'black-and-white not color #d92b2b red', 0],
  ['i want only the roses red and rest in black white', 'black-and-white not color #d92b2b red', 0],
  ['nur die Rosen rot und der Rest schwarzweiß', 'black-and-white not color #d92b2b red', 0],
  ['solo las rosas rojas y el resto en blanco y negro', 'black-and-white not color #d92b2b red', 0],
  ['juste les roses rouges et le reste en noir et blanc', 'black-and-white not color #d92b2b red', 0],
  ['só as rosas vermelhas e o resto em preto e branco', 'black-and-white not color #d92b2b red', 0],
  ['solo le rose rosse e il resto in bianco e nero', 'black-and-white not color #d92b2b red', 0],
  ['only the car red and the rest black and white', 'black-and-white not car', 0],
  // Something that is found, and a thing whose color is not said.
  ['black and white but keep the car red', 'black-and-white not car', 0],
  ['black and white but keep her dress red', 'black-and-white not clothes', 0],
  ['black and white but my dress still red', 'black-and-white not clothes', 0],
  ["b&w but my son's shirt should stay blue", 'black-and-white not clothes', 0],
  ['black and white but keep the poppies', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
