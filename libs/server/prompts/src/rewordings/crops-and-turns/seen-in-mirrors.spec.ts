import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'im spiegel sieht man mich in unterhemd. bitte mich da rausmachen aber spiegel soll spiegel bleiben',
    '',
    1,
  ],
  ['man sieht mich im Spiegel, bitte weg', '', 1],
  ['in the mirror you can see me in my undershirt, take me out but keep the mirror', '', 1],
  ['en el espejo se me ve en camiseta, sácame', '', 1],
  ['dans le miroir on me voit en pyjama, enlève-moi', '', 1],
  ['no espelho dá pra me ver, me tira', '', 1],
  ['wie im spiegel', 'flip horizontal', 0],
  ['sieht aus wie im Spiegel, bitte umdrehen', 'flip horizontal', 0],
  ['quiero verla como en el espejo', 'flip horizontal', 0],
  ['flip it like in a mirror', 'flip horizontal', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['axis'])).toEqual([plan, undone]),
);
