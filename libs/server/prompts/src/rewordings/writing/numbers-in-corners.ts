import type { Rewording } from '../rewording.ts';

/* "Put a 2 in the corner": a number that stands alone at a place is a text to write. */

/** The beginning of the prompt, an article behind punctuation, or a verb of writing, and an article. */
const START =
  '(?<=^\\s*|[,;.+]\\s*(?=an? |une? |una |uma? |eine? )|(?<!\\p{L})(?:put|add|write|place|pon|ponle|ponme|añade|agrega|escribe|mets|ajoute|écris|põe|bota|coloca|escreve|adiciona|metti|aggiungi|scrivi|setz|setze|schreib|schreibe|mach)(?: (?:me|mir|moi|por favor|please|bitte))? )';
const NUMBER =
  '(?:(?:an?|the|une?|una|el|le|il|o|uma?|eine?|die) )?(?:(?:number|n[uú]mero|numéro|nummer|zahl) )?(?<number>\\d{1,4})';
const PLACE =
  "(?=(?:(?:in|at|on|to|en|dans|au|aux|à|no|na|em|nell['’]|nel|in die|in der|abajo|arriba|unten|oben|em baixo|embaixo|em cima) ?)+(?:\\p{L}+[- ]){0,3}?(?:corners?|esquinas?|rinc[oó]n|ecken?|coins?|cantos?|cantinho|angol\\p{L}+)(?!\\p{L}))";

/** A year or a date behind other wishes: “a thin border, and the year 1931 in small type in the bottom right corner”. */
const LABEL =
  "(?:the (?:year|date)|das (?:jahr|datum)|(?:el año|la fecha)|(?:l['’]année|la date)|(?:o ano|a data)|(?:l['’]anno|la data))";
const LETTERS =
  '(?<letters> (?:in|en|em) (?:\\p{L}+ ){1,3}(?:type|letters|numbers|font|schrift|buchstaben|zahlen|letras?|números|lettres|chiffres|lettere|caratteri|cifre))?';
const DATED = new RegExp(
  `(?<=^\\s*|[,;.+]\\s*(?:and |und |y |et |e )?|\\s(?:and|und|y|et|e) )${LABEL} (?<number>\\d[\\d./-]*)${LETTERS}(?= ${PLACE})`,
  'giu',
);

export const NUMBERS_IN_CORNERS: readonly Rewording[] = [
  [new RegExp(`${START}${NUMBER} ${PLACE}`, 'giu'), (_, number) => `text "${String(number)}" `],
  [DATED, 'text "$<number>"$<letters>'],
];
