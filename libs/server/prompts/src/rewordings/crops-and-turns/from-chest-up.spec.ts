import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['from the chest up, grey background', 'replace-background gray + crop head', 0],
  ['grey background, from the chest up', 'replace-background gray + crop head', 0],
  ['white background from the chest up', 'replace-background white + crop head', 0],
  ['from the waist up, blurred background', 'blur-background + crop waist', 0],
  ['ab der Brust, grauer Hintergrund', 'replace-background gray + crop head', 0],
  ['von der Taille aufwärts, grauer Hintergrund', 'replace-background gray + crop waist', 0],
  ['de pecho para arriba, fondo gris', 'replace-background gray + crop head', 0],
  ['de la cintura para arriba, fondo gris', 'replace-background gray + crop waist', 0],
  ['fond gris, à partir de la poitrine', 'replace-background gray + crop head', 0],
  ['à partir de la taille, fond gris', 'replace-background gray + crop waist', 0],
  ['do peito para cima, fundo cinza', 'replace-background gray + crop head', 0],
  ['da cintura pra cima, fundo cinza', 'replace-background gray + crop waist', 0],
  ['dal petto in su, sfondo grigio', 'replace-background gray + crop head', 0],
  ['from the chest up in black and white', 'black-and-white + crop head', 0],
  ['ab der Brust in schwarzweiß', 'black-and-white + crop head', 0],
  ['de pecho para arriba en blanco y negro', 'black-and-white + crop head', 0],
  ['à partir du buste en noir et blanc', 'black-and-white + crop head', 0],
  ['do peito para cima em preto e branco', 'black-and-white + crop head', 0],
  ['dal petto in su in bianco e nero', 'black-and-white + crop head', 0],
  // A crop alone, and what is done from there.
  ['from the chest up', 'crop head', 0],
  ['brighten the left side', 'brighten', 0],
  ['add "from the chest up" at the bottom', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around', 'name'])).toEqual([plan, undone]),
);
