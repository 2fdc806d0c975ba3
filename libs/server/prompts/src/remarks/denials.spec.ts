import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['bitte die Haut nicht glätten, nur schärfer', 'sharpen', 0],
  ["black and white, don't add a border", 'black-and-white', 0],
  ['ne lisse pas la peau, juste plus net', 'sharpen', 0],
  ['ne lisse pas la peau', '', 0],
  ['recadre en carré, ne floute pas le fond', 'crop', 0],
  ['non lisciare la pelle, solo più nitida', 'sharpen', 0],
  // A complaint with the same words asks for the opposite.
  ["it isn't sharp", 'sharpen', 0],
  ['die Ecken sollen nicht so piksen', 'round-corners', 0],
  // What a step changes all the same is said.
  ["brighten it, don't touch the lamp", 'brighten', 1],
] as const)(
  '“%s” is read as “%s”, and what is asked not to be done is not said to be missing',
  (prompt, plan, undone) => {
    expect(planAndUndone(prompt, [])).toEqual([plan, undone]);
  },
);
