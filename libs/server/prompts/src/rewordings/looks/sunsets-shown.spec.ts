import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['sharpen the sunset', 'sharpen', 0],
  ['make the sunset brighter', 'brighten', 0],
  ['make the sunset warmer', 'warm-tones', 0],
  ['mach den Sonnenuntergang heller', 'brighten', 0],
  ['haz la puesta de sol más oscura', 'darken', 0],
  ['rends le coucher de soleil plus chaud', 'warm-tones', 0],
  ['deixa o pôr do sol mais quente', 'warm-tones', 0],
  ['rendi il tramonto più caldo', 'warm-tones', 0],
  ['add a sunset', 'sunset', 0],
  ['make it look like sunset', 'sunset', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
