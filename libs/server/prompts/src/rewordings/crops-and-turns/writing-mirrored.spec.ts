import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the writing on my shirt is backwards', 'flip horizontal', 0],
  ['the writing on my shirt is mirrored because of the selfie, fix it', 'flip horizontal', 0],
  [
    'die Aufschrift auf meinem Pulli ist wegen dem Selfie spiegelverkehrt, dreh es bitte um',
    'flip horizontal',
    0,
  ],
  ['el texto de mi camiseta sale al revés por el selfie', 'flip horizontal', 0],
  ["Le texte sur mon t-shirt est à l'envers à cause du selfie, remets ca a l'endroit", 'flip horizontal', 0],
  ["le logo sur mon pull est à l'envers", 'flip horizontal', 0],
  ['o texto da minha camiseta está invertido por causa da selfie', 'flip horizontal', 0],
  ['la scritta sulla mia maglietta è al contrario per colpa del selfie, sistemala', 'flip horizontal', 0],
  ['as letras ficaram ao contrário, vira a foto', 'flip horizontal', 0],
  ["le texte sur le panneau est à l'envers, retourne la photo", 'flip horizontal', 0],
  // Near misses.
  ["l'image est à l'envers, remets-la à l'endroit", 'rotate', 0],
  ['the picture is upside down', 'rotate', 0],
  ['write "the text is backwards" at the top', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['axis'])).toEqual([plan, undone]),
);
