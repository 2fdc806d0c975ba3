import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['fit to A4', 'crop 70:99', 0],
  ['fit to A4 without cropping', 'border 70:99', 0],
  ['an A4 anpassen', 'crop 70:99', 0],
  ['adapter au format A4', 'crop 70:99', 0],
  ['ajustar a A4', 'crop 70:99', 0],
  ['ajustar para A4', 'crop 70:99', 0],
  ['adatta ad A4', 'crop 70:99', 0],
  ['can you make it a4 size', 'crop 70:99', 0],
  ['mach es auf A4', 'crop 70:99', 0],
  ['ponla en tamaño a4', 'crop 70:99', 0],
  ['mets-la en A4', 'crop 70:99', 0],
  ['deixa a foto em a4', 'crop 70:99', 0],
  ['mettila in formato a4', 'crop 70:99', 0],
  ['make it an a4 poster', '', 1],
  ['assombrir, format A4', 'darken + crop 70:99', 0],
  ['darken it, A4 format', 'darken + crop 70:99', 0],
  ['scurire lo sfondo, formato A4 se ci sta', 'darken + crop 70:99', 0],
  ['scan this page, A4', 'scan-document', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, undone]),
);
