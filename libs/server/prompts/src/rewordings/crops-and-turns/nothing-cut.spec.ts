import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['16:9 without losing the mountain tops', 'crop subject'],
  ['make it 16:9 but don’t lose the roof', 'crop subject'],
  ['16:9 ohne dass die Berggipfel fehlen', 'crop subject'],
  ['16:9 sin perder la cima de la montaña', 'crop subject'],
  ['il me faut du 16:9 pour ma bannière sans perdre le sommet des montagnes', 'crop subject'],
  ['quadrada sem perder o topo da torre', 'crop subject'],
  ['16:9 senza perdere la cima', 'crop subject'],
  // No crop, and nothing that a crop could cut off.
  ['make it 16:9', 'crop'],
  ['resize to 1080x1350 without losing the quality', 'resize'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['keeps'])).toEqual([plan, 0]),
);

it.each([
  'quadratisch für Insta ohne dass was abgeschnitten wird',
  'cuadrada para instagram sin que se corte nada',
  'carré pour insta sans que ça coupe quelque chose',
  'quadrada pro insta sem que corte nada',
  'quadrata per instagram senza che si tagli niente',
])('“%s” adds space, and cuts nothing', (prompt) =>
  expect(planAndUndone(prompt, ['shape'])).toEqual(['border square', 0]),
);

it('what an edit of tones may not lose is told as not done, and no crop', () =>
  expect(planAndUndone('darker without losing the stars', [])).toEqual(['darken', 1]));
