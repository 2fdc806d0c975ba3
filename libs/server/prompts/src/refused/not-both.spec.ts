import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  [
    'could you do a linkedin pic out of this holiday snap? just me, not my wife, from the chest up, office-y grey behind',
    '',
    1,
  ],
  ['just me not my wife, grey background', '', 1],
  ['just me, not my wife, black and white', '', 1],
  ['nur ich, nicht meine Frau, grauer Hintergrund', '', 1],
  ['solo yo, mi mujer no, fondo gris', '', 1],
  ['solo yo, no mi mujer, fondo gris', '', 1],
  ['juste moi, pas ma femme, fond gris', '', 1],
  ['só eu, não a minha mulher, fundo cinza', '', 1],
  ['só eu, sem a minha mulher, preto e branco', '', 1],
  ['solo io, non mia moglie, sfondo grigio', '', 1],
  // Nothing else, what is behind somebody, and both of them.
  ['just me not my wife', 'crop', 0],
  ['crop it, just me, not my wife', 'crop', 0],
  ['just me, not the background', 'remove-background', 0],
  ['solo yo, sin mi sombra, fondo blanco', 'replace-background', 0],
  ['just him, not the shadow, white background', 'replace-background', 1],
  ['just me, grey background', 'replace-background', 0],
  ['just me and my wife, grey background', 'replace-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
