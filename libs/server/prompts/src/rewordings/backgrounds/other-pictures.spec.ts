import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  // Without the other picture, nothing of it is done.
  ['put this next to the other photo, same height', '', 1],
  ['leg das Foto meiner Großeltern daneben, gleiche Höhe', '', 1],
  ['pon al lado la foto de mis abuelos, misma altura', '', 1],
  ['metti vicino la foto dei miei nonni, stessa altezza', '', 1],
  ['bordure blanche et logo en bas au centre, transparent à 50 pour cent', 'border', 1],
  ['bordo bianco e logo in basso al centro, trasparente al 50 per cento', 'border', 1],
  ['sfondo trasparente', 'remove-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
