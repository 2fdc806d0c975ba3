import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['name', 'text'];

it.each([
  ['whiten the background', 'replace-background white'],
  [
    'make the background a soft gradient from pink to white',
    'replace-background a gradient of pink to white',
  ],
  ['soft neutral background', 'replace-background studio grey'],
  ['weicher neutraler Hintergrund', 'replace-background studio grey'],
  ['remove bg, put pink one, add text SALE 50%', 'replace-background pink + add-text SALE 50%'],
  ['remove the background, put a light grey one in and sharpen', 'replace-background light gray + sharpen'],
  ['Hintergrund weg und einen weißen rein', 'replace-background white'],
  ['quita el fondo y pon uno rosa', 'replace-background pink'],
  ['enlève le fond, mets-en un rose', 'replace-background pink'],
  ['tira o fundo e põe um branco', 'replace-background white'],
  ['togli lo sfondo e mettine uno azzurro', 'replace-background sky blue'],
])('in “%s”, the pronoun stands for the background', (prompt, plan) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]),
);

it('a new background of which nothing is said is told as not done', () =>
  expect(planAndUndone('remove bg, put new one', KEYS)).toEqual(['remove-background', 1]));
