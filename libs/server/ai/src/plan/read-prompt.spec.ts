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
