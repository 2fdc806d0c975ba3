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
