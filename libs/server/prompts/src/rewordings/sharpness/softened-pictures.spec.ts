import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'soften the whole image',
  'sofen everything, like vaseline on the lens',
  'suaviza toda la imagen',
  "adoucis toute l'image",
  'suaviza a imagem toda',
  "ammorbidisci tutta l'immagine",
])('“%s” is a soft blur', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['blur', 0]));

it.each([
  ['grande ouverture', 'blur-background'],
  ['offene Blende', 'blur-background'],
  ['soften the skin', 'smooth-skin'],
  ['soften the background', 'blur-background'],
])('“%s” is another wish', (prompt, plan) => expect(planAndUndone(prompt, [])).toEqual([plan, 0]));
