import { readPrompt } from '../read-prompt.ts';

/** Wishes whose result says nothing of what is done, or of what nobody asked for. */
const ALL_DONE: readonly string[] = [
  // Damage beside the repair.
  'remove the scratches and the fold down the middle',
  'altes Foto vom Opa, bitte Kratzer und Flecken raus',
  'restaurar la foto de mi abuelo, tiene una mancha en la esquina',
  'enlever les taches et les rayures de cette vieille photo de ma grand-mère',
  'rimuovi le macchie e i graffi dalla foto di nonno soldato',
  'la foto è piena di graffi e puntini, la ripulisci?',
  // One of several things that are removed, with words for where it is, and a verb that is left over.
  'togli le bottiglie e il tostapane sul piano',
  'remova a mala e o guarda-chuva que ficaram encostados à parede',
  'tira tambem o celular da mao da tia',
  'macchie di umidità sul vecchio negativo, puliscile',
  'Dá pra recuperar essa foto do meu pai? Tá toda manchada',
  // What the picture is, and where it was found or taken.
  'Opas Foto vom Dachboden, Flecken und Kratzer raus',
  'foto pro currículo, fundo cinza',
  'blurry concert pic, any chance?',
  'documento antiguo del registro, que se lea bien la letra',
  'looks flat and dull, snowy day, I want it crisp',
  'moins de bruit, concert dans un bar très sombre',
  "enlever les plis et les taches, le portrait vient d'une malle au grenier",
  'rainy afternoon in Porto, more contrast and warmer',
  'birthday card for mom, add the text "Happy 60th"',
  'Old polaroid of mum and dad, gone all magenta. Would love to see the real colours.',
  'escreve "Olá" em arco',
  // Two edits that are only denied.
  'warmer. no crop and no sepia',
  'heller, kein Sepia und kein Zuschnitt',
  'éclaircis, sans recadrage et sans sépia',
  'clareia, sem corte e sem sépia',
  'schiarisci, senza ritaglio e senza seppia',
  // Colors that nobody gives it.
  'Questa cartolina del 1938 è piena di graffi e macchie, la sistemi ma senza colorarla',
  'Also ich hab hier so ein altes Foto von der Oma von 1952 da sind Kratzer drauf und oben ein brauner Fleck und das hätte ich gern weg aber nicht bunt machen das soll schwarzweiß bleiben',
  // Anything that makes it better.
  'sieht irgendwie lasch aus, mach halt mal was draus',
  'the colors look dull, make something of it',
  'los colores se ven apagados, haz algo con ella',
  // The size, which no step changes.
  'améliore-la comme tu le sens mais touche pas à la taille',
  "enhance it but don't touch the size",
  'verbessern aber die Größe nicht ändern',
  'mejórala pero no cambies el tamaño',
  'melhora mas não mexe no tamanho',
  'migliorala ma non toccare le dimensioni',
  // The ground of a photo that is done, and what it is for.
  'Preciso de uma foto 3x4 com fundo branco pra carteirinha da faculdade',
  // A fault that a step takes away.
  'der Kleine hat rote Augen, mach das weg',
  'the neon makes my skin green, remove it',
  // Complaints and causes.
  "the tattoo isn't clear, sharpen",
  'le ticket est illisible, améliore le',
  'sharpen it a bit, the text on the label is hard to read',
  'o azulejo está muito amarelo por causa da lâmpada',
  'etwas weniger Sättigung, die Tomaten sehen unecht aus',
  'i colori sono spenti, sembra una giornata di nebbia',
  'Los pendientes no brillan nada, más contraste y el fondo un poco desenfocado',
  "I'm dark skinned and the camera made me ashy, richer tones please",
  // Operations that nobody asked for.
  'cozy evening mood',
  'enlarge 4x for a banner',
  'recortar só o cachorro',
  'vorrei vedere il divano in grigio chiaro',
  'black background for the earrings and sharper sparkle',
  // What shall not be done again.
  'mach es heller, aber bitte nicht wieder die haut so glatt bügeln',
  'plus clair, et ne me lisse pas la peau cette fois',
  // What is done, and what belongs to it.
  'autumn leaves more orange, the house should stay as is',
  'get my daughter out of the picture as a cutout, hair included',
  'Urkunde abfotografiert, bitte entzerren und als saubren Scan in schwarzweiß',
  'denti bianchi ma naturali',
  'fix the tear in the corner and the yellowing, leave it black and white',
  'altes Foto von Opa, Knicke und Flecken weg, aber schwarzweiß lassen',
  'pasala a pdf no, a jpg',
  "it's overexposed, sky is just white. can you get the clouds back",
  'Kennzeichen unkenntlich machen, Auto soll zu mobile.de',
];

/** Wishes of which something that was asked for is not done, and the words for it. */
const UNDONE: readonly (readonly [wish: string, told: readonly string[]])[] = [
  ['restore this old photo, remove the stain on my shirt', ['“remove the stain on my shirt”']],
  ['ripara la foto e togli la macchia dal vestito', ['“togli la macchia dal vestito”']],
  ['erase the pimple on her chin and the coffee stain on the shirt', ['“the coffee stain on the shirt”']],
  ['brighter, sunny day', ['“sunny day”']],
  ["there's a sign behind us, remove it, and fix the red eyes", ['“remove it”']],
  ['beide Bilder nebeneinander, mit schmalem weißen Rand', ['“beide Bilder nebeneinander”']],
  ['birthday card for mom with balloons, brighter', ['“birthday card for mom with balloons”']],
  ['notte con le lucine fatate', ['magical effects']],
  ['las dos de mis hijos en una sola con borde blanco', ['collage']],
  [
    'the pic of our church choir is tilted and a bit dark on the left side',
    ['“a bit dark on the left side”'],
  ],
  ['old timey brown photograph with worn edges', ['“worn edges”']],
  ['the label is hard to read, blur it', ['“blur it”']],
  ['faded polaroid vibes', ['vintage']],
  ['remove the background, hair blonde', ['“hair blonde”']],
  ['crop for a phone lock screen, tower in the center', ['“tower in the center”']],
  ['make the leaves orange, more leaves', ['“more leaves”']],
  ['hdr, get the details of my shirt back', ['“get the details of my shirt back”']],
  ['tira as espinhas mas deixa a pinta', ['“deixa a pinta”']],
  ['adoucir la peau sans effacer les grains de beauté', ['“sans effacer les grains de beauté”']],
  ['mach das Bild heller aber nicht das Fenster', ['“nicht das Fenster”']],
];

describe('trulyUndone', () => {
  test.each(ALL_DONE)('says nothing of what is done: %s', (wish) => {
    const { steps, notPossible, hints } = readPrompt(wish);
    expect(steps).not.toEqual([]);
    expect([...notPossible, ...hints]).toEqual([]);
  });

  test.each(UNDONE)('says what is not done: %s', (wish, told) => {
    const { steps, notPossible } = readPrompt(wish);
    expect(steps).not.toEqual([]);
    expect(notPossible).toEqual(told);
  });

  test('keeps what is not done beside what is', () => {
    expect(readPrompt('Opas Konfirmationsfoto von 1938, Kratzer weg und einfärben').notPossible).toEqual([
      '“einfärben”',
    ]);
  });

  test('says that a stain may stay, unless how to remove one is said already', () => {
    expect(readPrompt('fix the folds and stains of this old photo').advice).toHaveLength(1);
    expect(readPrompt('fix the folds of this old photo').advice).toBeUndefined();
    expect(readPrompt('restore this old photo, remove the stain on my shirt').advice).toBeUndefined();
  });
});
