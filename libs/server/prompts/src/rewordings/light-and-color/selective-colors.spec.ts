import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['selective color: red', 'black-and-white not color #d92b2b red', 0],
  ['selektive Farbe rot', 'black-and-white not color #d92b2b red', 0],
  ['color selectivo rojo', 'black-and-white not color #d92b2b red', 0],
  ['couleur sélective rouge', 'black-and-white not color #d92b2b red', 0],
  ['cor seletiva vermelho', 'black-and-white not color #d92b2b red', 0],
  ['colore selettivo rosso', 'black-and-white not color #d92b2b red', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
