import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['There is shadow of my hand and phone over whole page, I need it away', 'scan-document', 0],
  ['there is a hard shadow below the shoe, I need it away', '', 1],
  ["there's a shadow on my face and I want it gone", 'low-light', 0],
  ['Es gibt einen Schatten auf dem Teller, ich will ihn weg haben', '', 1],
  ['Da ist ein Schatten von meinem Handy über der ganzen Seite, den brauche ich weg', 'scan-document', 0],
  ['Hay una sombra de mi mano y del móvil sobre toda la página, la quiero fuera', 'scan-document', 0],
  ["On voit l'ombre de mon bras sur l'assiette, il faut l'enlever", '', 1],
  ["Il y a l'ombre de ma main sur toute la page, je veux qu'elle disparaisse", 'scan-document', 0],
  ['Há uma sombra da minha mão na folha, quero-a fora', 'scan-document', 0],
  ["C'è l'ombra della mia mano su tutta la pagina, la voglio via", 'scan-document', 0],
  // One that shall be added.
  ['add a shadow under the shoe', 'product-shadow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
