import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['text: YARD SALE, big, and darken the photo so u can read it', 'darken + add-text YARD SALE', 0],
  ['schreib SALE drauf und mach das Foto dunkler damit man es lesen kann', 'darken + add-text SALE', 0],
  ['escribe OFERTA y oscurece la foto para que se lea bien', 'darken + add-text OFERTA', 0],
  ["écris SOLDES et assombris la photo pour qu'on puisse le lire", 'darken + add-text SOLDES', 0],
  ['escreve PROMO e escurece a foto pra dar pra ler', 'darken + add-text PROMO', 0],
  ['scrivi SALDI e scurisci la foto così si legge', 'darken + add-text SALDI', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
