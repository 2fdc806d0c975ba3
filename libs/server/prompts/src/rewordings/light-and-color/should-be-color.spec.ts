import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["the couch shouldn't be purple, it's grey in real life", 'recolor couch gray', 0],
  ['the car looks green, should be blue', 'recolor car blue', 0],
  ['the grass looks yellow, it should be green', 'recolor plants green', 0],
  ['the coat is grey but looks blue here, fix it', 'color-correction', 0],
  ['el coche es gris perla y aquí sale azulado, corrígelo porfa', 'color-correction', 0],
  ['la robe est blanche mais elle paraît jaune, corrige', 'color-correction', 0],
  ['o vestido é branco mas aparece amarelo, corrige', 'color-correction', 0],
  ['il vestito è bianco ma sembra giallo, correggilo', 'color-correction', 0],
  // Nothing finds water.
  ['the swimming pool water looks green, should be blue', '', 1],
  ['das Wasser im Pool ist grün, soll blau sein', '', 1],
  ['el agua de la piscina se ve verde, debería ser azul', '', 1],
  ["l'eau de la piscine est verte, elle devrait être bleue", '', 1],
  ['a água da piscina tá verde, devia ser azul', '', 1],
  ["l'acqua della piscina è verde, dovrebbe essere blu", '', 1],
  // The light of the whole picture.
  ['the photo looks green, should be neutral', 'color-correction', 0],
  ['the walls look yellow, should be white', 'color-correction', 0],
  ['the snow looks blue, should be white', 'color-correction', 0],
  ['la couleur de la robe paraît jaune, corrige', 'color-correction', 0],
  ['la robe paraît jaune, corrige les couleurs', 'color-correction', 0],
  ['die Farbe des Kleides wirkt gelb, korrigier das', 'color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);

it.each([
  ['the couch should be red, not blue', 'recolor couch red', 0],
  ['das Sofa soll rot und nicht blau sein', 'recolor couch red', 0],
  ['el sofá debe ser rojo y no azul', 'recolor couch red', 0],
  ['le canapé doit être rouge et pas bleu', 'recolor couch red', 0],
  ['o sofá tem que ser vermelho e não azul', 'recolor couch red', 0],
  ['il divano deve essere rosso e non blu', 'recolor couch red', 0],
  ['the facade should be white and not cream', '', 1],
  ['la facciata deve essere bianca', '', 1],
  ['la foto deve essere chiara e non scura', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]);
});
