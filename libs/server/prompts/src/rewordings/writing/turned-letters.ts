import type { Rewording } from '../rewording.ts';

/* Letters that are turned, and not the picture: "write "Hello" rotated by 90 degrees", "schreib senkrecht links HALLO". */

const VERTICAL =
  '(?:vertically|vertical|vertikal|senkrecht|hochkant|en vertical|verticalmente|verticalement|na vertical|in verticale)';

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
];
