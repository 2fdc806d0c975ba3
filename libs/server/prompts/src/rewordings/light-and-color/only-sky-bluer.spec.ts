import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['only the sky bluer, the sand stays', 'recolor blue', 0],
  ['nur den Himmel blauer, der Sand bleibt', 'recolor blue', 0],
  ['solo el cielo más azul, la arena no', 'recolor blue', 0],
  ['rends juste le ciel plus bleu, touche pas au sable', 'recolor blue', 0],
  ['deixa só o céu mais azul, a areia não mexe', 'recolor blue', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
