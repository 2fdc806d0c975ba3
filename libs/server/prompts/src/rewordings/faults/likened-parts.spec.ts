import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['she has rabbit eyes', 'red-eye', 0],
  ['Kaninchenaugen weg', 'red-eye', 0],
  ['ojos de conejo', 'red-eye', 0],
  ['elle a des yeux de lapin, arrange ça', 'red-eye', 0],
  ['olhos de coelho', 'red-eye', 0],
  ['occhi da coniglio', 'red-eye', 0],
  ['red eyes like a vampire', 'red-eye', 0],
  ['pourquoi le petit a les yeux rouges comme un vampire, enlève ça', 'red-eye', 0],
  ['rote Augen wie ein Vampir', 'red-eye', 0],
  // Nothing draws red eyes.
  ['give her red eyes like a vampire', '', 1],
  ["I have smoker's teeth", 'recolor teeth', 0],
  ['Raucherzähne weg', 'recolor teeth', 0],
  ['dientes de fumador, arréglalos', 'recolor teeth', 0],
  ['dents de fumeur', 'recolor teeth', 0],
  ['dentes de fumante', 'recolor teeth', 0],
  ['ho i denti da fumatore, sistemali', 'recolor teeth', 0],
  ['my skin looks like orange peel', 'smooth-skin', 0],
  ['Haut wie Orangenhaut', 'smooth-skin', 0],
  ['piel de naranja', 'smooth-skin', 0],
  ["peau d'orange", 'smooth-skin', 0],
  ['A minha pele parece casca de laranja', 'smooth-skin', 0],
  ["pelle a buccia d'arancia", 'smooth-skin', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['of', 'names'])).toEqual([plan, undone]),
);
