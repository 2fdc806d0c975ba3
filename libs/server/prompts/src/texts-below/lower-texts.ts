import type { Concept } from '../lexicon/english.ts';
import { conceptsOf } from '../unquoted/text-length.ts';
import { HOLE, withHoles } from '../words/quotations.ts';

/* Texts that stand below another one, without quotation marks. */

const IT = '(?: (?:it|that|this|eso|esto|ça|cela|(?:di|de) (?:esso|eso|esto)|disso|dele|deste))?';
const RIGHT = '(?:(?:right|directly|just|direkt|gleich|justo|juste|logo|bem|subito|proprio) )?';
/** Words for below another thing. “Abajo”, “em baixo” and “unten” mean the bottom of the picture. */
export const BELOW = `${RIGHT}(?:below|underneath|beneath|under(?= (?:it|that|this)(?!\\p{L}))|darunter|drunter|debajo|(?:en |au-|là-)?dessous|abaixo|por baixo|debaixo|(?:embaixo|em baixo|abajo)(?= (?:d[eio]|dis)\\p{L}*)|sotto)${IT}`;
const SAYS_BELOW = new RegExp(`(?<!\\p{L})(?:${BELOW})(?!\\p{L})`, 'iu');
/** True for a prompt with a word for below another thing. */
export const saysBelow = (prompt: string): boolean => SAYS_BELOW.test(prompt);
export const AND = '(?:,? (?:(?:and|und|y|et|e) )?(?:then |dann |luego |puis |poi |depois )?|[.;] )';

/** Nouns before a text that is a number: “and below it the date 5.5.2024”. */
export const LABELS =
  'date|phone(?: number)?|number|price|fecha|teléfono|número|precio|datum|telefonnummer|nummer|preis|téléphone|numéro|prix|data|telefone|preço|telefono|numero|prezzo';
/** What describes a text between a word for below and that text, where it stands without quotation marks. */
const DESCRIBING = `(?:,? (?:write|a bit|etwas|un poco|un peu|um pouco|un po[’']|smaller|kleiner|más pequeñ(?:o|ito)|más chiquit[oa]|(?:en )?plus petit|mais pequen[oa]|menor|più piccol[oa]|small|klein|pequeño|petit|pequeno|piccolo))*(?:,? (?:(?:the|la|el|le|das|die|den|o|a|il) |l[’'])?(?:${LABELS}))?`;
const ENDS = '(?:in|en|em|with|mit|con|avec|com|and|und|y|et|e) ';
const MONTH = '(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc])';
const LETTER = `(?:[^\\s.,:;!?${HOLE}]|[.,:](?=\\d|(?<=\\d\\.) ${MONTH}))`;
/** Begins with a capital or a digit. */
const TEXT = `(?<text>(?-i:[\\p{Lu}\\d])${LETTER}*(?: (?!${ENDS})${LETTER}+){0,6})`;
/** A text below a quoted one: “"For sale" at the top, and below it smaller 250 €”, “… and 250 € below it”. */
const LOWER: readonly RegExp[] = [
  `(?<=${HOLE}[^${HOLE}.;!?]{0,120}${AND}(?<under>${BELOW})${DESCRIBING} )${TEXT}(?=\\s*(?:[.,;!?]|$)| ${ENDS})`,
  `(?<=${HOLE}[^${HOLE}.;!?]{0,120}${AND}(?:(?:the|la|el|le|l[’']|das|die|den|o|a|il) \\p{L}+ )?)(?<text>[+(]?\\d[\\d ./€$£:()-]+\\d)(?= ${BELOW}(?!\\p{L}))`,
].map((form) => new RegExp(form, 'iu'));
/** German writes every noun with a capital. */
const IS_GERMAN = /dr?unter/iu;
const IS_SIGN = /\d|^\P{Ll}+$/u;

/** “14. Juni", 18 Uhr, Gasthof Adler”: a date, behind which the time and the place belong to the text. */
const DATED = new RegExp(`(?<=")(?<text>[^"]*\\d[^"]*)"(?<more>(?:, [^,.:;!?"${HOLE}]+)+)(?=[.;]|$)`, 'iu');
/** What the words of places mean elsewhere: “Plaza Mayor”, “Town Hall”, “Gasthof Adler”. */
const OF_PLACES: readonly Concept[] = ['scene', 'part', 'more', 'add'];
const isOfName = (concept: Concept): boolean => concept.startsWith('thing:') || OF_PLACES.includes(concept);
/** True for a time, or for the name of a place in capitals. */
const isTimeOrName = (part: string): boolean =>
  /^(?:um |ab |at |from |à |a las |às |alle |ore )?\d{1,2}(?:[:.h]\d\d)? ?(?:uhr|h|am|pm|hrs?|horas)?$/iu.test(
    part,
  ) || part.split(' ').every((word) => /^\p{Lu}/u.test(word) && conceptsOf(word).every(isOfName));
const withTimeAndPlace = (prompt: string): string =>
  prompt.replace(DATED, (...found) => {
    const { text = '', more = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const parts = more.split(', ').slice(1);
    const until = parts.findIndex((part) => !isTimeOrName(part.trim()));
    const own = until < 0 ? parts : parts.slice(0, until);
    return [[text, ...own].join(', ') + '"', ...parts.slice(own.length)].join(', ');
  });

/** The prompt with the text below a quoted one between quotation marks too. */
export const withLowerTextQuoted = (prompt: string): string => {
  const [holed, filled] = withHoles(prompt);
  const quoted = LOWER.reduce(
    (rest, form) =>
      rest.replace(form, (...found) => {
        const { text = '', under = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
        return IS_GERMAN.test(under) && !IS_SIGN.test(text) ? text : `"${text}"`;
      }),
    holed,
  );
  return filled(withTimeAndPlace(quoted));
};

const LOWER_ALONE = new RegExp(`^[^"]*${BELOW}${DESCRIBING} "[^"]*"[^"]*$`, 'iu');
const UPPER_AND_LOWER = new RegExp(
  `^(?<upper>[^"]*?)(?<lower>${AND}${BELOW}${DESCRIBING} "[^"]*"[^"]*)$`,
  'iu',
);
/** The part of such a prompt before the words for below, and the rest of it. */
export const upperAndLower = (prompt: string): readonly [upper: string, lower: string] => {
  const { upper = prompt, lower = '' } = UPPER_AND_LOWER.exec(prompt)?.groups ?? {};
  return [upper, lower];
};

/** True for a prompt of which only the lower text stands between quotation marks. */
export const isLowerQuoted = (prompt: string): boolean => LOWER_ALONE.test(prompt);
