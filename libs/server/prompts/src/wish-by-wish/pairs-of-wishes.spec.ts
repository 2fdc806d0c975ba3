import { readPrompt } from '../read-prompt.ts';

/*
 * Two plain wishes ask for what each of them asks for, whatever joins them. The pairs are formed from these wishes, and one
 * of many is tried, each time another joint.
 */

const LANGUAGES = {
  english: {
    wishes: [
      'more contrast',
      'remove the noise',
      'remove the man on the left',
      'blur the background',
      'crop to 16:9',
      'rotate it 90 degrees',
      'add a vignette',
      'add a white border',
      'write "Hello" at the top',
      'fix the red eyes',
      'blur the license plate',
      'convert it to png',
      'turn it into a pencil sketch',
    ],
    joints: [', ', ' and ', ' and then ', ' as well as ', '; ', ' plus ', ', also '],
  },
  german: {
    wishes: [
      'mehr Kontrast',
      'entferne das Rauschen',
      'entferne den Hund',
      'quadratisch zuschneiden',
      'um 90 Grad drehen',
      'füge eine Vignette hinzu',
      'schreib "Hallo" oben',
      'rote Augen entfernen',
      'als PNG speichern',
    ],
    joints: [', ', ' und ', ' und dann ', '; ', ', außerdem '],
  },
  spanish: {
    wishes: [
      'más contraste',
      'quita el ruido',
      'quita el perro',
      'desenfoca el fondo',
      'gírala 90 grados',
      'añade una viñeta',
      'escribe "Hola" arriba',
      'conviértela a png',
    ],
    joints: [', ', ' y ', ' y luego ', ' además '],
  },
  french: {
    wishes: [
      'plus de contraste',
      'enlève le bruit',
      'enlève le chien',
      'floute le fond',
      'tourne de 90 degrés',
      'ajoute une vignette',
      'écris "Bonjour" en haut',
      'convertis en png',
    ],
    joints: [', ', ' et ', ' et puis ', ' ainsi que '],
  },
  portuguese: {
    wishes: [
      'mais contraste',
      'tira o ruído',
      'tira o cachorro',
      'desfoca o fundo',
      'gira 90 graus',
      'adiciona uma vinheta',
      'escreve "Oi" em cima',
      'converte para png',
    ],
    joints: [', ', ' e ', ' e depois ', ' bem como '],
  },
  italian: {
    wishes: [
      'più contrasto',
      'togli il rumore',
      'togli il cane',
      'sfoca lo sfondo',
      'ruotala di 90 gradi',
      'aggiungi una vignettatura',
      'scrivi "Ciao" in alto',
      'converti in png',
    ],
    joints: [', ', ' e ', ' e poi ', ' nonché '],
  },
} as const;

/** One pair of this many is tried. */
const TRIED_EVERY = 4;

const stepsIn = (prompt: string): readonly string[] => {
  const { steps, notPossible } = readPrompt(prompt);
  return [...steps.map((step) => JSON.stringify(step)), ...notPossible];
};

it.each(Object.entries(LANGUAGES))('pairs of wishes in %s are read as both', (_, { wishes, joints }) => {
  const pairs = wishes.flatMap((one) =>
    wishes.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  const misread = pairs
    .filter((_, at) => at % TRIED_EVERY === 0)
    .map(([one, other], at) => ({ one, other, prompt: `${one}${joints[at % joints.length]}${other}` }))
    .filter(
      ({ one, other, prompt }) =>
        stepsIn(prompt).toSorted().join() !== [...stepsIn(one), ...stepsIn(other)].toSorted().join(),
    );
  expect(misread).toEqual([]);
});
