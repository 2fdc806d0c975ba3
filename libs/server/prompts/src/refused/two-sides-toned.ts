/*
 * Tones that two opposite sides shall get and the middle shall not: “darken the top and the bottom”. A step has one
 * part, and the readers would lose the other.
 */

const LANGUAGES: readonly (readonly [tone: string, sides: string])[] = [
  [
    '(?:darken|brighten|lighten|sharpen|blur|soften)',
    '(?:at )?(?:the )?(?:top and (?:the )?bottom|bottom and (?:the )?top|left and (?:the )?right|right and (?:the )?left)(?: (?:edges?|parts?|sides?|halves))?',
  ],
  [
    '(?:dunkle|helle?|schärfe|verdunkle)',
    '(?:oben und unten|unten und oben|links und rechts|rechts und links)(?: (?:ab|auf))?',
  ],
  [
    '(?:oscurece|aclara|ilumina|enfoca|desenfoca)',
    '(?:arriba y abajo|abajo y arriba|a (?:la )?izquierda y (?:a la )?derecha)',
  ],
  [
    '(?:assombris|éclaircis|fonce|floute)',
    '(?:en haut et en bas|en bas et en haut|le haut et le bas|à gauche et à droite)',
  ],
  [
    '(?:escurece|clareia|ilumina|desfoca)',
    '(?:em cima e em ?baixo|embaixo e em cima|à esquerda e à direita)',
  ],
  [
    '(?:scurisci|schiarisci|illumina|sfoca)',
    '(?:sopra e sotto|in alto e in basso|sotto e sopra|a sinistra e a destra)',
  ],
];
const TONED = new RegExp(
  `(?<!\\p{L})(?:${LANGUAGES.map(([tone, sides]) => `${tone} ${sides}`).join('|')})(?=\\s*(?:[,.;!?]|$))`,
  'iu',
);

/** True for a wish to change two opposite sides. */
export const tonesTwoSides = (prompt: string): boolean => TONED.test(prompt);
