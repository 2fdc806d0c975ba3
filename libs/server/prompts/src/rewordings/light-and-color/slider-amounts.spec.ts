import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['pull highlights down 20', 'hdr 0.2'],
  ['highlights down by 20', 'hdr 0.2'],
  ['dehaze by around 20', 'dehaze 0.2'],
  ['lift the shadows by 30', 'low-light 0.3'],
  ['shadows +30 highlights -20', 'low-light 0.3 + hdr 0.2'],
  ['écris Exposition - 12 mai', 'add-text 1'],
  ['contrast up 20 brightness down 10', 'contrast 0.2 + darken 0.1'],
  ['contrast to 15, saturation to 10', 'contrast 0.15 + saturation 0.1'],
  ['Sättigung auf 10', 'saturation 0.1'],
  ['saturazione a 0', 'black-and-white 1'],
  ['súbele un 20% el brillo y un 10 la saturación', 'brighten 0.2 + saturation 0.1'],
  ['sube la luz un 25', 'brighten 0.25'],
  ['saturazione a 10 e contrasto 15', 'saturation 0.1 + contrast 0.15'],
  // A percentage says it already, and these are sizes.
  ['increase the brightness by 30 percent', 'brighten 0.3'],
  ['reduce it by 20', 'resize 1'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(
    readPrompt(prompt)
      .steps.map(({ operation, strength }) => `${operation} ${strength}`)
      .join(' + '),
  ).toBe(plan),
);
