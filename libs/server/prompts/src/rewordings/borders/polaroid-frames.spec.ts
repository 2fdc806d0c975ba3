import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['shape', 'decade', 'text'];

it.each([
  ['make it look like a 90s polaroid', 'vintage 1990s + border polaroid', 0],
  ['deixa com cara de polaroid', 'vintage + border polaroid', 0],
  ['white edge, wider below, like a polaroid', 'border polaroid', 0],
  ['weißer Rand unten breiter wie bei einem Polaroid', 'border polaroid', 0],
  ['cornice bianca larga sotto, come una polaroid', 'border polaroid', 0],
  ['bordure blanche de polaroid', 'border polaroid', 0],
  ['just the colors of a polaroid', 'vintage', 0],
  ['cornice bianca con scritto Elba 2017', 'border border + add-text Elba 2017', 0],
  ['marco blanco que ponga Nerja 2016', 'border border + add-text Nerja 2016', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
