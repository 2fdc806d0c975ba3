import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'mets « Fermé lundi » en haut, et une bordure marron autour',
    'add-text Fermé lundi top + border #7a4e2d',
    0,
  ],
  [
    'mets « Fermé lundi » en haut et une fine bordure noire',
    'add-text Fermé lundi top + border #000000 thin',
    0,
  ],
  // A line around letters.
  ['écris « Soldes » en blanc avec une bordure noire', 'add-text Soldes  #ffffff #000000', 0],
  [
    'écris « Soldes » en blanc et une bordure noire autour des lettres',
    'add-text Soldes  #ffffff #000000',
    0,
  ],
  [
    'mets « Fermé lundi » en haut, et une bordure marron autour des lettres',
    'add-text Fermé lundi top #7a4e2d',
    0,
  ],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'color', 'outline', 'thickness'])).toEqual([plan, undone]),
);
