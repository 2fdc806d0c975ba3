import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['improve the sharpness', 'sharpen', 0],
  ['improve the contrast', 'contrast', 0],
  ['repair the scratches, improve the sharpness', 'repair-scratches + sharpen', 0],
  ['verbessere die Schärfe', 'sharpen', 0],
  ['mejora la nitidez', 'sharpen', 0],
  ['améliore le contraste et la netteté', 'contrast + sharpen', 0],
  ['melhora a nitidez', 'sharpen', 0],
  ['migliora la nitidezza', 'sharpen', 0],
  ['set the colors right', 'color-correction', 0],
  ['farbe bitte richtig einstellen', 'color-correction', 0],
  ['pon bien los colores', 'color-correction', 0],
  ['mets les bonnes couleurs', 'color-correction', 0],
  ['o creme é rosa, não salmão, acerta a cor', 'color-correction', 0],
  ['metti i colori giusti', 'color-correction', 0],
  ['set the saturation to 20', 'saturation', 0],
  ['improve the quality', 'improve-quality', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
