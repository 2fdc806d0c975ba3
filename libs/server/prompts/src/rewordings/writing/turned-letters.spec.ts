import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write Hello vertically on the left side', 'add-text Hello left -90', 0],
  ['vertical text SALE on the right', 'add-text SALE right -90', 0],
  ['texte vertical à gauche: SOLDES', 'add-text SOLDES left -90', 0],
  ['write "Hello" rotated by 90 degrees on the left', 'add-text Hello left -90', 0],
  ['schreib links HALLO', 'add-text HALLO left', 0],
  ['schreib unten rechts Copyright Müller', 'add-text Copyright Müller bottom-right', 0],
  ['écris à gauche SALUT', 'add-text SALUT left', 0],
  ['escreve à esquerda OLÁ', 'add-text OLÁ left', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'angle'])).toEqual([plan, undone]),
);

it.each([
  ['schreib groß Hallo drauf', 'add-text Hallo center large', 0],
  ['schreib klein unten rechts Anna', 'add-text Anna bottom-right small', 0],
  ['write big Hello at the top', 'add-text Hello top large', 0],
  ['escribe grande Hola arriba', 'add-text Hola top large', 0],
  ['écris en gros Bonjour en haut', 'add-text Bonjour top large', 0],
  ['escreve bem grande Olá', 'add-text Olá  large', 0],
  ['scrivi in grande Ciao in alto', 'add-text Ciao top large', 0],
  ['écris très grand Bonjour en haut', 'add-text Bonjour top large', 0],
  ['write big dreams only', 'add-text big dreams only ', 0],
  ['write big love from Anna', 'add-text big love from Anna ', 0],
  ['write Big Sale at the top', 'add-text Big Sale top', 0],
] as const)('the size before a text is that of its letters: “%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'size'])).toEqual([plan, undone]),
);
