import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['where', 'names'];

it.each([
  ['make the sky more dramatic and warmer', 'dramatic-lighting sky + warm-tones sky'],
  ['make the sky more dramatic, warmer and darker', 'darken sky + dramatic-lighting sky + warm-tones sky'],
  ['mach das Auto heller und wärmer', 'brighten car + warm-tones car'],
  ['haz el cielo más oscuro y más cálido', 'darken sky + warm-tones sky'],
  ['le ciel plus sombre et plus chaud', 'darken sky + warm-tones sky'],
  ['deixa o fundo mais escuro e mais quente', 'darken background + warm-tones background'],
  ['lo sfondo più scuro e più caldo', 'darken background + warm-tones background'],
  ['darken and warm the sky', 'darken sky + warm-tones sky'],
  ['oscurece y satura el cielo', 'darken sky + saturation sky'],
] as const)('in “%s”, the part holds for all that is said of it', (prompt, plan) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]);
});

it.each([
  ['make the sky more dramatic and the whole picture warmer', 'dramatic-lighting sky + warm-tones', 0],
  ['make the sky warmer and sharpen the picture', 'sharpen + warm-tones sky', 0],
  ['blurred background and warmer', 'blur-background + warm-tones', 0],
  ['make the background white and brighter', 'replace-background + brighten', 0],
  ['make the room brighter and warmer', 'brighten + warm-tones', 0],
  // Nothing finds the moon, and the whole picture is not changed for it.
  ['make the moon larger and brighter', '', 2],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
