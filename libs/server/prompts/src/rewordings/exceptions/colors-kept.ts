import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Keep the shirt red and make it brighter": beside another wish a thing with its color only stays as it is. Alone, or where
 * the rest loses its colors, these words ask for a picture in which nothing else has any.
 */

/** Neither letters nor a border, which get the color if they are added: “write Hello and keep the letters white”. */
const NO_LETTERS =
  '(?!(?:letters?|text|font|writing|words?|caption|title|border|frame|schrift|buchstaben|rahmen|rand|letras?|texto|borde|marco|lettres?|texte|bordure|cadre|borda|moldura|lettere|testo|scritta|bordo|cornice)(?!\\p{L}))';

const NOT = '(?:not|nicht|no|pas|não|non)';

/** For each language how a thing with its color is kept, “and”, and the same without the color. */
const LANGUAGES: readonly (readonly [kept: string, and: string, plainer: string])[] = [
  [
    `(?:please )?(?:keep|leave) (?<what>(?:the|my|our|his|her|their) ${NO_LETTERS}\\p{L}+(?: \\p{L}+)?) ${COLOR_WORD}|(?:the )?(?<what2>${NO_LETTERS}\\p{L}+) (?:should|must|has to|needs to|can) (?:stay|remain) ${COLOR_WORD}`,
    'and|but',
    'keep $<what>$<what2> unchanged',
  ],
  [
    `(?:bitte )?(?:lasse?|belasse?) (?<what>(?:das|den|die|mein\\p{L}*|unser\\p{L}*) ${NO_LETTERS}\\p{L}+) ${COLOR_WORD}|(?<what2>(?:das|der|die|mein\\p{L}*|unser\\p{L}*) ${NO_LETTERS}\\p{L}+) (?:soll|muss) ${COLOR_WORD} bleiben`,
    'und|aber',
    'lass $<what>$<what2> unverändert',
  ],
  [
    `(?:mant[ée]n|conserva) (?<what>(?:el|la|mi|nuestr[oa]|los|las) ${NO_LETTERS}\\p{L}+) (?:en )?${COLOR_WORD}|(?<what2>(?:el|la|los|las) ${NO_LETTERS}\\p{L}+) (?:debe|tiene que) (?:seguir|quedarse|permanecer|seguir siendo) ${COLOR_WORD}`,
    'y|pero',
    'deja $<what>$<what2> tal cual',
  ],
  [
    `(?:laisse|garde)[rz]? (?<what>(?:le |la |les |mon |ma |l['’])${NO_LETTERS}\\p{L}+) (?:en )?${COLOR_WORD}|(?<what2>(?:le |la |les |l['’])${NO_LETTERS}\\p{L}+) (?:doit|doivent) rester ${COLOR_WORD}`,
    'et|mais',
    "laisse $<what>$<what2> comme c'est",
  ],
  [
    `(?:mant[ée]m|mantenha|conserva) (?<what>(?:o|a|os|as|meu|minha) ${NO_LETTERS}\\p{L}+) ${COLOR_WORD}|(?<what2>[oa]s? ${NO_LETTERS}\\p{L}+) (?:deve|tem que|tem de) (?:ficar|continuar) ${COLOR_WORD}`,
    'e|mas',
    'deixa $<what>$<what2> como está',
  ],
  [
    `(?:lascia|mantieni|tieni) (?<what>(?:il |lo |la |i |gli |le |l['’]|mi[oa] )${NO_LETTERS}\\p{L}+) ${COLOR_WORD}|(?<what2>(?:il |lo |la |i |gli |le |l['’])${NO_LETTERS}\\p{L}+) (?:deve|devono) restare ${COLOR_WORD}`,
    'e|ma',
    'lascia $<what>$<what2> così',
  ],
];

/** What is gray, or the only thing in color: nothing of it is said in the rest of the prompt. */
const NO_GRAY =
  '(?!.*(?<!\\p{L})(?:gr[ae]y\\p{L}*|grau\\p{L}*|gris\\p{L}*|cinza\\p{L}*|grigi\\p{L}*|monochrom\\p{L}*|monocrom\\p{L}*|b ?[&/]? ?w|black|schwarz\\p{L}*|negro|noir|preto|nero|sepia|sépia|seppia|desat\\p{L}*|décolor\\p{L}*|entfärb\\p{L}*|decolor\\p{L}*|colou?rs?|farb\\p{L}*|color|colores|couleurs?|cor|cores|colori|colore|rest|reste|resto|else|others?|everything|alles|todo|tout|tudo|tutto|only|just|nur|solo|sólo|seulement|só|apenas|demás)(?!\\p{L}))';

/** A new color for another thing, which changes nothing else: "make the sofa blue". */
const OTHER_COLOR = `(?=[^,.;!?]*(?<!\\p{L})(?:the|my|our|his|her|das|den|die|mein\\p{L}*|el|la|mi|le|mon|ma|o|a|meu|minha|il|lo|l['’]) ?\\p{L}+(?: \\p{L}+)? (?:to |in |en |em |di )?${COLOR_WORD}[.!\\s]*$)`;

export const COLORS_KEPT: readonly Rewording[] = LANGUAGES.flatMap(([kept, and, plainer]): Rewording[] => [
  [
    new RegExp(
      `^${NO_GRAY}\\s*(?:${kept})(?:\\s*[,;.]+\\s*(?:(?:${and}) )?| (?:${and}) )${OTHER_COLOR}`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      `^${NO_GRAY}\\s*(?:${kept})(?:\\s*[,;.]+\\s*(?:(?:${and}) )?| (?:${and}) )(?<rest>\\p{L}.*\\p{L}.*?)[.!\\s]*$`,
      'iu',
    ),
    `$<rest>, ${plainer}`,
  ],
  [
    new RegExp(
      `^${NO_GRAY}\\s*(?<rest>\\p{L}[^.!?]*?\\p{L})(?:\\s*[,;]+\\s*(?:(?:${and}) )?| (?:${and}) )(?:${kept})[.!\\s]*$`,
      'iu',
    ),
    `$<rest>, ${plainer}`,
  ],
  // Between other wishes, perhaps with a color that it shall not get: "the water should stay turquoise but not neon".
  [
    new RegExp(
      `^${NO_GRAY}(?<before>.*?\\p{L}.*?[,;.]\\s*(?:(?:${and}) )?)(?:${kept})(?:,? (?:${and}) ${NOT} \\p{L}+(?: \\p{L}+)?)?(?=\\s*(?:[,;.!]|$))`,
      'iu',
    ),
    `$<before>${plainer}`,
  ],
]);
