import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['noir, hard shadows', 'contrast more + black-and-white', 0],
  ['black and white with deep shadows', 'contrast more + black-and-white', 0],
  ['schwarz-weiß mit harten Schatten', 'contrast more + black-and-white', 0],
  ['blanco y negro con sombras duras', 'contrast more + black-and-white', 0],
  ['noir et blanc, ombres dures', 'contrast more + black-and-white', 0],
  ['preto e branco com sombras duras', 'contrast more + black-and-white', 0],
  ['bianco e nero, ombre dure', 'contrast more + black-and-white', 0],
  ['hard shadows on her face', 'contrast less face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction', 'where'])).toEqual([plan, undone]),
);
