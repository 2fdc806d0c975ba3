import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Add badge top right 30% OFF yellow circle red text', 'add-text 30% OFF #d92b2b', 1],
  ['Plakette oben rechts 30% RABATT gelber Kreis rote Schrift', 'add-text 30% RABATT #d92b2b', 1],
  [
    'pon una insignia arriba a la derecha 30% DESCUENTO círculo amarillo texto rojo',
    'add-text 30% DESCUENTO #d92b2b',
    1,
  ],
  [
    'ajoute un badge en haut à droite -30% SOLDES cercle jaune texte rouge',
    'add-text -30% SOLDES #d92b2b',
    1,
  ],
  [
    'coloca selo no canto superior direito 30% OFF círculo amarelo texto vermelho',
    'add-text 30% OFF #d92b2b',
    1,
  ],
  [
    'metti un bollino in alto a destra 30% SCONTO cerchio giallo testo rosso',
    'add-text 30% SCONTO #d92b2b',
    1,
  ],
  ['add a SOLD banner across the upper left corner, red with white letters', 'add-text SOLD #ffffff', 1],
  ['Banner mit VERKAUFT oben links, rot mit weißen Buchstaben', 'add-text VERKAUFT #ffffff', 1],
  ['cartel VENDIDO arriba a la izquierda, rojo con letras blancas', 'add-text VENDIDO #ffffff', 1],
  ['bandeau VENDU en haut à gauche, rouge avec des lettres blanches', 'add-text VENDU #ffffff', 1],
  ['faixa VENDIDO em cima à esquerda, vermelha com letras brancas', 'add-text VENDIDO #ffffff', 1],
  ['striscia VENDUTO in alto a sinistra, rossa con lettere bianche', 'add-text VENDUTO #ffffff', 1],
  // Letters alone.
  ['write "SALE" in red at the top', 'add-text SALE #d92b2b', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'color'])).toEqual([plan, undone]),
);
