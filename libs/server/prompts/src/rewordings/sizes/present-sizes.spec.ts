import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['width', 'maxBytes', 'sizePercent', 'format', 'percent'];

it.each([
  ['it is only 480x360, sharpen it', 'sharpen', 0],
  ['das Foto hat nur 480x360, bitte schärfen', 'sharpen', 0],
  ['la foto es de 480x360, más nitidez', 'sharpen', 0],
  ['it should be 480x360', 'resize 480', 0],
  ['the banner I need is 1200x400, sharpen it', 'sharpen + resize 1200', 0],
  ['pesa 9 megas y el formulario solo acepta 3', 'convert-format 3000000', 0],
  ['it weighs 4 MB and they only take 1', 'convert-format 1000000', 0],
  ["plus légère pour l'envoyer par mail", 'convert-format 50', 0],
  ['in jpg e più leggera per telegram', 'convert-format 50 jpeg', 0],
  ['leichter zum Verschicken', 'convert-format 50', 0],
  ['make it lighter', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
