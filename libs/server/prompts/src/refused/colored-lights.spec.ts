import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['make my setup all purple rgb, just the lights not my whole desk', '', 1],
  ['make the rgb lights purple', '', 1],
  ['turn the lights blue', '', 1],
  ['mach die lichter blau', '', 1],
  ['pon las luces azules', '', 1],
  ['mets les lumières en bleu', '', 1],
  ['põe as luzes roxas', '', 1],
  ['metti le luci blu', '', 1],
  // The light of the picture.
  ['make the lights brighter', 'brighten', 0],
  ['make the christmas lights glow', 'neon-glow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
