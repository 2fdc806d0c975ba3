import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Light grey background hex f2f2f2", "write SALE in #aa0000": a color as six digits, which is more exact than its name, and no
 * part of a text.
 */

const HEX = '#[\\da-f]{6}(?![\\p{L}\\d])';
const SHADES =
  '(?:(?:very |really )?(?:light|dark|pale|bright|deep|soft|warm|cool|helle[rnsm]?|dunkle[rnsm]?) )?';

export const COLORS_IN_HEX: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:(?:with|mit|con|avec|com|in|en|em) )?(?:(?:the |dem |el |le |o |il )?(?:hex|html|web|rgb)(?:[- ]?(?:code|colou?r|farbe|wert|value|número))?|(?:colou?r|farb|código|code|codice)[- ]?(?:code|hex))(?: of| is|:| =)? #?(?=[\da-f]{6}(?![\p{L}\d]))/giu,
    '#',
  ],
  // The name of the color of a background or a border beside its digits.
  [
    new RegExp(
      `(?<!\\p{L})${SHADES}${COLOR_WORD} (?<what>background|backdrop|border|frame|hintergrund|rahmen|rand),? ?\\(?(?:in |with |mit )?(?<hex>${HEX})\\)?`,
      'giu',
    ),
    '$<hex> $<what>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<what>fondo|marco|borde|fond|cadre|fundo|moldura|borda|sfondo|cornice|bordo) (?:en |em |in )?${COLOR_WORD}(?: (?:claro|oscuro|clair|foncé|escuro|chiaro|scuro))?,? ?\\(?(?<hex>${HEX})\\)?`,
      'giu',
    ),
    '$<what> $<hex>',
  ],
  // Behind words to write that nobody quotes.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:write|add(?: the)? text|put(?: the)? text|schreibe?|escribe|écris|escreve|scrivi) [^"“„«,.;]{1,60}) (?:in|en|em) (?:(?:color|colour|farbe|colore|cor|couleur) )?(?<hex>${HEX})(?: (?:letters|buchstaben|letras|lettres|lettere))?`,
      'giu',
    ),
    ', letters $<hex>',
  ],
];
