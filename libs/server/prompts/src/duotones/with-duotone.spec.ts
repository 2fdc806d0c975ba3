import { readPrompt } from '../read-prompt.ts';
import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['duotone pink and blue', 'sepia pink blue', 0],
  ['duotone: pink, green', 'sepia pink green', 0],
  ['duotone red/black for my band', 'sepia red black', 0],
  ['cool duotone with purple and orange, like spotify', 'sepia purple orange', 0],
  ['duotone pink blue', 'sepia pink blue', 0],
  ['make it a duotone of navy and gold', 'sepia navy gold', 0],
  ['blue and pink duotone', 'sepia blue pink', 0],
  ['duotone in dark blue and light pink', 'sepia dark blue light pink', 0],
  ['Two-tone image, red and black, crop it square', 'sepia red black + crop', 0],
  ['pop art duotone pink and blue', 'sepia pink blue + artist-style', 0],
  ['Duotone in rosa und blau', 'sepia pink blue', 0],
  ['zweifarbig in lila und grün', 'sepia lilac green', 0],
  ['duotono rosa y azul', 'sepia pink blue', 0],
  ['duotone rose et bleu', 'sepia pink blue', 0],
  ['foto em duotone roxo e preto para o cartaz', 'sepia purple black', 0],
  ['foto a due colori, blu e oro', 'sepia blue gold', 0],
  ['quero a foto em duas cores, azul escuro nas sombras e amarelo nas luzes', 'sepia navy yellow', 0],
  ['duotone, dark blue in the shadows and yellow in the highlights', 'sepia dark blue yellow', 0],
  ['Duotone. Deep purple in the shadows, orange in the highlights.', 'sepia deep purple orange', 0],
  ['duotone blue and orange', 'teal-and-orange', 0],
  ['duotono naranja y azul', 'teal-and-orange', 0],
  ['duotone #1B1F3B and #F4A259', 'sepia #1b1f3b #f4a259', 0],
  ['make everything red and black, two colours only', 'sepia red black', 0],
  ['only two colors: red and white', 'sepia red white', 0],
  ['make it all red and black', 'sepia red black', 0],
  ['alles nur in Rot und Schwarz', 'sepia red black', 0],
  ['solo dos colores, rojo y negro', 'sepia red black', 0],
  ['en deux couleurs, rouge et noir', 'sepia red black', 0],
  ['apenas vermelho e preto', 'sepia red black', 0],
  ['solo rosso e nero', 'sepia red black', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name', 'secondName'])).toEqual([plan, undone]),
);

it.each([
  ['rendi la foto un duotone blu e oro, in basso scrivi "Concerto" grande e bianco', '#ffffff'],
  ['cuadrada, duotono rosa y azul, y arriba "LOS DEL PATIO" en letra blanca gruesa', '#ffffff'],
  ['carré, duotone violet et vert fluo, « MARÉE BASSE » en haut à gauche en blanc', '#ffffff'],
  ['duotone in blau und gold, oben "Hallo" in rot', '#d92b2b'],
] as const)('the colors of a duotone are not those of a text: “%s”', (prompt, color) =>
  expect(planAndUndone(prompt, ['text', 'color'])[0]).toMatch(new RegExp(`add-text .+ ${color}`, 'u')),
);

it.each([
  ['split tone: purple shadows, orange highlights', 'sepia purple orange', 0],
  ['make the shadows purple and the highlights pink', 'sepia purple pink', 0],
  ['Schatten blau, Lichter gelb', 'sepia blue yellow', 0],
  ['Kontrast rauf, Schatten ins Blaue und Lichter pink', 'contrast + sepia blue pink', 0],
  ['sombras azules y luces rosas', 'sepia blue pink', 0],
  ['pink highlights and blue shadows', 'sepia blue pink', 0],
  ['push the shadows towards purple and the highlights to green', 'sepia purple green', 0],
  ['du vert dans les ombres et du rose dans les hautes lumières', 'sepia green pink', 0],
  ['sombras roxas e luzes amarelas', 'sepia purple yellow', 0],
  ['ombre blu e luci rosa', 'sepia blue pink', 0],
  ['teal in the shadows and orange in the highlights', 'teal-and-orange', 0],
  ['remove the blue shadows and yellow highlights', 'color-correction', 0],
] as const)('“%s” tones the dark and the light parts: “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name', 'secondName'])).toEqual([plan, undone]),
);

test('split toning leaves half of the colors that were there', () =>
  expect(readPrompt('purple in the shadows, pink in the highlights').steps).toMatchObject([
    { operation: 'sepia', strength: 0.5 },
  ]));

it.each([
  ['make it all black and white', 'black-and-white'],
  ['nur schwarz und weiß', 'black-and-white'],
  ['add a border, only red and black', 'border'],
] as const)('“%s” is no duotone', (prompt, plan) => expect(planAndUndone(prompt, [])[0]).toBe(plan));

test('a thing in two colors is no duotone', () =>
  expect(planAndUndone('make the car two-tone, red and white', [])[0]).not.toContain('sepia'));
