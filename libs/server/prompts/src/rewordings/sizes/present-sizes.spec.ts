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
  // The side that the picture has, behind a wish to enlarge it.
  ['twice as big for printing pls its only 640 wide', 'upscale', 0],
  ['mach es doppelt so groß, es ist nur 640 px breit', 'upscale', 0],
  ['agrándala al doble, solo tiene 640 px de ancho', 'upscale', 0],
  ['agrandis-la deux fois, elle fait que 640 px de large', 'upscale', 0],
  ['aumenta pro dobro, só tem 640 px de largura', 'upscale', 0],
  ['ingrandiscila del doppio, è larga solo 640 px', 'upscale', 0],
  ['make it bigger, 2640 px wide', 'resize 2640 + upscale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
