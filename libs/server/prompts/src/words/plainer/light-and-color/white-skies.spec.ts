import { planAndUndone } from '../../../testing/plan-and-undone.ts';

it.each([
  ["make the sky less white, it's blown out", 'hdr highlights sky'],
  ['der Himmel ist ganz weiß, total überbelichtet', 'hdr highlights sky'],
  ['el cielo salió todo blanco, está quemado', 'hdr highlights sky'],
  ['le ciel est tout blanc, cramé', 'hdr highlights sky'],
  ['o céu ficou branco, estourado', 'hdr highlights sky'],
  ['fai diventare il cielo meno bianco, è tutto bruciato', 'hdr highlights sky'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['tones', 'where'])).toEqual([plan, 0]);
});
