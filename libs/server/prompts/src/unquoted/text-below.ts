import { isText } from './spans.ts';
import { isOfLook, textLength } from './text-length.ts';
import { CAPITAL, END, form, START, WRITE } from './words-of-texts.ts';

const ABOVE =
  '(?:at the top|on (?:the )?top|above|oben(?: drüber)?|arriba|encima|en haut|au-dessus|em cima|no topo|in alto|sopra)';
const BELOW =
  '(?:(?:at|on) the bottom|below|underneath|beneath|under(?:neath)? (?:it|that)|darunter|drunter|unten(?: drunter)?|debajo|abajo|en bas|en dessous|au-dessous|dessous|embaixo|em baixo|abaixo|por baixo|in basso|sotto|al di sotto)(?: (?:it|that|de eso|de ça|disso))?';
/** Verbs that ask for a text if names follow. German nouns have capitals as well. */
const PUTS =
  '(?:put|add|pon(?:le|er|me)?|pónle|añade|agrega|coloca|mets|mettez|ajoute|põe|bota|adiciona|metti|aggiungi)';
/**
 * A second text under the first, in a prompt that says so between them: "write Lost Dog and below Call 555 1234", "escribe
 * arriba Feliz Cumple, y abajo Martina".
 */
const TWO_TEXTS = form(
  `(?<asked>${START}(?:${WRITE}|${PUTS})\\s+(?:${ABOVE}:?\\s+)?)(?<one>[^,;:"“”„«»]{2,60}?)(?<link>(?: ${ABOVE})?(?:,?\\s+(?:and|und|y|et|e)\\s+|,\\s+))(?<place>${BELOW})${END}\\s*:?\\s+(?<rest>\\S[^"“”„«»]*)$`,
);

/** `write "Lost Dog" and below "Call 555 1234"`. Null if a prompt has no such second text, which begins with a capital or a number. */
export const withBothTextsQuoted = (prompt: string): string | null => {
  const found = TWO_TEXTS.exec(prompt);
  const { asked = '', one = '', link = '', place = '', rest = '' } = found?.groups ?? {};
  if (found === null || !CAPITAL.test(one) || !CAPITAL.test(rest) || /^\p{Lu}/u.test(place)) return null;
  const two = rest.slice(0, textLength(rest, false));
  const isWhole = textLength(one, false) === one.length;
  if (!isWhole || !isText(one, false) || !isText(two, false)) return null;
  return `${prompt.slice(0, found.index)}${asked}"${one}"${link}${place} "${two}"${rest.slice(two.length)}`;
};

const SMALLER =
  "(?:(?:a bit |etwas |un poco |un peu |um pouco |un po['’] )?(?:in |en |em )?(?:smaller|kleiner|más (?:pequeñ(?:o|ito)|chic[oa]|chiquit[oa])|plus petit|mais pequen(?:o|inho)|menor|più piccol[oa]))";
/** A text in small letters that stands smaller at another place, behind one that is found: `"Paella". Abajo más chico, solo con reserva`. */
const SMALLER_TEXT = form(
  `(?<=["”»“][^"“”„«»]{0,40}[.,;]\\s+(?:(?:and|und|y|et|e)\\s+)?(?:${BELOW}|${ABOVE})${END},?\\s+${SMALLER}${END})\\s*[,:]?\\s+(?<text>\\p{Ll}[^"“”„«».;!?]{2,60})(?=[.;!?]|$)`,
);
const OF_LOOK = /^(?:in|on|at|en|em|mit|with|avec|com|con|de|di|auf|sur|als|as)$/iu;
/** The prompt with this text between quotation marks too. */
export const withSmallerQuoted = (prompt: string): string =>
  prompt.replace(SMALLER_TEXT, (said, ...found) => {
    const { text = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const [first = ''] = text.split(/\s+/u);
    const isWhole = textLength(`X ${text}`, false) === text.length + 2;
    return isWhole && !OF_LOOK.test(first) && !isOfLook(first) && isText(text, false) ? ` "${text}"` : said;
  });
