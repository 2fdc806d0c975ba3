import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["make the sky less white, it's blown out", 'hdr highlights sky'],
  ['der Himmel ist ganz weiß, total überbelichtet', 'hdr highlights sky'],
  ['el cielo salió todo blanco, está quemado', 'hdr highlights sky'],
  ['le ciel est tout blanc, cramé', 'hdr highlights sky'],
  ['o céu ficou branco, estourado', 'hdr highlights sky'],
  ['fai diventare il cielo meno bianco, è tutto bruciato', 'hdr highlights sky'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['tones', 'where'])).toEqual([plan, 0]);
});

it.each([
  "the sky is all white, I'd like some clouds in it",
  'der Himmel ist ganz weiß, ich hätte gern Wolken',
  'el cielo está blanco, quisiera que hubiera nubes',
  "le ciel est tout blanc, j'aimerais qu'il y ait des nuages",
  'o céu está branco, queria que tivesse nuvens',
  'il cielo è bianco, vorrei delle nuvole',
])('“%s” is refused, because clouds cannot be drawn', (prompt) => {
  expect(planAndUndone(prompt, [])).toEqual(['', 1]);
});

it.each([
  ['the sky is just white soup', 'hdr highlights sky', 0],
  ['Himmel is nur so weiße Suppe', 'hdr highlights sky', 0],
  ['el cielo está blanco y deslavado', 'hdr highlights sky', 0],
  ['ciel blanc délavé', 'hdr highlights sky', 0],
  ['céu branco deslavado', 'hdr highlights sky', 0],
  ['cielo bianco slavato', 'hdr highlights sky', 0],
  ['Himmel ausgewaschen', 'enhance-colors sky', 0],
  ['fix the white washed out sky', 'hdr sky', 0],
  ['add a white washed out sky', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['tones', 'where'])).toEqual([plan, undone]);
});
