import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write "Sale" and darken the picture behind it', 'darken + add-text ', 0],
  ['Text "Sale" mittig, Foto etwas dunkler darunter', 'darken + add-text center', 0],
  ['texto "Rebajas" en el centro, foto un poco más oscura debajo', 'darken + add-text center', 0],
  ['texte "Soldes" au centre, photo un peu plus sombre en dessous', 'darken + add-text center', 0],
  ['texto "Promo" no meio, foto um pouco mais escura atrás', 'darken + add-text center', 0],
  [`testo "Saldi" al centro, foto un po' più scura sotto`, 'darken + add-text center', 0],
  ['darken the background behind her', 'darken background', 0],
  ['write "Hi" and add a picture below it', 'add-text ', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['where', 'place'])).toEqual([plan, undone]);
});
