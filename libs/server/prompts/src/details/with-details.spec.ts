import { describePlan, describeRefusal } from '../describe-plan.ts';
import { readPrompt } from '../read-prompt.ts';
import { photoSizeIn } from './passport-details.ts';

const answer = (prompt: string): string => {
  const reading = readPrompt(prompt);
  return reading.steps.length > 0 ? describePlan(reading, []) : describeRefusal(prompt, reading);
};

it.each([
  ['fondo blanco para foto carnet', 'Passport photo on white.'],
  ['change background to plain blue for a visa photo', 'Background in blue.'],
  [
    'round profile picture with a thin blue ring around it',
    'Crop to a circle, then thin blue line along the outline.',
  ],
  ['write SOLD across it in red, tilted', 'Add the text “SOLD”.'],
  [
    'Ecken abrunden und auf 800 Pixel Breite bitte, fürs Praxis-Intranet',
    'Resize to 800 pixels wide, then rounded corners.',
  ],
  ['add a white border, 40 pixels all round', 'White border of 40 pixels.'],
  ['un bordo bianco', 'White border.'],
  ['aggiungi un bordo nero sottile', 'Thin black border.'],
  ['compress it to jpg quality 60', 'Convert to JPEG with quality 60.'],
])('the result of “%s” says only what was done', (prompt, expected) => {
  expect(answer(prompt)).toBe(expected);
});

it.each([
  'put a heart shaped frame around us',
  'wooden frame around the picture',
  'put a frame with flowers around it',
])('“%s” is refused, and no plain border is charged for instead', (prompt) => {
  expect(answer(prompt)).toContain('A frame has one color');
});

it('a frame that cannot be drawn leaves the other wishes of a prompt', () => {
  const { steps, notPossible } = readPrompt('black and white with a star shaped frame');
  expect([steps.map(({ operation }) => operation), notPossible]).toEqual([
    ['black-and-white'],
    [expect.stringContaining('star shaped frame')],
  ]);
});

it('the size of a passport photo is the same with a second picture', () => {
  const given = { mask: false, reference: true };
  expect(readPrompt("photo d'identité, fond gris clair, 35 x 45", given).steps).toEqual([
    {
      operation: 'passport-photo',
      strength: 1,
      options: { widthMm: 35, heightMm: 45, color: '#c0c1c4', name: 'light gray' },
    },
  ]);
});

it.each([
  ['foto 3x4', 30, 40],
  ['visa photo 2x2', 51, 51],
  ['passport photo 2x2 inch', 51, 51],
  ['passport photo 35x45', 35, 45],
  ['passport photo 3.5 x 4.5 cm', 35, 45],
  ['passfoto 35 mal 45 mm', 35, 45],
  ['visa photo 600x600', 51, 51],
])('the photo of “%s” is %i × %i mm', (prompt, widthMm, heightMm) => {
  expect(photoSizeIn(prompt)).toMatchObject({ widthMm, heightMm });
});

it.each([
  [
    'put both one above the other, with a thin black line between them',
    { layout: 'stacked', gap: '#000000' },
  ],
  ['une esta foto con la otra, una arriba y otra abajo', { layout: 'stacked' }],
  ['beide Bilder untereinander', { layout: 'stacked' }],
  ['junta as duas, uma em cima da outra, com borda branca fina entre elas', { layout: 'stacked' }],
  ['side by side with my other picture, thin black line in between', { layout: 'beside', gap: '#000000' }],
  ['Zwei Fotos nebeneinander, mit dünnem weißen Strich dazwischen', { layout: 'beside' }],
])(
  'the collage of “%s” has the layout and the line of its prompt, and nothing else is done',
  (prompt, options) => {
    const { steps, notPossible } = readPrompt(prompt, { mask: false, reference: true });
    expect(steps).toEqual([{ operation: 'collage', strength: 1, options }]);
    expect(notPossible.join()).not.toContain('line');
  },
);
