import type { Rewording } from '../rewording.ts';

/*
 * Letters that are turned, and not the picture: "write "Hello" rotated by 90 degrees", "schreib senkrecht links HALLO". The size
 * of letters that is said before the text is said behind it: "schreib groß Hallo drauf".
 */

const VERTICAL =
  '(?:vertically|vertical|vertikal|senkrecht|hochkant|en vertical|verticalmente|verticalement|na vertical|in verticale)';

/** Where a text stands, between its size and its first capital letter. */
const PLACE =
  '(?:at the (?:top|bottom)|oben|unten|links|rechts|mittig|arriba|abajo|a la (?:derecha|izquierda)|en (?:haut|bas)|à (?:droite|gauche)|em (?:cima|baixo)|embaixo|à (?:direita|esquerda)|in (?:alto|basso)|sopra|sotto|a (?:destra|sinistra))';
/** For each language and size a verb of writing, what is said of the letters, and a word for it behind the text. */
const SIZES: readonly (readonly [write: string, size: string, plainer: string])[] = [
  ['[Ww]rite', '(?:in )?(?:really |very )?(?:big|large|huge)(?: letters)?', 'big'],
  ['[Ww]rite', '(?:in )?(?:really |very )?(?:small|tiny)(?: letters)?', 'small'],
  ['[Ss]chreibe?', '(?:ganz |schön |richtig |sehr )?groß', 'groß'],
  ['[Ss]chreibe?', '(?:ganz |schön |sehr )?klein', 'klein'],
  ['[Ee]scribe', '(?:en |muy |bien )?grande', 'grande'],
  ['[Ee]scribe', '(?:en |muy )?pequeño', 'pequeño'],
  ['[Éé]cris', '(?:en |bien |très )?(?:gros|grand)', 'en gros'],
  ['[Éé]cris', '(?:en |tout |très )?petit', 'petit'],
  ['[Ee]screv[ea]', '(?:em |bem |muito )?grande', 'grande'],
  ['[Ee]screv[ea]', '(?:em |bem |muito )?pequeno', 'pequeno'],
  ['[Ss]crivi', '(?:in |bello |molto )?grande', 'grande'],
  ['[Ss]crivi', '(?:in |molto )?piccolo', 'piccolo'],
];

export const TURNED_LETTERS: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:write|put|add|text|caption|title|watermark|schreib\p{L}*|schrift|setze?|escribe|pon|texto|écris|mets|texte|escreve|coloca|scrivi|metti|testo) ["“„«][^"”“»]+["”“»][^.;!?]{0,40}?)(?:,? )(?:rotated|turned)(?: by)? (?=\d+ ?(?:degrees?|°))/giu,
    ' turned ',
  ],
  [
    new RegExp(
      `(?<=^\\s*)(?<verb>write|schreibe?|escribe|écris|escreve|scrivi) ${VERTICAL} (?<rest>[^"“„«]+)$`,
      'iu',
    ),
    '$<verb> $<rest>, vertical',
  ],
  ...SIZES.map(([write, size, plainer]): Rewording => [
    new RegExp(
      `(?<=^\\s*)(?<verb>${write}) ${size} (?<rest>(?:${PLACE} ){0,2}\\p{Lu}(?!.* (?:and|und|y|et|e|then|dann) \\p{Ll})[^"“„«]*)$`,
      'u',
    ),
    `$<verb> $<rest>, ${plainer}`,
  ]),
];
