import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['tones', 'where'];

it.each([
  ["the bride's dress is blown out, bring back the lace detail", 'clothes'],
  ['the sky is blown out, bring back detail', 'sky'],
  ['das Kleid ist überbelichtet, hol die Details zurück', 'clothes'],
  ['el vestido está quemado, recupera el detalle', 'clothes'],
  ['la robe est cramée, récupère les détails', 'clothes'],
  ['o vestido está estourado, recupera os detalhes', 'clothes'],
  ['il vestito è bruciato, recupera i dettagli', 'clothes'],
])('“%s” lowers the highlights of that part', (prompt, part) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([`hdr highlights ${part}`, 0]),
);

it('what is too dark beside it is recovered too', () =>
  expect(planAndUndone('Himmel ausgefressen, Vordergrund abgesoffen, hol beides', KEYS)[0]).toBe('hdr'));

it('highlights of the picture are recovered in all of it', () =>
  expect(planAndUndone('recover the highlights', KEYS)).toEqual(['hdr', 0]));
