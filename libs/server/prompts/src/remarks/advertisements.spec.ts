import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['eBay listing: brighter and sharper', 'brighten + sharpen', 0],
  ['Inserat: heller und schärfer', 'brighten + sharpen', 0],
  ['anuncio de Wallapop: más clara y más nítida', 'brighten + sharpen', 0],
  ['annonce leboncoin : plus claire et plus nette', 'brighten + sharpen', 0],
  ['Anúncio do OLX: mais clara e mais nítida', 'brighten + sharpen', 0],
  ['Anúncio do OLX: cadeira em fundo branco, sombra leve', 'product-shadow', 0],
  ['annuncio Subito: più chiara e più nitida', 'brighten + sharpen', 0],
  // Near misses.
  ['write "eBay listing: new" at the top', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
