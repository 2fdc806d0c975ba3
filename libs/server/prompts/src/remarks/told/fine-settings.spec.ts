import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['sharpness fine, brighten it', 'brighten', 0],
  ['the contrast is great but make it warmer', 'warm-tones', 0],
  ['Schärfe ist gut, bitte aufhellen', 'brighten', 0],
  ['la nitidez está bien, aclárala', 'brighten', 0],
  ['la netteté est bonne, éclaircis', 'brighten', 0],
  ['a nitidez está boa, clareia', 'brighten', 0],
  ['la nitidezza va bene, schiarisci', 'brighten', 0],
  ['good contrast please', 'contrast', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
