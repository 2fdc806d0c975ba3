import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the flash reflects on the forehead', 'smooth-skin', 0],
  ['der Blitz spiegelt sich auf der Stirn', 'smooth-skin', 0],
  ['auf der Stirn spiegelt sich der Blitz, das bitte abmildern', 'smooth-skin', 0],
  ['el flash se refleja en la frente', 'smooth-skin', 0],
  ['le flash se reflète sur le front', 'smooth-skin', 0],
  ['o flash reflete na testa', 'smooth-skin', 0],
  ['il flash si riflette sulla fronte, attenualo', 'smooth-skin', 0],
  ['spiegel das Bild', 'flip horizontal', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['axis'])).toEqual([plan, undone]);
});
