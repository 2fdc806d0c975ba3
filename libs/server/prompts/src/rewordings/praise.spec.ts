import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['grazie mille siete fantastici', '', 0],
  ['thanks, you guys are magic', '', 0],
  ['schiarisci la foto grazie mille siete fantastici', 'brighten', 0],
  ['mach es heller, ihr seid toll', 'brighten', 0],
  ['aclárala, sois geniales', 'brighten', 0],
  ['éclaircis la photo, vous êtes géniaux', 'brighten', 0],
  ['clareia a foto, vocês são incríveis', 'brighten', 0],
  ['ihr seid fantastisch', '', 1],
  ['you are amazing', '', 1],
  ['falla più grande', 'upscale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]);
});
