import { readPrompt } from '../read-prompt.ts';

it.each([
  ['scan of my contract, make paper white and text black, cut the table edges off', 'scan-document'],
  ['remove the timestamp in the bottom corner (orange 14 8 99)', 'remove-object'],
  ['take away all people from the beach, all of em', 'remove-object'],
  ['tapa la matricula y tambien la del coche de al lado', 'blur'],
  ['tira o fundo e deixa branco', 'replace-background'],
  ['ritaglia solo la borsa e salvala in png trasparente', 'remove-background'],
  ['scan this bill so I can read it, its crumpled', 'scan-document'],
  ['This old photo of my aunt has a crease. Could it please be mended?', 'repair-scratches'],
  ['bags under my eyes are terrible after the night shift', 'smooth-skin'],
  ['the bride is out of focus and the photographer won’t answer my emails', 'sharpen'],
  ['éclaircis la photo. Merci infiniment', 'brighten'],
  ['suaviza mis arrugas, tengo 60 años no 20', 'smooth-skin'],
  ['remove the metadata and make it brighter', 'brighten'],
  ['y a du bruit partout dans le noir en bas, nettoie', 'denoise'],
  ['flip it, the lettering on my jersey is backwards', 'flip'],
  ['voltea la foto horizontalmente, las letras salen al revés', 'flip'],
  ['make a pencil sketch, the paper kept white', 'pencil-sketch'],
  ['floute tout le texte, y compris le nom et le numéro de téléphone', 'blur'],
  ['écris "Fermé" en bas, police simple', 'add-text'],
  ['Gelbstich raus, die Fliesen sollten weiß sein', 'color-correction'],
  ['uniquement la lampe, fond transparent', 'remove-background'],
  ['quita el fondo, ojo con el pelo', 'remove-background'],
  ['remove the spot on my chin and the pimple next to my nose', 'smooth-skin'],
  ['dipinto a olio, i volti devono restare riconoscibili', 'oil-painting'],
  ['remove the man on the left, half hidden behind the hedge', 'remove-object'],
])('“%s” has nothing that is not done', (prompt, operation) => {
  const { steps, notPossible, hints } = readPrompt(prompt);
  expect([steps[0]?.operation, notPossible, hints]).toEqual([operation, [], []]);
});

it('says which other picture is meant without reporting it as undone', () =>
  expect(
    readPrompt('swap the background with my second image, the one with mountains', {
      mask: false,
      reference: true,
    }).notPossible,
  ).toEqual([]));

it.each([
  'juntar las dos fotos en una, una arriba y otra abajo',
  'combine both photos, one on top and the other below',
])('“%s” is done as a whole if there is a second picture', (prompt) => {
  const { steps, notPossible } = readPrompt(prompt, { mask: false, reference: true });
  expect([steps[0]?.options['layout'], notPossible]).toEqual(['stacked', []]);
});

it('says that a new color leaves the shine of a surface as it is', () => {
  expect(readPrompt('make my car matte black').notPossible).toEqual(['“matte”']);
  expect(readPrompt('mach das Auto mattschwarz').notPossible).toEqual(['“matt”']);
  expect(readPrompt('mate, make my car black please').notPossible).toEqual([]);
});

it('still says what the result lacks', () => {
  expect(readPrompt('sunset sky and add two seagulls').notPossible).toEqual(['“add two seagulls”']);
  expect(readPrompt('scan of my contract, remove the lines').notPossible).toEqual(['“remove the lines”']);
});

it.each([
  ['black and white, remove the yellow bucket', 'remove the yellow bucket'],
  ['rotate it to the left and black out the prices', 'black out the prices'],
  ['make it brighter, my client wants to see the car in red', 'my client wants to see the car in red'],
  ['only my wife, white background', 'only my wife'],
])('“%s” does not lose “%s”', (prompt, words) =>
  expect(readPrompt(prompt).notPossible).toEqual([`“${words}”`]),
);
