import { readPrompt } from './read-prompt.ts';

describe('a prompt does nothing that it negates', () => {
  it.each([
    ["noise reduction only, don't sharpen", 'denoise'],
    ["denoise it but don't sharpen", 'denoise'],
    ['remove the grain, no sharpening please', 'denoise'],
    ['entrausche es, aber nicht schärfen', 'denoise'],
    ['sin viñeta, solo más claro', 'brighten'],
  ])('%s', (prompt, expected) => {
    const { steps, notPossible } = readPrompt(prompt);
    expect(steps.map(({ operation }) => operation).join(' + ')).toBe(expected);
    expect(notPossible).toEqual([]);
  });
});

/** The operations of a prompt with their options, without those that say nothing about the wish. */
const planned = (prompt: string): string =>
  readPrompt(prompt)
    .steps.map(({ operation, options }) => {
      const { edge, shape, percent, place, where } = options;
      return [operation, ...[edge, shape, percent, place, where].filter(Boolean)].join(' ');
    })
    .join(' + ');

/** Ordinary wishes that were once refused or misread, by what made them hard. */
const ORDINARY: readonly (readonly [what: string, plan: RegExp, wishes: readonly string[]])[] = [
  [
    'a story before the complaint',
    /^(?:low-light|brighten)$/,
    [
      'my kitchen pic for the airbnb page came out way too dark, can u fix it',
      'mein Wohnzimmerbild für die Wohnungsanzeige ist viel zu dunkel geworden, kannst du das richten',
      'la foto de mi cocina para el anuncio salió demasiado oscura, la puedes arreglar',
      "la photo de ma chambre pour l'annonce est sortie beaucoup trop sombre, tu peux arranger ça",
      'a foto da minha sala pro anúncio ficou escura demais, dá pra arrumar',
    ],
  ],
  [
    'a vignette beside another wish for light',
    /^brighten \+ vignette$/,
    [
      'brighten the photo and add a vignette',
      'mach das Foto heller und füge eine Vignette hinzu',
      'aclara la foto y añade una viñeta',
      'éclaircis la photo et ajoute une vignette',
      'clareia a foto e adiciona uma vinheta',
      'schiarisci la foto e aggiungi una vignettatura',
    ],
  ],
  [
    'what shall not change',
    /^(?:low-light|brighten)$/,
    [
      'dont change the colors, just make it less dark',
      'die Farben nicht ändern, nur weniger dunkel',
      'não muda as cores, só deixa menos escura',
      'brighten the room without blowing out the window',
      'éclaircis la pièce sans cramer la fenêtre',
      'schiarisci la stanza senza bruciare la finestra',
    ],
  ],
  [
    'a part that is too bright, and fills the picture',
    /^darken$/,
    ['bring it down a tad, the beach is blinding', 'der Schnee blendet total, etwas dunkler'],
  ],
  [
    'where the fault comes from',
    /^enhance-colors$/,
    [
      'colors are washed out from the scanner',
      'die Farben sind vom Scanner ganz ausgewaschen',
      'los colores quedaron lavados por el escáner',
      'i colori sono slavati per via dello scanner',
    ],
  ],
  [
    'skin that may keep something',
    /^smooth-skin$/,
    [
      'Haut bissl glätten, aber die Falten dürfen bleiben',
      'remove the pimple on my chin but keep my freckles',
      'suaviza la piel pero deja las arrugas',
      'lisse la peau mais garde les rides',
    ],
  ],
  [
    'a background that is blurred except somebody',
    /^blur-background$/,
    [
      'make the backround blury exept the dog',
      'Hintergrund unscharf außer dem Hund',
      "floute l'arrière-plan sauf le chien",
    ],
  ],
  [
    'a square of which nothing is cut off',
    /^border square$/,
    [
      'fit the entire photo into a square with white bars, do not cut anything',
      'make it square without cropping, add white bars',
      'mete la foto entera en un cuadrado con franjas blancas, sin cortar nada',
      'mets toute la photo dans un carré avec des bandes blanches, sans rien couper',
    ],
  ],
  [
    'a sky as it is at sunset',
    /^sunset$/,
    [
      'make the sky less boring, like a nice sunset',
      'un ciel de coucher de soleil à la place du ciel gris',
      'um céu de pôr do sol no lugar do céu cinza',
    ],
  ],
  [
    'a painting by its name',
    /^artist-style$/,
    ['turn our beach selfie into the scream painting', 'unser Strandfoto als der Schrei von Munch'],
  ],
  [
    'a share of the picture',
    /^crop left 33$/,
    [
      "crop out the left third, it's just wall",
      'schneid das linke Drittel weg',
      'recorta el tercio izquierdo',
      'coupe le tiers gauche',
    ],
  ],
  ['two sides', /^crop top bottom 15$/, ['cutt of the black bars top and bottom']],
  ['everybody else', /^remove-object behind$/, ['keep the two of us and lose everybody else on the beach']],
  ['what a cut-out is for', /^remove-background$/, ['cut me out for a youtube thumbnail']],
  ['a colour named after neon light', /^recolor$/, ['make my car neon green']],
  ['a mood', /^dramatic-lighting$/, ['spooky vibe for haloween, no added stuff tho just the mood']],
];

describe.each(ORDINARY)('%s', (_, plan, wishes) => {
  it.each(wishes)('%s', (wish) => expect(planned(wish)).toMatch(plan));
});

it.each(['match the tones to my feed pic that i uploaded second', 'match the colors to the other picture'])(
  '%s, with another picture',
  (wish) =>
    expect(readPrompt(wish, { mask: false, reference: true }).steps).toMatchObject([
      { operation: 'match-reference' },
    ]),
);

describe('every part of a wish for several things is read', () => {
  const optionsOf = (prompt: string) => readPrompt(prompt).steps.map(({ options }) => options);

  it('removals at two places', () =>
    expect(optionsOf('remove the dog on the left and the cat on the right')).toMatchObject([
      { names: 'dog,cat', place: 'left,right' },
    ]));

  it('one removal that is said twice', () =>
    expect(optionsOf('remove the car. please just remove the car')).toMatchObject([
      { names: 'car', count: 1 },
    ]));

  it('two things in two colors', () =>
    expect(optionsOf('make the car red and the chair blue')).toMatchObject([
      { names: 'car', name: 'red' },
      { names: 'chair', name: 'blue' },
    ]));
});

describe('typed text is read as it was meant', () => {
  const written = (prompt: string): unknown => readPrompt(prompt).steps[0]?.options['text'];

  it('between typographic quotation marks', () =>
    expect(written('write ‘Happy Birthday’ at the top')).toBe('Happy Birthday'));

  it('before a word with a typographic apostrophe', () =>
    expect(written('scrivi Ciao Bella nell’angolo')).toBe('Ciao Bella'));

  it('without invisible characters', () => expect(written('write "a\u202eb\u0007c"')).toBe('abc'));

  it('with soft hyphens, as pages hyphenate words', () => {
    expect(planned('Brig\u00adhten it')).toBe('brighten');
    expect(readPrompt('Crop it to a squ\u00adare').steps[0]?.options).toEqual({ ratio: '1:1' });
  });

  it('with a word that is repeated', () =>
    expect(readPrompt('dark dark').steps).toEqual(readPrompt('dark').steps));
});

// Reading some of these took from seconds to two minutes, in which the server answered nobody else.
it.each([
  ['letters of which Unicode makes eighteen', '\ufdfa'.repeat(2_000)],
  ['one endless word', 'xy'.repeat(1_000)],
  ['an endless number', '0123456789abcdef'.repeat(120)],
  ['spaces after a quotation mark', `«${' '.repeat(1_900)}x`],
  ['quotation marks that never end', '"a '.repeat(600)],
  ['a thousand pieces', 'a,'.repeat(1_000)],
  ['misspelled words', 'backgruond brigther sharpnn, '.repeat(60)],
  ['half characters', '\ud800'.repeat(2_000)],
])('finishes reading a prompt of %s', (_, prompt) => {
  expect(readPrompt(prompt).steps.map(({ operation }) => operation)).not.toContain('remove-object');
});
