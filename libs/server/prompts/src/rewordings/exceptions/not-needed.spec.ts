import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['convert to png, skin smoothing is not needed', 'convert-format', 0],
  ['brighten it, rotation isn’t necessary', 'brighten', 0],
  ['dale más contraste, giro no hace falta', 'contrast', 0],
  ["plus de contraste, rotation c'est pas la peine", 'contrast', 0],
  ['salva em png, pele lisa não precisa', 'convert-format', 0],
  ['metti un bordo bianco, ritaglio non serve', 'border', 0],
  ['nada de pele lisa, só clareia', 'brighten', 0],
  ['assolutamente niente rotazione, solo salva in png', 'convert-format', 0],
  ['pas de flou svp', '', 1],
  ['pas de flou', '', 1],
  ['aucun flou', '', 1],
  ['the crop is not needed', '', 1],
  ['niente sfocatura per favore', '', 1],
  ['i hate when my phone makes it yellow, fix the white balance', 'color-correction', 0],
  ['i hate when apps make it black and white, so only add a white border', 'border', 0],
  ['was going to ask you to crop it but no, add a vignette', 'vignette', 0],
  ["whatever you do don't crop it", '', 1],
  ['no quites a la gente, solo aclárala', 'brighten', 0],
  ["don't remove the people, just brighten them", 'brighten subject', 0],
  ["don't remove the dog or the car, just brighten it", 'brighten', 0],
  ['no quiero que suavices la piel', '', 1],
  // What is not needed, and may go.
  ['the background is not needed', 'remove-background', 0],
  ['el fondo no hace falta', 'remove-background', 0],
  ['niente sfondo', 'remove-background', 0],
  ['I hate when people stand behind me, remove them', 'remove-object', 0],
  ['i hate how dark it is, brighten it', 'brighten', 0],
  ["don't remove the people, only the cars", 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
