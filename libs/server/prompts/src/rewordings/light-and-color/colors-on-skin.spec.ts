import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["I don't like the green on my skin from the neon, can you remove it?", 'color-correction', 0],
  ['mir gefällt das Grün auf der Haut nicht, mach das weg', 'color-correction', 0],
  ['no me gusta el verde de la piel que hace el neón, ¿lo quitas?', 'color-correction', 0],
  ["je n'aime pas le vert sur la peau que fait le néon, tu l'enlèves ?", 'color-correction', 0],
  ['não gosto do verde na pele por causa do neon, tira isso', 'color-correction', 0],
  ['Non mi piace il verdino sulla pelle che fa il neon, lo levi?', 'color-correction', 0],
  // Near misses.
  ['remove the green shirt', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
